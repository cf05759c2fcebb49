//! How often one address may ask: a bucket that fills slowly and empties with every request.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// Addresses remembered at most; beyond that all full buckets are forgotten.
const MOST: usize = 10_000;

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
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let fill = |(level, since): (f64, Instant)| {
            self.burst.min(level + now.saturating_duration_since(since).as_secs_f64() * self.per_second)
        };
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| fill(*bucket) < self.burst);
        }
        let bucket = buckets.entry(address).or_insert((self.burst, now));
        let level = fill(*bucket);
        if level >= 1.0 {
            *bucket = (level - 1.0, now);
            return Ok(());
        }
        *bucket = (level, now);
        Err(((1.0 - level) / self.per_second).ceil().max(1.0) as u64)
    }
}

/// How many sockets each address holds.
#[derive(Debug, Default)]
pub struct SocketCounts(Mutex<HashMap<IpAddr, usize>>);

impl SocketCounts {
    /// One more, unless there are `most` already.
    pub fn open(&self, address: IpAddr, most: usize) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let count = counts.entry(address).or_insert(0);
        let free = *count < most;
        *count += usize::from(free);
        free
    }
    /// One less.
    pub fn close(&self, address: IpAddr) {
        let mut counts = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                counts.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

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
}
