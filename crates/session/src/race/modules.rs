//! What modules and leaders keep on the table, and what never changes of them in a race. Only those in play are there.

use super::kinds::{RaceColour, RaceLeader, RaceModule, RaceWeather};
use super::tolls::RaceToll;
use game::Seat;
use race::ids::{City, Colour, Gauge, Skill};
use race::leaders::{Leader, Sources};
use race::modules::paddock::Sheet;
use race::modules::{Cursor, Module, ModuleNumbers, Parts};
use race::{Rules, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What never changes of the modules in play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceModules {
    /// By slug, `season:hard` in its second form.
    pub names: Vec<String>,
    /// The same without their forms, in the order in which they act.
    pub on: Vec<RaceModule>,
    /// Francs under each space of the patrons' track, behind the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u16>>", optional)]
    pub patron_track: Vec<u16>,
    /// Francs for each level of influence, and the level where every marker begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub influence: Option<(u8, Vec<u16>)>,
    /// What the weather die brings, by season and face.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Vec<RaceWeather>>>", optional)]
    pub seasons: Vec<Vec<RaceWeather>>,
    /// Francs for a parcel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub parcel_reward: Option<u16>,
    /// Francs for a level of a gauge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level_price: Option<u16>,
    /// What the die adds to a tile that rolls, by face.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<RaceToll>>", optional)]
    pub climate: Vec<RaceToll>,
    /// Leaders who can join a crew of this race.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<RaceCandidate>>", optional)]
    pub leaders: Vec<RaceCandidate>,
    /// The vehicle sheets of the crews, where gauges go by them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<RaceSheet>>", optional)]
    pub sheets: Vec<RaceSheet>,
}

/// A vehicle sheet: how far each gauge of a crew goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceSheet {
    /// Whose crew drives the vehicle.
    pub leader: RaceLeader,
    /// What the vehicle is called.
    pub vehicle: String,
    /// Levels of petrol.
    pub petrol: u8,
    /// Levels of the engine.
    pub engine: u8,
    /// Levels of the chassis.
    pub chassis: u8,
}

/// Who can lead a crew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceCandidate {
    /// The leader.
    pub leader: RaceLeader,
    /// The own crew, by slug; none for a mercenary.
    pub crew: Option<String>,
    /// Levels that every gauge goes farther under this leader.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub levels: Option<u8>,
}

/// What modules and leaders keep on the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceParts {
    /// Leaders by seat, whose crew each has, and whether the power is spent in this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<RaceLed>>", optional)]
    pub leaders: Vec<RaceLed>,
    /// Season, from 1 for January; 0 before the first roll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub season: Option<u8>,
    /// The weather of this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub weather: Option<RaceWeather>,
    /// Parcels in cities: city and colour.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(u32, RaceColour)>>", optional)]
    pub parcels: Vec<(u32, RaceColour)>,
    /// Parcels on vehicles, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Option<RaceColour>>>", optional)]
    pub carried: Vec<Option<RaceColour>>,
    /// Spaces of the patrons, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub patrons: Vec<u8>,
    /// Where each patron comes to when its crew raises funds next, by seat: with all that stand in Funding, or with one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub patrons_next: Vec<u8>,
    /// Influence by seat: blue, yellow, green, red.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<[u8; 4]>>", optional)]
    pub influence: Vec<[u8; 4]>,
}

/// Who leads a crew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RaceLed {
    /// The leader; none before the draft.
    pub leader: Option<RaceLeader>,
    /// Whose crew it is: the leader's own, or the one that a mercenary has hired.
    pub crew: Option<RaceLeader>,
    /// The power is spent in this turn.
    pub spent: bool,
}

/// What never changes; nothing without modules.
pub(super) fn modules(rules: &Rules) -> Option<RaceModules> {
    let names = rules.modules.words();
    if names.is_empty() {
        return None;
    }
    let ModuleNumbers { season, microclimate, paddock, postal, diplomacy, patronage } = &rules.extras;
    let has = |module| rules.modules.has(module);
    let seasons = if rules.modules.is_hard(Module::Season) { &season.hard } else { &season.normal };
    let hard = rules.modules.is_hard(Module::Diplomacy);
    let line = if hard { &diplomacy.hard } else { &diplomacy.normal };
    Some(RaceModules {
        names,
        on: rules.modules.after(Cursor::START).map(|(module, _)| module.into()).collect(),
        patron_track: if has(Module::Patronage) { patronage.track.clone() } else { Vec::new() },
        influence: has(Module::Diplomacy).then(|| (line.start, line.prices.clone())),
        seasons: match has(Module::Season) {
            true => seasons.iter().map(|faces| faces.map(RaceWeather::from).to_vec()).collect(),
            false => Vec::new(),
        },
        parcel_reward: has(Module::Postal).then_some(postal.reward),
        level_price: has(Module::Paddock).then_some(paddock.price),
        climate: match has(Module::Microclimate) {
            true => microclimate.card.map(RaceToll::from).to_vec(),
            false => Vec::new(),
        },
        leaders: if has(Module::Leaders) { candidates(rules) } else { Vec::new() },
        sheets: match has(Module::Paddock) && !rules.modules.is_hard(Module::Paddock) {
            true => paddock.sheets.iter().map(RaceSheet::from).collect(),
            false => Vec::new(),
        },
    })
}

impl From<&Sheet> for RaceSheet {
    fn from(Sheet { leader, vehicle, gauges }: &Sheet) -> RaceSheet {
        let [petrol, engine, chassis] = Gauge::ALL.map(|gauge| gauges[gauge]);
        RaceSheet { leader: (*leader).into(), vehicle: vehicle.clone(), petrol, engine, chassis }
    }
}

fn candidates(rules: &Rules) -> Vec<RaceCandidate> {
    let Sources { offered, crews, obroutchev_levels, .. } = &rules.leaders;
    let crew = |leader| crews.iter().find(|(_, led)| *led == leader).map(|(slug, _)| slug.clone());
    let candidate = |&leader: &Leader| RaceCandidate {
        leader: leader.into(),
        crew: crew(leader),
        levels: (leader == Leader::Obroutchev).then_some(*obroutchev_levels),
    };
    offered.iter().map(candidate).collect()
}

/// What modules keep on the table; nothing without modules.
pub(super) fn parts(rules: &Rules, view: &View) -> Option<RaceParts> {
    if rules.modules.words().is_empty() {
        return None;
    }
    let Parts { leaders, paddock: _, postal, season, village: _, patronage, diplomacy } = &view.table().parts;
    let has = |module| rules.modules.has(module);
    let seats = || Seat::all(rules.seats);
    let mut told = RaceParts::default();
    if has(Module::Leaders) {
        let led = |seat| RaceLed {
            leader: leaders.of(seat).map(RaceLeader::from),
            crew: leaders.crew_of(seat).map(RaceLeader::from),
            spent: leaders.is_spent(seat),
        };
        told.leaders = seats().map(led).collect();
    }
    if has(Module::Season) {
        told.season = Some(season.season);
        told.weather = Some(season.weather.into());
    }
    if has(Module::Postal) {
        let cities = (0..rules.cities.len() as u8).map(City);
        let lying = cities.filter_map(|city| Some((city.0.into(), postal.lying(city)?.into())));
        told.parcels = lying.collect();
        told.carried = seats().map(|seat| postal.carried(seat).map(RaceColour::from)).collect();
    }
    if has(Module::Patronage) {
        told.patrons = seats().map(|seat| patronage.at(seat)).collect();
        let ahead = |seat| {
            let funders = view.table().assistants(seat, Skill::Funding).max(1);
            patronage.ahead(rules, seat, funders)
        };
        told.patrons_next = seats().map(ahead).collect();
    }
    if has(Module::Diplomacy) {
        let levels = |seat| Colour::OF_CITIES.map(|colour| diplomacy.influence(seat, colour));
        told.influence = seats().map(levels).collect();
    }
    Some(told)
}
