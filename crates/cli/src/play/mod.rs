//! `great-race play`: a race in the terminal, in typable notation.

mod ask;
mod map;
mod narrate;
mod show;

use crate::options::{self, DirectionArg};
use crate::words::{Lang, Words};
use anyhow::{Result, bail};
use clap::Args;
use content::Content;
use game::{Actions, Game, Luck, Node, Outcomes, Seat, SplitMix, Viewer, pick};
use race::{Action, Event, GreatRace, Outcome, Rules, State, View};
use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

/// How to play.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs {
    /// The board.
    #[arg(long, default_value = "africa")]
    board: String,
    /// Who plays: a number of crews, or names such as you,random,random (several "you" share the screen).
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
            content: None,
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sitter {
    You,
    Random,
}

/// A race in the terminal.
pub struct Table {
    rules: Rules,
    words: Words,
    names: content::BoardNames,
    sitters: Vec<Sitter>,
    state: State,
    luck: SplitMix,
    colour: bool,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("board", &self.rules.board).finish_non_exhaustive()
    }
}

/// What a player wants after being asked.
enum Wish {
    Act(Action),
    Leave,
}

/// Plays until the race is over, the player leaves or the input ends.
pub fn run(args: &PlayArgs) -> Result<()> {
    let content = options::load(args.content.as_deref())?;
    let mut table = Table::new(&content, args)?;
    let stdin = std::io::stdin();
    table.play(&mut stdin.lock(), &mut std::io::stdout())
}

impl Table {
    fn new(content: &Content, args: &PlayArgs) -> Result<Table> {
        let sitters = read_sitters(&args.seats)?;
        let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
        let mut luck = SplitMix(args.seed.unwrap_or(clock));
        let rules = options::rules(content, &args.board, sitters.len() as u8, args.direction, &mut luck)?;
        let words = Words::new(content, args.lang)?;
        let names = content.names(&args.board).map_err(|p| anyhow::anyhow!("{}", p[0]))?;
        let state = State::new(&rules);
        Ok(Table { rules, words, names, sitters, state, luck, colour: std::io::stdout().is_terminal() })
    }

    fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{}", self.welcome())?;
        loop {
            let mut events = Vec::new();
            match self.state.node() {
                Node::Over => return self.tell_result(out),
                Node::Chance(_) => {
                    let mut outcomes = Outcomes::new(game::Weighted { outcome: Outcome::Die(0), weight: 0 });
                    self.state.outcomes(&mut outcomes);
                    let outcome = pick(&outcomes, &mut self.luck);
                    let happened = self.state.settle(&self.rules, outcome, &mut events);
                    debug_assert!(happened, "picked among what can happen");
                }
                Node::Decide(waiting) => {
                    let seat = waiting.first().expect("somebody is asked");
                    let action = match self.sitters[seat.index()] {
                        Sitter::Random => self.random_action(seat),
                        Sitter::You => match self.ask(seat, input, out)? {
                            Wish::Act(action) => action,
                            Wish::Leave => return Ok(()),
                        },
                    };
                    if let Err(why) = self.state.act(&self.rules, seat, action, &mut events) {
                        writeln!(out, "{}", self.say_why(why))?;
                    }
                }
            }
            self.tell(&events, out)?;
        }
    }

    fn random_action(&mut self, seat: Seat) -> Action {
        let view = View::new(&self.rules, &self.state, Viewer::Seat(seat));
        let mut actions = Actions::new(GreatRace::NO_ACTION);
        view.legal(&self.rules, &mut actions);
        actions[self.luck.below(actions.len() as u32) as usize]
    }

    /// Tells what happened, as those at this screen may know it.
    fn tell(&self, events: &[Event], out: &mut impl Write) -> Result<()> {
        for &event in events {
            if let Some(line) = self.narrate(event) {
                writeln!(out, "  {line}")?;
            }
        }
        Ok(())
    }

    /// Who looks at this screen: the one player, or nobody in particular when several share it.
    fn viewer(&self) -> Viewer {
        let mut people = Seat::all(self.rules.seats).filter(|s| self.sitters[s.index()] == Sitter::You);
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }
}

/// `4`, or `you,random,you`.
fn read_sitters(text: &str) -> Result<Vec<Sitter>> {
    if let Ok(n) = text.parse::<usize>() {
        if !(2..=5).contains(&n) {
            bail!("--seats {n}: a race has 2 to 5 crews");
        }
        let mut sitters = vec![Sitter::Random; n];
        sitters[0] = Sitter::You;
        return Ok(sitters);
    }
    let mut sitters = Vec::new();
    for name in text.split(',') {
        sitters.push(match name.trim() {
            "you" => Sitter::You,
            "random" => Sitter::Random,
            other => bail!("--seats: \"{other}\" is not known; a seat is you or random"),
        });
    }
    if !(2..=5).contains(&sitters.len()) {
        bail!("--seats {text}: a race has 2 to 5 crews, not {}", sitters.len());
    }
    Ok(sitters)
}
