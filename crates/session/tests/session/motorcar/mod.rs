//! The Great Motorcar Race at a table: told whole, shown exactly, and nothing of a closed hand before it opens.

mod secrets;
mod shown;
mod table;
mod told;
mod words;

use crate::support::{content, person};
use ::motorcar::{MotorcarRace, Options, Rules, sources::Flick};
use game::{Luck, Seat, SplitMix, Viewer};
use record::{Header, MotorcarOptions, Seed};
use session::motorcar::MotorcarPresenter;
use session::{Command, Notes, Refusal, SeatNotes, Settings, ShownOf, Status, Table};
use std::sync::Arc;

pub type CarTable = Table<MotorcarPresenter>;
pub type CarShown = ShownOf<MotorcarPresenter>;

/// A race of people that can begin.
pub struct Made {
    pub presenter: Arc<MotorcarPresenter>,
    pub rules: Arc<Rules>,
    pub header: Header,
    pub seed: Seed,
    pub notes: Notes,
}

impl Made {
    pub fn new(seats: u8, flick: Flick, number: u64) -> Made {
        let content = content();
        let options = Options { seats, flick };
        let rules = Rules::new(&content.motorcar().expect("sound"), options).expect("rules");
        let (seed, nonces) = (Seed::from_number(number), Header::nonces_from(number, seats.into()));
        let names = (1..=seats).map(|n| format!("P{n}")).collect();
        let agreed = MotorcarOptions::new(&options).to_value();
        let hash = content.motorcar_bundle().hash();
        let header = Header::new::<MotorcarRace>(hash, agreed, names, &seed, nonces);
        let settings = Settings::default();
        let seats = (1..=seats).map(|n| SeatNotes::new(person(&format!("P{n}")), &settings)).collect();
        let notes = Notes {
            settings,
            seats,
            host: Some(0),
            status: Status::Running,
            assisted: false,
            window_opened: None,
            pause: None,
            salt: number,
        };
        let presenter = Arc::new(MotorcarPresenter::new(&content).expect("names"));
        Made { presenter, rules: Arc::new(rules), header, seed, notes }
    }
    pub fn start(&self) -> CarTable {
        let (presenter, rules) = (self.presenter.clone(), self.rules.clone());
        Table::start(presenter, rules, self.header.clone(), self.seed, self.notes.clone(), 0).expect("starts")
    }
    /// The same table set anew at a position.
    pub fn start_at(&self, position: &str) -> CarTable {
        let header = Header { start: Some(position.into()), ..self.header.clone() };
        let (presenter, rules) = (self.presenter.clone(), self.rules.clone());
        Table::start(presenter, rules, header, self.seed, self.notes.clone(), 0).expect("starts")
    }
    /// The same table from its log, as after a restart.
    pub fn restore(&self, table: &CarTable) -> CarTable {
        let (presenter, rules) = (self.presenter.clone(), self.rules.clone());
        let (header, notes) = (table.tape().header().clone(), table.notes().clone());
        Table::restore(presenter, rules, header, self.seed, notes, table.tape().lines(), 0).expect("restores")
    }
}

pub fn see(table: &CarTable, seat: Seat) -> CarShown {
    table.show(Viewer::Seat(seat), 0)
}
pub fn say(table: &mut CarTable, seat: Seat, text: &str) -> Result<(), Refusal> {
    let version = table.version(Viewer::Seat(seat));
    table.command(seat, Some(version), &Command::Act { act: text.into() }, 0)
}
pub fn seats(table: &CarTable) -> Vec<Seat> {
    Seat::all(table.notes().seats.len() as u8).collect()
}
pub fn viewers(table: &CarTable) -> Vec<Viewer> {
    seats(table).into_iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}
/// Somebody who is asked, and something legal; hands stay closed.
pub fn choice(table: &CarTable, luck: &mut SplitMix) -> Option<(Seat, String)> {
    let mut asked = seats(table);
    asked.retain(|&seat| see(table, seat).choices.iter().any(|choice| choice.act != "withdraw"));
    let seat = *asked.get(luck.below(asked.len().max(1) as u32) as usize)?;
    let acts: Vec<String> = see(table, seat).choices.into_iter().map(|choice| choice.act).collect();
    Some((seat, acts[luck.below(acts.len() as u32) as usize].clone()))
}
/// Plays until something is so; `false` if the race ends before.
pub fn play_until(table: &mut CarTable, luck: &mut SplitMix, wanted: impl Fn(&CarTable) -> bool) -> bool {
    while !wanted(table) {
        let Some((seat, text)) = choice(table, luck) else { return false };
        say(table, seat, &text).expect("legal");
    }
    true
}
