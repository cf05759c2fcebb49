//! First player, middle city and crews of a race are luck too, where nobody chose them (R1, R5, R147): they follow from seed
//! and nonces, and a log of a table whose first player or middle city lies otherwise is refused.

use crate::race_picks::seat;
use crate::{Drawn, Header, OLDER_FORMAT, RaceOptions, RacePicks, Seed};
use game::{Luck, Seat, SplitMix};
use race::rules::{Middle, Sources};
use sha2::{Digest, Sha256};

/// What is settled before a race begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RaceSetup {
    /// Who begins.
    pub first: Seat,
    /// Where the middle city lies.
    pub middle: Option<Middle>,
    /// The crew of every seat; none where nobody chose one, and the seats race under their own emblems.
    pub crews: Vec<String>,
}

impl RaceSetup {
    /// The one fair setup: the first eight bytes of SHA-256 over a name, the seed and the nonces seed a SplitMix64.
    pub fn fair(
        sources: &Sources,
        choice: &RacePicks,
        crews: &[String],
        seed: &Seed,
        nonces: &[String],
    ) -> RaceSetup {
        let mut hash = Sha256::new();
        hash.update(b"great-race setup");
        hash.update(seed.0);
        nonces.iter().for_each(|nonce| hash.update(nonce.as_bytes()));
        let digest: [u8; 32] = hash.finalize().into();
        let mut luck = SplitMix(u64::from_le_bytes(digest[..8].try_into().expect("eight bytes")));
        RaceSetup::drawn(sources, choice, crews, nonces.len(), &mut luck)
    }
    /// What was chosen, and lots for the rest. Lots are drawn for what was chosen too: a choice changes nothing else. The
    /// choice has been checked.
    pub fn drawn(
        sources: &Sources,
        choice: &RacePicks,
        crews: &[String],
        seats: usize,
        luck: &mut impl Luck,
    ) -> RaceSetup {
        let first = Seat(luck.below(seats.max(1) as u32) as u8);
        let mut middle = Middle::random(sources, luck);
        if let (Some(middle), Ok(Some(slot))) = (&mut middle, choice.slot(sources)) {
            middle.end = Some(slot);
        }
        let crews = crews_of(choice, crews, seats, luck);
        RaceSetup { first: choice.first.map_or(first, seat), middle, crews }
    }
}

/// Once a seat has chosen a crew, those who did not draw theirs.
fn crews_of(choice: &RacePicks, crews: &[String], seats: usize, luck: &mut impl Luck) -> Vec<String> {
    if choice.crews().next().is_none() {
        return Vec::new();
    }
    let mut free: Vec<&String> =
        crews.iter().filter(|crew| !choice.crews().any(|one| one == *crew)).collect();
    let mut lot = || {
        let i = luck.below(free.len().max(1) as u32) as usize;
        if i < free.len() { free.remove(i).clone() } else { String::new() }
    };
    (0..seats).map(|i| choice.crews.get(i).cloned().flatten().unwrap_or_else(&mut lot)).collect()
}

/// Does a header keep what it says was chosen? And where the seed is known: do first player and middle city follow from it
/// and the nonces, as far as nobody chose them? That is asked of tables of a server only: in a simulation they are part of the
/// number, a branch takes them over, and older logs promised nothing about them. Crews change no rule; their lots are not
/// proved.
pub fn check_race_setup(header: &Header, sources: &Sources, seed: Option<&Seed>) -> Result<(), String> {
    let said = RaceOptions::from_value(&header.options)?;
    said.chosen.check_kept(sources, &said)?;
    let by_program = header.drawn == Some(Drawn::Program);
    let Some(seed) =
        seed.filter(|_| header.great_race_log != OLDER_FORMAT && !by_program && header.start.is_none())
    else {
        return Ok(());
    };
    let options = said.to_options()?;
    let fair = RaceSetup::fair(sources, &said.chosen, &[], seed, &header.nonces);
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
