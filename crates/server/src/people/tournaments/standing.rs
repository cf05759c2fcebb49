//! Points of a tournament and who stands where.

use std::collections::HashMap;

/// What first place alone is worth; last place alone is worth nothing. Every share of it at tables of two to six is a whole number.
pub(crate) const FULL: i64 = 120;

/// What everybody at a table gets by place, from 1; whoever forfeited has none, comes last and gets nothing. Those who share places share
/// their points.
pub(crate) fn points(places: &[Option<u32>]) -> Vec<i64> {
    let seats = places.len() as i64;
    let mine = |place: &Option<u32>| {
        let Some(place) = place else { return 0 };
        let before = places.iter().flatten().filter(|other| *other < place).count() as i64;
        let same = places.iter().flatten().filter(|other| *other == place).count() as i64;
        if seats < 2 {
            return FULL;
        }
        // Twice the middle of the ranks that are shared.
        let twice = 2 * before + same + 1;
        FULL / 2 * (2 * seats - twice) / (seats - 1)
    };
    places.iter().map(mine).collect()
}

/// How somebody stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Score {
    /// Of all tables.
    pub points: i64,
    /// Tables won, alone or shared.
    pub wins: u32,
    /// Tables that were counted.
    pub tables: u32,
    /// What rivals have, all of them together: it tells apart who has as many points.
    pub rivals: i64,
}

/// A table that was counted: players, and their places.
pub(crate) type Counted<'a> = (&'a [String], &'a [Option<u32>]);

/// How everybody stands after these tables, best first. Whoever the score does not tell apart shares a place.
pub(crate) fn standing<'a>(
    players: impl Iterator<Item = &'a String>,
    tables: &[Counted<'a>],
) -> Vec<(String, Score, u32)> {
    let mut scores: HashMap<&str, Score> =
        players.map(|player| (player.as_str(), Score::default())).collect();
    for (who, places) in tables {
        let best = places.iter().flatten().min();
        for ((player, place), points) in who.iter().zip(*places).zip(points(places)) {
            let score = scores.entry(player).or_default();
            score.points += points;
            score.tables += 1;
            score.wins += u32::from(place.is_some() && place.as_ref() == best);
        }
    }
    let points: HashMap<&str, i64> = scores.iter().map(|(player, score)| (*player, score.points)).collect();
    for (who, _) in tables {
        let all: i64 = who.iter().filter_map(|player| points.get(player.as_str())).sum();
        for player in *who {
            let own = points.get(player.as_str()).copied().unwrap_or(0);
            scores.entry(player).or_default().rivals += all - own;
        }
    }
    let mut rows: Vec<(String, Score)> =
        scores.into_iter().map(|(player, score)| (player.to_owned(), score)).collect();
    let worth = |score: &Score| (score.points, score.wins, score.rivals);
    rows.sort_by(|(a, x), (b, y)| worth(y).cmp(&worth(x)).then_with(|| a.cmp(b)));
    let place = |row: &Score| 1 + rows.iter().filter(|(_, other)| worth(other) > worth(row)).count() as u32;
    rows.iter().map(|(player, score)| (player.clone(), *score, place(score))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_worth_points_and_shared_ones_are_shared() {
        for (places, expected) in [
            (vec![Some(1), Some(2)], vec![120, 0]),
            (vec![Some(1), Some(1)], vec![60, 60]),
            (vec![Some(3), Some(1), Some(2), Some(4)], vec![40, 120, 80, 0]),
            (vec![Some(1), Some(1), Some(3)], vec![90, 90, 0]),
            (vec![Some(2), None, Some(4)], vec![120, 0, 60]),
            (vec![None, None], vec![0, 0]),
            (vec![Some(1), Some(2), Some(3), Some(4), Some(5), Some(6)], vec![120, 96, 72, 48, 24, 0]),
        ] {
            assert_eq!(points(&places), expected, "{places:?}");
        }
    }
    #[test]
    fn wins_and_then_rivals_tell_apart_who_has_as_many_points() {
        let names: Vec<String> = ["a", "b", "c", "d"].map(String::from).to_vec();
        let table = |one: usize, other: usize| [names[one].clone(), names[other].clone()];
        let (first, second, third) = (table(0, 1), table(2, 3), table(0, 2));
        let (won, shared) = ([Some(1), Some(2)], [Some(1), Some(1)]);
        let tables: [Counted<'_>; 3] = [(&first, &won), (&second, &won), (&third, &shared)];
        let rows = standing(names.iter(), &tables);
        let told: Vec<_> =
            rows.iter().map(|(who, score, place)| (who.as_str(), score.points, *place)).collect();
        assert_eq!(told, [("a", 180, 1), ("c", 180, 1), ("b", 0, 3), ("d", 0, 3)]);
        assert_eq!((rows[0].1.wins, rows[0].1.rivals), (2, 180));
    }
}
