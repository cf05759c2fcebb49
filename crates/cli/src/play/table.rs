//! A game in the terminal: bots and luck answer for themselves, people are asked, and everything is
//! kept in a log that can be saved, resumed and undone.

use super::ask::{self, Asking};
use super::keep::{self, NotKept};
use super::screen::{Happened, Screen};
use anyhow::Result;
use bots::Bot;
use game::{Actions, Game, Node, Seat, SplitMix, Viewer};
use record::{NoUndo, Tape};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

/// Who sits on a seat.
#[derive(Debug)]
pub enum Sitter<G: Game> {
    You,
    Bot(Box<dyn Bot<G>>),
}

/// A game in the terminal.
pub struct Table<G: Game, S: Screen<G>> {
    pub screen: S,
    pub sitters: Vec<Sitter<G>>,
    pub tape: Tape<G>,
    pub luck: SplitMix,
    /// The number all luck came from, where it is known.
    pub seed: Option<u64>,
    pub save: Option<PathBuf>,
    /// What happened since each seat was last asked, in its words; the last is for everybody.
    news: Vec<Vec<String>>,
    /// Who sits at the screen.
    present: Option<Seat>,
    /// Has a person done anything that is not in a file?
    unsaved: bool,
}

/// What a player wants after being asked.
pub enum Wish<A> {
    Act(A),
    Undo,
    Save { file: PathBuf, force: bool },
    Leave,
}

impl<G: Game, S: Screen<G>> Table<G, S> {
    /// A table where nothing has been asked yet.
    pub fn new(
        screen: S,
        sitters: Vec<Sitter<G>>,
        tape: Tape<G>,
        luck: SplitMix,
        seed: Option<u64>,
        save: Option<PathBuf>,
    ) -> Self {
        let news = vec![Vec::new(); sitters.len() + 1];
        Table { screen, sitters, tape, luck, seed, save, news, present: None, unsaved: false }
    }

    /// Plays until the game is over, the player leaves or the input ends.
    pub fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{}", self.screen.seating().bold(&self.screen.welcome()))?;
        loop {
            let mut events = Vec::new();
            let state = *self.tape.state();
            let by = match G::node(&state) {
                Node::Over => {
                    self.keep(out)?;
                    return self.close(&state, out);
                }
                Node::Chance(_) => {
                    self.tape.roll(self.screen.rules(), &mut events).expect("the seed is known");
                    None
                }
                Node::Decide(waiting) => {
                    let seat = waiting.first().expect("somebody is asked");
                    let Some(action) = self.decide(&state, seat, &mut events, input, out)? else {
                        self.keep(out)?;
                        if self.unsaved {
                            writeln!(out, "{}", self.word("not_saved"))?;
                        }
                        return self.tell_seed(out);
                    };
                    action.map(|action| (seat, action))
                }
            };
            self.spread(&events, by);
            if !self.screen.seating().is_shared() {
                self.tell_news(out)?;
            }
        }
    }

    fn word(&self, key: &str) -> String {
        self.screen.seating().words.word("cli", key)
    }

    /// Puts what happened into everybody's words.
    fn spread(&mut self, events: &[G::Event], by: Option<(Seat, G::Action)>) {
        let after = G::view(self.screen.rules(), self.tape.state(), Viewer::Spectator);
        let seating = self.screen.seating();
        let now = seating.viewer();
        let people = seating.seats().map(|seat| (seat.index(), Viewer::Seat(seat)));
        for (i, viewer) in people.chain([(self.sitters.len(), Viewer::Spectator)]) {
            seating.show_to(viewer);
            self.news[i].extend(self.screen.narrate(&Happened { events, by, after: &after }));
        }
        seating.show_to(now);
    }

    /// Tells who looks now what happened since.
    fn tell_news(&mut self, out: &mut impl Write) -> Result<()> {
        let i = self.screen.seating().viewer().seat().map_or(self.sitters.len(), Seat::index);
        for line in std::mem::take(&mut self.news[i]) {
            writeln!(out, "  {line}")?;
        }
        // At the end everybody is told only what nobody at the screen has read yet.
        self.news[self.sitters.len()].clear();
        Ok(())
    }

    /// The end of a game that was played out.
    fn close(&mut self, state: &G::State, out: &mut impl Write) -> Result<()> {
        let seating = self.screen.seating();
        if seating.is_shared() {
            seating.show_to(Viewer::Spectator);
            self.tell_news(out)?;
        }
        writeln!(out, "{}", self.screen.result(state))?;
        self.tell_seed(out)
    }

    fn tell_seed(&self, out: &mut impl Write) -> Result<()> {
        let Some(seed) = self.seed else { return Ok(()) };
        let values = [("seed", seed.to_string().into())];
        Ok(writeln!(out, "{}", self.screen.seating().words.say("cli", "seed_was", &values))?)
    }

    /// Lets a seat decide: what it did, `Some(None)` where something was taken back, or `None` when the
    /// player leaves.
    fn decide(
        &mut self,
        state: &G::State,
        seat: Seat,
        events: &mut Vec<G::Event>,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Option<Option<G::Action>>> {
        let view = G::view(self.screen.rules(), state, Viewer::Seat(seat));
        if let Sitter::Bot(bot) = &self.sitters[seat.index()] {
            let action = bot.choose(self.screen.rules(), &view, &mut self.luck);
            return self.act(seat, action, events, out);
        }
        if let Some(only) = only_choice::<G>(self.screen.rules(), &view) {
            self.note_only_choice(seat, &view, only);
            return self.act(seat, only, events, out);
        }
        if !self.seat_down(seat, input, out)? {
            return Ok(None);
        }
        let mut show = true;
        loop {
            let asking = Asking {
                screen: &self.screen,
                view: &view,
                seat,
                show,
                unsaved: self.unsaved && self.save.is_none(),
            };
            show = false;
            match ask::ask::<G>(&asking, input, out)? {
                Wish::Act(action) => {
                    self.unsaved = true;
                    let done = self.act(seat, action, events, out)?;
                    self.keep(out)?;
                    return Ok(done);
                }
                Wish::Undo => {
                    let (key, undone) = self.undo(seat);
                    writeln!(out, "{}", self.word(key))?;
                    if undone {
                        self.keep(out)?;
                        return Ok(Some(None));
                    }
                }
                Wish::Save { file, force } => self.save_as(&file, force, out)?,
                Wish::Leave => return Ok(None),
            }
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &mut Vec<G::Event>,
        out: &mut impl Write,
    ) -> Result<Option<Option<G::Action>>> {
        if let Err(why) = self.tape.act(self.screen.rules(), seat, action, events) {
            writeln!(out, "{}", self.screen.say_why(why))?;
            return Ok(Some(None));
        }
        Ok(Some(Some(action)))
    }

    /// A question with one answer is not asked; the player reads what was answered.
    fn note_only_choice(&mut self, seat: Seat, view: &G::View, only: G::Action) {
        let seating = self.screen.seating();
        let now = seating.viewer();
        seating.show_to(Viewer::Seat(seat));
        let act = G::write_action(self.screen.rules(), only);
        let values = [("question", self.screen.question(view).into()), ("act", act.into())];
        self.news[seat.index()].push(seating.words.say("cli", "only_choice", &values));
        seating.show_to(now);
    }

    /// Makes sure that only who is asked sees the screen; `false` when nobody comes.
    fn seat_down(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> Result<bool> {
        let seating = self.screen.seating();
        if seating.is_shared() && self.present != Some(seat) {
            writeln!(out, "{}", seating.wipe)?;
            let values = [("who", seating.number(seat).into())];
            write!(out, "{} ", seating.bold(&seating.words.say("cli", "sit_down", &values)))?;
            out.flush()?;
            let line = ask::read_line(input)?;
            if line.as_deref().is_none_or(|line| ask::is_goodbye(&line.trim().to_lowercase())) {
                writeln!(out, "\n{}", self.word(if line.is_none() { "end_of_input" } else { "bye" }))?;
                return Ok(false);
            }
            writeln!(out)?;
        }
        self.present = Some(seat);
        self.screen.seating().show_to(Viewer::Seat(seat));
        self.tell_news(out)?;
        Ok(true)
    }

    /// Back to before the player's last choice, as long as nothing came to light since: what to say, and
    /// whether anything was taken back.
    fn undo(&mut self, seat: Seat) -> (&'static str, bool) {
        if !self.tape.effective().any(|line| line.seat == Some(seat.number())) {
            return ("no_undo_nothing", false);
        }
        loop {
            let rules = self.screen.rules();
            let refused = match self.tape.undo_point(seat) {
                Ok(to) if self.tape.undo(rules, to) => None,
                Ok(_) | Err(NoUndo::Nothing) => Some("no_undo_nothing"),
                Err(NoUndo::Luck) => Some("no_undo_luck"),
                Err(NoUndo::Reveal) => Some("no_undo_reveal"),
                Err(_) => Some("no_undo_other"),
            };
            if let Some(key) = refused {
                return (key, false);
            }
            let view = G::view(rules, self.tape.state(), Viewer::Seat(seat));
            // What was answered by itself would only be answered again.
            if only_choice::<G>(rules, &view).is_none() {
                let seating = self.screen.seating();
                let line = seating.words.say("cli", "took_back", &[("who", seating.number(seat).into())]);
                for other in seating.seats().filter(|&other| other != seat) {
                    self.news[other.index()].push(line.clone());
                }
                return ("undone", true);
            }
        }
    }

    /// Keeps the game in this file from now on, if that is possible.
    fn save_as(&mut self, file: &Path, force: bool, out: &mut impl Write) -> Result<()> {
        let text = self.tape.text(true);
        let allowed = if force { Ok(()) } else { keep::may_keep(file, &text) };
        let line = match allowed.and_then(|()| keep::write(file, &text)) {
            Err(why) => self.why_not_kept(&why),
            Ok(()) => {
                self.save = Some(file.into());
                self.unsaved = false;
                self.word("saved")
            }
        };
        Ok(writeln!(out, "{line}")?)
    }

    /// Keeps the game in its file; a file that cannot be written does not end the game.
    fn keep(&mut self, out: &mut impl Write) -> Result<()> {
        let Some(file) = &self.save else { return Ok(()) };
        match keep::write(file, &self.tape.text(true)) {
            Ok(()) => self.unsaved = false,
            Err(why) => {
                writeln!(out, "{}", self.why_not_kept(&why))?;
                self.save = None;
            }
        }
        Ok(())
    }

    /// Tests the file before the first move.
    pub fn begin_keeping(&self, force: bool) -> Result<()> {
        let Some(file) = &self.save else { return Ok(()) };
        let text = self.tape.text(true);
        let allowed = if force { Ok(()) } else { keep::may_begin(file, &text) };
        allowed
            .and_then(|()| keep::write(file, &text))
            .map_err(|why| anyhow::anyhow!(self.why_not_kept(&why)))
    }

    fn why_not_kept(&self, why: &NotKept) -> String {
        let (key, file, error) = match why {
            NotKept::Foreign(file) => ("save_foreign", file, String::new()),
            NotKept::Same(file) => ("save_same", file, String::new()),
            NotKept::Broken(file, error) => ("save_broken", file, error.to_string()),
        };
        let values = [("file", file.display().to_string().into()), ("error", error.into())];
        self.screen.seating().words.say("cli", key, &values)
    }
}

/// The one thing that can be said, if there is but one.
fn only_choice<G: Game>(rules: &G::Rules, view: &G::View) -> Option<G::Action> {
    let mut actions = Actions::new(G::NO_ACTION);
    G::view_legal(rules, view, &mut actions);
    match *actions {
        [only] => Some(only),
        _ => None,
    }
}
