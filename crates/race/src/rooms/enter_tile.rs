//! Entering a terrain tile (000:221, 000:247, 000:261, 000:269; R40-R49, R58, R59, R61, R134, R135):
//! blind, the tile is drawn first. Then help is offered, the requirement is tested and paid as a
//! whole, damage is split, and the hand limit holds. Whether help is offered depends on open things.

use super::explore::bag_ready;
use super::{Around, Damage, Frame, HandLimit, Returned, Room};
use crate::action::Action;
use crate::cards;
use crate::engine::{Cx, Offers, Step};
use crate::event::{Event, Fact, Shield};
use crate::ids::{Skill, Space};
use crate::modules::{Cursor, hooks};
use crate::outcome::{Chance, Outcome};
use crate::rules::{Feature, Rules, Tile};
use crate::tabletop::{Player, Tabletop};
use crate::why_not::{Reason, Remedy, Rule, Verdict};
use game::{Events, Seat, SeatSet};

/// What a tile asks of a vehicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Petrol levels.
    pub petrol: u8,
    /// Engine or chassis levels.
    pub damage: u8,
    /// A danger that is not yet avoided.
    pub danger: bool,
    /// A stop that is not yet ignored.
    pub stop: bool,
}

impl From<Tile> for Cost {
    fn from(tile: Tile) -> Self {
        let Tile { petrol, damage, danger, stop, feature } = tile;
        // R99: the stop of a village does not bind.
        let stop = stop && !matches!(feature, Feature::Village(_));
        Cost { petrol, damage, danger, stop }
    }
}

/// A vehicle is about to enter a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnterTile {
    /// Whose vehicle.
    pub(crate) driver: Seat,
    /// The space it enters.
    pub(crate) to: Space,
    /// Steps left after this one.
    pub(crate) moves: u8,
    /// The tile was not known when the step was chosen.
    pub(crate) blind: bool,
    /// Something was spent on the step already.
    pub(crate) spent: bool,
    /// What is asked, less what was answered.
    pub(crate) cost: Cost,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// The order of R135.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    DrawTile,
    TileDrawn(Cursor),
    WeighCost,
    RollCost(Cursor),
    AskForHelp,
    Pay,
    TurnBack,
    TakeBack,
    CheckHand,
    Entered(Cursor),
    Leave,
}

game::text_of! { for Rules;
    struct EnterTile = "enter_tile" { driver, to, moves, blind, spent, cost, stage }
    enum Stage {
        DrawTile = "draw_tile", TileDrawn(cursor) = "tile_drawn", WeighCost = "weigh_cost", RollCost(cursor) = "roll_cost",
        AskForHelp = "ask_for_help", Pay = "pay", TurnBack = "turn_back", TakeBack = "take_back",
        CheckHand = "check_hand", Entered(cursor) = "entered", Leave = "leave",
    }
    struct Cost = "cost" { petrol, damage, danger, stop }
}

impl EnterTile {
    /// The vehicle tries to enter `to`, with `moves` steps left afterwards.
    pub fn new(table: &Tabletop, driver: Seat, to: Space, moves: u8) -> Self {
        let blind = !table.explored.has(to);
        let stage = if blind { Stage::DrawTile } else { Stage::WeighCost };
        EnterTile { driver, to, moves, blind, spent: false, cost: Cost::default(), stage }
    }
    /// The space that is entered.
    pub fn to(&self) -> Space {
        self.to
    }
    /// What is asked, less what was answered.
    pub fn cost(&self) -> Cost {
        self.cost
    }
    /// Does the vehicle stand on the space already?
    pub(super) fn has_paid(&self) -> bool {
        matches!(self.stage, Stage::CheckHand | Stage::Entered(_) | Stage::Leave)
    }
    /// The damage that is split after entering.
    fn damage(&self, rules: &Rules) -> Damage {
        Damage::of_own(self.driver, total_damage(rules, self.cost))
    }
}

impl Room for EnterTile {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            let (rules, seat) = (cx.rules, self.driver);
            match self.stage {
                Stage::DrawTile => {
                    if bag_ready(cx) {
                        return Step::Roll(Chance::Tile);
                    }
                    self.blind = false; // R32c: nothing to discover, so the cost is known.
                    self.stage = Stage::WeighCost;
                }
                Stage::TileDrawn(cursor) => {
                    self.stage = Stage::WeighCost;
                    if let Some((room, next)) = hooks::interrupt_tile_drawn(cx, seat, self.to, cursor) {
                        self.stage = Stage::TileDrawn(next);
                        return Step::Call(room);
                    }
                }
                Stage::WeighCost => {
                    self.cost = tile_cost(rules, cx.table, seat, self.to);
                    self.stage = Stage::RollCost(Cursor::START);
                }
                Stage::RollCost(cursor) => {
                    self.stage = Stage::AskForHelp;
                    if let Some((room, next)) = hooks::interrupt_tile_cost(cx, seat, self.to, cursor) {
                        self.stage = Stage::RollCost(next);
                        return Step::Call(room);
                    }
                }
                Stage::AskForHelp => {
                    if self.asks(rules, cx.table) {
                        return Step::Ask(SeatSet::only(seat));
                    }
                    let payable = can_pay(rules, cx.table.player(seat), self.cost).is_ok();
                    self.stage = if payable { Stage::Pay } else { Stage::TurnBack };
                }
                Stage::Pay => {
                    self.stage = Stage::CheckHand;
                    let player = cx.table.player_mut(seat);
                    player.petrol -= self.cost.petrol;
                    player.at = self.to;
                    cx.fact(Fact::Drove { seat, to: self.to, petrol: self.cost.petrol });
                    if let Some(room) = self.damage(rules).if_any() {
                        return Step::Call(room);
                    }
                }
                Stage::TurnBack => {
                    cx.fact(Fact::TurnedBack(seat, self.to)); // R41, R43
                    return Step::Done(Returned::DriveOver);
                }
                Stage::TakeBack => return Step::Done(Returned::TakenBack),
                Stage::CheckHand => {
                    self.stage = Stage::Entered(Cursor::START);
                    if let Some(room) = HandLimit::if_needed(cx.table, seat) {
                        return Step::Call(room); // R24
                    }
                }
                Stage::Entered(cursor) => {
                    self.stage = Stage::Leave;
                    if let Some((room, next)) = hooks::interrupt_tile_entered(cx, seat, self.to, cursor) {
                        self.stage = Stage::Entered(next);
                        return Step::Call(room);
                    }
                }
                Stage::Leave => {
                    let stuck = self.cost.stop || cx.table.player(seat).is_broken_down();
                    return Step::Done(if stuck { Returned::DriveOver } else { Returned::MovedOn });
                }
            }
        }
    }
    fn legal<O: Offers>(&self, rules: &Rules, table: &Tabletop, seat: Seat, out: &mut O) {
        let player = table.player(seat);
        let payable = can_pay(rules, player, self.cost);
        let helped = could_pay(rules, player, self.cost);
        out.offer(
            Action::Go,
            if O::EXPLAIN { self.with_remedies(rules, table, payable, helped) } else { payable },
        );
        out.offer(Action::Back, self.can_turn_back(payable));
        // R150: on a known tile that must be helped, only petrol that is short helps.
        if payable.is_ok() || self.blind || self.cost.petrol > player.petrol {
            cards::offer_any_time(rules, table, seat, out);
        } else {
            cards::refuse_any_time(rules, player, out);
        }
        if helped.is_err() && !O::EXPLAIN {
            return;
        }
        out.offer(Action::Guard, helped.and_then(|()| can_guard(player, self.cost)));
        cards::offer_shields(rules, player, out, helped.and_then(|()| has_danger(self.cost)));
        if self.cost.danger && helped.is_ok() {
            hooks::offer_danger(rules, table, seat, out);
        }
        let guided = if self.can_ignore_stop() { payable } else { Reason::NoStop.no(Rule::R(49)) };
        cards::offer_guides(rules, player, out, guided);
    }
    fn answer<E: Events<Event>>(&mut self, cx: &mut Cx<E>, seat: Seat, action: Action) {
        match action {
            Action::Go => return self.stage = Stage::Pay,
            Action::Back => {
                return self.stage = if self.blind { Stage::TurnBack } else { Stage::TakeBack };
            }
            Action::Guard => {
                cx.table.player_mut(seat).assistants.remove_one(Skill::Guard); // R62
                self.avoid(cx, Shield::Guard);
            }
            Action::Play(card) if cx.rules.roles.shields.has(card) => {
                cx.table.discard_card(seat, card);
                self.avoid(cx, Shield::Card(card));
            }
            Action::Play(card) if cx.rules.roles.guides.has(card) => {
                cx.table.discard_card(seat, card);
                self.cost.stop = false;
                cx.fact(Fact::StopIgnored(seat, card));
            }
            Action::Play(card) => cards::pour(cx, seat, card),
            Action::Act(act) => {
                if hooks::take(cx, seat, act).avoids_danger {
                    self.avoid(cx, Shield::Act(act));
                }
            }
            other => unreachable!("{other:?}"),
        }
        self.spent = true;
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        let Outcome::Tile(tile) = outcome else { unreachable!("{outcome:?}") };
        cx.table.bag[tile.index()] -= 1;
        cx.table.lay_tile(self.to, tile);
        cx.fact(Fact::TileLaid(self.driver, tile, self.to));
        self.stage = Stage::TileDrawn(Cursor::START);
    }
    fn returned(&mut self, answer: Returned) {
        match answer {
            Returned::Extra(extra) => {
                self.cost.petrol += extra.petrol;
                self.cost.damage += extra.damage;
                self.cost.danger |= extra.danger;
                self.cost.stop |= extra.stop;
                self.blind = true; // R98: the roll binds.
            }
            Returned::DrawAgain => self.stage = Stage::DrawTile,
            _ => {}
        }
    }
    fn has_own_window(&self) -> bool {
        self.stage == Stage::AskForHelp
    }
    fn fits(&self, around: &Around) -> bool {
        let player = around.table.player(self.driver);
        let is_known = around.table.explored.has(self.to);
        let is_there = (player.at == self.to) == self.has_paid();
        let is_fresh = self.blind && !self.spent && self.cost == Cost::default();
        let stage = match (self.stage, around.inner) {
            (Stage::DrawTile, None) => is_fresh && !is_known && player.petrol > 0,
            (Stage::TileDrawn(cursor), _) => is_fresh && is_known && around.asks_module(cursor),
            (Stage::RollCost(cursor), _) => self.cost_fits(around) && around.asks_module(cursor),
            (Stage::AskForHelp, None) => self.cost_fits(around) && player.petrol > 0 && player.engine > 0,
            (Stage::CheckHand, Some(Frame::Damage(damage))) => {
                self.cost_fits(around)
                    && *damage == self.damage(around.rules)
                    && damage.amount() <= player.engine + player.chassis
            }
            (Stage::Entered(Cursor::START), Some(Frame::HandLimit(_))) => {
                self.cost_fits(around) && around.limits_hand(self.driver)
            }
            (Stage::Entered(cursor), _) => self.cost_fits(around) && around.asks_module(cursor),
            _ => false,
        };
        around.is_active(self.driver) && !around.rules.city_spaces.has(self.to) && is_there && stage
    }
}

impl EnterTile {
    /// R134: is there something to ask, judged by hand count and open gauges only?
    fn asks(&self, rules: &Rules, table: &Tabletop) -> bool {
        let player = table.player(self.driver);
        let danger = self.cost.danger && may_answer_danger(rules, table, self.driver);
        if can_pay(rules, player, self.cost).is_ok() {
            return danger || (self.can_ignore_stop() && player.cards > 0);
        }
        let short = self.cost.petrol.saturating_sub(player.petrol);
        let in_cards = player.cards.saturating_mul(cards::most_petrol_of_a_card(rules));
        let refuel = self.cost.petrol <= player.max.petrol && short <= in_cards;
        let damage = if danger { self.cost.damage } else { total_damage(rules, self.cost) };
        refuel && damage <= player.engine + player.chassis
    }
    /// What would help, where help is at hand.
    fn with_remedies(&self, rules: &Rules, table: &Tabletop, payable: Verdict, helped: Verdict) -> Verdict {
        let player = table.player(self.driver);
        payable.map_err(|why| match why.reason {
            _ if helped.is_err() => why,
            Reason::Petrol { .. } => {
                why.but(cards::any_time_petrol(rules, table, self.driver).map(Remedy::PlayCard))
            }
            _ => {
                let guard = (player.assistants.on(Skill::Guard) > 0).then_some(Remedy::UseGuard);
                why.but(guard).but(cards::shield(rules, player).map(Remedy::PlayCard))
            }
        })
    }
    /// R49, R145: a stop matters only while steps are left.
    fn can_ignore_stop(&self) -> bool {
        self.cost.stop && self.moves > 0
    }
    /// R42, R135: a blind tile is declined only while gauges alone do not pay it; a known one is taken
    /// back only before anything was spent.
    fn can_turn_back(&self, payable: Verdict) -> Verdict {
        if payable.is_ok() {
            return Reason::MustEnter.no(Rule::R(42));
        }
        if !self.blind && self.spent {
            return Reason::TooLateToTurnBack.no(Rule::R(135));
        }
        Ok(())
    }
    /// What the tile asks, less what was answered; modules may have added to it.
    fn cost_fits(&self, around: &Around) -> bool {
        let (rules, table) = (around.rules, around.table);
        let (cost, asked) = (self.cost, tile_cost(rules, table, self.driver, self.to));
        let more = hooks::most_extra_cost(rules);
        let is_lost = !table.explored.has(self.to)
            && (table.bag.iter().chain(&table.removed).any(|&n| n > 0) || self.blind);
        let is_less = (asked.danger && !cost.danger) || (asked.stop && !cost.stop);
        !is_lost
            && (asked.petrol..=asked.petrol + more.petrol).contains(&cost.petrol)
            && (asked.damage..=asked.damage + more.damage).contains(&cost.damage)
            && (asked.danger || !cost.danger || more.danger)
            && (asked.stop || !cost.stop || more.stop)
            && (!is_less || self.spent)
    }
    fn avoid<E: Events<Event>>(&mut self, cx: &mut Cx<E>, shield: Shield) {
        self.cost.danger = false;
        cx.fact(Fact::DangerAvoided(self.driver, shield));
    }
}

/// What the tile on a space asks; an empty space where no tile is left costs 1 petrol (R32c).
pub fn tile_cost(rules: &Rules, table: &Tabletop, seat: Seat, to: Space) -> Cost {
    let printed = match table.tile_at(to) {
        Some(tile) => Cost::from(*rules.tile(tile)),
        None => Cost { petrol: 1, ..Cost::default() },
    };
    cost_on(rules, table, seat, to, printed)
}

/// What a tile with this printed cost asks on a space: the risk zone adds to it (R46, R47), and so may
/// modules.
pub fn cost_on(rules: &Rules, table: &Tabletop, seat: Seat, to: Space, printed: Cost) -> Cost {
    let mut cost = printed;
    if rules.risk.has(to) {
        cost.petrol += rules.numbers.risk_petrol;
    }
    hooks::adjust_tile_cost(rules, table, seat, to, cost)
}

/// R40: a known tile may be tried if it can be paid, with the help in hand; a blind one always.
pub(super) fn can_try(rules: &Rules, table: &Tabletop, seat: Seat, to: Space) -> Verdict {
    let unknown = !table.explored.has(to) && (table.bag.iter().chain(&table.removed)).any(|&n| n > 0);
    if unknown {
        return Ok(());
    }
    could_pay(rules, table.player(seat), tile_cost(rules, table, seat, to))
}

/// Do the gauges alone not pay for the known tile?
pub(super) fn needs_help(rules: &Rules, table: &Tabletop, seat: Seat, to: Space) -> bool {
    can_pay(rules, table.player(seat), tile_cost(rules, table, seat, to)).is_err()
}

/// The damage of a tile, with its danger if that is not avoided.
pub fn total_damage(rules: &Rules, cost: Cost) -> u8 {
    cost.damage + if cost.danger { rules.numbers.danger_damage } else { 0 }
}

/// R44, R59: do the gauges alone pay it?
pub fn can_pay(rules: &Rules, player: &Player, cost: Cost) -> Verdict {
    if cost.petrol > player.petrol {
        return Reason::Petrol { need: cost.petrol, have: player.petrol }.no(Rule::Book(253));
    }
    let (need, have) = (total_damage(rules, cost), player.engine + player.chassis);
    if need > have {
        return Reason::Damage { need, have }.no(Rule::R(59));
    }
    Ok(())
}

/// R135: do gauges, guards and the hand together pay it?
fn could_pay(rules: &Rules, player: &Player, mut cost: Cost) -> Verdict {
    if player.assistants.on(Skill::Guard) > 0 || cards::shield(rules, player).is_some() {
        cost.danger = false;
    }
    let mut fuelled = *player;
    fuelled.petrol =
        player.max.petrol.min(player.petrol.saturating_add(cards::petrol_in_hand(rules, player)));
    can_pay(rules, &fuelled, cost).map_err(|why| match why.reason {
        Reason::Petrol { need, .. } => Reason::Petrol { need, have: player.petrol }
            .by(why.rule)
            .but((need <= player.max.petrol).then_some(Remedy::BuyPetrol)),
        _ => why.but(Some(Remedy::Repair)),
    })
}

fn has_danger(cost: Cost) -> Verdict {
    if cost.danger { Ok(()) } else { Reason::NoDanger.no(Rule::R(61)) }
}

fn can_guard(player: &Player, cost: Cost) -> Verdict {
    has_danger(cost)?;
    if player.assistants.on(Skill::Guard) == 0 {
        return Reason::NobodyOn(Skill::Guard).no(Rule::Book(195));
    }
    Ok(())
}

fn may_answer_danger(rules: &Rules, table: &Tabletop, seat: Seat) -> bool {
    let player = table.player(seat);
    player.cards > 0 || player.assistants.on(Skill::Guard) > 0 || hooks::may_answer_danger(rules, table, seat)
}
