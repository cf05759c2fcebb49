//! Luck by commitment: a seat commits to its nonce, the host starts and so freezes the seats, every seat opens its nonce,
//! and the game begins. Commitments and openings are durable before anybody is told of them.

use super::body::Body;
use super::call::Call;
use super::info::{Info, info_of};
use crate::desk::{Desk, Life};
use crate::error::ApiError;
use crate::hub::Hub;
use crate::secrets;
use crate::store::Op;
use axum::Json;
use record::Seed;
use serde::{Deserialize, Serialize};
use session::Refusal;
use utoipa::ToSchema;

/// What a seat commits to.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Commit {
    /// SHA-256 in 64 hexadecimal digits over the text `great-race nonce`, the table and the seat (from 1), each followed by a
    /// line feed, and then 32 random bytes: the nonce, which is kept secret until the seats are frozen.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub commitment: String,
}

/// The nonce a seat committed to.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Open {
    /// 64 hexadecimal digits.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub nonce: String,
}

/// Commits a seat to a nonce, before the start; again, if the nonce was lost.
#[utoipa::path(post, path = "/api/tables/{id}/commit", tag = "lobby", request_body = Commit,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Stored", body = Info), (status = 409, description = "The seats are frozen")))]
pub(crate) async fn commit(call: Call, Body(wish): Body<Commit>) -> Result<Json<Info>, ApiError> {
    call.change(move |hub, mut desk, seat| async move {
        desk.gathering_mut()?.commit(seat, wish.commitment)?;
        desk.commit(&hub, Vec::new()).await?;
        Ok(Json(info_of(&desk)))
    })
    .await
}

/// The host begins; every seat must be filled. Seats that committed to a nonce open it now, and then the game begins; where
/// no seat did, it begins at once.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "lobby",
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "The seats are frozen (`opening`), or the game has begun", body = Info),
        (status = 403, description = "Only the host")))]
pub(crate) async fn start(call: Call) -> Result<Json<Info>, ApiError> {
    call.change(move |hub, mut desk, by| async move {
        let now = hub.now();
        let gathering = desk.gathering_mut()?;
        let before = gathering.clone();
        gathering.freeze(by, now)?;
        let begun = begin_if_complete(&hub, &mut desk, now);
        let ops = begun.inspect_err(|_| desk.life = Life::Gathering(Box::new(before)))?;
        desk.commit(&hub, ops).await?;
        Ok(Json(info_of(&desk)))
    })
    .await
}

/// Opens the nonce that the seat committed to, once the seats are frozen. The last one begins the game.
#[utoipa::path(post, path = "/api/tables/{id}/open", tag = "lobby", request_body = Open,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Stored", body = Info),
        (status = 409, description = "The seats are not frozen yet, or the game has begun"),
        (status = 422, description = "Not the nonce that the seat committed to")))]
pub(crate) async fn open(call: Call, Body(wish): Body<Open>) -> Result<Json<Info>, ApiError> {
    call.change(move |hub, mut desk, seat| async move {
        let (id, now) = (desk.row.id.clone(), hub.now());
        desk.gathering_mut()?.open(&id, seat, &wish.nonce)?;
        let ops = begin_if_complete(&hub, &mut desk, now)?;
        desk.commit(&hub, ops).await?;
        Ok(Json(info_of(&desk)))
    })
    .await
}

/// A nonce that comes with a seat is given openly; nothing is made up for a seat that brings none.
pub(crate) fn given_openly(nonce: Option<&String>) -> Result<Option<String>, ApiError> {
    let Some(nonce) = nonce else { return Ok(None) };
    match record::read_open_nonce(nonce) {
        Some(nonce) => Ok(Some(record::write_nonce(&nonce))),
        None => Err(Refusal::Invalid("a nonce is 32 or 64 hexadecimal digits in lower case").into()),
    }
}

/// Where the seats are frozen and no opening is waited for, the game begins. Gives what must be stored with it.
pub(crate) fn begin_if_complete(hub: &Hub, desk: &mut Desk, now: u64) -> Result<Vec<Op>, ApiError> {
    let Life::Gathering(gathering) = &desk.life else { return Ok(Vec::new()) };
    let seed = Seed::parse(&desk.row.seed).ok_or(ApiError::Internal)?;
    let Some(luck) = gathering.agreed(&desk.row.id, &seed) else { return Ok(Vec::new()) };
    let salt = gathering.chosen_salt().unwrap_or_else(|| secrets::number(&hub.config.entropy, "salt"));
    let fresh = hub.catalog.start(&gathering.spec, seed, luck, gathering.notes(salt)?, now)?;
    desk.life = Life::Playing(fresh.table);
    desk.note_who_is_here(now);
    let mut ops = desk.revoke_the_gone();
    ops.push(Op::content(&fresh.bundle));
    Ok(ops)
}
