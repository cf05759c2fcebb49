//! What happened, as one viewer may know it. The kinds are keys of `content/text/*/motorcar.ftl`.

use super::kinds::{MotorcarEventKind as Kind, MotorcarNumber as Number};
use super::wire::MotorcarEvent;
use ::motorcar::event::{Fact, Reward, Seen};
use ::motorcar::outcome::Dice;
use ::motorcar::rooms::INFLICT_PRICE;
use ::motorcar::{Predicament, Rules, Strain};
use game::Seat;

/// An event being written.
struct Draft(MotorcarEvent);

impl Draft {
    fn new(kind: Kind) -> Self {
        Draft(MotorcarEvent::new(kind))
    }
    fn seat(mut self, seat: Seat) -> Self {
        self.0.seat = Some(seat.number());
        self
    }
    fn victim(mut self, seat: Seat) -> Self {
        self.0.victim = Some(seat.number());
        self
    }
    fn partner(mut self, seat: Seat) -> Self {
        self.0.partner = Some(seat.number());
        self
    }
    fn strain(mut self, strain: Strain) -> Self {
        self.0.strain = Some(strain.into());
        self
    }
    fn predicament(mut self, what: Predicament) -> Self {
        self.0.predicament = Some(what.into());
        self
    }
    fn stage(mut self, slug: &str) -> Self {
        self.0.stage = Some(slug.into());
        self
    }
    fn by_lot(mut self, by_lot: bool) -> Self {
        self.0.by_lot = by_lot;
        self
    }
    fn reward(mut self, reward: Reward) -> Self {
        self.0.reward = Some(reward.into());
        self
    }
    fn rolled(mut self, dice: Dice, face: u8) -> Self {
        self.0.rolled_for = Some(dice.into());
        self.number(Number::Die, face)
    }
    fn number(mut self, name: Number, value: impl Into<i32>) -> Self {
        self.0.numbers.insert(name, value.into());
        self
    }
    /// The die that counts, what its strain adds, the days that makes, and the day they end on.
    fn days(self, dice: u8, die: u8, days: u8, day: u16) -> Self {
        let sum = self.number(Number::Dice, dice).number(Number::Die, die).number(Number::Added, days - die);
        sum.number(Number::Days, days).number(Number::Day, day).number(Number::From, day - u16::from(days))
    }
}

pub(super) fn event(rules: &Rules, seen: Seen) -> MotorcarEvent {
    let is = Draft::new;
    let draft = match seen {
        Seen::Fact(fact) => fact_draft(rules, fact),
        Seen::Pulled(seat, Some(pull)) => is(Kind::PulledOwn).seat(seat).number(Number::Pull, pull),
        Seen::Pulled(seat, None) => is(Kind::Pulled).seat(seat),
        Seen::Chose(seat, Some(strain)) => is(Kind::ChoseOwn).seat(seat).strain(strain),
        Seen::Chose(seat, None) => is(Kind::Chose).seat(seat),
    };
    draft.0
}

fn fact_draft(rules: &Rules, fact: Fact) -> Draft {
    let is = Draft::new;
    let between = |kind: Kind, by: Seat, on: Seat| is(kind).seat(by).victim(on);
    match fact {
        Fact::AssessmentBegan => is(Kind::AssessmentBegan),
        Fact::LetGo(seat, pull) => is(Kind::LetGo).seat(seat).number(Number::Pull, pull),
        Fact::Slid(seat, reach) => {
            let short = rules.flick.length - reach;
            is(Kind::Slid).seat(seat).number(Number::Reach, reach).number(Number::Short, short)
        }
        Fact::WentOver(seat, reach) => {
            let over = reach - rules.flick.length;
            is(Kind::WentOver).seat(seat).number(Number::Reach, reach).number(Number::Over, over)
        }
        Fact::Ranked { seat, place, by_lot } => {
            is(Kind::Ranked).seat(seat).by_lot(by_lot).number(Number::Place, place)
        }
        Fact::RoundBegan(round) => {
            is(Kind::RoundBegan).stage(rules.stage(round)).number(Number::Round, round)
        }
        Fact::ChoiceWithdrawn(seat) => is(Kind::ChoiceWithdrawn).seat(seat),
        Fact::StrainRevealed(seat, strain) => is(Kind::StrainRevealed).seat(seat).strain(strain),
        Fact::PredicamentDie(seat, face) => {
            is(Kind::PredicamentDie).seat(seat).rolled(Dice::Predicaments, face)
        }
        Fact::PredicamentsCounted { total, of_leg, more, predicaments } => {
            let counted = is(Kind::PredicamentsCounted).number(Number::Total, total);
            let counted = counted.number(Number::OfLeg, of_leg).number(Number::More, more);
            counted.number(Number::Count, predicaments)
        }
        Fact::Inflicted { by, with: None, on } => {
            between(Kind::Inflicted, by, on).number(Number::Tiles, INFLICT_PRICE)
        }
        // M21: whoever adds the second tile to one of his own has paid both.
        Fact::Inflicted { by, with: Some(partner), on } if partner == by => {
            between(Kind::Inflicted, by, on).number(Number::Tiles, INFLICT_PRICE - 1)
        }
        Fact::Inflicted { by, with: Some(partner), on } => {
            let together = between(Kind::InflictedTogether, by, on).partner(partner);
            together.number(Number::Tiles, INFLICT_PRICE - 1)
        }
        Fact::Pledged { by, on } => between(Kind::Pledged, by, on),
        Fact::PledgeReturned { by, on } => between(Kind::PledgeReturned, by, on),
        Fact::StoppedInflicting(seat) => is(Kind::StoppedInflicting).seat(seat),
        Fact::TokenDrawn { by, of } => between(Kind::TokenDrawn, by, of),
        Fact::Rolled { seat, dice, face } => is(Kind::Rolled).seat(seat).rolled(dice, face),
        Fact::Travelled { seat, strain, die, days, day } => {
            is(Kind::Travelled).seat(seat).strain(strain).days(rules.strain(strain).dice, die, days, day)
        }
        Fact::Helped { by, on, what } => between(Kind::Helped, by, on).predicament(what),
        Fact::LeftAlone { by, on } => between(Kind::LeftAlone, by, on),
        Fact::CancelledFreely(seat, what) => is(Kind::CancelledFreely).seat(seat).predicament(what),
        Fact::CancelledNone(seat) => is(Kind::CancelledNone).seat(seat),
        Fact::PaidOff(seat, count) => is(Kind::PaidOff).seat(seat).number(Number::Count, count),
        Fact::Endured { seat, what, strain, die, days, day } => {
            let endured = is(Kind::Endured).seat(seat).strain(strain).predicament(what);
            endured.days(rules.strain(strain).dice, die, days, day)
        }
        Fact::ReceivedTiles { seat, count, reward } => {
            is(Kind::ReceivedTiles).seat(seat).reward(reward).number(Number::Count, count)
        }
        Fact::GameOver => is(Kind::Over),
    }
}
