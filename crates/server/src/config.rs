//! What a server is told at the start. Time and randomness are told too, so that tests can hold them still.

use crate::addresses::Network;
use crate::assets::Assets;
use crate::clock::Now;
use crate::notices::NoticesConfig;
use crate::secrets::{Entropy, os_entropy};
use crate::store::{FolderLock, Pages, Store, StoreError, any_size};
use content::Content;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// How much is too much.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of an imported log.
    pub import: usize,
    /// Bytes of an imported campaign.
    pub campaign: usize,
    /// Bytes of campaigns that are kept, of all players together.
    pub campaigns_in_all: i64,
    /// Records of an imported log.
    pub import_records: u32,
    /// Bytes of imported logs in a day from one address.
    pub import_bytes_per_day: f64,
    /// Bytes of imported logs that are kept, of all addresses together.
    pub imports_in_all: i64,
    /// An imported game that nobody opens for so long is deleted.
    pub import_age: Duration,
    /// Requests per second from one address, over time.
    pub requests_per_second: f64,
    /// Requests at once from one address.
    pub request_burst: f64,
    /// Files of the page per second from one address, over time. They lie in memory, and a whole club may sit behind one
    /// address: whoever plays much must not keep the others from seeing the page.
    pub files_per_second: f64,
    /// Files of the page at once from one address.
    pub file_burst: f64,
    /// New tables and seats per minute from one address.
    pub creates_per_minute: f64,
    /// Hints per minute from one address: each is a second of thinking.
    pub hints_per_minute: f64,
    /// Sockets from one address.
    pub sockets: usize,
    /// Connections in all; fewer where the system does not allow so many open files.
    pub connections: usize,
    /// Connections from one address; never more than a quarter of all.
    pub connections_per_address: usize,
    /// How long the head of a request may take to arrive, and how long a connection may wait for its next request.
    pub header_time: Duration,
    /// How long a request may take.
    pub request_time: Duration,
    /// How long a bot may think in one game turn.
    pub bot_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            body: 16 * 1024,
            import: 4 * 1024 * 1024,
            campaign: 16 * 1024 * 1024,
            campaigns_in_all: 1024 * 1024 * 1024,
            import_records: 20_000,
            import_bytes_per_day: 64.0 * 1024.0 * 1024.0,
            imports_in_all: 1024 * 1024 * 1024,
            import_age: Duration::from_secs(30 * 24 * 3600),
            requests_per_second: 40.0,
            request_burst: 200.0,
            files_per_second: 200.0,
            file_burst: 2000.0,
            creates_per_minute: 60.0,
            hints_per_minute: 12.0,
            sockets: 64,
            connections: 8192,
            connections_per_address: 256,
            header_time: Duration::from_secs(15),
            request_time: Duration::from_secs(15),
            bot_time: Duration::from_secs(10),
        }
    }
}

/// What a server is told at the start.
#[derive(Clone)]
pub struct Config {
    /// Where it listens.
    pub bind: SocketAddr,
    /// The folder of its data.
    pub data: PathBuf,
    /// The PostgreSQL that holds the data and that other servers may share; the data folder unless said otherwise.
    pub database: Option<String>,
    /// What is played with.
    pub content: Content,
    /// How much is too much.
    pub limits: Limits,
    /// The page.
    pub assets: Arc<dyn Assets>,
    /// Reverse proxies that stand before the server. Only they are believed when they say whom a request comes from (the
    /// last address of `X-Forwarded-For`), and they may hold any number of connections.
    pub proxies: Vec<Network>,
    /// Names that the server answers to, besides `localhost` and plain addresses.
    pub hosts: Vec<String>,
    /// Where the figures are served, on this machine only; nowhere if not said.
    pub metrics: Option<SocketAddr>,
    /// Notices by mail and by push; none if not said.
    pub notices: Option<NoticesConfig>,
    /// What time it is; the clock of this machine unless said otherwise, set by the one of the database that servers share.
    pub now: Option<Now>,
    /// Where randomness comes from.
    pub entropy: Entropy,
    /// How large the database may become.
    pub pages: Pages,
}

impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Config")
            .field("bind", &self.bind)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

impl Config {
    /// A server on this address with its data in this folder.
    pub fn new(bind: SocketAddr, data: PathBuf, content: Content) -> Config {
        Config {
            bind,
            data,
            database: None,
            content,
            limits: Limits::default(),
            assets: Arc::new(crate::assets::NoPage),
            proxies: Vec::new(),
            hosts: Vec::new(),
            metrics: None,
            notices: None,
            now: None,
            entropy: os_entropy(),
            pages: any_size(),
        }
    }
    /// The storage, for whoever is to be alone with it where only one can be.
    pub(crate) async fn store(&self) -> Result<(Store, Option<FolderLock>), StoreError> {
        match &self.database {
            Some(url) => Ok((Store::connect(url).await?, None)),
            None => {
                let alone = FolderLock::take(&self.data)?;
                Ok((Store::open_within(&self.data, self.pages.clone()).await?, Some(alone)))
            }
        }
    }
    /// Is this the address of a proxy that stands before the server?
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.contains(address))
    }
}
