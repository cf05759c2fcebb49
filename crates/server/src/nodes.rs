//! Several servers on one database. This one says every second that it is there, takes the tables that nobody keeps, and looks at
//! once at a table that another has moved on. What it was told may get lost: every two seconds it compares.

use crate::desk::Talk;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::keeper;
use crate::store::{Heard, StoreError};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// How often a server says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// How many beats there are between two comparisons.
const COMPARE: u32 = 2;

/// So often a table is tried that cannot be taken up. More than once: a server with other rules that has ended just now may still be
/// taken for its keeper.
const REFUSALS: u32 = 2;

/// Runs as long as the server does.
pub(crate) async fn run(hub: Arc<Hub>) {
    let mut stopping = hub.stopping.subscribe();
    let (mut refused, mut beats) = (HashMap::new(), 0_u32);
    let mut beat = tokio::time::interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beat.tick() => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
        beats = beats.wrapping_add(1);
        if let Err(error) = once(&hub, &mut refused, beats.is_multiple_of(COMPARE)).await {
            tracing::debug!(%error, "the other servers cannot be asked");
        }
    }
}

async fn once(hub: &Arc<Hub>, refused: &mut HashMap<String, u32>, compares: bool) -> Result<(), ApiError> {
    let lapsed = hub.store.node().is_some_and(|node| !node.holds());
    let changed = hub.store.beat((hub.clock.0)()).await?;
    if lapsed {
        take_up(hub).await;
    }
    for node in changed {
        for table in hub.store.visited(&node).await? {
            if let Some(parlour) = hub.known(&table) {
                parlour.look_who_is_there();
                tokio::spawn(look(hub.clone(), table));
            }
        }
    }
    if compares {
        let known = hub.all_known();
        let ids: Vec<String> = known.keys().cloned().collect();
        for (table, version) in hub.store.versions(&ids).await? {
            if known.get(&table) != Some(&version) {
                tokio::spawn(look(hub.clone(), table));
            }
        }
    }
    for table in hub.store.unkept().await? {
        if refused.get(&table).is_some_and(|times| *times >= REFUSALS) {
            continue;
        }
        match hub.take(&table).await {
            // Another was quicker.
            Ok(()) | Err(ApiError::Reloading | ApiError::NoSuchTable) => {}
            Err(error) if error.status().is_server_error() && hub.store.trouble().is_some() => {
                return Err(error);
            }
            Err(error) => {
                let times = refused.entry(table.clone()).or_default();
                *times += 1;
                if *times == REFUSALS {
                    tracing::error!(id = %table, %error, "a stored game cannot be taken up");
                }
            }
        }
    }
    Ok(())
}

/// Goes on with the tables of this server that nobody has taken meanwhile: after it was cut off, and after trouble.
pub(crate) async fn take_up(hub: &Arc<Hub>) {
    for table in hub.store.kept().await.unwrap_or_default() {
        tokio::spawn(look(hub.clone(), table));
    }
}

/// Hears of tables that others have moved on, and of nudges there, as long as the server runs.
pub(crate) async fn listen(hub: Arc<Hub>) {
    let mut stopping = hub.stopping.subscribe();
    loop {
        let heard = async {
            let mut heard = hub.store.listen().await?;
            loop {
                match heard.next().await? {
                    Heard::Moved(table, version) => {
                        if hub.known(&table).is_some_and(|parlour| parlour.version() < version) {
                            tokio::spawn(look(hub.clone(), table));
                        }
                    }
                    Heard::Nudged(table, by, seats) => {
                        if let Some(parlour) = hub.known(&table) {
                            let _ = parlour.talk.send(Talk::Nudge(by, seats));
                        }
                    }
                }
            }
        };
        let broken: Result<(), StoreError> = tokio::select! {
            broken = heard => broken,
            _ = stopping.wait_for(|stop| *stop) => return,
        };
        tracing::debug!(?broken, "the line to the database broke");
        tokio::time::sleep(BEAT / 4).await;
    }
}

/// Looks at a table that is in memory: what others did is read, whoever is connected is told, and whoever keeps it goes on.
async fn look(hub: Arc<Hub>, table: String) {
    if let Ok(desk) = hub.desk_of(&table).await
        && (hub.keeps(&desk.row) || !desk.later.is_empty())
    {
        keeper::attend(&hub, desk.parlour());
    }
}
