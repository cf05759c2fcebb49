//! A bot of your own in forty lines: `cargo run --release -p study --example own_bot`. It drives when it
//! can, steps to where the way is shortest, and otherwise does as the novice does.

use bots::Bot;
use bots::race::Novice;
use content::Content;
use game::{Actions, Game, SplitMix};
use race::rules::Direction;
use race::{Action, GreatRace, Rules, View};
use study::{Match, RaceSetup, Sprt, run_match};

#[derive(Debug)]
struct Sprinter;

impl Bot<GreatRace> for Sprinter {
    fn choose(&self, rules: &Rules, view: &View, luck: &mut SplitMix) -> Action {
        let mut actions = Actions::new(GreatRace::NO_ACTION);
        view.legal(rules, &mut actions);
        let petrol = view.me().map_or(0, |me| me.petrol);
        let steps = actions.iter().filter_map(|&a| match a {
            Action::To(space) => Some((rules.distance(space)?, a)),
            _ => None,
        });
        if let Some((_, step)) = steps.min_by_key(|(distance, _)| *distance) {
            return step;
        }
        if actions.contains(&Action::Drive) && petrol >= 3 {
            Action::Drive
        } else {
            Novice.choose(rules, view, luck)
        }
    }
}

fn main() -> Result<(), String> {
    let seats = vec!["sprinter".to_owned(), "novice".to_owned()];
    let setup = RaceSetup::new(&Content::embedded(), "africa", Direction::Forward, &seats)
        .map_err(|problems| problems[0].to_string())?;
    let report = run_match::<GreatRace>(&Match {
        a: &|| Box::new(Sprinter),
        b: &|| Box::new(Novice),
        names: [seats[0].clone(), seats[1].clone()],
        players: 2,
        games: 400,
        seed: 1,
        threads: 2,
        sprt: Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05 },
        stop_early: false,
        setup: &|number| setup.race(number),
        progress: &|| (),
    })?;
    println!("{report:#?}");
    Ok(())
}
