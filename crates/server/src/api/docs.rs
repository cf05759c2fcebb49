//! The OpenAPI document and a page to read it, health, figures, and the files of the page.

use super::{
    after, campaigns, cardboard, choose, clubs, contract, create, hint, import, info, leaderboard, lobby,
    luck, me, notices, play, players, records, replay, review, seats, talk,
};
use crate::error::{ApiError, Refused};
use crate::hub::Hub;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use session::schema::AnyPart;
use std::sync::Arc;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi, ToSchema};

#[derive(OpenApi)]
#[openapi(
    info(title = "The Great Race", description = "Play and watch tables of The Great Race; docs/API.md explains it. Every answer also has \
        the headers Content-Security-Policy, X-Content-Type-Options, X-Frame-Options, Referrer-Policy, Permissions-Policy, \
        Cross-Origin-Opener-Policy and Cross-Origin-Resource-Policy. Another method than those named is answered with 405 and \
        Allow."),
    components(schemas(Refused, AnyPart)),
    paths(
        health, openapi_json, page,
        lobby::offers, lobby::list, create::create, info::info, seats::join, seats::place, choose::choose, seats::leave,
        luck::commit, luck::start, luck::open, play::board, play::view, play::events, play::command, play::why, hint::hint, play::socket, talk::list,
        talk::say, talk::mute, talk::nudge, after::log, after::rematch, after::follow, after::branch, import::import,
        replay::replay, review::review, replay::verify, campaigns::list, campaigns::create, campaigns::import, campaigns::show, campaigns::forget,
        campaigns::next, campaigns::abandon, campaigns::letters, campaigns::file, cardboard::cardboard, records::records, me::recover, me::rename, me::forget,
        players::create, players::recover, players::show, players::change, players::file, players::forget, players::sit,
        notices::show, notices::change, notices::mail, notices::no_mail, notices::browser, notices::no_browser, notices::confirm, notices::stop,
        leaderboard::leaderboard, clubs::create, clubs::list, clubs::show, clubs::join, clubs::leave, clubs::open,
        clubs::tournament_shown, clubs::enter, clubs::withdraw, clubs::start, clubs::seat
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

/// The OpenAPI document, with the games, boards and bots of this server.
fn document(hub: &Hub) -> Result<Value, ApiError> {
    let mut document = serde_json::to_value(Document::openapi()).map_err(|_| ApiError::Internal)?;
    contract::complete(&mut document, &hub.catalog.offers());
    Ok(document)
}

/// The OpenAPI document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server",
    responses((status = 200, description = "The document", body = Object)))]
pub(crate) async fn openapi_json(State(hub): State<Arc<Hub>>) -> Result<Json<Value>, ApiError> {
    document(&hub).map(Json)
}

/// The document as a page: no script, nothing from elsewhere.
#[utoipa::path(get, path = "/api/docs", tag = "server",
    responses((status = 200, description = "The page", body = String, content_type = "text/html")))]
pub(crate) async fn page(State(hub): State<Arc<Hub>>) -> Result<Html<String>, ApiError> {
    let document = document(&hub)?;
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

/// How the server is.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Health {
    /// It can store what people do.
    ok: bool,
    /// Of the program.
    version: &'static str,
    /// Why nothing can be stored, for programs.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    /// The same in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

/// Is the server there, and can it store what people do? 503 with the reason if it cannot.
#[utoipa::path(get, path = "/api/health", tag = "server",
    responses((status = 200, description = "All is well", body = Health),
        (status = 503, description = "Nothing can be stored", body = Health)))]
pub(crate) async fn health(State(hub): State<Arc<Hub>>) -> (StatusCode, Json<Health>) {
    let trouble = hub.store.trouble();
    let status = if trouble.is_none() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let health = Health {
        ok: trouble.is_none(),
        version: env!("CARGO_PKG_VERSION"),
        reason: trouble.map(|trouble| trouble.word()),
        message: trouble.map(|trouble| format!("nothing can be stored: {}", trouble.words())),
    };
    (status, Json(health))
}

pub(crate) async fn metrics(State(hub): State<Arc<Hub>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], hub.metrics.text(&hub.store)).into_response()
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

#[cfg(test)]
mod tests {
    use super::*;
    use content::Content;
    use session::Catalog;

    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
                fields.values().for_each(|field| references(field, found));
            }
            Value::Array(items) => items.iter().for_each(|item| references(item, found)),
            _ => {}
        }
    }

    fn document() -> Value {
        let mut document = serde_json::to_value(Document::openapi()).expect("JSON");
        contract::complete(&mut document, &Catalog::new(Content::embedded()).offers());
        document
    }

    #[test]
    fn every_type_of_the_api_stands_in_the_document_itself() {
        let document = document();
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(found.len() > 100, "{}", found.len());
        for reference in found {
            let pointer = reference.strip_prefix('#').expect("a place in the document");
            assert!(document.pointer(pointer).is_some(), "{reference}");
        }
    }
    #[test]
    fn closed_lists_stand_in_the_document_with_the_words_of_the_wire() {
        let document = document();
        let words = |name: &str| document["components"]["schemas"][name]["enum"].clone();
        let slugs = |all: Vec<&str>| Value::from(all);
        let race = session::race::kinds::RaceEventKind::ALL.iter().map(|kind| kind.slug()).collect();
        let motorcar =
            session::motorcar::kinds::MotorcarEventKind::ALL.iter().map(|kind| kind.slug()).collect();
        assert_eq!(words("RaceEventKind"), slugs(race));
        assert_eq!(words("MotorcarEventKind"), slugs(motorcar));
        assert_eq!(words("HolderKind"), slugs(vec!["person", "bot", "vacant"]));
    }
    #[test]
    fn every_request_names_the_refusals_that_can_come() {
        let document = document();
        for (path, methods) in document["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                let known = |status: &str| operation["responses"].get(status).is_some();
                assert!(["421", "429", "500", "503"].into_iter().all(known), "{method} {path}");
                // A season is named by the query, all else by the path.
                let asked = operation["parameters"].as_array().map_or(&[][..], Vec::as_slice);
                let names_one = path.contains("{id}") || asked.iter().any(|one| one["name"] == "season");
                assert_eq!(known("404"), names_one, "{method} {path}");
                assert!(known("401") || operation.get("security").is_none(), "{method} {path}");
            }
        }
    }
}
