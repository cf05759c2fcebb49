//! `great-race bench`: how fast the rules are, on one thread.

use crate::bench_server::{self, BenchServerArgs};
use crate::options::{self, FlickArg, RaceArgs};
use crate::say;
use anyhow::{Result, anyhow};
use bots::race::Racer;
use clap::{Args, Subcommand};
use content::Content;
use motorcar::MotorcarRace;
use race::GreatRace;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use std::alloc::System;
use std::path::PathBuf;
use std::time::Duration;
use study::{Bench, Measured, bench, pace};

/// Counts allocations, so that the bench can show that play makes none.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// What to measure.
#[derive(Args, Clone, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct BenchArgs {
    #[command(subcommand)]
    what: Option<What>,
    /// Print JSON instead of words.
    #[arg(long)]
    json: bool,
    /// Seconds to play each game.
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// Measure how fast a level plays for all seats in playouts, beside its frozen copy: `racer`.
    #[arg(long, value_name = "LEVEL")]
    policy: Option<String>,
    #[command(flatten)]
    race: RaceArgs,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

#[derive(Subcommand, Clone, Debug)]
enum What {
    /// Measure the server: memory, durable moves per second, the time of a move, a restart.
    Server(BenchServerArgs),
}

/// Measures and prints.
pub fn run(args: &BenchArgs) -> Result<()> {
    if let Some(What::Server(args)) = &args.what {
        return bench_server::run(args);
    }
    let content = options::load(args.content.as_deref())?;
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(anyhow!("--seconds {}: between 0 and 3600", args.seconds));
    }
    let what = Bench { time: Duration::from_secs_f64(args.seconds), signature_games: 50 };
    let seats: Vec<String> = vec!["random".into(); 4];
    let allocations = || ALLOCATOR.stats().allocations as u64;
    let measure = |race: &RaceArgs| -> Result<Measured> {
        let (rules, _, _) = options::race_setup(&content, race, &seats)?.race(1).map_err(|e| anyhow!(e))?;
        let measured = bench::<GreatRace>(what, &race.board, &rules, allocations);
        Ok(Measured { modules: rules.modules.words(), ..measured })
    };
    if let Some(level) = &args.policy {
        return measure_policy(args, level, &content, allocations);
    }
    let plain = RaceArgs::on(&args.race.board);
    let mut all = vec![measure(&args.race)?];
    if !all[0].modules.is_empty() {
        // The same race without them, so that one command tells what they cost.
        let without = measure(&plain)?;
        all[0].of_plain = Some(all[0].decisions_per_kcal / without.decisions_per_kcal);
        all.push(without);
    }
    let motorcar = options::motorcar_setup(&content, &plain, FlickArg::Skill, &seats)?;
    let (rules, _, _) = motorcar.race(1).map_err(|e| anyhow!(e))?;
    all.push(bench::<MotorcarRace>(what, "new_york_paris", &rules, allocations));
    if args.json {
        say(serde_json::to_string(&all)?)?;
    } else {
        for m in &all {
            say(words(m))?;
        }
    }
    Ok(())
}

/// How fast playouts are.
fn measure_policy(
    args: &BenchArgs,
    level: &str,
    content: &Content,
    allocations: impl Fn() -> u64,
) -> Result<()> {
    if level != "racer" {
        return Err(anyhow!("--policy {level}: only racer plays in playouts"));
    }
    let seats: Vec<String> = vec![level.into(); 4];
    let setup = options::race_setup(content, &args.race, &seats)?;
    let (rules, _, _) = setup.race(1).map_err(|e| anyhow!(e))?;
    let frozen = bots::race::by_name("racer-1").map_err(|e| anyhow!(e))?;
    let (time, racer) = (Duration::from_secs_f64(args.seconds), Racer::default());
    let beside = ("racer-1", &*frozen);
    let p = pace::<GreatRace, _>(time, &args.race.board, &rules, &racer, beside, allocations);
    if args.json {
        return say(serde_json::to_string(&p)?);
    }
    say(format!(
        "playouts of {level} on {}, {} players, one thread\n  {:>12.0} races/s\n  {:>12.0} decisions/s\n  \
         {:>12.1} allocations a race\n  {:>12.0} races/s of {}\n  {:>12.2} times as fast",
        p.board,
        p.players,
        p.games_per_s,
        p.decisions_per_s,
        p.allocations_per_game,
        p.beside_per_s,
        p.beside,
        p.ratio,
    ))
}

fn words(m: &Measured) -> String {
    let modules = match m.modules.as_slice() {
        [] => String::new(),
        words => format!(" with {}", words.join(", ")),
    };
    let ratio = m.of_plain.map(|ratio| format!("\n  {ratio:>12.3} of the decisions without modules"));
    let ratio = ratio.unwrap_or_default();
    format!(
        "{} on {}{modules}, {} players, random play, one thread\n  {:>12.0} decisions/s\n  {:>12.0} player-turns/s\n  {:>12.1} games/s\n  \
         {:>12.1} ns to copy a state of {} bytes\n  {:>12.1} allocations a game\n  {:>12.2} M calibration rounds/s\n  \
         {:>12.3} decisions per 1000 calibration rounds{ratio}\n  signature {}",
        m.game,
        m.board,
        m.players,
        m.decisions_per_s,
        m.turns_per_s,
        m.games_per_s,
        m.clone_ns,
        m.state_bytes,
        m.allocations_per_game,
        m.calibration_per_s / 1e6,
        m.decisions_per_kcal,
        m.signature,
    )
}
