//! Undo goes back to the last reveal; against bots farther, and the game is then marked.

use crate::support::{Made, bot, choice, people, person, play_until, round, say, seats, see};
use game::{Game, Seat, SplitMix, Viewer};
use race::GreatRace;
use session::{Command, Refusal, Settings};

#[test]
fn an_action_without_luck_is_taken_back_and_nobody_elses_is() {
    let mut undone = 0;
    let mut table = people(2, 20).start(0);
    let mut luck = SplitMix(20);
    for _ in 0..400 {
        let Some((seat, text)) =
            seats(&table).into_iter().find_map(|s| Some((s, choice(&table, s, &mut luck)?)))
        else {
            break;
        };
        let before = *table.tape().state();
        say(&mut table, seat, &text, 0).expect("legal");
        if let Some(due) = table.deadline() {
            table.tick(due);
        }
        let other = Seat(1 - seat.0);
        let version = |t: &crate::support::RaceTable, s| Some(t.version(Viewer::Seat(s)));
        if !see(&table, other).undo.expect("seat").possible {
            let refused = table.command(other, version(&table, other), &Command::Undo { further: true }, 0);
            assert!(matches!(refused, Err(Refusal::Undo(_))), "people never cross luck: {refused:?}");
        }
        if see(&table, seat).undo.expect("seat").possible {
            let at = version(&table, seat);
            table.command(seat, at, &Command::Undo { further: false }, 0).expect("offered");
            assert_eq!(*table.tape().state(), before, "as if nothing was said");
            undone += 1;
            say(&mut table, seat, &text, 0).expect("said again");
        }
    }
    assert!(undone > 10);
    assert!(!table.notes().assisted);
}

#[test]
fn against_bots_undo_crosses_luck_shows_the_same_luck_again_and_marks_the_game() {
    let made = Made::new("proving", vec![person("Ann"), bot()], Settings::default(), 21);
    let mut table = made.start(0);
    let mut luck = SplitMix(21);
    let mut crossed = false;
    for _ in 0..500 {
        let now = table.deadline().unwrap_or(0);
        round(&mut table, &mut luck, now);
        let offer = see(&table, Seat(0)).undo.expect("seat");
        let asked = !see(&table, Seat(0)).choices.is_empty();
        if asked && !offer.possible && offer.further {
            let before = *table.tape().state();
            let lines = table.tape().effective().cloned().collect::<Vec<_>>();
            let last = lines.iter().rposition(|line| line.seat == Some(1)).expect("acted");
            let version = table.version(Viewer::Seat(Seat(0)));
            table.command(Seat(0), Some(version), &Command::Undo { further: true }, 0).expect("offered");
            assert!(table.notes().assisted);
            for line in &lines[last..] {
                if let (Some(seat), Some(text)) = (line.seat, &line.act) {
                    let action = GreatRace::read_action(table.rules(), text).expect("notation");
                    let seat = Seat(seat - 1);
                    let asked = table.bots_to_move().into_iter().find(|(s, _)| *s == seat);
                    match asked {
                        Some((_, asked)) => assert!(table.bot_answers(seat, asked, text, 0)),
                        None => say(&mut table, seat, text, 0).expect("legal again"),
                    }
                    let _ = action;
                }
            }
            assert_eq!(*table.tape().state(), before, "the same moves bring the same luck");
            crossed = true;
            break;
        }
    }
    assert!(crossed);
}

#[test]
fn undo_is_a_record_and_told_to_all() {
    let made = people(2, 22);
    let mut table = made.start(0);
    let mut luck = SplitMix(22);
    let can = |t: &crate::support::RaceTable| see(t, Seat(0)).undo.is_some_and(|offer| offer.possible);
    assert!(play_until(&mut table, &mut luck, 0, can));
    let (records, version) = (table.tape().last(), table.version(Viewer::Seat(Seat(0))));
    let other = table.version(Viewer::Seat(Seat(1)));
    table.command(Seat(0), Some(version), &Command::Undo { further: false }, 0).expect("offered");
    assert_eq!(table.tape().last(), records + 1, "numbers only grow");
    assert!(table.version(Viewer::Seat(Seat(1))) > other);
    let again = made.restore(&table, 0);
    assert_eq!(again.version(Viewer::Seat(Seat(1))), table.version(Viewer::Seat(Seat(1))));
}
