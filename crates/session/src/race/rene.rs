//! René Estienne and his Torpedo on the wire (rule book 003): his cards, what he has in force, and every step with its reason.

use super::events::Draft;
use super::kinds::{RaceColour, RaceEventKind as Kind, RaceGauge, RaceNumber};
use super::wire::RaceEvent;
use race::ids::City;
use race::solo::event::{Aim, Course, Place, Stand, Steer, Threat};
use race::solo::{Rene, ReneCard, ReneId, TORPEDO, course};
use race::{Rules, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What never changes of a solo race.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceReneBoard {
    /// The cards of his deck.
    pub deck: Vec<RaceReneCard>,
    /// Legacy powers are won.
    pub legacy: bool,
}

/// A card of René's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceReneCard {
    /// Letter and level, such as `a1`.
    pub slug: String,
    /// From 1 to 3.
    pub level: u8,
    /// The objective.
    pub colour: RaceColour,
    /// Tiles that are drawn.
    pub tiles: u8,
    /// From this value on a tile goes on the player's path.
    pub threshold: u8,
    /// Spaces of the second to the fifth assistant.
    pub moves: [u8; 4],
    /// Slots, from 1, that he takes when he is first.
    pub first: Vec<u8>,
    /// Slots that he takes when he is second.
    pub second: Vec<u8>,
    /// What a danger card takes from the player.
    pub damage: u8,
    /// From this gauge.
    pub gauge: RaceGauge,
    /// Petrol that comes back in Planning.
    pub petrol: u8,
    /// Mechanics that come back.
    pub mechanics: u8,
}

/// What René has in force.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceRene {
    /// The card in force, by slug; none before the first.
    pub card: Option<String>,
    /// Cards revealed so far.
    pub reveals: u8,
    /// Cards not revealed since the deck was shuffled; in which order they come nobody knows.
    pub left: Vec<String>,
    /// Where the Torpedo goes: a city.
    pub objective: Option<u32>,
    /// The way that its rules would lead it there now: spaces.
    pub course: Vec<u32>,
    /// Cities that it has entered.
    pub visited: Vec<u32>,
    /// Legacy powers of blue, yellow, green and red cities.
    pub powers: [u8; 4],
}

pub(super) fn board(rules: &Rules) -> Option<RaceReneBoard> {
    let solo = rules.solo.as_ref()?;
    let card = |id: ReneId| card_of(id, solo.card(id));
    Some(RaceReneBoard { deck: solo.deck.iter().map(card).collect(), legacy: solo.legacy })
}

/// A card with its numbers.
pub(crate) fn card_of(id: ReneId, card: &ReneCard) -> RaceReneCard {
    RaceReneCard {
        slug: id.slug(),
        level: id.level(),
        colour: card.colour.into(),
        tiles: card.tiles,
        threshold: card.threshold,
        moves: card.moves,
        first: card.first.iter().collect(),
        second: card.second.iter().collect(),
        damage: card.damage,
        gauge: card.gauge.into(),
        petrol: card.petrol,
        mechanics: card.mechanics,
    }
}

pub(super) fn view(rules: &Rules, view: &View) -> Option<RaceRene> {
    rules.solo.as_ref()?;
    let rene = &view.table().rene;
    let cities = (0..rules.cities.len() as u8).map(City);
    Some(RaceRene {
        card: rene.shown.map(ReneId::slug),
        reveals: rene.reveals,
        left: rene.left.iter().map(ReneId::slug).collect(),
        objective: rene.objective.map(|city| city.0.into()),
        course: course::course(rules, view.table()).into_iter().map(|space| space.0.into()).collect(),
        visited: cities.filter(|&city| rene.has_visited(city)).map(|city| city.0.into()).collect(),
        powers: rene.powers.0,
    })
}

/// A step of René's, with its reason.
pub(super) fn event(rules: &Rules, step: Rene) -> RaceEvent {
    let is = |kind: Kind| Draft::new(rules, kind).seat(TORPEDO);
    let city = |city: City| rules.city(city).space;
    match step {
        Rene::Reshuffled => is(Kind::ReneReshuffled),
        Rene::Revealed(card) => {
            let mut draft = is(Kind::ReneRevealed);
            draft.event.rene = Some(card.slug());
            draft
        }
        Rene::Aims { at, why, distance } => match why {
            Aim::Nearest(colour) => is(Kind::ReneAimsNearest).colour(colour),
            Aim::FinishNearer => is(Kind::ReneAimsFinishNearer),
            Aim::NoneLeft => is(Kind::ReneAimsNoneLeft),
        }
        .space(city(at))
        .number(RaceNumber::Amount, distance),
        Rene::Surveys { tiles } => is(Kind::ReneSurveys).number(RaceNumber::Amount, tiles),
        Rene::Judged { tile, value, threshold } => {
            is(if value < threshold { Kind::ReneJudgedEasy } else { Kind::ReneJudgedHard })
                .tile(tile)
                .number(RaceNumber::Amount, value)
                .number(RaceNumber::Limit, threshold)
        }
        Rene::Lays { tile, to, place } => is(match place {
            Place::TorpedoCourse => Kind::ReneLaysCourse,
            Place::PlayerPath => Kind::ReneLaysPath,
            Place::AroundPlayer => Kind::ReneLaysAround,
            Place::BesidePath => Kind::ReneLaysBeside,
        })
        .tile(tile)
        .space(to),
        Rene::Wastes { tile, course } => is(match course {
            Course::Torpedo => Kind::ReneWastesCourse,
            Course::Player => Kind::ReneWastesPath,
        })
        .tile(tile),
        Rene::Drives { assistant, spaces } => {
            is(Kind::ReneDrives).number(RaceNumber::Assistants, assistant).number(RaceNumber::Moves, spaces)
        }
        Rene::Steers { to, why } => is(match why {
            Steer::City => Kind::ReneSteersCity,
            Steer::Easiest => Kind::ReneSteersEasiest,
            Steer::Blind => Kind::ReneSteersBlind,
        })
        .space(to),
        Rene::Sails { line, to } => {
            let mut draft = is(Kind::ReneSails).space(city(to));
            draft.event.line = Some(rules.names.lines[line.index()].clone());
            draft
        }
        Rene::Stands(why) => stands(rules, why),
        Rene::IgnoresStop => is(Kind::ReneIgnoresStop),
        Rene::Draws(card) => is(Kind::ReneDraws).card(card),
        Rene::Takes { slot, card } => is(Kind::ReneTakes).card(card).number(RaceNumber::Amount, slot),
        Rene::Profited { card, gauge, gained } => {
            is(Kind::ReneProfited).card(card).gauge(gauge).number(RaceNumber::Levels, gained)
        }
        Rene::Threatens { cards, damage, gauge, why } => is(match why {
            Threat::LeftOver => Kind::ReneThreatensLeft,
            Threat::Taken => Kind::ReneThreatensTaken,
            Threat::DrawnInCity => Kind::ReneThreatensDrawn,
        })
        .gauge(gauge)
        .number(RaceNumber::Cards, cards)
        .number(RaceNumber::Damage, damage),
        Rene::Strikes { lost, gauge } => is(Kind::ReneStrikes).gauge(gauge).number(RaceNumber::Levels, lost),
        Rene::FirstBonus { petrol, in_city: _ } => {
            is(Kind::ReneFirstBonus).number(RaceNumber::Petrol, petrol)
        }
        Rene::Recovers { petrol, mechanics } => {
            is(Kind::ReneRecovers).number(RaceNumber::Petrol, petrol).number(RaceNumber::Mechanics, mechanics)
        }
        Rene::PowerWon { colour, level } => {
            is(Kind::RenePowerWon).colour(colour).number(RaceNumber::Amount, level)
        }
    }
    .event
}

fn stands(rules: &Rules, why: Stand) -> Draft<'_> {
    let is = |kind: Kind| Draft::new(rules, kind).seat(TORPEDO);
    match why {
        Stand::NoMove => is(Kind::ReneStandsNoMove),
        Stand::NoMechanics => is(Kind::ReneStandsNoMechanics),
        Stand::NoPetrol => is(Kind::ReneStandsNoPetrol),
        Stand::Petrol { need, have } => {
            is(Kind::ReneStandsPetrol).number(RaceNumber::Amount, need).number(RaceNumber::Petrol, have)
        }
        Stand::Mechanics { need, have } => {
            is(Kind::ReneStandsMechanics).number(RaceNumber::Amount, need).number(RaceNumber::Mechanics, have)
        }
        Stand::NoWay => is(Kind::ReneStandsNoWay),
        Stand::Stop => is(Kind::ReneStandsStop),
        Stand::City => is(Kind::ReneStandsCity),
    }
}
