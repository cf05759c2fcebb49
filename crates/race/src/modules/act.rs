//! What a module lets a player say: acts with words, a target and a cost like every other action. Each module
//! brings its own small list; here they are put together.

use super::spoken::{Spoken, Target};
use super::{Module, diplomacy, paddock, patronage, postal};
#[cfg(feature = "toys")]
use super::{echo, probe};
use crate::leaders;
use crate::rules::Rules;
use game::TextError;
use game::text::Words;

/// Puts the acts of all modules together.
macro_rules! acts {
    ($($(#[cfg($($when:tt)*)])? $module:ident($acts:ty),)*) => {
        /// Something that a module offers.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Act { $(
            $(#[cfg($($when)*)])?
            #[doc = concat!("What ", stringify!($module), " lets a player say.")]
            $module($acts)
        ),* }
        impl Act {
            /// All acts of modules in play, possible or not.
            pub fn every(rules: &Rules) -> Vec<Act> {
                let mut every = Vec::new();
                $($(#[cfg($($when)*)])?
                if rules.modules.has(Module::$module) {
                    every.extend(<$acts>::every(rules).into_iter().map(Act::$module));
                })*
                every
            }
            /// Is it what somebody says who wants nothing of what is offered?
            pub fn declines(self) -> bool {
                match self { $($(#[cfg($($when)*)])? Act::$module(act) => act.declines()),* }
            }
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
