//! Clubs and tournaments in the storage.

use super::{Store, StoreError};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};
use std::collections::HashMap;

/// A club as a row.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClubRow {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The player who looks after it.
    pub owner: String,
    /// Milliseconds since the epoch.
    pub created_at: i64,
    /// How often it has changed, as it was read.
    pub version: i64,
}

/// A tournament as a row.
#[derive(Clone, Debug, Default)]
pub struct TournamentRow {
    /// Its id.
    pub id: String,
    /// Whose.
    pub club: String,
    /// How far it has come: `open`, `running`, `over`.
    pub status: String,
    /// Milliseconds since the epoch.
    pub created_at: i64,
    /// Milliseconds since the epoch.
    pub updated_at: i64,
    /// How often it has changed, as it was read.
    pub version: i64,
    /// All of it, as JSON.
    pub data: String,
}

/// A change of clubs and tournaments.
#[derive(Clone, Debug)]
pub enum ClubOp {
    /// A new club.
    NewClub(Box<ClubRow>),
    /// A club has another owner, or its members change: nobody else may have changed it meanwhile.
    Club(Box<ClubRow>),
    /// A club without members is gone, and its tournaments with it.
    NoClub {
        /// Which.
        id: String,
    },
    /// A player is in a club.
    Joins {
        /// Which club.
        club: String,
        /// Who.
        player: String,
        /// Milliseconds since the epoch.
        at: i64,
    },
    /// A player is in a club no longer.
    Leaves {
        /// Which club.
        club: String,
        /// Who.
        player: String,
    },
    /// A new tournament.
    NewTournament(Box<TournamentRow>),
    /// A tournament has changed: nobody else may have changed it meanwhile.
    Tournament(Box<TournamentRow>),
}

pub(super) async fn apply(db: &mut AnyConnection, op: &ClubOp) -> Result<(), sqlx::Error> {
    match op {
        ClubOp::NewClub(row) => {
            let query = sqlx::query(
                "INSERT INTO clubs (id, name, owner, created_at, version) VALUES ($1, $2, $3, $4, 0)",
            );
            let query = query.bind(&row.id).bind(&row.name).bind(&row.owner).bind(row.created_at);
            query.execute(&mut *db).await.map(|_| ())
        }
        ClubOp::Club(row) => {
            let query = sqlx::query(
                "UPDATE clubs SET owner = $2, version = version + 1 WHERE id = $1 AND version = $3",
            );
            let query = query.bind(&row.id).bind(&row.owner).bind(row.version);
            super::ops::is_up_to_date(query.execute(&mut *db).await?)
        }
        ClubOp::NoClub { id } => {
            for text in ["DELETE FROM tournaments WHERE club_id = $1", "DELETE FROM clubs WHERE id = $1"] {
                sqlx::query(text).bind(id).execute(&mut *db).await?;
            }
            Ok(())
        }
        ClubOp::Joins { club, player, at } => {
            let query = sqlx::query(
                "INSERT INTO members (club_id, player, joined_at) VALUES ($1, $2, $3) \
                 ON CONFLICT (club_id, player) DO NOTHING",
            );
            query.bind(club).bind(player).bind(*at).execute(&mut *db).await.map(|_| ())
        }
        ClubOp::Leaves { club, player } => {
            let query = sqlx::query("DELETE FROM members WHERE club_id = $1 AND player = $2");
            query.bind(club).bind(player).execute(&mut *db).await.map(|_| ())
        }
        ClubOp::NewTournament(row) => {
            let query = sqlx::query(
                "INSERT INTO tournaments (id, club_id, status, created_at, updated_at, version, data) \
                 VALUES ($1, $2, $3, $4, $5, 0, $6)",
            );
            let query = query.bind(&row.id).bind(&row.club).bind(&row.status).bind(row.created_at);
            query.bind(row.updated_at).bind(&row.data).execute(&mut *db).await.map(|_| ())
        }
        ClubOp::Tournament(row) => {
            let query = sqlx::query(
                "UPDATE tournaments SET status = $2, updated_at = $3, data = $4, version = version + 1 \
                 WHERE id = $1 AND version = $5",
            );
            let query = query.bind(&row.id).bind(&row.status).bind(row.updated_at).bind(&row.data);
            super::ops::is_up_to_date(query.bind(row.version).execute(&mut *db).await?)
        }
    }
}

const TOURNAMENT: &str = "id, club_id, status, created_at, updated_at, version, data";

impl Store {
    /// A club.
    pub async fn club(&self, id: &str) -> Result<Option<ClubRow>, StoreError> {
        let query = sqlx::query("SELECT id, name, owner, created_at, version FROM clubs WHERE id = $1");
        let row = query.bind(id).fetch_optional(self.reader()?).await?;
        Ok(row.as_ref().map(club_row).transpose()?)
    }
    /// The clubs of a player, the oldest first.
    pub async fn clubs_of(&self, player: &str) -> Result<Vec<ClubRow>, StoreError> {
        let query = sqlx::query(
            "SELECT c.id, c.name, c.owner, c.created_at, c.version FROM clubs c JOIN members m ON m.club_id = c.id \
             WHERE m.player = $1 ORDER BY c.created_at, c.id",
        );
        let rows = query.bind(player).fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(club_row).collect::<Result<_, sqlx::Error>>()?)
    }
    /// Who is in a club: id and name, whoever has been there longest first.
    pub async fn members(&self, club: &str) -> Result<Vec<(String, String)>, StoreError> {
        let query = sqlx::query(
            "SELECT p.id, p.name FROM members m JOIN players p ON p.id = m.player WHERE m.club_id = $1 \
             ORDER BY m.joined_at, p.id",
        );
        let rows = query.bind(club).fetch_all(self.reader()?).await?;
        Ok(rows
            .iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
            .collect::<Result<_, sqlx::Error>>()?)
    }
    /// A tournament.
    pub async fn tournament(&self, id: &str) -> Result<Option<TournamentRow>, StoreError> {
        Ok(self.tournaments_where("id", id).await?.pop())
    }
    /// The tournaments of a club, the oldest first.
    pub async fn tournaments_of(&self, club: &str) -> Result<Vec<TournamentRow>, StoreError> {
        self.tournaments_where("club_id", club).await
    }
    /// The tournaments that run.
    pub async fn running_tournaments(&self) -> Result<Vec<TournamentRow>, StoreError> {
        self.tournaments_where("status", "running").await
    }
    /// The tournaments in which somebody takes part, or took.
    pub async fn tournaments_with(&self, player: &str) -> Result<Vec<TournamentRow>, StoreError> {
        let text = format!("SELECT {TOURNAMENT} FROM tournaments WHERE data LIKE $1 ORDER BY created_at, id");
        let query = sqlx::query(sqlx::AssertSqlSafe(text)).bind(format!("%\"{player}\"%"));
        let rows = query.fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(tournament_row).collect::<Result<_, sqlx::Error>>()?)
    }
    async fn tournaments_where(
        &self,
        field: &'static str,
        value: &str,
    ) -> Result<Vec<TournamentRow>, StoreError> {
        let text = format!("SELECT {TOURNAMENT} FROM tournaments WHERE {field} = $1 ORDER BY created_at, id");
        let rows = sqlx::query(sqlx::AssertSqlSafe(text)).bind(value).fetch_all(self.reader()?).await?;
        Ok(rows.iter().map(tournament_row).collect::<Result<_, sqlx::Error>>()?)
    }
    /// What players are called, and whether they want to stand on the leaderboard.
    pub async fn players_by_id(&self, ids: &[String]) -> Result<HashMap<String, (String, bool)>, StoreError> {
        if ids.is_empty() {
            return Ok(HashMap::new());
        }
        let places: Vec<String> = (1..=ids.len()).map(|n| format!("${n}")).collect();
        let text = format!("SELECT id, name, listed FROM players WHERE id IN ({})", places.join(", "));
        let query = ids.iter().fold(sqlx::query(sqlx::AssertSqlSafe(text)), |query, id| query.bind(id));
        let rows = query.fetch_all(self.reader()?).await?;
        let read = |row: &AnyRow| Ok((row.try_get(0)?, (row.try_get(1)?, row.try_get::<i64, _>(2)? != 0)));
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }
}

fn club_row(row: &AnyRow) -> Result<ClubRow, sqlx::Error> {
    Ok(ClubRow {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        owner: row.try_get(2)?,
        created_at: row.try_get(3)?,
        version: row.try_get(4)?,
    })
}

fn tournament_row(row: &AnyRow) -> Result<TournamentRow, sqlx::Error> {
    Ok(TournamentRow {
        id: row.try_get(0)?,
        club: row.try_get(1)?,
        status: row.try_get(2)?,
        created_at: row.try_get(3)?,
        updated_at: row.try_get(4)?,
        version: row.try_get(5)?,
        data: row.try_get(6)?,
    })
}
