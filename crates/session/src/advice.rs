//! What the program would do, and why, for whoever asks. It thinks about the seat's own view and nothing else. That somebody
//! was told stands in the log, and everybody at the table sees it.

use crate::history::Happening;
use crate::kinds::AdviceKind;
use crate::notes::{Hints, Holder};
use crate::presenter::{Action, Presenter, Rules};
use crate::table::Table;
use crate::{Millis, Refusal, Version};
use bots::Patience;
use bots::advice::Thoroughness;
use game::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;
use utoipa::ToSchema;

/// What speaks for a choice, and how much.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Because {
    /// What it brings.
    pub kind: AdviceKind,
    /// How much of it, on the average; what happens in a share of the races: in how many of a hundred.
    pub by: f64,
}

/// How likely something is, from races that were played on in thought.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Likely {
    /// In how many of a hundred.
    pub mean: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// From so many races.
    pub worlds: u32,
}

/// A choice, and how it stands against the best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Advised {
    /// In notation, as in `choices`.
    pub act: String,
    /// How likely the seat wins with it.
    pub chance: Likely,
    /// What the best choice does better, the weightiest first.
    pub worse: Vec<Because>,
    /// What this one does better all the same.
    pub better: Vec<Because>,
}

/// What the program would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// The best choices, best first.
    pub advised: Vec<Advised>,
}

pub(crate) fn tenth(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

impl From<bots::advice::Chance> for Likely {
    fn from(chance: bots::advice::Chance) -> Likely {
        let [low, high] = chance.interval();
        let percent = |share: f64| tenth(share * 100.0);
        Likely { mean: percent(chance.mean()), low: percent(low), high: percent(high), worlds: chance.worlds }
    }
}

impl From<bots::advice::Because> for Because {
    fn from(because: bots::advice::Because) -> Because {
        let scale = if because.reason.is_share() { 100.0 } else { 1.0 };
        Because { kind: because.reason.into(), by: tenth(because.by * scale) }
    }
}

impl Advised {
    /// In notation, for people.
    pub(crate) fn of<P: Presenter>(rules: &Rules<P>, one: bots::advice::Advised<Action<P>>) -> Advised {
        Advised {
            act: P::Game::write_action(rules, one.action),
            chance: one.chance.into(),
            worse: one.worse.into_iter().map(Into::into).collect(),
            better: one.better.into_iter().map(Into::into).collect(),
        }
    }
}

/// What comes to nothing is no advice while something else cannot be told from it: then that is advised instead. What
/// speaks for each was counted against what is no longer there, and is not told.
fn without_idle<A: Copy + PartialEq>(
    mut advised: Vec<bots::advice::Advised<A>>,
    is_idle: impl Fn(A) -> bool,
) -> Vec<bots::advice::Advised<A>> {
    let is_first_idle = advised.first().is_some_and(|first| is_idle(first.action));
    let does = |one: &bots::advice::Advised<A>| !is_idle(one.action) && !one.behind.is_sure();
    if !is_first_idle || !advised.iter().any(does) {
        return advised;
    }
    advised.retain(does);
    for one in &mut advised {
        (one.worse, one.better) = (Vec::new(), Vec::new());
    }
    advised
}

/// Thinks until it is done or told to stop.
pub type Advises = Box<dyn FnOnce(&dyn Patience) -> Hint + Send>;

/// A question that the program would answer for a seat. It can be thought about anywhere: it holds the seat's view.
pub struct HintJob {
    /// Who asks.
    pub seat: Seat,
    /// Since which version of its view it is asked.
    pub asked: Version,
    /// Thinks.
    pub think: Advises,
}

impl fmt::Debug for HintJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HintJob")
            .field("seat", &self.seat)
            .field("asked", &self.asked)
            .finish_non_exhaustive()
    }
}

impl<P: Presenter> Table<P> {
    /// May the seat ask for hints at this table?
    pub(crate) fn gives_hints(&self, seat: Seat) -> Result<(), Refusal> {
        let others = self.notes.seats.iter().enumerate().filter(|(i, _)| *i != seat.index());
        let is_alone = others.into_iter().all(|(_, notes)| matches!(notes.holder, Holder::Bot { .. }));
        match self.notes.settings.hints {
            _ if self.is_over() => Err(Refusal::Over),
            Hints::Never => Err(Refusal::NoHints),
            Hints::Alone if !is_alone => Err(Refusal::NoHints),
            Hints::Always | Hints::Alone => Ok(()),
        }
    }
    /// May it ask for one now?
    fn check_hint(&self, seat: Seat) -> Result<(), Refusal> {
        self.gives_hints(seat)?;
        if self.is_sealed() {
            return Err(Refusal::NoHintUnderSeal);
        }
        if self.history.choices(seat).is_empty() { Err(Refusal::NotAsked) } else { Ok(()) }
    }
    /// The question of a seat, for the program to think about. Nobody is told before [`Table::note_hint`] has noted it.
    pub fn hint_job(&self, seat: Seat, seen: Version) -> Result<HintJob, Refusal> {
        self.check_seat(seat)?;
        self.check_hint(seat)?;
        self.check_version(seat, Some(seen))?;
        let adviser = self.presenter.adviser(Thoroughness::OF_A_HINT);
        let presenter = self.presenter.clone();
        let (view, rules, mut luck) =
            (self.view(Viewer::Seat(seat)), self.rules.clone(), self.bot_luck(seat));
        let think: Advises = Box::new(move |patience| {
            let advised = adviser.advise(&rules, &view, None, &mut luck, patience);
            let advised = without_idle(advised, |action| presenter.is_idle(&rules, &view, action));
            Hint { advised: advised.into_iter().map(|one| Advised::of::<P>(&rules, one)).collect() }
        });
        Ok(HintJob { seat, asked: self.history.asked_since(seat), think })
    }
    /// The seat is told what the program would do. From here on the game counts for no records; the log says why.
    pub fn note_hint(&mut self, seat: Seat, asked: Version, now: Millis) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        self.tick(now);
        self.check_hint(seat)?;
        self.check_moving()?;
        if asked != self.history.asked_since(seat) {
            return Err(Refusal::Stale);
        }
        self.notes.assisted = true;
        self.tape.help(&self.rules, seat);
        self.note_step(None, vec![Happening::Helped(seat)]);
        self.mark_all();
        self.advance(now);
        Ok(())
    }
}
