//! Notices to people who are not there: by mail to a mail server of ours, by push to a push service of ours.

mod limits;
mod mail;
mod nodes;
mod push;
mod secrecy;
mod sink;
mod tls;

use crate::players::Known;
use crate::support::{Bench, Hands, Player, config, people, pick, text, tiny};
use game::SplitMix;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Config, MailConfig, NoticesConfig};
use sink::MailServer;
use std::time::Duration;

/// Where letters say that the server is.
const ADDRESS: &str = "https://race.example.org";
const HOUR: u64 = 3600 * 1000;

/// What a host says who wants all of it; tests need not wait.
pub fn wished(mail: Option<&str>) -> NoticesConfig {
    let mut wish = NoticesConfig::new(ADDRESS);
    let from = "The Great Race <race@example.org>".to_owned();
    wish.mail = mail.map(|url| MailConfig { url: url.to_owned(), from });
    (wish.push, wish.inside) = (true, true);
    (wish.look, wish.grace) = (Duration::from_millis(20), Duration::ZERO);
    wish
}

/// A server that sends notices, with a clock that is moved by hand.
async fn start(mail: &MailServer, hands: &Hands) -> Bench {
    Bench::start_with(|config| {
        config.notices = Some(wished(Some(&mail.url)));
        config.now = Some(hands.clock());
    })
    .await
}

/// The same server once more, on the folder of one that has stopped.
async fn start_again(bench: &mut Bench, change: impl FnOnce(&mut Config)) {
    if let Some(server) = bench.server.take() {
        server.stop().await;
    }
    let mut config = config(bench.dir.path());
    change(&mut config);
    let server = server::start(config).await.expect("it starts again");
    bench.base = format!("http://{}", server.address);
    bench.server = Some(server);
}

/// A table of two people who have three days for every question.
async fn over_days(bench: &Bench, title: &str) -> (String, Vec<Player>) {
    let mut spec = tiny();
    spec["settings"]["clock"] = json!({ "kind": "per_days", "days": 3 });
    table(bench, title, spec).await
}

/// A table of two people that has a name, and has begun.
async fn table(bench: &Bench, title: &str, spec: Value) -> (String, Vec<Player>) {
    let body = json!({ "title": title, "spec": spec, "seats": people(2) });
    let (status, opened) = bench.post("/api/tables", body).await;
    assert_eq!(status, StatusCode::OK, "{opened}");
    let (table, seats) = (text(&opened["table"]), opened["seats"].as_array().expect("seats"));
    let players: Vec<Player> = seats.iter().map(|granted| Player::new(bench, &table, granted)).collect();
    assert_eq!(players[0].post("start", json!({})).await.0, StatusCode::OK);
    (table, players)
}

async fn post(bench: &Bench, who: &Known, path: &str, body: Value) -> Value {
    let (status, answer) = who.ask(bench, Method::POST, path, body).await;
    assert_eq!(status, StatusCode::OK, "{path}: {answer}");
    answer
}

/// Somebody gives an address, and follows the link of the first mail.
async fn with_mail(bench: &Bench, mail: &MailServer, who: &Known, address: &str, wishes: Value) {
    post(bench, who, "/players/me/notices", wishes).await;
    let before = mail.to(address).len();
    post(bench, who, "/players/me/mail", json!({ "address": address })).await;
    let mails = mail.wait_for(address, before + 1).await;
    let token = mails[before].after("#confirm=");
    let (status, answer) = bench.post("/api/mail/confirm", json!({ "token": token })).await;
    assert_eq!((status, &answer["confirmed"]), (StatusCode::OK, &json!(true)), "{answer}");
}

/// Is somebody asked now? A plan that can be taken back is no question.
async fn is_asked(player: &Player) -> bool {
    pick(&player.view().await, &mut SplitMix(0)).is_some()
}

/// The others play until this one is asked, and is asked something new.
async fn until_asked(players: &[Player], seat: usize, luck: &mut SplitMix) {
    for _ in 0..500 {
        if is_asked(&players[seat]).await {
            return;
        }
        for player in players {
            if player.seat != players[seat].seat {
                player.step(luck).await;
            }
        }
    }
    panic!("seat {seat} is never asked");
}

/// Long enough for several looks: nothing more came.
async fn nothing_more() {
    tokio::time::sleep(Duration::from_millis(400)).await;
}
