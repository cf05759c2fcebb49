//! Taking a seat, giving it to a bot, and getting up before the start.

use super::body::Body;
use super::call::Call;
use super::contract;
use super::info::{Info, info_of};
use super::luck::given_openly;
use crate::desk::Life;
use crate::error::ApiError;
use crate::names::{check_name, told_apart};
use crate::secrets::Secret;
use axum::Json;
use game::Seat;
use serde::{Deserialize, Serialize};
use session::{AnyTable, Holder, Place, Refusal};
use utoipa::ToSchema;

/// A seat that was taken. Token and recovery code are shown this once.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct SeatGranted {
    /// From 1.
    pub seat: u8,
    /// Opens the seat.
    pub token: String,
    /// Opens the seat when the token is lost; to be written down.
    pub recovery: String,
    /// The secret link of the seat: the token stands behind the `#`, which browsers do not send.
    pub link: String,
}

/// A wish for a seat.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// What the others call this person.
    #[schema(schema_with = contract::name)]
    pub name: String,
    /// Which seat, from 1; the first open one if not said.
    #[serde(default)]
    pub seat: Option<u8>,
    /// For programs that do not commit to a nonce: 64 hexadecimal digits (or 32) that the seat adds to the luck openly.
    #[serde(default)]
    #[schema(pattern = "^([0-9a-f]{32}|[0-9a-f]{64})$")]
    pub nonce: Option<String>,
}

/// The host decides about a seat before the start.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPlace {
    /// From 1.
    pub seat: u8,
    /// A bot's name; nothing to open the seat again.
    #[serde(default)]
    pub bot: Option<String>,
}

pub(crate) fn granted(id: &str, seat: Seat, token: Secret, recovery: Secret) -> SeatGranted {
    let link = format!("/t/{id}#seat={}", token.0);
    SeatGranted { seat: seat.number(), token: token.0, recovery: recovery.0, link }
}

/// A seat as people count, from 1.
pub(super) fn seat_by_number(number: u8) -> Result<Seat, Refusal> {
    number.checked_sub(1).map(Seat).ok_or(Refusal::NoSuchSeat)
}

/// What the people at these places are called.
pub(super) fn people(places: &[Place]) -> Vec<&str> {
    let mut names = Vec::new();
    for place in places {
        if let Place::Person { name } = place {
            names.push(name.as_str());
        }
    }
    names
}

/// What the people at this table are called.
pub(super) fn sitting(table: &dyn AnyTable) -> Vec<&str> {
    let mut names = Vec::new();
    for seat in &table.notes().seats {
        if let Holder::Person { name, .. } = &seat.holder {
            names.push(name.as_str());
        }
    }
    names
}

/// Takes an open or vacant seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "lobby", request_body = Join,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The seat with its secrets", body = SeatGranted),
        (status = 409, description = "The seat is taken")))]
pub(crate) async fn join(call: Call, Body(wish): Body<Join>) -> Result<Json<SeatGranted>, ApiError> {
    let (name, nonce) = (check_name(&wish.name)?, given_openly(wish.nonce.as_ref())?);
    let wanted = wish.seat.map(seat_by_number).transpose()?;
    call.change_by_anybody(move |hub, mut desk, _| async move {
        let now = hub.now();
        let seat = match &mut desk.life {
            Life::Gathering(gathering) => {
                let name = told_apart(name, &people(&gathering.places));
                gathering.join(&name, wanted, nonce)?
            }
            Life::Playing(table) => {
                let name = told_apart(name, &sitting(&**table));
                let vacant = |seat: &session::SeatNotes| seat.holder == Holder::Vacant;
                let first = table.notes().seats.iter().position(vacant).map(|i| Seat(i as u8));
                let seat = wanted.or(first).ok_or(Refusal::SeatTaken)?;
                table.sit_down(seat, &name, now)?;
                table.set_present(seat, false, now);
                seat
            }
        };
        let (token, recovery, op) = desk.mint(&hub, seat);
        desk.commit(&hub, vec![op]).await?;
        Ok(Json(granted(&desk.row.id, seat, token, recovery)))
    })
    .await
}

/// The host gives a seat to a bot or opens it, before the start. A person who sat there must go.
#[utoipa::path(post, path = "/api/tables/{id}/place", tag = "lobby", request_body = SetPlace,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Done", body = Info), (status = 403, description = "Only the host")))]
pub(crate) async fn place(call: Call, Body(wish): Body<SetPlace>) -> Result<Json<Info>, ApiError> {
    call.change(move |hub, mut desk, by| async move {
        let gathering = desk.gathering_mut()?;
        let place = match wish.bot {
            None => Place::Open,
            Some(level) => {
                hub.catalog.check_bot(gathering.spec.options.game(), &level)?;
                Place::Bot { level }
            }
        };
        gathering.set(by, seat_by_number(wish.seat)?, place)?;
        let ops = desk.revoke_the_gone();
        desk.commit(&hub, ops).await?;
        Ok(Json(info_of(&desk)))
    })
    .await
}

/// Gets up before the start; the token is worth nothing afterwards.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "lobby",
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Done", body = Info), (status = 409, description = "The game has begun")))]
pub(crate) async fn leave(call: Call) -> Result<Json<Info>, ApiError> {
    call.change(move |hub, mut desk, seat| async move {
        let gathering = desk.gathering_mut()?;
        gathering.check_gathering()?;
        gathering.leave(seat);
        let ops = desk.revoke_the_gone();
        desk.commit(&hub, ops).await?;
        Ok(Json(info_of(&desk)))
    })
    .await
}
