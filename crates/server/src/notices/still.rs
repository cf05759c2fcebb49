//! Does a notice still hold at the moment it would be sent? And what it tells then: what the seat itself sees, and who else sits there.

use super::letters::{Kind, News};
use super::wishes::Language;
use crate::desk::Life;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::people::tournaments;
use crate::store::{NoticeRow, StoreError};
use crate::summary::Summary;
use game::Seat;
use session::Status;
use std::sync::Arc;

/// How a notice stands at the moment it would be sent.
pub(super) enum Fate {
    /// It holds.
    Holds(News),
    /// It holds, and is not to be told now: the table is paused, or its person on holiday.
    Waits,
    /// The person is there.
    Seen,
    /// It is past.
    Moot,
}

/// How this one stands now, told in a language.
pub(super) async fn fate(hub: &Arc<Hub>, language: Language, one: &NoticeRow) -> Result<Fate, ApiError> {
    let Some(kind) = Kind::of(&one.kind) else { return Ok(Fate::Moot) };
    let sittings = hub.store.sittings(&one.game).await?;
    if !sittings.iter().any(|row| row.seat == one.seat && row.player == one.player && row.gone == 0) {
        return Ok(Fate::Moot);
    }
    let path = match kind {
        Kind::Opened => tournament_path(hub, &one.player, &one.game).await?,
        _ => format!("/t/{}", one.game),
    };
    let now = hub.now();
    let desk = hub.desk_of(&one.game).await?;
    let seat = usize::from(one.seat);
    if seat >= desk.sockets.len() || desk.is_here(seat) {
        return Ok(Fate::Seen);
    }
    let summary = Summary::whole(&desk.life);
    let mut places = hub.catalog.place_names(&summary.outline);
    let others = summary.seats.iter().enumerate().filter(|(i, other)| *i != seat && other.holder == "person");
    let mut news = News {
        kind,
        table: one.game.clone(),
        title: desk.row.title.clone(),
        game: summary.outline.game.clone(),
        place: places.remove(language.code()).unwrap_or_default(),
        names: others.map(|(_, other)| other.name.clone()).collect(),
        left: None,
        rank: None,
        path,
    };
    match (kind, &desk.life) {
        (Kind::Move | Kind::Soon, Life::Playing(table)) => {
            let Some(asks) = table.asks(Seat(one.seat)) else {
                let notes = table.notes();
                let rests = notes.status == Status::Paused
                    || notes.seats.get(seat).is_some_and(|notes| notes.holiday.is_some());
                return Ok(if rests { Fate::Waits } else { Fate::Moot });
            };
            if i64::from(asks.since) != one.question {
                return Ok(Fate::Moot);
            }
            news.left = asks.deadline.map(|deadline| deadline.saturating_sub(now) as i64);
            Ok(Fate::Holds(news))
        }
        (Kind::Over, Life::Playing(table)) if table.notes().status.is_over() => {
            news.rank = summary.seats.get(seat).and_then(|own| own.place);
            Ok(Fate::Holds(news))
        }
        (Kind::Opened, Life::Gathering(_)) if desk.keys[seat].is_none() => Ok(Fate::Holds(news)),
        _ => Ok(Fate::Moot),
    }
}

/// Where a player takes the seat at a table of a tournament.
async fn tournament_path(hub: &Hub, player: &str, table: &str) -> Result<String, StoreError> {
    let found =
        hub.store.tournaments_with(player).await?.into_iter().find(|row| tournaments::has_table(row, table));
    Ok(found.map_or_else(|| format!("/t/{table}"), |row| format!("/tournaments/{}", row.id)))
}
