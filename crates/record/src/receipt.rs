//! What a seat kept from before any nonce was opened: the only thing that shows afterwards that the commitments came
//! first. A log that says otherwise than a receipt was made up, whatever its own sums say.

use crate::Header;
use crate::luck::{is_digest, nonce_commitment, read_nonce};
use crate::shares::{Drawn, Share};
use serde::{Deserialize, Serialize};

/// The version of the form of receipts.
pub const RECEIPT: u32 = 1;

/// What a seat kept from before any nonce was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Receipt {
    /// The version of this form; also marks the file as ours.
    pub great_race_receipt: u32,
    /// The table.
    pub table: String,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// The shares of all seats as they were frozen, in seat order.
    pub shares: Vec<Share>,
    /// One's own seats.
    pub own: Vec<Own>,
}

/// A seat of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Own {
    /// From 1.
    pub seat: u8,
    /// The nonce, in hexadecimal.
    pub nonce: String,
}

/// A log keeps to a receipt.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// The seats of the receipt whose nonces are part of the luck, from 1.
    pub own: Vec<u8>,
    /// Other seats that committed and did not open, from 1: the one choice that is left to them.
    pub withheld: Vec<u8>,
}

/// What a log does not keep of a receipt.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unkept {
    /// The file is no receipt.
    #[error("the receipt cannot be read: {0}")]
    Unreadable(String),
    /// The receipt itself does not hold together.
    #[error("the receipt does not fit itself: the nonce of seat {0} does not open its commitment")]
    Itself(u8),
    /// Luck was not drawn at a table by commitments.
    #[error(
        "the log does not say that seats committed to nonces: the receipt is of another race, or the log was made up"
    )]
    Kind,
    /// Another table.
    #[error("the log is of the table {log}, the receipt of {receipt}")]
    Table {
        /// The log's.
        log: String,
        /// The receipt's.
        receipt: String,
    },
    /// Another seed.
    #[error("the seed was exchanged: the log commits to another than the receipt")]
    Seed,
    /// Another share of a seat.
    #[error("the share of seat {0} was exchanged after it was frozen")]
    Share(u8),
    /// Another nonce of one's own.
    #[error("the nonce of seat {0} is not the one that its owner opened")]
    Nonce(u8),
    /// One's own nonce is missing.
    #[error("the nonce of seat {0} was left out: it came too late, or was not to count")]
    LeftOut(u8),
}

impl Receipt {
    /// Of a table whose seats are frozen.
    pub fn new(table: String, commitment: String, shares: Vec<Share>, own: Vec<Own>) -> Receipt {
        Receipt { great_race_receipt: RECEIPT, table, commitment, shares, own }
    }
    /// Is it of the same frozen table?
    pub fn is_of(&self, frozen: &Receipt) -> bool {
        (&self.table, &self.commitment, &self.shares) == (&frozen.table, &frozen.commitment, &frozen.shares)
    }
    /// From its file.
    pub fn read(text: &str) -> Result<Receipt, Unkept> {
        let receipt: Receipt =
            serde_json::from_str(text).map_err(|error| Unkept::Unreadable(error.to_string()))?;
        if receipt.great_race_receipt != RECEIPT {
            return Err(Unkept::Unreadable(format!("form {} is not known here", receipt.great_race_receipt)));
        }
        if !is_digest(&receipt.commitment) {
            return Err(Unkept::Unreadable("the commitment is not 64 hexadecimal digits".into()));
        }
        Ok(receipt)
    }
    /// As a file.
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).expect("plain data has a JSON form") + "\n"
    }
    /// Does the header of a log keep to it? That seed and nonces fit the header is checked when the log is read.
    pub fn check(&self, header: &Header) -> Result<Kept, Unkept> {
        for own in &self.own {
            let committed = usize::from(own.seat).checked_sub(1).and_then(|i| self.shares.get(i));
            let fits = |nonce| {
                let commitment = nonce_commitment(&self.table, own.seat, &nonce);
                committed == Some(&Share::Committed { commitment })
            };
            if !read_nonce(&own.nonce).is_some_and(fits) {
                return Err(Unkept::Itself(own.seat));
            }
        }
        let Some(Drawn::Table { table, shares }) = &header.drawn else { return Err(Unkept::Kind) };
        if *table != self.table {
            return Err(Unkept::Table { log: table.clone(), receipt: self.table.clone() });
        }
        if header.commitment != self.commitment {
            return Err(Unkept::Seed);
        }
        let mut kept = Kept::default();
        for i in 0..shares.len().max(self.shares.len()) {
            let seat = i as u8 + 1;
            let own = self.own.iter().find(|own| own.seat == seat);
            match (self.shares.get(i), shares.get(i)) {
                (Some(Share::Committed { commitment: then }), Some(Share::Withheld { commitment: now }))
                    if then == now =>
                {
                    if own.is_some() {
                        return Err(Unkept::LeftOut(seat));
                    }
                    kept.withheld.push(seat);
                }
                (then, now) if then != now => return Err(Unkept::Share(seat)),
                _ => {}
            }
            if let Some(own) = own {
                if header.nonces.get(i) != Some(&own.nonce) {
                    return Err(Unkept::Nonce(seat));
                }
                kept.own.push(seat);
            }
        }
        Ok(kept)
    }
}
