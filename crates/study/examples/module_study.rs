//! What each module does to a race: turns, money, changes of the lead and the spread of scores, four racers, every module
//! alone. Prints the table of docs/MODULES.md.
//! `cargo run --release -p study --example module_study -- RACES [MODULE]`

use bots::race::by_name;
use content::Content;
use game::{Game, Seat};
use race::event::{Event, Fact};
use race::{GreatRace, State};
use record::Tape;
use session::games::race::{RaceLeaders, RaceWish};
use study::{Bare, RaceSetup, Seated, Witness, mean_sd, play};

const BOARDS: [&str; 7] = ["africa", "asia", "europe", "south_america", "usa", "usa_east", "usa_west"];
const SEATS: usize = 4;
const FORMS: [&str; 12] = [
    "none",
    "leaders",
    "paddock",
    "paddock:free",
    "postal",
    "season",
    "season:hard",
    "microclimate",
    "village",
    "patronage",
    "diplomacy",
    "diplomacy:hard",
];

/// What is told of a race.
#[derive(Default)]
struct Seen {
    earned: u32,
    leader: Option<Seat>,
    changes: u32,
    turn: u32,
}

impl game::Events<Event> for Seen {
    fn on(&mut self, event: Event) {
        if let Event::Fact(Fact::Earned(_, francs)) = event {
            self.earned += u32::from(francs);
        }
    }
}

impl Witness<GreatRace> for Seen {
    /// Who leads on the progression track is asked once a turn.
    fn look(&mut self, state: &State) {
        let turn = GreatRace::turn(state);
        if turn != self.turn {
            self.turn = turn;
            let leader = state.table().standing[0];
            let has_changed = self.leader.is_some_and(|before| before != leader);
            self.changes += u32::from(turn > 2 && has_changed);
            self.leader = Some(leader);
        }
    }
}

/// Turns, francs that a crew earned, changes of the lead, and the spread of the scores of a race.
fn measure(setup: &RaceSetup, number: u64) -> [f64; 4] {
    let (rules, header, seed) = setup.race(number).expect("a race");
    let tape = Tape::<GreatRace>::new(&rules, header, Some(seed)).expect("a new log");
    let key = tape.key().expect("the seed is known");
    let mut race = Bare::<GreatRace, Seen>::watched(&rules, key, Seen::default());
    let racer = by_name("racer").expect("a level");
    play(&rules, &mut race, &[&*racer; SEATS], number).expect("races run");
    let scores = Seat::all(SEATS as u8).map(|seat| f64::from(GreatRace::score(&rules, race.state(), seat)));
    [
        f64::from(GreatRace::turn(race.state())),
        f64::from(race.witness.earned) / SEATS as f64,
        f64::from(race.witness.changes),
        mean_sd(scores).1,
    ]
}

fn setup(board: &str, form: &str) -> RaceSetup {
    let content = Content::embedded();
    let is_module = !["none", "leaders"].contains(&form);
    let wish = RaceWish {
        modules: is_module.then(|| form.to_owned()).into_iter().collect(),
        leaders: (form == "leaders").then_some(RaceLeaders::Draft),
        ..RaceWish::on(board)
    };
    let seats = vec!["racer".to_owned(); SEATS];
    let setup = RaceSetup::new(&content, board, race::rules::Direction::Forward, &seats);
    setup.expect("embedded content is sound").choosing(&content, wish).expect("the wish can be granted")
}

/// Half of the numbers each on two threads.
fn measure_all(form: &str, races: u64) -> Vec<[f64; 4]> {
    let setups: Vec<RaceSetup> = BOARDS.iter().map(|board| setup(board, form)).collect();
    let half = |from: u64| {
        let numbers = (from..races).step_by(2);
        numbers.map(|i| measure(&setups[(i / 2) as usize % BOARDS.len()], 1_000_003 + i)).collect::<Vec<_>>()
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        let mut all = half(0);
        all.extend(other.join().expect("races run"));
        all
    })
}

fn main() {
    let races: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(2000);
    let only = std::env::args().nth(2);
    println!(
        "| module | turns | francs earned by a crew | changes of the lead | spread of scores |\n|---|---|---|---|---|"
    );
    for form in FORMS.into_iter().filter(|form| only.as_deref().is_none_or(|only| only == *form)) {
        let all = measure_all(form, races);
        let cells: Vec<String> = (0..4)
            .map(|i| {
                let (mean, sd) = mean_sd(all.iter().map(|figures| figures[i]));
                format!("{mean:.2} ± {:.2}", 1.96 * sd / (all.len() as f64).sqrt())
            })
            .collect();
        println!("| {form} | {} |", cells.join(" | "));
    }
}
