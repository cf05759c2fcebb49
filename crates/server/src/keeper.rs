//! Bots, clocks and windows of one table: at work while there is something to wait for, gone otherwise. Bots think on
//! threads of their own, for so long in one game turn; then the novice answers.

use crate::desk::Life;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::parlour::{DeskGuard, Parlour};
use session::{BotJob, Cores};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// So many milliseconds after an error of the storage the keeper looks again.
const AGAIN: u64 = 250;

/// Starts a keeper where none is at work, or wakes the one that is.
pub fn attend(hub: &Arc<Hub>, parlour: &Arc<Parlour>) {
    if parlour.kept.swap(true, Ordering::AcqRel) {
        parlour.wake.notify_one();
        return;
    }
    let (hub, parlour) = (hub.clone(), parlour.clone());
    tokio::spawn(async move {
        let mut stopping = hub.stopping.subscribe();
        let mut spent: HashMap<u8, (u32, Duration)> = HashMap::new();
        while !*stopping.borrow_and_update() && round(&hub, &parlour, &mut spent, &mut stopping).await {}
    });
}

/// Does what is due and waits for what comes next. `false` when there is nothing to wait for.
async fn round(
    hub: &Arc<Hub>,
    parlour: &Arc<Parlour>,
    spent: &mut HashMap<u8, (u32, Duration)>,
    stopping: &mut watch::Receiver<bool>,
) -> bool {
    // What cannot be stored is not done: bots and clocks wait.
    tokio::select! {
        () = hub.store.well() => {}
        _ = stopping.changed() => return true,
    }
    let mut desk = match parlour.desk().await {
        Ok(desk) => desk,
        Err(error) => return goes_on(parlour, &error, stopping).await,
    };
    let now = hub.now();
    if desk.publish(now) {
        parlour.changed.send_modify(|n| *n += 1);
    }
    if !hub.keeps(&desk.row) {
        // Another server does what happens here by itself; those who watch later by way of this one are told by it.
        let Some(due) = desk.later.front().map(|later| later.due) else { return leave(parlour) };
        drop(desk);
        wait(parlour, due.saturating_sub(now), stopping).await;
        return true;
    }
    if let Err(error) = open_on_time(hub, &mut desk, now).await {
        tracing::warn!(%error, "a table could not begin");
        drop(desk);
        return goes_on(parlour, &error, stopping).await;
    }
    if let Life::Gathering(gathering) = &desk.life {
        let Some(until) = gathering.opening.as_ref().map(|opening| opening.until) else {
            return leave(parlour);
        };
        drop(desk);
        wait(parlour, until.saturating_sub(now), stopping).await;
        return true;
    }
    let later = desk.later.front().map(|later| later.due);
    let Ok(table) = desk.table_mut() else { return leave(parlour) };
    let ticked = table.tick(now);
    let (jobs, turn) = (table.bot_jobs(), table.turn());
    let due = table.deadline().into_iter().chain(later).min();
    if ticked && let Err(error) = commit(hub, &mut desk).await {
        drop(desk);
        return goes_on(parlour, &error, stopping).await;
    }
    if jobs.is_empty() && due.is_none() {
        return leave(parlour);
    }
    drop(desk);
    if jobs.is_empty() {
        wait(parlour, due.unwrap_or(now).saturating_sub(now), stopping).await;
        return true;
    }
    for job in jobs {
        let (seat, asked) = (job.seat, job.asked);
        let answer = tokio::select! {
            answer = think(hub, job, turn, spent) => answer,
            _ = stopping.changed() => return true,
        };
        let mut desk = match parlour.desk().await {
            Ok(desk) => desk,
            Err(error) => return goes_on(parlour, &error, stopping).await,
        };
        let now = hub.now();
        if !hub.keeps(&desk.row) {
            return true;
        }
        let Ok(table) = desk.table_mut() else { return true };
        if table.bot_answers(seat, asked, &answer, now)
            && let Err(error) = commit(hub, &mut desk).await
        {
            drop(desk);
            return goes_on(parlour, &error, stopping).await;
        }
    }
    true
}

/// Seats that have not opened their nonces in time go to bots, and the game begins.
async fn open_on_time(hub: &Hub, desk: &mut DeskGuard, now: u64) -> Result<(), ApiError> {
    let Life::Gathering(gathering) = &mut desk.life else { return Ok(()) };
    if !gathering.tick(now) {
        return Ok(());
    }
    let ops = crate::api::luck::begin_if_complete(hub, desk, now)?;
    desk.commit(hub, ops).await
}

/// Waits so many milliseconds, or until something happens.
async fn wait(parlour: &Parlour, ms: u64, stopping: &mut watch::Receiver<bool>) {
    tokio::select! {
        () = tokio::time::sleep(Duration::from_millis(ms.clamp(1, 60_000))) => {}
        () = parlour.wake.notified() => {}
        _ = stopping.changed() => {}
    }
}

/// Where another server was quicker, or the database is away for a moment, the keeper looks again; from a broken table it goes.
async fn goes_on(parlour: &Parlour, error: &ApiError, stopping: &mut watch::Receiver<bool>) -> bool {
    match error {
        ApiError::Reloading if !parlour.is_broken() => true,
        _ if parlour.is_broken() || matches!(error, ApiError::NoSuchTable) => leave(parlour),
        ApiError::Store(_) => {
            wait(parlour, AGAIN, stopping).await;
            true
        }
        _ => leave(parlour),
    }
}

/// The keeper goes; the desk is still taken, so nobody can miss it.
fn leave(parlour: &Parlour) -> bool {
    parlour.kept.store(false, Ordering::Release);
    false
}

async fn commit(hub: &Hub, desk: &mut DeskGuard) -> Result<(), ApiError> {
    let ops = desk.revoke_the_gone();
    desk.commit(hub, ops).await
}

/// How long a bot that can stop thinks about one decision.
const LONGEST_THOUGHT: Duration = Duration::from_secs(1);
/// And never longer than such a part of what is left of its time: so there is always some left for the next decision.
const SHARES: u32 = 4;

/// Asks a thinking bot to stop as soon as nobody waits for it any more: its time is up, or the server shuts down.
#[derive(Default)]
pub(crate) struct StopsWhenGone(pub Arc<AtomicBool>);

impl Drop for StopsWhenGone {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A bot's answer, off the threads of the network; the novice's where it takes too long. A bot whose time is up is
/// asked to
/// stop, and keeps its place among the few that may think until it does: bots that do not listen never pile up, and
/// while they
/// hold all places novices answer. Where a helper is free, two threads think for it.
async fn think(hub: &Arc<Hub>, job: BotJob, turn: u32, spent: &mut HashMap<u8, (u32, Duration)>) -> String {
    let used = spent.entry(job.seat.0).or_insert((turn, Duration::ZERO));
    if used.0 != turn {
        *used = (turn, Duration::ZERO);
    }
    let (seat, think, novice) = (job.seat, job.think, job.novice);
    let left = hub.config.limits.bot_time.saturating_sub(used.1);
    let place = tokio::time::timeout(left, hub.bots.clone().acquire_owned()).await;
    let answer = match place {
        Ok(Ok(permit)) if !left.is_zero() => {
            let start = Instant::now();
            let stop = StopsWhenGone::default();
            let (asked, enough) = (stop.0.clone(), LONGEST_THOUGHT.min(left / SHARES));
            let helper = hub.helpers.clone().try_acquire_owned().ok();
            let thread = tokio::task::spawn_blocking(move || {
                let (_permit, hands) = (permit, 1 + usize::from(helper.is_some()));
                think(&Cores {
                    hands,
                    is_over: || asked.load(Ordering::Relaxed) || start.elapsed() >= enough,
                })
            });
            let answer = tokio::time::timeout(left, thread).await;
            let took = start.elapsed();
            used.1 += took;
            answer.ok().and_then(Result::ok).filter(|_| took <= left)
        }
        _ => None,
    };
    hub.metrics.bot_answers.inc();
    match answer {
        Some(answer) => answer,
        None => {
            tracing::warn!(seat = seat.number(), "a bot did not answer in time; the novice does");
            hub.metrics.bot_timeouts.inc();
            novice(&|| true)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::store::Store;
    use game::Seat;

    /// With so little time that a bot which does not stop is always late, however slow the machine, or so much that a
    /// quick one
    /// never is.
    const LITTLE: Duration = Duration::from_nanos(1);
    const PLENTY: Duration = Duration::from_secs(600);

    async fn hub(dir: &std::path::Path, bot_time: Duration) -> Arc<Hub> {
        let address = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
        let mut config = Config::new(address, dir.to_owned(), content::Content::embedded());
        config.limits.bot_time = bot_time;
        Hub::new(config, Store::open(dir).await.expect("a store")).expect("a hub")
    }
    fn job(think: session::Think) -> BotJob {
        BotJob { seat: Seat(0), asked: 1, think, novice: Box::new(|_| "novice".into()) }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_over_its_time_is_replaced_and_stops_when_asked() {
        let dir = tempfile::TempDir::new().expect("a folder");
        let hub = hub(dir.path(), LITTLE).await;
        let places = hub.bots.available_permits();
        let endless = job(Box::new(|patience| {
            while !patience.is_over() {
                std::thread::yield_now();
            }
            "late".into()
        }));
        let mut spent = HashMap::new();
        assert_eq!(think(&hub, endless, 1, &mut spent).await, "novice");
        // Its thread ends: the place is free again.
        let all = hub.bots.acquire_many(places as u32).await.expect("places");
        drop(all);
        // In the same turn its time is used up.
        let quick = job(Box::new(|_| "quick".into()));
        assert_eq!(think(&hub, quick, 1, &mut spent).await, "novice");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_whose_table_goes_stops_thinking() {
        let dir = tempfile::TempDir::new().expect("a folder");
        let hub = hub(dir.path(), PLENTY).await;
        let places = hub.bots.available_permits();
        let (begun, has_begun) = tokio::sync::oneshot::channel();
        let endless = job(Box::new(move |patience| {
            let _ = begun.send(());
            while !patience.is_over() {
                std::thread::yield_now();
            }
            "late".into()
        }));
        let mut spent = HashMap::new();
        tokio::select! {
            _ = think(&hub, endless, 1, &mut spent) => {}
            _ = has_begun => {}
        }
        // Nobody waits for it any more, so its place is free again.
        let all = hub.bots.acquire_many(places as u32).await.expect("places");
        assert_eq!(all.num_permits(), places);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_that_has_used_its_turns_time_up_may_think_again_in_the_next() {
        let dir = tempfile::TempDir::new().expect("a folder");
        let hub = hub(dir.path(), PLENTY).await;
        let quick = || job(Box::new(|_| "quick".into()));
        let mut spent = HashMap::from([(0, (1, PLENTY))]);
        assert_eq!(think(&hub, quick(), 1, &mut spent).await, "novice");
        assert_eq!(think(&hub, quick(), 2, &mut spent).await, "quick");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn bots_that_do_not_listen_never_pile_up_and_hold_nobody_up_for_ever() {
        let dir = tempfile::TempDir::new().expect("a folder");
        let hub = hub(dir.path(), LITTLE).await;
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let ended = Arc::new(std::sync::Mutex::new(ended));
        let deaf = || {
            let ended = ended.clone();
            job(Box::new(move |_| {
                let _ = ended.lock().map(|ended| ended.recv());
                "late".into()
            }))
        };
        let places = hub.bots.available_permits();
        for seat in 0..places as u32 + 3 {
            assert_eq!(think(&hub, deaf(), seat, &mut HashMap::new()).await, "novice");
        }
        assert_eq!(hub.bots.available_permits(), 0, "no more threads than places");
        drop(end);
        let all = hub.bots.acquire_many(places as u32).await.expect("all end");
        assert_eq!(all.num_permits(), places, "and every place is free again");
    }
}
