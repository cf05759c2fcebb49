//! One legal action with its kind, its target and what it does to one's numbers.

use super::kinds::{MotorcarChoiceKind as Kind, MotorcarFigure, MotorcarNumber as Number};
use super::questions::delay;
use super::wire::{MotorcarChange, MotorcarChoice, MotorcarTarget};
use ::motorcar::choice::Figures;
use ::motorcar::notation::write_action;
use ::motorcar::rooms::Frame;
use ::motorcar::{Action, Rules, Strain, View};
use game::Seat;
use std::collections::BTreeMap;

pub(super) fn choice(rules: &Rules, view: &View, action: Action) -> MotorcarChoice {
    let preview = view.preview(rules, action);
    MotorcarChoice {
        act: write_action(rules, action),
        kind: kind(view, action),
        target: target(view, action),
        numbers: numbers(rules, action),
        changes: preview.map(|p| changes(p.before, p.after)).unwrap_or_default(),
        luck: preview.and_then(|p| p.luck).map(Into::into),
    }
}

fn changes(before: Figures, after: Figures) -> Vec<MotorcarChange> {
    let pairs = [
        (MotorcarFigure::Day, i32::from(before.day), i32::from(after.day)),
        (MotorcarFigure::Tiles, before.tiles.into(), after.tiles.into()),
        (MotorcarFigure::Random, before.random.into(), after.random.into()),
        (MotorcarFigure::Inflicted, before.inflicted.into(), after.inflicted.into()),
    ];
    let changed = pairs.into_iter().filter(|(_, before, after)| before != after);
    changed.map(|(name, before, after)| MotorcarChange { name, before, after }).collect()
}

fn kind(view: &View, action: Action) -> Kind {
    match action {
        Action::Flick(_) => Kind::Flick,
        Action::Strain(_) => Kind::Strain,
        Action::Withdraw => Kind::Withdraw,
        Action::Inflict(_) => Kind::Inflict,
        Action::Pledge(_) => Kind::Pledge,
        Action::Complete(_) => Kind::Complete,
        Action::Done => Kind::Done,
        Action::Help(..) => Kind::Help,
        Action::Cancel(_) => Kind::Cancel,
        Action::Decline if matches!(view.top(), Frame::Help(_)) => Kind::DriveBy,
        Action::Decline => Kind::Keep,
        Action::Pay(_) => Kind::Pay,
    }
}

fn target(view: &View, action: Action) -> MotorcarTarget {
    let none = MotorcarTarget::default();
    let rival = |seat: Seat| MotorcarTarget { seat: Some(seat.number()), ..none.clone() };
    match action {
        Action::Strain(strain) => MotorcarTarget { strain: Some(strain.into()), ..none },
        Action::Inflict(seat) | Action::Pledge(seat) => rival(seat),
        Action::Complete(seat) => {
            let partner = view.table().player(seat).pledge.map(Seat::number);
            MotorcarTarget { partner, ..rival(seat) }
        }
        Action::Help(seat, what) => MotorcarTarget { predicament: Some(what.into()), ..rival(seat) },
        Action::Cancel(what) => MotorcarTarget { predicament: Some(what.into()), ..none },
        Action::Flick(_) | Action::Withdraw | Action::Done | Action::Decline | Action::Pay(_) => none,
    }
}

fn numbers(rules: &Rules, action: Action) -> BTreeMap<Number, i32> {
    match action {
        Action::Flick(pull) => [(Number::Pull, pull.into())].into(),
        Action::Strain(strain) => strain_numbers(rules, strain),
        Action::Help(..) => [(Number::Earned, rules.tiles.help.into())].into(),
        Action::Pay(count) => [(Number::Count, count.into())].into(),
        _ => BTreeMap::new(),
    }
}

fn strain_numbers(rules: &Rules, strain: Strain) -> BTreeMap<Number, i32> {
    let odds = rules.stage_odds(strain);
    let stage = [(Number::StageLeast, odds.least().into()), (Number::StageMost, odds.most().into())];
    let tokens = [(Number::Tokens, rules.strain(strain).tokens.into())];
    stage.into_iter().chain(tokens).chain(delay(rules, strain)).collect()
}
