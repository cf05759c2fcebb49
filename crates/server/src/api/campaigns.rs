//! Campaigns of solo games: they belong to whoever has the player's token, of which the server keeps a hash alone.

use super::auth::Token;
use super::body::{Body, CampaignText};
use super::create::{TableOpened, new_row};
use super::luck::given_openly;
use super::seats::granted;
use super::{Address, contract, to_the_end};
use crate::campaigns::{self, Held, MOST};
use crate::desk::Desk;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::names::{check_name, check_word};
use crate::secrets::{self, Secret};
use crate::store::{CampaignRow, Op};
use axum::extract::{FromRequestParts, Path, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use game::Seat;
use record::Seed;
use serde::{Deserialize, Serialize};
use session::campaigns::{CampaignLine, CampaignRules, CampaignShown};
use session::{Campaign, CampaignError, Gathering, Place, TableSpec, WrittenSpec};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use utoipa::ToSchema;

/// A campaign to be begun.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    /// Whose.
    #[schema(schema_with = contract::name)]
    pub player: String,
    /// What is agreed on; everything as the rule book begins if not said.
    #[serde(default)]
    pub rules: CampaignRules,
}

/// A campaign that was begun or brought in.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct CampaignOpened {
    /// How it stands.
    pub campaign: CampaignShown,
    /// The player's token, shown this once; the one that was sent, if one was.
    pub token: String,
    /// The secret link of the player: the token stands behind the `#`, which browsers do not send.
    pub link: String,
}

/// Campaigns of one player.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct Campaigns {
    /// The oldest first.
    pub campaigns: Vec<CampaignLine>,
}

/// The next game of a campaign.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NextGame {
    /// Where and with what. Deck, powers and who begins follow from the campaign and are not said; `alone` is.
    #[schema(value_type = TableSpec)]
    pub spec: WrittenSpec,
    /// For programs that do not commit to a nonce: 64 hexadecimal digits (or 32) that the seat adds to the luck openly.
    #[serde(default)]
    #[schema(pattern = "^([0-9a-f]{32}|[0-9a-f]{64})$")]
    pub nonce: Option<String>,
}

/// Cards of the opponent that leave.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Letters {
    /// Their letters, from `a` to `h`.
    #[schema(min_length = 1, max_length = 2, pattern = "^[a-h]{1,2}$")]
    pub letters: String,
}

/// Who calls which campaign.
pub(crate) struct Which {
    hub: Arc<Hub>,
    id: String,
    owner: String,
}

impl FromRequestParts<Arc<Hub>> for Which {
    type Rejection = ApiError;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, ApiError> {
        let id = Path::<String>::from_request_parts(parts, hub).await.map(|Path(id)| id);
        let id = id.ok().filter(|id| secrets::is_table_id(id)).ok_or(ApiError::NoSuchCampaign)?;
        let token = Token::from_request_parts(parts, hub).await?;
        Ok(Which { hub: hub.clone(), id, owner: owner(&token)? })
    }
}

impl Which {
    async fn hold(&self) -> Result<Held<'_>, ApiError> {
        campaigns::hold(&self.hub, &self.id, &self.owner).await
    }
}

fn owner(token: &Token) -> Result<String, ApiError> {
    let token = token.0.as_deref().ok_or(ApiError::NoToken)?;
    Ok(secrets::hash(token.as_bytes()))
}

/// Begins a campaign. With a token it belongs to the same player as those that the token opens; without one a new token is made.
#[utoipa::path(post, path = "/api/campaigns", tag = "campaigns", request_body = NewCampaign, security((), ("seat" = [])),
    responses((status = 200, description = "The campaign and the player's token", body = CampaignOpened),
        (status = 507, description = "The server keeps no more campaigns, or the player has enough of them")))]
pub(crate) async fn create(
    State(hub): State<Arc<Hub>>,
    token: Token,
    Body(wish): Body<NewCampaign>,
) -> Result<Json<CampaignOpened>, ApiError> {
    let player = check_name(&wish.player)?;
    let id = secrets::table_id(&hub.config.entropy);
    let campaign = hub.catalog.new_campaign(&id, &player, wish.rules)?;
    to_the_end(async move { keep(&hub, token, campaign).await }).await
}

/// A new row for a campaign.
async fn keep(hub: &Arc<Hub>, token: Token, campaign: Campaign) -> Result<Json<CampaignOpened>, ApiError> {
    let _turn = hub.campaigns.lock().await;
    let token = match token.0 {
        None => Secret::token(&hub.config.entropy).0,
        Some(token) => match hub.store.campaigns_of(&secrets::hash(token.as_bytes())).await?.len() {
            0 => return Err(ApiError::NotYourCampaign),
            MOST.. => return Err(ApiError::NoRoom),
            _ => token,
        },
    };
    let (now, data) = (hub.now() as i64, campaign.write());
    if hub.store.campaign_bytes().await? + data.len() as i64 > hub.config.limits.campaigns_in_all {
        return Err(ApiError::NoRoom);
    }
    let row = CampaignRow {
        id: campaign.id.clone(),
        owner: secrets::hash(token.as_bytes()),
        created_at: now,
        updated_at: now,
        opened_at: now,
        data,
        ..CampaignRow::default()
    };
    hub.store.write(vec![Op::Campaign(Box::new(row))]).await?;
    let link = format!("/campaigns/{}#player={token}", campaign.id);
    Ok(Json(CampaignOpened { campaign: hub.catalog.show_campaign(&campaign, None), token, link }))
}

/// The campaigns that a token opens. Games that are over, or were given up, are entered first.
#[utoipa::path(get, path = "/api/campaigns", tag = "campaigns", security(("seat" = [])),
    responses((status = 200, description = "Campaigns, the oldest first", body = Campaigns)))]
pub(crate) async fn list(State(hub): State<Arc<Hub>>, token: Token) -> Result<Json<Campaigns>, ApiError> {
    let owner = owner(&token)?;
    to_the_end(async move {
        let rows = hub.store.campaigns_of(&owner).await?;
        if rows.is_empty() {
            return Err(ApiError::NotYourCampaign);
        }
        let mut campaigns = Vec::new();
        for row in rows {
            let line = |campaign: &Campaign, running, at| hub.catalog.campaign_line(campaign, running, at);
            campaigns.push(if row.running.is_empty() {
                line(&campaigns::parse(&row)?, None, row.updated_at)
            } else {
                let held = campaigns::hold(&hub, &row.id, &owner).await?;
                line(&held.campaign, held.running(), held.row.updated_at)
            });
        }
        Ok(Json(Campaigns { campaigns }))
    })
    .await
}

/// How a campaign stands. A game that is over, or was given up, is entered first.
#[utoipa::path(get, path = "/api/campaigns/{id}", tag = "campaigns", security(("seat" = [])),
    params(("id" = String, Path, description = "The campaign")),
    responses((status = 200, description = "Deck, powers, passport, history", body = CampaignShown)))]
pub(crate) async fn show(call: Which) -> Result<Json<CampaignShown>, ApiError> {
    to_the_end(async move {
        let held = call.hold().await?;
        Ok(Json(call.hub.catalog.show_campaign(&held.campaign, held.running())))
    })
    .await
}

/// Opens a table for the next game of a campaign: its seat is committed to luck and started like any other. It is by link only.
#[utoipa::path(post, path = "/api/campaigns/{id}/next", tag = "campaigns", request_body = NextGame, security(("seat" = [])),
    params(("id" = String, Path, description = "The campaign")),
    responses((status = 200, description = "The table and its one seat", body = TableOpened),
        (status = 409, description = "A game of this campaign is running (`campaign_running`)"),
        (status = 422, description = "No such game or option, or cards have to be named first (`reason`: `campaign_owes`)")))]
pub(crate) async fn next(call: Which, Body(wish): Body<NextGame>) -> Result<Json<TableOpened>, ApiError> {
    to_the_end(async move {
        let nonce = given_openly(wish.nonce.as_ref())?;
        let spec = wish.spec.read()?;
        let mut held = call.hold().await?;
        let hub = &call.hub;
        if held.running().is_some() {
            return Err(CampaignError::Running.into());
        }
        let spec = hub.catalog.next_of_campaign(&held.campaign, spec)?;
        let (mut row, mut seed) = new_row(hub, "", true);
        if let Some(word) = &spec.luck {
            check_word(word)?;
            seed = Seed::from_word(word);
            row.seed = seed.reveal();
        }
        let mut gathering = Gathering::new(spec, vec![Place::Open]);
        let seat = gathering.join(&held.campaign.player, Some(Seat(0)), nonce)?;
        let table = row.id.clone();
        let mut desk = Desk::gathering(row, gathering);
        let (token, recovery, op) = desk.mint(hub, seat);
        held.row.running.clone_from(&table);
        // Both or neither: a table that its campaign does not know would count for nothing.
        let of_campaign = Op::Campaign(Box::new(held.row.clone()));
        hub.add(desk, vec![op, of_campaign]).await?;
        let seats = vec![granted(&table, seat, token, recovery)];
        Ok(Json(TableOpened::new(table, seed.commitment(), seats)))
    })
    .await
}

/// Gives the running game of a campaign up: the opponent has won it. Before its start there is nothing to lose.
#[utoipa::path(post, path = "/api/campaigns/{id}/abandon", tag = "campaigns", security(("seat" = [])),
    params(("id" = String, Path, description = "The campaign")),
    responses((status = 200, description = "How the campaign stands now", body = CampaignShown),
        (status = 409, description = "No game of this campaign is running (`campaign_idle`)")))]
pub(crate) async fn abandon(call: Which) -> Result<Json<CampaignShown>, ApiError> {
    to_the_end(async move {
        let mut held = call.hold().await?;
        campaigns::give_up(&call.hub, &mut held).await?;
        Ok(Json(call.hub.catalog.show_campaign(&held.campaign, held.running())))
    })
    .await
}

/// Names the cards that leave the opponent's deck, where a campaign exchanges them by letter.
#[utoipa::path(post, path = "/api/campaigns/{id}/letters", tag = "campaigns", request_body = Letters, security(("seat" = [])),
    params(("id" = String, Path, description = "The campaign")),
    responses((status = 200, description = "How the campaign stands now", body = CampaignShown),
        (status = 422, description = "Such a card cannot leave")))]
pub(crate) async fn letters(call: Which, Body(wish): Body<Letters>) -> Result<Json<CampaignShown>, ApiError> {
    to_the_end(async move {
        let mut held = call.hold().await?;
        held.campaign.name_letters(&wish.letters)?;
        held.keep(&call.hub).await?;
        Ok(Json(call.hub.catalog.show_campaign(&held.campaign, held.running())))
    })
    .await
}

/// The campaign as a file, with all its logs: `great-race verify --passport` checks it, and another server or the terminal goes on with
/// it. A game that is running is not in it.
#[utoipa::path(get, path = "/api/campaigns/{id}/file", tag = "campaigns", security(("seat" = [])),
    params(("id" = String, Path, description = "The campaign")),
    responses((status = 200, description = "JSON, see docs/LOG.md", body = String, content_type = "application/json",
        headers(("Content-Disposition" = String, description = "A name for the file")))))]
pub(crate) async fn file(call: Which) -> Result<Response, ApiError> {
    to_the_end(async move {
        let held = call.hold().await?;
        let name = format!("attachment; filename=\"great-race-campaign-{}.json\"", call.id);
        let text = held.campaign.write();
        Ok((
            [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)],
            text,
        )
            .into_response())
    })
    .await
}

/// Deletes a campaign. The tables that it was played at stay.
#[utoipa::path(delete, path = "/api/campaigns/{id}", tag = "campaigns", security(("seat" = [])),
    params(("id" = String, Path, description = "The campaign")),
    responses((status = 204, description = "It is gone")))]
pub(crate) async fn forget(call: Which) -> Result<Response, ApiError> {
    to_the_end(async move {
        let held = call.hold().await?;
        call.hub.store.write(vec![Op::NoCampaign { id: held.row.id.clone() }]).await?;
        Ok(axum::http::StatusCode::NO_CONTENT.into_response())
    })
    .await
}

/// Brings a campaign in from its file: every log in it is read, replayed and checked. It gets an id of its own here.
#[utoipa::path(post, path = "/api/campaigns/import", tag = "campaigns", security((), ("seat" = [])),
    request_body(content((String = "application/json"), (String = "text/plain"))),
    responses((status = 200, description = "The campaign and the player's token", body = CampaignOpened),
        (status = 408, description = "It took too long, and nothing was kept"),
        (status = 422, description = "It is no campaign, or one of its logs does not verify"),
        (status = 507, description = "The server keeps no more campaigns, or the player has enough of them")))]
pub(crate) async fn import(
    State(hub): State<Arc<Hub>>,
    Extension(Address(from)): Extension<Address>,
    token: Token,
    CampaignText(text): CampaignText,
) -> Result<Json<CampaignOpened>, ApiError> {
    bring_in(&hub, from, token, text).await
}

async fn bring_in(
    hub: &Arc<Hub>,
    from: IpAddr,
    token: Token,
    text: String,
) -> Result<Json<CampaignOpened>, ApiError> {
    hub.import_bytes.take_many(from, text.len() as f64, Instant::now()).map_err(ApiError::TooMany)?;
    let place = hub.imports.clone().acquire_owned().await.map_err(|_| ApiError::Internal)?;
    // It lives as long as the caller waits: whoever hangs up is read no further.
    let caller = Arc::new(());
    let (catalog, waits) = (hub.catalog.clone(), Arc::downgrade(&caller));
    let read = tokio::task::spawn_blocking(move || {
        let _place = place;
        catalog.read_campaign(&text, || waits.strong_count() > 0)
    });
    let mut campaign = read.await.map_err(|_| ApiError::Internal)??;
    check_name(&campaign.player)?;
    campaign.id = secrets::table_id(&hub.config.entropy);
    drop(caller);
    let hub = hub.clone();
    to_the_end(async move { keep(&hub, token, campaign).await }).await
}
