//! `great-race play`: a game in the terminal, in typable notation. The game is a log from the first
//! card on, so it can be saved, resumed, undone and verified.

mod ask;
mod motorcar;
mod race;
mod screen;
mod table;

pub use motorcar::MotorcarScreen;
pub use race::RaceScreen;
pub use screen::{Screen, Seating};

use crate::options::{self, DirectionArg, FlickArg, GameArg};
use crate::words::{Lang, Words};
use anyhow::{Result, anyhow, bail};
use bots::Bot;
use clap::Args;
use content::Content;
use game::{Game, SplitMix};
use record::Tape;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};
use table::{Sitter, Table};

/// How to play.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameArg,
    /// The board of The Great Race.
    #[arg(long, default_value = "africa")]
    board: String,
    /// Who plays: a number of crews, or names such as you,novice,racer (several "you" share the screen).
    #[arg(long, default_value = "4")]
    seats: String,
    /// Which way The Great Race goes.
    #[arg(long, value_enum, default_value_t)]
    direction: DirectionArg,
    /// How the motorcars find their turn order.
    #[arg(long, value_enum, default_value_t)]
    flick: FlickArg,
    /// The seed of all luck, to play the same race again.
    #[arg(long)]
    seed: Option<u64>,
    /// The language.
    #[arg(long, value_enum, default_value_t)]
    lang: Lang,
    /// Keep the race in this file after every move.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the race in this file, and keep it there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "board", "seats", "seed", "direction", "flick", "save"])]
    resume: Option<PathBuf>,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl Default for PlayArgs {
    fn default() -> Self {
        PlayArgs {
            game: GameArg::Race,
            board: "africa".into(),
            seats: "4".into(),
            direction: DirectionArg::Forward,
            flick: FlickArg::Skill,
            seed: None,
            lang: Lang::En,
            save: None,
            resume: None,
            content: None,
        }
    }
}

/// Plays until the race is over, the player leaves or the input ends.
pub fn run(args: &PlayArgs) -> Result<()> {
    let content = options::load(args.content.as_deref())?;
    let words = Words::new(&content, args.lang)?;
    if let Some(file) = &args.resume {
        return resume(&content, words, file);
    }
    let seats = match args.seats.parse::<usize>() {
        Ok(n) => (0..n).map(|i| if i == 0 { "you" } else { "novice" }.to_owned()).collect(),
        Err(_) => options::seat_names(&args.seats),
    };
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
    let number = args.seed.unwrap_or(clock);
    match args.game {
        GameArg::Race => {
            let setup = options::race_setup(&content, &args.board, args.direction, &seats)?;
            let (rules, mut header, seed) = setup.race(number).map_err(|e| anyhow!(e))?;
            header.files = setup.bundle.0.clone();
            let tape = Tape::new(&rules, header, Some(seed))?;
            play_race(&content, words, rules, tape, args.save.clone(), number)
        }
        GameArg::Motorcar => {
            let setup = options::motorcar_setup(&content, args.flick, &seats)?;
            let (rules, mut header, seed) = setup.race(number).map_err(|e| anyhow!(e))?;
            header.files = setup.bundle.0.clone();
            let tape = Tape::new(&rules, header, Some(seed))?;
            play_motorcar(words, rules, tape, args.save.clone(), number)
        }
    }
}

fn resume(content: &Content, words: Words, file: &std::path::Path) -> Result<()> {
    let text = options::read_file(file)?;
    let told = |e: record::LogError| anyhow!("{}: {e}", file.display());
    let save = Some(file.to_owned());
    match options::game_of(&text) {
        GameArg::Race => {
            let (rules, tape) = options::read_race_log(content, &text).map_err(told)?;
            let number = u64::from(tape.last());
            play_race(content, words, rules, tape, save, number)
        }
        GameArg::Motorcar => {
            let (rules, tape) = options::read_motorcar_log(content, &text).map_err(told)?;
            let number = u64::from(tape.last());
            play_motorcar(words, rules, tape, save, number)
        }
    }
}

fn play_race(
    content: &Content,
    words: Words,
    rules: ::race::Rules,
    tape: Tape<::race::GreatRace>,
    save: Option<PathBuf>,
    number: u64,
) -> Result<()> {
    let sitters = sitters(&tape, options::race_bot)?;
    let screen = RaceScreen::new(content, rules, Seating::new(words, people(&sitters)))?;
    start(Table { screen, sitters, tape, luck: SplitMix(number), save })
}

fn play_motorcar(
    words: Words,
    rules: ::motorcar::Rules,
    tape: Tape<::motorcar::MotorcarRace>,
    save: Option<PathBuf>,
    number: u64,
) -> Result<()> {
    let sitters = sitters(&tape, options::motorcar_bot)?;
    let screen = MotorcarScreen::new(rules, Seating::new(words, people(&sitters)));
    start(Table { screen, sitters, tape, luck: SplitMix(number), save })
}

fn sitters<G: Game>(tape: &Tape<G>, bot: impl Fn(&str) -> Result<Box<dyn Bot<G>>>) -> Result<Vec<Sitter<G>>> {
    if !tape.knows_luck() {
        bail!("the log does not hold its seed, so the race cannot go on from it");
    }
    let one = |name: &String| match name.as_str() {
        "you" => Ok(Sitter::You),
        name => bot(name).map(Sitter::Bot).map_err(|e| anyhow!("{e}, or you")),
    };
    tape.header().seats.iter().map(one).collect()
}

fn people<G: Game>(sitters: &[Sitter<G>]) -> Vec<bool> {
    sitters.iter().map(|sitter| matches!(sitter, Sitter::You)).collect()
}

fn start<G: Game, S: Screen<G>>(mut table: Table<G, S>) -> Result<()> {
    let stdin = std::io::stdin();
    table.play(&mut stdin.lock(), &mut std::io::stdout())
}
