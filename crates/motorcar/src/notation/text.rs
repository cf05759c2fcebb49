//! Pieces of position text that only rule book 004 has: strains, and a number for each seat.

use super::read_strain;
use crate::ids::{MAX_PLAYERS, Strain};
use crate::rules::Rules;
use game::text::{Reader, Text, TextError, number};

pub(super) const STRAIN: &str = "a strain: normal, heavy or severe";
pub(super) const PREDICAMENT: &str = "a kind of predicament: random or inflicted";

macro_rules! number_for_each_seat {
    ($($number:ty),*) => { $(
        /// One number for each seat: `0+72+75`.
        impl Text<Rules> for [$number; MAX_PLAYERS] {
            fn write(&self, rules: &Rules, out: &mut String) {
                for (i, n) in self.iter().take(rules.seats.into()).enumerate() {
                    out.push_str(if i > 0 { "+" } else { "" });
                    out.push_str(&n.to_string());
                }
            }
            fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
                let word = from.word();
                let mut all = [0; MAX_PLAYERS];
                if word.split('+').count() != usize::from(from.rules.seats) {
                    return Err(TextError::new(word, "one number for each seat, joined by +"));
                }
                for (slot, n) in all.iter_mut().zip(word.split('+')) {
                    *slot = number(n)?;
                }
                Ok(all)
            }
        }
    )* };
}
number_for_each_seat!(u8, u16);

impl Text<Rules> for Strain {
    fn write(&self, _: &Rules, out: &mut String) {
        out.push_str(self.slug());
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        read_strain(from.word())
    }
}
