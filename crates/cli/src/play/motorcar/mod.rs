//! The Great Motorcar Race on a terminal.

mod narrate;
mod show;

use super::screen::{Happened, Refused, Screen, Seating};
use crate::words::Arg;
use game::Seat;
use motorcar::notation::write_view;
use motorcar::why_not::{Rule, WhyNot};
use motorcar::{Action, MotorcarRace, Rules, State, Verdict, View};

/// The Great Motorcar Race on a terminal.
#[derive(Debug)]
pub struct MotorcarScreen {
    rules: Rules,
    seating: Seating,
}

impl MotorcarScreen {
    /// A screen for these rules.
    pub fn new(rules: Rules, seating: Seating) -> MotorcarScreen {
        MotorcarScreen { rules, seating }
    }
    fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }
    fn say(&self, key: &str, values: &[Arg]) -> String {
        self.seating.words.say("motorcar", key, values)
    }
    /// A car by its name; the one player's own is told apart.
    fn who(&self, seat: Seat) -> String {
        let car = self.word(self.rules.car(seat));
        if self.seating.viewer().is(seat) { self.say("your_car", &[("car", car.into())]) } else { car }
    }
}

impl Screen<MotorcarRace> for MotorcarScreen {
    fn seating(&self) -> &Seating {
        &self.seating
    }
    fn rules(&self) -> &Rules {
        &self.rules
    }
    fn welcome(&self) -> String {
        self.say("welcome", &[("seats", u32::from(self.rules.seats).into())])
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
    fn narrate(&self, happened: &Happened<'_, MotorcarRace>) -> Vec<String> {
        let seen = happened.events.iter().filter_map(|event| event.seen_by(self.seating.viewer()));
        seen.map(|seen| self.tell(seen)).collect()
    }
    fn say_why(&self, why: WhyNot) -> String {
        let rule = match why.rule {
            Rule::M(n) => ("rule_ruling", n.to_string()),
            rule => ("rule_book", rule.to_string()),
        };
        self.seating.refuse(&Refused {
            file: "motorcar",
            reason: why.reason.slug(),
            numbers: why.reason.numbers(),
            rule,
            remedies: why.remedies.into_iter().flatten().map(|remedy| self.word(remedy.slug())).collect(),
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
    fn extra(&self, _: &View, _: &str, _: &str) -> Option<String> {
        None
    }
}
