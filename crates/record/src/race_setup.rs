//! First player and middle city of a race are luck too (R1, R5): they follow from seed and nonces, and a log of a table
//! that says otherwise is refused.

use crate::{Drawn, Header, OLDER_FORMAT, RaceOptions, Seed};
use game::{Luck, Seat, SplitMix};
use race::rules::{Middle, Sources};
use sha2::{Digest, Sha256};

/// What luck settles before a race begins.
#[derive(Clone, Debug)]
pub struct RaceSetup {
    /// Who begins.
    pub first: Seat,
    /// Where the middle city lies.
    pub middle: Option<Middle>,
}

impl RaceSetup {
    /// The one fair setup: the first eight bytes of SHA-256 over a name, the seed and the nonces seed a SplitMix64.
    pub fn fair(sources: &Sources, seed: &Seed, nonces: &[String]) -> RaceSetup {
        let mut hash = Sha256::new();
        hash.update(b"great-race setup");
        hash.update(seed.0);
        nonces.iter().for_each(|nonce| hash.update(nonce.as_bytes()));
        let digest: [u8; 32] = hash.finalize().into();
        let mut luck = SplitMix(u64::from_le_bytes(digest[..8].try_into().expect("eight bytes")));
        let first = Seat(luck.below(nonces.len().max(1) as u32) as u8);
        RaceSetup { first, middle: Middle::random(sources, &mut luck) }
    }
}

/// Do first player and middle city of a header follow from its seed and nonces? Asked of tables of a server only: in a
/// simulation they are part of the number, a branch takes them over, and older logs promised nothing about them.
pub fn check_race_setup(header: &Header, sources: &Sources, seed: &Seed) -> Result<(), String> {
    let by_program = header.drawn == Some(Drawn::Program);
    if header.great_race_log == OLDER_FORMAT || by_program || header.start.is_some() {
        return Ok(());
    }
    let options = RaceOptions::from_value(&header.options)?.to_options()?;
    let fair = RaceSetup::fair(sources, seed, &header.nonces);
    if options.first != fair.first {
        return Err(format!(
            "luck was bent: seat {} begins, by luck it is seat {}",
            options.first.number(),
            fair.first.number()
        ));
    }
    if options.middle != fair.middle {
        return Err("luck was bent: the middle city does not lie where luck put it".into());
    }
    Ok(())
}
