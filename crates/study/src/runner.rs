//! One game between bots: with a log, or bare and fast. Both use the same fair luck, so both play the
//! same game.

use bots::Bot;
use game::{Actions, Events, Game, Node, SplitMix, Viewer};
use record::{Key, Tape, fair_outcome};

/// A game that bots can play.
pub trait Seated<G: Game> {
    /// The position now.
    fn state(&self) -> &G::State;
    /// A seat says something legal.
    fn act(&mut self, rules: &G::Rules, seat: game::Seat, action: G::Action) -> Result<(), G::WhyNot>;
    /// Luck speaks.
    fn roll(&mut self, rules: &G::Rules);
}

impl<G: Game> Seated<G> for Tape<G> {
    fn state(&self) -> &G::State {
        Tape::state(self)
    }
    fn act(&mut self, rules: &G::Rules, seat: game::Seat, action: G::Action) -> Result<(), G::WhyNot> {
        Tape::act(self, rules, seat, action, &mut ())
    }
    fn roll(&mut self, rules: &G::Rules) {
        Tape::roll(self, rules, &mut ()).expect("the seed is known, and luck is awaited");
    }
}

/// Sees what happens in a game without a log.
pub trait Witness<G: Game>: Events<G::Event> {
    /// The position after each answer and each stroke of luck.
    fn look(&mut self, _: &G::State) {}
}
impl<G: Game> Witness<G> for () {}

/// A game without a log.
#[derive(Clone, Copy, Debug)]
pub struct Bare<G: Game, W = ()> {
    state: G::State,
    key: Key,
    counts: [u32; 8],
    /// Whoever watches it.
    pub witness: W,
}

impl<G: Game> Bare<G> {
    /// A new game with this luck.
    pub fn new(rules: &G::Rules, key: Key) -> Self {
        Bare::watched(rules, key, ())
    }
}

impl<G: Game, W: Witness<G>> Bare<G, W> {
    /// A new game with this luck, and somebody who watches it.
    pub fn watched(rules: &G::Rules, key: Key, witness: W) -> Self {
        Bare { state: G::start(rules), key, counts: [0; 8], witness }
    }
}

impl<G: Game, W: Witness<G>> Seated<G> for Bare<G, W> {
    fn state(&self) -> &G::State {
        &self.state
    }
    fn act(&mut self, rules: &G::Rules, seat: game::Seat, action: G::Action) -> Result<(), G::WhyNot> {
        let done = G::act(rules, &mut self.state, seat, action, &mut self.witness);
        self.witness.look(&self.state);
        done
    }
    fn roll(&mut self, rules: &G::Rules) {
        let outcome =
            fair_outcome::<G>(rules, &self.state, &self.key, &self.counts).expect("luck is awaited");
        if let Node::Chance(chance) = G::node(&self.state) {
            self.counts[G::stream(chance)] += 1;
        }
        let can_be = G::settle(rules, &mut self.state, outcome, &mut self.witness);
        assert!(can_be, "drawn among what can happen");
        self.witness.look(&self.state);
    }
}

/// How a game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Choices among at least two actions.
    pub decisions: u32,
}

/// The luck of whoever sits on a seat in the game of a number.
pub fn bot_luck(number: u64, seat: usize) -> SplitMix {
    SplitMix(number.wrapping_mul(0x9E37_79B9) ^ (seat as u64 + 1) << 40)
}

/// Plays a game to its end. Each seat's own luck comes from `number` and the seat.
pub fn play<G: Game>(
    rules: &G::Rules,
    table: &mut impl Seated<G>,
    bots: &[&dyn Bot<G>],
    number: u64,
) -> Result<Played, String> {
    let mut luck: Vec<SplitMix> = (0..bots.len()).map(|seat| bot_luck(number, seat)).collect();
    let mut actions = Actions::new(G::NO_ACTION);
    let mut played = Played::default();
    loop {
        match G::node(table.state()) {
            Node::Over => return Ok(played),
            Node::Chance(_) => table.roll(rules),
            Node::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let view = G::view(rules, table.state(), Viewer::Seat(seat));
                G::view_legal(rules, &view, &mut actions);
                let action = if actions.len() == 1 {
                    actions[0]
                } else {
                    played.decisions += 1;
                    bots[seat.index()].choose(rules, &view, &mut luck[seat.index()])
                };
                table.act(rules, seat, action).map_err(|why| {
                    format!("{:?} in seat {} said {action:?}: {why:?}", bots[seat.index()], seat.number())
                })?;
            }
        }
    }
}
