//! `great-race match A B`: which bot is better, and how sure that is.

use crate::options::{self, FlickArg, GameArg, RaceArgs};
use crate::say;
use anyhow::{Result, anyhow, bail};
use bots::Bot;
use clap::Args;
use game::Game;
use indicatif::{ProgressBar, ProgressStyle};
use motorcar::MotorcarRace;
use race::GreatRace;
use std::path::PathBuf;
use study::{GameSetup, Match, MatchReport, Sprt, run_match};

/// Who plays whom.
#[derive(Args, Clone, Debug)]
pub struct MatchArgs {
    /// The bot that is tried.
    a: String,
    /// The bot on all other seats.
    b: String,
    /// At most so many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Seats of a game: one for A, the others for B.
    #[arg(long, default_value_t = 2)]
    players: usize,
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameArg,
    #[command(flatten)]
    race: RaceArgs,
    /// How the motorcars find their turn order.
    #[arg(long, value_enum, default_value_t)]
    flick: FlickArg,
    /// The seed of the whole run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads; all cores unless said otherwise.
    #[arg(long)]
    threads: Option<usize>,
    /// The test rejects at this Elo difference.
    #[arg(long, default_value_t = 0.0, allow_hyphen_values = true)]
    elo0: f64,
    /// The test accepts at this Elo difference.
    #[arg(long, default_value_t = 20.0, allow_hyphen_values = true)]
    elo1: f64,
    /// Stop as soon as the test has decided.
    #[arg(long)]
    stop_early: bool,
    /// Print JSON instead of words.
    #[arg(long)]
    json: bool,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// Plays the match and prints.
pub fn run(args: &MatchArgs) -> Result<()> {
    options::some_games(args.games)?;
    if args.elo0 >= args.elo1 {
        bail!("--elo0 {} must be below --elo1 {}", args.elo0, args.elo1);
    }
    let content = options::load(args.content.as_deref())?;
    let mut names = vec![args.b.clone(); args.players];
    if let Some(first) = names.first_mut() {
        first.clone_from(&args.a);
    }
    match args.game {
        GameArg::Race => {
            let bot = options::board_bots(&content, &args.race.board);
            known(&[&args.a, &args.b], &bot)?;
            let setup = options::race_setup(&content, &args.race, &names)?;
            play_and_print::<GreatRace>(args, bot, &|number| setup.race(number))
        }
        GameArg::Motorcar => {
            let bot = options::motorcar_bots(&content);
            known(&[&args.a, &args.b], &bot)?;
            let setup = options::motorcar_setup(&content, &args.race, args.flick, &names)?;
            play_and_print::<MotorcarRace>(args, bot, &|number| setup.race(number))
        }
    }
}

/// Names that nobody knows are told before anything else is.
fn known<G: Game>(names: &[&String], bot: impl Fn(&str) -> Result<Box<dyn Bot<G>>>) -> Result<()> {
    names.iter().try_for_each(|name| bot(name).map(|_| ()))
}

fn play_and_print<G: Game>(
    args: &MatchArgs,
    bot: impl Fn(&str) -> Result<Box<dyn Bot<G>>> + Sync,
    setup: &GameSetup<'_, G>,
) -> Result<()> {
    let again = |name: &str| bot(name).expect("known");
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(args.games) };
    bar.set_style(ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left")?);
    let report = run_match::<G>(&Match {
        a: &|| again(&args.a),
        b: &|| again(&args.b),
        names: [args.a.clone(), args.b.clone()],
        players: args.players,
        games: args.games,
        seed: args.seed,
        threads: options::threads(args.threads, args.games),
        sprt: Sprt { elo0: args.elo0, elo1: args.elo1, alpha: 0.05 },
        stop_early: args.stop_early,
        setup,
        progress: &|| bar.inc(1),
    })
    .map_err(|e| anyhow!(e))?;
    bar.finish_and_clear();
    if args.json { say(serde_json::to_string(&report)?) } else { say(words(&report)) }
}

fn words(r: &MatchReport) -> String {
    let percent = |x: f64| format!("{:.1} %", x * 100.0);
    format!(
        "{} against {}: {} games in {} blocks of {} seats\n  share {} [{}, {}], fair {}\n  Elo {:+.0} [{:+.0}, {:+.0}]\n  \
         test of {} against {} Elo at 5 %: {} (log-likelihood ratio {:.2})",
        r.a,
        r.b,
        r.games,
        r.blocks,
        r.players,
        percent(r.a_share),
        percent(r.ci95[0]),
        percent(r.ci95[1]),
        percent(r.fair_share),
        r.elo,
        r.elo_ci95[0],
        r.elo_ci95[1],
        r.bounds.elo0,
        r.bounds.elo1,
        r.sprt,
        r.llr,
    )
}
