//! Fingerprints of decisions.

/// The fingerprint of no decisions.
pub const START: u64 = 0xcbf2_9ce4_8422_2325;

/// A fingerprint with one more decision (FNV-1a).
pub fn add(print: u64, decision: &str) -> u64 {
    decision.bytes().fold(print, |print, byte| (print ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
