//! Why something is not possible: the failed condition with its numbers, the rule behind it, and what
//! would help. No words: the presenter names them, and `content/text/*/reasons.ftl` speaks.

use crate::ids::{CardId, Gauge, Skill};
use std::fmt;

/// The answer of every rule predicate.
pub type Verdict = Result<(), WhyNot>;

/// A refusal, with everything needed to explain it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// The condition that failed.
    pub reason: Reason,
    /// The rule it comes from.
    pub rule: Rule,
    /// What the player could do about it, nearest first.
    pub remedies: Remedies,
}

/// At most three things that would help.
pub type Remedies = [Option<Remedy>; 3];

/// Where a rule stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// A ruling, as in `docs/RULINGS.md`.
    R(u8),
    /// A line of rule book 000.
    Book(u16),
    /// A line of another rule book.
    In(Book, u16),
}

/// The rule books beside 000.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Book {
    /// 001: the base box.
    Base,
    /// 002: leaders and modules.
    Modules,
    /// 003: solo.
    Solo,
}

/// `R62`, `000:305`, `002:354`.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::R(number) => write!(f, "R{number}"),
            Rule::Book(line) => write!(f, "000:{line}"),
            Rule::In(Book::Base, line) => write!(f, "001:{line}"),
            Rule::In(Book::Modules, line) => write!(f, "002:{line}"),
            Rule::In(Book::Solo, line) => write!(f, "003:{line}"),
        }
    }
}

/// The condition that failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The race is over.
    GameOver,
    /// Somebody else is asked now.
    NotYourTurn,
    /// This is no answer to the present question.
    NotAskedNow,
    /// The card is not in hand.
    NotInHand,
    /// The card is not on the market.
    NotOnMarket,
    /// The card belongs to another moment.
    WrongTiming,
    /// A card step needs an assistant on the dashboard.
    NoAssistant,
    /// Nobody stands in that box.
    NobodyOn(Skill),
    /// A plan must place exactly this many assistants.
    PlanSize {
        /// How many assistants there are.
        need: u8,
        /// How many the plan places.
        have: u8,
    },
    /// Funding holds no more than this many.
    FundingFull(u8),
    /// Too little money.
    Money {
        /// The price in francs.
        need: u16,
        /// Francs at hand.
        have: u16,
    },
    /// The gauge cannot take so much.
    GaugeFull(Gauge),
    /// Petrol is bought only before cards and assistants.
    PetrolAlreadyDone,
    /// The petrol gauge is at 0.
    NoPetrol,
    /// The tile costs more petrol than there is.
    Petrol {
        /// Levels asked.
        need: u8,
        /// Levels left.
        have: u8,
    },
    /// The tile does more damage than engine and chassis can take.
    Damage {
        /// Levels asked.
        need: u8,
        /// Levels left on both gauges.
        have: u8,
    },
    /// The space is not next to the vehicle.
    NotAdjacent,
    /// No such line starts here, or a drive has already begun.
    NoLineHere,
    /// A module has closed the line.
    LineClosed,
    /// The power was used in this turn.
    PowerUsed,
    /// More discount cards than are held or useful.
    TooManyDiscounts,
    /// The step was just taken back.
    JustTakenBack,
    /// A tile cannot be laid on a city.
    CitySpace,
    /// A tile lies there already.
    SpaceTaken,
    /// The space is not joined to the vehicle.
    NotConnected,
    /// There is no tile on that space.
    NoTileThere,
    /// A vehicle stands on the tile.
    Occupied,
    /// That tile was not drawn.
    TileNotDrawn,
    /// Tile chosen already.
    ChosenTwice,
    /// The swap would change nothing.
    SameTile,
    /// The card could change nothing now.
    NoEffect,
    /// A card against a rival needs one who is still racing.
    NoSuchVictim,
    /// The card is not played against anybody, or needs a victim.
    WrongTarget,
    /// The damage must be split so.
    Split {
        /// Levels that must be lost in all.
        need: u8,
    },
    /// The card does not raise that gauge, or not by so much.
    WrongFix,
    /// There is no danger to avoid.
    NoDanger,
    /// There is no stop to ignore.
    NoStop,
    /// The tile is payable, so it must be entered.
    MustEnter,
    /// Something was spent on the step already.
    TooLateToTurnBack,
    /// At least one tile must be chosen.
    ChooseFirst,
    /// Petrol is not what the step lacks.
    PetrolNotShort,
    /// The patron is still at the start.
    NoPatron,
    /// There is no higher level of influence.
    HighestInfluence,
    /// The gauge may not go any farther, or less far.
    GaugeBound(Gauge),
    /// No more levels may be sold.
    SoldEnough,
    /// The gauge was changed the other way before.
    ChangedBefore,
}

/// Something that would help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// Play this card, which is in hand.
    PlayCard(CardId),
    /// Answer with a guard.
    UseGuard,
    /// Buy petrol at the start of the next sequence.
    BuyPetrol,
    /// Use a repair to raise engine or chassis.
    Repair,
    /// Raise money.
    RaiseFunds,
    /// Prices are half as high in a city.
    DriveToCity,
}

/// No remedy at hand.
pub const NO_REMEDY: Remedies = [None; 3];

impl Reason {
    /// A refusal for this reason, with nothing at hand that would help.
    #[inline]
    pub const fn by(self, rule: Rule) -> WhyNot {
        WhyNot { reason: self, rule, remedies: NO_REMEDY }
    }
    /// The same as a verdict.
    #[inline]
    pub const fn no(self, rule: Rule) -> Verdict {
        Err(self.by(rule))
    }
    /// The numbers its words mention: what is needed and what there is.
    pub const fn numbers(self) -> Option<(u16, u16)> {
        match self {
            Reason::PlanSize { need, have } => Some((need as u16, have as u16)),
            Reason::FundingFull(most) => Some((most as u16, 0)),
            Reason::Money { need, have } => Some((need, have)),
            Reason::Petrol { need, have } | Reason::Damage { need, have } => Some((need as u16, have as u16)),
            Reason::Split { need } => Some((need as u16, 0)),
            _ => None,
        }
    }
}

impl WhyNot {
    /// Adds something that would help, if there is room.
    pub fn but(mut self, remedy: Option<Remedy>) -> Self {
        if let Some(slot) = self.remedies.iter_mut().find(|r| r.is_none()) {
            *slot = remedy;
        }
        self
    }
}
