//! A race allocates nothing after set-up.

mod boards;
mod support;

use game::SplitMix;
use race::{GreatRace, State};
use testkit::{random_said, say};

#[test]
fn a_random_race_allocates_nothing_after_set_up() {
    let content = support::content();
    for board in ["africa", "proving_usa"] {
        let rules = boards::rules(&content, board, 4);
        let mut decisions = 0u32;
        let counted = allocation_counter::measure(|| {
            for seed in 0..5 {
                let mut luck = SplitMix(seed);
                let mut state = State::new(&rules);
                while let Some(said) = random_said::<GreatRace>(&rules, &state, &mut luck) {
                    say(&rules, &mut state, said, &mut ());
                    decisions += 1;
                }
            }
        });
        assert!(decisions > 1000, "races were played");
        assert_eq!(counted.count_total, 0, "{board}: allocations in {decisions} steps");
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8])));
    assert_eq!(counted.count_total, 1);
}
