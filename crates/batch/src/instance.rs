//! One game of a batch: it runs by itself until one of its learners has to choose.

use crate::batch::Seating;
use crate::numbered::{Numbered, Shape};
use game::{Actions, Luck, Node, Outcomes, Seat, SplitMix, Viewer, Weighted, pick};

/// Makes the rules of the game of a number.
pub(crate) type Setup<G> =
    Box<dyn Fn(u64) -> Result<<G as game::Game>::Rules, String> + Send + Sync + 'static>;

/// A running game.
pub(crate) struct Instance<G: Numbered> {
    pub(crate) rules: G::Rules,
    names: G::Names,
    pub(crate) state: G::State,
    luck: SplitMix,
    /// What random answers come from; luck of the game does not depend on them.
    whim: SplitMix,
    /// The number of this game.
    pub(crate) number: u64,
    /// Who chooses.
    pub(crate) seat: Seat,
    view: G::View,
    legal: Actions<G::Action>,
    /// The numbers of what is legal.
    numbers: Vec<u16>,
    /// Choices of learners so far.
    pub(crate) choices: u32,
}

/// A number well away from its neighbours.
fn scattered(seed: u64, number: u64) -> SplitMix {
    SplitMix(SplitMix(seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15)).bits())
}

impl<G: Numbered> Instance<G> {
    /// The first game of a place in a batch.
    pub(crate) fn new(shape: &Shape<G>, setup: &Setup<G>, number: u64) -> Result<Self, String> {
        let rules = setup(number)?;
        let state = G::start(&rules);
        let view = G::view(&rules, &state, Viewer::Spectator);
        Ok(Instance {
            names: G::names(&shape.widest, &rules),
            state,
            luck: scattered(1, number),
            whim: scattered(2, number),
            number,
            seat: Seat(0),
            view,
            legal: Actions::new(G::NO_ACTION),
            numbers: Vec::new(),
            choices: 0,
            rules,
        })
    }
    /// Another game in its place.
    pub(crate) fn renew(&mut self, shape: &Shape<G>, setup: &Setup<G>, number: u64) -> Result<(), String> {
        *self =
            Instance { numbers: std::mem::take(&mut self.numbers), ..Instance::new(shape, setup, number)? };
        Ok(())
    }
    /// Goes on until a learner has a choice; `false` if the game is over before that.
    pub(crate) fn run(&mut self, shape: &Shape<G>, seating: &Seating<G>) -> bool {
        loop {
            match G::node(&self.state) {
                Node::Over => return false,
                Node::Chance(_) => {
                    let mut outcomes = Outcomes::new(Weighted { outcome: G::NO_OUTCOME, weight: 0 });
                    G::outcomes(&self.rules, &self.state, &mut outcomes);
                    let outcome = pick(&outcomes, &mut self.luck);
                    let happened = G::settle(&self.rules, &mut self.state, outcome, &mut ());
                    assert!(happened, "picked among what can happen");
                }
                Node::Decide(seats) => {
                    self.seat = seats.first().expect("somebody is asked");
                    self.view = G::view(&self.rules, &self.state, Viewer::Seat(self.seat));
                    self.legal.clear();
                    G::view_legal(&self.rules, &self.view, &mut self.legal);
                    let is_forced = self.legal.len() == 1 && !seating.asks_forced;
                    let bot = seating.bots.get(self.seat.index()).and_then(Option::as_ref);
                    let action = match (bot, is_forced) {
                        (_, true) => self.legal[0],
                        (Some(bot), false) => bot.choose(&self.rules, &self.view, &mut self.whim),
                        (None, false) => break,
                    };
                    self.say(action);
                }
            }
        }
        self.numbers.clear();
        for &action in self.legal.iter() {
            let number = G::number(&shape.actions, &self.names, action);
            self.numbers.push(number.expect("every legal action has a number") as u16);
        }
        true
    }
    fn say(&mut self, action: G::Action) {
        G::act_unchecked(&self.rules, &mut self.state, self.seat, action, &mut ());
    }
    /// Can the seat that is asked say what bears this number?
    pub(crate) fn is_legal(&self, number: i32) -> bool {
        self.numbers.iter().any(|&legal| i32::from(legal) == number)
    }
    /// Says what bears a number, which must be legal.
    pub(crate) fn take(&mut self, number: i32) {
        let place = self.numbers.iter().position(|&legal| i32::from(legal) == number);
        self.choices += 1;
        self.say(self.legal[place.expect("looked at before")]);
    }
    /// A number of something legal, by lot.
    pub(crate) fn any(&mut self) -> i32 {
        i32::from(self.numbers[self.whim.below(self.numbers.len() as u32) as usize])
    }
    /// The numbers of what is legal.
    pub(crate) fn numbers(&self) -> &[u16] {
        &self.numbers
    }
    /// The row of what the seat that is asked may know.
    pub(crate) fn observe(&self, shape: &Shape<G>, out: &mut [u8]) {
        shape.observe(&self.names, &self.rules, &self.view, out);
    }
}
