//! One's own: getting back into a seat, and being forgotten.

use super::auth::Token;
use super::body::Body;
use super::luck::begin_if_complete;
use super::tables::{SeatGranted, granted};
use super::to_the_end;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::room::Stage;
use crate::store::Op;
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;

/// A recovery code.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// As it was shown when the seat was taken.
    pub code: String,
}

/// Nothing is kept about the person any more.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Forgotten {
    forgotten: bool,
}

/// Gets back into a seat. Token and code are new; the old ones are worth nothing.
#[utoipa::path(post, path = "/api/tables/{id}/recover", tag = "me", request_body = Recover,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The seat with new secrets", body = SeatGranted),
        (status = 401, description = "The code opens nothing")))]
pub(crate) async fn recover(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Body(wish): Body<Recover>,
) -> Result<Json<SeatGranted>, ApiError> {
    to_the_end(async move {
        let room = hub.room(&id).await?;
        let mut desk = room.desk().await?;
        let seat = desk.seat_of_code(&wish.code)?;
        let (token, recovery, op) = desk.mint(&hub, seat);
        room.commit(&hub, &mut desk, vec![op]).await?;
        Ok(Json(granted(&id, seat, token, recovery)))
    })
    .await
}

/// Deletes what is kept about the person of this seat: the name, everything said in chat, and the secrets. The moves
/// stay, under no name; a bot plays on.
#[utoipa::path(delete, path = "/api/tables/{id}/me", tag = "me",
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Forgotten", body = Forgotten)))]
pub(crate) async fn forget(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    token: Token,
) -> Result<Json<Forgotten>, ApiError> {
    to_the_end(async move {
        let room = hub.room(&id).await?;
        let mut desk = room.desk().await?;
        let seat = token.seat(&desk)?;
        let now = hub.now();
        match &mut desk.stage {
            Stage::Gathering(gathering) => gathering.forget(seat),
            Stage::Playing(table) => table.forget_person(seat, now)?,
        }
        let mut ops = Vec::from(desk.revoke(seat));
        ops.extend(begin_if_complete(&hub, &mut desk, now)?);
        ops.push(Op::NoChat { game: id, seat: seat.0 });
        room.commit(&hub, &mut desk, ops).await?;
        drop(desk);
        crate::keeper::attend(&hub, &room);
        Ok(Json(Forgotten { forgotten: true }))
    })
    .await
}
