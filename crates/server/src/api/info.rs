//! What is told of one table to whoever asks.

use super::call::Call;
use crate::desk::{Desk, Life};
use crate::error::ApiError;
use crate::summary::Summary;
use axum::Json;
use game::Seat;
use record::Seed;
use serde::Serialize;
use session::wire::{SeatShare, TableInfo};
use session::{Place, TableSpec};
use utoipa::ToSchema;

/// What all may know of a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Info {
    /// Its id.
    pub table: String,
    /// Its title.
    pub title: String,
    /// `gathering`, `opening` while the nonces are opened, or how far the game has come.
    pub status: String,
    /// What is played, before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spec: Option<TableSpec>,
    /// Who sits where, before the start.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Place>,
    /// The seat of the host before the start, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<u8>,
    /// What each seat adds to the luck, before the start; frozen while the nonces are opened.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<SeatShare>,
    /// The seats are frozen, and the nonces are opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opening: Option<OpeningInfo>,
    /// The game's table, after the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub playing: Option<TableInfo>,
    /// How it stands, in short; for whoever may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<Summary>,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// The table that follows this one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rematch: String,
    /// The seat of whoever asks, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<u8>,
}

/// The nonces are opened.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OpeningInfo {
    /// Seats that have not opened by then go to bots. Milliseconds since the epoch.
    pub until: u64,
    /// The seats that have still to open, from 1.
    pub missing: Vec<u8>,
}

/// What all may know of a table before the start, as JSON.
pub(crate) fn info_json(desk: &Desk) -> String {
    serde_json::to_string(&info_of(desk)).unwrap_or_default()
}

pub(super) fn info_of(desk: &Desk) -> Info {
    let seed = Seed::parse(&desk.row.seed);
    let mut info = Info {
        table: desk.row.id.clone(),
        title: desk.row.title.clone(),
        status: desk.row.status.clone(),
        spec: None,
        places: Vec::new(),
        host: None,
        shares: Vec::new(),
        opening: None,
        playing: None,
        summary: Some(Summary::whole(&desk.life)),
        commitment: seed.map(|seed| seed.commitment()).unwrap_or_default(),
        rematch: desk.row.rematch.clone(),
        you: None,
    };
    match &desk.life {
        Life::Gathering(gathering) => {
            info.spec = Some(gathering.spec.clone());
            info.places.clone_from(&gathering.places);
            info.host = gathering.host.map(|host| host + 1);
            if gathering.spec.luck.is_none() {
                info.shares = gathering.shares().iter().map(SeatShare::from).collect();
            }
            info.opening = gathering
                .opening
                .as_ref()
                .map(|opening| OpeningInfo { until: opening.until, missing: opening.missing() });
        }
        Life::Playing(table) => info.playing = Some(table.info()),
    }
    info
}

/// What the caller may know of a table. Of one that is played closed to spectators, or shown to them later, strangers are
/// told its title and how far it has come until it is over.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "lobby", params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])), responses((status = 200, description = "The table", body = Info)))]
pub(crate) async fn info(call: Call) -> Result<Json<Info>, ApiError> {
    let desk = call.desk().await?;
    let mut info = info_of(&desk);
    info.you = call.token.seat(&desk).ok().map(Seat::number);
    if !call.token.may_know(&desk) {
        (info.playing, info.summary) = (None, None);
    }
    Ok(Json(info))
}
