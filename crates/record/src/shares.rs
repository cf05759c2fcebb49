//! How luck was drawn: by one program, or at a table where every seat has its share in it. The order of things at a
//! table: the server commits to a seed, seats commit to nonces, starting freezes both, then nonces are opened. A log can
//! show that all of it fits together; that the commitments came first only a [`crate::Receipt`] can show.

use crate::Problem;
use crate::luck::{Nonce, Seed, is_digest, nonce_commitment, read_nonce, read_open_nonce, write_nonce};
use serde::{Deserialize, Serialize};

/// How luck was drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum Drawn {
    /// One program drew the seed and all nonces: a simulation, a match, a race at one terminal. Nothing is promised to
    /// anybody.
    Program,
    /// At a table of a server.
    Table {
        /// Its id: commitments are made for this table and no other.
        table: String,
        /// What each seat added, in seat order.
        shares: Vec<Share>,
    },
    /// Not at all: people drew from a bag and a deck of cardboard and typed in what came (R177). There is no seed.
    Hand,
}

/// What a seat added to the luck, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "how", rename_all = "snake_case")]
pub enum Share {
    /// It committed to a nonce before any was opened, and opened it.
    Committed {
        /// SHA-256 of a domain word, the table, the seat and the nonce.
        commitment: String,
    },
    /// It committed to a nonce and did not open it in time: it adds nothing, and a bot took the seat.
    Withheld {
        /// What it had committed to.
        commitment: String,
    },
    /// It gave a nonce openly when it sat down: whoever keeps the server knew it before the others committed.
    Openly {
        /// As it counts: 64 hexadecimal digits.
        nonce: String,
    },
    /// It added nothing.
    Nothing,
    /// A bot's: the nonce follows from the seed.
    Bot,
}

impl Share {
    /// The word for it.
    pub fn how(&self) -> &'static str {
        match self {
            Share::Committed { .. } => "committed",
            Share::Withheld { .. } => "withheld",
            Share::Openly { .. } => "openly",
            Share::Nothing => "nothing",
            Share::Bot => "bot",
        }
    }
    /// The nonce that counts for a seat (from 1): the one it opened, or what follows from its share.
    pub fn nonce(&self, seat: u8, opened: Option<&str>, seed: &Seed) -> Option<String> {
        Some(match self {
            Share::Committed { .. } => opened?.to_owned(),
            Share::Withheld { .. } | Share::Nothing => write_nonce(&Nonce::default()),
            Share::Openly { nonce } => nonce.clone(),
            Share::Bot => write_nonce(&seed.bot_nonce(seat)),
        })
    }
    /// Does a nonce open the commitment of a seat (from 1)?
    pub fn is_opened_by(&self, table: &str, seat: u8, nonce: &str) -> bool {
        let Share::Committed { commitment } = self else { return false };
        read_nonce(nonce).is_some_and(|nonce| nonce_commitment(table, seat, &nonce) == *commitment)
    }
}

impl Drawn {
    /// The seats (from 1) that committed and did not open.
    pub fn withheld(&self) -> Vec<u8> {
        let Drawn::Table { shares, .. } = self else { return Vec::new() };
        let withheld =
            |(i, share): (usize, &Share)| matches!(share, Share::Withheld { .. }).then_some(i as u8 + 1);
        shares.iter().enumerate().filter_map(withheld).collect()
    }
}

/// Do nonces and shares fit, as far as that can be told without the seed?
pub(crate) fn check(table: &str, shares: &[Share], nonces: &[String]) -> Result<(), Problem> {
    if shares.len() != nonces.len() {
        return Err(Problem::Header("every seat has a share in the luck, if only nothing"));
    }
    for (i, (share, nonce)) in shares.iter().zip(nonces).enumerate() {
        let zero = *nonce == write_nonce(&Nonce::default());
        let fits = match share {
            Share::Committed { .. } => share.is_opened_by(table, i as u8 + 1, nonce),
            Share::Withheld { commitment } => zero && is_digest(commitment),
            Share::Nothing => zero,
            Share::Openly { nonce: given } => given == nonce && read_open_nonce(given).is_some(),
            Share::Bot => true,
        };
        if !fits {
            return Err(Problem::Share { seat: i as u8 + 1, how: share.how() });
        }
    }
    Ok(())
}

/// Do the nonces of bots follow from the seed?
pub(crate) fn check_bots(shares: &[Share], nonces: &[String], seed: &Seed) -> Result<(), Problem> {
    for (i, (share, nonce)) in shares.iter().zip(nonces).enumerate() {
        let seat = i as u8 + 1;
        if *share == Share::Bot && *nonce != write_nonce(&seed.bot_nonce(seat)) {
            return Err(Problem::Share { seat, how: share.how() });
        }
    }
    Ok(())
}
