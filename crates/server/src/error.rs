//! Every refusal: a stable code for programs, a written reason for people, and no secret in either.

use crate::store::{StoreError, Trouble};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use session::wire::AnyWhyNot;
use session::{CampaignError, CatalogError, Refusal};
use utoipa::ToSchema;

/// Why a request was not done.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    /// No such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// No such campaign.
    #[error("there is no such campaign")]
    NoSuchCampaign,
    /// A token that does not open this campaign.
    #[error("this token opens no campaign here")]
    NotYourCampaign,
    /// No such club.
    #[error("there is no such club")]
    NoSuchClub,
    /// No such tournament.
    #[error("there is no such tournament")]
    NoSuchTournament,
    /// A token or a code that opens no player.
    #[error("this opens no player here")]
    NoPlayer,
    /// What a campaign does not take.
    #[error("{0}")]
    Campaign(#[from] CampaignError),
    /// No such page.
    #[error("there is nothing here")]
    NotFound,
    /// No token.
    #[error("this needs the token of a seat: Authorization: Bearer TOKEN")]
    NoToken,
    /// A token that opens nothing.
    #[error("this token opens no seat at this table")]
    BadToken,
    /// A recovery code that opens nothing.
    #[error("this recovery code opens no seat at this table")]
    BadCode,
    /// The table said no.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// No such game, board, bot.
    #[error("{0}")]
    Catalog(#[from] CatalogError),
    /// The request cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// A name that the server was not told.
    #[error(
        "this server does not answer to the name {0}; whoever keeps it can start it with --host NAME, and the address in \
         numbers works always"
    )]
    UnknownHost(String),
    /// The request is too large.
    #[error("the request is larger than {0} bytes")]
    TooLarge(usize),
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game has begun.
    #[error("the game has already begun")]
    Begun,
    /// A stored game of another version of the rules.
    #[error(
        "this game was played under version {found} of the rules; this server plays version {ours}. It is kept as it is: \
         its log can be exported, and a server of that version plays it on"
    )]
    OtherRules {
        /// The game's.
        found: u32,
        /// Ours.
        ours: u32,
    },
    /// No watching.
    #[error("this table is not open to spectators")]
    NoSpectators,
    /// Spectators see things later, and there is nothing yet.
    #[error("spectators see this table later; there is nothing to see yet")]
    NotYet,
    /// No idempotency key.
    #[error("commands need a header Idempotency-Key of 1 to 64 letters, digits, - or _")]
    NoIdempotencyKey,
    /// One key for two requests.
    #[error("this Idempotency-Key was used for another command")]
    KeyReused,
    /// Too many requests.
    #[error("too many requests; wait {0} seconds")]
    TooMany(u64),
    /// No room for games from elsewhere.
    #[error("this server keeps no more games from elsewhere; try again when old ones are gone")]
    NoRoom,
    /// The host has not set this up.
    #[error("this server does not offer that")]
    NotOffered,
    /// No room for more clubs, members or tournaments.
    #[error("there are enough of these")]
    Enough,
    /// The table is being reloaded.
    #[error("the table is being reloaded; send the same request again")]
    Reloading,
    /// The request took too long.
    #[error("the request took too long")]
    Timeout,
    /// The storage.
    #[error("{}", told(.0))]
    Store(StoreError),
    /// A bug.
    #[error("the server made a mistake; nothing was done")]
    Internal,
}

/// What every refusal looks like.
#[derive(Serialize, ToSchema)]
pub(crate) struct Refused {
    error: Reason,
}

/// Why.
#[derive(Serialize, ToSchema)]
struct Reason {
    /// A word for programs that does not change.
    code: &'static str,
    /// In English.
    message: String,
    /// Where the rules say no: why, and what would help.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<AnyWhyNot>,
    /// Why nothing can be stored now, a word of [`Trouble`]; of a table that cannot be had, which choice stands against it.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
}

/// What is told of the storage: no row, no path.
fn told(error: &StoreError) -> String {
    match error {
        StoreError::Stopped(trouble) => format!(
            "the server cannot store anything now: {}. Send the same request again later",
            trouble.words()
        ),
        StoreError::Damaged(_) => "what is stored of this cannot be read".into(),
        StoreError::Unknown => {
            "nobody knows yet whether this was stored: send the same request again, with the same Idempotency-Key".into()
        }
        _ => "the storage does not answer; nothing was done".into(),
    }
}

impl From<StoreError> for ApiError {
    /// Where somebody else has written, the table is loaded again and the same request can be sent again: nothing is damaged.
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Conflict => ApiError::Reloading,
            error => ApiError::Store(error),
        }
    }
}

impl ApiError {
    /// Why nothing can be stored now, if that is it.
    fn trouble(&self) -> Option<Trouble> {
        match self {
            ApiError::Store(StoreError::Stopped(trouble)) => Some(*trouble),
            _ => None,
        }
    }
    /// A word that does not change.
    pub fn code(&self) -> &'static str {
        match self {
            ApiError::NoSuchTable => "no_such_table",
            ApiError::NoSuchCampaign => "no_such_campaign",
            ApiError::NoSuchClub => "no_such_club",
            ApiError::NoSuchTournament => "no_such_tournament",
            ApiError::NotYourCampaign => "bad_token",
            ApiError::NoPlayer => "no_player",
            ApiError::Enough => "enough",
            ApiError::NotOffered => "not_offered",
            ApiError::Campaign(CampaignError::Running) => "campaign_running",
            ApiError::Campaign(CampaignError::NotRunning) => "campaign_idle",
            ApiError::Campaign(_) => "bad_campaign",
            ApiError::NotFound => "not_found",
            ApiError::NoToken => "no_token",
            ApiError::BadToken => "bad_token",
            ApiError::BadCode => "bad_code",
            ApiError::Refused(refusal) => refusal.code(),
            ApiError::Catalog(CatalogError::Game(_)) => "no_such_game",
            ApiError::Catalog(CatalogError::Twice(_)) => "already_chosen",
            ApiError::Catalog(_) => "bad_table",
            ApiError::Unreadable(_) => "unreadable",
            ApiError::UnknownHost(_) => "unknown_host",
            ApiError::TooLarge(_) => "too_large",
            ApiError::NotBegun => "not_begun",
            ApiError::Begun => "already_begun",
            ApiError::OtherRules { .. } => "other_rules",
            ApiError::NoSpectators => "no_spectators",
            ApiError::NotYet => "not_yet",
            ApiError::NoIdempotencyKey => "no_idempotency_key",
            ApiError::KeyReused => "idempotency_key_reused",
            ApiError::TooMany(_) => "too_many_requests",
            ApiError::NoRoom => "no_room",
            ApiError::Reloading => "reloading",
            ApiError::Timeout => "timeout",
            ApiError::Store(StoreError::Unknown) => "unknown",
            ApiError::Store(_) => "storage",
            ApiError::Internal => "internal",
        }
    }
    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self {
            ApiError::NoSuchTable
            | ApiError::NoSuchCampaign
            | ApiError::NoSuchClub
            | ApiError::NoSuchTournament
            | ApiError::NotFound => StatusCode::NOT_FOUND,
            ApiError::NoToken
            | ApiError::BadToken
            | ApiError::NotYourCampaign
            | ApiError::NoPlayer
            | ApiError::BadCode => StatusCode::UNAUTHORIZED,
            ApiError::Campaign(CampaignError::Running | CampaignError::NotRunning) => StatusCode::CONFLICT,
            ApiError::Campaign(_) => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::Refused(Refusal::NotHost | Refusal::PeoplePlay | Refusal::NotOver) => {
                StatusCode::FORBIDDEN
            }
            ApiError::NoSpectators => StatusCode::FORBIDDEN,
            ApiError::Refused(Refusal::Notation(_) | Refusal::Invalid(_)) => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::Catalog(CatalogError::Twice(_)) => StatusCode::CONFLICT,
            ApiError::Catalog(_) | ApiError::Unreadable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::Refused(_)
            | ApiError::NotBegun
            | ApiError::Begun
            | ApiError::NotOffered
            | ApiError::NotYet
            | ApiError::OtherRules { .. } => StatusCode::CONFLICT,
            ApiError::UnknownHost(_) => StatusCode::MISDIRECTED_REQUEST,
            ApiError::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::NoIdempotencyKey => StatusCode::BAD_REQUEST,
            ApiError::KeyReused => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            ApiError::NoRoom | ApiError::Enough => StatusCode::INSUFFICIENT_STORAGE,
            ApiError::Reloading => StatusCode::SERVICE_UNAVAILABLE,
            ApiError::Timeout => StatusCode::REQUEST_TIMEOUT,
            ApiError::Store(StoreError::Damaged(_) | StoreError::Unfit(_)) | ApiError::Internal => {
                StatusCode::INTERNAL_SERVER_ERROR
            }
            ApiError::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let trouble = self.trouble().map(Trouble::word);
        // Trouble was told when it came, once.
        if let (ApiError::Store(error), None) = (&self, trouble) {
            tracing::error!(%error, "storage");
        }
        let reason = match &self {
            ApiError::Catalog(CatalogError::Choice { kind, .. }) => Some(*kind),
            _ => trouble,
        };
        let why = match &self {
            ApiError::Refused(Refusal::Rules(why)) => Some((**why).clone()),
            _ => None,
        };
        let body = Refused { error: Reason { code: self.code(), message: self.to_string(), why, reason } };
        let mut response = (self.status(), Json(body)).into_response();
        if let ApiError::TooMany(seconds) = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
