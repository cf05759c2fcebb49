//! What can be told, as text: luck and picks in the notation of logs, the rest in a few words of its own. `set` may stand before
//! any of it.
//!
//! | text | says |
//! |---|---|
//! | `card C`, `tile T`, `rene A1`, `die N` | cardboard brought this |
//! | `pick C` | I took this card from the market |
//! | `at S` | my vehicle stands there; the finish is arriving |
//! | `lay T S`, `lift S` | this tile lies there, or none any more |
//! | `gauges P E C`, `money N` | my petrol, engine and chassis, my francs |
//! | `hit C` | I played this card against the Torpedo |
//! | `torpedo P M`, `torpedo at S` | its gauges, or where it stands, put right |
//! | `next`, `pass` | my assistant has done its work; I have none left |

use game::Game;
use game::text::{NUMBER, TextError, Words, number};
use race::notation::{read_card, read_space, read_tile};
use race::solo::cardboard::Told;
use race::{Action, GreatRace, Outcome, Rules};

/// Something told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    Luck(Outcome),
    Pick(Action),
    Told(Told),
    Next,
    Pass,
}

const WHAT: &str = "card, tile, rene, die, pick, at, lay, lift, gauges, money, hit, torpedo, next or pass";
const SPACE: &str = "a space, such as g7, or a city";

impl Entry {
    pub(super) fn read(rules: &Rules, text: &str) -> Result<Entry, TextError> {
        let line = text.trim().to_ascii_lowercase();
        let line = line.strip_prefix("set ").unwrap_or(&line).trim_start();
        let mut words = Words::of(line);
        let verb = words.next(WHAT)?;
        let entry = match verb {
            "card" | "tile" | "rene" | "die" => return GreatRace::read_outcome(rules, line).map(Entry::Luck),
            "pick" => return GreatRace::read_action(rules, line).map(Entry::Pick),
            "at" => Entry::Told(Told::At(read_space(rules, words.next(SPACE)?)?)),
            "lay" => {
                let tile = read_tile(rules, words.next("a kind of tile")?)?;
                Entry::Told(Told::Lay(tile, read_space(rules, words.next(SPACE)?)?))
            }
            "lift" => Entry::Told(Told::Lift(read_space(rules, words.next(SPACE)?)?)),
            "gauges" => {
                let mut level = || number(words.next(NUMBER)?);
                Entry::Told(Told::Gauges([level()?, level()?, level()?]))
            }
            "money" => Entry::Told(Told::Money(number(words.next(NUMBER)?)?)),
            "hit" => Entry::Told(Told::Hit(read_card(rules, words.next("a card")?)?)),
            "torpedo" => match words.next("petrol and mechanics, or at and a space")? {
                "at" => Entry::Told(Told::TorpedoAt(read_space(rules, words.next(SPACE)?)?)),
                petrol => Entry::Told(Told::Torpedo([number(petrol)?, number(words.next(NUMBER)?)?])),
            },
            "next" => Entry::Next,
            "pass" => Entry::Pass,
            other => return Err(TextError::new(other, WHAT)),
        };
        words.end()?;
        Ok(entry)
    }
    /// One way of writing it.
    pub(super) fn write(self, rules: &Rules) -> String {
        let space = |space: race::ids::Space| rules.names.spaces[space.index()].as_str();
        match self {
            Entry::Luck(outcome) => GreatRace::write_outcome(rules, outcome),
            Entry::Pick(action) => GreatRace::write_action(rules, action),
            Entry::Told(told) => match told {
                Told::At(at) => format!("at {}", space(at)),
                Told::Lay(tile, at) => format!("lay {} {}", rules.names.tiles[tile.index()], space(at)),
                Told::Lift(at) => format!("lift {}", space(at)),
                Told::Gauges([petrol, engine, chassis]) => format!("gauges {petrol} {engine} {chassis}"),
                Told::Money(francs) => format!("money {francs}"),
                Told::Torpedo([petrol, mechanics]) => format!("torpedo {petrol} {mechanics}"),
                Told::TorpedoAt(at) => format!("torpedo at {}", space(at)),
                Told::Hit(card) => format!("hit {}", rules.names.cards[card.index()]),
            },
            Entry::Next => "next".into(),
            Entry::Pass => "pass".into(),
        }
    }
}
