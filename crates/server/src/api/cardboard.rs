//! A game that is played with cardboard beside the program. Nothing of it is kept here: every request holds all of it.

use super::body::Story;
use crate::error::ApiError;
use crate::hub::Hub;
use axum::Json;
use axum::extract::State;
use session::cardboard::Cardboard;
use session::cardboard::wire::{CardboardShown, CardboardStory};
use std::sync::Arc;

/// How a game beside the cardboard stands after all that was told of it, what the program does, and what it waits for. An entry that
/// cannot be taken is named, and those before it count.
#[utoipa::path(post, path = "/api/cardboard", tag = "cardboard", request_body = CardboardStory,
    responses((status = 200, description = "How it stands", body = CardboardShown)))]
pub(crate) async fn cardboard(
    State(hub): State<Arc<Hub>>,
    Story(story): Story<CardboardStory>,
) -> Result<Json<CardboardShown>, ApiError> {
    if !story.is_short() {
        return Err(ApiError::Unreadable("there are too many entries, or one is too long".into()));
    }
    // All of it is gone through again: not on a thread of the network.
    let shown = tokio::task::spawn_blocking(move || {
        let (game, refused) = Cardboard::with(hub.catalog.content(), story.options, &story.entries)?;
        Ok(Json(game.shown(story.since, story.log, refused)))
    });
    shown.await.map_err(|_| ApiError::Internal)?
}
