//! Which parts of the boards novices ever come to: spaces, cities and lines, over both directions, with two and
//! with four players. A region that nobody enters is dead.
//!
//! `cargo run --release -p study --example coverage -- 250` (races for each direction and number of players)

use content::Content;
use game::{Game, Node, Seat, SplitMix, Viewer};
use race::ids::{MAX_LINES, MAX_SPACES};
use race::rules::Direction;
use race::{Action, GreatRace, Rules};
use record::Tape;
use study::{Bare, RaceSetup, Seated};

/// How many vehicles came to every space, and how many rides every line had.
struct Count {
    vehicles: u64,
    spaces: [u64; MAX_SPACES],
    rides: [u64; MAX_LINES],
}

fn main() -> Result<(), String> {
    let races = std::env::args().nth(1).map_or(Ok(250), |n| n.parse().map_err(|_| format!("{n}: races?")))?;
    let content = Content::embedded();
    for board in content.boards() {
        let mut count = Count { vehicles: 0, spaces: [0; MAX_SPACES], rides: [0; MAX_LINES] };
        let mut rules = None;
        for direction in [Direction::Forward, Direction::Reverse] {
            for seats in [2, 4] {
                let names = vec!["novice".to_owned(); seats];
                let setup = RaceSetup::new(&content, &board, direction, &names)
                    .map_err(|problems| format!("{problems:?}"))?;
                for number in 0..races {
                    rules = Some(race(&setup, number, &mut count)?);
                }
            }
        }
        rules.iter().for_each(|rules| tell(rules, &count));
    }
    Ok(())
}

/// Plays a race and counts.
fn race(setup: &RaceSetup, number: u64, count: &mut Count) -> Result<Rules, String> {
    let (rules, header, seed) = setup.race(number)?;
    let tape = Tape::<GreatRace>::new(&rules, header, Some(seed)).map_err(|error| error.to_string())?;
    let mut table = Bare::<GreatRace>::new(&rules, tape.key().ok_or("the seed is known")?);
    let bot = bots::race::by_name("novice")?;
    let mut luck = SplitMix(number * 77 + 5);
    let mut seen = [[false; MAX_SPACES]; 5];
    loop {
        match GreatRace::node(Seated::<GreatRace>::state(&table)) {
            Node::Over => break,
            Node::Chance(_) => table.roll(&rules),
            Node::Decide(seats) => {
                let seat = seats.first().ok_or("somebody is asked")?;
                let view = GreatRace::view(&rules, Seated::<GreatRace>::state(&table), Viewer::Seat(seat));
                let action = bot.choose(&rules, &view, &mut luck);
                if let Action::Ride { line, .. } = action {
                    count.rides[line.index()] += 1;
                }
                table.act(&rules, seat, action).map_err(|why| format!("{why:?}"))?;
            }
        }
        let all = Seated::<GreatRace>::state(&table).table();
        for seat in Seat::all(rules.seats) {
            let at = all.player(seat).at.index();
            count.spaces[at] += u64::from(!seen[seat.index()][at]);
            seen[seat.index()][at] = true;
        }
    }
    count.vehicles += u64::from(rules.seats);
    Ok(rules)
}

fn tell(rules: &Rules, count: &Count) {
    let entered = rules.spaces().filter(|space| count.spaces[space.index()] > 0).count();
    println!("{}: {entered} of {} spaces entered", rules.board, rules.spaces().count());
    let share = |n: u64| 100.0 * n as f64 / count.vehicles as f64;
    for (city, name) in rules.cities.iter().zip(&rules.names.cities) {
        println!("  {name:20} {:5.1} % of the vehicles", share(count.spaces[city.space.index()]));
    }
    for (rides, name) in count.rides.iter().zip(&rules.names.lines) {
        println!("  {name:36} {:5.1} rides for 100 vehicles", share(*rides));
    }
}
