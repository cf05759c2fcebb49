//! A running game that a newer program goes on with, where its rules would have played otherwise so far. The last position that
//! the older program stored becomes a record that names the newer rules: records before it are kept and no longer replayed, undo
//! goes no further back, and luck is counted from there.
//!
//! Both programs must mean the same by that position. The older one has hashed it with its last record, under the key; the newer
//! one must find that hash, read the position as one that can stand in its own rules, and write it with the same letters.

use crate::Problem;
use crate::header::Header;
use crate::line::{Line, What, to_json};
use crate::luck::Seed;
use crate::tape::Tape;
use game::Game;

/// Where a log was last moved to other rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Base {
    /// The record that did it.
    pub record: u32,
    /// The version of the rules before.
    pub from: u32,
    /// The version of the rules from there on.
    pub to: u32,
    /// How often the log was moved, this time included.
    pub times: u32,
}

impl Base {
    /// Of a log that began under these rules.
    pub fn of(began: u32, lines: &[Line]) -> Option<Base> {
        Self::last(began, lines.iter().filter_map(|line| Some((line.n, line.rules?))))
    }
    /// The same from the text of the records: most of them need not be read for it.
    pub(crate) fn in_text(began: u32, body: &str) -> Option<Base> {
        let naming = body.lines().filter(|text| text.contains("\"rules\":"));
        let lines = naming.filter_map(|text| serde_json::from_str::<Line>(text).ok());
        Self::last(began, lines.filter_map(|line| Some((line.n, line.rules?))))
    }
    fn last(began: u32, moves: impl Iterator<Item = (u32, u32)>) -> Option<Base> {
        moves.fold(None, |before: Option<Base>, (record, to)| {
            let (from, times) = before.map_or((began, 1), |base| (base.to, base.times + 1));
            Some(Base { record, from, to, times })
        })
    }
    /// Games go to newer rules only: what an older program would make of a newer game nobody has looked at.
    pub(crate) fn check(self) -> Result<Base, Problem> {
        if self.from < self.to { Ok(self) } else { Err(Problem::Moved { from: self.from, to: self.to }) }
    }
}

/// The version of the rules that a game goes on with.
pub fn rules_at_the_end(header: &Header, lines: &[Line]) -> u32 {
    Base::of(header.rules_version, lines).map_or(header.rules_version, |base| base.to)
}

impl<G: Game> Tape<G> {
    /// A stored game of older rules goes on under these, from the position that was stored with its last record.
    pub fn move_on(
        rules: &G::Rules,
        header: Header,
        seed: Seed,
        lines: &[Line],
        position: &str,
    ) -> Result<Self, Problem> {
        let key = header.key(&seed)?;
        if let Some(last) = lines.last()
            && last.h != Some(key.hash(&[&last.bare(), position]))
        {
            return Err(Problem::Hash);
        }
        let read = |text: &str| G::read_position(rules, text).map_err(|e| Problem::Notation(e.to_string()));
        let ours = G::write_position(rules, &read(position)?);
        if ours != position {
            return Err(Problem::Unlike(ours));
        }
        let before = Base::of(header.rules_version, lines);
        let (from, times) = before.map_or((header.rules_version, 0), |base| (base.to, base.times));
        let base = Base { record: lines.len() as u32 + 1, from, to: G::RULES_VERSION, times: times + 1 };
        let mut tape = Self::based(rules, header, Some(seed), Some(base))?;
        lines.iter().try_for_each(|line| tape.follow(rules, line, &mut ()))?;
        let line = Line { position: Some(ours), rules: Some(base.to), ..Line::default() };
        tape.move_to(rules, line)?;
        Ok(tape)
    }

    /// Is this record from before the rules of this program held? Its form is looked at, and nothing else can be.
    pub(crate) fn check_skipped(&self, rules: &G::Rules, line: &Line) -> Result<(), Problem> {
        match line.what()? {
            What::Act(seat, _) => self.seat(rules, seat).map(|_| ()),
            What::Takeover(seat, by) => {
                self.seat(rules, seat)?;
                crate::header::check_name(by)
            }
            What::Help(seat) => self.seat(rules, seat).map(|_| ()),
            What::Moved(..) | What::Luck(_) | What::Undo(_) | What::Position(_) => Ok(()),
        }
    }
    /// The game goes on from the position of this record, and from nothing before it.
    pub(crate) fn move_to(&mut self, rules: &G::Rules, line: Line) -> Result<(), Problem> {
        let text = line.position.as_deref().ok_or(Problem::Shape)?;
        let state = G::read_position(rules, text).map_err(|e| Problem::Notation(e.to_string()))?;
        if G::write_position(rules, &state) != text {
            return Err(Problem::NotCanonical(to_json(&Line { h: None, ..line })));
        }
        self.begin_at(rules, line, state);
        Ok(())
    }
}
