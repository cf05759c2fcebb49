//! Records of the open tables of this server, counted from what the lobby keeps of finished games.

use super::body::Asked;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::summary::{Summary, SummarySeat};
use axum::Json;
use axum::extract::State;
use game::Scoring;
use serde::{Deserialize, Serialize};
use session::{CatalogError, Outline};
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// Whose records.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// Which game; the first on offer if not said.
    #[serde(default)]
    game: Option<String>,
}

/// What a name has done.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct Tally {
    /// What a person is called, or the level of a bot.
    pub name: String,
    /// A bot?
    pub bot: bool,
    /// Games that were played to the end.
    pub races: u32,
    /// Games won.
    pub wins: u32,
    /// The best result: the most points, or the fewest days.
    pub best: i32,
    /// Points or days on average.
    pub average: f64,
}

/// A record and who holds it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Feat {
    /// Points, days or turns.
    pub n: i64,
    /// What a person is called, or the level of a bot.
    pub name: String,
    /// A bot?
    pub bot: bool,
    /// Where.
    #[serde(flatten)]
    pub outline: Outline,
}

/// The records of a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct Records {
    /// How many games count.
    pub races: u32,
    /// The best result: the most points, or the fewest days.
    pub best: Option<Feat>,
    /// The game won in the fewest turns, where games differ in that.
    pub fastest: Option<Feat>,
    /// The most wins first, at most 100.
    pub names: Vec<Tally>,
}

/// So many names are told.
const NAMES: usize = 100;

/// Records of the open tables: private ones, branches, games with chosen luck and games in which luck was taken back do
/// not count.
#[utoipa::path(get, path = "/api/records", tag = "lobby",
    params(("game" = Option<String>, Query, description = "Which game; the first on offer if not said")),
    responses((status = 200, description = "What names have done here", body = Records)))]
pub(crate) async fn records(
    State(hub): State<Arc<Hub>>,
    Asked(which): Asked<Which>,
) -> Result<Json<Records>, ApiError> {
    let wanted = which.game.unwrap_or_else(|| hub.catalog.first_game().into());
    let Some(scoring) = hub.catalog.scoring(&wanted) else { return Err(CatalogError::Game(wanted).into()) };
    let counted = hub.finished.count(&hub.store, &wanted, |games| count(scoring, games)).await?;
    Ok(Json(Records::clone(&counted)))
}

fn count<'a>(scoring: Scoring, games: impl Iterator<Item = &'a Summary>) -> Records {
    let (mut records, mut best) = (Records::default(), None);
    let mut names = BTreeMap::<(bool, String), (Tally, i64)>::new();
    for game in games {
        records.races += 1;
        // Whoever was forgotten has no name any more.
        for seat in game.seats.iter().filter(|seat| !seat.name.is_empty()) {
            let (Some(place), Some(points)) = (seat.place, seat.points) else { continue };
            let (bot, won) = (seat.holder == "bot", place == 1);
            let (tally, sum) = names.entry((bot, seat.name.clone())).or_default();
            tally.races += 1;
            tally.wins += u32::from(won);
            if tally.races == 1 || scoring.is_better(points, tally.best) {
                tally.best = points;
            }
            *sum += i64::from(points);
            let feat = |n: i64| feat(n, seat, &game.outline);
            if points > 0 && best.is_none_or(|best| scoring.is_better(points, best)) {
                best = Some(points);
                records.best = Some(feat(points.into()));
            }
            let turns = game.turn.map(i64::from).filter(|_| won && points > 0 && scoring == Scoring::Points);
            if let Some(turns) = turns
                && records.fastest.as_ref().is_none_or(|best| turns < best.n)
            {
                records.fastest = Some(feat(turns));
            }
        }
    }
    let tally = |((bot, name), (tally, sum)): ((bool, String), (Tally, i64))| {
        let average = sum as f64 / f64::from(tally.races);
        Tally { name, bot, average, ..tally }
    };
    records.names = names.into_iter().map(tally).collect();
    records.names.sort_by(|a, b| {
        let by_average = match scoring {
            Scoring::Points => b.average.total_cmp(&a.average),
            Scoring::Days => a.average.total_cmp(&b.average),
        };
        b.wins.cmp(&a.wins).then(by_average)
    });
    records.names.truncate(NAMES);
    records
}

fn feat(n: i64, seat: &SummarySeat, outline: &Outline) -> Feat {
    Feat { n, name: seat.name.clone(), bot: seat.holder == "bot", outline: outline.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn africa() -> Outline {
        Outline { board: "africa".into(), ..Outline::default() }
    }
    fn game(turn: u32, crews: &[(&str, &str, u8, i32)]) -> Summary {
        let seat = |&(holder, name, place, points): &(&str, &str, u8, i32)| SummarySeat {
            holder: holder.into(),
            name: name.into(),
            place: Some(place),
            points: Some(points),
        };
        let seats = crews.iter().map(seat).collect();
        Summary { turn: Some(turn), outline: africa(), seats, counts: true, ..Summary::default() }
    }

    #[test]
    fn names_are_counted_and_bots_apart_from_people_of_that_name() {
        let games = [
            game(7, &[("person", "Ann", 1, 60), ("bot", "racer", 2, 50)]),
            game(5, &[("person", "Ann", 2, 40), ("bot", "racer", 1, 55)]),
            game(9, &[("person", "racer", 2, 10), ("person", "Ann", 1, 70)]),
        ];
        let records = count(Scoring::Points, games.iter());
        assert_eq!(records.races, 3);
        let feat = |n, name: &str, bot| Some(Feat { n, name: name.into(), bot, outline: africa() });
        assert_eq!(records.best, feat(70, "Ann", false));
        assert_eq!(records.fastest, feat(5, "racer", true));
        let row = |name: &str, bot, races, wins, best, average| Tally {
            name: name.into(),
            bot,
            races,
            wins,
            best,
            average,
        };
        let ann = row("Ann", false, 3, 2, 70, 170.0 / 3.0);
        let [bot, person] = [row("racer", true, 2, 1, 55, 52.5), row("racer", false, 1, 0, 10, 10.0)];
        assert_eq!(records.names, [ann, bot, person]);
    }
    #[test]
    fn a_race_nobody_finished_holds_no_record() {
        let records =
            count(Scoring::Points, [game(20, &[("person", "Ann", 1, 0), ("bot", "novice", 2, 0)])].iter());
        assert_eq!((records.races, records.best, records.fastest), (1, None, None));
    }
    #[test]
    fn fewer_days_are_better_and_a_shared_win_is_a_win_of_both() {
        let games = [
            game(16, &[("person", "Ann", 1, 241), ("person", "Bob", 1, 241), ("bot", "racer", 3, 260)]),
            game(16, &[("person", "Ann", 3, 316), ("person", "Bob", 2, 290), ("bot", "racer", 1, 236)]),
        ];
        let records = count(Scoring::Days, games.iter());
        let best = records.best.map(|feat| (feat.n, feat.name));
        assert_eq!((best, records.fastest), (Some((236, "racer".into())), None));
        let rows = records.names.iter().map(|row| (row.name.as_str(), row.wins, row.best, row.average));
        let rows: Vec<_> = rows.collect();
        assert_eq!(rows, [("racer", 1, 236, 248.0), ("Bob", 1, 241, 265.5), ("Ann", 1, 241, 278.5)]);
    }
    #[test]
    fn whoever_has_no_name_holds_no_record() {
        let records = count(Scoring::Points, [game(6, &[("person", "", 1, 60), ("open", "", 2, 40)])].iter());
        assert_eq!((records.races, records.best, records.fastest, records.names), (1, None, None, vec![]));
    }
}
