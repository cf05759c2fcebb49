//! F11: names, titles and words of luck could be invisible, and two people could bear one name.

use crate::support::{Bench, code, people, text, tiny};
use reqwest::StatusCode;
use serde_json::{Value, json};

const HIDDEN: [&str; 5] = ["\u{200b}", "\u{2800}", "\u{3164}", "A\u{202e}nn", "   "];

#[tokio::test(flavor = "multi_thread")]
async fn f11_names_titles_and_words_of_luck_can_be_seen() {
    let bench = Bench::start().await;
    let seats = |name: &str| json!([{ "kind": "me", "name": name }, { "kind": "open" }]);
    let (table, _) = bench.open(tiny(), seats("Ann")).await;
    let refused = |answer: (StatusCode, Value)| answer.0 == StatusCode::UNPROCESSABLE_ENTITY;
    for hidden in HIDDEN {
        let wish = json!({ "spec": tiny(), "seats": seats(hidden) });
        assert!(refused(bench.post("/api/tables", wish).await), "{hidden:?}");
        let join = bench.post(&format!("/api/tables/{table}/join"), json!({ "name": hidden })).await;
        assert_eq!(code(&join.1), "invalid", "{hidden:?}");
        let mut luck = tiny();
        luck["luck"] = json!(hidden);
        assert!(
            refused(bench.post("/api/tables", json!({ "spec": luck, "seats": people(2) })).await),
            "{hidden:?}"
        );
        let wish = json!({ "spec": tiny(), "title": hidden, "seats": people(2) });
        let blank = hidden.trim().is_empty();
        assert_eq!(
            refused(bench.post("/api/tables", wish).await),
            !blank,
            "{hidden:?}: there need be no title"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn f11_people_who_bear_one_name_are_told_apart() {
    let bench = Bench::start().await;
    let seats =
        json!([{ "kind": "me", "name": "Ann" }, { "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
    let (table, host) = bench.open(tiny(), seats).await;
    let join =
        async |name: &str| bench.post(&format!("/api/tables/{table}/join"), json!({ "name": name })).await;
    for name in ["Ann", "\u{410}nn", "Bea"] {
        assert_eq!(join(name).await.0, StatusCode::OK);
    }
    let (_, info) = bench.get(&format!("/api/tables/{table}")).await;
    let names: Vec<String> =
        info["places"].as_array().expect("places").iter().map(|p| text(&p["name"])).collect();
    assert_eq!(names, ["Ann", "Ann (2)", "\u{410}nn (3)", "Bea"]);

    let (table, players) =
        bench.begin(tiny(), json!([{ "kind": "me", "name": "Ann" }, { "kind": "me", "name": "Bea" }])).await;
    assert_eq!(players[1].command(None, json!({ "type": "leave" })).await.0, StatusCode::OK);
    let (status, taken) = bench.post(&format!("/api/tables/{table}/join"), json!({ "name": "ann" })).await;
    assert_eq!(status, StatusCode::OK, "{taken}");
    assert_eq!(players[0].view().await["table"]["seats"][1]["name"], "ann (2)");
    drop(host);
}
