//! Work on all cores whose results come in the order of its places, whichever core did what.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// Does the work of every place, on so many threads.
pub fn spread<T: Send>(places: Range<u64>, threads: usize, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(places.start);
    let mut done: Vec<(u64, T)> = std::thread::scope(|scope| {
        let mine = || {
            let mut mine = Vec::new();
            loop {
                let place = next.fetch_add(1, Ordering::Relaxed);
                if place >= places.end {
                    return mine;
                }
                mine.push((place, work(place)));
            }
        };
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(mine)).collect();
        threads
            .into_iter()
            .flat_map(|t| t.join().expect("workers report errors, they do not panic"))
            .collect()
    });
    done.sort_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, result)| result).collect()
}
