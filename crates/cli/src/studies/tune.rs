//! `great-race study tune`: other numbers of the content, with the same luck, and what they do. No content is written.

use super::tables::{TablesArgs, check_place, motorcar_tables, race_tables, write};
use crate::options::{self, GameArg};
use crate::say;
use anyhow::{Result, anyhow, bail};
use clap::Args;
use comfy_table::{Table, presets};
use content::Content;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use study::balance::{MotorcarStudy, RaceStudy, Run, Studied};
use study::tune::{Aimed, Measured, Target, Trials, Vary, grid, measure};

/// How often one number is tried after the other before it is enough.
const ROUNDS: usize = 4;

/// What is varied, and what is aimed at.
#[derive(Args, Clone, Debug)]
pub struct TuneArgs {
    #[command(flatten)]
    tables: TablesArgs,
    /// What a number of the study should be: length=6..10, line.dakar-lagos=5%... Once for each.
    #[arg(long = "target", value_name = "NAME=LEAST..MOST", required = true)]
    targets: Vec<String>,
    /// A number of the content and what it may become: africa.line.dakar-lagos.price=40,60,80. Once for each.
    #[arg(long = "vary", value_name = "ADDRESS=NUMBERS", required = true)]
    varied: Vec<String>,
    /// Try one number after the other instead of every choice together.
    #[arg(long)]
    search: bool,
    /// Print the overlay of the nearest variant and nothing else; what was measured goes to the other output.
    #[arg(long)]
    overlay: bool,
    /// All numbers, and the overlay, as JSON too.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Tries and tells.
pub fn run(args: &TuneArgs) -> Result<()> {
    options::some_games(args.tables.games)?;
    args.json.as_deref().map(|file| check_place("json", file)).transpose()?;
    let content = options::load(args.tables.content.as_deref())?;
    let varied = args.varied.iter().map(|text| Vary::read(text, &content)).collect::<Result<Vec<_>, _>>();
    let varied = varied.map_err(|e| anyhow!(e))?;
    if let Some(twice) =
        (1..varied.len()).find(|&i| varied[..i].iter().any(|v| v.address == varied[i].address))
    {
        bail!("--vary names {} twice: put all its numbers behind one", varied[twice].address);
    }
    if !args.search {
        grid(&varied).map_err(|e| anyhow!(e))?;
    }
    let known = names(args, &content)?;
    let targets = args.targets.iter().map(|text| Target::read(text, &known)).collect::<Result<Vec<_>, _>>();
    let targets = targets.map_err(|e| anyhow!(e))?;
    let trials = try_all(args, &content, varied, targets)?;
    tell(args, &content, &trials)
}

/// What a study of these tables counts.
fn names(args: &TuneArgs, content: &Content) -> Result<Vec<String>> {
    Ok(match args.tables.game {
        GameArg::Race => {
            let tables = race_tables(&args.tables, content)?;
            if tables.iter().any(|(plan, ..)| plan.board != tables[0].0.board) {
                bail!("tuning is done on one board: say which, such as --board {}", tables[0].0.board);
            }
            RaceStudy::new(content, tables).map_err(|e| anyhow!(e))?.book().names().collect()
        }
        GameArg::Motorcar => {
            let tables = motorcar_tables(&args.tables, content)?;
            MotorcarStudy::new(content, tables).map_err(|e| anyhow!(e))?.book().names().collect()
        }
    })
}

fn with(content: &Content, varied: &[Vary], values: &[i64]) -> Result<Content> {
    let mut content = content.clone();
    for (vary, value) in varied.iter().zip(values) {
        content = content.with_number(&vary.address, *value).map_err(|e| anyhow!(e))?;
    }
    let problems = content.check();
    match problems.first() {
        // Each number alone would do.
        Some(problem) => bail!("these numbers will not do together: {problem}"),
        None => Ok(content),
    }
}

fn try_all(args: &TuneArgs, content: &Content, varied: Vec<Vary>, targets: Vec<Target>) -> Result<Trials> {
    let bar = ProgressBar::new_spinner();
    bar.set_style(ProgressStyle::with_template("{spinner} {pos} games, {elapsed}")?);
    let run = Run {
        games: args.tables.games,
        seed: args.tables.seed,
        threads: options::threads(args.tables.threads, args.tables.games),
        progress: &|| bar.inc(1),
    };
    let measured = |values: &[i64]| -> Result<Vec<Measured>> {
        let content = with(content, &varied, values)?;
        let measured = match args.tables.game {
            GameArg::Race => RaceStudy::new(&content, race_tables(&args.tables, &content)?)
                .and_then(|s| measure(s, &run, &targets)),
            GameArg::Motorcar => MotorcarStudy::new(&content, motorcar_tables(&args.tables, &content)?)
                .and_then(|s| measure(s, &run, &targets)),
        };
        measured.map_err(|e| anyhow!(e))
    };
    let now: Vec<i64> = varied.iter().map(|vary| vary.now).collect();
    // What will not do together is told before anything is played.
    let variants = if args.search { Vec::new() } else { grid(&varied).map_err(|e| anyhow!(e))? };
    variants.iter().try_for_each(|values| with(content, &varied, values).map(|_| ()))?;
    let mut trials = Trials::new(args.said(), &run, varied.clone(), targets.clone(), measured(&now)?);
    for values in variants {
        trials.add(values.clone(), &measured(&values)?);
    }
    for _ in 0..if args.search { ROUNDS } else { 0 } {
        let before = trials.best;
        for (place, vary) in varied.iter().enumerate() {
            for value in &vary.values {
                let mut values = trials.nearest().values.clone();
                values[place] = *value;
                if !trials.has(&values) {
                    trials.add(values.clone(), &measured(&values)?);
                }
            }
        }
        if trials.best == before {
            break;
        }
    }
    bar.finish_and_clear();
    Ok(trials)
}

impl TuneArgs {
    fn said(&self) -> String {
        let each =
            |name: &str, all: &[String]| all.iter().map(|one| format!(" --{name} {one}")).collect::<String>();
        let search = if self.search { " --search" } else { "" };
        format!(
            "great-race study tune {}{}{}{search}",
            self.tables.said(),
            each("target", &self.targets),
            each("vary", &self.varied)
        )
    }
}

fn tell(args: &TuneArgs, content: &Content, trials: &Trials) -> Result<()> {
    let best = with(content, &trials.varied, &trials.nearest().values)?;
    let files = best.changed_from(content);
    if let Some(file) = &args.json {
        let mut all = serde_json::to_value(trials)?;
        all["overlay"] = files
            .iter()
            .map(|(path, text)| ((*path).to_owned(), (*text).into()))
            .collect::<serde_json::Map<_, _>>()
            .into();
        write(file, &all.to_string())?;
    }
    let words = words(trials);
    if args.overlay {
        eprintln!("{words}");
    } else {
        say(words)?;
    }
    if files.is_empty() {
        let same = "the content as it is comes nearest: there is nothing to lay over it";
        return if args.overlay { bail!("{same}") } else { say(same) };
    }
    let is_one = files.len() == 1;
    for (path, text) in files {
        if !args.overlay {
            say(format!("\nto try it, save this as DIR/{path} and say --content DIR:\n"))?;
        } else if !is_one {
            say(format!("# {path}"))?;
        }
        say(text.trim_end())?;
    }
    Ok(())
}

fn words(trials: &Trials) -> String {
    let mut table = Table::new();
    table.load_preset(presets::UTF8_HORIZONTAL_ONLY);
    let varied = trials.varied.iter().map(|vary| vary.address.clone());
    let aims = trials.targets.iter().map(|target| format!("{}\n{}", target.name, target.words()));
    table.set_header(std::iter::once(String::new()).chain(varied).chain(aims));
    for (place, trial) in trials.trials.iter().enumerate() {
        let mark = match place {
            _ if place == trials.best => "nearest",
            0 => "as it is",
            _ => "",
        };
        let values = trial.values.iter().map(ToString::to_string);
        let aimed = trial.aimed.iter().map(|aimed| cell(aimed, place == 0));
        table.add_row(std::iter::once(mark.to_owned()).chain(values).chain(aimed));
    }
    format!(
        "{} games of each variant with the same luck; intervals of 95 %, those of differences from pairs of \
         games\n{table}",
        trials.games
    )
}

fn cell(aimed: &Aimed, is_base: bool) -> String {
    let Some(value) = aimed.value else { return "nothing to count".to_owned() };
    let [lo, hi] = aimed.ci95.unwrap_or([f64::NAN; 2]);
    let number = format!("{value:.3} ({lo:.3} – {hi:.3}) {}", aimed.verdict);
    if is_base {
        return number;
    }
    let [lo, hi] = aimed.effect_ci95.unwrap_or([f64::NAN; 2]);
    format!("{number}\n{:+.3} ({lo:+.3} to {hi:+.3})", aimed.effect)
}
