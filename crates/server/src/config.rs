//! What a server is told at the start. Time and randomness are told too, so that tests can hold them still.

use crate::assets::Assets;
use crate::secrets::{Entropy, os_entropy};
use crate::store::{Pages, any_size};
use content::Content;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What time it is, in milliseconds since the epoch.
pub type Now = Arc<dyn Fn() -> u64 + Send + Sync>;

/// How much is too much.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of an imported log.
    pub import: usize,
    /// Requests per second from one address, over time.
    pub requests_per_second: f64,
    /// Requests at once from one address.
    pub request_burst: f64,
    /// New tables and seats per minute from one address.
    pub creates_per_minute: f64,
    /// Sockets from one address.
    pub sockets: usize,
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
            requests_per_second: 40.0,
            request_burst: 200.0,
            creates_per_minute: 60.0,
            sockets: 64,
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
    /// What is played with.
    pub content: Content,
    /// How much is too much.
    pub limits: Limits,
    /// The page.
    pub assets: Arc<dyn Assets>,
    /// A reverse proxy stands before the server: whom a request comes from is the last address of `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// What time it is.
    pub now: Now,
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
            content,
            limits: Limits::default(),
            assets: Arc::new(crate::assets::NoPage),
            behind_proxy: false,
            now: Arc::new(|| {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
            }),
            entropy: os_entropy(),
            pages: any_size(),
        }
    }
}
