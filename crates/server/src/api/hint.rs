//! A hint: what the program would do for a seat, and why. It thinks about the seat's own view while the table goes on; told is
//! it only when the log says so.

use super::Address;
use super::body::Body;
use super::call::Call;
use crate::advice;
use crate::error::ApiError;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use session::Version;
use session::advice::Hint;
use std::time::{Duration, Instant};
use utoipa::ToSchema;

/// How long the program thinks about a hint; usually it is done in a second.
const LONGEST_THOUGHT: Duration = Duration::from_secs(4);

/// Which question is meant.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// The version of one's own view.
    pub version: Version,
}

/// What the program would do, and why: the best choices with their chances, estimated from what the seat can see. Everybody is
/// told that it was asked, the log says so, and the game counts for no records. Which tables allow it says `settings.hints`.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "play", request_body = HintRequest,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "The best choices, best first", body = Hint),
        (status = 409, description = "Refused: `no_hints`, `no_hint_under_seal`, `not_asked`, `stale_view`, ..")))]
pub(crate) async fn hint(
    call: Call,
    Extension(Address(from)): Extension<Address>,
    Body(wish): Body<HintRequest>,
) -> Result<Json<Hint>, ApiError> {
    let (desk, seat) = call.seat().await?;
    let job = desk.table()?.hint_job(seat, wish.version)?;
    drop(desk);
    call.hub.hints.take(from, Instant::now()).map_err(ApiError::TooMany)?;
    let (asked, hub) = (job.asked, call.hub.clone());
    let hint = advice::think(&hub, LONGEST_THOUGHT, job.think).await?;
    let noted = call.change(move |hub, mut desk, seat| async move {
        let noted = desk.table_mut()?.note_hint(seat, asked, hub.now());
        // Even a refused hint may have let time pass for the table.
        let gone = desk.revoke_the_gone();
        desk.commit(&hub, gone).await?;
        Ok(noted?)
    });
    noted.await?;
    Ok(Json(hint))
}
