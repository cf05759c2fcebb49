//! A table of this program's own: bots and luck answer for themselves, people are asked at the screen, and everything is kept in
//! a log that can be saved, resumed and undone.

use super::keep;
use crate::campaign::InCampaign;
use crate::client::{Leaving, Next, Ordered, Refused, Source};
use crate::say;
use crate::words::Words;
use anyhow::{Result, anyhow, bail};
use bots::Bot;
use game::{Game, Seat, SplitMix, Viewer};
use record::Tape;
use session::ShownOf;
use session::advice::Hint;
use session::wire::AnyWhyNot;
use session::{
    AnyTable, Command, Cores, Holder, Notes, Presenter, Refusal, SeatNotes, Settings, Status, Table, Version,
};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long a bot that can stop thinks about one decision.
const LONGEST_THOUGHT: Duration = Duration::from_secs(1);
/// How long it thinks in one game turn in all.
const LONGEST_TURN: Duration = Duration::from_secs(10);
/// And never longer than such a part of what is left of that: so there is always some left for the next decision.
const SHARES: u32 = 4;
/// So many threads think for it, if there are cores.
const HANDS: usize = 4;
/// And how long about a hint.
const LONGEST_HINT: Duration = Duration::from_secs(4);

/// Who sits on a seat.
#[derive(Debug)]
pub enum Sitter<G: Game> {
    You,
    Bot(Box<dyn Bot<G>>),
}

/// A table of this program's own. There is no clock: nobody is hurried.
pub struct Local<'a, P: Presenter> {
    table: Table<P>,
    presenter: Arc<P>,
    sitters: Vec<Sitter<P::Game>>,
    /// The luck of all bots.
    luck: SplitMix,
    /// How long each bot has thought, and in which game turn.
    thought: Vec<(u32, Duration)>,
    /// The number all luck came from, where it is known.
    seed: Option<u64>,
    /// Up to which version each viewer has looked; the last is for spectators.
    seen: Vec<Version>,
    /// The file it is kept in.
    file: Option<PathBuf>,
    /// The campaign it is of, which keeps it.
    campaign: Option<InCampaign>,
    /// Has a person done anything that is not in a file?
    unsaved: bool,
    words: &'a Words,
}

/// What a table is begun or resumed with, besides the game itself.
pub struct Begun<G: Game> {
    /// As far as it was played.
    pub tape: Tape<G>,
    /// Who sits where.
    pub sitters: Vec<Sitter<G>>,
    /// Where the bots' own luck comes from.
    pub number: u64,
    /// The seed of all luck, where it is known as a number.
    pub seed: Option<u64>,
    /// The campaign it is of.
    pub campaign: Option<InCampaign>,
}

impl<'a, P: Presenter> Local<'a, P> {
    /// A table that goes on from a log.
    pub fn new(
        presenter: P,
        rules: <P::Game as Game>::Rules,
        begun: Begun<P::Game>,
        file: Option<PathBuf>,
        words: &'a Words,
    ) -> Result<Self> {
        let Begun { tape, sitters, number, seed, campaign } = begun;
        let Some(secret) = tape.seed().copied() else {
            bail!("the log does not hold its seed, so the race cannot go on from it");
        };
        // Answers under seal are opened as soon as all are given.
        let settings = Settings { window_ms: 0, ..Settings::default() };
        let holder = |(sitter, name): (&Sitter<P::Game>, String)| match sitter {
            Sitter::You => Holder::person(""),
            Sitter::Bot(_) => Holder::Bot { level: name },
        };
        let seats = sitters.iter().zip(tape.seats()).map(holder);
        let notes = Notes {
            settings,
            seats: seats.map(|holder| SeatNotes::new(holder, &settings)).collect(),
            host: sitters.iter().position(|sitter| matches!(sitter, Sitter::You)).map(|i| i as u8),
            status: Status::Running,
            assisted: false,
            window_opened: None,
            pause: None,
            salt: number,
        };
        let (presenter, rules, header) = (Arc::new(presenter), Arc::new(rules), tape.header().clone());
        let is_new = tape.lines().is_empty();
        let table = if is_new {
            Table::start(presenter.clone(), rules, header, secret, notes, 0)
        } else {
            Table::restore(presenter.clone(), rules, header, secret, notes, tape.lines(), 0)
        };
        let table = table.map_err(|problem| anyhow!("{problem}"))?;
        let viewers = Seat::all(sitters.len() as u8).map(Viewer::Seat).chain([Viewer::Spectator]);
        // Whoever comes back sees it all in the position.
        let seen = viewers.map(|viewer| if is_new { 0 } else { table.version(viewer) }).collect();
        let (luck, thought) = (SplitMix(number), vec![(0, Duration::ZERO); sitters.len()]);
        Ok(Local {
            thought,
            table,
            presenter,
            sitters,
            luck,
            seed,
            seen,
            file,
            campaign,
            unsaved: false,
            words,
        })
    }

    /// Tests the file before the first move.
    pub fn begin_keeping(&self, force: bool) -> Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let text = self.table.tape().text(true);
        let allowed = if force { Ok(()) } else { keep::may_begin(file, &text) };
        allowed.and_then(|()| keep::write(file, &text)).map_err(|why| anyhow!(why.told(self.words)))
    }
    /// Keeps the game in its file; a file that cannot be written does not end the game.
    fn keep(&mut self) -> Result<()> {
        if let Some(campaign) = &mut self.campaign {
            // A race that is not kept does not count, so it does not go on either.
            campaign.go_on(&self.table.tape().text_with(Default::default(), true))?;
            self.unsaved = false;
        }
        let Some(file) = &self.file else { return Ok(()) };
        match keep::write(file, &self.table.tape().text(true)) {
            Ok(()) => self.unsaved = false,
            Err(why) => {
                say(why.told(self.words))?;
                self.file = None;
            }
        }
        Ok(())
    }
    /// Keeps the game in this file from now on, if that is possible.
    fn save_as(&mut self, file: &Path, force: bool) -> String {
        let text = self.table.tape().text(true);
        let allowed = if force { Ok(()) } else { keep::may_keep(file, &text) };
        match allowed.and_then(|()| keep::write(file, &text)) {
            Err(why) => why.told(self.words),
            Ok(()) => {
                self.file = Some(file.into());
                self.unsaved = false;
                self.words.word("cli", "saved")
            }
        }
    }
}

impl<P: Presenter> Source<P> for Local<'_, P> {
    fn board(&mut self) -> Result<P::Board> {
        Ok(self.presenter.board(self.table.rules()))
    }
    fn seats(&self) -> Vec<Seat> {
        let seats = Seat::all(self.sitters.len() as u8);
        seats.filter(|seat| matches!(self.sitters[seat.index()], Sitter::You)).collect()
    }
    /// One after the other, in seat order, so that the same seed and the same answers give the same log.
    fn next(&mut self) -> Result<Next> {
        Ok(match self.table.waiting().first() {
            _ if self.table.is_over() => Next::Over,
            Some(seat) if matches!(self.sitters[seat.index()], Sitter::You) => Next::Ask(seat),
            _ => Next::Others,
        })
    }
    fn look(&mut self, viewer: Viewer) -> Result<ShownOf<P>> {
        let seen = &mut self.seen[viewer.seat().map_or(self.sitters.len(), Seat::index)];
        let shown = self.table.show(viewer, *seen);
        *seen = shown.version;
        Ok(shown)
    }
    fn wait(&mut self, _: &dyn Fn() -> String) -> Result<()> {
        let (seat, asked) = *self.table.bots_to_move().first().ok_or_else(|| anyhow!("nobody is asked"))?;
        let Sitter::Bot(bot) = &self.sitters[seat.index()] else { bail!("a person is asked") };
        let (rules, view) = (self.table.rules(), self.table.view(Viewer::Seat(seat)));
        let (begun, turn) = (Instant::now(), AnyTable::turn(&self.table));
        let thought = &mut self.thought[seat.index()];
        if thought.0 != turn {
            *thought = (turn, Duration::ZERO);
        }
        let enough = LONGEST_THOUGHT.min(LONGEST_TURN.saturating_sub(thought.1) / SHARES);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let patience = Cores { hands: cores.min(HANDS), is_over: || begun.elapsed() >= enough };
        let act = P::Game::write_action(rules, bot.choose_until(rules, &view, &mut self.luck, &patience));
        thought.1 += begun.elapsed();
        if !self.table.bot_answers(seat, asked, &act, 0) {
            bail!("{bot:?} in seat {} said {act}", seat.number());
        }
        Ok(())
    }
    fn command(&mut self, seat: Seat, seen: Version, command: &Command) -> Result<Result<(), Refused>> {
        if let Err(refusal) = self.table.command(seat, Some(seen), command, 0) {
            return Ok(Err(refused(refusal)));
        }
        self.unsaved = true;
        self.keep()?;
        Ok(Ok(()))
    }
    fn why(&mut self, seat: Seat, act: &str) -> Result<Result<Option<AnyWhyNot>, Refused>> {
        Ok(self.table.why_not(seat, act).map(|why| why.map(Into::into)).map_err(refused))
    }
    fn hint(&mut self, seat: Seat, seen: Version) -> Result<Result<Hint, Refused>> {
        let job = match self.table.hint_job(seat, seen) {
            Ok(job) => job,
            Err(refusal) => return Ok(Err(refused(refusal))),
        };
        let (asked, begun) = (job.asked, Instant::now());
        let hint = (job.think)(&|| begun.elapsed() >= LONGEST_HINT);
        if let Err(refusal) = self.table.note_hint(seat, asked, 0) {
            return Ok(Err(refused(refusal)));
        }
        self.keep()?;
        Ok(Ok(hint))
    }
    fn answers_only_choices(&self) -> bool {
        true
    }
    fn order(&mut self, _: Seat, _: Version, verb: &str, rest: &str) -> Result<Option<Ordered>> {
        if verb != "save" {
            return Ok(None);
        }
        if rest.is_empty() {
            return Ok(Some(Ordered::Told(self.words.word("cli", "save_where"))));
        }
        let (file, force) = match rest.strip_suffix("--force") {
            Some(file) => (file.trim(), true),
            None => (rest, false),
        };
        Ok(Some(Ordered::Told(self.save_as(Path::new(file), force))))
    }
    fn orders(&self) -> &'static str {
        "help_local"
    }
    fn warning(&self) -> Option<String> {
        (self.unsaved && self.file.is_none() && self.campaign.is_none())
            .then(|| self.words.word("cli", "save_first"))
    }
    fn farewell(&mut self, leaving: Leaving) -> Result<()> {
        let word = |key: &str| self.words.word("cli", key);
        match leaving {
            Leaving::Over => {}
            Leaving::Bye => say(word("bye"))?,
            Leaving::EndOfInput => say(word("end_of_input"))?,
        }
        self.keep()?;
        if let Some(campaign) = self.campaign.as_mut().filter(|_| leaving == Leaving::Over) {
            say(campaign.close(self.words)?)?;
        }
        if leaving != Leaving::Over && self.unsaved {
            say(self.words.word("cli", "not_saved"))?;
        }
        let Some(seed) = self.seed else { return Ok(()) };
        say(self.words.say("cli", "seed_was", &[("seed", seed.to_string().into())]))
    }
}

fn refused(refusal: Refusal) -> Refused {
    match refusal {
        Refusal::Stale => Refused::Stale,
        Refusal::Rules(why) => Refused::Rules(why),
        Refusal::Undo(_) => Refused::NoUndo,
        other => Refused::Other(other.to_string()),
    }
}
