//! Suspended rooms of rule book 004 as text: `travel(place=1,rolled=0,lowest=0)`.

use crate::rooms::{
    ChooseStrain, DrawTokens, Endure, Flick, Frame, Help, Inflict, PayTiles, PredicamentDice, Race, Round,
    SlowestCancels, Travel, flick, race, round, slowest_cancels,
};
use crate::rules::Rules;
use crate::tabletop::Sealed;

game::text_of! { for Rules;
    struct Race = "race" { stage }
    enum race::Stage {
        AssessOrder = "assess_order", RunRound = "run_round", CloseRound = "close_round", Over = "over",
    }
    struct Flick = "flick" { waiting, pulls, reaches, stage }
    enum flick::Stage { LetGo = "let_go", Slide(next) = "slide", LineUp(place) = "line_up" }
    struct Round = "round" { predicaments, stage }
    enum round::Stage {
        ChooseStrain = "choose_strain", RollPredicamentDice = "roll_predicament_dice", Inflict = "inflict",
        DrawTokens = "draw_tokens", Travel = "travel", CancelFreely = "cancel_freely", PayTiles = "pay_tiles",
        Endure = "endure", RewardSlowest = "reward_slowest",
    }
    struct ChooseStrain = "choose_strain" { waiting }
    struct PredicamentDice = "predicament_dice" { rolled, total }
    struct Inflict = "inflict" { place }
    struct DrawTokens = "draw_tokens" { left }
    struct Travel = "travel" { place, rolled, lowest }
    struct Help = "help" { helper, from, place }
    struct SlowestCancels = "slowest_cancels" { seat, stage }
    enum slowest_cancels::Stage { OfferCancel = "offer_cancel", Leave = "leave" }
    struct PayTiles = "pay_tiles" { place }
    struct Endure = "endure" { place, rolled, highest }

    enum Sealed { Open = "-", Pull(pull) = "pull", Strain(strain) = "strain" }

    rooms Frame {
        Race = "race", Flick = "flick", Round = "round", ChooseStrain = "choose_strain",
        PredicamentDice = "predicament_dice", Inflict = "inflict", DrawTokens = "draw_tokens",
        Travel = "travel", Help = "help", SlowestCancels = "slowest_cancels", PayTiles = "pay_tiles",
        Endure = "endure",
    }
}
