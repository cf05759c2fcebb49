//! Win share by leader (dealt by lot among all) and by crew (the vehicle sheets of Paddock, without leaders), four racers, over
//! all boards. Prints the tables of docs/BALANCE.md.
//! `cargo run --release -p study --example balance -- RACES_A_BOARD`

use bots::race::by_name;
use content::Content;
use game::Game;
use race::GreatRace;
use race::leaders::Leader;
use record::Tape;
use session::games::race::{RaceLeaders, RaceWish};
use study::{Bare, RaceSetup, Seated, play, wilson95};

const SEATS: usize = 4;

/// Races and wins of each leader, in the order of [`Leader::ALL`].
type Tally = Vec<(f64, f64)>;

fn setup(board: &str, is_led: bool) -> RaceSetup {
    let content = Content::embedded();
    let wish = match is_led {
        true => RaceWish { leaders: Some(RaceLeaders::RandomAll), ..RaceWish::on(board) },
        false => RaceWish { modules: vec!["paddock".into()], ..RaceWish::on(board) },
    };
    let seats = vec!["racer".to_owned(); SEATS];
    let setup = RaceSetup::new(&content, board, race::rules::Direction::Forward, &seats);
    setup.expect("embedded content is sound").choosing(&content, wish).expect("the wish can be granted")
}

fn count(setup: &RaceSetup, numbers: impl Iterator<Item = u64>) -> Tally {
    let racer = by_name("racer").expect("a level");
    let mut tally = vec![(0.0, 0.0); Leader::ALL.len()];
    for number in numbers {
        let (rules, header, seed) = setup.race(number).expect("a race");
        let tape = Tape::<GreatRace>::new(&rules, header, Some(seed)).expect("a new log");
        let mut race = Bare::<GreatRace>::new(&rules, tape.key().expect("the seed is known"));
        play(&rules, &mut race, &[&*racer; SEATS], number).expect("races run");
        let places = GreatRace::ranking(&rules, Seated::<GreatRace>::state(&race));
        let winners = places[..SEATS].iter().filter(|&&place| place == 1).count() as f64;
        for (seat, leader) in rules.options.leaders.iter().take(SEATS).enumerate() {
            let leader = leader.expect("everybody has one");
            let place = Leader::ALL.iter().position(|&one| one == leader).expect("one of all");
            tally[place].0 += 1.0;
            tally[place].1 += if places[seat] == 1 { 1.0 / winners } else { 0.0 };
        }
    }
    tally
}

fn print(what: &str, boards: &[(String, Tally)]) {
    let names: Vec<&str> = boards.iter().map(|(board, _)| board.as_str()).collect();
    println!("| {what} | all boards | 95 % | times its share | {} |", names.join(" | "));
    println!("|---|---|---|---|{}", "---|".repeat(boards.len()));
    let mut lines = Vec::new();
    for (place, leader) in Leader::ALL.iter().enumerate() {
        let sum = |of: fn(&(f64, f64)) -> f64| boards.iter().map(|(_, tally)| of(&tally[place])).sum::<f64>();
        let (races, wins) = (sum(|t| t.0), sum(|t| t.1));
        if races == 0.0 {
            continue;
        }
        let [lo, hi] = wilson95(wins, races).map(|x| x * 100.0);
        let share = wins / races;
        let each = boards.iter().map(|(_, tally)| format!("{:.1}", tally[place].1 / tally[place].0 * 100.0));
        let each: Vec<String> = each.collect();
        let times = share * SEATS as f64;
        let slug = leader.slug();
        let line = format!(
            "| {slug} | {:.1} % | {lo:.1} – {hi:.1} | {times:.2} | {} |",
            share * 100.0,
            each.join(" | ")
        );
        lines.push((share, line));
    }
    lines.sort_by(|a, b| b.0.total_cmp(&a.0));
    lines.iter().for_each(|(_, line)| println!("{line}"));
}

fn main() {
    let races: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(2000);
    for (what, is_led) in [("leader", true), ("crew", false)] {
        let boards: Vec<(String, Tally)> = Content::embedded()
            .boards()
            .into_iter()
            .map(|board| {
                let setup = setup(&board, is_led);
                let half = |from: u64| count(&setup, (from..races).step_by(2).map(|i| 2_000_003 + i));
                let tally = std::thread::scope(|scope| {
                    let other = scope.spawn(|| half(1));
                    let mine = half(0);
                    let other = other.join().expect("races run");
                    mine.iter().zip(other).map(|(a, b)| (a.0 + b.0, a.1 + b.1)).collect()
                });
                (board, tally)
            })
            .collect();
        print(what, &boards);
        println!();
    }
}
