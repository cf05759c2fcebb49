//! `great-race study balance`: many races, and a report with charts that a designer can read.

use super::tables::{TablesArgs, check_place, motorcar_tables, race_tables, write};
use crate::options::{self, GameArg};
use crate::say;
use anyhow::{Result, anyhow};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::{Path, PathBuf};
use study::balance::{MotorcarStudy, RaceStudy, Report, Run, Studied, page, report};

/// What to study, and where the report goes.
#[derive(Args, Clone, Debug)]
pub struct BalanceArgs {
    #[command(flatten)]
    tables: TablesArgs,
    /// The report, one page that stands by itself; logs of the most extreme games go into a folder beside it.
    #[arg(long, value_name = "FILE", default_value = "balance.html")]
    out: PathBuf,
    /// All numbers as JSON too.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// No logs: the report says how to play each extreme game again.
    #[arg(long)]
    no_logs: bool,
}

/// Remarks that are told in the terminal too.
const TOLD: usize = 12;

/// Studies and writes.
pub fn run(args: &BalanceArgs) -> Result<()> {
    options::some_games(args.tables.games)?;
    check_place("out", &args.out)?;
    args.json.as_deref().map(|file| check_place("json", file)).transpose()?;
    let content = options::load(args.tables.content.as_deref())?;
    match args.tables.game {
        GameArg::Race => {
            let tables = race_tables(&args.tables, &content)?;
            study(args, RaceStudy::new(&content, tables).map_err(|e| anyhow!(e))?)
        }
        GameArg::Motorcar => {
            let tables = motorcar_tables(&args.tables, &content)?;
            study(args, MotorcarStudy::new(&content, tables).map_err(|e| anyhow!(e))?)
        }
    }
}

fn study(args: &BalanceArgs, study: impl Studied) -> Result<()> {
    let all = args.tables.games * study.plans().len() as u64;
    let bar = ProgressBar::new(all);
    bar.set_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")?);
    let run = Run {
        games: args.tables.games,
        seed: args.tables.seed,
        threads: options::threads(args.tables.threads, all),
        progress: &|| bar.inc(1),
    };
    let command = format!("great-race study balance {}", args.tables.said());
    let report = report(study, &run, command).map_err(|e| anyhow!(e))?;
    bar.finish_and_clear();
    let logs = if args.no_logs { None } else { Some(write_logs(&args.out, &report)?) };
    write(&args.out, &page::page(&report, logs.as_deref()))?;
    if let Some(file) = &args.json {
        write(file, &serde_json::to_string(&report)?)?;
    }
    tell(args, &report, logs.as_deref())
}

/// Writes the logs beside the report; the name of their folder.
fn write_logs(out: &Path, report: &Report) -> Result<String> {
    let stem = out.file_stem().map_or_else(|| "balance".into(), |stem| stem.to_string_lossy());
    let name = format!("{stem}-logs");
    let folder = out.with_file_name(&name);
    std::fs::create_dir_all(&folder).map_err(|error| anyhow!("{}: {error}", folder.display()))?;
    for game in &report.extremes {
        write(&folder.join(&game.file), &game.log)?;
    }
    Ok(name)
}

fn tell(args: &BalanceArgs, report: &Report, logs: Option<&str>) -> Result<()> {
    let all = report.games * report.tables.len() as u64;
    say(format!("{all} games at {} tables: {}", report.tables.len(), args.out.display()))?;
    if let Some(logs) = logs {
        say(format!("{} logs beside it in {logs}", report.extremes.len()))?;
    }
    for remark in report.remarks.iter().take(TOLD) {
        let board = remark.board.as_ref().map_or_else(String::new, |board| format!("{board}: "));
        say(format!("{}  {board}{}", if remark.sure { "sure  " } else { "likely" }, remark.says))?;
    }
    if report.remarks.len() > TOLD {
        say(format!("and {} more in the report", report.remarks.len() - TOLD))?;
    }
    Ok(())
}
