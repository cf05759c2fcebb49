//! From a config to a listening server, and to its graceful end: no new requests, sockets told, everything written.

use crate::api;
use crate::config::Config;
use crate::hub::Hub;
use crate::limits::Door;
use crate::listen;
use crate::notices::{self, Notices, NoticesConfig};
use crate::store::{FolderLock, Op, StoreError};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// How long open requests may take when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);
/// So many may read the figures at a time.
const READERS: usize = 16;
/// How often a server that starts asks a shared database whether it is heard.
const BEATS: u32 = 5;
/// Receipts are kept so long.
const RECEIPTS: i64 = 2 * 24 * 3600 * 1000;

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The storage.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The address.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        error: std::io::Error,
    },
    /// The figures.
    #[error("the figures could not be set up: {0}")]
    Metrics(#[from] prometheus::Error),
    /// Notices that cannot be sent so.
    #[error("{0}")]
    Notices(&'static str),
    /// The figures, where others could read them.
    #[error(
        "figures tell when sealed answers are given, so they are served on this machine only: --metrics 127.0.0.1:PORT, \
         not {0}"
    )]
    OpenMetrics(SocketAddr),
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it serves its figures, if anywhere.
    pub metrics: Option<SocketAddr>,
    pub(crate) hub: Arc<Hub>,
    running: JoinHandle<()>,
    folder: Option<FolderLock>,
}

/// Opens the storage, listens, and takes up all games where they were.
pub async fn start(mut config: Config) -> Result<Server, StartError> {
    // Letters name it: whoever follows them is answered.
    config.notices.clone().map(Notices::new).transpose().map_err(StartError::Notices)?;
    config.hosts.extend(config.notices.as_ref().and_then(NoticesConfig::host));
    let (store, folder) = config.store().await?;
    let (listener, address) = bind(config.bind).await?;
    let figures = match config.metrics {
        Some(open) if !open.ip().is_loopback() => return Err(StartError::OpenMetrics(open)),
        Some(local) => Some(bind(local).await?),
        None => None,
    };
    let metrics = figures.as_ref().map(|(_, address)| *address);
    let hub = Hub::new(config.clone(), store)?;
    let (pages, stopping) = (api::router(hub.clone()), hub.stopping.subscribe());
    let serving = listen::serve(listener, pages, listen::door(&config.limits), config.clone(), stopping);
    let read = figures.map(|(listener, _)| {
        let (router, door) = (api::figures(hub.clone()), Door::new(READERS, READERS));
        listen::serve(listener, router, door, config, hub.stopping.subscribe())
    });
    let running = tokio::spawn(async move {
        let read = async move {
            if let Some(read) = read {
                read.await;
            }
        };
        tokio::join!(serving, read);
    });
    if hub.store.node().is_some() {
        first_beat(&hub).await?;
        tokio::spawn(crate::nodes::run(hub.clone()));
        tokio::spawn(crate::nodes::listen(hub.clone()));
        tokio::spawn(crate::taken::run(hub.clone()));
    }
    tokio::spawn(housekeeping(hub.clone()));
    tokio::spawn(crate::people::run(hub.clone()));
    tokio::spawn(notices::run(hub.clone()));
    tracing::info!(%address, "listening");
    Ok(Server { address, metrics, hub, running, folder })
}

/// Before anybody is answered it is known who else is there. A database that is slow is asked again.
async fn first_beat(hub: &Hub) -> Result<(), StoreError> {
    for _ in 1..BEATS {
        if hub.store.beat((hub.clock.0)()).await.is_ok() {
            return Ok(());
        }
    }
    hub.store.beat((hub.clock.0)()).await.map(|_| ())
}

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let listen = |error| StartError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    Ok((listener, address))
}

/// Takes up the games where bots or clocks are at work, at the start and after every trouble of the storage; tidies up every
/// minute.
async fn housekeeping(hub: Arc<Hub>) {
    let mut stopping = hub.stopping.subscribe();
    throw_away(&hub).await;
    let mut minutes = 0_u64;
    let mut state = hub.store.state();
    take_up(&hub).await;
    loop {
        let is_well_again = tokio::select! {
            Ok(()) = state.changed() => state.borrow_and_update().is_none(),
            () = tokio::time::sleep(Duration::from_secs(60)) => {
                hub.sweep();
                minutes += 1;
                false
            }
            _ = stopping.wait_for(|stop| *stop) => return,
        };
        if is_well_again {
            take_up(&hub).await;
        }
        if minutes >= 60 {
            minutes = 0;
            throw_away(&hub).await;
        }
    }
}

/// Tables that run are loaded, and their keepers set to work. Servers that share them take what nobody keeps: see `nodes`.
async fn take_up(hub: &Arc<Hub>) {
    if hub.store.node().is_some() {
        return crate::nodes::take_up(hub).await;
    }
    for id in hub.store.running().await.unwrap_or_default() {
        if *hub.stopping.borrow() {
            return;
        }
        if let Err(error) = hub.parlour(&id).await {
            tracing::error!(%id, %error, "a stored game cannot be taken up");
        }
        tokio::task::yield_now().await;
    }
}

/// Deletes what has had its time: old receipts, and games from elsewhere that nobody opens.
async fn throw_away(hub: &Hub) {
    let before = hub.now() as i64 - RECEIPTS;
    if let Err(error) = hub.store.write(vec![Op::OldReceipts { before }]).await {
        tracing::warn!(%error, "old receipts stay");
    }
    if let Err(error) = crate::imports::tidy(hub).await {
        tracing::warn!(%error, "games from elsewhere stay");
    }
    if let Err(error) = hub.store.bury_nodes().await {
        tracing::warn!(%error, "what other servers have left stays");
    }
    if let Err(error) = notices::tidy(hub).await {
        tracing::warn!(%error, "old notices stay");
    }
    if let Err(error) = crate::campaigns::tidy(hub).await {
        tracing::warn!(%error, "empty campaigns stay");
    }
}

impl Server {
    /// Stops: sockets are told, open requests end, everything is written.
    pub async fn stop(mut self) {
        self.hub.stopping.send_replace(true);
        if tokio::time::timeout(GOODBYE, &mut self.running).await.is_err() {
            self.running.abort();
        }
        self.hub.store.close().await;
        drop(self.folder);
        tracing::info!("stopped");
    }
    /// Runs until the process is asked to end.
    pub async fn run_until_asked(self) {
        wait_for_signal().await;
        self.stop().await;
    }
}

async fn wait_for_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
