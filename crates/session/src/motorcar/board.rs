//! What never changes during a motorcar race: the route, the cars and the tables of the rules, sent once.

use super::MotorcarPresenter;
use super::wire::{
    MotorcarBoard, MotorcarCar, MotorcarDays, MotorcarLeg, MotorcarSlide, MotorcarStage, MotorcarStrainRow,
    MotorcarTiles,
};
use ::motorcar::ids::LAP;
use ::motorcar::odds::Odds;
use ::motorcar::rooms::INFLICT_PRICE;
use ::motorcar::rules::MAX_PULL;
use ::motorcar::{Rules, Strain};
use game::Seat;

pub(super) fn board(presenter: &MotorcarPresenter, rules: &Rules) -> MotorcarBoard {
    MotorcarBoard {
        seats: rules.seats,
        flick: rules.options.flick.into(),
        legs: legs(presenter, rules),
        stages: (1..=rules.rounds).map(|round| stage(presenter, rules, round)).collect(),
        cars: Seat::all(rules.seats).map(|seat| car(presenter, rules, seat)).collect(),
        strains: Strain::ALL.into_iter().map(|strain| strain_row(rules, strain)).collect(),
        faces: rules.faces,
        one_more: rules.one_more,
        two_more: rules.two_more,
        tiles: MotorcarTiles {
            start: rules.tiles.start,
            help: rules.tiles.help,
            slowest: rules.tiles.slowest,
            inflict: INFLICT_PRICE,
        },
        lap: LAP,
        slide: MotorcarSlide {
            length: rules.flick.length,
            most_pull: MAX_PULL,
            speed: rules.flick.speed,
            friction: rules.flick.friction,
            luck: rules.flick.luck.clone(),
        },
    }
}

fn legs(presenter: &MotorcarPresenter, rules: &Rules) -> Vec<MotorcarLeg> {
    let first_round = |leg: usize| (1..=rules.rounds).find(|&round| usize::from(rules.leg(round)) == leg);
    let leg = |(i, slug): (usize, &String)| MotorcarLeg {
        slug: slug.clone(),
        names: presenter.names(slug),
        predicaments: first_round(i).map_or(0, |round| rules.predicaments(round)),
    };
    rules.names.legs.iter().enumerate().map(leg).collect()
}

fn stage(presenter: &MotorcarPresenter, rules: &Rules, round: u8) -> MotorcarStage {
    let slug = rules.stage(round);
    MotorcarStage {
        slug: slug.into(),
        names: presenter.names(slug),
        leg: rules.leg(round),
        reassessed: rules.reassesses_after(round),
    }
}

fn car(presenter: &MotorcarPresenter, rules: &Rules, seat: Seat) -> MotorcarCar {
    let slug = rules.car(seat);
    MotorcarCar { seat: seat.number(), slug: slug.into(), names: presenter.names(slug) }
}

fn strain_row(rules: &Rules, strain: Strain) -> MotorcarStrainRow {
    let numbers = rules.strain(strain);
    MotorcarStrainRow {
        strain: strain.into(),
        tokens: numbers.tokens,
        dice: numbers.dice,
        stage_days: numbers.stage_days,
        predicament_days: numbers.predicament_days,
        stage: days(rules.stage_odds(strain)),
        predicament: days(rules.predicament_odds(strain)),
    }
}

fn days(odds: Odds) -> MotorcarDays {
    let (sum, ways) = odds.mean();
    MotorcarDays { least: odds.least(), most: odds.most(), mean: sum as f64 / ways as f64 }
}
