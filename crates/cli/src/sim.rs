//! `great-race sim`: many races between bots, on all cores.

use crate::options::{self, FlickArg, GameArg, RaceArgs};
use crate::say;
use anyhow::{Result, anyhow, bail};
use bots::Bot;
use clap::Args;
use comfy_table::{Table, presets};
use game::Game;
use indicatif::{ProgressBar, ProgressStyle};
use motorcar::MotorcarRace;
use race::GreatRace;
use std::path::PathBuf;
use study::{GameSetup, Report, Sim, simulate};

/// What to simulate.
#[derive(Args, Clone, Debug)]
pub struct SimArgs {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameArg,
    #[command(flatten)]
    race: RaceArgs,
    /// Bots by seat, such as novice,random,novice, or a number of novices.
    ///
    /// Bots: random; novice, weak; racer, strong; racer@bold, racer@thrifty or racer@spiteful, with a
    /// temperament of its own; racer:N, weaker the larger the temperature N (racer:200); novice-2 and racer-1
    /// (motorcar: also novice-1 and racer-2), frozen as they were measured; agent:COMMAND, a program of your own
    /// (docs/HOWTO/add-a-bot.md).
    #[arg(long, default_value = "novice,novice,novice,novice", default_value_if("solo", "true", "racer"))]
    seats: String,
    /// How the motorcars find their turn order.
    #[arg(long, value_enum, default_value_t)]
    flick: FlickArg,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed of the whole run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores unless said otherwise.
    #[arg(long)]
    threads: Option<usize>,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Write a log of every game into this folder.
    #[arg(long, value_name = "DIR")]
    logs: Option<PathBuf>,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// Simulates and prints.
pub fn run(args: &SimArgs) -> Result<()> {
    options::some_games(args.games)?;
    let content = options::load(args.content.as_deref())?;
    let names = options::seats(&args.seats, "novice")?;
    match args.game {
        GameArg::Race => {
            let bot = options::board_bots(&content, &args.race.board);
            let bots = names.iter().map(|name| bot(name)).collect::<Result<Vec<_>>>()?;
            let setup = options::race_setup(&content, &args.race, &names)?;
            simulate_and_print::<GreatRace>(args, &names, &bots, &|number| setup.race(number))
        }
        GameArg::Motorcar => {
            let bot = options::motorcar_bots(&content);
            let bots = names.iter().map(|name| bot(name)).collect::<Result<Vec<_>>>()?;
            let setup = options::motorcar_setup(&content, &args.race, args.flick, &names)?;
            simulate_and_print::<MotorcarRace>(args, &names, &bots, &|number| setup.race(number))
        }
    }
}

fn simulate_and_print<G: Game>(
    args: &SimArgs,
    names: &[String],
    bots: &[Box<dyn Bot<G>>],
    setup: &GameSetup<'_, G>,
) -> Result<()> {
    if let Some(folder) = &args.logs {
        std::fs::create_dir_all(folder).map_err(|e| anyhow!("{}: {e}", folder.display()))?;
    }
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(args.games) };
    bar.set_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")?);
    let write_log = |i: u64, text: String| -> Result<(), String> {
        let Some(folder) = &args.logs else { return Ok(()) };
        let file = folder.join(format!("{}-{}-{i:06}.jsonl", G::SLUG, args.seed));
        std::fs::write(&file, text).map_err(|e| format!("{}: {e}", file.display()))
    };
    let report = simulate::<G>(&Sim {
        games: args.games,
        seed: args.seed,
        threads: options::threads(args.threads, args.games),
        bots,
        names,
        setup,
        log: args.logs.is_some().then_some(&write_log),
        progress: &|| bar.inc(1),
    });
    bar.finish_and_clear();
    if args.json {
        say(serde_json::to_string(&report)?)?;
    } else {
        say(table(&report))?;
    }
    match &report.first_error {
        Some(error) => bail!("{} of {} games broke; the first: {error}", report.errors, report.games),
        None => Ok(()),
    }
}

fn table(report: &Report) -> String {
    let mut seats = Table::new();
    seats.load_preset(presets::UTF8_HORIZONTAL_ONLY);
    seats.set_header(["seat", "bot", "wins", "share", "95 %", "points"]);
    for (i, seat) in report.seats.iter().enumerate() {
        let [lo, hi] = seat.ci95;
        seats.add_row([
            (i + 1).to_string(),
            seat.bot.clone(),
            format!("{:.1}", seat.wins),
            format!("{:.1} %", seat.share * 100.0),
            format!("{:.1} – {:.1} %", lo * 100.0, hi * 100.0),
            format!("{:.2}", seat.score_mean),
        ]);
    }
    // Worth a table of its own only where a bot has several seats and a rival.
    let has_groups = report.bots.len() > 1 && report.bots.len() < report.seats.len();
    let bots = if has_groups { format!("\n{}", by_bot(report)) } else { String::new() };
    format!(
        "{} games in {:.1} s: {} finished, {} called off, {} broken\nturns {:.2} ± {:.2}, decisions {:.0} a game\n{seats}{bots}",
        report.games,
        report.seconds,
        report.finished,
        report.capped,
        report.errors,
        report.turns_mean,
        report.turns_sd,
        report.decisions_mean,
    )
}

fn by_bot(report: &Report) -> Table {
    let mut bots = Table::new();
    bots.load_preset(presets::UTF8_HORIZONTAL_ONLY);
    bots.set_header(["bot", "seats", "wins", "share", "95 %", "fair share", "points"]);
    for bot in &report.bots {
        let [lo, hi] = bot.ci95;
        bots.add_row([
            bot.bot.clone(),
            bot.seats.to_string(),
            format!("{:.1}", bot.wins),
            format!("{:.1} %", bot.share * 100.0),
            format!("{:.1} – {:.1} %", lo * 100.0, hi * 100.0),
            format!("{:.1} %", bot.fair * 100.0),
            format!("{:.2}", bot.score_mean),
        ]);
    }
    bots
}
