//! F3: what an import brings as content is exactly its board's, and what is stored as content is not taken on anybody's word.

use super::foreign::{finished, import, log_of, with_header};
use crate::support::{Bench, code, config, content, people, play, text, tiny};
use content::Content;
use game::SplitMix;
use reqwest::StatusCode;
use serde_json::Value;
use server::store::Op;
use std::collections::BTreeMap;

/// The same content, with a comment more: other hashes.
fn changed() -> Content {
    let with_more = |(path, text): (&str, &str)| {
        let more = if path == "race.toml" { "\n# a newer version\n" } else { "" };
        (path.to_owned(), format!("{text}{more}"))
    };
    Content::from_files(content().files().map(with_more).collect::<Vec<_>>())
}

fn header(log: &str) -> Value {
    serde_json::from_str(log.lines().next().expect("a header")).expect("JSON")
}

/// Stops the server and starts one on the same folder, with this content.
async fn restart_with(bench: &mut Bench, content: Content) {
    bench.server.take().expect("runs").stop().await;
    let mut config = config(bench.dir.path());
    config.content = content;
    let server = server::start(config).await.expect("it starts again");
    bench.base = format!("http://{}", server.address);
    bench.server = Some(server);
}

#[tokio::test(flavor = "multi_thread")]
async fn f3_a_poisoned_import_is_refused_and_games_outlive_a_change_of_content() {
    let elsewhere = Bench::start().await;
    let (_, log) = finished(&elsewhere).await;
    // A server where this board was never played, so that the import would come first.
    let mut bench = Bench::start().await;
    let junk = || BTreeMap::from([("junk".to_owned(), "x".to_owned())]);
    let only_junk = with_header(&log, |header| header.files = junk());
    let more_junk = with_header(&log, |header| header.files.extend(junk()));
    let less = with_header(&log, |header| drop(header.files.remove("race.toml")));
    let other = with_header(&log, |header| drop(header.files.insert("race.toml".into(), "# none".into())));
    for (evil, word) in [(only_junk, "junk"), (more_junk, "junk"), (less, "race.toml"), (other, "race.toml")]
    {
        let (status, refused) = import(&bench, &evil).await;
        assert_eq!((status, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_table"), "{refused}");
        assert!(text(&refused["error"]["message"]).contains(word), "{refused}");
    }
    let without = with_header(&log, |header| header.files.clear());
    assert_eq!(import(&bench, &without).await.0, StatusCode::OK, "this server has the content itself");
    let (table, players) = bench.begin(tiny(), people(2)).await;
    play(&players, &mut SplitMix(42), 10).await;
    restart_with(&mut bench, changed()).await;
    let (status, view) = bench.get(&format!("/api/tables/{table}/view")).await;
    assert_eq!(status, StatusCode::OK, "it is played with the content it was begun with: {view}");
}

#[tokio::test(flavor = "multi_thread")]
async fn f3_content_that_was_poisoned_before_is_put_right() {
    let mut bench = Bench::start().await;
    let (table, log) = finished(&bench).await;
    bench.server.take().expect("runs").stop().await;
    let hash = text(&header(&log)["content"]);
    let right = header(&log)["files"].clone();
    let mut with_junk = right.clone();
    with_junk["junk"] = "x".into();
    let path = format!("/api/tables/{table}/view");
    for poison in ["{\"junk\":\"x\"}".to_owned(), "not even JSON".to_owned(), with_junk.to_string()] {
        let store = crate::support::store(bench.dir.path()).await;
        store.write(vec![Op::Content { hash: hash.clone(), files: poison.clone() }]).await.expect("written");
        store.close().await;
        bench.restart().await;
        assert_eq!(bench.get(&path).await.0, StatusCode::OK);
        assert_eq!(header(&log_of(&bench, &table).await)["files"], right, "exactly what it was played with");
        restart_with(&mut bench, changed()).await;
        assert_eq!(bench.get(&path).await.0, StatusCode::OK, "after {poison}");
        assert_eq!(log_of(&bench, &table).await, log);
        bench.server.take().expect("runs").stop().await;
    }
}
