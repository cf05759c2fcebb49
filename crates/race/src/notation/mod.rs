//! Actions, outcomes and positions as text that a person can read and type: one line each, and the way
//! back is exact. The vocabulary is listed in `docs/NOTATION.md`.

mod position;
mod sound;
mod text;

pub use position::{read_position, write_position, write_view};

use crate::action::Action;
use crate::ids::{CardId, Colour, Gauge, Line, Plan, Skill, Space, TileId};
use crate::modules::Act;
use crate::outcome::Outcome;
use crate::rules::Rules;
use crate::solo::ReneId;
use game::text::{NUMBER, SEAT, TextError, Words, named, number, read_seat};
use text::{CARD, LINE, PLAN, SPACE, TILE, one_of};

/// An action in one line.
pub fn write_action(rules: &Rules, action: Action) -> String {
    let names = &rules.names;
    let card = |id: CardId| &names.cards[id.index()];
    let space = |id: Space| &names.spaces[id.index()];
    match action {
        Action::Pick(id) => format!("pick {}", card(id)),
        Action::Plan(plan) => format!("plan {}", write_plan(plan)),
        Action::Withdraw => "withdraw".into(),
        Action::BuyPetrol(levels) => format!("buy petrol {levels}"),
        Action::Play(id) => format!("play {}", card(id)),
        Action::PlayAgainst(id, seat) => format!("play {} against {}", card(id), seat.number()),
        Action::Explore => "explore".into(),
        Action::DrawCard => "draw".into(),
        Action::Repair => "repair".into(),
        Action::Drive => "drive".into(),
        Action::Clear(id) => format!("clear {}", space(id)),
        Action::Fund => "fund".into(),
        Action::Pass => "pass".into(),
        Action::Take(id) => format!("take {}", names.tiles[id.index()]),
        Action::Place(id) => format!("place {}", space(id)),
        Action::Fix { card: id, engine, chassis } => format!("fix {} e{engine} c{chassis}", card(id)),
        Action::BuyPart(gauge) => format!("buy {}", gauge.slug()),
        Action::To(id) => format!("to {}", space(id)),
        Action::Ride { line, cards: 0 } => format!("ride {}", names.lines[line.index()]),
        Action::Ride { line, cards } => format!("ride {} with {cards}", names.lines[line.index()]),
        Action::Done => "done".into(),
        Action::Guard => "guard".into(),
        Action::Go => "go".into(),
        Action::Back => "back".into(),
        Action::Split { engine, chassis } => format!("split e{engine} c{chassis}"),
        Action::Discard(id) => format!("discard {}", card(id)),
        Action::Choose(id) => format!("choose {}", space(id)),
        Action::Let => "let".into(),
        Action::Act(act) => act.write(rules),
    }
}

/// The words an action can begin with, for help and error messages.
pub const VERBS: [&str; 25] = [
    "pick", "plan", "withdraw", "buy", "play", "explore", "draw", "repair", "drive", "clear", "fund", "pass",
    "take", "place", "fix", "to", "ride", "done", "guard", "go", "back", "split", "discard", "choose", "let",
];

/// The way back from [`write_action`]; also understands shorter forms (`buy 3`, `split e2`).
pub fn read_action(rules: &Rules, line: &str) -> Result<Action, TextError> {
    let mut words = Words::of(line);
    let verb = words.next("a move, such as drive or pass")?.to_ascii_lowercase();
    let action = match verb.as_str() {
        "pick" => Action::Pick(one_of(&rules.names.cards, words.next(CARD)?, CARD)?),
        "plan" => Action::Plan(read_plan(words.next(PLAN)?)?),
        "withdraw" => Action::Withdraw,
        "buy" => read_purchase(&mut words)?,
        "play" => read_play(rules, &mut words)?,
        "explore" => Action::Explore,
        "draw" => Action::DrawCard,
        "repair" => Action::Repair,
        "drive" => Action::Drive,
        "clear" => Action::Clear(read_space(rules, words.next(SPACE)?)?),
        "fund" => Action::Fund,
        "pass" => Action::Pass,
        "take" => Action::Take(one_of(&rules.names.tiles, words.next(TILE)?, TILE)?),
        "place" => Action::Place(read_space(rules, words.next(SPACE)?)?),
        "fix" => {
            let card = one_of(&rules.names.cards, words.next(CARD)?, CARD)?;
            let (engine, chassis) = read_levels(&mut words)?;
            Action::Fix { card, engine, chassis }
        }
        "to" => Action::To(read_space(rules, words.next(SPACE)?)?),
        "ride" => read_ride(rules, &mut words)?,
        "done" => Action::Done,
        "guard" => Action::Guard,
        "go" => Action::Go,
        "back" => Action::Back,
        "split" => {
            let (engine, chassis) = read_levels(&mut words)?;
            Action::Split { engine, chassis }
        }
        "discard" => Action::Discard(one_of(&rules.names.cards, words.next(CARD)?, CARD)?),
        "choose" => Action::Choose(read_space(rules, words.next(SPACE)?)?),
        "let" => Action::Let,
        _ => match Act::read(rules, &verb, &mut words) {
            Some(act) => Action::Act(act?),
            None => {
                let known = [&VERBS[..], &Act::verbs(rules)].concat().join(", ");
                return Err(TextError::new(verb, format!("a move; moves begin with {known}")));
            }
        },
    };
    words.end()?;
    Ok(action)
}

const LUCK: &str = "card, tile, die, parcel or rene";
const PARCEL: &str = "the colour of a parcel";

/// An outcome in one line.
pub fn write_outcome(rules: &Rules, outcome: Outcome) -> String {
    match outcome {
        Outcome::Card(card) => format!("card {}", rules.names.cards[card.index()]),
        Outcome::Tile(tile) => format!("tile {}", rules.names.tiles[tile.index()]),
        Outcome::Die(face) => format!("die {face}"),
        Outcome::Parcel(colour) => format!("parcel {}", colour.slug()),
        Outcome::Rene(card) => format!("rene {}", card.slug()),
    }
}

/// The way back from [`write_outcome`].
pub fn read_outcome(rules: &Rules, line: &str) -> Result<Outcome, TextError> {
    let mut words = Words::of(line);
    let kind = words.next(LUCK)?.to_ascii_lowercase();
    let outcome = match kind.as_str() {
        "card" => Outcome::Card(one_of(&rules.names.cards, words.next(CARD)?, CARD)?),
        "tile" => Outcome::Tile(one_of(&rules.names.tiles, words.next(TILE)?, TILE)?),
        "die" => Outcome::Die(number(words.next(NUMBER)?)?),
        "parcel" => {
            let word = words.next(PARCEL)?;
            Outcome::Parcel(named(&Colour::OF_CITIES, Colour::slug, word, PARCEL)?)
        }
        "rene" => Outcome::Rene(ReneId::read(words.next("a card of René's")?)?),
        _ => return Err(TextError::new(kind, LUCK)),
    };
    words.end()?;
    Ok(outcome)
}

/// A letter for each assistant: `pmmgf`; `-` for none.
pub fn write_plan(plan: Plan) -> String {
    let letters: String =
        Skill::ALL.into_iter().flat_map(|s| std::iter::repeat_n(letter(s), plan.on(s).into())).collect();
    if letters.is_empty() { "-".into() } else { letters }
}

/// The way back from [`write_plan`], letters in any order.
pub fn read_plan(word: &str) -> Result<Plan, TextError> {
    let mut plan = Plan::EMPTY;
    for c in word.chars().filter(|_| word != "-") {
        let skill = Skill::ALL.into_iter().find(|&s| letter(s) == c.to_ascii_lowercase());
        let skill = skill.ok_or_else(|| TextError::new(word, PLAN))?;
        let count = &mut plan[skill];
        *count = count.saturating_add(1);
    }
    Ok(plan)
}

fn letter(skill: Skill) -> char {
    match skill {
        Skill::Pathfinder => 'p',
        Skill::Mechanics => 'm',
        Skill::Guard => 'g',
        Skill::Funding => 'f',
    }
}

/// A card by its slug.
pub fn read_card(rules: &Rules, word: &str) -> Result<CardId, TextError> {
    one_of(&rules.names.cards, word, CARD)
}

/// A city's slug, or a hex such as `C7`.
pub fn read_space(rules: &Rules, word: &str) -> Result<Space, TextError> {
    let same = |name: &String| name.eq_ignore_ascii_case(word);
    let found = rules.names.spaces.iter().position(same).or_else(|| rules.names.hexes.iter().position(same));
    found.map(|i| Space(i as u8)).ok_or_else(|| TextError::new(word, SPACE))
}

/// A kind of tile by its slug.
pub fn read_tile(rules: &Rules, word: &str) -> Result<TileId, TextError> {
    one_of(&rules.names.tiles, word, TILE)
}
fn read_line(rules: &Rules, word: &str) -> Result<Line, TextError> {
    let turned = word.split_once('-').map(|(a, b)| format!("{b}-{a}"));
    let same = |name: &String| {
        name.eq_ignore_ascii_case(word) || turned.as_ref().is_some_and(|word| name.eq_ignore_ascii_case(word))
    };
    let found = rules.names.lines.iter().position(same);
    found.map(|i| Line(i as u8)).ok_or_else(|| TextError::new(word, LINE))
}

fn read_purchase(words: &mut Words) -> Result<Action, TextError> {
    let expected = "petrol and a number of levels, engine or chassis";
    let what = words.next(expected)?.to_ascii_lowercase();
    Ok(match what.as_str() {
        "engine" => Action::BuyPart(Gauge::Engine),
        "chassis" => Action::BuyPart(Gauge::Chassis),
        "petrol" => Action::BuyPetrol(number(words.next(NUMBER)?)?),
        levels => Action::BuyPetrol(number(levels).map_err(|_| TextError::new(levels, expected))?),
    })
}

fn read_play(rules: &Rules, words: &mut Words) -> Result<Action, TextError> {
    let card = one_of(&rules.names.cards, words.next(CARD)?, CARD)?;
    match words.more() {
        None => Ok(Action::Play(card)),
        Some(word) if word.eq_ignore_ascii_case("against") => {
            Ok(Action::PlayAgainst(card, read_seat(rules.vehicles, words.next(SEAT)?)?))
        }
        Some(other) => Err(TextError::new(other, "the end of the move, or: against and a seat number")),
    }
}

fn read_ride(rules: &Rules, words: &mut Words) -> Result<Action, TextError> {
    let line = read_line(rules, words.next(LINE)?)?;
    match words.more() {
        None => Ok(Action::Ride { line, cards: 0 }),
        Some(word) if word.eq_ignore_ascii_case("with") => {
            Ok(Action::Ride { line, cards: number(words.next(NUMBER)?)? })
        }
        Some(other) => Err(TextError::new(other, "the end of the move, or: with and a number of cards")),
    }
}

/// `e2 c1`, in any order; what is missing is 0.
fn read_levels(words: &mut Words) -> Result<(u8, u8), TextError> {
    let (mut engine, mut chassis) = (0, 0);
    let expected = "levels such as e2 or c1";
    let first = words.next(expected)?;
    for word in std::iter::once(first).chain(std::iter::from_fn(|| words.more())) {
        let wrong = |_| TextError::new(word, expected);
        match word.split_at_checked(1) {
            Some(("e" | "E", n)) => engine = number(n).map_err(wrong)?,
            Some(("c" | "C", n)) => chassis = number(n).map_err(wrong)?,
            _ => return Err(TextError::new(word, expected)),
        }
    }
    Ok((engine, chassis))
}
