//! Nonsense: bytes that choose moves, and notation with other bytes in it.

use crate::{legal, outcomes};
use game::{Game, Luck, Node, Seat, SplitMix};

/// Plays games in which bytes choose who speaks and what is said: random bytes, and runs of the same byte,
/// which random play hardly ever meets.
pub fn any_bytes_play<G: Game>(rules: &G::Rules, rounds: u64) {
    let mut luck = SplitMix(17);
    for round in 0..rounds {
        let (fixed, run) = (luck.bits() as u8, luck.below(40) + 1);
        let mut byte = || if round % 2 == 0 && luck.below(run) > 0 { fixed } else { luck.bits() as u8 };
        let mut state = G::start(rules);
        for _ in 0..20_000 {
            match G::node(&state) {
                Node::Over => break,
                Node::Chance(_) => {
                    let outcomes = outcomes::<G>(rules, &state);
                    let outcome = outcomes[usize::from(byte()) % outcomes.len()].outcome;
                    assert!(G::settle(rules, &mut state, outcome, &mut ()));
                }
                Node::Decide(waiting) => {
                    // Any seat may speak: those who are asked, and those who think again.
                    let any = Seat(byte() % G::seats(rules));
                    let may_speak = !legal::<G>(rules, &state, any).is_empty();
                    let seat = if may_speak { any } else { waiting.first().expect("somebody") };
                    let actions = legal::<G>(rules, &state, seat);
                    let action = actions[usize::from(byte()) % actions.len()];
                    G::act(rules, &mut state, seat, action, &mut ()).expect("offered");
                }
            }
        }
    }
}

/// One byte becomes another, goes, or is added.
pub fn change_a_byte(bytes: &mut Vec<u8>, luck: &mut SplitMix) {
    let at = luck.below(bytes.len() as u32) as usize;
    match luck.below(3) {
        0 => bytes[at] = b' ' + luck.below(95) as u8,
        1 => drop(bytes.remove(at)),
        _ => bytes.insert(at, b' ' + luck.below(95) as u8),
    }
}
