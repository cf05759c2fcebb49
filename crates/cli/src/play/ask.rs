//! Asking a player at the terminal: the question, the choices with what they cost, and what may be
//! typed besides.

use super::screen::Screen;
use super::table::Wish;
use anyhow::Result;
use game::{Actions, Game, Seat, TextError};
use std::io::{BufRead, Write};

/// How many choices are shown before "and more".
const SHOWN: usize = 24;

/// Who is asked, and about what.
pub struct Asking<'a, G: Game, S: Screen<G>> {
    pub screen: &'a S,
    pub view: &'a G::View,
    pub seat: Seat,
    /// Show position, question and choices first.
    pub show: bool,
    /// Leaving would lose what was done.
    pub unsaved: bool,
}

/// Asks until there is a legal action or the player leaves.
pub fn ask<G: Game>(
    asking: &Asking<'_, G, impl Screen<G>>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Wish<G::Action>> {
    let Asking { screen, view, .. } = *asking;
    let seating = screen.seating();
    let word = |key: &str| seating.words.word("cli", key);
    let mut actions = Actions::new(G::NO_ACTION);
    G::view_legal(screen.rules(), view, &mut actions);
    if asking.show {
        writeln!(out, "\n{}", screen.show(view))?;
        let asked = format!("[{}] {}", asking.seat.number(), screen.question(view));
        writeln!(out, "{}", seating.bold(&asked))?;
        list_some(screen, view, &actions, out)?;
    }
    let mut warned = false;
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let Some(line) = read_line(input)? else {
            writeln!(out, "\n{}", word("end_of_input"))?;
            return Ok(Wish::Leave);
        };
        let typed = line.trim();
        let (_, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let line = typed.to_lowercase();
        let (verb, _) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        let leaves = is_goodbye(&line);
        match verb {
            "" => {}
            _ if leaves && asking.unsaved && !warned => writeln!(out, "{}", word("save_first"))?,
            _ if leaves => {
                writeln!(out, "{}", word("bye"))?;
                return Ok(Wish::Leave);
            }
            "undo" | "u" => return Ok(Wish::Undo),
            "save" if rest.trim().is_empty() => writeln!(out, "{}", word("save_where"))?,
            "save" => {
                let (file, force) = match rest.trim().strip_suffix("--force") {
                    Some(file) => (file.trim(), true),
                    None => (rest.trim(), false),
                };
                return Ok(Wish::Save { file: file.into(), force });
            }
            "help" | "h" | "?" => writeln!(out, "{}", word("help"))?,
            "list" | "l" => list(screen, view, &actions, 0..actions.len(), out)?,
            "map" => writeln!(out, "{}", screen.show(view))?,
            "position" => writeln!(out, "{}", screen.position(view))?,
            "why" => writeln!(out, "{}", explain(screen, view, rest))?,
            _ => {
                if let Some(text) = screen.extra(view, verb, rest) {
                    writeln!(out, "{text}")?;
                    continue;
                }
                match understand(screen, view, &line, &actions) {
                    Err(complaint) => writeln!(out, "{complaint}")?,
                    Ok(action) => match screen.why_not(view, action) {
                        Ok(()) => return Ok(Wish::Act(action)),
                        Err(why) => writeln!(out, "{}", screen.say_why(why))?,
                    },
                }
            }
        }
        warned = leaves;
    }
}

/// A line as it was typed; what is no text is replaced. `None` at the end of the input.
pub fn read_line(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

/// Does the player want to leave?
pub fn is_goodbye(line: &str) -> bool {
    matches!(line, "quit" | "exit" | "q")
}

/// The choices, or how to make one where they are too many.
fn list_some<G: Game>(
    screen: &impl Screen<G>,
    view: &G::View,
    actions: &[G::Action],
    out: &mut impl Write,
) -> Result<()> {
    let Some((how, examples)) = screen.examples(view, actions) else {
        list(screen, view, actions, 0..actions.len().min(SHOWN), out)?;
        return more(screen, actions.len().saturating_sub(SHOWN), out);
    };
    writeln!(out, "{how}")?;
    let count = examples.len();
    list(screen, view, actions, examples.into_iter(), out)?;
    more(screen, actions.len() - count, out)
}

fn list<G: Game>(
    screen: &impl Screen<G>,
    view: &G::View,
    actions: &[G::Action],
    which: impl Iterator<Item = usize>,
    out: &mut impl Write,
) -> Result<()> {
    for i in which {
        writeln!(out, "  {:>3}  {}", i + 1, screen.describe(view, actions[i]))?;
    }
    Ok(())
}

fn more<G: Game>(screen: &impl Screen<G>, rest: usize, out: &mut impl Write) -> Result<()> {
    if rest > 0 {
        let words = &screen.seating().words;
        writeln!(out, "       {}", words.say("cli", "choices_more", &[("n", (rest as i64).into())]))?;
    }
    Ok(())
}

/// A number of the list, or a move in notation.
fn understand<G: Game>(
    screen: &impl Screen<G>,
    view: &G::View,
    line: &str,
    actions: &[G::Action],
) -> Result<G::Action, String> {
    if let Ok(n) = line.parse::<usize>() {
        return n.checked_sub(1).and_then(|i| actions.get(i)).copied().ok_or_else(|| {
            let values = [("number", line.into()), ("count", (actions.len() as i64).into())];
            screen.seating().words.say("cli", "not_a_number", &values)
        });
    }
    if let Some(action) = screen.shorthand(view, line) {
        return Ok(action);
    }
    G::read_action(screen.rules(), line).map_err(|error| not_understood(screen, &error))
}

fn not_understood<G: Game>(screen: &impl Screen<G>, error: &TextError) -> String {
    screen.seating().words.say("cli", "not_understood", &[("error", error.to_string().into())])
}

fn explain<G: Game>(screen: &impl Screen<G>, view: &G::View, line: &str) -> String {
    match G::read_action(screen.rules(), &line.to_lowercase()) {
        Err(error) => not_understood(screen, &error),
        Ok(action) => match screen.why_not(view, action) {
            Ok(()) => screen.seating().words.word("cli", "is_possible"),
            Err(why) => screen.say_why(why),
        },
    }
}
