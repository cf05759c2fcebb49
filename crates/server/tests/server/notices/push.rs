//! Push: only the browser can read it, the sender signs, and a browser that is gone is forgotten.

use super::sink::{Browser, MailServer, PushService, sender};
use super::{ADDRESS, HOUR, nothing_more, over_days, post, start, until_asked, wished};
use crate::players::Known;
use crate::support::{Bench, Hands, code};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use game::SplitMix;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

/// What a browser says of itself.
fn says(browser: &Browser, endpoint: &str) -> Value {
    let [p256dh, auth] = browser.keys();
    json!({ "endpoint": endpoint, "p256dh": p256dh, "auth": auth })
}

#[test]
fn the_browser_of_these_tests_reads_the_example_of_rfc_8291() {
    let browser = Browser::of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg");
    let body = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    let body = BASE64_URL_SAFE_NO_PAD.decode(body).expect("base64url");
    assert_eq!(browser.read(&body), b"When I grow up, I want to be a watermelon");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_told_once_in_its_language_and_nobody_on_the_way_reads_it() {
    let (mail, hands, service) = (MailServer::start().await, Hands::new(), PushService::start().await);
    let bench = start(&mail, &hands).await;
    let ann = Known::new(&bench, "Ann", false).await;
    let browser = Browser::new(7);
    post(&bench, &ann, "/players/me/notices", json!({ "language": "fr" })).await;
    let endpoint = format!("{}/to/ann", service.base);
    let shown = post(&bench, &ann, "/players/me/push", says(&browser, &endpoint)).await;
    assert_eq!(shown["browsers"].as_array().map(Vec::len), Some(1));
    let (id, players) = over_days(&bench, "Sable").await;
    ann.sits(&players[0]).await;
    until_asked(&players, 0, &mut SplitMix(1)).await;
    let pushed = service.wait_for(1).await.remove(0);
    assert_eq!(pushed.path, "/to/ann");
    let news = browser.json(&pushed);
    assert_eq!(news["title"], "À vous de jouer : Sable");
    assert_eq!((&news["path"], &news["tag"]), (&json!(format!("/t/{id}")), &json!(id)));
    assert!(news["body"].as_str().is_some_and(|body| body.contains("Player 2")), "{news}");
    assert_eq!(pushed.header("content-encoding"), "aes128gcm");
    assert!((60..=86_400).contains(&pushed.header("ttl").parse::<u32>().expect("seconds")));
    let topic = pushed.header("topic");
    assert!(topic.len() == 32 && !id.contains(topic), "{topic}");
    let (claims, key) = sender(&pushed);
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service.base), &json!(ADDRESS)));
    let exp = claims["exp"].as_u64().expect("a time");
    assert!((1..=86_400).contains(&(exp - hands.clock()() / 1000)), "{exp}");
    assert_eq!(shown["push_key"], json!(key), "what the page tells the browser");
    let text = String::from_utf8_lossy(&pushed.body).into_owned();
    assert!(!text.contains("Sable") && !text.contains("Player 2"));
    nothing_more().await;
    assert_eq!(service.pushed().len(), 1, "once");
    assert!(mail.mails().is_empty());
    // Its address is part of the own data, its secret is not.
    let file = ann.get(&bench, "/players/me/file").await.to_string();
    assert!(file.contains(&endpoint) && !file.contains(&browser.keys()[1]), "{file}");
    let shown = post(&bench, &ann, "/players/me/push/stop", json!({ "endpoint": endpoint })).await;
    assert_eq!(shown["browsers"], json!([]));
}

/// Time goes on, step by step, until so many were pushed: what came of the last try may be written down after a step.
async fn later_is(service: &PushService, count: usize, hands: &Hands, step: u64) {
    for _ in 0..20 {
        hands.move_on(step);
        nothing_more().await;
        if service.pushed().len() >= count {
            return;
        }
    }
    panic!("never came about: {count} by push");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_is_down_is_asked_later_and_a_browser_that_is_gone_is_forgotten() {
    let (mail, hands, service) = (MailServer::start().await, Hands::new(), PushService::start().await);
    let bench = start(&mail, &hands).await;
    let ann = Known::new(&bench, "Ann", false).await;
    post(&bench, &ann, "/players/me/push", says(&Browser::new(8), &format!("{}/1", service.base))).await;
    service.answers(503);
    let (_, players) = over_days(&bench, "Down").await;
    ann.sits(&players[0]).await;
    until_asked(&players, 0, &mut SplitMix(1)).await;
    service.wait_for(1).await;
    nothing_more().await;
    assert_eq!(service.pushed().len(), 1, "not again at once");
    later_is(&service, 2, &hands, 2 * 60 * 1000).await;
    service.answers(410);
    later_is(&service, 3, &hands, HOUR).await;
    crate::support::until("the browser is forgotten", || async {
        let shown = ann.get(&bench, "/players/me/notices").await;
        (shown["browsers"] == json!([])).then_some(())
    })
    .await;
    service.answers(201);
    hands.move_on(2 * HOUR);
    nothing_more().await;
    assert_eq!(service.pushed().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_push_services_on_the_internet_are_taken_unless_the_host_allows_others() {
    let hands = Hands::new();
    let bench = Bench::start_with(|config| {
        let mut wish = wished(None);
        wish.inside = false;
        config.notices = Some(wish);
        config.now = Some(hands.clock());
    })
    .await;
    let ann = Known::new(&bench, "Ann", false).await;
    let browser = Browser::new(9);
    for bad in [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.1.2.3/",
        "file:///x",
    ] {
        let (status, refused) = ann.ask(&bench, Method::POST, "/players/me/push", says(&browser, bad)).await;
        assert_eq!((status, code(&refused)), (StatusCode::UNPROCESSABLE_ENTITY, "invalid"), "{bad}");
    }
    let mut broken = says(&browser, "https://push.example.org/x");
    broken["p256dh"] = json!("AAAA");
    let (status, _) = ann.ask(&bench, Method::POST, "/players/me/push", broken).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let shown = post(&bench, &ann, "/players/me/push", says(&browser, "https://push.example.org/x")).await;
    assert_eq!(shown["browsers"].as_array().map(Vec::len), Some(1));
}
