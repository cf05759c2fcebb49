//! Players who are known over several tables: their seats, what becomes of them, their data taken along and deleted.

use crate::support::{Bench, Player, code, people, play, read, text, tiny};
use game::SplitMix;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

/// Somebody who is known.
pub struct Known {
    pub id: String,
    pub token: String,
    pub recovery: String,
}

impl Known {
    pub async fn new(bench: &Bench, name: &str, listed: bool) -> Known {
        let (status, opened) = bench.post("/api/players", json!({ "name": name, "listed": listed })).await;
        assert_eq!(status, StatusCode::OK, "{opened}");
        Known::of(&opened)
    }
    fn of(opened: &Value) -> Known {
        let [token, recovery] = [&opened["token"], &opened["recovery"]].map(text);
        assert_eq!(text(&opened["link"]), format!("/me#player={token}"));
        Known { id: text(&opened["player"]["id"]), token, recovery }
    }
    pub async fn ask(&self, bench: &Bench, method: Method, path: &str, body: Value) -> (StatusCode, Value) {
        let request =
            bench.http.request(method, format!("{}/api{path}", bench.base)).bearer_auth(&self.token);
        read(if body.is_null() { request } else { request.json(&body) }).await
    }
    pub async fn get(&self, bench: &Bench, path: &str) -> Value {
        let (status, answer) = self.ask(bench, Method::GET, path, Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        answer
    }
    /// Sits on the seat of this player.
    pub async fn sits(&self, seat: &Player) -> (StatusCode, Value) {
        seat.post("player", json!({ "player": self.token })).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_known_at_every_table_and_gone_without_a_trace_in_what_others_played() {
    let mut bench = Bench::start().await;
    let (ann, bob) = (Known::new(&bench, "Ann", false).await, Known::new(&bench, "Bob", false).await);
    let (table, seats) = bench.open(tiny(), people(2)).await;
    assert_eq!(ann.sits(&seats[0]).await, (StatusCode::OK, json!({ "rated": false })));
    assert_eq!(bob.sits(&seats[1]).await.0, StatusCode::OK);
    let (status, refused) = ann.sits(&seats[1]).await;
    assert_eq!((status, code(&refused)), (StatusCode::CONFLICT, "seat_taken"));
    seats[0].post("name", json!({ "name": "Ann the Red" })).await;
    seats[0].post("start", json!({})).await;
    seats[0].post("chat", json!({ "body": "my aunt lives in Tunis" })).await;
    seats[1].post("chat", json!({ "body": "mine does not" })).await;
    play(&seats, &mut SplitMix(1), 5000).await;

    let me = ann.get(&bench, "/players/me").await;
    let (career, row) = (&me["games"][0], &me["tables"][0]);
    assert_eq!((&career["game"], &career["races"], &career["rated"]), (&json!("race"), &json!(1), &json!(0)));
    assert_eq!((&row["table"], &row["seat"], &row["status"]), (&json!(table), &json!(1), &json!("over")));
    let results = seats[0].view().await["table"]["results"].clone();
    assert_eq!((&row["place"], &row["board"]), (&results[0]["place"], &json!("proving_tiny")));
    let file = ann.get(&bench, "/players/me/file").await;
    assert_eq!(file["player"]["name"], "Ann");
    assert_eq!(file["tables"][0]["said"][0]["body"], "my aunt lives in Tunis");
    assert_eq!(file["tables"][0]["said"].as_array().map(Vec::len), Some(1), "own words alone");
    assert!(!file.to_string().contains(&ann.token) && !file.to_string().contains(&seats[0].token));

    let log = seats[1].bytes("log").await;
    assert!(!log.contains("Ann") && !log.contains(&ann.id), "a log names nobody");
    let before = bob.get(&bench, "/players/me").await;
    assert_eq!(ann.ask(&bench, Method::DELETE, "/players/me", Value::Null).await.0, StatusCode::OK);
    bench.restart().await;
    let seats: Vec<Player> =
        seats.into_iter().map(|seat| Player { base: bench.base.clone(), ..seat }).collect();
    assert_eq!(seats[1].bytes("log").await, log, "what others played is as it was");
    assert_eq!(seats[1].get("verify").await.1["ok"], true);
    assert_eq!(bob.get(&bench, "/players/me").await, before);
    let (info, chat) = (seats[1].get("").await.1, seats[1].get("chat").await.1);
    assert!(!info.to_string().contains("Ann"), "{info}");
    assert_eq!(chat.as_array().map(Vec::len), Some(1), "{chat}");
    assert_eq!(seats[0].get("view").await.0, StatusCode::UNAUTHORIZED);
    let (status, gone) = ann.ask(&bench, Method::GET, "/players/me", Value::Null).await;
    assert_eq!((status, code(&gone)), (StatusCode::UNAUTHORIZED, "no_player"));
    // The name is free again.
    Known::new(&bench, "Ann", true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gets_up_before_the_start_was_not_there_and_whoever_leaves_later_has_left() {
    let bench = Bench::start().await;
    let ann = Known::new(&bench, "Ann", true).await;
    let (_, early) = bench.open(tiny(), people(2)).await;
    assert_eq!(ann.sits(&early[1]).await.1["rated"], true);
    early[1].post("leave", json!({})).await;
    assert_eq!(ann.get(&bench, "/players/me").await["tables"], json!([]));
    let (table, late) = bench.open(tiny(), people(3)).await;
    ann.sits(&late[1]).await;
    late[0].post("start", json!({})).await;
    late[1].post("chat", json!({ "body": "I must go" })).await;
    late[1].command(None, json!({ "type": "leave" })).await;
    let me = ann.get(&bench, "/players/me").await;
    assert_eq!((&me["tables"][0]["left"], &me["games"][0]["left"]), (&json!(true), &json!(1)), "{me}");
    // Somebody else sits there now: what that one says and is called stays.
    let (status, granted) =
        bench.post(&format!("/api/tables/{table}/join"), json!({ "name": "Eve", "seat": 2 })).await;
    if status == StatusCode::OK {
        let eve = Player::new(&bench, &table, &granted);
        eve.post("chat", json!({ "body": "here I am" })).await;
    }
    ann.ask(&bench, Method::DELETE, "/players/me", Value::Null).await;
    let said = late[0].get("chat").await.1.to_string();
    assert!(!said.contains("I must go"), "{said}");
    assert_eq!(said.contains("here I am"), status == StatusCode::OK, "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_comes_back_with_the_code_and_no_two_can_be_taken_for_each_other() {
    let bench = Bench::start().await;
    let ann = Known::new(&bench, "Ann", false).await;
    let (_, other) = bench.post("/api/players", json!({ "name": "ann" })).await;
    assert_eq!(other["player"]["name"], "ann (2)");
    let (status, opened) = bench.post("/api/players/recover", json!({ "code": ann.recovery })).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
    let back = Known::of(&opened);
    assert_eq!(back.id, ann.id);
    assert_eq!(ann.ask(&bench, Method::GET, "/players/me", Value::Null).await.0, StatusCode::UNAUTHORIZED);
    let (status, bad) = bench.post("/api/players/recover", json!({ "code": ann.recovery })).await;
    assert_eq!((status, code(&bad)), (StatusCode::UNAUTHORIZED, "no_player"));
    let change = json!({ "name": "Juliette", "listed": true });
    let (_, changed) = back.ask(&bench, Method::POST, "/players/me", change).await;
    assert_eq!(
        (&changed["player"]["name"], &changed["player"]["listed"]),
        (&json!("Juliette"), &json!(true))
    );
    for name in ["", "\u{200b}", "a name with far more letters"] {
        let (status, _) = bench.post("/api/players", json!({ "name": name })).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
    }
    // Whoever has campaigns stays the same person, and takes them along.
    let (_, begun) = bench.post("/api/campaigns", json!({ "player": "Kim" })).await;
    let token = text(&begun["token"]);
    let request = bench.http.post(format!("{}/api/players", bench.base)).bearer_auth(&token);
    let (status, opened) = read(request.json(&json!({ "name": "Kim" }))).await;
    assert_eq!((status, &opened["token"]), (StatusCode::OK, &begun["token"]));
    let kim = Known::of(&opened);
    assert_eq!(kim.get(&bench, "/players/me/file").await["campaigns"].as_array().map(Vec::len), Some(1));
    let (status, twice) = kim.ask(&bench, Method::POST, "/players", json!({ "name": "Kim" })).await;
    assert_eq!((status, code(&twice)), (StatusCode::CONFLICT, "seat_taken"));
    kim.ask(&bench, Method::DELETE, "/players/me", Value::Null).await;
    let (status, _) = kim.ask(&bench, Method::GET, "/campaigns", Value::Null).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "they are gone too");
}

/// A race of two players to its end.
async fn race(bench: &Bench, spec: Value, players: [&Known; 2], luck: u64) -> Value {
    let (_, seats) = bench.open(spec, people(2)).await;
    for (player, seat) in players.iter().zip(&seats) {
        assert_eq!(player.sits(seat).await.0, StatusCode::OK);
    }
    seats[0].post("start", json!({})).await;
    play(&seats, &mut SplitMix(luck), 5000).await;
    seats[0].view().await["table"]["results"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_leaderboard_counts_what_those_who_want_to_be_on_it_have_raced_and_the_logs_say_so() {
    let bench = Bench::start().await;
    let (ann, bob) = (Known::new(&bench, "Ann", true).await, Known::new(&bench, "Bob", true).await);
    let eve = Known::new(&bench, "Eve", false).await;
    let results = race(&bench, tiny(), [&ann, &bob], 1).await;
    let by_word = json!({ "game": "race", "options": { "board": "proving_tiny" }, "luck": "camel",
        "settings": { "window_ms": 0 } });
    race(&bench, by_word, [&ann, &bob], 2).await;
    race(&bench, tiny(), [&ann, &eve], 3).await;
    let mut helped = tiny();
    helped["settings"]["hints"] = json!("always");
    let (table, seats) = bench.open(helped, people(2)).await;
    for (player, seat) in [&ann, &bob].into_iter().zip(&seats) {
        assert_eq!(player.sits(seat).await.0, StatusCode::OK);
    }
    seats[0].post("start", json!({})).await;
    // The last in the order chooses a card first.
    let mut views = Vec::new();
    for seat in &seats {
        views.push((seat, seat.view().await));
    }
    let asked = |view: &Value| view["choices"].as_array().is_some_and(|choices| !choices.is_empty());
    let (seat, view) = views.iter().find(|(_, view)| asked(view)).expect("somebody is asked");
    assert_eq!(seat.post("hint", json!({ "version": view["version"] })).await.0, StatusCode::OK);
    play(&seats, &mut SplitMix(4), 5000).await;
    assert!(bench.get(&format!("/api/tables/{table}")).await.1["playing"]["assisted"] == true);
    let (status, board) = bench.get("/api/leaderboard").await;
    assert_eq!(status, StatusCode::OK, "{board}");
    let ranked = board["ranked"].as_array().expect("ranked");
    assert_eq!(ranked.len(), 2, "{board}");
    assert!(ranked.iter().all(|row| row["races"] == 1), "no word of luck, no hint, not one alone: {board}");
    let ann_won = results[0]["place"] == 1;
    let shared = results[0]["place"] == results[1]["place"];
    assert!(shared || ranked[0]["name"] == if ann_won { "Ann" } else { "Bob" }, "{board}");
    let sum: f64 = ranked.iter().map(|row| row["mu"].as_f64().expect("a number")).sum();
    assert!((sum - 50.0).abs() < 1e-9 && ranked[0]["sigma"].as_f64() < Some(25.0 / 3.0), "{board}");
    for (asked, wrong) in
        [("game=chess", "no_such_game"), ("season=00000000000000000000", "not_found"), ("x=1", "unreadable")]
    {
        let (status, refused) = bench.get(&format!("/api/leaderboard?{asked}")).await;
        assert!(status.is_client_error() && code(&refused) == wrong, "{asked}: {status} {refused}");
    }
    assert_eq!(bench.get("/api/leaderboard?game=motorcar").await.1["ranked"], json!([]));

    // Whoever does not want to stand there any more is gone at once, and the other keeps what was won.
    bob.ask(&bench, Method::POST, "/players/me", json!({ "listed": false })).await;
    let (_, alone) = bench.get("/api/leaderboard").await;
    assert_eq!(alone["ranked"], json!([ranked.iter().find(|row| row["name"] == "Ann").expect("Ann")]));
    bob.ask(&bench, Method::DELETE, "/players/me", Value::Null).await;
    assert_eq!(bench.get("/api/leaderboard").await.1, alone);

    let admin = crate::support::admin(bench.dir.path()).await;
    let checked = admin.check_results().await.expect("checked");
    assert_eq!((checked.agree, checked.differ.len(), checked.unread.len()), (4, 0, 0));
    assert_eq!(json!(admin.leaderboard("race", None).await.expect("ranked")), alone["ranked"]);
    let season = admin.open_season("Spring", 0, 1000, false).await.expect("opened");
    assert!(admin.open_season("Never", 5, 5, false).await.is_err());
    let (_, spring) = bench.get(&format!("/api/leaderboard?season={}", season.id)).await;
    assert_eq!((&spring["season"]["name"], &spring["ranked"]), (&json!("Spring"), &json!([])));
    let now = admin.open_season("Now", 1000, i64::MAX, true).await.expect("opened");
    let (_, shown) = bench.get(&format!("/api/leaderboard?season={}", now.id)).await;
    assert_eq!(shown["ranked"], alone["ranked"]);
    admin.close_season(&season.id).await.expect("closed");
    assert_eq!(bench.get("/api/leaderboard").await.1["seasons"].as_array().map(Vec::len), Some(1));
    admin.end().await;
}
