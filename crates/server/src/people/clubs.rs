//! Clubs: players who have a link in common. One of them looks after it and opens tournaments.

use super::PlayerShown;
use super::tournaments::{self, Tournament};
use crate::error::ApiError;
use crate::hub::Hub;
use crate::store::{ClubOp, ClubRow, Op, PlayerRow, StoreError, TournamentRow};
use serde::{Deserialize, Serialize};
use session::Refusal;
use std::sync::Arc;
use utoipa::ToSchema;

/// Clubs that one player looks after at most, members of one, tournaments of one.
pub(crate) const CLUBS: usize = 8;
pub(crate) const MEMBERS: usize = 256;
pub(crate) const TOURNAMENTS: usize = 64;

/// A club.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
pub struct ClubShown {
    /// Its id, part of the link to it.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The player who looks after it.
    pub owner: String,
    /// The link by which players join.
    pub link: String,
    /// Whoever has been there longest first.
    pub members: Vec<Member>,
    /// The oldest first.
    pub tournaments: Vec<TournamentLine>,
}

/// Somebody in a club.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
pub struct Member {
    /// Who.
    pub player: String,
    /// What the player is called.
    pub name: String,
}

/// A tournament in short.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
pub struct TournamentLine {
    /// Its id, part of the link to it.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How far it has come: `open`, `running`, `over`.
    pub status: String,
    /// How many take part.
    pub players: usize,
}

/// A club as it is shown to whoever has the link.
pub(crate) async fn show(hub: &Hub, row: &ClubRow) -> Result<ClubShown, ApiError> {
    let member = |(player, name): (String, String)| Member { player, name };
    let line = |row: &TournamentRow| {
        let tournament = Tournament::read(row)?;
        let players = tournament.active().len();
        Ok(TournamentLine { id: row.id.clone(), name: tournament.name, status: row.status.clone(), players })
    };
    let tournaments = hub.store.tournaments_of(&row.id).await?;
    Ok(ClubShown {
        id: row.id.clone(),
        name: row.name.clone(),
        owner: row.owner.clone(),
        link: format!("/clubs/{}", row.id),
        members: hub.store.members(&row.id).await?.into_iter().map(member).collect(),
        tournaments: tournaments.iter().map(line).collect::<Result<_, ApiError>>()?,
    })
}

/// A player is in a club no longer. Where that one looked after it, whoever has been there longest does; without members it is gone.
pub(crate) async fn leave(hub: &Hub, club: &ClubRow, player: &str) -> Result<(), ApiError> {
    let members = hub.store.members(&club.id).await?;
    let mut ops = vec![Op::Clubs(ClubOp::Leaves { club: club.id.clone(), player: player.to_owned() })];
    let mut row = club.clone();
    match members.into_iter().find(|(member, _)| member != player) {
        None => ops.push(Op::Clubs(ClubOp::NoClub { id: club.id.clone() })),
        Some((next, _)) => {
            if row.owner == player {
                row.owner = next;
            }
            ops.push(Op::Clubs(ClubOp::Club(Box::new(row))));
        }
    }
    Ok(hub.store.write(ops).await?)
}

/// A player leaves all clubs and tournaments, and has another number in those that were.
pub(crate) async fn forget(hub: &Arc<Hub>, player: &PlayerRow, stranger: &str) -> Result<(), ApiError> {
    for club in hub.store.clubs_of(&player.id).await? {
        leave(hub, &club, &player.id).await?;
    }
    for mut row in hub.store.tournaments_with(&player.id).await? {
        let mut tournament = Tournament::read(&row)?;
        if row.status == "open" {
            tournament.entrants.retain(|entrant| entrant.player != player.id);
        } else {
            for entrant in tournament.entrants.iter_mut().filter(|entrant| entrant.player == player.id) {
                entrant.left = true;
            }
        }
        row.data = tournament.write().replace(&player.id, stranger);
        hub.store.write(vec![Op::Clubs(ClubOp::Tournament(Box::new(row)))]).await?;
    }
    Ok(())
}

/// Somebody comes to a tournament that has not begun, or goes; who goes from one that runs forfeits what is not played.
pub(crate) async fn change_entry(
    hub: &Hub,
    id: &str,
    player: &PlayerRow,
    comes: bool,
) -> Result<TournamentRow, ApiError> {
    for _ in 0..5 {
        let mut row = hub.store.tournament(id).await?.ok_or(ApiError::NoSuchTournament)?;
        let mut tournament = Tournament::read(&row)?;
        let known = tournament.entrants.iter().any(|entrant| entrant.player == player.id && !entrant.left);
        match (comes, row.status.as_str()) {
            (true, "open") if known => return Ok(row),
            (true, "open") if tournament.entrants.len() >= MEMBERS => return Err(ApiError::Enough),
            (true, "open") => {
                let entrant = tournaments::Entrant { player: player.id.clone(), left: false };
                tournament.entrants.push(entrant);
            }
            (true, _) => return Err(ApiError::Begun),
            (false, _) if !known => return Ok(row),
            (false, "open") => tournament.entrants.retain(|entrant| entrant.player != player.id),
            (false, _) => tournament.withdraw(&player.id)?,
        }
        (row.data, row.updated_at) = (tournament.write(), hub.now() as i64);
        let mut ops = vec![Op::Clubs(ClubOp::Tournament(Box::new(row.clone())))];
        if comes {
            let (club, at) = (row.club.clone(), hub.now() as i64);
            ops.push(Op::Clubs(ClubOp::Joins { club, player: player.id.clone(), at }));
        }
        match hub.store.write(ops).await {
            // Another came at the same moment.
            Err(StoreError::Conflict) => {}
            done => {
                done?;
                row.version += 1;
                return Ok(row);
            }
        }
    }
    Err(ApiError::Reloading)
}

/// Whoever looks after the club, and nobody else.
pub(crate) fn check_owner(club: &ClubRow, player: &PlayerShown) -> Result<(), ApiError> {
    if club.owner == player.id { Ok(()) } else { Err(Refusal::NotHost.into()) }
}
