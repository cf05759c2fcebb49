//! Patronage (002:380; R109, R110, R160, R161): every assistant that raises funds moves the crew's patron a space
//! along the track; spaces that hold another patron are not counted. Instead of a whole sequence a crew may
//! collect what stands under its patron, who then begins anew.

use super::hooks::Taken;
use super::{Open, spoken};
use crate::engine::{Cx, Offers};
use crate::event::{Event, Fact};
use crate::ids::MAX_PLAYERS;
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict};
use game::text::{Reader, Text, TextError};
use game::{Events, Seat};

/// The numbers of the module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbers {
    /// Francs under each space behind the start.
    pub track: Vec<u16>,
}

spoken!(
    /// What the module lets a player say.
    Patronage = "patronage" {
        /// Collect what stands under the patron, instead of a sequence.
        CashOut = "collect": takes,
    }
);

/// What the module keeps on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Part {
    /// The space of each crew's patron; 0 is the start.
    at: [u8; MAX_PLAYERS],
}
impl Open for Part {}

impl Part {
    /// The space of a crew's patron; 0 is the start.
    pub fn at(&self, seat: Seat) -> u8 {
        self.at[seat.index()]
    }
    /// Where a patron comes to after so many free spaces: at most to the last free one (R110).
    pub fn ahead(&self, rules: &Rules, seat: Seat, spaces: u8) -> u8 {
        let last = rules.extras.patronage.track.len() as u8;
        let is_free = |space: &u8| Seat::all(rules.vehicles).all(|s| s == seat || self.at(s) != *space);
        let free = (self.at(seat) + 1..=last).filter(is_free);
        free.take(spaces.into()).last().unwrap_or(self.at(seat))
    }
    /// No two patrons share a space but the start.
    pub(crate) fn is_sound(&self, rules: &Rules) -> bool {
        let at = &self.at[..usize::from(rules.vehicles)];
        let last = rules.extras.patronage.track.len();
        at.iter()
            .enumerate()
            .all(|(i, &space)| usize::from(space) <= last && (space == 0 || !at[..i].contains(&space)))
    }
}

/// `0,3`: the space of each patron.
impl Text<Rules> for Part {
    fn write(&self, rules: &Rules, out: &mut String) {
        let at = self.at[..usize::from(rules.vehicles)].iter();
        *out += &at.map(u8::to_string).collect::<Vec<_>>().join(",");
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        let mut part = Part::default();
        for (place, at) in part.at.iter_mut().take(from.rules.vehicles.into()).enumerate() {
            if place > 0 {
                from.expect(",")?;
            }
            *at = Text::read(from)?;
        }
        Ok(part)
    }
}

/// What a crew would collect now.
pub fn purse(rules: &Rules, table: &Tabletop, seat: Seat) -> u16 {
    let track = &rules.extras.patronage.track;
    let space = table.parts.patronage.at(seat).checked_sub(1);
    space.map_or(0, |space| track[usize::from(space)])
}

/// Is there a free space ahead of the patron (R161)?
pub fn can_advance(rules: &Rules, table: &Tabletop, seat: Seat) -> bool {
    let part = &table.parts.patronage;
    part.ahead(rules, seat, 1) != part.at(seat)
}

/// R110: the patron moves so many free spaces.
pub(crate) fn advance<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, spaces: u8) {
    let part = &mut cx.table.parts.patronage;
    let to = part.ahead(cx.rules, seat, spaces);
    if to != part.at(seat) {
        part.at[seat.index()] = to;
        cx.fact(Fact::PatronMoved(seat, to));
    }
}

pub(super) fn offer_sequence_start(table: &Tabletop, seat: Seat, out: &mut impl Offers) {
    out.offer(Act::CashOut.said(), can_cash_out(table, seat));
}

/// R110: not from the start.
fn can_cash_out(table: &Tabletop, seat: Seat) -> Verdict {
    match table.parts.patronage.at(seat) {
        0 => Reason::NoPatron.no(Rule::R(110)),
        _ => Ok(()),
    }
}

pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) -> Taken {
    let Act::CashOut = act;
    let francs = purse(cx.rules, cx.table, seat);
    cx.table.parts.patronage.at[seat.index()] = 0;
    cx.fact(Fact::PatronPaid(seat));
    cx.table.player_mut(seat).earn(francs);
    cx.fact(Fact::Earned(seat, francs));
    Taken { ends_sequence: true, ..Taken::default() }
}
