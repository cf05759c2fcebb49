//! Which strain pays in which leg, and for how many cars: one car drives every leg as the novice does but
//! for one leg, in which its strain is fixed; the others are novices, as they were frozen first (`novice-1`). Prints the table of
//! docs/MOTORCAR.md.
//! `cargo run --release -p study --example strain_study -- GAMES`

use bots::Bot;
use bots::motorcar::by_name;
use content::Content;
use game::{Actions, Game, SplitMix};
use motorcar::sources::Flick;
use motorcar::{Action, MotorcarRace, Rules, Strain, View};
use study::{Match, MotorcarSetup, Sprt, run_match};

/// A novice that drives one leg with one strain.
#[derive(Debug)]
struct Stubborn {
    leg: u8,
    strain: Strain,
    novice: Box<dyn Bot<MotorcarRace>>,
}

fn novice() -> Box<dyn Bot<MotorcarRace>> {
    by_name("novice-1").expect("a level")
}

impl Bot<MotorcarRace> for Stubborn {
    fn choose(&self, rules: &Rules, view: &View, luck: &mut SplitMix) -> Action {
        let mut actions = Actions::new(MotorcarRace::NO_ACTION);
        view.legal(rules, &mut actions);
        let wanted = Action::Strain(self.strain);
        if rules.leg(view.table().round) == self.leg && actions.contains(&wanted) {
            return wanted;
        }
        self.novice.choose(rules, view, luck)
    }
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(6000);
    println!("| cars | leg | normal | heavy | severe |\n|---|---|---|---|---|");
    for cars in 3..=6usize {
        let setup = MotorcarSetup::new(&Content::embedded(), Flick::Skill, &vec!["novice".to_owned(); cars]);
        let setup = setup.expect("embedded content is sound");
        for leg in 0..4u8 {
            let cells: Vec<String> = Strain::ALL
                .into_iter()
                .map(|strain| {
                    let report = run_match::<MotorcarRace>(&Match {
                        a: &|| Box::new(Stubborn { leg, strain, novice: novice() }),
                        b: &novice,
                        names: ["stubborn".into(), "novice".into()],
                        players: cars,
                        games,
                        seed: 1,
                        threads: 2,
                        sprt: Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05 },
                        stop_early: false,
                        setup: &|number| setup.race(number),
                        progress: &|| (),
                    })
                    .expect("races run");
                    let [lo, hi] = report.ci95.map(|x| x * 100.0);
                    format!("{:.1} ({lo:.1}–{hi:.1})", report.a_share * 100.0)
                })
                .collect();
            println!("| {cars} | {} | {} |", leg + 1, cells.join(" | "));
        }
    }
}
