//! What the strain dice bring (004:96, 004:118), exactly: how many of all rolls make so many days. For
//! bots, for the study, and for what a player is told before choosing.

use crate::ids::Strain;
use crate::rules::Rules;

/// All rolls of some dice, counted by the days they make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Days added to the die that counts.
    pub added: u8,
    /// Faces of each die.
    pub faces: u8,
    /// How many dice.
    pub dice: u8,
    /// Which die counts.
    pub counts: Counts,
}

/// Which of several dice counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// The lowest.
    Lowest,
    /// The highest.
    Highest,
}

impl Odds {
    /// How many rolls of all dice make exactly so many days.
    pub fn ways(&self, days: u8) -> u64 {
        let Some(face) = days.checked_sub(self.added).filter(|f| (1..=self.faces).contains(f)) else {
            return 0;
        };
        let at_least = u64::from(match self.counts {
            Counts::Lowest => self.faces + 1 - face,
            Counts::Highest => face,
        });
        at_least.pow(self.dice.into()) - (at_least - 1).pow(self.dice.into())
    }
    /// How many rolls there are.
    pub fn all_ways(&self) -> u64 {
        u64::from(self.faces).pow(self.dice.into())
    }
    /// The days that can come out, fewest first, with their ways.
    pub fn days(&self) -> impl Iterator<Item = (u8, u64)> + '_ {
        (self.least()..=self.most()).map(|days| (days, self.ways(days)))
    }
    /// The fewest days.
    pub fn least(&self) -> u8 {
        self.added + 1
    }
    /// The most days.
    pub fn most(&self) -> u8 {
        self.added + self.faces
    }
    /// The mean as an exact fraction.
    pub fn mean(&self) -> (u64, u64) {
        let sum = self.days().map(|(days, ways)| u64::from(days) * ways).sum();
        (sum, self.all_ways())
    }
}

impl Rules {
    /// Days for a stage at this strain.
    pub fn stage_odds(&self, strain: Strain) -> Odds {
        let numbers = self.strain(strain);
        Odds { added: numbers.stage_days, faces: self.faces, dice: numbers.dice, counts: Counts::Lowest }
    }
    /// Days for a predicament at this strain.
    pub fn predicament_odds(&self, strain: Strain) -> Odds {
        let numbers = self.strain(strain);
        Odds {
            added: numbers.predicament_days,
            faces: self.faces,
            dice: numbers.dice,
            counts: Counts::Highest,
        }
    }
}
