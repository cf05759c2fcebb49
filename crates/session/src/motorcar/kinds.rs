//! The words of The Great Motorcar Race on the wire: kinds of events, choices and questions, reasons and what else is a closed
//! list. Where the rules have the list, it follows theirs. Keys in `content/text/*/motorcar.ftl`.

use crate::kinds::kinds;
use ::motorcar::event::Reward;
use ::motorcar::outcome::{Chance, Dice};
use ::motorcar::sources::Flick;
use ::motorcar::why_not::{Reason, Remedy};
use ::motorcar::{Predicament, Strain};

kinds!(
    /// How far a round has come: the steps of its summary.
    MotorcarPhase {
        Flick = "flick",
        Strain = "strain",
        Dice = "dice",
        Inflict = "inflict",
        Draw = "draw",
        Travel = "travel",
        Cancel = "cancel",
        Pay = "pay",
        Endure = "endure",
        Over = "over",
    }
);

kinds!(
    /// What a driver is asked.
    MotorcarAsk {
        Flick = "ask_flick",
        Strain = "ask_strain",
        ClosedHand = "ask_closed_hand",
        Inflict = "ask_inflict",
        Help = "ask_help",
        Cancel = "ask_cancel",
        Pay = "ask_pay",
    }
);

kinds!(
    /// What kind of action a choice is. `drive_by` and `keep` are `decline` in notation.
    MotorcarChoiceKind {
        Flick = "flick",
        Strain = "strain",
        Withdraw = "withdraw",
        Inflict = "inflict",
        Pledge = "pledge",
        Complete = "complete",
        Done = "done",
        Help = "help",
        DriveBy = "drive_by",
        Cancel = "cancel",
        Keep = "keep",
        Pay = "pay",
    }
);

kinds!(
    /// How hard a car is driven.
    MotorcarStrain: Strain {
        Normal = "normal",
        Heavy = "heavy",
        Severe = "severe",
    }
);

kinds!(
    /// Where a predicament comes from.
    MotorcarPredicament: Predicament {
        Random = "random",
        Inflicted = "inflicted",
    }
);

kinds!(
    /// What a die is rolled for.
    MotorcarDice: Dice {
        Predicaments = "predicaments",
        Stage = "stage",
        Delay = "delay",
    }
);

kinds!(
    /// What tiles are received for.
    MotorcarReward: Reward {
        Help = "help",
        Slowest = "slowest",
    }
);

kinds!(
    /// How turn order is assessed.
    MotorcarFlick: Flick {
        Skill = "skill",
        Luck = "luck",
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
    /// A number that questions, choices and events mention; the words call it the same.
    MotorcarNumber {
        Added = "added",
        Count = "count",
        Day = "day",
        Days = "days",
        DelayLeast = "delay_least",
        DelayMost = "delay_most",
        Dice = "dice",
        Die = "die",
        Earned = "earned",
        From = "from",
        Inflicted = "inflicted",
        Length = "length",
        More = "more",
        MostPull = "most_pull",
        OfLeg = "of_leg",
        Over = "over",
        Place = "place",
        Price = "price",
        Pull = "pull",
        Random = "random",
        Reach = "reach",
        Round = "round",
        Short = "short",
        StageLeast = "stage_least",
        StageMost = "stage_most",
        Tiles = "tiles",
        Tokens = "tokens",
        Total = "total",
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
        AssessmentBegan = "event_assessment_began",
        Pulled = "event_pulled",
        PulledOwn = "event_pulled_own",
        LetGo = "event_let_go",
        Slid = "event_slid",
        WentOver = "event_went_over",
        Ranked = "event_ranked",
        RoundBegan = "event_round_began",
        Chose = "event_chose",
        ChoseOwn = "event_chose_own",
        ChoiceWithdrawn = "event_choice_withdrawn",
        StrainRevealed = "event_strain_revealed",
        PredicamentDie = "event_predicament_die",
        PredicamentsCounted = "event_predicaments_counted",
        Inflicted = "event_inflicted",
        InflictedTogether = "event_inflicted_together",
        Pledged = "event_pledged",
        PledgeReturned = "event_pledge_returned",
        StoppedInflicting = "event_stopped_inflicting",
        TokenDrawn = "event_token_drawn",
        Rolled = "event_rolled",
        Travelled = "event_travelled",
        Helped = "event_helped",
        LeftAlone = "event_left_alone",
        CancelledFreely = "event_cancelled_freely",
        CancelledNone = "event_cancelled_none",
        PaidOff = "event_paid_off",
        Endured = "event_endured",
        ReceivedTiles = "event_received_tiles",
        Over = "event_over",
    }
);
