//! Notices by mail and by push, for people who have a card and are not there: it is your move, your time ends, the game is over, your
//! table is open. Off unless the host configured it. One file looks for what is to be told and writes it down; another takes what is due,
//! looks once more whether it still holds, and sends it. What is written down is told once, by one server, and survives the end of any.

pub(crate) mod keys;
mod letters;
mod look;
pub(crate) mod mail;
pub(crate) mod post;
pub(crate) mod push;
mod send;
mod still;
mod when;
pub(crate) mod wishes;

pub use keys::read_pem;
pub use wishes::{Digest, Language, Quiet, Wishes};

use crate::error::ApiError;
use crate::hub::Hub;
use crate::secrets;
use crate::store::{NoticeOp, NoticeRow, Op};
use keys::Keys;
use letters::Kind;
use mail::Mail;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::OnceCell;
use tokio_rustls::rustls::ClientConfig;

/// What the host says of notices. Without any of it there are none.
#[derive(Clone, Debug)]
pub struct NoticesConfig {
    /// Under which address people reach the server: it stands in every letter.
    pub address: String,
    /// The mail server with its password, and who writes.
    pub mail: Option<MailConfig>,
    /// May browsers be told?
    pub push: bool,
    /// A key for push instead of the one that the server makes itself; see [`read_pem`].
    pub push_key: Option<HiddenKey>,
    /// Push services may lie in a private network, or on this machine.
    pub inside: bool,
    /// Authorities whose certificates are taken besides the usual ones, as PEM: for a mail server or a push service of one's own.
    pub trusted: Option<String>,
    /// How often it is looked for news.
    pub look: Duration,
    /// A question must stand so long before anybody is told: whoever is there has answered by then.
    pub grace: Duration,
    /// So many letters in a day for one person.
    pub mails_per_day: i64,
    /// So many notices by push in a day for one person.
    pub pushes_per_day: i64,
}

/// A mail server, and who writes.
#[derive(Clone)]
pub struct MailConfig {
    /// `smtps://USER:PASSWORD@HOST`.
    pub url: String,
    /// `Name <race@example.org>`.
    pub from: String,
}

impl std::fmt::Debug for MailConfig {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "MailConfig(.., {})", self.from)
    }
}

/// A private key, never shown.
#[derive(Clone)]
pub struct HiddenKey(pub Vec<u8>);

impl std::fmt::Debug for HiddenKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("HiddenKey(..)")
    }
}

impl NoticesConfig {
    /// For a server that is reached under this address; neither road is open yet.
    pub fn new(address: &str) -> NoticesConfig {
        NoticesConfig {
            address: address.trim_end_matches('/').to_owned(),
            mail: None,
            push: false,
            push_key: None,
            inside: false,
            trusted: None,
            look: Duration::from_secs(5),
            grace: Duration::from_secs(60),
            mails_per_day: 24,
            pushes_per_day: 100,
        }
    }
    /// The name in the address, to which the server answers.
    pub fn host(&self) -> Option<String> {
        let uri: axum::http::Uri = self.address.parse().ok()?;
        let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
        uri.host().filter(|_| is_web && uri.path() == "/" && uri.query().is_none()).map(str::to_owned)
    }
}

/// Why something was not delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undelivered {
    /// Perhaps later, and not before so many seconds.
    Later(Option<u64>),
    /// Not this one, and the next hardly.
    Refused,
    /// There is nobody any more.
    Gone,
}

/// What is said of authorities that are none.
const NO_CERTIFICATE: &str =
    "whom to trust is a file of certificates in PEM, each between BEGIN CERTIFICATE and END CERTIFICATE";

/// What a server needs for notices.
#[derive(Debug)]
pub(crate) struct Notices {
    pub config: NoticesConfig,
    pub mail: Option<Mail>,
    /// Whom push services must be vouched for by.
    trust: Arc<ClientConfig>,
    /// This server, where it is alone with its database.
    name: String,
    /// Counts what people said of their wishes here: it is looked at everything again then.
    fresh: AtomicU64,
}

impl Notices {
    /// As the host wishes, or what is wrong with that.
    pub fn new(config: NoticesConfig) -> Result<Notices, &'static str> {
        if config.host().is_none() {
            return Err(
                "the public address is like this: https://games.example.org, without anything behind the name",
            );
        }
        let trusted = config.trusted.as_deref();
        let trust = post::trust(trusted).ok_or(NO_CERTIFICATE)?;
        let mail = config.mail.as_ref().map(|mail| Mail::new(&mail.url, &mail.from, trusted)).transpose()?;
        let name = secrets::table_id(&secrets::os_entropy());
        Ok(Notices { config, mail, trust, name, fresh: AtomicU64::new(0) })
    }
    /// Somebody wants something else from now on.
    pub fn look_again(&self) {
        self.fresh.fetch_add(1, Ordering::Relaxed);
    }
}

/// The keys, once they were needed.
pub(crate) type KeyCell = OnceCell<Keys>;

/// The keys of this server.
pub(crate) async fn keys(hub: &Hub) -> Result<&Keys, ApiError> {
    let given = hub.notices.as_ref().and_then(|notices| notices.config.push_key.as_ref());
    hub.notice_keys.get_or_try_init(|| Keys::of(hub, given.map(|key| key.0.as_slice()))).await
}

/// The way of a notice by mail, among the ids of browsers.
pub(crate) const MAIL: &str = "mail";

/// A notice that is written down: one for each way.
fn notice(player: &str, place: &str, kind: Kind, game: &str, seat: u8, question: i64, now: i64) -> NoticeRow {
    let id = secrets::hash(format!("{player}\n{place}\n{}\n{game}\n{question}", kind.word()).as_bytes());
    let (player, place, game) = (player.to_owned(), place.to_owned(), game.to_owned());
    let kind = kind.word().to_owned();
    NoticeRow {
        id,
        player,
        place,
        kind,
        game,
        seat,
        question,
        made_at: now,
        due_at: now,
        ..NoticeRow::default()
    }
}

/// The question whether an address is right is to be sent there.
pub(crate) fn confirmation(player: &str, asked_at: i64, now: i64) -> Op {
    Op::Notices(NoticeOp::New(Box::new(notice(player, MAIL, Kind::Confirm, "", 0, asked_at, now))))
}

/// So long it is remembered what was told.
const REMEMBERED: i64 = 30 * 24 * 3600 * 1000;

/// What was told long ago is forgotten, and addresses that nobody has confirmed.
pub(crate) async fn tidy(hub: &Hub) -> Result<(), ApiError> {
    let now = hub.now() as i64;
    let ops = [
        NoticeOp::Old { before: now - REMEMBERED },
        NoticeOp::OldAddresses { before: now - crate::api::NOTICE_LINKS_HOLD },
    ];
    Ok(hub.store.write(ops.into_iter().map(Op::Notices).collect()).await?)
}

/// Runs as long as the server does.
pub(crate) async fn run(hub: Arc<Hub>) {
    if hub.notices.is_some() {
        tokio::join!(look::run(hub.clone()), send::run(hub));
    }
}

/// May this server do something now? Not while nothing can be stored, nor while it is cut off from the others.
fn may_work(hub: &Hub) -> bool {
    hub.store.trouble().is_none() && hub.store.node().is_none_or(|node| node.holds())
}

/// Waits for the next look. `false` when the server stops.
async fn pause(hub: &Hub) -> bool {
    let look = hub.notices.as_ref().map_or(Duration::MAX, |notices| notices.config.look);
    let mut stopping = hub.stopping.subscribe();
    tokio::select! {
        () = tokio::time::sleep(look) => true,
        _ = stopping.wait_for(|stop| *stop) => false,
    }
}
