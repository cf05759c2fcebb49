//! A motorcar race (004) allocates nothing after set-up.

mod support;

use game::{Game, MAX_SEATS, SplitMix};
use motorcar::sources::Flick;
use motorcar::{MotorcarRace, State};
use testkit::{random_said, say};

#[test]
fn a_random_race_allocates_nothing_after_set_up() {
    for (seats, flick) in [(3, Flick::Luck), (6, Flick::Skill)] {
        let rules = support::rules(seats, flick);
        let mut steps = 0u32;
        let counted = allocation_counter::measure(|| {
            for seed in 0..5 {
                let mut luck = SplitMix(seed);
                let mut state = State::new(&rules);
                while let Some(said) = random_said::<MotorcarRace>(&rules, &state, &mut luck) {
                    say(&rules, &mut state, said, &mut ());
                    steps += 1;
                }
                assert_ne!(MotorcarRace::ranking(&rules, &state), [0; MAX_SEATS]);
            }
        });
        assert!(steps > 1000, "races were played");
        assert_eq!(counted.count_total, 0, "{seats} seats: allocations in {steps} steps");
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8])));
    assert_eq!(counted.count_total, 1);
}
