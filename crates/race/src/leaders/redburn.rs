//! Redburn, "Red Kate" (000:511; R78, R84): once a turn, in the card step, a random card from a rival's hand, unless
//! the rival pays her off. It shows no danger: guards do not help.

use crate::action::Action;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::modules::hooks::Taken;
use crate::modules::spoken;
use crate::outcome::{Chance, Outcome};
use crate::rooms::{Around, Frame, HandLimit, Returned, Room};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Rule, Verdict};
use game::{Events, Seat, SeatSet};

spoken!(
    /// What Redburn's player and her victim may say.
    Leaders(Redburn) = "redburn" {
        /// Rob this rival.
        Rob(Seat) = "rob": takes,
        /// The victim pays her off.
        Pay = "pay": takes,
        /// The victim lets a card go.
        Yield = "yield": declines,
    }
);

/// A rival is robbed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heist {
    thief: Seat,
    victim: Seat,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    AskVictim,
    TakeCard,
    Leave,
}

game::text_of! { for Rules;
    struct Heist = "heist" { thief, victim, stage }
    enum Stage { AskVictim = "ask_victim", TakeCard = "take_card", Leave = "leave" }
}

impl Heist {
    /// Who robs.
    pub fn thief(&self) -> Seat {
        self.thief
    }
}

impl Room for Heist {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        match self.stage {
            // Money is open, so nothing is asked of a victim who cannot pay.
            Stage::AskVictim if cx.table.player(self.victim).money < cx.rules.leaders.redburn_francs => {
                self.stage = Stage::TakeCard;
                self.step(cx)
            }
            Stage::AskVictim => Step::Ask(SeatSet::only(self.victim)),
            Stage::TakeCard => Step::Roll(Chance::CardOf(self.victim)),
            Stage::Leave => match HandLimit::if_needed(cx.table, self.thief) {
                Some(room) => Step::Become(room),
                None => Step::Done(Returned::Nothing),
            },
        }
    }
    fn legal<O: Offers>(&self, _: &Rules, _: &Tabletop, _: Seat, out: &mut O) {
        out.offer(Act::Pay.said(), Ok(()));
        out.offer(Act::Yield.said(), Ok(()));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        self.stage = Stage::TakeCard;
        if action == Act::Pay.said() {
            let francs = cx.rules.leaders.redburn_francs;
            cx.table.player_mut(seat).money -= francs;
            cx.fact(Fact::LostMoney(seat, francs));
            cx.table.player_mut(self.thief).earn(francs); // R84
            cx.fact(Fact::Earned(self.thief, francs));
            self.stage = Stage::Leave;
        }
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Card(card) = outcome else { unreachable!("{outcome:?}") };
        cx.table.player_mut(self.victim).lose_card_unseen(card);
        cx.table.player_mut(self.thief).add_card(card, false);
        cx.events.on(Event::Stole { thief: self.thief, victim: self.victim, card });
        self.stage = Stage::Leave;
    }
    fn fits(&self, around: &Around) -> bool {
        let victim = around.table.player(self.victim);
        let stage = match self.stage {
            Stage::AskVictim => victim.money >= around.rules.leaders.redburn_francs,
            Stage::TakeCard => true,
            Stage::Leave => false,
        };
        around.inner.is_none()
            && around.is_active(self.thief)
            && around.table.rivals(around.rules, self.thief).has(self.victim)
            && victim.cards > 0
            && stage
    }
}

pub(super) fn offer_card_step<O: Offers>(rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
    let ready = table.parts.leaders.can_use(seat);
    for victim in Seat::all(rules.vehicles).filter(|&victim| O::EXPLAIN || victim != seat) {
        out.offer(Act::Rob(victim).said(), ready.and_then(|()| can_rob(rules, table, seat, victim)));
    }
}

/// R84: an empty hand cannot be robbed.
fn can_rob(rules: &Rules, table: &Tabletop, seat: Seat, victim: Seat) -> Verdict {
    if !table.rivals(rules, seat).has(victim) {
        return Reason::NoSuchVictim.no(Rule::R(67));
    }
    if table.player(victim).cards == 0 {
        return Reason::NoEffect.no(Rule::R(84));
    }
    Ok(())
}

pub(super) fn take<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, act: Act) -> Taken {
    let Act::Rob(victim) = act else { unreachable!("{act:?} is said in the heist") };
    cx.table.parts.leaders.spend(seat);
    cx.fact(Fact::Robbed { thief: seat, victim });
    Taken { room: Some(Heist { thief: seat, victim, stage: Stage::AskVictim }.into()), ..Taken::default() }
}

/// Her own room, and the hand limit after it.
pub(super) fn opens(seat: Seat, room: &Frame) -> bool {
    match room {
        Frame::Heist(_) => true,
        Frame::HandLimit(room) => room.seat == seat,
        _ => false,
    }
}
