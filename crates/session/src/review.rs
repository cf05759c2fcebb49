//! A finished game reviewed: how likely each seat was to win, by what it knew itself, turn by turn; and what its own choices
//! cost it, told apart from luck and from what the others did (docs/decisions/0028).

use crate::advice::{Because, Likely, tenth};
use crate::presenter::{Action, Presenter, Rules, View};
use crate::table::Table;
use crate::{Refusal, Status};
use bots::advice::{Advised, Adviser, Thoroughness};
use game::{Actions, Game, Node, Seat, SplitMix, Viewer};
use record::What;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use ts_rs::TS;
use utoipa::ToSchema;

/// How likely a seat was to win when a turn began for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewPoint {
    /// The step of `replay` at which it was asked.
    pub at: u32,
    /// The game turn, from 1.
    pub turn: u32,
    /// By what the seat knew itself.
    pub chance: Likely,
}

/// A choice that cost much.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewMove {
    /// The step of `replay` at which it was made: what `branch` takes.
    pub at: u32,
    /// The game turn, from 1.
    pub turn: u32,
    /// What was said, in notation.
    pub act: String,
    /// What the program would have said.
    pub best: String,
    /// How many of a hundred races it cost.
    pub cost: f64,
    /// Half the width of the 95 % interval of that.
    pub give: f64,
    /// What the other choice does better.
    pub worse: Vec<Because>,
}

/// A turn in which much changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TurningPoint {
    /// The step of `replay` at which the turn began for the seat.
    pub at: u32,
    /// The game turn, from 1.
    pub turn: u32,
    /// Whose chances changed, from 1.
    pub seat: u8,
    /// How many of a hundred races it would have won when the turn began for it.
    pub before: f64,
    /// And when the next one began, or at the end.
    pub after: f64,
    /// What of that came of its own choices; the rest is luck and what the others did.
    pub choices: f64,
}

/// One seat of a game that is reviewed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatReview {
    /// From 1.
    pub seat: u8,
    /// Turn by turn.
    pub points: Vec<ReviewPoint>,
    /// What came of it: 100 for a win, 0 for a loss, a part of it for a shared win.
    pub result: f64,
    /// What its choices brought or cost in all, in races of a hundred. Nothing where they were not looked at: only those of
    /// people are, if people played.
    pub choices: Option<f64>,
    /// Half the width of the 95 % interval of that.
    pub give: Option<f64>,
    /// All else that happened between the first turn and the result: luck, and what the others did.
    pub luck: Option<f64>,
    /// How many choices were looked at.
    pub looked_at: u32,
    /// The choice that cost most, where one did.
    pub worst: Option<ReviewMove>,
}

/// A finished game reviewed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Review {
    /// How much of it is done, of a hundred. What is told before all is done may change.
    pub percent: u32,
    /// In seat order.
    pub seats: Vec<SeatReview>,
    /// The turns in which most changed, the greatest change first.
    pub turning: Vec<TurningPoint>,
}

/// How thoroughly: to find chances, to look at every choice, and to look again at those that seem to have cost most.
const CHANCES: Thoroughness = Thoroughness { playouts: 0, finalists: 1, worlds: 80 };
const EVERY: Thoroughness = Thoroughness { playouts: 64, finalists: 1, worlds: 32 };
const AGAIN: Thoroughness = Thoroughness { playouts: 240, finalists: 1, worlds: 160 };
/// So many choices of a seat are looked at again.
const SUSPECTS: usize = 2;
/// So many turning points are told.
const TURNING: usize = 3;

/// Work on a review, piece by piece: each takes a part of a second.
pub trait Reviewing: Send + fmt::Debug {
    /// Does one more piece; `false` when all is done.
    fn go_on(&mut self) -> bool;
    /// What is known so far.
    fn review(&self) -> Review;
}

/// A question that a seat answered.
struct Decision<P: Presenter> {
    seat: Seat,
    at: u32,
    turn: u32,
    view: View<P>,
    action: Action<P>,
    is_first_of_turn: bool,
}

/// What a choice brought over the one that the program would have made; less than nothing if it was worse.
#[derive(Clone, Copy)]
struct Judged {
    decision: usize,
    brought: f64,
    error: f64,
}

struct Reviewer<P: Presenter> {
    rules: Arc<Rules<P>>,
    chances: Box<dyn Adviser<P::Game>>,
    every: Box<dyn Adviser<P::Game>>,
    again: Box<dyn Adviser<P::Game>>,
    decisions: Vec<Decision<P>>,
    judged_seats: BTreeSet<Seat>,
    results: Vec<f64>,
    /// What is done so far, of the chances first, then of all choices, then of the suspects.
    points: Vec<(usize, Likely)>,
    judged: Vec<Judged>,
    worst: Vec<(Seat, ReviewMove)>,
    done: usize,
    total: usize,
}

impl<P: Presenter> fmt::Debug for Reviewer<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reviewer({} of {})", self.done, self.total)
    }
}

impl<P: Presenter> Table<P> {
    /// The review of a finished game, to be worked on anywhere. While a game runs there is none: it would tell what others knew.
    pub fn review_job(&self) -> Result<Box<dyn Reviewing>, Refusal> {
        if self.notes.status != Status::Over || P::Game::node(self.state()) != Node::Over {
            return Err(Refusal::NotOver);
        }
        let seats = || Seat::all(self.notes.seats.len() as u8);
        let people: BTreeSet<Seat> =
            seats().filter(|seat| self.notes.seats[seat.index()].holder.is_person()).collect();
        let places = self.places();
        let winners = places[..usize::from(P::Game::ranked(&self.rules))].iter().filter(|&&p| p == 1).count();
        let won = |seat: Seat| if places[seat.index()] == 1 { 100.0 / winners.max(1) as f64 } else { 0.0 };
        let mut reviewer = Reviewer::<P> {
            rules: self.rules.clone(),
            chances: self.presenter.adviser(CHANCES),
            every: self.presenter.adviser(EVERY),
            again: self.presenter.adviser(AGAIN),
            decisions: self.decisions(),
            judged_seats: if people.is_empty() { seats().collect() } else { people },
            results: seats().map(won).collect(),
            points: Vec::new(),
            judged: Vec::new(),
            worst: Vec::new(),
            done: 0,
            total: 0,
        };
        reviewer.total =
            reviewer.firsts().count() + reviewer.to_judge().count() + SUSPECTS * reviewer.judged_seats.len();
        Ok(Box::new(reviewer))
    }

    /// What each seat was asked and said, as far as it still counts, by what it knew when it was asked.
    fn decisions(&self) -> Vec<Decision<P>> {
        let counting: BTreeSet<u32> = self.tape.effective().map(|line| line.n).collect();
        let steps = self.history.steps();
        let (mut found, mut begun) = (Vec::new(), BTreeSet::new());
        self.walk(self.tape.last(), |place, state| {
            let Some(next) = steps.get(place + 1) else { return };
            let answered = self.tape.lines().get(steps[place].record as usize);
            let Some(line) = answered.filter(|line| line.n <= next.record && counting.contains(&line.n))
            else {
                return;
            };
            let Ok(What::Act(number, act)) = line.what() else { return };
            let seat = Seat(number - 1);
            let Ok(action) = P::Game::read_action(&self.rules, act) else { return };
            let view = P::Game::view(&self.rules, state, Viewer::Seat(seat));
            let mut actions = Actions::new(P::Game::NO_ACTION);
            P::Game::view_legal(&self.rules, &view, &mut actions);
            if actions.len() < 2 {
                return;
            }
            let turn = P::Game::turn(state);
            let is_first_of_turn = begun.insert((seat, turn));
            found.push(Decision { seat, at: place as u32 + 1, turn, view, action, is_first_of_turn });
        });
        found
    }
}

impl<P: Presenter> Reviewer<P> {
    fn firsts(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.decisions.len()).filter(|&i| self.decisions[i].is_first_of_turn)
    }
    fn to_judge(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.decisions.len()).filter(|&i| self.judged_seats.contains(&self.decisions[i].seat))
    }
    /// The same luck for the same choice, whoever asks.
    fn luck(&self, decision: usize) -> SplitMix {
        SplitMix(
            u64::from(self.decisions[decision].at) << 8 | u64::from(self.decisions[decision].seat.number()),
        )
    }
    fn compare(&self, by: &dyn Adviser<P::Game>, i: usize) -> Vec<Advised<Action<P>>> {
        let Decision { view, action, .. } = &self.decisions[i];
        by.advise(&self.rules, view, Some(*action), &mut self.luck(i), &|| false)
    }
    fn judge(&mut self, i: usize) {
        let told = self.compare(&*self.every, i);
        let (brought, error) = brought(&told, self.decisions[i].action).unwrap_or_default();
        self.judged.push(Judged { decision: i, brought, error });
    }
    /// The choices of a seat that seem to have cost most.
    fn suspects(&self, seat: Seat) -> Vec<usize> {
        let of_seat = |one: &&Judged| self.decisions[one.decision].seat == seat && one.brought < 0.0;
        let mut suspects: Vec<&Judged> = self.judged.iter().filter(of_seat).collect();
        suspects.sort_by(|a, b| (a.brought + a.error).total_cmp(&(b.brought + b.error)));
        suspects.into_iter().take(SUSPECTS).map(|one| one.decision).collect()
    }
    fn look_again(&mut self, i: usize) {
        let told = self.compare(&*self.again, i);
        let Decision { seat, at, turn, action, .. } = self.decisions[i];
        let Some((brought, error)) = brought(&told, action).filter(|(b, e)| *b < 0.0 && -b > 2.0 * e) else {
            return;
        };
        let write = |action| P::Game::write_action(&self.rules, action);
        let taken = told.iter().find(|one| one.action == action);
        let one = ReviewMove {
            at,
            turn,
            act: write(action),
            best: write(told[0].action),
            cost: tenth(-brought * 100.0),
            give: tenth(error * 196.0),
            worse: taken.into_iter().flat_map(|one| one.worse.iter().copied().map(Into::into)).collect(),
        };
        match self.worst.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, known)) if known.cost < one.cost => *known = one,
            Some(_) => {}
            None => self.worst.push((seat, one)),
        }
    }
    fn of_seat(&self, seat: Seat) -> SeatReview {
        let points: Vec<ReviewPoint> = self.points_of(seat).collect();
        let result = tenth(self.results[seat.index()]);
        let own: Vec<&Judged> =
            self.judged.iter().filter(|one| self.decisions[one.decision].seat == seat).collect();
        let is_judged = self.judged_seats.contains(&seat);
        let choices = tenth(own.iter().map(|one| one.brought).sum::<f64>() * 100.0);
        let error = own.iter().map(|one| one.error * one.error).sum::<f64>().sqrt();
        let began = points.first().map_or(result, |point| point.chance.mean);
        SeatReview {
            seat: seat.number(),
            result,
            choices: is_judged.then_some(choices),
            give: is_judged.then(|| tenth(error * 196.0)),
            luck: is_judged.then(|| tenth(result - began - choices)),
            looked_at: own.len() as u32,
            worst: self.worst.iter().find(|(other, _)| *other == seat).map(|(_, one)| one.clone()),
            points,
        }
    }
    fn points_of(&self, seat: Seat) -> impl Iterator<Item = ReviewPoint> + '_ {
        let of_seat = move |(i, _): &&(usize, Likely)| self.decisions[*i].seat == seat;
        self.points.iter().filter(of_seat).map(|&(i, chance)| {
            let Decision { at, turn, .. } = self.decisions[i];
            ReviewPoint { at, turn, chance }
        })
    }
    fn turning(&self) -> Vec<TurningPoint> {
        let mut all: Vec<TurningPoint> =
            self.judged_seats.iter().flat_map(|&seat| self.turns_of(seat)).collect();
        let change = |point: &TurningPoint| (point.after - point.before).abs();
        all.sort_by(|a, b| change(b).total_cmp(&change(a)));
        all.truncate(TURNING);
        all
    }
    fn turns_of(&self, seat: Seat) -> Vec<TurningPoint> {
        let points: Vec<ReviewPoint> = self.points_of(seat).collect();
        let ends = points.iter().skip(1).map(|point| point.chance.mean).chain([self.results[seat.index()]]);
        let chosen = |point: &ReviewPoint| {
            let next = points.iter().find(|other| other.at > point.at).map_or(u32::MAX, |other| other.at);
            let within = |one: &&Judged| {
                let decision = &self.decisions[one.decision];
                decision.seat == seat && (point.at..next).contains(&decision.at)
            };
            self.judged.iter().filter(within).map(|one| one.brought).sum::<f64>() * 100.0
        };
        let turn = |(point, after): (&ReviewPoint, f64)| TurningPoint {
            at: point.at,
            turn: point.turn,
            seat: seat.number(),
            before: point.chance.mean,
            after: tenth(after),
            choices: tenth(chosen(point)),
        };
        points.iter().zip(ends).map(turn).collect()
    }
}

/// What the choice brought over the program's, and the standard error of that; nothing where it is the program's own.
fn brought<A: PartialEq + Copy>(told: &[Advised<A>], action: A) -> Option<(f64, f64)> {
    let [best, other] = told else { return None };
    let sign = if best.action == action { 1.0 } else { -1.0 };
    Some((sign * other.behind.mean(), other.behind.error())).filter(|(_, error)| error.is_finite())
}

impl<P: Presenter> Reviewing for Reviewer<P> {
    fn go_on(&mut self) -> bool {
        let (firsts, judged) = (self.firsts().count(), self.to_judge().count());
        let i = self.done;
        if i < firsts {
            let decision = self.firsts().nth(i).expect("counted");
            let view = &self.decisions[decision].view;
            let chance = self.chances.chance(&self.rules, view, &mut self.luck(decision), &|| false);
            self.points.push((decision, chance.into()));
        } else if i < firsts + judged {
            let decision = self.to_judge().nth(i - firsts).expect("counted");
            self.judge(decision);
        } else if i < self.total {
            let i = i - firsts - judged;
            let seat = self.judged_seats.iter().nth(i / SUSPECTS).copied();
            if let Some(suspect) = seat.and_then(|seat| self.suspects(seat).get(i % SUSPECTS).copied()) {
                self.look_again(suspect);
            }
        }
        self.done = (self.done + 1).min(self.total);
        self.done < self.total
    }
    fn review(&self) -> Review {
        let seats = Seat::all(self.results.len() as u8);
        Review {
            percent: (self.done * 100).checked_div(self.total).unwrap_or(100) as u32,
            seats: seats.map(|seat| self.of_seat(seat)).collect(),
            turning: self.turning(),
        }
    }
}
