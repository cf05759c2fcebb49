//! How much one address may do: a bucket that fills slowly and empties with every request, and a door that lets only so
//! many in at a time.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// Addresses remembered at most; beyond that all full buckets are forgotten.
const MOST: usize = 10_000;

/// What counts as one address. Whoever has one address of IPv6 has 2^64 of them: all of a /64 are one.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))),
        four => four,
    }
}

/// Buckets by address.
#[derive(Debug)]
pub struct Buckets {
    burst: f64,
    per_second: f64,
    buckets: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

impl Buckets {
    /// `burst` at once, `per_second` over time.
    pub fn new(burst: f64, per_second: f64) -> Buckets {
        Buckets { burst, per_second, buckets: Mutex::default() }
    }
    /// Takes one; or says after how many seconds there will be one.
    pub fn take(&self, address: IpAddr, now: Instant) -> Result<(), u64> {
        self.take_many(address, 1.0, now)
    }
    /// Takes so much; or says after how many seconds there will be so much.
    pub fn take_many(&self, address: IpAddr, amount: f64, now: Instant) -> Result<(), u64> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let fill = |(level, since): (f64, Instant)| {
            self.burst.min(level + now.saturating_duration_since(since).as_secs_f64() * self.per_second)
        };
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| fill(*bucket) < self.burst);
        }
        let bucket = buckets.entry(household(address)).or_insert((self.burst, now));
        let level = fill(*bucket);
        if level >= amount {
            *bucket = (level - amount, now);
            return Ok(());
        }
        *bucket = (level, now);
        Err(((amount - level) / self.per_second).ceil().max(1.0) as u64)
    }
}

/// A door that lets only so many in at a time: in all, and from one address.
#[derive(Debug)]
pub struct Door {
    in_all: usize,
    from_one: usize,
    inside: Mutex<Inside>,
}

/// How many are inside.
#[derive(Debug, Default)]
struct Inside {
    all: usize,
    from: HashMap<IpAddr, usize>,
}

/// A place inside; free again when it is dropped.
#[derive(Debug)]
pub struct Guest {
    door: Arc<Door>,
    /// The address it is counted for; none where only the number in all counts.
    from: Option<IpAddr>,
}

impl Door {
    /// So many in all, and so many of them from one address.
    pub fn new(in_all: usize, from_one: usize) -> Arc<Door> {
        Arc::new(Door { in_all, from_one, inside: Mutex::default() })
    }
    /// Lets one more in if there is room. Without an address only the number in all counts.
    pub fn enter(self: &Arc<Door>, from: Option<IpAddr>) -> Option<Guest> {
        let from = from.map(household);
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let here = from.and_then(|from| inside.from.get(&from)).copied().unwrap_or(0);
        if inside.all >= self.in_all || (from.is_some() && here >= self.from_one) {
            return None;
        }
        inside.all += 1;
        if let Some(from) = from {
            inside.from.insert(from, here + 1);
        }
        Some(Guest { door: self.clone(), from })
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut inside = self.door.inside.lock().unwrap_or_else(PoisonError::into_inner);
        inside.all -= 1;
        let Some(from) = self.from else { return };
        let left = inside.from.get(&from).map_or(0, |count| count - 1);
        if left == 0 {
            inside.from.remove(&from);
        } else {
            inside.from.insert(from, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn six(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (buckets, start) = (Buckets::new(2.0, 1.0), Instant::now());
        let address = IpAddr::from([192, 0, 2, 1]);
        assert_eq!(buckets.take(address, start), Ok(()));
        assert_eq!(buckets.take(address, start), Ok(()));
        assert_eq!(buckets.take(address, start), Err(1));
        assert_eq!(buckets.take(IpAddr::from([192, 0, 2, 2]), start), Ok(()), "others are not concerned");
        assert_eq!(buckets.take(address, start + Duration::from_secs(1)), Ok(()));
    }
    #[test]
    fn f11_all_addresses_of_a_64_are_one() {
        let (buckets, now) = (Buckets::new(1.0, 1.0), Instant::now());
        assert_eq!(buckets.take(six("2001:db8:0:1::1"), now), Ok(()));
        assert_eq!(buckets.take(six("2001:db8:0:1:ffff::2"), now), Err(1));
        assert_eq!(buckets.take(six("2001:db8:0:2::1"), now), Ok(()));
        assert_eq!(buckets.take(six("::ffff:192.0.2.1"), now), Ok(()));
        assert_eq!(buckets.take(six("::ffff:192.0.2.2"), now), Ok(()), "these are addresses of IPv4");
        assert_eq!(buckets.take(six("192.0.2.2"), now), Err(1));
    }
    #[test]
    fn f5_a_door_counts_in_all_and_by_address_and_whoever_leaves_makes_room() {
        let door = Door::new(3, 2);
        let (a, b) = (six("2001:db8:0:1::1"), six("192.0.2.2"));
        let first = door.enter(Some(a)).expect("room");
        let second = door.enter(Some(six("2001:db8:0:1::2"))).expect("room");
        assert!(door.enter(Some(a)).is_none(), "two from one /64");
        let other = door.enter(Some(b)).expect("room for another address");
        assert!(door.enter(None).is_none(), "three in all");
        drop(first);
        let trusted = door.enter(None).expect("room again");
        drop((second, other, trusted));
        let inside = door.inside.lock().expect("unharmed");
        assert_eq!((inside.all, inside.from.len()), (0, 0), "nothing is left over");
    }
}
