//! The Great Race in the catalog: boards, directions, and what players may choose before it (R1, R5, R147). What nobody
//! chooses follows from seed and nonces, and is checked when the seed is shown.

use super::{Begun, Files, House, Lots, Unplayed, first};
use crate::catalog::CatalogError;
use crate::offer::{Offer, OptionKind, OptionOffer, OptionValue, Otherwise};
use crate::race::RacePresenter;
use crate::race::kinds::RaceDirection;
use crate::spec::GameOptions;
use content::{Bundle, Content, Played};
use game::{Game, Seat};
use race::modules::ModuleSet;
use race::rules::Direction;
use race::{GreatRace, Options, Rules, SEATS};
use record::{ChoiceError, Header, RaceOptions, RacePicks, RaceSetup, Seed};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What is agreed on about a race.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RaceWish {
    /// Which board.
    pub board: String,
    /// Which way the race goes.
    #[serde(default)]
    pub direction: RaceDirection,
    /// The middle city at the end of a half board, by slug; by lot if not said (R5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub middle: Option<String>,
    /// The seat that begins, from 1; by lot if not said (R1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub first: Option<u8>,
    /// Crews by slug in seat order, nothing where a seat has no wish. Once one is chosen the others are drawn by lot; where none
    /// is, the seats race under their own emblems (R147).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<String>>>")]
    pub crews: Vec<Option<String>>,
    /// Modules by slug.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub modules: Vec<String>,
}

impl Default for RaceDirection {
    fn default() -> RaceDirection {
        Direction::Forward.into()
    }
}

impl From<RaceDirection> for Direction {
    fn from(direction: RaceDirection) -> Direction {
        match direction {
            RaceDirection::Forward => Direction::Forward,
            RaceDirection::Reverse => Direction::Reverse,
        }
    }
}

impl RaceWish {
    /// A race on a board, with nothing chosen.
    pub fn on(board: &str) -> RaceWish {
        RaceWish { board: board.into(), ..RaceWish::default() }
    }
    /// Whoever chose for this seat has gone.
    pub(crate) fn forget(&mut self, seat: Seat) {
        if let Some(crew) = self.crews.get_mut(seat.index()) {
            *crew = None;
        }
        if self.crews.iter().all(Option::is_none) {
            self.crews.clear();
        }
    }
    fn choice(&self) -> RacePicks {
        RacePicks { first: self.first, middle: self.middle.clone(), crews: self.crews.clone() }
    }
    fn modules(&self) -> Result<ModuleSet, String> {
        ModuleSet::read(self.modules.iter().map(String::as_str)).map_err(|error| error.to_string())
    }
}

/// All crews by slug, editions in order.
fn crews(content: &Content) -> Result<Vec<String>, String> {
    content.crew_slugs().map_err(|p| first(&p))
}

/// The rules of a new race, the content it is raced with and the first line of its log.
pub fn race_table(
    content: &Content,
    wish: &RaceWish,
    names: Vec<String>,
    seed: &Seed,
    nonces: Vec<String>,
) -> Result<(Rules, Bundle, Header), String> {
    let sources = content.board(&wish.board).map_err(|p| first(&p))?;
    let bundle = content.bundle(&wish.board).map_err(|p| first(&p))?;
    let (choice, modules) = (wish.choice(), wish.modules()?);
    let setup = RaceSetup::fair(&sources, &choice, &crews(content)?, seed, &nonces);
    let (seats, direction) = (nonces.len() as u8, wish.direction.into());
    let options = Options { seats, first: setup.first, direction, middle: setup.middle.clone(), modules };
    let rules = Rules::new(&sources, options).map_err(|error| error.to_string())?;
    let options = RaceOptions::of_new(&rules.board, &rules.options, &setup, &choice);
    // What is begun must be read back one day.
    options.to_options()?;
    let options = options.to_value();
    let header = Header::new::<GreatRace>(bundle.hash(), options, names, seed, nonces);
    Ok((rules, bundle, header))
}

/// What a header says was agreed on.
fn said(header: &Header) -> Result<RaceOptions, String> {
    if header.game != GreatRace::SLUG {
        return Err(format!("this is a log of the game \"{}\"", header.game));
    }
    RaceOptions::from_value(&header.options)
}

pub(crate) struct RaceHouse;

impl House for RaceHouse {
    type Presenter = RacePresenter;
    type Wish = RaceWish;

    fn offer(content: &Content) -> Offer {
        let (mut boards, mut middles) = (Vec::new(), Vec::new());
        for slug in content.boards() {
            let (Ok(names), Ok(sources)) = (content.names(&slug), content.board(&slug)) else { continue };
            boards.push(OptionValue::named(&slug, Some(&names.board)));
            middles.extend(record::middle_cities(&sources).into_iter().map(|city| {
                let name = names.cities.iter().find(|(slug, _)| slug == city).map(|(_, name)| name);
                let only_with = Some(("board".to_owned(), slug.clone()));
                OptionValue { only_with, ..OptionValue::named(city, name) }
            }));
        }
        let crews = crews(content).unwrap_or_default();
        let crews = OptionValue::plain(crews.iter().map(String::as_str));
        let option = OptionOffer::new;
        Offer {
            game: GreatRace::SLUG.into(),
            seats: (SEATS.0 as u8, SEATS.1 as u8),
            bots: bots::race::LEVELS.map(str::to_owned).to_vec(),
            options: vec![
                option("board", OptionKind::Word, Otherwise::Refused, boards),
                option(
                    "direction",
                    OptionKind::Word,
                    Otherwise::First,
                    OptionValue::plain(["forward", "reverse"]),
                ),
                option("middle", OptionKind::Word, Otherwise::Lot, middles),
                option("first", OptionKind::Seat, Otherwise::Lot, Vec::new()),
                option("crews", OptionKind::WordBySeat, Otherwise::Lot, crews),
            ],
        }
    }
    fn check(content: &Content, wish: &RaceWish, seats: usize) -> Result<(), CatalogError> {
        let boards = content.boards();
        if !boards.contains(&wish.board) {
            let text = format!("there is no board \"{}\"; there are: {}", wish.board, boards.join(", "));
            return Err(CatalogError::Spec(text));
        }
        race::check_seats(seats).map_err(|error| CatalogError::Spec(error.to_string()))?;
        wish.modules().map_err(CatalogError::Spec)?;
        let sources = content.board(&wish.board).map_err(|p| CatalogError::Spec(first(&p)))?;
        let crews = crews(content).map_err(CatalogError::Spec)?;
        wish.choice().check(&sources, &crews, seats).map_err(|error| match error {
            ChoiceError::Twice(_) => CatalogError::Twice(error.to_string()),
            ChoiceError::Unknown(text) => CatalogError::Spec(text),
        })
    }
    fn check_bot(level: &str) -> Result<(), String> {
        bots::race::by_name(level).map(|_| ())
    }
    fn begin(content: &Content, wish: &RaceWish, lots: Lots) -> Result<Begun<RacePresenter>, String> {
        let (rules, bundle, header) = race_table(content, wish, lots.names, &lots.seed, lots.nonces)?;
        Ok(Begun { rules, bundle, header })
    }
    fn options_of(header: &Header) -> Result<GameOptions, String> {
        let said = said(header)?;
        let direction = said.to_options()?.direction.into();
        let RaceOptions { board, seats: _, first: _, direction: _, middle: _, modules, crews: _, chosen } =
            said;
        let RacePicks { first, middle, crews } = chosen;
        Ok(GameOptions::Race(RaceWish { board, direction, middle, first, crews, modules }))
    }
    fn presenter(content: &Content, header: &Header) -> Result<RacePresenter, String> {
        let RaceOptions { board, crews, .. } = said(header)?;
        RacePresenter::new(content, &board, crews).map_err(|p| first(&p))
    }
    fn played(content: &Content, files: Files<'_>, header: &Header) -> Result<Played, Unplayed> {
        let board = said(header).map_err(Unplayed::Header)?.board;
        Ok(match files {
            Files::Stored(files) => content.of_stored_race(files, &board, &header.content)?,
            Files::OfLog(files) => content.of_race_log(files, &board, &header.content)?,
        })
    }
    fn rules_of(content: &Content, header: &Header, seed: Option<&Seed>) -> Result<Rules, String> {
        let options = said(header)?;
        let sources = content.board(&options.board).map_err(|p| first(&p))?;
        record::check_race_setup(header, &sources, seed)?;
        Rules::new(&sources, options.to_options()?).map_err(|error| error.to_string())
    }
}
