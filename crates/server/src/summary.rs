//! What the lobby shows of a table, stored beside it so that nobody has to load the table for it.

use crate::desk::Life;
use serde::{Deserialize, Serialize};
use session::kinds::ScorePart;
use session::{AnyTable, Holder, Outline, Place, Settings};
use utoipa::ToSchema;

/// A table in the lobby.
#[derive(Clone, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Summary {
    /// Which game, and where.
    #[serde(flatten)]
    pub outline: Outline,
    /// In seat order. Of a table that is played closed to spectators the lobby tells nobody.
    pub seats: Vec<SummarySeat>,
    /// The game turn, from 1. How the game stands is told of tables that anybody may watch as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
    /// Who is asked, from 1. While answers are under seal nobody is named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub awaited: Vec<u8>,
    /// How many seconds later spectators see things; nothing where the table lets none in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delay: Option<u32>,
    /// SHA-256 of the seed, once the game has begun: the names that a page gives to bots follow from it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub commitment: String,
    /// It was played to the end with luck that nobody chose, took back or held back: it counts for records.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub counts: bool,
}

/// A seat in the lobby.
#[derive(Clone, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct SummarySeat {
    /// `person`, `bot` or `open`.
    pub holder: String,
    /// The name of the person or the bot.
    pub name: String,
    /// The place at the end, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// The points or days at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
}

impl Summary {
    /// What the lobby shows of this table.
    pub(crate) fn of(life: &Life) -> Summary {
        let mut summary = Summary::whole(life);
        let Life::Playing(table) = life else { return summary };
        let settings = &table.notes().settings;
        if settings.spectators && settings.spectator_delay == 0 {
            return summary;
        }
        (summary.turn, summary.counts) = (None, false);
        summary.awaited.clear();
        for seat in &mut summary.seats {
            (seat.place, seat.points) = (None, None);
        }
        if !settings.spectators {
            summary.seats.clear();
        }
        summary
    }
    /// What those who sit there are told of it.
    pub(crate) fn whole(life: &Life) -> Summary {
        match life {
            Life::Gathering(gathering) => Summary {
                outline: gathering.spec.options.outline(),
                seats: gathering.places.iter().map(SummarySeat::of_place).collect(),
                delay: delay(gathering.spec.settings),
                ..Summary::default()
            },
            Life::Playing(table) => Summary::of_table(&**table),
        }
    }
    fn of_table(table: &dyn AnyTable) -> Summary {
        let (header, notes) = (table.header(), table.notes());
        let mut summary = Summary {
            outline: table.outline(),
            seats: notes.seats.iter().map(|seat| SummarySeat::of_holder(&seat.holder)).collect(),
            turn: Some(table.turn()),
            delay: delay(notes.settings),
            commitment: header.commitment.clone(),
            ..Summary::default()
        };
        if !notes.status.is_over() {
            if notes.window_opened.is_none() {
                summary.awaited = table.awaited();
            }
            return summary;
        }
        for result in table.info().results {
            let total = result.part(ScorePart::Total);
            // The Torpedo of a solo race is ranked and is no seat.
            if let Some(seat) = summary.seats.get_mut(usize::from(result.seat) - 1) {
                (seat.place, seat.points) = (Some(result.place), Some(total));
            }
        }
        let played_out = notes.status == session::Status::Over;
        let withheld = header.drawn.as_ref().is_some_and(|drawn| !drawn.withheld().is_empty());
        let is_fresh = header.luck.is_none() && header.start.is_none();
        summary.counts = played_out && !notes.assisted && is_fresh && !withheld;
        summary
    }
}

/// How much later spectators see things, where they are let in.
fn delay(settings: Settings) -> Option<u32> {
    settings.spectators.then_some(settings.spectator_delay)
}

impl SummarySeat {
    fn new(holder: &str, name: &str) -> SummarySeat {
        SummarySeat { holder: holder.into(), name: name.into(), ..SummarySeat::default() }
    }
    fn of_place(place: &Place) -> SummarySeat {
        match place {
            Place::Open => SummarySeat::new("open", ""),
            Place::Person { name } => SummarySeat::new("person", name),
            Place::Bot { level } => SummarySeat::new("bot", level),
        }
    }
    fn of_holder(holder: &Holder) -> SummarySeat {
        match holder {
            Holder::Person { name, .. } => SummarySeat::new("person", name),
            Holder::Bot { level } => SummarySeat::new("bot", level),
            Holder::Vacant => SummarySeat::new("open", ""),
        }
    }
}
