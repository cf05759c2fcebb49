//! Clubs and their tournaments. Whoever has the link sees them; what is changed needs the token of a player.

use super::after::Followed;
use super::body::Body;
use super::players::Known;
use super::{contract, to_the_end};
use crate::error::ApiError;
use crate::hub::Hub;
use crate::names::check_title;
use crate::people::clubs::{self, ClubShown};
use crate::people::tournaments::{self, System, Tournament, TournamentShown};
use crate::people::{self, PlayerShown};
use crate::secrets;
use crate::store::{ClubOp, ClubRow, Op, TournamentRow};
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use session::{Refusal, TableSpec, WrittenSpec};
use std::sync::Arc;
use utoipa::ToSchema;

/// A club to be opened.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewClub {
    /// What it is called; the first 60 letters count.
    #[schema(schema_with = contract::title)]
    pub name: String,
}

/// Clubs of a player.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct Clubs {
    /// The oldest first.
    pub clubs: Vec<ClubShown>,
}

/// A tournament to be opened.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// What it is called; the first 60 letters count.
    #[schema(schema_with = contract::title)]
    pub name: String,
    /// What is played at every table.
    #[schema(value_type = TableSpec)]
    pub spec: WrittenSpec,
    /// How players are brought together.
    pub system: System,
    /// How many sit at a table, about: where the number of players does not go by it, tables are smaller or larger by as little as can be.
    #[schema(minimum = 2, maximum = 6)]
    pub size: u8,
    /// How many rounds; as many as it takes if not said.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 64)]
    pub rounds: Option<u8>,
    /// A round ends after so many days, played or not; never by itself if not said.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 90)]
    pub days: Option<u8>,
}

async fn club(hub: &Hub, id: &str) -> Result<ClubRow, ApiError> {
    if !secrets::is_table_id(id) {
        return Err(ApiError::NoSuchClub);
    }
    hub.store.club(id).await?.ok_or(ApiError::NoSuchClub)
}

async fn tournament(hub: &Hub, id: &str) -> Result<TournamentRow, ApiError> {
    if !secrets::is_table_id(id) {
        return Err(ApiError::NoSuchTournament);
    }
    hub.store.tournament(id).await?.ok_or(ApiError::NoSuchTournament)
}

fn check_named(name: &str) -> Result<String, ApiError> {
    let name = check_title(name)?;
    if name.is_empty() {
        Err(Refusal::Invalid("it needs a name of letters that can be seen").into())
    } else {
        Ok(name)
    }
}

/// Opens a club. Whoever opens it looks after it.
#[utoipa::path(post, path = "/api/clubs", tag = "clubs", request_body = NewClub, security(("seat" = [])),
    responses((status = 200, description = "The club", body = ClubShown),
        (status = 507, description = "The player looks after enough clubs")))]
pub(crate) async fn create(
    Known { hub, player }: Known,
    Body(wish): Body<NewClub>,
) -> Result<Json<ClubShown>, ApiError> {
    to_the_end(async move {
        let name = check_named(&wish.name)?;
        let own = hub.store.clubs_of(&player.id).await?;
        if own.iter().filter(|club| club.owner == player.id).count() >= clubs::CLUBS {
            return Err(ApiError::Enough);
        }
        let (id, at) = (secrets::table_id(&hub.config.entropy), hub.now() as i64);
        let row = ClubRow { id: id.clone(), name, owner: player.id.clone(), created_at: at, version: 0 };
        let ops = vec![
            Op::Clubs(ClubOp::NewClub(Box::new(row.clone()))),
            Op::Clubs(ClubOp::Joins { club: id, player: player.id, at }),
        ];
        hub.store.write(ops).await?;
        clubs::show(&hub, &row).await.map(Json)
    })
    .await
}

/// The clubs of a player.
#[utoipa::path(get, path = "/api/clubs", tag = "clubs", security(("seat" = [])),
    responses((status = 200, description = "Clubs, the oldest first", body = Clubs)))]
pub(crate) async fn list(Known { hub, player }: Known) -> Result<Json<Clubs>, ApiError> {
    let mut clubs = Vec::new();
    for row in hub.store.clubs_of(&player.id).await? {
        clubs.push(clubs::show(&hub, &row).await?);
    }
    Ok(Json(Clubs { clubs }))
}

/// A club, its members and its tournaments, for whoever has the link.
#[utoipa::path(get, path = "/api/clubs/{id}", tag = "clubs",
    params(("id" = String, Path, description = "The club")),
    responses((status = 200, description = "The club", body = ClubShown)))]
pub(crate) async fn show(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
) -> Result<Json<ClubShown>, ApiError> {
    let row = club(&hub, &id).await?;
    clubs::show(&hub, &row).await.map(Json)
}

/// Joins a club.
#[utoipa::path(post, path = "/api/clubs/{id}/join", tag = "clubs", security(("seat" = [])),
    params(("id" = String, Path, description = "The club")),
    responses((status = 200, description = "The club", body = ClubShown),
        (status = 507, description = "The club has members enough")))]
pub(crate) async fn join(
    Known { hub, player }: Known,
    Path(id): Path<String>,
) -> Result<Json<ClubShown>, ApiError> {
    to_the_end(async move {
        let row = club(&hub, &id).await?;
        if hub.store.members(&id).await?.len() >= clubs::MEMBERS {
            return Err(ApiError::Enough);
        }
        let at = hub.now() as i64;
        hub.store.write(vec![Op::Clubs(ClubOp::Joins { club: id, player: player.id, at })]).await?;
        clubs::show(&hub, &row).await.map(Json)
    })
    .await
}

/// Leaves a club. Where whoever looks after it leaves, somebody else does from then on; without members it is gone.
#[utoipa::path(post, path = "/api/clubs/{id}/leave", tag = "clubs", security(("seat" = [])),
    params(("id" = String, Path, description = "The club")),
    responses((status = 200, description = "The clubs of the player", body = Clubs)))]
pub(crate) async fn leave(known: Known, Path(id): Path<String>) -> Result<Json<Clubs>, ApiError> {
    to_the_end(async move {
        let row = club(&known.hub, &id).await?;
        clubs::leave(&known.hub, &row, &known.player.id).await?;
        list(known).await
    })
    .await
}

/// Opens a tournament of a club. Whoever has its link may come until it is started.
#[utoipa::path(post, path = "/api/clubs/{id}/tournaments", tag = "clubs", request_body = NewTournament, security(("seat" = [])),
    params(("id" = String, Path, description = "The club")),
    responses((status = 200, description = "The tournament", body = TournamentShown),
        (status = 422, description = "No such game or option, or luck from a word"),
        (status = 507, description = "The club has tournaments enough")))]
pub(crate) async fn open(
    Known { hub, player }: Known,
    Path(id): Path<String>,
    Body(wish): Body<NewTournament>,
) -> Result<Json<TournamentShown>, ApiError> {
    to_the_end(async move {
        let club = club(&hub, &id).await?;
        clubs::check_owner(&club, &PlayerShown::from(&player))?;
        if hub.store.tournaments_of(&id).await?.len() >= clubs::TOURNAMENTS {
            return Err(ApiError::Enough);
        }
        let spec = wish.spec.read()?;
        if spec.luck.is_some() {
            return Err(Refusal::Invalid("luck of a tournament comes from no word").into());
        }
        let size = usize::from(wish.size);
        if !(2..=6).contains(&size) || wish.rounds.is_some_and(|n| !(1..=64).contains(&n)) {
            return Err(Refusal::Invalid("tables have 2 to 6 seats, and a tournament 1 to 64 rounds").into());
        }
        if wish.days.is_some_and(|days| !(1..=90).contains(&days)) {
            return Err(Refusal::Invalid("a round ends after 1 to 90 days").into());
        }
        hub.catalog.check(&spec, size)?;
        let tournament = Tournament {
            name: check_named(&wish.name)?,
            spec,
            system: wish.system,
            size,
            rounds: wish.rounds.map_or(0, usize::from),
            days: wish.days.map(u32::from),
            entrants: Vec::new(),
            schedule: Vec::new(),
            opened: Vec::new(),
        };
        let at = hub.now() as i64;
        let row = TournamentRow {
            id: secrets::table_id(&hub.config.entropy),
            club: id,
            status: "open".into(),
            created_at: at,
            updated_at: at,
            version: 0,
            data: tournament.write(),
        };
        hub.store.write(vec![Op::Clubs(ClubOp::NewTournament(Box::new(row.clone())))]).await?;
        tournaments::show(&hub, &row).await.map(Json)
    })
    .await
}

/// A tournament for whoever has the link: who stands where, rounds and tables. Tables that are over are counted first.
#[utoipa::path(get, path = "/api/tournaments/{id}", tag = "clubs",
    params(("id" = String, Path, description = "The tournament")),
    responses((status = 200, description = "The tournament", body = TournamentShown)))]
pub(crate) async fn tournament_shown(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
) -> Result<Json<TournamentShown>, ApiError> {
    to_the_end(async move {
        let row = tournament(&hub, &id).await?;
        if row.status == "running" {
            people::count_up(&hub).await?;
            tournaments::look_at(&hub, &row).await?;
        }
        tournaments::show(&hub, &tournament(&hub, &id).await?).await.map(Json)
    })
    .await
}

/// Takes part in a tournament that has not begun, and joins its club.
#[utoipa::path(post, path = "/api/tournaments/{id}/join", tag = "clubs", security(("seat" = [])),
    params(("id" = String, Path, description = "The tournament")),
    responses((status = 200, description = "The tournament", body = TournamentShown),
        (status = 507, description = "Enough take part")))]
pub(crate) async fn enter(
    Known { hub, player }: Known,
    Path(id): Path<String>,
) -> Result<Json<TournamentShown>, ApiError> {
    to_the_end(async move {
        tournament(&hub, &id).await?;
        let row = clubs::change_entry(&hub, &id, &player, true).await?;
        tournaments::show(&hub, &row).await.map(Json)
    })
    .await
}

/// Takes part no longer. Tables that are still to be opened are played without that player; one that is played is left at the table.
#[utoipa::path(post, path = "/api/tournaments/{id}/leave", tag = "clubs", security(("seat" = [])),
    params(("id" = String, Path, description = "The tournament")),
    responses((status = 200, description = "The tournament", body = TournamentShown)))]
pub(crate) async fn withdraw(
    Known { hub, player }: Known,
    Path(id): Path<String>,
) -> Result<Json<TournamentShown>, ApiError> {
    to_the_end(async move {
        tournament(&hub, &id).await?;
        let row = clubs::change_entry(&hub, &id, &player, false).await?;
        tournaments::show(&hub, &row).await.map(Json)
    })
    .await
}

/// Starts a tournament: nobody comes any more, and the tables of the first round are opened. Later rounds open by themselves.
#[utoipa::path(post, path = "/api/tournaments/{id}/start", tag = "clubs", security(("seat" = [])),
    params(("id" = String, Path, description = "The tournament")),
    responses((status = 200, description = "The tournament", body = TournamentShown),
        (status = 403, description = "Only whoever looks after the club")))]
pub(crate) async fn start(
    Known { hub, player }: Known,
    Path(id): Path<String>,
) -> Result<Json<TournamentShown>, ApiError> {
    to_the_end(async move {
        let row = tournament(&hub, &id).await?;
        clubs::check_owner(&club(&hub, &row.club).await?, &PlayerShown::from(&player))?;
        tournaments::start(&hub, &row).await?;
        tournaments::show(&hub, &tournament(&hub, &id).await?).await.map(Json)
    })
    .await
}

/// Takes one's seat at the table of the round that runs. What opened the seat before is worth nothing any more.
#[utoipa::path(post, path = "/api/tournaments/{id}/seat", tag = "clubs", security(("seat" = [])),
    params(("id" = String, Path, description = "The tournament")),
    responses((status = 200, description = "The seat", body = Followed),
        (status = 409, description = "The player has no table now")))]
pub(crate) async fn seat(known: Known, Path(id): Path<String>) -> Result<Json<Followed>, ApiError> {
    to_the_end(async move {
        let row = tournament(&known.hub, &id).await?;
        tournaments::settle_in(&known.hub, &row, &known.player.id).await.map(Json)
    })
    .await
}
