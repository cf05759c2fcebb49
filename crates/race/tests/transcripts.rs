//! Whole random races, told as each viewer may know them, compared with recorded files. They show in a
//! diff what a change of the rules does to a game. `UPDATE_EXPECT=1` writes the files anew.

mod boards;
mod random;
mod support;

use boards::rules;
use game::{Seat, SplitMix, Viewer};
use race::notation::{write_action, write_outcome, write_view};
use race::{Event, Rules, Seen, State, View, score};
use random::{Said, random_said, say};
use std::fmt::Write;
use std::path::PathBuf;
use support::content;

/// How often all views are written.
const EVERY: usize = 120;

fn viewers(rules: &Rules) -> impl Iterator<Item = Viewer> + use<> {
    Seat::all(rules.seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn name(viewer: Viewer) -> String {
    viewer.seat().map_or("all".into(), |seat| seat.number().to_string())
}

fn tell(events: &[Event], rules: &Rules, out: &mut String) {
    for event in events {
        match event.seen_by(Viewer::Spectator) {
            Some(Seen::Fact(fact)) => writeln!(out, "    {fact:?}"),
            open => {
                let own = viewers(rules).map(|v| (v, event.seen_by(v))).find(|(_, seen)| *seen != open);
                let (viewer, seen) = own.expect("somebody sees more");
                writeln!(out, "    {open:?}; to {}: {seen:?}", name(viewer))
            }
        }
        .expect("strings take all");
    }
}

fn transcript(rules: &Rules, seed: u64) -> String {
    let mut out = format!("# {}, {} seats, seed {seed}\n", rules.board, rules.seats);
    let mut luck = SplitMix(seed);
    let mut state = State::new(rules);
    let mut step = 0;
    loop {
        if step % EVERY == 0 {
            for viewer in viewers(rules) {
                let view = View::new(rules, &state, viewer);
                writeln!(out, "  view {}: {}", name(viewer), write_view(rules, &view)).expect("written");
            }
        }
        let Some(said) = random_said(rules, &state, &mut luck) else { break };
        let mut events = Vec::new();
        say(rules, &mut state, said, &mut events);
        let line = match said {
            Said::Seat(seat, action) => format!("{} {}", seat.number(), write_action(rules, action)),
            Said::Luck(outcome) => format!("luck {}", write_outcome(rules, outcome)),
        };
        writeln!(out, "{line}").expect("written");
        tell(&events, rules, &mut out);
        step += 1;
    }
    let places = score::ranking(rules, state.table());
    for seat in Seat::all(rules.seats) {
        let points = score::score(rules, state.table(), seat);
        writeln!(out, "place {} seat {}: {points:?}", places[seat.index()], seat.number()).expect("written");
    }
    out
}

#[test]
fn whole_races_are_told_as_recorded() {
    let content = content();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    for (board, seats, seed) in [("proving", 2, 11), ("proving_usa", 4, 12), ("proving_tiny", 3, 13)] {
        let rules = rules(&content, board, seats);
        let text = transcript(&rules, seed);
        let file = folder.join(format!("{board}_{seats}.txt"));
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::create_dir_all(&folder).expect("a folder for the transcripts");
            std::fs::write(&file, &text).expect("the transcript can be written");
        }
        let recorded = std::fs::read_to_string(&file).expect("a recorded transcript");
        let differs = recorded.lines().zip(text.lines()).position(|(a, b)| a != b);
        assert!(recorded == text, "{}: differs from line {:?}", file.display(), differs.map(|i| i + 1));
    }
}
