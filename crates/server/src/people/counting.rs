//! What becomes of the seats of players when a game is over: place, result, and whether it counts for the leaderboard. It is
//! worked out from the table as it is stored, so every server comes to the same, and whoever is first writes it down.

use super::tournaments;
use crate::desk::Life;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::store::{Counted, Op, PeopleOp, SittingRow};
use crate::summary::Summary;
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// How often it is looked for games that are over.
const LOOK: Duration = Duration::from_secs(5);

/// Runs as long as the server does.
pub(crate) async fn run(hub: Arc<Hub>) {
    let mut stopping = hub.stopping.subscribe();
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = look.tick() => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
        if hub.store.trouble().is_none()
            && let Err(error) = look_after(&hub).await
        {
            tracing::warn!(%error, "finished games could not be counted");
        }
    }
}

/// What is over is counted, and tournaments go on.
async fn look_after(hub: &Arc<Hub>) -> Result<(), ApiError> {
    count_up(hub).await?;
    tournaments::look_after(hub).await
}

/// Counts all games of players that are over.
pub(crate) async fn count_up(hub: &Arc<Hub>) -> Result<(), ApiError> {
    for game in hub.store.uncounted().await? {
        let refused = || hub.people.refused.lock().unwrap_or_else(PoisonError::into_inner);
        if refused().contains(&game) {
            continue;
        }
        match count(hub, &game).await {
            Ok(()) | Err(ApiError::NoSuchTable | ApiError::Reloading) => {}
            Err(error) if hub.store.trouble().is_some() => return Err(error),
            Err(error) => {
                tracing::warn!(id = %game, %error, "a finished game cannot be counted");
                refused().insert(game);
            }
        }
    }
    Ok(())
}

async fn count(hub: &Arc<Hub>, game: &str) -> Result<(), ApiError> {
    let sittings = hub.store.sittings(game).await?;
    let desk = hub.desk_of(game).await?;
    let Some(rows) = results(&desk.life, sittings, hub.now() as i64) else { return Ok(()) };
    drop(desk);
    let ops = rows.into_iter().map(|row| Op::People(PeopleOp::Counted(Box::new(row)))).collect();
    Ok(hub.store.write(ops).await?)
}

/// What became of these seats; nothing while the game runs. It counts where the game does and at least two players wanted it to.
pub(crate) fn results(life: &Life, mut sittings: Vec<SittingRow>, now: i64) -> Option<Vec<SittingRow>> {
    let Life::Playing(table) = life else { return None };
    if !table.notes().status.is_over() {
        return None;
    }
    let summary = Summary::whole(life);
    let counts = summary.counts && sittings.iter().filter(|sitting| sitting.rated).count() >= 2;
    for sitting in &mut sittings {
        let seat = summary.seats.get(usize::from(sitting.seat));
        let place = seat.and_then(|seat| seat.place).filter(|_| sitting.gone == 0);
        sitting.counted = if counts && sitting.rated { Counted::Rated } else { Counted::Over };
        sitting.place = place.map_or(0, i64::from);
        sitting.points = place.and_then(|_| seat?.points).map_or(0, i64::from);
        sitting.ended_at = now;
    }
    Some(sittings)
}
