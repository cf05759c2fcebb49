//! Whole games over the network.

use crate::support::socket::Socket;
use crate::support::{Bench, against, is_over, people, play, text, tiny};
use game::SplitMix;
use serde_json::json;
use session::Catalog;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_race_to_the_end_over_restarts_and_lose_nothing() {
    let mut bench = Bench::start().await;
    let (table, mut players) = bench.begin(tiny(), people(2)).await;
    let mut luck = SplitMix(7);
    let mut rounds = 0;
    loop {
        play(&players, &mut luck, 40).await;
        let before = [players[0].view().await, players[1].view().await];
        if is_over(&before[0]) || rounds > 200 {
            break;
        }
        if rounds < 3 {
            bench.restart().await;
            players.iter_mut().for_each(|player| player.base.clone_from(&bench.base));
            for (player, before) in players.iter().zip(&before) {
                assert_eq!(&player.view().await, before, "everything is as it was, versions too");
            }
        }
        rounds += 1;
    }
    let view = players[0].view().await;
    assert!(is_over(&view), "{}", view["table"]);
    assert_eq!(view["table"]["results"].as_array().map(Vec::len), Some(2));
    let log = bench.http.get(format!("{}/api/tables/{table}/log", bench.base)).send().await.expect("log");
    let log = log.text().await.expect("text");
    let read = Catalog::new(crate::support::content()).read_log(&log).expect("it verifies");
    let seed = read.seed.expect("revealed");
    assert_eq!(seed.commitment(), text(&view["table"]["commitment"]), "as was promised before the start");
    assert_eq!(seed.reveal(), text(&view["table"]["seed"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_answer_by_themselves_and_a_race_against_them_ends() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), against(&["novice", "random"])).await;
    play(&players, &mut SplitMix(3), 100_000).await;
    let view = players[0].view().await;
    assert!(is_over(&view));
    let (_, metrics) = bench.get("/api/health").await;
    assert_eq!(metrics["ok"], json!(true));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_see_one_move_and_resume_after_a_break() {
    let bench = Bench::start().await;
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let mut sockets = [Socket::of(&players[0], 0).await, Socket::of(&players[1], 0).await];
    let first = sockets[0].next("view").await;
    let _ = sockets[1].next("view").await;
    let asked = first["view"]["waiting"][0].as_u64().expect("somebody is asked") as usize - 1;
    let view = players[asked].view().await;
    let act = text(&view["choices"][0]["act"]);
    let (status, done) = players[asked].act(view["version"].as_u64().expect("version"), &act).await;
    assert!(status.is_success(), "{done}");
    for (i, socket) in sockets.iter_mut().enumerate() {
        let version = players[i].view().await["version"].clone();
        loop {
            let pushed = socket.next("view").await;
            if pushed["version"] == version {
                break;
            }
        }
    }
    drop(sockets);
    let since = view["version"].as_u64().expect("version");
    let mut back = Socket::of(&players[asked], since).await;
    let resumed = back.next("view").await;
    assert_eq!(resumed["since"].as_u64(), Some(since));
    assert!(!resumed["events"].as_array().expect("events").is_empty(), "what was missed is told");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_in_python_plays_a_whole_game() {
    let bench = Bench::start().await;
    let example = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/api_bot.py");
    let base = bench.base.clone();
    let run = move || std::process::Command::new("python3").arg(example).arg(base).output();
    let output = tokio::task::spawn_blocking(run).await.expect("runs").expect("python3 is installed");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && said.starts_with("1. "),
        "{said} {}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_motorcar_race_is_played_over_a_restart_and_counts_for_its_records() {
    let mut bench = Bench::start().await;
    let spec = json!({ "game": "motorcar", "flick": "luck" });
    let (table, mut players) = bench.begin(spec, against(&["novice", "racer"])).await;
    play(&players, &mut SplitMix(4), 6).await;
    bench.restart().await;
    players[0].base.clone_from(&bench.base);
    play(&players, &mut SplitMix(5), 100_000).await;
    let view = players[0].view().await;
    assert!(is_over(&view) && view["view"]["phase"] == "over", "{}", view["table"]);
    let (_, verified) = bench.get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(verified["ok"], json!(true));
    let results = view["table"]["results"].as_array().expect("results");
    let days = results.iter().map(|result| result["points"][0][1].as_i64().expect("days"));
    let (_, records) = bench.get("/api/records?game=motorcar").await;
    assert_eq!(
        (records["races"].as_i64(), records["best"]["n"].as_i64()),
        (Some(1), days.min()),
        "{records}"
    );
    assert_eq!(records["fastest"], json!(null), "all races have sixteen rounds");
    let log = players[0].bytes("log").await;
    let read = Catalog::new(crate::support::content()).read_log(&log).expect("it verifies");
    assert_eq!(read.header.game, "motorcar");
    let (status, refused) =
        bench.post("/api/tables", json!({ "spec": { "game": "motorcar" }, "seats": people(2) })).await;
    assert!(status.is_client_error() && text(&refused["error"]["message"]).contains("3 to 6"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_race_is_played_to_its_end_and_again() {
    let bench = Bench::start().await;
    let deck: Vec<String> = ('a'..='h').map(|letter| format!("{letter}3")).collect();
    let spec = json!({ "game": "race", "options": { "board": "usa_west", "solo": { "deck": deck } } });
    let (table, players) = bench.begin(spec, people(1)).await;
    play(&players, &mut SplitMix(7), 100_000).await;
    let view = players[0].view().await;
    assert!(is_over(&view) && view["view"]["phase"] == "over", "{}", view["table"]);
    let seats: Vec<_> = view["table"]["results"].as_array().expect("results").iter().collect();
    assert_eq!(seats.len(), 2, "the Torpedo is ranked too: {seats:?}");
    let (_, verified) = bench.get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(verified["ok"], json!(true));
    let (_, records) = bench.get("/api/records?game=race").await;
    assert_eq!(records["races"], json!(1), "{records}");
    let (status, next) = players[0].post("rematch", json!({})).await;
    assert!(status.is_success(), "{next}");
    let (_, info) = bench.get(&format!("/api/tables/{}", text(&next["table"]))).await;
    assert_eq!(info["spec"]["options"]["solo"]["deck"][7], json!("h3"), "{info}");
}
