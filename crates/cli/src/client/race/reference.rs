//! What a player can look up at any time: cards, cities, lines, rivals, leaders, the rules in short.

use super::{RaceTelling, card};
use crate::client::Reader;
use crate::words::Arg;
use session::race::wire::RaceView;

impl RaceTelling {
    /// The answer to a word that is no move; nothing if it means nothing.
    pub(super) fn find(&self, reader: &Reader, view: &RaceView, verb: &str, rest: &str) -> Option<String> {
        match verb {
            "key" => Some(reader.word("key")),
            "card" => Some(self.explain_card(reader, rest)),
            "cities" => Some(self.cities(reader)),
            "lines" => Some(self.lines(reader)),
            "rules" if rest.is_empty() => Some(self.rules_in_short(reader)),
            "rules" => Some(self.module(reader, rest)),
            "leaders" => Some(self.leaders(reader, view)),
            "crew" => Some(self.crew(reader, view, rest)),
            _ => None,
        }
    }

    fn explain_card(&self, reader: &Reader, name: &str) -> String {
        let wanted = name.to_lowercase().replace([' ', '-'], "_");
        match self.board.cards.iter().find(|card| card.slug == wanted) {
            Some(found) => {
                format!("{}: {}", card(reader, &found.slug), reader.words.text("cards", &found.slug))
            }
            None => reader.say("no_such_card", &[("name", name.to_owned().into())]),
        }
    }

    /// Map code, name, colour and cards of every city.
    fn cities(&self, reader: &Reader) -> String {
        let line = |(i, city): (usize, &session::race::wire::RaceCity)| {
            let values = [
                ("code", self.map_code(i as u32).into()),
                ("name", self.space(reader, city.space).into()),
                ("colour", reader.words.word("colours", city.colour.slug()).into()),
                ("cards", u32::from(city.cards).into()),
            ];
            let hex = self.board.spaces.get(city.space as usize).map_or("", |space| &space.hex);
            format!("  {hex:<4} {:<18} {}", city.slug, reader.say("city_line", &values))
        };
        self.board.cities.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
    }

    /// Both ends, way and price of every line.
    fn lines(&self, reader: &Reader) -> String {
        let line = |line: &session::race::wire::RaceLine| {
            let values = [
                ("line", self.line(reader, &line.slug).into()),
                ("way", reader.word(&format!("way_{}", line.way)).into()),
                ("francs", u32::from(line.price).into()),
            ];
            format!("  ride {:<28} {}", line.slug, reader.say("line_line", &values))
        };
        self.board.lines.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    /// The rules that a player needs most, with the numbers of this race.
    fn rules_in_short(&self, reader: &Reader) -> String {
        let list = |items: &mut dyn Iterator<Item = String>| items.collect::<Vec<_>>().join(" · ");
        let funding = list(&mut self.board.funding.iter().enumerate().map(|(i, francs)| {
            let francs = reader.say("francs", &[("n", u32::from(*francs).into())]);
            format!("{} → {francs}", i + 1)
        }));
        let points = self.board.place_points.iter().enumerate();
        let places = list(&mut points.map(|(i, points)| format!("{}. → {points}", i + 1)));
        let n = &self.board.numbers;
        let numbers = [
            ("assistants", n.assistants),
            ("tiles", n.pathfinder_tiles),
            ("drawn", n.pathfinder_cards),
            ("city_petrol", n.petrol_price_city),
            ("petrol", n.petrol_price_wilderness),
            ("city_part", n.part_price_city),
            ("part", n.part_price_wilderness),
            ("danger", n.danger_damage),
            ("risk", n.risk_petrol),
            ("to_city", n.city_petrol),
            ("francs", n.francs_per_point),
        ];
        let mut values: Vec<Arg> = numbers.map(|(name, number)| (name, number.into())).to_vec();
        values.extend([
            ("from", self.space(reader, self.board.start).into()),
            ("to", self.space(reader, self.board.finish).into()),
            ("funding", funding.into()),
            ("places", places.into()),
        ]);
        reader.say("rules", &values)
    }
}
