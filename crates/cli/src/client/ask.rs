//! A question with its choices, and what can be typed: a number of the list, a move in notation or in the reader's words, or a
//! word that shows or does something else. What stands on the list is a move, whatever else its words may mean.

use super::advice::told;
use super::why::say_why;
use super::{Client, Examples, Leaving, Ordered, Refused, Source, Telling};
use anyhow::Result;
use game::{Seat, Viewer};
use session::ShownOf;
use session::{Command, Presenter};
use std::io::{BufRead, Write};

/// How many choices are shown before "and more".
const SHOWN: usize = 24;

/// What became of a question.
pub(super) enum Asked {
    /// It was answered, or may have changed.
    LookAgain,
    Leave(Leaving),
}

/// A line as it was typed; what is no text is replaced. `None` at the end of the input.
pub(super) fn read_line(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

/// Does the player want to leave?
pub(super) fn is_goodbye(line: &str) -> bool {
    matches!(line, "quit" | "exit" | "q")
}

impl<P: Presenter, T: Telling<P>, S: Source<P>> Client<'_, P, T, S> {
    /// Asks until the question is answered or may have changed.
    pub(super) fn ask(&mut self, seat: Seat, shown: &ShownOf<P>, input: &mut impl BufRead) -> Result<Asked> {
        if self.asked.replace((seat, shown.version)) != Some((seat, shown.version)) {
            let text = self.question(seat, shown);
            self.say(text)?;
        }
        let mut warned = false;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(typed) = read_line(input)? else {
                self.say("")?;
                return Ok(Asked::Leave(Leaving::EndOfInput));
            };
            let typed = typed.trim();
            if is_goodbye(&typed.to_lowercase()) {
                match self.source.warning().filter(|_| !warned) {
                    Some(warning) => self.say(warning)?,
                    None => return Ok(Asked::Leave(Leaving::Bye)),
                }
                warned = true;
                continue;
            }
            warned = false;
            match self.obey(seat, shown, typed)? {
                Ordered::Told(text) => self.say(text)?,
                Ordered::Done => return Ok(Asked::LookAgain),
            }
        }
    }

    /// Does what was typed.
    fn obey(&mut self, seat: Seat, shown: &ShownOf<P>, typed: &str) -> Result<Ordered> {
        let line = typed.to_lowercase();
        if line.is_empty() {
            return Ok(Ordered::Done);
        }
        match self.listed(shown, &line) {
            Listed::Act(act) => return self.act(seat, shown, act),
            Listed::NotThere(complaint) => return Ok(Ordered::Told(complaint)),
            Listed::Nothing => {}
        }
        let (verb, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let (verb, rest) = (verb.to_lowercase(), rest.trim());
        let reader = self.reader(Some(seat));
        let text = match (verb.as_str(), rest) {
            ("undo" | "u", "") => return self.undo(seat, shown, false),
            ("undo" | "u", "further") => return self.undo(seat, shown, true),
            ("help" | "h" | "?", "") => {
                let parts = [T::HELP, "help_any", self.source.orders()];
                parts.map(|key| reader.word(key)).join("\n")
            }
            ("list" | "l", "") => self.list(seat, shown, 0..self.answers(shown).len()),
            ("map", "") => self.teller.position(&reader, &shown.view),
            ("position", "") if !self.teller.notation(&shown.view).is_empty() => {
                self.teller.notation(&shown.view).to_owned()
            }
            ("why", _) => {
                let told = self.source.why(seat, &rest.to_lowercase())?;
                let reader = self.reader(Some(seat));
                match told {
                    Ok(None) => reader.word("is_possible"),
                    Ok(Some(why)) => say_why(&reader, &why),
                    Err(refused) => return self.refuse(seat, shown, refused),
                }
            }
            ("hint", "") => match self.source.hint(seat, shown.version)? {
                Ok(hint) => told(&self.reader(Some(seat)), &hint).join("\n"),
                Err(refused) => return self.refuse(seat, shown, refused),
            },
            _ => match self.teller.look_up(&reader, &shown.view, &verb, rest) {
                Some(text) => text,
                None => match self.source.order(seat, shown.version, &verb, rest)? {
                    Some(ordered) => return Ok(ordered),
                    None => return self.spoken(seat, shown, line),
                },
            },
        };
        Ok(Ordered::Told(text))
    }
    /// Does what was said in words; where they could mean several choices, says which.
    fn spoken(&mut self, seat: Seat, shown: &ShownOf<P>, line: String) -> Result<Ordered> {
        let reader = self.reader(Some(seat));
        let mut acts = self.teller.spoken(&reader, shown, &line);
        if acts.len() > 1 {
            return Ok(Ordered::Told(reader.say("could_be", &[("acts", acts.join(" · ").into())])));
        }
        let act = acts.pop().unwrap_or(line);
        self.act(seat, shown, act)
    }
    fn act(&mut self, seat: Seat, shown: &ShownOf<P>, act: String) -> Result<Ordered> {
        match self.source.command(seat, shown.version, &Command::Act { act })? {
            Ok(()) => Ok(Ordered::Done),
            Err(refused) => self.refuse(seat, shown, refused),
        }
    }
    fn refuse(&self, seat: Seat, shown: &ShownOf<P>, refused: Refused) -> Result<Ordered> {
        let reader = self.reader(Some(seat));
        Ok(Ordered::Told(match refused {
            Refused::Stale => return Ok(Ordered::Done),
            Refused::Rules(why) => say_why(&reader, &why),
            Refused::Other(text) => text,
            Refused::NoUndo => {
                let offer = shown.undo.as_ref();
                let why = offer.and_then(|offer| offer.why_not).map_or("nothing", |why| why.slug());
                let mut text = reader.words.word("table", &format!("no_undo_{why}"));
                if offer.is_some_and(|offer| offer.further) {
                    text = format!("{text} {}", reader.word("undo_further"));
                }
                text
            }
        }))
    }
    /// Back to before the seat's last choice. What was answered by itself would only be answered again.
    fn undo(&mut self, seat: Seat, shown: &ShownOf<P>, further: bool) -> Result<Ordered> {
        let undo = Command::Undo { further };
        if let Err(why) = self.source.command(seat, shown.version, &undo)? {
            return self.refuse(seat, shown, why);
        }
        loop {
            let now = self.look(Viewer::Seat(seat))?;
            if self.only_choice(&now).is_none() {
                return Ok(Ordered::Done);
            }
            if let Err(why) = self.source.command(seat, now.version, &undo)? {
                return self.refuse(seat, &now, why);
            }
        }
    }

    // ---- the list ------------------------------------------------------------------------------

    /// The position, the question, and what can be said.
    fn question(&self, seat: Seat, shown: &ShownOf<P>) -> String {
        let reader = self.reader(Some(seat));
        let question =
            shown.question.as_ref().map(|question| self.teller.question(&reader, &shown.view, question));
        let asked = format!("[{}] {}", seat.number(), question.unwrap_or_default());
        let position = self.teller.position(&reader, &shown.view);
        format!("\n{position}\n{}\n{}", reader.bold(&asked), self.some_choices(seat, shown))
    }
    fn answers<'s>(&self, shown: &'s ShownOf<P>) -> Vec<&'s P::Choice> {
        shown.choices.iter().filter(|choice| self.teller.is_answer(choice)).collect()
    }
    /// The choices, or how to make one where they are too many.
    fn some_choices(&self, seat: Seat, shown: &ShownOf<P>) -> String {
        let (reader, answers) = (self.reader(Some(seat)), self.answers(shown));
        let (text, left) = match self.teller.examples(&reader, shown) {
            Some(Examples { how, acts, is_number }) => {
                let place = |act: &String| answers.iter().position(|choice| self.teller.act(choice) == act);
                let which: Vec<usize> = acts.iter().filter_map(place).collect();
                let left = if is_number { 0 } else { answers.len() - which.len() };
                let list = self.list(seat, shown, which.into_iter());
                (if list.is_empty() { how } else { format!("{how}\n{list}") }, left)
            }
            None => {
                (self.list(seat, shown, 0..answers.len().min(SHOWN)), answers.len().saturating_sub(SHOWN))
            }
        };
        match left {
            0 => text,
            _ => format!("{text}\n       {}", reader.say("choices_more", &[("n", (left as i64).into())])),
        }
    }
    fn list(&self, seat: Seat, shown: &ShownOf<P>, which: impl Iterator<Item = usize>) -> String {
        let (reader, answers) = (self.reader(Some(seat)), self.answers(shown));
        let line = |i: usize| {
            let (act, mut number) = (self.teller.act(answers[i]), (i + 1).to_string());
            // Where a typed number means something else, a place on the list would be a trap.
            if self.teller.shorthand(shown, &number).is_some_and(|means| means != act) {
                number.clear();
            }
            let notes = self.teller.notes(&reader, &shown.view, answers[i]).join(" · ");
            format!("  {number:>3}  {act:<26} {notes}").trim_end().to_owned()
        };
        which.map(line).collect::<Vec<_>>().join("\n")
    }
    /// What was typed, where it names a choice.
    fn listed(&self, shown: &ShownOf<P>, line: &str) -> Listed {
        if let Some(act) = self.teller.shorthand(shown, line) {
            return Listed::Act(act);
        }
        let answers = self.answers(shown);
        if let Ok(number) = line.parse::<usize>() {
            let choice = number.checked_sub(1).and_then(|i| answers.get(i));
            let values = [("number", line.to_owned().into()), ("count", (answers.len() as i64).into())];
            return choice.map_or_else(
                || Listed::NotThere(self.words.say("cli", "not_a_number", &values)),
                |choice| Listed::Act(self.teller.act(choice).to_owned()),
            );
        }
        match answers.iter().any(|choice| self.teller.act(choice).eq_ignore_ascii_case(line)) {
            true => Listed::Act(line.to_owned()),
            false => Listed::Nothing,
        }
    }
}

/// Does what was typed name a choice?
enum Listed {
    Act(String),
    NotThere(String),
    Nothing,
}
