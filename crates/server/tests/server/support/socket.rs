//! A socket as a browser or a bot would open it.

use super::Player;
use futures_util::StreamExt;
use serde_json::Value;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub struct Socket {
    pub inner: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub async fn open(base: &str, table: &str, token: Option<&str>, since: u64) -> Socket {
        Socket::to(base, &format!("{table}/ws?since={since}"), token).await
    }
    /// The secret hand of a seat, beside its other screens.
    pub async fn hand_of(player: &Player) -> Socket {
        Socket::to(&player.base, &format!("{}/ws?hand=true", player.table), Some(&player.token)).await
    }
    async fn to(base: &str, path: &str, token: Option<&str>) -> Socket {
        let url = format!("{}/api/tables/{path}", base.replace("http:", "ws:"));
        let mut request = url.into_client_request().expect("a request");
        if let Some(token) = token {
            request
                .headers_mut()
                .insert("authorization", format!("Bearer {token}").parse().expect("a header"));
        }
        let (inner, _) = connect_async(request).await.expect("a socket");
        Socket { inner }
    }
    pub async fn of(player: &Player, since: u64) -> Socket {
        Socket::open(&player.base, &player.table, Some(&player.token), since).await
    }
    /// The next text; `None` when the socket is closed.
    pub async fn text(&mut self) -> Option<String> {
        let wait = Duration::from_secs(30);
        loop {
            match tokio::time::timeout(wait, self.inner.next()).await.expect("something is sent") {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }
    pub async fn json(&mut self) -> Option<Value> {
        self.text().await.map(|text| serde_json::from_str(&text).expect("JSON"))
    }
    /// The next message of this type.
    pub async fn next(&mut self, kind: &str) -> Value {
        loop {
            let message = self.json().await.expect("still open");
            if message["type"] == kind {
                return message["data"].clone();
            }
        }
    }
}
