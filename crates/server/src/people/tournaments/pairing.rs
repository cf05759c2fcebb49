//! Who meets whom in a round. Round robin: everybody meets everybody, at tables of two once (the circle method), at larger ones as
//! evenly as can be found. Swiss: tables of players who stand about the same, and who have not met where that can be. Everything follows
//! from what goes in: every server comes to the same.

use game::{Luck, SplitMix};
use std::collections::HashMap;

/// Players by number, table by table.
pub(crate) type Tables = Vec<Vec<usize>>;

/// How large tables are: about `size`, all of them between the fewest and the most seats. Nothing where that cannot be.
pub(crate) fn sizes(players: usize, size: usize, seats: (usize, usize)) -> Option<Vec<usize>> {
    let mut tables = players.div_ceil(size.max(1)).max(1);
    while tables > 1 && players / tables < seats.0 {
        tables -= 1;
    }
    let sizes: Vec<usize> =
        (0..tables).map(|i| players / tables + usize::from(i < players % tables)).collect();
    sizes.iter().all(|size| (seats.0..=seats.1).contains(size)).then_some(sizes)
}

/// How many rounds it takes where nobody says.
pub(crate) fn usual_rounds(players: usize, size: usize, is_round_robin: bool) -> usize {
    match (is_round_robin, size) {
        (true, 0..=2) => players.max(2) - 1 + players % 2,
        (true, _) => (players.max(2) - 1).div_ceil(size - 1),
        (false, _) => (players.max(2).next_power_of_two().trailing_zeros() as usize).max(3),
    }
}

/// All rounds in which everybody meets everybody.
pub(crate) fn round_robin(players: usize, sizes: &[usize], rounds: usize, luck: u64) -> Vec<Tables> {
    let mut luck = SplitMix(luck);
    let mut best: Option<(u32, Vec<Tables>)> = None;
    for _ in 0..RESTARTS {
        let (cost, found) = settle(players, sizes, rounds, &mut luck);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, found));
        }
        if cost == 0 {
            break;
        }
    }
    best.map(|(_, found)| found).unwrap_or_default()
}

/// The same at tables of two. One stays where he sits and all others move on by one place. With an odd number one sits out each round.
pub(crate) fn circle(players: usize, rounds: usize) -> Vec<Tables> {
    let places = players + players % 2;
    let turn = places - 1;
    let at = |place: usize, round: usize| if place == 0 { 0 } else { 1 + (place - 1 + round) % turn };
    let duel = |i: usize, round: usize| {
        let (a, b) = (at(i, round), at(places - 1 - i, round));
        // Whoever begins changes from round to round.
        (a < players && b < players).then(|| if round.is_multiple_of(2) { vec![a, b] } else { vec![b, a] })
    };
    (0..rounds).map(|round| (0..places / 2).filter_map(|i| duel(i, round)).collect()).collect()
}

const RESTARTS: u32 = 12;
const STEPS: u32 = 30_000;

/// Rounds by lot, in which players change places as long as that makes meetings more even. Gives how often anybody meets again.
fn settle(players: usize, sizes: &[usize], rounds: usize, luck: &mut SplitMix) -> (u32, Vec<Tables>) {
    let mut found: Vec<Tables> = (0..rounds).map(|_| shuffled(players, sizes, luck)).collect();
    let mut met = vec![vec![0_i32; players]; players];
    for table in found.iter().flatten() {
        for (i, a) in table.iter().enumerate() {
            for b in &table[i + 1..] {
                met[*a][*b] += 1;
                met[*b][*a] += 1;
            }
        }
    }
    // Each meeting after the first costs as many as there were before it.
    let cost = |met: &[Vec<i32>]| -> u32 {
        let pairs = met.iter().enumerate().flat_map(|(i, row)| &row[i + 1..]);
        pairs.map(|n| (n * (n - 1) / 2) as u32).sum()
    };
    if sizes.len() < 2 || rounds == 0 {
        return (cost(&met), found);
    }
    for step in 0..STEPS {
        let tables = &mut found[luck.below(rounds as u32) as usize];
        let one = luck.below(sizes.len() as u32) as usize;
        let other = (one + 1 + luck.below(sizes.len() as u32 - 1) as usize) % sizes.len();
        let [i, j] = [one, other].map(|table| luck.below(sizes[table] as u32) as usize);
        let (a, b) = (tables[one][i], tables[other][j]);
        let [with_a, with_b] = [(one, a), (other, b)]
            .map(|(table, own)| tables[table].iter().copied().filter(|who| *who != own).collect::<Vec<_>>());
        let gain: i32 = with_a.iter().map(|who| met[a][*who] - 1 - met[b][*who]).sum::<i32>()
            + with_b.iter().map(|who| met[b][*who] - 1 - met[a][*who]).sum::<i32>();
        if gain < 0 || (gain == 0 && step % 4 > 0) {
            continue;
        }
        (tables[one][i], tables[other][j]) = (b, a);
        for (own, new, others) in [(a, b, &with_a), (b, a, &with_b)] {
            for who in others {
                for (x, y) in [(own, *who), (*who, own)] {
                    met[x][y] -= 1;
                }
                for (x, y) in [(new, *who), (*who, new)] {
                    met[x][y] += 1;
                }
            }
        }
    }
    (cost(&met), found)
}

fn shuffled(players: usize, sizes: &[usize], luck: &mut SplitMix) -> Tables {
    let mut all: Vec<usize> = (0..players).collect();
    for i in (1..players).rev() {
        all.swap(i, luck.below(i as u32 + 1) as usize);
    }
    let mut all = all.into_iter();
    sizes.iter().map(|size| all.by_ref().take(*size).collect()).collect()
}

/// A round of Swiss. `standing` is each player's points; `met` how often two have met, the smaller number first.
pub(crate) fn swiss(
    standing: &[i64],
    met: &HashMap<(usize, usize), u32>,
    sizes: &[usize],
    luck: u64,
) -> Tables {
    let players = standing.len();
    let lots = shuffled(players, &[players], &mut SplitMix(luck)).concat();
    let mut order = lots;
    order.sort_by_key(|player| -standing[*player]);
    let mut order = order.into_iter();
    let mut tables: Tables = sizes.iter().map(|size| order.by_ref().take(*size).collect()).collect();
    // To meet again is worse than any distance in points.
    let pair = |a: usize, b: usize| -> i64 {
        let again = met.get(&(a.min(b), a.max(b))).copied().unwrap_or(0);
        i64::from(again) * 1_000_000 + ((standing[a] - standing[b]) / 30).pow(2)
    };
    let cost = |table: &[usize], own: usize, new: usize| -> i64 {
        table.iter().filter(|who| **who != own).map(|who| pair(new, *who)).sum()
    };
    for _ in 0..4 * players {
        let mut best = (0, (0, 0), (0, 0));
        for one in 0..tables.len() {
            for other in one + 1..tables.len() {
                for i in 0..tables[one].len() {
                    for j in 0..tables[other].len() {
                        let (a, b) = (tables[one][i], tables[other][j]);
                        let gain = cost(&tables[one], a, a) + cost(&tables[other], b, b)
                            - cost(&tables[one], a, b)
                            - cost(&tables[other], b, a);
                        if gain > best.0 {
                            best = (gain, (one, i), (other, j));
                        }
                    }
                }
            }
        }
        let (gain, (one, i), (other, j)) = best;
        if gain == 0 {
            break;
        }
        (tables[one][i], tables[other][j]) = (tables[other][j], tables[one][i]);
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meetings(rounds: &[Tables]) -> HashMap<(usize, usize), u32> {
        let mut met = HashMap::new();
        for table in rounds.iter().flatten() {
            for (i, a) in table.iter().enumerate() {
                for b in &table[i + 1..] {
                    *met.entry((*a.min(b), *a.max(b))).or_default() += 1;
                }
            }
        }
        met
    }
    fn everybody_once_a_round(rounds: &[Tables], players: usize) {
        for round in rounds {
            let mut seated = round.concat();
            seated.sort_unstable();
            assert_eq!(seated, (0..players).collect::<Vec<_>>());
        }
    }

    #[test]
    fn tables_are_about_as_large_as_they_should_be() {
        for (players, size, seats, expected) in [
            (8, 2, (2, 5), Some(vec![2, 2, 2, 2])),
            (7, 2, (2, 5), Some(vec![3, 2, 2])),
            (7, 3, (3, 6), Some(vec![4, 3])),
            (5, 3, (3, 6), Some(vec![5])),
            (6, 5, (2, 5), Some(vec![3, 3])),
            (2, 3, (3, 6), None),
        ] {
            assert_eq!(sizes(players, size, seats), expected, "{players} {size}");
        }
    }
    #[test]
    fn in_duels_everybody_meets_everybody_once() {
        for players in 2..=13 {
            let rounds = usual_rounds(players, 2, true);
            let found = circle(players, rounds);
            let met = meetings(&found);
            assert_eq!(met.len(), players * (players - 1) / 2, "{players}");
            assert!(met.values().all(|times| *times == 1), "{players}");
            for player in 0..players {
                let sits = found.iter().filter(|round| round.concat().contains(&player)).count();
                assert_eq!(sits, players - 1, "{players}");
            }
        }
    }
    #[test]
    fn at_larger_tables_meetings_are_even() {
        // Nine at tables of three in four rounds can all meet once.
        let rounds = usual_rounds(9, 3, true);
        let found = round_robin(9, &[3; 3], rounds, 1908);
        everybody_once_a_round(&found, 9);
        let met = meetings(&found);
        assert_eq!((rounds, met.len(), met.values().max()), (4, 36, Some(&1)));
        let found = round_robin(10, &[4, 3, 3], 5, 1);
        everybody_once_a_round(&found, 10);
        assert!(meetings(&found).values().max() <= Some(&2));
        assert_eq!(found, round_robin(10, &[4, 3, 3], 5, 1), "the same again");
    }
    #[test]
    fn swiss_pairs_equals_who_have_not_met() {
        let standing = [360, 240, 240, 240, 120, 120, 120, 0];
        let met = HashMap::from([((0, 1), 1), ((2, 3), 1), ((4, 5), 1)]);
        let tables = swiss(&standing, &met, &[2; 4], 7);
        everybody_once_a_round(std::slice::from_ref(&tables), 8);
        for table in &tables {
            let pair = (table[0].min(table[1]), table[0].max(table[1]));
            assert!(!met.contains_key(&pair), "{tables:?}");
            assert!((standing[pair.0] - standing[pair.1]).abs() <= 120, "{tables:?}");
        }
        // Over five rounds of sixteen nobody meets anybody twice.
        let (mut points, mut met) = (vec![0_i64; 16], HashMap::new());
        for round in 0..5 {
            let tables = swiss(&points, &met, &[2; 8], round);
            for table in &tables {
                *met.entry((table[0].min(table[1]), table[0].max(table[1]))).or_default() += 1;
                points[table[0].min(table[1])] += 120;
            }
        }
        assert!(met.values().all(|times| *times == 1));
    }
}
