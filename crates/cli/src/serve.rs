//! `great-race serve`: tables for this machine, for the network, and their storage.

use crate::options;
use crate::say;
use anyhow::{Context, Result, bail};
use clap::Args;
use server::{Config, banner};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use tracing_subscriber::EnvFilter;

/// Where to serve, and from which folder.
#[derive(Args, Clone, Debug)]
pub struct ServeArgs {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS:PORT")]
    bind: SocketAddr,
    /// Listen for other machines in the network too, and show their address and a QR code.
    #[arg(long)]
    lan: bool,
    /// Open the page in the browser.
    #[arg(long)]
    open: bool,
    /// Where tables are kept; the folder of this user's data unless said otherwise.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A folder over the content of the program.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    /// For measuring only: no limits on requests and sockets.
    #[arg(long, hide = true)]
    no_limits: bool,
}

impl Default for ServeArgs {
    fn default() -> Self {
        let bind = SocketAddr::from(([127, 0, 0, 1], 8080));
        ServeArgs { bind, lan: false, open: false, data: None, content: None, no_limits: false }
    }
}

/// The folder of tables: the one named, or the usual place for a user's data.
pub fn data_folder(named: Option<&Path>) -> Result<PathBuf> {
    if let Some(folder) = named {
        return Ok(folder.to_owned());
    }
    let home = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = home("XDG_DATA_HOME")
        .or_else(|| home("HOME").map(|home| home.join(".local").join("share")))
        .or_else(|| home("LOCALAPPDATA"));
    match base {
        Some(base) => Ok(base.join("great-race")),
        None => bail!("there is no home folder to keep tables in: name a folder with --data DIR"),
    }
}

/// Serves until it is asked to stop.
pub fn run(args: &ServeArgs) -> Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).try_init();
    let content = options::load(args.content.as_deref())?;
    let mut bind = args.bind;
    if args.lan && bind.ip().is_loopback() {
        bind.set_ip([0, 0, 0, 0].into());
    }
    let mut config = Config::new(bind, data_folder(args.data.as_deref())?, content);
    if args.no_limits {
        let limits = &mut config.limits;
        (limits.requests_per_second, limits.request_burst) = (f64::MAX, f64::MAX);
        (limits.creates_per_minute, limits.sockets) = (f64::MAX, usize::MAX);
    }
    let runtime = tokio::runtime::Runtime::new().context("the threads of the server could not be started")?;
    runtime.block_on(async {
        let server = server::start(config).await?;
        // Nobody may be listening to the terminal; the server runs all the same.
        let _ = say(banner::banner(server.address));
        if args.open {
            open::that(banner::local_url(server.address)).context("the browser could not be opened")?;
        }
        server.run_until_asked().await;
        let _ = say("Stopped. All tables are kept.");
        Ok(())
    })
}
