//! Whole random races, told as each viewer may know them, compared with recorded files. They show in a
//! diff what a change of the rules does to a game. `UPDATE_EXPECT=1` writes the files anew.

mod boards;
mod support;

use boards::rules;
use race::notation::write_view;
use race::{GreatRace, Seen, score};
use std::path::Path;
use support::content;
use testkit::assert_recorded;
use testkit::transcript::Words;

const WORDS: Words<GreatRace> = Words {
    view: write_view,
    fact: |seen| match seen {
        Seen::Fact(fact) => Some(format!("{fact:?}")),
        _ => None,
    },
    ending: |rules, state, seat| format!("{:?}", score::score(rules, state.table(), seat)),
};

#[test]
fn whole_races_are_told_as_recorded() {
    let content = content();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    for (board, seats, seed) in [("proving", 2, 11), ("proving_usa", 4, 12), ("proving_tiny", 3, 13)] {
        let rules = rules(&content, board, seats);
        let text = WORDS.transcript(&rules, &format!("{board}, {seats} seats"), seed);
        assert_recorded(&folder.join(format!("{board}_{seats}.txt")), &text);
    }
}
