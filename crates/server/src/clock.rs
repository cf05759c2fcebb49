//! What time it is for tables. It starts with the clock of the machine and then counts on by itself: setting the clock of
//! the machine, by hand or over the network, moves no deadline and holds no window open. A machine that sleeps does not
//! stop it. The next start begins with the clock of the machine again.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What time it is, in milliseconds since the epoch.
pub type Now = Arc<dyn Fn() -> u64 + Send + Sync>;

/// A clock of a server.
pub struct Clock(pub Now);

impl std::fmt::Debug for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Clock({})", (self.0)())
    }
}

/// A clock that nobody can set.
pub fn steady() -> Now {
    let begun = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let from = since_boot();
    Arc::new(move || (begun + since_boot().saturating_sub(from)).as_millis() as u64)
}

/// The time since the machine started, sleep included.
#[cfg(target_os = "linux")]
pub(crate) fn since_boot() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::Boottime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// The time since this was first asked.
#[cfg(not(target_os = "linux"))]
pub(crate) fn since_boot() -> Duration {
    static FIRST: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f11_the_clock_begins_with_the_time_of_day_and_never_goes_back() {
        let wall = || SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as u64;
        let before = wall();
        let now = steady();
        let times: Vec<u64> = (0..1000).map(|_| now()).collect();
        assert!(times.is_sorted());
        assert!(times[0] >= before && times[999] <= wall() + 1000, "{before} {times:?}");
    }
}
