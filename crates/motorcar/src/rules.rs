//! What is fixed for one race of rule book 004: route, dice and tables in play, compiled for the number
//! of players.

use crate::ids::{MAX_LEGS, MAX_STAGES, Strain};
use crate::sources::{FlickNumbers, Options, OptionsError, Sources, StrainNumbers, TileNumbers, check_seats};
use game::Seat;

/// The farthest a toy car can be pulled back.
pub const MAX_PULL: u8 = 100;

/// Names of everything that notation and texts mention.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// Destinations in the order of the route.
    pub stages: Vec<String>,
    /// Legs in the order of the route.
    pub legs: Vec<String>,
    /// Toy cars to choose from.
    pub cars: Vec<String>,
}

/// What is fixed for one race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// How many play.
    pub seats: u8,
    /// What the table agreed on.
    pub options: Options,
    /// Names of stages, legs and cars.
    pub names: Names,
    /// How many stages there are, and so rounds.
    pub rounds: u8,
    /// Faces of a die.
    pub faces: u8,
    /// Where tiles come from.
    pub tiles: TileNumbers,
    /// One more predicament if the predicament dice show at least this.
    pub one_more: u8,
    /// Two more if they show at least this.
    pub two_more: u8,
    /// How toy cars slide.
    pub flick: FlickNumbers,
    strains: [StrainNumbers; 3],
    legs: [u8; MAX_STAGES],
    per_leg: [u8; MAX_LEGS],
    reassess: u32,
}

impl Rules {
    /// The rules for a table; fails if options and content do not fit.
    pub fn new(sources: &Sources, options: Options) -> Result<Rules, OptionsError> {
        check_seats(options.seats.into())?;
        let wrong = OptionsError::Seats(options.seats.into());
        let row = sources.predicaments.iter().find(|row| row.players == options.seats).ok_or(wrong)?;
        let mut names = Names { cars: sources.cars.clone(), ..Names::default() };
        let (mut legs, mut per_leg) = ([0; MAX_STAGES], [0; MAX_LEGS]);
        for (i, leg) in sources.legs.iter().enumerate() {
            per_leg[i] = row.legs[i];
            names.legs.push(leg.slug.clone());
            for stage in &leg.stages {
                legs[names.stages.len()] = i as u8;
                names.stages.push(stage.clone());
            }
        }
        Ok(Rules {
            seats: options.seats,
            options,
            rounds: names.stages.len() as u8,
            names,
            faces: sources.faces,
            tiles: sources.tiles,
            one_more: row.one_more,
            two_more: row.two_more,
            flick: sources.flick.clone(),
            strains: sources.strains,
            legs,
            per_leg,
            reassess: sources.reassess_after.iter().fold(0, |set, round| set | 1 << (round - 1)),
        })
    }
    /// The same rules with the cars that seats have chosen, by slug in seat order (004:45: each player selects a car).
    /// Whoever chose none takes the first that is left.
    pub fn with_cars(mut self, chosen: &[Option<String>]) -> Result<Rules, OptionsError> {
        if chosen.len() > usize::from(self.seats) {
            return Err(OptionsError::CarsWithoutSeats);
        }
        let mut left = self.names.cars.clone();
        for (car, seat) in chosen.iter().zip(1..).filter_map(|(car, seat)| Some((car.as_ref()?, seat))) {
            let place = left.iter().position(|other| other == car);
            let is_one = self.names.cars.contains(car);
            let why = if is_one { OptionsError::CarTaken(seat) } else { OptionsError::NoSuchCar(seat) };
            left.remove(place.ok_or(why)?);
        }
        let mut left = left.into_iter();
        let chosen = chosen.iter().cloned().map(|car| car.or_else(|| left.next())).collect::<Vec<_>>();
        self.names.cars = chosen.into_iter().flatten().chain(left).collect();
        Ok(self)
    }
    /// What a strain does.
    #[inline]
    pub fn strain(&self, strain: Strain) -> &StrainNumbers {
        &self.strains[strain as usize]
    }
    /// The most tokens a strain needs: each player has as many (004:37).
    #[inline]
    pub fn strain_tokens(&self) -> u8 {
        self.strains[0].tokens.max(self.strains[1].tokens).max(self.strains[2].tokens)
    }
    /// The leg of a round, from 0. Rounds count from 1.
    #[inline]
    pub fn leg(&self, round: u8) -> u8 {
        self.legs[usize::from(round) - 1]
    }
    /// Random predicaments of a round before the predicament dice (004:67).
    #[inline]
    pub fn predicaments(&self, round: u8) -> u8 {
        self.per_leg[usize::from(self.leg(round))]
    }
    /// Random predicaments that the predicament dice add (004:69).
    pub fn additional_predicaments(&self, total: u8) -> u8 {
        u8::from(total >= self.one_more) + u8::from(total >= self.two_more)
    }
    /// Is turn order assessed again after this round (M15)?
    #[inline]
    pub fn reassesses_after(&self, round: u8) -> bool {
        self.reassess >> (round - 1) & 1 == 1
    }
    /// The car of a seat, by slug.
    pub fn car(&self, seat: Seat) -> &str {
        &self.names.cars[seat.index() % self.names.cars.len()]
    }
    /// The destination of a round, by slug.
    pub fn stage(&self, round: u8) -> &str {
        &self.names.stages[usize::from(round) - 1]
    }
}
