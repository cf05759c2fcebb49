//! Playing: the board, one's own view, commands, why-not, and the push.

use super::Address;
use super::body::{Asked, Body};
use super::call::Call;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::parlour::DeskGuard;
use crate::secrets;
use crate::socket::Listens;
use crate::store::Op;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use session::schema;
use session::wire::AnyWhyNot;
use session::{Command, Version};
use std::sync::Arc;
use utoipa::ToSchema;

/// From which version on.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct Since {
    /// The version of one's own view up to which everything is known.
    #[serde(default)]
    pub since: Version,
}

/// How one listens.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct Listen {
    /// The version of one's own view up to which everything is known.
    #[serde(default)]
    since: Version,
    /// As the secret hand of the seat: its other screens are told that the hand lies here.
    #[serde(default)]
    hand: bool,
}

/// A command to a table.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandRequest {
    /// The version of one's own view; needed for `act`, `acts` and `undo`.
    #[serde(default)]
    pub version: Option<Version>,
    /// What to do.
    pub command: Command,
}

/// A command was done and is durable.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct CommandDone {
    /// The version of one's own view now.
    pub version: Version,
}

/// What one would like to do.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhyRequest {
    /// In notation.
    pub act: String,
}

/// Why it cannot be done; nothing if it can.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WhyAnswer {
    possible: bool,
    why: Option<AnyWhyNot>,
}

/// JSON that was made elsewhere.
pub(super) fn raw_json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// What never changes during a game: map, names, kinds of cards and tiles.
#[utoipa::path(get, path = "/api/tables/{id}/board", tag = "play", params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The board of the game", body = schema::AnyBoard)))]
pub(crate) async fn board(call: Call) -> Result<Response, ApiError> {
    let desk = call.desk().await?;
    let table = desk.table()?;
    if !call.token.may_know(&desk) && call.token.caller(&desk).is_err() {
        return Err(ApiError::NoSpectators);
    }
    Ok(raw_json(table.board_json()))
}

/// Everything the caller may know: the seat of the token, or a spectator without one.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "play", params(("id" = String, Path, description = "The table"),
        ("since" = Option<u32>, Query, description = "The version up to which everything is known")),
    security((), ("seat" = [])), responses((status = 200, description = "The view", body = schema::AnyShown)))]
pub(crate) async fn view(call: Call, Asked(since): Asked<Since>) -> Result<Response, ApiError> {
    let (desk, caller) = call.caller().await?;
    let (table, viewer) = (desk.table()?, caller.viewer());
    if viewer == Viewer::Spectator && desk.delay() > 0 {
        let shown = desk.published.as_ref().ok_or(ApiError::NotYet)?;
        return Ok(raw_json(shown.to_string()));
    }
    Ok(raw_json(table.shown_json(viewer, since.since)))
}

/// What the caller saw happen after a version: with `mine.last_acted` of the view, "since my last turn".
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "play", params(("id" = String, Path, description = "The table"),
        ("since" = Option<u32>, Query, description = "The version up to which everything is known")),
    security((), ("seat" = [])), responses((status = 200, description = "Oldest first", body = Vec<schema::AnyEntry>)))]
pub(crate) async fn events(call: Call, Asked(since): Asked<Since>) -> Result<Response, ApiError> {
    let (desk, caller) = call.caller().await?;
    let viewer = caller.viewer();
    if viewer == Viewer::Spectator && desk.delay() > 0 {
        return Err(ApiError::NotYet);
    }
    Ok(raw_json(desk.table()?.events_json(viewer, since.since)))
}

/// Why something cannot be done now.
#[utoipa::path(post, path = "/api/tables/{id}/why", tag = "play", request_body = WhyRequest,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "Whether it is possible, and if not: reason, numbers, rule, remedies", body = WhyAnswer)))]
pub(crate) async fn why(call: Call, Body(wish): Body<WhyRequest>) -> Result<Json<WhyAnswer>, ApiError> {
    let (desk, seat) = call.seat().await?;
    let why = desk.table()?.why_not(seat, &wish.act)?;
    Ok(Json(WhyAnswer { possible: why.is_none(), why }))
}

fn idempotency_key(headers: &HeaderMap) -> Result<String, ApiError> {
    let key = headers.get("idempotency-key").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let fits = (1..=64).contains(&key.len())
        && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    if fits { Ok(key.to_owned()) } else { Err(ApiError::NoIdempotencyKey) }
}

/// Does something at the table. Answered when it is durable; the same key gets the same answer and is done once.
#[utoipa::path(post, path = "/api/tables/{id}/command", tag = "play", request_body = CommandRequest,
    params(("id" = String, Path, description = "The table"),
        ("Idempotency-Key" = String, Header, pattern = "^[A-Za-z0-9_-]{1,64}$", description = "1 to 64 letters, digits, - or _; new for every command")),
    security(("seat" = [])),
    responses((status = 200, description = "Done and durable", body = CommandDone),
        (status = 400, description = "No Idempotency-Key"),
        (status = 409, description = "Refused: `stale_view`, `against_the_rules` (with `why`), `no_undo`, ..")))]
pub(crate) async fn command(
    call: Call,
    headers: HeaderMap,
    Body(wish): Body<CommandRequest>,
) -> Result<Response, ApiError> {
    let key = idempotency_key(&headers)?;
    let hub = call.hub.clone();
    let answer = call.change(move |hub, desk, seat| run(hub, desk, seat, key, wish)).await;
    let result = match &answer {
        Ok(_) => "done",
        Err(error) => error.code(),
    };
    hub.metrics.commands.with_label_values(&[result]).inc();
    answer.map(raw_json)
}

async fn run(
    hub: Arc<Hub>,
    mut desk: DeskGuard,
    seat: Seat,
    key: String,
    wish: CommandRequest,
) -> Result<String, ApiError> {
    let json = serde_json::to_vec(&wish).map_err(|_| ApiError::Internal)?;
    let request = secrets::hash(&json);
    if let Some((stored, answer)) = hub.store.receipt(&desk.row.id, seat.0, &key).await? {
        return if stored == request { Ok(answer) } else { Err(ApiError::KeyReused) };
    }
    let now = hub.now();
    let table = desk.table_mut()?;
    let done = table.command(seat, wish.version, &wish.command, now);
    let version = table.version(Viewer::Seat(seat));
    let mut ops = Vec::new();
    let mut answer = String::new();
    if done.is_ok() {
        ops = desk.revoke_the_gone();
        answer = serde_json::to_string(&CommandDone { version }).map_err(|_| ApiError::Internal)?;
        let (game, answer, at) = (desk.row.id.clone(), answer.clone(), now as i64);
        ops.push(Op::Receipt { game, seat: seat.0, key, request, answer, at });
    }
    // Even a refused command may have let time pass for the table.
    desk.commit(&hub, ops).await?;
    done?;
    Ok(answer)
}

/// The push: a message whenever something changed for the caller. `since=` resumes after a break.
#[utoipa::path(get, path = "/api/tables/{id}/ws", tag = "play", params(("id" = String, Path, description = "The table"),
        ("since" = Option<u32>, Query, description = "The version up to which everything is known"),
        ("hand" = Option<bool>, Query, description = "This is the secret hand of the seat: its other sockets are sent `hand`"),
        ("Connection" = String, Header, pattern = "^Upgrade$"), ("Upgrade" = String, Header, pattern = "^websocket$"),
        ("Sec-WebSocket-Version" = String, Header, pattern = "^13$"),
        ("Sec-WebSocket-Key" = String, Header, pattern = "^[A-Za-z0-9+/]{22}==$"),
        ("Sec-WebSocket-Protocol" = Option<String>, Header, pattern = "^great-race(, token\\.[A-Za-z0-9_-]+)?$",
            description = "`great-race`, and behind it `token.TOKEN` for browsers")),
    security((), ("seat" = [])),
    responses((status = 101, description = "`{\"type\":\"view\"|\"table\"|\"chat\"|\"nudge\"|\"hand\",\"data\":..}`")))]
pub(crate) async fn socket(
    call: Call,
    Extension(Address(from)): Extension<Address>,
    Asked(listen): Asked<Listen>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|rejection| ApiError::Unreadable(rejection.body_text()))?;
    let (desk, caller) = call.caller().await?;
    let (hub, parlour) = (call.hub, desk.parlour().clone());
    drop(desk);
    let guest = hub.sockets.enter(Some(from)).ok_or(ApiError::TooMany(10))?;
    let most = hub.config.limits.body;
    // Sockets say next to nothing, and there may be thousands: no large buffers for what never comes.
    let upgrade = upgrade.read_buffer_size(2048).write_buffer_size(0);
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).protocols(["great-race"]);
    let ears = crate::socket::Ears::of(&hub, &parlour, &caller);
    let listens = Listens { since: listen.since, as_hand: listen.hand };
    Ok(upgrade
        .on_upgrade(move |socket| crate::socket::run(socket, hub, parlour, caller, listens, (ears, guest))))
}
