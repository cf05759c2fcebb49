//! Whole random motorcar races (004), told as each viewer may know them, compared with recorded files. They
//! show in a diff what a change of the rules does to a game. `UPDATE_EXPECT=1` writes the files anew.

mod support;

use motorcar::notation::write_view;
use motorcar::sources::Flick;
use motorcar::{MotorcarRace, Seen};
use std::path::Path;
use support::rules;
use testkit::assert_recorded;
use testkit::transcript::Words;

const WORDS: Words<MotorcarRace> = Words {
    view: write_view,
    fact: |seen| match seen {
        Seen::Fact(fact) => Some(format!("{fact:?}")),
        _ => None,
    },
    ending: |_, state, seat| {
        let p = state.table().player(seat);
        format!("day {}, {} tiles", p.day, p.tiles)
    },
};

#[test]
fn whole_races_are_told_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    for (name, seats, flick, seed) in [("flick", 3, Flick::Skill, 11), ("lots", 6, Flick::Luck, 12)] {
        let title = format!("motorcar, {seats} seats, {flick:?}");
        let text = WORDS.transcript(&rules(seats, flick), &title, seed);
        assert_recorded(&folder.join(format!("{name}_{seats}.txt")), &text);
    }
}
