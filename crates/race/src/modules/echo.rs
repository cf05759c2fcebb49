//! A second module for tests only: it speaks at some of the points where the probe does, so that the order
//! of two modules can be seen.

use super::hooks::Taken;
use super::probe::{Point, room_of};
use super::{Act as ModuleAct, Module, Spoken, not_an_act};
use crate::action::Action;
use crate::engine::Offers;
use crate::rooms::Frame;
use crate::rules::Rules;
use game::text::Words;
use game::{Seat, TextError};

/// What the echo lets a player say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// Go on.
    Nod(Point),
    /// Take what is offered.
    Repeat,
}

impl Spoken for Act {
    fn verbs() -> Vec<&'static str> {
        vec!["echo"]
    }
    fn write(self, _: &Rules) -> String {
        match self {
            Act::Nod(point) => format!("echo nod {}", point.slug()),
            Act::Repeat => "echo repeat".into(),
        }
    }
    fn read(_: &Rules, verb: &str, words: &mut Words) -> Result<Self, TextError> {
        let known = "nod and a point, repeat";
        Ok(match words.next(known)? {
            "nod" => Act::Nod(Point::read(words.next("a point")?)?),
            "repeat" => Act::Repeat,
            other => return Err(not_an_act(verb, other, known)),
        })
    }
}

pub(super) fn ask(seat: Seat, point: Point) -> Option<Frame> {
    Some(room_of(Module::Echo, seat, point))
}
pub(super) fn offer(out: &mut impl Offers) {
    out.offer(Action::Act(ModuleAct::Echo(Act::Repeat)), Ok(()));
}
pub(super) fn take(_: Act) -> Taken {
    Taken { ends_sequence: true, avoids_danger: true, ..Taken::default() }
}
