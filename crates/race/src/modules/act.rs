//! What a module lets a player say: acts with words, a target and a cost like every other action. Each module
//! brings its own small list; here they are put together.

use super::{Module, diplomacy, paddock, patronage, postal};
#[cfg(feature = "toys")]
use super::{echo, probe};
use crate::ids::{CardId, Colour, Gauge, Line, Space};
use crate::leaders::{self, Leader};
use crate::rules::Rules;
use game::text::Words;
use game::{Seat, TextError};

/// Something that a module offers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// The choice of a leader, or a leader's power.
    Leaders(leaders::Act),
    /// What Paddock lets a player say.
    Paddock(paddock::Act),
    /// What Postal lets a player say.
    Postal(postal::Act),
    /// What Diplomacy lets a player say.
    Diplomacy(diplomacy::Act),
    /// What Patronage lets a player say.
    Patronage(patronage::Act),
    /// Tests only.
    #[cfg(feature = "toys")]
    Probe(probe::Act),
    /// Tests only.
    #[cfg(feature = "toys")]
    Echo(echo::Act),
}

/// What an act is aimed at, so that it can be drawn and clicked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A space of the board.
    Space(Space),
    /// A rival.
    Seat(Seat),
    /// A kind of card.
    Card(CardId),
    /// A transport line.
    Line(Line),
    /// A leader.
    Leader(Leader),
    /// Cities of a colour.
    Colour(Colour),
    /// A gauge of the dashboard.
    Gauge(Gauge),
}

/// The acts of one module, as a person reads and types them: `diplomacy bribe`, `cook guard E5`.
pub(crate) trait Spoken: Copy {
    /// The words that its acts begin with.
    fn verbs() -> Vec<&'static str>;
    /// In one line.
    fn write(self, rules: &Rules) -> String;
    /// The way back; the verb is one of [`Spoken::verbs`] and has been read.
    fn read(rules: &Rules, verb: &str, words: &mut Words) -> Result<Self, TextError>;
    /// What it is aimed at.
    fn target(self) -> Option<Target> {
        None
    }
}

/// Puts the acts of all modules together: one line for each in [`Act`], one here.
macro_rules! acts {
    ($($(#[cfg($($when:tt)*)])? $module:ident($acts:ty),)*) => {
        impl Act {
            /// Whose act it is.
            pub const fn module(self) -> Module {
                match self { $($(#[cfg($($when)*)])? Act::$module(_) => Module::$module),* }
            }
            /// What it is aimed at.
            pub fn target(self) -> Option<Target> {
                match self { $($(#[cfg($($when)*)])? Act::$module(act) => act.target()),* }
            }
            /// In one line.
            pub fn write(self, rules: &Rules) -> String {
                match self { $($(#[cfg($($when)*)])? Act::$module(act) => act.write(rules)),* }
            }
            /// The way back; `None` if no module in play has acts that begin with this word.
            pub(crate) fn read(rules: &Rules, verb: &str, words: &mut Words) -> Option<Result<Act, TextError>> {
                $($(#[cfg($($when)*)])?
                if rules.modules.has(Module::$module) && <$acts>::verbs().contains(&verb) {
                    return Some(<$acts>::read(rules, verb, words).map(Act::$module));
                })*
                None
            }
            /// The words that acts of modules in play begin with.
            pub fn verbs(rules: &Rules) -> Vec<&'static str> {
                let mut verbs = Vec::new();
                $($(#[cfg($($when)*)])?
                if rules.modules.has(Module::$module) {
                    verbs.extend(<$acts>::verbs());
                })*
                verbs
            }
        }
    };
}
acts!(
    Leaders(leaders::Act),
    Paddock(paddock::Act),
    Postal(postal::Act),
    Diplomacy(diplomacy::Act),
    Patronage(patronage::Act),
    #[cfg(feature = "toys")]
    Probe(probe::Act),
    #[cfg(feature = "toys")]
    Echo(echo::Act),
);

/// A second word that means nothing after the verb.
pub(crate) fn not_an_act(verb: &str, word: &str, known: &str) -> TextError {
    TextError::new(word, format!("an act of {verb}: {known}"))
}
