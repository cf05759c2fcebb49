//! What a mail server that is away, refuses, or hangs does; how much one person and one address are sent; and what a host must say.

use super::sink::{MailServer, Mood};
use super::{HOUR, nothing_more, over_days, post, start, until_asked, wished, with_mail};
use crate::kill::spawn_with_mail;
use crate::players::Known;
use crate::support::{Bench, Hands, Player, code, config, people, text, tiny, until};
use game::SplitMix;
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;

const ANN: &str = "ann@example.org";

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_cannot_now_is_asked_again_and_an_address_that_is_none_is_forgotten() {
    let (mail, hands) = (MailServer::start().await, Hands::new());
    let bench = start(&mail, &hands).await;
    let ann = Known::new(&bench, "Ann", false).await;
    with_mail(&bench, &mail, &ann, ANN, json!({})).await;
    mail.becomes(Mood::Later);
    let (_, players) = over_days(&bench, "One").await;
    ann.sits(&players[0]).await;
    until_asked(&players, 0, &mut SplitMix(1)).await;
    until("it was tried", || async { (mail.calls() >= 2).then_some(()) }).await;
    nothing_more().await;
    assert_eq!(mail.calls(), 2, "not again at once");
    mail.becomes(Mood::Takes);
    hands.move_on(2 * 60 * 1000);
    mail.wait_for(ANN, 2).await;

    mail.becomes(Mood::Refuses);
    for n in 0..5 {
        let before = mail.calls();
        let (_, players) = over_days(&bench, &format!("Refused {n}")).await;
        ann.sits(&players[0]).await;
        until_asked(&players, 0, &mut SplitMix(n)).await;
        until("it was refused", || async { (mail.calls() > before).then_some(()) }).await;
        nothing_more().await;
    }
    assert!(ann.get(&bench, "/players/me/notices").await["mail"].is_null(), "five in a row: there is nobody");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_and_one_address_are_sent_only_so_much() {
    let (mail, hands) = (MailServer::start().await, Hands::new());
    let bench = Bench::start_with(|config| {
        let mut wish = wished(Some(&mail.url));
        wish.mails_per_day = 3;
        config.notices = Some(wish);
        config.now = Some(hands.clock());
    })
    .await;
    let ann = Known::new(&bench, "Ann", false).await;
    with_mail(&bench, &mail, &ann, ANN, json!({})).await;
    // A letter is written down after it was taken: at the time that it was sent, not a step later.
    nothing_more().await;
    hands.move_on(1000);
    for n in 0..4 {
        let (_, players) = over_days(&bench, &format!("Table {n}")).await;
        ann.sits(&players[0]).await;
        until_asked(&players, 0, &mut SplitMix(n)).await;
        if n < 2 {
            mail.wait_for(ANN, 2 + n as usize).await;
            nothing_more().await;
        }
        hands.move_on(1000);
    }
    nothing_more().await;
    assert_eq!(mail.to(ANN).len(), 3, "three in a day, the first of them the question");
    hands.move_on(25 * HOUR);
    let letter = mail.wait_for(ANN, 4).await.remove(3);
    assert!(
        letter.text().contains("Table 2") && letter.text().contains("Table 3"),
        "the rest comes together: {}",
        letter.text()
    );

    // Many who give the address of somebody else: that one gets three questions, and whoever asks is not told.
    for n in 0..5 {
        let other = Known::new(&bench, &format!("Other {n}"), false).await;
        let shown =
            post(&bench, &other, "/players/me/mail", json!({ "address": "victim@example.org" })).await;
        assert_eq!(shown["mail"]["confirmed"], false);
    }
    mail.wait_for("victim@example.org", 3).await;
    nothing_more().await;
    assert_eq!(mail.to("victim@example.org").len(), 3);
    let mut last = (StatusCode::OK, Value::Null);
    for n in 0..6 {
        last = ann
            .ask(&bench, Method::POST, "/players/me/mail", json!({ "address": format!("a{n}@example.org") }))
            .await;
    }
    assert_eq!((last.0, code(&last.1)), (StatusCode::TOO_MANY_REQUESTS, "too_many_requests"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_host_says_wrongly_is_said_at_the_start_without_the_password() {
    let dir = TempDir::new().expect("a folder");
    for (address, url) in [
        ("https://race.example.org", "smtp://me:secret@mail.example.org"),
        ("race.example.org", "smtp://127.0.0.1"),
        ("https://race.example.org/club", "smtp://127.0.0.1"),
    ] {
        let mut config = config(dir.path());
        let mut wish = wished(Some(url));
        wish.address = address.into();
        assert!(!format!("{wish:?}").contains("secret"));
        config.notices = Some(wish);
        let error = server::start(config).await.expect_err("refused").to_string();
        assert!(!error.contains("secret") && error.contains("like this") || error.contains("TLS"), "{error}");
    }
}

/// Somebody talks to a server in a process of its own.
async fn ask(base: &str, method: Method, path: &str, token: Option<&str>, body: Value) -> Value {
    let mut request = Client::new().request(method, format!("{base}/api{path}")).json(&body);
    if let Some(token) = token {
        request = request.bearer_auth(token);
    }
    let (status, answer) = crate::support::read(request).await;
    assert_eq!(status, StatusCode::OK, "{path}: {answer}");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_killed_between_taking_and_sending_has_lost_no_notice() {
    let dir = TempDir::new().expect("a folder");
    let mail = MailServer::start().await;
    let (mut child, base) = spawn_with_mail(dir.path(), &mail.url);
    let opened = ask(&base, Method::POST, "/players", None, json!({ "name": "Ann" })).await;
    let token = text(&opened["token"]);
    ask(&base, Method::POST, "/players/me/mail", Some(&token), json!({ "address": ANN })).await;
    let link = mail.wait_for(ANN, 1).await[0].after("#confirm=");
    ask(&base, Method::POST, "/mail/confirm", None, json!({ "token": link })).await;
    // From here on whoever calls the mail server hears nothing: the notice is taken, and not sent.
    mail.becomes(Mood::Hangs);
    let before = mail.calls();
    let opened =
        ask(&base, Method::POST, "/tables", None, json!({ "spec": tiny(), "seats": people(2) })).await;
    let table = text(&opened["table"]);
    let bench = Bench {
        dir: TempDir::new().expect("a folder"),
        server: None,
        base: base.clone(),
        http: Client::new(),
    };
    let players: Vec<Player> = opened["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| Player::new(&bench, &table, seat))
        .collect();
    players[0].post("start", json!({})).await;
    players[0].post("player", json!({ "player": token })).await;
    until_asked(&players, 0, &mut SplitMix(1)).await;
    until("it calls the mail server", || async { (mail.calls() > before).then_some(()) }).await;
    child.kill().expect("kill -9");
    child.wait().expect("gone");
    assert_eq!(mail.to(ANN).len(), 1);
    mail.becomes(Mood::Takes);
    let (mut child, _) = spawn_with_mail(dir.path(), &mail.url);
    let mails = mail.wait_for(ANN, 2).await;
    assert!(mails[1].header("Subject").is_some_and(|subject| subject.starts_with("It is your move")));
    nothing_more().await;
    assert_eq!(mail.to(ANN).len(), 2, "and none twice");
    child.kill().expect("ended");
    child.wait().expect("gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_holds_a_notice_back_and_nobody_is_called_to_a_game_against_bots() {
    let (mail, hands) = (MailServer::start().await, Hands::new());
    let bench = start(&mail, &hands).await;
    let ann = Known::new(&bench, "Ann", false).await;
    // Every hour, so that the table is paused before the letter goes.
    with_mail(&bench, &mail, &ann, ANN, json!({ "digest": { "every_hours": 1, "at_hour": 0 } })).await;
    let (_, alone) = bench.begin(tiny(), crate::support::against(&["novice"])).await;
    ann.sits(&alone[0]).await;
    let (_, players) = over_days(&bench, "Paused").await;
    ann.sits(&players[0]).await;
    until_asked(&players, 0, &mut SplitMix(1)).await;
    until("it is written down", || async {
        let file = ann.get(&bench, "/players/me/file").await;
        file["notices"]["told"].as_array()?.iter().any(|one| one["what"] == "move").then_some(())
    })
    .await;
    for player in &players {
        assert_eq!(player.command(None, json!({ "type": "pause" })).await.0, StatusCode::OK);
    }
    for _ in 0..20 {
        hands.move_on(HOUR);
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
    }
    nothing_more().await;
    assert_eq!(mail.to(ANN).len(), 1, "the table is paused");
    assert_eq!(players[1].command(None, json!({ "type": "resume" })).await.0, StatusCode::OK);
    hands.move_on(HOUR);
    let letter = mail.wait_for(ANN, 2).await.remove(1);
    assert_eq!(
        letter.header("Subject").as_deref(),
        Some("It is your move: Paused"),
        "and not the game against bots"
    );
}
