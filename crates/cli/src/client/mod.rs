//! The terminal as a client of a table: shows what its seats are sent, and sends back what is typed. It knows no rule. Where the
//! table is makes no difference: `play` brings one of its own, `play --join` one on a server.
//!
//! | file | what |
//! |---|---|
//! | `source` | where a table is |
//! | `telling` | what a game must bring to be told |
//! | `reader` | whoever reads the screen |
//! | `ask` | a question, and what can be typed |
//! | `advice` | what the program would do, and why |
//! | `why` | a refusal in words |
//! | `race` | The Great Race in words |
//! | `motorcar` | The Great Motorcar Race in words |

pub mod advice;
mod ask;
pub mod motorcar;
pub mod race;
mod reader;
mod source;
mod telling;
mod why;

pub use reader::Reader;
pub use source::{Leaving, Next, Ordered, Refused, Source};
pub use telling::{Examples, Telling};

use crate::terminal::{Terminal, WIPE};
use crate::words::Words;
use anyhow::Result;
use ask::Asked;
use game::{Seat, Viewer};
use session::ShownOf;
use session::drivers::seat_names;
use session::kinds::HolderKind;
use session::wire::Entry;
use session::{Command, Presenter, Status, Version};
use std::collections::HashMap;
use std::io::{BufRead, IsTerminal, Stdout, Write};
use std::marker::PhantomData;

/// Plays until the game is over, the player leaves or the input ends.
pub fn play<P: Presenter, T: Telling<P>>(
    mut source: impl Source<P>,
    words: &Words,
    input: &mut impl BufRead,
) -> Result<()> {
    let teller = T::new(source.board()?);
    let mut client = Client::<P, T, _> {
        looks: Looks::of_this_terminal(),
        out: Terminal::new(),
        source,
        teller,
        words,
        names: Vec::new(),
        news: HashMap::new(),
        present: None,
        asked: None,
        game: PhantomData,
    };
    client.run(input)
}

/// What this terminal can show.
pub struct Looks {
    /// Does it show colours?
    pub colour: bool,
    /// What takes everything off the screen.
    wipe: String,
}

impl Looks {
    /// What the terminal can show that this program was started in.
    pub fn of_this_terminal() -> Looks {
        let terminal = std::io::stdout().is_terminal();
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let line = "=".repeat(72);
        let wipe = match (terminal, dumb) {
            (false, _) => line,
            (true, true) => "\n".repeat(200) + &line,
            (true, false) => WIPE.into(),
        };
        Looks { colour: terminal && !dumb && !plain, wipe }
    }
}

/// What happened, line by line.
pub fn tell_entries<P: Presenter>(
    teller: &impl Telling<P>,
    reader: &Reader,
    entries: &[Entry<P::Event>],
) -> Vec<String> {
    let (mut lines, mut events) = (Vec::new(), Vec::new());
    for entry in entries {
        if let Entry::Event { event, .. } = entry {
            events.push(event);
            continue;
        }
        lines.extend(teller.events(reader, &std::mem::take(&mut events)));
        lines.extend(match entry {
            Entry::Event { .. } => None,
            Entry::Undone { .. } => Some(reader.words.word("table", "undone")),
            Entry::NewRules { .. } => Some(reader.words.word("table", "new_rules")),
            Entry::Helped { seat, .. } => {
                let values = [("who", teller.who(reader, *seat).into())];
                Some(reader.words.say("table", "helped", &values))
            }
            Entry::TakenOver { seat, by, bot, .. } => {
                let key = match by {
                    HolderKind::Person => "person_sits",
                    HolderKind::Vacant => "nobody_sits",
                    HolderKind::Bot => "bot_sits",
                };
                let bot = bot.clone().unwrap_or_default();
                let values = [("who", teller.who(reader, *seat).into()), ("bot", bot.into())];
                Some(reader.say(key, &values))
            }
        });
    }
    lines.extend(teller.events(reader, &events));
    lines
}

struct Client<'a, P, T, S> {
    source: S,
    teller: T,
    words: &'a Words,
    looks: Looks,
    out: Terminal<Stdout>,
    /// What the seats are called, as it was last told.
    names: Vec<Option<String>>,
    /// What a seat has not read yet.
    news: HashMap<Viewer, Vec<String>>,
    /// Who sits at the screen.
    present: Option<Seat>,
    /// Whose question stands on the screen, of which version.
    asked: Option<(Seat, Version)>,
    game: PhantomData<P>,
}

impl<P: Presenter, T: Telling<P>, S: Source<P>> Client<'_, P, T, S> {
    fn run(&mut self, input: &mut impl BufRead) -> Result<()> {
        let reader = self.reader(None);
        let welcome = reader.bold(&self.teller.welcome(&reader));
        self.say(welcome)?;
        if let Some(promise) = self.source.promise() {
            self.say(promise)?;
        }
        loop {
            match self.source.next()? {
                Next::Over => return self.close(),
                Next::Others if self.is_shared() => self.source.wait(&String::new)?,
                Next::Others => {
                    let shown = self.look(self.alone())?;
                    self.pass_time(&shown)?;
                }
                Next::Ask(seat) => {
                    if let Some(leaving) = self.turn(seat, input)? {
                        return self.source.farewell(leaving);
                    }
                }
            }
        }
    }

    fn say(&mut self, text: impl std::fmt::Display) -> Result<()> {
        Ok(writeln!(self.out, "{text}")?)
    }
    /// Do several people share the screen?
    fn is_shared(&self) -> bool {
        self.source.seats().len() > 1
    }
    /// The one who looks at a screen that is not shared.
    fn alone(&self) -> Viewer {
        match self.source.seats()[..] {
            [seat] => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }
    fn reader(&self, seat: Option<Seat>) -> Reader<'_> {
        Reader {
            words: self.words,
            seat: seat.map(Seat::number),
            names: &self.names,
            colour: self.looks.colour,
        }
    }

    /// What a viewer is shown. What happened since is put with the news that this viewer has not read.
    fn look(&mut self, viewer: Viewer) -> Result<ShownOf<P>> {
        let shown = self.source.look(viewer)?;
        self.names = seat_names(&shown.table);
        let lines = tell_entries(&self.teller, &self.reader(viewer.seat()), &shown.events);
        self.news.entry(viewer).or_default().extend(lines);
        Ok(shown)
    }
    /// Tells a viewer the news.
    fn tell_news(&mut self, viewer: Viewer) -> Result<()> {
        for line in self.news.remove(&viewer).unwrap_or_default() {
            self.say(format!("  {line}"))?;
        }
        if self.is_shared() {
            // At the end everybody is told only what nobody at the screen has read yet.
            self.source.look(Viewer::Spectator)?;
        }
        Ok(())
    }
    /// Nobody at this screen is asked.
    fn pass_time(&mut self, shown: &ShownOf<P>) -> Result<()> {
        let viewer = self.alone();
        self.tell_news(viewer)?;
        self.hear(viewer.seat())?;
        let (words, colour) = (self.words, self.looks.colour);
        let reader = Reader { words, seat: viewer.seat().map(Seat::number), names: &self.names, colour };
        let teller = &self.teller;
        let waiting = || {
            let others = teller.waiting(&shown.view).iter().filter(|&&seat| !reader.is(seat));
            let others: Vec<String> = others.map(|&seat| teller.who(&reader, seat)).collect();
            match (shown.table.status, others.is_empty()) {
                (Status::Paused, _) => reader.word("net_paused"),
                (_, true) => reader.word("waiting"),
                (_, false) => reader.say("net_waiting", &[("who", others.join(", ").into())]),
            }
        };
        self.source.wait(&waiting)
    }
    /// What was said at the table since.
    fn hear(&mut self, seat: Option<Seat>) -> Result<()> {
        for (who, said) in self.source.talk()? {
            let reader = self.reader(seat);
            let values = [("who", self.teller.who(&reader, who).into()), ("words", said.into())];
            let line = reader.say("net_said", &values);
            self.say(line)?;
        }
        Ok(())
    }

    /// Somebody at this screen is asked. Why the terminal goes away, if it does.
    fn turn(&mut self, seat: Seat, input: &mut impl BufRead) -> Result<Option<Leaving>> {
        let shown = self.look(Viewer::Seat(seat))?;
        if !shown.choices.iter().any(|choice| self.teller.is_answer(choice)) {
            return self.pass_time(&shown).map(|()| None);
        }
        if let Some(only) = self.only_choice(&shown) {
            let reader = self.reader(Some(seat));
            let question =
                shown.question.as_ref().map(|question| self.teller.question(&reader, &shown.view, question));
            let mut question = question.unwrap_or_default();
            if question.ends_with(char::is_alphanumeric) {
                question.push('.');
            }
            let values = [("question", question.into()), ("act", only.clone().into())];
            let line = reader.say("only_choice", &values);
            self.news.entry(Viewer::Seat(seat)).or_default().push(line);
            self.source.command(seat, shown.version, &Command::Act { act: only })?.map_err(refused)?;
            return Ok(None);
        }
        if let Some(leaving) = self.seat_down(seat, input)? {
            return Ok(Some(leaving));
        }
        self.tell_news(Viewer::Seat(seat))?;
        self.hear(Some(seat))?;
        Ok(match self.ask(seat, &shown, input)? {
            Asked::LookAgain => None,
            Asked::Leave(leaving) => Some(leaving),
        })
    }
    /// The one thing that can be said, where that is said without asking.
    fn only_choice(&self, shown: &ShownOf<P>) -> Option<String> {
        match &shown.choices[..] {
            [only] if self.source.answers_only_choices() => Some(self.teller.act(only).to_owned()),
            _ => None,
        }
    }
    /// Makes sure that only whoever is asked sees the screen.
    fn seat_down(&mut self, seat: Seat, input: &mut impl BufRead) -> Result<Option<Leaving>> {
        if self.is_shared() && self.present != Some(seat) {
            let wipe = self.looks.wipe.clone();
            self.say(wipe)?;
            let reader = self.reader(None);
            let values = [("who", self.teller.who(&reader, seat.number()).into())];
            let line = reader.bold(&reader.say("sit_down", &values));
            write!(self.out, "{line} ")?;
            self.out.flush()?;
            let line = ask::read_line(input)?;
            if line.as_deref().is_none_or(|line| ask::is_goodbye(&line.trim().to_lowercase())) {
                self.say("")?;
                return Ok(Some(if line.is_none() { Leaving::EndOfInput } else { Leaving::Bye }));
            }
            self.say("")?;
        }
        self.present = Some(seat);
        Ok(None)
    }

    /// The end of a game.
    fn close(&mut self) -> Result<()> {
        let viewer = self.alone();
        let shown = self.look(viewer)?;
        self.tell_news(viewer)?;
        let reader = self.reader(viewer.seat());
        let text = match shown.table.status {
            Status::Abandoned => format!("\n{}", reader.word("net_abandoned")),
            _ => self.teller.result(&reader, &shown.view, &shown.table.results),
        };
        self.say(text)?;
        self.source.farewell(Leaving::Over)
    }
}

/// What a table says to an answer that it offered itself.
fn refused(why: Refused) -> anyhow::Error {
    anyhow::anyhow!("the table does not take its own only choice: {why:?}")
}
