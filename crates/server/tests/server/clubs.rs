//! Clubs and tournaments over HTTP: who may do what, how rounds open their tables, and how results count.

use crate::players::Known;
use crate::support::{Bench, Hands, Player, code, play, text, tiny};
use game::SplitMix;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

async fn post(bench: &Bench, who: &Known, path: &str, body: Value) -> (StatusCode, Value) {
    who.ask(bench, Method::POST, path, body).await
}

/// So many players, the first of whom has opened a club and a tournament in which all take part.
pub async fn entered(bench: &Bench, count: usize, wish: Value) -> (Vec<Known>, String) {
    let mut players = Vec::new();
    for n in 1..=count {
        players.push(Known::new(bench, &format!("Player {n}"), true).await);
    }
    let (status, club) = post(bench, &players[0], "/clubs", json!({ "name": "The Sand Dogs" })).await;
    assert_eq!(status, StatusCode::OK, "{club}");
    let path = format!("/clubs/{}/tournaments", text(&club["id"]));
    let (status, opened) = post(bench, &players[0], &path, wish).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
    let id = text(&opened["id"]);
    for player in &players {
        let (status, shown) = post(bench, player, &format!("/tournaments/{id}/join"), json!({})).await;
        assert_eq!(status, StatusCode::OK, "{shown}");
    }
    (players, id)
}

pub fn swiss(rounds: u8) -> Value {
    json!({ "name": "Spring", "spec": tiny(), "system": "swiss", "size": 2, "rounds": rounds })
}

/// Takes one's seat at the table of the round.
pub async fn sit(bench: &Bench, who: &Known, id: &str) -> Player {
    let (status, seat) = post(bench, who, &format!("/tournaments/{id}/seat"), json!({})).await;
    assert_eq!(status, StatusCode::OK, "{seat}");
    Player::new(bench, &text(&seat["table"]), &seat["seat"])
}

pub async fn shown(bench: &Bench, id: &str) -> Value {
    let (status, shown) = bench.get(&format!("/api/tournaments/{id}")).await;
    assert_eq!(status, StatusCode::OK, "{shown}");
    shown
}

fn points(shown: &Value, who: &Known) -> f64 {
    let rows = shown["standing"].as_array().expect("rows");
    let row = rows.iter().find(|row| row["player"] == who.id).expect("a row");
    row["points"].as_f64().expect("points")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_is_played_from_the_link_to_the_last_standing() {
    let mut bench = Bench::start().await;
    let (players, id) = entered(&bench, 4, swiss(2)).await;
    let start = format!("/tournaments/{id}/start");
    let (status, refused) = post(&bench, &players[1], &start, json!({})).await;
    assert_eq!((status, code(&refused)), (StatusCode::FORBIDDEN, "not_host"));
    let (status, begun) = post(&bench, &players[0], &start, json!({})).await;
    assert_eq!((status, &begun["status"]), (StatusCode::OK, &json!("running")), "{begun}");
    let (status, again) = post(&bench, &players[0], &start, json!({})).await;
    assert_eq!((status, code(&again)), (StatusCode::CONFLICT, "already_begun"));
    let late = Known::new(&bench, "Late", false).await;
    let (status, _) = post(&bench, &late, &format!("/tournaments/{id}/join"), json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, _) = post(&bench, &late, &format!("/tournaments/{id}/seat"), json!({})).await;
    assert!(status.is_client_error(), "no seat for whoever takes no part: {status}");

    // One table is played; at the other one gets up before the start, and has forfeited.
    let tables = begun["opened"][0]["tables"].as_array().expect("tables").clone();
    assert_eq!(tables.len(), 2, "{begun}");
    let who = |seat: &Value| players.iter().find(|one| seat["player"] == one.id).expect("known");
    let [first, second] =
        [&tables[0], &tables[1]].map(|table| [who(&table["seats"][0]), who(&table["seats"][1])]);
    let mut seats = Vec::new();
    for player in first {
        seats.push(sit(&bench, player, &id).await);
    }
    assert_eq!(seats[0].post("start", json!({})).await.0, StatusCode::OK, "whoever came first begins");
    play(&seats, &mut SplitMix(1), 5000).await;
    let results = seats[0].view().await["table"]["results"].clone();
    let gone = sit(&bench, second[0], &id).await;
    gone.post("leave", json!({})).await;

    bench.restart().await;
    let after = shown(&bench, &id).await;
    assert_eq!(points(&after, second[1]), 1.0, "{after}");
    assert_eq!(points(&after, second[0]), 0.0);
    let won = |seat: usize| {
        if results[0]["place"] == results[1]["place"] {
            0.5
        } else {
            2.0 - results[seat]["place"].as_f64().expect("a place")
        }
    };
    assert_eq!((points(&after, first[0]), points(&after, first[1])), (won(0), won(1)), "{results}");
    // The next round has opened by itself, and nobody meets a rival of before.
    let rounds = after["opened"].as_array().expect("rounds");
    assert_eq!((rounds.len(), rounds[1]["tables"].as_array().map(Vec::len)), (2, Some(2)), "{after}");
    for table in rounds[1]["tables"].as_array().expect("tables") {
        let both: Vec<&str> =
            (0..2).map(|i| table["seats"][i]["player"].as_str().expect("a player")).collect();
        let met = [first, second].iter().any(|pair| pair.iter().all(|one| both.contains(&one.id.as_str())));
        assert!(!met, "{after}");
        sit(&bench, who(&table["seats"][1]), &id).await.post("leave", json!({})).await;
    }
    let end = shown(&bench, &id).await;
    assert_eq!(
        (&end["status"], end["standing"].as_array().map(Vec::len)),
        (&json!("over"), Some(4)),
        "{end}"
    );
    assert_eq!(shown(&bench, &id).await, end);
    // What a player takes along, and how the player is deleted from it.
    let file = players[0].get(&bench, "/players/me/file").await;
    assert_eq!(
        (&file["clubs"], &file["tournaments"][0]["name"]),
        (&json!(["The Sand Dogs"]), &json!("Spring"))
    );
    players[0].ask(&bench, Method::DELETE, "/players/me", Value::Null).await;
    let end = shown(&bench, &id).await;
    assert!(!end.to_string().contains("Player 1") && !end.to_string().contains(&players[0].id), "{end}");
    assert_eq!(end["standing"].as_array().map(Vec::len), Some(4));
    assert_ne!(end["owner"], players[0].id);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_is_out_of_time_counts_for_those_who_came() {
    let hands = Hands::new();
    let clock = hands.clock();
    let bench = Bench::start_with(|config| config.now = Some(clock)).await;
    let mut wish = swiss(1);
    wish["system"] = json!("round_robin");
    wish["days"] = json!(2);
    let (players, id) = entered(&bench, 4, wish).await;
    // One who goes before the start was never there.
    post(&bench, &players[3], &format!("/tournaments/{id}/leave"), json!({})).await;
    post(&bench, &players[0], &format!("/tournaments/{id}/start"), json!({})).await;
    let begun = shown(&bench, &id).await;
    assert_eq!(
        begun["opened"][0]["tables"].as_array().map(Vec::len),
        Some(1),
        "one of three sits out: {begun}"
    );
    let seats = &begun["opened"][0]["tables"][0]["seats"];
    let here = players.iter().find(|one| seats[1]["player"] == one.id).expect("known");
    let away = players.iter().find(|one| seats[0]["player"] == one.id).expect("known");
    sit(&bench, here, &id).await;
    hands.move_on(2 * 24 * 3600 * 1000 - 1);
    assert_eq!(shown(&bench, &id).await["status"], "running");
    hands.move_on(1);
    let end = shown(&bench, &id).await;
    assert_eq!((&end["status"], points(&end, here), points(&end, away)), (&json!("over"), 1.0, 0.0), "{end}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_is_joined_by_its_link_and_looked_after_by_one() {
    let bench = Bench::start().await;
    let (ann, bob) = (Known::new(&bench, "Ann", false).await, Known::new(&bench, "Bob", false).await);
    let (_, club) = post(&bench, &ann, "/clubs", json!({ "name": " Sand   Dogs " })).await;
    let path = format!("/clubs/{}", text(&club["id"]));
    assert_eq!((&club["name"], &club["link"]), (&json!("Sand Dogs"), &json!(path)));
    for (status, found) in [
        bench.post(&format!("/api{path}/join"), json!({})).await,
        bench.post("/api/clubs", json!({ "name": "Nobody's" })).await,
    ] {
        assert_eq!((status, code(&found)), (StatusCode::UNAUTHORIZED, "no_token"));
    }
    let (status, none) = bench.get("/api/clubs/00000000000000000000").await;
    assert_eq!((status, code(&none)), (StatusCode::NOT_FOUND, "no_such_club"));
    let (status, none) = bench.get("/api/tournaments/00000000000000000000").await;
    assert_eq!((status, code(&none)), (StatusCode::NOT_FOUND, "no_such_tournament"));
    let (_, joined) = post(&bench, &bob, &format!("{path}/join"), json!({})).await;
    assert_eq!(joined["members"].as_array().map(Vec::len), Some(2), "{joined}");
    let open = format!("{path}/tournaments");
    let (status, refused) = post(&bench, &bob, &open, swiss(1)).await;
    assert_eq!((status, code(&refused)), (StatusCode::FORBIDDEN, "not_host"));
    let with = |field: &str, value: Value| {
        let mut wish = swiss(1);
        wish[field] = value;
        wish
    };
    let mut by_word = swiss(1);
    by_word["spec"]["luck"] = json!("camel");
    let mut nowhere = swiss(1);
    nowhere["spec"]["options"]["board"] = json!("atlantis");
    for wish in [by_word, nowhere, with("size", json!(1)), with("days", json!(0)), with("name", json!(""))] {
        let (status, refused) = post(&bench, &ann, &open, wish.clone()).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{wish}: {refused}");
    }
    let (_, opened) = post(&bench, &ann, &open, swiss(1)).await;
    let start = format!("/tournaments/{}/start", text(&opened["id"]));
    let (status, few) = post(&bench, &ann, &start, json!({})).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{few}");
    // Whoever looks after it goes: the next one does.
    post(&bench, &ann, &format!("{path}/leave"), json!({})).await;
    let (_, shown) = bench.get(&format!("/api{path}")).await;
    assert_eq!((&shown["owner"], &shown["tournaments"][0]["name"]), (&json!(bob.id), &json!("Spring")));
    post(&bench, &bob, &format!("{path}/leave"), json!({})).await;
    assert_eq!(bench.get(&format!("/api{path}")).await.0, StatusCode::NOT_FOUND);
    assert_eq!(bob.get(&bench, "/clubs").await, json!({ "clubs": [] }));
}
