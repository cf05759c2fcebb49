//! Everything that can be asked over HTTP: the router, what stands before every request, and the OpenAPI document.

pub(crate) mod after;
pub mod auth;
mod body;
mod call;
mod campaigns;
mod cardboard;
mod choose;
mod clubs;
mod contract;
pub(crate) mod create;
mod docs;
mod hint;
pub(crate) mod import;
pub(crate) mod info;
mod leaderboard;
mod lobby;
pub(crate) mod luck;
pub(crate) mod me;
mod notices;
mod offered;
mod play;
mod players;
pub(crate) mod records;
mod replay;
mod review;
pub(crate) mod seats;
pub(crate) mod talk;

pub(crate) use notices::HOLDS as NOTICE_LINKS_HOLD;

use crate::addresses;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::store::StoreError;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Router, middleware};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

/// All requests.
pub(crate) fn router(hub: Arc<Hub>) -> Router {
    let limits = hub.config.limits;
    let api = Router::new()
        .route("/health", get(docs::health))
        .route("/openapi.json", get(docs::openapi_json))
        .route("/docs", get(docs::page))
        .route("/docs.css", get(docs::style))
        .route("/offers", get(lobby::offers))
        .route("/tables", get(lobby::list).post(create::create))
        .route("/tables/{id}", get(info::info))
        .route("/tables/{id}/join", post(seats::join))
        .route("/tables/{id}/place", post(seats::place))
        .route("/tables/{id}/choose", post(choose::choose))
        .route("/tables/{id}/leave", post(seats::leave))
        .route("/tables/{id}/commit", post(luck::commit))
        .route("/tables/{id}/start", post(luck::start))
        .route("/tables/{id}/open", post(luck::open))
        .route("/tables/{id}/board", get(play::board))
        .route("/tables/{id}/view", get(play::view))
        .route("/tables/{id}/events", get(play::events))
        .route("/tables/{id}/command", post(play::command))
        .route("/tables/{id}/why", post(play::why))
        .route("/tables/{id}/hint", post(hint::hint))
        .route("/tables/{id}/ws", get(play::socket))
        .route("/tables/{id}/chat", get(talk::list).post(talk::say))
        .route("/tables/{id}/mute", post(talk::mute))
        .route("/tables/{id}/nudge", post(talk::nudge))
        .route("/tables/{id}/log", get(after::log))
        .route("/tables/{id}/replay", get(replay::replay))
        .route("/tables/{id}/review", get(review::review))
        .route("/tables/{id}/verify", get(replay::verify))
        .route("/tables/{id}/rematch", post(after::rematch))
        .route("/tables/{id}/follow", post(after::follow))
        .route("/tables/{id}/branch", post(after::branch))
        .route("/import", post(import::import))
        .route("/campaigns", get(campaigns::list).post(campaigns::create))
        .route("/campaigns/import", post(campaigns::import))
        .route("/campaigns/{id}", get(campaigns::show).delete(campaigns::forget))
        .route("/campaigns/{id}/next", post(campaigns::next))
        .route("/campaigns/{id}/abandon", post(campaigns::abandon))
        .route("/campaigns/{id}/letters", post(campaigns::letters))
        .route("/campaigns/{id}/file", get(campaigns::file))
        .route("/cardboard", post(cardboard::cardboard))
        .route("/clubs", get(clubs::list).post(clubs::create))
        .route("/clubs/{id}", get(clubs::show))
        .route("/clubs/{id}/join", post(clubs::join))
        .route("/clubs/{id}/leave", post(clubs::leave))
        .route("/clubs/{id}/tournaments", post(clubs::open))
        .route("/tournaments/{id}", get(clubs::tournament_shown))
        .route("/tournaments/{id}/join", post(clubs::enter))
        .route("/tournaments/{id}/leave", post(clubs::withdraw))
        .route("/tournaments/{id}/start", post(clubs::start))
        .route("/tournaments/{id}/seat", post(clubs::seat))
        .route("/leaderboard", get(leaderboard::leaderboard))
        .route("/records", get(records::records))
        .route("/players", post(players::create))
        .route("/players/recover", post(players::recover))
        .route("/players/me", get(players::show).post(players::change).delete(players::forget))
        .route("/players/me/file", get(players::file))
        .route("/players/me/notices", get(notices::show).post(notices::change))
        .route("/players/me/mail", post(notices::mail).delete(notices::no_mail))
        .route("/players/me/push", post(notices::browser))
        .route("/players/me/push/stop", post(notices::no_browser))
        .route("/mail/confirm", post(notices::confirm))
        .route("/mail/stop", post(notices::stop))
        .route("/tables/{id}/player", post(players::sit))
        .route("/tables/{id}/recover", post(me::recover))
        .route("/tables/{id}/name", post(me::rename))
        .route("/tables/{id}/me", delete(me::forget))
        .fallback(|| async { ApiError::NotFound });
    Router::new()
        .nest("/api", api)
        // Not even a page: figures have an address of their own.
        .route("/metrics", get(|| async { ApiError::NotFound }))
        .fallback(docs::asset)
        .layer(middleware::from_fn_with_state(hub.clone(), guard))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.request_time))
        .layer(CatchPanicLayer::custom(|_| ApiError::Internal.into_response()))
        .layer(set("content-security-policy", POLICY))
        .layer(set("x-content-type-options", "nosniff"))
        .layer(set("x-frame-options", "DENY"))
        .layer(set("referrer-policy", "no-referrer"))
        .layer(set("permissions-policy", "camera=(), microphone=(), geolocation=()"))
        .layer(set("cross-origin-opener-policy", "same-origin"))
        .layer(set("cross-origin-resource-policy", "same-origin"))
        .with_state(hub)
}

/// The figures, for a listener of their own.
pub(crate) fn figures(hub: Arc<Hub>) -> Router {
    let at_home = |request: Request, next: Next| async {
        match addresses::unknown_host(request.headers(), &[]) {
            Some(host) => ApiError::UnknownHost(host.into()).into_response(),
            None => next.run(request).await,
        }
    };
    Router::new()
        .route("/metrics", get(docs::metrics))
        .fallback(|| async { ApiError::NotFound })
        .layer(middleware::from_fn(at_home))
        .with_state(hub)
}

/// Nothing from elsewhere, nothing inline.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
                      frame-ancestors 'none'; form-action 'self'";

fn set(name: &'static str, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(HeaderName::from_static(name), HeaderValue::from_static(value))
}

/// Stands before every request: how often, from where, and a line in the log without secrets.
async fn guard(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let start = Instant::now();
    let peer = from.ip();
    let from = Address(forwarded(&request).filter(|_| hub.config.trusts(peer)).unwrap_or(peer));
    request.extensions_mut().insert(from);
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let bucket = if is_of_the_api(&path) { &hub.requests } else { &hub.files };
    if let Err(seconds) = bucket.take(from.0, start) {
        hub.metrics.too_many.inc();
        return ApiError::TooMany(seconds).into_response();
    }
    if let Some(host) = addresses::unknown_host(request.headers(), &hub.config.hosts) {
        return ApiError::UnknownHost(host.into()).into_response();
    }
    // A page elsewhere must not send commands through somebody's browser, nor listen through it.
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (method != Method::GET || is_socket) && addresses::is_foreign(request.headers()) {
        return ApiError::Unreadable("requests from other pages are refused".into()).into_response();
    }
    let creates = method == Method::POST && CREATES.iter().any(|end| path.ends_with(end));
    if creates && let Err(seconds) = hub.creates.take(from.0, start) {
        hub.metrics.too_many.inc();
        return ApiError::TooMany(seconds).into_response();
    }
    // While nothing can be stored, nothing is changed: it is said before anything is done.
    if method != Method::GET
        && let Some(trouble) = hub.store.trouble()
    {
        return ApiError::from(StoreError::Stopped(trouble)).into_response();
    }
    let mut response = next.run(request).await;
    if is_of_the_api(&path) {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    let (status, ms) = (response.status().as_u16(), start.elapsed().as_millis() as u64);
    // Paths hold no secret: tokens travel in headers and fragments only.
    tracing::debug!(%method, %path, status, ms, "request");
    response
}

/// Not a file of the page.
fn is_of_the_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub IpAddr);

/// The address that the proxy next to us has seen: the last one. Those before it are anybody's word.
fn forwarded(request: &Request) -> Option<IpAddr> {
    let mut values = request.headers().get_all("x-forwarded-for").into_iter();
    values.next_back()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

/// Requests that make something new.
const CREATES: [&str; 13] = [
    "/tables",
    "/join",
    "/import",
    "/rematch",
    "/branch",
    "/recover",
    "/campaigns",
    "/next",
    "/players",
    "/clubs",
    "/tournaments",
    "/me/mail",
    "/me/push",
];

/// Runs a change to its end even if the caller hangs up: what has begun to be stored must be known here too.
pub(crate) async fn to_the_end<T: Send + 'static>(
    change: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::spawn(change).await.map_err(|_| ApiError::Internal)?
}
