//! The Great Race in words. Names of cities, cards and tiles come from the board that is sent with the table.
//!
//! | file | what |
//! |---|---|
//! | `choices` | what is asked, and what each answer is |
//! | `position` | dashboards, piles, the hand, the final table |
//! | `map` | the board as text |
//! | `modules` | what modules and leaders bring |
//! | `reference` | what can be looked up at any time |
//! | `rene` | René's card, objective and powers |

mod choices;
mod map;
mod modules;
mod position;
mod reference;
mod rene;

use super::{Examples, Reader, Telling};
use crate::words::Arg;
use fluent_bundle::FluentValue;
use session::RacePresenter;
use session::ShownOf;
use session::race::kinds::{RaceChoiceKind, RaceColour, RaceLeader};
use session::race::wire::{RaceBoard, RaceChoice, RaceEvent, RaceQuestion, RaceTile, RaceView};
use session::wire::FinalPlace;

/// The Great Race in words.
#[derive(Debug)]
pub struct RaceTelling {
    board: RaceBoard,
}

impl Telling<RacePresenter> for RaceTelling {
    const HELP: &'static str = "help_race";

    fn new(board: RaceBoard) -> RaceTelling {
        RaceTelling { board }
    }
    fn welcome(&self, reader: &Reader) -> String {
        let values = [
            ("from", self.space(reader, self.board.start).into()),
            ("to", self.space(reader, self.board.finish).into()),
            ("seats", u32::from(self.board.seats).into()),
        ];
        reader.say("welcome", &values)
    }
    fn who(&self, reader: &Reader, seat: u8) -> String {
        if self.is_torpedo(seat) {
            return word(reader, "torpedo");
        }
        let number = || reader.say("crew_number", &[("number", u32::from(seat).into())]);
        reader.named(seat).unwrap_or_else(number)
    }
    fn position(&self, reader: &Reader, view: &RaceView) -> String {
        self.show(reader, view)
    }
    fn notation<'a>(&self, view: &'a RaceView) -> &'a str {
        &view.position
    }
    fn waiting<'a>(&self, view: &'a RaceView) -> &'a [u8] {
        &view.waiting
    }
    fn events(&self, reader: &Reader, events: &[&RaceEvent]) -> Vec<String> {
        events.iter().map(|event| self.event(reader, event)).collect()
    }
    fn question(&self, reader: &Reader, view: &RaceView, question: &RaceQuestion) -> String {
        self.ask(reader, view, question)
    }
    fn act<'a>(&self, choice: &'a RaceChoice) -> &'a str {
        &choice.act
    }
    fn is_answer(&self, choice: &RaceChoice) -> bool {
        choice.kind != RaceChoiceKind::Withdraw
    }
    fn notes(&self, reader: &Reader, view: &RaceView, choice: &RaceChoice) -> Vec<String> {
        self.describe(reader, view, choice)
    }
    fn examples(&self, reader: &Reader, shown: &ShownOf<RacePresenter>) -> Option<Examples> {
        self.plans(reader, shown)
    }
    /// A plan may be typed without its verb.
    fn shorthand(&self, shown: &ShownOf<RacePresenter>, line: &str) -> Option<String> {
        let is_plan = line.bytes().all(|letter| b"pmgf".contains(&letter));
        let planning = shown.choices.iter().any(|choice| choice.kind == RaceChoiceKind::Plan);
        (is_plan && planning).then(|| format!("plan {line}"))
    }
    fn result(&self, reader: &Reader, view: &RaceView, results: &[FinalPlace]) -> String {
        self.final_table(reader, view, results)
    }
    fn look_up(&self, reader: &Reader, view: &RaceView, verb: &str, rest: &str) -> Option<String> {
        self.find(reader, view, verb, rest)
    }
}

/// A line begins with a capital, whoever it begins with.
fn sentence(line: &str) -> String {
    let mut letters = line.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
/// A word that the page has too.
fn word(reader: &Reader, key: &str) -> String {
    reader.words.word("table", key)
}
/// A card by its name.
fn card(reader: &Reader, slug: &str) -> String {
    reader.words.word("cards", slug)
}
/// Cards by their names; a dash where there are none.
fn cards<'a>(reader: &Reader, slugs: impl Iterator<Item = &'a String>) -> String {
    let names: Vec<String> = slugs.map(|slug| card(reader, slug)).collect();
    if names.is_empty() { "—".into() } else { names.join(", ") }
}
/// A leader by name.
fn leader_name(reader: &Reader, leader: RaceLeader) -> String {
    reader.words.word("leaders", leader.slug())
}
/// A colour of cities, as it stands inside a sentence.
fn colour_name(reader: &Reader, colour: RaceColour) -> String {
    reader.words.word("colours", colour.slug()).to_lowercase()
}
/// A plan as it is typed.
fn letters(plan: [u8; 4]) -> String {
    let each = plan.iter().zip("pmgf".chars());
    each.flat_map(|(&count, letter)| std::iter::repeat_n(letter, count.into())).collect()
}

impl RaceTelling {
    /// What happened, in one line.
    fn event(&self, reader: &Reader, event: &RaceEvent) -> String {
        let mut values: Vec<Arg> = event.numbers.iter().map(|(name, &n)| (name.slug(), n.into())).collect();
        let mut set = |name: &'static str, text: Option<String>| {
            values.extend(text.map(|text| (name, FluentValue::from(text))));
        };
        set("who", event.seat.map(|seat| self.who(reader, seat)));
        set("victim", event.victim.map(|seat| self.who(reader, seat)));
        set("card", event.card.as_deref().map(|slug| card(reader, slug)));
        set("tile", event.tile.as_deref().map(|slug| self.tile(reader, slug)));
        set("space", event.space.map(|space| self.space(reader, space)));
        set("city", event.space.map(|space| self.space(reader, space)));
        set("other", event.other.map(|space| self.space(reader, space)));
        set("line", event.line.as_deref().map(|slug| self.line(reader, slug)));
        set("skill", event.skill.map(|skill| word(reader, &format!("skill_{skill}"))));
        set("work", event.work.map(|work| work.to_string()));
        set("gauge", event.gauge.map(|gauge| word(reader, &format!("gauge_{gauge}"))));
        set("leader", event.leader.map(|leader| leader_name(reader, leader)));
        set("colour", event.colour.map(|colour| colour_name(reader, colour)));
        set(
            "weather",
            event.weather.map(|weather| reader.words.word("events", &format!("weather_{weather}"))),
        );
        set("act", event.act.map(|act| reader.words.word("page", &format!("do_{act}"))));
        set("plan", event.plan.map(letters));
        set("rene", event.rene.as_deref().map(str::to_uppercase));
        sentence(&reader.words.say("events", event.kind.slug(), &values))
    }
    /// A city by name, or the code of a space.
    fn space(&self, reader: &Reader, space: u32) -> String {
        let Some(found) = self.board.spaces.get(space as usize) else { return space.to_string() };
        found.city.and_then(|city| self.city(reader, city)).unwrap_or_else(|| found.hex.clone())
    }
    /// The same for what stands beside a table.
    pub fn place(&self, reader: &Reader, space: u32) -> String {
        self.space(reader, space)
    }
    /// A tile by its terrain and what it asks.
    pub fn tile_name(&self, reader: &Reader, slug: &str) -> String {
        self.tile(reader, slug)
    }
    fn city(&self, reader: &Reader, city: u32) -> Option<String> {
        self.board.cities.get(city as usize)?.names.get(reader.words.lang.code()).cloned()
    }
    /// A transport line by its ends.
    fn line(&self, reader: &Reader, slug: &str) -> String {
        let line = self.board.lines.iter().find(|line| line.slug == slug);
        let ends = line.map(|line| line.ends.map(|city| self.city(reader, city).unwrap_or_default()));
        ends.map_or_else(|| slug.to_owned(), |ends| ends.join(" – "))
    }
    fn kind_of_tile(&self, slug: &str) -> Option<&RaceTile> {
        self.board.tiles.iter().find(|tile| tile.slug == slug)
    }
    fn terrain(&self, reader: &Reader, slug: &str) -> String {
        let tile = self.kind_of_tile(slug);
        tile.map_or_else(|| slug.to_owned(), |tile| reader.words.word("terrain", tile.terrain.slug()))
    }
    /// A tile: its terrain and what it asks.
    fn tile(&self, reader: &Reader, slug: &str) -> String {
        let Some(tile) = self.kind_of_tile(slug) else { return slug.to_owned() };
        let cost = self.cost(reader, tile.petrol.into(), tile.damage.into(), tile.danger, tile.stop);
        reader.say("tile", &[("terrain", self.terrain(reader, slug).into()), ("cost", cost.into())])
    }
    /// What entering asks, in words.
    fn cost(&self, reader: &Reader, petrol: i32, damage: i32, danger: bool, stop: bool) -> String {
        let n = |key, n: i32| reader.words.say("table", key, &[("n", n.into())]);
        let mut parts = Vec::new();
        if petrol > 0 {
            parts.push(n("cost_petrol", petrol));
        }
        if damage > 0 {
            parts.push(n("cost_damage", damage));
        }
        if danger {
            parts.push(n("cost_danger", self.board.numbers.danger_damage));
        }
        if stop {
            parts.push(word(reader, "cost_stop"));
        }
        if parts.is_empty() { word(reader, "cost_nothing") } else { parts.join(", ") }
    }
}
