//! Why something was not done. The code is stable, the words are for people, and neither tells a secret.

use crate::kinds::NoUndoKind;
use crate::wire::AnyWhyNot;

/// Why a seat cannot take its last action back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoUndo {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A window for sealed answers is open.
    #[error("answers are being collected under seal")]
    Sealed,
    /// The log says no.
    #[error(transparent)]
    Log(#[from] record::NoUndo),
}

impl NoUndo {
    /// A word that does not change.
    pub fn kind(self) -> NoUndoKind {
        match self {
            NoUndo::Over => NoUndoKind::Over,
            NoUndo::Sealed => NoUndoKind::Sealed,
            NoUndo::Log(record::NoUndo::Nothing) => NoUndoKind::Nothing,
            NoUndo::Log(record::NoUndo::Luck) => NoUndoKind::Luck,
            NoUndo::Log(record::NoUndo::Reveal) => NoUndoKind::Reveal,
            NoUndo::Log(record::NoUndo::Other) => NoUndoKind::Other,
        }
    }
}

/// Why a table did not do what it was asked.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The view has changed in a way that matters.
    #[error("your view is older than the question now asked; look again")]
    Stale,
    /// A version that was never given out.
    #[error("this version of the view does not exist yet")]
    FromTheFuture,
    /// The rules say no.
    #[error("the rules do not allow it now: {}", .0.reason())]
    Rules(Box<AnyWhyNot>),
    /// No notation.
    #[error("{0}")]
    Notation(String),
    /// Already answered under seal.
    #[error("you have answered already; the answers are opened together")]
    Answered,
    /// No undo.
    #[error("{0}")]
    Undo(NoUndo),
    /// Nothing moves.
    #[error("the table is paused")]
    Paused,
    /// This person has paused for long enough.
    #[error("you have kept this table waiting for ten minutes already; a longer pause needs everybody")]
    PausedEnough,
    /// This person has had enough holidays.
    #[error("you have {left} days of holiday left in this game")]
    NoHoliday {
        /// Whole days.
        left: u8,
    },
    /// Somebody else's pause.
    #[error("only whoever paused the table or the host can go on before the pause ends")]
    NotYourPause,
    /// Not paused.
    #[error("the table is not paused")]
    NotPaused,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Not over yet.
    #[error("this can be had when the game is over")]
    NotOver,
    /// Only the host.
    #[error("only the host can do this")]
    NotHost,
    /// The seats are frozen.
    #[error("the seats are frozen: the nonces are being opened")]
    Frozen,
    /// The seats are not frozen yet.
    #[error("nonces are opened once the seats are frozen, not before")]
    NotFrozen,
    /// No such seat.
    #[error("there is no such seat at this table")]
    NoSuchSeat,
    /// The seat is held.
    #[error("this seat is taken")]
    SeatTaken,
    /// Not a person's seat.
    #[error("no person holds this seat")]
    NoPerson,
    /// No such bot.
    #[error("{0}")]
    NoSuchBot(String),
    /// Branch while people play.
    #[error("a branch can be made of a finished game, or where all other seats are bots")]
    PeoplePlay,
    /// No hints here.
    #[error(
        "this table gives no hints: they are for races against bots alone, unless the table agreed otherwise"
    )]
    NoHints,
    /// A hint under seal would tell who has not answered yet.
    #[error("answers are being collected under seal; there are no hints now")]
    NoHintUnderSeal,
    /// A hint where there is nothing to choose.
    #[error("you are not asked anything now")]
    NotAsked,
    /// A macro went wrong.
    #[error("move {number} of the sequence cannot be made without luck, another player or something hidden")]
    Sequence {
        /// Which, from 1.
        number: usize,
    },
    /// Too long or empty.
    #[error("{0}")]
    Invalid(&'static str),
}

impl Refusal {
    /// A word that does not change.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Stale => "stale_view",
            Refusal::FromTheFuture => "unknown_version",
            Refusal::Rules(_) => "against_the_rules",
            Refusal::Notation(_) => "bad_notation",
            Refusal::Answered => "already_answered",
            Refusal::Undo(_) => "no_undo",
            Refusal::Paused => "paused",
            Refusal::PausedEnough => "paused_enough",
            Refusal::NoHoliday { .. } => "no_holiday",
            Refusal::NotYourPause => "not_your_pause",
            Refusal::NotPaused => "not_paused",
            Refusal::Over => "game_over",
            Refusal::NotOver => "game_not_over",
            Refusal::NotHost => "not_host",
            Refusal::Frozen => "seats_frozen",
            Refusal::NotFrozen => "seats_not_frozen",
            Refusal::NoSuchSeat => "no_such_seat",
            Refusal::SeatTaken => "seat_taken",
            Refusal::NoPerson => "no_person",
            Refusal::NoSuchBot(_) => "no_such_bot",
            Refusal::PeoplePlay => "people_play",
            Refusal::NoHints => "no_hints",
            Refusal::NoHintUnderSeal => "no_hint_under_seal",
            Refusal::NotAsked => "not_asked",
            Refusal::Sequence { .. } => "bad_sequence",
            Refusal::Invalid(_) => "invalid",
        }
    }
}
