//! Luck that was chosen by a word, and records that count only luck that was not.

use crate::support::{Bench, Player, against, code, people, play, text, tiny};
use game::SplitMix;
use reqwest::StatusCode;
use serde_json::{Value, json};

fn by_word(word: &str) -> Value {
    let mut spec = tiny();
    spec["luck"] = json!(word);
    spec
}

/// A whole race of one person, who answers by a fixed rule, against two bots.
async fn race(bench: &Bench, word: &str) -> Player {
    let (_, mut players) = bench.begin(by_word(word), against(&["novice", "racer"])).await;
    play(&players, &mut SplitMix(7), 5000).await;
    players.remove(0)
}

/// Every draw and the results: what luck and decisions came to, in whatever order the screens were closed.
async fn story(player: &Player) -> (Vec<Value>, Value) {
    let lines = player.bytes("log").await;
    let lines = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let draws = lines.filter_map(|line| line.get("luck").cloned()).collect();
    (draws, player.view().await["table"]["results"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_word_gives_the_same_race_and_everybody_is_told() {
    let bench = Bench::start().await;
    let [first, second, other] =
        [race(&bench, "camel").await, race(&bench, "camel").await, race(&bench, "dromedary").await];
    let told = story(&first).await;
    assert!(told.0.len() > 10, "luck had something to say: {told:?}");
    assert_eq!(told, story(&second).await);
    assert_ne!(told.0, story(&other).await.0);
    let table = first.view().await["table"].clone();
    assert_eq!(table["luck"], "camel");
    let (_, verified) = first.get("verify").await;
    assert_eq!((&verified["ok"], &verified["luck"]), (&json!(true), &json!("camel")));
    let (status, again) = first.post("rematch", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{again}");
    assert_ne!(again["commitment"], table["commitment"], "a rematch has luck of its own");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_of_luck_is_short_and_seen_before_the_start() {
    let bench = Bench::start().await;
    for word in [String::new(), "x".repeat(41), "a\nb".into()] {
        let (status, refused) =
            bench.post("/api/tables", json!({ "spec": by_word(&word), "seats": people(2) })).await;
        assert_eq!((status, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_table"), "{word:?}");
    }
    let (table, _) = bench.open(by_word("camel"), people(2)).await;
    let (_, info) = bench.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["spec"]["luck"], "camel");
}

#[tokio::test(flavor = "multi_thread")]
async fn records_count_open_races_with_luck_that_nobody_chose() {
    let bench = Bench::start().await;
    race(&bench, "camel").await;
    let (_, none) = bench.get("/api/records").await;
    assert_eq!(none, json!({ "races": 0, "best": null, "fastest": null, "names": [] }));

    let (_, players) = bench.begin(tiny(), against(&["novice"])).await;
    let hidden = json!({ "spec": tiny(), "private": true, "seats": against(&["novice"]) });
    let (_, opened) = bench.post("/api/tables", hidden).await;
    let private = Player::new(&bench, &text(&opened["table"]), &opened["seats"][0]);
    private.post("start", json!({})).await;
    for one in [&players[0], &private] {
        play(std::slice::from_ref(one), &mut SplitMix(3), 5000).await;
    }
    let (_, records) = bench.get("/api/records").await;
    assert_eq!(records["races"], 1, "{records}");
    let results = players[0].view().await["table"]["results"].clone();
    let points = |seat: usize| {
        let points = results[seat]["points"].as_array().expect("points");
        points.iter().find(|part| part[0] == "total").expect("a total")[1].clone()
    };
    let names = records["names"].as_array().expect("names");
    let best = |name: &str| {
        names.iter().find(|row| row["name"] == name).unwrap_or_else(|| panic!("{name} in {records}"))["best"]
            .clone()
    };
    assert_eq!((best("Ann"), best("novice")), (points(0), points(1)));
    for (asked, wrong) in [("game=chess", "no_such_game"), ("x=1", "unreadable")] {
        let (status, refused) = bench.get(&format!("/api/records?{asked}")).await;
        assert!(status.is_client_error() && code(&refused) == wrong, "{asked}: {status} {refused}");
    }
    let (_, motorcar) = bench.get("/api/records?game=motorcar").await;
    assert_eq!(motorcar["races"], 0);

    // Whoever is forgotten is forgotten here too.
    assert_eq!(players[0].delete("me").await.0, StatusCode::OK);
    let (_, records) = bench.get("/api/records").await;
    assert!(!records.to_string().contains("Ann"), "{records}");
}
