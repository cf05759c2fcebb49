//! René's share of wins against a bot, by level and board, with 95 % intervals, how far he drives, and whether he ever stood
//! still for a whole race (docs/BALANCE.md):
//! `cargo run --release -p study --example solo_study -- 400 racer [FIRST [CONTENT_DIR]]`: 400 races from number FIRST (0) on.

use bots::race::by_name;
use content::Content;
use game::Game;
use race::event::{Event, Fact};
use race::rules::Direction;
use race::solo::{Solo, TORPEDO};
use race::{GreatRace, State};
use record::{SoloOptions, Tape};
use session::games::race::RaceWish;
use study::{Bare, RaceSetup, Seated, Witness, play, wilson95};

/// What the Torpedo did in a race.
#[derive(Default)]
struct Seen {
    /// Spaces that it entered.
    spaces: u32,
    /// Spaces at the end of the last turn.
    before: u32,
    turn: u32,
    /// Turns in which it entered none.
    stood: u32,
}

impl game::Events<Event> for Seen {
    fn on(&mut self, event: Event) {
        if let Event::Fact(Fact::Drove { seat: TORPEDO, .. } | Fact::EnteredCity(TORPEDO, _)) = event {
            self.spaces += 1;
        }
    }
}

impl Witness<GreatRace> for Seen {
    fn look(&mut self, state: &State) {
        let turn = GreatRace::turn(state);
        if turn != self.turn {
            self.stood += u32::from(self.turn > 0 && self.spaces == self.before);
            (self.turn, self.before) = (turn, self.spaces);
        }
    }
}

/// Sums over races.
#[derive(Default)]
struct Tally {
    races: f64,
    won: f64,
    turns: f64,
    spaces: f64,
    stood: f64,
    /// Races in which the Torpedo never moved.
    stuck: f64,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.races += other.races;
        self.won += other.won;
        self.turns += other.turns;
        self.spaces += other.spaces;
        self.stood += other.stood;
        self.stuck += other.stuck;
    }
    fn tell(&self, what: &str) {
        let [lo, hi] = wilson95(self.won, self.races);
        println!(
            "{what}: René wins {:.1} % ({:.1} - {:.1}), {:.2} turns, {:.1} spaces, stands in {:.1} % of turns, \
             for the whole race in {} of {} races",
            100.0 * self.won / self.races,
            100.0 * lo,
            100.0 * hi,
            self.turns / self.races,
            self.spaces / self.races,
            100.0 * self.stood / self.turns,
            self.stuck,
            self.races,
        );
    }
}

/// The race of this number.
fn measure(setup: &RaceSetup, bot: &dyn bots::Bot<GreatRace>, number: u64) -> Tally {
    let (rules, header, seed) = setup.race(number).expect("a race");
    let tape = Tape::<GreatRace>::new(&rules, header, Some(seed)).expect("a new log");
    let key = tape.key().expect("the seed is known");
    let mut race = Bare::<GreatRace, Seen>::watched(&rules, key, Seen::default());
    play(&rules, &mut race, &[bot], number).expect("races run");
    let state = race.state();
    Tally {
        races: 1.0,
        won: f64::from(GreatRace::ranking(&rules, state)[TORPEDO.index()] == 1),
        turns: f64::from(GreatRace::turn(state)),
        spaces: f64::from(race.witness.spaces),
        stood: f64::from(race.witness.stood),
        stuck: f64::from(race.witness.spaces == 0),
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let races = args.next().and_then(|n| n.parse().ok()).unwrap_or(200);
    let name = args.next().unwrap_or_else(|| "racer".into());
    let first: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(0);
    let content = match args.next() {
        Some(folder) => Content::overlaid(std::path::Path::new(&folder)).expect("a folder of content"),
        None => Content::embedded(),
    };
    let bot = by_name(&name).expect("a bot of the ladder");
    println!("{races} races each way from number {first} on against {name}, 95 % intervals");
    for level in 1..=3 {
        let mut sum = Tally::default();
        for board in content.boards().into_iter() {
            for direction in [Direction::Forward, Direction::Reverse] {
                let wish = RaceWish {
                    direction: direction.into(),
                    solo: Some(SoloOptions::new(&Solo::of_level(level)).into()),
                    ..RaceWish::on(&board)
                };
                let names = [name.clone()];
                let setup = RaceSetup::new(&content, &board, direction, &names).expect("a sound board");
                let setup = setup.choosing(&content, wish).expect("a solo race");
                let mut tally = Tally::default();
                (first..first + races).for_each(|number| tally.add(&measure(&setup, &*bot, number)));
                tally.tell(&format!("{board} {direction:?}, level {level}"));
                sum.add(&tally);
            }
        }
        sum.tell(&format!("all boards, level {level}"));
    }
}
