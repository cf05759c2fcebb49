//! What happened, as one viewer may know it. The kinds are the keys of `content/text/*/events.ftl`.

use super::kinds::{RaceEventKind as Kind, RaceNumber, act_kind};
use super::wire::RaceEvent;
use super::{card_slug, tile_slug};
use game::Seat;
use race::Rules;
use race::event::{Fact, Seen, Shield};
use race::ids::{CardId, Colour, Gauge, Plan, Space, TileId, Work};
use race::leaders::Leader;
use race::modules::Act;

/// An event being written.
pub(super) struct Draft<'a> {
    rules: &'a Rules,
    pub(super) event: RaceEvent,
}

impl<'a> Draft<'a> {
    pub(super) fn new(rules: &'a Rules, kind: Kind) -> Self {
        Draft { rules, event: RaceEvent::new(kind) }
    }
    pub(super) fn seat(mut self, seat: Seat) -> Self {
        self.event.seat = Some(seat.number());
        self
    }
    pub(super) fn card(mut self, card: CardId) -> Self {
        self.event.card = Some(card_slug(self.rules, card));
        self
    }
    pub(super) fn tile(mut self, tile: TileId) -> Self {
        self.event.tile = Some(tile_slug(self.rules, tile));
        self
    }
    pub(super) fn space(mut self, space: Space) -> Self {
        self.event.space = Some(space.0.into());
        self
    }
    pub(super) fn work(mut self, work: Work) -> Self {
        self.event.skill = Some(work.skill().into());
        self.event.work = Some(work.into());
        self
    }
    pub(super) fn gauge(mut self, gauge: Gauge) -> Self {
        self.event.gauge = Some(gauge.into());
        self
    }
    pub(super) fn act(mut self, act: Act) -> Self {
        self.event.act = Some(act_kind(act));
        self
    }
    pub(super) fn leader(mut self, leader: Leader) -> Self {
        self.event.leader = Some(leader.into());
        self
    }
    pub(super) fn colour(mut self, colour: Colour) -> Self {
        self.event.colour = Some(colour.into());
        self
    }
    pub(super) fn plan(mut self, plan: Plan) -> Self {
        self.event.plan = Some(plan.0);
        self
    }
    pub(super) fn number(mut self, name: RaceNumber, value: impl Into<i32>) -> Self {
        self.event.numbers.insert(name, value.into());
        self
    }
}

pub(super) fn event(rules: &Rules, seen: Seen) -> RaceEvent {
    let is = |kind: Kind| Draft::new(rules, kind);
    let own = |[own, other]: [Kind; 2], seat: Seat, card: Option<CardId>| match card {
        Some(card) => is(own).seat(seat).card(card),
        None => is(other).seat(seat),
    };
    match seen {
        Seen::Fact(fact) => return fact_event(rules, fact),
        Seen::Planned(seat, Some(plan)) => is(Kind::PlannedOwn).seat(seat).plan(plan),
        Seen::Planned(seat, None) => is(Kind::Planned).seat(seat),
        Seen::Drew(seat, card) => own([Kind::DrewOwn, Kind::Drew], seat, card),
        Seen::LookedAt(seat, card) => own([Kind::LookedAtOwn, Kind::LookedAt], seat, card),
        Seen::Kept(seat, card) => own([Kind::KeptOwn, Kind::Kept], seat, card),
        Seen::Stole { thief, victim, card } => {
            let mut draft = own([Kind::StoleOwn, Kind::Stole], thief, card);
            draft.event.victim = Some(victim.number());
            draft
        }
        Seen::Answered(_) => is(Kind::AnsweredOwn),
    }
    .event
}

fn fact_event(rules: &Rules, fact: Fact) -> RaceEvent {
    let is = |kind: Kind| Draft::new(rules, kind);
    let shield = |[card_kind, guard_kind, act_kind]: [Kind; 3], seat: Seat, with: Shield| match with {
        Shield::Card(card) => is(card_kind).seat(seat).card(card),
        Shield::Guard => is(guard_kind).seat(seat),
        Shield::Act(act) => is(act_kind).seat(seat).act(act),
    };
    let draft = match fact {
        Fact::TurnBegan(turn) => is(Kind::TurnBegan).number(RaceNumber::Turn, turn),
        Fact::MarketShown(card) => is(Kind::MarketShown).card(card),
        Fact::Picked(seat, card) => is(Kind::Picked).seat(seat).card(card),
        Fact::DeckRefilled => is(Kind::DeckRefilled),
        Fact::PlanWithdrawn(seat) => is(Kind::PlanWithdrawn).seat(seat),
        Fact::PlanRevealed(seat, plan) => is(Kind::PlanRevealed).seat(seat).plan(plan),
        Fact::SequenceBegan(seat) => is(Kind::SequenceBegan).seat(seat),
        Fact::BoughtPetrol { seat, levels, paid } => is(Kind::BoughtPetrol)
            .seat(seat)
            .number(RaceNumber::Levels, levels)
            .number(RaceNumber::Paid, paid),
        Fact::Played { seat, card, against } => return played(is(Kind::Played), seat, card, against),
        Fact::Used(seat, work) => is(Kind::Used).seat(seat).work(work),
        Fact::DroveNowhere(seat) => is(Kind::DroveNowhere).seat(seat),
        Fact::NothingToRepair(seat) => is(Kind::NothingToRepair).seat(seat),
        Fact::Passed(seat) => is(Kind::Passed).seat(seat),
        Fact::OutOfAssistants(seat) => is(Kind::OutOfAssistants).seat(seat),
        Fact::Earned(seat, francs) => is(Kind::Earned).seat(seat).number(RaceNumber::Francs, francs),
        Fact::TileDrawn(seat, tile) => is(Kind::TileDrawn).seat(seat).tile(tile),
        Fact::TileLaid(seat, tile, space) => is(Kind::TileLaid).seat(seat).tile(tile).space(space),
        Fact::TileRemoved(tile, space) => is(Kind::TileRemoved).tile(tile).space(space),
        Fact::TilesWasted(seat) => is(Kind::TilesWasted).seat(seat),
        Fact::TilesSwapped(a, b) => {
            let mut draft = is(Kind::TilesSwapped).space(a);
            draft.event.other = Some(b.0.into());
            draft
        }
        Fact::BagRefilled => is(Kind::BagRefilled),
        Fact::Discarded(seat, card) => is(Kind::Discarded).seat(seat).card(card),
        Fact::Refuelled(seat, levels) => is(Kind::Refuelled).seat(seat).number(RaceNumber::Levels, levels),
        Fact::Repaired(seat, gauge, levels) => {
            is(Kind::Repaired).seat(seat).gauge(gauge).number(RaceNumber::Levels, levels)
        }
        Fact::BoughtPart(seat, gauge, paid) => {
            is(Kind::BoughtPart).seat(seat).gauge(gauge).number(RaceNumber::Paid, paid)
        }
        Fact::Drove { seat, to, petrol } => {
            is(Kind::Drove).seat(seat).space(to).number(RaceNumber::Petrol, petrol)
        }
        Fact::Rode { seat, line, paid } => {
            let mut draft = is(Kind::Rode).seat(seat).number(RaceNumber::Paid, paid);
            draft.event.line = Some(rules.names.lines[line.index()].clone());
            draft
        }
        Fact::EnteredCity(seat, city) => is(Kind::EnteredCity).seat(seat).space(rules.city(city).space),
        Fact::TurnedBack(seat, space) => is(Kind::TurnedBack).seat(seat).space(space),
        Fact::DangerAvoided(seat, with) => {
            shield([Kind::DangerAvoidedCard, Kind::DangerAvoidedGuard, Kind::DangerAvoidedAct], seat, with)
        }
        Fact::StopIgnored(seat, card) => is(Kind::StopIgnored).seat(seat).card(card),
        Fact::Damaged { seat, engine, chassis } => is(Kind::Damaged)
            .seat(seat)
            .number(RaceNumber::Engine, engine)
            .number(RaceNumber::Chassis, chassis),
        Fact::BrokeDown(seat) => is(Kind::BrokeDown).seat(seat),
        Fact::Countered { by, with } => {
            shield([Kind::CounteredCard, Kind::CounteredGuard, Kind::CounteredAct], by, with)
        }
        Fact::NotCountered => is(Kind::NotCountered),
        Fact::LostPetrol(seat, levels) => is(Kind::LostPetrol).seat(seat).number(RaceNumber::Levels, levels),
        Fact::LostMoney(seat, francs) => is(Kind::LostMoney).seat(seat).number(RaceNumber::Francs, francs),
        Fact::Finished { seat, place } => is(Kind::Finished).seat(seat).number(RaceNumber::Place, place),
        Fact::Ranked(seat) => is(Kind::Ranked).seat(seat),
        Fact::GameOver => is(Kind::Over),
        Fact::LeaderJoined(seat, leader) => is(Kind::LeaderJoined).seat(seat).leader(leader),
        Fact::CrewHired(seat, leader) => is(Kind::CrewHired).seat(seat).leader(leader),
        Fact::GaugeChanged { seat, gauge, max } => {
            is(Kind::GaugeChanged).seat(seat).gauge(gauge).number(RaceNumber::Limit, max)
        }
        Fact::TileReturned(seat, tile, space) => is(Kind::TileReturned).seat(seat).tile(tile).space(space),
        Fact::Robbed { thief, victim } => {
            let mut draft = is(Kind::Robbed).seat(thief);
            draft.event.victim = Some(victim.number());
            draft
        }
        Fact::SeasonBegan(season) => is(Kind::SeasonBegan).number(RaceNumber::Season, season),
        Fact::WeatherRolled(face, weather) => {
            let mut draft = is(Kind::WeatherRolled).number(RaceNumber::Die, face);
            draft.event.weather = Some(weather.into());
            draft
        }
        Fact::ClimateRolled { seat, at, face } => {
            is(Kind::ClimateRolled).seat(seat).space(at).number(RaceNumber::Die, face)
        }
        Fact::VillageHelped(seat, space) => is(Kind::VillageHelped).seat(seat).space(space),
        Fact::ParcelLaid(city, colour) => is(Kind::ParcelLaid).space(rules.city(city).space).colour(colour),
        Fact::ParcelLoaded(seat, colour) => is(Kind::ParcelLoaded).seat(seat).colour(colour),
        Fact::ParcelDelivered(seat, colour) => is(Kind::ParcelDelivered).seat(seat).colour(colour),
        Fact::BorderRolled(seat, face) => is(Kind::BorderRolled).seat(seat).number(RaceNumber::Die, face),
        Fact::Bribed(seat, francs) => is(Kind::Bribed).seat(seat).number(RaceNumber::Francs, francs),
        Fact::HeldInCity(seat) => is(Kind::HeldInCity).seat(seat),
        Fact::InfluenceRaised { seat, colour, level, paid } => is(Kind::InfluenceRaised)
            .seat(seat)
            .colour(colour)
            .number(RaceNumber::Amount, level)
            .number(RaceNumber::Paid, paid),
        Fact::PatronMoved(seat, space) => is(Kind::PatronMoved).seat(seat).number(RaceNumber::Amount, space),
        Fact::PatronPaid(seat) => is(Kind::PatronPaid).seat(seat),
        Fact::Rene(step) => return super::rene::event(rules, step),
    };
    draft.event
}

fn played(draft: Draft, seat: Seat, card: CardId, against: Option<Seat>) -> RaceEvent {
    let mut event = draft.seat(seat).card(card).event;
    if let Some(victim) = against {
        event.kind = Kind::PlayedAgainst;
        event.victim = Some(victim.number());
    }
    event
}
