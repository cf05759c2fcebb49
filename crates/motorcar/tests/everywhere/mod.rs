//! Random motorcar races (004) at many tables.

use crate::support::rules;
use game::SplitMix;
use motorcar::sources::Flick;
use motorcar::{MotorcarRace, Rules, State};

/// Player counts and both ways to assess turn order.
pub const TABLES: [(u8, Flick); 5] =
    [(3, Flick::Skill), (4, Flick::Skill), (4, Flick::Luck), (5, Flick::Luck), (6, Flick::Skill)];

/// Plays random races at all tables and shows every state to `law`.
pub fn in_every_state(mut law: impl FnMut(&Rules, &State, &mut SplitMix)) {
    for (seats, flick) in TABLES {
        let rules = rules(seats, flick);
        for seed in 0..testkit::games() {
            let luck = &mut SplitMix(seed * 1000 + u64::from(seats));
            testkit::in_every_state::<MotorcarRace>(&rules, luck, |state, luck| law(&rules, state, luck));
        }
    }
}
