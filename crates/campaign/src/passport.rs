//! The passport (003:241-249; R168): which quests a race has met, in which ink, and why it earns no stamp.

use crate::deeds::{Deeds, Ending, Read};
use crate::state::Rules;
use content::{Passport, Quest, QuestResult};
use race::modules::Module;
use serde::{Deserialize, Serialize};

/// The inks of the passport.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ink {
    /// With deck building, without legacy powers.
    Prudent,
    /// With both.
    Legendary,
    /// Without an opponent.
    Alone,
}

impl Ink {
    /// All of them.
    pub const ALL: [Ink; 3] = [Ink::Prudent, Ink::Legendary, Ink::Alone];

    /// Its word in files.
    pub const fn slug(self) -> &'static str {
        match self {
            Ink::Prudent => "prudent",
            Ink::Legendary => "legendary",
            Ink::Alone => "alone",
        }
    }
}

/// Why a race earns no stamp, whatever was done in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoStamp {
    /// The campaign has no passport.
    NoPassport,
    /// It was not played to the end.
    Abandoned,
    /// All luck came from a word that could be known before.
    WordLuck,
    /// Something was taken back that had come to light, or a position was set.
    Assisted,
    /// A bot sat on the seat.
    Bot,
    /// Without deck building there is no ink for a race against René.
    NoDeckBuilding,
}

impl NoStamp {
    /// All of them.
    pub const ALL: [NoStamp; 6] = [
        NoStamp::NoPassport,
        NoStamp::Abandoned,
        NoStamp::WordLuck,
        NoStamp::Assisted,
        NoStamp::Bot,
        NoStamp::NoDeckBuilding,
    ];

    /// Its word in files.
    pub const fn slug(self) -> &'static str {
        match self {
            NoStamp::NoPassport => "no_passport",
            NoStamp::Abandoned => "abandoned",
            NoStamp::WordLuck => "word_luck",
            NoStamp::Assisted => "assisted",
            NoStamp::Bot => "bot",
            NoStamp::NoDeckBuilding => "no_deck_building",
        }
    }
}

/// The ink that a race is stamped in.
pub(crate) fn ink(rules: &Rules, read: &Read) -> Result<Ink, NoStamp> {
    let not = |why: NoStamp, is: bool| if is { Err(why) } else { Ok(()) };
    not(NoStamp::NoPassport, !rules.passport)?;
    not(NoStamp::Abandoned, !read.deeds.is_over)?;
    not(NoStamp::WordLuck, read.header.luck.is_some())?;
    not(NoStamp::Assisted, read.is_helped)?;
    not(NoStamp::Bot, read.is_by_bot)?;
    if read.deeds.alone {
        return Ok(Ink::Alone);
    }
    not(NoStamp::NoDeckBuilding, !rules.deck_building)?;
    Ok(if rules.legacy { Ink::Legendary } else { Ink::Prudent })
}

/// How a race ended, by the limits of the passport where there was no opponent.
pub(crate) fn ending(passport: &Passport, deeds: &Deeds) -> Ending {
    if !deeds.is_over {
        return Ending::Abandoned;
    }
    let is_won = match deeds.alone {
        false => deeds.is_first,
        true => {
            let limit = passport.limit(&deeds.board, deeds.direction);
            deeds.home && limit.is_some_and(|limit| deeds.turns <= limit)
        }
    };
    if is_won { Ending::Won } else { Ending::Lost }
}

/// Is a quest met by what was done in a race?
pub fn is_met(quest: &Quest, passport: &Passport, deeds: &Deeds) -> bool {
    let is_there = quest.board.as_ref().is_none_or(|board| *board == deeds.board)
        && quest.direction.is_none_or(|direction| direction == deeds.direction);
    let is_ended = match quest.result {
        QuestResult::Win => ending(passport, deeds) == Ending::Won,
        QuestResult::Home => deeds.home,
    };
    let in_play = |&module: &Module| {
        deeds.modules.has(module) && (!quest.modules.is_hard(module) || deeds.modules.is_hard(module))
    };
    let mut wanted = Module::ALL.iter().filter(|&&module| quest.modules.has(module));
    is_there
        && is_ended
        && wanted.all(in_play)
        && deeds.parcels >= quest.parcels
        && deeds.francs >= quest.francs
        && deeds.level >= quest.level
        && (quest.risk == 0 || deeds.risk >= quest.risk && !deeds.is_hurt_at_risk)
        && !(quest.sound && deeds.breakdowns > 0)
        && !(quest.overland && deeds.lines > 0)
        && !(quest.rival && deeds.alone)
}
