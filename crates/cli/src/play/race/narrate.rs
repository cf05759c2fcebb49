//! What happened, in words.

use super::RaceScreen;
use super::choices::Opens;
use crate::play::screen::Happened;
use crate::words::Arg;
use fluent_bundle::FluentValue;
use game::Seat;
use race::event::{Fact, Seen, Shield};
use race::ids::{Gauge, Skill, TileId};
use race::notation::write_plan;
use race::rooms::Frame;
use race::{Action, Event, GreatRace};

impl RaceScreen {
    /// What happened, line by line, and also where nothing did.
    pub(super) fn tell_all(&self, happened: &Happened<'_, GreatRace>) -> Vec<String> {
        let action = happened.by.map(|(_, action)| action);
        let mut lines: Vec<String> =
            happened.events.iter().filter_map(|&event| self.tell(event, action)).collect();
        if let Some((seat, action)) = happened.by {
            // An idle drive or repair is over before anybody is asked, and leaves no event.
            let idle = match (self.opens(action), happened.after.frames().last()) {
                (Some(Opens::Drive), Some(Frame::Drive(_)))
                | (Some(Opens::Repair), Some(Frame::Repair(_))) => None,
                (Some(Opens::Drive), _) => Some("drove_nowhere"),
                (Some(Opens::Repair), _) => Some("nothing_to_repair"),
                (None, _) => None,
            };
            if let Some(key) = idle {
                lines.insert(lines.len().min(1), self.tell_key(key, &[("who", self.who(seat).into())]));
            }
        }
        lines
    }

    /// One line for an event, as who looks at this screen may know it.
    fn tell(&self, event: Event, action: Option<Action>) -> Option<String> {
        Some(match event.seen_by(self.seating.viewer())? {
            Seen::Fact(Fact::Used(seat, skill)) => self.tell_used(seat, skill, action),
            Seen::Fact(fact) => self.narrate_fact(fact),
            Seen::Planned(_, Some(plan)) => {
                self.tell_key("planned_own", &[("plan", write_plan(plan).into())])
            }
            Seen::Planned(seat, None) => self.tell_key("planned", &[("who", self.who(seat).into())]),
            Seen::Drew(_, Some(card)) => self.tell_key("drew_own", &[("card", self.card(card).into())]),
            Seen::Drew(seat, None) => self.tell_key("drew", &[("who", self.who(seat).into())]),
            Seen::LookedAt(_, Some(card)) => {
                self.tell_key("looked_at_own", &[("card", self.card(card).into())])
            }
            Seen::LookedAt(seat, None) => self.tell_key("looked_at", &[("who", self.who(seat).into())]),
            Seen::Kept(_, Some(card)) => self.tell_key("kept_own", &[("card", self.card(card).into())]),
            Seen::Kept(seat, None) => self.tell_key("kept", &[("who", self.who(seat).into())]),
            Seen::Answered(_) => self.tell_key("answered_own", &[]),
        })
    }

    fn tell_key(&self, key: &str, values: &[Arg]) -> String {
        self.seating.words.say("events", key, values)
    }

    /// An assistant was used: for what, if that is known.
    fn tell_used(&self, seat: Seat, skill: Skill, action: Option<Action>) -> String {
        let key = match action {
            Some(Action::Drive) => "used_drive",
            Some(Action::Repair) => "used_repair",
            Some(Action::Explore) => "used_explore",
            Some(Action::DrawCard) => "used_draw",
            _ => "used",
        };
        self.tell_key(key, &[("who", self.who(seat).into()), ("skill", self.skill(skill).into())])
    }

    fn narrate_fact(&self, fact: Fact) -> String {
        let n = |n: u16| -> FluentValue<'static> { u32::from(n).into() };
        let who = |seat| ("who", FluentValue::from(self.who(seat)));
        let card = |card| ("card", FluentValue::from(self.card(card)));
        let tile = |tile: TileId| ("tile", FluentValue::from(self.tile(tile)));
        let space = |space| ("space", FluentValue::from(self.space(space)));
        let gauge = |gauge| ("gauge", FluentValue::from(self.gauge(gauge)));
        match fact {
            Fact::TurnBegan(turn) => self.tell_key("turn_began", &[("turn", n(turn.into()))]),
            Fact::MarketShown(c) => self.tell_key("market_shown", &[card(c)]),
            Fact::Picked(seat, c) => self.tell_key("picked", &[who(seat), card(c)]),
            Fact::DeckRefilled => self.tell_key("deck_refilled", &[]),
            Fact::PlanWithdrawn(seat) => self.tell_key("plan_withdrawn", &[who(seat)]),
            Fact::PlanRevealed(seat, plan) => {
                self.tell_key("plan_revealed", &[who(seat), ("plan", write_plan(plan).into())])
            }
            Fact::SequenceBegan(seat) => self.tell_key("sequence_began", &[who(seat)]),
            Fact::BoughtPetrol { seat, levels, paid } => {
                self.tell_key("bought_petrol", &[who(seat), ("levels", n(levels.into())), ("paid", n(paid))])
            }
            Fact::Played { seat, card: c, against: None } => self.tell_key("played", &[who(seat), card(c)]),
            Fact::Played { seat, card: c, against: Some(victim) } => {
                self.tell_key("played_against", &[who(seat), card(c), ("victim", self.who(victim).into())])
            }
            Fact::Used(seat, skill) => self.tell_used(seat, skill, None),
            Fact::Passed(seat) => self.tell_key("passed", &[who(seat)]),
            Fact::OutOfAssistants(seat) => self.tell_key("out_of_assistants", &[who(seat)]),
            Fact::Earned(seat, francs) => self.tell_key("earned", &[who(seat), ("francs", n(francs))]),
            Fact::TileDrawn(seat, t) => self.tell_key("tile_drawn", &[who(seat), tile(t)]),
            Fact::TileLaid(seat, t, s) => self.tell_key("tile_laid", &[who(seat), tile(t), space(s)]),
            Fact::TileRemoved(t, s) => self.tell_key("tile_removed", &[tile(t), space(s)]),
            Fact::TilesWasted(seat) => self.tell_key("tiles_wasted", &[who(seat)]),
            Fact::TilesSwapped(a, b) => {
                self.tell_key("tiles_swapped", &[space(a), ("other", self.space(b).into())])
            }
            Fact::BagRefilled => self.tell_key("bag_refilled", &[]),
            Fact::Discarded(seat, c) => self.tell_key("discarded", &[who(seat), card(c)]),
            Fact::Refuelled(seat, levels) => {
                self.tell_key("refuelled", &[who(seat), ("levels", n(levels.into()))])
            }
            Fact::Repaired(seat, g, levels) => {
                self.tell_key("repaired", &[who(seat), gauge(g), ("levels", n(levels.into()))])
            }
            Fact::BoughtPart(seat, g, paid) => {
                self.tell_key("bought_part", &[who(seat), gauge(g), ("paid", n(paid))])
            }
            Fact::Drove { seat, to, petrol } => {
                self.tell_key("drove", &[who(seat), space(to), ("petrol", n(petrol.into()))])
            }
            Fact::Rode { seat, line, paid } => {
                let line = self.rules.names.lines[line.index()].clone();
                self.tell_key("rode", &[who(seat), ("line", line.into()), ("paid", n(paid))])
            }
            Fact::EnteredCity(seat, city) => {
                let name = self.space(self.rules.city(city).space);
                self.tell_key("entered_city", &[who(seat), ("city", name.into())])
            }
            Fact::TurnedBack(seat, s) => self.tell_key("turned_back", &[who(seat), space(s)]),
            Fact::DangerAvoided(seat, Shield::Card(c)) => {
                self.tell_key("danger_avoided_card", &[who(seat), card(c)])
            }
            Fact::DangerAvoided(seat, _) => self.tell_key("danger_avoided_guard", &[who(seat)]),
            Fact::StopIgnored(seat, c) => self.tell_key("stop_ignored", &[who(seat), card(c)]),
            Fact::Damaged { seat, engine, chassis } => {
                let key = match (engine, chassis) {
                    (_, 0) => "damaged_engine",
                    (0, _) => "damaged_chassis",
                    _ => "damaged",
                };
                let values = [who(seat), ("engine", n(engine.into())), ("chassis", n(chassis.into()))];
                self.tell_key(key, &values)
            }
            Fact::BrokeDown(seat) => self.tell_key("broke_down", &[who(seat)]),
            Fact::Countered { by, with: Shield::Card(c) } => {
                self.tell_key("countered_card", &[who(by), card(c)])
            }
            Fact::Countered { by, .. } => self.tell_key("countered_guard", &[who(by)]),
            Fact::NotCountered => self.tell_key("not_countered", &[]),
            Fact::LostPetrol(seat, levels) => {
                self.tell_key("lost_petrol", &[who(seat), ("levels", n(levels.into()))])
            }
            Fact::LostMoney(seat, francs) => self.tell_key("lost_money", &[who(seat), ("francs", n(francs))]),
            Fact::Finished { seat, place } => {
                self.tell_key("finished", &[who(seat), ("place", n(place.into()))])
            }
            Fact::Ranked(seat) => self.tell_key("ranked", &[who(seat)]),
            Fact::GameOver => self.tell_key("over", &[]),
        }
    }

    fn gauge(&self, gauge: Gauge) -> String {
        let key = match gauge {
            Gauge::Petrol => "gauge_petrol",
            Gauge::Engine => "gauge_engine",
            Gauge::Chassis => "gauge_chassis",
        };
        self.word(key)
    }
}
