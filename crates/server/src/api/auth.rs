//! Who asks: the token of a seat in `Authorization: Bearer`, or for sockets of a browser as a second subprotocol
//! `token.TOKEN`. Never in an address, so never in a log.

use crate::desk::{Desk, Life};
use crate::error::ApiError;
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
        if may_watch(desk) { Ok(Caller::Spectator) } else { Err(ApiError::NoSpectators) }
    }
    /// Whoever brings it may know the table as it stands: it opens a seat, or the table is open to all and at once, or the
    /// game is over.
    pub fn may_know(&self, desk: &Desk) -> bool {
        let is_over = desk.table().is_ok_and(|table| table.notes().status.is_over());
        is_over || self.seat(desk).is_ok() || (may_watch(desk) && desk.delay() == 0)
    }
}

/// May anybody watch? Before the start there is nothing to watch but who sits down.
fn may_watch(desk: &Desk) -> bool {
    match &desk.life {
        Life::Gathering(_) => true,
        Life::Playing(table) => table.notes().settings.spectators,
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
    /// Why this caller may look no longer, if so: nothing opens the seat any more, or the table is closed to spectators.
    pub fn shut_out(&self, desk: &Desk) -> Option<ApiError> {
        match self {
            Caller::Seat(seat, hash) => {
                let key = desk.keys.get(seat.index()).and_then(Option::as_ref);
                key.is_none_or(|key| key.token != *hash).then_some(ApiError::BadToken)
            }
            Caller::Spectator => (!may_watch(desk)).then_some(ApiError::NoSpectators),
        }
    }
}
