//! One's own: getting back into a seat, and being forgotten.

use super::body::Body;
use super::call::Call;
use super::contract;
use super::luck::begin_if_complete;
use super::seats::{SeatGranted, granted, people, sitting};
use crate::desk::Life;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::names::{check_name, told_apart};
use crate::parlour::DeskGuard;
use crate::store::Op;
use axum::Json;
use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A recovery code.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// As it was shown when the seat was taken.
    pub code: String,
}

/// Another name.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// What the others call this person from now on.
    #[schema(schema_with = contract::name)]
    pub name: String,
}

/// The name as it is shown.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Named {
    name: String,
}

/// Nothing is kept about the person any more.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Forgotten {
    forgotten: bool,
}

impl Forgotten {
    pub(super) fn now() -> Forgotten {
        Forgotten { forgotten: true }
    }
}

/// Gets back into a seat. Token and code are new; the old ones are worth nothing.
#[utoipa::path(post, path = "/api/tables/{id}/recover", tag = "me", request_body = Recover,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The seat with new secrets", body = SeatGranted),
        (status = 401, description = "The code opens nothing")))]
pub(crate) async fn recover(call: Call, Body(wish): Body<Recover>) -> Result<Json<SeatGranted>, ApiError> {
    call.change_by_anybody(move |hub, mut desk, _| async move {
        let seat = desk.seat_of_code(&wish.code)?;
        let (token, recovery, op) = desk.mint(&hub, seat);
        desk.commit(&hub, vec![op]).await?;
        Ok(Json(granted(&desk.row.id, seat, token, recovery)))
    })
    .await
}

/// Is called something else from now on, before the start, while the game runs and after it. Everybody sees it.
#[utoipa::path(post, path = "/api/tables/{id}/name", tag = "me", request_body = Rename,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "The name as it is shown: with a number where it looks like another", body = Named)))]
pub(crate) async fn rename(call: Call, Body(wish): Body<Rename>) -> Result<Json<Named>, ApiError> {
    let name = check_name(&wish.name)?;
    call.change(move |hub, mut desk, seat| async move {
        let name = match &mut desk.life {
            Life::Gathering(gathering) => {
                let name = told_apart(name, &others(people(&gathering.places), gathering.name_of(seat)));
                gathering.rename(seat, &name)?;
                name
            }
            Life::Playing(table) => {
                let name = told_apart(name, &others(sitting(&**table), table.notes().name_of(seat)));
                table.rename(seat, &name)?;
                name
            }
        };
        desk.commit(&hub, Vec::new()).await?;
        Ok(Json(Named { name }))
    })
    .await
}

/// What the others are called. No two at a table have the same name.
fn others<'a>(all: Vec<&'a str>, own: Option<&str>) -> Vec<&'a str> {
    all.into_iter().filter(|name| Some(*name) != own).collect()
}

/// Deletes what is kept about the person of this seat: the name, everything said in chat, and the secrets. The moves
/// stay, under no name; a bot plays on.
#[utoipa::path(delete, path = "/api/tables/{id}/me", tag = "me",
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Forgotten", body = Forgotten)))]
pub(crate) async fn forget(call: Call) -> Result<Json<Forgotten>, ApiError> {
    call.change(move |hub, mut desk, seat| async move {
        forget_seat(&hub, &mut desk, seat).await?;
        Ok(Json(Forgotten::now()))
    })
    .await
}

/// Nothing is known of the person of a seat any more.
pub(crate) async fn forget_seat(hub: &Hub, desk: &mut DeskGuard, seat: Seat) -> Result<(), ApiError> {
    let now = hub.now();
    match &mut desk.life {
        Life::Gathering(gathering) => gathering.forget(seat),
        Life::Playing(table) => table.forget_person(seat, now)?,
    }
    let mut ops = Vec::from(desk.revoke(seat));
    ops.extend(begin_if_complete(hub, desk, now)?);
    ops.push(Op::NoChat { game: desk.row.id.clone(), seat: seat.0 });
    desk.commit(hub, ops).await
}
