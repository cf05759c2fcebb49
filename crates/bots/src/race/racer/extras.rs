//! What modules add to the way in the racer's eyes: the die of a microclimate, what villages and parcels bring, the guards at
//! a city's gate, and weather that is over tomorrow. Without modules all of it is nothing.

use super::ground::Toll;
use super::outlook::PETROL;
use game::Seat;
use race::Rules;
use race::ids::{Colour, Gauge, Space, TileId};
use race::modules::Module;
use race::modules::season::Weather;
use race::modules::village::Benefit;
use race::rules::Feature;
use race::tabletop::{Player, Tabletop};

/// What being held at a gate costs: the drive.
const HELD: i32 = 45;

/// What the die of a microclimate is feared for, in tenths of a level: twice what it adds on the average, since a roll binds
/// whoever cannot pay it as well.
pub(super) fn die(rules: &Rules, tile: TileId) -> Toll {
    if !rules.modules.has(Module::Microclimate) || rules.tile(tile).feature != Feature::Microclimate {
        return Toll::default();
    }
    let faces = &rules.extras.microclimate.card;
    let mean = |of: fn(&race::rooms::Cost) -> u8| {
        faces.iter().map(|cost| i32::from(of(cost))).sum::<i32>() * 20 / faces.len() as i32
    };
    Toll {
        petrol: mean(|cost| cost.petrol),
        damage: mean(|cost| cost.damage),
        stop: mean(|cost| cost.stop.into()),
    }
}

/// What the village on a tile gives to whoever ends a drive there.
fn benefit(rules: &Rules, tile: TileId) -> Option<Benefit> {
    match rules.tile(tile).feature {
        Feature::Village(benefit) if rules.modules.has(Module::Village) => Some(benefit),
        _ => None,
    }
}

/// What a village gives to a crew that ends a drive there, in francs. Measured with 6,600 drives that came to one: played to the
/// end of the race from there, and after driving on.
pub(super) fn gift(rules: &Rules, player: &Player, tile: TileId) -> i32 {
    let room = |gauge: Gauge, levels: u8| i32::from(levels.min(player.room(gauge)));
    match benefit(rules, tile) {
        None => 0,
        Some(Benefit::Levels(Gauge::Petrol, levels)) => (PETROL - 1) * room(Gauge::Petrol, levels),
        Some(Benefit::Levels(Gauge::Engine, levels)) => {
            room(Gauge::Engine, levels) * if player.engine <= 3 { 28 } else { 24 }
        }
        Some(Benefit::Levels(Gauge::Chassis, levels)) => {
            room(Gauge::Chassis, levels) * if player.chassis <= 2 { 27 } else { 20 }
        }
        Some(Benefit::Money(francs)) => francs.into(),
        Some(Benefit::Cards(cards)) => i32::from(cards) * if player.cards < player.chassis { 9 } else { 2 },
    }
}

/// What is lost by a drive that ends with so many steps to go, when so many more can follow in this turn: the last one is
/// missed, whatever is left of it. Measured as gifts are.
pub(super) fn rest(steps: i32, drives: u8) -> i32 {
    match drives {
        _ if steps <= 0 => 0,
        0 => 57,
        1 => 25 + 7 * steps / 2,
        _ => 9 * steps / 2,
    }
}

/// What the parcel on the vehicle is worth in a city.
pub(super) fn parcel(rules: &Rules, table: &Tabletop, seat: Seat, space: Space) -> i32 {
    let Some(city) = rules.city_at(space).filter(|_| rules.modules.has(Module::Postal)) else { return 0 };
    let wanted = table.parts.postal.carried(seat) == Some(rules.city(city).colour);
    if wanted { rules.extras.postal.reward.into() } else { 0 }
}

/// What it costs on the average to leave a city: the bribe, or the drive where that is cheaper.
pub(super) fn gate(rules: &Rules, table: &Tabletop, seat: Seat, space: Space) -> i32 {
    let Some(city) = rules.city_at(space).filter(|_| rules.modules.has(Module::Diplomacy)) else { return 0 };
    match rules.city(city).colour {
        _ if space == rules.finish => 0,
        Colour::Purple => 0,
        colour => {
            let influence = table.parts.diplomacy.influence(seat, colour);
            let bribe = i32::from(rules.extras.diplomacy.bribe);
            let asked = (1..=6u8).map(|face| (bribe * i32::from(face.saturating_sub(influence))).min(HELD));
            asked.sum::<i32>() / 6
        }
    }
}

/// The table with tomorrow's weather, which nobody knows: clear, unless it is so today.
pub(super) fn tomorrow(rules: &Rules, table: &Tabletop) -> Option<Tabletop> {
    let today = table.parts.season.weather;
    (rules.modules.has(Module::Season) && today != Weather::Clear).then(|| {
        let mut calm = *table;
        calm.parts.season.weather = Weather::Clear;
        calm
    })
}
