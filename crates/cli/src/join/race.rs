//! The names of a race on the network: cities, cards, tiles, and its events, questions and choices in words.

use super::tell::{Choice, Question, Shown, Teller};
use crate::play::PLANS;
use crate::words::{Arg, Words};
use serde_json::Value;
use session::race::kinds::{RaceEventKind, RaceNumber};
use session::race::wire::{Count, Dashboard, RaceBoard, RaceEvent, RaceTile, RaceView};

/// The names of a race.
pub(super) struct RaceNames {
    board: RaceBoard,
}

/// The numbers that events mention.
const NUMBERS: [RaceNumber; 8] = [
    RaceNumber::Levels,
    RaceNumber::Paid,
    RaceNumber::Francs,
    RaceNumber::Engine,
    RaceNumber::Chassis,
    RaceNumber::Petrol,
    RaceNumber::Turn,
    RaceNumber::Place,
];

impl RaceNames {
    /// Of this board.
    pub(super) fn new(board: RaceBoard) -> RaceNames {
        RaceNames { board }
    }
    /// The first line.
    pub(super) fn welcome(&self, words: &Words) -> String {
        let values = [
            ("from", self.space(words, self.board.start).into()),
            ("to", self.space(words, self.board.finish).into()),
            ("seats", u32::from(self.board.seats).into()),
        ];
        words.say("cli", "welcome", &values)
    }

    // ---- names ---------------------------------------------------------------------------------

    /// A city by name, or the code of a space.
    fn space(&self, words: &Words, space: u32) -> String {
        let Some(found) = self.board.spaces.get(space as usize) else { return space.to_string() };
        let city = found.city.and_then(|city| self.board.cities.get(city as usize));
        let name = city.and_then(|city| city.names.get(words.lang.code()));
        name.unwrap_or(&found.hex).clone()
    }
    fn tile_of(&self, slug: &str) -> Option<&RaceTile> {
        self.board.tiles.iter().find(|tile| tile.slug == slug)
    }
    fn terrain(&self, words: &Words, slug: &str) -> String {
        self.tile_of(slug).map_or_else(|| slug.to_owned(), |tile| words.word("terrain", tile.terrain.slug()))
    }
    /// A tile: its terrain and what it asks.
    fn tile(&self, words: &Words, slug: &str) -> String {
        let Some(tile) = self.tile_of(slug) else { return slug.to_owned() };
        let cost = self.cost(words, tile.petrol.into(), tile.damage.into(), tile.danger, tile.stop);
        words.say("cli", "tile", &[("terrain", self.terrain(words, slug).into()), ("cost", cost.into())])
    }
    fn cost(&self, words: &Words, petrol: i32, damage: i32, danger: bool, stop: bool) -> String {
        let n = |key, n: i32| words.say("cli", key, &[("n", n.into())]);
        let mut parts = vec![n("cost_petrol", petrol)];
        if damage > 0 {
            parts.push(n("cost_damage", damage));
        }
        if danger {
            parts.push(n("cost_danger", self.board.numbers.get("danger_damage").copied().unwrap_or(0)));
        }
        if stop {
            parts.push(words.word("cli", "cost_stop"));
        }
        parts.join(", ")
    }
    fn cards(words: &Words, cards: &[Count]) -> String {
        let each = cards.iter().flat_map(|card| std::iter::repeat_n(&card.slug, card.count.into()));
        let names: Vec<String> = each.map(|slug| words.word("cards", slug)).collect();
        if names.is_empty() { "—".into() } else { names.join(", ") }
    }

    // ---- what happened -------------------------------------------------------------------------

    /// One line for an event.
    pub(super) fn event(&self, teller: &Teller<'_>, shown: &Shown, event: &Value) -> String {
        let words = teller.words();
        let Ok(event) = serde_json::from_value::<RaceEvent>(event.clone()) else { return event.to_string() };
        let number = |name: RaceNumber| event.numbers.get(&name).copied().unwrap_or(0);
        let mut values: Vec<Arg> = NUMBERS.iter().map(|&name| (name.slug(), number(name).into())).collect();
        let mut set = |name: &'static str, text: Option<String>| {
            values.extend(text.map(|text| (name, text.into())));
        };
        set("who", event.seat.map(|seat| teller.who(shown, seat)));
        set("victim", event.victim.map(|seat| teller.who(shown, seat)));
        set("card", event.card.as_ref().map(|slug| words.word("cards", slug)));
        set("tile", event.tile.as_ref().map(|slug| self.tile(words, slug)));
        set("space", event.space.map(|space| self.space(words, space)));
        set("city", event.space.map(|space| self.space(words, space)));
        set("other", event.other.map(|space| self.space(words, space)));
        set("line", event.line.clone());
        set("skill", event.skill.as_ref().map(|skill| words.word("cli", &format!("skill_{skill}"))));
        set("gauge", event.gauge.as_ref().map(|gauge| words.word("cli", &format!("gauge_{gauge}"))));
        set("plan", event.plan.map(letters));
        let key = match (event.kind, number(RaceNumber::Engine), number(RaceNumber::Chassis)) {
            (RaceEventKind::Damaged, _, 0) => "damaged_engine",
            (RaceEventKind::Damaged, 0, _) => "damaged_chassis",
            (kind, ..) => kind.slug(),
        };
        words.say("events", key, &values)
    }

    // ---- the position --------------------------------------------------------------------------

    fn view(shown: &Shown) -> Option<RaceView> {
        serde_json::from_value(shown.view().clone()).ok()
    }
    /// The progress of a crew that did not arrive.
    pub(super) fn not_arrived(&self, shown: &Shown, seat: u8) -> Option<u32> {
        let view = Self::view(shown)?;
        let crew = view.players.into_iter().find(|crew| crew.seat == seat)?;
        (crew.place == 0).then_some(crew.level.into())
    }
    /// Dashboards, piles and the hand.
    pub(super) fn position(&self, teller: &Teller<'_>, shown: &Shown) -> String {
        let words = teller.words();
        let Some(view) = Self::view(shown) else { return String::new() };
        let order: Vec<String> = view.order.iter().map(ToString::to_string).collect();
        let turn = words.say("cli", "heading_turn", &[("turn", u32::from(view.turn).into())]);
        let mut out = format!("{turn} · {} {}\n", words.word("cli", "heading_order"), order.join(" "));
        for seat in &view.order {
            if let Some(crew) = view.players.iter().find(|crew| crew.seat == *seat) {
                out += &self.dashboard(teller, shown, crew);
            }
        }
        let count = |counts: &[Count]| counts.iter().map(|count| u32::from(count.count)).sum::<u32>();
        let values = [
            ("deck", u32::from(view.deck).into()),
            ("discard", count(&view.discard).into()),
            ("bag", count(&view.bag).into()),
            ("removed", count(&view.removed).into()),
        ];
        out += &format!("{}\n", words.say("cli", "deck_and_bag", &values));
        let names = |slugs: &[String]| {
            slugs.iter().map(|slug| words.word("cards", slug)).collect::<Vec<_>>().join(", ")
        };
        let drawn: Vec<String> = view.drawn.iter().map(|slug| self.tile(words, slug)).collect();
        let hand = view.hand.as_deref().map(|hand| Self::cards(words, hand)).unwrap_or_default();
        let lines = [
            ("market", names(&view.market)),
            ("looking_at", names(&view.aside)),
            ("drawn_tiles", drawn.join(", ")),
            ("hand", hand),
        ];
        for (label, text) in lines.into_iter().filter(|(_, text)| !text.is_empty()) {
            let values = [("label", words.word("cli", label).into()), ("text", text.into())];
            out += &format!("{}\n", words.say("cli", "labelled", &values));
        }
        out
    }
    fn dashboard(&self, teller: &Teller<'_>, shown: &Shown, crew: &Dashboard) -> String {
        let words = teller.words();
        let word = |key| words.word("cli", key);
        let marks = match (crew.place, crew.passed) {
            (0, false) => String::new(),
            (0, true) => format!(" · {}", word("passed_mark")),
            (place, _) => {
                format!(" · {}", words.say("cli", "finished_mark", &[("place", u32::from(place).into())]))
            }
        };
        let values = [
            ("space", self.space(words, crew.at).into()),
            ("level", u32::from(crew.level).into()),
            ("levels", u32::from(self.board.levels).into()),
            ("francs", u32::from(crew.money).into()),
            ("cards", u32::from(crew.cards).into()),
        ];
        let gauge = |name, [level, max]: [u8; 2]| format!("{} {level}/{max}", word(name));
        let plan = letters(crew.assistants);
        let plan = if plan.is_empty() { word("no_assistants") } else { plan };
        let assistants =
            words.say("cli", "labelled", &[("label", word("assistants").into()), ("text", plan.into())]);
        let gauges = [
            gauge("gauge_petrol", crew.petrol),
            gauge("gauge_engine", crew.engine),
            gauge("gauge_chassis", crew.chassis),
            assistants,
        ];
        let (who, line) = (teller.who(shown, crew.seat), words.say("cli", "crew_line", &values));
        format!("  {} {who:<12} {line}{marks}\n      {}\n", crew.seat, gauges.join(" · "))
    }

    // ---- question and choices ------------------------------------------------------------------

    /// What is asked.
    pub(super) fn question(&self, teller: &Teller<'_>, shown: &Shown, question: &Question) -> String {
        let (words, target) = (teller.words(), &question.target);
        let number =
            |name: &str| question.numbers.iter().find(|(n, _)| n == name).map_or(0, |(_, value)| *value);
        let card = target.card.as_deref().unwrap_or_default();
        let is_aimed = self.board.cards.iter().any(|kind| kind.slug == card && kind.victim);
        let key = match question.key.as_str() {
            "ask_counter" if is_aimed => "ask_counter_own",
            key => key,
        };
        let tile = target.tile.as_deref().unwrap_or_default();
        let tile = if key == "ask_enter_tile" { self.terrain(words, tile) } else { self.tile(words, tile) };
        let cost =
            self.cost(words, number("petrol"), number("damage"), number("danger") > 0, number("stop") > 0);
        let mut values: Vec<Arg> =
            ["limit", "cards", "moves", "amount"].iter().map(|&name| (name, number(name).into())).collect();
        values.extend([
            ("tile", tile.into()),
            ("cost", cost.into()),
            ("card", words.word("cards", card).into()),
            ("space", target.space.map(|space| self.space(words, space)).unwrap_or_default().into()),
            ("who", target.seat.map(|seat| teller.who(shown, seat)).unwrap_or_default().into()),
        ]);
        format!("[{}] {}", shown.viewer().unwrap_or(0), words.say("cli", key, &values))
    }
    /// How to make a plan, and some that make sense.
    pub(super) fn plan_examples(&self, teller: &Teller<'_>, shown: &Shown) -> Option<(String, Vec<usize>)> {
        let choices = shown.choices();
        let plans = choices.iter().filter(|choice| choice.kind == "plan").count();
        if plans <= PLANS.len() {
            return None;
        }
        let place = |plan: &&str| choices.iter().position(|choice| choice.act == format!("plan {plan}"));
        let numbers = &shown.question()?.numbers;
        let n = numbers.iter().find(|(name, _)| name == "assistants").map_or(0, |(_, n)| *n);
        let how = teller.words().say("cli", "plan_how", &[("n", n.into())]) + "\n";
        Some((how, PLANS.iter().filter_map(place).collect()))
    }
    /// What a choice is, besides the numbers it changes.
    pub(super) fn notes(&self, teller: &Teller<'_>, shown: &Shown, choice: &Choice) -> Vec<String> {
        let (words, target) = (teller.words(), &choice.target);
        let mut notes = Vec::new();
        if let ("plan", [pathfinder, mechanics, guard, funding]) = (choice.kind.as_str(), &target.numbers[..])
        {
            let n = |n: u8| u32::from(n).into();
            let values = [
                ("pathfinder", n(*pathfinder)),
                ("mechanics", n(*mechanics)),
                ("guard", n(*guard)),
                ("funding", n(*funding)),
            ];
            return vec![words.say("cli", "choice_plan", &values)];
        }
        notes.extend(target.card.as_ref().map(|slug| words.word("cards", slug)));
        notes.extend(target.seat.map(|seat| teller.who(shown, seat)));
        match (choice.kind.as_str(), target.space, &target.tile) {
            ("to", Some(space), tile) => notes.push(self.ground(words, space, tile.as_deref())),
            (_, _, Some(tile)) => notes.push(self.tile(words, tile)),
            ("ride", Some(space), None) => notes.push(self.space(words, space)),
            _ => {}
        }
        let key = match choice.kind.as_str() {
            "clear" | "guard" => Some("guard_used"),
            "pass" => Some("choice_pass"),
            "let" => Some("choice_let"),
            _ => None,
        };
        notes.extend(key.map(|key| words.word("cli", key)));
        notes
    }
    /// What a space asks of a vehicle that enters it.
    fn ground(&self, words: &Words, space: u32, tile: Option<&str>) -> String {
        if space == self.board.finish {
            return words.word("cli", "destination");
        }
        let Some(found) = self.board.spaces.get(space as usize) else { return String::new() };
        if let Some(city) = found.city.and_then(|city| self.board.cities.get(city as usize)) {
            let draw = words.say("cli", "city_draw", &[("cards", u32::from(city.cards).into())]);
            return format!("{}, {draw}", self.space(words, space));
        }
        let mut parts =
            vec![tile.map_or_else(|| words.word("cli", "cost_unknown"), |tile| self.tile(words, tile))];
        if found.risk {
            let n = self.board.numbers.get("risk_petrol").copied().unwrap_or(0);
            parts.push(words.say("cli", "risk", &[("n", n.into())]));
        }
        parts.join(", ")
    }
}

/// A plan as it is typed.
fn letters(plan: [u8; 4]) -> String {
    let each = plan.iter().zip("pmgf".chars());
    each.flat_map(|(&count, letter)| std::iter::repeat_n(letter, count.into())).collect()
}
