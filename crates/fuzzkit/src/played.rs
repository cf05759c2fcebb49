//! What both games have in common here.

use bots::Bot;
use content::Content;
use game::{Game, SplitMix};
use motorcar::MotorcarRace;
use race::GreatRace;
use race::rules::Direction;
use record::{Header, Seed};
use std::sync::OnceLock;
use study::{MotorcarSetup, RaceSetup};

/// More moves than any game has, whatever position it starts from.
pub const MOST_MOVES: usize = 20_000;

/// A game that can be set up, read from a header, and played by bots.
pub trait Played: Game {
    /// The rules of a log, as `great-race verify` makes them.
    fn rules_for(header: &Header, seed: Option<&Seed>) -> Result<Self::Rules, String>;
    /// The hash of the content that a log with this header must have been played with.
    fn content_hash(header: &Header) -> Option<String>;
    /// A bot by the name that a log gives.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;
    /// Some table: which one depends on the number.
    fn table(number: u64) -> (Self::Rules, Header, Seed);
}

/// Read once.
pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(crate::small_content)
}

/// The boards that are raced on here.
pub const BOARDS: [&str; 4] = ["proving_tiny", "proving", "proving_usa", "proving_middle"];

fn names(count: u64) -> Vec<String> {
    (0..count).map(|seat| if seat % 2 == 0 { "random" } else { "novice" }.to_owned()).collect()
}

impl Played for GreatRace {
    fn rules_for(header: &Header, seed: Option<&Seed>) -> Result<race::Rules, String> {
        study::rules_from_header(content(), header, seed)
    }
    fn content_hash(header: &Header) -> Option<String> {
        let options = record::RaceOptions::from_value(&header.options).ok()?;
        content().bundle(session::games::race::race_files(&options).ok()?).ok().map(|bundle| bundle.hash())
    }
    fn bot(name: &str) -> Option<Box<dyn Bot<GreatRace>>> {
        bots::race::by_name(name).ok()
    }
    fn table(number: u64) -> (race::Rules, Header, Seed) {
        let board = BOARDS[(number % BOARDS.len() as u64) as usize];
        let direction = if number % 8 < 4 { Direction::Forward } else { Direction::Reverse };
        let setup = RaceSetup::new(content(), board, direction, &names(2 + number % 4)).expect("a board");
        setup.race(number).expect("options that fit")
    }
}

impl Played for MotorcarRace {
    fn rules_for(header: &Header, _: Option<&Seed>) -> Result<motorcar::Rules, String> {
        study::motorcar_rules_from_header(content(), header)
    }
    fn content_hash(_: &Header) -> Option<String> {
        Some(content().motorcar_bundle().hash())
    }
    fn bot(name: &str) -> Option<Box<dyn Bot<MotorcarRace>>> {
        bots::motorcar::by_name(name).ok()
    }
    fn table(number: u64) -> (motorcar::Rules, Header, Seed) {
        use motorcar::sources::Flick::{Luck, Skill};
        let flick = if number.is_multiple_of(2) { Skill } else { Luck };
        let setup = MotorcarSetup::new(content(), flick, &names(3 + number % 4)).expect("our content");
        setup.race(number).expect("options that fit")
    }
}

/// Random play from here: how many things were said before the end, or `None` when there was no end.
pub fn play_out<G: Game>(
    rules: &G::Rules,
    state: &mut G::State,
    luck: &mut SplitMix,
    most: usize,
) -> Option<usize> {
    for said in 0..most {
        let Some(next) = testkit::random_said::<G>(rules, state, luck) else { return Some(said) };
        testkit::say(rules, state, next, &mut ());
    }
    None
}

/// A number that depends on every byte.
pub fn number_of(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
