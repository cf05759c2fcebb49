//! `great-race replay` and `great-race verify`: a log shown, and a log checked.

use crate::options;
use crate::say;
use crate::words::Lang;
use anyhow::{Result, anyhow, bail};
use clap::Args;
use game::{Game, Viewer};
use race::{GreatRace, View};
use serde_json::json;
use std::path::PathBuf;

/// Which log to show.
#[derive(Args, Clone, Debug)]
pub struct ReplayArgs {
    /// The log file.
    file: PathBuf,
    /// Show the position after this record (0: the start); the last one unless said otherwise.
    #[arg(long, value_name = "N")]
    at: Option<u32>,
    /// List all records instead.
    #[arg(long)]
    list: bool,
    /// The language.
    #[arg(long, value_enum, default_value_t)]
    lang: Lang,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// Which log to check.
#[derive(Args, Clone, Debug)]
pub struct VerifyArgs {
    /// The log files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print JSON: one object, or one a line for several files.
    #[arg(long)]
    json: bool,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// Shows a position of a log.
pub fn replay(args: &ReplayArgs) -> Result<()> {
    let content = options::load(args.content.as_deref())?;
    let text = options::read_file(&args.file)?;
    let (rules, tape) =
        options::read_log(&content, &text).map_err(|e| anyhow!("{}: {e}", args.file.display()))?;
    if args.list {
        for line in tape.lines() {
            say(describe(line))?;
        }
        return Ok(());
    }
    let n = args.at.unwrap_or(tape.last());
    let Some(state) = tape.state_at(&rules, n) else {
        bail!("--at {n}: the log has records 1 to {}", tape.last());
    };
    if let Some(line) = n.checked_sub(1).and_then(|i| tape.lines().get(i as usize)) {
        say(describe(line))?;
    }
    let view = View::new(&rules, &state, Viewer::Spectator);
    let table = crate::play::Table::watch(&content, rules, tape.header(), args.lang)?;
    say(table.show_position(&view))?;
    say(GreatRace::write_position(table.rules(), &state))?;
    Ok(())
}

fn describe(line: &record::Line) -> String {
    let what = match line.what() {
        Ok(record::What::Act(seat, act)) => format!("seat {seat}: {act}"),
        Ok(record::What::Luck(luck)) => format!("luck: {luck}"),
        Ok(record::What::Undo(to)) => format!("undo to {to}"),
        Ok(record::What::Takeover(seat, by)) => format!("seat {seat} is taken over by {by}"),
        Ok(record::What::Position(position)) => format!("position: {position}"),
        Err(problem) => problem.to_string(),
    };
    format!("{:>5}  {what}", line.n)
}

/// Checks logs: form, legality, hashes and luck.
pub fn verify(args: &VerifyArgs) -> Result<()> {
    let content = options::load(args.content.as_deref())?;
    let mut bad = 0;
    for file in &args.files {
        let text = options::read_file(file)?;
        let (records, error) = match options::read_log(&content, &text) {
            Ok((_, tape)) if tape.knows_luck() => (tape.last(), None),
            Ok((_, tape)) => (
                tape.last(),
                Some((None, "the seed is not revealed, so luck and hashes cannot be checked".to_owned())),
            ),
            Err(error) => (0, Some((error.record, error.what.to_string()))),
        };
        bad += u32::from(error.is_some());
        if args.json {
            let error = error.map(|(record, what)| json!({"record": record, "what": what}));
            let mut result = json!({"ok": error.is_none(), "records": records, "error": error});
            if args.files.len() > 1 {
                result["file"] = file.display().to_string().into();
            }
            say(result)?;
        } else {
            match error {
                None => say(format!(
                    "{}: {records} records, every move legal, luck was not bent",
                    file.display()
                ))?,
                Some((None, what)) => say(format!("{}: {what}", file.display()))?,
                Some((Some(n), what)) => say(format!("{}: record {n}: {what}", file.display()))?,
            }
        }
    }
    if bad > 0 {
        bail!("{bad} of {} logs did not pass", args.files.len());
    }
    Ok(())
}
