//! The rooms of single cards as text, in the shape of `notation/rooms.rs`.

use super::{
    CardRoom, ConArtist, Customs, Ransom, Saboteur, Siphoner, TrailHunter, con_artist, customs, ransom,
    saboteur, siphoner, trail_hunter,
};
use crate::ids::Space;
use crate::rules::Rules;
use game::text::{Reader, Text, TextError};

game::text_of! { for Rules;
    struct TrailHunter = "trail_hunter" { seat, left, chosen, stage }
    enum trail_hunter::Stage {
        ChooseTiles = "choose_tiles", LetRivalsCounter = "let_rivals_counter", RemoveTiles = "remove_tiles",
        Leave = "leave",
    }
    struct ConArtist = "con_artist" { seat, first, second, stage }
    enum con_artist::Stage {
        ChooseTiles = "choose_tiles", LetRivalsCounter = "let_rivals_counter", SwapTiles = "swap_tiles", Leave = "leave",
    }
    struct Saboteur = "saboteur" { attacker, victim, levels, stage }
    enum saboteur::Stage {
        LetVictimCounter = "let_victim_counter", SplitDamage = "split_damage", CheckHand = "check_hand", Leave = "leave",
    }
    struct Ransom = "ransom" { attacker, victim, francs, stage }
    enum ransom::Stage { LetVictimCounter = "let_victim_counter", TakeMoney = "take_money", Leave = "leave" }
    struct Siphoner = "siphoner" { attacker, victim, levels, stage }
    enum siphoner::Stage { LetVictimCounter = "let_victim_counter", TakePetrol = "take_petrol", Leave = "leave" }
    struct Customs = "customs" { attacker, victim, cards, stage }
    enum customs::Stage {
        LetVictimCounter = "let_victim_counter", ChooseFirst = "choose_first", ChooseMore = "choose_more", Leave = "leave",
    }

    rooms CardRoom {
        TrailHunter = "trail_hunter", ConArtist = "con_artist", Saboteur = "saboteur", Ransom = "ransom",
        Siphoner = "siphoner", Customs = "customs",
    }
}

/// Two spaces of the board, or fewer.
impl Text<Rules> for [Option<Space>; 2] {
    fn write(&self, rules: &Rules, out: &mut String) {
        self[0].write(rules, out);
        out.push('/');
        self[1].write(rules, out);
    }
    fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
        let first = Text::read(from)?;
        from.expect("/")?;
        Ok([first, Text::read(from)?])
    }
}
