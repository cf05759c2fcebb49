//! A table before the start: the seed is already committed to, seats fill, everybody commits to a nonce, and the host
//! begins. How the nonces are opened then stands in `opening`.

use crate::Refusal;
use crate::notes::{Holder, Notes, SeatNotes, Status};
use crate::opening::Opening;
use crate::spec::TableSpec;
use game::Seat;
use record::{Seed, Share};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who will sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Place {
    /// Anybody.
    Open,
    /// This person.
    Person {
        /// What the others call this person.
        name: String,
    },
    /// A bot of this level.
    Bot {
        /// Its name.
        level: String,
    },
}

/// A table before the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gathering {
    /// What will be played.
    pub spec: TableSpec,
    /// By seat.
    pub places: Vec<Place>,
    /// What each seat wants to add to the luck: a commitment, or a nonce given openly.
    #[serde(default)]
    pub pledges: Vec<Option<Share>>,
    /// Who opened the table, from 0.
    pub host: Option<u8>,
    /// The seats are frozen, and nonces are opened.
    #[serde(default)]
    pub opening: Option<Opening>,
}

impl Gathering {
    /// A table with these places.
    pub fn new(spec: TableSpec, places: Vec<Place>) -> Gathering {
        let pledges = vec![None; places.len()];
        Gathering { spec, places, pledges, host: None, opening: None }
    }
    /// A stored table, also one that an older server stored: whatever its seats had given then is forgotten.
    pub fn stored(mut self) -> Gathering {
        self.pledges.resize(self.places.len(), None);
        self
    }
    /// A person sits down, on the first open seat unless one is named. A nonce that comes along is given openly.
    pub fn join(&mut self, name: &str, wanted: Option<Seat>, nonce: Option<String>) -> Result<Seat, Refusal> {
        self.check_gathering()?;
        let open = |place: &Place| *place == Place::Open;
        let seat = match wanted {
            Some(seat) => seat.index(),
            None => self.places.iter().position(open).ok_or(Refusal::SeatTaken)?,
        };
        let place = self.places.get_mut(seat).ok_or(Refusal::NoSuchSeat)?;
        if *place != Place::Open {
            return Err(Refusal::SeatTaken);
        }
        *place = Place::Person { name: name.into() };
        self.pledges[seat] = nonce.map(|nonce| Share::Openly { nonce });
        self.host = self.host.or(Some(seat as u8));
        Ok(Seat(seat as u8))
    }
    /// A person gets up again; the host passes on.
    pub fn leave(&mut self, seat: Seat) {
        if let Some(place @ Place::Person { .. }) = self.places.get_mut(seat.index()) {
            *place = Place::Open;
            self.pledges[seat.index()] = None;
            self.spec.options.forget(seat);
        }
        self.pass_on_the_host();
    }
    /// What the person of a seat is called.
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        match self.places.get(seat.index())? {
            Place::Person { name } => Some(name),
            Place::Open | Place::Bot { .. } => None,
        }
    }
    /// The person of a seat is called something else from now on.
    pub fn rename(&mut self, seat: Seat, to: &str) -> Result<(), Refusal> {
        let Some(Place::Person { name }) = self.places.get_mut(seat.index()) else {
            return Err(Refusal::NoPerson);
        };
        to.clone_into(name);
        Ok(())
    }
    /// The host is a person, as long as there is one.
    pub(crate) fn pass_on_the_host(&mut self) {
        let is_person = |place: &Place| matches!(place, Place::Person { .. });
        let still = self.host.and_then(|host| self.places.get(usize::from(host))).is_some_and(is_person);
        if !still {
            self.host = self.places.iter().position(is_person).map(|i| i as u8);
        }
    }
    /// The host decides about a seat that no person holds, or sends a person away.
    pub fn set(&mut self, by: Seat, seat: Seat, place: Place) -> Result<(), Refusal> {
        self.check_gathering()?;
        if self.host != Some(by.0) {
            return Err(Refusal::NotHost);
        }
        if by == seat {
            return Err(Refusal::Invalid("the host cannot give away the own seat; leave instead"));
        }
        let old = self.places.get_mut(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        if matches!(place, Place::Person { .. }) {
            return Err(Refusal::Invalid("people sit down themselves"));
        }
        if matches!(old, Place::Person { .. }) {
            self.spec.options.forget(seat);
        }
        *old = place;
        self.pledges[seat.index()] = None;
        Ok(())
    }
    /// May this seat decide what a seat races as, or what the whole table agrees on? Everybody for the own seat, the host for
    /// the table and for seats that no person holds.
    pub fn may_choose(&self, by: Seat, seat: Option<Seat>) -> Result<(), Refusal> {
        self.check_gathering()?;
        let Some(seat) = seat else {
            return if self.host == Some(by.0) { Ok(()) } else { Err(Refusal::NotHost) };
        };
        match self.places.get(seat.index()) {
            None => Err(Refusal::NoSuchSeat),
            Some(_) if seat == by => Ok(()),
            Some(Place::Person { .. }) => Err(Refusal::SeatTaken),
            Some(_) if self.host == Some(by.0) => Ok(()),
            Some(_) => Err(Refusal::NotHost),
        }
    }
    /// Where luck comes from a word, bots break ties by it too.
    pub fn chosen_salt(&self) -> Option<u64> {
        let word = self.spec.luck.as_ref()?;
        let [a, b, c, d, e, f, g, h, ..] = Seed::from_word(&format!("{word} for bots")).0;
        Some(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
    }
    /// Everything beside the log at the start.
    pub fn notes(&self, salt: u64) -> Result<Notes, Refusal> {
        let settings = self.spec.settings;
        let holder = |place: &Place| match place {
            Place::Open => Err(Refusal::Invalid("a seat is still open: fill it or give it to a bot")),
            Place::Person { name } => Ok(Holder::person(name)),
            Place::Bot { level } => Ok(Holder::Bot { level: level.clone() }),
        };
        let seat = |place: &Place| Ok(SeatNotes::new(holder(place)?, &settings));
        Ok(Notes {
            settings,
            seats: self.places.iter().map(seat).collect::<Result<_, _>>()?,
            host: self.host,
            status: Status::Running,
            assisted: false,
            window_opened: None,
            pause: None,
            salt,
        })
    }
}
