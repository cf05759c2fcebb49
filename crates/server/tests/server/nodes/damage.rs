//! What a PostgreSQL says when it cannot write: damage stops the server, a value that does not fit does not. One that would forget what it has
//! acknowledged is not written to at all.

use crate::support::database::{self, Cluster};
use crate::support::{Bench, fresh_key, people, pick, play, tiny, until};
use game::SplitMix;
use reqwest::StatusCode;
use serde_json::json;
use sqlx::{AnyConnection, Connection};
use tempfile::TempDir;

/// Whatever is written into the log of a game ends in the error that stands for the word.
const TRIGGER: &str = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ \
                       BEGIN RAISE EXCEPTION 'no' USING ERRCODE = 'STATE'; END $$; \
                       CREATE TRIGGER refuse BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION refuse()";

#[tokio::test(flavor = "multi_thread")]
async fn damage_is_told_from_a_value_that_does_not_fit() {
    let cluster = Cluster::start(&database::programs());
    // SQLSTATE, and what health says of it: data_corrupted, index_corrupted, disk_full, io_error, and a value out of range.
    let states = [
        ("XX001", Some("damaged")),
        ("XX002", Some("damaged")),
        ("53100", Some("full")),
        ("58030", Some("disk")),
        ("25006", Some("read_only")),
        ("22003", None),
    ];
    let dir = TempDir::new().expect("a folder");
    let url = database::schema(&cluster.url, dir.path());
    let mut inside = AnyConnection::connect(&url).await.expect("connects");
    let bench = Bench::start_with(|config| config.database = Some(url)).await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let mut luck = SplitMix(41);
    for (state, reason) in states {
        for text in TRIGGER.replace("STATE", state).split_inclusive("$$; ") {
            sqlx::query(sqlx::AssertSqlSafe(text.to_owned())).execute(&mut inside).await.expect(state);
        }
        let asked = until("somebody is asked", || async {
            for player in &players {
                let view = player.view().await;
                if let Some(act) = pick(&view, &mut SplitMix(42)) {
                    return Some((player, act, view));
                }
            }
            None
        });
        let (player, act, before) = asked.await;
        let (key, version) = (fresh_key(), before["version"].as_u64());
        let command = json!({ "type": "act", "act": act });
        let (status, answer) = player.send(&key, version, command.clone()).await;
        assert!(status.is_server_error(), "{state}: {status} {answer}");
        let (health, told) = bench.get("/api/health").await;
        match reason {
            Some(reason) => {
                assert_eq!((health, &told["reason"]), (StatusCode::SERVICE_UNAVAILABLE, &json!(reason)))
            }
            None => assert_eq!(health, StatusCode::OK, "others can go on: {told}"),
        }
        sqlx::query("DROP FUNCTION refuse CASCADE").execute(&mut inside).await.expect("dropped");
        until("it goes on by itself", || async {
            (bench.get("/api/health").await.0 == StatusCode::OK).then_some(())
        })
        .await;
        let after = until("it can be looked at", || async {
            let (status, view) = player.get("view").await;
            (status == StatusCode::OK).then_some(view)
        })
        .await;
        assert_eq!(after["version"], before["version"], "{state}: nothing of it was done");
        assert_eq!(player.send(&key, version, command).await.0, StatusCode::OK, "{state}");
        assert!(play(&players, &mut luck, 2).await >= 2, "{state}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_would_forget_is_refused() {
    let programs = database::programs();
    let cluster = Cluster::start(&programs);
    let mut database = AnyConnection::connect(&cluster.url).await.expect("connects");
    for setting in ["synchronous_commit", "full_page_writes", "fsync"] {
        for (value, refused) in [("off", true), ("on", false)] {
            let text = format!("ALTER SYSTEM SET {setting} = {value}");
            sqlx::query(sqlx::AssertSqlSafe(text)).execute(&mut database).await.expect("set");
            sqlx::query("SELECT pg_reload_conf()").execute(&mut database).await.expect("read again");
            let tried = || async {
                let store = server::store::Store::connect(&cluster.url).await;
                match store {
                    Err(error) if refused => {
                        let told = error.to_string();
                        assert!(told.contains(&format!("{setting} = off")), "{told}");
                        Some(())
                    }
                    Ok(store) => {
                        store.close().await;
                        (!refused).then_some(())
                    }
                    Err(_) => None,
                }
            };
            until("the setting is known", tried).await;
        }
    }
}
