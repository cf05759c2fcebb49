//! How much one address may do: a bucket that fills slowly and empties with every request, and a door that lets only so
//! many in at a time.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Addresses remembered at most; beyond that all full buckets are forgotten.
const MOST: usize = 10_000;
/// Addresses that other servers are told of at once; the others have their turn next time.
const TOLD_AT_ONCE: usize = 1_000;

/// Nothing takes longer to come back (seconds).
const LONGEST: f64 = 30.0 * 86_400.0;

/// What counts as one address. Whoever has one address of IPv6 has 2^64 of them: all of a /64 are one.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))),
        four => four,
    }
}

/// What is left for an address.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    level: f64,
    since: Instant,
    /// What was taken by way of this server and no other server knows yet.
    untold: f64,
}

/// Buckets by address.
#[derive(Debug)]
pub struct Buckets {
    /// What they are called among servers.
    pub name: &'static str,
    burst: f64,
    per_second: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Buckets {
    /// `burst` at once, `per_second` over time.
    pub fn new(name: &'static str, burst: f64, per_second: f64) -> Buckets {
        Buckets { name, burst, per_second, buckets: Mutex::default() }
    }
    fn buckets(&self) -> MutexGuard<'_, HashMap<IpAddr, Bucket>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// As it is now.
    fn filled(&self, bucket: Bucket, now: Instant) -> Bucket {
        let more = now.saturating_duration_since(bucket.since).as_secs_f64() * self.per_second;
        let level = self.burst.min(bucket.level + more);
        // What has come back need not be told any more.
        Bucket { level, since: now, untold: bucket.untold.min(self.burst - level) }
    }
    /// Takes one; or says after how many seconds there will be one.
    pub fn take(&self, address: IpAddr, now: Instant) -> Result<(), u64> {
        self.take_many(address, 1.0, now)
    }
    /// Takes so much; or says after how many seconds there will be so much.
    pub fn take_many(&self, address: IpAddr, amount: f64, now: Instant) -> Result<(), u64> {
        let mut buckets = self.buckets();
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| self.filled(*bucket, now).level < self.burst);
        }
        let full = Bucket { level: self.burst, since: now, untold: 0.0 };
        let bucket = buckets.entry(household(address)).or_insert(full);
        *bucket = self.filled(*bucket, now);
        if bucket.level >= amount {
            bucket.level -= amount;
            bucket.untold += amount;
            return Ok(());
        }
        Err(((amount - bucket.level) / self.per_second).ceil().max(1.0) as u64)
    }
    /// What the other servers should know of: addresses that would have used all of it, had they taken as much by way of each of so
    /// many servers. It counts as told from now on.
    pub fn tell(&self, servers: usize, now: Instant) -> Vec<Debt> {
        let mut debts = Vec::new();
        for (address, bucket) in self.buckets().iter_mut() {
            *bucket = self.filled(*bucket, now);
            let matters = (self.burst - bucket.level) * servers as f64 >= self.burst;
            if bucket.untold > 0.0 && matters && debts.len() < TOLD_AT_ONCE {
                debts.push(self.debt(*address, std::mem::take(&mut bucket.untold)));
            }
        }
        debts
    }
    /// It could not be told.
    pub fn tell_again(&self, debts: &[Debt]) {
        let mut buckets = self.buckets();
        for debt in debts.iter().filter(|debt| debt.bucket == self.name) {
            if let Some(bucket) = buckets.get_mut(&debt.address) {
                bucket.untold += debt.fills_in.as_secs_f64() * self.per_second;
            }
        }
    }
    /// What all servers together know of an address. What was taken here meanwhile comes on top.
    pub fn hear(&self, address: IpAddr, fills_in: Duration, now: Instant) {
        let mut buckets = self.buckets();
        if buckets.len() >= MOST && !buckets.contains_key(&address) {
            return;
        }
        let full = Bucket { level: self.burst, since: now, untold: 0.0 };
        let bucket = buckets.entry(address).or_insert(full);
        *bucket = self.filled(*bucket, now);
        bucket.level = self.burst - fills_in.as_secs_f64() * self.per_second - bucket.untold;
    }
    fn debt(&self, address: IpAddr, amount: f64) -> Debt {
        let fills_in = Duration::from_secs_f64((amount / self.per_second).min(LONGEST));
        Debt { bucket: self.name, address, fills_in }
    }
}

/// So much was taken that it takes so long until it has come back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Debt {
    /// From which buckets.
    pub bucket: &'static str,
    /// By whom: see [`household`].
    pub address: IpAddr,
    /// How long it takes.
    pub fills_in: Duration,
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

    fn six(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (buckets, start) = (Buckets::new("some", 2.0, 1.0), Instant::now());
        let address = IpAddr::from([192, 0, 2, 1]);
        assert_eq!(buckets.take(address, start), Ok(()));
        assert_eq!(buckets.take(address, start), Ok(()));
        assert_eq!(buckets.take(address, start), Err(1));
        assert_eq!(buckets.take(IpAddr::from([192, 0, 2, 2]), start), Ok(()), "others are not concerned");
        assert_eq!(buckets.take(address, start + Duration::from_secs(1)), Ok(()));
    }
    #[test]
    fn what_two_servers_gave_is_counted_together_as_soon_as_they_have_told_each_other() {
        let (here, there) = (Buckets::new("some", 8.0, 1.0), Buckets::new("some", 8.0, 1.0));
        let (now, address) = (Instant::now(), IpAddr::from([192, 0, 2, 1]));
        assert_eq!(here.take_many(address, 3.0, now), Ok(()));
        assert_eq!(here.tell(2, now), [], "twice as much is not all of it");
        assert_eq!(here.take_many(address, 4.0, now), Ok(()));
        let told = here.tell(2, now);
        assert_eq!(told, [here.debt(address, 7.0)]);
        assert_eq!(here.tell(2, now), [], "once");
        there.hear(address, told[0].fills_in, now);
        assert_eq!(there.take_many(address, 2.0, now), Err(1), "one is left");
        assert_eq!(there.take(address, now), Ok(()));
        assert_eq!(there.tell(2, now), [there.debt(address, 1.0)], "only what was taken there");
        // Meanwhile something was taken here that nobody was told of.
        let soon = now + Duration::from_secs(2);
        assert_eq!(here.take(address, soon), Ok(()));
        here.hear(address, Duration::from_secs(6), soon);
        assert_eq!(here.take_many(address, 2.0, soon), Err(1), "two were left, one of them is gone");
    }
    #[test]
    fn what_could_not_be_told_is_told_again_unless_it_has_come_back_meanwhile() {
        let (buckets, now) = (Buckets::new("some", 4.0, 1.0), Instant::now());
        let address = IpAddr::from([192, 0, 2, 1]);
        assert_eq!(buckets.take_many(address, 4.0, now), Ok(()));
        let told = buckets.tell(1, now);
        buckets.tell_again(&told);
        assert_eq!(buckets.tell(1, now), told);
        buckets.tell_again(&told);
        assert_eq!(buckets.tell(2, now + Duration::from_secs(1)), [buckets.debt(address, 3.0)]);
        buckets.tell_again(&told);
        assert_eq!(buckets.tell(2, now + Duration::from_secs(5)), []);
    }
    #[test]
    fn f11_all_addresses_of_a_64_are_one() {
        let (buckets, now) = (Buckets::new("some", 1.0, 1.0), Instant::now());
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
