//! A whole random game, told as each viewer may know it. Compared with a recorded file it shows in a diff
//! what a change of the rules does to a game.

use crate::{Said, random_said, say, viewers};
use game::{Game, Seat, SplitMix, Viewer};
use std::fmt::Write;

/// How often all views are written.
const EVERY: usize = 120;

/// What a game brings to its transcripts.
#[derive(Debug)]
pub struct Words<G: Game> {
    /// What one viewer knows, in one line.
    pub view: fn(&G::Rules, &G::View) -> String,
    /// Something that happened in the open; nothing if only some see it as it is.
    pub fact: fn(G::Seen) -> Option<String>,
    /// How a seat stands at the end.
    pub ending: fn(&G::Rules, &G::State, Seat) -> String,
}

impl<G: Game> Words<G> {
    /// The game of a seed, under a title.
    pub fn transcript(&self, rules: &G::Rules, title: &str, seed: u64) -> String {
        let mut out = format!("# {title}, seed {seed}\n");
        self.tell_game(rules, seed, &mut out).expect("strings take all");
        out
    }

    fn tell_game(&self, rules: &G::Rules, seed: u64, out: &mut String) -> std::fmt::Result {
        let (mut state, mut luck) = (G::start(rules), SplitMix(seed));
        for step in 0.. {
            if step % EVERY == 0 {
                for viewer in viewers::<G>(rules) {
                    let view = (self.view)(rules, &G::view(rules, &state, viewer));
                    writeln!(out, "  view {}: {view}", name(viewer))?;
                }
            }
            let Some(said) = random_said::<G>(rules, &state, &mut luck) else { break };
            let mut events = Vec::new();
            say(rules, &mut state, said, &mut events);
            match said {
                Said::Seat(seat, action) => {
                    writeln!(out, "{} {}", seat.number(), G::write_action(rules, action))?;
                }
                Said::Luck(outcome) => writeln!(out, "luck {}", G::write_outcome(rules, outcome))?,
            }
            events.into_iter().try_for_each(|event| self.tell(event, rules, out))?;
        }
        let places = G::ranking(rules, &state);
        for seat in Seat::all(G::seats(rules)) {
            let ending = (self.ending)(rules, &state, seat);
            writeln!(out, "place {} seat {}: {ending}", places[seat.index()], seat.number())?;
        }
        Ok(())
    }

    fn tell(&self, event: G::Event, rules: &G::Rules, out: &mut String) -> std::fmt::Result {
        let open = G::see(event, Viewer::Spectator);
        if let Some(fact) = open.and_then(self.fact) {
            return writeln!(out, "    {fact}");
        }
        let own = viewers::<G>(rules).map(|v| (v, G::see(event, v))).find(|(_, seen)| *seen != open);
        let (viewer, seen) = own.expect("somebody sees more");
        writeln!(out, "    {open:?}; to {}: {seen:?}", name(viewer))
    }
}

fn name(viewer: Viewer) -> String {
    viewer.seat().map_or("all".into(), |seat| seat.number().to_string())
}
