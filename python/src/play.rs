//! A running game, for either game: its position, its luck, and what was said so far.

use crate::errors::Refused;
use crate::kit::{Kit, Known};
use game::{Actions, Events, Game, Node, Outcomes, Seat, Viewer, Weighted};
use record::{Header, Key, Seed, Tape, What, fair_outcome};
use session::Presenter;
use std::sync::Arc;
use study::Seated;

/// Something said: by a seat, or by luck.
#[derive(Clone, Copy, Debug)]
enum Said<G: Game> {
    Seat(Seat, G::Action),
    Luck(G::Outcome),
}

/// A running game.
#[derive(Debug)]
pub(crate) struct Play<G: Known> {
    pub(crate) kit: Arc<Kit<G>>,
    pub(crate) rules: Arc<G::Rules>,
    pub(crate) names: G::Names,
    pub(crate) state: G::State,
    header: Arc<Header>,
    /// The number that the race was set up by.
    pub(crate) number: u64,
    /// The seed, as long as all luck followed from it.
    seed: Option<Seed>,
    key: Option<Key>,
    counts: [u32; 8],
    said: Vec<Said<G>>,
}

impl<G: Known> Clone for Play<G> {
    fn clone(&self) -> Self {
        Play {
            kit: Arc::clone(&self.kit),
            rules: Arc::clone(&self.rules),
            header: Arc::clone(&self.header),
            said: self.said.clone(),
            ..*self
        }
    }
}

/// Nobody hears what happens.
struct Silent;
impl<E> Events<E> for Silent {
    fn on(&mut self, _: E) {}
}

impl<G: Known> Play<G> {
    /// The race of a number, from its first position.
    pub(crate) fn new(kit: &Arc<Kit<G>>, number: u64) -> Result<Self, Refused> {
        let (rules, header, seed) = G::race(&kit.setup, number).map_err(Refused::option)?;
        let state = G::start(&rules);
        Play::begun(kit, rules, header, Some(seed), state, number)
    }
    fn begun(
        kit: &Arc<Kit<G>>,
        rules: G::Rules,
        header: Header,
        seed: Option<Seed>,
        state: G::State,
        number: u64,
    ) -> Result<Self, Refused> {
        let tape = Tape::<G>::new(&rules, header.clone(), seed);
        let key = tape.map_err(|error| Refused::engine(error.to_string()))?.key();
        Ok(Play {
            names: G::names(&kit.shape().widest, &rules),
            kit: Arc::clone(kit),
            rules: Arc::new(rules),
            state,
            header: Arc::new(header),
            number,
            seed,
            key,
            counts: [0; 8],
            said: Vec::new(),
        })
    }
    /// A race of a number that begins in the middle.
    pub(crate) fn at_position(kit: &Arc<Kit<G>>, text: &str, number: u64) -> Result<Self, Refused> {
        let (rules, header, seed) = G::race(&kit.setup, number).map_err(Refused::option)?;
        let state = G::read_position(&rules, text)?;
        let header = Header { start: Some(G::write_position(&rules, &state)), ..header };
        Play::begun(kit, rules, header, Some(seed), state, number)
    }
    /// A race that was played, at its end or after one of its records.
    pub(crate) fn of_log(kit: &Arc<Kit<G>>, text: &str, at: Option<u32>) -> Result<Self, Refused> {
        let (rules, tape) = G::read_log(&kit.content, text)?;
        if usize::from(G::seats(&rules)) != kit.seats.len() {
            let (found, seats) = (G::seats(&rules), kit.seats.len());
            return Err(Refused::option(format!("the log is of {found} seats, the set-up of {seats}")));
        }
        let mut play =
            Play::begun(kit, rules, tape.header().clone(), tape.seed().copied(), *tape.state(), 0)?;
        if let Some(at) = at {
            let none = || Refused::engine(format!("the log has {} records, not {at}", tape.last()));
            play.restart(tape.state_at(&play.rules, at).ok_or_else(none)?);
            return Ok(play);
        }
        if tape.base().is_some() {
            // It began under older rules: what came before is not played again, nor its luck counted on.
            play.restart(*tape.state());
            return Ok(play);
        }
        // Everything again, so that luck is counted and the log can be written anew.
        let start = tape.header().start.as_deref();
        play.state = match start {
            None => G::start(&play.rules),
            Some(text) => G::read_position(&play.rules, text)?,
        };
        for line in tape.effective() {
            match line.what().map_err(|error| Refused::engine(error.to_string()))? {
                What::Act(seat, text) => {
                    let action = G::read_action(&play.rules, text)?;
                    play.act(Seat(seat - 1), action)?;
                }
                What::Luck(text) => play.settle(G::read_outcome(&play.rules, text)?)?,
                What::Position(text) => play.restart(G::read_position(&play.rules, text)?),
                What::Undo(_) | What::Takeover(..) | What::Help(_) | What::Moved(..) => {}
            }
        }
        Ok(play)
    }
    /// From here on it is a game of its own, which begins with this position.
    fn restart(&mut self, state: G::State) {
        self.state = state;
        self.said.clear();
        let start = Some(G::write_position(&self.rules, &self.state));
        self.header =
            Arc::new(Header { start, rules_version: G::RULES_VERSION, ..Header::clone(&self.header) });
    }

    /// Who is asked first of those who are asked.
    pub(crate) fn asked(&self) -> Result<Seat, Refused> {
        match G::node(&self.state) {
            Node::Decide(seats) => Ok(seats.first().expect("somebody is asked")),
            Node::Chance(_) => Err(Refused::seat("nobody is asked: luck is awaited")),
            Node::Over => Err(Refused::seat("nobody is asked: the game is over")),
        }
    }
    /// The seat that is meant: the one that is named, or whoever is asked.
    pub(crate) fn meant(&self, seat: Option<i64>) -> Result<Seat, Refused> {
        seat.map_or_else(|| self.asked(), |seat| self.kit.seat(seat))
    }
    /// What a seat may say.
    pub(crate) fn legal(&self, seat: Seat) -> Actions<G::Action> {
        let mut actions = Actions::new(G::NO_ACTION);
        G::legal(&self.rules, &self.state, seat, &mut actions);
        actions
    }
    /// The number of an action.
    pub(crate) fn number_of(&self, action: G::Action) -> usize {
        let number = G::number(&self.kit.shape().actions, &self.names, action);
        number.expect("every action that is legal or read has a number")
    }
    /// The action of a number.
    pub(crate) fn action_of(&self, number: i64) -> Result<G::Action, Refused> {
        let place = usize::try_from(number).ok();
        let shape = self.kit.shape();
        place
            .and_then(|place| G::action(&shape.actions, &self.names, &self.rules, place))
            .ok_or_else(|| Refused::number(number))
    }
    /// Why a seat cannot say this now.
    pub(crate) fn why_not(&self, seat: Seat, action: G::Action) -> Option<Refused> {
        let view = G::view(&self.rules, &self.state, Viewer::Seat(seat));
        let why = self.kit.presenter.why_not(&self.rules, &view, action).err()?;
        let said = G::write_action(&self.rules, action);
        Some(Refused::rules(seat.index(), &said, &why.into()))
    }
    /// A seat says something.
    pub(crate) fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        let done = G::act(&self.rules, &mut self.state, seat, action, &mut Silent);
        if done.is_err() {
            let refused = self.why_not(seat, action);
            return Err(refused.unwrap_or_else(|| Refused::engine("it cannot be said now")));
        }
        self.said.push(Said::Seat(seat, action));
        Ok(())
    }
    /// What luck may bring.
    pub(crate) fn outcomes(&self) -> Outcomes<G::Outcome> {
        let mut outcomes = Outcomes::new(Weighted { outcome: G::NO_OUTCOME, weight: 0 });
        G::outcomes(&self.rules, &self.state, &mut outcomes);
        outcomes
    }
    /// The one thing that follows from the seed.
    pub(crate) fn fair(&self) -> Option<G::Outcome> {
        fair_outcome::<G>(&self.rules, &self.state, self.key.as_ref()?, &self.counts)
    }
    /// Luck says something.
    pub(crate) fn settle(&mut self, outcome: G::Outcome) -> Result<(), Refused> {
        let Node::Chance(chance) = G::node(&self.state) else {
            return Err(Refused::luck("luck is not awaited now"));
        };
        let is_fair = self.fair() == Some(outcome);
        self.bring(chance, outcome)?;
        if !is_fair {
            self.seed = None;
        }
        Ok(())
    }
    fn bring(&mut self, chance: G::Chance, outcome: G::Outcome) -> Result<(), Refused> {
        if !G::settle(&self.rules, &mut self.state, outcome, &mut Silent) {
            let words = G::write_outcome(&self.rules, outcome);
            return Err(Refused::luck(format!("luck cannot bring \"{words}\" now")));
        }
        self.counts[G::stream(chance)] += 1;
        self.said.push(Said::Luck(outcome));
        Ok(())
    }
    /// Luck says what follows from the seed; where there is none, what comes first.
    pub(crate) fn roll(&mut self) -> Result<G::Outcome, Refused> {
        let Node::Chance(chance) = G::node(&self.state) else {
            return Err(Refused::luck("luck is not awaited now"));
        };
        let fair = self.fair().or_else(|| self.outcomes().first().map(|first| first.outcome));
        let outcome = fair.ok_or_else(|| Refused::luck("luck can bring nothing now"))?;
        self.bring(chance, outcome)?;
        Ok(outcome)
    }
    /// Luck speaks until somebody is asked or the game is over; with `forced` also whoever can say one thing only.
    pub(crate) fn advance(&mut self, forced: bool) -> Result<(), Refused> {
        loop {
            match G::node(&self.state) {
                Node::Over => return Ok(()),
                Node::Chance(_) => _ = self.roll()?,
                Node::Decide(_) if !forced => return Ok(()),
                Node::Decide(seats) => {
                    let only = |seat| match *self.legal(seat) {
                        [only] => Some((seat, only)),
                        _ => None,
                    };
                    let Some((seat, only)) = seats.iter().find_map(only) else { return Ok(()) };
                    self.act(seat, only)?;
                }
            }
        }
    }
    /// The whole log. Where luck was brought by hand, it holds no seed to check it against.
    pub(crate) fn log(&self, reveal: bool) -> Result<String, Refused> {
        let broken = |error: record::Problem| Refused::engine(error.to_string());
        let mut tape = Tape::<G>::new(&self.rules, Header::clone(&self.header), self.seed).map_err(broken)?;
        for said in &self.said {
            match *said {
                Said::Seat(seat, action) => {
                    tape.act(&self.rules, seat, action, &mut Silent).expect("it was legal before");
                }
                Said::Luck(outcome) => {
                    let happened = tape.settle(&self.rules, outcome, &mut Silent);
                    assert!(happened, "it was possible before");
                }
            }
        }
        Ok(tape.text(reveal))
    }
    /// Another game that looks the same to a seat, with hidden things and luck of its own.
    pub(crate) fn resampled(&self, seat: Seat, number: u64) -> Self {
        let view = G::view(&self.rules, &self.state, Viewer::Seat(seat));
        let mut other = self.clone();
        other.restart(G::sample(&self.rules, &view, &mut game::SplitMix(number)));
        // The luck to come is hidden as well.
        (other.seed, other.key) = (None, Some(Key::new(&Seed::from_number(number), &[[0u8; 16]; 0])));
        other
    }
}

impl<G: Known> Seated<G> for Play<G> {
    fn state(&self) -> &G::State {
        &self.state
    }
    fn act(&mut self, rules: &G::Rules, seat: Seat, action: G::Action) -> Result<(), G::WhyNot> {
        G::act(rules, &mut self.state, seat, action, &mut Silent)?;
        self.said.push(Said::Seat(seat, action));
        Ok(())
    }
    fn roll(&mut self, _: &G::Rules) {
        Play::roll(self).expect("luck is awaited");
    }
}
