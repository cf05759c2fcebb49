//! A race that is played with the cardboard game beside the program (R177): the program is René, and the player tells what
//! became of the table. Only what René's rules read is told: where the vehicle stands, which tiles lie where, the gauges, and what a
//! card did to the Torpedo. Hands, plans and money on the way are the player's own business.

use super::{HUMAN, TORPEDO};
use crate::cards::takes_from_torpedo;
use crate::engine::State;
use crate::ids::{CardId, Gauge, MAX_CARDS, Space, TileId};
use crate::notation;
use crate::player::{Held, MOST_MONEY};
use crate::rooms::Frame;
use crate::rules::Rules;
use crate::tabletop::Tabletop;

/// Something about the table of the cardboard game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Told {
    /// The player's vehicle stands there.
    At(Space),
    /// This tile lies there now, whatever lay there before.
    Lay(TileId, Space),
    /// No tile lies there any more.
    Lift(Space),
    /// The player's gauges: petrol, engine, chassis.
    Gauges([u8; 3]),
    /// The player's francs.
    Money(u16),
    /// The Torpedo's gauges: petrol, mechanics.
    Torpedo([u8; 2]),
    /// The Torpedo stands there.
    TorpedoAt(Space),
    /// The player has played this card against the Torpedo (R124).
    Hit(CardId),
}

/// Why it cannot be so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotSo {
    /// No tile lies in a city.
    City,
    /// All tiles of this kind lie on the map already.
    NoTileLeft,
    /// No tile lies there.
    NothingThere,
    /// A gauge does not go so far.
    BeyondGauge(u8),
    /// Money comes in notes of 10F.
    Notes,
    /// Whoever is at the finish stays there; arriving is told as a move of its own.
    Finish,
    /// The card does nothing to the Torpedo (R124).
    Harmless,
    /// Not at this moment: something that is being settled stands against it.
    NotNow,
}

/// The table becomes as it was told, or stays as it was.
pub fn tell(rules: &Rules, state: &mut State, told: Told) -> Result<(), NotSo> {
    let mut trial = *state;
    clear_hand(&mut trial.table);
    let table = &mut trial.table;
    match told {
        Told::At(space) => stand(rules, table, HUMAN, space)?,
        Told::TorpedoAt(space) => stand(rules, table, TORPEDO, space)?,
        Told::Lay(tile, space) => lay(rules, table, tile, space)?,
        Told::Lift(space) => {
            if !table.explored.has(space) {
                return Err(NotSo::NothingThere);
            }
            table.return_tile(space);
        }
        Told::Gauges([petrol, engine, chassis]) => {
            let player = table.player_mut(HUMAN);
            let levels = [(Gauge::Petrol, petrol), (Gauge::Engine, engine), (Gauge::Chassis, chassis)];
            for (gauge, level) in levels {
                within(level, player.max[gauge])?;
            }
            (player.petrol, player.engine, player.chassis) = (petrol, engine, chassis);
        }
        Told::Money(francs) => {
            if francs % 10 != 0 || francs > MOST_MONEY {
                return Err(NotSo::Notes);
            }
            table.player_mut(HUMAN).money = francs;
        }
        Told::Torpedo([petrol, mechanics]) => {
            let torpedo = table.player_mut(TORPEDO);
            within(petrol, torpedo.max.petrol)?;
            within(mechanics, torpedo.max.engine)?;
            (torpedo.petrol, torpedo.engine) = (petrol, mechanics);
        }
        Told::Hit(card) => {
            let torpedo = table.player_mut(TORPEDO);
            let (gauge, levels) = takes_from_torpedo(rules.card(card).effect).ok_or(NotSo::Harmless)?;
            let level = if gauge == Gauge::Petrol { &mut torpedo.petrol } else { &mut torpedo.engine };
            *level = level.saturating_sub(levels);
        }
    }
    // What stands in a log must be read back one day.
    let text = notation::write_position(rules, &trial);
    *state = notation::read_position(rules, &text).map_err(|_| NotSo::NotNow)?;
    Ok(())
}

/// The player's own vehicle stands right before the finish and could drive the last step, which the rules then do: so places and what
/// follows from them are what they always are.
pub fn approach(rules: &Rules, state: &mut State) -> Result<(), NotSo> {
    let near = rules.near[rules.finish.index()].iter();
    let before = near.max_by_key(|&space| rules.level(space)).ok_or(NotSo::NotNow)?;
    let was = *state.table.player(HUMAN);
    tell(rules, state, Told::Gauges([was.petrol.max(1), was.engine.max(1), was.chassis]))?;
    tell(rules, state, Told::At(before))
}

/// Cards that lie nowhere in sight may come: the player draws and discards without telling, so nobody here can know when the
/// cardboard deck was shuffled.
pub fn gather(rules: &Rules, state: &mut State) {
    let table = &mut state.table;
    clear_hand(table);
    for card in rules.card_ids() {
        table.deck[card.index()] += std::mem::take(&mut table.discard[card.index()]);
    }
    table.deck_size = table.deck.iter().sum();
}

/// Does René's card, or a power, make anything of the cards that are drawn now? What nobody reads need not be told.
pub fn reads_cards(rules: &Rules, state: &State) -> bool {
    let powers = state.table.rene.powers;
    match state.top() {
        Frame::Camp(_) => state.table.rene.card(rules).is_some(),
        Frame::Advance(_) => powers.reads_city_draws(),
        _ => true,
    }
}

fn within(level: u8, most: u8) -> Result<(), NotSo> {
    if level <= most { Ok(()) } else { Err(NotSo::BeyondGauge(most)) }
}

fn stand(rules: &Rules, table: &mut Tabletop, seat: game::Seat, space: Space) -> Result<(), NotSo> {
    if space == rules.finish || table.player(seat).is_finished() {
        return Err(NotSo::Finish);
    }
    table.player_mut(seat).at = space;
    table.move_token(rules, seat);
    Ok(())
}

fn lay(rules: &Rules, table: &mut Tabletop, tile: TileId, space: Space) -> Result<(), NotSo> {
    if rules.city_spaces.has(space) {
        return Err(NotSo::City);
    }
    if table.explored.has(space) {
        table.return_tile(space);
    }
    let heap = if table.bag[tile.index()] > 0 { &mut table.bag } else { &mut table.removed };
    let left = heap[tile.index()].checked_sub(1).ok_or(NotSo::NoTileLeft)?;
    heap[tile.index()] = left;
    table.lay_tile(space, tile);
    Ok(())
}

/// What the player took from the market is the player's business from then on.
fn clear_hand(table: &mut Tabletop) {
    let player = table.player_mut(HUMAN);
    let hand = std::mem::replace(&mut player.hand, [Held::default(); MAX_CARDS]);
    player.cards = 0;
    for (pile, held) in table.discard.iter_mut().zip(hand) {
        *pile += held.count();
    }
}
