//! The Great Motorcar Race in the catalog.

use super::{Begun, Files, House, Lots, Unplayed, first};
use crate::catalog::CatalogError;
use crate::motorcar::MotorcarPresenter;
use crate::motorcar::kinds::MotorcarFlick;
use crate::offer::{Offer, OptionKind, OptionOffer, OptionValue, Otherwise};
use crate::spec::GameOptions;
use ::motorcar::sources::{Flick, OptionsError};
use ::motorcar::{MotorcarRace, Options, Rules, SEATS};
use content::{Content, Played};
use game::Game;
use record::{Header, MotorcarOptions, Seed};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What is agreed on about a motorcar race.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MotorcarWish {
    /// How turn order is found.
    #[serde(default)]
    pub flick: MotorcarFlick,
    /// Cars that seats have chosen, by slug in seat order; whoever chose none takes the first that is left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<String>>>")]
    pub cars: Vec<Option<String>>,
}

impl Default for MotorcarFlick {
    fn default() -> MotorcarFlick {
        Flick::default().into()
    }
}

impl From<MotorcarFlick> for Flick {
    fn from(flick: MotorcarFlick) -> Flick {
        match flick {
            MotorcarFlick::Skill => Flick::Skill,
            MotorcarFlick::Luck => Flick::Luck,
        }
    }
}

pub(crate) struct MotorcarHouse;

impl House for MotorcarHouse {
    type Presenter = MotorcarPresenter;
    type Wish = MotorcarWish;

    fn offer(_: &Content) -> Offer {
        let flick = OptionValue::plain(["skill", "luck"]);
        Offer {
            game: MotorcarRace::SLUG.into(),
            seats: (SEATS.0 as u8, SEATS.1 as u8),
            bots: bots::motorcar::LEVELS.map(str::to_owned).to_vec(),
            options: vec![OptionOffer::new("flick", OptionKind::Word, Otherwise::First, flick)],
        }
    }
    fn check(content: &Content, wish: &MotorcarWish, seats: usize) -> Result<(), CatalogError> {
        let wrong = |kind| move |error: OptionsError| CatalogError::Choice { kind, text: error.to_string() };
        ::motorcar::check_seats(seats).map_err(wrong("bad_motorcar_seats"))?;
        // Content that cannot be read is told when the race begins.
        let Ok(sources) = content.motorcar() else { return Ok(()) };
        let rules = Rules::new(&sources, Options { seats: seats as u8, flick: wish.flick.into() });
        rules.and_then(|rules| rules.with_cars(&wish.cars)).map(|_| ()).map_err(wrong("bad_motorcar_cars"))
    }
    fn check_bot(level: &str) -> Result<(), String> {
        bots::motorcar::by_name(level).map(|_| ())
    }
    fn begin(content: &Content, wish: &MotorcarWish, lots: Lots) -> Result<Begun<MotorcarPresenter>, String> {
        let options = Options { seats: lots.names.len() as u8, flick: wish.flick.into() };
        let sources = content.motorcar().map_err(|p| first(&p))?;
        let options = MotorcarOptions::new(&options).choosing(&wish.cars);
        let (rules, options) = (options.to_rules(&sources)?, options.to_value());
        let bundle = content.motorcar_bundle();
        let header = Header::new::<MotorcarRace>(bundle.hash(), options, lots.names, &lots.seed, lots.nonces);
        Ok(Begun { rules, bundle, header })
    }
    fn options_of(header: &Header) -> Result<GameOptions, String> {
        let options = MotorcarOptions::from_value(&header.options)?;
        let Options { seats: _, flick } = options.to_options()?;
        Ok(GameOptions::Motorcar(MotorcarWish { flick: flick.into(), cars: options.cars }))
    }
    fn presenter(content: &Content, _: &Header) -> Result<MotorcarPresenter, String> {
        MotorcarPresenter::new(content).map_err(|p| first(&p))
    }
    fn played(content: &Content, files: Files<'_>, header: &Header) -> Result<Played, Unplayed> {
        Ok(match files {
            Files::Stored(files) => content.of_stored_motorcar(files, &header.content)?,
            Files::OfLog(files) => content.of_motorcar_log(files, &header.content)?,
        })
    }
    fn rules_of(content: &Content, header: &Header, _: Option<&Seed>) -> Result<Rules, String> {
        let sources = content.motorcar().map_err(|p| first(&p))?;
        MotorcarOptions::from_value(&header.options)?.to_rules(&sources)
    }
}
