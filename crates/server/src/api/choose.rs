//! What is agreed on before the start.

use super::body::Body;
use super::call::Call;
use super::info::{Info, info_of};
use super::seats::seat_by_number;
use crate::error::ApiError;
use axum::Json;
use serde::{Deserialize, Serialize};
use session::Refusal;
use utoipa::ToSchema;

/// Something that is agreed on before the start.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    /// The name of an option of the game, as in `offers`.
    pub option: String,
    /// The seat it is for, from 1, where every seat has its own.
    #[serde(default)]
    pub seat: Option<u8>,
    /// One of its values; nothing to leave it open.
    #[serde(default)]
    pub value: Option<Chosen>,
}

/// A value of an option.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Chosen {
    /// A seat, from 1.
    Seat(u8),
    /// A word.
    Word(String),
    /// A list of words.
    Words(Vec<String>),
}

/// Changes one thing that is agreed on, before the start: everybody for the own seat, the host for the table and for seats that
/// no person holds. What does not go with what is said for the table is left open. What does not go with what is said for the table is left open.
#[utoipa::path(post, path = "/api/tables/{id}/choose", tag = "lobby", request_body = Choose,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Done", body = Info), (status = 403, description = "Only the host"),
        (status = 409, description = "Somebody else has it (`already_chosen`), or the seats are frozen")))]
pub(crate) async fn choose(call: Call, Body(wish): Body<Choose>) -> Result<Json<Info>, ApiError> {
    call.change(move |hub, mut desk, by| async move {
        // What the game of a campaign is played with follows from the games before it.
        if hub.store.is_of_campaign(&desk.row.id).await? {
            return Err(Refusal::Invalid("what this game is played with follows from its campaign").into());
        }
        let gathering = desk.gathering_mut()?;
        let seat = wish.seat.map(seat_by_number).transpose()?;
        gathering.may_choose(by, seat)?;
        let value = serde_json::to_value(&wish.value).map_err(|_| ApiError::Internal)?;
        hub.catalog.choose(gathering, &wish.option, seat, value)?;
        desk.commit(&hub, Vec::new()).await?;
        Ok(Json(info_of(&desk)))
    })
    .await
}
