//! The types on the wire that all games share; what a game says in words of its own is a parameter. `web/src/wire.ts` is made
//! from them; seats count from 1.

use crate::kinds::{HolderKind, NoUndoKind, ScorePart, ShareKind, TableKey};
use crate::motorcar::wire::MotorcarWhyNot;
use crate::notes::{Settings, StandingOrder, Status};
use crate::race::wire::RaceWhyNot;
use crate::{Millis, Version};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something is not possible, in the words of whichever game it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(untagged)]
pub enum AnyWhyNot {
    /// In The Great Race.
    Race(RaceWhyNot),
    /// In The Great Motorcar Race.
    Motorcar(MotorcarWhyNot),
}

impl AnyWhyNot {
    /// The failed condition.
    pub fn reason(&self) -> &'static str {
        match self {
            AnyWhyNot::Race(why) => why.reason.slug(),
            AnyWhyNot::Motorcar(why) => why.reason.slug(),
        }
    }
    /// Where the rule stands.
    pub fn rule(&self) -> &str {
        match self {
            AnyWhyNot::Race(why) => &why.rule.0,
            AnyWhyNot::Motorcar(why) => &why.rule.0,
        }
    }
}

impl From<RaceWhyNot> for AnyWhyNot {
    fn from(why: RaceWhyNot) -> AnyWhyNot {
        AnyWhyNot::Race(why)
    }
}
impl From<MotorcarWhyNot> for AnyWhyNot {
    fn from(why: MotorcarWhyNot) -> AnyWhyNot {
        AnyWhyNot::Motorcar(why)
    }
}

/// Can the seat take its last action back?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoOffer {
    /// Yes.
    pub possible: bool,
    /// Why not.
    pub why_not: Option<NoUndoKind>,
    /// Against bots only: farther back, over luck and reveals; the game is then marked assisted.
    pub further: bool,
}

/// Who holds a seat, as all may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// From 1.
    pub seat: u8,
    /// A person, a bot or nobody.
    pub holder: HolderKind,
    /// The name of the person, or the level of the bot.
    pub name: String,
    /// The bot that stands in for a person.
    pub stand_in: Option<String>,
    /// Is somebody connected?
    pub present: bool,
    /// A person resigned here.
    pub resigned: bool,
    /// Wants to give the game up.
    pub votes_to_abandon: bool,
    /// Milliseconds left, where the clock is for the game.
    pub left_ms: Option<Millis>,
    /// When the time for the present question is up.
    pub deadline: Option<Millis>,
    /// The person is on holiday until then: the own clocks stand still.
    pub holiday: Option<Millis>,
}

/// A window for sealed answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WindowInfo {
    /// It stays open at least until then.
    pub open_until: Millis,
}

/// One seat's final result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FinalPlace {
    /// From 1.
    pub seat: u8,
    /// From 1; whoever resigned comes last.
    pub place: u8,
    /// Points, and how they come together.
    pub points: Vec<(ScorePart, i32)>,
}

impl FinalPlace {
    /// One part of the result; 0 where the game has no such part.
    pub fn part(&self, part: ScorePart) -> i32 {
        self.points.iter().find(|(one, _)| *one == part).map_or(0, |(_, points)| *points)
    }
}

/// What all may know of the table, apart from the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Which game: `race`.
    pub game: String,
    /// How far it has come.
    pub status: Status,
    /// In seat order.
    pub seats: Vec<SeatInfo>,
    /// The seat of the host, from 1.
    pub host: Option<u8>,
    /// What was agreed on.
    pub settings: Settings,
    /// Why nothing moves, while the table is paused.
    pub pause: Option<PauseInfo>,
    /// Undo crossed luck or reveals: unrated, no stamps.
    pub assisted: bool,
    /// The open window for sealed answers.
    pub window: Option<WindowInfo>,
    /// The word that luck comes from, where it was chosen: unrated, no stamps.
    pub luck: Option<String>,
    /// How each seat shares in the luck, in seat order. Empty where luck comes from a word, or is of the older kind.
    pub shares: Vec<ShareKind>,
    /// SHA-256 of the seed, given before the seats were filled.
    pub commitment: String,
    /// The seed, when the game is over.
    pub seed: Option<String>,
    /// The results, when the game is over.
    pub results: Vec<FinalPlace>,
}

/// A pause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PauseInfo {
    /// Who asked for it, from 1, the first first.
    pub by: Vec<u8>,
    /// When it ends by itself, in milliseconds since the epoch; never if all people wanted it.
    pub until: Option<Millis>,
}

/// What only the seat itself may know of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Mine {
    /// From 1.
    pub seat: u8,
    /// What it answers without being asked.
    pub order: StandingOrder,
    /// Where the rules leave one answer, it is given without asking.
    pub single: bool,
    /// The versions of the own view after answers that were given by orders.
    pub ordered: Vec<Version>,
    /// It may pause the table, or join those who did.
    pub may_pause: bool,
    /// It may end the pause.
    pub may_resume: bool,
    /// So many whole days of holiday are left, where the clock counts days.
    pub holiday_left: Option<u8>,
    /// It may ask what the program would do, whenever it is asked something itself.
    pub has_hints: bool,
    /// The answer it gave under seal, in notation.
    pub answered: Option<String>,
    /// The version of its view when it last acted: what came since is "what happened since my last turn".
    pub last_acted: Version,
}

/// Something that happened, with the version of the viewer's view after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Entry<E> {
    /// In the game.
    Event {
        /// The view after it.
        version: Version,
        /// What.
        event: E,
    },
    /// Something was taken back.
    Undone {
        /// The view after it.
        version: Version,
    },
    /// The program was renewed: the game goes on under newer rules, and nothing before it can be taken back.
    NewRules {
        /// The view after it.
        version: Version,
    },
    /// A seat was told what the program would do: the game counts for no records.
    Helped {
        /// The view after it.
        version: Version,
        /// Which, from 1.
        seat: u8,
    },
    /// Somebody else sits on a seat.
    TakenOver {
        /// The view after it.
        version: Version,
        /// Which, from 1.
        seat: u8,
        /// Who it is.
        by: HolderKind,
        /// The level of the bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot: Option<String>,
    },
}

impl<E> Entry<E> {
    /// Somebody else sits on a seat, as a log names it.
    pub fn taken_over(version: Version, seat: u8, in_log: &str) -> Entry<E> {
        let by = HolderKind::in_log(in_log);
        let bot = (by == HolderKind::Bot).then(|| in_log.to_owned());
        Entry::TakenOver { version, seat, by, bot }
    }
}

/// Everything one viewer is shown: enough to draw the table and to act.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Shown<V, E, Q, C, M> {
    /// The viewer's own count; it moves only when this viewer's view changed.
    pub version: Version,
    /// The viewer's seat, from 1; none for a spectator.
    pub viewer: Option<u8>,
    /// The game.
    pub view: V,
    /// What the seat is asked.
    pub question: Option<Q>,
    /// Exactly what the seat may say.
    pub choices: Vec<C>,
    /// Sequences without luck or foreign decisions.
    pub macros: Vec<M>,
    /// Can the last action be taken back?
    pub undo: Option<UndoOffer>,
    /// What happened after `since`.
    pub events: Vec<Entry<E>>,
    /// What the events start from.
    pub since: Version,
    /// The table.
    pub table: TableInfo,
    /// What only this seat may know of it.
    pub mine: Option<Mine>,
}

/// One step of a game that is looked at again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayStep<P, K> {
    /// Its number: what `at` and `branch` take. During a game a version of the caller's own view.
    pub at: u32,
    /// The game turn after it, from 1.
    pub turn: u32,
    /// The phase after it.
    pub phase: P,
    /// Whose doing it was, as far as the viewer was told; from 1.
    pub actor: Option<u8>,
    /// What happened.
    pub keys: Vec<StepKey<K>>,
}

/// One thing that happened in a step, by its key in the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum StepKey<K> {
    /// In the game: the kind of event.
    Event(K),
    /// At the table.
    Table(TableKey),
}

/// A whole game to look at again, step by step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplaySteps<P, K> {
    /// The seat as which it is looked at, from 1; none for spectators and for whoever sees all.
    pub viewer: Option<u8>,
    /// Everything is shown, all hands too.
    pub all: bool,
    /// Is the game over, so that every seat may be looked at?
    pub over: bool,
    /// Oldest first.
    pub steps: Vec<ReplayStep<P, K>>,
}

/// One moment of a game that is looked at again, as the viewer saw it then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Replayed<V, E, Q, C> {
    /// The step.
    pub at: u32,
    /// The seat as which it is looked at, from 1; none for spectators and for whoever sees all.
    pub viewer: Option<u8>,
    /// The game.
    pub view: V,
    /// For whoever sees all: the view of every seat, in seat order.
    pub seats: Vec<V>,
    /// What the seat was asked.
    pub question: Option<Q>,
    /// Exactly what the seat could say.
    pub choices: Vec<C>,
    /// What happened in this step; `version` is the step.
    pub events: Vec<Entry<E>>,
}

/// A finished game was checked again from its first record to its last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Verified {
    /// Every action was legal, every draw the one fair draw, every hash right.
    pub ok: bool,
    /// Records.
    pub records: u32,
    /// Answers of seats among them.
    pub acts: u32,
    /// Draws among them.
    pub draws: u32,
    /// Undos among them.
    pub undos: u32,
    /// Undos that went back over luck, a reveal or somebody else's action.
    pub far_undos: u32,
    /// How often a seat was told what the program would do.
    pub helps: u32,
    /// It goes on from a position of another game.
    pub is_branch: bool,
    /// What could not be checked, because the game began under older rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unchecked: Option<Unchecked>,
    /// The word that luck came from, where it was chosen.
    pub luck: Option<String>,
    /// SHA-256 of the seed, as promised before the start.
    pub commitment: String,
    /// The seed.
    pub seed: String,
    /// What the key of all luck was made of, to be checked by whoever kept a receipt. Nothing where luck comes from a
    /// word, or is of the older kind.
    pub made_of: Option<LuckMadeOf>,
    /// The first thing that is wrong.
    pub error: Option<VerifyError>,
}

/// Records that no program with the present rules can check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Unchecked {
    /// So many, from the first on. The next one sets the position from which all others were checked.
    pub records: u32,
    /// The version of the rules that they ended under.
    pub rules: u32,
}

impl From<record::Base> for Unchecked {
    fn from(base: record::Base) -> Unchecked {
        Unchecked { records: base.record - 1, rules: base.from }
    }
}

/// What the key of all luck was made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LuckMadeOf {
    /// The table the commitments were made for.
    pub table: String,
    /// In seat order.
    pub shares: Vec<SeatShare>,
    /// In seat order, 64 hexadecimal digits each.
    pub nonces: Vec<String>,
    /// SHA-256 of the seed and the nonces.
    pub key: String,
}

/// What a seat added to the luck, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatShare {
    /// In which way.
    pub how: ShareKind,
    /// What it committed to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// What it gave openly.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce: Option<String>,
}

impl From<&record::Share> for SeatShare {
    fn from(share: &record::Share) -> SeatShare {
        let (commitment, nonce) = match share {
            record::Share::Committed { commitment } | record::Share::Withheld { commitment } => {
                (Some(commitment.clone()), None)
            }
            record::Share::Openly { nonce } => (None, Some(nonce.clone())),
            record::Share::Nothing | record::Share::Bot => (None, None),
        };
        SeatShare { how: share.into(), commitment, nonce }
    }
}

/// What is wrong with a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct VerifyError {
    /// The record; 0 is the header, none for the whole.
    pub record: Option<u32>,
    /// In English.
    pub what: String,
}
