//! Whose clock counts where several servers share a database.

use crate::support::{database, store};
use std::time::{SystemTime, UNIX_EPOCH};
use tempfile::TempDir;

/// More than an answer of the database takes, less than any of the clocks is wrong (milliseconds).
const LITTLE: u64 = 60_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_whose_clock_is_wrong_goes_by_the_one_of_the_database_and_keeps_its_tables() {
    database::programs();
    let dir = TempDir::new().expect("a folder");
    let store = store(dir.path()).await;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as u64;
    for wrong in [3_600_000, -86_400_000, 0_i64] {
        store.beat(now.saturating_add_signed(wrong)).await.expect("heard");
        let node = store.node().expect("one of several");
        assert!(node.ahead().abs_diff(-wrong) < LITTLE, "{wrong}: {}", node.ahead());
        assert!(node.holds() && node.is_live(&node.name), "what it keeps does not depend on its own clock");
    }
    store.close().await;
}
