//! The position and the final table in words.

use super::{RaceTelling, card, cards, letters, sentence, word};
use crate::client::{Reader, Telling};
use session::kinds::ScorePart;
use session::race::wire::{Count, Dashboard, RaceView};
use session::wire::FinalPlace;

impl RaceTelling {
    /// Map, dashboards, piles and the hand.
    pub(super) fn show(&self, reader: &Reader, view: &RaceView) -> String {
        let turn = reader.say("heading_turn", &[("turn", u32::from(view.turn).into())]);
        let order: Vec<String> = view.order.iter().map(ToString::to_string).collect();
        let mut out = format!(
            "{} · {} {}\n{}",
            reader.bold(&turn),
            reader.word("heading_order"),
            order.join(" "),
            self.map(reader, view)
        );
        let width = view.players.iter().map(|crew| self.who(reader, crew.seat).chars().count()).max();
        for seat in &view.order {
            if let Some(crew) = view.players.iter().find(|crew| crew.seat == *seat) {
                out += &self.dashboard(reader, crew, width.unwrap_or(0));
                out += &self.beside(reader, view, crew.seat);
            }
        }
        let count = |counts: &[Count]| counts.iter().map(|count| u32::from(count.count)).sum::<u32>();
        let values = [
            ("deck", u32::from(view.deck).into()),
            ("discard", count(&view.discard).into()),
            ("bag", count(&view.bag).into()),
            ("removed", count(&view.removed).into()),
        ];
        out += &format!("{}\n", reader.say("deck_and_bag", &values));
        out += &self.around(reader, view);
        out += &self.rene(reader, view);
        let drawn: Vec<String> = view.drawn.iter().map(|slug| self.tile(reader, slug)).collect();
        let names = |slugs: &[String]| slugs.iter().map(|slug| card(reader, slug)).collect::<Vec<_>>();
        let hand = view.hand.as_deref().map(|hand| cards(reader, each(hand)));
        let lines = [
            ("market", names(&view.market).join(", ")),
            ("looking_at", names(&view.aside).join(", ")),
            ("drawn_tiles", drawn.join(", ")),
            ("hand", hand.unwrap_or_default()),
        ];
        for (label, text) in lines.into_iter().filter(|(_, text)| !text.is_empty()) {
            out += &format!("{}\n", reader.labelled(&word(reader, label), &text));
        }
        out
    }

    fn dashboard(&self, reader: &Reader, crew: &Dashboard, width: usize) -> String {
        let marks = match (crew.place, crew.passed) {
            (0, false) => String::new(),
            (0, true) => format!(" · {}", word(reader, "status_passed")),
            (place, _) => {
                let values = [("place", u32::from(place).into())];
                format!(" · {}", reader.words.say("table", "status_home", &values))
            }
        };
        let values = [
            ("space", self.space(reader, crew.at).into()),
            ("level", u32::from(crew.level).into()),
            ("levels", u32::from(self.board.levels).into()),
            ("francs", u32::from(crew.money).into()),
            ("cards", u32::from(crew.cards).into()),
        ];
        let gauge = |name, [level, max]: [u8; 2]| format!("{} {level}/{max}", word(reader, name));
        let plan = letters(crew.assistants);
        let plan = if plan.is_empty() { reader.word("no_assistants") } else { plan };
        let races_as = usize::from(crew.seat).checked_sub(1).and_then(|i| self.board.crews.get(i));
        let races_as = races_as.map(|slug| reader.words.word("crews", slug));
        let gauges = [
            gauge("gauge_petrol", crew.petrol),
            gauge("gauge_engine", crew.engine),
            gauge("gauge_chassis", crew.chassis),
            reader.labelled(&reader.word("assistants"), &plan),
        ];
        let (who, mut line) = (self.who(reader, crew.seat), reader.say("crew_line", &values));
        let below: Vec<String> = races_as.into_iter().chain(gauges).collect();
        let mut below = below.join(" · ");
        if self.is_torpedo(crew.seat) {
            line = reader.say("torpedo_line", &values);
            below = self.torpedo_gauges(reader, crew).join(" · ");
        }
        format!("  {} {who:<width$} {line}{marks}\n      {below}\n", crew.seat)
    }
    /// A crew, and the cards that everybody knows it holds.
    pub(super) fn crew(&self, reader: &Reader, view: &RaceView, rest: &str) -> String {
        let number = rest.parse::<u8>().unwrap_or(0);
        let Some(crew) = view.players.iter().find(|crew| crew.seat == number) else {
            return reader.say("no_such_crew", &[("n", u32::from(self.board.seats).into())]);
        };
        let known = reader.labelled(&reader.word("known_cards"), &cards(reader, each(&crew.seen)));
        format!("{}{}      {known}", self.dashboard(reader, crew, 0), self.beside(reader, view, number))
    }

    /// The final table.
    pub(super) fn final_table(&self, reader: &Reader, view: &RaceView, results: &[FinalPlace]) -> String {
        let mut out = String::new();
        let place = |seat: u8| view.players.iter().find(|crew| crew.seat == seat).map_or(0, |c| c.place);
        if view.players.iter().all(|crew| crew.place == 0) {
            out += &reader.say("result_cap", &[("turn", u32::from(view.turn).into())]);
            out.push('\n');
        }
        out += &format!("\n{}", reader.bold(&reader.word("result")));
        let mut results: Vec<&FinalPlace> = results.iter().collect();
        results.sort_by_key(|result| result.place);
        for result in &results {
            let level = view.players.iter().find(|crew| crew.seat == result.seat).map_or(0, |c| c.level);
            let values = [
                ("place", u32::from(result.place).into()),
                ("who", sentence(&self.who(reader, result.seat)).into()),
                ("points", result.part(ScorePart::Total).into()),
                ("arrival", result.part(ScorePart::Place).into()),
                ("engine", result.part(ScorePart::Engine).into()),
                ("chassis", result.part(ScorePart::Chassis).into()),
                ("money", result.part(ScorePart::Money).into()),
                ("level", u32::from(level).into()),
                ("reveals", result.part(ScorePart::Reveals).into()),
            ];
            let key = match place(result.seat) > 0 {
                true if self.is_torpedo(result.seat) => "result_torpedo",
                true => "result_line",
                false => "result_out",
            };
            out += &format!("\n  {}", reader.say(key, &values));
        }
        if let Some(first) = results.first().filter(|first| place(first.seat) > 0) {
            let key = if reader.is(first.seat) { "you_win" } else { "crew_wins" };
            let line = sentence(&reader.say(key, &[("who", self.who(reader, first.seat).into())]));
            out += &format!("\n{}", reader.bold(&line));
        }
        out
    }
}

/// Each card, as often as it is there.
fn each(counts: &[Count]) -> impl Iterator<Item = &String> {
    counts.iter().flat_map(|card| std::iter::repeat_n(&card.slug, card.count.into()))
}
