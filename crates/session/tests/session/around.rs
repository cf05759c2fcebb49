//! Around the game: resigning, leaving, voting, the host, branches.

use crate::support::{Made, bot, people, person, play_until, see};
use game::{Seat, SplitMix, Viewer};
use record::Seed;
use session::{Command, FreshLuck, Holder, Refusal, Settings, Status};

#[test]
fn whoever_resigns_ranks_last_and_a_novice_plays_on() {
    let made = people(3, 40);
    let mut table = made.start(0);
    table.command(Seat(1), None, &Command::Resign, 0).expect("always allowed");
    assert_eq!(table.notes().seats[1].holder, Holder::Bot { level: "novice".into() });
    let mut luck = SplitMix(40);
    while !table.is_over() {
        let now = table.deadline().unwrap_or(0);
        if !crate::support::round(&mut table, &mut luck, now) {
            table.tick(now);
        }
    }
    assert_eq!(table.places()[1], 3);
    let results = table.show(Viewer::Spectator, 0).table.results;
    assert_eq!(results.iter().find(|r| r.seat == 2).map(|r| r.place), Some(3));
    assert!(table.log(std::collections::BTreeMap::new()).is_ok());
}

#[test]
fn people_give_a_game_up_only_together_and_bots_have_no_say() {
    let made = Made::new("proving", vec![person("Ann"), bot(), person("Bob")], Settings::default(), 41);
    let mut table = made.start(0);
    table.command(Seat(0), None, &Command::Vote { abandon: true }, 0).expect("a vote");
    assert_eq!(table.notes().status, Status::Running);
    table.command(Seat(0), None, &Command::Vote { abandon: false }, 0).expect("changed my mind");
    table.command(Seat(2), None, &Command::Vote { abandon: true }, 0).expect("a vote");
    assert_eq!(table.notes().status, Status::Running);
    table.command(Seat(0), None, &Command::Vote { abandon: true }, 0).expect("a vote");
    assert_eq!(table.notes().status, Status::Abandoned);
    assert_eq!(table.command(Seat(0), None, &Command::Resign, 0), Err(Refusal::Over));
}

#[test]
fn only_the_host_removes_people_and_the_host_passes_on() {
    let mut table = people(3, 42).start(0);
    assert_eq!(table.command(Seat(1), None, &Command::Remove { seat: 3 }, 0), Err(Refusal::NotHost));
    assert_eq!(table.command(Seat(0), None, &Command::Remove { seat: 9 }, 0), Err(Refusal::NoSuchSeat));
    assert_eq!(table.command(Seat(0), None, &Command::Remove { seat: 0 }, 0), Err(Refusal::NoSuchSeat));
    table.command(Seat(0), None, &Command::Remove { seat: 3 }, 0).expect("the host may");
    assert_eq!(table.notes().seats[2].holder.bot(), Some("novice"));
    table.command(Seat(0), None, &Command::Leave, 0).expect("anybody may");
    assert_eq!(table.notes().host, Some(1));
    assert_eq!(table.notes().seats[0].holder, Holder::Vacant);
    let level = "racer".to_owned();
    table.command(Seat(1), None, &Command::Bot { seat: 1, level }, 0).expect("the new host fills it");
    let level = "nobody".to_owned();
    let refused = table.command(Seat(1), None, &Command::Bot { seat: 1, level }, 0);
    assert!(matches!(refused, Err(Refusal::NoSuchBot(_))));
}

#[test]
fn somebody_else_takes_a_vacant_seat() {
    let mut table = people(2, 43).start(0);
    assert_eq!(table.sit_down(Seat(1), "Cleo", 0), Err(Refusal::SeatTaken));
    table.command(Seat(1), None, &Command::Leave, 0).expect("leaves");
    table.sit_down(Seat(1), "Cleo", 0).expect("vacant");
    assert_eq!(table.notes().seats[1].holder, person("Cleo"));
}

#[test]
fn a_branch_is_resampled_from_one_seats_view_with_fresh_luck() {
    let luck = |n: u64| FreshLuck { table: "branch".into(), seed: Seed::from_number(n), deal: n, salt: n };
    let mut table = people(2, 44).start(0);
    play_until(&mut table, &mut SplitMix(44), 0, |t| t.tape().last() > 80);
    let refused = table.branch(Seat(0), None, "Ann", &bot(), luck(1), 0);
    assert_eq!(refused.err(), Some(Refusal::PeoplePlay), "while people play nobody peeks");

    let made = Made::new("proving", vec![person("Ann"), bot()], Settings::default(), 45);
    let mut table = made.start(0);
    let mut dice = SplitMix(45);
    for _ in 0..120 {
        let now = table.deadline().unwrap_or(0);
        crate::support::round(&mut table, &mut dice, now);
    }
    let branch = table.branch(Seat(0), None, "Ann", &bot(), luck(2), 0).expect("alone against bots");
    assert_eq!(see(&branch, Seat(0)).view, see(&table, Seat(0)).view, "the seat sees the same position");
    assert_ne!(branch.tape().header().commitment, table.tape().header().commitment);
    assert!(branch.notes().assisted, "never rated");
    let earlier = table.branch(Seat(0), Some(5), "Ann", &bot(), luck(3), 0).expect("from an earlier step");
    assert!(earlier.tape().header().start.is_some());
    assert!(table.branch(Seat(0), Some(9999), "Ann", &bot(), luck(3), 0).is_err());
}

#[test]
fn a_person_is_forgotten() {
    let mut table = people(2, 46).start(0);
    table.forget_person(Seat(0), 0).expect("at any time");
    let shown = serde_json::to_string(&table.show(Viewer::Spectator, 0)).expect("JSON");
    let notes = serde_json::to_string(table.notes()).expect("JSON");
    assert!(!shown.contains("P0") && !notes.contains("P0"));
    assert!(shown.contains("P1"));
}
