//! Content of rule book 004 as it was read and checked ([`Sources`]), and what a table agreed on before
//! the start ([`Options`]).

use crate::ids::{MAX_PLAYERS, MIN_PLAYERS};

/// Content as read: route, cars, dice and tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sources {
    /// The stages of the race, leg by leg (004:67).
    pub legs: Vec<Leg>,
    /// Rounds after which turn order is assessed again (M15).
    pub reassess_after: Vec<u8>,
    /// Toy cars to choose from, by slug.
    pub cars: Vec<String>,
    /// Faces of a die (M1: they count from 1).
    pub faces: u8,
    /// Sportsmanship tiles.
    pub tiles: TileNumbers,
    /// What each strain does, from the gentlest to the hardest.
    pub strains: [StrainNumbers; 3],
    /// The random predicaments table (004:75), a row for each number of players.
    pub predicaments: Vec<PredicamentRow>,
    /// The toy cars' slide.
    pub flick: FlickNumbers,
}

/// Some stages of the route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leg {
    /// Its slug.
    pub slug: String,
    /// Its destinations in order, by slug.
    pub stages: Vec<String>,
}

/// Where Sportsmanship tiles come from. What they buy is a rule: two inflict, one pays off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileNumbers {
    /// At the start (004:39).
    pub start: u8,
    /// For helping (004:112).
    pub help: u8,
    /// For being the slowest at the end of a round (004:120).
    pub slowest: u8,
}

/// What a strain does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StrainNumbers {
    /// Tokens it puts in the bag (004:57).
    pub tokens: u8,
    /// Dice rolled for days (004:96, 004:118).
    pub dice: u8,
    /// Days added to the lowest die for a stage (004:96).
    pub stage_days: u8,
    /// Days added to the highest die for a predicament (004:118).
    pub predicament_days: u8,
}

/// A row of the random predicaments table (004:77).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PredicamentRow {
    /// For so many players.
    pub players: u8,
    /// Predicaments per round, by leg.
    pub legs: Vec<u8>,
    /// One more if the predicament dice show at least this.
    pub one_more: u8,
    /// Two more if they show at least this.
    pub two_more: u8,
}

/// How toy cars slide over the board. Design, not rule book: 004:45 uses real toys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FlickNumbers {
    /// Millimetres from the edge with the word DAYS to the far edge.
    pub length: u16,
    /// Millimetres per second that each hundredth of pull gives the car.
    pub speed: u16,
    /// How fast the board slows a car, in millimetres per second per second.
    pub friction: u16,
    /// Weights of luck: the middle one is the friction above, each step to the right a hundredth more,
    /// each step to the left a hundredth less. An odd number of them.
    pub luck: Vec<u16>,
}

/// How turn order is assessed (M15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Flick {
    /// A small game of skill, with a little luck.
    #[default]
    Skill,
    /// Lots are drawn.
    Luck,
}

/// What a table agreed on before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// 3 to 6.
    pub seats: u8,
    /// How turn order is assessed.
    pub flick: Flick,
}

/// Fewest and most seats of a motorcar race.
pub const SEATS: (usize, usize) = (MIN_PLAYERS, MAX_PLAYERS);

/// Can so many race? Everybody who asks asks here.
pub fn check_seats(seats: usize) -> Result<(), OptionsError> {
    if (SEATS.0..=SEATS.1).contains(&seats) { Ok(()) } else { Err(OptionsError::Seats(seats)) }
}

/// Options that do not fit the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// Too few or too many seats, or no row of the table for them.
    Seats(usize),
    /// This seat (from 1) chose a car that is not there.
    NoSuchCar(u8),
    /// This seat (from 1) chose a car that another has chosen.
    CarTaken(u8),
    /// Cars were chosen for more seats than there are.
    CarsWithoutSeats,
}

impl std::fmt::Display for OptionsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionsError::Seats(n) => {
                write!(f, "a motorcar race has {MIN_PLAYERS} to {MAX_PLAYERS} seats, not {n}")
            }
            OptionsError::NoSuchCar(seat) => {
                write!(f, "the car that seat {seat} chose is none of the cars there are")
            }
            OptionsError::CarTaken(seat) => write!(f, "the car that seat {seat} chose is taken"),
            OptionsError::CarsWithoutSeats => write!(f, "more cars are chosen than there are seats"),
        }
    }
}
impl std::error::Error for OptionsError {}
