//! What the viewer's driver is asked: the key of the words, whom it is about, and the numbers that matter for the answer.

use super::kinds::{MotorcarAsk, MotorcarNumber as Number};
use super::view::{is_closed, phase, predicaments};
use super::wire::{MotorcarQuestion, MotorcarTarget};
use ::motorcar::rooms::{Frame, INFLICT_PRICE};
use ::motorcar::rules::MAX_PULL;
use ::motorcar::tabletop::{Player, Sealed};
use ::motorcar::{Rules, Strain, View};
use std::collections::BTreeMap;

pub(super) fn question(rules: &Rules, view: &View) -> Option<MotorcarQuestion> {
    let (seat, me) = (view.viewer().seat()?, view.me()?);
    let mut target = MotorcarTarget::default();
    let mut numbers = BTreeMap::new();
    let round = view.table().round;
    let key = match view.top() {
        Frame::Flick(_) => {
            numbers.insert(Number::Length, rules.flick.length.into());
            numbers.insert(Number::MostPull, MAX_PULL.into());
            MotorcarAsk::Flick
        }
        Frame::ChooseStrain(_) => {
            target.stage = Some(rules.stage(round).into());
            numbers.insert(Number::Round, round.into());
            numbers.insert(Number::OfLeg, rules.predicaments(round).into());
            if let Sealed::Strain(strain) = me.sealed {
                target.strain = Some(strain.into());
            }
            if is_closed(view, seat) { MotorcarAsk::ClosedHand } else { MotorcarAsk::Strain }
        }
        Frame::Inflict(_) => {
            numbers.insert(Number::Count, predicaments(view).unwrap_or(0).into());
            numbers.insert(Number::Tiles, me.tiles.into());
            numbers.insert(Number::Price, INFLICT_PRICE.into());
            MotorcarAsk::Inflict
        }
        Frame::Help(room) => {
            let rival = room.rival(rules, view.table())?;
            target.seat = Some(rival.number());
            trouble(rules, view.table().player(rival), &mut target, &mut numbers);
            numbers.insert(Number::Earned, rules.tiles.help.into());
            MotorcarAsk::Help
        }
        Frame::SlowestCancels(_) => {
            trouble(rules, me, &mut target, &mut numbers);
            numbers.insert(Number::Day, me.day.into());
            MotorcarAsk::Cancel
        }
        Frame::PayTiles(_) => {
            trouble(rules, me, &mut target, &mut numbers);
            numbers.insert(Number::Tiles, me.tiles.into());
            MotorcarAsk::Pay
        }
        Frame::Race(_)
        | Frame::Round(_)
        | Frame::PredicamentDice(_)
        | Frame::DrawTokens(_)
        | Frame::Travel(_)
        | Frame::Endure(_) => return None,
    };
    Some(MotorcarQuestion { key, phase: phase(view), target, numbers })
}

/// What troubles a player, and the days that are at stake.
fn trouble(rules: &Rules, player: &Player, target: &mut MotorcarTarget, numbers: &mut BTreeMap<Number, i32>) {
    numbers.insert(Number::Random, player.random.into());
    numbers.insert(Number::Inflicted, player.inflicted.into());
    target.strain = player.strain.map(Into::into);
    if let Some(strain) = player.strain {
        numbers.extend(delay(rules, strain));
    }
}

/// The days that a predicament can cost.
pub(super) fn delay(rules: &Rules, strain: Strain) -> [(Number, i32); 2] {
    let odds = rules.predicament_odds(strain);
    [(Number::DelayLeast, odds.least().into()), (Number::DelayMost, odds.most().into())]
}
