//! `great-race serve`: tables for this machine, for the network, and their storage.

use crate::options;
use crate::say;
use anyhow::{Context, Result, bail};
use clap::Args;
use server::addresses::Network;
use server::assets::{Asset, Assets};
use server::{Config, HiddenKey, MailConfig, NoticesConfig, banner, read_pem};
use std::borrow::Cow;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tracing_subscriber::EnvFilter;

/// Where to serve, and from which folder.
#[derive(Args, Clone, Debug, Default)]
pub struct ServeArgs {
    /// Where to listen; 127.0.0.1:8080, or the next free port, unless said otherwise.
    #[arg(long, value_name = "ADDRESS:PORT")]
    bind: Option<SocketAddr>,
    /// Listen for other machines in the network too, and show their address and a QR code.
    #[arg(long)]
    lan: bool,
    /// Open the page in the browser.
    #[arg(long)]
    open: bool,
    /// Where tables are kept; the folder of this user's data unless said otherwise.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL that keeps the tables instead of the folder, and that several servers may share:
    /// postgres://USER:PASSWORD@HOST:PORT/DATABASE. In GREAT_RACE_DATABASE nobody else sees the password.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    /// A folder over the content of the program.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
    /// A reverse proxy stands before the server and says whom requests come from (X-Forwarded-For): on this machine, or
    /// at the addresses or networks named, such as 10.0.0.2 or 172.16.0.0/12. Only those are believed.
    #[arg(long, value_name = "ADDRESS,..", num_args = 0..=1, require_equals = true, value_delimiter = ',',
        default_missing_value = "127.0.0.1,::1")]
    behind_proxy: Vec<Network>,
    /// A name that the server is called by, such as race.example.org; may be given several times. Addresses in numbers and
    /// localhost need none.
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// Serve figures for Prometheus at /metrics of this address, on this machine only.
    #[arg(long, value_name = "ADDRESS:PORT")]
    metrics: Option<SocketAddr>,
    /// The address under which people reach the server, such as https://race.example.org. Notices need it: it stands in letters.
    #[arg(long, value_name = "URL")]
    public: Option<String>,
    /// Who writes mail: race@example.org, or "The Great Race <race@example.org>". The mail server stands in GREAT_RACE_MAIL, for
    /// it holds a password: smtps://USER:PASSWORD@HOST.
    #[arg(long, value_name = "ADDRESS", requires = "public")]
    mail_from: Option<String>,
    /// Send notices by push to browsers that want them.
    #[arg(long, requires = "public")]
    push: bool,
    /// A key for push instead of the one that the server makes for itself: a file as `openssl genpkey -algorithm EC -pkeyopt
    /// ec_paramgen_curve:P-256` writes it.
    #[arg(long, value_name = "FILE", requires = "push")]
    push_key: Option<PathBuf>,
    /// Push services may lie in a private network, or on this machine.
    #[arg(long, requires = "push")]
    push_inside: bool,
    /// An authority of one's own whose certificates the mail server or a push service has: a file in PEM. The usual ones are known.
    #[arg(long, value_name = "FILE", requires = "public")]
    trust: Option<PathBuf>,
    /// For measuring only: no limits on requests and sockets.
    #[arg(long, hide = true)]
    no_limits: bool,
}

/// The page that this binary carries.
struct Page;

impl Assets for Page {
    fn get(&self, path: &str) -> Option<Asset> {
        let file = webui::asset(path)?;
        Some(Asset {
            content_type: file.mime,
            tag: Cow::Borrowed(file.tag),
            bytes: Cow::Borrowed(file.bytes),
            gzip: file.gzip.map(Cow::Borrowed),
            immutable: webui::is_immutable(path),
        })
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

/// The PostgreSQL that keeps the tables: the one named, or the one of the environment, unless a folder is named.
pub fn database(named: Option<&str>, folder: Option<&Path>) -> Option<String> {
    let of_environment =
        || std::env::var("GREAT_RACE_DATABASE").ok().filter(|url| !url.is_empty() && folder.is_none());
    named.map(str::to_owned).or_else(of_environment)
}

/// The ports that are tried when none is named.
const PORTS: std::ops::Range<u16> = 8080..8100;

/// Where to listen. A port that nobody asked for is not worth an error: the next free one will do.
fn address(args: &ServeArgs) -> SocketAddr {
    let on =
        |port| SocketAddr::from((if args.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST }, port));
    match args.bind {
        Some(bind) if args.lan && bind.ip().is_loopback() => return on(bind.port()),
        Some(bind) => return bind,
        None => {}
    }
    let port = PORTS.clone().find(|port| TcpListener::bind(on(*port)).is_ok());
    on(port.unwrap_or(PORTS.start))
}

/// Where the mail server stands, with its password.
const MAIL: &str = "GREAT_RACE_MAIL";

/// What the host says of notices; nothing where nothing is said.
fn notices(args: &ServeArgs) -> Result<Option<NoticesConfig>> {
    let Some(public) = &args.public else { return Ok(None) };
    let mut wish = NoticesConfig::new(public);
    let mail = std::env::var(MAIL).ok().filter(|url| !url.is_empty());
    wish.mail = match (&args.mail_from, mail) {
        (Some(from), Some(url)) => Some(MailConfig { url, from: from.clone() }),
        (Some(_), None) => bail!("--mail-from needs a mail server: {MAIL}=smtps://USER:PASSWORD@HOST"),
        (None, Some(_)) => bail!("{MAIL} needs a sender: --mail-from race@example.org"),
        (None, None) => None,
    };
    (wish.push, wish.inside) = (args.push, args.push_inside);
    if let Some(file) = &args.trust {
        let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
        wish.trusted = Some(text);
    }
    if let Some(file) = &args.push_key {
        let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let key = read_pem(&text).with_context(|| format!("{} holds no key of P-256", file.display()))?;
        wish.push_key = Some(HiddenKey(key));
    }
    Ok(Some(wish).filter(|wish| wish.push || wish.mail.is_some()))
}

/// Serves until it is asked to stop.
pub fn run(args: &ServeArgs) -> Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).try_init();
    let content = options::load(args.content.as_deref())?;
    let mut config = Config::new(address(args), data_folder(args.data.as_deref())?, content);
    config.database = database(args.database.as_deref(), args.data.as_deref());
    config.assets = Arc::new(Page);
    config.proxies.clone_from(&args.behind_proxy);
    config.hosts.clone_from(&args.host);
    config.metrics = args.metrics;
    config.notices = notices(args)?;
    if args.no_limits {
        let limits = &mut config.limits;
        (limits.requests_per_second, limits.request_burst) = (f64::MAX, f64::MAX);
        (limits.files_per_second, limits.file_burst) = (f64::MAX, f64::MAX);
        (limits.creates_per_minute, limits.sockets) = (f64::MAX, usize::MAX);
        limits.hints_per_minute = f64::MAX;
        (limits.connections, limits.connections_per_address) = (usize::MAX, usize::MAX);
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
