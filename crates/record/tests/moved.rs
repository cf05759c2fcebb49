//! A running game of older rules goes on under newer ones: the position that both programs mean alike stands in the log, what
//! came before is kept, and nothing of it is replayed, taken back or drawn again.

mod support;

use game::text::plain;
use game::{Game, Node};
use race::GreatRace;
use record::{Base, Header, Line, Problem, Seed, Tape, draw, rules_at_the_end};
use support::{Bench, play};

/// A race of older rules as it is stored: header, records, last position. The first act is one that these rules do not know.
struct Stored {
    bench: Bench,
    rules: race::Rules,
    header: Header,
    seed: Seed,
    lines: Vec<Line>,
    position: String,
}

impl Stored {
    fn new(number: u64, records: u32) -> Stored {
        let bench = Bench::new("proving");
        let rules = bench.rules(3);
        let mut tape = bench.tape(&rules, number);
        play(&rules, &mut tape, number, records);
        let header = Header { rules_version: GreatRace::RULES_VERSION - 1, ..tape.header().clone() };
        let mut lines = tape.lines().to_vec();
        let act = lines.iter_mut().find(|line| line.act.is_some()).expect("somebody acted");
        act.act = Some("a word of older rules".into());
        let position = GreatRace::write_position(&rules, tape.state());
        Stored { bench, rules, header, seed: Seed::from_number(number), lines, position }
    }
    fn moved(&self) -> Result<Tape<GreatRace>, Problem> {
        Tape::move_on(&self.rules, self.header.clone(), self.seed, &self.lines, &self.position)
    }
}

#[test]
fn a_moved_game_is_played_to_its_end_and_read_back() {
    let stored = Stored::new(11, 60);
    let mut tape = stored.moved().expect("both programs mean the same");
    let base =
        Base { record: 61, from: GreatRace::RULES_VERSION - 1, to: GreatRace::RULES_VERSION, times: 1 };
    assert_eq!((tape.base(), tape.last(), tape.marks().moved), (Some(base), 61, Some(base)));
    assert_eq!(rules_at_the_end(tape.header(), tape.lines()), GreatRace::RULES_VERSION);
    assert_eq!(GreatRace::write_position(&stored.rules, tape.state()), stored.position);
    play(&stored.rules, &mut tape, 12, u32::MAX);
    assert_eq!(tape.state().node(), Node::Over);
    let text = tape.text(true);
    let (_, back) = stored.bench.read(&text).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!((back.state(), back.marks()), (tape.state(), tape.marks()));
    assert_eq!(back.text(true), text);
    // A record after the move is checked as ever.
    let act = tape.lines()[61..].iter().find(|line| line.act.is_some()).expect("an act");
    let changed =
        text.replacen(&format!("{{\"n\":{},\"seat\"", act.n), &format!("{{\"n\":{},\"seat\" ", act.n), 1);
    assert!(stored.bench.read(&changed).is_err());
    let hash = act.h.as_deref().expect("a hash");
    let refused = stored.bench.read(&text.replacen(hash, "0000000000000000", 1)).expect_err("changed");
    assert_eq!((refused.record, refused.what), (Some(act.n), Problem::Hash));
}

#[test]
fn nothing_before_the_move_is_taken_back_or_looked_at() {
    let stored = Stored::new(21, 50);
    let mut tape = stored.moved().expect("moved");
    for to in 0..51 {
        assert!(!tape.undo(&stored.rules, to), "record {to}");
        assert!(tape.state_at(&stored.rules, to).is_none(), "record {to}");
    }
    let first = *tape.state();
    assert_eq!(tape.first(), (51, &first));
    assert_eq!(tape.state_at(&stored.rules, 51), Some(first));
    play(&stored.rules, &mut tape, 22, 70);
    assert!(tape.undo(&stored.rules, 51), "back to the move itself");
    assert_eq!(*tape.state(), first);
}

#[test]
fn luck_that_was_drawn_before_is_not_drawn_again() {
    let stored = Stored::new(31, 60);
    let key = stored.bench.tape(&stored.rules, 31).key().expect("the seed is known");
    let before: Vec<u32> = (0..40).map(|k| draw(&key, 0, k, 1 << 30)).collect();
    // The same race, moved after 60 records and after 61: three different rows of luck.
    let rolls = |tape: &mut Tape<GreatRace>| {
        play(&stored.rules, tape, 32, u32::MAX);
        tape.lines().iter().filter_map(|line| line.luck.clone()).collect::<Vec<_>>()
    };
    let mut straight = stored.bench.tape(&stored.rules, 31);
    play(&stored.rules, &mut straight, 31, 60);
    let moved = rolls(&mut stored.moved().expect("moved"));
    let unmoved = rolls(&mut straight);
    assert_ne!(moved, unmoved, "counted anew, and yet not the same");
    assert_eq!(before.len(), 40);
}

#[test]
fn what_the_two_programs_do_not_mean_alike_is_refused() {
    let stored = Stored::new(41, 40);
    let other =
        Stored { position: stored.position.replacen("money=80", "money=90", 1), ..Stored::new(41, 40) };
    assert_ne!(other.position, stored.position);
    assert!(matches!(other.moved(), Err(Problem::Hash)), "not the position that was hashed");
    let mut cut = Stored::new(41, 40);
    cut.lines.pop();
    assert!(matches!(cut.moved(), Err(Problem::Hash)), "a position of another record");
    let mut newer = Stored::new(41, 40);
    newer.header.rules_version = GreatRace::RULES_VERSION + 1;
    assert!(
        matches!(newer.moved(), Err(Problem::Moved { .. })),
        "a newer game is not taken back to older rules"
    );
    let mut same = Stored::new(41, 40);
    same.header.rules_version = GreatRace::RULES_VERSION;
    assert!(matches!(same.moved(), Err(Problem::Moved { .. })), "nothing to move");
}

#[test]
fn a_log_that_claims_a_move_it_did_not_make_is_refused() {
    let stored = Stored::new(51, 40);
    let text = stored.moved().expect("moved").text(true);
    let refused = |from: &str, to: &str| {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text);
        stored.bench.read(&changed).expect_err("refused").what
    };
    let (ours, before) = (GreatRace::RULES_VERSION, GreatRace::RULES_VERSION - 1);
    let version = |n: u32| format!("\"rules_version\":{n}");
    let rules = |n: u32| format!("\"rules\":{n},");
    assert!(matches!(refused(&version(before), &version(ours)), Problem::Moved { .. }));
    assert_eq!(
        refused(&rules(ours), &rules(ours + 4)),
        Problem::RulesVersion { found: ours + 4, ours },
        "moved on by a newer program"
    );
    // Without the record, it is a log of the older rules.
    assert_eq!(refused(&rules(ours), ""), Problem::RulesVersion { found: before, ours });
    let told = plain(&refused(&version(before), &version(ours)).to_string()).into_owned();
    assert!(told.contains("from older rules"), "{told}");
}
