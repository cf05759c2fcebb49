//! A stored table of older rules is played on: everybody is told, nobody's version goes back, and what is hidden stays hidden.

use crate::support::{Made, in_window};
use crate::support::{RaceTable, asked, choice, people, play_until, say, seats, see, with_window};
use game::{Game, Seat, SplitMix, Viewer};
use race::GreatRace;
use session::{Clock, Command, Millis, Notes, Onlooker, Refusal, Settings, Status, Table};

/// The same table in a program with newer rules: those before had another number.
fn moved(made: &Made, table: &RaceTable, notes: Notes, now: Millis) -> RaceTable {
    let (presenter, rules) = (made.presenter.clone(), made.rules.clone());
    let header =
        record::Header { rules_version: GreatRace::RULES_VERSION - 1, ..table.tape().header().clone() };
    let position = GreatRace::write_position(&made.rules, table.tape().state());
    Table::move_on(presenter, rules, header, made.seed, notes, table.tape().lines(), &position, now)
        .expect("moved")
}

#[test]
fn a_moved_table_is_played_on_and_says_so() {
    let made = people(3, 3);
    let mut before = made.start(0);
    assert!(play_until(&mut before, &mut SplitMix(3), 0, |table| table.tape().last() >= 60));
    let mut table = moved(&made, &before, before.notes().clone(), 1000);
    for seat in seats(&table) {
        let viewer = Viewer::Seat(seat);
        assert_eq!(table.view(viewer), before.view(viewer));
        assert!(table.version(viewer) > before.version(viewer), "no version goes back");
        let news = serde_json::to_string(&table.events(viewer, before.version(viewer))).expect("JSON");
        assert!(news.contains("\"new_rules\""), "{news}");
        assert!(!see(&table, seat).undo.expect("a seat").possible);
        let undo = Command::Undo { further: true };
        let refused = table.command(seat, Some(table.version(viewer)), &undo, 1000);
        assert!(matches!(refused, Err(Refusal::Undo(_))), "{refused:?}");
    }
    let versions: Vec<_> = seats(&table).into_iter().map(|seat| table.version(Viewer::Seat(seat))).collect();
    assert!(
        versions.iter().all(|version| *version == versions[0]),
        "versions tell nothing of what was hidden"
    );
    assert!(play_until(&mut table, &mut SplitMix(4), 1000, |table| table.notes().status == Status::Over));
    let again = made.restore(&table, 30_000);
    for seat in seats(&table) {
        assert_eq!(again.version(Viewer::Seat(seat)), table.version(Viewer::Seat(seat)));
    }
    let verified = again.verify().expect("over");
    let unchecked = verified.unchecked.expect("it was moved");
    assert_eq!((verified.ok, verified.error), (true, None));
    assert_eq!((unchecked.records, unchecked.rules), (before.tape().last(), GreatRace::RULES_VERSION - 1));
    let steps = serde_json::to_value(again.replay(Onlooker::All).expect("over")).expect("JSON");
    assert_eq!(steps["steps"][0]["keys"], serde_json::json!(["new_rules"]));
    again.replayed(Onlooker::All, 1).expect("the position it was moved with");
}

#[test]
fn time_used_stays_used_and_sealed_answers_stay_given() {
    let clock = Clock::PerMove { seconds: 86_400 };
    let (made, mut before) = with_window(Settings { clock, ..Settings::default() });
    let (asked, mut luck) = (asked(&before), SplitMix(9));
    let now = before.notes().window_opened.expect("open") + 10;
    for seat in &asked[..2] {
        let text = choice(&before, *seat, &mut luck).expect("asked");
        say(&mut before, *seat, &text, now).expect("legal");
    }
    let held = |table: &RaceTable, seat: Seat| table.notes().seats[seat.index()].held.clone();
    let (kept, asked_again) = (asked[0], asked[1]);
    let mut notes = before.notes().clone();
    notes.seats[asked_again.index()].held = Some("a word of older rules".into());
    let thought = notes.seats[asked_again.index()].thought.as_mut().expect("it was asked");
    (thought.used, thought.depth) = (40_000, 777);
    let table = moved(&made, &before, notes, now);
    assert!(in_window(&table));
    assert_eq!(held(&table, kept), held(&before, kept), "it holds");
    assert_eq!(held(&table, asked_again), None, "it is none under these rules");
    assert!(table.waiting().has(asked_again), "so the seat is asked again");
    let thought = table.notes().seats[asked_again.index()].thought.expect("it thinks on");
    assert_eq!((thought.used, thought.depth), (40_000, 0));
}
