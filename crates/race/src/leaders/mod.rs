//! Leaders (000:471, 002:95; R77-R86, R147, R162): every crew may have one, with a power of its own. One file
//! each, called from here and from nowhere else; this file is what `modules/hooks.rs` calls. `scout` is a toy
//! for tests, behind the feature `toys`, and the model for the others.

#![cfg_attr(
    not(feature = "toys"),
    expect(unused_variables, reason = "no leader is in the game yet; the scout of the tests uses them all")
)]

mod draft;
#[cfg(feature = "toys")]
pub mod scout;

pub use draft::Draft;

use crate::engine::{Cx, Offers};
use crate::event::Event;
use crate::ids::MAX_PLAYERS;
use crate::modules::hooks::Taken;
use crate::modules::{Spoken, Target, declare, not_an_act};
use crate::rooms::Frame;
use crate::rules::Rules;
use crate::table::Table;
use crate::why_not::{Reason, Rule, Verdict};
use game::text::{Reader, Text, TextError, Words, named};
use game::{Events, Seat, SeatSet};

declare!(
    /// A leader.
    Leader {
        #[cfg(feature = "toys")]
        Scout = "scout": "Explores, guards or clears a tile once a turn, with a larger tank.",
    }
);

/// What leaders let their players say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// Set-up: this leader joins the crew.
    Pick(Leader),
    /// Tests only.
    #[cfg(feature = "toys")]
    Scout(scout::Act),
}

impl Spoken for Act {
    fn verbs() -> Vec<&'static str> {
        std::iter::once("leader").chain(Leader::ALL.iter().map(|leader| leader.slug())).collect()
    }
    fn write(self, rules: &Rules) -> String {
        match self {
            Act::Pick(leader) => format!("leader {}", leader.slug()),
            #[cfg(feature = "toys")]
            Act::Scout(act) => act.write(rules),
        }
    }
    fn read(rules: &Rules, verb: &str, words: &mut Words) -> Result<Self, TextError> {
        match verb {
            #[cfg(feature = "toys")]
            "scout" => scout::Act::read(rules, verb, words).map(Act::Scout),
            "leader" => {
                let word = words.next(LEADER)?;
                named(Leader::ALL, Leader::slug, word, LEADER).map(Act::Pick)
            }
            other => Err(not_an_act("leaders", other, "leader")),
        }
    }
    fn target(self) -> Option<Target> {
        match self {
            Act::Pick(leader) => Some(Target::Leader(leader)),
            #[cfg(feature = "toys")]
            Act::Scout(act) => act.target(),
        }
    }
}

const LEADER: &str = "a leader of this race";

/// What leaders keep on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// The leader of each crew.
    leader: [Option<Leader>; MAX_PLAYERS],
    /// Whose power is spent in this turn (R78).
    spent: SeatSet,
}

impl Part {
    /// The leader of a crew.
    #[inline]
    pub fn of(&self, seat: Seat) -> Option<Leader> {
        self.leader[seat.index()]
    }
    /// Has this crew used its power in this turn?
    pub fn is_spent(&self, seat: Seat) -> bool {
        self.spent.has(seat)
    }
    /// R78: may this crew use its power once more in this turn?
    pub fn can_use(&self, seat: Seat) -> Verdict {
        if self.is_spent(seat) { Reason::PowerUsed.no(Rule::R(78)) } else { Ok(()) }
    }
    /// The power is used.
    pub fn spend(&mut self, seat: Seat) {
        self.spent = self.spent.with(seat);
    }
    /// Leaders that nobody has.
    pub(crate) fn free(&self) -> impl Iterator<Item = Leader> + '_ {
        Leader::ALL.iter().copied().filter(|&leader| !self.leader.contains(&Some(leader)))
    }
    /// Each leader once, and powers spent only by leaders.
    pub(crate) fn is_sound(&self) -> bool {
        let crews = |leader: &Leader| self.leader.iter().filter(|&&crew| crew == Some(*leader)).count();
        Leader::ALL.iter().all(|leader| crews(leader) <= 1)
            && self.spent.iter().all(|seat| self.leader.get(seat.index()).is_some_and(Option::is_some))
    }
}

/// `scout,-/1`: the leader of each vehicle, then whose power is spent.
impl Text<Rules> for Part {
    fn write(&self, rules: &Rules, out: &mut String) {
        let crews = self.leader[..usize::from(rules.vehicles)].iter();
        let slugs: Vec<&str> = crews.map(|leader| leader.map_or("-", Leader::slug)).collect();
        out.push_str(&slugs.join(","));
        out.push('/');
        self.spent.write(rules, out);
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        let mut part = Part::default();
        for (place, leader) in part.leader.iter_mut().take(from.rules.vehicles.into()).enumerate() {
            if place > 0 {
                from.expect(",")?;
            }
            *leader = match from.word() {
                "-" => None,
                word => Some(named(Leader::ALL, Leader::slug, word, LEADER)?),
            };
        }
        from.expect("/")?;
        part.spent = Text::read(from)?;
        Ok(part)
    }
}

// ---- where leaders speak ---------------------------------------------------------------------

/// R159, R162: leaders are drafted in turn order.
pub(crate) fn setup(rules: &Rules, table: &Table) -> Option<Frame> {
    Draft::if_needed(rules, table)
}

/// R78: powers are re-armed.
pub(crate) fn turn_start<E: Events<Event>>(cx: &mut Cx<E>) {
    cx.table.parts.leaders.spent = SeatSet::EMPTY;
}

/// Powers that work in the card step.
pub(crate) fn offer_card_step(rules: &Rules, table: &Table, seat: Seat, out: &mut impl Offers) {
    match table.parts.leaders.of(seat) {
        #[cfg(feature = "toys")]
        Some(Leader::Scout) => scout::offer_card_step(rules, table, seat, out),
        _ => {}
    }
}

/// Powers against a danger.
pub(crate) fn offer_danger(table: &Table, seat: Seat, out: &mut impl Offers) {
    match table.parts.leaders.of(seat) {
        #[cfg(feature = "toys")]
        Some(Leader::Scout) => scout::offer_danger(table, seat, out),
        _ => {}
    }
}

/// Might the leader answer a danger? Everybody sees it.
pub(crate) fn may_answer_danger(table: &Table, seat: Seat) -> bool {
    match table.parts.leaders.of(seat) {
        #[cfg(feature = "toys")]
        Some(Leader::Scout) => table.parts.leaders.can_use(seat).is_ok(),
        _ => false,
    }
}

/// Carries out an act.
pub(crate) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) -> Taken {
    match act {
        Act::Pick(leader) => unreachable!("{leader:?} is picked in the draft"),
        #[cfg(feature = "toys")]
        Act::Scout(act) => scout::take(cx, seat, act),
    }
}

/// A leader joins a crew.
fn join<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, leader: Leader) {
    cx.table.parts.leaders.leader[seat.index()] = Some(leader);
    match leader {
        #[cfg(feature = "toys")]
        Leader::Scout => scout::join(cx, seat),
    }
}

/// Is this a room that a leader opens?
pub(crate) fn opens(table: &Table, room: &Frame) -> bool {
    let leader = table.active().and_then(|seat| Some((seat, table.parts.leaders.of(seat)?)));
    match leader {
        #[cfg(feature = "toys")]
        Some((seat, Leader::Scout)) => scout::opens(table, seat, room),
        _ => matches!(room, Frame::Draft(_)),
    }
}
