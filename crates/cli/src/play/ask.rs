//! Asking a player at the terminal: the question, the choices with what they cost, and what may be
//! typed besides.

use super::screen::Screen;
use super::table::Wish;
use anyhow::Result;
use game::{Actions, Game, Seat, TextError};
use std::io::{BufRead, Write};

/// How many choices are shown before "and more".
const SHOWN: usize = 24;

/// Asks until there is a legal action or the player leaves.
pub fn ask<G: Game>(
    screen: &impl Screen<G>,
    view: &G::View,
    seat: Seat,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Wish<G::Action>> {
    let seating = screen.seating();
    let mut actions = Actions::new(G::NO_ACTION);
    G::view_legal(screen.rules(), view, &mut actions);
    writeln!(out, "\n{}", screen.show(view))?;
    let asked = format!("[{}] {}", seat.number(), screen.question(view));
    writeln!(out, "{}", seating.bold(&asked))?;
    list(screen, view, &actions, SHOWN, out)?;
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            writeln!(out, "\n{}", seating.words.word("cli", "end_of_input"))?;
            return Ok(Wish::Leave);
        }
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "quit" | "exit" => {
                writeln!(out, "{}", seating.words.word("cli", "bye"))?;
                return Ok(Wish::Leave);
            }
            "undo" => return Ok(Wish::Undo),
            "save" if rest.is_empty() => writeln!(out, "{}", seating.words.word("cli", "save_where"))?,
            "save" => return Ok(Wish::Save(rest.trim().into())),
            "help" | "?" => writeln!(out, "{}", seating.words.word("cli", "help"))?,
            "list" => list(screen, view, &actions, usize::MAX, out)?,
            "map" => writeln!(out, "{}", screen.show(view))?,
            "position" => writeln!(out, "{}", screen.position(view))?,
            "why" => writeln!(out, "{}", explain(screen, view, rest))?,
            _ => {
                if let Some(text) = screen.extra(word, rest) {
                    writeln!(out, "{text}")?;
                    continue;
                }
                match understand(screen, line, &actions) {
                    Err(complaint) => writeln!(out, "{complaint}")?,
                    Ok(action) => match screen.why_not(view, action) {
                        Ok(()) => return Ok(Wish::Act(action)),
                        Err(why) => writeln!(out, "{}", screen.say_why(why))?,
                    },
                }
            }
        }
    }
}

fn list<G: Game>(
    screen: &impl Screen<G>,
    view: &G::View,
    actions: &[G::Action],
    most: usize,
    out: &mut impl Write,
) -> Result<()> {
    for (i, &action) in actions.iter().take(most).enumerate() {
        writeln!(out, "  {:>3}  {}", i + 1, screen.describe(view, action))?;
    }
    if actions.len() > most {
        let rest = (actions.len() - most) as i64;
        let words = &screen.seating().words;
        writeln!(out, "       {}", words.say("cli", "choices_more", &[("n", rest.into())]))?;
    }
    Ok(())
}

/// A number of the list, or a move in notation.
fn understand<G: Game>(
    screen: &impl Screen<G>,
    line: &str,
    actions: &[G::Action],
) -> Result<G::Action, String> {
    if let Ok(n) = line.parse::<usize>() {
        return n.checked_sub(1).and_then(|i| actions.get(i)).copied().ok_or_else(|| {
            let values = [("number", line.into()), ("count", (actions.len() as i64).into())];
            screen.seating().words.say("cli", "not_a_number", &values)
        });
    }
    G::read_action(screen.rules(), line).map_err(|error| not_understood(screen, &error))
}

fn not_understood<G: Game>(screen: &impl Screen<G>, error: &TextError) -> String {
    screen.seating().words.say("cli", "not_understood", &[("error", error.to_string().into())])
}

fn explain<G: Game>(screen: &impl Screen<G>, view: &G::View, line: &str) -> String {
    match G::read_action(screen.rules(), line) {
        Err(error) => not_understood(screen, &error),
        Ok(action) => match screen.why_not(view, action) {
            Ok(()) => screen.seating().words.word("cli", "is_possible"),
            Err(why) => screen.say_why(why),
        },
    }
}
