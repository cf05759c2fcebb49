//! The lobby: games and tables on offer.

use crate::error::ApiError;
use crate::hub::Hub;
use crate::summary::Summary;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use session::Offer;
use std::sync::Arc;
use utoipa::ToSchema;

/// A line of the lobby.
#[derive(Debug, Serialize, ToSchema)]
pub struct Listed {
    table: String,
    title: String,
    status: String,
    created_at: i64,
    #[schema(value_type = Summary)]
    summary: serde_json::Value,
}

/// The lobby.
#[derive(Debug, Serialize, ToSchema)]
pub struct Lobby {
    tables: Vec<Listed>,
}

/// What can be played here.
#[utoipa::path(get, path = "/api/offers", tag = "lobby",
    responses((status = 200, description = "Games with their options, seats and bots", body = Vec<Offer>)))]
pub(crate) async fn offers(State(hub): State<Arc<Hub>>) -> Json<Vec<Offer>> {
    Json(hub.catalog.offers())
}

/// Open tables and games that are played, the newest first. Private tables are not among them.
#[utoipa::path(get, path = "/api/tables", tag = "lobby",
    responses((status = 200, description = "Tables", body = Lobby)))]
pub(crate) async fn list(State(hub): State<Arc<Hub>>) -> Result<Json<Lobby>, ApiError> {
    let rows = hub.store.lobby(false, 200).await?;
    let tables = rows.into_iter().map(|row| Listed {
        table: row.id,
        title: row.title,
        status: row.status,
        created_at: row.created_at,
        summary: serde_json::from_str(&row.summary).unwrap_or_default(),
    });
    Ok(Json(Lobby { tables: tables.collect() }))
}
