//! F11: a page elsewhere could point its own name at the server, and listen through somebody's browser.

use crate::support::{Bench, code, people, read, tiny};
use reqwest::StatusCode;
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[tokio::test(flavor = "multi_thread")]
async fn f11_a_server_answers_only_to_names_it_was_told() {
    let bench = Bench::start_with(|config| config.hosts = vec!["race.example.org".into()]).await;
    let port = bench.base.rsplit(':').next().expect("a port").to_owned();
    let ask = |host: String| {
        let origin = format!("http://{host}");
        let (get, post) = (
            bench.http.get(format!("{}/api/tables", bench.base)),
            bench.http.post(format!("{}/api/tables", bench.base)),
        );
        let post = post
            .header("host", &host)
            .header("origin", origin)
            .json(&json!({ "spec": tiny(), "seats": people(2) }));
        async move { (read(get.header("host", host)).await, read(post).await) }
    };
    for host in [
        "race.example.org".into(),
        format!("localhost:{port}"),
        format!("192.168.1.7:{port}"),
        format!("[::1]:{port}"),
    ] {
        let ((get, _), (post, answer)) = ask(host.clone()).await;
        assert_eq!((get, post), (StatusCode::OK, StatusCode::OK), "{host}: {answer}");
    }
    for host in
        ["evil.example".into(), format!("rebound.example:{port}"), "race.example.org.evil.example".into()]
    {
        let ((get, refused), (post, _)) = ask(host.clone()).await;
        assert_eq!((get, post), (StatusCode::MISDIRECTED_REQUEST, StatusCode::MISDIRECTED_REQUEST), "{host}");
        assert_eq!(code(&refused), "unknown_host");
        assert!(
            refused["error"]["message"]
                .as_str()
                .is_some_and(|text| text.contains(&host) && text.contains("--host"))
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn f11_a_page_elsewhere_cannot_listen_through_a_browser() {
    let bench = Bench::start().await;
    let (table, _) = bench.begin(tiny(), people(2)).await;
    let open = async |origin: Option<&str>| {
        let url = format!("{}/api/tables/{table}/ws", bench.base.replace("http:", "ws:"));
        let mut request = url.into_client_request().expect("a request");
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        match connect_async(request).await {
            Ok(_) => StatusCode::SWITCHING_PROTOCOLS.as_u16(),
            Err(Error::Http(answer)) => answer.status().as_u16(),
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(open(None).await, 101, "programs have no page");
    assert_eq!(open(Some(&bench.base)).await, 101, "our own page");
    assert_eq!(open(Some("http://evil.example")).await, 422);
    assert_eq!(open(Some("null")).await, 422);
}
