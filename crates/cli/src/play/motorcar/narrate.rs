//! What happened, in words.

use super::MotorcarScreen;
use fluent_bundle::FluentValue;
use motorcar::event::{Fact, Reward, Seen};
use motorcar::{Predicament, Strain};

impl MotorcarScreen {
    /// One line for an event.
    pub(super) fn tell(&self, seen: Seen) -> String {
        let n = |n: u16| -> FluentValue<'static> { u32::from(n).into() };
        let who = |seat| ("who", FluentValue::from(self.who(seat)));
        let rival = |seat| ("rival", FluentValue::from(self.who(seat)));
        let what = |what: Predicament| ("predicament", FluentValue::from(what.slug()));
        let with = |strain: Strain| ("strain", FluentValue::from(strain.slug()));
        let days = |strain: Strain, die: u8, days: u8, day: u16| {
            let dice = self.rules.strain(strain).dice;
            let numbers =
                [("dice", dice), ("die", die), ("rolls", die), ("added", days - die), ("days", days)];
            numbers.map(|(name, number)| (name, n(number.into()))).into_iter().chain([("day", n(day))])
        };
        let length = self.rules.flick.length;
        let values = match seen {
            Seen::Pulled(seat, pull) => vec![who(seat), ("pull", n(pull.unwrap_or(0).into()))],
            Seen::Chose(seat, strain) => [who(seat)].into_iter().chain(strain.map(with)).collect(),
            Seen::Fact(fact) => match fact {
                Fact::AssessmentBegan | Fact::GameOver => vec![],
                Fact::LetGo(seat, pull) => vec![who(seat), ("pull", n(pull.into()))],
                Fact::Slid(seat, reach) => vec![who(seat), ("short", n(length - reach))],
                Fact::WentOver(seat, reach) => vec![who(seat), ("over", n(reach - length))],
                Fact::Ranked { seat, place, by_lot } => {
                    let lot = if by_lot { "yes" } else { "no" };
                    vec![who(seat), ("place", n(place.into())), ("lot", lot.into())]
                }
                Fact::ChoiceWithdrawn(seat) | Fact::StoppedInflicting(seat) | Fact::CancelledNone(seat) => {
                    vec![who(seat)]
                }
                Fact::RoundBegan(round) => {
                    let destination = self.word(self.rules.stage(round));
                    vec![("round", n(round.into())), ("destination", destination.into())]
                }
                Fact::StrainRevealed(seat, strain) => vec![who(seat), with(strain)],
                Fact::PredicamentDie(seat, face) | Fact::Rolled { seat, face, .. } => {
                    vec![who(seat), ("die", n(face.into()))]
                }
                Fact::PredicamentsCounted { total, of_leg, more, predicaments } => vec![
                    ("rolls", n(total.into())),
                    ("total", n(total.into())),
                    ("of_leg", n(of_leg.into())),
                    ("more", n(more.into())),
                    ("count", n(predicaments.into())),
                ],
                Fact::Inflicted { by, with, on } => {
                    let partner = with.map(|seat| self.who(seat)).unwrap_or_default();
                    vec![who(by), ("partner", partner.into()), rival(on), ("tiles", n(2))]
                }
                Fact::Pledged { by, on } | Fact::PledgeReturned { by, on } | Fact::LeftAlone { by, on } => {
                    vec![who(by), rival(on)]
                }
                Fact::TokenDrawn { by, of } => vec![who(by), rival(of)],
                Fact::Travelled { seat, strain, die, days: took, day } => {
                    days(strain, die, took, day).chain([who(seat)]).collect()
                }
                Fact::Helped { by, on, what: which } => vec![who(by), rival(on), what(which)],
                Fact::CancelledFreely(seat, which) => vec![who(seat), what(which)],
                Fact::PaidOff(seat, count) => vec![who(seat), ("count", n(count.into()))],
                Fact::ReceivedTiles { seat, count, reward } => {
                    let reward = if reward == Reward::Help { "help" } else { "slowest" };
                    vec![who(seat), ("count", n(count.into())), ("reward", reward.into())]
                }
                Fact::Endured { seat, what: which, strain, die, days: took, day } => {
                    days(strain, die, took, day).chain([who(seat), what(which)]).collect()
                }
            },
        };
        self.say(seen.slug(), &values)
    }
}
