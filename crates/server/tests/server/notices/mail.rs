//! Mail: an address is confirmed first, a question is told once, several tables make one letter, and one click ends all of it.

use super::sink::MailServer;
use super::{
    ADDRESS, HOUR, is_asked, nothing_more, over_days, post, start, start_again, table, until_asked, wished,
    with_mail,
};
use crate::clubs;
use crate::players::Known;
use crate::support::socket::Socket;
use crate::support::{Bench, Hands, code, play, store, tiny, until};
use game::SplitMix;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

const ANN: &str = "ann@example.org";

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_confirmed_first_a_question_is_told_once_and_one_click_ends_it() {
    let (mail, hands) = (MailServer::start().await, Hands::new());
    let mut bench = start(&mail, &hands).await;
    let ann = Known::new(&bench, "Ann", false).await;
    assert_eq!(ann.get(&bench, "/players/me").await["notices"], true);
    let (id, players) = over_days(&bench, "Sand and sun").await;
    ann.sits(&players[0]).await;
    until_asked(&players, 0, &mut SplitMix(1)).await;
    post(&bench, &ann, "/players/me/notices", json!({ "language": "en" })).await;

    let shown = post(&bench, &ann, "/players/me/mail", json!({ "address": ANN })).await;
    assert_eq!(shown["mail"], json!({ "address": ANN, "confirmed": false }));
    let first = mail.wait_for(ANN, 1).await.remove(0);
    assert_eq!(first.header("Subject").as_deref(), Some("Is this your address?"));
    assert!(first.header("List-Unsubscribe").is_none(), "there is nothing to stop yet");
    nothing_more().await;
    assert_eq!(mail.mails().len(), 1, "nothing else is sent before the link was followed");

    let token = first.after(&format!("{ADDRESS}/mail#confirm="));
    let other = format!("{}{}", &token[..20], "0".repeat(64));
    for wrong in [other.as_str(), "", "x"] {
        let (status, _) = bench.post("/api/mail/confirm", json!({ "token": wrong })).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{wrong}");
    }
    assert_eq!(bench.post("/api/mail/confirm", json!({ "token": token })).await.0, StatusCode::OK);
    let told = mail.wait_for(ANN, 2).await.remove(1);
    assert_eq!(told.header("Subject").as_deref(), Some("It is your move: Sand and sun"));
    let words = told.text();
    for line in [
        "Hello Ann,",
        "It is your move at “Sand and sun”",
        "At the table with you: Player 2.",
        &format!("{ADDRESS}/t/{id}"),
    ] {
        assert!(words.contains(line), "no `{line}` in {words}");
    }
    assert!(words.contains("Time left: 3 days") || words.contains("Time left: 2 days"), "{words}");
    assert!(!words.contains(&ann.token) && !words.contains(&players[0].token), "no secret of a seat");

    // Not twice for one question, not even by a server that was started again.
    hands.move_on(HOUR);
    start_again(&mut bench, |config| {
        config.notices = Some(wished(Some(&mail.url)));
        config.now = Some(hands.clock());
    })
    .await;
    nothing_more().await;
    assert_eq!(mail.mails().len(), 2);

    // As mail programs do by themselves, and once more.
    let stop = told.header("List-Unsubscribe").expect("a link");
    let stop = stop.trim_matches(['<', '>']).replace(ADDRESS, "");
    assert_eq!(told.header("List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));
    assert_eq!(
        told.after("with one click: "),
        format!("{ADDRESS}/mail#stop={}", stop.split('=').nth(1).expect("a token"))
    );
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let click = async || {
        let request = bench.http.post(format!("{}{stop}", bench.base)).header(form[0].0, form[0].1);
        request.body("List-Unsubscribe=One-Click").send().await.expect("an answer").status()
    };
    assert_eq!(click().await, StatusCode::OK);
    assert_eq!(click().await, StatusCode::UNAUTHORIZED, "the address is forgotten");
    let shown = ann.get(&bench, "/players/me/notices").await;
    assert!(shown["mail"].is_null(), "{shown}");
    assert!(!ann.get(&bench, "/players/me/file").await.to_string().contains(ANN));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_there_is_told_nothing_and_whoever_has_answered_neither() {
    let (mail, hands) = (MailServer::start().await, Hands::new());
    let bench = start(&mail, &hands).await;
    let ann = Known::new(&bench, "Ann", false).await;
    with_mail(&bench, &mail, &ann, ANN, json!({ "digest": { "every_hours": 6, "at_hour": 0 } })).await;
    let (_, players) = over_days(&bench, "Here").await;
    let socket = Socket::of(&players[0], 0).await;
    ann.sits(&players[0]).await;
    let mut luck = SplitMix(2);
    until_asked(&players, 0, &mut luck).await;
    nothing_more().await;
    let file = ann.get(&bench, "/players/me/file").await;
    let told = file["notices"]["told"].as_array().expect("a list");
    assert!(told.iter().any(|one| one["what"] == "move" && one["outcome"] == "seen"), "{file}");
    drop(socket);
    hands.move_on(12 * HOUR);
    nothing_more().await;
    assert_eq!(mail.to(ANN).len(), 1, "the question was seen");

    // The next question waits for the digest, and is answered before it comes.
    while is_asked(&players[0]).await {
        players[0].step(&mut luck).await;
    }
    until_asked(&players, 0, &mut luck).await;
    until("it is written down", || async {
        let file = ann.get(&bench, "/players/me/file").await;
        file["notices"]["told"].as_array()?.iter().any(|one| one["outcome"] == "").then_some(())
    })
    .await;
    while is_asked(&players[0]).await {
        players[0].step(&mut luck).await;
    }
    let one_by_one = async || {
        hands.move_on(6 * HOUR);
        nothing_more().await;
    };
    one_by_one().await;
    let mails = mail.to(ANN);
    assert!(mails.len() == 1 || is_asked(&players[0]).await, "{mails:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn several_tables_make_one_letter_at_the_hour_of_the_digest_and_not_in_quiet_hours() {
    let (mail, hands) = (MailServer::start().await, Hands::new());
    let bench = start(&mail, &hands).await;
    let ann = Known::new(&bench, "Ann", false).await;
    // It is 22:13 in Greenwich, 23:13 where Ann lives. Every six hours from six: midnight is quiet, so seven in the morning.
    let wishes = json!({ "language": "nl", "utc_offset": 60, "quiet": { "from": 1380, "until": 420 },
        "digest": { "every_hours": 6, "at_hour": 6 } });
    with_mail(&bench, &mail, &ann, ANN, wishes).await;
    for title in ["First", "Second"] {
        let (_, players) = over_days(&bench, title).await;
        ann.sits(&players[0]).await;
        until_asked(&players, 0, &mut SplitMix(3)).await;
    }
    let written = || async {
        let file = ann.get(&bench, "/players/me/file").await;
        let told = file["notices"]["told"].as_array()?.iter().filter(|one| one["what"] == "move").count();
        (told == 2).then_some(())
    };
    until("both are written down", written).await;
    // Up to a quarter to seven nothing comes.
    for _ in 0..7 {
        hands.move_on(HOUR);
    }
    hands.move_on(HOUR / 2);
    nothing_more().await;
    assert_eq!(mail.to(ANN).len(), 1, "quiet hours");
    hands.move_on(HOUR / 2);
    let letter = mail.wait_for(ANN, 2).await.remove(1);
    assert_eq!(letter.header("Subject").as_deref(), Some("Nieuws van 2 tafels"));
    assert!(letter.text().contains("First") && letter.text().contains("Second"), "{}", letter.text());
    nothing_more().await;
    assert_eq!(mail.to(ANN).len(), 2, "one letter about both");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_the_time_the_end_of_a_game_and_a_table_of_a_tournament_are_told() {
    let (mail, hands) = (MailServer::start().await, Hands::new());
    let bench = start(&mail, &hands).await;
    let ann = Known::new(&bench, "Ann", false).await;
    with_mail(&bench, &mail, &ann, ANN, json!({ "moves": false })).await;
    let (_, players) = over_days(&bench, "Long").await;
    ann.sits(&players[0]).await;
    until_asked(&players, 0, &mut SplitMix(4)).await;
    hands.move_on(60 * HOUR);
    nothing_more().await;
    assert_eq!(mail.to(ANN).len(), 1, "there is time");
    hands.move_on(7 * HOUR);
    let soon = mail.wait_for(ANN, 2).await.remove(1);
    assert_eq!(soon.header("Subject").as_deref(), Some("Your time ends soon: Long"));
    assert!(
        soon.text().contains("Time left: 5 hours") || soon.text().contains("Time left: 4 hours"),
        "{}",
        soon.text()
    );

    let (_, players) = table(&bench, "Short", tiny()).await;
    ann.sits(&players[0]).await;
    play(&players, &mut SplitMix(5), 5000).await;
    let over = mail.wait_for(ANN, 3).await.remove(2);
    assert_eq!(over.header("Subject").as_deref(), Some("It is over: Short"));
    let place = players[0].view().await["table"]["results"]
        .as_array()
        .expect("results")
        .iter()
        .find(|one| one["seat"] == 1)
        .expect("a row")["place"]
        .clone();
    assert!(over.text().contains(&format!("You came in as number {place}.")), "{}", over.text());

    let (known, id) = clubs::entered(&bench, 2, clubs::swiss(1)).await;
    with_mail(&bench, &mail, &known[1], "bob@example.org", json!({})).await;
    post(&bench, &known[0], &format!("/tournaments/{id}/start"), json!({})).await;
    let opened = mail.wait_for("bob@example.org", 2).await.remove(1);
    assert_eq!(opened.header("Subject").as_deref(), Some("Your table is open: Spring =?utf-8?b?wrc=?= 1"));
    assert!(opened.text().contains(&format!("{ADDRESS}/tournaments/{id}")), "{}", opened.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_taken_along_and_gone_with_its_player() {
    let (mail, hands) = (MailServer::start().await, Hands::new());
    let mut bench = start(&mail, &hands).await;
    let ann = Known::new(&bench, "Ann", true).await;
    with_mail(&bench, &mail, &ann, ANN, json!({ "language": "fr" })).await;
    let (table, players) = over_days(&bench, "Desert").await;
    ann.sits(&players[0]).await;
    until_asked(&players, 0, &mut SplitMix(6)).await;
    mail.wait_for(ANN, 2).await;
    let file = ann.get(&bench, "/players/me/file").await;
    assert_eq!(
        (&file["notices"]["address"], &file["notices"]["wishes"]["language"]),
        (&json!(ANN), &json!("fr"))
    );
    // Nobody else is shown it, anywhere.
    let mut all = String::new();
    for path in ["/api/tables", "/api/leaderboard", "/api/records", &format!("/api/tables/{table}")] {
        all += &bench.get(path).await.1.to_string();
    }
    all += &players[1].view().await.to_string();
    all += &players[1].bytes("").await;
    assert!(!all.contains("example.org"), "{all}");

    assert_eq!(ann.ask(&bench, Method::DELETE, "/players/me", Value::Null).await.0, StatusCode::OK);
    let (status, refused) = ann.ask(&bench, Method::GET, "/players/me/notices", Value::Null).await;
    assert_eq!((status, code(&refused)), (StatusCode::UNAUTHORIZED, "no_player"));
    bench.server.take().expect("it runs").stop().await;
    let store = store(bench.dir.path()).await;
    assert!(store.notice_wishes(&ann.id).await.expect("read").is_none());
    assert!(store.notices_of(&ann.id).await.expect("read").is_empty());
    assert_eq!(store.unconfirmed(ANN, 0).await.expect("read"), 0);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_told_nothing_offers_nothing() {
    let bench = Bench::start().await;
    let ann = Known::new(&bench, "Ann", false).await;
    assert_eq!(ann.get(&bench, "/players/me").await["notices"], false);
    let shown = ann.get(&bench, "/players/me/notices").await;
    assert_eq!((&shown["by_mail"], &shown["push_key"]), (&json!(false), &Value::Null));
    let body = json!({ "address": ANN });
    let (status, refused) = ann.ask(&bench, Method::POST, "/players/me/mail", body).await;
    assert_eq!((status, code(&refused)), (StatusCode::CONFLICT, "not_offered"));
}
