//! `web/src/wire.ts`: all types on the wire, for the page. A test compares the file and rewrites it under
//! `UPDATE_EXPECT=1`.

use crate::motorcar;
use crate::race::wire as race;
use crate::{Clock, Command, Offer, Settings, StandingOrder, Status, TableSpec, wire};
use ts_rs::{Config, TS};

/// The whole file.
pub fn file() -> String {
    let config = Config::new().with_large_int("number");
    let mut out = String::from(
        "// Made by crates/session/src/typescript.rs; do not edit. UPDATE_EXPECT=1 cargo test -p session\n",
    );
    let mut add = |declaration: String| {
        out += "\nexport ";
        out += &declaration;
        out.push('\n');
    };
    macro_rules! all {
        ($($type:ty),* $(,)?) => { $(add(<$type as TS>::decl(&config));)* };
    }
    all!(
        wire::Change, wire::Target, wire::Choice, wire::Macro, wire::Question, wire::Remedy, wire::WhyNot,
        wire::UndoOffer, wire::SeatInfo, wire::WindowInfo, wire::FinalPlace, wire::PauseInfo, wire::TableInfo, wire::Mine,
        wire::Entry<race::RaceEvent>, wire::Shown<race::RaceView, race::RaceEvent>,
        wire::ReplayStep, wire::ReplaySteps, wire::Replayed<race::RaceView, race::RaceEvent>, wire::Verified,
        wire::LuckMadeOf, wire::SeatShare, wire::VerifyError, StandingOrder, Clock, Settings, Status, Command, TableSpec, Offer,
        race::RaceBoard, race::RaceSpace, race::RaceCity, race::RaceLine, race::RaceCard, race::RaceTile,
        race::Count, race::Dashboard, race::RaceView, race::RaceEvent,
        motorcar::MotorcarBoard, motorcar::MotorcarView, motorcar::MotorcarEvent,
    );
    out
}
