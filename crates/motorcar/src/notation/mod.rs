//! Actions, outcomes and positions of rule book 004 as text that a person can read and type: one line
//! each, and the way back is exact.
//!
//! | move | when |
//! |---|---|
//! | `flick 72` | turn order: pull the car back so far, 0 to 100, and let go |
//! | `strain heavy`, `withdraw` | close the hand; open it again while others think |
//! | `inflict 2`, `pledge 2`, `complete 2`, `done` | two tiles, the first, the second; that is all |
//! | `help 1 random`, `decline` | cancel a predicament of a rival on the way, or drive by |
//! | `cancel inflicted`, `decline` | the slowest player's free cancel |
//! | `pay 1` | so many random predicaments are paid off |
//!
//! Luck: `die 7` (M1: `die 0` is read as 10), `token 2`, `slip -3`, `lot 2`.

mod position;
mod rooms;
mod sound;
mod text;

pub use position::{read_position, write_position, write_view};

use crate::action::Action;
use crate::ids::{Predicament, Strain};
use crate::outcome::Outcome;
use crate::rules::Rules;
use game::Seat;
use game::text::{NUMBER, SEAT, TextError, Words, named, number, read_seat};
use text::{PREDICAMENT, STRAIN};

/// An action in one line.
pub fn write_action(_: &Rules, action: Action) -> String {
    match action {
        Action::Flick(pull) => format!("flick {pull}"),
        Action::Strain(strain) => format!("strain {}", strain.slug()),
        Action::Withdraw => "withdraw".into(),
        Action::Inflict(seat) => format!("inflict {}", seat.number()),
        Action::Pledge(seat) => format!("pledge {}", seat.number()),
        Action::Complete(seat) => format!("complete {}", seat.number()),
        Action::Done => "done".into(),
        Action::Help(seat, what) => format!("help {} {}", seat.number(), what.slug()),
        Action::Cancel(what) => format!("cancel {}", what.slug()),
        Action::Decline => "decline".into(),
        Action::Pay(count) => format!("pay {count}"),
    }
}

/// The words an action can begin with, for help and error messages.
pub const VERBS: [&str; 11] = [
    "flick", "strain", "withdraw", "inflict", "pledge", "complete", "done", "help", "cancel", "decline",
    "pay",
];

/// The way back from [`write_action`]; also understands a strain alone (`heavy`).
pub fn read_action(rules: &Rules, line: &str) -> Result<Action, TextError> {
    let mut words = Words::of(line);
    let verb = words.next("a move, such as strain heavy or done")?.to_ascii_lowercase();
    let action = match verb.as_str() {
        "flick" => Action::Flick(number(words.next(NUMBER)?)?),
        "strain" => Action::Strain(read_strain(words.next(STRAIN)?)?),
        "withdraw" => Action::Withdraw,
        "inflict" => Action::Inflict(read_seat(rules.seats, words.next(SEAT)?)?),
        "pledge" => Action::Pledge(read_seat(rules.seats, words.next(SEAT)?)?),
        "complete" => Action::Complete(read_seat(rules.seats, words.next(SEAT)?)?),
        "done" => Action::Done,
        "help" => {
            let seat = read_seat(rules.seats, words.next(SEAT)?)?;
            Action::Help(seat, read_predicament(words.next(PREDICAMENT)?)?)
        }
        "cancel" => Action::Cancel(read_predicament(words.next(PREDICAMENT)?)?),
        "decline" => Action::Decline,
        "pay" => Action::Pay(number(words.next(NUMBER)?)?),
        word => match read_strain(word) {
            Ok(strain) => Action::Strain(strain),
            Err(_) => {
                let moves = format!("a move; moves begin with {}", VERBS.join(", "));
                return Err(TextError::new(word, moves));
            }
        },
    };
    words.end()?;
    Ok(action)
}

/// An outcome in one line.
pub fn write_outcome(_: &Rules, outcome: Outcome) -> String {
    match outcome {
        Outcome::Die(face) => format!("die {face}"),
        Outcome::Token(seat) => format!("token {}", seat.number()),
        Outcome::Slip(slip) => format!("slip {slip}"),
        Outcome::Lot(seat) => format!("lot {}", seat.number()),
    }
}

/// The way back from [`write_outcome`].
pub fn read_outcome(rules: &Rules, line: &str) -> Result<Outcome, TextError> {
    let mut words = Words::of(line);
    let seat = |words: &mut Words| -> Result<Seat, TextError> { read_seat(rules.seats, words.next(SEAT)?) };
    let outcome = match words.next("die, token, slip or lot")? {
        "die" => match number(words.next(NUMBER)?)? {
            0 => Outcome::Die(rules.faces), // M1: as the die prints it
            face => Outcome::Die(face),
        },
        "token" => Outcome::Token(seat(&mut words)?),
        "slip" => Outcome::Slip(number(words.next(NUMBER)?)?),
        "lot" => Outcome::Lot(seat(&mut words)?),
        other => return Err(TextError::new(other, "die, token, slip or lot")),
    };
    words.end()?;
    Ok(outcome)
}

/// A strain by its word.
pub fn read_strain(word: &str) -> Result<Strain, TextError> {
    named(&Strain::ALL, Strain::slug, word, STRAIN)
}

/// A kind of predicament by its word.
pub fn read_predicament(word: &str) -> Result<Predicament, TextError> {
    named(&Predicament::ALL, Predicament::slug, word, PREDICAMENT)
}
