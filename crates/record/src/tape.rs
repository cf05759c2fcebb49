//! A running record: the game and its log as one thing. Whatever is said is checked, applied and
//! written down; undo is a record like any other, and sequence numbers only grow.

use crate::header::{FORMAT, Header, OLDER_FORMAT, check_name};
use crate::line::{Close, Line, What, to_json};
use crate::luck::{Key, Seed, fair_outcome};
use crate::moved::Base;
use crate::shares::Drawn;
use crate::{Problem, hex};
use game::{Events, Game, Node, Seat};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The most streams of luck a game has.
pub(crate) const MAX_STREAMS: usize = 8;

/// A game with its log.
#[derive(Clone, Debug)]
pub struct Tape<G: Game> {
    header: Header,
    seed: Option<Seed>,
    key: Option<Key>,
    lines: Vec<Line>,
    /// The positions that count, oldest first; undo takes from the end.
    past: Vec<Moment<G>>,
    marks: Marks,
    /// Where it was moved to the rules of this program: what stands before is kept and not replayed.
    base: Option<Base>,
}

/// What a log holds besides plain play: all of it legal, but worth knowing before one trusts a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// It starts from a position, not from a new game.
    pub is_branch: bool,
    /// How often a whole position was set.
    pub positions: u32,
    /// How often undo went back over luck, over something shown, or over somebody else's action.
    pub far_undos: u32,
    /// How often the program told a seat what it would do.
    pub helps: u32,
    /// It was played under older rules first, up to this record: what stands before it cannot be checked.
    pub moved: Option<Base>,
}

/// The position after a record.
#[derive(Clone, Copy, Debug)]
struct Moment<G: Game> {
    /// The record, 0 for the start.
    n: u32,
    state: G::State,
    /// Outcomes of each stream so far.
    counts: [u32; MAX_STREAMS],
    /// Who brought it about; nobody where luck did.
    by: Option<Seat>,
    /// It showed something that was hidden.
    reveal: bool,
}

/// Why a player cannot undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoUndo {
    /// Nothing was done yet.
    #[error("there is nothing to undo")]
    Nothing,
    /// Luck has spoken since.
    #[error("luck has spoken since: what was drawn stays drawn")]
    Luck,
    /// Something hidden was shown.
    #[error("something hidden was shown since")]
    Reveal,
    /// Somebody else has acted since, or may have: several were asked at the same time.
    #[error("somebody else has acted since")]
    Other,
}

/// Notes whether something hidden was shown, and passes everything on.
struct Watch<'a, G: Game, E> {
    events: &'a mut E,
    reveal: bool,
    game: std::marker::PhantomData<G>,
}

impl<G: Game, E: Events<G::Event>> Events<G::Event> for Watch<'_, G, E> {
    fn on(&mut self, event: G::Event) {
        self.reveal |= G::is_reveal(&event);
        self.events.on(event);
    }
}

impl<G: Game> Tape<G> {
    /// A new game under this header. The seed must be the one committed to.
    pub fn new(rules: &G::Rules, header: Header, seed: Option<Seed>) -> Result<Self, Problem> {
        Self::based(rules, header, seed, None)
    }
    /// The same for a game that was moved to the rules of this program by a record that will follow.
    pub fn based(
        rules: &G::Rules,
        header: Header,
        seed: Option<Seed>,
        base: Option<Base>,
    ) -> Result<Self, Problem> {
        let base = base.map(Base::check).transpose()?;
        check_header::<G>(rules, &header, base.map_or(header.rules_version, |base| base.to))?;
        let key = seed.map(|seed| header.key(&seed)).transpose()?;
        let state = match &header.start {
            // What older rules wrote is not read; the record that moved the game brings a position.
            Some(text) if base.is_none() => {
                G::read_position(rules, text).map_err(|e| Problem::Notation(e.to_string()))?
            }
            _ => G::start(rules),
        };
        let start = Moment { n: 0, state, counts: [0; MAX_STREAMS], by: None, reveal: true };
        let marks = Marks { is_branch: header.start.is_some(), moved: base, ..Marks::default() };
        Ok(Tape { header, seed, key, lines: Vec::new(), past: vec![start], marks, base })
    }
    /// A tape for the same log with nothing on it yet, to go through its records again.
    pub fn rewound(&self, rules: &G::Rules, seed: Option<Seed>) -> Result<Self, Problem> {
        Self::based(rules, self.header.clone(), seed, self.base)
    }
    /// Where the game was moved to the rules of this program.
    pub fn base(&self) -> Option<Base> {
        self.base
    }
    /// The position that all records which still count lead on from, and the record that brought it (0: the start).
    pub fn first(&self) -> (u32, &G::State) {
        (self.past[0].n, &self.past[0].state)
    }
    /// What was agreed on before the start.
    pub fn header(&self) -> &Header {
        &self.header
    }
    /// Who sits where now: as the header says, but for those who were taken over since.
    pub fn seats(&self) -> Vec<String> {
        let mut seats = self.header.seats.clone();
        for line in &self.lines {
            if let (Some(seat), Some(by)) = (line.takeover, &line.by) {
                seats[usize::from(seat) - 1].clone_from(by);
            }
        }
        seats
    }
    /// All records.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }
    /// The number of the last record.
    pub fn last(&self) -> u32 {
        self.lines.len() as u32
    }
    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.now().state
    }
    fn now(&self) -> &Moment<G> {
        self.past.last().expect("the start is never undone")
    }
    /// What the log holds besides plain play.
    pub fn marks(&self) -> Marks {
        self.marks
    }
    /// The key of all luck, if the seed is known. Never to be shown before the end.
    pub fn key(&self) -> Option<Key> {
        self.key
    }
    /// The seed, if it is known. Never to be shown before the end.
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }
    /// Is the seed known, so that luck can be drawn and checked?
    pub fn knows_luck(&self) -> bool {
        self.key.is_some()
    }
    /// The records whose effect still stands, oldest first.
    pub fn effective(&self) -> impl Iterator<Item = &Line> {
        self.past.iter().skip(1).map(|moment| &self.lines[moment.n as usize - 1])
    }

    /// A seat says something.
    pub fn act(
        &mut self,
        rules: &G::Rules,
        seat: Seat,
        action: G::Action,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), G::WhyNot> {
        let mut now = *self.now();
        let mut watch = Watch::<G, _> { events, reveal: false, game: std::marker::PhantomData };
        G::act(rules, &mut now.state, seat, action, &mut watch)?;
        (now.by, now.reveal) = (Some(seat), watch.reveal);
        let line =
            Line { seat: Some(seat.number()), act: Some(G::write_action(rules, action)), ..Line::default() };
        self.push(rules, line, Some(now));
        Ok(())
    }
    /// Luck says the one fair thing. `None` away from chance nodes, or where the seed is not known.
    pub fn roll(&mut self, rules: &G::Rules, events: &mut impl Events<G::Event>) -> Option<G::Outcome> {
        let now = self.now();
        let outcome = fair_outcome::<G>(rules, &now.state, &self.luck_key()?, &now.counts)?;
        self.settle(rules, outcome, events).then_some(outcome)
    }
    /// The key of the luck that is drawn now: outcomes are counted from where the game was moved to other rules.
    fn luck_key(&self) -> Option<Key> {
        Some(self.key?.since(self.base.map_or(0, |base| base.record)))
    }
    /// Luck says this; `false` if it cannot.
    #[must_use]
    pub fn settle(
        &mut self,
        rules: &G::Rules,
        outcome: G::Outcome,
        events: &mut impl Events<G::Event>,
    ) -> bool {
        let mut now = *self.now();
        let Node::Chance(chance) = G::node(&now.state) else { return false };
        if !G::settle(rules, &mut now.state, outcome, events) {
            return false;
        }
        now.counts[G::stream(chance)] += 1;
        (now.by, now.reveal) = (None, true);
        let line = Line { luck: Some(G::write_outcome(rules, outcome)), ..Line::default() };
        self.push(rules, line, Some(now));
        true
    }
    /// Somebody else sits on a seat from now on.
    pub fn take_over(&mut self, rules: &G::Rules, seat: Seat, by: &str) {
        let line = Line { takeover: Some(seat.number()), by: Some(by.into()), ..Line::default() };
        self.push(rules, line, None);
    }
    /// The program tells a seat what it would do.
    pub fn help(&mut self, rules: &G::Rules, seat: Seat) {
        self.marks.helps += 1;
        let line = Line { help: Some(seat.number()), ..Line::default() };
        self.push(rules, line, None);
    }
    /// Sets the position by hand.
    pub fn set_position(&mut self, rules: &G::Rules, state: G::State) {
        self.marks.positions += 1;
        let now = Moment { state, reveal: true, by: None, ..*self.now() };
        let line = Line { position: Some(G::write_position(rules, &state)), ..Line::default() };
        self.push(rules, line, Some(now));
    }

    /// The game begins anew at this position: nothing that stands before it can be gone back to.
    pub(crate) fn begin_at(&mut self, rules: &G::Rules, line: Line, state: G::State) {
        self.past.clear();
        let now = Moment { n: 0, state, counts: [0; MAX_STREAMS], by: None, reveal: true };
        self.push(rules, line, Some(now));
    }

    /// The record a player can go back to: before his own last actions, as long as nobody else acted,
    /// no luck spoke and nothing hidden was shown since.
    pub fn undo_point(&self, seat: Seat) -> Result<u32, NoUndo> {
        let Some((before, last)) = self.past.split_last().and_then(|(last, rest)| Some((rest.last()?, last)))
        else {
            return Err(NoUndo::Nothing);
        };
        // While several answer at the same time, nobody may learn from a refusal whether another has (R137).
        if G::node(&before.state).waiting().len() > 1 {
            return Err(NoUndo::Other);
        }
        match last.by {
            None => Err(NoUndo::Luck),
            Some(by) if by != seat => Err(NoUndo::Other),
            Some(_) if last.reveal => Err(NoUndo::Reveal),
            Some(_) => Ok(before.n),
        }
    }
    /// Goes back to the position after record `to` (0: the start). `false` if that position was itself
    /// undone or never was.
    #[must_use]
    pub fn undo(&mut self, rules: &G::Rules, to: u32) -> bool {
        let Some(i) = self.past.iter().position(|moment| moment.n == to) else { return false };
        let (undone, by) = (&self.past[i + 1..], self.past.last().and_then(|moment| moment.by));
        self.marks.far_undos += u32::from(undone.iter().any(|m| m.reveal || m.by.is_none() || m.by != by));
        self.past.truncate(i + 1);
        let line = Line { undo: Some(to), ..Line::default() };
        self.push(rules, line, None);
        true
    }

    /// Writes a record down; `now` is the position it leads to, if it is a new one.
    fn push(&mut self, rules: &G::Rules, mut line: Line, now: Option<Moment<G>>) {
        line.n = self.last() + 1;
        if let Some(mut now) = now {
            now.n = line.n;
            self.past.push(now);
        }
        if let Some(key) = &self.key {
            let position = G::write_position(rules, self.state());
            line.h = Some(key.hash(&[&line.bare(), &position]));
        }
        self.lines.push(line);
    }

    /// Applies one record of a file, and checks its number, its hash and its luck.
    pub(crate) fn apply(&mut self, rules: &G::Rules, line: &Line) -> Result<(), Problem> {
        self.follow(rules, line, &mut ())
    }
    /// Applies one stored record, checks its number, its hash and its luck, and tells what happened.
    pub fn follow(
        &mut self,
        rules: &G::Rules,
        line: &Line,
        events: &mut impl Events<G::Event>,
    ) -> Result<(), Problem> {
        if line.n != self.last() + 1 {
            return Err(Problem::Number { expected: self.last() + 1, found: line.n });
        }
        if self.base.is_some_and(|base| line.n < base.record) {
            self.check_skipped(rules, line)?;
            self.lines.push(line.clone());
            return Ok(());
        }
        let notation = |e: game::TextError| Problem::Notation(e.to_string());
        match line.what()? {
            What::Act(seat, text) => {
                let action = G::read_action(rules, text).map_err(notation)?;
                let seat = self.seat(rules, seat)?;
                self.act(rules, seat, action, events).map_err(|why| Problem::Illegal {
                    seat: seat.number(),
                    act: text.into(),
                    why: format!("{why:?}"),
                })?;
            }
            What::Luck(text) => {
                let outcome = G::read_outcome(rules, text).map_err(notation)?;
                let now = self.now();
                let fair =
                    self.luck_key().and_then(|key| fair_outcome::<G>(rules, &now.state, &key, &now.counts));
                if let Some(fair) = fair.filter(|&fair| fair != outcome) {
                    let fair = G::write_outcome(rules, fair);
                    return Err(Problem::BentLuck { found: text.into(), fair });
                }
                if !self.settle(rules, outcome, events) {
                    return Err(Problem::Impossible(text.into()));
                }
            }
            What::Undo(to) => {
                if !self.undo(rules, to) {
                    return Err(Problem::Undo(to));
                }
            }
            What::Takeover(seat, by) => {
                let seat = self.seat(rules, seat)?;
                check_name(by)?;
                self.take_over(rules, seat, by);
            }
            What::Help(seat) => {
                let seat = self.seat(rules, seat)?;
                self.help(rules, seat);
            }
            What::Position(text) => {
                let state = G::read_position(rules, text).map_err(notation)?;
                self.set_position(rules, state);
            }
            What::Moved(to, _) => match self.base {
                Some(base) if base.record == line.n => {
                    self.move_to(rules, Line { h: None, ..line.clone() })?;
                }
                _ => return Err(Problem::Moved { from: self.header.rules_version, to }),
            },
        }
        let written = self.lines.last().expect("just written");
        if self.key.is_some() && written.h != line.h {
            return Err(Problem::Hash);
        }
        if written.bare() != line.bare() {
            return Err(Problem::NotCanonical(written.bare()));
        }
        Ok(())
    }
    pub(crate) fn seat(&self, rules: &G::Rules, number: u8) -> Result<Seat, Problem> {
        if (1..=G::seats(rules)).contains(&number) {
            Ok(Seat(number - 1))
        } else {
            Err(Problem::Seat(number))
        }
    }

    /// The position after record `n`, undone or not; none from before the game was moved to other rules.
    pub fn state_at(&self, rules: &G::Rules, n: u32) -> Option<G::State> {
        if self.base.is_some_and(|base| n < base.record) {
            return None;
        }
        let mut again = self.rewound(rules, None).ok()?;
        for line in self.lines.get(..n as usize)? {
            again.apply(rules, &Line { h: None, ..line.clone() }).ok()?;
        }
        Some(*again.state())
    }
    /// A header for a game that goes on from this position with fresh luck, drawn by one program.
    pub fn branch(&self, rules: &G::Rules, state: &G::State, seed: &Seed, nonces: Vec<String>) -> Header {
        Header {
            start: Some(G::write_position(rules, state)),
            luck: None,
            drawn: Some(Drawn::Program),
            commitment: seed.commitment(),
            nonces,
            rules_version: G::RULES_VERSION,
            great_race_log: FORMAT,
            ..self.header.clone()
        }
    }

    /// The whole file. The seed stands in it if it is known and `reveal` says so.
    pub fn text(&self, reveal: bool) -> String {
        self.write(&self.header, reveal)
    }
    /// The whole file with the content it was played with, to be read anywhere.
    pub fn text_with(&self, files: BTreeMap<String, String>, reveal: bool) -> String {
        self.write(&Header { files, ..self.header.clone() }, reveal)
    }
    fn write(&self, header: &Header, reveal: bool) -> String {
        write_log(header, &self.lines, self.seed.as_ref().filter(|_| reveal))
    }
}

/// A whole file from its parts, which are not looked at: so a log that was played under other rules can still be given out.
pub fn write_log(header: &Header, lines: &[Line], seed: Option<&Seed>) -> String {
    let mut out = to_json(header);
    out.push('\n');
    for line in lines {
        out += &to_json(line);
        out.push('\n');
    }
    let sum = hex::encode(&Sha256::digest(out.as_bytes()));
    out += &to_json(&Close { close: lines.len() as u32, seed: seed.map(Seed::reveal), sum });
    out.push('\n');
    out
}

fn check_header<G: Game>(rules: &G::Rules, header: &Header, version: u32) -> Result<(), Problem> {
    if ![FORMAT, OLDER_FORMAT].contains(&header.great_race_log) {
        return Err(Problem::Format(header.great_race_log));
    }
    if header.game != G::SLUG {
        return Err(Problem::Game(header.game.clone()));
    }
    if version != G::RULES_VERSION {
        return Err(Problem::RulesVersion { found: version, ours: G::RULES_VERSION });
    }
    let seats = usize::from(G::seats(rules));
    if header.seats.len() != seats || header.nonces.len() != seats {
        return Err(Problem::Header("seats and nonces must be as many as play"));
    }
    header.check_names()?;
    header.check_luck()
}
