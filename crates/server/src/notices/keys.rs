//! The keys of notices: what links in mails are made with, and what this server shows to push services (VAPID, RFC 8292). They are
//! made once, stand in the storage, and are the same for all servers that share it.

use crate::error::ApiError;
use crate::hub::Hub;
use crate::secrets::hex;
use crate::store::{NoticeOp, Op, StoreError};
use base64::Engine;
use base64::prelude::{BASE64_STANDARD, BASE64_URL_SAFE_NO_PAD};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// How long a word for a push service holds, in seconds; a day would be the longest.
const HOLDS: u64 = 12 * 3600;
/// The names under which the keys are stored.
const LINKS: &str = "links";
const PUSH: &str = "push";

/// What a link in a mail does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Says that the address is right.
    Confirm,
    /// Stops all mail.
    Stop,
}

/// The keys.
pub struct Keys {
    links: hmac::Key,
    push: EcdsaKeyPair,
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keys(..)") // never in a log
    }
}

impl Keys {
    /// Those of this server, made where there are none. A key for push that the host gave goes before.
    pub(super) async fn of(hub: &Hub, given: Option<&[u8]>) -> Result<Keys, ApiError> {
        let mut secret = [0; 32];
        (hub.config.entropy)("links", &mut secret);
        let links = stored(hub, LINKS, || Some(BASE64_URL_SAFE_NO_PAD.encode(secret))).await?;
        let push = match given {
            Some(given) => given.to_vec(),
            None => stored(hub, PUSH, || new_pair().map(|pair| BASE64_URL_SAFE_NO_PAD.encode(pair))).await?,
        };
        let damaged = || StoreError::Damaged("a key of notices".into());
        let push = pair(&push).ok_or_else(damaged)?;
        Ok(Keys { links: hmac::Key::new(hmac::HMAC_SHA256, &links), push })
    }
    /// What stands in a link: whose, and the proof that this server wrote it. It holds for this address alone.
    pub fn link(&self, purpose: Purpose, player: &str, address: &str, asked_at: i64) -> String {
        let tag = hmac::sign(&self.links, said(purpose, player, address, asked_at).as_bytes());
        format!("{player}{}", hex(tag.as_ref()))
    }
    /// Is this what such a link says? Nobody can find out letter by letter.
    pub fn is_link(&self, link: &str, purpose: Purpose, player: &str, address: &str, asked_at: i64) -> bool {
        let tag: Option<Vec<u8>> = link.strip_prefix(player).and_then(unhex);
        let said = said(purpose, player, address, asked_at);
        tag.is_some_and(|tag| hmac::verify(&self.links, said.as_bytes(), &tag).is_ok())
    }
    /// The public key, as browsers want it.
    pub fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.push.public_key().as_ref())
    }
    /// The header that tells a push service who sends: for its own address, for some hours.
    pub fn vapid(&self, audience: &str, contact: &str, now: u64) -> Option<String> {
        let encode = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let head = encode(json!({ "typ": "JWT", "alg": "ES256" }));
        let body = encode(json!({ "aud": audience, "exp": now / 1000 + HOLDS, "sub": contact }));
        let said = format!("{head}.{body}");
        let signed = self.push.sign(&SystemRandom::new(), said.as_bytes()).ok()?;
        let signed = BASE64_URL_SAFE_NO_PAD.encode(signed.as_ref());
        Some(format!("vapid t={said}.{signed}, k={}", self.public()))
    }
}

/// The player a link is about.
pub fn player_of(link: &str) -> &str {
    link.get(..20).unwrap_or_default()
}

fn said(purpose: Purpose, player: &str, address: &str, asked_at: i64) -> String {
    match purpose {
        Purpose::Confirm => format!("confirm\n{player}\n{address}\n{asked_at}"),
        // Stopping works from every mail that ever went to the address.
        Purpose::Stop => format!("stop\n{player}\n{address}"),
    }
}

fn new_pair() -> Option<Vec<u8>> {
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
    Some(made.as_ref().to_vec())
}

fn pair(pkcs8: &[u8]) -> Option<EcdsaKeyPair> {
    EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8, &SystemRandom::new()).ok()
}

/// A key for push that a host gives, as `openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256` writes it.
pub fn read_pem(text: &str) -> Option<Vec<u8>> {
    let (_, rest) = text.split_once("-----BEGIN PRIVATE KEY-----")?;
    let (inside, _) = rest.split_once("-----END PRIVATE KEY-----")?;
    let letters: String = inside.split_whitespace().collect();
    BASE64_STANDARD.decode(letters).ok().filter(|key| pair(key).is_some())
}

/// The key of that name. Where two servers make one at the same time, the first is the one.
async fn stored(
    hub: &Hub,
    name: &'static str,
    make: impl FnOnce() -> Option<String>,
) -> Result<Vec<u8>, ApiError> {
    if hub.store.server_key(name).await?.is_none() {
        let value = make().ok_or(ApiError::Internal)?;
        hub.store.write(vec![Op::Notices(NoticeOp::NewKey { name, value })]).await?;
    }
    let text = hub.store.server_key(name).await?.ok_or(ApiError::Internal)?;
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(text);
    Ok(bytes.map_err(|_| StoreError::Damaged("a key of notices".into()))?)
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let is_hex = text.len().is_multiple_of(2) && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let pairs = (0..text.len()).step_by(2).filter(|_| is_hex);
    let bytes: Option<Vec<u8>> = pairs.map(|i| u8::from_str_radix(text.get(i..i + 2)?, 16).ok()).collect();
    bytes.filter(|_| is_hex)
}
