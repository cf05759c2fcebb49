//! The question and the choices in words, with what a choice costs and brings.

use super::RaceScreen;
use game::Seat;
use race::cards::{CardRoom, Effect};
use race::choice::Figures;
use race::ids::{Gauge, Line, Skill, Space};
use race::notation::{read_plan, write_action};
use race::rooms::{Cost, Frame, fare, plan_size, tile_cost, total_damage};
use race::{Action, View};

/// Plans that make sense, for who does not know yet.
pub const PLANS: [&str; 10] =
    ["pmmgf", "pmmff", "ppmmf", "pmmmf", "ppmmg", "mmmff", "pmfff", "ppmmm", "pmmgg", "mmmmf"];

/// What an action begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Opens {
    Drive,
    Repair,
}

impl RaceScreen {
    /// What is asked now.
    pub(super) fn ask_words(&self, view: &View) -> String {
        let say = |key, values: &[crate::words::Arg]| self.say(key, values);
        let Some(frame) = view.frames().last() else { return String::new() };
        let in_play = view.table().in_play().map(|card| self.card(card)).unwrap_or_default();
        match frame {
            Frame::Bivouac(_) => say("ask_bivouac", &[]),
            Frame::Planning(_) => say("ask_planning", &[]),
            Frame::Sequence(room) if room.may_buy_petrol() => say("ask_sequence_petrol", &[]),
            Frame::Sequence(_) => say("ask_sequence_cards", &[]),
            Frame::Explore(room) => match room.held() {
                Some(tile) => say("ask_explore_place", &[("tile", self.tile(tile).into())]),
                None => say("ask_explore_take", &[]),
            },
            Frame::KeepCards(_) => say("ask_keep_cards", &[]),
            Frame::HandLimit(_) => {
                let me = view.me().expect("asked");
                let values = [("limit", u32::from(me.chassis).into()), ("cards", u32::from(me.cards).into())];
                say("ask_hand_limit", &values)
            }
            Frame::Repair(_) => say("ask_repair", &[]),
            Frame::Drive(room) => say("ask_drive", &[("moves", u32::from(room.moves()).into())]),
            Frame::EnterTile(room) => {
                let tile = view.table().tile_at(room.to()).map_or(String::new(), |tile| self.terrain(tile));
                let values = [
                    ("tile", tile.into()),
                    ("space", self.space(room.to()).into()),
                    ("cost", self.cost(room.cost()).into()),
                ];
                say("ask_enter_tile", &values)
            }
            Frame::Damage(room) => {
                let values =
                    [("amount", u32::from(room.amount()).into()), ("who", self.who(room.seat()).into())];
                say("ask_damage", &values)
            }
            Frame::Counter(room) => self.ask_counter(view, room.attacker()),
            Frame::CardRoom(_) if view.viewer().seat() == view.table().active() => {
                say("ask_choose", &[("card", in_play.into())])
            }
            Frame::CardRoom(_) => say("ask_customs", &[("card", in_play.into())]),
            _ => say("ask_other", &[]),
        }
    }

    /// A danger card, and what it is aimed at.
    fn ask_counter(&self, view: &View, attacker: Seat) -> String {
        let card = view.table().in_play();
        let aimed: Vec<Space> = match view.frames().iter().rev().nth(1) {
            Some(Frame::CardRoom(CardRoom::TrailHunter(room))) => room.chosen().collect(),
            Some(Frame::CardRoom(CardRoom::ConArtist(room))) => room.chosen().collect(),
            _ => Vec::new(),
        };
        let tile = |&space: &Space| {
            let tile = view.table().tile_at(space).map(|tile| self.tile(tile)).unwrap_or_default();
            self.say("tile_on", &[("tile", tile.into()), ("space", self.space(space).into())])
        };
        let tiles: Vec<String> = aimed.iter().map(tile).collect();
        let key = match card {
            Some(card) if self.rules.card(card).has_victim() => "ask_counter_own",
            _ if !tiles.is_empty() => "ask_counter_tiles",
            _ => "ask_counter",
        };
        let values = [
            ("who", self.who(attacker).into()),
            ("card", card.map(|card| self.card(card)).unwrap_or_default().into()),
            ("tiles", tiles.join(", ").into()),
        ];
        self.say(key, &values)
    }

    /// A choice: its notation, what it is, and what it does to one's numbers.
    pub(super) fn describe_choice(&self, view: &View, action: Action) -> String {
        let mut notes = self.notes(view, action);
        if self.is_idle(view, action) {
            notes.retain(|_| matches!(action, Action::Play(_)));
            notes.push(self.word("no_effect"));
        }
        if let Some(preview) = view.preview(&self.rules, action) {
            notes.extend(self.changes(preview.before, preview.after));
            if preview.luck.is_some() {
                notes.push(self.word("luck_mark"));
            }
        }
        let width = if matches!(action, Action::Plan(_)) { 12 } else { 26 };
        format!("{:<width$} {}", write_action(&self.rules, action), notes.join(" · ")).trim_end().into()
    }

    /// What a choice is, besides its preview.
    fn notes(&self, view: &View, action: Action) -> Vec<String> {
        let n = |n: u8| u32::from(n).into();
        let count = |key, count: u8| self.say(key, &[("n", n(count))]);
        let numbers = &self.rules.numbers;
        match action {
            Action::Plan(plan) => {
                let n = |skill| u32::from(plan.on(skill)).into();
                let values = [
                    ("pathfinder", n(Skill::Pathfinder)),
                    ("mechanics", n(Skill::Mechanics)),
                    ("guard", n(Skill::Guard)),
                    ("funding", n(Skill::Funding)),
                ];
                vec![self.say("choice_plan", &values)]
            }
            Action::To(space) => vec![self.ground(view, space)],
            Action::Ride { line, cards } => self.ride(view, line, cards).into_iter().collect(),
            Action::Choose(space) => {
                view.table().tile_at(space).map(|tile| self.tile(tile)).into_iter().collect()
            }
            Action::Clear(space) => {
                let tile = view.table().tile_at(space).map(|tile| self.tile(tile));
                tile.into_iter().chain([self.word("guard_used")]).collect()
            }
            Action::Place(space) if self.rules.risk.has(space) => {
                vec![count("risk", numbers.risk_petrol)]
            }
            Action::Pick(card)
            | Action::Play(card)
            | Action::Discard(card)
            | Action::PlayAgainst(card, _)
            | Action::Fix { card, .. } => vec![self.card(card)],
            Action::Take(tile) => vec![self.tile(tile)],
            Action::Explore => vec![count("choice_explore", numbers.pathfinder_tiles)],
            Action::DrawCard => vec![count("choice_draw", numbers.pathfinder_cards)],
            Action::Repair => {
                let price = view.me().map_or(0, |me| self.rules.price_at(numbers.part_price, me.at));
                vec![self.say("choice_repair", &[("francs", u32::from(price).into())])]
            }
            Action::Drive => vec![count("choice_drive", view.me().map_or(0, |me| me.engine))],
            Action::Pass => vec![self.word("choice_pass")],
            Action::Guard => vec![self.word("guard_used")],
            Action::Let => vec![self.word("choice_let")],
            Action::Go => match view.frames().last() {
                Some(Frame::EnterTile(room)) => self.damage(room.cost()).into_iter().collect(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// The damage that entering would do now.
    fn damage(&self, cost: Cost) -> Option<String> {
        let damage = total_damage(&self.rules, cost);
        (damage > 0).then(|| self.say("cost_damage", &[("n", u32::from(damage).into())]))
    }

    fn ride(&self, view: &View, line: Line, cards: u8) -> Option<String> {
        let here = view.me().and_then(|me| self.rules.city_at(me.at))?;
        let far = self.rules.line(line).far_end(here)?;
        let price = fare(&self.rules, view.table(), view.viewer().seat()?, line, cards);
        let values =
            [("city", self.space(self.rules.city(far).space).into()), ("price", u32::from(price).into())];
        Some(self.say("to_city", &values))
    }

    /// Would an assistant or a card be spent for nothing?
    fn is_idle(&self, view: &View, action: Action) -> bool {
        let Some(me) = view.me() else { return false };
        match (action, self.opens(action)) {
            (_, Some(Opens::Drive)) => {
                let cans = self.rules.roles.any_time_petrol.iter().any(|card| me.holds(card) > 0);
                me.engine == 0 || (me.petrol == 0 && !cans)
            }
            (_, Some(Opens::Repair)) => {
                let [engine, chassis] = [Gauge::Engine, Gauge::Chassis].map(|gauge| me.room(gauge) > 0);
                let fixes = |card| match self.rules.card(card).effect {
                    Effect::Fix { engine: e, chassis: c, either } => {
                        (engine && e + either > 0) || (chassis && c + either > 0)
                    }
                    _ => false,
                };
                let cards = self.rules.roles.fixes.iter().any(|card| me.holds(card) > 0 && fixes(card));
                let price = self.rules.price_at(self.rules.numbers.part_price, me.at);
                !(engine || chassis) || (me.money < price && !cards)
            }
            (Action::Explore, _) => !view.table().has_slot(&self.rules, me.at),
            _ => false,
        }
    }

    /// Does this action begin a drive or a repair?
    pub(super) fn opens(&self, action: Action) -> Option<Opens> {
        match action {
            Action::Drive => Some(Opens::Drive),
            Action::Repair => Some(Opens::Repair),
            Action::Play(card) => match self.rules.card(card).effect {
                Effect::Drive => Some(Opens::Drive),
                Effect::Repair => Some(Opens::Repair),
                _ => None,
            },
            _ => None,
        }
    }

    /// How to make a plan, and some that make sense.
    pub(super) fn plan_examples(&self, view: &View, actions: &[Action]) -> Option<(String, Vec<usize>)> {
        if !matches!(view.frames().last(), Some(Frame::Planning(_))) || actions.len() <= PLANS.len() {
            return None;
        }
        let wanted = PLANS.iter().filter_map(|plan| read_plan(plan).ok()).map(Action::Plan);
        let found: Vec<usize> =
            wanted.filter_map(|plan| actions.iter().position(|&action| action == plan)).collect();
        let found = if found.is_empty() { (0..PLANS.len()).collect() } else { found };
        let size = plan_size(&self.rules, view.table(), view.viewer().seat()?);
        Some((self.say("plan_how", &[("n", u32::from(size).into())]), found))
    }

    fn changes(&self, before: Figures, after: Figures) -> Vec<String> {
        let pairs = [
            ("gauge_petrol", u16::from(before.petrol), u16::from(after.petrol)),
            ("gauge_engine", before.engine.into(), after.engine.into()),
            ("gauge_chassis", before.chassis.into(), after.chassis.into()),
            ("money", before.money, after.money),
        ];
        let changed = pairs.into_iter().filter(|(_, before, after)| before != after);
        changed
            .map(|(key, before, after)| {
                let values = [
                    ("name", self.word(key).into()),
                    ("before", u32::from(before).into()),
                    ("after", u32::from(after).into()),
                ];
                self.say("choice_from_to", &values)
            })
            .collect()
    }

    /// What a space asks of a vehicle that enters it.
    fn ground(&self, view: &View, space: Space) -> String {
        if space == self.rules.finish {
            return self.word("destination");
        }
        if let Some(city) = self.rules.city_at(space) {
            let cards = u32::from(self.rules.city(city).cards);
            return self.say("city_draw", &[("cards", cards.into())]);
        }
        match (view.table().tile_at(space), view.viewer().seat()) {
            (Some(tile), Some(seat)) => {
                let cost = tile_cost(&self.rules, view.table(), seat, space);
                self.seating.labelled(&self.terrain(tile), &self.cost(cost))
            }
            _ if self.rules.risk.has(space) => {
                let risk = u32::from(self.rules.numbers.risk_petrol);
                format!("{}, {}", self.word("cost_unknown"), self.say("risk", &[("n", risk.into())]))
            }
            _ => self.word("cost_unknown"),
        }
    }

    pub(super) fn cost(&self, cost: Cost) -> String {
        let mut parts = vec![self.say("cost_petrol", &[("n", u32::from(cost.petrol).into())])];
        if cost.damage > 0 {
            parts.push(self.say("cost_damage", &[("n", u32::from(cost.damage).into())]));
        }
        if cost.danger {
            let n = u32::from(self.rules.numbers.danger_damage);
            parts.push(self.say("cost_danger", &[("n", n.into())]));
        }
        if cost.stop {
            parts.push(self.word("cost_stop"));
        }
        parts.join(", ")
    }
}
