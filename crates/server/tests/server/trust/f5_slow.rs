//! F5: one address stopped the server with a thousand requests that it never finished.

use crate::support::socket::Socket;
use crate::support::{Bench, code, people, play, read, tiny};
use game::SplitMix;
use reqwest::StatusCode;
use serde_json::json;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

const HALF: &[u8] = b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ";

/// A connection from another address of this machine.
async fn connect_from(last: u8, to: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from(([127, 0, 0, last], 0))).expect("an address");
    socket.connect(to.parse().expect("an address")).await.expect("connects")
}

/// All that comes until the line is closed; fails if it is not.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(60), stream.read_to_end(&mut text)).await;
    let _ = closed.expect("closed at last");
    String::from_utf8_lossy(&text).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn f5_two_thousand_half_written_requests_from_one_address_stop_nobody_else() {
    let bench = Bench::start_with(|config| config.limits.header_time = Duration::from_secs(4)).await;
    let to = bench.base.trim_start_matches("http://").to_owned();
    let mut half = Vec::new();
    for _ in 0..2000 {
        let mut stream = connect_from(2, &to).await;
        // A connection too many may be closed already.
        let _ = stream.write_all(HALF).await;
        half.push(stream);
    }
    assert_eq!(bench.get("/api/health").await.0, StatusCode::OK, "another address is served");
    let (_, players) = bench.begin(tiny(), people(2)).await;
    assert!(play(&players, &mut SplitMix(5), 6).await >= 6);
    let mut socket = Socket::of(&players[0], 0).await;
    socket.next("view").await;
    for stream in half {
        let said = until_closed(stream).await;
        assert!(
            said.is_empty() || said.starts_with("HTTP/1.1 503") || said.starts_with("HTTP/1.1 408"),
            "{said}"
        );
    }
    let mut again = connect_from(2, &to).await;
    again
        .write_all(b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
        .await
        .expect("sent");
    assert!(until_closed(again).await.starts_with("HTTP/1.1 200"), "and then this one is served again");
}

#[tokio::test(flavor = "multi_thread")]
async fn f5_a_trusted_proxy_may_hold_any_number_of_connections() {
    let bench = Bench::start_with(|config| {
        config.limits.connections_per_address = 4;
        config.proxies = vec!["127.0.0.2".parse().expect("an address")];
    })
    .await;
    let to = bench.base.trim_start_matches("http://").to_owned();
    let (mut proxy, mut other) = (Vec::new(), Vec::new());
    for _ in 0..20 {
        proxy.push(connect_from(2, &to).await);
    }
    for _ in 0..4 {
        other.push(connect_from(3, &to).await);
    }
    let refused = until_closed(connect_from(3, &to).await).await;
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("too_many_connections"), "{refused}");
    for mut stream in proxy.into_iter().chain(other) {
        let request = b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n";
        stream.write_all(request).await.expect("sent");
        assert!(until_closed(stream).await.starts_with("HTTP/1.1 200"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn f5_idle_connections_are_closed_and_sockets_stay() {
    let bench = Bench::start_with(|config| config.limits.header_time = Duration::from_secs(1)).await;
    let to = bench.base.trim_start_matches("http://").to_owned();
    let (_, players) = bench.begin(tiny(), people(2)).await;
    let mut socket = Socket::of(&players[0], 0).await;
    socket.next("view").await;
    let mut idle = TcpStream::connect(&to).await.expect("connects");
    idle.write_all(b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n").await.expect("sent");
    assert!(until_closed(idle).await.starts_with("HTTP/1.1 200"), "answered, then closed");
    let silent = TcpStream::connect(&to).await.expect("connects");
    until_closed(silent).await;
    players[1].post("chat", json!({ "body": "still there?" })).await;
    assert_eq!(socket.next("chat").await["body"], "still there?");
}

#[tokio::test(flavor = "multi_thread")]
async fn f5_a_server_with_half_written_requests_still_ends() {
    let mut bench = Bench::start().await;
    let to = bench.base.trim_start_matches("http://").to_owned();
    let mut half = TcpStream::connect(&to).await.expect("connects");
    half.write_all(HALF).await.expect("sent");
    assert_eq!(bench.get("/api/health").await.0, StatusCode::OK);
    let server = bench.server.take().expect("a server");
    tokio::time::timeout(Duration::from_secs(60), server.stop()).await.expect("it ends");
    until_closed(half).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f5_only_a_proxy_that_was_named_is_believed() {
    let bench = Bench::start_with(|config| {
        config.proxies = vec!["127.0.0.2".parse().expect("an address")];
        config.limits.request_burst = 1.0;
        config.limits.requests_per_second = 0.001;
    })
    .await;
    let ask = |forwarded: &'static str| {
        let request = bench.http.get(format!("{}/api/health", bench.base));
        read(request.header("x-forwarded-for", forwarded))
    };
    assert_eq!(ask("192.0.2.1").await.0, StatusCode::OK);
    let (status, refused) = ask("192.0.2.2").await;
    assert_eq!((status, code(&refused)), (StatusCode::TOO_MANY_REQUESTS, "too_many_requests"));
}
