//! The position, the question and the choices in words.

use super::RaceScreen;
use game::{Game, Seat};
use race::choice::Figures;
use race::ids::{CardId, Skill, Space, TileId};
use race::notation::write_action;
use race::rooms::{Cost, Frame, tile_cost};
use race::table::Player;
use race::{Action, GreatRace, State, View, score};

impl RaceScreen {
    /// Map, tracks, dashboards and the hand.
    pub(super) fn show_position(&self, view: &View) -> String {
        let t = view.table();
        let turn = self.say("heading_turn", &[("turn", u32::from(t.turn).into())]);
        let order: Vec<String> = t.order(&self.rules).iter().map(|s| s.number().to_string()).collect();
        let mut out = format!(
            "{} · {} {}\n{}",
            self.seating.bold(&turn),
            self.word("heading_order"),
            order.join(" "),
            self.map(view)
        );
        for &seat in t.order(&self.rules) {
            out += &self.dashboard(seat, t.player(seat));
        }
        let count = |counts: &[u8]| counts.iter().map(|&n| u32::from(n)).sum::<u32>();
        let values = [
            ("deck", u32::from(t.deck_size).into()),
            ("discard", count(&t.discard).into()),
            ("bag", count(&t.bag).into()),
            ("removed", count(&t.removed).into()),
        ];
        out += &format!("{}\n", self.say("deck_and_bag", &values));
        for (key, cards) in [("market", self.cards(t.market())), ("looking_at", self.cards(t.aside()))] {
            if !cards.is_empty() {
                out += &format!("{}: {cards}\n", self.word(key));
            }
        }
        let drawn: Vec<String> = t.drawn().map(|tile| self.tile(tile)).collect();
        if !drawn.is_empty() {
            out += &format!("{}: {}\n", self.word("drawn_tiles"), drawn.join(", "));
        }
        if let Some(me) = view.me() {
            out += &format!("{}: {}\n", self.word("hand"), self.hand(me));
        }
        out
    }

    fn dashboard(&self, seat: Seat, p: &Player) -> String {
        let word = |key| self.word(key);
        let mut marks = String::new();
        if p.is_finished() {
            marks += " · ";
            marks += &self.say("finished_mark", &[("place", u32::from(p.place).into())]);
        } else if p.passed {
            marks += " · ";
            marks += &word("passed_mark");
        }
        let mut boxes: Vec<String> = Skill::ALL
            .into_iter()
            .filter(|&skill| p.assistants.on(skill) > 0)
            .map(|skill| format!("{} {}", p.assistants.on(skill), self.skill(skill)))
            .collect();
        if boxes.is_empty() {
            boxes.push(word("no_assistants"));
        }
        format!(
            "  {} {:<width$} {} {:<16} {} {}/{}  {} {}/{}  {} {}/{}  {:>4}F  {} {}  [{}] {}: {}{marks}\n",
            seat.number(),
            self.who(seat),
            word("at"),
            self.space(p.at),
            word("gauge_petrol"),
            p.petrol,
            p.max[0],
            word("gauge_engine"),
            p.engine,
            p.max[1],
            word("gauge_chassis"),
            p.chassis,
            p.max[2],
            p.money,
            p.cards,
            word("cards"),
            p.level,
            word("assistants"),
            boxes.join(", "),
            width = Seat::all(self.rules.seats).map(|s| self.who(s).chars().count()).max().unwrap_or(0),
        )
    }

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
                let tile = view.table().tile_at(room.to()).map_or(String::new(), |tile| self.tile(tile));
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
            Frame::Counter(room) => {
                say("ask_counter", &[("who", self.who(room.attacker()).into()), ("card", in_play.into())])
            }
            Frame::CardRoom(_) if view.viewer().seat() == view.table().active() => {
                say("ask_choose", &[("card", in_play.into())])
            }
            Frame::CardRoom(_) => say("ask_customs", &[("card", in_play.into())]),
            _ => say("ask_other", &[]),
        }
    }

    /// A choice: its notation, what it is, and what it does to one's numbers.
    pub(super) fn describe_choice(&self, view: &View, action: Action) -> String {
        let mut notes = Vec::new();
        match action {
            Action::Plan(plan) => {
                let n = |skill| u32::from(plan.on(skill)).into();
                let values = [
                    ("pathfinder", n(Skill::Pathfinder)),
                    ("mechanics", n(Skill::Mechanics)),
                    ("guard", n(Skill::Guard)),
                    ("funding", n(Skill::Funding)),
                ];
                notes.push(self.say("choice_plan", &values));
            }
            Action::To(space) => notes.push(self.ground(view, space)),
            Action::Ride { line, .. } => {
                let here = view.me().and_then(|me| self.rules.city_at(me.at));
                if let Some(far) = here.and_then(|city| self.rules.line(line).far_end(city)) {
                    let values = [
                        ("city", self.space(self.rules.city(far).space).into()),
                        ("price", u32::from(self.rules.line(line).price).into()),
                    ];
                    notes.push(self.say("to_city", &values));
                }
            }
            Action::Choose(space) | Action::Clear(space) => {
                notes.extend(view.table().tile_at(space).map(|tile| self.tile(tile)));
            }
            Action::Pick(card)
            | Action::Play(card)
            | Action::Discard(card)
            | Action::PlayAgainst(card, _) => {
                notes.push(self.card(card));
            }
            Action::Take(tile) => notes.push(self.tile(tile)),
            _ => {}
        }
        if let Some(preview) = view.preview(&self.rules, action) {
            notes.extend(self.changes(preview.before, preview.after));
            if preview.luck.is_some() {
                notes.push(self.word("luck_mark"));
            }
        }
        format!("{:<26} {}", write_action(&self.rules, action), notes.join(" · ")).trim_end().into()
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
                format!("{}: {}", self.tile(tile), self.cost(cost))
            }
            _ => self.word("cost_unknown"),
        }
    }

    fn cost(&self, cost: Cost) -> String {
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

    /// The final table.
    pub(super) fn final_table(&self, state: &State) -> String {
        let t = state.table();
        let mut out = String::new();
        if t.finishers(&self.rules) == 0 {
            out += &self.say("result_cap", &[("turn", u32::from(t.turn).into())]);
            out.push('\n');
        }
        out += &format!("\n{}", self.seating.bold(&self.word("result")));
        let places = GreatRace::ranking(&self.rules, state);
        let mut seats: Vec<Seat> = Seat::all(self.rules.seats).collect();
        seats.sort_by_key(|seat| places[seat.index()]);
        for seat in seats {
            let (p, points) = (t.player(seat), score::score(&self.rules, t, seat));
            let key = if p.is_finished() { "result_line" } else { "result_out" };
            let values = [
                ("place", u32::from(places[seat.index()]).into()),
                ("who", self.who(seat).into()),
                ("points", u32::from(points.total).into()),
                ("arrival", u32::from(points.place).into()),
                ("engine", u32::from(points.engine).into()),
                ("chassis", u32::from(points.chassis).into()),
                ("money", u32::from(points.money).into()),
                ("level", u32::from(p.level).into()),
            ];
            out += &format!("\n  {}", self.say(key, &values));
        }
        out
    }

    // ---- names ---------------------------------------------------------------------------------

    pub(super) fn card(&self, card: CardId) -> String {
        self.seating.words.word("cards", &self.rules.names.cards[card.index()])
    }
    fn cards(&self, cards: impl Iterator<Item = CardId>) -> String {
        cards.map(|card| self.card(card)).collect::<Vec<_>>().join(", ")
    }
    fn hand(&self, p: &Player) -> String {
        let held = self.rules.card_ids().flat_map(|card| std::iter::repeat_n(card, p.holds(card).into()));
        let text = self.cards(held);
        if text.is_empty() { "—".into() } else { text }
    }
    /// A tile by its slug, which tells its cost.
    pub(super) fn tile(&self, tile: TileId) -> String {
        self.rules.names.tiles[tile.index()].clone()
    }
    pub(super) fn space(&self, space: Space) -> String {
        match self.rules.city_at(space) {
            Some(city) => {
                let slug = &self.rules.names.cities[city.index()];
                let found = self.names.cities.iter().find(|(s, _)| s == slug);
                found.map_or(slug.clone(), |(_, name)| {
                    name.in_language(self.seating.words.lang.code()).to_owned()
                })
            }
            None => self.rules.names.hexes[space.index()].clone(),
        }
    }
    pub(super) fn skill(&self, skill: Skill) -> String {
        self.word(match skill {
            Skill::Pathfinder => "skill_pathfinder",
            Skill::Mechanics => "skill_mechanics",
            Skill::Guard => "skill_guard",
            Skill::Funding => "skill_funding",
        })
    }
}
