//! Players who want to be known over several tables: they belong to whoever has the token, of which the server keeps a hash alone.

use super::auth::Token;
use super::body::Body;
use super::call::Call;
use super::me::{Forgotten, Recover};
use super::{contract, to_the_end};
use crate::desk::Life;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::people::{self, Career, PlayerShown, PlayersTable};
use crate::secrets::{self, Secret};
use crate::store::{Op, PeopleOp, PlayerRow, SittingRow, StoreError};
use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use session::Refusal;
use std::sync::Arc;
use utoipa::ToSchema;

/// Somebody who wants to be known.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    /// What the player is called in lists.
    #[schema(schema_with = contract::name)]
    pub name: String,
    /// Wants to stand on the leaderboard.
    #[serde(default)]
    pub listed: bool,
}

/// A player and the secrets, shown this once.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct PlayerOpened {
    /// The player.
    pub player: PlayerShown,
    /// Opens the player; the one that was sent, if one was.
    pub token: String,
    /// Opens the player when the token is lost; to be written down.
    pub recovery: String,
    /// The secret link of the player: the token stands behind the `#`, which browsers do not send.
    pub link: String,
}

/// What is to be changed about a player.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerChange {
    /// What the player is called in lists from now on.
    #[serde(default)]
    #[schema(schema_with = contract::name)]
    pub name: Option<String>,
    /// Wants to stand on the leaderboard, or not any more.
    #[serde(default)]
    pub listed: Option<bool>,
}

/// A player and what the player has done.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct Me {
    /// The player.
    pub player: PlayerShown,
    /// Game by game.
    pub games: Vec<Career>,
    /// The newest first, at most 50.
    pub tables: Vec<PlayersTable>,
    /// This server sends notices by mail or by push.
    pub notices: bool,
}

/// Whose the seat is.
#[derive(Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitAs {
    /// The token of the player.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub player: String,
}

/// The seat is the player's.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct Sits {
    /// It will count for the leaderboard, if nothing stands against it at the end.
    pub rated: bool,
}

/// So many tables are told.
const TABLES: usize = 50;

/// Whoever has the token of a player.
pub(crate) struct Known {
    pub hub: Arc<Hub>,
    pub player: PlayerRow,
}

impl FromRequestParts<Arc<Hub>> for Known {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, ApiError> {
        let token = Token::from_request_parts(parts, hub).await?.0.ok_or(ApiError::NoToken)?;
        Ok(Known { hub: hub.clone(), player: people::known(hub, &token).await? })
    }
}

fn opened(row: &PlayerRow, token: &str, recovery: Secret) -> PlayerOpened {
    let (token, link) = (token.to_owned(), format!("/me#player={token}"));
    PlayerOpened { player: PlayerShown::from(row), token, recovery: recovery.0, link }
}

/// A player who wants to be known again. With a token that opens campaigns here it is the same person's.
#[utoipa::path(post, path = "/api/players", tag = "players", request_body = NewPlayer, security((), ("seat" = [])),
    responses((status = 200, description = "The player with the secrets", body = PlayerOpened),
        (status = 409, description = "The token is a player's already")))]
pub(crate) async fn create(
    State(hub): State<Arc<Hub>>,
    token: Token,
    Body(wish): Body<NewPlayer>,
) -> Result<Json<PlayerOpened>, ApiError> {
    to_the_end(async move {
        let token = match token.0 {
            None => Secret::token(&hub.config.entropy).0,
            Some(token) => {
                let hash = secrets::hash(token.as_bytes());
                if hub.store.player_by_token(&hash).await?.is_some() {
                    return Err(Refusal::SeatTaken.into());
                }
                if hub.store.campaigns_of(&hash).await?.is_empty() {
                    return Err(ApiError::NoPlayer);
                }
                token
            }
        };
        let recovery = Secret::recovery(&hub.config.entropy);
        let mut row = PlayerRow {
            id: secrets::table_id(&hub.config.entropy),
            token: secrets::hash(token.as_bytes()),
            recovery: recovery.hash(),
            listed: wish.listed,
            created_at: hub.now() as i64,
            ..PlayerRow::default()
        };
        loop {
            (row.name, row.look) = people::free_name(&hub, &wish.name, &row.id).await?;
            match hub.store.write(vec![Op::People(PeopleOp::NewPlayer(Box::new(row.clone())))]).await {
                // Another took the name at the same moment.
                Err(StoreError::Conflict) if hub.store.player_by_token(&row.token).await?.is_none() => {}
                done => break done?,
            }
        }
        Ok(Json(opened(&row, &token, recovery)))
    })
    .await
}

/// Gets back to a player. Token and code are new; the old ones are worth nothing.
#[utoipa::path(post, path = "/api/players/recover", tag = "players", request_body = Recover,
    responses((status = 200, description = "The player with new secrets", body = PlayerOpened),
        (status = 401, description = "The code opens nothing")))]
pub(crate) async fn recover(
    State(hub): State<Arc<Hub>>,
    Body(wish): Body<Recover>,
) -> Result<Json<PlayerOpened>, ApiError> {
    to_the_end(async move {
        let hash = secrets::hash(wish.code.trim().to_lowercase().as_bytes());
        let mut row = hub.store.player_by_code(&hash).await?.ok_or(ApiError::NoPlayer)?;
        let mut ops = Vec::new();
        let (token, recovery) = (Secret::token(&hub.config.entropy), Secret::recovery(&hub.config.entropy));
        for mut campaign in hub.store.campaigns_of(&row.token).await? {
            campaign.owner = token.hash();
            ops.push(Op::Campaign(Box::new(campaign)));
        }
        (row.token, row.recovery) = (token.hash(), recovery.hash());
        ops.push(Op::People(PeopleOp::Player(Box::new(row.clone()))));
        hub.store.write(ops).await?;
        Ok(Json(opened(&row, &token.0, recovery)))
    })
    .await
}

/// The player of the token, and what the player has done.
#[utoipa::path(get, path = "/api/players/me", tag = "players", security(("seat" = [])),
    responses((status = 200, description = "The player", body = Me)))]
pub(crate) async fn show(Known { hub, player }: Known) -> Result<Json<Me>, ApiError> {
    people::count_up(&hub).await?;
    me(&hub, &player).await.map(Json)
}

async fn me(hub: &Hub, player: &PlayerRow) -> Result<Me, ApiError> {
    let rows = hub.store.seats_of_player(&player.id).await?;
    let mut tables: Vec<PlayersTable> = rows.iter().map(PlayersTable::from).collect();
    let games = people::careers(&tables, |game| hub.catalog.scoring(game));
    tables.truncate(TABLES);
    let notices = hub.notices.is_some();
    Ok(Me { player: PlayerShown::from(player), games, tables, notices })
}

/// Another name, or another wish about the leaderboard. Whoever does not want to stand there any more is gone from it at once; games
/// that others played too stay counted for them.
#[utoipa::path(post, path = "/api/players/me", tag = "players", request_body = PlayerChange, security(("seat" = [])),
    responses((status = 200, description = "The player: the name has a number where it looks like another", body = Me)))]
pub(crate) async fn change(
    Known { hub, mut player }: Known,
    Body(wish): Body<PlayerChange>,
) -> Result<Json<Me>, ApiError> {
    to_the_end(async move {
        if let Some(name) = &wish.name {
            (player.name, player.look) = people::free_name(&hub, name, &player.id).await?;
        }
        player.listed = wish.listed.unwrap_or(player.listed);
        hub.store.write(vec![Op::People(PeopleOp::Player(Box::new(player.clone())))]).await?;
        me(&hub, &player).await.map(Json)
    })
    .await
}

/// Everything that is kept about the player, as a file.
#[utoipa::path(get, path = "/api/players/me/file", tag = "players", security(("seat" = [])),
    responses((status = 200, description = "JSON", body = Object, content_type = "application/json",
        headers(("Content-Disposition" = String, description = "A name for the file")))))]
pub(crate) async fn file(Known { hub, player }: Known) -> Result<Response, ApiError> {
    people::count_up(&hub).await?;
    let name = "attachment; filename=\"great-race-player.json\"";
    let data = people::export(&hub, &player).await?;
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(data)).into_response())
}

/// Deletes the player: the name, everything said in chat, links, secrets and campaigns. Moves stay under no name, bots play on where
/// games run, and results stay with a number that leads to nobody.
#[utoipa::path(delete, path = "/api/players/me", tag = "players", security(("seat" = [])),
    responses((status = 200, description = "Forgotten", body = Forgotten)))]
pub(crate) async fn forget(Known { hub, player }: Known) -> Result<Json<Forgotten>, ApiError> {
    to_the_end(async move {
        people::count_up(&hub).await?;
        people::forget(&hub, &player).await?;
        Ok(Json(Forgotten::now()))
    })
    .await
}

/// Says which player sits on the seat. Said before the start, the game counts for the leaderboard where the player wants that, at
/// least one other does, nobody takes luck back, and luck comes from no word; said later it is for the player's own list alone.
#[utoipa::path(post, path = "/api/tables/{id}/player", tag = "players", request_body = SitAs,
    params(("id" = String, Path, description = "The table")), security(("seat" = [])),
    responses((status = 200, description = "The seat is the player's", body = Sits),
        (status = 409, description = "The seat is another player's, or the player sits here already")))]
pub(crate) async fn sit(call: Call, Body(wish): Body<SitAs>) -> Result<Json<Sits>, ApiError> {
    call.change(move |hub, mut desk, seat| async move {
        let player = people::known(&hub, &wish.player).await?;
        let game = desk.row.id.clone();
        let sittings = hub.store.sittings(&game).await?;
        let own = sittings.iter().find(|sitting| sitting.seat == seat.0 || sitting.player == player.id);
        if let Some(own) = own {
            let same = own.seat == seat.0 && own.player == player.id && own.gone == 0;
            return if same { Ok(Json(Sits { rated: own.rated })) } else { Err(Refusal::SeatTaken.into()) };
        }
        let is_before = matches!(&desk.life, Life::Gathering(gathering) if gathering.opening.is_none());
        let rated = player.listed && is_before;
        let since = hub.now() as i64;
        let row = SittingRow { game, seat: seat.0, player: player.id, since, rated, ..SittingRow::default() };
        desk.write(&hub, vec![Op::People(PeopleOp::Sits(Box::new(row)))]).await?;
        Ok(Json(Sits { rated }))
    })
    .await
}
