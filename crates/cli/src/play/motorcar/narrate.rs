//! What happened, in words.

use super::MotorcarScreen;
use fluent_bundle::FluentValue;
use motorcar::event::{Fact, Seen};

impl MotorcarScreen {
    /// One line for an event.
    pub(super) fn tell(&self, seen: Seen) -> String {
        let n = |n: u16| -> FluentValue<'static> { u32::from(n).into() };
        let who = |seat| ("who", FluentValue::from(self.who(seat)));
        let rival = |seat| ("rival", FluentValue::from(self.who(seat)));
        let what = |what| ("predicament", FluentValue::from(self.predicament(what)));
        let values = match seen {
            Seen::Pulled(seat, pull) => vec![who(seat), ("pull", n(pull.unwrap_or(0).into()))],
            Seen::Chose(seat, strain) => {
                vec![who(seat), ("strain", strain.map(|s| self.strain(s)).unwrap_or_default().into())]
            }
            Seen::Fact(fact) => match fact {
                Fact::AssessmentBegan | Fact::GameOver => vec![],
                Fact::LetGo(seat, pull) => vec![who(seat), ("pull", n(pull.into()))],
                Fact::Slid(seat, reach) => vec![who(seat), ("reach", n(reach))],
                Fact::WentOver(seat)
                | Fact::Ranked(seat)
                | Fact::ChoiceWithdrawn(seat)
                | Fact::TokenDrawn(seat) => {
                    vec![who(seat)]
                }
                Fact::RoundBegan(round) => {
                    let destination = self.word(self.rules.stage(round));
                    vec![("round", n(round.into())), ("destination", destination.into())]
                }
                Fact::StrainRevealed(seat, strain) => vec![who(seat), ("strain", self.strain(strain).into())],
                Fact::PredicamentDie(seat, die) | Fact::Rolled(seat, die) => {
                    vec![who(seat), ("die", n(die.into()))]
                }
                Fact::PredicamentsCounted { total, predicaments } => {
                    vec![("total", n(total.into())), ("count", n(predicaments.into()))]
                }
                Fact::Inflicted { by, with, on } => {
                    let partner = with.map(|seat| self.who(seat)).unwrap_or_default();
                    vec![who(by), ("partner", partner.into()), rival(on)]
                }
                Fact::Pledged { by, on } | Fact::PledgeReturned { by, on } | Fact::LeftAlone { by, on } => {
                    vec![who(by), rival(on)]
                }
                Fact::Travelled { seat, days, day } => {
                    vec![who(seat), ("days", n(days.into())), ("day", n(day))]
                }
                Fact::Helped { by, on, what: which } => vec![who(by), rival(on), what(which)],
                Fact::CancelledFreely(seat, which) => vec![who(seat), what(which)],
                Fact::PaidOff(seat, count) | Fact::ReceivedTiles(seat, count) => {
                    vec![who(seat), ("count", n(count.into()))]
                }
                Fact::Endured { seat, what: which, days, day } => {
                    vec![who(seat), what(which), ("days", n(days.into())), ("day", n(day))]
                }
            },
        };
        self.say(seen.slug(), &values)
    }
}
