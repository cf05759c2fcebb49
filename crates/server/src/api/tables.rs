//! The lobby: tables on offer, opening one, taking a seat. Starting stands in `luck`.

use super::auth::Token;
use super::body::Body;
use super::luck::given_openly;
use super::{contract, to_the_end};
use crate::error::ApiError;
use crate::hub::Hub;
use crate::names::{check_title, check_word, told_apart};
use crate::room::{Desk, Stage};
use crate::secrets::{self, Secret};
use crate::store::GameRow;
use crate::summary::Summary;
use axum::Json;
use axum::extract::{Path, State};
use game::Seat;
use record::Seed;
use serde::{Deserialize, Serialize};
use session::wire::{SeatShare, TableInfo};
use session::{AnyTable, Gathering, Holder, Offer, Place, Refusal, TableSpec};
use std::sync::Arc;
use utoipa::ToSchema;

pub(crate) use crate::names::check_name;

/// How a seat is filled when a table is opened.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum PlaceWish {
    /// For anybody.
    Open,
    /// For who opens the table; several times for several players at one device.
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
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
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
    pub spec: TableSpec,
    /// In seat order, as many as the game has.
    pub seats: Vec<PlaceWish>,
}

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

/// A table that was opened.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct TableOpened {
    /// Its id.
    pub table: String,
    /// The link to it, for others.
    pub link: String,
    /// SHA-256 of the seed: it is fixed before the seats are filled.
    pub commitment: String,
    /// The seats of who opened it.
    pub seats: Vec<SeatGranted>,
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
}

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
    /// How it stands, in short; for who may know.
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

pub(crate) fn granted(id: &str, seat: Seat, token: Secret, recovery: Secret) -> SeatGranted {
    let link = format!("/t/{id}#seat={}", token.0);
    SeatGranted { seat: seat.number(), token: token.0, recovery: recovery.0, link }
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

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "lobby", request_body = NewTable,
    responses((status = 200, description = "The table and the seats of who opened it", body = TableOpened),
        (status = 409, description = "Two seats want what only one can have"),
        (status = 422, description = "No such game, option or bot")))]
pub(crate) async fn create(
    State(hub): State<Arc<Hub>>,
    Body(wish): Body<NewTable>,
) -> Result<Json<TableOpened>, ApiError> {
    to_the_end(async move {
        hub.catalog.check(&wish.spec, wish.seats.len())?;
        let (mut row, mut seed) = new_row(&hub, &check_title(&wish.title)?, wish.private);
        if let Some(word) = &wish.spec.luck {
            check_word(word)?;
            seed = Seed::from_word(word);
            row.seed = seed.reveal();
        }
        let mut gathering = Gathering::new(wish.spec, vec![Place::Open; wish.seats.len()]);
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
        let link = format!("/t/{id}");
        Ok(Json(TableOpened { table: id, link, commitment: seed.commitment(), seats }))
    })
    .await
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
        summary: Some(Summary::whole(&desk.stage)),
        commitment: seed.map(|seed| seed.commitment()).unwrap_or_default(),
        rematch: desk.row.rematch.clone(),
        you: None,
    };
    match &desk.stage {
        Stage::Gathering(gathering) => {
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
        Stage::Playing(table) => info.playing = Some(table.info()),
    }
    info
}

/// What the caller may know of a table. Of one that is played closed to spectators, or shown to them later, strangers are
/// told its title and how far it has come until it is over.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "lobby", params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])), responses((status = 200, description = "The table", body = Info)))]
pub(crate) async fn info(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    token: Token,
) -> Result<Json<Info>, ApiError> {
    let room = hub.room(&id).await?;
    let desk = room.desk().await?;
    let mut info = info_of(&desk);
    info.you = token.seat(&desk).ok().map(Seat::number);
    if !token.may_know(&desk) {
        (info.playing, info.summary) = (None, None);
    }
    Ok(Json(info))
}

/// Takes an open or vacant seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "lobby", request_body = Join,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The seat with its secrets", body = SeatGranted),
        (status = 409, description = "The seat is taken")))]
pub(crate) async fn join(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Body(wish): Body<Join>,
) -> Result<Json<SeatGranted>, ApiError> {
    to_the_end(async move {
        let room = hub.room(&id).await?;
        let (name, nonce) = (check_name(&wish.name)?, given_openly(wish.nonce.as_ref())?);
        let wanted = wish.seat.map(|number| number.checked_sub(1).map(Seat).ok_or(Refusal::NoSuchSeat));
        let wanted = wanted.transpose()?;
        let mut desk = room.desk().await?;
        let now = hub.now();
        let seat = match &mut desk.stage {
            Stage::Gathering(gathering) => {
                let name = told_apart(name, &people(&gathering.places));
                gathering.join(&name, wanted, nonce)?
            }
            Stage::Playing(table) => {
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
        room.commit(&hub, &mut desk, vec![op]).await?;
        drop(desk);
        crate::keeper::attend(&hub, &room);
        Ok(Json(granted(&id, seat, token, recovery)))
    })
    .await
}

/// The host gives a seat to a bot or opens it, before the start. A person who sat there must go.
#[utoipa::path(post, path = "/api/tables/{id}/place", tag = "lobby", request_body = SetPlace,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Done", body = Info), (status = 403, description = "Only the host")))]
pub(crate) async fn place(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    token: Token,
    Body(wish): Body<SetPlace>,
) -> Result<Json<Info>, ApiError> {
    to_the_end(async move {
        let room = hub.room(&id).await?;
        let mut desk = room.desk().await?;
        let by = token.seat(&desk)?;
        let gathering = desk.gathering_mut()?;
        let place = match wish.bot {
            None => Place::Open,
            Some(level) => {
                hub.catalog.check_bot(gathering.spec.options.game(), &level)?;
                Place::Bot { level }
            }
        };
        let seat = Seat(wish.seat.checked_sub(1).ok_or(Refusal::NoSuchSeat)?);
        gathering.set(by, seat, place)?;
        let ops = desk.revoke_the_gone();
        room.commit(&hub, &mut desk, ops).await?;
        Ok(Json(info_of(&desk)))
    })
    .await
}

/// Changes one thing that is agreed on, before the start: everybody for the own seat, the host for the table and for seats that
/// no person holds.
#[utoipa::path(post, path = "/api/tables/{id}/choose", tag = "lobby", request_body = Choose,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Done", body = Info), (status = 403, description = "Only the host"),
        (status = 409, description = "Somebody else has it (`already_chosen`), or the seats are frozen")))]
pub(crate) async fn choose(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    token: Token,
    Body(wish): Body<Choose>,
) -> Result<Json<Info>, ApiError> {
    to_the_end(async move {
        let room = hub.room(&id).await?;
        let mut desk = room.desk().await?;
        let by = token.seat(&desk)?;
        let gathering = desk.gathering_mut()?;
        let seat = wish.seat.map(|number| number.checked_sub(1).map(Seat).ok_or(Refusal::NoSuchSeat));
        let seat = seat.transpose()?;
        gathering.may_choose(by, seat)?;
        let value = serde_json::to_value(&wish.value).map_err(|_| ApiError::Internal)?;
        hub.catalog.choose(gathering, &wish.option, seat, value)?;
        room.commit(&hub, &mut desk, Vec::new()).await?;
        Ok(Json(info_of(&desk)))
    })
    .await
}

/// Gets up before the start; the token is worth nothing afterwards.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "lobby",
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Done", body = Info), (status = 409, description = "The game has begun")))]
pub(crate) async fn leave(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    token: Token,
) -> Result<Json<Info>, ApiError> {
    to_the_end(async move {
        let room = hub.room(&id).await?;
        let mut desk = room.desk().await?;
        let seat = token.seat(&desk)?;
        let gathering = desk.gathering_mut()?;
        gathering.check_gathering()?;
        gathering.leave(seat);
        let ops = desk.revoke_the_gone();
        room.commit(&hub, &mut desk, ops).await?;
        Ok(Json(info_of(&desk)))
    })
    .await
}
