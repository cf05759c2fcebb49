//! Convoy phase (000:122; R9, R10, R12, R19, R20): in turn order, again and again, every player who is
//! entitled to it has a sequence, until nobody is.

use super::{Around, Frame, Returned, Room, Sequence};
use crate::engine::{Cx, Step};
use crate::event::Event;
use crate::ids::Plan;
use crate::rules::Rules;
use crate::solo;
use game::{Events, Seat};

/// Sequences follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Convoy {
    /// The place in the turn order whose sequence may come next.
    pub(crate) next: u8,
}

game::text_of! { for Rules;
    struct Convoy = "convoy" { next }
}

impl Convoy {
    /// The first player begins.
    pub fn new() -> Self {
        Convoy { next: 0 }
    }
}

impl Default for Convoy {
    fn default() -> Self {
        Convoy::new()
    }
}

impl Room for Convoy {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        let seats = cx.rules.vehicles;
        for ahead in 0..seats {
            let place = (self.next + ahead) % seats;
            let seat = cx.table.order[usize::from(place)];
            if cx.table.player(seat).is_entitled() {
                self.next = (place + 1) % seats;
                cx.table.set_active(Some(seat));
                let decides = cx.rules.decides(seat);
                return Step::Call(if decides { Sequence::new(seat).into() } else { solo::assistant(cx) });
            }
        }
        for seat in Seat::all(seats) {
            let player = cx.table.player_mut(seat);
            player.assistants = Plan::EMPTY; // R12: guards go home with the others.
            player.passed = false;
        }
        Step::Done(Returned::Nothing)
    }
    fn shows_plans(&self) -> bool {
        true
    }
    fn fits(&self, around: &Around) -> bool {
        let seats = around.rules.vehicles;
        let before = |place: u8| usize::from((place + seats - 1) % seats);
        let whose = match around.inner {
            Some(Frame::Sequence(room)) => Some(room.seat),
            Some(Frame::Survey(_) | Frame::Advance(_)) => around.rules.torpedo(),
            _ => None,
        };
        self.next < seats && whose == Some(around.table.order[before(self.next)])
    }
}
