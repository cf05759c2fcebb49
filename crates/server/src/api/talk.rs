//! Beside the game: chat, muting, nudging.

use super::auth::{Caller, Token};
use super::body::{Asked, Body};
use super::tables::sitting;
use super::{contract, to_the_end};
use crate::error::ApiError;
use crate::hub::Hub;
use crate::names::{check_name, told_apart};
use crate::room::{Desk, Talk, WATCHER};
use crate::store::{ChatRow, Op};
use axum::Json;
use axum::extract::{Path, State};
use game::Viewer;
use serde::{Deserialize, Deserializer, Serialize};
use session::{AnyTable, Refusal};
use std::collections::BTreeSet;
use std::sync::Arc;
use utoipa::ToSchema;

/// A line of chat.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct ChatLine {
    /// Its number.
    pub seq: i64,
    /// Who, from 1; 0 for somebody who watches.
    pub seat: u8,
    /// What somebody who watches is called.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What.
    pub body: String,
    /// Milliseconds since the epoch.
    pub at: i64,
}

impl From<ChatRow> for ChatLine {
    fn from(ChatRow { seq, seat, name, body, at }: ChatRow) -> ChatLine {
        // Those who watch stand at the end of the numbers: one more is 0.
        ChatLine { seq, seat: seat.wrapping_add(1), name, body, at }
    }
}

/// Something to say.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// 1 to 500 letters.
    #[schema(schema_with = contract::line)]
    pub body: String,
    /// What somebody who watches is called; a seat has its own name.
    #[serde(default, deserialize_with = "said")]
    #[schema(schema_with = contract::name)]
    pub name: Option<String>,
}

/// Whom one does not want to hear.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// From 1; 0 for all who watch.
    pub seat: u8,
    /// Not to hear, or to hear again.
    pub muted: bool,
}

/// Whom one does not hear.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Muted {
    /// Seats, from 1; 0 for all who watch.
    muted: Vec<u8>,
}

/// Those who are asked were told.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Nudged {}

/// After which line.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct After {
    #[serde(default)]
    after: i64,
}

/// What was said; muted seats are left out. Those who watch read it too where the table lets them in, as late as they see
/// everything else.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "talk", params(("id" = String, Path, description = "The table"),
    ("after" = Option<i64>, Query, description = "Lines after this number")), security((), ("seat" = [])),
    responses((status = 200, description = "Lines, oldest first", body = Vec<ChatLine>)))]
pub(crate) async fn list(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Asked(after): Asked<After>,
    token: Token,
) -> Result<Json<Vec<ChatLine>>, ApiError> {
    let room = hub.room(&id).await?;
    let desk = room.desk().await?;
    let (muted, until) = match token.caller(&desk)? {
        Caller::Seat(seat, _) => (desk.mutes[seat.index()].clone(), i64::MAX),
        Caller::Spectator => {
            lets_watchers_in(&desk)?;
            (BTreeSet::new(), hub.now().saturating_sub(desk.delay()) as i64)
        }
    };
    drop(desk);
    let rows = hub.store.chat(&id, after.after).await?;
    let rows = rows.into_iter().filter(|row| row.at <= until && !muted.contains(&row.seat));
    Ok(Json(rows.map(ChatLine::from).collect()))
}

/// The table, if it lets those who watch into its talk. Before the start there are none.
fn lets_watchers_in(desk: &Desk) -> Result<&dyn AnyTable, ApiError> {
    desk.table().ok().filter(|table| table.notes().settings.spectators_talk).ok_or(ApiError::NoToken)
}

/// Where a name is said at all it is said: `null` is none.
fn said<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    String::deserialize(from).map(Some)
}

/// Says something to all at the table. Those who watch may where the host lets them, under a name that they bring.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "talk", request_body = Say,
    params(("id" = String, Path, description = "The table")), security((), ("seat" = [])),
    responses((status = 200, description = "The line", body = ChatLine),
        (status = 401, description = "Those who watch may not say anything here")))]
pub(crate) async fn say(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    token: Token,
    Body(wish): Body<Say>,
) -> Result<Json<ChatLine>, ApiError> {
    to_the_end(async move {
        let body: String = wish.body.trim().chars().filter(|c| !c.is_control() || *c == '\n').collect();
        if !(1..=500).contains(&body.chars().count()) {
            return Err(Refusal::Invalid("a line of chat has 1 to 500 letters").into());
        }
        let room = hub.room(&id).await?;
        let mut desk = room.desk().await?;
        wish.name.as_deref().map(check_name).transpose()?;
        let (seat, name) = match token.caller(&desk)? {
            Caller::Seat(seat, _) => (seat.0, String::new()),
            Caller::Spectator => (WATCHER, watcher(&desk, wish.name)?),
        };
        let (seq, at) = (desk.last_chat + 1, hub.now() as i64);
        let line = ChatRow { seq, seat, name, body, at };
        room.write(&hub, vec![Op::Chat { game: id, line: line.clone() }]).await?;
        desk.last_chat = seq;
        desk.say(&room, Talk::Chat(line.clone()), at as u64);
        drop(desk);
        crate::keeper::attend(&hub, &room);
        Ok(Json(line.into()))
    })
    .await
}

/// What somebody who watches is called, if such people may say anything here: not like anybody who sits there.
fn watcher(desk: &Desk, name: Option<String>) -> Result<String, ApiError> {
    let table = lets_watchers_in(desk)?;
    let name = name.ok_or(Refusal::Invalid("who watches says something under a name"))?;
    Ok(told_apart(check_name(&name)?, &sitting(table)))
}

/// Does not want to hear a seat, or wants to again.
#[utoipa::path(post, path = "/api/tables/{id}/mute", tag = "talk", request_body = Mute,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Done", body = Muted)))]
pub(crate) async fn mute(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    token: Token,
    Body(wish): Body<Mute>,
) -> Result<Json<Muted>, ApiError> {
    to_the_end(async move {
        let room = hub.room(&id).await?;
        let mut desk = room.desk().await?;
        let seat = token.seat(&desk)?;
        let muted = wish.seat.wrapping_sub(1);
        if muted != WATCHER && usize::from(muted) >= desk.mutes.len() {
            return Err(Refusal::NoSuchSeat.into());
        }
        let op = match wish.muted {
            true => Op::Mute { game: id, seat: seat.0, muted },
            false => Op::NoMute { game: id, seat: seat.0, muted: Some(muted) },
        };
        room.write(&hub, vec![op]).await?;
        let mutes = &mut desk.mutes[seat.index()];
        if wish.muted {
            mutes.insert(muted)
        } else {
            mutes.remove(&muted)
        };
        Ok(Json(Muted { muted: mutes.iter().map(|seat| seat.wrapping_add(1)).collect() }))
    })
    .await
}

/// Asks those who are asked to go on. Goes to all whom the caller sees being asked, whether they have answered or not.
#[utoipa::path(post, path = "/api/tables/{id}/nudge", tag = "talk",
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Done", body = Nudged)))]
pub(crate) async fn nudge(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    token: Token,
) -> Result<Json<Nudged>, ApiError> {
    let room = hub.room(&id).await?;
    let desk = room.desk().await?;
    let seat = token.seat(&desk)?;
    let shown = desk.table()?.shown_json(Viewer::Spectator, 0);
    let shown: serde_json::Value = serde_json::from_str(&shown).map_err(|_| ApiError::Internal)?;
    let waiting = shown["view"]["waiting"].as_array().cloned().unwrap_or_default();
    let seats = waiting.iter().filter_map(|n| n.as_u64()).map(|n| n as u8 - 1).filter(|n| *n != seat.0);
    let _ = room.talk.send(Talk::Nudge(seat.0, seats.collect()));
    Ok(Json(Nudged {}))
}
