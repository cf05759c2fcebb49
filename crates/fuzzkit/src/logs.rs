//! A log file, read as it is and as it would be if whoever changed it had known how: with the right numbers, content hash,
//! checksum and luck. Without that second reading hardly any changed log would get beyond its first line.

use crate::played::{MOST_MOVES, Played, content, number_of};
use game::{Game, Node, Seat, SplitMix, Viewer};
use motorcar::MotorcarRace;
use race::GreatRace;
use record::{Header, Line, Seed, Tape, What};
use serde_json::{Value, json};
use session::{AnyTable, Catalog, Onlooker};
use std::collections::BTreeMap;

/// Longer logs take too long for many tries.
const MOST_LINES: usize = 400;
/// Moments of a log that are looked at.
const MOST_MOMENTS: usize = 24;

/// `great-race verify` and the server's import.
pub fn verify(text: &str) {
    if is_motorcar(text) { verify_one::<MotorcarRace>(text) } else { verify_one::<GreatRace>(text) }
}

/// `great-race replay --at N`, and the steps and views that the page is sent.
pub fn replay(text: &str) {
    if is_motorcar(text) { replay_one::<MotorcarRace>(text) } else { replay_one::<GreatRace>(text) }
}

/// `great-race play --resume` with bots on all seats, to the end.
pub fn resume(text: &str) {
    if is_motorcar(text) { resume_one::<MotorcarRace>(text) } else { resume_one::<GreatRace>(text) }
}

fn is_motorcar(text: &str) -> bool {
    let head: Value = serde_json::from_str(text.lines().next().unwrap_or_default()).unwrap_or_default();
    head["game"] == MotorcarRace::SLUG
}

fn verify_one<G: Played>(text: &str) {
    let _ = Tape::<G>::read(text, G::rules_for);
    let _ = catalog().read_log(text);
    let Some(mended) = Mended::<G>::of(text) else { return };
    let _ = mended.sealed.marks();
    for text in [mended.sealed.text(false), mended.open.text(true)] {
        let (_, again) =
            Tape::<G>::read(&text, G::rules_for).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(again.text(true), text, "a log is read and written as it was");
    }
    let _ = catalog().read_log(&mended.open.text(true));
}

fn replay_one<G: Played>(text: &str) {
    let Some(mended) = Mended::<G>::of(text) else { return };
    let (rules, tape) = (&mended.rules, &mended.sealed);
    for n in spread(tape.last()) {
        let state = tape.state_at(rules, n).expect("a record of a log that was read");
        let _ = G::write_position(rules, &state);
        for viewer in testkit::viewers::<G>(rules) {
            let _ = G::view(rules, &state, viewer);
        }
    }
    assert_eq!(tape.state_at(rules, tape.last()).as_ref(), Some(tape.state()));
    if let Some(table) = mended.table() {
        look_at(&*table);
    }
}

/// Everything that the page can ask of a table.
fn look_at(table: &dyn AnyTable) {
    let parsed = |json: String| serde_json::from_str::<Value>(&json).expect("JSON");
    parsed(table.board_json());
    let seats = table.notes().seats.len() as u8;
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    let onlookers = viewers.flat_map(|viewer| {
        parsed(table.shown_json(viewer, 0));
        parsed(table.events_json(viewer, 0));
        [Onlooker::Own(viewer), Onlooker::As(viewer)]
    });
    for onlooker in onlookers.chain([Onlooker::All]) {
        let Ok(steps) = table.replay_json(onlooker) else { continue };
        let steps = parsed(steps);
        let steps: Vec<u32> = steps["steps"]
            .as_array()
            .expect("steps")
            .iter()
            .filter_map(|step| step["at"].as_u64())
            .map(|at| at as u32)
            .collect();
        for i in spread(steps.len() as u32).take(4) {
            let Some(&at) = steps.get(i as usize) else { continue };
            parsed(table.replayed_json(onlooker, at).unwrap_or_else(|error| panic!("step {at}: {error}")));
        }
    }
    if let Ok(verified) = table.verify() {
        assert!(verified.ok, "{:?}", verified.error);
    }
    let _ = (table.info(), table.awaited(), table.turn());
}

fn resume_one<G: Played>(text: &str) {
    let Some(Mended { rules, open: mut tape, .. }) = Mended::<G>::of(text) else { return };
    let sitters: Vec<_> =
        tape.header().seats.iter().map(|name| G::bot(name).or(G::bot("novice")).expect("a bot")).collect();
    let mut luck = SplitMix(number_of(text));
    for _ in 0..MOST_MOVES {
        let state = *tape.state();
        match G::node(&state) {
            Node::Over => break,
            Node::Chance(_) => drop(tape.roll(&rules, &mut ()).expect("the seed is known")),
            Node::Decide(waiting) => {
                let seat = waiting.first().expect("somebody is asked");
                let view = G::view(&rules, &state, Viewer::Seat(seat));
                let action = sitters[seat.index()].choose(&rules, &view, &mut luck);
                tape.act(&rules, seat, action, &mut ()).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
            }
        }
    }
    assert_eq!(G::node(tape.state()), Node::Over, "no end after {MOST_MOVES} moves");
    let text = tape.text(true);
    let read = Tape::<G>::read(&text, G::rules_for).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(read.1.state(), tape.state());
}

/// All numbers up to the last, or a few of them, the last included.
fn spread(last: u32) -> impl Iterator<Item = u32> {
    let step = (last as usize / MOST_MOMENTS).max(1);
    (0..=last).rev().step_by(step)
}

fn catalog() -> Catalog {
    Catalog::new(content().clone())
}

/// A log made whole.
struct Mended<G: Game> {
    rules: G::Rules,
    /// With the luck that the file tells, the seed unknown.
    sealed: Tape<G>,
    /// With a seed and the luck that follows from it; what cannot be said then is left out.
    open: Tape<G>,
    seed: Seed,
}

impl<G: Played> Mended<G> {
    fn of(text: &str) -> Option<Mended<G>> {
        let (head, rest) = text.split_once('\n')?;
        let (header, seed) = mended_header::<G>(head)?;
        let rules = G::rules_for(&header, Some(&seed)).ok()?;
        let mut sealed = Tape::<G>::new(&rules, header.clone(), None).ok()?;
        for json in rest.lines().take(MOST_LINES) {
            let Ok(line) = serde_json::from_str::<Line>(json) else { continue };
            // What cannot be followed changes nothing, or is written down as it should have been.
            let _ = sealed.follow(&rules, &Line { n: sealed.last() + 1, h: None, ..line }, &mut ());
        }
        let mut open = Tape::<G>::new(&rules, header, Some(seed)).ok()?;
        for line in sealed.lines() {
            say_again(&rules, &mut open, line);
        }
        Some(Mended { rules, sealed, open, seed })
    }

    /// The same as a table on a server.
    fn table(&self) -> Option<Box<dyn AnyTable>> {
        let seat = |name: &String| json!({ "holder": { "kind": "person", "name": name } });
        let seats: Vec<Value> = self.open.header().seats.iter().map(seat).collect();
        let notes = json!({ "settings": {}, "seats": seats, "host": 0, "status": "running", "salt": 7 });
        let notes = serde_json::from_value(notes).expect("notes as they are stored");
        let header = self.open.header().clone();
        catalog().restore(header, &BTreeMap::new(), self.seed, notes, self.open.lines(), 0).ok()
    }
}

/// A header with everything right that a stranger could make right.
fn mended_header<G: Played>(head: &str) -> Option<(Header, Seed)> {
    let mut header: Header = serde_json::from_str(head).ok()?;
    header.files.clear();
    header.rules_version = G::RULES_VERSION;
    header.content = G::content_hash(&header)?;
    let seats = header.seats.len();
    let seed = match &header.luck {
        Some(word) => Seed::from_word(word),
        None => Seed::from_number(number_of(head)),
    };
    header.nonces =
        if header.luck.is_some() { Header::no_nonces(seats) } else { Header::nonces_from(7, seats) };
    header.commitment = seed.commitment();
    let says_how = header.great_race_log != record::OLDER_FORMAT && header.luck.is_none();
    header.drawn = says_how.then_some(record::Drawn::Program);
    Some((header, seed))
}

/// Says on an open tape what a record says, as far as it can be said there.
fn say_again<G: Game>(rules: &G::Rules, tape: &mut Tape<G>, line: &Line) {
    while matches!(G::node(tape.state()), Node::Chance(_)) && tape.lines().len() < 2 * MOST_LINES {
        tape.roll(rules, &mut ()).expect("the seed is known");
    }
    match line.what().expect("written by a tape") {
        What::Act(seat, act) => {
            let action = G::read_action(rules, act).expect("written by a tape");
            let _ = tape.act(rules, Seat(seat - 1), action, &mut ());
        }
        What::Luck(_) => {}
        What::Undo(to) => {
            let _ = tape.undo(rules, to);
        }
        What::Help(seat) => tape.help(rules, Seat(seat - 1)),
        What::Takeover(seat, by) => tape.take_over(rules, Seat(seat - 1), by),
        What::Position(text) => {
            tape.set_position(rules, G::read_position(rules, text).expect("written by a tape"))
        }
        // The tape that says it again began under the rules of this program.
        What::Moved(..) => {}
    }
}
