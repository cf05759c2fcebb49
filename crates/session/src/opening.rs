//! Luck by commitment: seats commit to nonces while the table gathers, starting freezes seats and commitments, and then
//! the nonces are opened. Nobody can choose a nonce by what others have opened. Not opening is the one choice left: it
//! costs the seat, and the log tells.

use crate::advance::STAND_IN;
use crate::calendar::DAY;
use crate::gathering::{Gathering, Place};
use crate::notes::Clock;
use crate::{Millis, Refusal};
use game::Seat;
use record::{Drawn, Header, Seed, Share};
use serde::{Deserialize, Serialize};

/// So long a seat has to open its nonce, in milliseconds, or as long as one move has, where that is longer.
pub const OPENING_TIME: Millis = 15_000;

/// The stage between gathering and playing: seats and commitments are frozen, nonces are opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// Whoever has not opened by then loses the seat to a bot.
    pub until: Millis,
    /// By seat, as they were frozen; `Withheld` where the time ran out.
    pub shares: Vec<Share>,
    /// The nonces that were opened, by seat. Not shown before the end.
    pub opened: Vec<Option<String>>,
}

/// What a game begins with besides its seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AgreedLuck {
    /// By seat, as they stand in the header.
    pub nonces: Vec<String>,
    /// How luck was drawn; nothing where it comes from a word.
    pub drawn: Option<Drawn>,
}

impl Opening {
    /// The seats that have still to open, from 1.
    pub fn missing(&self) -> Vec<u8> {
        let each = self.shares.iter().zip(&self.opened).zip(1..);
        let missing =
            each.filter(|((share, opened), _)| matches!(share, Share::Committed { .. }) && opened.is_none());
        missing.map(|(_, seat)| seat).collect()
    }
    /// Is nothing waited for any more?
    pub fn is_complete(&self) -> bool {
        self.missing().is_empty()
    }
    fn withhold(&mut self, seat: usize) {
        if let (Share::Committed { commitment }, None) = (&self.shares[seat], &self.opened[seat]) {
            self.shares[seat] = Share::Withheld { commitment: commitment.clone() };
        }
    }
}

impl Gathering {
    /// A seat commits to a nonce, or to another one: until the seats are frozen nobody has seen any.
    pub fn commit(&mut self, seat: Seat, commitment: String) -> Result<(), Refusal> {
        self.check_gathering()?;
        if !record::is_digest(&commitment) {
            return Err(Refusal::Invalid("a commitment is 64 hexadecimal digits in lower case"));
        }
        match self.places.get(seat.index()) {
            Some(Place::Person { .. }) => {}
            _ => return Err(Refusal::NoPerson),
        }
        self.pledges[seat.index()] = Some(Share::Committed { commitment });
        Ok(())
    }
    /// Are seats still to be had?
    pub fn check_gathering(&self) -> Result<(), Refusal> {
        if self.opening.is_some() { Err(Refusal::Frozen) } else { Ok(()) }
    }
    /// What each seat will add to the luck, as it stands now.
    pub fn shares(&self) -> Vec<Share> {
        if let Some(opening) = &self.opening {
            return opening.shares.clone();
        }
        let share = |(place, pledge): (&Place, &Option<Share>)| match place {
            Place::Bot { .. } => Share::Bot,
            Place::Person { .. } | Place::Open => pledge.clone().unwrap_or(Share::Nothing),
        };
        self.places.iter().zip(&self.pledges).map(share).collect()
    }
    /// The host starts: from here on nobody comes, goes or commits.
    pub fn freeze(&mut self, by: Seat, now: Millis) -> Result<(), Refusal> {
        self.check_gathering()?;
        if self.host != Some(by.0) {
            return Err(Refusal::NotHost);
        }
        if self.places.contains(&Place::Open) {
            return Err(Refusal::Invalid("a seat is still open: fill it or give it to a bot"));
        }
        let mut shares = self.shares();
        if self.spec.luck.is_some() {
            shares.fill(Share::Nothing); // luck comes from the word
        }
        let opened = vec![None; shares.len()];
        self.opening = Some(Opening { until: now + self.opening_time(), shares, opened });
        Ok(())
    }
    fn opening_time(&self) -> Millis {
        match self.spec.settings.clock {
            Clock::PerMove { seconds } => OPENING_TIME.max(Millis::from(seconds) * 1000),
            Clock::PerDays { days, .. } => Millis::from(days) * DAY,
            Clock::None | Clock::PerGame { .. } => OPENING_TIME,
        }
    }
    /// The server was away: whoever was to open in the meantime gets the whole time again.
    pub fn wait_again(&mut self, now: Millis) {
        let time = self.opening_time();
        if let Some(opening) = &mut self.opening {
            opening.until = now + time;
        }
    }
    /// A seat opens its nonce. The same one may be opened twice.
    pub fn open(&mut self, table: &str, seat: Seat, nonce: &str) -> Result<(), Refusal> {
        let opening = self.opening.as_mut().ok_or(Refusal::NotFrozen)?;
        let i = seat.index();
        if !opening.shares.get(i).is_some_and(|share| share.is_opened_by(table, seat.number(), nonce)) {
            return Err(Refusal::Invalid("this nonce is not the one that the seat committed to"));
        }
        opening.opened[i] = Some(nonce.to_owned());
        Ok(())
    }
    /// The time is up: seats that have not opened go to bots. `true` if there was one.
    pub fn tick(&mut self, now: Millis) -> bool {
        let Some(opening) = &mut self.opening else { return false };
        if opening.until > now || opening.is_complete() {
            return false;
        }
        for i in 0..opening.shares.len() {
            opening.withhold(i);
            if matches!(opening.shares[i], Share::Withheld { .. }) {
                self.places[i] = Place::Bot { level: STAND_IN.into() };
            }
        }
        self.pass_on_the_host();
        true
    }
    /// Somebody wants to be forgotten while nonces are opened: a bot takes the seat; what was opened counts.
    pub fn forget(&mut self, seat: Seat) {
        let Some(opening) = &mut self.opening else { return self.leave(seat) };
        if let Some(place @ Place::Person { .. }) = self.places.get_mut(seat.index()) {
            opening.withhold(seat.index());
            *place = Place::Bot { level: STAND_IN.into() };
        }
        self.pass_on_the_host();
    }
    /// The luck that was agreed on, once nothing is waited for.
    pub fn agreed(&self, table: &str, seed: &Seed) -> Option<AgreedLuck> {
        let opening = self.opening.as_ref().filter(|opening| opening.is_complete())?;
        if self.spec.luck.is_some() {
            return Some(AgreedLuck { nonces: Header::no_nonces(self.places.len()), drawn: None });
        }
        let each = opening.shares.iter().zip(&opening.opened).zip(1..);
        let nonces = each.map(|((share, opened), seat)| share.nonce(seat, opened.as_deref(), seed));
        let drawn = Drawn::Table { table: table.into(), shares: opening.shares.clone() };
        Some(AgreedLuck { nonces: nonces.collect::<Option<_>>()?, drawn: Some(drawn) })
    }
}

/// The luck of a branch: nobody had the time to commit to anything, so nobody but the server adds to it.
pub(crate) fn of_the_server_alone(table: &str, bots: &[bool], seed: &Seed) -> AgreedLuck {
    let shares: Vec<Share> = bots.iter().map(|bot| if *bot { Share::Bot } else { Share::Nothing }).collect();
    let nonces = shares.iter().zip(1..).filter_map(|(share, seat)| share.nonce(seat, None, seed)).collect();
    AgreedLuck { nonces, drawn: Some(Drawn::Table { table: table.into(), shares }) }
}
