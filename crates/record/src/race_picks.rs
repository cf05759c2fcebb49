//! What players choose before a race: who begins (R1), the middle city at the end of a half board (R5), crews (R147), a
//! play-mode card (R152). What nobody chooses is drawn by lot. A header holds the choices beside what came of them, so that a rematch is the same race again and
//! a reader can tell choice from luck.

use crate::{RaceOptions, SoloOptions};
use game::Seat;
use race::leaders::Leader;
use race::modules::{Module, ModuleSet};
use race::rules::Sources;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What was chosen; nothing is everywhere a good choice.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RacePicks {
    /// Who begins, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// The middle city that is an end of the race, by slug.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub middle: Option<String>,
    /// Crews by slug, in seat order; seats behind the last one chose none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crews: Vec<Option<String>>,
    /// The play-mode card by slug, or [`DRAW`]; it says which modules are in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    /// Leaders are dealt by lot and not drafted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dealt: bool,
    /// René's deck and powers; a header holds them beside what was chosen, because nothing of them is drawn by lot.
    #[serde(skip)]
    pub solo: Option<SoloOptions>,
}

/// In place of a play-mode card: it is drawn.
pub const DRAW: &str = "draw";

/// What is wrong with a choice. What may be chosen in its place is said in English; a page has words of its own for
/// [`ChoiceError::kind`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChoiceError {
    /// René's deck or powers.
    #[error("{0}")]
    Solo(String),
    /// Who begins.
    #[error("seat {first} cannot begin: the seats are 1 to {seats}")]
    First {
        /// Whoever should.
        first: u8,
        /// How many seats there are.
        seats: usize,
    },
    /// More crews than seats.
    #[error("{crews} crews for {seats} seats")]
    TooManyCrews {
        /// Crews.
        crews: usize,
        /// Seats.
        seats: usize,
    },
    /// No such crew.
    #[error("there is no crew \"{crew}\"; there are: {crews}")]
    NoCrew {
        /// What was said.
        crew: String,
        /// What there is.
        crews: String,
    },
    /// A play mode and modules beside it.
    #[error(
        "the play mode \"{mode}\" brings its own modules: leave out the mode, or the modules ({modules})"
    )]
    ModeAndModules {
        /// The mode.
        mode: String,
        /// The modules.
        modules: String,
    },
    /// No such play mode.
    #[error("there is no play mode \"{mode}\"; there are: {modes}, or {DRAW}")]
    NoMode {
        /// What was said.
        mode: String,
        /// What there is.
        modes: String,
    },
    /// Leaders to deal in a play mode without any.
    #[error("there are no leaders to deal: this play mode has none")]
    NothingToDeal,
    /// A crew beside leaders.
    #[error("with leaders nobody chooses a crew: it comes with its leader (R147)")]
    CrewAndLeaders,
    /// Fewer leaders with a crew than seats; a mercenary needs a crew that is left over.
    #[error(
        "{leaders} leaders with a crew are on offer on {board}, too few for {seats} seats: race without leaders, or \
         with those of all editions (draft:all, random:all)"
    )]
    TooFewLeaders {
        /// How many have a crew.
        leaders: usize,
        /// Seats.
        seats: usize,
        /// Where.
        board: String,
    },
    /// A board without middle cities.
    #[error("the board \"{board}\" has no middle city to choose")]
    NoMiddle {
        /// The board.
        board: String,
    },
    /// No middle city of this board.
    #[error("\"{city}\" is no middle city of {board}; there are: {cities}")]
    NotMiddle {
        /// What was said.
        city: String,
        /// The board.
        board: String,
        /// What there is.
        cities: String,
    },
    /// Two seats want one crew.
    #[error("two seats cannot both have the crew \"{0}\"")]
    Twice(String),
}

impl ChoiceError {
    /// A word that does not change.
    pub fn kind(&self) -> &'static str {
        match self {
            ChoiceError::Solo(_) => "bad_solo",
            ChoiceError::First { .. } => "no_first",
            ChoiceError::TooManyCrews { .. } => "too_many_crews",
            ChoiceError::NoCrew { .. } => "no_crew",
            ChoiceError::ModeAndModules { .. } => "mode_and_modules",
            ChoiceError::NoMode { .. } => "no_mode",
            ChoiceError::NothingToDeal => "nothing_to_deal",
            ChoiceError::CrewAndLeaders => "crew_and_leaders",
            ChoiceError::TooFewLeaders { .. } => "too_few_leaders",
            ChoiceError::NoMiddle { .. } => "no_middle",
            ChoiceError::NotMiddle { .. } => "not_middle",
            ChoiceError::Twice(_) => "already_chosen",
        }
    }
}

impl RacePicks {
    /// Was nothing chosen of what is drawn by lot otherwise?
    pub fn is_empty(&self) -> bool {
        let RacePicks { first, middle, crews, mode, dealt, solo: _ } = self;
        first.is_none() && middle.is_none() && crews.is_empty() && mode.is_none() && !dealt
    }
    /// The crews that were chosen.
    pub(crate) fn crews(&self) -> impl Iterator<Item = &String> {
        self.crews.iter().flatten()
    }
    /// Is the play-mode card drawn?
    pub fn is_mode_drawn(&self) -> bool {
        self.mode.as_deref() == Some(DRAW)
    }
    /// Can so many seats have all of it on this board, with these modules beside it?
    pub fn check(&self, sources: &Sources, agreed: ModuleSet, seats: usize) -> Result<(), ChoiceError> {
        if let Some(solo) = &self.solo {
            solo.to_solo().map_err(ChoiceError::Solo)?;
        }
        // R115: the Torpedo stands behind the only seat.
        let vehicles = seats + usize::from(self.solo.is_some());
        if let Some(first) = self.first.filter(|&first| !(1..=vehicles).contains(&usize::from(first))) {
            return Err(ChoiceError::First { first, seats: vehicles });
        }
        self.slot(sources)?;
        if self.crews.len() > seats {
            return Err(ChoiceError::TooManyCrews { crews: self.crews.len(), seats });
        }
        let crews: Vec<&String> = sources.leaders.crews.iter().map(|(crew, _)| crew).collect();
        if let Some(crew) = self.crews().find(|crew| !crews.contains(crew)) {
            let crews: Vec<&str> = crews.iter().map(|crew| crew.as_str()).collect();
            return Err(ChoiceError::NoCrew { crew: crew.clone(), crews: crews.join(", ") });
        }
        self.check_modules(sources, agreed, seats)?;
        match twice(self.crews()) {
            Some(crew) => Err(ChoiceError::Twice(crew.clone())),
            None => Ok(()),
        }
    }
    /// R147, R152: do mode, modules, leaders and crews agree?
    fn check_modules(&self, sources: &Sources, agreed: ModuleSet, seats: usize) -> Result<(), ChoiceError> {
        let mut each = vec![agreed];
        if let Some(mode) = &self.mode {
            if !agreed.is_empty() {
                let modules = agreed.words().join(", ");
                return Err(ChoiceError::ModeAndModules { mode: mode.clone(), modules });
            }
            let cards = sources.modes.iter().filter(|(slug, _)| self.is_mode_drawn() || slug == mode);
            each = cards.map(|&(_, modules)| modules).collect();
            if each.is_empty() {
                let slugs: Vec<&str> = sources.modes.iter().map(|(slug, _)| slug.as_str()).collect();
                return Err(ChoiceError::NoMode { mode: mode.clone(), modes: slugs.join(", ") });
            }
        }
        let with_leaders: Vec<&ModuleSet> = each.iter().filter(|set| set.has(Module::Leaders)).collect();
        if self.dealt && with_leaders.is_empty() {
            return Err(ChoiceError::NothingToDeal);
        }
        if self.crews().next().is_some() && !with_leaders.is_empty() {
            return Err(ChoiceError::CrewAndLeaders);
        }
        for set in with_leaders {
            let offered = sources.leaders_of(*set).offered;
            let leaders = offered.iter().filter(|&&leader| leader != Leader::Chapman).count();
            if leaders < seats {
                return Err(ChoiceError::TooFewLeaders { leaders, seats, board: sources.board.clone() });
            }
        }
        Ok(())
    }
    /// The slot of the chosen middle city, from 0.
    pub(crate) fn slot(&self, sources: &Sources) -> Result<Option<u8>, ChoiceError> {
        let Some(city) = &self.middle else { return Ok(None) };
        let names = middle_cities(sources);
        if names.is_empty() {
            return Err(ChoiceError::NoMiddle { board: sources.board.clone() });
        }
        let slot = names.iter().position(|name| name == city);
        let slot = slot.ok_or_else(|| ChoiceError::NotMiddle {
            city: city.clone(),
            board: sources.board.clone(),
            cities: names.join(", "),
        })?;
        Ok(Some(slot as u8))
    }
    /// Do the options of a header hold what was chosen?
    pub(crate) fn check_kept(&self, sources: &Sources, options: &RaceOptions) -> Result<(), String> {
        let broken = |what: &str| Err(format!("options: {what} is not as it was chosen"));
        if self.first.is_some_and(|first| first != options.first) {
            return broken("the first player");
        }
        let slot = self.slot(sources).map_err(|error| format!("options: {error}"))?;
        let end = options.middle.as_ref().and_then(|(end, _)| *end);
        if slot.is_some_and(|slot| end != Some(slot + 1)) {
            return broken("the middle city");
        }
        let mut each = self.crews.iter().enumerate();
        if each.any(|(i, crew)| crew.is_some() && crew.as_ref() != options.crews.get(i)) {
            return broken("a crew");
        }
        let is_dealt = self.dealt && options.module_set()?.has(Module::Leaders);
        if is_dealt == options.leaders.is_empty() {
            return Err("options: leaders are there if they were dealt, and only then".into());
        }
        let card = sources.modes.iter().find(|(slug, _)| Some(slug) == self.mode.as_ref());
        if let Some((_, modules)) = card
            && modules.words() != options.modules
        {
            return broken("the play mode");
        }
        Ok(())
    }
}

/// The cities that can be the end of a race on this board, in the order of their slots; none where both ends are printed.
pub fn middle_cities(sources: &Sources) -> Vec<&str> {
    let is_half = sources.ends.contains(&None);
    let slots = sources.slots.iter().filter(|_| is_half);
    slots.map(|&city| sources.cities[city].slug.as_str()).collect()
}

/// Something that is there twice.
pub(crate) fn twice<'a>(mut words: impl Iterator<Item = &'a String>) -> Option<&'a String> {
    let mut seen = BTreeSet::new();
    words.find(|word| !seen.insert(*word))
}

/// Whoever begins, as a seat.
pub(crate) fn seat(number: u8) -> Seat {
    Seat(number.saturating_sub(1))
}
