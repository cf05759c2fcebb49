//! Tokens, recovery codes and where randomness comes from. Secrets are shown once and kept only as hashes.

use record::Seed;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// Fills bytes with randomness for a purpose. The purpose lets tests hold some of it still.
pub type Entropy = Arc<dyn Fn(&str, &mut [u8]) + Send + Sync>;

/// The randomness of the operating system.
pub fn os_entropy() -> Entropy {
    Arc::new(|_, bytes| getrandom::fill(bytes).expect("the operating system has randomness"))
}

/// What opens a seat: shown once, kept as a hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(..)") // never in a log or an error
    }
}

impl Secret {
    /// What is kept of it.
    pub fn hash(&self) -> String {
        hash(self.0.as_bytes())
    }
    /// A token: 32 bytes.
    pub fn token(entropy: &Entropy) -> Secret {
        let mut bytes = [0; 32];
        entropy("token", &mut bytes);
        Secret(hex(&bytes))
    }
    /// A code that people can write down: 100 bits in five groups.
    pub fn recovery(entropy: &Entropy) -> Secret {
        const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";
        let mut bytes = [0; 20];
        entropy("recovery", &mut bytes);
        let letters: Vec<char> =
            bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect();
        Secret(letters.chunks(4).map(String::from_iter).collect::<Vec<_>>().join("-"))
    }
}

/// The id of a table: 80 bits, so that a private one cannot be guessed.
pub fn table_id(entropy: &Entropy) -> String {
    let mut bytes = [0; 10];
    entropy("table", &mut bytes);
    hex(&bytes)
}
/// Could this be the id of a table?
pub fn is_table_id(text: &str) -> bool {
    text.len() == 20 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
}
/// The seed of a game.
pub fn seed(entropy: &Entropy) -> Seed {
    let mut bytes = [0; 32];
    entropy("seed", &mut bytes);
    Seed(bytes)
}
/// A number for a purpose.
pub fn number(entropy: &Entropy, purpose: &str) -> u64 {
    let mut bytes = [0; 8];
    entropy(purpose, &mut bytes);
    u64::from_le_bytes(bytes)
}
/// SHA-256 in hexadecimal.
pub fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
