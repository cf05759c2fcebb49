//! Fair luck: the seed is committed to before seats are filled, every seat commits to a nonce and opens it
//! once the seats are frozen, and each draw is then fixed. Outcome k of stream s comes from block k of
//! ChaCha12 under the key with nonce s, so that undo shows the same luck again and streams do not disturb
//! each other.

use crate::hex;
use chacha20::ChaCha12;
use chacha20::cipher::{KeyIvInit, StreamCipher, StreamCipherSeek};
use game::{Game, Node, Outcomes, Weighted};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The secret a host commits to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// What a seat adds to the luck.
pub type Nonce = [u8; 32];
/// What a seat added in logs of the older kind, and adds where one program draws all luck.
pub type ShortNonce = [u8; 16];

/// What a seat commits to: SHA-256 of a domain word, the table, the seat (from 1) and its nonce.
pub fn nonce_commitment(table: &str, seat: u8, nonce: &Nonce) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("great-race nonce\n{table}\n{seat}\n"));
    hash.update(nonce);
    hex::encode(&hash.finalize())
}
/// A nonce as text.
pub fn write_nonce(nonce: &Nonce) -> String {
    hex::encode(nonce)
}
/// The way back from [`write_nonce`].
pub fn read_nonce(text: &str) -> Option<Nonce> {
    hex::decode(text)
}
/// A nonce that a program gives openly: 64 hexadecimal digits, or 32 that are filled up with zeros.
pub fn read_open_nonce(text: &str) -> Option<Nonce> {
    let short =
        |text| hex::decode::<16>(text).map(|half| std::array::from_fn(|i| if i < 16 { half[i] } else { 0 }));
    read_nonce(text).or_else(|| short(text))
}
/// Could this be SHA-256 of something?
pub fn is_digest(text: &str) -> bool {
    hex::decode::<32>(text).is_some()
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(..)") // never in a log or an error
    }
}

impl Seed {
    /// A seed from a number, for simulations that anybody can repeat.
    pub fn from_number(number: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"great-race seed number ");
        hash.update(number.to_le_bytes());
        Seed(hash.finalize().into())
    }
    /// A seed from a word: races with the same word have the same luck, and whoever knows the word can work it out.
    pub fn from_word(word: &str) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"great-race luck word ");
        hash.update(word.as_bytes());
        Seed(hash.finalize().into())
    }
    /// The nonce of a bot's seat (from 1): it follows from the seed, so a server can choose nothing by it.
    pub fn bot_nonce(&self, seat: u8) -> Nonce {
        let mut hash = Sha256::new();
        hash.update(format!("great-race bot nonce\n{seat}\n"));
        hash.update(self.0);
        hash.finalize().into()
    }
    /// What is shown before the race.
    pub fn commitment(&self) -> String {
        hex::encode(&Sha256::digest(self.0))
    }
    /// The seed as text, once it may be known.
    pub fn reveal(&self) -> String {
        hex::encode(&self.0)
    }
    /// The way back from [`Seed::reveal`].
    pub fn parse(text: &str) -> Option<Seed> {
        hex::decode(text).map(Seed)
    }
}

/// What all luck and all hashes of one game come from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key {
    bytes: [u8; 32],
    /// The record from which outcomes are counted, 0 for the start.
    since: u32,
}

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(..)")
    }
}

impl Key {
    /// SHA-256 of the seed and the nonces in seat order.
    pub fn new(seed: &Seed, nonces: &[impl AsRef<[u8]>]) -> Key {
        let mut hash = Sha256::new();
        hash.update(seed.0);
        nonces.iter().for_each(|nonce| hash.update(nonce));
        Key { bytes: hash.finalize().into(), since: 0 }
    }
    /// The same key for luck that is counted from a record on: nothing that was drawn before is drawn again.
    pub(crate) fn since(self, record: u32) -> Key {
        Key { since: record, ..self }
    }
    /// The key as text, once it may be known.
    pub fn reveal(&self) -> String {
        hex::encode(&self.bytes)
    }
    /// A keyed hash of texts: without the key it tells nothing.
    pub(crate) fn hash(&self, parts: &[&str]) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.bytes).expect("any length will do");
        for part in parts {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part.as_bytes());
        }
        hex::encode(&mac.finalize().into_bytes()[..8])
    }
}

/// A number below `total` for outcome `k` of a stream: the eight little-endian words of the block are
/// tried in turn, and the first that is below the largest multiple of `total` counts.
pub fn draw(key: &Key, stream: u8, k: u32, total: u32) -> u32 {
    let mut nonce = [0u8; 12];
    nonce[0] = stream;
    nonce[8..].copy_from_slice(&key.since.to_le_bytes());
    let mut cipher = ChaCha12::new(&key.bytes.into(), &nonce.into());
    cipher.seek(u64::from(k) * 64);
    let mut block = [0u8; 64];
    cipher.apply_keystream(&mut block);
    let total = u64::from(total);
    let limit = u64::MAX - u64::MAX % total;
    let mut word = 0;
    for bytes in block.chunks_exact(8) {
        word = u64::from_le_bytes(bytes.try_into().expect("eight bytes"));
        if word < limit {
            break;
        }
    }
    // All eight words out of range: less likely than 2^-200 for any deck; then the last one counts.
    (word % total) as u32
}

/// The one fair outcome of a chance node, kinds in canonical order; `None` away from chance nodes.
pub fn fair_outcome<G: Game>(
    rules: &G::Rules,
    state: &G::State,
    key: &Key,
    counts: &[u32],
) -> Option<G::Outcome> {
    let Node::Chance(chance) = G::node(state) else { return None };
    let mut outcomes = Outcomes::new(Weighted { outcome: G::NO_OUTCOME, weight: 0 });
    G::outcomes(rules, state, &mut outcomes);
    let total: u32 = outcomes.iter().map(|o| u32::from(o.weight)).sum();
    let stream = G::stream(chance);
    let mut left = draw(key, stream as u8, counts[stream], total);
    for o in outcomes.iter() {
        if left < u32::from(o.weight) {
            return Some(o.outcome);
        }
        left -= u32::from(o.weight);
    }
    unreachable!("weights add up to the total")
}
