//! What the viewer's seat is asked: the room, the key of the words, and the numbers they mention.

use super::view::room;
use super::{card_slug, tile_slug};
use crate::wire::{Question, Target};
use race::rooms::{Frame, plan_size};
use race::{Rules, View};

pub(super) fn question(rules: &Rules, view: &View) -> Option<Question> {
    let frame = view.frames().last()?;
    let me = view.me()?;
    let mut target =
        Target { card: view.table().in_play().map(|card| card_slug(rules, card)), ..Target::default() };
    let mut numbers: Vec<(&str, i32)> = Vec::new();
    let key = match frame {
        Frame::Bivouac(_) => "ask_bivouac",
        Frame::Planning(_) => {
            let seat = view.viewer().seat()?;
            numbers.push(("assistants", plan_size(rules, view.table(), seat).into()));
            "ask_planning"
        }
        Frame::Sequence(room) if room.may_buy_petrol() => "ask_sequence_petrol",
        Frame::Sequence(_) => "ask_sequence_cards",
        Frame::Explore(room) => match room.held() {
            Some(tile) => {
                target.tile = Some(tile_slug(rules, tile));
                "ask_explore_place"
            }
            None => "ask_explore_take",
        },
        Frame::KeepCards(_) => "ask_keep_cards",
        Frame::HandLimit(_) => {
            numbers.extend([("limit", i32::from(me.chassis)), ("cards", me.cards.into())]);
            "ask_hand_limit"
        }
        Frame::Repair(_) => "ask_repair",
        Frame::Drive(room) => {
            numbers.push(("moves", room.moves().into()));
            "ask_drive"
        }
        Frame::EnterTile(room) => {
            target.space = Some(room.to().0.into());
            target.tile = view.table().tile_at(room.to()).map(|tile| tile_slug(rules, tile));
            let cost = room.cost();
            numbers.extend([
                ("petrol", i32::from(cost.petrol)),
                ("damage", cost.damage.into()),
                ("danger", cost.danger.into()),
                ("stop", cost.stop.into()),
            ]);
            "ask_enter_tile"
        }
        Frame::Damage(room) => {
            target.seat = Some(room.seat().number());
            numbers.push(("amount", room.amount().into()));
            "ask_damage"
        }
        Frame::Counter(room) => {
            target.seat = Some(room.attacker().number());
            "ask_counter"
        }
        Frame::CardRoom(_)
            if view.table().active().is_some_and(|seat| super::view::is_viewer(view, seat)) =>
        {
            "ask_choose"
        }
        Frame::CardRoom(_) => "ask_customs",
        _ => "ask_other",
    };
    let numbers = numbers.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Some(Question { room: room(frame).into(), key: key.into(), target, numbers })
}
