//! The Great Race on a terminal.

mod map;
mod narrate;
mod show;

use super::screen::{Screen, Seating};
use anyhow::{Result, anyhow};
use content::{BoardNames, Content};
use fluent_bundle::FluentValue;
use game::Seat;
use race::notation::write_view;
use race::why_not::{Remedy, Rule, WhyNot};
use race::{Action, Event, GreatRace, Rules, State, Verdict, View};

/// The Great Race on a terminal.
#[derive(Debug)]
pub struct RaceScreen {
    rules: Rules,
    names: BoardNames,
    seating: Seating,
}

impl RaceScreen {
    /// A screen for these rules.
    pub fn new(content: &Content, rules: Rules, seating: Seating) -> Result<RaceScreen> {
        let names = content.names(&rules.board).map_err(|p| anyhow!("{}", p[0]))?;
        Ok(RaceScreen { rules, names, seating })
    }
    fn word(&self, key: &str) -> String {
        self.seating.words.word("cli", key)
    }
    fn say(&self, key: &str, values: &[crate::words::Arg]) -> String {
        self.seating.words.say("cli", key, values)
    }
    fn who(&self, seat: Seat) -> String {
        self.seating.who(seat)
    }
    fn explain_card(&self, name: &str) -> String {
        let wanted = name.trim().to_lowercase().replace([' ', '-'], "_");
        let words = &self.seating.words;
        match self.rules.names.cards.iter().find(|slug| **slug == wanted) {
            Some(slug) => format!("{}: {}", words.word("cards", slug), words.card_text(slug)),
            None => self.say("no_such_card", &[("name", name.into())]),
        }
    }
}

impl Screen<GreatRace> for RaceScreen {
    fn seating(&self) -> &Seating {
        &self.seating
    }
    fn rules(&self) -> &Rules {
        &self.rules
    }
    fn welcome(&self) -> String {
        let values = [
            ("from", self.space(self.rules.start).into()),
            ("to", self.space(self.rules.finish).into()),
            ("seats", u32::from(self.rules.seats).into()),
        ];
        self.say("welcome", &values)
    }
    fn show(&self, view: &View) -> String {
        self.show_position(view)
    }
    fn question(&self, view: &View) -> String {
        self.ask_words(view)
    }
    fn describe(&self, view: &View, action: Action) -> String {
        self.describe_choice(view, action)
    }
    fn narrate(&self, event: Event) -> Option<String> {
        self.tell(event)
    }
    fn say_why(&self, why: WhyNot) -> String {
        let words = &self.seating.words;
        let (need, have) = why.reason.numbers().unwrap_or_default();
        let values = [("need", u32::from(need).into()), ("have", u32::from(have).into())];
        let reason = words.say("reasons", why.reason.slug(), &values);
        let (key, number) = match why.rule {
            Rule::R(n) => ("rule_ruling", n.to_string()),
            Rule::Book(line) => ("rule_book", format!("000:{line}")),
        };
        let rule = words.say("reasons", key, &[("number", number.into())]);
        let mut text = self.say("not_possible", &[("reason", reason.into()), ("rule", rule.into())]);
        for remedy in why.remedies.into_iter().flatten() {
            let card = match remedy {
                Remedy::PlayCard(card) => self.card(card),
                _ => String::new(),
            };
            text += " ";
            text += &words.say("reasons", remedy.slug(), &[("card", FluentValue::from(card))]);
        }
        text
    }
    fn result(&self, state: &State) -> String {
        self.final_table(state)
    }
    fn position(&self, view: &View) -> String {
        write_view(&self.rules, view)
    }
    fn why_not(&self, view: &View, action: Action) -> Verdict {
        view.why_not(&self.rules, action)
    }
    fn extra(&self, word: &str, rest: &str) -> Option<String> {
        match word {
            "key" => Some(self.word("key")),
            "card" => Some(self.explain_card(rest)),
            _ => None,
        }
    }
}
