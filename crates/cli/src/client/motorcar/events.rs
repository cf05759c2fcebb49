//! What happened, in words. Dice are told with what they come to, and what all do at once in one line.

use super::{MotorcarTelling, numbers, say};
use crate::client::{Reader, Telling};
use crate::words::Arg;
use fluent_bundle::FluentValue;
use session::motorcar::kinds::{MotorcarEventKind as Kind, MotorcarNumber};
use session::motorcar::wire::MotorcarEvent;

/// Several events that one line tells: the key of each, the key of the line, and what the line calls the list.
const TOGETHER: [(Kind, &str, &str, &str); 3] = [
    (Kind::LetGo, "pull_of", "event_all_let_go", "pulls"),
    (Kind::StrainRevealed, "strain_of", "event_hands_opened", "strains"),
    (Kind::Ranked, "rank_of", "event_order", "order"),
];

impl MotorcarTelling {
    /// What happened, line by line.
    pub(super) fn tell(&self, reader: &Reader, events: &[&MotorcarEvent]) -> Vec<String> {
        let (mut lines, mut rolls) = (Vec::new(), Vec::new());
        let mut rest = events;
        while let [event, others @ ..] = rest {
            let alike = 1 + others.iter().take_while(|other| other.kind == event.kind).count();
            let together = TOGETHER.iter().find(|(kind, ..)| *kind == event.kind && alike > 1);
            if let Some((_, each, line, list)) = together {
                let parts =
                    rest[..alike].iter().map(|event| say(reader, each, &self.event_values(reader, event)));
                let parts: Vec<String> = parts.collect();
                lines.push(sentence(&say(reader, line, &[(list, parts.join(", ").into())])));
                rest = &rest[alike..];
                continue;
            }
            match event.kind {
                Kind::Rolled | Kind::PredicamentDie => {
                    rolls.extend(event.numbers.get(&MotorcarNumber::Die).map(ToString::to_string));
                }
                _ => {
                    let mut values = self.event_values(reader, event);
                    values.push(("rolls", std::mem::take(&mut rolls).join(", ").into()));
                    lines.push(sentence(&say(reader, event.kind.slug(), &values)));
                }
            }
            rest = others;
        }
        lines
    }
    fn event_values(&self, reader: &Reader, event: &MotorcarEvent) -> Vec<Arg<'static>> {
        let mut values = numbers(&event.numbers);
        let mut set = |name: &'static str, text: Option<String>| {
            values.extend(text.map(|text| (name, FluentValue::from(text))));
        };
        set("who", event.seat.map(|seat| self.who(reader, seat)));
        set("rival", event.victim.map(|seat| self.who(reader, seat)));
        set("partner", event.partner.map(|seat| self.who(reader, seat)));
        set("destination", event.stage.as_deref().map(|slug| self.stage(reader, slug)));
        set("strain", event.strain.map(|strain| strain.to_string()));
        set("predicament", event.predicament.map(|what| what.to_string()));
        set("reward", event.reward.map(|reward| reward.to_string()));
        set("lot", Some(if event.by_lot { "yes" } else { "no" }.to_owned()));
        values
    }
}

/// With a capital letter at its beginning.
pub(super) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
