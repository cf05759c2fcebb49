//! Opening a table. Its seed is chosen before anybody sits down.

use super::body::Body;
use super::luck::given_openly;
use super::seats::{SeatGranted, granted, people};
use super::{contract, to_the_end};
use crate::desk::Desk;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::names::{check_name, check_title, check_word, told_apart};
use crate::secrets;
use crate::store::GameRow;
use axum::Json;
use axum::extract::State;
use game::Seat;
use record::Seed;
use serde::{Deserialize, Serialize};
use session::{Gathering, Place, TableSpec, WrittenSpec};
use std::sync::Arc;
use utoipa::ToSchema;

/// How a seat is filled when a table is opened.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum PlaceWish {
    /// For anybody.
    Open,
    /// For whoever opens the table; several times for several players at one device.
    Me {
        /// What the others call this person.
        #[schema(schema_with = contract::name)]
        name: String,
        /// For programs that do not commit to a nonce: 64 hexadecimal digits (or 32) that the seat adds to the luck openly.
        #[serde(default)]
        #[schema(pattern = "^([0-9a-f]{32}|[0-9a-f]{64})$")]
        nonce: Option<String>,
    },
    /// For a bot.
    Bot {
        /// Its name: `novice`, `racer`, ..
        level: String,
    },
}

/// A table to be opened.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What the lobby calls it; the first 60 letters count.
    #[serde(default)]
    #[schema(schema_with = contract::title)]
    pub title: String,
    /// Not in the lobby: by link only.
    #[serde(default)]
    pub private: bool,
    /// What is played.
    #[schema(value_type = TableSpec)]
    pub spec: WrittenSpec,
    /// In seat order, as many as the game has.
    pub seats: Vec<PlaceWish>,
}

/// A table that was opened.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct TableOpened {
    /// Its id.
    pub table: String,
    /// The link to it, for others.
    pub link: String,
    /// SHA-256 of the seed: it is fixed before the seats are filled.
    pub commitment: String,
    /// The seats of whoever opened it.
    pub seats: Vec<SeatGranted>,
}

impl TableOpened {
    pub(super) fn new(table: String, commitment: String, seats: Vec<SeatGranted>) -> TableOpened {
        TableOpened { link: format!("/t/{table}"), table, commitment, seats }
    }
}

/// A new row; the seed is chosen here, before anybody sits down.
pub(crate) fn new_row(hub: &Hub, title: &str, hidden: bool) -> (GameRow, Seed) {
    let seed = secrets::seed(&hub.config.entropy);
    let now = hub.now() as i64;
    let row = GameRow {
        id: secrets::table_id(&hub.config.entropy),
        created_at: now,
        updated_at: now,
        title: title.to_owned(),
        hidden,
        status: "gathering".into(),
        seed: seed.reveal(),
        ..GameRow::default()
    };
    (row, seed)
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "lobby", request_body = NewTable,
    responses((status = 200, description = "The table and the seats of whoever opened it", body = TableOpened),
        (status = 409, description = "Two seats want what only one can have"),
        (status = 422, description = "No such game, option or bot")))]
pub(crate) async fn create(
    State(hub): State<Arc<Hub>>,
    Body(wish): Body<NewTable>,
) -> Result<Json<TableOpened>, ApiError> {
    to_the_end(async move {
        let spec = wish.spec.read()?;
        hub.catalog.check(&spec, wish.seats.len())?;
        let (mut row, mut seed) = new_row(&hub, &check_title(&wish.title)?, wish.private);
        if let Some(word) = &spec.luck {
            check_word(word)?;
            seed = Seed::from_word(word);
            row.seed = seed.reveal();
        }
        let mut gathering = Gathering::new(spec, vec![Place::Open; wish.seats.len()]);
        let mut mine = Vec::new();
        for (i, place) in wish.seats.iter().enumerate() {
            match place {
                PlaceWish::Open => {}
                PlaceWish::Me { name, nonce } => {
                    let nonce = given_openly(nonce.as_ref())?;
                    let name = told_apart(check_name(name)?, &people(&gathering.places));
                    mine.push(gathering.join(&name, Some(Seat(i as u8)), nonce)?);
                }
                PlaceWish::Bot { level } => {
                    hub.catalog.check_bot(gathering.spec.options.game(), level)?;
                    gathering.places[i] = Place::Bot { level: level.clone() };
                }
            }
        }
        let id = row.id.clone();
        let mut desk = Desk::gathering(row, gathering);
        let (mut ops, mut seats) = (Vec::new(), Vec::new());
        for seat in mine {
            let (token, recovery, op) = desk.mint(&hub, seat);
            ops.push(op);
            seats.push(granted(&id, seat, token, recovery));
        }
        hub.add(desk, ops).await?;
        Ok(Json(TableOpened::new(id, seed.commitment(), seats)))
    })
    .await
}
