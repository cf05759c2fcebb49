//! The front door: takes connections in, few enough that nobody can take all of them, and gives up on those that say
//! nothing. All of this comes before any request is read, so before the limits on requests.

use crate::config::{Config, Limits};
use crate::limits::{Door, Guest};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Sleep;
use tower::ServiceExt;

/// A proxy may keep a line to us open for so long without a request: longer than proxies do, so that it is they who close it.
const PROXY_IDLE: Duration = Duration::from_secs(180);
/// Whoever takes nothing of an answer for so long is given up.
const STUCK: Duration = Duration::from_secs(30);
/// When the system has no room for one more connection, the next is tried after so long.
const BREATH: Duration = Duration::from_millis(100);
/// Files that are no connections: the database, the content, the terminal.
const OTHER_FILES: u64 = 128;
/// One address may hold at most this part of all connections.
const SHARE: usize = 4;
/// Said to a connection for which there is no room, if it takes it.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\n\
    content-type: application/json\r\ncontent-length: 103\r\n\r\n\
    {\"error\":{\"code\":\"too_many_connections\",\"message\":\"too many connections; close some or wait a little\"}}";

/// A door as wide as the config says, and as the system allows: with too few files the server could not even open its own.
pub fn door(limits: &Limits) -> Arc<Door> {
    let in_all = limits.connections.min(files_for(limits.connections)).max(SHARE);
    // Where one address may take everything, that is what was wanted: for measuring.
    let share = if limits.connections_per_address < limits.connections { in_all / SHARE } else { in_all };
    Door::new(in_all, limits.connections_per_address.min(share))
}

/// How many connections the system allows, after asking for as many as wanted.
#[cfg(unix)]
fn files_for(connections: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let wanted = u64::try_from(connections).unwrap_or(u64::MAX).saturating_add(OTHER_FILES);
    let limit = getrlimit(Resource::Nofile);
    let mut files = limit.current.unwrap_or(u64::MAX);
    if files < wanted {
        let raised = wanted.min(limit.maximum.unwrap_or(u64::MAX));
        let new = Rlimit { current: Some(raised), maximum: limit.maximum };
        match setrlimit(Resource::Nofile, new) {
            Ok(()) => files = raised,
            Err(error) => tracing::warn!(%error, files, "the limit of open files stays"),
        }
    }
    usize::try_from(files.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX)
}

/// How many connections the system allows: here nobody says.
#[cfg(not(unix))]
fn files_for(connections: usize) -> usize {
    connections
}

/// Serves until `stopping` turns, then until every request under way is answered. Dropped, it drops all its connections.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    door: Arc<Door>,
    config: Config,
    mut stopping: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            _ = stopping.wait_for(|stop| *stop) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let trusted = config.trusts(peer.ip());
        let Some(guest) = door.enter(Some(peer.ip()).filter(|_| !trusted)) else {
            let _ = stream.try_write(FULL);
            continue;
        };
        let patience = if trusted { PROXY_IDLE } else { config.limits.header_time };
        let line = Connection { stream, _guest: guest, stuck: None };
        connections.spawn(attend(line, peer, router.clone(), patience, stopping.clone()));
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Answers the requests of one connection. A socket takes the line along when it begins.
async fn attend(
    line: Connection,
    peer: SocketAddr,
    router: Router,
    patience: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    let _ = line.stream.set_nodelay(true);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .serve_connection(TokioIo::new(line), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // Lines break and callers talk nonsense: nothing to report.
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stop| *stop) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

/// A connection and its place inside; it breaks when nothing it sends is taken.
struct Connection {
    stream: TcpStream,
    _guest: Guest,
    /// Runs while something waits to be taken.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl Connection {
    fn judge(&mut self, cx: &mut Context<'_>, sent: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if sent.is_ready() {
            self.stuck = None;
            return sent;
        }
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep(STUCK)));
        stuck.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.judge(cx, sent)
    }
    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.judge(cx, sent)
    }
    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }
    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_to_one_too_many_is_whole() {
        let text = std::str::from_utf8(FULL).expect("text");
        let (head, body) = text.split_once("\r\n\r\n").expect("head and body");
        assert!(head.contains(&format!("content-length: {}", body.len())), "{}", body.len());
        assert!(serde_json::from_str::<serde_json::Value>(body).is_ok());
    }
    #[test]
    fn f5_no_address_may_hold_more_than_its_share() {
        let limits = Limits { connections: 8, connections_per_address: 6, ..Limits::default() };
        let (door, one) = (door(&limits), std::net::IpAddr::from([192, 0, 2, 1]));
        let guests: Vec<Guest> = std::iter::from_fn(|| door.enter(Some(one))).collect();
        assert_eq!(guests.len(), 2);
    }
}
