//! The acts of a module or a leader as a person reads and types them: `diplomacy bribe`, `cook clear E5`. `spoken!` makes
//! an `Act` of a list: its words and the way back, what it is aimed at, all of them, and which decline.

#[cfg(feature = "toys")]
use super::probe::{POINTS, Point};
use crate::ids::{CardId, Colour, Gauge, Line, Space};
use crate::leaders::Leader;
use crate::notation::{read_card, read_space};
use crate::rules::Rules;
use game::text::{SEAT, Words, named, read_seat};
use game::{Seat, TextError};

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

/// The acts of one module or leader.
pub(crate) trait Spoken: Copy {
    /// The words that its acts begin with.
    fn verbs() -> Vec<&'static str>;
    /// All of them, possible or not.
    fn every(rules: &Rules) -> Vec<Self>;
    /// In one line.
    fn write(self, rules: &Rules) -> String;
    /// The way back; the verb is one of [`Spoken::verbs`] and has been read.
    fn read(rules: &Rules, verb: &str, words: &mut Words) -> Result<Self, TextError>;
    /// What it is aimed at.
    fn target(self) -> Option<Target>;
    /// Is it what somebody says who wants nothing of what is offered?
    fn declines(self) -> bool;
}

/// What stands behind the word of an act.
pub(crate) trait Aim: Copy + 'static {
    /// What a person is told to type.
    const WHAT: &'static str;
    /// Its word.
    fn write(self, rules: &Rules) -> String;
    /// The way back.
    fn read(rules: &Rules, word: &str) -> Result<Self, TextError>;
    /// All that an act could be aimed at.
    fn every(rules: &Rules) -> Vec<Self>;
    /// Where it is drawn and clicked.
    fn target(self) -> Option<Target>;
}

impl Aim for Space {
    const WHAT: &'static str = "a space";
    fn write(self, rules: &Rules) -> String {
        rules.names.spaces[self.index()].clone()
    }
    fn read(rules: &Rules, word: &str) -> Result<Self, TextError> {
        read_space(rules, word)
    }
    fn every(rules: &Rules) -> Vec<Self> {
        rules.spaces().collect()
    }
    fn target(self) -> Option<Target> {
        Some(Target::Space(self))
    }
}

impl Aim for Seat {
    const WHAT: &'static str = SEAT;
    fn write(self, _: &Rules) -> String {
        self.number().to_string()
    }
    fn read(rules: &Rules, word: &str) -> Result<Self, TextError> {
        read_seat(rules.vehicles, word)
    }
    fn every(rules: &Rules) -> Vec<Self> {
        Seat::all(rules.vehicles).collect()
    }
    fn target(self) -> Option<Target> {
        Some(Target::Seat(self))
    }
}

impl Aim for CardId {
    const WHAT: &'static str = "a card";
    fn write(self, rules: &Rules) -> String {
        rules.names.cards[self.index()].clone()
    }
    fn read(rules: &Rules, word: &str) -> Result<Self, TextError> {
        read_card(rules, word)
    }
    fn every(rules: &Rules) -> Vec<Self> {
        rules.card_ids().collect()
    }
    fn target(self) -> Option<Target> {
        Some(Target::Card(self))
    }
}

/// What has a slug of its own and stands in a list.
macro_rules! listed {
    ($($(#[cfg($($when:tt)*)])? $thing:ty = $what:literal: $all:expr, $target:expr;)*) => { $(
        $(#[cfg($($when)*)])?
        impl Aim for $thing {
            const WHAT: &'static str = $what;
            fn write(self, _: &Rules) -> String {
                self.slug().to_owned()
            }
            fn read(_: &Rules, word: &str) -> Result<Self, TextError> {
                named(&$all, <$thing>::slug, word, Self::WHAT)
            }
            fn every(_: &Rules) -> Vec<Self> {
                $all.to_vec()
            }
            fn target(self) -> Option<Target> {
                let target: fn($thing) -> Option<Target> = $target;
                target(self)
            }
        }
    )* };
}
listed! {
    Colour = "a colour": Colour::OF_CITIES, |colour| Some(Target::Colour(colour));
    Gauge = "a gauge": Gauge::ALL, |gauge| Some(Target::Gauge(gauge));
    Leader = "a leader of this race": Leader::ALL, |leader| Some(Target::Leader(leader));
    #[cfg(feature = "toys")]
    Point = "a point where modules speak": POINTS.map(|(point, _)| point), |_| None;
}

/// Declares the acts of a module, `Diplomacy = "diplomacy" { .. }`, or of a leader, `Leaders(Cook) = "cook" { .. }`. Each
/// has a word, what it is aimed at if anything, and whether it `takes` what is offered or `declines` it.
macro_rules! spoken {
    ($(#[$doc:meta])* $module:ident $(($leader:ident))? = $verb:literal {
        $($(#[$about:meta])* $act:ident $(($aim:ty))? = $word:literal: $stance:ident),* $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Act { $($(#[$about])* $act $(($aim))?),* }
        impl Act {
            /// As players say it.
            pub(crate) fn said(self) -> $crate::action::Action {
                $(let this = $crate::leaders::Act::$leader(self);)?
                $crate::action::Action::Act($crate::modules::Act::$module($crate::modules::spoken!(@whose self this $($leader)?)))
            }
        }
        impl $crate::modules::Spoken for Act {
            fn verbs() -> Vec<&'static str> {
                vec![$verb]
            }
            fn every(rules: &$crate::rules::Rules) -> Vec<Self> {
                let _ = rules;
                [$($crate::modules::spoken!(@every rules $act $($aim)?)),*].concat()
            }
            fn write(self, rules: &$crate::rules::Rules) -> String {
                let _ = rules;
                match self { $($crate::modules::spoken!(@pattern $act aim $($aim)?) => {
                    $crate::modules::spoken!(@write rules aim (concat!($verb, " ", $word)) $($aim)?)
                }),* }
            }
            fn read(
                rules: &$crate::rules::Rules,
                verb: &str,
                words: &mut game::text::Words,
            ) -> Result<Self, game::TextError> {
                let _ = rules;
                let known = || [$($crate::modules::spoken!(@known $word $($aim)?)),*].join(", ");
                match words.next(&known())? {
                    $($word => $crate::modules::spoken!(@read rules words $act $($aim)?),)*
                    other => Err($crate::modules::not_an_act(verb, other, &known())),
                }
            }
            fn target(self) -> Option<$crate::modules::Target> {
                match self { $($crate::modules::spoken!(@pattern $act aim $($aim)?) =>
                    $crate::modules::spoken!(@target aim $($aim)?)),* }
            }
            fn declines(self) -> bool {
                match self { $(Act::$act { .. } => $crate::modules::spoken!(@$stance)),* }
            }
        }
    };
    (@whose $own:ident $this:ident) => { $own };
    (@whose $own:ident $this:ident $leader:ident) => { $this };
    (@every $rules:ident $act:ident) => { vec![Act::$act] };
    (@every $rules:ident $act:ident $aim:ty) => {
        <$aim as $crate::modules::Aim>::every($rules).into_iter().map(Act::$act).collect::<Vec<_>>()
    };
    (@pattern $act:ident $at:ident) => { Act::$act };
    (@pattern $act:ident $at:ident $aim:ty) => { Act::$act($at) };
    (@write $rules:ident $at:ident ($word:expr)) => { $word.into() };
    (@write $rules:ident $at:ident ($word:expr) $aim:ty) => {
        format!("{} {}", $word, <$aim as $crate::modules::Aim>::write($at, $rules))
    };
    (@known $word:literal) => { $word.to_owned() };
    (@known $word:literal $aim:ty) => { format!("{} and {}", $word, <$aim as $crate::modules::Aim>::WHAT) };
    (@read $rules:ident $words:ident $act:ident) => { Ok(Act::$act) };
    (@read $rules:ident $words:ident $act:ident $aim:ty) => {
        <$aim as $crate::modules::Aim>::read($rules, $words.next(<$aim as $crate::modules::Aim>::WHAT)?).map(Act::$act)
    };
    (@target $at:ident) => { None };
    (@target $at:ident $aim:ty) => { <$aim as $crate::modules::Aim>::target($at) };
    (@takes) => { false };
    (@declines) => { true };
}
pub(crate) use spoken;

/// A second word that means nothing after the verb.
pub(crate) fn not_an_act(verb: &str, word: &str, known: &str) -> TextError {
    TextError::new(word, format!("an act of {verb}: {known}"))
}
