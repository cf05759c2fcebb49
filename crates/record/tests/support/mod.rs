//! Small races to make logs of.

use bots::{Bot, Random};
use content::Content;
use game::{Node, Seat, SplitMix, Viewer};
use race::modules::ModuleSet;
use race::rules::{Direction, Sources};
use race::{GreatRace, Options, Rules, View};
use record::{Header, RaceOptions, Seed, Tape};
use std::path::Path;

/// A table on one of the small boards of the rules' tests.
pub struct Bench {
    pub sources: Sources,
}

impl Bench {
    pub fn new(board: &str) -> Bench {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../race/tests/content");
        let content = Content::overlaid(&folder).expect("test content");
        Bench { sources: content.board(board).expect("a sound board") }
    }
    pub fn rules(&self, seats: u8) -> Rules {
        let options = Options {
            seats,
            first: Seat(0),
            direction: Direction::Forward,
            middle: None,
            modules: ModuleSet::NONE,
            leaders: [None; 5],
            solo: None,
        };
        Rules::new(&self.sources, options).expect("options fit")
    }
    pub fn header(&self, rules: &Rules, seed: &Seed, number: u64) -> Header {
        let options = RaceOptions::new(&self.sources.board, &rules.options).to_value();
        let seats = vec!["random".into(); usize::from(rules.seats)];
        let nonces = Header::nonces_from(number, seats.len());
        Header::new::<GreatRace>("test".into(), options, seats, seed, nonces)
    }
    pub fn tape(&self, rules: &Rules, number: u64) -> Tape<GreatRace> {
        let seed = Seed::from_number(number);
        Tape::new(rules, self.header(rules, &seed, number), Some(seed)).expect("a good header")
    }
    /// Reads a log back under the rules its header asks for.
    pub fn read(&self, text: &str) -> Result<(Rules, Tape<GreatRace>), record::LogError> {
        Tape::<GreatRace>::read(text, |header, _| {
            let options = RaceOptions::from_value(&header.options)?.to_options(&self.sources)?;
            Rules::new(&self.sources, options).map_err(|e| e.to_string())
        })
    }
}

/// One step of random play; `false` when the race is over.
pub fn step(rules: &Rules, tape: &mut Tape<GreatRace>, luck: &mut SplitMix) -> bool {
    match tape.state().node() {
        Node::Over => false,
        Node::Chance(_) => tape.roll(rules, &mut ()).is_some(),
        Node::Decide(seats) => {
            let seat = seats.first().expect("somebody is asked");
            let view = View::new(rules, tape.state(), Viewer::Seat(seat));
            let action = Bot::<GreatRace>::choose(&Random, rules, &view, luck);
            tape.act(rules, seat, action, &mut ()).expect("legal");
            true
        }
    }
}

/// A whole random race, or its first records.
pub fn play(rules: &Rules, tape: &mut Tape<GreatRace>, number: u64, most: u32) {
    let mut luck = SplitMix(number);
    while tape.last() < most && step(rules, tape, &mut luck) {}
}
