//! `great-race admin`: what whoever keeps a server can do with its tables.

use crate::seasons::{self, Seasons};
use crate::serve::{data_folder, database};
use crate::terminal::{fit_json, say_json};
use crate::{options, say};
use anyhow::{Context, Result, ensure};
use clap::{Args, Subcommand};
use game::text::plain;
use server::Config;
use server::admin::{self, Admin};
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// What to do with the tables of a server.
#[derive(Args, Clone, Debug)]
pub struct AdminArgs {
    /// Where the tables are kept; the folder of this user's data unless said otherwise.
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The PostgreSQL where the tables are kept, if they are not in a folder; or GREAT_RACE_DATABASE.
    #[arg(long, global = true, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Clone, Debug)]
enum What {
    /// All tables, private ones too.
    List {
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// The log of a table; stop the server before exporting a game with its seed.
    Export {
        /// The table.
        table: String,
        /// With the seed of a game that is not over: it tells everything, to move the game to another server.
        #[arg(long)]
        seed: bool,
        /// Where to write it; the terminal unless said otherwise.
        #[arg(long, value_name = "FILE")]
        to: Option<PathBuf>,
    },
    /// A log becomes a table; the server must be stopped. Shows the new links of its seats.
    Import {
        /// The log.
        file: PathBuf,
    },
    /// Ends a game without a result; the server must be stopped.
    Close {
        /// The table.
        table: String,
    },
    /// Deletes a table with everything that belongs to it; the server must be stopped.
    Delete {
        /// The table.
        table: String,
    },
    /// A copy of all tables in one file, also while the server runs.
    Backup {
        /// A file that does not exist yet.
        file: PathBuf,
    },
    /// Everything moves to another place, which must be empty: from a folder to a PostgreSQL, or back. Servers must be stopped.
    /// Every row is compared there and every log replayed; what is moved stays where it was.
    Migrate {
        /// A PostgreSQL: postgres://USER:PASSWORD@HOST:PORT/DATABASE.
        #[arg(long, value_name = "URL", conflicts_with = "to_data", required_unless_present = "to_data")]
        to_database: Option<String>,
        /// A folder.
        #[arg(long, value_name = "DIR")]
        to_data: Option<PathBuf>,
    },
    /// Seasons of the leaderboard: open, list, delete. Also while the server runs on a PostgreSQL.
    Season {
        #[command(subcommand)]
        what: Seasons,
    },
    /// The leaderboard, made again: every game that was counted is replayed, and what its log says is held against what was counted.
    Ratings {
        /// Which game; the first on offer unless said otherwise.
        #[arg(long)]
        game: Option<String>,
        /// Which season, by its id; all games unless said otherwise.
        #[arg(long)]
        season: Option<String>,
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
    /// A backup becomes the tables of an empty data folder.
    Restore {
        /// The backup.
        file: PathBuf,
    },
}

/// Does it.
pub fn run(args: &AdminArgs) -> Result<()> {
    let data = data_folder(args.data.as_deref())?;
    let database = database(args.database.as_deref(), args.data.as_deref());
    let runtime = tokio::runtime::Runtime::new().context("no threads")?;
    runtime.block_on(act(&data, database, &args.what))
}

async fn act(data: &Path, database: Option<String>, what: &What) -> Result<()> {
    let content = options::load(None)?;
    if let What::Restore { file } = what {
        ensure!(
            database.is_none(),
            "a PostgreSQL is restored with its own tools, and a backup of a folder into a folder"
        );
        let tables = admin::restore(file, data, content).await?;
        return say(format!("{tables} tables restored."));
    }
    let place = |data: &Path, database: Option<String>| {
        let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), data.to_owned(), content.clone());
        Config { database, ..config }
    };
    if let What::Migrate { to_database, to_data } = what {
        let to = place(to_data.as_deref().unwrap_or(data), to_database.clone());
        return tell(&admin::migrate(place(data, database), to).await?);
    }
    let keeper = Admin::with_config(place(data, database)).await?;
    match what {
        What::List { json } => list(&keeper, *json).await?,
        What::Export { table, seed, to } => {
            let log = keeper.export(table, *seed).await?;
            match to {
                None if std::io::stdout().is_terminal() => {
                    say(log.trim_end().lines().map(fit_json).collect::<Vec<_>>().join("\n"))?
                }
                None => std::io::stdout().write_all(log.as_bytes())?,
                Some(file) if *seed => {
                    server::store::write_private(file, &log).with_context(|| file.display().to_string())?;
                }
                Some(file) => std::fs::write(file, log).with_context(|| file.display().to_string())?,
            }
        }
        What::Import { file } => {
            let opened = keeper.import(options::read_file(file)?).await?;
            say(format!("Table {}", opened.table))?;
            for seat in opened.seats {
                say(format!("seat {}: {}  recovery code {}", seat.seat, seat.link, seat.recovery))?;
            }
        }
        What::Close { table } => {
            keeper.close(table).await?;
            say("Closed.")?;
        }
        What::Delete { table } => {
            keeper.delete(table).await?;
            say("Deleted.")?;
        }
        What::Backup { file } => {
            keeper.backup(file).await?;
            say(format!("Kept in {}.", file.display()))?;
        }
        What::Season { what } => seasons::run(&keeper, what).await?,
        What::Ratings { game, season, json } => {
            seasons::ratings(&keeper, game.as_deref(), season.as_deref(), *json).await?;
        }
        What::Restore { .. } | What::Migrate { .. } => {}
    }
    keeper.end().await;
    Ok(())
}

/// What has moved.
fn tell(moved: &admin::Moved) -> Result<()> {
    for (table, rows) in &moved.rows {
        say(format!("{table}: {rows} rows, the same on both sides"))?;
    }
    say(format!("{} logs replayed and checked there.", moved.verified))?;
    for table in &moved.unplayed {
        say(format!("{table}: as it was, but its log does not replay under the rules of this program"))?;
    }
    Ok(())
}

async fn list(keeper: &Admin, json: bool) -> Result<()> {
    let rows = keeper.list().await?;
    if json {
        let rows: Vec<_> = rows
            .iter()
            .map(|row| {
                let summary: serde_json::Value = serde_json::from_str(&row.summary).unwrap_or_default();
                serde_json::json!({ "table": row.id, "title": row.title, "status": row.status,
                    "private": row.hidden, "created_at": row.created_at, "updated_at": row.updated_at,
                    "summary": summary })
            })
            .collect();
        return say_json(serde_json::Value::from(rows));
    }
    let mut table = comfy_table::Table::new();
    table.set_header(["table", "status", "private", "title"]);
    for row in rows {
        table.add_row([
            row.id,
            row.status,
            if row.hidden { "yes".into() } else { String::new() },
            plain(&row.title).into_owned(),
        ]);
    }
    say(table)
}
