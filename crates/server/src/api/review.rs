//! A finished game reviewed: worked on when somebody asks for it first, kept for whoever asks again.

use super::Address;
use super::call::Call;
use crate::advice::Reviews;
use crate::error::ApiError;
use axum::{Extension, Json};
use session::Review;
use std::time::Instant;

/// How likely each seat was to win, turn by turn and by what it knew itself; what its choices cost it, and what was luck or the
/// doing of others; the turning points, and the choice that cost most. The first request begins the work: ask again until
/// `percent` is 100.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "after", params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "As far as it has come", body = Review),
        (status = 403, description = "The game is not over, or was given up")))]
pub(crate) async fn review(
    call: Call,
    Extension(Address(from)): Extension<Address>,
) -> Result<Json<Review>, ApiError> {
    let (hub, table) = (call.hub.clone(), call.table.clone());
    if let Some(known) = hub.reviews.of(&table) {
        return Ok(Json(known));
    }
    let job = call.study(|desk, _| Ok(desk.table()?.review_job()?)).await?;
    hub.hints.take(from, Instant::now()).map_err(ApiError::TooMany)?;
    Reviews::begin(&hub, &table, job).map(Json)
}
