//! After a game, and beside it: the log, a rematch and "what if".

use super::body::Body;
use super::call::Call;
use super::contract;
use super::create::{TableOpened, new_row};
use super::luck::given_openly;
use super::seats::{SeatGranted, granted, seat_by_number};
use crate::desk::Desk;
use crate::error::ApiError;
use crate::names::check_name;
use crate::secrets;
use crate::store::Op;
use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::{Deserialize, Serialize};
use session::{AnyTable, Catalog, FreshLuck, Gathering, Holder, Place, Refusal};
use utoipa::ToSchema;

/// Where to branch from.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The step of `replay` from which to go on; the present position if not said.
    #[serde(default)]
    pub at: Option<u32>,
    /// The seat to play, from 1; needed only without a token, for a finished game.
    #[serde(default)]
    pub seat: Option<u8>,
    /// What the table calls this person.
    #[schema(schema_with = contract::name)]
    pub name: String,
    /// Who plays the other seats: a bot by name, or `open` for friends, who join by the link; novices if not said.
    #[serde(default)]
    pub others: Option<String>,
}

/// The next table, and the seat kept there.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct Followed {
    /// Its id.
    pub table: String,
    /// The seat.
    pub seat: SeatGranted,
}

/// What one adds to the luck of the next game.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Follow {
    /// For programs that do not commit to a nonce: 64 hexadecimal digits (or 32), given openly.
    #[serde(default)]
    #[schema(pattern = "^([0-9a-f]{32}|[0-9a-f]{64})$")]
    pub nonce: Option<String>,
}

/// The whole log with the seed and the content, once the game is over. `great-race verify` checks it anywhere.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "after", params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "JSON Lines, see docs/LOG.md", body = String, content_type = "application/jsonl",
            headers(("Content-Disposition" = String, description = "A name for the file"))),
        (status = 403, description = "The game is not over")))]
pub(crate) async fn log(call: Call) -> Result<Response, ApiError> {
    let (hub, id) = (&call.hub, &call.table);
    let text = match call.desk().await {
        Ok(desk) => {
            let table = desk.table()?;
            let files = hub.content(table.header()).await?;
            table.log(files)?
        }
        // It cannot be played on here, but what was finished can be had.
        Err(ApiError::OtherRules { .. }) => {
            let stored = hub.store.game(id).await?.ok_or(ApiError::NoSuchTable)?;
            if !["over", "abandoned"].contains(&stored.row.status.as_str()) {
                return Err(Refusal::NotOver.into());
            }
            hub.stored_log(&stored, true).await?
        }
        Err(error) => return Err(error),
    };
    let name = format!("attachment; filename=\"great-race-{id}.jsonl\"");
    Ok(([(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response())
}

/// A new table with the same seats and options, its seed already committed to. The others follow with the tokens they
/// have.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "after", params(("id" = String, Path, description = "The table")),
    security(("seat" = [])),
    responses((status = 200, description = "The new table, and the caller's seat there", body = TableOpened)))]
pub(crate) async fn rematch(call: Call) -> Result<Json<TableOpened>, ApiError> {
    call.change(move |hub, mut desk, seat| async move {
        let table = desk.table()?;
        if !table.notes().status.is_over() {
            return Err(Refusal::NotOver.into());
        }
        if !desk.row.rematch.is_empty() {
            return Err(Refusal::Invalid("there is a rematch already: follow to it").into());
        }
        let gathering = again(&hub.catalog, table, seat)?;
        let (row, seed) = new_row(&hub, &desk.row.title, desk.row.hidden);
        let new_id = row.id.clone();
        let mut next = Desk::gathering(row, gathering);
        let (token, recovery, op) = next.mint(&hub, seat);
        hub.add(next, vec![op]).await?;
        desk.row.rematch.clone_from(&new_id);
        let row = Box::new(desk.row.clone());
        desk.commit(&hub, vec![Op::Game(row)]).await?;
        let seats = vec![granted(&new_id, seat, token, recovery)];
        Ok(Json(TableOpened::new(new_id, seed.commitment(), seats)))
    })
    .await
}

/// The same places again.
fn again(catalog: &Catalog, table: &dyn AnyTable, host: Seat) -> Result<Gathering, ApiError> {
    let spec = catalog.spec_of(table.header(), table.notes().settings)?;
    let place = |holder: &Holder| match holder {
        Holder::Person { name, .. } => Place::Person { name: name.clone() },
        Holder::Bot { level } => Place::Bot { level: level.clone() },
        Holder::Vacant => Place::Open,
    };
    let places = table.notes().seats.iter().map(|notes| place(&notes.holder)).collect();
    let mut gathering = Gathering::new(spec, places);
    gathering.host = Some(host.0);
    Ok(gathering)
}

/// Takes one's seat at the rematch, with the token of the old table; also when it has begun.
#[utoipa::path(post, path = "/api/tables/{id}/follow", tag = "after", request_body = Follow,
    params(("id" = String, Path, description = "The old table")), security(("seat" = [])),
    responses((status = 200, description = "The seat at the new table", body = Followed)))]
pub(crate) async fn follow(call: Call, Body(wish): Body<Follow>) -> Result<Json<Followed>, ApiError> {
    let nonce = given_openly(wish.nonce.as_ref())?;
    call.change(move |hub, old, seat| async move {
        let next = old.row.rematch.clone();
        drop(old);
        if next.is_empty() {
            return Err(ApiError::NoSuchTable);
        }
        let mut desk = hub.desk_of(&next).await?;
        if desk.keys[seat.index()].is_some() {
            return Err(Refusal::SeatTaken.into());
        }
        // Also after the start: the seat was kept for this person, and nobody else has a key to it.
        if !desk.is_person(seat.index()) {
            return Err(Refusal::SeatTaken.into());
        }
        // Where the seats are frozen already, it is too late to add to the luck.
        if let Ok(gathering) = desk.gathering_mut()
            && gathering.check_gathering().is_ok()
        {
            gathering.pledges[seat.index()] = nonce.map(|nonce| record::Share::Openly { nonce });
        }
        let (token, recovery, op) = desk.mint(&hub, seat);
        desk.commit(&hub, vec![op]).await?;
        Ok(Json(Followed { seat: granted(&next, seat, token, recovery), table: next }))
    })
    .await
}

/// "What if": a new private table against bots or friends from a position of this one. What the seat could not know is dealt
/// anew, and luck is fresh: it begins at once, so no seat adds to it.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "after", request_body = Branch,
    params(("id" = String, Path, description = "The table")), security((), ("seat" = [])),
    responses((status = 200, description = "The new table", body = TableOpened),
        (status = 403, description = "People still play")))]
pub(crate) async fn branch(call: Call, Body(wish): Body<Branch>) -> Result<Json<TableOpened>, ApiError> {
    let name = check_name(&wish.name)?;
    call.change_by_anybody(move |hub, desk, token| async move {
        let table = desk.table()?;
        let seat = match (&token.0, wish.seat) {
            (None, Some(number)) if table.notes().status.is_over() => seat_by_number(number)?,
            _ => token.seat(&desk)?,
        };
        let (row, seed) = new_row(&hub, &desk.row.title, true);
        let entropy = &hub.config.entropy;
        let luck = FreshLuck {
            table: row.id.clone(),
            seed,
            deal: secrets::number(entropy, "deal"),
            salt: secrets::number(entropy, "salt"),
        };
        let others = match wish.others.as_deref() {
            None => Holder::Bot { level: "novice".into() },
            Some("open") => Holder::Vacant,
            Some(level) => {
                hub.catalog.check_bot(&table.header().game, level)?;
                Holder::Bot { level: level.into() }
            }
        };
        let table = table.branch(seat, wish.at, &name, &others, luck, hub.now())?;
        drop(desk);
        let new_id = row.id.clone();
        let mut next = Desk::playing(row, table);
        let (token, recovery, op) = next.mint(&hub, seat);
        hub.add(next, vec![op]).await?;
        let seats = vec![granted(&new_id, seat, token, recovery)];
        Ok(Json(TableOpened::new(new_id, seed.commitment(), seats)))
    })
    .await
}
