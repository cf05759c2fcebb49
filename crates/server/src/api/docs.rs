//! The OpenAPI document and a page to read it, health, figures, and the files of the page.

use super::{after, import, luck, me, play, records, replay, tables, talk};
use crate::error::ApiError;
use crate::hub::Hub;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use std::sync::Arc;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};

#[derive(OpenApi)]
#[openapi(
    info(title = "The Great Race", description = "Play and watch tables of The Great Race. Types that are `object` here \
        stand in web/src/wire.ts; docs/API.md explains the rest."),
    paths(
        tables::offers, tables::list, tables::create, tables::info, tables::join, tables::place, tables::leave,
        luck::commit, luck::start, luck::open, play::board, play::view, play::events, play::command, play::why, play::socket, talk::list,
        talk::say, talk::mute, talk::nudge, after::log, after::rematch, after::follow, after::branch, import::import,
        replay::replay, replay::verify, records::records, me::recover, me::forget
    ),
    modifiers(&SeatToken)
)]
struct Document;

struct SeatToken;

impl Modify for SeatToken {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("seat", scheme);
    }
}

/// The OpenAPI document.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Document::openapi()
}

pub(crate) async fn openapi_json() -> Json<utoipa::openapi::OpenApi> {
    Json(openapi())
}

/// The document as a page: no script, nothing from elsewhere.
pub(crate) async fn page() -> Result<Html<String>, ApiError> {
    let document = serde_json::to_value(openapi()).map_err(|_| ApiError::Internal)?;
    let mut out = String::from(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>The Great Race: API</title>\
         <link rel=\"stylesheet\" href=\"/api/docs.css\"></head><body><main><h1>The Great Race: API</h1>\
         <p>For programs: <a href=\"/api/openapi.json\">openapi.json</a>. Every refusal is \
         <code>{\"error\":{\"code\",\"message\"}}</code>.</p><dl>",
    );
    let paths = document["paths"].as_object().cloned().unwrap_or_default();
    for (path, methods) in &paths {
        for (method, what) in methods.as_object().into_iter().flatten() {
            let words =
                [&what["summary"], &what["description"]].map(|text| text.as_str().unwrap_or_default());
            out += &format!(
                "<dt><code>{} {}</code></dt><dd>{} {}</dd>",
                method.to_uppercase(),
                escape(path),
                escape(words[0]),
                escape(words[1])
            );
        }
    }
    out += "</dl></main></body></html>";
    Ok(Html(out))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Is the server there, and can it store what people do? 503 with the reason if it cannot.
pub(crate) async fn health(State(hub): State<Arc<Hub>>) -> (StatusCode, Json<serde_json::Value>) {
    let mut body = serde_json::json!({ "ok": true, "version": env!("CARGO_PKG_VERSION") });
    let Some(trouble) = hub.store.trouble() else { return (StatusCode::OK, Json(body)) };
    body["ok"] = false.into();
    body["reason"] = trouble.word().into();
    body["message"] = format!("nothing can be stored: {}", trouble.words()).into();
    (StatusCode::SERVICE_UNAVAILABLE, Json(body))
}

pub(crate) async fn metrics(State(hub): State<Arc<Hub>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], hub.metrics.text()).into_response()
}

/// A file of the page; addresses inside the page lead to the page itself.
pub(crate) async fn asset(
    State(hub): State<Arc<Hub>>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let path = uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let path = if is_file { path } else { "index.html" };
    let asset = hub.config.assets.get(path).ok_or(ApiError::NotFound)?;
    Ok(asset.answer(&headers))
}

/// The look of the page of the document.
pub(crate) async fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("docs.css")).into_response()
}
