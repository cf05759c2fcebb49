//! The leaderboard: ratings made of the games that count, in the order in which they ended. Nothing of them is stored: they follow
//! from the seats that were counted, and those from the logs, so anybody who keeps the server can make them again.

use super::rating::{self, Rating};
use crate::hub::Hub;
use crate::store::{RatedRow, SeasonRow, Store, StoreError};
use crate::summary::Summary;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use utoipa::ToSchema;

/// A game that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rated {
    /// Which game.
    game: String,
    ended_at: i64,
    /// Players and their places; whoever left comes last.
    places: Vec<(String, u32)>,
}

/// All games that count, in order, as far as they have been read.
#[derive(Debug, Default)]
pub(crate) struct Results {
    games: Vec<Rated>,
    seats: i64,
    /// What was made of them: by game and season.
    made: HashMap<(String, String), BTreeMap<String, Row>>,
}

/// What a player has in a season.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Row {
    rating: Rating,
    races: u32,
    wins: u32,
}

impl Default for Row {
    fn default() -> Self {
        Row { rating: rating::START, races: 0, wins: 0 }
    }
}

/// A place on the leaderboard.
#[derive(Clone, PartialEq, Debug, Deserialize, Serialize, ToSchema)]
pub struct Ranked {
    /// Who.
    pub player: String,
    /// What the player is called.
    pub name: String,
    /// What the list is sorted by: `mu` less three times `sigma`.
    pub rating: f64,
    /// How strong the player is thought to be; everybody begins with 25.
    pub mu: f64,
    /// How unsure that is; 25/3 at first.
    pub sigma: f64,
    /// Games that count.
    pub races: u32,
    /// Games won, among those who are counted.
    pub wins: u32,
}

/// A season.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, ToSchema)]
pub struct Season {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Its first moment: milliseconds since the epoch.
    pub from: i64,
    /// The first moment after it.
    pub until: i64,
    /// Ratings go on from what was before; otherwise everybody begins anew.
    pub carries: bool,
}

impl From<SeasonRow> for Season {
    fn from(row: SeasonRow) -> Season {
        let SeasonRow { id, name, from_at: from, until_at: until, carries } = row;
        Season { id, name, from, until, carries }
    }
}

/// Whoever left comes after everybody else.
const LAST: u32 = u32::MAX;

/// Games from their seats, which stand game by game.
pub(crate) fn games(rows: &[RatedRow]) -> Vec<Rated> {
    let one = |seats: &[RatedRow]| {
        let RatedRow { sitting, summary } = &seats[0];
        let summary: Summary = serde_json::from_str(summary).unwrap_or_default();
        let place = |row: &RatedRow| match row.sitting.place {
            0 => (row.sitting.player.clone(), LAST),
            place => (row.sitting.player.clone(), place as u32),
        };
        Rated {
            game: summary.outline.game,
            ended_at: sitting.ended_at,
            places: seats.iter().map(place).collect(),
        }
    };
    rows.chunk_by(|a, b| a.sitting.game == b.sitting.game).map(one).collect()
}

/// What everybody has after these games.
pub(crate) fn fold<'a>(
    games: impl Iterator<Item = &'a Rated>,
    season: &Range<i64>,
    carries: bool,
) -> BTreeMap<String, Row> {
    let mut rows = BTreeMap::<String, Row>::new();
    for game in games.filter(|game| game.ended_at < season.end) {
        let is_within = season.contains(&game.ended_at);
        if !is_within && !carries {
            continue;
        }
        let start =
            |(player, place): &(String, u32)| (rows.get(player).copied().unwrap_or_default().rating, *place);
        let before: Vec<_> = game.places.iter().map(start).collect();
        let best = game.places.iter().map(|(_, place)| *place).min();
        for ((player, place), rating) in game.places.iter().zip(rating::after(&before)) {
            let row = rows.entry(player.clone()).or_default();
            row.rating = rating;
            row.races += u32::from(is_within);
            row.wins += u32::from(is_within && best == Some(*place));
        }
    }
    rows.retain(|_, row| row.races > 0);
    rows
}

impl Results {
    /// Reads what has been counted since.
    async fn look(&mut self, store: &Store) -> Result<(), StoreError> {
        let seats = store.count_rated().await?;
        if seats == self.seats {
            return Ok(());
        }
        let last = self.games.last().map_or(0, |game| game.ended_at);
        let tail = store.rated_since(last).await?;
        let known = self.games.partition_point(|game| game.ended_at < last);
        let before: usize = self.games[..known].iter().map(|game| game.places.len()).sum();
        self.games.truncate(known);
        self.seats = (before + tail.len()) as i64;
        if self.seats == seats {
            self.games.extend(games(&tail));
        } else {
            // Something was deleted, or counted with an earlier time by another server.
            let all = store.rated_since(0).await?;
            (self.seats, self.games) = (all.len() as i64, games(&all));
        }
        self.made.clear();
        Ok(())
    }
    fn made(&mut self, game: &str, season: Option<&SeasonRow>) -> &BTreeMap<String, Row> {
        let key = (game.to_owned(), season.map(|season| season.id.clone()).unwrap_or_default());
        let Results { games, made, .. } = self;
        made.entry(key).or_insert_with(|| {
            let range = season.map_or(0..i64::MAX, |season| season.from_at..season.until_at);
            let carries = season.is_some_and(|season| season.carries);
            fold(games.iter().filter(|one| one.game == game), &range, carries)
        })
    }
}

/// Who stands where, the best first: those who want to.
pub(crate) async fn ranked(
    hub: &Hub,
    game: &str,
    season: Option<&SeasonRow>,
) -> Result<Vec<Ranked>, StoreError> {
    let names = hub.store.listed_names().await?;
    let mut results = hub.people.results.lock().await;
    results.look(&hub.store).await?;
    let row = |(player, row): (&String, &Row)| {
        let (name, Rating { mu, sigma }) = (names.get(player)?.clone(), row.rating);
        let (player, rating) = (player.clone(), row.rating.at_least());
        Some(Ranked { player, name, rating, mu, sigma, races: row.races, wins: row.wins })
    };
    let mut ranked: Vec<Ranked> = results.made(game, season).iter().filter_map(row).collect();
    drop(results);
    ranked.sort_by(|a, b| b.rating.total_cmp(&a.rating).then_with(|| a.name.cmp(&b.name)));
    Ok(ranked)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(ended_at: i64, places: &[(&str, u32)]) -> Rated {
        let places = places.iter().map(|(player, place)| ((*player).to_owned(), *place)).collect();
        Rated { game: "race".into(), ended_at, places }
    }

    #[test]
    fn a_season_begins_anew_or_goes_on_and_counts_its_own_games() {
        let games = [
            game(1, &[("ann", 1), ("bob", 2)]),
            game(5, &[("bob", 3), ("ann", 1), ("kim", LAST)]),
            game(9, &[("bob", 1), ("ann", 2)]),
        ];
        let all = fold(games.iter(), &(0..i64::MAX), false);
        assert_eq!((all["ann"].races, all["ann"].wins, all["kim"].races), (3, 2, 1));
        let anew = fold(games.iter(), &(4..9), false);
        let first = rating::after(&[(rating::START, 3), (rating::START, 1), (rating::START, LAST)]);
        assert_eq!([anew["bob"].rating, anew["ann"].rating, anew["kim"].rating], first[..]);
        assert!(anew["kim"].rating.mu < anew["bob"].rating.mu, "whoever left comes last");
        let on = fold(games.iter(), &(9..20), true);
        assert_eq!((on.len(), on["bob"].races, on["bob"].wins), (2, 1, 1));
        assert_eq!(on["bob"].rating, all["bob"].rating, "nothing is forgotten");
        assert_ne!(fold(games.iter(), &(9..20), false)["bob"].rating, on["bob"].rating);
    }
}
