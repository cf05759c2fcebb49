//! Limits that hold over several servers on one database: twice a second this one writes what addresses have taken from its buckets,
//! where it matters, and reads what all servers have written together. Whoever asks by way of several servers is ahead of that by a second at
//! most, and pays it back. While the database is away, and for a server that is alone with it, each counts for itself.

use crate::hub::Hub;
use crate::store::StoreError;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::MissedTickBehavior;

/// How often servers tell each other.
const OFTEN: Duration = Duration::from_millis(500);
/// So many times later what nobody needs any more is thrown away.
const SOMETIMES: u32 = 120;

/// Runs as long as the server does.
pub(crate) async fn run(hub: Arc<Hub>) {
    let mut stopping = hub.stopping.subscribe();
    let mut tick = tokio::time::interval(OFTEN);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut times = 0_u32;
    loop {
        tokio::select! {
            _ = tick.tick() => {}
            _ = stopping.wait_for(|stop| *stop) => return,
        }
        times = times.wrapping_add(1);
        if let Err(error) = once(&hub, times.is_multiple_of(SOMETIMES)).await {
            tracing::debug!(%error, "what addresses have taken is not told");
        }
    }
}

async fn once(hub: &Hub, throws_away: bool) -> Result<(), StoreError> {
    let Some(others) = hub.store.node().map(|node| node.others()).filter(|others| *others > 0) else {
        return Ok(());
    };
    let now = Instant::now();
    let debts: Vec<_> = hub.buckets().iter().flat_map(|buckets| buckets.tell(others + 1, now)).collect();
    if let Err(error) = hub.store.tell_taken(&debts).await {
        hub.buckets().iter().for_each(|buckets| buckets.tell_again(&debts));
        return Err(error);
    }
    let now = Instant::now();
    for (name, address, fills_in) in hub.store.taken().await? {
        if let Some(buckets) = hub.buckets().into_iter().find(|buckets| buckets.name == name) {
            buckets.hear(address, fills_in, now);
        }
    }
    if throws_away {
        hub.store.forget_taken().await?;
    }
    Ok(())
}
