//! Beside the game: chat, muting, nudging.

use super::auth::Caller;
use super::body::{Asked, Body};
use super::call::Call;
use super::contract;
use super::seats::sitting;
use crate::desk::{Desk, Talk, WATCHER};
use crate::error::ApiError;
use crate::names::{check_name, told_apart};
use crate::store::{ChatRow, Op};
use axum::Json;
use serde::{Deserialize, Deserializer, Serialize};
use session::{AnyTable, Refusal};
use std::collections::BTreeSet;
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
pub(crate) async fn list(call: Call, Asked(after): Asked<After>) -> Result<Json<Vec<ChatLine>>, ApiError> {
    let (desk, caller) = call.caller().await?;
    let (muted, until) = match caller {
        Caller::Seat(seat, _) => (desk.mutes[seat.index()].clone(), i64::MAX),
        Caller::Spectator => {
            lets_watchers_in(&desk)?;
            (BTreeSet::new(), call.hub.now().saturating_sub(desk.delay()) as i64)
        }
    };
    drop(desk);
    let rows = call.hub.store.chat(&call.table, after.after).await?;
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
pub(crate) async fn say(call: Call, Body(wish): Body<Say>) -> Result<Json<ChatLine>, ApiError> {
    let body: String = wish.body.trim().chars().filter(|c| !c.is_control() || *c == '\n').collect();
    if !(1..=500).contains(&body.chars().count()) {
        return Err(Refusal::Invalid("a line of chat has 1 to 500 letters").into());
    }
    wish.name.as_deref().map(check_name).transpose()?;
    call.change_by_anybody(move |hub, mut desk, token| async move {
        let (seat, name) = match token.caller(&desk)? {
            Caller::Seat(seat, _) => (seat.0, String::new()),
            Caller::Spectator => (WATCHER, watcher(&desk, wish.name)?),
        };
        let (seq, at) = (desk.last_chat + 1, hub.now() as i64);
        let line = ChatRow { seq, seat, name, body, at };
        desk.write(&hub, vec![Op::Chat { game: desk.row.id.clone(), line: line.clone() }]).await?;
        desk.last_chat = seq;
        desk.say(Talk::Chat(line.clone()), at as u64);
        Ok(Json(line.into()))
    })
    .await
}

/// What somebody who watches is called, if such people may say anything here: not like anybody who sits there.
fn watcher(desk: &Desk, name: Option<String>) -> Result<String, ApiError> {
    let table = lets_watchers_in(desk)?;
    let name = name.ok_or(Refusal::Invalid("whoever watches says something under a name"))?;
    Ok(told_apart(check_name(&name)?, &sitting(table)))
}

/// Does not want to hear a seat, or wants to again.
#[utoipa::path(post, path = "/api/tables/{id}/mute", tag = "talk", request_body = Mute,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Done", body = Muted)))]
pub(crate) async fn mute(call: Call, Body(wish): Body<Mute>) -> Result<Json<Muted>, ApiError> {
    call.change(move |hub, mut desk, seat| async move {
        let muted = wish.seat.wrapping_sub(1);
        if muted != WATCHER && usize::from(muted) >= desk.mutes.len() {
            return Err(Refusal::NoSuchSeat.into());
        }
        let game = desk.row.id.clone();
        let op = match wish.muted {
            true => Op::Mute { game, seat: seat.0, muted },
            false => Op::NoMute { game, seat: seat.0, muted: Some(muted) },
        };
        desk.write(&hub, vec![op]).await?;
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
pub(crate) async fn nudge(call: Call) -> Result<Json<Nudged>, ApiError> {
    let (desk, by) = call.seat().await?;
    let asked = desk.table()?.awaited().into_iter().map(|number| number - 1);
    let asked: BTreeSet<u8> = asked.filter(|&seat| seat != by.0).collect();
    let _ = desk.parlour().talk.send(Talk::Nudge(by.0, asked.clone()));
    drop(desk);
    // Whoever is connected to another server too.
    call.hub.store.nudge(&call.table, by.0, &asked).await?;
    Ok(Json(Nudged {}))
}
