//! The leaderboard of this server and its seasons.

use super::body::Asked;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::people::{self, Ranked, Season};
use crate::store::SeasonRow;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use session::CatalogError;
use std::sync::Arc;
use utoipa::ToSchema;

/// Whose place.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// Which game; the first on offer if not said.
    #[serde(default)]
    game: Option<String>,
    /// Which season; all games that count if not said.
    #[serde(default)]
    season: Option<String>,
}

/// Who stands where.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
pub struct Leaderboard {
    /// Which game.
    pub game: String,
    /// The season, if one was asked for.
    pub season: Option<Season>,
    /// All seasons, the newest first.
    pub seasons: Vec<Season>,
    /// The best first, at most 200: those who want to stand here.
    pub ranked: Vec<Ranked>,
}

/// So many places are told.
const PLACES: usize = 200;

/// The leaderboard: players who want to stand there, by the games that count. A game counts in which at least two seats were such
/// players' before the start, which was played to the end with luck that nobody chose, took back or held back.
#[utoipa::path(get, path = "/api/leaderboard", tag = "players",
    params(("game" = Option<String>, Query, description = "Which game; the first on offer if not said"),
        ("season" = Option<String>, Query, description = "Which season, by its id; all games that count if not said")),
    responses((status = 200, description = "Who stands where", body = Leaderboard),
        (status = 404, description = "There is no such season")))]
pub(crate) async fn leaderboard(
    State(hub): State<Arc<Hub>>,
    Asked(which): Asked<Which>,
) -> Result<Json<Leaderboard>, ApiError> {
    let game = which.game.unwrap_or_else(|| hub.catalog.first_game().into());
    if hub.catalog.scoring(&game).is_none() {
        return Err(CatalogError::Game(game).into());
    }
    people::count_up(&hub).await?;
    let seasons = hub.store.seasons().await?;
    let season = match which.season {
        Some(id) => Some(seasons.iter().find(|season| season.id == id).ok_or(ApiError::NotFound)?),
        None => None,
    };
    let mut ranked = people::ranked(&hub, &game, season).await?;
    ranked.truncate(PLACES);
    let season = season.cloned().map(Season::from);
    let seasons = seasons.into_iter().map(|row: SeasonRow| Season::from(row)).collect();
    Ok(Json(Leaderboard { game, season, seasons, ranked }))
}
