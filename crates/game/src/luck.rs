//! Sources of random numbers for simulation, search and tests. Games themselves never use one.

use crate::Outcomes;

/// A source of random numbers.
pub trait Luck {
    /// 64 random bits.
    fn bits(&mut self) -> u64;
    /// A number below `n` (`n` > 0), without noticeable bias for the small `n` games use.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        ((self.bits() >> 32).wrapping_mul(u64::from(n)) >> 32) as u32
    }
}

/// SplitMix64: small, fast, good enough to simulate with. Real games use the fair luck of the log.
#[derive(Clone, Copy, Debug)]
pub struct SplitMix(pub u64);

impl Luck for SplitMix {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

/// Draws one outcome by weight.
#[inline]
pub fn pick<O: Copy>(outcomes: &Outcomes<O>, luck: &mut impl Luck) -> O {
    let total: u32 = outcomes.iter().map(|o| u32::from(o.weight)).sum();
    let mut k = luck.below(total);
    // Every listed outcome has some weight: if there is no more than one each, there is nothing to search.
    if total as usize == outcomes.len() {
        return outcomes[k as usize].outcome;
    }
    for o in outcomes.iter() {
        if k < u32::from(o.weight) {
            return o.outcome;
        }
        k -= u32::from(o.weight);
    }
    unreachable!("weights add up to the total")
}
