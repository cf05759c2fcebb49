//! Tournaments of a club: players join by a link, rounds open their tables by themselves, results count when a table is over, was
//! forfeited or is out of time, and the next round follows. All of one stands in one row that is taken only where nobody else has
//! changed it: several servers look after it, and a round is opened once.

mod flow;
mod pairing;
mod standing;

pub(crate) use flow::{look_after, look_at, settle_in, start};

use crate::error::ApiError;
use crate::hub::Hub;
use crate::store::{StoreError, TournamentRow};
use serde::{Deserialize, Serialize};
use session::{Outline, TableSpec};
use standing::Score;
use std::collections::HashMap;
use utoipa::ToSchema;

/// How players are brought together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// Everybody meets everybody: once at tables of two, as evenly as can be at larger ones.
    RoundRobin,
    /// Whoever stands alike meets, and nobody twice where that can be.
    Swiss,
}

/// A tournament, as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Tournament {
    /// What it is called.
    pub name: String,
    /// What is played.
    pub spec: TableSpec,
    /// How players are brought together.
    pub system: System,
    /// How many sit at a table, about.
    pub size: usize,
    /// How many rounds; settled at the start where nobody said.
    pub rounds: usize,
    /// A round ends after so many days.
    pub days: Option<u32>,
    /// Who takes part.
    pub entrants: Vec<Entrant>,
    /// Who meets whom in every round, by number, where that is settled at the start.
    pub schedule: Vec<pairing::Tables>,
    /// Rounds that were opened.
    pub opened: Vec<Round>,
}

/// Somebody who takes part.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Entrant {
    pub player: String,
    /// Takes part no longer.
    pub left: bool,
}

/// A round that was opened.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Round {
    pub opened_at: i64,
    pub tables: Vec<Seated>,
}

/// A table of a round.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Seated {
    pub table: String,
    /// In seat order.
    pub players: Vec<String>,
    /// The places, once it was counted; none for a player who forfeited.
    pub places: Option<Vec<Option<u32>>>,
}

/// Was this table opened by the tournament?
pub(crate) fn has_table(row: &TournamentRow, table: &str) -> bool {
    let tables = |round: &Round| round.tables.iter().any(|seated| seated.table == table);
    Tournament::read(row).is_ok_and(|tournament| tournament.opened.iter().any(tables))
}

/// A tournament, as it is shown.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TournamentShown {
    /// Its id, part of the link to it.
    pub id: String,
    /// Whose.
    pub club: String,
    /// What it is called.
    pub name: String,
    /// How far it has come: `open`, `running`, `over`.
    pub status: String,
    /// The player who may start it.
    pub owner: String,
    /// Which game, and where.
    #[serde(flatten)]
    pub outline: Outline,
    /// How players are brought together.
    pub system: System,
    /// How many sit at a table, about.
    pub size: usize,
    /// How many rounds; 0 where that follows from how many take part.
    pub rounds: usize,
    /// A round ends after so many days.
    pub days: Option<u32>,
    /// The best first.
    pub standing: Vec<Standing>,
    /// Rounds that were opened, the first first.
    pub opened: Vec<RoundShown>,
}

/// How somebody stands.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Standing {
    /// The place; shared where nothing tells apart.
    pub place: u32,
    /// Who.
    pub player: String,
    /// What the player is called; nothing for somebody who was deleted.
    pub name: String,
    /// First place alone at a table is worth 1, last place alone nothing.
    pub points: f64,
    /// Tables won, alone or shared.
    pub wins: u32,
    /// Tables that were counted.
    pub tables: u32,
    /// The points of all rivals together.
    pub rivals: f64,
    /// Takes part no longer.
    pub left: bool,
}

/// A round.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct RoundShown {
    /// Milliseconds since the epoch.
    pub opened_at: i64,
    /// When it ends at the latest: milliseconds since the epoch.
    pub until: Option<i64>,
    /// Its tables.
    pub tables: Vec<SeatedShown>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SeatedShown {
    /// Its id.
    pub table: String,
    /// It was counted.
    pub counted: bool,
    /// In seat order.
    pub seats: Vec<SeatShown>,
}

/// A player at a table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct SeatShown {
    /// Who.
    pub player: String,
    /// What the player is called.
    pub name: String,
    /// The place at the end; none before it, and for whoever forfeited.
    pub place: Option<u32>,
}

/// What the points of a score are in tables won.
fn as_tables(points: i64) -> f64 {
    points as f64 / standing::FULL as f64
}

const DAY: i64 = 24 * 3600 * 1000;

impl Tournament {
    pub fn read(row: &TournamentRow) -> Result<Tournament, ApiError> {
        serde_json::from_str(&row.data).map_err(|error| StoreError::Damaged(error.to_string()).into())
    }
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("plain data has a JSON form")
    }
    /// Those who still take part, by number.
    pub fn active(&self) -> Vec<usize> {
        (0..self.entrants.len()).filter(|i| !self.entrants[*i].left).collect()
    }
    /// When a round ends at the latest.
    pub fn until(&self, round: &Round) -> Option<i64> {
        self.days.map(|days| round.opened_at + i64::from(days) * DAY)
    }
    /// How everybody stands, best first.
    pub fn standing(&self) -> Vec<(String, Score, u32)> {
        let tables = self.opened.iter().flat_map(|round| &round.tables);
        let counted: Vec<_> =
            tables.filter_map(|seated| Some((&seated.players[..], &seated.places.as_ref()?[..]))).collect();
        standing::standing(self.entrants.iter().map(|entrant| &entrant.player), &counted)
    }
}

/// A tournament as it is shown to whoever has the link.
pub(crate) async fn show(hub: &Hub, row: &TournamentRow) -> Result<TournamentShown, ApiError> {
    let tournament = Tournament::read(row)?;
    let ids: Vec<String> = tournament.entrants.iter().map(|entrant| entrant.player.clone()).collect();
    let names = hub.store.players_by_id(&ids).await?;
    let owner = hub.store.club(&row.club).await?.map(|club| club.owner).unwrap_or_default();
    Ok(tournament.shown(row, owner, &names))
}

impl Tournament {
    fn shown(
        &self,
        row: &TournamentRow,
        owner: String,
        names: &HashMap<String, (String, bool)>,
    ) -> TournamentShown {
        let name = |player: &String| names.get(player).map(|(name, _)| name.clone()).unwrap_or_default();
        let has_left = |player: &String| self.entrants.iter().any(|one| one.left && one.player == *player);
        let standing = self.standing().into_iter().map(|(player, score, place)| Standing {
            place,
            name: name(&player),
            points: as_tables(score.points),
            wins: score.wins,
            tables: score.tables,
            rivals: as_tables(score.rivals),
            left: has_left(&player),
            player,
        });
        let seat = |(i, player): (usize, &String), places: Option<&Vec<Option<u32>>>| SeatShown {
            player: player.clone(),
            name: name(player),
            place: places.and_then(|places| *places.get(i)?),
        };
        let table = |seated: &Seated| SeatedShown {
            table: seated.table.clone(),
            counted: seated.places.is_some(),
            seats: seated.players.iter().enumerate().map(|one| seat(one, seated.places.as_ref())).collect(),
        };
        let round = |round: &Round| RoundShown {
            opened_at: round.opened_at,
            until: self.until(round),
            tables: round.tables.iter().map(table).collect(),
        };
        TournamentShown {
            id: row.id.clone(),
            club: row.club.clone(),
            name: self.name.clone(),
            status: row.status.clone(),
            owner,
            outline: self.spec.options.outline(),
            system: self.system,
            size: self.size,
            rounds: self.rounds,
            days: self.days,
            standing: standing.collect(),
            opened: self.opened.iter().map(round).collect(),
        }
    }
}
