//! A notice tells nothing that is under seal: whether the others have answered changes no letter, and whoever is not asked gets none.

use super::sink::MailServer;
use super::{nothing_more, wished, with_mail};
use crate::leaks::twins::{at_a_window_in, same_entropy};
use crate::players::Known;
use crate::support::{Bench, still_clock};
use reqwest::StatusCode;
use serde_json::json;

/// The letters about a window, to one who is asked and to one who is not, where another who is asked has answered or has not.
async fn letters(has_answered: bool) -> (Vec<String>, usize) {
    let mail = MailServer::start().await;
    // The same game twice.
    let bench = Bench::start_with(|config| {
        config.notices = Some(wished(Some(&mail.url)));
        (config.entropy, config.now) = (same_entropy(), Some(still_clock()));
    })
    .await;
    let settings = json!({ "window_ms": 60_000, "clock": { "kind": "per_days", "days": 3 } });
    let (players, asked) = at_a_window_in(&bench, settings).await;
    let idle = (0..3).find(|i| !asked.contains(i)).expect("somebody is not asked");
    if has_answered {
        let version = players[asked[0]].view().await["version"].as_u64().expect("a version");
        assert_eq!(players[asked[0]].act(version, "let").await.0, StatusCode::OK);
    }
    // Only now they sit down as people who want to be told: what came before is no news for them.
    for (name, seat) in [("Asked", asked[1]), ("Idle", idle)] {
        let known = Known::new(&bench, name, false).await;
        with_mail(&bench, &mail, &known, &format!("{name}@example.org"), json!({})).await;
        assert_eq!(known.sits(&players[seat]).await.0, StatusCode::OK);
    }
    mail.wait_for("Asked@example.org", 2).await;
    nothing_more().await;
    let table = &players[0].table;
    let mails = mail.to("Asked@example.org");
    let told = mails[1..].iter().map(|mail| {
        let text = mail.text().replace(table, "TABLE");
        let text: Vec<&str> = text.lines().filter(|line| !line.contains("#stop=")).collect();
        format!("{:?} {}", mail.header("Subject"), text.join("\n"))
    });
    (told.collect(), mail.to("Idle@example.org").len())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_about_a_sealed_window_is_the_same_whoever_has_answered() {
    let (open, answered) = (letters(false).await, letters(true).await);
    assert_eq!(open, answered);
    assert_eq!(
        (open.0.len(), open.1),
        (1, 1),
        "one letter for the one, and only the first question for the other"
    );
}
