//! One legal action with its kind, its target and what it does to one's numbers.

use super::kinds::RaceFigure;
use super::wire::{RaceChange, RaceChoice, RaceTarget};
use super::{card_slug, tile_slug};
use race::choice::Figures;
use race::ids::Line;
use race::modules;
use race::notation::write_action;
use race::rooms::fare;
use race::{Action, Rules, View};

pub(super) fn choice(rules: &Rules, view: &View, action: Action) -> RaceChoice {
    let preview = view.preview(rules, action);
    let told = preview.map(|p| changes(p.before, p.after)).unwrap_or_default();
    RaceChoice {
        act: write_action(rules, action),
        kind: action.into(),
        target: target(rules, view, action),
        changes: match (action, preview) {
            // A gate comes first: what is told is what the line asks of whoever is let out.
            (Action::Ride { line, cards }, Some(p)) if told.is_empty() => {
                ride(rules, view, p.before, line, cards).unwrap_or_default()
            }
            _ => told,
        },
        luck: preview.and_then(|p| p.luck).map(Into::into),
        idle: preview.and_then(|p| p.idle).map(Into::into),
        toll: super::tolls::toll(rules, view, &[action]),
    }
}

fn ride(rules: &Rules, view: &View, before: Figures, line: Line, cards: u8) -> Option<Vec<RaceChange>> {
    let fare = fare(rules, view.table(), view.viewer().seat()?, line, cards);
    let after = Figures {
        petrol: before.petrol.saturating_sub(rules.numbers.city_petrol),
        money: before.money.checked_sub(fare)?,
        cards: before.cards.checked_sub(cards)?,
        ..before
    };
    Some(changes(before, after))
}

pub(super) fn changes(before: Figures, after: Figures) -> Vec<RaceChange> {
    let pairs = [
        (RaceFigure::Petrol, i32::from(before.petrol), i32::from(after.petrol)),
        (RaceFigure::Engine, before.engine.into(), after.engine.into()),
        (RaceFigure::Chassis, before.chassis.into(), after.chassis.into()),
        (RaceFigure::Money, before.money.into(), after.money.into()),
        (RaceFigure::Cards, before.cards.into(), after.cards.into()),
    ];
    let changed = pairs.into_iter().filter(|(_, before, after)| before != after);
    changed.map(|(name, before, after)| RaceChange { name, before, after }).collect()
}

pub(super) fn target(rules: &Rules, view: &View, action: Action) -> RaceTarget {
    let none = RaceTarget::default();
    match action {
        Action::Pick(card) | Action::Play(card) | Action::Discard(card) => {
            RaceTarget { card: Some(card_slug(rules, card)), ..none }
        }
        Action::PlayAgainst(card, seat) => {
            RaceTarget { card: Some(card_slug(rules, card)), seat: Some(seat.number()), ..none }
        }
        Action::Plan(plan) => RaceTarget { numbers: plan.0.to_vec(), ..none },
        Action::BuyPetrol(levels) => RaceTarget { amount: Some(levels.into()), ..none },
        Action::Clear(space) | Action::Place(space) | Action::To(space) | Action::Choose(space) => {
            let tile = view.table().tile_at(space).map(|tile| tile_slug(rules, tile));
            RaceTarget { space: Some(space.0.into()), tile, ..none }
        }
        Action::Take(tile) => RaceTarget { tile: Some(tile_slug(rules, tile)), ..none },
        Action::Fix { card, engine, chassis } => {
            RaceTarget { card: Some(card_slug(rules, card)), numbers: vec![engine, chassis], ..none }
        }
        Action::Split { engine, chassis } => RaceTarget { numbers: vec![engine, chassis], ..none },
        Action::Ride { line, cards } => {
            let here = view.me().and_then(|me| rules.city_at(me.at));
            let far = here.and_then(|city| rules.line(line).far_end(city));
            RaceTarget {
                line: Some(rules.names.lines[line.index()].clone()),
                space: far.map(|city| rules.city(city).space.0.into()),
                amount: Some(cards.into()),
                ..none
            }
        }
        Action::Act(act) => match act.target() {
            Some(modules::Target::Space(space)) => {
                let tile = view.table().tile_at(space).map(|tile| tile_slug(rules, tile));
                RaceTarget { space: Some(space.0.into()), tile, ..none }
            }
            Some(modules::Target::Seat(seat)) => RaceTarget { seat: Some(seat.number()), ..none },
            Some(modules::Target::Card(card)) => RaceTarget { card: Some(card_slug(rules, card)), ..none },
            Some(modules::Target::Line(line)) => {
                RaceTarget { line: Some(rules.names.lines[line.index()].clone()), ..none }
            }
            Some(modules::Target::Leader(leader)) => RaceTarget { leader: Some(leader.into()), ..none },
            Some(modules::Target::Colour(colour)) => RaceTarget { colour: Some(colour.into()), ..none },
            Some(modules::Target::Gauge(gauge)) => RaceTarget { gauge: Some(gauge.into()), ..none },
            None => none,
        },
        Action::Withdraw
        | Action::Explore
        | Action::DrawCard
        | Action::Repair
        | Action::Drive
        | Action::Fund
        | Action::Pass
        | Action::BuyPart(_)
        | Action::Done
        | Action::Guard
        | Action::Go
        | Action::Back
        | Action::Let => none,
    }
}
