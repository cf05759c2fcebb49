//! One sequence of the convoy (000:124-128, 000:538-548; R10-R16, R136, R145): buy petrol, then play
//! cards, then use one assistant (all in funding together) or pass. Doing a later thing skips the
//! earlier ones for good.

use super::{Around, DrawCards, Drive, Explore, Frame, Funding, Repair, Returned, Room};
use crate::action::Action;
use crate::cards;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact};
use crate::ids::{CardId, Gauge, Skill, Space, SpaceSet, Work};
use crate::modules::{Cursor, hooks};
use crate::rules::{GuardReach, Rules};
use crate::tabletop::Tabletop;
use crate::why_not::{Reason, Remedy, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// A player's sequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sequence {
    /// Whose.
    pub(crate) seat: Seat,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// The steps of the rule book; each also offers what comes after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    Begin(Cursor),
    BuyPetrol,
    PlayCards,
    /// This was just said.
    Said(Action),
    /// The card on the table is resolved, or what a module offered.
    FinishCard,
    End,
}

game::text_of! { for Rules;
    struct Sequence = "sequence" { seat, stage }
    enum Stage {
        Begin(cursor) = "begin", BuyPetrol = "buy_petrol", PlayCards = "play_cards", Said(action) = "said",
        FinishCard = "finish_card", End = "end",
    }
}

impl Sequence {
    /// `seat` has a sequence.
    pub fn new(seat: Seat) -> Self {
        Sequence { seat, stage: Stage::Begin(Cursor::START) }
    }
    /// Is a card, or something a module offers, being resolved?
    pub(crate) fn resolves_card(&self) -> bool {
        self.stage == Stage::FinishCard
    }
    /// Is this still the beginning, where petrol is bought?
    pub fn may_buy_petrol(&self) -> bool {
        self.stage == Stage::BuyPetrol
    }
}

impl Room for Sequence {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::Begin(cursor) => {
                    if cursor == Cursor::START {
                        cx.fact(Fact::SequenceBegan(self.seat));
                    }
                    self.stage = Stage::BuyPetrol;
                    if let Some((room, next)) = hooks::interrupt_sequence_start(cx, self.seat, cursor) {
                        self.stage = Stage::Begin(next);
                        return Step::Call(room);
                    }
                }
                Stage::BuyPetrol | Stage::PlayCards => return Step::Ask(SeatSet::only(self.seat)),
                Stage::Said(action) => {
                    if let Some(room) = self.carry_out(cx, action) {
                        return Step::Call(room);
                    }
                }
                Stage::FinishCard => {
                    cx.table.discard_in_play();
                    self.stage = self.after_card(cx);
                }
                Stage::End => {
                    cx.table.set_active(None);
                    return Step::Done(Returned::Nothing);
                }
            }
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        let player = table.player(seat);
        let assistants = player.assistants;
        let buying = self.stage == Stage::BuyPetrol;
        if let Some(Action::BuyPetrol(levels @ 1..)) = out.wanted() {
            let open = if buying { Ok(()) } else { Reason::PetrolAlreadyDone.no(Rule::R(14)) };
            let verdict = open.and_then(|()| can_buy_petrol(rules, table, seat, levels));
            out.offer(Action::BuyPetrol(levels), verdict);
        }
        if buying {
            for levels in 1..=player.room(Gauge::Petrol) {
                out.offer(Action::BuyPetrol(levels), can_buy_petrol(rules, table, seat, levels));
            }
            hooks::offer_sequence_start(rules, table, seat, out);
        }
        cards::offer_plays(rules, table, seat, out);
        hooks::offer_card_step(rules, table, seat, out);
        let stands = |skill: Skill| match assistants.on(skill) {
            0 => Reason::NobodyOn(skill).no(Rule::Book(128)),
            _ => Ok(()),
        };
        out.offer(Action::Explore, stands(Skill::Pathfinder));
        out.offer(Action::DrawCard, stands(Skill::Pathfinder));
        out.offer(Action::Repair, stands(Skill::Mechanics));
        out.offer(Action::Drive, stands(Skill::Mechanics));
        out.offer(Action::Fund, stands(Skill::Funding));
        let guard = stands(Skill::Guard);
        if O::EXPLAIN {
            for space in rules.spaces() {
                let verdict = guard.and_then(|()| can_clear(rules, table, seat, space));
                out.offer(Action::Clear(space), verdict);
            }
        } else if guard.is_ok() {
            for space in reach(rules, table, seat).iter() {
                out.offer(Action::Clear(space), can_clear(rules, table, seat, space));
            }
        }
        out.offer(Action::Pass, Ok(()));
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        self.stage = match action {
            Action::BuyPetrol(levels) => {
                buy_petrol(cx, seat, levels);
                Stage::PlayCards
            }
            Action::Play(card) => put_in_play(cx, seat, card, None),
            Action::PlayAgainst(card, victim) => put_in_play(cx, seat, card, Some(victim)),
            Action::Pass => {
                pass(cx, seat);
                Stage::End
            }
            other => Stage::Said(other),
        }
    }
    fn fits(&self, around: &Around) -> bool {
        let (seat, player) = (self.seat, around.table.player(self.seat));
        let fits = match (self.stage, around.inner) {
            (Stage::BuyPetrol | Stage::PlayCards, None) => player.assistants.total() > 0,
            (Stage::Begin(cursor), _) => around.asks_module(cursor),
            (Stage::FinishCard, Some(inner)) => match around.card_in_play() {
                Some(effect) => cards::opens(around, seat, effect, inner),
                None => around.is_opened_by_a_module(),
            },
            (Stage::End, Some(inner)) => {
                uses_assistant(around, seat, inner) || around.is_opened_by_a_module()
            }
            _ => false,
        };
        // R89: who has just arrived is still asked by modules at the end of the drive.
        let has_arrived = matches!(around.inner, Some(Frame::Drive(drive)) if drive.asks_modules());
        fits && (!player.passed || (has_arrived && player.is_finished()))
    }
}

impl Sequence {
    /// R136: without assistants, or at the finish (R89), the sequence is over.
    fn after_card<E: Events<Event>>(&self, cx: &mut Cx<E>) -> Stage {
        let player = cx.table.player(self.seat);
        if player.is_finished() {
            return Stage::End;
        }
        if player.assistants.total() == 0 {
            cx.fact(Fact::OutOfAssistants(self.seat));
            return Stage::End;
        }
        Stage::PlayCards
    }
    /// Begins what was said; the room that it opens, if any.
    fn carry_out<E: Events<Event>>(&mut self, cx: &mut Cx<E>, action: Action) -> Option<Frame> {
        self.stage = Stage::FinishCard;
        match action {
            Action::Play(card) => cards::resolve(cx, self.seat, card, None),
            Action::PlayAgainst(card, victim) => cards::resolve(cx, self.seat, card, Some(victim)),
            Action::Act(act) => {
                let taken = hooks::take(cx, self.seat, act);
                if taken.ends_sequence {
                    self.stage = Stage::End;
                }
                taken.room
            }
            other => {
                self.stage = Stage::End;
                self.use_assistant(cx, other)
            }
        }
    }
    /// 000:141: the assistant leaves the dashboard, then does its work.
    fn use_assistant<E: Events<Event>>(&self, cx: &mut Cx<E>, action: Action) -> Option<Frame> {
        let (seat, numbers) = (self.seat, &cx.rules.numbers);
        let work = match action {
            Action::Explore => Work::Explore,
            Action::DrawCard => Work::DrawCard,
            Action::Repair => Work::Repair,
            Action::Drive => Work::Drive,
            Action::Clear(_) => Work::Clear,
            Action::Fund => Work::Fund,
            other => unreachable!("{other:?}"),
        };
        cx.events.on(Event::Fact(Fact::Used(seat, work)));
        if work != Work::Fund {
            cx.table.player_mut(seat).assistants.remove_one(work.skill());
        }
        Some(match action {
            Action::Explore => Explore::new(seat, numbers.pathfinder_tiles, numbers.pathfinder_tiles).into(),
            Action::DrawCard => DrawCards::new(seat, numbers.pathfinder_cards).into(),
            Action::Repair => Repair::begin(cx, seat).into(),
            Action::Drive => Drive::begin(cx, seat).into(),
            Action::Clear(space) => {
                let tile = cx.table.tile_at(space).expect("checked: a tile lies there");
                cx.table.remove_tile(space);
                cx.fact(Fact::TileRemoved(tile, space));
                return None;
            }
            _ => Funding::new(seat).into(),
        })
    }
}

/// Is this a room that an assistant's work opens?
fn uses_assistant(around: &Around, seat: Seat, inner: &Frame) -> bool {
    let numbers = &around.rules.numbers;
    match inner {
        Frame::Explore(room) => {
            room.comes_from(around.table, seat, numbers.pathfinder_tiles, numbers.pathfinder_tiles)
        }
        Frame::Repair(room) => room.comes_from(seat),
        Frame::Drive(_) | Frame::Funding(_) => true,
        _ => around.draws(seat, numbers.pathfinder_cards, None),
    }
}

/// 000:126, R14, R16: one purchase, at the price of where the vehicle stands.
fn can_buy_petrol(rules: &Rules, table: &Tabletop, seat: Seat, levels: u8) -> Verdict {
    let player = table.player(seat);
    if levels > player.room(Gauge::Petrol) {
        return Reason::GaugeFull(Gauge::Petrol).no(Rule::R(14));
    }
    let price = rules.numbers.petrol_price;
    let need = rules.price_at(price, player.at) * u16::from(levels);
    if player.money < need {
        let in_city = price.city * u16::from(levels) <= player.money;
        let why = Reason::Money { need, have: player.money }.by(Rule::Book(126));
        return Err(why.but(in_city.then_some(Remedy::DriveToCity)).but(Some(Remedy::RaiseFunds)));
    }
    Ok(())
}

fn buy_petrol<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, levels: u8) {
    let price = cx.rules.price_at(cx.rules.numbers.petrol_price, cx.table.player(seat).at);
    let paid = price * u16::from(levels);
    let player = cx.table.player_mut(seat);
    player.money -= paid;
    player.petrol += levels;
    cx.fact(Fact::BoughtPetrol { seat, levels, paid });
}

fn put_in_play<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat, card: CardId, against: Option<Seat>) -> Stage {
    cx.table.put_in_play(seat, card);
    cx.fact(Fact::Played { seat, card, against });
    Stage::Said(against.map_or(Action::Play(card), |victim| Action::PlayAgainst(card, victim)))
}

/// R12: all assistants but the guards leave.
fn pass<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) {
    let player = cx.table.player_mut(seat);
    player.assistants.keep_only(Skill::Guard);
    player.passed = true;
    cx.fact(Fact::Passed(seat));
}

/// R33: the spaces a guard reaches.
pub(crate) fn reach(rules: &Rules, table: &Tabletop, seat: Seat) -> SpaceSet {
    let at = table.player(seat).at;
    let within = match rules.guard_reach {
        GuardReach::Adjacent => rules.near[at.index()],
        GuardReach::Connected => table.connected(rules, at),
    };
    within.and(table.explored)
}

/// 000:199, R33, R34: which tile a guard may remove.
pub fn can_clear(rules: &Rules, table: &Tabletop, seat: Seat, space: Space) -> Verdict {
    if !table.explored.has(space) {
        return Reason::NoTileThere.no(Rule::Book(199));
    }
    if !reach(rules, table, seat).has(space) {
        return match rules.guard_reach {
            GuardReach::Adjacent => Reason::NotAdjacent.no(Rule::R(33)),
            GuardReach::Connected => Reason::NotConnected.no(Rule::R(33)),
        };
    }
    if table.is_occupied(rules, space) {
        return Reason::Occupied.no(Rule::Book(199));
    }
    Ok(())
}
