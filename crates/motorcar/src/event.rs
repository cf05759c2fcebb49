//! What happened in rule book 004, for gazettes, animations and logs. [`Event`] may carry secrets and
//! stays inside; [`Seen`] is what one viewer may know of it, and a type of its own.

use crate::ids::{Predicament, Strain};
use crate::outcome::Dice;
use game::{Seat, Viewer};

/// What happened, with its secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Open to all.
    Fact(Fact),
    /// A car was pulled back so far; nobody has let go yet.
    Pulled(Seat, u8),
    /// A hand was closed round the tokens of this strain.
    Chose(Seat, Strain),
}

/// What one viewer may know of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Open to all.
    Fact(Fact),
    /// A car was pulled back; how far only its owner knows.
    Pulled(Seat, Option<u8>),
    /// A hand was closed; round how many tokens only its owner knows.
    Chose(Seat, Option<Strain>),
}

impl Event {
    /// What `viewer` may know of it.
    pub fn seen_by(self, viewer: Viewer) -> Option<Seen> {
        Some(match self {
            Event::Fact(fact) => Seen::Fact(fact),
            Event::Pulled(seat, pull) => Seen::Pulled(seat, viewer.is(seat).then_some(pull)),
            Event::Chose(seat, strain) => Seen::Chose(seat, viewer.is(seat).then_some(strain)),
        })
    }
}

/// What happened in the open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// Turn order is assessed.
    AssessmentBegan,
    /// All have let go: one for each player.
    LetGo(Seat, u8),
    /// A car has come to rest, so far from where it started.
    Slid(Seat, u16),
    /// A car went over the far edge; it would have come so far.
    WentOver(Seat, u16),
    /// The new turn order: one for each place, first to last.
    Ranked {
        /// Who.
        seat: Seat,
        /// The place, from 1.
        place: u8,
        /// M20: lots were drawn among equals.
        by_lot: bool,
    },
    /// A round began: the stage indicator moved on. Rounds count from 1.
    RoundBegan(u8),
    /// A hand was opened again.
    ChoiceWithdrawn(Seat),
    /// All hands were opened: one for each player.
    StrainRevealed(Seat, Strain),
    /// A predicament die was rolled.
    PredicamentDie(Seat, u8),
    /// The predicament dice were counted.
    PredicamentsCounted {
        /// All dice together.
        total: u8,
        /// Random predicaments that every round of this leg has.
        of_leg: u8,
        /// More of them, because of the dice.
        more: u8,
        /// Random predicaments of this round; M4: no more than there are tokens in the bag.
        predicaments: u8,
    },
    /// A predicament was inflicted.
    Inflicted {
        /// Who paid, or added the second tile.
        by: Seat,
        /// Who pledged the first tile.
        with: Option<Seat>,
        /// Who suffers it.
        on: Seat,
    },
    /// One tile was pledged.
    Pledged {
        /// By whom.
        by: Seat,
        /// Against whom.
        on: Seat,
    },
    /// Nobody added the second tile: the first went back (M6).
    PledgeReturned {
        /// Who pledged.
        by: Seat,
        /// Against whom.
        on: Seat,
    },
    /// A player inflicts nothing more this round.
    StoppedInflicting(Seat),
    /// A token came out of the bag: its owner suffers a predicament.
    TokenDrawn {
        /// Who drew: the last in turn order (004:86).
        by: Seat,
        /// Whose token.
        of: Seat,
    },
    /// A die was rolled for days.
    Rolled {
        /// Who.
        seat: Seat,
        /// For a stage or a delay.
        dice: Dice,
        /// What it shows.
        face: u8,
    },
    /// A car moved on the time track.
    Travelled {
        /// Who.
        seat: Seat,
        /// With this strain.
        strain: Strain,
        /// The die that counts: the lowest.
        die: u8,
        /// Days it took.
        days: u8,
        /// The day it arrived.
        day: u16,
    },
    /// A rival's predicament was cancelled.
    Helped {
        /// By whom.
        by: Seat,
        /// For whom.
        on: Seat,
        /// Which one.
        what: Predicament,
    },
    /// A rival was met and not helped.
    LeftAlone {
        /// Who drove by.
        by: Seat,
        /// Who needed help.
        on: Seat,
    },
    /// The slowest player cancelled a predicament of his own.
    CancelledFreely(Seat, Predicament),
    /// The slowest player cancelled none (M20).
    CancelledNone(Seat),
    /// So many random predicaments were paid off, a tile each.
    PaidOff(Seat, u8),
    /// A predicament was endured.
    Endured {
        /// By whom.
        seat: Seat,
        /// Which one.
        what: Predicament,
        /// With this strain.
        strain: Strain,
        /// The die that counts: the highest.
        die: u8,
        /// Days it took.
        days: u8,
        /// The day it was over.
        day: u16,
    },
    /// Tiles came from the stock.
    ReceivedTiles {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// What for.
        reward: Reward,
    },
    /// The race is over.
    GameOver,
}

/// What tiles are received for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Helping a rival (004:112).
    Help,
    /// Being the slowest after all predicaments are resolved (004:120).
    Slowest,
}

impl Fact {
    /// Did this show something that was hidden before?
    pub fn is_reveal(self) -> bool {
        matches!(self, Fact::LetGo(..) | Fact::StrainRevealed(..))
    }
}
