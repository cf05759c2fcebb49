//! What a player can look up at any time: cards, cities, lines, rivals, the rules in short.

use super::RaceScreen;
use game::Seat;
use race::View;
use race::ids::{CardId, City, Colour, Way};

impl RaceScreen {
    /// The answer to a word that is no move; `None` if it means nothing.
    pub(super) fn look_up(&self, view: &View, word: &str, rest: &str) -> Option<String> {
        match word {
            "key" => Some(self.word("key")),
            "card" => Some(self.explain_card(rest)),
            "cities" => Some(self.cities()),
            "lines" => Some(self.lines()),
            "rules" => Some(self.rules_in_short()),
            "crew" => Some(self.crew(view, rest)),
            _ => None,
        }
    }

    fn explain_card(&self, name: &str) -> String {
        let wanted = name.trim().to_lowercase().replace([' ', '-'], "_");
        let words = &self.seating.words;
        match self.rules.names.cards.iter().find(|slug| **slug == wanted) {
            Some(slug) => format!("{}: {}", words.word("cards", slug), words.card_text(slug)),
            None => self.say("no_such_card", &[("name", name.into())]),
        }
    }

    /// Map code, name, colour and cards of every city.
    fn cities(&self) -> String {
        let line = |(i, info): (usize, &race::rules::CityInfo)| {
            let values = [
                ("code", self.map_code(City(i as u8)).into()),
                ("name", self.space(info.space).into()),
                ("colour", self.colour(info.colour).into()),
                ("cards", u32::from(info.cards).into()),
            ];
            let slug = &self.rules.names.cities[i];
            let hex = &self.rules.names.hexes[info.space.index()];
            format!("  {hex:<4} {slug:<18} {}", self.say("city_line", &values))
        };
        self.rules.cities.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
    }

    /// Both ends, way and price of every line.
    fn lines(&self) -> String {
        let line = |(i, info): (usize, &race::rules::LineInfo)| {
            let [from, to] = info.ends.map(|city| self.space(self.rules.city(city).space));
            let way = self.word(match info.way {
                Way::Sea => "way_sea",
                Way::Air => "way_air",
            });
            let values = [
                ("from", from.into()),
                ("to", to.into()),
                ("way", way.into()),
                ("francs", u32::from(info.price).into()),
            ];
            format!("  ride {:<28} {}", self.rules.names.lines[i], self.say("line_line", &values))
        };
        self.rules.lines.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
    }

    /// The rules that a player needs most, with the numbers of this race.
    fn rules_in_short(&self) -> String {
        let n = &self.rules.numbers;
        let list = |items: &mut dyn Iterator<Item = String>| items.collect::<Vec<_>>().join(" · ");
        let funding = list(&mut n.funding.iter().enumerate().map(|(i, francs)| {
            let francs = self.say("francs", &[("n", u32::from(*francs).into())]);
            format!("{} → {francs}", i + 1)
        }));
        let places = list(&mut n.place_points.iter().enumerate().map(|(i, p)| format!("{}. → {p}", i + 1)));
        let values = [
            ("from", self.space(self.rules.start).into()),
            ("to", self.space(self.rules.finish).into()),
            ("assistants", u32::from(n.assistants).into()),
            ("tiles", u32::from(n.pathfinder_tiles).into()),
            ("drawn", u32::from(n.pathfinder_cards).into()),
            ("city_petrol", u32::from(n.petrol_price.city).into()),
            ("petrol", u32::from(n.petrol_price.wilderness).into()),
            ("city_part", u32::from(n.part_price.city).into()),
            ("part", u32::from(n.part_price.wilderness).into()),
            ("danger", u32::from(n.danger_damage).into()),
            ("risk", u32::from(n.risk_petrol).into()),
            ("to_city", u32::from(n.city_petrol).into()),
            ("funding", funding.into()),
            ("places", places.into()),
            ("francs", u32::from(n.francs_per_point).into()),
        ];
        self.say("rules", &values)
    }

    /// A crew, and the cards that everybody knows it holds.
    fn crew(&self, view: &View, rest: &str) -> String {
        let number = rest.trim().parse::<u8>().unwrap_or(0);
        let Some(seat) = Seat::all(self.rules.seats).find(|seat| seat.number() == number) else {
            return self.say("no_such_crew", &[("n", u32::from(self.rules.seats).into())]);
        };
        let player = view.table().player(seat);
        let known = |card: CardId| std::iter::repeat_n(card, player.hand[card.index()].seen().into());
        let cards = self.cards(self.rules.card_ids().flat_map(known));
        let cards = if cards.is_empty() { "—" } else { &cards };
        let known = self.seating.labelled(&self.word("known_cards"), cards);
        format!("{}      {known}", self.dashboard(seat, player))
    }

    fn colour(&self, colour: Colour) -> String {
        let key = match colour {
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Red => "red",
            Colour::Purple => "purple",
        };
        self.seating.words.word("colours", key)
    }
}
