//! The rooms of single cards as text, in the shape of `notation/rooms.rs`.

use super::{
    CardRoom, ConArtist, Customs, Ransom, Saboteur, Siphoner, TrailHunter, con_artist, customs, ransom,
    saboteur, siphoner, trail_hunter,
};
use crate::ids::Space;
use crate::notation::text::{Reader, Text, text_enum, text_struct};
use crate::rules::Rules;
use game::TextError;

text_struct!(TrailHunter, "trail_hunter" { seat, left, chosen, stage });
text_enum!(trail_hunter::Stage {
    ChooseTiles = "choose_tiles", LetRivalsCounter = "let_rivals_counter", RemoveTiles = "remove_tiles",
    Leave = "leave",
});
text_struct!(ConArtist, "con_artist" { seat, first, second, stage });
text_enum!(con_artist::Stage {
    ChooseTiles = "choose_tiles", LetRivalsCounter = "let_rivals_counter", SwapTiles = "swap_tiles", Leave = "leave",
});
text_struct!(Saboteur, "saboteur" { attacker, victim, levels, stage });
text_enum!(saboteur::Stage {
    LetVictimCounter = "let_victim_counter", SplitDamage = "split_damage", CheckHand = "check_hand", Leave = "leave",
});
text_struct!(Ransom, "ransom" { attacker, victim, francs, stage });
text_enum!(ransom::Stage { LetVictimCounter = "let_victim_counter", TakeMoney = "take_money", Leave = "leave" });
text_struct!(Siphoner, "siphoner" { attacker, victim, levels, stage });
text_enum!(siphoner::Stage { LetVictimCounter = "let_victim_counter", TakePetrol = "take_petrol", Leave = "leave" });
text_struct!(Customs, "customs" { attacker, victim, cards, stage });
text_enum!(customs::Stage {
    LetVictimCounter = "let_victim_counter", ChooseFirst = "choose_first", ChooseMore = "choose_more", Leave = "leave",
});

/// Two spaces of the board, or fewer.
impl Text for [Option<Space>; 2] {
    fn write(&self, rules: &Rules, out: &mut String) {
        self[0].write(rules, out);
        out.push('/');
        self[1].write(rules, out);
    }
    fn read(from: &mut Reader) -> Result<Self, TextError> {
        let first = Text::read(from)?;
        from.expect("/")?;
        Ok([first, Text::read(from)?])
    }
}

/// A card's room by the word it begins with.
macro_rules! text_card_room {
    ($($word:literal => $card:ident),*) => {
        impl Text for CardRoom {
            fn write(&self, rules: &Rules, out: &mut String) {
                match self {
                    $(CardRoom::$card(room) => room.write(rules, out),)*
                }
            }
            fn read(from: &mut Reader) -> Result<Self, TextError> {
                let mut ahead = *from;
                match ahead.word() {
                    $($word => Text::read(from).map(CardRoom::$card),)*
                    other => Err(TextError::new(other, "the name of a room")),
                }
            }
        }
    };
}
text_card_room!(
    "trail_hunter" => TrailHunter, "con_artist" => ConArtist, "saboteur" => Saboteur, "ransom" => Ransom,
    "siphoner" => Siphoner, "customs" => Customs
);
