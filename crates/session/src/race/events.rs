//! What happened, as one viewer may know it. The kinds are the keys of `content/text/*/events.ftl`.

use super::wire::RaceEvent;
use super::{card_slug, tile_slug};
use game::Seat;
use race::Rules;
use race::event::{Fact, Seen, Shield};
use race::ids::{CardId, Gauge, Plan, Skill, Space, TileId};

/// An event being written.
struct Draft<'a> {
    rules: &'a Rules,
    event: RaceEvent,
}

impl Draft<'_> {
    fn seat(mut self, seat: Seat) -> Self {
        self.event.seat = Some(seat.number());
        self
    }
    fn card(mut self, card: CardId) -> Self {
        self.event.card = Some(card_slug(self.rules, card));
        self
    }
    fn tile(mut self, tile: TileId) -> Self {
        self.event.tile = Some(tile_slug(self.rules, tile));
        self
    }
    fn space(mut self, space: Space) -> Self {
        self.event.space = Some(space.0.into());
        self
    }
    fn gauge(mut self, gauge: Gauge) -> Self {
        let name = match gauge {
            Gauge::Petrol => "petrol",
            Gauge::Engine => "engine",
            Gauge::Chassis => "chassis",
        };
        self.event.gauge = Some(name.into());
        self
    }
    fn plan(mut self, plan: Plan) -> Self {
        self.event.plan = Some(plan.0);
        self
    }
    fn number(mut self, name: &str, value: impl Into<i32>) -> Self {
        self.event.numbers.insert(name.into(), value.into());
        self
    }
}

pub(super) fn event(rules: &Rules, seen: Seen) -> RaceEvent {
    let is = |kind: &str| Draft { rules, event: RaceEvent { kind: kind.into(), ..RaceEvent::default() } };
    let own = |kind: &str, seat: Seat, card: Option<CardId>| match card {
        Some(card) => is(&format!("{kind}_own")).seat(seat).card(card),
        None => is(kind).seat(seat),
    };
    match seen {
        Seen::Fact(fact) => return fact_event(rules, fact),
        Seen::Planned(seat, Some(plan)) => is("planned_own").seat(seat).plan(plan),
        Seen::Planned(seat, None) => is("planned").seat(seat),
        Seen::Drew(seat, card) => own("drew", seat, card),
        Seen::LookedAt(seat, card) => own("looked_at", seat, card),
        Seen::Kept(seat, card) => own("kept", seat, card),
        Seen::Answered(_) => is("answered_own"),
    }
    .event
}

fn fact_event(rules: &Rules, fact: Fact) -> RaceEvent {
    let is = |kind: &str| Draft { rules, event: RaceEvent { kind: kind.into(), ..RaceEvent::default() } };
    let shield = |kind: &str, seat: Seat, with: Shield| match with {
        Shield::Card(card) => is(&format!("{kind}_card")).seat(seat).card(card),
        Shield::Guard | Shield::Act(_) => is(&format!("{kind}_guard")).seat(seat),
    };
    let draft = match fact {
        Fact::TurnBegan(turn) => is("turn_began").number("turn", turn),
        Fact::MarketShown(card) => is("market_shown").card(card),
        Fact::Picked(seat, card) => is("picked").seat(seat).card(card),
        Fact::DeckRefilled => is("deck_refilled"),
        Fact::PlanWithdrawn(seat) => is("plan_withdrawn").seat(seat),
        Fact::PlanRevealed(seat, plan) => is("plan_revealed").seat(seat).plan(plan),
        Fact::SequenceBegan(seat) => is("sequence_began").seat(seat),
        Fact::BoughtPetrol { seat, levels, paid } => {
            is("bought_petrol").seat(seat).number("levels", levels).number("paid", paid)
        }
        Fact::Played { seat, card, against } => return played(is("played"), seat, card, against),
        Fact::Used(seat, skill) => return used(is("used").seat(seat), skill),
        Fact::Passed(seat) => is("passed").seat(seat),
        Fact::OutOfAssistants(seat) => is("out_of_assistants").seat(seat),
        Fact::Earned(seat, francs) => is("earned").seat(seat).number("francs", francs),
        Fact::TileDrawn(seat, tile) => is("tile_drawn").seat(seat).tile(tile),
        Fact::TileLaid(seat, tile, space) => is("tile_laid").seat(seat).tile(tile).space(space),
        Fact::TileRemoved(tile, space) => is("tile_removed").tile(tile).space(space),
        Fact::TilesWasted(seat) => is("tiles_wasted").seat(seat),
        Fact::TilesSwapped(a, b) => {
            let mut draft = is("tiles_swapped").space(a);
            draft.event.other = Some(b.0.into());
            draft
        }
        Fact::BagRefilled => is("bag_refilled"),
        Fact::Discarded(seat, card) => is("discarded").seat(seat).card(card),
        Fact::Refuelled(seat, levels) => is("refuelled").seat(seat).number("levels", levels),
        Fact::Repaired(seat, gauge, levels) => {
            is("repaired").seat(seat).gauge(gauge).number("levels", levels)
        }
        Fact::BoughtPart(seat, gauge, paid) => is("bought_part").seat(seat).gauge(gauge).number("paid", paid),
        Fact::Drove { seat, to, petrol } => is("drove").seat(seat).space(to).number("petrol", petrol),
        Fact::Rode { seat, line, paid } => {
            let mut draft = is("rode").seat(seat).number("paid", paid);
            draft.event.line = Some(rules.names.lines[line.index()].clone());
            draft
        }
        Fact::EnteredCity(seat, city) => is("entered_city").seat(seat).space(rules.city(city).space),
        Fact::TurnedBack(seat, space) => is("turned_back").seat(seat).space(space),
        Fact::DangerAvoided(seat, with) => shield("danger_avoided", seat, with),
        Fact::StopIgnored(seat, card) => is("stop_ignored").seat(seat).card(card),
        Fact::Damaged { seat, engine, chassis } => {
            is("damaged").seat(seat).number("engine", engine).number("chassis", chassis)
        }
        Fact::BrokeDown(seat) => is("broke_down").seat(seat),
        Fact::Countered { by, with } => shield("countered", by, with),
        Fact::NotCountered => is("not_countered"),
        Fact::LostPetrol(seat, levels) => is("lost_petrol").seat(seat).number("levels", levels),
        Fact::LostMoney(seat, francs) => is("lost_money").seat(seat).number("francs", francs),
        Fact::Finished { seat, place } => is("finished").seat(seat).number("place", place),
        Fact::Ranked(seat) => is("ranked").seat(seat),
        Fact::GameOver => is("over"),
    };
    draft.event
}

fn played(draft: Draft, seat: Seat, card: CardId, against: Option<Seat>) -> RaceEvent {
    let mut event = draft.seat(seat).card(card).event;
    if let Some(victim) = against {
        event.kind = "played_against".into();
        event.victim = Some(victim.number());
    }
    event
}

fn used(draft: Draft, skill: Skill) -> RaceEvent {
    let mut event = draft.event;
    let name = match skill {
        Skill::Pathfinder => "pathfinder",
        Skill::Mechanics => "mechanics",
        Skill::Guard => "guard",
        Skill::Funding => "funding",
    };
    event.skill = Some(name.into());
    event
}
