//! Games looked at again: the steps for a scrubber, the view at one of them, and whether a finished game verifies. While
//! a game runs everybody sees the own past views and nothing else.

use super::auth::Token;
use super::body::Asked;
use super::call::Call;
use super::play::raw_json;
use super::seats::seat_by_number;
use crate::desk::Desk;
use crate::error::ApiError;
use axum::response::Response;
use game::Viewer;
use serde::Deserialize;
use session::schema;
use session::wire::Verified;
use session::{Onlooker, Refusal};

/// What to look at.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Look {
    /// A step of the list; the list itself if not said.
    #[serde(default)]
    pub at: Option<u32>,
    /// A seat from 1, `all` or `spectator`.
    #[serde(default)]
    pub seat: Option<String>,
}

/// A game step by step. Without `at` the list of steps (`ReplaySteps`), with it the view at that step (`Replayed`). While
/// the game runs: the caller's own past views, numbered by the caller's own versions. Once it is over: `seat=2` as that seat
/// saw it, `seat=all` with all hands, `seat=spectator`; the own seat if nothing is said.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "after", params(("id" = String, Path, description = "The table"),
        ("at" = Option<u32>, Query, description = "A step of the list"),
        ("seat" = Option<String>, Query, pattern = "^([1-9]|all|spectator)$", description = "A seat from 1, `all` or `spectator`")),
    security((), ("seat" = [])),
    responses((status = 200, description = "The steps, or one of them", body = schema::AnyReplay),
        (status = 403, description = "Another seat, and the game is not over")))]
pub(crate) async fn replay(call: Call, Asked(look): Asked<Look>) -> Result<Response, ApiError> {
    let made = call.study(move |desk, token| {
        let onlooker = onlooker(desk, token, look.seat.as_deref())?;
        let table = desk.table()?;
        Ok(match look.at {
            None => table.replay_json(onlooker)?,
            Some(at) => table.replayed_json(onlooker, at)?,
        })
    });
    Ok(raw_json(made.await?))
}

/// As whom the caller may look.
fn onlooker(desk: &Desk, token: &Token, wanted: Option<&str>) -> Result<Onlooker, ApiError> {
    let is_over = desk.table()?.notes().status.is_over();
    let wanted = match wanted {
        None => None,
        Some("all") => Some(Onlooker::All),
        Some("spectator") => Some(Onlooker::As(Viewer::Spectator)),
        Some(number) => {
            let number = number.parse().map_err(|_| Refusal::NoSuchSeat)?;
            Some(Onlooker::As(Viewer::Seat(seat_by_number(number)?)))
        }
    };
    if is_over {
        let own = || token.caller(desk).map(|caller| Onlooker::As(caller.viewer()));
        return wanted.map_or_else(own, Ok);
    }
    let viewer = token.caller(desk)?.viewer();
    if viewer == Viewer::Spectator && desk.delay() > 0 {
        return Err(ApiError::NotYet);
    }
    match wanted {
        Some(Onlooker::As(other)) if other != viewer => Err(Refusal::NotOver.into()),
        Some(Onlooker::All) => Err(Refusal::NotOver.into()),
        _ => Ok(Onlooker::Own(viewer)),
    }
}

/// Checks a finished game again from its first record to its last: every action legal, every draw the one fair draw, every
/// hash right, the seed as promised.
#[utoipa::path(get, path = "/api/tables/{id}/verify", tag = "after", params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "What came of it", body = Verified),
        (status = 403, description = "The game is not over")))]
pub(crate) async fn verify(call: Call) -> Result<Response, ApiError> {
    let checked = call.study(|desk, _| {
        let verified = desk.table()?.verify()?;
        serde_json::to_string(&verified).map_err(|_| ApiError::Internal)
    });
    Ok(raw_json(checked.await?))
}
