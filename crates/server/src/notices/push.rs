//! A message that only one browser can read (RFC 8291): encrypted with a key of its own for the key that the browser gave.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// The longest record; a message is one.
const RECORD: u32 = 4096;
/// Messages are filled up to a multiple of this: their length tells less.
const STEP: usize = 512;
/// The longest message that fits one record with what stands around it.
const LONGEST: usize = 3500;

/// What a browser gave: its public key and its secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Reader {
    key: [u8; 65],
    secret: [u8; 16],
}

impl std::fmt::Debug for Reader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Reader(..)")
    }
}

impl Reader {
    /// Reads what a browser gave; nothing where it is none.
    pub fn read(p256dh: &str, auth: &str) -> Option<Reader> {
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let key: [u8; 65] = bytes(p256dh)?.try_into().ok()?;
        let secret = bytes(auth)?.try_into().ok()?;
        (key[0] == 4).then_some(Reader { key, secret })
    }
    /// The body of a request that carries a message to this browser alone. Nothing where its key is none, or the message is too long.
    pub fn seal(&self, message: &[u8]) -> Option<Vec<u8>> {
        if message.len() > LONGEST {
            return None;
        }
        let random = SystemRandom::new();
        let mut salt = [0; 16];
        random.fill(&mut salt).ok()?;
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
        let public = own.compute_public_key().ok()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.key[..]);
        let shared =
            agree_ephemeral(own, &theirs, |secret| Salt::new(HKDF_SHA256, &self.secret).extract(secret));
        let mut info = b"WebPush: info\0".to_vec();
        info.extend_from_slice(&self.key);
        info.extend_from_slice(public.as_ref());
        let input: [u8; 32] = expand(&shared.ok()?, &info)?;
        let both = Salt::new(HKDF_SHA256, &salt).extract(&input);
        let key: [u8; 16] = expand(&both, b"Content-Encoding: aes128gcm\0")?;
        let nonce: [u8; 12] = expand(&both, b"Content-Encoding: nonce\0")?;

        let mut inside = message.to_vec();
        inside.push(2); // the last record
        inside.resize(inside.len().next_multiple_of(STEP), 0);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut inside).ok()?;

        let mut body = salt.to_vec();
        body.extend_from_slice(&RECORD.to_be_bytes());
        body.push(public.as_ref().len() as u8);
        body.extend_from_slice(public.as_ref());
        body.append(&mut inside);
        Some(body)
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(from: &Prk, info: &[u8]) -> Option<[u8; N]> {
    let mut out = [0; N];
    from.expand(&[info], Length(N)).ok()?.fill(&mut out).ok()?;
    Some(out)
}
