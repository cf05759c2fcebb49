//! What is true of every request, said once, and what annotations of single handlers cannot say: it is added to the OpenAPI
//! document after them.

use serde_json::{Value, json};
use session::Offer;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};

/// Signs that no text for people holds; blanks of all kinds count as one blank.
const CONTROL: &str = r"\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f";

fn text(description: &str, pattern: String, most: Option<usize>) -> Schema {
    let text = ObjectBuilder::new().schema_type(Type::String).description(Some(description));
    text.pattern(Some(pattern)).max_length(most).build().into()
}

/// What people call themselves.
pub(crate) fn name() -> Schema {
    let words = "What the others call this person: 1 to 24 letters, all of which can be seen.";
    text(words, format!(r"^[^{CONTROL}]*[^{CONTROL}\s][^{CONTROL}]*$"), Some(24))
}

/// What the lobby calls a table.
pub(crate) fn title() -> Schema {
    let words = "What the lobby calls it: letters that can be seen. The first 60 count.";
    text(words, format!("^[^{CONTROL}]*$"), None)
}

/// A line of chat.
pub(crate) fn line() -> Schema {
    text("1 to 500 letters.", format!(r"[^{CONTROL}\s]"), Some(500))
}

/// Where mail can be sent.
pub(crate) fn mail_address() -> Schema {
    let name = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
    let label = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
    text("At most 64 letters before the @.", format!(r"^{name}@{label}(\.{label})+$"), Some(254))
}

/// What stands in a link of a mail.
pub(crate) fn mail_link() -> Schema {
    text("As it stands in the link.", "^[0-9a-f]{84}$".into(), None)
}

/// Which requests can be answered with a status.
type When = fn(&Operation) -> bool;

/// Every refusal that can come besides those that a handler names itself.
const REFUSALS: [(&str, &str, When); 11] = [
    ("401", "No token, or one that opens no seat at this table", |asked| asked.is_secured),
    ("403", "The caller may not do this, or not yet", |asked| asked.is_of_table),
    ("404", "There is no such table", |asked| asked.is_of_table),
    ("408", "The request took too long", |_| true),
    ("409", "The table cannot do this now: `code` says why", |asked| asked.is_of_table),
    ("413", "The request is too large", |asked| asked.has_body),
    ("421", "The server was asked under a name that it was not told", |_| true),
    (
        "422",
        "The request cannot be read, or asks for what there is not; or it comes from a foreign page",
        |asked| asked.has_body || asked.has_question || !asked.is_get,
    ),
    ("429", "Too many requests", |_| true),
    ("500", "The server made a mistake; nothing was done", |_| true),
    (
        "503",
        "Nothing can be stored now, or the table is being reloaded: send the same request again later",
        |_| true,
    ),
];

/// What matters of a request.
struct Operation {
    is_get: bool,
    is_of_table: bool,
    is_secured: bool,
    has_body: bool,
    has_question: bool,
}

/// Completes the document.
pub(super) fn complete(document: &mut Value, offers: &[Offer]) {
    let schemas = &mut document["components"]["schemas"];
    for wish in ["PlaceWish", "Command"] {
        close(&mut schemas[wish]);
    }
    super::offered::complete(schemas, offers);
    super::offered::complete_cardboard(schemas, offers);
    bound(document);
    for (path, methods) in document["paths"].as_object_mut().into_iter().flatten() {
        for (method, operation) in methods.as_object_mut().into_iter().flatten() {
            complete_operation(path, method, operation, offers);
        }
    }
}

/// Fields that a wish does not know are refused, where it knows any.
fn close(wish: &mut Value) {
    for kind in wish["oneOf"].as_array_mut().into_iter().flatten() {
        if kind["properties"].as_object().is_some_and(|fields| fields.len() > 1) {
            kind["additionalProperties"] = false.into();
        }
    }
}

/// Whole numbers have the bounds of their kind, where no narrower ones are said.
fn bound(value: &mut Value) {
    let bounds = match value.get("format").and_then(Value::as_str) {
        Some("u-int8") => Some((0, i64::from(u8::MAX))),
        Some("u-int16") => Some((0, i64::from(u16::MAX))),
        Some("u-int32") => Some((0, i64::from(u32::MAX))),
        Some("int16") => Some((i64::from(i16::MIN), i64::from(i16::MAX))),
        Some("int32") => Some((i64::from(i32::MIN), i64::from(i32::MAX))),
        Some("int64") => Some((i64::MIN, i64::MAX)),
        _ => None,
    };
    match value {
        Value::Object(fields) => {
            if let Some((least, most)) = bounds {
                fields.entry("minimum").or_insert(least.into());
                fields.entry("maximum").or_insert(most.into());
            }
            fields.values_mut().for_each(bound);
        }
        Value::Array(items) => items.iter_mut().for_each(bound),
        _ => {}
    }
}

fn complete_operation(path: &str, method: &str, operation: &mut Value, offers: &[Offer]) {
    let mut asked = Operation {
        is_get: method == "get",
        is_of_table: path.contains("{id}"),
        is_secured: operation.get("security").is_some(),
        has_body: operation.get("requestBody").is_some(),
        has_question: false,
    };
    let parameters = operation.get_mut("parameters").and_then(Value::as_array_mut);
    for parameter in parameters.into_iter().flatten() {
        asked.has_question |= parameter["in"] != "path";
        if parameter["name"] == "id" || parameter["name"] == "season" {
            parameter["schema"]["pattern"] = "^[0-9a-f]{20}$".into();
        }
        if parameter["name"] == "game" {
            parameter["schema"]["enum"] = offers.iter().map(|offer| offer.game.as_str()).collect();
        }
        // What is not asked for is left out: an address has no `null`.
        if let Some(kind) = parameter["schema"]["type"].as_array().and_then(|kinds| kinds.first()).cloned() {
            parameter["schema"]["type"] = kind;
        }
    }
    let responses = &mut operation["responses"];
    for (status, words, _) in REFUSALS.iter().filter(|(_, _, when)| when(&asked)) {
        if responses.get(status).is_none() {
            responses[status] = json!({ "description": words });
        }
    }
    for (status, response) in responses.as_object_mut().into_iter().flatten() {
        let refused = json!({ "$ref": "#/components/schemas/Refused" });
        // What takes too long is ended from outside, without a word.
        if status.as_str() >= "400" && status != "408" && response.get("content").is_none() {
            response["content"] = json!({ "application/json": { "schema": refused } });
        }
        let kept = json!({ "description": "`no-store`", "schema": { "type": "string" } });
        response["headers"]["Cache-Control"] = kept;
        if status == "429" {
            let seconds = json!({ "type": "integer", "minimum": 0 });
            response["headers"]["Retry-After"] =
                json!({ "description": "Seconds to wait", "schema": seconds });
        }
    }
}
