//! A game that is watched and kept as what was said in it: its log can be written later, and nobody has to think again.

use crate::runner::{Bare, Seated, Witness, play};
use bots::Bot;
use game::{Game, Node, Seat};
use record::{Header, Seed, Tape};

/// What everybody said, in order.
pub type Said<G> = Vec<(Seat, <G as Game>::Action)>;

/// A game that was played and watched.
#[derive(Debug)]
pub struct Film<G: Game, W> {
    /// What everybody said.
    pub said: Said<G>,
    /// Whoever watched it.
    pub witness: W,
    /// How it ended.
    pub state: G::State,
}

/// A game that notes what is said.
struct Filming<G: Game, W> {
    game: Bare<G, W>,
    said: Said<G>,
}

impl<G: Game, W: Witness<G>> Seated<G> for Filming<G, W> {
    fn state(&self) -> &G::State {
        self.game.state()
    }
    fn act(&mut self, rules: &G::Rules, seat: Seat, action: G::Action) -> Result<(), G::WhyNot> {
        self.said.push((seat, action));
        self.game.act(rules, seat, action)
    }
    fn roll(&mut self, rules: &G::Rules) {
        self.game.roll(rules);
    }
}

/// Plays a game to its end before a witness.
pub fn film<G: Game, W: Witness<G>>(
    (rules, header, seed): (&G::Rules, Header, Seed),
    bots: &[&dyn Bot<G>],
    number: u64,
    witness: W,
) -> Result<Film<G, W>, String> {
    let tape = Tape::<G>::new(rules, header, Some(seed)).map_err(|error| error.to_string())?;
    let game = Bare::watched(rules, tape.key().expect("the seed is known"), witness);
    let mut filming = Filming { game, said: Vec::new() };
    play(rules, &mut filming, bots, number)?;
    let state = *filming.state();
    Ok(Film { said: filming.said, witness: filming.game.witness, state })
}

/// The log of a game in which this was said.
pub fn log_of<G: Game>(
    (rules, header, seed): (&G::Rules, Header, Seed),
    said: &[(Seat, G::Action)],
) -> Result<String, String> {
    let mut tape = Tape::<G>::new(rules, header, Some(seed)).map_err(|error| error.to_string())?;
    let mut said = said.iter();
    loop {
        match G::node(tape.state()) {
            Node::Over => return Ok(tape.text(true)),
            Node::Chance(_) => Seated::<G>::roll(&mut tape, rules),
            Node::Decide(_) => {
                let &(seat, action) = said.next().ok_or("the game goes on after all that was said")?;
                Seated::<G>::act(&mut tape, rules, seat, action).map_err(|why| format!("{why:?}"))?;
            }
        }
    }
}
