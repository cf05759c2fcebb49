//! Campaigns of solo games: one change at a time, kept as files in the storage. A game that is over, or was given up, is entered from
//! its stored log as soon as anybody asks for its campaign; nothing has to be running for that, and nothing is lost by a stop.

use crate::desk::Life;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::store::{CampaignRow, Op, StoreError};
use session::{Campaign, CampaignError};
use std::sync::Arc;
use tokio::sync::MutexGuard;

/// Campaigns of one owner at most.
pub(crate) const MOST: usize = 24;
/// How exactly it is known when an owner last looked.
const DAY: i64 = 24 * 3600 * 1000;

/// A campaign that nobody else changes meanwhile.
pub(crate) struct Held<'a> {
    pub row: CampaignRow,
    pub campaign: Campaign,
    _turn: MutexGuard<'a, ()>,
}

impl Held<'_> {
    /// The table that is played.
    pub fn running(&self) -> Option<String> {
        Some(self.row.running.clone()).filter(|table| !table.is_empty())
    }
    /// Makes durable what has changed.
    pub async fn keep(&mut self, hub: &Hub) -> Result<(), ApiError> {
        self.row.updated_at = hub.now() as i64;
        self.row.opened_at = self.row.updated_at;
        self.row.data = self.campaign.write();
        hub.store.write(vec![Op::Campaign(Box::new(self.row.clone()))]).await?;
        self.row.version += 1;
        Ok(())
    }
}

/// The campaign of whoever has this token, with what has been played since entered.
pub(crate) async fn hold<'a>(hub: &'a Arc<Hub>, id: &str, owner: &str) -> Result<Held<'a>, ApiError> {
    let turn = hub.campaigns.lock().await;
    let row = hub.store.campaign(id).await?.ok_or(ApiError::NoSuchCampaign)?;
    if row.owner != owner {
        return Err(ApiError::NotYourCampaign);
    }
    let campaign = parse(&row)?;
    let mut held = Held { row, campaign, _turn: turn };
    if enter_what_is_over(hub, &mut held).await? || held.row.opened_at < hub.now() as i64 - DAY {
        let updated_at = held.row.updated_at;
        held.keep(hub).await?;
        held.row.updated_at = held.row.updated_at.max(updated_at);
    }
    Ok(held)
}

/// What is stored was checked when it came.
pub(crate) fn parse(row: &CampaignRow) -> Result<Campaign, ApiError> {
    Campaign::parse(&row.data).map_err(|error| StoreError::Damaged(error.to_string()).into())
}

/// `true` if something has changed.
async fn enter_what_is_over(hub: &Arc<Hub>, held: &mut Held<'_>) -> Result<bool, ApiError> {
    let Some(table) = held.running() else { return Ok(false) };
    let mut desk = match hub.desk_of(&table).await {
        Ok(desk) => desk,
        // Whoever keeps the server has deleted it: there is nothing to enter.
        Err(ApiError::NoSuchTable) => {
            held.row.running.clear();
            return Ok(true);
        }
        Err(error) => return Err(error),
    };
    let is_left = !desk.is_person(0);
    let Life::Playing(game) = &mut desk.life else { return Ok(false) };
    if !game.notes().status.is_over() {
        if !is_left {
            return Ok(false);
        }
        // Nobody is there to play it on.
        game.abandon();
        let ops = desk.revoke_the_gone();
        desk.commit(hub, ops).await?;
    }
    let game = desk.table()?;
    let files = hub.content(game.header()).await?;
    let log = game.log(files)?;
    drop(desk);
    let (catalog, mut campaign) = (hub.catalog.clone(), held.campaign.clone());
    let entered = hub.work(move || catalog.enter_race(&mut campaign, &log).map(|()| campaign)).await?;
    match entered {
        Ok(campaign) => {
            held.campaign = campaign;
            held.row.played += 1;
        }
        // It was changed into something else: it does not count, and the campaign goes on.
        Err(error) => tracing::warn!(%error, "a game is not of its campaign"),
    }
    held.row.running.clear();
    Ok(true)
}

/// The game that is played is given up. Before its start there is nothing to lose.
pub(crate) async fn give_up(hub: &Arc<Hub>, held: &mut Held<'_>) -> Result<(), ApiError> {
    let table = held.running().ok_or(CampaignError::NotRunning)?;
    let mut desk = hub.desk_of(&table).await?;
    match &mut desk.life {
        Life::Gathering(_) => held.row.running.clear(),
        Life::Playing(game) => {
            game.abandon();
            desk.commit(hub, Vec::new()).await?;
            drop(desk);
            enter_what_is_over(hub, held).await?;
        }
    }
    held.keep(hub).await
}

/// Deletes campaigns in which nothing was ever played and at which nobody looks.
pub(crate) async fn tidy(hub: &Hub) -> Result<(), StoreError> {
    let age = i64::try_from(hub.config.limits.import_age.as_millis()).unwrap_or(i64::MAX);
    let before = (hub.now() as i64).saturating_sub(age);
    let ops: Vec<Op> =
        hub.store.idle_campaigns(before).await?.into_iter().map(|id| Op::NoCampaign { id }).collect();
    if ops.is_empty() { Ok(()) } else { hub.store.write(ops).await }
}
