//! What a table of The Great Race agreed on, as it stands in a header.

use crate::race_picks::twice;
use crate::race_setup::led;
use crate::{RacePicks, RaceSetup, SoloOptions};
use game::Seat;
use race::Options;
use race::ids::MAX_PLAYERS;
use race::leaders::Leader;
use race::modules::{Module, ModuleSet};
use race::rules::{Direction, Middle, Sources};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The options of a race.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaceOptions {
    /// The board's slug.
    pub board: String,
    /// How many crews.
    pub seats: u8,
    /// Who is first, from 1.
    pub first: u8,
    /// `forward` or `reverse`.
    pub direction: String,
    /// The slot that is an end, from 1, and the token on each slot, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub middle: Option<(Option<u8>, Vec<u8>)>,
    /// Modules by slug, `season:hard` in its second form.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modules: Vec<String>,
    /// The crew of every seat by slug, chosen or drawn (R147); none with leaders, and in older logs where nobody chose one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crews: Vec<String>,
    /// The leader of every seat by slug, where they were dealt; none where they are drafted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<String>,
    /// René's deck and powers, in a solo race.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo: Option<SoloOptions>,
    /// What of this was chosen and not drawn by lot.
    #[serde(default, skip_serializing_if = "RacePicks::is_empty")]
    pub chosen: RacePicks,
}

impl RaceOptions {
    /// From the options of the rules.
    pub fn new(board: &str, options: &Options) -> RaceOptions {
        let up = |n: u8| n + 1;
        RaceOptions {
            board: board.into(),
            seats: options.seats,
            first: options.first.number(),
            direction: match options.direction {
                Direction::Forward => "forward".into(),
                Direction::Reverse => "reverse".into(),
            },
            middle: options
                .middle
                .as_ref()
                .map(|m| (m.end.map(up), m.tokens.iter().copied().map(up).collect())),
            modules: options.modules.words(),
            crews: Vec::new(),
            leaders: Vec::new(),
            solo: options.solo.as_ref().map(SoloOptions::new),
            chosen: RacePicks::default(),
        }
    }
    /// From a new race: what the rules must know, and what was chosen.
    pub fn of_new(board: &str, options: &Options, setup: &RaceSetup, chosen: &RacePicks) -> RaceOptions {
        let (crews, chosen) = (setup.crews.clone(), chosen.clone());
        // Without leaders the same field says whose vehicles are driven.
        let is_dealt = chosen.dealt && options.modules.has(Module::Leaders);
        let dealt = options.leaders.iter().flatten().filter(|_| is_dealt);
        let leaders = dealt.map(|leader| leader.slug().to_owned()).collect();
        RaceOptions { crews, leaders, chosen, ..RaceOptions::new(board, options) }
    }
    /// As a header holds them.
    pub fn to_value(&self) -> Value {
        serde_json::to_value(self).expect("plain data has a JSON form")
    }
    /// From a header.
    pub fn from_value(value: &Value) -> Result<RaceOptions, String> {
        let options: RaceOptions =
            serde_json::from_value(value.clone()).map_err(|e| format!("options: {e}"))?;
        let chosen = RacePicks { solo: options.solo.clone(), ..options.chosen };
        Ok(RaceOptions { chosen, ..options })
    }
    /// The modules in play.
    pub fn module_set(&self) -> Result<ModuleSet, String> {
        ModuleSet::read(self.modules.iter().map(String::as_str)).map_err(|e| format!("options: {e}"))
    }
    /// Which way the race goes.
    pub fn way(&self) -> Result<Direction, String> {
        match self.direction.as_str() {
            "forward" => Ok(Direction::Forward),
            "reverse" => Ok(Direction::Reverse),
            other => Err(format!("options: the direction is forward or reverse, not \"{other}\"")),
        }
    }
    /// Who leads each seat: those that were dealt, or those whose crews race (R106, R147).
    fn leaders(&self, sources: &Sources) -> Result<[Option<Leader>; MAX_PLAYERS], String> {
        if self.leaders.is_empty() {
            return Ok(led(sources, &self.crews));
        }
        let mut leaders = [None; MAX_PLAYERS];
        for (leader, slug) in leaders.iter_mut().zip(&self.leaders) {
            let known = Leader::ALL.iter().find(|leader| leader.slug() == slug);
            *leader = Some(*known.ok_or("options: the leaders are one for every seat, by slug")?);
        }
        Ok(leaders)
    }
    /// To the options of the rules.
    pub fn to_options(&self, sources: &Sources) -> Result<Options, String> {
        self.check_crews()?;
        let down = |n: u8| n.checked_sub(1).ok_or("options: seats, slots and tokens count from 1");
        let middle = match &self.middle {
            None => None,
            Some((end, tokens)) => Some(Middle {
                end: end.map(down).transpose()?,
                tokens: tokens.iter().copied().map(down).collect::<Result<_, _>>()?,
            }),
        };
        Ok(Options {
            seats: self.seats,
            first: Seat(down(self.first)?),
            direction: self.way()?,
            middle,
            modules: self.module_set()?,
            leaders: self.leaders(sources)?,
            solo: self.solo.as_ref().map(SoloOptions::to_solo).transpose()?,
        })
    }
    /// Crews of strangers' logs are shown too: one for every seat, each once, and plain slugs.
    fn check_crews(&self) -> Result<(), String> {
        let is_slug = |crew: &String| {
            (1..=24).contains(&crew.len())
                && crew.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'_'))
        };
        let one_each = self.crews.is_empty() || self.crews.len() == usize::from(self.seats);
        if !one_each || !self.crews.iter().all(is_slug) || twice(self.crews.iter()).is_some() {
            return Err("options: the crews are one for every seat, each once, by slug".into());
        }
        Ok(())
    }
}
