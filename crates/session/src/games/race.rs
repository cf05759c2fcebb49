//! The Great Race in the catalog: boards, directions, and what players may choose before it (R1, R5, R147). What nobody
//! chooses follows from seed and nonces, and is checked when the seed is shown.

use super::{Begun, Files, House, Lots, Unplayed, first};
use crate::catalog::CatalogError;
use crate::kinds::kinds;
use crate::offer::{Offer, OptionKind, OptionOffer, OptionValue, Otherwise};
use crate::race::RacePresenter;
use crate::race::kinds::RaceDirection;
use crate::spec::{GameOptions, Outline};
use content::{Bundle, Content, Played, RaceFiles};
use game::{Game, Seat};
use race::modules::{Module, ModuleSet};
use race::rules::Direction;
use race::sources::OptionsError;
use race::{ALONE, GreatRace, Rules, SEATS};
use record::{ChoiceError, DRAW, Header, RaceOptions, RacePicks, RaceSetup, Seed, SoloOptions};
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
    /// Crews by slug in seat order, nothing where a seat has no wish: it draws one of those left by lot (R147).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<String>>>")]
    pub crews: Vec<Option<String>>,
    /// Modules by slug, `season:hard` in a second form, or `all`; leaders are said apart.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub modules: Vec<String>,
    /// How leaders are found; none race if it is not said and no play mode brings them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub leaders: Option<RaceLeaders>,
    /// A play-mode card by slug, or `draw` (R152); it brings its own modules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mode: Option<String>,
    /// One seat against René Estienne: his deck and powers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub solo: Option<RaceSolo>,
    /// One seat and no opponent (R168).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub alone: bool,
}

/// René's deck and powers at the start of a solo race.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RaceSolo {
    /// Eight cards by slug, letter and level: `a1`, `b2`.
    #[schema(schema_with = crate::schema::eight_cards)]
    pub deck: Vec<String>,
    /// Powers of blue, yellow, green and red cities, from 0 to 4; left out where the race is played without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(schema_with = crate::schema::four_powers)]
    pub legacy: Option<[u8; 4]>,
}

impl From<SoloOptions> for RaceSolo {
    fn from(SoloOptions { deck, legacy }: SoloOptions) -> RaceSolo {
        RaceSolo { deck, legacy }
    }
}

impl From<RaceSolo> for SoloOptions {
    fn from(RaceSolo { deck, legacy }: RaceSolo) -> SoloOptions {
        SoloOptions { deck, legacy }
    }
}

kinds! {
    /// How leaders are found: everybody takes one in turn order (R162), or they are dealt by lot; `:all` with the leaders of all editions (R147).
    RaceLeaders {
        Draft = "draft",
        Random = "random",
        DraftAll = "draft:all",
        RandomAll = "random:all",
    }
}

impl RaceLeaders {
    fn new(is_dealt: bool, is_all: bool) -> RaceLeaders {
        match (is_dealt, is_all) {
            (false, false) => RaceLeaders::Draft,
            (true, false) => RaceLeaders::Random,
            (false, true) => RaceLeaders::DraftAll,
            (true, true) => RaceLeaders::RandomAll,
        }
    }
    fn is_dealt(self) -> bool {
        matches!(self, RaceLeaders::Random | RaceLeaders::RandomAll)
    }
    fn is_all(self) -> bool {
        matches!(self, RaceLeaders::DraftAll | RaceLeaders::RandomAll)
    }
}

/// All modules at once.
const EVERY_MODULE: &str = "all";

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
    /// What is chosen, and not drawn by lot.
    pub fn choice(&self) -> RacePicks {
        RacePicks {
            first: self.first,
            middle: self.middle.clone(),
            crews: self.crews.clone(),
            mode: self.mode.clone(),
            dealt: self.leaders.is_some_and(RaceLeaders::is_dealt),
            solo: self.solo.clone().map(Into::into),
        }
    }
    /// Can so many race so?
    pub fn check_seats(&self, seats: usize) -> Result<(), WishError> {
        match self.solo {
            Some(_) if self.alone => Err(WishError::AloneWithRene),
            None if !self.alone => race::check_seats(seats).map_err(WishError::Seats),
            _ if seats == 1 => Ok(()),
            _ => Err(WishError::Seats(OptionsError::SoloSeats(seats))),
        }
    }
    /// The modules that were agreed on; a play-mode card may bring others.
    pub fn modules(&self) -> Result<ModuleSet, WishError> {
        let is_every = |word: &&str| *word == EVERY_MODULE;
        let words: Vec<&str> = self.modules.iter().map(String::as_str).collect();
        let named = words.iter().copied().filter(|word| !is_every(word));
        let there_are = || {
            let forms =
                ModuleSet::forms().into_iter().filter(|form| !form.starts_with(Module::Leaders.slug()));
            forms.chain([EVERY_MODULE.to_owned()]).collect::<Vec<_>>().join(", ")
        };
        let mut modules = ModuleSet::read(named)
            .map_err(|error| WishError::NoModule(format!("{error}; there are: {}", there_are())))?;
        if modules.has(Module::Leaders) {
            let ways: Vec<&str> = RaceLeaders::ALL.iter().map(|way| way.slug()).collect();
            return Err(WishError::LeadersApart(ways.join(", ")));
        }
        if let (Some(mode), Some(way)) = (&self.mode, self.leaders.filter(|way| way.is_all())) {
            return Err(WishError::ModeAndAllLeaders { mode: mode.clone(), way });
        }
        if words.iter().any(is_every) {
            modules = modules.and(ModuleSet::every().without(Module::Leaders));
        }
        Ok(match self.leaders.filter(|_| self.mode.is_none()) {
            None => modules,
            Some(leaders) if leaders.is_all() => modules.with_hard(Module::Leaders),
            Some(_) => modules.with(Module::Leaders),
        })
    }
}

/// What is wrong with a wish, whatever the board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WishError {
    /// Too few or too many seats.
    #[error("{0}")]
    Seats(OptionsError),
    /// No such module, or not in this form.
    #[error("{0}")]
    NoModule(String),
    /// Leaders among the modules.
    #[error("leaders are said apart: \"leaders\" is one of {0}")]
    LeadersApart(String),
    /// René, and no opponent.
    #[error("alone there is no opponent: leave out René's deck, or \"alone\"")]
    AloneWithRene,
    /// A play-mode card with the leaders of other editions.
    #[error("the play mode \"{mode}\" has the leaders of its board, not \"{way}\"")]
    ModeAndAllLeaders {
        /// The card.
        mode: String,
        /// How leaders should come.
        way: RaceLeaders,
    },
}

impl WishError {
    /// A word that does not change.
    pub fn kind(&self) -> &'static str {
        match self {
            WishError::Seats(OptionsError::SoloSeats(_)) => "solo_seats",
            WishError::Seats(_) => "bad_seats",
            WishError::NoModule(_) => "no_module",
            WishError::LeadersApart(_) => "leaders_apart",
            WishError::AloneWithRene => "alone_with_rene",
            WishError::ModeAndAllLeaders { .. } => "mode_and_all_leaders",
        }
    }
}

impl From<WishError> for String {
    fn from(error: WishError) -> String {
        error.to_string()
    }
}

impl From<WishError> for CatalogError {
    fn from(error: WishError) -> CatalogError {
        CatalogError::Choice { kind: error.kind(), text: error.to_string() }
    }
}

impl From<ChoiceError> for CatalogError {
    fn from(error: ChoiceError) -> CatalogError {
        match error {
            ChoiceError::Twice(_) => CatalogError::Twice(error.to_string()),
            _ => CatalogError::Choice { kind: error.kind(), text: error.to_string() },
        }
    }
}

/// Which files have a say in a race.
pub fn race_files(options: &RaceOptions) -> Result<RaceFiles<'_>, String> {
    let (modules, mode_drawn) = (options.module_set()?, options.chosen.is_mode_drawn());
    Ok(RaceFiles { board: &options.board, modules, mode_drawn, solo: options.solo.is_some() })
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
    let (choice, agreed) = (wish.choice(), wish.modules()?);
    let setup = RaceSetup::fair(&sources, agreed, &choice, seed, &nonces);
    let options = setup.options(nonces.len(), wish.direction.into());
    let rules = Rules::new(&sources, options).map_err(|error| error.to_string())?;
    let options = RaceOptions::of_new(&rules.board, &rules.options, &setup, &choice);
    // What is begun must be read back one day.
    options.to_options(&sources)?;
    let bundle = content.bundle(race_files(&options)?).map_err(|p| first(&p))?;
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
        let any = boards.first().and_then(|board| content.board(&board.value).ok());
        let (crews, modes) = any.map(|sources| (sources.leaders.crews, sources.modes)).unwrap_or_default();
        let crews = OptionValue::plain(crews.iter().map(|(crew, _)| crew.as_str()));
        let modules = ModuleSet::forms();
        let is_leaders = |word: &&str| word.starts_with(Module::Leaders.slug());
        let modules =
            modules.iter().map(String::as_str).filter(|word| !is_leaders(word)).chain([EVERY_MODULE]);
        let leaders = RaceLeaders::ALL.iter().map(|way| {
            let not_with: &[&str] = if way.is_all() { &["crews", "mode"] } else { &["crews"] };
            OptionValue::named(way.slug(), None).not_with(not_with)
        });
        let has_leaders = |set: &ModuleSet| set.has(Module::Leaders);
        let modes = modes.iter().map(|(slug, set)| (slug.as_str(), has_leaders(set))).chain([(DRAW, true)]);
        let modes = modes.map(|(slug, leaders)| {
            let not_with: &[&str] = if leaders { &["modules", "crews"] } else { &["modules", "leaders"] };
            OptionValue::named(slug, None).not_with(not_with)
        });
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
                option("modules", OptionKind::Words, Otherwise::Nothing, OptionValue::plain(modules)),
                option("leaders", OptionKind::Word, Otherwise::Nothing, leaders.collect()),
                option("mode", OptionKind::Word, Otherwise::Nothing, modes.collect()),
            ],
        }
    }
    fn check(content: &Content, wish: &RaceWish, seats: usize) -> Result<(), CatalogError> {
        let boards = content.boards();
        if !boards.contains(&wish.board) {
            let text = format!("there is no board \"{}\"; there are: {}", wish.board, boards.join(", "));
            return Err(CatalogError::Choice { kind: "no_board", text });
        }
        wish.check_seats(seats)?;
        let agreed = wish.modules()?;
        let sources = content.board(&wish.board).map_err(|p| CatalogError::Spec(first(&p)))?;
        Ok(wish.choice().check(&sources, agreed, seats)?)
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
        let (direction, set) = (said.way()?.into(), said.module_set()?);
        let RaceOptions {
            board,
            seats,
            first: _,
            direction: _,
            middle: _,
            crews: _,
            leaders: _,
            solo: _,
            chosen,
            modules: _,
        } = said;
        let RacePicks { first, middle, crews, mode, dealt, solo } = chosen;
        let is_all = set.is_hard(Module::Leaders);
        let is_said = dealt || (set.has(Module::Leaders) && mode.is_none());
        let leaders = is_said.then(|| RaceLeaders::new(dealt, is_all));
        let set = if mode.is_some() { ModuleSet::NONE } else { set.without(Module::Leaders) };
        let modules = set.words();
        let alone = seats == ALONE && solo.is_none();
        let solo = solo.map(Into::into);
        Ok(GameOptions::Race(RaceWish {
            board,
            direction,
            middle,
            first,
            crews,
            modules,
            leaders,
            mode,
            solo,
            alone,
        }))
    }
    fn outline(header: &Header) -> Result<Outline, String> {
        let modules = said(header)?.modules;
        Ok(Outline { modules, ..Self::options_of(header)?.outline() })
    }
    fn presenter(content: &Content, header: &Header) -> Result<RacePresenter, String> {
        let RaceOptions { board, crews, .. } = said(header)?;
        RacePresenter::new(content, &board, crews).map_err(|p| first(&p))
    }
    fn played(content: &Content, files: Files<'_>, header: &Header) -> Result<Played, Unplayed> {
        let said = said(header).map_err(Unplayed::Header)?;
        let race = race_files(&said).map_err(Unplayed::Header)?;
        Ok(match files {
            Files::Stored(files) => content.of_stored_race(files, race, &header.content)?,
            Files::OfLog(files) => content.of_race_log(files, race, &header.content)?,
        })
    }
    fn rules_of(content: &Content, header: &Header, seed: Option<&Seed>) -> Result<Rules, String> {
        let options = said(header)?;
        let sources = content.board(&options.board).map_err(|p| first(&p))?;
        record::check_race_setup(header, &sources, seed)?;
        Rules::new(&sources, options.to_options(&sources)?).map_err(|error| error.to_string())
    }
}
