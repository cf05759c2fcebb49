//! `great-race replay` and `great-race verify`: a log shown, and a log checked.

use crate::client::motorcar::MotorcarTelling;
use crate::client::race::RaceTelling;
use crate::client::{Looks, Reader, Telling, tell_entries};
use crate::luck;
use crate::options::{self, GameArg};
use crate::say;
use crate::terminal::say_json;
use crate::words::{Lang, Words};
use anyhow::{Result, anyhow, bail};
use clap::Args;
use content::Content;
use game::text::plain;
use game::{Game, Node, Seat, Viewer};
use record::{Base, Header, Marks, Receipt, Tape};
use serde_json::{Value, json};
use session::drivers::Driver;
use session::kinds::HolderKind;
use session::wire::{Entry, FinalPlace, Unchecked};
use session::{MotorcarPresenter, Presenter};
use std::path::{Path, PathBuf};

const SEALED: &str = "the seed is not revealed, so luck and hashes cannot be checked";

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
    /// Tell all that happened, from the start up to there.
    #[arg(long, conflicts_with = "list")]
    story: bool,
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
    #[arg(required_unless_present = "passport")]
    files: Vec<PathBuf>,
    /// The file of a campaign: replay every log that a stamp in its passport rests on.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["files", "receipt"])]
    passport: Option<PathBuf>,
    /// Print JSON: one object, or one a line for several files.
    #[arg(long)]
    json: bool,
    /// A receipt that was kept from before the nonces were opened: does the log keep to it?
    #[arg(long, value_name = "FILE")]
    receipt: Option<PathBuf>,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// Shows a position of a log.
pub fn replay(args: &ReplayArgs) -> Result<()> {
    let content = options::load(args.content.as_deref())?;
    let words = Words::new(&content, args.lang)?;
    let text = options::read_file(&args.file)?;
    let told = |e: record::LogError| anyhow!("{}: {e}", args.file.display());
    match options::game_of(&text) {
        GameArg::Race => {
            let (rules, tape) = options::read_race_log(&content, &text).map_err(told)?;
            let content = options::content_of(&content, &tape);
            let presenter = options::race_presenter(&content, tape.header())?;
            Story::<_, RaceTelling>::new(presenter, rules, tape, &words).show(args)
        }
        GameArg::Motorcar => {
            let (rules, tape) = options::read_motorcar_log(&content, &text).map_err(told)?;
            let content = options::content_of(&content, &tape);
            let presenter = MotorcarPresenter::new(&content).map_err(|p| anyhow!("{}", p[0]))?;
            Story::<_, MotorcarTelling>::new(presenter, rules, tape, &words).show(args)
        }
    }
}

/// A log, and the words it is told in.
struct Story<'a, P: Presenter, T> {
    presenter: P,
    rules: <P::Game as Game>::Rules,
    tape: Tape<P::Game>,
    teller: T,
    words: &'a Words,
    /// What the seats are called: bots by their drivers.
    names: Vec<Option<String>>,
}

impl<'a, P: Presenter, T: Telling<P>> Story<'a, P, T> {
    fn new(
        presenter: P,
        rules: <P::Game as Game>::Rules,
        tape: Tape<P::Game>,
        words: &'a Words,
    ) -> Story<'a, P, T> {
        let teller = T::new(presenter.board(&rules));
        let seal = tape.header().commitment.clone();
        let is_bot = |name: &str| HolderKind::in_log(name) == HolderKind::Bot;
        let seats = (1..).zip(tape.seats());
        let name =
            |(seat, name): (u8, String)| is_bot(&name).then(|| Driver::of(&seal, seat).name.to_owned());
        let names = seats.map(name).collect();
        Story { presenter, rules, tape, teller, words, names }
    }
    /// Nobody at this screen is addressed as "you".
    fn reader(&self) -> Reader<'_> {
        Reader { words: self.words, seat: None, names: &self.names, colour: Looks::of_this_terminal().colour }
    }

    fn show(&self, args: &ReplayArgs) -> Result<()> {
        let Story { presenter, rules, tape, teller, .. } = self;
        let reader = &self.reader();
        if args.list {
            return tape.lines().iter().try_for_each(|line| say(describe(line)));
        }
        let n = args.at.unwrap_or(tape.last());
        let Some(state) = tape.state_at(rules, n) else {
            match tape.base().filter(|base| n < base.record) {
                Some(base) => bail!("--at {n}: {}; --list shows the records", not_shown(base)),
                None => bail!("--at {n}: the log has records 1 to {}", tape.last()),
            }
        };
        if args.story {
            self.tell(n)?;
        } else if let Some(line) = n.checked_sub(1).and_then(|i| tape.lines().get(i as usize)) {
            say(describe(line))?;
        }
        let view = presenter.view(rules, &P::Game::view(rules, &state, Viewer::Spectator));
        say(teller.position(reader, &view))?;
        say(P::Game::write_position(rules, &state))?;
        if P::Game::node(&state) != Node::Over {
            return Ok(());
        }
        let places = P::Game::ranking(rules, &state);
        let result = |seat: Seat| FinalPlace {
            seat: seat.number(),
            place: places[seat.index()],
            points: presenter.points(rules, &state, seat),
        };
        let results: Vec<FinalPlace> = Seat::all(P::Game::ranked(rules)).map(result).collect();
        say(teller.result(reader, &view, &results))
    }

    /// What happened up to record `n`, as everybody saw it.
    fn tell(&self, n: u32) -> Result<()> {
        let Story { presenter, rules, tape, teller, .. } = self;
        let reader = &self.reader();
        let mut again = tape.rewound(rules, None)?;
        for line in tape.lines().iter().take(n as usize) {
            let mut events = Vec::new();
            let bare = record::Line { h: None, ..line.clone() };
            again.follow(rules, &bare, &mut events)?;
            let version = line.n;
            let seen = events.into_iter().filter_map(|event| P::Game::see(event, Viewer::Spectator));
            let mut entries: Vec<Entry<P::Event>> =
                seen.map(|seen| Entry::Event { version, event: presenter.event(rules, seen) }).collect();
            match line.what() {
                Ok(record::What::Undo(_)) => entries.push(Entry::Undone { version }),
                Ok(record::What::Takeover(seat, by)) => {
                    entries.push(Entry::taken_over(version, seat, &plain(by)));
                }
                Ok(record::What::Moved(..)) => entries.push(Entry::NewRules { version }),
                Ok(record::What::Help(seat)) => entries.push(Entry::Helped { version, seat }),
                Ok(record::What::Position(_)) => say(describe(line))?,
                _ => {}
            }
            tell_entries(teller, reader, &entries).into_iter().try_for_each(say)?;
        }
        Ok(())
    }
}

/// What cannot be shown or checked of a game that was moved to other rules.
fn not_shown(base: Base) -> String {
    let Base { record, from, to, .. } = base;
    let before = record - 1;
    format!(
        "records 1 to {before} were played under version {from} of the rules, and this program plays version {to}"
    )
}

fn describe(line: &record::Line) -> String {
    let what = match line.what() {
        Ok(record::What::Act(seat, act)) => format!("seat {seat}: {act}"),
        Ok(record::What::Luck(luck)) => format!("luck: {luck}"),
        Ok(record::What::Undo(to)) => format!("undo to {to}"),
        Ok(record::What::Takeover(seat, by)) => format!("seat {seat} is taken over by {by}"),
        Ok(record::What::Help(seat)) => format!("seat {seat} was given a hint"),
        Ok(record::What::Position(position)) => format!("position: {position}"),
        Ok(record::What::Moved(rules, position)) => {
            format!("on under version {rules} of the rules, from position: {position}")
        }
        Err(problem) => problem.to_string(),
    };
    format!("{:>5}  {}", line.n, plain(&what))
}

/// What is told of a log that could be read.
#[derive(Default)]
struct Checked {
    records: u32,
    /// Its seed is there, or it says that there is none (R177).
    is_open: bool,
    marks: Marks,
    /// The first line of the log.
    header: Option<Header>,
    /// A receipt was held against it, and it keeps to it.
    is_kept: bool,
}

impl Checked {
    /// What it does not keep of a receipt.
    fn unkept(&self, receipt: Option<&Receipt>) -> Option<(Option<u32>, String)> {
        let unkept = receipt?.check(self.header.as_ref()?).err()?;
        Some((None, plain(&unkept.to_string()).into_owned()))
    }
    fn of<G: Game>(tape: &Tape<G>) -> Checked {
        Checked {
            records: tape.last(),
            is_open: tape.knows_luck() || tape.header().is_by_hand(),
            marks: tape.marks(),
            header: Some(tape.header().clone()),
            is_kept: false,
        }
    }
}

/// What a log holds besides plain play, so that nobody takes a helped race for an honest one.
fn besides(marks: Marks) -> String {
    let times = |n: u32| if n == 1 { "once".to_owned() } else { format!("{n} times") };
    let mut said = Vec::new();
    if marks.is_branch {
        said.push("starts from a given position".to_owned());
    }
    if marks.positions > 0 {
        said.push(format!("a position was set by hand {}", times(marks.positions)));
    }
    if marks.far_undos > 0 {
        said.push(format!("taken back {} after something had come to light", times(marks.far_undos)));
    }
    if marks.helps > 0 {
        said.push(format!("hints were given {}", times(marks.helps)));
    }
    if let Some(base) = marks.moved {
        said.push(format!("{}: they were not checked, what follows was", not_shown(base)));
    }
    if said.is_empty() { String::new() } else { format!("; note: {}", said.join(", ")) }
}

/// Checks logs: form, legality, hashes and luck; against a receipt, also that seed and nonces were fixed in time. Every file
/// gets its line, whatever the others are.
pub fn verify(args: &VerifyArgs) -> Result<()> {
    let content = options::load(args.content.as_deref())?;
    if let Some(file) = &args.passport {
        return crate::campaign::verify(&content, file, args.json);
    }
    let receipt = args.receipt.as_deref().map(luck::read_receipt).transpose()?;
    if receipt.is_some() && args.files.len() > 1 {
        bail!("a receipt is held against one log, not {}", args.files.len());
    }
    let mut bad = Vec::new();
    for file in &args.files {
        let (found, error) = match check(&content, file) {
            Ok(found) if found.is_open => {
                let error = found.unkept(receipt.as_ref());
                (Checked { is_kept: receipt.is_some() && error.is_none(), ..found }, error)
            }
            Ok(found) => (found, Some((None, SEALED.to_owned()))),
            Err((record, what)) => (Checked::default(), Some((record, what))),
        };
        let line = line_of(file, &found, error.as_ref());
        if args.json {
            let mut result = json_of(&found, error.as_ref());
            if args.files.len() > 1 {
                result["file"] = file.display().to_string().into();
            }
            say_json(result)?;
        } else {
            say(&line)?;
        }
        if error.is_some() {
            bad.push(line);
        }
    }
    match bad.first() {
        None => Ok(()),
        Some(first) => bail!("{} of {} logs did not pass; the first: {first}", bad.len(), args.files.len()),
    }
}

/// One log checked. Where it fails: the record, if one is to blame, and why in plain words on one line.
fn check(content: &Content, file: &Path) -> Result<Checked, (Option<u32>, String)> {
    let bytes = std::fs::read(file).map_err(|error| (None, error.to_string()))?;
    let text = String::from_utf8(bytes).map_err(|_| (None, "a log is text in UTF-8".to_owned()))?;
    let checked = match options::game_of(&text) {
        GameArg::Race => options::read_race_log(content, &text).map(|(_, tape)| Checked::of(&tape)),
        GameArg::Motorcar => options::read_motorcar_log(content, &text).map(|(_, tape)| Checked::of(&tape)),
    };
    checked.map_err(|error| (error.record, plain(&error.what.to_string()).into_owned()))
}

fn line_of(file: &Path, found: &Checked, error: Option<&(Option<u32>, String)>) -> String {
    let name = plain(&file.display().to_string()).into_owned();
    match error {
        None => format!(
            "{name}: {} records, every move legal, {}{}{}",
            found.records,
            found.header.as_ref().map(luck::shown).unwrap_or_default(),
            found.header.as_ref().map_or("", |header| luck::order(header, found.is_kept)),
            besides(found.marks)
        ),
        Some((None, what)) => format!("{name}: {what}"),
        Some((Some(n), what)) => format!("{name}: record {n}: {what}"),
    }
}

fn json_of(found: &Checked, error: Option<&(Option<u32>, String)>) -> Value {
    let Checked { records, marks, header, is_kept, .. } = found;
    let header = header.as_ref();
    let error = error.map(|(record, what)| json!({"record": record, "what": what}));
    json!({
        "ok": error.is_none(), "records": records, "error": error, "branch": marks.is_branch,
        "set_positions": marks.positions, "far_undos": marks.far_undos, "helps": marks.helps,
        "unchecked": marks.moved.map(Unchecked::from),
        "luck": header.and_then(|header| header.luck.as_ref()), "luck_kind": header.map(luck::kind),
        "drawn": header.and_then(|header| header.drawn.as_ref()), "receipt": is_kept,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_race_that_was_helped_along_is_told_so() {
        assert_eq!(besides(Marks::default()), "");
        let base = Base { record: 41, from: 1, to: 2, times: 1 };
        let moved = besides(Marks { moved: Some(base), ..Marks::default() });
        assert!(moved.contains("records 1 to 40 were played under version 1 of the rules"), "{moved}");
        let marks = Marks { is_branch: true, positions: 1, far_undos: 2, helps: 1, moved: None };
        assert_eq!(
            besides(marks),
            "; note: starts from a given position, a position was set by hand once, taken back 2 times after something had come to light, hints were given once"
        );
    }
}
