//! Bots, clocks and windows of one table: at work while there is something to wait for, gone otherwise. Bots think on
//! threads of their own, for so long in one game turn; then the novice answers.

use crate::hub::Hub;
use crate::room::Room;
use session::BotJob;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Starts a keeper where none is at work, or wakes the one that is.
pub fn attend(hub: &Arc<Hub>, room: &Arc<Room>) {
    if room.kept.swap(true, Ordering::AcqRel) {
        room.wake.notify_one();
        return;
    }
    let (hub, room) = (hub.clone(), room.clone());
    tokio::spawn(async move {
        let mut stopping = hub.stopping.subscribe();
        let mut spent: HashMap<u8, (u32, Duration)> = HashMap::new();
        while !*stopping.borrow_and_update() && round(&hub, &room, &mut spent, &mut stopping).await {}
    });
}

/// Does what is due and waits for what comes next. `false` when there is nothing to wait for.
async fn round(
    hub: &Arc<Hub>,
    room: &Arc<Room>,
    spent: &mut HashMap<u8, (u32, Duration)>,
    stopping: &mut watch::Receiver<bool>,
) -> bool {
    let mut desk = room.desk.lock().await;
    let now = hub.now();
    if desk.publish(now) {
        room.changed.send_modify(|n| *n += 1);
    }
    let later = desk.later.front().map(|later| later.due);
    let Ok(table) = desk.table_mut() else { return leave(room) };
    let ticked = table.tick(now);
    let (jobs, turn) = (table.bot_jobs(), table.turn());
    let due = table.deadline().into_iter().chain(later).min();
    if ticked && commit(hub, room, &mut desk).await.is_err() {
        return leave(room);
    }
    if desk.broken || (jobs.is_empty() && due.is_none()) {
        return leave(room);
    }
    drop(desk);
    if jobs.is_empty() {
        let wait = Duration::from_millis(due.unwrap_or(now).saturating_sub(now).clamp(1, 60_000));
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = room.wake.notified() => {}
            _ = stopping.changed() => {}
        }
        return true;
    }
    for job in jobs {
        let (seat, asked) = (job.seat, job.asked);
        let answer = tokio::select! {
            answer = think(hub, job, turn, spent) => answer,
            _ = stopping.changed() => return true,
        };
        let mut desk = room.desk.lock().await;
        let now = hub.now();
        let Ok(table) = desk.table_mut() else { return true };
        if table.bot_answers(seat, asked, &answer, now) && commit(hub, room, &mut desk).await.is_err() {
            return leave(room);
        }
    }
    true
}

/// The keeper goes; the desk is still taken, so nobody can miss it.
fn leave(room: &Room) -> bool {
    room.kept.store(false, Ordering::Release);
    false
}

async fn commit(hub: &Hub, room: &Room, desk: &mut crate::room::Desk) -> Result<(), crate::ApiError> {
    let ops = desk.revoke_the_gone();
    room.commit(hub, desk, ops).await
}

/// A bot's answer, off the threads of the network; the novice's where it takes too long.
async fn think(hub: &Arc<Hub>, job: BotJob, turn: u32, spent: &mut HashMap<u8, (u32, Duration)>) -> String {
    let used = spent.entry(job.seat.0).or_insert((turn, Duration::ZERO));
    if used.0 != turn {
        *used = (turn, Duration::ZERO);
    }
    let left = hub.config.limits.bot_time.saturating_sub(used.1);
    let start = Instant::now();
    let permit = hub.bots.clone().acquire_owned().await;
    let (think, novice) = (job.think, job.novice);
    let thread = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        think()
    });
    let answer = match tokio::time::timeout(left, thread).await {
        Ok(Ok(answer)) => answer,
        late => {
            tracing::warn!(seat = job.seat.number(), panicked = late.is_ok(), "a bot did not answer in time");
            hub.metrics.bot_timeouts.inc();
            novice()
        }
    };
    used.1 += start.elapsed();
    hub.metrics.bot_answers.inc();
    answer
}
