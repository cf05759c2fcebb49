//! People over several tables: players who want to be known again, their seats, what becomes of them, and their data.
//! Whoever has a player's token is that player; the server keeps its hash alone.

pub(crate) mod clubs;
mod counting;
mod data;
mod keeping;
mod leaderboard;
mod rating;
pub(crate) mod tournaments;

pub(crate) use counting::{count_up, run};
pub(crate) use data::{export, forget};
pub use keeping::Checked;
pub(crate) use leaderboard::ranked;
pub use leaderboard::{Ranked, Season};

use crate::error::ApiError;
use crate::hub::Hub;
use crate::names::{check_name, look, numbered};
use crate::secrets;
use crate::store::{Counted, PlayerRow, SeatOfPlayer, StoreError};
use crate::summary::Summary;
use game::Scoring;
use serde::{Deserialize, Serialize};
use session::Outline;
use std::collections::{BTreeMap, HashSet};
use std::sync::Mutex;
use utoipa::ToSchema;

/// What a server knows of people besides its storage.
#[derive(Debug, Default)]
pub struct People {
    /// Games that cannot be counted here: of other rules, or damaged.
    refused: Mutex<HashSet<String>>,
    /// Games that count for the leaderboard.
    results: tokio::sync::Mutex<leaderboard::Results>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
pub struct PlayerShown {
    /// For lists; it opens nothing.
    pub id: String,
    /// What the player is called in lists.
    pub name: String,
    /// Wants to stand on the leaderboard.
    pub listed: bool,
    /// Milliseconds since the epoch.
    pub created_at: i64,
}

/// What a player has done in one game.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, Serialize, ToSchema)]
pub struct Career {
    /// Which game.
    pub game: String,
    /// Tables, also those that are played now.
    pub tables: u32,
    /// Games that were played to the end.
    pub races: u32,
    /// Games won.
    pub wins: u32,
    /// Games that the player left.
    pub left: u32,
    /// Games that count for the leaderboard.
    pub rated: u32,
    /// The best result: the most points, or the fewest days.
    pub best: Option<i64>,
    /// Points or days on average.
    pub average: Option<f64>,
}

/// A table of a player.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
pub struct PlayersTable {
    /// Its id.
    pub table: String,
    /// What the lobby calls it.
    pub title: String,
    /// How far it has come.
    pub status: String,
    /// From 1.
    pub seat: u8,
    /// Since when: milliseconds since the epoch.
    pub since: i64,
    /// Which game, and where.
    #[serde(flatten)]
    pub outline: Outline,
    /// The place at the end, from 1.
    pub place: Option<u32>,
    /// Points or days at the end.
    pub points: Option<i64>,
    /// The player left while the game ran.
    pub left: bool,
    /// It counts for the leaderboard, or will where everything goes as agreed.
    pub rated: bool,
}

impl From<&PlayerRow> for PlayerShown {
    fn from(row: &PlayerRow) -> PlayerShown {
        let PlayerRow { id, name, listed, created_at, .. } = row.clone();
        PlayerShown { id, name, listed, created_at }
    }
}

impl From<&SeatOfPlayer> for PlayersTable {
    fn from(row: &SeatOfPlayer) -> PlayersTable {
        let sitting = &row.sitting;
        let summary: Summary = serde_json::from_str(&row.summary).unwrap_or_default();
        let has_place = sitting.counted != Counted::NotYet && sitting.place > 0;
        PlayersTable {
            table: sitting.game.clone(),
            title: row.title.clone(),
            status: row.status.clone(),
            seat: sitting.seat + 1,
            since: sitting.since,
            outline: summary.outline,
            place: has_place.then_some(sitting.place as u32),
            points: has_place.then_some(sitting.points),
            left: sitting.gone > 0,
            rated: match sitting.counted {
                Counted::NotYet => sitting.rated,
                counted => counted == Counted::Rated,
            },
        }
    }
}

/// What these tables come to, game by game.
pub(crate) fn careers(tables: &[PlayersTable], scoring: impl Fn(&str) -> Option<Scoring>) -> Vec<Career> {
    let mut careers = BTreeMap::<&str, (Career, i64)>::new();
    for table in tables {
        let game = table.outline.game.as_str();
        let Some(scoring) = scoring(game) else { continue };
        let (career, sum) = careers.entry(game).or_default();
        career.tables += 1;
        career.left += u32::from(table.left);
        let (Some(place), Some(points)) = (table.place, table.points) else { continue };
        career.races += 1;
        career.rated += u32::from(table.rated);
        career.wins += u32::from(place == 1);
        let is_better = |best: i64| scoring.is_better(points as i32, best as i32);
        if career.best.is_none_or(is_better) {
            career.best = Some(points);
        }
        *sum += points;
    }
    let career = |(game, (career, sum)): (&str, (Career, i64))| {
        let average = (career.races > 0).then(|| sum as f64 / f64::from(career.races));
        Career { game: game.to_owned(), average, ..career }
    };
    careers.into_iter().map(career).collect()
}

/// The player of a token.
pub(crate) async fn known(hub: &Hub, token: &str) -> Result<PlayerRow, ApiError> {
    hub.store.player_by_token(&secrets::hash(token.as_bytes())).await?.ok_or(ApiError::NoPlayer)
}

/// A name that no other player can be taken for, and what it looks like: with a number where another looks like it.
pub(crate) async fn free_name(hub: &Hub, wish: &str, own: &str) -> Result<(String, String), ApiError> {
    let wish = check_name(wish)?;
    for n in 1.. {
        let name = if n == 1 { wish.clone() } else { numbered(&wish, n) };
        let look = look(&name);
        if hub.store.player_by_look(&look).await?.is_none_or(|other| other.id == own) {
            return Ok((name, look));
        }
    }
    Err(StoreError::Conflict.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(game: &str, place: Option<u32>, points: i64, left: bool) -> PlayersTable {
        PlayersTable {
            table: String::new(),
            title: String::new(),
            status: "over".into(),
            seat: 1,
            since: 0,
            outline: Outline { game: game.into(), ..Outline::default() },
            place,
            points: place.map(|_| points),
            left,
            rated: false,
        }
    }

    #[test]
    fn a_career_counts_what_was_played_to_the_end() {
        let tables = [
            table("race", Some(1), 60, false),
            table("race", Some(3), 20, false),
            table("race", None, 0, true),
            table("motorcar", Some(2), 250, false),
            table("motorcar", Some(1), 230, false),
        ];
        let scoring = |game: &str| match game {
            "race" => Some(Scoring::Points),
            "motorcar" => Some(Scoring::Days),
            _ => None,
        };
        let careers = careers(&tables, scoring);
        let told = |career: &Career| (career.tables, career.races, career.wins, career.left, career.best);
        assert_eq!(told(&careers[0]), (2, 2, 1, 0, Some(230)));
        assert_eq!(told(&careers[1]), (3, 2, 1, 1, Some(60)));
        assert_eq!((careers[0].average, careers[1].average), (Some(240.0), Some(40.0)));
    }
}
