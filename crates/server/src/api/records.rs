//! Records of the open tables of this server, counted from what the lobby keeps of finished games.

use super::body::Asked;
use crate::error::ApiError;
use crate::hub::Hub;
use crate::summary::{Summary, SummarySeat};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use session::Refusal;
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// Whose records.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// Which game: `race` or `motorcar`; `race` if not said.
    #[serde(default = "race")]
    game: String,
}

fn race() -> String {
    "race".into()
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
    /// The most points.
    pub best: i32,
    /// Points on average.
    pub average: f64,
}

/// A record and who holds it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Feat {
    /// Points, or turns.
    pub n: i64,
    /// What a person is called, or the level of a bot.
    pub name: String,
    /// A bot?
    pub bot: bool,
    /// On which board.
    pub board: String,
}

/// The records of a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct Records {
    /// How many games count.
    pub races: u32,
    /// The most points.
    pub highest: Option<Feat>,
    /// The game won in the fewest turns.
    pub fastest: Option<Feat>,
    /// The most wins first, at most 100.
    pub names: Vec<Tally>,
}

/// So many names are told.
const NAMES: usize = 100;

/// Records of the open tables: private ones, branches, games with chosen luck and games in which luck was taken back do
/// not count.
#[utoipa::path(get, path = "/api/records", tag = "lobby",
    params(("game" = Option<String>, Query, pattern = "^(race|motorcar)$", description = "`race`, also if not said, or `motorcar`")),
    responses((status = 200, description = "What names have done here", body = Records)))]
pub(crate) async fn records(
    State(hub): State<Arc<Hub>>,
    Asked(which): Asked<Which>,
) -> Result<Json<Records>, ApiError> {
    if hub.catalog.rules_version(&which.game).is_none() {
        return Err(Refusal::Invalid("there is no such game: race or motorcar").into());
    }
    let stored = hub.store.finished().await?;
    let games = stored.iter().filter_map(|text| serde_json::from_str::<Summary>(text).ok());
    Ok(Json(count(games.filter(|game| game.counts && game.game == which.game))))
}

fn count(games: impl Iterator<Item = Summary>) -> Records {
    let mut records = Records::default();
    let mut names = BTreeMap::<(bool, String), (Tally, i64)>::new();
    for game in games {
        records.races += 1;
        // Who was forgotten has no name any more.
        for seat in game.seats.iter().filter(|seat| !seat.name.is_empty()) {
            let (Some(place), Some(points)) = (seat.place, seat.points) else { continue };
            let (bot, won) = (seat.holder == "bot", place == 1);
            let (tally, sum) = names.entry((bot, seat.name.clone())).or_default();
            tally.races += 1;
            tally.wins += u32::from(won);
            tally.best = tally.best.max(points);
            *sum += i64::from(points);
            let feat = |n: i64| feat(n, seat, &game.board);
            if points > 0 && records.highest.as_ref().is_none_or(|best| i64::from(points) > best.n) {
                records.highest = Some(feat(points.into()));
            }
            let turns = game.turn.map(i64::from).filter(|_| won && points > 0);
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
    records.names.sort_by(|a, b| b.wins.cmp(&a.wins).then(b.average.total_cmp(&a.average)));
    records.names.truncate(NAMES);
    records
}

fn feat(n: i64, seat: &SummarySeat, board: &str) -> Feat {
    Feat { n, name: seat.name.clone(), bot: seat.holder == "bot", board: board.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(turn: u32, crews: &[(&str, &str, u8, i32)]) -> Summary {
        let seat = |&(holder, name, place, points): &(&str, &str, u8, i32)| SummarySeat {
            holder: holder.into(),
            name: name.into(),
            place: Some(place),
            points: Some(points),
        };
        let seats = crews.iter().map(seat).collect();
        Summary { turn: Some(turn), board: "africa".into(), seats, counts: true, ..Summary::default() }
    }

    #[test]
    fn names_are_counted_and_bots_apart_from_people_of_that_name() {
        let games = [
            game(7, &[("person", "Ann", 1, 60), ("bot", "racer", 2, 50)]),
            game(5, &[("person", "Ann", 2, 40), ("bot", "racer", 1, 55)]),
            game(9, &[("person", "racer", 2, 10), ("person", "Ann", 1, 70)]),
        ];
        let records = count(games.into_iter());
        assert_eq!(records.races, 3);
        let feat = |n, name: &str, bot| Some(Feat { n, name: name.into(), bot, board: "africa".into() });
        assert_eq!(records.highest, feat(70, "Ann", false));
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
        let records = count([game(20, &[("person", "Ann", 1, 0), ("bot", "novice", 2, 0)])].into_iter());
        assert_eq!((records.races, records.highest, records.fastest), (1, None, None));
    }
    #[test]
    fn who_has_no_name_holds_no_record() {
        let records = count([game(6, &[("person", "", 1, 60), ("open", "", 2, 40)])].into_iter());
        assert_eq!((records.races, records.highest, records.fastest, records.names), (1, None, None, vec![]));
    }
}
