//! Does the room of a card that was read from text hold together: with the card on the table, with the
//! tiles and players it names, and with the room inside it?

use super::{CardRoom, Effect, con_artist, customs, ransom, saboteur, siphoner, trail_hunter};
use crate::ids::Space;
use crate::rooms::{Counter, Damage, Frame};
use crate::rules::Rules;
use crate::table::Table;
use game::{Seat, SeatSet};

/// The room inside a card's room, if any, is one that this one opens at its stage.
pub(crate) fn room_fits(
    rules: &Rules,
    table: &Table,
    room: CardRoom,
    effect: Effect,
    inner: Option<&Frame>,
) -> bool {
    let Some(seat) = table.active() else { return false };
    let rivals = table.rivals(rules, seat);
    let is_asking = inner.is_none();
    let lets_counter = |targets| {
        let counter = Counter::if_needed(rules, table, seat, targets);
        inner.is_some() && inner == counter.as_ref()
    };
    let is_against = |attacker: Seat, victim: Seat| attacker == seat && rivals.has(victim);
    match (room, effect) {
        (CardRoom::TrailHunter(room), Effect::TrailHunter { tiles }) => {
            use trail_hunter::Stage;
            let [first, second] = room.chosen;
            let named = u8::from(first.is_some()) + u8::from(second.is_some());
            let is_free = |space: Space| table.explored.has(space) && !table.is_occupied(rules, space);
            let stage = match room.stage {
                Stage::ChooseTiles => {
                    is_asking && room.left > 0 && u16::from(room.left) + u16::from(named) == tiles.into()
                }
                Stage::RemoveTiles => {
                    named > 0
                        && u16::from(room.left) + u16::from(named) <= tiles.into()
                        && lets_counter(rivals)
                }
                Stage::LetRivalsCounter | Stage::Leave => false,
            };
            room.seat == seat
                && stage
                && room.chosen.into_iter().flatten().all(is_free)
                && (second.is_none() || (first.is_some() && first != second))
        }
        (CardRoom::ConArtist(room), Effect::ConArtist) => {
            use con_artist::Stage;
            let tile = |space: Option<Space>| space.and_then(|space| table.tile_at(space));
            let stage = match room.stage {
                Stage::ChooseTiles => {
                    is_asking && room.second.is_none() && room.first.is_some() == tile(room.first).is_some()
                }
                Stage::SwapTiles => {
                    let (first, second) = (tile(room.first), tile(room.second));
                    first.is_some() && second.is_some() && first != second && lets_counter(rivals)
                }
                Stage::LetRivalsCounter | Stage::Leave => false,
            };
            room.seat == seat && stage && con_artist::has_effect(table)
        }
        (CardRoom::Saboteur(room), Effect::Saboteur { levels }) => {
            use saboteur::Stage;
            let victim = table.player(room.victim);
            let stage = match (room.stage, inner) {
                (Stage::SplitDamage, _) => {
                    saboteur::has_effect(victim) && lets_counter(SeatSet::only(room.victim))
                }
                (Stage::CheckHand, Some(Frame::Damage(damage))) => {
                    *damage == Damage::by_rival(table, room.victim, seat, levels)
                }
                (Stage::Leave, Some(Frame::HandLimit(limit))) => limit.seat == room.victim,
                _ => false,
            };
            is_against(room.attacker, room.victim) && room.levels == levels && stage
        }
        (CardRoom::Ransom(room), Effect::Ransom { francs }) => {
            is_against(room.attacker, room.victim)
                && room.francs == francs
                && room.stage == ransom::Stage::TakeMoney
                && ransom::has_effect(table.player(room.victim))
                && lets_counter(SeatSet::only(room.victim))
        }
        (CardRoom::Siphoner(room), Effect::Siphoner { levels }) => {
            is_against(room.attacker, room.victim)
                && room.levels == levels
                && room.stage == siphoner::Stage::TakePetrol
                && siphoner::has_effect(table.player(room.victim))
                && lets_counter(SeatSet::only(room.victim))
        }
        (CardRoom::Customs(room), Effect::Customs { cards }) => {
            use customs::Stage;
            let stage = match room.stage {
                Stage::ChooseFirst => {
                    room.cards == cards && (is_asking || lets_counter(SeatSet::only(room.victim)))
                }
                Stage::ChooseMore => (1..cards).contains(&room.cards) && is_asking,
                Stage::LetVictimCounter | Stage::Leave => false,
            };
            is_against(room.attacker, room.victim) && customs::has_effect(table.player(room.victim)) && stage
        }
        _ => false,
    }
}
