//! The words of The Great Motorcar Race on the wire, as lists that follow those of the rules.

use crate::kinds::kinds;
use ::motorcar::event::Fact;
use ::motorcar::outcome::Chance;
use ::motorcar::why_not::{Reason, Remedy};
use ::motorcar::{Action, Seen};

kinds!(
    /// How far the race has come.
    MotorcarPhase {
        Race = "race",
        Over = "over",
    }
);

kinds!(
    /// What a driver is asked.
    MotorcarAsk {
        Other = "ask_other",
    }
);

kinds!(
    /// What kind of action a choice is.
    MotorcarChoiceKind: Action {
        Flick = "flick",
        Strain = "strain",
        Withdraw = "withdraw",
        Inflict = "inflict",
        Pledge = "pledge",
        Complete = "complete",
        Done = "done",
        Help = "help",
        Cancel = "cancel",
        Decline = "decline",
        Pay = "pay",
    }
);

kinds!(
    /// A number of a driver that a choice changes.
    MotorcarFigure {
        Day = "day",
        Tiles = "tiles",
        Random = "random",
        Inflicted = "inflicted",
    }
);

kinds!(
    /// What luck decides.
    MotorcarLuck: Chance {
        Die = "die",
        Token = "token",
        Slip = "slip",
        Lot = "lot",
    }
);

kinds!(
    /// The condition that failed.
    MotorcarReason: Reason {
        GameOver = "game_over",
        NotYourTurn = "not_your_turn",
        NotAskedNow = "not_asked_now",
        PullTooFar = "pull_too_far",
        OwnCar = "own_car",
        Tiles = "tiles",
        PledgeOpen = "pledge_open",
        NoPledge = "no_pledge",
        NoPartner = "no_partner",
        NotAhead = "not_ahead",
        NotMet = "not_met",
        NoPredicament = "no_predicament",
        OneAtATime = "one_at_a_time",
        TooMany = "too_many",
    }
);

kinds!(
    /// What would help.
    MotorcarRemedyKey: Remedy {
        Inflict = "remedy_inflict",
        Pledge = "remedy_pledge",
        Complete = "remedy_complete",
        HelpOthers = "remedy_help_others",
        HopeForHelp = "remedy_hope_for_help",
    }
);

kinds!(
    /// What happened.
    MotorcarEventKind {
        PulledOwn = "event_pulled_own",
        Pulled = "event_pulled",
        ChoseOwn = "event_chose_own",
        Chose = "event_chose",
        AssessmentBegan = "event_assessment_began",
        LetGo = "event_let_go",
        Slid = "event_slid",
        WentOver = "event_went_over",
        Ranked = "event_ranked",
        RoundBegan = "event_round_began",
        ChoiceWithdrawn = "event_choice_withdrawn",
        StrainRevealed = "event_strain_revealed",
        PredicamentDie = "event_predicament_die",
        PredicamentsCounted = "event_predicaments_counted",
        Inflicted = "event_inflicted",
        InflictedTogether = "event_inflicted_together",
        Pledged = "event_pledged",
        PledgeReturned = "event_pledge_returned",
        TokenDrawn = "event_token_drawn",
        Rolled = "event_rolled",
        Travelled = "event_travelled",
        Helped = "event_helped",
        LeftAlone = "event_left_alone",
        CancelledFreely = "event_cancelled_freely",
        PaidOff = "event_paid_off",
        Endured = "event_endured",
        ReceivedTiles = "event_received_tiles",
        Over = "event_over",
    }
);

/// The kind of what a viewer saw.
pub(super) fn event_kind(seen: Seen) -> MotorcarEventKind {
    use MotorcarEventKind as Kind;
    let fact = match seen {
        Seen::Fact(fact) => fact,
        Seen::Pulled(_, Some(_)) => return Kind::PulledOwn,
        Seen::Pulled(_, None) => return Kind::Pulled,
        Seen::Chose(_, Some(_)) => return Kind::ChoseOwn,
        Seen::Chose(_, None) => return Kind::Chose,
    };
    match fact {
        Fact::AssessmentBegan => Kind::AssessmentBegan,
        Fact::LetGo(..) => Kind::LetGo,
        Fact::Slid(..) => Kind::Slid,
        Fact::WentOver(_) => Kind::WentOver,
        Fact::Ranked(_) => Kind::Ranked,
        Fact::RoundBegan(_) => Kind::RoundBegan,
        Fact::ChoiceWithdrawn(_) => Kind::ChoiceWithdrawn,
        Fact::StrainRevealed(..) => Kind::StrainRevealed,
        Fact::PredicamentDie(..) => Kind::PredicamentDie,
        Fact::PredicamentsCounted { .. } => Kind::PredicamentsCounted,
        Fact::Inflicted { with: None, .. } => Kind::Inflicted,
        Fact::Inflicted { with: Some(_), .. } => Kind::InflictedTogether,
        Fact::Pledged { .. } => Kind::Pledged,
        Fact::PledgeReturned { .. } => Kind::PledgeReturned,
        Fact::TokenDrawn(_) => Kind::TokenDrawn,
        Fact::Rolled(..) => Kind::Rolled,
        Fact::Travelled { .. } => Kind::Travelled,
        Fact::Helped { .. } => Kind::Helped,
        Fact::LeftAlone { .. } => Kind::LeftAlone,
        Fact::CancelledFreely(..) => Kind::CancelledFreely,
        Fact::PaidOff(..) => Kind::PaidOff,
        Fact::Endured { .. } => Kind::Endured,
        Fact::ReceivedTiles(..) => Kind::ReceivedTiles,
        Fact::GameOver => Kind::Over,
    }
}
