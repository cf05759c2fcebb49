//! Who wins the motorcar race when all drive alike: by place after the last rounds, by place in the turn order of the last leg, and
//! by car; and how many predicaments are inflicted in each round. Prints the tables of docs/BALANCE.md.
//! `cargo run --release -p study --example balance_motorcar -- GAMES LEVEL..`

use bots::motorcar::by_name;
use content::Content;
use game::{Game, Seat};
use motorcar::sources::Flick;
use motorcar::tabletop::Tabletop;
use motorcar::{Action, MotorcarRace, Rules, State, WhyNot};
use record::Tape;
use study::{Bare, MotorcarSetup, Seated, play, wilson95};

const ROUNDS: usize = 16;
const MOST_CARS: usize = 6;
/// Rounds after which the leader is looked at.
const LOOKS: [u8; 4] = [8, 12, 14, 15];

/// A race that is watched.
struct Watched {
    race: Bare<MotorcarRace>,
    /// The table after each round.
    after: Vec<Tabletop>,
    /// Predicaments inflicted in each round.
    inflicted: [f64; ROUNDS],
}

impl Watched {
    fn table(&self) -> &Tabletop {
        self.race.state().table()
    }
    fn look(&mut self) {
        let table = *self.table();
        if usize::from(table.round) > self.after.len() + 1 {
            self.after.push(table);
        }
    }
}

impl Seated<MotorcarRace> for Watched {
    fn state(&self) -> &State {
        self.race.state()
    }
    fn act(&mut self, rules: &Rules, seat: Seat, action: Action) -> Result<(), WhyNot> {
        if matches!(action, Action::Inflict(_) | Action::Complete(_)) {
            self.inflicted[usize::from(self.table().round) - 1] += 1.0;
        }
        self.race.act(rules, seat, action)?;
        self.look();
        Ok(())
    }
    fn roll(&mut self, rules: &Rules) {
        self.race.roll(rules);
        self.look();
    }
}

/// What came of many races.
#[derive(Default)]
struct Tally {
    races: f64,
    days: f64,
    leaders: [f64; LOOKS.len()],
    by_place: [f64; MOST_CARS],
    by_order: [f64; MOST_CARS],
    by_car: [f64; MOST_CARS],
    inflicted: [f64; ROUNDS],
}

impl Tally {
    /// Counts a race; places that are shared count in parts.
    fn count(&mut self, rules: &Rules, race: &Watched) {
        let places = MotorcarRace::ranking(rules, race.state());
        let cars = usize::from(rules.seats);
        let winners = places[..cars].iter().filter(|&&place| place == 1).count() as f64;
        self.races += 1.0;
        self.inflicted.iter_mut().zip(race.inflicted).for_each(|(sum, n)| *sum += n);
        for seat in Seat::all(rules.seats) {
            self.days += f64::from(race.table().player(seat).day) / cars as f64;
            let won = if places[seat.index()] == 1 { 1.0 / winners } else { 0.0 };
            self.by_car[seat.index()] += won;
            self.by_order[usize::from(race.table().place_of(seat))] += won;
            for (sum, round) in self.leaders.iter_mut().zip(LOOKS) {
                *sum += won * part_of_place(rules, &race.after[usize::from(round) - 1], seat, 0);
            }
            let last = &race.after[ROUNDS - 2];
            for (place, sum) in self.by_place[..cars].iter_mut().enumerate() {
                *sum += won * part_of_place(rules, last, seat, place);
            }
        }
    }
    fn shares(&self, wins: &[f64]) -> String {
        let share = |&wins: &f64| {
            let [lo, hi] = wilson95(wins, self.races).map(|x| x * 100.0);
            format!("{:.1} ({lo:.1}–{hi:.1})", wins / self.races * 100.0)
        };
        wins.iter().map(share).collect::<Vec<_>>().join(" | ")
    }
}

/// How much of a place (from 0, by days) is a seat's: all of it, or a part among equals.
fn part_of_place(rules: &Rules, table: &Tabletop, seat: Seat, place: usize) -> f64 {
    let days = |seat: Seat| table.player(seat).day;
    let ahead = Seat::all(rules.seats).filter(|&other| days(other) < days(seat)).count();
    let equal = Seat::all(rules.seats).filter(|&other| days(other) == days(seat)).count();
    if (ahead..ahead + equal).contains(&place) { 1.0 / equal as f64 } else { 0.0 }
}

fn tally(level: &str, cars: usize, games: u64) -> Tally {
    let setup = MotorcarSetup::new(&Content::embedded(), Flick::Skill, &vec![level.to_owned(); cars]);
    let setup = setup.expect("embedded content is sound");
    let bot = by_name(level).expect("a level");
    let mut tally = Tally::default();
    for number in (0..games).map(|i| 3_000_003 + i) {
        let (rules, header, seed) = setup.race(number).expect("a race");
        let tape = Tape::<MotorcarRace>::new(&rules, header, Some(seed)).expect("a new log");
        let race = Bare::<MotorcarRace>::new(&rules, tape.key().expect("the seed is known"));
        let mut race = Watched { race, after: Vec::new(), inflicted: [0.0; ROUNDS] };
        play(&rules, &mut race, &vec![&*bot; cars], number).expect("races run");
        tally.count(&rules, &race);
    }
    tally
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(3000);
    let mut levels: Vec<String> = args.collect();
    if levels.is_empty() {
        levels.push("racer".to_owned());
    }
    for level in levels {
        for cars in 3..=MOST_CARS {
            let tally = tally(&level, cars, games);
            println!("{cars} of {level}, {games} races, {:.1} days", tally.days / tally.races);
            println!("| leader after {LOOKS:?} | {} |", tally.shares(&tally.leaders));
            println!("| place after round 15 | {} |", tally.shares(&tally.by_place[..cars]));
            println!("| order in the last leg | {} |", tally.shares(&tally.by_order[..cars]));
            println!("| car | {} |", tally.shares(&tally.by_car[..cars]));
            let each = tally.inflicted.map(|n| format!("{:.2}", n / tally.races));
            println!("| inflicted by round | {} |\n", each.join(" | "));
        }
    }
}
