//! What is agreed on about a race, in the words of the command line; other programs that take the same options read them here too.

use super::race::{RaceLeaders, RaceSolo, RaceWish};
use crate::race::kinds::RaceDirection;
use race::solo::{Deck, Powers, ReneId, Solo};
use record::SoloOptions;

/// Says that nobody has a leader.
const NO_LEADERS: &str = "none";

/// The options of a race as they are typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RaceWords<'a> {
    /// Which board.
    pub board: &'a str,
    /// Which way the race goes.
    pub direction: RaceDirection,
    /// The middle city at the end of half a board.
    pub middle: Option<&'a str>,
    /// The seat that begins, from 1.
    pub first: Option<u8>,
    /// Crews in seat order, such as `french,-,belgian`.
    pub crews: Option<&'a str>,
    /// Modules, such as `season:hard,village`, or `all`.
    pub modules: Option<&'a str>,
    /// How leaders are found, or `none`.
    pub leaders: Option<&'a str>,
    /// A play-mode card, or `draw`.
    pub mode: Option<&'a str>,
    /// One seat against René.
    pub solo: bool,
    /// With `solo`: no opponent.
    pub alone: bool,
    /// René's deck: a level from 1 to 3, or eight cards.
    pub rene: Option<&'a str>,
    /// Legacy powers, such as `0,0,0,0`.
    pub legacy: Option<&'a str>,
}

impl RaceWords<'_> {
    /// What the words wish for, or what is wrong with them.
    pub fn wish(&self) -> Result<RaceWish, String> {
        if self.alone && !self.solo {
            return Err("--alone: say --solo --alone, or --alone with --campaign".into());
        }
        let crew =
            |word: &str| Some(word.trim().to_owned()).filter(|word| !["", "-"].contains(&word.as_str()));
        let crews = self.crews.iter().flat_map(|crews| crews.split(',').map(crew)).collect();
        let words = self.modules.iter().flat_map(|words| words.split(',').map(str::trim));
        Ok(RaceWish {
            board: self.board.into(),
            direction: self.direction,
            middle: self.middle.map(str::to_owned),
            first: self.first,
            crews,
            modules: words.filter(|word| !word.is_empty()).map(str::to_owned).collect(),
            leaders: self.leaders()?,
            mode: self.mode.map(str::to_owned),
            solo: self.rene()?,
            alone: self.alone,
        })
    }
    /// `none` is as good as nothing, unless a play mode has leaders.
    fn leaders(&self) -> Result<Option<RaceLeaders>, String> {
        let Some(word) = self.leaders else { return Ok(None) };
        if word == NO_LEADERS {
            return match self.mode {
                None => Ok(None),
                Some(mode) => Err(format!(
                    "--leaders {NO_LEADERS}: whether there are leaders is for --mode {mode} to say; leave one of them out"
                )),
            };
        }
        let way = RaceLeaders::ALL.iter().find(|way| way.slug() == word).copied();
        let ways = || RaceLeaders::ALL.iter().map(|way| way.slug()).collect::<Vec<_>>().join(", ");
        way.map(Some).ok_or_else(|| format!("--leaders {word}: it is one of {}, {NO_LEADERS}", ways()))
    }
    /// René's deck and powers, where he races.
    fn rene(&self) -> Result<Option<RaceSolo>, String> {
        if !self.solo || self.alone {
            return Ok(None);
        }
        let rene = self.rene.unwrap_or("1");
        let deck = match rene.parse::<u8>() {
            Ok(level @ 1..=3) => Deck::of_level(level),
            Ok(level) => return Err(format!("--rene {level}: levels go from 1 to 3")),
            Err(_) => rene
                .split(',')
                .map(|word| ReneId::read(word.trim()))
                .collect::<Result<Deck, _>>()
                .map_err(|error| format!("--rene: {error}"))?,
        };
        let legacy = self.legacy.map(|powers| {
            let levels: Option<Vec<u8>> = powers.split(',').map(|n| n.trim().parse().ok()).collect();
            levels.and_then(|levels| <[u8; 4]>::try_from(levels).ok()).ok_or_else(|| {
                format!("--legacy {powers}: four numbers from 0 to 4, for blue, yellow, green and red")
            })
        });
        let solo = Solo { deck, legacy: legacy.transpose()?.map(Powers) };
        Ok(Some(SoloOptions::new(&solo).into()))
    }
}
