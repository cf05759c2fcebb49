//! The Great Motorcar Race in words. Names of cars, legs and stages come from the board that is sent with the table.
//!
//! | file | what |
//! |---|---|
//! | `events` | what happened; what belongs together is told in one line |
//! | `position` | the time track and the final table |
//! | `spoken` | choices typed in the reader's words |

mod events;
mod position;
mod spoken;

use super::{Examples, Reader, Telling};
use crate::words::Arg;
use fluent_bundle::FluentValue;
use session::motorcar::kinds::{MotorcarChoiceKind, MotorcarNumber};
use session::motorcar::wire::{
    MotorcarBoard, MotorcarChoice, MotorcarEvent, MotorcarQuestion, MotorcarStrainRow, MotorcarTarget,
    MotorcarView,
};
use session::wire::FinalPlace;
use session::{MotorcarPresenter, ShownOf};
use std::collections::BTreeMap;

/// The Great Motorcar Race in words.
#[derive(Debug)]
pub struct MotorcarTelling {
    board: MotorcarBoard,
}

impl Telling<MotorcarPresenter> for MotorcarTelling {
    const HELP: &'static str = "help_motorcar";

    fn new(board: MotorcarBoard) -> MotorcarTelling {
        MotorcarTelling { board }
    }
    fn welcome(&self, reader: &Reader) -> String {
        say(reader, "welcome", &[("seats", u32::from(self.board.seats).into())])
    }
    /// A car by its name, with whoever drives it, where that is known.
    fn who(&self, reader: &Reader, seat: u8) -> String {
        let car = self.car(reader, seat);
        if reader.is(seat) {
            return say(reader, "your_car", &[("car", car.into())]);
        }
        reader.named(seat).map_or_else(|| car.clone(), |name| format!("{car} ({name})"))
    }
    fn position(&self, reader: &Reader, view: &MotorcarView) -> String {
        self.show(reader, view)
    }
    fn notation<'a>(&self, view: &'a MotorcarView) -> &'a str {
        &view.position
    }
    fn waiting<'a>(&self, view: &'a MotorcarView) -> &'a [u8] {
        &view.waiting
    }
    fn events(&self, reader: &Reader, events: &[&MotorcarEvent]) -> Vec<String> {
        self.tell(reader, events)
    }
    fn question(&self, reader: &Reader, _: &MotorcarView, question: &MotorcarQuestion) -> String {
        let mut values = self.values(reader, &question.target, &question.numbers);
        values.extend(reader.seat.map(|seat| ("who", self.who(reader, seat).into())));
        say(reader, question.key.slug(), &values)
    }
    fn act<'a>(&self, choice: &'a MotorcarChoice) -> &'a str {
        &choice.act
    }
    fn is_answer(&self, choice: &MotorcarChoice) -> bool {
        choice.kind != MotorcarChoiceKind::Withdraw
    }
    fn notes(&self, reader: &Reader, _: &MotorcarView, choice: &MotorcarChoice) -> Vec<String> {
        let is_own = choice.target.partner.is_some_and(|partner| reader.is(partner));
        let key = match choice.kind {
            MotorcarChoiceKind::Complete if is_own => "choice_complete_own".to_owned(),
            kind => format!("choice_{kind}"),
        };
        let mut notes = vec![say(reader, &key, &self.values(reader, &choice.target, &choice.numbers))];
        for change in &choice.changes {
            let values = [("before", change.before.into()), ("after", change.after.into())];
            notes.push(say(reader, &format!("change_{}", change.name), &values));
        }
        notes.extend(choice.luck.map(|luck| say(reader, &format!("luck_{luck}"), &[])));
        notes
    }
    /// A pull is typed as the number it is.
    fn examples(&self, reader: &Reader, shown: &ShownOf<MotorcarPresenter>) -> Option<Examples> {
        is_flick(shown).then(|| Examples { how: reader.word("flick_how"), acts: Vec::new(), is_number: true })
    }
    fn shorthand(&self, shown: &ShownOf<MotorcarPresenter>, line: &str) -> Option<String> {
        let is_number = line.bytes().all(|digit| digit.is_ascii_digit());
        (is_number && is_flick(shown)).then(|| format!("flick {line}"))
    }
    fn spoken(&self, reader: &Reader, shown: &ShownOf<MotorcarPresenter>, line: &str) -> Vec<String> {
        self.hear(reader, &shown.choices, line)
    }
    fn look_up(&self, reader: &Reader, _: &MotorcarView, verb: &str, rest: &str) -> Option<String> {
        (verb == "rules" && rest.is_empty()).then(|| self.rules_in_short(reader))
    }
    fn result(&self, reader: &Reader, _: &MotorcarView, results: &[FinalPlace]) -> String {
        self.final_table(reader, results)
    }
}

fn is_flick(shown: &ShownOf<MotorcarPresenter>) -> bool {
    shown.choices.iter().any(|choice| choice.kind == MotorcarChoiceKind::Flick)
}

fn say(reader: &Reader, key: &str, values: &[Arg]) -> String {
    reader.words.say("motorcar", key, values)
}

fn numbers(numbers: &BTreeMap<MotorcarNumber, i32>) -> Vec<Arg<'static>> {
    numbers.iter().map(|(name, &n)| (name.slug(), FluentValue::from(n))).collect()
}

impl MotorcarTelling {
    /// What the words of a question or a choice mention.
    fn values(
        &self,
        reader: &Reader,
        target: &MotorcarTarget,
        named: &BTreeMap<MotorcarNumber, i32>,
    ) -> Vec<Arg<'static>> {
        let mut values = numbers(named);
        let mut set = |name: &'static str, text: Option<String>| {
            values.extend(text.map(|text| (name, FluentValue::from(text))));
        };
        set("rival", target.seat.map(|seat| self.who(reader, seat)));
        set("partner", target.partner.map(|seat| self.who(reader, seat)));
        set("destination", target.stage.as_deref().map(|slug| self.stage(reader, slug)));
        set("strain", target.strain.map(|strain| strain.to_string()));
        set("predicament", target.predicament.map(|what| what.to_string()));
        values
    }
    /// The rules in short, then a line for each strain.
    fn rules_in_short(&self, reader: &Reader) -> String {
        let rounds = self.board.stages.iter().zip(1..);
        let after: Vec<String> = rounds
            .filter(|(stage, _)| stage.reassessed)
            .map(|(_, round): (_, u32)| round.to_string())
            .collect();
        let values = [("price", self.board.tiles.inflict.into()), ("after", after.join(", ").into())];
        let strain = |row: &MotorcarStrainRow| {
            let values = [
                ("strain", row.strain.to_string().into()),
                ("tokens", row.tokens.into()),
                ("dice", row.dice.into()),
                ("stage_days", row.stage_days.into()),
                ("predicament_days", row.predicament_days.into()),
            ];
            say(reader, "rules_strain", &values)
        };
        let lines =
            std::iter::once(say(reader, "rules", &values)).chain(self.board.strains.iter().map(strain));
        lines.collect::<Vec<_>>().join("\n")
    }
    /// The name of a car.
    fn car(&self, reader: &Reader, seat: u8) -> String {
        let car = self.board.cars.iter().find(|car| car.seat == seat);
        car.and_then(|car| car.names.get(reader.words.lang.code())).cloned().unwrap_or_default()
    }
    /// The name of a destination.
    fn stage(&self, reader: &Reader, slug: &str) -> String {
        let stage = self.board.stages.iter().find(|stage| stage.slug == slug);
        let name = stage.and_then(|stage| stage.names.get(reader.words.lang.code()));
        name.cloned().unwrap_or_else(|| slug.to_owned())
    }
}
