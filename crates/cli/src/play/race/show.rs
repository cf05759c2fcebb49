//! The position and the final table in words, and the names of things.

use super::RaceScreen;
use game::{Game, Seat};
use race::ids::{CardId, Skill, Space, TileId};
use race::notation::write_plan;
use race::table::Player;
use race::{GreatRace, State, View, score};

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
                out += &format!("{}\n", self.seating.labelled(&self.word(key), &cards));
            }
        }
        let drawn: Vec<String> = t.drawn().map(|tile| self.tile(tile)).collect();
        if !drawn.is_empty() {
            out += &format!("{}\n", self.seating.labelled(&self.word("drawn_tiles"), &drawn.join(", ")));
        }
        if let Some(me) = view.me() {
            out += &format!("{}\n", self.seating.labelled(&self.word("hand"), &self.hand(me)));
        }
        out
    }

    pub(super) fn dashboard(&self, seat: Seat, p: &Player) -> String {
        let word = |key| self.word(key);
        let mut marks = String::new();
        if p.is_finished() {
            marks += " · ";
            marks += &self.say("finished_mark", &[("place", u32::from(p.place).into())]);
        } else if p.passed {
            marks += " · ";
            marks += &word("passed_mark");
        }
        let assistants =
            if p.assistants.total() == 0 { word("no_assistants") } else { write_plan(p.assistants) };
        let n = |n: u8| u32::from(n).into();
        let place = [
            ("space", self.space(p.at).into()),
            ("level", n(p.level)),
            ("levels", n(self.rules.levels)),
            ("francs", u32::from(p.money).into()),
            ("cards", n(p.cards)),
        ];
        let gauge = |name, level: u8, max: u8| format!("{} {level}/{max}", word(name));
        let gauges = [
            gauge("gauge_petrol", p.petrol, p.max.petrol),
            gauge("gauge_engine", p.engine, p.max.engine),
            gauge("gauge_chassis", p.chassis, p.max.chassis),
            self.seating.labelled(&word("assistants"), &assistants),
        ];
        format!(
            "  {} {:<width$} {}{marks}\n      {}\n",
            seat.number(),
            self.who(seat),
            self.say("crew_line", &place),
            gauges.join(" · "),
            width = Seat::all(self.rules.seats).map(|s| self.who(s).chars().count()).max().unwrap_or(0),
        )
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
        let winner = Seat::all(self.rules.seats).find(|seat| places[seat.index()] == 1);
        if let Some(seat) = winner.filter(|&seat| t.player(seat).is_finished()) {
            let key = if self.seating.viewer().is(seat) { "you_win" } else { "crew_wins" };
            let line = self.say(key, &[("who", self.who(seat).into())]);
            out += &format!("\n{}", self.seating.bold(&line));
        }
        out
    }

    // ---- names ---------------------------------------------------------------------------------

    pub(super) fn card(&self, card: CardId) -> String {
        self.seating.words.word("cards", &self.rules.names.cards[card.index()])
    }
    pub(super) fn cards(&self, cards: impl Iterator<Item = CardId>) -> String {
        cards.map(|card| self.card(card)).collect::<Vec<_>>().join(", ")
    }
    fn hand(&self, p: &Player) -> String {
        let held = self.rules.card_ids().flat_map(|card| std::iter::repeat_n(card, p.holds(card).into()));
        let text = self.cards(held);
        if text.is_empty() { "—".into() } else { text }
    }
    /// A tile in words: its terrain and what it asks.
    pub(super) fn tile(&self, tile: TileId) -> String {
        let cost = self.cost((*self.rules.tile(tile)).into());
        self.say("tile", &[("terrain", self.terrain(tile).into()), ("cost", cost.into())])
    }
    /// The terrain of a tile.
    pub(super) fn terrain(&self, tile: TileId) -> String {
        let slug = &self.rules.names.tiles[tile.index()];
        let shown = self.terrains.iter().find(|(kind, _)| kind == slug);
        shown.map_or_else(|| slug.clone(), |(_, terrain)| self.seating.words.word("terrain", terrain.slug()))
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
