//! The second to the fifth assistant (003:160-181; R114, R118-R122, R141, R173): the Torpedo drives as many spaces as its card
//! says, by rules that leave nothing to choose. What it cannot pay it does not enter, and it goes round nothing.

use super::course::{next_step, objective, ship};
use super::event::{Rene, Stand, Steer, Threat};
use super::powers::{self, Draw};
use super::{CREW, Peril, TORPEDO};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::ids::{City, Skill, Space};
use crate::modules::{Cursor, hooks};
use crate::outcome::{Chance, Outcome};
use crate::rooms::{Around, Cost, Frame, Returned, Room, bag_ready, deck_ready, finish};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::Events;

/// The Torpedo drives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advance {
    /// Spaces left.
    moves: u8,
    /// The space that it enters.
    to: Space,
    /// What that asks.
    cost: Cost,
    /// What happens next.
    stage: Stage,
}

/// One space after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    SetOut,
    Choose,
    DrawTile,
    WeighCost,
    RollCost(Cursor),
    Pay,
    DrawCards(u8),
    /// Red 2: the card just drawn hurts; so many are still to be drawn.
    Strike(u8),
    MoveToken,
}

game::text_of! { for Rules;
    struct Advance = "advance" { moves, to, cost, stage }
    enum Stage {
        SetOut = "set_out", Choose = "choose", DrawTile = "draw_tile", WeighCost = "weigh_cost", RollCost(cursor) = "roll_cost",
        Pay = "pay", DrawCards(left) = "draw_cards", Strike(left) = "strike",
        MoveToken = "move_token",
    }
}

impl Advance {
    /// The next assistant leaves the dashboard and drives.
    pub(super) fn begin<E: Events<Event>>(cx: &mut Cx<E>) -> Self {
        let left = cx.table.assistants(TORPEDO, Skill::Mechanics);
        let is_second = left == CREW.on(Skill::Mechanics);
        let more = if is_second { cx.table.rene.powers.more_spaces() } else { 0 };
        let spaces = printed_spaces(cx.rules, left, cx.table) + more;
        let torpedo = cx.table.player_mut(TORPEDO);
        let (to, assistant) = (torpedo.at, 2 + CREW.on(Skill::Mechanics) - left);
        torpedo.assistants.remove_one(Skill::Mechanics);
        cx.fact(Fact::Rene(Rene::Drives { assistant, spaces }));
        Advance { moves: spaces, to, cost: Cost::default(), stage: Stage::SetOut }
    }
    /// The space that it enters.
    pub fn to(&self) -> Space {
        self.to
    }
    fn stand<E: Events<Event>>(&mut self, cx: &mut Cx<E>, why: Stand) {
        cx.fact(Fact::Rene(Rene::Stands(why)));
        self.stage = Stage::MoveToken;
    }
    /// What keeps the Torpedo from any step.
    fn is_held(&self, table: &Tabletop) -> Option<Stand> {
        let torpedo = table.player(TORPEDO);
        match () {
            () if torpedo.engine == 0 => Some(Stand::NoMechanics),
            () if torpedo.petrol == 0 => Some(Stand::NoPetrol),
            () => None,
        }
    }
    /// R141: from a city, a sea line may be the whole move. The card's own number counts, without Blue 4.
    fn set_out<E: Events<Event>>(&mut self, cx: &mut Cx<E>) {
        self.stage = Stage::Choose;
        let printed = printed_spaces(cx.rules, cx.table.assistants(TORPEDO, Skill::Mechanics) + 1, cx.table);
        let sails = ship(cx.rules, cx.table, printed).filter(|_| self.is_held(cx.table).is_none());
        if let Some((line, to)) = sails {
            cx.fact(Fact::Rene(Rene::Sails { line, to }));
            self.enter_city(cx, to);
        }
    }
    fn choose<E: Events<Event>>(&mut self, cx: &mut Cx<E>) {
        if let Some(why) = self.is_held(cx.table) {
            return self.stand(cx, why);
        }
        let at = cx.table.player(TORPEDO).at;
        let Some((to, why)) = next_step(cx.rules, cx.table, &cx.table.rene, at) else {
            return self.stand(cx, Stand::NoWay);
        };
        (self.to, self.cost) = (to, Cost::default());
        cx.fact(Fact::Rene(Rene::Steers { to, why }));
        if let Some(city) = cx.rules.city_at(to) {
            self.enter_city(cx, city);
        } else {
            self.stage = if why == Steer::Blind { Stage::DrawTile } else { Stage::WeighCost };
        }
    }
    fn pay<E: Events<Event>>(&mut self, cx: &mut Cx<E>) {
        let mechanics = mechanics(cx.rules, cx.table, self.cost);
        let torpedo = cx.table.player_mut(TORPEDO);
        let short = if self.cost.petrol > torpedo.petrol {
            Some(Stand::Petrol { need: self.cost.petrol, have: torpedo.petrol })
        } else if mechanics > torpedo.engine {
            Some(Stand::Mechanics { need: mechanics, have: torpedo.engine })
        } else {
            None
        };
        if let Some(why) = short {
            cx.fact(Fact::TurnedBack(TORPEDO, self.to)); // R41, R121
            return self.stand(cx, why);
        }
        torpedo.petrol -= self.cost.petrol;
        torpedo.engine -= mechanics;
        torpedo.at = self.to;
        let broke_down = torpedo.engine == 0;
        self.moves -= 1;
        cx.fact(Fact::Drove { seat: TORPEDO, to: self.to, petrol: self.cost.petrol });
        if mechanics > 0 {
            cx.fact(Fact::Damaged { seat: TORPEDO, engine: mechanics, chassis: 0 });
        }
        if broke_down {
            cx.fact(Fact::BrokeDown(TORPEDO));
            return self.stage = Stage::MoveToken;
        }
        let ignores = cx.table.rene.powers.ignores_stops();
        match self.cost.stop {
            true if !ignores => return self.stand(cx, Stand::Stop),
            true => cx.fact(Fact::Rene(Rene::IgnoresStop)),
            false => {}
        }
        self.stage = if self.moves > 0 { Stage::Choose } else { Stage::MoveToken };
    }
    /// 003:180, R121, R128: 1 petrol, the legacy, a new objective, and then the cards.
    fn enter_city<E: Events<Event>>(&mut self, cx: &mut Cx<E>, city: City) {
        let space = cx.rules.city(city).space;
        let torpedo = cx.table.player_mut(TORPEDO);
        torpedo.petrol -= cx.rules.numbers.city_petrol;
        torpedo.at = space;
        self.to = space;
        cx.table.rene.visit(city);
        cx.fact(Fact::EnteredCity(TORPEDO, city));
        if space == cx.rules.finish {
            finish(cx, TORPEDO);
            return self.stage = Stage::MoveToken;
        }
        powers::win(cx, city);
        if cx.table.rene.objective == Some(city) {
            aim(cx);
        }
        self.stage = Stage::DrawCards(cx.rules.city(city).cards);
    }
}

impl Room for Advance {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::SetOut if self.moves == 0 => self.stand(cx, Stand::NoMove),
                Stage::SetOut => self.set_out(cx),
                Stage::Choose => self.choose(cx),
                Stage::DrawTile => {
                    if bag_ready(cx) {
                        return Step::Roll(Chance::Tile);
                    }
                    self.stage = Stage::WeighCost; // R32c
                }
                Stage::WeighCost => {
                    self.cost = cost(cx.rules, cx.table, self.to);
                    self.stage = Stage::RollCost(Cursor::START);
                }
                Stage::RollCost(cursor) => {
                    self.stage = Stage::Pay;
                    if let Some((room, next)) = hooks::interrupt_torpedo_cost(cx, TORPEDO, self.to, cursor) {
                        self.stage = Stage::RollCost(next);
                        return Step::Call(room);
                    }
                }
                Stage::Pay => self.pay(cx),
                Stage::DrawCards(left) => {
                    if left > 0 && deck_ready(cx) {
                        return Step::Roll(Chance::Card);
                    }
                    self.stand(cx, Stand::City);
                }
                Stage::Strike(left) => {
                    self.stage = Stage::DrawCards(left);
                    if let Some(room) = Peril::begin(cx, 1, Threat::DrawnInCity) {
                        return Step::Call(room);
                    }
                }
                Stage::MoveToken => {
                    cx.table.move_token(cx.rules, TORPEDO);
                    cx.table.set_active(None);
                    return Step::Done(Returned::Nothing);
                }
            }
        }
    }
    fn outcome<E: Events<Event>>(&mut self, cx: &mut Cx<E>, outcome: Outcome) {
        match (outcome, self.stage) {
            (Outcome::Tile(tile), _) => {
                cx.table.bag[tile.index()] -= 1;
                cx.table.lay_tile(self.to, tile);
                cx.fact(Fact::TileLaid(TORPEDO, tile, self.to));
                self.stage = Stage::WeighCost;
            }
            (Outcome::Card(card), Stage::DrawCards(left)) => {
                cx.table.draw_to_discard(card);
                cx.fact(Fact::Rene(Rene::Draws(card)));
                let strikes = powers::profit(cx, card, Draw::City);
                self.stage = if strikes { Stage::Strike(left - 1) } else { Stage::DrawCards(left - 1) };
            }
            other => unreachable!("{other:?}"),
        }
    }
    fn returned(&mut self, answer: Returned) {
        if let Returned::Extra(extra) = answer {
            self.cost.petrol += extra.petrol;
            self.cost.damage += extra.damage;
            self.cost.danger |= extra.danger;
            self.cost.stop |= extra.stop;
        }
    }
    fn fits(&self, around: &Around) -> bool {
        let (rules, table) = (around.rules, around.table);
        let torpedo = table.player(TORPEDO);
        let can_go = torpedo.petrol > 0 && torpedo.engine > 0 && (1..=MOST_SPACES).contains(&self.moves);
        let is_beside = rules.near[torpedo.at.index()].has(self.to) && !rules.city_spaces.has(self.to);
        let cards = rules.city_at(torpedo.at).map_or(0, |city| rules.city(city).cards);
        let is_there = torpedo.at == self.to && torpedo.at != rules.finish && self.moves <= MOST_SPACES;
        let stage = match (self.stage, around.inner) {
            (Stage::DrawTile, None) => {
                can_go && is_beside && !table.explored.has(self.to) && self.cost == Cost::default()
            }
            (Stage::RollCost(cursor), _) => {
                can_go && is_beside && self.cost == cost(rules, table, self.to) && around.asks_module(cursor)
            }
            (Stage::DrawCards(left), None) => is_there && (1..=cards).contains(&left),
            (Stage::DrawCards(left), Some(Frame::Peril(_))) => is_there && left < cards,
            _ => false,
        };
        around.is_active(TORPEDO) && stage
    }
}

/// More spaces than any card and power give one assistant.
const MOST_SPACES: u8 = 9;

/// 003:164: what the card gives the assistant that stands next on the dashboard.
fn printed_spaces(rules: &Rules, left: u8, table: &Tabletop) -> u8 {
    let card = table.rene.card(rules);
    card.map_or(0, |card| card.moves[usize::from(CREW.on(Skill::Mechanics).saturating_sub(left))])
}

/// What a space asks of the Torpedo: what is printed, the risk zone unless Blue 2 spares it, and the weather (R112, R121).
pub fn cost(rules: &Rules, table: &Tabletop, to: Space) -> Cost {
    let mut cost = match table.tile_at(to) {
        Some(tile) => Cost::from(*rules.tile(tile)),
        None => Cost { petrol: 1, ..Cost::default() }, // R32c
    };
    if rules.risk.has(to) && !table.rene.powers.ignores_risk() {
        cost.petrol += rules.numbers.risk_petrol;
    }
    hooks::adjust_tile_cost(rules, table, TORPEDO, to, cost)
}

/// The mechanics that a tile costs, its danger included (R59, R121).
pub fn mechanics(rules: &Rules, table: &Tabletop, cost: Cost) -> u8 {
    let plain = rules.solo.as_ref().map_or(0, |solo| solo.numbers.danger_damage);
    cost.damage + if cost.danger { table.rene.powers.danger_damage(plain) } else { 0 }
}

/// 003:136-139: René finds his objective and tells it.
pub(super) fn aim<E: Events<Event>>(cx: &mut Cx<E>) {
    let (rules, at) = (cx.rules, cx.table.player(TORPEDO).at);
    let Some((solo, card)) = rules.solo.as_ref().zip(cx.table.rene.card(rules)) else { return };
    let (city, why, distance) = objective(rules, solo, &cx.table.rene, at, card);
    cx.table.rene.objective = Some(city);
    cx.fact(Fact::Rene(Rene::Aims { at: city, why, distance }));
}
