//! Options that several commands share: which game, content, board, seats, log.

use anyhow::{Result, anyhow, bail};
use bots::Bot;
use campaign::Campaign;
use clap::{Args, ValueEnum};
use content::{Bundle, Content, Problem};
use game::Game;
use motorcar::MotorcarRace;
use motorcar::sources::Flick;
use race::GreatRace;
use race::rules::Direction;
use record::{Header, LogError, RaceOptions, Tape};
use session::games::race::RaceWish;
use session::games::race_words::RaceWords;
use session::{MotorcarPresenter, Presenter, RacePresenter};
use std::path::Path;
use study::{Agent, MotorcarSetup, RaceSetup};

/// Which game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum GameArg {
    /// The Great Race.
    #[default]
    Race,
    /// The Great Motorcar Race.
    Motorcar,
}

/// How the race of a header is told.
pub fn race_presenter(content: &Content, header: &Header) -> Result<RacePresenter> {
    let RaceOptions { board, crews, .. } =
        RaceOptions::from_value(&header.options).map_err(|e| anyhow!(e))?;
    RacePresenter::new(content, &board, crews).map_err(|problems| anyhow!("{}", problems[0]))
}

/// Which way the race goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum DirectionArg {
    /// From the first end of the board to the second.
    #[default]
    Forward,
    /// The other way.
    Reverse,
}

impl From<DirectionArg> for Direction {
    fn from(arg: DirectionArg) -> Direction {
        match arg {
            DirectionArg::Forward => Direction::Forward,
            DirectionArg::Reverse => Direction::Reverse,
        }
    }
}

/// What is agreed on about a race.
#[derive(Args, Clone, Debug)]
pub struct RaceArgs {
    /// The board of The Great Race.
    #[arg(long, default_value = "africa")]
    pub board: String,
    /// Which way The Great Race goes.
    #[arg(long, value_enum, default_value_t)]
    pub direction: DirectionArg,
    /// The middle city at the end of half a board, such as memphis on usa_west; by lot if not said.
    #[arg(long, value_name = "CITY")]
    pub middle: Option<String>,
    /// The seat that begins, from 1; by lot if not said.
    #[arg(long, value_name = "SEAT")]
    pub first: Option<u8>,
    /// Crews in seat order, such as french,-,belgian; by lot where there is a - and for seats behind the last.
    #[arg(long, value_name = "CREWS", allow_hyphen_values = true)]
    pub crews: Option<String>,
    /// Modules, such as season:hard,village, or all.
    #[arg(long, value_name = "MODULES")]
    pub modules: Option<String>,
    /// Leaders: everybody takes one (draft), they are dealt by lot (random), or there are none. With :all, those of all editions.
    #[arg(long, value_name = "draft|random|none")]
    pub leaders: Option<String>,
    /// A play-mode card, such as grand_tour, or draw; it brings its own modules.
    #[arg(long, value_name = "MODE")]
    pub mode: Option<String>,
    #[command(flatten)]
    pub solo: SoloArgs,
}

/// One seat against René Estienne.
#[derive(Args, Clone, Debug, Default)]
pub struct SoloArgs {
    /// One seat against René Estienne and his Torpedo (--first 2 lets him begin).
    #[arg(long)]
    pub solo: bool,
    /// With --solo: no opponent at all, a race against the clock (R168).
    #[arg(long, conflicts_with_all = ["rene", "legacy"])]
    pub alone: bool,
    /// René's deck: a level from 1 to 3 for all his cards, or eight cards, such as a1,b1,c2,..
    #[arg(long, value_name = "LEVEL", requires = "solo")]
    pub rene: Option<String>,
    /// The Torpedo wins legacy powers; with numbers, it has some already, of blue, yellow, green and red cities.
    #[arg(long, value_name = "0,0,0,0", requires = "solo", num_args = 0..=1, default_missing_value = "0,0,0,0")]
    pub legacy: Option<String>,
}

impl RaceArgs {
    /// A race on a board, with nothing chosen.
    pub fn on(board: &str) -> RaceArgs {
        let direction = DirectionArg::Forward;
        let (middle, first, crews, modules, leaders, mode, solo) = Default::default();
        RaceArgs { board: board.into(), direction, middle, first, crews, modules, leaders, mode, solo }
    }
    /// The next race of a campaign: deck, powers and who begins follow from the races before it.
    pub fn next_of(&self, campaign: &Campaign) -> Result<RaceWish> {
        let solo = SoloArgs { solo: self.solo.alone, ..self.solo.clone() };
        let wish = RaceArgs { solo, ..self.clone() }.wish()?;
        session::campaigns::next_wish(campaign, wish).map_err(|error| anyhow!("{error}"))
    }
    /// What is wished for.
    pub fn wish(&self) -> Result<RaceWish> {
        let words = RaceWords {
            board: &self.board,
            direction: Direction::from(self.direction).into(),
            middle: self.middle.as_deref(),
            first: self.first,
            crews: self.crews.as_deref(),
            modules: self.modules.as_deref(),
            leaders: self.leaders.as_deref(),
            mode: self.mode.as_deref(),
            solo: self.solo.solo,
            alone: self.solo.alone,
            rene: self.solo.rene.as_deref(),
            legacy: self.solo.legacy.as_deref(),
        };
        words.wish().map_err(|error| anyhow!(error))
    }
    /// What belongs to The Great Race is refused for another game.
    fn check_unsaid(&self) -> Result<()> {
        let said = [
            ("--middle", self.middle.is_some()),
            ("--first", self.first.is_some()),
            ("--crews", self.crews.is_some()),
            ("--modules", self.modules.is_some()),
            ("--leaders", self.leaders.is_some()),
            ("--mode", self.mode.is_some()),
            ("--solo", self.solo.solo),
        ];
        match said.into_iter().find(|(_, is_said)| *is_said) {
            Some((name, _)) => {
                bail!("{name} is for The Great Race: leave it out, or leave out --game motorcar")
            }
            None => Ok(()),
        }
    }
}

/// How motorcars find their turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum FlickArg {
    /// By flicking toy cars: skill and a little luck.
    #[default]
    Skill,
    /// By lot.
    Luck,
}

impl From<FlickArg> for Flick {
    fn from(arg: FlickArg) -> Flick {
        match arg {
            FlickArg::Skill => Flick::Skill,
            FlickArg::Luck => Flick::Luck,
        }
    }
}

/// The embedded content, or that with a folder over it. All problems are told at once.
pub fn load(folder: Option<&Path>) -> Result<Content> {
    let Some(folder) = folder else { return Ok(Content::embedded()) };
    let content = Content::overlaid(folder).or_else(|problems| refuse(&problems))?;
    let problems = content.check();
    if problems.is_empty() { Ok(content) } else { refuse(&problems) }
}

fn refuse<T>(problems: &[Problem]) -> Result<T> {
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    let places = if lines.len() == 1 { "one place" } else { "several places" };
    bail!("the content is wrong in {places}:\n{}", lines.join("\n"))
}

fn check_board(content: &Content, board: &str) -> Result<()> {
    let boards = content.boards();
    if !boards.iter().any(|known| known == board) {
        bail!("there is no board \"{board}\"; there are: {}", boards.join(", "));
    }
    Ok(())
}

/// Races as they are wished for, on a board between these seats.
pub fn wished_setup(content: &Content, wish: RaceWish, seats: &[String]) -> Result<RaceSetup> {
    check_board(content, &wish.board)?;
    let setup = RaceSetup::new(content, &wish.board, wish.direction.into(), seats);
    let setup = setup.or_else(|problems| refuse(&problems))?;
    setup.choosing(content, wish).map_err(|error| anyhow!(error))
}

/// Races on a board between these seats.
pub fn race_setup(content: &Content, race: &RaceArgs, seats: &[String]) -> Result<RaceSetup> {
    check_board(content, &race.board)?;
    wished_setup(content, race.wish()?, seats)
}

/// Motorcar races between these seats.
pub fn motorcar_setup(
    content: &Content,
    race: &RaceArgs,
    flick: FlickArg,
    seats: &[String],
) -> Result<MotorcarSetup> {
    race.check_unsaid()?;
    motorcar::check_seats(seats.len())?;
    MotorcarSetup::new(content, flick.into(), seats).or_else(|problems| refuse(&problems))
}

/// Cars that seats have chosen, separated by commas; a - for none.
pub fn cars(text: Option<&str>) -> Vec<Option<String>> {
    let car = |car: &str| Some(car.trim().to_owned()).filter(|car| car != "-");
    text.map(|text| text.split(',').map(car).collect()).unwrap_or_default()
}

/// Names of seats, separated by commas.
pub fn seat_names(text: &str) -> Vec<String> {
    text.split(',').map(|name| name.trim().to_owned()).collect()
}

/// Who sits where: names separated by commas, or a number of seats, `first` and novices.
pub fn seats(text: &str, first: &str) -> Result<Vec<String>> {
    match text.trim().parse::<usize>() {
        Err(_) => Ok(seat_names(text)),
        Ok(count @ 0..=99) => {
            Ok((0..count).map(|i| if i == 0 { first } else { "novice" }.to_owned()).collect())
        }
        Ok(count) => bail!("--seats {count}: nobody has that many seats"),
    }
}

/// `--games 0` would count nothing.
pub fn some_games(games: u64) -> Result<()> {
    if games == 0 {
        bail!("--games 0: at least 1 game must be played");
    }
    Ok(())
}

/// An outside program by its name, told the game by this presenter, or a bot of the ladder.
fn agent_or<P: Presenter>(
    name: &str,
    presenter: impl FnOnce() -> Result<P>,
    bot: impl FnOnce(&str) -> Result<Box<dyn Bot<P::Game>>, String>,
) -> Result<Box<dyn Bot<P::Game>>> {
    match name.strip_prefix("agent:") {
        Some(command) => Ok(Box::new(Agent::new(command, presenter()?).map_err(|e| anyhow!(e))?)),
        None => bot(name).map_err(|e| anyhow!(e)),
    }
}

/// Bots for The Great Race by their names; programs are told it by this presenter.
pub fn race_bots(
    presenter: impl Fn() -> Result<RacePresenter>,
) -> impl Fn(&str) -> Result<Box<dyn Bot<GreatRace>>> {
    move |name| agent_or(name, &presenter, bots::race::by_name)
}
/// The same for many races on a board, whatever crews each of them has.
pub fn board_bots(content: &Content, board: &str) -> impl Fn(&str) -> Result<Box<dyn Bot<GreatRace>>> {
    race_bots(move || {
        check_board(content, board)?;
        RacePresenter::new(content, board, Vec::new()).or_else(|problems| refuse(&problems))
    })
}

/// Bots for The Great Motorcar Race by their names.
pub fn motorcar_bots(content: &Content) -> impl Fn(&str) -> Result<Box<dyn Bot<MotorcarRace>>> {
    let presenter = move || MotorcarPresenter::new(content).or_else(|problems| refuse(&problems));
    move |name| agent_or(name, presenter, bots::motorcar::by_name)
}

/// Reads a file that a person named.
pub fn read_file(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).map_err(|error| anyhow!("{}: {error}", path.display()))
}

/// Which game a log is of, by its header; The Great Race unless it says otherwise.
pub fn game_of(text: &str) -> GameArg {
    let head = text.lines().next().unwrap_or_default();
    let header: serde_json::Value = serde_json::from_str(head).unwrap_or_default();
    if header["game"] == MotorcarRace::SLUG { GameArg::Motorcar } else { GameArg::Race }
}

/// A log of The Great Race, checked as a whole.
pub fn read_race_log(content: &Content, text: &str) -> Result<(race::Rules, Tape<GreatRace>), LogError> {
    Tape::read(text, |header, seed| study::rules_from_header(content, header, seed))
}

/// The content a log was played with, where it carries its own: its names are found there too.
pub fn content_of<G: Game>(content: &Content, tape: &Tape<G>) -> Content {
    content.clone().with_bundle(&Bundle(tape.header().files.clone()))
}

/// A log of The Great Motorcar Race, checked as a whole.
pub fn read_motorcar_log(
    content: &Content,
    text: &str,
) -> Result<(motorcar::Rules, Tape<MotorcarRace>), LogError> {
    Tape::read(text, |header, _| study::motorcar_rules_from_header(content, header))
}

/// All cores, unless said otherwise; never more than there are games.
pub fn threads(wanted: Option<usize>, games: u64) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    wanted.unwrap_or_else(cores).clamp(1, usize::try_from(games).unwrap_or(usize::MAX).max(1))
}
