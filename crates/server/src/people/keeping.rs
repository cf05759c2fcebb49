//! What whoever keeps the server does about people: opens seasons, and makes the ratings again from the logs.

use super::counting;
use super::leaderboard::{Ranked, Season, ranked};
use crate::admin::{Admin, AdminError};
use crate::error::ApiError;
use crate::names::check_title;
use crate::secrets;
use crate::store::{Op, PeopleOp, SeasonRow, SittingRow};

/// What the logs say of what was counted.
#[derive(Debug)]
pub struct Checked {
    /// Games whose log was replayed and says what was counted.
    pub agree: usize,
    /// Games that were counted otherwise.
    pub differ: Vec<String>,
    /// Games whose log does not replay here.
    pub unread: Vec<String>,
}

impl Admin {
    /// Opens a season: from its first moment up to the last and without it, in milliseconds since the epoch.
    pub async fn open_season(
        &self,
        name: &str,
        from: i64,
        until: i64,
        carries: bool,
    ) -> Result<Season, AdminError> {
        if from >= until {
            return Err(AdminError::Not("a season ends after it has begun"));
        }
        let id = secrets::table_id(&self.hub.config.entropy);
        let row = SeasonRow { id, name: check_title(name)?, from_at: from, until_at: until, carries };
        if row.name.is_empty() {
            return Err(AdminError::Not("a season has a name"));
        }
        self.hub.store.write(vec![Op::People(PeopleOp::NewSeason(Box::new(row.clone())))]).await?;
        Ok(Season::from(row))
    }
    /// All seasons, the newest first.
    pub async fn seasons(&self) -> Result<Vec<Season>, AdminError> {
        Ok(self.hub.store.seasons().await?.into_iter().map(Season::from).collect())
    }
    /// A season is gone; what was played in it stays.
    pub async fn close_season(&self, id: &str) -> Result<(), AdminError> {
        self.season(Some(id)).await?;
        self.hub.store.write(vec![Op::People(PeopleOp::NoSeason { id: id.to_owned() })]).await?;
        Ok(())
    }
    async fn season(&self, id: Option<&str>) -> Result<Option<SeasonRow>, AdminError> {
        let Some(id) = id else { return Ok(None) };
        let found = self.hub.store.seasons().await?.into_iter().find(|season| season.id == id);
        found.map(Some).ok_or(AdminError::Not("there is no such season: `great-race admin season list`"))
    }
    /// The leaderboard, made again.
    pub async fn leaderboard(&self, game: &str, season: Option<&str>) -> Result<Vec<Ranked>, AdminError> {
        let season = self.season(season).await?;
        Ok(ranked(&self.hub, game, season.as_ref()).await?)
    }
    /// The games that one can ask for, the first on offer first.
    pub fn games(&self) -> Vec<String> {
        self.hub.catalog.offers().into_iter().map(|offer| offer.game).collect()
    }
    /// Replays the log of every game that was counted, and holds what comes out against what was counted.
    pub async fn check_results(&self) -> Result<Checked, AdminError> {
        let mut checked = Checked { agree: 0, differ: Vec::new(), unread: Vec::new() };
        for game in self.hub.store.counted_games().await? {
            let stored = self.hub.store.game(&game).await?.ok_or(ApiError::NoSuchTable)?;
            let sittings = self.hub.store.sittings(&game).await?;
            let Ok(desk) = self.hub.desk(&stored).await else {
                checked.unread.push(game);
                continue;
            };
            let when = sittings.first().map_or(0, |sitting| sitting.ended_at);
            let said = |rows: &[SittingRow]| -> Vec<_> {
                rows.iter().map(|row| (row.seat, row.counted, row.place, row.points)).collect()
            };
            let found = counting::results(&desk.life, sittings.clone(), when);
            if found.is_some_and(|found| said(&found) == said(&sittings)) {
                checked.agree += 1;
            } else {
                checked.differ.push(game);
            }
        }
        Ok(checked)
    }
}
