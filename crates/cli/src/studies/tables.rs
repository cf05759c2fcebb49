//! The tables of a study, from what was typed.

use crate::options::{self, DirectionArg, FlickArg, GameArg, RaceArgs};
use anyhow::{Result, anyhow, bail};
use bots::Bot;
use clap::{Args, ValueEnum};
use content::Content;
use game::Game;
use motorcar::MotorcarRace;
use race::modules::ModuleSet;
use std::path::{Path, PathBuf};
use study::balance::{MotorcarTable, RaceTable, TablePlan};

/// Stands for every board, and for every module by itself.
const ALL: &str = "all";
const EACH: &str = "each";

/// Which ways are raced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum WaysArg {
    /// From the first end of the board to the second.
    Forward,
    /// The other way.
    Reverse,
    /// Half of the tables each way.
    #[default]
    Both,
}

/// Which races are studied.
#[derive(Args, Clone, Debug)]
pub struct TablesArgs {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    pub game: GameArg,
    /// Boards of The Great Race, such as africa,asia, or all of them.
    #[arg(long, value_name = "BOARDS")]
    pub board: Option<String>,
    /// Which way The Great Race goes; both unless said otherwise.
    #[arg(long, value_enum)]
    pub direction: Option<WaysArg>,
    /// So many racers (4), every number of them (2-5), or bots by seat (champion:200,racer).
    #[arg(long, default_value = "4")]
    pub seats: String,
    /// Modules of The Great Race, such as season:hard,village, or all; each: a table without modules and one with
    /// each of them.
    #[arg(long, value_name = "MODULES")]
    pub modules: Option<String>,
    /// Leaders of The Great Race: drafted, dealt by lot, or none; with :all, those of all editions.
    #[arg(long, value_name = "draft|random|none")]
    pub leaders: Option<String>,
    /// Games at each table.
    #[arg(long, default_value_t = 200)]
    pub games: u64,
    /// The seed of the whole run; it gives the same report on any number of threads.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads; all cores unless said otherwise.
    #[arg(long)]
    pub threads: Option<usize>,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

impl TablesArgs {
    /// What was typed, without where the report goes and how many threads made it.
    pub fn said(&self) -> String {
        let mut said = Vec::new();
        if self.game == GameArg::Motorcar {
            said.push("--game motorcar".to_owned());
        }
        let mut say = |name: &str, value: &Option<String>| {
            said.extend(value.as_ref().map(|value| format!("--{name} {value}")));
        };
        say("board", &self.board);
        say(
            "direction",
            &self.direction.and_then(|way| way.to_possible_value()).map(|v| v.get_name().to_owned()),
        );
        say("seats", &Some(self.seats.clone()));
        say("modules", &self.modules);
        say("leaders", &self.leaders);
        say("content", &self.content.as_ref().map(|folder| folder.display().to_string()));
        say("games", &Some(self.games.to_string()));
        say("seed", &Some(self.seed.to_string()));
        said.join(" ")
    }
    /// Who sits at the tables, one list for each.
    fn companies(&self) -> Result<Vec<Vec<String>>> {
        let racers = |count: usize| vec!["racer".to_owned(); count];
        let wrong = || {
            anyhow!(
                "--seats {}: a number (4), a range (2-5) or bots by seat (racer,champion:200)",
                self.seats
            )
        };
        let text = self.seats.trim();
        if let Ok(count @ 1..=9) = text.parse::<usize>() {
            return Ok(vec![racers(count)]);
        }
        if let Some((from, to)) = text.split_once('-').filter(|(from, _)| from.parse::<usize>().is_ok()) {
            let (from, to) = (from.parse().map_err(|_| wrong())?, to.parse::<usize>().map_err(|_| wrong())?);
            return if from <= to && to < 10 { Ok((from..=to).map(racers).collect()) } else { Err(wrong()) };
        }
        if text.is_empty() || text.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(wrong());
        }
        Ok(vec![options::seat_names(text)])
    }
    fn boards(&self, content: &Content) -> Result<Vec<String>> {
        let known = content.boards();
        let named = match self.board.as_deref().map(str::trim) {
            None | Some(ALL) => return Ok(known),
            Some(named) => options::seat_names(named),
        };
        if let Some(board) = named.iter().find(|board| !known.contains(board)) {
            bail!("there is no board \"{board}\"; there are: {}, or {ALL}", known.join(", "));
        }
        if let Some(twice) = (1..named.len()).find(|&i| named[..i].contains(&named[i])) {
            bail!("--board names {} twice: once is enough", named[twice]);
        }
        Ok(named)
    }
    /// What modules the tables have.
    fn mixes(&self) -> Vec<Option<String>> {
        match self.modules.as_deref().map(str::trim) {
            Some(EACH) => {
                let apart = ModuleSet::forms().into_iter().filter(|form| !form.starts_with("leaders"));
                std::iter::once(None).chain(apart.map(Some)).collect()
            }
            Some("") | None => vec![None],
            Some(words) => vec![Some(words.to_owned())],
        }
    }
    fn ways(&self) -> Vec<DirectionArg> {
        match self.direction.unwrap_or_default() {
            WaysArg::Forward => vec![DirectionArg::Forward],
            WaysArg::Reverse => vec![DirectionArg::Reverse],
            WaysArg::Both => vec![DirectionArg::Forward, DirectionArg::Reverse],
        }
    }
    /// What belongs to The Great Race is refused for another game.
    fn check_unsaid(&self) -> Result<()> {
        let said = [
            ("--board", self.board.is_some()),
            ("--direction", self.direction.is_some()),
            ("--modules", self.modules.is_some()),
            ("--leaders", self.leaders.is_some()),
        ];
        match said.into_iter().find(|(_, is_said)| *is_said) {
            Some((name, _)) => {
                bail!("{name} is for The Great Race: leave it out, or leave out --game motorcar")
            }
            None => Ok(()),
        }
    }
    fn overlay(&self) -> String {
        self.content.as_ref().map_or_else(String::new, |folder| format!(" --content {}", folder.display()))
    }
}

fn seated<G: Game>(
    names: &[String],
    bot: impl Fn(&str) -> Result<Box<dyn Bot<G>>>,
) -> Result<Vec<Box<dyn Bot<G>>>> {
    names.iter().map(|name| bot(name)).collect()
}

/// The tables of The Great Race.
pub fn race_tables(args: &TablesArgs, content: &Content) -> Result<Vec<RaceTable>> {
    let mut tables = Vec::new();
    for board in args.boards(content)? {
        for company in args.companies()? {
            for modules in args.mixes() {
                for direction in args.ways() {
                    let leaders = args.leaders.clone();
                    let race =
                        RaceArgs { direction, modules: modules.clone(), leaders, ..RaceArgs::on(&board) };
                    let setup = options::race_setup(content, &race, &company)?;
                    let bots = seated(&company, options::board_bots(content, &board))?;
                    let way = if direction == DirectionArg::Forward { "forward" } else { "reverse" };
                    let said = |name: &str, word: &Option<String>| {
                        word.as_ref().map_or_else(String::new, |word| format!(" --{name} {word}"))
                    };
                    let command = format!(
                        "great-race sim --board {board} --direction {way} --seats {}{}{}{}",
                        company.join(","),
                        said("modules", &modules),
                        said("leaders", &race.leaders),
                        args.overlay()
                    );
                    let words =
                        modules.iter().flat_map(|words| words.split(',')).map(|word| word.trim().to_owned());
                    let plan = TablePlan {
                        board: board.clone(),
                        direction: way.to_owned(),
                        seats: company.clone(),
                        modules: words.collect(),
                        command,
                    };
                    tables.push((plan, setup, bots));
                }
            }
        }
    }
    Ok(tables)
}

/// The tables of The Great Motorcar Race.
pub fn motorcar_tables(args: &TablesArgs, content: &Content) -> Result<Vec<MotorcarTable>> {
    args.check_unsaid()?;
    let mut tables = Vec::new();
    for company in args.companies()? {
        let race = RaceArgs::on("");
        let setup = options::motorcar_setup(content, &race, FlickArg::Skill, &company)?;
        let bots = seated::<MotorcarRace>(&company, options::motorcar_bots(content))?;
        let command =
            format!("great-race sim --game motorcar --seats {}{}", company.join(","), args.overlay());
        let (board, direction) = ("new_york_paris".to_owned(), String::new());
        tables.push((
            TablePlan { board, direction, seats: company, modules: Vec::new(), command },
            setup,
            bots,
        ));
    }
    Ok(tables)
}

/// Where a file is to be written: told before a long run when that cannot be.
pub fn check_place(option: &str, file: &Path) -> Result<()> {
    if file.is_dir() {
        bail!("--{option} {}: that is a folder; name a file in it", file.display());
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    match folder {
        Some(folder) if !folder.is_dir() => {
            bail!("--{option} {}: there is no folder {}; make it first", file.display(), folder.display())
        }
        _ => Ok(()),
    }
}

/// Writes a file that a person named.
pub fn write(file: &Path, text: &str) -> Result<()> {
    std::fs::write(file, text).map_err(|error| anyhow!("{}: {error}", file.display()))
}
