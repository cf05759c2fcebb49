//! What is noted of a race of The Great Motorcar Race while it is run.

use crate::runner::Witness;
use game::{Events, Seat};
use motorcar::event::{Event, Fact, Reward};
use motorcar::ids::{Predicament, Strain};
use motorcar::tabletop::Tabletop;
use motorcar::{MotorcarRace, Rules, State};

macro_rules! happens {
    ($($what:ident = $slug:literal: $about:literal,)*) => {
        /// What may happen to a car in a race.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Happens { $(#[doc = $about] $what),* }
        impl Happens {
            /// All of it, with a word and what it is called.
            pub const ALL: &'static [(Happens, &'static str, &'static str)] = &[$((Happens::$what, $slug, $about)),*];
        }
    };
}
happens!(
    WentOver = "went_over": "Slides over the far edge",
    ByLot = "by_lot": "Lots decide its place",
    Drawn = "drawn": "Its token is drawn: a random predicament",
    Inflicts = "inflicts": "Inflicts a predicament",
    Pledges = "pledges": "Pledges a tile",
    Joins = "joins": "Adds the second tile to a pledge",
    PledgeReturned = "pledge_returned": "Gets a pledged tile back",
    Suffers = "suffers": "Has a predicament inflicted",
    Helps = "helps": "Helps a rival",
    LeavesAlone = "leaves_alone": "Drives by a rival in need",
    CancelsFreely = "cancels_freely": "Cancels one of its own as the slowest",
    CancelsNone = "cancels_none": "Cancels none as the slowest",
    PaysOff = "pays_off": "Pays a random predicament off",
    EnduresRandom = "endures_random": "Endures a random predicament",
    EnduresInflicted = "endures_inflicted": "Endures an inflicted predicament",
    TileForHelp = "tile_for_help": "Gets a tile for help",
    TileForSlowest = "tile_for_slowest": "Gets a tile as the slowest",
);

/// What is noted of a race.
#[derive(Clone, Debug)]
pub struct MotorcarNotes {
    /// What happened to every car, in the order of [`Happens`].
    pub cars: Vec<Vec<u32>>,
    /// Strains of every car, by leg.
    pub strains: Vec<Vec<[u32; 3]>>,
    /// Predicaments that the predicament dice added.
    pub more: u32,
    /// The table after each round.
    pub after: Vec<Tabletop>,
    legs: Vec<usize>,
    round: u8,
}

impl MotorcarNotes {
    /// Nothing noted yet.
    pub fn new(rules: &Rules) -> MotorcarNotes {
        let cars = usize::from(rules.seats);
        MotorcarNotes {
            cars: vec![vec![0; Happens::ALL.len()]; cars],
            strains: vec![vec![[0; 3]; rules.names.legs.len()]; cars],
            more: 0,
            after: Vec::new(),
            legs: (1..=rules.rounds).map(|round| rules.leg(round).into()).collect(),
            round: 1,
        }
    }
    fn note(&mut self, seat: Seat, what: Happens, times: u8) {
        self.cars[seat.index()][what as usize] += u32::from(times);
    }
    fn strain(&mut self, seat: Seat, strain: Strain) {
        let leg = self.legs[usize::from(self.round) - 1];
        self.strains[seat.index()][leg][strain as usize] += 1;
    }
}

impl Events<Event> for MotorcarNotes {
    fn on(&mut self, event: Event) {
        let Event::Fact(fact) = event else { return };
        match fact {
            Fact::RoundBegan(round) => self.round = round,
            Fact::WentOver(seat, _) => self.note(seat, Happens::WentOver, 1),
            Fact::Ranked { seat, by_lot: true, .. } => self.note(seat, Happens::ByLot, 1),
            Fact::StrainRevealed(seat, strain) => self.strain(seat, strain),
            Fact::PredicamentsCounted { more, .. } => self.more += u32::from(more),
            Fact::Inflicted { by, with, on } => {
                self.note(by, if with.is_some() { Happens::Joins } else { Happens::Inflicts }, 1);
                self.note(on, Happens::Suffers, 1);
            }
            Fact::Pledged { by, .. } => self.note(by, Happens::Pledges, 1),
            Fact::PledgeReturned { by, .. } => self.note(by, Happens::PledgeReturned, 1),
            Fact::TokenDrawn { of, .. } => self.note(of, Happens::Drawn, 1),
            Fact::Helped { by, .. } => self.note(by, Happens::Helps, 1),
            Fact::LeftAlone { by, .. } => self.note(by, Happens::LeavesAlone, 1),
            Fact::CancelledFreely(seat, _) => self.note(seat, Happens::CancelsFreely, 1),
            Fact::CancelledNone(seat) => self.note(seat, Happens::CancelsNone, 1),
            Fact::PaidOff(seat, count) => self.note(seat, Happens::PaysOff, count),
            Fact::Endured { seat, what: Predicament::Random, .. } => {
                self.note(seat, Happens::EnduresRandom, 1);
            }
            Fact::Endured { seat, what: Predicament::Inflicted, .. } => {
                self.note(seat, Happens::EnduresInflicted, 1);
            }
            Fact::ReceivedTiles { seat, count, reward: Reward::Help } => {
                self.note(seat, Happens::TileForHelp, count);
            }
            Fact::ReceivedTiles { seat, count, reward: Reward::Slowest } => {
                self.note(seat, Happens::TileForSlowest, count);
            }
            Fact::Rolled { .. }
            | Fact::AssessmentBegan
            | Fact::LetGo(..)
            | Fact::Slid(..)
            | Fact::Ranked { .. }
            | Fact::ChoiceWithdrawn(_)
            | Fact::PredicamentDie(..)
            | Fact::StoppedInflicting(_)
            | Fact::Travelled { .. }
            | Fact::GameOver => {}
        }
    }
}

impl Witness<MotorcarRace> for MotorcarNotes {
    fn look(&mut self, state: &State) {
        let table = state.table();
        if usize::from(table.round) > self.after.len() + 1 {
            self.after.push(*table);
        }
    }
}
