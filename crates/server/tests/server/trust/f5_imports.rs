//! F5: imports are work and take room. They hold nobody else up, and both have an end.

use super::foreign::{finished, heavy, import, log_of};
use crate::support::{Bench, Hands, against, code, config, store, text, tiny, until};
use content::Bundle;
use reqwest::StatusCode;
use serde_json::json;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// Time on a processor that this thread has had, in nanoseconds; other programs do not count.
#[cfg(target_os = "linux")]
fn cpu() -> u64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells");
    stat.split_whitespace().next().and_then(|word| word.parse().ok()).expect("a number")
}

/// There is one thread for the network and this test. Whoever replays a log on it is found out by the longest time that it
/// worked without letting others have it: time on the processor, so that a busy machine makes no difference.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "current_thread")]
async fn f5_eight_heavy_imports_leave_the_network_to_others() {
    let bench = Bench::start().await;
    let (_, log) = finished(&bench).await;
    let log = heavy(&log, 4000);
    let tasks = tokio::task::LocalSet::new();
    tasks
        .run_until(async {
            let longest = Rc::new(Cell::new(0));
            let seen = longest.clone();
            let watch = tokio::task::spawn_local(async move {
                let mut last = cpu();
                loop {
                    tokio::task::yield_now().await;
                    let now = cpu();
                    seen.set(seen.get().max(now - last));
                    last = now;
                }
            });
            let eight = futures_util::future::join_all((0..8).map(|_| import(&bench, &log)));
            let health = async {
                for _ in 0..50 {
                    assert_eq!(bench.get("/api/health").await.0, StatusCode::OK);
                }
            };
            let (answers, ()) = futures_util::future::join(eight, health).await;
            watch.abort();
            for (status, opened) in answers {
                let queued = status == StatusCode::REQUEST_TIMEOUT;
                assert!(status == StatusCode::OK || queued, "done, or told that it took too long: {opened}");
            }
            let longest = Duration::from_nanos(longest.get());
            assert!(longest < Duration::from_millis(200), "{longest:?} at a stretch");
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f5_a_log_of_endless_records_is_read_so_far_and_no_further() {
    let bench = Bench::start_with(|config| config.limits.import_records = 1000).await;
    let (_, log) = finished(&bench).await;
    let (status, refused) = import(&bench, &heavy(&log, 1001)).await;
    assert_eq!((status, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_table"));
    assert!(text(&refused["error"]["message"]).contains("the log is too long"), "{refused}");
    assert_eq!(import(&bench, &log).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn f5_an_import_that_took_too_long_is_not_kept_behind_the_callers_back() {
    let elsewhere = Bench::start().await;
    let (_, log) = finished(&elsewhere).await;
    let slow = heavy(&log, 6000);
    let bench = Bench::start_with(|config| config.limits.request_time = Duration::from_millis(200)).await;
    let mut kept = 0;
    for log in [&slow, &slow, &slow] {
        kept += usize::from(import(&bench, log).await.0 == StatusCode::OK);
    }
    assert!(kept < 3, "a fifth of a second is not enough for all of them");
    // One at a time: when a short one comes through, those before it have ended, one way or the other.
    until("a short log comes through", || async {
        (import(&bench, &log).await.0 == StatusCode::OK).then_some(())
    })
    .await;
    kept += 1;
    let store = store(bench.dir.path()).await;
    until("as many are kept as were promised", || async {
        (store.lobby(true, 100).await.expect("a list").len() == kept).then_some(())
    })
    .await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f5_one_address_brings_in_so_much_and_all_together_so_much() {
    let elsewhere = Bench::start().await;
    let (_, log) = finished(&elsewhere).await;
    let once = log.len() as f64 * 1.5;
    let bench = Bench::start_with(|config| config.limits.import_bytes_per_day = once).await;
    assert_eq!(import(&bench, &log).await.0, StatusCode::OK);
    let (status, refused) = import(&bench, &log).await;
    assert_eq!((status, code(&refused)), (StatusCode::TOO_MANY_REQUESTS, "too_many_requests"), "{refused}");
    let bench = Bench::start_with(|config| config.limits.imports_in_all = once as i64).await;
    assert_eq!(import(&bench, &log).await.0, StatusCode::OK);
    let (status, refused) = import(&bench, &log).await;
    assert_eq!((status, code(&refused)), (StatusCode::INSUFFICIENT_STORAGE, "no_room"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn f5_imports_that_nobody_opens_are_deleted_with_all_they_brought() {
    const DAYS: u64 = 24 * 3600 * 1000;
    let elsewhere = Bench::start().await;
    let (_, log) = finished(&elsewhere).await;
    let hands = Hands::new();
    let mut bench = Bench::start_with(|config| config.now = Some(hands.clock())).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let (status, opened) = import(&bench, &log).await;
        assert_eq!(status, StatusCode::OK, "{opened}");
        tables.push(text(&opened["table"]));
    }
    for days in [20, 40, 60] {
        hands.move_on(20 * DAYS);
        bench.server.take().expect("runs").stop().await;
        let mut config = config(bench.dir.path());
        config.now = Some(hands.clock());
        let server = server::start(config).await.expect("it starts again");
        bench.base = format!("http://{}", server.address);
        bench.server = Some(server);
        if days == 20 {
            assert_eq!(log_of(&bench, &tables[0]).await, log, "still there");
        }
        // The first was last opened on day 20, the second never.
        let left: &[String] = match days {
            20 => &tables,
            40 => &tables[..1],
            _ => &[],
        };
        let store = store(bench.dir.path()).await;
        until("what nobody opens is gone", || async {
            let list = store.lobby(true, 10).await.expect("a list");
            let is_left = list.len() == left.len() && list.iter().all(|row| left.contains(&row.id));
            is_left.then_some(())
        })
        .await;
        store.close().await;
    }
    let store = store(bench.dir.path()).await;
    let files =
        serde_json::from_str::<serde_json::Value>(log.lines().next().expect("a header")).expect("JSON");
    let files = serde_json::from_value(files["files"].clone()).expect("files");
    assert!(store.content(&Bundle(files).hash()).await.is_err(), "what they were played with is gone too");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f5_commands_that_cost_nothing_do_not_grow_the_disk_for_ever() {
    let bench = Bench::start().await;
    let (table, players) = bench.begin(tiny(), against(&["novice"])).await;
    for n in 0..260 {
        let order = ["always", "never"][n % 2];
        let (status, answer) =
            players[0].send(&format!("order-{n}"), None, json!({ "type": "order", "order": order })).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        // Receipts are told apart by their time.
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let store = store(bench.dir.path()).await;
    assert!(store.receipt(&table, 0, "order-0").await.expect("reads").is_none(), "old ones are gone");
    assert!(store.receipt(&table, 0, "order-259").await.expect("reads").is_some(), "young ones are kept");
    store.close().await;
}
