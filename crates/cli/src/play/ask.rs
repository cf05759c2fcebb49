//! Asking a player at the terminal: the question, the choices with what they cost, and what may be
//! typed besides.

use super::{Table, Wish};
use anyhow::Result;
use fluent_bundle::FluentValue;
use game::{Actions, Game, Seat};
use race::notation::{read_action, write_view};
use race::why_not::{Remedy, Rule, WhyNot};
use race::{Action, GreatRace, View};
use std::io::{BufRead, Write};

/// How many choices are shown before "and more".
const SHOWN: usize = 24;

impl Table {
    /// Asks until there is a legal action or the player leaves.
    pub(super) fn ask(
        &self,
        view: &View,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Wish> {
        let mut actions = Actions::new(GreatRace::NO_ACTION);
        view.legal(&self.rules, &mut actions);
        writeln!(out, "\n{}", self.show_position(view))?;
        writeln!(out, "{} {}", self.bold(&format!("[{}]", seat.number())), self.bold(&self.question(view)))?;
        self.list(view, &actions, SHOWN, out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                writeln!(out, "\n{}", self.words.word("cli", "end_of_input"))?;
                return Ok(Wish::Leave);
            }
            let line = line.trim();
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "" => {}
                "quit" | "exit" => {
                    writeln!(out, "{}", self.words.word("cli", "bye"))?;
                    return Ok(Wish::Leave);
                }
                "undo" => return Ok(Wish::Undo),
                "save" if rest.is_empty() => writeln!(out, "{}", self.words.word("cli", "save_where"))?,
                "save" => return Ok(Wish::Save(rest.trim().into())),
                "help" | "?" => writeln!(out, "{}", self.words.word("cli", "help"))?,
                "key" => writeln!(out, "{}", self.words.word("cli", "key"))?,
                "list" => self.list(view, &actions, usize::MAX, out)?,
                "map" => writeln!(out, "{}", self.show_position(view))?,
                "position" => writeln!(out, "{}", write_view(&self.rules, view))?,
                "card" => writeln!(out, "{}", self.explain_card(rest))?,
                "why" => writeln!(out, "{}", self.explain(view, rest))?,
                _ => match self.understand(line, &actions) {
                    Err(complaint) => writeln!(out, "{complaint}")?,
                    Ok(action) => match view.why_not(&self.rules, action) {
                        Ok(()) => return Ok(Wish::Act(action)),
                        Err(why) => writeln!(out, "{}", self.say_why(why))?,
                    },
                },
            }
        }
    }

    fn list(&self, view: &View, actions: &[Action], most: usize, out: &mut impl Write) -> Result<()> {
        for (i, &action) in actions.iter().take(most).enumerate() {
            writeln!(out, "  {:>3}  {}", i + 1, self.describe(view, action))?;
        }
        if actions.len() > most {
            let rest = (actions.len() - most) as i64;
            writeln!(out, "       {}", self.words.say("cli", "choices_more", &[("n", rest.into())]))?;
        }
        Ok(())
    }

    /// A number of the list, or a move in notation.
    fn understand(&self, line: &str, actions: &[Action]) -> Result<Action, String> {
        if let Ok(n) = line.parse::<usize>() {
            return n.checked_sub(1).and_then(|i| actions.get(i)).copied().ok_or_else(|| {
                let values = [("number", line.into()), ("count", (actions.len() as i64).into())];
                self.words.say("cli", "not_a_number", &values)
            });
        }
        read_action(&self.rules, line)
            .map_err(|error| self.words.say("cli", "not_understood", &[("error", error.to_string().into())]))
    }

    fn explain(&self, view: &View, line: &str) -> String {
        match read_action(&self.rules, line) {
            Err(error) => self.words.say("cli", "not_understood", &[("error", error.to_string().into())]),
            Ok(action) => match view.why_not(&self.rules, action) {
                Ok(()) => self.words.word("cli", "is_possible"),
                Err(why) => self.say_why(why),
            },
        }
    }

    /// A refusal in words: the reason, the rule, and what would help.
    pub(super) fn say_why(&self, why: WhyNot) -> String {
        let (need, have) = why.reason.numbers().unwrap_or_default();
        let values = [("need", u32::from(need).into()), ("have", u32::from(have).into())];
        let reason = self.words.say("reasons", why.reason.slug(), &values);
        let (key, number) = match why.rule {
            Rule::R(n) => ("rule_ruling", n.to_string()),
            Rule::Book(line) => ("rule_book", format!("000:{line}")),
        };
        let rule = self.words.say("reasons", key, &[("number", number.into())]);
        let mut text =
            self.words.say("cli", "not_possible", &[("reason", reason.into()), ("rule", rule.into())]);
        for remedy in why.remedies.into_iter().flatten() {
            let card = match remedy {
                Remedy::PlayCard(card) => self.card(card),
                _ => String::new(),
            };
            text += " ";
            text += &self.words.say("reasons", remedy.slug(), &[("card", FluentValue::from(card))]);
        }
        text
    }

    fn explain_card(&self, name: &str) -> String {
        let wanted = name.trim().to_lowercase().replace([' ', '-'], "_");
        match self.rules.names.cards.iter().position(|slug| *slug == wanted) {
            Some(i) => {
                let slug = &self.rules.names.cards[i];
                format!("{}: {}", self.words.word("cards", slug), self.words.card_text(slug))
            }
            None => self.words.say("cli", "no_such_card", &[("name", name.into())]),
        }
    }
}
