//! How far a flicked toy car slides (004:45; M15). Physics in whole numbers, so that it comes out the
//! same on every machine: a car that starts with speed v and is slowed by a stops after v² / 2a.

use crate::sources::FlickNumbers;

/// The farthest reach that is told apart.
const FARTHEST: u64 = 9_999;

/// Millimetres from the starting edge, for a pull in hundredths and friction so many hundredths above
/// (or below) the usual.
pub fn reach(flick: &FlickNumbers, pull: u8, slip: i8) -> u16 {
    let speed = u64::from(pull) * u64::from(flick.speed);
    let friction = u64::from(flick.friction) * (100 + i64::from(slip)).unsigned_abs();
    (speed * speed * 100 / (2 * friction)).min(FARTHEST) as u16
}

/// The farthest that luck departs from the usual friction, in hundredths.
pub fn most_slip(flick: &FlickNumbers) -> i8 {
    (flick.luck.len() / 2) as i8
}

/// Every slip with its weight.
pub fn slips(flick: &FlickNumbers) -> impl Iterator<Item = (i8, u16)> + '_ {
    let most = most_slip(flick);
    flick.luck.iter().zip(-most..=most).map(|(&weight, slip)| (slip, weight))
}
