//! One legal action with its kind, its target and what it does to one's numbers.

use super::{card_slug, tile_slug};
use crate::wire::{Change, Choice, Target};
use race::choice::Figures;
use race::modules;
use race::notation::write_action;
use race::{Action, Chance, Rules, View};

pub(super) fn choice(rules: &Rules, view: &View, action: Action) -> Choice {
    let preview = view.preview(rules, action);
    Choice {
        act: write_action(rules, action),
        kind: kind(action).into(),
        target: target(rules, view, action),
        changes: preview.map(|p| changes(p.before, p.after)).unwrap_or_default(),
        luck: preview.and_then(|p| p.luck).map(|luck| {
            match luck {
                Chance::Card => "card",
                Chance::Tile => "tile",
                Chance::Die(_) => "die",
            }
            .into()
        }),
    }
}

pub(super) fn changes(before: Figures, after: Figures) -> Vec<Change> {
    let pairs = [
        ("petrol", i32::from(before.petrol), i32::from(after.petrol)),
        ("engine", before.engine.into(), after.engine.into()),
        ("chassis", before.chassis.into(), after.chassis.into()),
        ("money", before.money.into(), after.money.into()),
        ("cards", before.cards.into(), after.cards.into()),
    ];
    let changed = pairs.into_iter().filter(|(_, before, after)| before != after);
    changed.map(|(name, before, after)| Change { name: name.into(), before, after }).collect()
}

fn kind(action: Action) -> &'static str {
    match action {
        Action::Pick(_) => "pick",
        Action::Plan(_) => "plan",
        Action::Withdraw => "withdraw",
        Action::BuyPetrol(_) => "buy_petrol",
        Action::Play(_) => "play",
        Action::PlayAgainst(..) => "play_against",
        Action::Explore => "explore",
        Action::DrawCard => "draw_card",
        Action::Repair => "repair",
        Action::Drive => "drive",
        Action::Clear(_) => "clear",
        Action::Fund => "fund",
        Action::Pass => "pass",
        Action::Take(_) => "take",
        Action::Place(_) => "place",
        Action::Fix { .. } => "fix",
        Action::BuyPart(_) => "buy_part",
        Action::To(_) => "to",
        Action::Ride { .. } => "ride",
        Action::Done => "done",
        Action::Guard => "guard",
        Action::Go => "go",
        Action::Back => "back",
        Action::Split { .. } => "split",
        Action::Discard(_) => "discard",
        Action::Choose(_) => "choose",
        Action::Let => "let",
        Action::Act(_) => "special",
    }
}

fn target(rules: &Rules, view: &View, action: Action) -> Target {
    let none = Target::default();
    match action {
        Action::Pick(card) | Action::Play(card) | Action::Discard(card) => {
            Target { card: Some(card_slug(rules, card)), ..none }
        }
        Action::PlayAgainst(card, seat) => {
            Target { card: Some(card_slug(rules, card)), seat: Some(seat.number()), ..none }
        }
        Action::Plan(plan) => Target { numbers: plan.0.to_vec(), ..none },
        Action::BuyPetrol(levels) => Target { amount: Some(levels.into()), ..none },
        Action::Clear(space) | Action::Place(space) | Action::To(space) | Action::Choose(space) => {
            let tile = view.table().tile_at(space).map(|tile| tile_slug(rules, tile));
            Target { space: Some(space.0.into()), tile, ..none }
        }
        Action::Take(tile) => Target { tile: Some(tile_slug(rules, tile)), ..none },
        Action::Fix { card, engine, chassis } => {
            Target { card: Some(card_slug(rules, card)), numbers: vec![engine, chassis], ..none }
        }
        Action::Split { engine, chassis } => Target { numbers: vec![engine, chassis], ..none },
        Action::Ride { line, cards } => {
            let here = view.me().and_then(|me| rules.city_at(me.at));
            let far = here.and_then(|city| rules.line(line).far_end(city));
            Target {
                line: Some(rules.names.lines[line.index()].clone()),
                space: far.map(|city| rules.city(city).space.0.into()),
                amount: Some(cards.into()),
                ..none
            }
        }
        Action::Act(act) => match act.target() {
            Some(modules::Target::Space(space)) => {
                let tile = view.table().tile_at(space).map(|tile| tile_slug(rules, tile));
                Target { space: Some(space.0.into()), tile, ..none }
            }
            Some(modules::Target::Seat(seat)) => Target { seat: Some(seat.number()), ..none },
            Some(modules::Target::Card(card)) => Target { card: Some(card_slug(rules, card)), ..none },
            Some(modules::Target::Line(line)) => {
                Target { line: Some(rules.names.lines[line.index()].clone()), ..none }
            }
            None => none,
        },
        _ => none,
    }
}
