//! Bodies and questions of requests: of limited size, exactly what is expected, or a clear reason.

use crate::error::ApiError;
use crate::hub::Hub;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::Arc;

/// A JSON body.
#[derive(Debug)]
pub struct Body<T>(pub T);

/// A JSON body that holds all of a game: as long as an import may be.
#[derive(Debug)]
pub struct Story<T>(pub T);

/// A body as text, as long as an import may be.
#[derive(Debug)]
pub struct LongText(pub String);

/// A body as text, as long as a campaign may be.
#[derive(Debug)]
pub struct CampaignText(pub String);

async fn read(request: Request, most: usize) -> Result<Vec<u8>, ApiError> {
    let bytes = axum::body::to_bytes(request.into_body(), most).await;
    bytes.map(Vec::from).map_err(|_| ApiError::TooLarge(most))
}

impl<T: DeserializeOwned> FromRequest<Arc<Hub>> for Body<T> {
    type Rejection = ApiError;
    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Self, ApiError> {
        read_json(request, hub.config.limits.body).await.map(Body)
    }
}

impl<T: DeserializeOwned> FromRequest<Arc<Hub>> for Story<T> {
    type Rejection = ApiError;
    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Self, ApiError> {
        read_json(request, hub.config.limits.import).await.map(Story)
    }
}

async fn read_json<T: DeserializeOwned>(request: Request, most: usize) -> Result<T, ApiError> {
    let bytes = read(request, most).await?;
    // An empty body is an empty object.
    let bytes = if bytes.is_empty() { b"{}".to_vec() } else { bytes };
    let value = serde_json::from_slice(&bytes).and_then(|mut value| {
        whole_numbers(&mut value);
        serde_json::from_value(value)
    });
    value.map_err(|error| ApiError::Unreadable(format!("the body cannot be read: {error}")))
}

/// In JSON `2.0` is the whole number 2, and some languages write it so.
fn whole_numbers(value: &mut Value) {
    match value {
        Value::Number(number) => {
            let whole = number.as_f64().filter(|n| number.is_f64() && n.fract() == 0.0 && n.abs() < EXACT);
            if let Some(whole) = whole {
                *value = Value::from(whole as i64);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(whole_numbers),
        Value::Object(fields) => fields.values_mut().for_each(whole_numbers),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Up to here a floating point number tells whole numbers apart.
const EXACT: f64 = 9_007_199_254_740_992.0;

impl FromRequest<Arc<Hub>> for LongText {
    type Rejection = ApiError;
    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Self, ApiError> {
        let bytes = read(request, hub.config.limits.import).await?;
        let text = String::from_utf8(bytes);
        text.map(LongText).map_err(|_| ApiError::Unreadable("a log is text in UTF-8".into()))
    }
}

impl FromRequest<Arc<Hub>> for CampaignText {
    type Rejection = ApiError;
    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Self, ApiError> {
        let bytes = read(request, hub.config.limits.campaign).await?;
        let text = String::from_utf8(bytes);
        text.map(CampaignText).map_err(|_| ApiError::Unreadable("a campaign is text in UTF-8".into()))
    }
}

/// What stands behind the `?` of an address.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Hub>> for Asked<T> {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, ApiError> {
        let Query(asked) = Query::from_request_parts(parts, hub).await.map_err(|error| {
            ApiError::Unreadable(format!("the address cannot be read: {}", error.body_text()))
        })?;
        Ok(Asked(asked))
    }
}
