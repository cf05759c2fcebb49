//! What a table agrees on before the start, over the network: chosen when it is opened and in the waiting room, kept by logs,
//! restarts and rematches.

use crate::support::{Bench, Player, against, code, is_over, people, play, store, text, tiny};
use game::SplitMix;
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::store::Op;
use session::Catalog;

fn usa(options: Value) -> Value {
    let mut whole = json!({ "board": "proving_middle" });
    for (name, value) in options.as_object().expect("options") {
        whole[name] = value.clone();
    }
    json!({ "game": "race", "options": whole, "settings": { "window_ms": 0 } })
}
async fn refused(bench: &Bench, spec: Value, seats: usize) -> (StatusCode, String, String) {
    let (status, body) = bench.post("/api/tables", json!({ "spec": spec, "seats": people(seats) })).await;
    (status, code(&body).to_owned(), text(&body["error"]["message"]))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_chosen_is_raced_verified_and_raced_again() {
    let mut bench = Bench::start().await;
    let options = json!({ "middle": "slot_c", "first": 2, "crews": [null, "belgian"] });
    let (table, mut players) = bench.begin(usa(options.clone()), people(3)).await;
    let (_, board) = players[0].get("board").await;
    assert_eq!(board["crews"][1], "belgian");
    let finish = board["finish"].as_u64().expect("a space") as usize;
    assert_eq!(board["spaces"][finish]["name"], "slot_c");
    play(&players, &mut SplitMix(1), 20).await;
    bench.restart().await;
    players.iter_mut().for_each(|player| player.base.clone_from(&bench.base));
    assert_eq!(players[0].get("board").await.1, board, "the same after a restart");
    play(&players, &mut SplitMix(2), 100_000).await;
    assert!(is_over(&players[0].view().await));
    let log = players[0].bytes("log").await;
    let read = Catalog::new(crate::support::content()).read_log(&log).expect("it verifies");
    assert_eq!((&read.header.options["first"], &read.header.options["chosen"]), (&json!(2), &options));
    let bent = log.replacen(r#""first":2,"#, r#""first":1,"#, 1);
    let told = Catalog::new(crate::support::content()).read_log(&bent).expect_err("bent").to_string();
    assert!(told.contains("not as it was chosen"), "{told}");
    let (_, verified) = bench.get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(verified["ok"], json!(true), "{verified}");
    let (status, again) = players[0].post("rematch", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{again}");
    let (_, info) = bench.get(&format!("/api/tables/{}", text(&again["table"]))).await;
    assert_eq!(
        info["spec"]["options"],
        usa(options)["options"]
            .as_object()
            .map(|o| {
                let mut o = o.clone();
                o.insert("direction".into(), json!("forward"));
                Value::Object(o)
            })
            .expect("options"),
        "nothing is lost"
    );
    let (status, branched) = players[0].post("branch", json!({ "name": "Ann", "at": 10 })).await;
    assert_eq!(status, StatusCode::OK, "{branched}");
    let (_, same) = bench.get(&format!("/api/tables/{}/board", text(&branched["table"]))).await;
    assert_eq!(same["crews"], board["crews"], "a branch is raced by the same crews");
}

#[tokio::test(flavor = "multi_thread")]
async fn in_the_waiting_room_everybody_picks_a_free_crew_and_the_host_the_rest() {
    let bench = Bench::start().await;
    let seats =
        json!([{ "kind": "me", "name": "Ann" }, { "kind": "open" }, { "kind": "bot", "level": "novice" }]);
    let (table, mut players) = bench.open(usa(json!({})), seats).await;
    let (_, granted) = bench.post(&format!("/api/tables/{table}/join"), json!({ "name": "Bob" })).await;
    players.push(Player::new(&bench, &table, &granted));
    let (ann, bob) = (&players[0], &players[1]);
    let crew = |seat: u8, value: Value| json!({ "option": "crews", "seat": seat, "value": value });
    let (status, info) = bob.post("choose", crew(2, json!("belgian"))).await;
    assert_eq!((status, &info["spec"]["options"]["crews"]), (StatusCode::OK, &json!([null, "belgian"])));
    for (player, wish, status, word) in [
        (ann, crew(1, json!("belgian")), StatusCode::CONFLICT, "already_chosen"),
        (ann, crew(2, json!("french")), StatusCode::CONFLICT, "seat_taken"),
        (bob, crew(3, json!("french")), StatusCode::FORBIDDEN, "not_host"),
        (bob, crew(9, json!("french")), StatusCode::CONFLICT, "no_such_seat"),
        (bob, crew(0, json!("french")), StatusCode::CONFLICT, "no_such_seat"),
        (bob, crew(2, json!("martian")), StatusCode::UNPROCESSABLE_ENTITY, "bad_table"),
        (bob, json!({ "option": "first", "value": 2 }), StatusCode::FORBIDDEN, "not_host"),
        (ann, json!({ "option": "first", "value": 7 }), StatusCode::UNPROCESSABLE_ENTITY, "bad_table"),
        (ann, json!({ "option": "first", "value": {} }), StatusCode::UNPROCESSABLE_ENTITY, "unreadable"),
        (ann, json!({ "option": "first", "value": ["2"] }), StatusCode::UNPROCESSABLE_ENTITY, "bad_table"),
        (ann, json!({ "option": "horses", "value": "2" }), StatusCode::UNPROCESSABLE_ENTITY, "bad_table"),
    ] {
        let (told, body) = player.post("choose", wish.clone()).await;
        assert_eq!((told, code(&body)), (status, word), "{wish} {body}");
    }
    for wish in [
        crew(3, json!("french")),
        json!({ "option": "first", "value": 2 }),
        json!({ "option": "middle", "value": "slot_a" }),
    ] {
        let (status, body) = ann.post("choose", wish).await;
        assert_eq!(status, StatusCode::OK, "{body}");
    }
    let (status, info) = ann.post("start", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{info}");
    let (_, board) = ann.get("board").await;
    assert_eq!((&board["crews"][1], &board["crews"][2]), (&json!("belgian"), &json!("french")));
    let (_, late) = ann.post("choose", crew(1, json!("german"))).await;
    assert_eq!(code(&late), "already_begun");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_changes_modules_leaders_and_play_mode_and_the_lobby_tells_of_them() {
    let bench = Bench::start().await;
    let seats = json!([{ "kind": "me", "name": "Ann" }, { "kind": "open" }]);
    let spec = json!({ "game": "race", "options": { "board": "africa" }, "settings": { "window_ms": 0 } });
    let (table, mut players) = bench.open(spec, seats).await;
    let (_, granted) = bench.post(&format!("/api/tables/{table}/join"), json!({ "name": "Bob" })).await;
    players.push(Player::new(&bench, &table, &granted));
    let (ann, bob) = (&players[0], &players[1]);
    let (_, body) = bob.post("choose", json!({ "option": "modules", "value": ["village"] })).await;
    assert_eq!(code(&body), "not_host", "{body}");
    let (status, body) =
        bob.post("choose", json!({ "option": "crews", "seat": 2, "value": "suffragettes" })).await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let two = json!(["season:hard", "village"]);
    for (option, value, modules, leaders, mode, crews) in [
        ("modules", json!(["village"]), json!(["village"]), json!(null), json!(null), true),
        ("modules", two.clone(), two.clone(), json!(null), json!(null), true),
        ("leaders", json!("random"), two.clone(), json!("random"), json!(null), false),
        ("modules", json!(null), json!(null), json!("random"), json!(null), false),
        ("modules", json!(["postal"]), json!(["postal"]), json!("random"), json!(null), false),
        // A card brings its own modules, and leaders only where it has some.
        ("mode", json!("grand_tour"), json!(null), json!("random"), json!("grand_tour"), false),
        ("mode", json!("borders"), json!(null), json!(null), json!("borders"), false),
        ("leaders", json!("draft:all"), json!(null), json!("draft:all"), json!(null), false),
        ("mode", json!("draw"), json!(null), json!(null), json!("draw"), false),
        ("modules", json!([]), json!(null), json!(null), json!("draw"), false),
        ("modules", json!(["village"]), json!(["village"]), json!(null), json!(null), false),
        ("mode", json!("weather_eye"), json!(null), json!(null), json!("weather_eye"), false),
    ] {
        let (status, info) = ann.post("choose", json!({ "option": option, "value": value })).await;
        assert_eq!(status, StatusCode::OK, "{option} {value} {info}");
        let said = &info["spec"]["options"];
        assert_eq!(
            (&said["modules"], &said["leaders"], &said["mode"]),
            (&modules, &leaders, &mode),
            "{option} {value}"
        );
        assert_eq!(said["crews"].is_array(), crews, "{option} {value}");
    }
    // Whoever does not decide for the table turns nothing of it round.
    let (status, body) = bob.post("choose", json!({ "option": "crews", "seat": 2, "value": "swiss" })).await;
    assert_eq!((status, code(&body)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_table"));
    assert!(text(&body["error"]["message"]).contains("with leaders nobody chooses a crew"), "{body}");
    assert_eq!(body["error"]["reason"], "crew_and_leaders", "a page has words of its own for it");
    for (value, told) in
        [(json!(["horses"]), "a module"), (json!(["leaders"]), "said apart"), (json!("village"), "options")]
    {
        let (status, body) = ann.post("choose", json!({ "option": "modules", "value": value })).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{body}");
        assert!(text(&body["error"]["message"]).contains(told), "{body}");
    }
    let (_, lobby) = ann.get("").await;
    assert_eq!(
        (&lobby["summary"]["mode"], &lobby["summary"]["modules"]),
        (&json!("weather_eye"), &json!(null))
    );
    let (status, info) = ann.post("start", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{info}");
    let (_, begun) = ann.get("").await;
    assert_eq!(begun["summary"]["modules"], json!(["leaders", "season"]), "what is in play: {begun}");
    assert_eq!(begun["summary"]["mode"], "weather_eye");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_had_is_refused_with_what_can() {
    let bench = Bench::start().await;
    let bad = StatusCode::UNPROCESSABLE_ENTITY;
    let (status, word, told) = refused(&bench, usa(json!({ "middle": "paris" })), 2).await;
    assert_eq!((status, word.as_str()), (bad, "bad_table"));
    assert!(told.contains("slot_a, slot_b, slot_c, slot_d"), "{told}");
    let (status, word, _) = refused(&bench, usa(json!({ "crews": ["german", "german"] })), 2).await;
    assert_eq!((status, word.as_str()), (StatusCode::CONFLICT, "already_chosen"));
    let (status, _, told) = refused(&bench, usa(json!({ "first": 3 })), 2).await;
    assert!(status == bad && told.contains("the seats are 1 to 2"), "{told}");
    let (status, _, told) = refused(&bench, tiny(), 6).await;
    assert!(status == bad && told.contains("2 to 5 seats"), "{told}");
    let (status, word, told) = refused(&bench, json!({ "game": "chess" }), 2).await;
    assert_eq!((status, word.as_str()), (bad, "no_such_game"));
    assert!(told.contains("there are: race, motorcar"), "{told}");
    for (spec, code) in [
        (json!({ "game": "race", "board": "moon" }), "bad_table"),
        (json!({ "game": "race" }), "bad_table"),
        (json!({ "game": "race", "board": "proving_tiny", "direction": "sideways" }), "bad_table"),
        (json!({ "game": "motorcar", "flick": "hope" }), "bad_table"),
        (json!({ "game": "race", "options": { "board": "proving_tiny", "horses": 2 } }), "bad_table"),
        (json!({ "game": "race", "board": 1 }), "unreadable"),
        (json!({ "game": "race", "horses": 2 }), "unreadable"),
        (json!({ "game": 1 }), "unreadable"),
    ] {
        let (status, word, told) = refused(&bench, spec.clone(), 3).await;
        assert_eq!((status, word.as_str()), (bad, code), "{spec} {told}");
    }
    let mut both = tiny();
    both["board"] = json!("proving");
    let (status, _, told) = refused(&bench, both, 2).await;
    assert!(status == bad && told.contains("not beside it too"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_an_older_server_stored_begins_as_it_was_meant() {
    let mut bench = Bench::start().await;
    let (table, mut players) = bench.open(tiny(), against(&["novice"])).await;
    bench.server.take().expect("runs").stop().await;
    let store = store(bench.dir.path()).await;
    let mut row = store.game(&table).await.expect("read").expect("there").row;
    let mut notes: Value = serde_json::from_str(&row.notes).expect("JSON");
    let older = json!({ "game": "race", "board": "proving_tiny", "direction": "reverse", "settings": { "window_ms": 0 } });
    notes["spec"] = older;
    row.notes = notes.to_string();
    store.write(vec![Op::Game(Box::new(row))]).await.expect("stored");
    store.close().await;
    bench.restart().await;
    players[0].base.clone_from(&bench.base);
    let (status, info) = players[0].post("start", json!({})).await;
    assert_eq!(status, StatusCode::OK, "{info}");
    let (_, board) = players[0].get("board").await;
    assert_eq!((&board["board"], &board["direction"]), (&json!("proving_tiny"), &json!("reverse")));
}
