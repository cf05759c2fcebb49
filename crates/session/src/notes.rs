//! What a table keeps beside its log: who holds which seat, what was agreed on, answers under seal. Stored as
//! JSON in the same step as the records it belongs to. Names of people stand here and never in the log.

use crate::calendar::Calendar;
use crate::{Millis, Version};
use game::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// A person; a bot may stand in while the person is away.
    Person {
        /// What the others call this person.
        name: String,
        /// The bot that stands in.
        #[serde(default)]
        stand_in: Option<String>,
    },
    /// A bot of this level.
    Bot {
        /// Its name, as everywhere.
        level: String,
    },
    /// Nobody: the table waits.
    Vacant,
}

impl Holder {
    /// A person under this name.
    pub fn person(name: &str) -> Holder {
        Holder::Person { name: name.into(), stand_in: None }
    }
    /// Is a person meant to answer for this seat?
    pub fn is_person(&self) -> bool {
        matches!(self, Holder::Person { .. })
    }
    /// The bot that answers for this seat now.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Holder::Bot { level } | Holder::Person { stand_in: Some(level), .. } => Some(level),
            Holder::Person { .. } | Holder::Vacant => None,
        }
    }
    /// As a log may name it: a bot, or just a person.
    pub fn in_log(&self) -> String {
        match self {
            Holder::Bot { level } | Holder::Person { stand_in: Some(level), .. } => level.clone(),
            Holder::Person { .. } => "person".into(),
            Holder::Vacant => "nobody".into(),
        }
    }
}

/// What a seat answers to rivals' cards without being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StandingOrder {
    /// Counter whenever possible.
    Always,
    /// Counter with a guard, if there is one; ask otherwise.
    Guard,
    /// Let everything happen.
    Never,
    /// Ask every time.
    #[default]
    Ask,
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So many seconds for every question.
    PerMove {
        /// Seconds.
        #[schema(minimum = 5, maximum = 2_592_000)]
        seconds: u32,
    },
    /// So many seconds for the whole game.
    PerGame {
        /// Seconds.
        #[schema(minimum = 5, maximum = 2_592_000)]
        seconds: u32,
    },
    /// So many days for every question, for play over days; without stand-ins, and with holidays.
    PerDays {
        /// Days.
        #[schema(minimum = 1, maximum = 30)]
        days: u8,
        /// Saturdays and Sundays do not count.
        #[serde(default)]
        weekends_free: bool,
        /// When a weekend begins and ends: so many minutes ahead of Greenwich, summer and winter alike.
        #[serde(default)]
        #[schema(minimum = -720, maximum = 840)]
        utc_offset: i16,
    },
}

impl Clock {
    /// The days that count, where the clock counts days.
    pub fn calendar(self) -> Option<Calendar> {
        match self {
            Clock::PerDays { weekends_free, utc_offset, .. } => Some(Calendar { weekends_free, utc_offset }),
            Clock::None | Clock::PerMove { .. } | Clock::PerGame { .. } => None,
        }
    }
}

/// Who may ask what the program would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// Whoever races against bots alone.
    #[default]
    Alone,
    /// Everybody.
    Always,
    /// Nobody.
    Never,
}

/// What the table agreed on besides the rules of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(default)]
pub struct Settings {
    /// How long people may think.
    pub clock: Clock,
    /// The least length of a window for sealed answers, in milliseconds, where a person is asked.
    #[schema(maximum = 60_000)]
    pub window_ms: u32,
    /// A bot stands in for a person who is asked and has been away for so many seconds.
    #[schema(minimum = 5, maximum = 86_400)]
    pub stand_in_after: Option<u32>,
    /// May others watch?
    pub spectators: bool,
    /// Spectators see everything so many seconds later.
    #[schema(maximum = 3600)]
    pub spectator_delay: u32,
    /// May those who watch say something too?
    pub spectators_talk: bool,
    /// Who may ask for a hint. A race in which somebody did counts for no records.
    pub hints: Hints,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            clock: Clock::None,
            window_ms: 5000,
            stand_in_after: None,
            spectators: true,
            spectator_delay: 0,
            spectators_talk: false,
            hints: Hints::Alone,
        }
    }
}

impl Settings {
    /// What is wrong with them, if anything.
    pub fn problem(&self) -> Option<&'static str> {
        let seconds = match self.clock {
            Clock::None => 60,
            Clock::PerDays { days, utc_offset, .. } => {
                if !(1..=30).contains(&days) {
                    return Some("a clock for play over days has 1 to 30 days");
                }
                if !(-720..=840).contains(&utc_offset) {
                    return Some("a table lies 720 minutes behind Greenwich to 840 ahead");
                }
                if self.stand_in_after.is_some() {
                    return Some("nobody stands in where the clock counts days");
                }
                60
            }
            Clock::PerMove { seconds } | Clock::PerGame { seconds } => seconds,
        };
        if !(5..=2_592_000).contains(&seconds) {
            return Some("a clock has 5 seconds to 30 days");
        }
        if self.window_ms > 60_000 {
            return Some("a window for sealed answers has at most 60000 milliseconds");
        }
        if self.stand_in_after.is_some_and(|s| !(5..=86_400).contains(&s)) {
            return Some("a bot stands in after 5 to 86400 seconds");
        }
        if self.spectator_delay > 3600 {
            return Some("spectators see things at most 3600 seconds later");
        }
        None
    }
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Played.
    Running,
    /// Nothing moves, no clock runs.
    Paused,
    /// Played to the end.
    Over,
    /// Given up by all.
    Abandoned,
}

impl Status {
    /// Has the game ended, one way or the other?
    pub fn is_over(self) -> bool {
        matches!(self, Status::Over | Status::Abandoned)
    }
}

/// Time used on one question. It stays used, whatever pauses, undoes or restarts come between.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// Since which version of its own view the seat is asked.
    pub asked: Version,
    /// How many records counted when it was asked: the point of the game.
    pub depth: u32,
    /// Asked under seal: then thinking is free, for a clock that stops would tell who has answered.
    pub sealed: bool,
    /// Milliseconds used, up to the last time its clock was stopped.
    pub used: Millis,
    /// When it was asked.
    #[serde(default)]
    pub put: Millis,
}

/// The table stands still.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pause {
    /// Who asked for it, from 0, the first first.
    pub by: Vec<u8>,
    /// Since when.
    pub since: Millis,
    /// When it ends by itself; never if all people wanted it.
    pub until: Option<Millis>,
}

/// A person is away, as announced: the own clocks stand still.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Holiday {
    /// Since when.
    pub since: Millis,
    /// When it ends by itself.
    pub until: Millis,
}

/// What is kept about one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatNotes {
    /// Who holds it.
    pub holder: Holder,
    /// What it answers without being asked. Private.
    #[serde(default)]
    pub order: StandingOrder,
    /// Where the rules leave one answer, it is given without asking. Private.
    #[serde(default)]
    pub single: bool,
    /// The versions of the own view after answers that were given by such orders. Private.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ordered: Vec<Version>,
    /// A person resigned here and ranks last.
    #[serde(default)]
    pub resigned: bool,
    /// For giving the game up.
    #[serde(default)]
    pub votes_to_abandon: bool,
    /// Time left for the game, where the clock is for the game.
    #[serde(default)]
    pub left: Option<Millis>,
    /// A sealed answer, in notation, until the window closes. Hidden.
    #[serde(default)]
    pub held: Option<String>,
    /// An order gave it. Hidden.
    #[serde(default)]
    pub held_by_order: bool,
    /// Since when its clock runs. Not stored: a stopped server has no time.
    #[serde(skip)]
    pub asked_at: Option<Millis>,
    /// The same where the clock counts days: those go on while a server rests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked_on: Option<Millis>,
    /// The question its clock is for.
    #[serde(default)]
    pub thought: Option<Thought>,
    /// Questions to which undo may lead back.
    #[serde(default)]
    pub earlier: Vec<Thought>,
    /// How long it has kept the table paused, all pauses together.
    #[serde(default)]
    pub paused: Millis,
    /// Its person is on holiday.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holiday: Option<Holiday>,
    /// Holidays that are over, all together.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub rested: Millis,
    /// Since when nobody is connected.
    #[serde(skip)]
    pub away_since: Option<Millis>,
}

fn is_nothing(time: &Millis) -> bool {
    *time == 0
}

impl SeatNotes {
    /// A seat at the start.
    pub fn new(holder: Holder, settings: &Settings) -> Self {
        let left = match settings.clock {
            Clock::PerGame { seconds } => Some(Millis::from(seconds) * 1000),
            _ => None,
        };
        SeatNotes {
            holder,
            order: StandingOrder::Ask,
            single: false,
            ordered: Vec::new(),
            resigned: false,
            votes_to_abandon: false,
            left,
            held: None,
            held_by_order: false,
            asked_at: None,
            thought: None,
            earlier: Vec::new(),
            asked_on: None,
            paused: 0,
            holiday: None,
            rested: 0,
            away_since: None,
        }
    }
}

/// Everything kept beside the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notes {
    /// What the table agreed on.
    pub settings: Settings,
    /// By seat.
    pub seats: Vec<SeatNotes>,
    /// The seat of whoever opened the table, from 0.
    pub host: Option<u8>,
    /// How far it has come.
    pub status: Status,
    /// Somebody undid luck or reveals: unrated, no stamps.
    #[serde(default)]
    pub assisted: bool,
    /// When the window for sealed answers opened.
    #[serde(default)]
    pub window_opened: Option<Millis>,
    /// Why nothing moves, while the table is paused.
    #[serde(default)]
    pub pause: Option<Pause>,
    /// Breaks the ties of bots. Private.
    pub salt: u64,
}

/// Times that only servers tell each other that share a table at this moment: a stopped server has no time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Running {
    /// Since when the clock of each seat runs.
    pub asked_at: Vec<Option<Millis>>,
    /// Since when nobody is connected to each seat.
    pub away_since: Vec<Option<Millis>>,
}

impl Notes {
    /// Since when clocks run and people are away.
    pub fn running(&self) -> Running {
        Running {
            asked_at: self.seats.iter().map(|seat| seat.asked_at).collect(),
            away_since: self.seats.iter().map(|seat| seat.away_since).collect(),
        }
    }
    /// The same notes, with clocks that run as they do elsewhere.
    pub fn with_running(mut self, running: &Running) -> Notes {
        for (i, seat) in self.seats.iter_mut().enumerate() {
            seat.asked_at = running.asked_at.get(i).copied().flatten();
            seat.away_since = running.away_since.get(i).copied().flatten();
        }
        self
    }
    /// What the person of a seat is called.
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        match &self.seats.get(seat.index())?.holder {
            Holder::Person { name, .. } => Some(name),
            Holder::Bot { .. } | Holder::Vacant => None,
        }
    }
}
