//! What stands at the other end: a mail server and a push service of our own, over real sockets, that keep what they are sent.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::serve::Listener;
use base64::Engine;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD};
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::{PublicKey, SecretKey};
use serde_json::Value;
use sha2::Sha256;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

/// A mail as it was taken.
#[derive(Clone, Debug)]
pub struct Mail {
    pub to: String,
    pub raw: String,
}

impl Mail {
    /// A header, on one line.
    pub fn header(&self, name: &str) -> Option<String> {
        let (head, _) = self.raw.split_once("\r\n\r\n")?;
        let head = head.replace("\r\n ", " ").replace("\r\n\t", " ");
        let begin = format!("{}:", name.to_lowercase());
        let line = head.lines().find(|line| line.to_lowercase().starts_with(&begin))?;
        Some(line[begin.len()..].trim().to_owned())
    }
    /// The text, as a mail program shows it.
    pub fn text(&self) -> String {
        let (_, body) = self.raw.split_once("\r\n\r\n").expect("a body");
        let bytes = match self.header("Content-Transfer-Encoding").unwrap_or_default().as_str() {
            "quoted-printable" => quoted(body),
            "base64" => BASE64_STANDARD.decode(body.replace("\r\n", "")).expect("base64"),
            _ => body.as_bytes().to_vec(),
        };
        String::from_utf8(bytes).expect("UTF-8").replace("\r\n", "\n")
    }
    /// What stands behind these words, up to the end of the line.
    pub fn after(&self, words: &str) -> String {
        let text = self.text();
        let (_, rest) = text.split_once(words).unwrap_or_else(|| panic!("no `{words}` in {text}"));
        rest.lines().next().unwrap_or_default().trim().to_owned()
    }
}

fn quoted(body: &str) -> Vec<u8> {
    let body = body.replace("=\r\n", "");
    let (mut out, mut rest) = (Vec::new(), body.as_bytes());
    while let Some((first, more)) = rest.split_first() {
        if *first == b'=' {
            let hex = std::str::from_utf8(&more[..2]).expect("two letters");
            out.push(u8::from_str_radix(hex, 16).expect("a number"));
            rest = &more[2..];
        } else {
            out.push(*first);
            rest = more;
        }
    }
    out
}

/// How a mail server takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    Takes,
    /// Says nothing at all.
    Hangs,
    Later,
    Refuses,
}

/// Whether others can read what a mail server is told.
#[derive(Clone)]
pub enum Line {
    Open,
    /// TLS from the first byte.
    Sealed(TlsAcceptor),
    /// TLS after STARTTLS.
    SealedLater(TlsAcceptor),
}

/// A mail server on this machine.
#[derive(Clone)]
pub struct MailServer {
    pub url: String,
    line: Line,
    mails: Arc<Mutex<Vec<Mail>>>,
    mood: Arc<Mutex<Mood>>,
    calls: Arc<AtomicU16>,
    /// What it was told, and whether others on the way could read it.
    heard: Arc<Mutex<Vec<(String, bool)>>>,
}

impl MailServer {
    pub async fn start() -> MailServer {
        MailServer::start_on(Line::Open).await
    }
    /// On a line like this; it asks nobody who calls for a password, and takes any.
    pub async fn start_on(line: Line) -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let url = match line {
            Line::Open => format!("smtp://{address}"),
            Line::Sealed(_) => format!("smtps://race:secret@localhost:{}", address.port()),
            Line::SealedLater(_) => format!("smtp://race:secret@localhost:{}?tls=required", address.port()),
        };
        let mood = Arc::new(Mutex::new(Mood::Takes));
        let (mails, calls, heard) = (Arc::default(), Arc::default(), Arc::default());
        let server = MailServer { url, line, mails, mood, calls, heard };
        let own = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                own.calls.fetch_add(1, Ordering::Relaxed);
                let own = own.clone();
                tokio::spawn(async move { own.take(stream).await });
            }
        });
        server
    }
    pub fn becomes(&self, mood: Mood) {
        *self.mood.lock().expect("sound") = mood;
    }
    /// How often somebody called.
    pub fn calls(&self) -> u16 {
        self.calls.load(Ordering::Relaxed)
    }
    /// All mail so far.
    pub fn mails(&self) -> Vec<Mail> {
        self.mails.lock().expect("sound").clone()
    }
    /// All mail to an address.
    pub fn to(&self, address: &str) -> Vec<Mail> {
        self.mails().into_iter().filter(|mail| mail.to == address).collect()
    }
    /// Waits until there are so many to an address.
    pub async fn wait_for(&self, address: &str, count: usize) -> Vec<Mail> {
        crate::support::until(&format!("{count} mails to {address}"), || async {
            let mails = self.to(address);
            (mails.len() >= count).then_some(mails)
        })
        .await
    }
    /// What others on the way could read.
    pub fn overheard(&self) -> Vec<String> {
        let heard = self.heard.lock().expect("sound");
        heard.iter().filter(|(_, sealed)| !sealed).map(|(line, _)| line.clone()).collect()
    }
    /// What nobody but the server could read.
    pub fn was_told(&self) -> Vec<String> {
        let heard = self.heard.lock().expect("sound");
        heard.iter().filter(|(_, sealed)| *sealed).map(|(line, _)| line.clone()).collect()
    }
    async fn take(&self, mut stream: TcpStream) -> Option<()> {
        match &self.line {
            Line::Open => self.talk(stream, "220 sink\r\n", false).await,
            Line::Sealed(seal) => self.talk(seal.accept(stream).await.ok()?, "220 sink\r\n", true).await,
            Line::SealedLater(seal) => {
                let (read, mut write) = stream.split();
                let mut lines = BufReader::new(read).lines();
                write.write_all(b"220 sink\r\n").await.ok()?;
                loop {
                    let line = lines.next_line().await.ok()??;
                    self.heard.lock().expect("sound").push((line.clone(), false));
                    let (is_it, answer) = match line.split(' ').next() {
                        Some("EHLO") => (false, "250-sink\r\n250-STARTTLS\r\n250 8BITMIME\r\n"),
                        Some("STARTTLS") => (true, "220 go on\r\n"),
                        _ => (false, "530 not before STARTTLS\r\n"),
                    };
                    write.write_all(answer.as_bytes()).await.ok()?;
                    if is_it {
                        break;
                    }
                }
                self.talk(seal.accept(stream).await.ok()?, "", true).await
            }
        }
    }
    async fn talk(&self, stream: impl AsyncRead + AsyncWrite, greeting: &str, is_sealed: bool) -> Option<()> {
        let mood = *self.mood.lock().expect("sound");
        let (read, mut write) = tokio::io::split(stream);
        let mut lines = BufReader::new(read).lines();
        if mood == Mood::Hangs {
            while lines.next_line().await.ok()?.is_some() {}
            std::future::pending::<()>().await;
        }
        write.write_all(greeting.as_bytes()).await.ok()?;
        write.flush().await.ok()?;
        let mut to = String::new();
        while let Some(line) = lines.next_line().await.ok()? {
            self.heard.lock().expect("sound").push((line.clone(), is_sealed));
            let word = line.split([' ', ':']).next().unwrap_or_default().to_uppercase();
            let answer = match (word.as_str(), mood) {
                ("EHLO", _) if is_sealed => "250-sink\r\n250-AUTH PLAIN\r\n250 8BITMIME\r\n",
                ("EHLO", _) => "250-sink\r\n250 8BITMIME\r\n",
                ("AUTH", _) => "235 it is you\r\n",
                ("RCPT", Mood::Later) => "451 not now\r\n",
                ("RCPT", Mood::Refuses) => "550 nobody here\r\n",
                ("RCPT", _) => {
                    to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                    "250 ok\r\n"
                }
                ("DATA", _) => {
                    write.write_all(b"354 go on\r\n").await.ok()?;
                    write.flush().await.ok()?;
                    let mut raw = String::new();
                    loop {
                        let line = lines.next_line().await.ok()??;
                        if line == "." {
                            break;
                        }
                        raw += line.strip_prefix('.').unwrap_or(&line);
                        raw += "\r\n";
                    }
                    self.mails.lock().expect("sound").push(Mail { to: to.clone(), raw });
                    "250 taken\r\n"
                }
                ("QUIT", _) => {
                    write.write_all(b"221 bye\r\n").await.ok()?;
                    return None;
                }
                _ => "250 ok\r\n",
            };
            write.write_all(answer.as_bytes()).await.ok()?;
            write.flush().await.ok()?;
        }
        None
    }
}

/// What a push service was sent.
#[derive(Clone, Debug)]
pub struct Pushed {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Pushed {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }
}

/// A push service on this machine.
#[derive(Clone)]
pub struct PushService {
    pub base: String,
    pushed: Arc<Mutex<Vec<Pushed>>>,
    status: Arc<AtomicU16>,
}

impl PushService {
    pub async fn start() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base = format!("http://{}", listener.local_addr().expect("an address"));
        let service = PushService { base, pushed: Arc::default(), status: Arc::new(AtomicU16::new(201)) };
        let router = Router::new().fallback(take).with_state(service.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        service
    }
    /// The same under TLS; asked for by the name `localhost`.
    pub async fn start_sealed(seal: TlsAcceptor) -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base = format!("https://localhost:{}", listener.local_addr().expect("an address").port());
        let service = PushService { base, pushed: Arc::default(), status: Arc::new(AtomicU16::new(201)) };
        let router = Router::new().fallback(take).with_state(service.clone());
        tokio::spawn(axum::serve(Sealed { listener, seal }, router).into_future());
        service
    }
    /// Answers with this status from now on.
    pub fn answers(&self, status: u16) {
        self.status.store(status, Ordering::Relaxed);
    }
    pub fn pushed(&self) -> Vec<Pushed> {
        self.pushed.lock().expect("sound").clone()
    }
    pub async fn wait_for(&self, count: usize) -> Vec<Pushed> {
        crate::support::until(&format!("{count} by push"), || async {
            let pushed = self.pushed();
            (pushed.len() >= count).then_some(pushed)
        })
        .await
    }
}

/// Takes callers under TLS; whoever does not speak it is not taken.
struct Sealed {
    listener: TcpListener,
    seal: TlsAcceptor,
}

impl Listener for Sealed {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;
    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        loop {
            if let Ok((stream, address)) = self.listener.accept().await
                && let Ok(stream) = self.seal.accept(stream).await
            {
                return (stream, address);
            }
        }
    }
    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

async fn take(State(service): State<PushService>, uri: Uri, headers: HeaderMap, body: Bytes) -> StatusCode {
    let pushed = Pushed { path: uri.path().to_owned(), headers, body: body.to_vec() };
    service.pushed.lock().expect("sound").push(pushed);
    StatusCode::from_u16(service.status.load(Ordering::Relaxed)).expect("a status")
}

/// A browser that reads what it is pushed, with other tools than those it was written with.
pub struct Browser {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub fn new(number: u8) -> Browser {
        Browser { secret: SecretKey::from_slice(&[number; 32]).expect("a key"), auth: [number; 16] }
    }
    pub fn of(secret: &str, auth: &str) -> Browser {
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64url");
        let secret = SecretKey::from_slice(&bytes(secret)).expect("a key");
        Browser { secret, auth: bytes(auth).try_into().expect("16 bytes") }
    }
    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_bytes().to_vec()
    }
    /// What it tells the page.
    pub fn keys(&self) -> [String; 2] {
        let key = p256::elliptic_curve::sec1::ToSec1Point::to_sec1_point(&self.secret.public_key(), false);
        [BASE64_URL_SAFE_NO_PAD.encode(key.as_bytes()), BASE64_URL_SAFE_NO_PAD.encode(self.auth)]
    }
    /// RFC 8291, read backwards.
    pub fn read(&self, body: &[u8]) -> Vec<u8> {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, [0, 0, 16, 0], "records of 4096");
        let (theirs, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let their_key = PublicKey::from_sec1_bytes(theirs).expect("a key");
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), their_key.as_affine());
        let own = BASE64_URL_SAFE_NO_PAD.decode(&self.keys()[0]).expect("base64url");
        assert!(own.len() == 65 && self.public().len() >= 33);
        let expand = |salt: &[u8], from: &[u8], info: &[u8], length: usize| {
            let mut out = vec![0; length];
            hkdf::Hkdf::<Sha256>::new(Some(salt), from).expand(info, &mut out).expect("short");
            out
        };
        let info = [b"WebPush: info\0", own.as_slice(), theirs].concat();
        let input = expand(&self.auth, shared.raw_secret_bytes(), &info, 32);
        let key = expand(salt, &input, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = expand(salt, &input, b"Content-Encoding: nonce\0", 12);
        let cipher = Aes128Gcm::new_from_slice(&key).expect("16 bytes");
        let nonce = Nonce::try_from(nonce.as_slice()).expect("12 bytes");
        let mut plain = cipher.decrypt(&nonce, sealed).expect("it is for this browser");
        while plain.last() == Some(&0) {
            plain.pop();
        }
        assert_eq!(plain.pop(), Some(2), "the last record");
        plain
    }
    pub fn json(&self, pushed: &Pushed) -> Value {
        serde_json::from_slice(&self.read(&pushed.body)).expect("JSON")
    }
}

/// What the sender says of itself, if it is signed with the key that it names.
pub fn sender(pushed: &Pushed) -> (Value, String) {
    let said = pushed.header("authorization").strip_prefix("vapid ").expect("vapid");
    let parts: Vec<(&str, &str)> = said.split(", ").filter_map(|part| part.split_once('=')).collect();
    let part = |name: &str| parts.iter().find(|(key, _)| *key == name).expect("a part").1;
    let (token, key) = (part("t"), part("k"));
    let (said, signed) = token.rsplit_once('.').expect("a signature");
    let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64url");
    let verifying = VerifyingKey::from_sec1_bytes(&bytes(key)).expect("a key");
    let signature = Signature::from_slice(&bytes(signed)).expect("a signature");
    verifying.verify(said.as_bytes(), &signature).expect("signed with that key");
    let (head, claims) = said.split_once('.').expect("two parts");
    assert_eq!(serde_json::from_slice::<Value>(&bytes(head)).expect("JSON")["alg"], "ES256");
    (serde_json::from_slice(&bytes(claims)).expect("JSON"), key.to_owned())
}
