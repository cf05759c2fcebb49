//! The Great Race on a terminal.

mod choices;
mod map;
mod narrate;
mod reference;
mod show;

pub use choices::PLANS;

use super::screen::{Happened, Refused, Screen, Seating};
use anyhow::{Result, anyhow};
use content::{BoardNames, Content};
use fluent_bundle::FluentValue;
use game::Seat;
use race::notation::{read_plan, write_view};
use race::rooms::Frame;
use race::why_not::{Remedy, Rule, WhyNot};
use race::{Action, GreatRace, Rules, State, Verdict, View};

/// The Great Race on a terminal.
#[derive(Debug)]
pub struct RaceScreen {
    rules: Rules,
    names: BoardNames,
    /// Tile kinds and the terrain each shows.
    terrains: Vec<(String, content::Terrain)>,
    seating: Seating,
}

impl RaceScreen {
    /// A screen for these rules.
    pub fn new(content: &Content, rules: Rules, seating: Seating) -> Result<RaceScreen> {
        let names = content.names(&rules.board).map_err(|p| anyhow!("{}", p[0]))?;
        let terrains = content.terrains(&rules.board).map_err(|p| anyhow!("{}", p[0]))?;
        Ok(RaceScreen { rules, names, terrains, seating })
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
    fn examples(&self, view: &View, actions: &[Action]) -> Option<(String, Vec<usize>)> {
        self.plan_examples(view, actions)
    }
    fn shorthand(&self, view: &View, line: &str) -> Option<Action> {
        let planning = matches!(view.frames().last(), Some(Frame::Planning(_)));
        read_plan(line).ok().filter(|_| planning).map(Action::Plan)
    }
    fn narrate(&self, happened: &Happened<'_, GreatRace>) -> Vec<String> {
        self.tell_all(happened)
    }
    fn say_why(&self, why: WhyNot) -> String {
        let rule = match why.rule {
            Rule::R(n) => ("rule_ruling", n.to_string()),
            book => ("rule_book", book.to_string()),
        };
        let remedy = |remedy: Remedy| {
            let card = match remedy {
                Remedy::PlayCard(card) => self.card(card),
                _ => String::new(),
            };
            self.seating.words.say("reasons", remedy.slug(), &[("card", FluentValue::from(card))])
        };
        self.seating.refuse(&Refused {
            file: "reasons",
            reason: why.reason.slug(),
            numbers: why.reason.numbers(),
            rule,
            remedies: why.remedies.into_iter().flatten().map(remedy).collect(),
        })
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
    fn extra(&self, view: &View, word: &str, rest: &str) -> Option<String> {
        self.look_up(view, word, rest)
    }
}
