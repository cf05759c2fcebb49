//! Suspended rooms of rule book 004 as text: `travel(place=1,rolled=0,lowest=0)`.

use super::text::{Reader, Text, text_enum, text_struct};
use crate::rooms::{
    ChooseStrain, DrawTokens, Endure, Flick, Frame, Help, Inflict, PayTiles, PredicamentDice, Race, Round,
    SlowestCancels, Travel, flick, race, round, slowest_cancels,
};
use crate::rules::Rules;
use crate::table::Sealed;
use game::TextError;

text_struct!(Race, "race" { stage });
text_enum!(race::Stage {
    AssessOrder = "assess_order", RunRound = "run_round", CloseRound = "close_round", Over = "over",
});
text_struct!(Flick, "flick" { waiting, pulls, reaches, stage });
text_enum!(flick::Stage { LetGo = "let_go", Slide(next) = "slide", LineUp(place) = "line_up" });
text_struct!(Round, "round" { predicaments, stage });
text_enum!(round::Stage {
    ChooseStrain = "choose_strain", RollPredicamentDice = "roll_predicament_dice", Inflict = "inflict",
    DrawTokens = "draw_tokens", Travel = "travel", CancelFreely = "cancel_freely", PayTiles = "pay_tiles",
    Endure = "endure", RewardSlowest = "reward_slowest",
});
text_struct!(ChooseStrain, "choose_strain" { waiting });
text_struct!(PredicamentDice, "predicament_dice" { rolled, total });
text_struct!(Inflict, "inflict" { place });
text_struct!(DrawTokens, "draw_tokens" { left });
text_struct!(Travel, "travel" { place, rolled, lowest });
text_struct!(Help, "help" { helper, from, place });
text_struct!(SlowestCancels, "slowest_cancels" { seat, stage });
text_enum!(slowest_cancels::Stage { OfferCancel = "offer_cancel", Leave = "leave" });
text_struct!(PayTiles, "pay_tiles" { place });
text_struct!(Endure, "endure" { place, rolled, highest });

text_enum!(Sealed { Open = "-", Pull(pull) = "pull", Strain(strain) = "strain" });

/// A room by the word it begins with.
macro_rules! text_frame {
    ($($word:literal => $variant:ident),*) => {
        impl Text for Frame {
            fn write(&self, rules: &Rules, out: &mut String) {
                match self { $(Frame::$variant(room) => room.write(rules, out),)* }
            }
            fn read(from: &mut Reader) -> Result<Self, TextError> {
                let mut ahead = *from;
                match ahead.word() {
                    $($word => Text::read(from).map(Frame::$variant),)*
                    other => Err(TextError::new(other, concat!("a room: one of", $(" ", $word),*))),
                }
            }
        }
    };
}
text_frame!(
    "race" => Race, "flick" => Flick, "round" => Round, "choose_strain" => ChooseStrain,
    "predicament_dice" => PredicamentDice, "inflict" => Inflict, "draw_tokens" => DrawTokens, "travel" => Travel,
    "help" => Help, "slowest_cancels" => SlowestCancels, "pay_tiles" => PayTiles, "endure" => Endure
);
