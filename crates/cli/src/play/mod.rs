//! `great-race play`: a race in the terminal, in typable notation. The race is a log from the first
//! card on, so it can be saved, resumed, undone and verified.

mod ask;
mod map;
mod narrate;
mod show;

use crate::options::{self, DirectionArg};
use crate::words::{Lang, Words};
use anyhow::{Result, anyhow, bail};
use bots::Bot;
use clap::Args;
use content::{BoardNames, Content};
use game::{Node, Seat, SplitMix, Viewer};
use race::{Action, Event, GreatRace, Rules, State, View};
use record::{Header, RaceOptions, Tape};
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// How to play.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs {
    /// The board.
    #[arg(long, default_value = "africa")]
    board: String,
    /// Who plays: a number of crews, or names such as you,novice,random (several "you" share the screen).
    #[arg(long, default_value = "4")]
    seats: String,
    /// Which way the race goes.
    #[arg(long, value_enum, default_value_t)]
    direction: DirectionArg,
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
    #[arg(long, value_name = "FILE", conflicts_with_all = ["board", "seats", "seed", "direction", "save"])]
    resume: Option<PathBuf>,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

impl Default for PlayArgs {
    fn default() -> Self {
        PlayArgs {
            board: "africa".into(),
            seats: "4".into(),
            direction: DirectionArg::Forward,
            seed: None,
            lang: Lang::En,
            save: None,
            resume: None,
            content: None,
        }
    }
}

/// Who sits on a seat.
#[derive(Debug)]
enum Sitter {
    You,
    Bot(Box<dyn Bot<GreatRace>>),
}

impl Sitter {
    fn new(name: &str) -> Result<Sitter> {
        if name == "you" {
            return Ok(Sitter::You);
        }
        let bot = options::bot(name).map_err(|e| anyhow!("{e}, or you"))?;
        Ok(Sitter::Bot(bot))
    }
    fn is_you(&self) -> bool {
        matches!(self, Sitter::You)
    }
}

/// What is shown of a race, and in which words.
#[derive(Debug)]
pub struct Table {
    rules: Rules,
    words: Words,
    names: BoardNames,
    sitters: Vec<Sitter>,
    colour: bool,
}

/// A race in the terminal.
struct Game {
    table: Table,
    tape: Tape<GreatRace>,
    luck: SplitMix,
    save: Option<PathBuf>,
}

/// What a player wants after being asked.
enum Wish {
    Act(Action),
    Undo,
    Save(PathBuf),
    Leave,
}

/// Plays until the race is over, the player leaves or the input ends.
pub fn run(args: &PlayArgs) -> Result<()> {
    let content = options::load(args.content.as_deref())?;
    let mut game = match &args.resume {
        Some(file) => Game::resume(&content, file, args.lang)?,
        None => Game::new(&content, args)?,
    };
    let stdin = std::io::stdin();
    game.play(&mut stdin.lock(), &mut std::io::stdout())
}

impl Table {
    /// A table to show a log at.
    pub fn watch(content: &Content, rules: Rules, header: &Header, lang: Lang) -> Result<Table> {
        let names = content.names(&rules.board).map_err(|p| anyhow!("{}", p[0]))?;
        // Whoever sat there: nobody at this screen is addressed as "you".
        let sitters = header.seats.iter().map(|_| Sitter::Bot(Box::new(bots::Random))).collect();
        Ok(Table {
            rules,
            words: Words::new(content, lang)?,
            names,
            sitters,
            colour: std::io::stdout().is_terminal(),
        })
    }
    /// The rules of the race.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }
    /// Who looks at this screen: the one player, or nobody in particular when several share it.
    fn viewer(&self) -> Viewer {
        let mut people = Seat::all(self.rules.seats).filter(|s| self.sitters[s.index()].is_you());
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }
}

impl Game {
    fn new(content: &Content, args: &PlayArgs) -> Result<Game> {
        let seats = match args.seats.parse::<usize>() {
            Ok(n) => (0..n).map(|i| if i == 0 { "you" } else { "novice" }.to_owned()).collect(),
            Err(_) => options::seat_names(&args.seats),
        };
        let setup = options::setup(content, &args.board, args.direction, &seats)?;
        let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
        let number = args.seed.unwrap_or(clock);
        let (rules, mut header, seed) = setup.race(number).map_err(|e| anyhow!(e))?;
        header.files = setup.bundle.0.clone();
        let tape = Tape::new(&rules, header, Some(seed))?;
        Game::seat(content, rules, tape, args.lang, args.save.clone(), number)
    }
    fn resume(content: &Content, file: &Path, lang: Lang) -> Result<Game> {
        let text = options::read_file(file)?;
        let (rules, tape) =
            options::read_log(content, &text).map_err(|e| anyhow!("{}: {e}", file.display()))?;
        if !tape.knows_luck() {
            bail!("{}: the log does not hold its seed, so the race cannot go on from it", file.display());
        }
        let number = u64::from(tape.last());
        Game::seat(content, rules, tape, lang, Some(file.into()), number)
    }
    fn seat(
        content: &Content,
        rules: Rules,
        tape: Tape<GreatRace>,
        lang: Lang,
        save: Option<PathBuf>,
        number: u64,
    ) -> Result<Game> {
        let sitters = tape.header().seats.iter().map(|name| Sitter::new(name)).collect::<Result<_>>()?;
        let board = RaceOptions::from_value(&tape.header().options).map_err(|e| anyhow!(e))?.board;
        let names = content.names(&board).map_err(|p| anyhow!("{}", p[0]))?;
        let words = Words::new(content, lang)?;
        let table = Table { rules, words, names, sitters, colour: std::io::stdout().is_terminal() };
        Ok(Game { table, tape, luck: SplitMix(number), save })
    }

    fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{}", self.table.welcome())?;
        loop {
            let mut events = Vec::new();
            let state = *self.tape.state();
            match state.node() {
                Node::Over => {
                    self.keep()?;
                    return self.table.tell_result(&state, out);
                }
                Node::Chance(_) => {
                    self.tape.roll(&self.table.rules, &mut events).expect("the seed is known");
                }
                Node::Decide(waiting) => {
                    let seat = waiting.first().expect("somebody is asked");
                    if !self.decide(&state, seat, &mut events, input, out)? {
                        return self.keep();
                    }
                }
            }
            self.tell(&events, out)?;
        }
    }

    /// Lets a seat decide; `false` when the player leaves.
    fn decide(
        &mut self,
        state: &State,
        seat: Seat,
        events: &mut Vec<Event>,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<bool> {
        let view = View::new(&self.table.rules, state, Viewer::Seat(seat));
        let wish = match &self.table.sitters[seat.index()] {
            Sitter::Bot(bot) => Wish::Act(bot.choose(&self.table.rules, &view, &mut self.luck)),
            Sitter::You => self.table.ask(&view, seat, input, out)?,
        };
        match wish {
            Wish::Act(action) => {
                if let Err(why) = self.tape.act(&self.table.rules, seat, action, events) {
                    writeln!(out, "{}", self.table.say_why(why))?;
                }
                if self.table.sitters[seat.index()].is_you() {
                    self.keep()?;
                }
            }
            Wish::Undo => self.undo(seat, out)?,
            Wish::Save(file) => {
                self.save = Some(file);
                self.keep()?;
                writeln!(out, "{}", self.table.words.word("cli", "saved"))?;
            }
            Wish::Leave => return Ok(false),
        }
        Ok(true)
    }

    /// Back to before the player's last action, as long as nothing came to light since.
    fn undo(&mut self, seat: Seat, out: &mut impl Write) -> Result<()> {
        let words = &self.table.words;
        match self.tape.undo_point(seat) {
            Ok(to) if self.tape.undo(&self.table.rules, to) => {
                writeln!(out, "{}", words.word("cli", "undone"))?;
                self.keep()?;
            }
            Ok(_) => writeln!(out, "{}", words.word("cli", "no_undo_nothing"))?,
            Err(why) => {
                let key = match why {
                    record::NoUndo::Nothing => "no_undo_nothing",
                    record::NoUndo::Luck => "no_undo_luck",
                    record::NoUndo::Reveal => "no_undo_reveal",
                    record::NoUndo::Other => "no_undo_other",
                };
                writeln!(out, "{}", words.word("cli", key))?;
            }
        }
        Ok(())
    }

    /// Keeps the race in its file: written beside it and put in its place, so that none is ever half.
    fn keep(&self) -> Result<()> {
        let Some(file) = &self.save else { return Ok(()) };
        let beside = file.with_extension("part");
        let told = |e: std::io::Error| anyhow!("{}: {e}", file.display());
        std::fs::write(&beside, self.tape.text(true)).map_err(told)?;
        std::fs::rename(&beside, file).map_err(told)
    }

    /// Tells what happened, as those at this screen may know it.
    fn tell(&self, events: &[Event], out: &mut impl Write) -> Result<()> {
        for &event in events {
            if let Some(line) = self.table.narrate(event) {
                writeln!(out, "  {line}")?;
            }
        }
        Ok(())
    }
}
