//! The exact odds of rule book 004, by enumeration: every roll is played through the rules, counted, and
//! compared with the balance facts of `docs/RULINGS.md` section 12.

mod support;

use game::{Game, Node, Outcomes, Seat, Weighted};
use motorcar::notation::read_position;
use motorcar::odds::Odds;
use motorcar::sources::Flick;
use motorcar::{Chance, Dice, MotorcarRace, Rules, State, Strain, slide};
use std::collections::BTreeMap;
use support::rules;

/// A round of three in which seat 1 rolls next at this strain.
fn position(rules: &Rules, strain: Strain, random: u8, room: &str) -> State {
    let strain = strain.slug();
    let line = format!(
        "round=1 order=1,2,3 seat1=day=0,tiles=0,strain={strain},bag=0,random={random},inflicted=0,pledge=-,sealed=- \
         seat2=day=0,tiles=0,strain=normal,bag=0,random=0,inflicted=0,pledge=-,sealed=- \
         seat3=day=0,tiles=0,strain=normal,bag=0,random=0,inflicted=0,pledge=-,sealed=- \
         rooms=race(stage=close_round)/round(predicaments={random},stage={room}"
    );
    read_position(rules, &line).unwrap_or_else(|e| panic!("{e}: {line}"))
}

/// Every roll of one kind of dice until another question comes, counted by the days of seat 1.
fn count_days(rules: &Rules, state: &State, dice: Dice, days: &mut BTreeMap<u16, u64>) {
    let at = state.table().player(Seat(0)).day;
    if at > 0 || state.node() != Node::Chance(Chance::Die(dice)) {
        *days.entry(at).or_default() += 1;
        return;
    }
    let mut outcomes = Outcomes::new(Weighted { outcome: MotorcarRace::NO_OUTCOME, weight: 0 });
    state.outcomes(rules, &mut outcomes);
    for o in outcomes.iter() {
        assert_eq!(o.weight, 1, "a fair die");
        let mut next = *state;
        assert!(next.settle(rules, o.outcome, &mut ()));
        count_days(rules, &next, dice, days);
    }
}

fn assert_same(counted: &BTreeMap<u16, u64>, odds: &Odds) {
    assert!(odds.days().all(|(days, ways)| counted.get(&days.into()) == Some(&ways)));
    assert_eq!(counted.len(), odds.days().count());
    assert_eq!(counted.values().sum::<u64>(), odds.all_ways());
}

/// A fraction in hundredths, half up.
fn hundredths((sum, total): (u64, u64)) -> u64 {
    (200 * sum + total) / (2 * total)
}

#[test]
fn days_per_stage_are_16_50_and_12_85_and_10_03() {
    let rules = rules(3, Flick::Luck);
    let mut means = Vec::new();
    for strain in Strain::ALL {
        let state = position(&rules, strain, 0, "cancel_freely)/travel(place=0,rolled=0,lowest=0)");
        let mut counted = BTreeMap::new();
        count_days(&rules, &state, Dice::Stage, &mut counted);
        assert_same(&counted, &rules.stage_odds(strain));
        means.push(rules.stage_odds(strain).mean());
    }
    assert_eq!(means, [(165, 10), (1_285, 100), (10_025, 1_000)]);
    assert_eq!(means.into_iter().map(hundredths).collect::<Vec<_>>(), [1_650, 1_285, 1_003]);
}

#[test]
fn days_per_predicament_are_5_50_and_9_15_and_11_98() {
    let rules = rules(3, Flick::Luck);
    let mut means = Vec::new();
    for strain in Strain::ALL {
        let state = position(&rules, strain, 1, "reward_slowest)/endure(place=0,rolled=0,highest=0)");
        let mut counted = BTreeMap::new();
        count_days(&rules, &state, Dice::Delay, &mut counted);
        assert_same(&counted, &rules.predicament_odds(strain));
        means.push(rules.predicament_odds(strain).mean());
    }
    assert_eq!(means, [(55, 10), (915, 100), (11_975, 1_000)]);
    assert_eq!(means.into_iter().map(hundredths).collect::<Vec<_>>(), [550, 915, 1_198]);
}

#[test]
fn the_shortest_and_the_longest_days_are_those_of_the_book() {
    let rules = rules(3, Flick::Luck);
    let range = |odds: Odds| {
        let days: Vec<u8> = odds.days().filter(|&(_, ways)| ways > 0).map(|(days, _)| days).collect();
        (days[0], days[days.len() - 1])
    };
    assert_eq!(Strain::ALL.map(|s| range(rules.stage_odds(s))), [(12, 21), (10, 19), (8, 17)]);
    assert_eq!(Strain::ALL.map(|s| range(rules.predicament_odds(s))), [(1, 10), (3, 12), (5, 14)]);
}

#[test]
fn the_predicament_dice_add_about_seven_tenths_for_every_number_of_players() {
    for seats in 3..=6 {
        let rules = rules(seats, Flick::Luck);
        // How many rolls of all dice make each total.
        let mut totals = BTreeMap::from([(0u8, 1u64)]);
        for _ in 0..seats {
            let mut next = BTreeMap::new();
            for (total, ways) in totals {
                (1..=rules.faces).for_each(|face| *next.entry(total + face).or_default() += ways);
            }
            totals = next;
        }
        let all: u64 = totals.values().sum();
        let more = totals.iter().map(|(&t, ways)| u64::from(rules.additional_predicaments(t)) * ways).sum();
        let mean = hundredths((more, all));
        assert!((70..=73).contains(&mean), "{seats} players: 0.{mean}");
    }
}

#[test]
fn a_harder_pull_slides_farther_and_a_rougher_board_less_far() {
    let flick = &rules(3, Flick::Skill).flick;
    let most = slide::most_slip(flick);
    for slip in -most..=most {
        let reaches: Vec<u16> = (0..=100).map(|pull| slide::reach(flick, pull, slip)).collect();
        assert!(reaches.is_sorted(), "slip {slip}");
    }
    for pull in 0..=100 {
        let reaches: Vec<u16> = (-most..=most).map(|slip| slide::reach(flick, pull, slip)).collect();
        assert!(reaches.is_sorted_by(|a, b| a >= b), "pull {pull}");
    }
    assert_eq!(slide::reach(flick, 0, 0), 0);
    assert_eq!([74, 77, 78, 100].map(|pull| slide::reach(flick, pull, 0)), [547, 592, 608, 1_000]);
}

#[test]
fn nerve_pays_up_to_a_point_in_the_flick() {
    let flick = &rules(3, Flick::Skill).flick;
    // Of all luck, how often a pull stays on the board.
    let stays = |pull: u8| -> u32 {
        let on = slide::slips(flick).filter(|&(slip, _)| slide::reach(flick, pull, slip) <= flick.length);
        on.map(|(_, weight)| u32::from(weight)).sum()
    };
    let all: u32 = flick.luck.iter().map(|&w| u32::from(w)).sum();
    assert_eq!((all, stays(74)), (81, 81), "74 is safe");
    assert!(stays(75) < all && stays(77) > all / 2 && stays(78) < all / 2);
    assert_eq!(stays(81), 0, "81 is always too far");
}
