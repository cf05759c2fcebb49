//! Rule book 004 says its numbers twice, and the table of random predicaments too: in the prose with its
//! table (004:51-120) and in the round summary with its own (004:144-177). Both are written down here by
//! themselves, compared with each other, and with the content.

mod support;

use content::Content;
use motorcar::Strain;
use motorcar::sources::Flick;
use support::rules;

/// A row as printed: players, predicaments in the first, second and third, and fourth leg, and the totals
/// of "+1" (from, to) and "+2" (from).
type Row = (u8, [u8; 3], (u8, u8), u8);

/// 004:79-82. M2: the first entry, misread by the scan, is "none".
const TABLE_OF_THE_PROSE: [Row; 4] = [
    (3, [0, 1, 2], (15, 23), 24),
    (4, [1, 2, 3], (20, 31), 32),
    (5, [2, 3, 4], (25, 39), 40),
    (6, [3, 4, 5], (30, 47), 48),
];
/// 004:174-177.
const TABLE_OF_THE_SUMMARY: [Row; 4] = [
    (3, [0, 1, 2], (15, 23), 24),
    (4, [1, 2, 3], (20, 31), 32),
    (5, [2, 3, 4], (25, 39), 40),
    (6, [3, 4, 5], (30, 47), 48),
];

/// Tokens, dice, days for a stage, days for a predicament.
type Numbers = (u8, u8, u8, u8);

/// 004:57, 004:96, 004:118.
const STRAIN_OF_THE_PROSE: [Numbers; 3] = [(1, 1, 11, 0), (2, 2, 9, 2), (3, 3, 7, 4)];
/// 004:147, 004:153, 004:164.
const STRAIN_OF_THE_SUMMARY: [Numbers; 3] = [(1, 1, 11, 0), (2, 2, 9, 2), (3, 3, 7, 4)];

#[test]
fn both_tables_agree_with_each_other_and_with_the_prose() {
    assert_eq!(TABLE_OF_THE_PROSE, TABLE_OF_THE_SUMMARY);
    for (n, legs, (from, to), two_more) in TABLE_OF_THE_PROSE {
        // 004:67: players minus three, minus two, minus one.
        assert_eq!(legs, [n - 3, n - 2, n - 1]);
        // 004:69, 004:71: five times and eight times the players.
        assert_eq!((from, two_more), (5 * n, 8 * n));
        assert_eq!(to + 1, two_more, "no total is left out");
    }
}

#[test]
fn the_content_is_the_printed_table() {
    for (n, [first, second_and_third, fourth], (from, to), two_more) in TABLE_OF_THE_SUMMARY {
        let rules = rules(n, Flick::Luck);
        for round in 1..=16 {
            let printed = match round {
                1..=4 => first,
                5..=12 => second_and_third,
                _ => fourth,
            };
            assert_eq!(rules.predicaments(round), printed, "{n} players, round {round}");
        }
        for total in n..=10 * n {
            let printed = match total {
                t if t >= two_more => 2,
                t if (from..=to).contains(&t) => 1,
                _ => 0,
            };
            assert_eq!(rules.additional_predicaments(total), printed, "{n} players, a total of {total}");
        }
    }
}

#[test]
fn prose_summary_and_content_have_the_same_strain() {
    assert_eq!(STRAIN_OF_THE_PROSE, STRAIN_OF_THE_SUMMARY);
    let rules = rules(4, Flick::Luck);
    for (strain, (tokens, dice, stage_days, predicament_days)) in
        Strain::ALL.into_iter().zip(STRAIN_OF_THE_PROSE)
    {
        let content = rules.strain(strain);
        assert_eq!((content.tokens, content.dice), (tokens, dice));
        assert_eq!((content.stage_days, content.predicament_days), (stage_days, predicament_days));
    }
    assert_eq!(rules.faces, 10, "004:19, M1");
}

#[test]
fn sixteen_stages_in_four_legs_of_four() {
    let sources = Content::embedded().motorcar().expect("right content");
    assert_eq!(sources.legs.len(), 4);
    assert!(sources.legs.iter().all(|leg| leg.stages.len() == 4));
    // 004:67 names the first leg.
    assert_eq!(sources.legs[0].stages, ["chicago", "promontory_point", "san_francisco", "vancouver"]);
    assert_eq!(sources.legs[3].stages[3], "paris");
    // 004:47 against 004:167: "every fourth round" would also be the last (M15).
    assert_eq!(sources.reassess_after, [4, 8, 12]);
}

#[test]
fn seven_tokens_are_two_and_one_and_three_and_one() {
    // 004:37: time track, turn order, strain, level of strain.
    assert_eq!(2 + 1 + rules(6, Flick::Luck).strain_tokens() + 1, 7);
}

#[test]
fn six_cars_for_six_players() {
    let sources = Content::embedded().motorcar().expect("right content");
    assert_eq!(sources.cars.len(), 6);
}
