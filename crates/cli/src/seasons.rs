//! `great-race admin season` and `admin ratings`: stretches of the calendar, and the leaderboard made again from the logs.

use crate::say;
use crate::terminal::say_json;
use anyhow::{Context, Result, ensure};
use clap::Subcommand;
use game::text::plain;
use server::admin::Admin;

/// What to do with seasons.
#[derive(Subcommand, Clone, Debug)]
pub enum Seasons {
    /// Opens one; days are those of Greenwich.
    Open {
        /// What it is called.
        name: String,
        /// Its first day: YYYY-MM-DD.
        #[arg(long, value_name = "DAY")]
        from: String,
        /// Its last day: YYYY-MM-DD.
        #[arg(long, value_name = "DAY")]
        until: String,
        /// Ratings go on from what was before; otherwise everybody begins anew.
        #[arg(long)]
        carry: bool,
    },
    /// All of them, the newest first.
    List,
    /// Deletes one; what was played in it stays.
    Delete {
        /// Its id.
        season: String,
    },
}

/// Does it.
pub async fn run(keeper: &Admin, what: &Seasons) -> Result<()> {
    match what {
        Seasons::Open { name, from, until, carry } => {
            let (from, until) = (day(from)?, day(until)?);
            let season = keeper.open_season(name, from, until + DAY, *carry).await?;
            say(format!("Season {}: {}", season.id, plain(&season.name)))
        }
        Seasons::List => {
            let mut table = comfy_table::Table::new();
            table.set_header(["season", "from", "to", "ratings", "name"]);
            for season in keeper.seasons().await? {
                table.add_row([
                    season.id,
                    written(season.from),
                    written(season.until - DAY),
                    if season.carries { "go on" } else { "begin anew" }.into(),
                    plain(&season.name).into_owned(),
                ]);
            }
            say(table)
        }
        Seasons::Delete { season } => {
            keeper.close_season(season).await?;
            say("Deleted.")
        }
    }
}

/// Replays every game that was counted, and shows the leaderboard.
pub async fn ratings(keeper: &Admin, game: Option<&str>, season: Option<&str>, json: bool) -> Result<()> {
    let games = keeper.games();
    let game = game.unwrap_or_else(|| games.first().map_or("", String::as_str));
    ensure!(games.iter().any(|one| one == game), "games are: {}", games.join(", "));
    let checked = keeper.check_results().await?;
    let ranked = keeper.leaderboard(game, season).await?;
    if json {
        say_json(serde_json::json!({ "game": game, "agree": checked.agree, "differ": checked.differ,
            "unread": checked.unread, "ranked": ranked }))?;
    } else {
        let mut table = comfy_table::Table::new();
        table.set_header(["player", "rating", "mu", "sigma", "races", "won"]);
        for row in &ranked {
            let [rating, mu, sigma] = [row.rating, row.mu, row.sigma].map(|number| format!("{number:.2}"));
            let name = plain(&row.name).into_owned();
            table.add_row([name, rating, mu, sigma, row.races.to_string(), row.wins.to_string()]);
        }
        say(table)?;
        say(format!("{} games replayed: their logs say what was counted.", checked.agree))?;
        for table in &checked.unread {
            say(format!("{table}: its log does not replay under the rules of this program"))?;
        }
    }
    ensure!(
        checked.differ.is_empty(),
        "counted otherwise than their logs say: {}",
        checked.differ.join(", ")
    );
    Ok(())
}

const DAY: i64 = 24 * 3600 * 1000;

/// The first moment of a day, in milliseconds since the epoch.
fn day(text: &str) -> Result<i64> {
    let told = || format!("a day is written YYYY-MM-DD, not {text:?}");
    let parts: Vec<i64> =
        text.split('-').map(|part| part.parse().ok()).collect::<Option<_>>().with_context(told)?;
    let [year, month, of_month] = parts[..] else { return Err(anyhow::anyhow!(told())) };
    let in_range = (1970..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&of_month);
    ensure!(in_range, told());
    let start = first_of(year, month) + (of_month - 1) * DAY;
    ensure!(written(start) == text, told());
    Ok(start)
}

/// The first moment of a month: years that begin in March end with the day that is not always there.
fn first_of(year: i64, month: i64) -> i64 {
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let leap_days = year / 4 - year / 100 + year / 400;
    (365 * year + leap_days + (153 * month + 2) / 5 - 719_468) * DAY
}

/// The day of a moment.
fn written(at: i64) -> String {
    let day = at.div_euclid(DAY);
    let mut year = 1970 + day / 366;
    while first_of(year + 1, 1) <= day * DAY {
        year += 1;
    }
    let month = (1..=12).rev().find(|month| first_of(year, *month) <= day * DAY).unwrap_or(1);
    format!("{year:04}-{month:02}-{:02}", day - first_of(year, month) / DAY + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_they_are_written() {
        for (text, at) in [
            ("1970-01-01", 0),
            ("2000-02-29", 951_782_400_000),
            ("2026-01-01", 1_767_225_600_000),
            ("2100-03-01", 4_107_542_400_000),
        ] {
            assert_eq!((day(text).ok(), written(at)), (Some(at), text.to_owned()), "{text}");
        }
        for n in 0..60_000 {
            assert_eq!(day(&written(n * DAY)).ok(), Some(n * DAY));
        }
        for wrong in
            ["", "2026", "2026-02-29", "2026-13-01", "2026-1-1", "1969-12-31", "26-01-01", "2026-01-00"]
        {
            assert!(day(wrong).is_err(), "{wrong}");
        }
    }
}
