//! `great-race play`: a game in the terminal, in typable notation. The game is a log from the first
//! card on, so it can be saved, resumed, undone and verified.

pub mod keep;
mod local;

use crate::campaign::InCampaign;
use crate::client::motorcar::MotorcarTelling;
use crate::client::race::RaceTelling;
use crate::client::{self, Telling};
use crate::options::{self, FlickArg, GameArg, RaceArgs};
use crate::words::{Lang, Words};
use anyhow::{Result, anyhow, bail};
use bots::Bot;
use clap::Args;
use content::Content;
use game::{Game, Node, Seat};
use local::{Begun, Local, Sitter};
use record::Tape;

use session::{MotorcarPresenter, Presenter};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

/// How to play.
#[derive(Args, Clone, Debug)]
pub struct PlayArgs {
    /// The game.
    #[arg(long, value_enum, default_value_t)]
    game: GameArg,
    #[command(flatten)]
    race: RaceArgs,
    /// Who plays: a number of crews, you against novices (4 if not said), or names such as you,novice,racer.
    ///
    /// Names: you (several "you" share the screen, and hand it over between turns); random; novice, weak;
    /// racer, strong; racer@bold, racer@thrifty or racer@spiteful, with a temperament of its own; racer:N,
    /// weaker the larger the temperature N (racer:200); champion, which plays its choices on in thought, or
    /// champion:N with so many playouts a decision; agent:COMMAND, a program of your own
    /// (docs/HOWTO/add-a-bot.md).
    ///
    /// With --resume: who plays from here on, if it is not whoever the file names. A program is run only where it is named
    /// here, never because a file names it.
    #[arg(long)]
    seats: Option<String>,
    /// How the motorcars find their turn order.
    #[arg(long, value_enum, default_value_t)]
    flick: FlickArg,
    /// Cars of the motorcar race in seat order, such as zust,-,protos; the first that is left where there is a - and for seats behind the last.
    #[arg(long, value_name = "CARS")]
    cars: Option<String>,
    /// The seed of all luck, to play the same race again.
    #[arg(long)]
    seed: Option<u64>,
    /// The language.
    #[arg(long, value_enum, default_value_t)]
    lang: Lang,
    /// Keep the race in this file after every move.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Write over whatever the file of --save holds.
    #[arg(long, requires = "save")]
    force: bool,
    /// Go on with the race in this file, and keep it there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "board", "seed", "direction", "middle", "first", "crews", "cars", "flick", "solo", "save"])]
    resume: Option<PathBuf>,
    /// Race the next race of the campaign in this file, or go on with the one that is running; it is kept there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "seed", "first", "solo", "rene", "legacy", "cars", "flick", "save", "resume"])]
    campaign: Option<PathBuf>,
    /// Take a seat at a table on the network: the link of a seat, or of a table with an open one.
    #[arg(long, value_name = "LINK", conflicts_with_all = ["game", "board", "seats", "seed", "direction", "middle", "first", "crews", "cars", "flick", "solo", "save", "resume", "campaign", "content"])]
    join: Option<String>,
    /// Your name at a table on the network.
    #[arg(long, requires = "join", default_value = "Guest")]
    name: String,
    /// Keep the receipt about the luck of a table on the network in this file, for `verify --receipt`.
    #[arg(long, value_name = "FILE", requires = "join")]
    receipt: Option<PathBuf>,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// Plays until the race is over, the player leaves or the input ends.
pub fn run(args: &PlayArgs) -> Result<()> {
    if let Some(link) = &args.join {
        return crate::join::run(link, &args.name, args.lang, args.receipt.as_deref());
    }
    let content = options::load(args.content.as_deref())?;
    let words = Words::new(&content, args.lang)?;
    if let Some(file) = &args.resume {
        return resume(&content, &words, file, args.seats.as_deref());
    }
    if let Some(file) = &args.campaign {
        return play_campaign(&content, &words, InCampaign::open(file, &content)?, &args.race);
    }
    let alone = if args.race.solo.solo { "1" } else { "4" };
    let seats = options::seats(args.seats.as_deref().unwrap_or(alone), "you")?;
    let clock =
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_micros() as u64 % 1_000_000_000);
    let number = args.seed.unwrap_or(clock);
    let plan = Plan {
        number,
        seed: Some(number),
        save: args.save.clone(),
        is_new: true,
        force: args.force,
        seats: Some(seats.clone()),
        campaign: None,
    };
    match args.game {
        GameArg::Race if args.cars.is_some() => {
            bail!("--cars: the crews of The Great Race are chosen with --crews")
        }
        GameArg::Race => {
            people_or_bots(&seats, options::board_bots(&content, &args.race.board))?;
            let setup = options::race_setup(&content, &args.race, &seats)?;
            let (rules, mut header, seed) = setup.race(number).map_err(|e| anyhow!(e))?;
            header.files = setup.bundle(rules.modules).0.clone();
            let tape = Tape::new(&rules, header, Some(seed))?;
            play_race(&content, &words, rules, tape, plan)
        }
        GameArg::Motorcar => {
            people_or_bots(&seats, options::motorcar_bots(&content))?;
            let setup = options::motorcar_setup(&content, &args.race, args.flick, &seats)?;
            let setup = setup.choosing(options::cars(args.cars.as_deref()));
            let (rules, mut header, seed) = setup.race(number).map_err(|e| anyhow!(e))?;
            header.files = setup.bundle.0.clone();
            let tape = Tape::new(&rules, header, Some(seed))?;
            play_motorcar(&content, &words, rules, tape, plan)
        }
    }
}

/// What a game is started with, besides the game itself.
struct Plan {
    /// Where the bots' own luck comes from.
    number: u64,
    /// The seed of all luck, where it is known as a number.
    seed: Option<u64>,
    save: Option<PathBuf>,
    /// The file was not read, so it is not known to be this game's.
    is_new: bool,
    force: bool,
    /// Who plays, as the command line says; as the file says, if not.
    seats: Option<Vec<String>>,
    /// The campaign that the race is of, which keeps it.
    campaign: Option<InCampaign>,
}

/// The next race of a campaign, or the one that is running.
fn play_campaign(content: &Content, words: &Words, mut of: InCampaign, race: &RaceArgs) -> Result<()> {
    let plan = |number: u64, of: InCampaign| Plan {
        number,
        seed: None,
        save: None,
        is_new: false,
        force: false,
        seats: None,
        campaign: Some(of),
    };
    if let Some(log) = of.campaign().running() {
        let (rules, tape) = options::read_race_log(content, &log).map_err(|error| anyhow!("{error}"))?;
        let content = options::content_of(content, &tape);
        return play_race(&content, words, rules, tape, plan(0, of));
    }
    let (number, wish) = (crate::campaign::lot(), race.next_of(of.campaign())?);
    let setup = options::wished_setup(content, wish, &["you".to_owned()])?;
    let (rules, mut header, seed) = setup.race(number).map_err(|error| anyhow!(error))?;
    header.files = setup.bundle(rules.modules).0.clone();
    let tape = Tape::new(&rules, header, Some(seed))?;
    of.begin(&tape.text(true))?;
    play_race(content, words, rules, tape, plan(number, of))
}

fn resume(content: &Content, words: &Words, file: &std::path::Path, seats: Option<&str>) -> Result<()> {
    let text = options::read_file(file)?;
    let told = |e: record::LogError| anyhow!("{}: {e}", file.display());
    let seats = seats.map(|seats| options::seats(seats, "you")).transpose()?;
    let plan = |last: u32| Plan {
        number: last.into(),
        seed: None,
        save: Some(file.to_owned()),
        is_new: false,
        force: false,
        seats,
        campaign: None,
    };
    match options::game_of(&text) {
        GameArg::Race => {
            let (rules, tape) = options::read_race_log(content, &text).map_err(told)?;
            let (plan, content) = (plan(tape.last()), options::content_of(content, &tape));
            play_race(&content, words, rules, tape, plan)
        }
        GameArg::Motorcar => {
            let (rules, tape) = options::read_motorcar_log(content, &text).map_err(told)?;
            let (plan, content) = (plan(tape.last()), options::content_of(content, &tape));
            play_motorcar(&content, words, rules, tape, plan)
        }
    }
}

fn play_race(
    content: &Content,
    words: &Words,
    rules: ::race::Rules,
    mut tape: Tape<::race::GreatRace>,
    plan: Plan,
) -> Result<()> {
    let presenter = options::race_presenter(content, tape.header())?;
    let typed = options::race_bots(|| Ok(presenter.clone()));
    let sitters = sitters(&rules, &mut tape, &plan, typed, bots::race::by_name)?;
    start::<_, RaceTelling>(presenter, rules, sitters, tape, plan, words)
}

fn play_motorcar(
    content: &Content,
    words: &Words,
    rules: ::motorcar::Rules,
    mut tape: Tape<::motorcar::MotorcarRace>,
    plan: Plan,
) -> Result<()> {
    let sitters =
        sitters(&rules, &mut tape, &plan, options::motorcar_bots(content), bots::motorcar::by_name)?;
    let presenter = MotorcarPresenter::new(content).map_err(|problems| anyhow!("{}", problems[0]))?;
    start::<_, MotorcarTelling>(presenter, rules, sitters, tape, plan, words)
}

/// Names that nobody knows are told before anything else is.
fn people_or_bots<G: Game>(names: &[String], bot: impl Fn(&str) -> Result<Box<dyn Bot<G>>>) -> Result<()> {
    names.iter().try_for_each(|name| sitter(name, &bot).map(|_| ()))
}

fn sitter<G: Game>(name: &str, bot: impl Fn(&str) -> Result<Box<dyn Bot<G>>>) -> Result<Sitter<G>> {
    match name {
        "you" => Ok(Sitter::You),
        name => bot(name).map(Sitter::Bot).map_err(|e| anyhow!("{e}, or you")),
    }
}

/// Who sits down: whoever the command line names, programs too; otherwise whoever the file names, and a file is data: it can
/// name people and bots of ours, and nothing else is ever started.
fn sitters<G: Game>(
    rules: &G::Rules,
    tape: &mut Tape<G>,
    plan: &Plan,
    typed: impl Fn(&str) -> Result<Box<dyn Bot<G>>>,
    ours: impl Fn(&str) -> Result<Box<dyn Bot<G>>, String>,
) -> Result<Vec<Sitter<G>>> {
    if !tape.knows_luck() {
        bail!("the log does not hold its seed, so the race cannot go on from it");
    }
    let in_file = tape.seats();
    let Some(names) = &plan.seats else {
        let ours = |name: &str| ours(name).map_err(|e| anyhow!(e));
        let seated: Result<Vec<_>> = in_file.iter().map(|name| sitter(name, ours)).collect();
        return seated.map_err(|error| {
            anyhow!("{error}. {}", what_to_type(&in_file, plan, |name| ours(name).is_ok()))
        });
    };
    if names.len() != in_file.len() {
        bail!("--seats names {} seats; this race has {}: {}", names.len(), in_file.len(), in_file.join(","));
    }
    let seated = names.iter().map(|name| sitter(name, &typed)).collect::<Result<Vec<_>>>()?;
    if G::node(tape.state()) != Node::Over {
        for (i, name) in names.iter().enumerate() {
            let name = record::named_in_log(name.clone());
            if name != in_file[i] {
                tape.take_over(rules, Seat(i as u8), &name);
            }
        }
    }
    Ok(seated)
}

/// The command with which a race goes on whose file names somebody who cannot be seated.
fn what_to_type(in_file: &[String], plan: &Plan, is_ours: impl Fn(&str) -> bool) -> String {
    let seat = |name: &String| match name.as_str() {
        "agent" => "agent:COMMAND".to_owned(),
        name if name == "you" || is_ours(name) => name.to_owned(),
        _ => "you".to_owned(),
    };
    let seats: Vec<String> = in_file.iter().map(seat).collect();
    let file = plan.save.as_deref().map(|file| file.display().to_string()).unwrap_or_default();
    format!(
        "No program is started because a file names it: say who plays, great-race play --resume \"{file}\" --seats \"{}\"",
        seats.join(",")
    )
}

fn start<P: Presenter, T: Telling<P>>(
    presenter: P,
    rules: <P::Game as Game>::Rules,
    sitters: Vec<Sitter<P::Game>>,
    tape: Tape<P::Game>,
    plan: Plan,
    words: &Words,
) -> Result<()> {
    let begun = Begun { tape, sitters, number: plan.number, seed: plan.seed, campaign: plan.campaign };
    let table = Local::new(presenter, rules, begun, plan.save, words)?;
    if plan.is_new {
        table.begin_keeping(plan.force)?;
    }
    client::play::<P, T>(table, words, &mut std::io::stdin().lock())
}
