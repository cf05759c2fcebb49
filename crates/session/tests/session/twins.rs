//! The general law of secrecy: two games that differ only in what a seat may not know give that seat the same bytes,
//! whatever the others do.

use crate::support::{Made, RaceTable, bot, in_window, people, person, play_until, seats, see};
use game::{Game, Luck, Seat, SplitMix, Viewer};
use race::GreatRace;
use session::race::kinds::RacePhase;
use session::{AnyTable, Settings};

fn bytes(table: &RaceTable, viewer: Viewer) -> String {
    serde_json::to_string(&table.show(viewer, 0)).expect("JSON")
}

/// The same table twice, dealt anew for the second as far as `me` cannot know.
fn twins(number: u64) -> Option<(RaceTable, RaceTable)> {
    let made = people(3, number);
    let mut table = made.start(0);
    let turn = 2 + (number % 4) as u8;
    let planning = |t: &RaceTable| {
        let view = t.show(Viewer::Spectator, 0).view;
        view.phase == RacePhase::Planning && view.turn >= turn
    };
    play_until(&mut table, &mut SplitMix(number), 0, planning).then_some(())?;
    let state = *table.tape().state();
    let view = GreatRace::view(table.rules(), &state, Viewer::Seat(Seat(0)));
    let twin = GreatRace::sample(table.rules(), &view, &mut SplitMix(number + 1));
    let begin = |state| {
        let mut header = made.header.clone();
        header.start = Some(GreatRace::write_position(&made.rules, state));
        Made {
            header,
            presenter: made.presenter.clone(),
            rules: made.rules.clone(),
            notes: made.notes.clone(),
            ..made
        }
        .start(0)
    };
    Some((begin(&state), begin(&twin)))
}

#[test]
fn whatever_the_others_do_twins_give_a_seat_the_same_bytes() {
    let (mut compared, mut different) = (0, 0);
    for number in 0..24 {
        let Some((mut a, mut b)) = twins(number) else { continue };
        different += usize::from(a.tape().state() != b.tape().state());
        let mut luck = SplitMix(number);
        let (turn, cards) = (AnyTable::turn(&a), see(&a, Seat(0)).view.players[0].cards);
        for _ in 0..400 {
            assert_eq!(bytes(&a, Viewer::Seat(Seat(0))), bytes(&b, Viewer::Seat(Seat(0))), "game {number}");
            assert_eq!(bytes(&a, Viewer::Spectator), bytes(&b, Viewer::Spectator), "game {number}");
            assert_eq!(a.mark(Viewer::Seat(Seat(0))), b.mark(Viewer::Seat(Seat(0))));
            compared += 1;
            let Some((seat, text)) = common_choice(&a, &b, &mut luck) else { break };
            for table in [&mut a, &mut b] {
                crate::support::say(table, seat, &text, 0).expect("legal in both");
                if !in_window(table) {
                    continue;
                }
                if let Some(due) = table.deadline() {
                    table.tick(due);
                }
            }
            // What the seat draws itself, and the next market, are luck of a different deck.
            let drew = see(&a, Seat(0)).view.players[0].cards > cards;
            if AnyTable::turn(&a) != turn || drew || a.is_over() {
                break;
            }
        }
    }
    assert!(compared > 300 && different > 10, "{compared} {different}");
}

/// Something that a seat may say in both games.
fn common_choice(a: &RaceTable, b: &RaceTable, luck: &mut SplitMix) -> Option<(Seat, String)> {
    for seat in seats(a) {
        let theirs: Vec<String> = see(b, seat).choices.into_iter().map(|c| c.act).collect();
        let draws = |act: &String| seat == Seat(0) && (act == "draw" || act.starts_with("play tracker"));
        let both = see(a, seat).choices.into_iter().map(|c| c.act);
        let both: Vec<String> =
            both.filter(|act| theirs.contains(act) && act != "withdraw" && !draws(act)).collect();
        if !both.is_empty() {
            return Some((seat, both[luck.below(both.len() as u32) as usize].clone()));
        }
    }
    None
}

#[test]
fn a_bot_decides_alike_in_twins() {
    for number in 0..12 {
        let Some((a, b)) = twins(number) else { continue };
        let decide = |table: &RaceTable| {
            let made =
                Made::new("proving", vec![bot(), person("B"), person("C")], Settings::default(), number);
            let mut header = table.tape().header().clone();
            header.seats = made.header.seats.clone();
            let again = Made { header, seed: record::Seed::from_number(number), ..made }.start(0);
            let jobs = again.bot_jobs();
            jobs.into_iter().map(|job| (job.seat, (job.think)(&|| false))).collect::<Vec<_>>()
        };
        assert_eq!(decide(&a), decide(&b));
    }
}
