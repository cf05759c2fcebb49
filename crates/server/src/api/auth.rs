//! Who asks: the token of a seat in `Authorization: Bearer`, or for sockets of a browser as a second subprotocol
//! `token.TOKEN`. Never in an address, so never in a log.

use crate::error::ApiError;
use crate::room::{Desk, Stage};
use crate::secrets;
use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;
use game::{Seat, Viewer};

/// The token a request brings, if any.
#[derive(Clone)]
pub struct Token(pub Option<String>);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(..)")
    }
}

impl<S: Sync> FromRequestParts<S> for Token {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let text =
            |name| parts.headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
        let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let protocols = text(header::SEC_WEBSOCKET_PROTOCOL).unwrap_or_default();
        let protocol = protocols.split(',').find_map(|word| word.trim().strip_prefix("token."));
        Ok(Token(bearer.or(protocol).map(|token| token.trim().to_owned())))
    }
}

impl Token {
    /// The seat it opens at this table.
    pub fn seat(&self, desk: &Desk) -> Result<Seat, ApiError> {
        desk.seat_of(self.0.as_deref().ok_or(ApiError::NoToken)?)
    }
    /// The seat it opens, or a spectator where there is none and spectators are welcome.
    pub fn caller(&self, desk: &Desk) -> Result<Caller, ApiError> {
        if let Some(token) = &self.0 {
            return Ok(Caller::Seat(desk.seat_of(token)?, secrets::hash(token.as_bytes())));
        }
        match &desk.stage {
            Stage::Playing(table) if !table.notes().settings.spectators => Err(ApiError::NoSpectators),
            _ => Ok(Caller::Spectator),
        }
    }
}

/// Who looks.
#[derive(Clone, PartialEq, Eq)]
pub enum Caller {
    /// A seat, and the hash of the token that opened it.
    Seat(Seat, String),
    /// Anybody.
    Spectator,
}

impl std::fmt::Debug for Caller {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Caller({:?})", self.viewer())
    }
}

impl Caller {
    /// As the game knows it.
    pub fn viewer(&self) -> Viewer {
        match self {
            Caller::Seat(seat, _) => Viewer::Seat(*seat),
            Caller::Spectator => Viewer::Spectator,
        }
    }
    /// Does the token that opened the seat still open it?
    pub fn still_opens(&self, desk: &Desk) -> bool {
        match self {
            Caller::Seat(seat, hash) => {
                desk.keys.get(seat.index()).and_then(Option::as_ref).is_some_and(|key| key.token == *hash)
            }
            Caller::Spectator => true,
        }
    }
}
