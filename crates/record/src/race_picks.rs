//! What players choose before a race: who begins (R1), the middle city at the end of a half board (R5), crews (R147), a
//! play-mode card (R152). What nobody chooses is drawn by lot. A header holds the choices beside what came of them, so that a rematch is the same race again and
//! a reader can tell choice from luck.

use crate::RaceOptions;
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
}

/// In place of a play-mode card: it is drawn.
pub const DRAW: &str = "draw";

/// What is wrong with a choice.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChoiceError {
    /// It cannot be had here.
    #[error("{0}")]
    Unknown(String),
    /// Two seats want one crew.
    #[error("two seats cannot both have the crew \"{0}\"")]
    Twice(String),
}

impl RacePicks {
    /// Was nothing chosen?
    pub fn is_empty(&self) -> bool {
        *self == RacePicks::default()
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
        if let Some(first) = self.first.filter(|&first| !(1..=seats).contains(&usize::from(first))) {
            let text = format!("seat {first} cannot begin: the seats are 1 to {seats}");
            return Err(ChoiceError::Unknown(text));
        }
        self.slot(sources)?;
        if self.crews.len() > seats {
            let text = format!("{} crews for {seats} seats", self.crews.len());
            return Err(ChoiceError::Unknown(text));
        }
        let crews: Vec<&String> = sources.leaders.crews.iter().map(|(crew, _)| crew).collect();
        if let Some(crew) = self.crews().find(|crew| !crews.contains(crew)) {
            let crews: Vec<&str> = crews.iter().map(|crew| crew.as_str()).collect();
            let text = format!("there is no crew \"{crew}\"; there are: {}", crews.join(", "));
            return Err(ChoiceError::Unknown(text));
        }
        self.check_modules(sources, agreed, seats)?;
        match twice(self.crews()) {
            Some(crew) => Err(ChoiceError::Twice(crew.clone())),
            None => Ok(()),
        }
    }
    /// R147, R152: do mode, modules, leaders and crews agree?
    fn check_modules(&self, sources: &Sources, agreed: ModuleSet, seats: usize) -> Result<(), ChoiceError> {
        let refuse = |text: String| Err(ChoiceError::Unknown(text));
        let mut each = vec![agreed];
        if let Some(mode) = &self.mode {
            if !agreed.is_empty() {
                return refuse(format!(
                    "the play mode \"{mode}\" brings its own modules: leave out the mode, or the modules ({})",
                    agreed.words().join(", ")
                ));
            }
            let cards = sources.modes.iter().filter(|(slug, _)| self.is_mode_drawn() || slug == mode);
            each = cards.map(|&(_, modules)| modules).collect();
            if each.is_empty() {
                let slugs: Vec<&str> = sources.modes.iter().map(|(slug, _)| slug.as_str()).collect();
                let words = slugs.join(", ");
                return refuse(format!("there is no play mode \"{mode}\"; there are: {words}, or {DRAW}"));
            }
        }
        let with_leaders: Vec<&ModuleSet> = each.iter().filter(|set| set.has(Module::Leaders)).collect();
        if self.dealt && with_leaders.is_empty() {
            return refuse("there are no leaders to deal: this play mode has none".into());
        }
        if self.crews().next().is_some() && !with_leaders.is_empty() {
            return refuse("with leaders nobody chooses a crew: it comes with its leader (R147)".into());
        }
        for set in with_leaders {
            let offered = sources.leaders_of(*set).offered;
            let crews = offered.iter().filter(|&&leader| leader != Leader::Chapman).count();
            if crews < seats {
                return refuse(format!(
                    "{crews} leaders with a crew are on offer on {}, too few for {seats} seats: race without \
                     leaders, or with those of all editions (draft:all, random:all)",
                    sources.board
                ));
            }
        }
        Ok(())
    }
    /// The slot of the chosen middle city, from 0.
    pub(crate) fn slot(&self, sources: &Sources) -> Result<Option<u8>, ChoiceError> {
        let Some(city) = &self.middle else { return Ok(None) };
        let names = middle_cities(sources);
        if names.is_empty() {
            let text = format!("the board \"{}\" has no middle city to choose", sources.board);
            return Err(ChoiceError::Unknown(text));
        }
        let slot = names.iter().position(|name| name == city).ok_or_else(|| {
            let text =
                format!("\"{city}\" is no middle city of {}; there are: {}", sources.board, names.join(", "));
            ChoiceError::Unknown(text)
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
