//! Suspended rooms as text: `drive(driver=1,moves=3,declined=0,stage=choose_step)`.

use crate::rooms::{
    Bivouac, Convoy, Cost, Counter, Damage, DrawCards, Drive, EnterCity, EnterTile, Explore, Frame, Funding,
    HandLimit, KeepCards, Maintenance, Planning, Race, Repair, Sequence, bivouac, drive, enter_city,
    enter_tile, funding, maintenance, race, sequence,
};
use crate::rules::Rules;
use crate::table::Sealed;
use game::text::{Reader, Text, TextError};

game::text_of! { for Rules;
    struct Race = "race" { stage }
    enum race::Stage {
        SetUp(cursor) = "set_up", HoldBivouac = "hold_bivouac", AfterBivouac(cursor) = "after_bivouac",
        MakePlans = "make_plans", DriveConvoy = "drive_convoy", CloseTurn = "close_turn", Maintain = "maintain",
        Over = "over",
    }
    struct Bivouac = "bivouac" { stage }
    enum bivouac::Stage {
        LayOut(left) = "lay_out", Pick(left) = "pick", CheckHand(place) = "check_hand", TakeRest = "take_rest",
        CloseMarket = "close_market",
    }
    struct Planning = "planning" { waiting }
    struct Convoy = "convoy" { next }
    struct Sequence = "sequence" { seat, stage }
    enum sequence::Stage {
        Begin(cursor) = "begin", BuyPetrol = "buy_petrol", PlayCards = "play_cards",
        ResolveCard(card, against) = "resolve_card", FinishCard = "finish_card",
        OpenSpecial(module, choice) = "open_special", UseAssistant(what) = "use_assistant", End = "end",
    }
    enum sequence::Use {
        Explore = "explore", DrawCard = "draw", Repair = "repair", Drive = "drive", Clear(space) = "clear", Fund = "fund",
    }
    struct Explore = "explore" { seat, draw, place, held }
    struct DrawCards = "draw_cards" { seat, left }
    struct KeepCards = "keep_cards" { seat, draw, keep }
    struct HandLimit = "hand_limit" { seat }
    struct Repair = "repair" { seat, done }
    struct Drive = "drive" { driver, moves, declined, stage }
    enum drive::Stage {
        ChooseStep = "choose_step", LeaveCity(target, cursor) = "leave_city", TakeStep(target) = "take_step",
        AwaitStep(neighbour) = "await_step", MoveToken = "move_token", AskModules(cursor) = "ask_modules",
    }
    enum drive::Target { Land(space) = "land", Line(line, cards) = "line" }
    struct EnterTile = "enter_tile" { driver, to, moves, blind, spent, cost, stage }
    enum enter_tile::Stage {
        DrawTile = "draw_tile", TileDrawn(cursor) = "tile_drawn", WeighCost = "weigh_cost", RollCost(cursor) = "roll_cost",
        AskForHelp = "ask_for_help", Pay = "pay", TurnBack = "turn_back", TakeBack = "take_back",
        CheckHand = "check_hand", Entered(cursor) = "entered", Leave = "leave",
    }
    struct Cost = "cost" { petrol, damage, danger, stop }
    struct Damage = "damage" { seat, chooser, amount }
    struct EnterCity = "enter_city" { driver, city, stage }
    enum enter_city::Stage {
        PayPetrol = "pay_petrol", AskModules(cursor) = "ask_modules", DrawCards = "draw_cards", Leave = "leave",
    }
    struct Funding = "funding" { seat, stage }
    enum funding::Stage { PayOut = "pay_out", AskModules(cursor) = "ask_modules" }
    struct Counter = "counter" { attacker, asked }
    struct Maintenance = "maintenance" { stage }
    enum maintenance::Stage { SetOrder = "set_order", AskModules(cursor) = "ask_modules" }

    enum Sealed {
        Open = "open", Let = "let", Guard = "guard", Card(card) = "card", Special(module, choice) = "special",
    }

    #[cfg(test)]
    struct crate::modules::Probe = "probe" { module, seat, kind }
}

/// A room by the word it begins with; the rooms of cards know their own words.
macro_rules! text_frame {
    ($($word:literal => $variant:ident),*) => {
        impl Text<Rules> for Frame {
            fn write(&self, rules: &Rules, out: &mut String) {
                match self {
                    $(Frame::$variant(room) => room.write(rules, out),)*
                    Frame::CardRoom(room) => room.write(rules, out),
                    #[cfg(test)]
                    Frame::Probe(room) => room.write(rules, out),
                }
            }
            fn read(from: &mut Reader<Rules>) -> Result<Self, TextError> {
                match from.peek() {
                    $($word => Text::read(from).map(Frame::$variant),)*
                    #[cfg(test)]
                    "probe" => Text::read(from).map(Frame::Probe),
                    _ => Text::read(from).map(Frame::CardRoom),
                }
            }
        }
    };
}
text_frame!(
    "race" => Race, "bivouac" => Bivouac, "planning" => Planning, "convoy" => Convoy, "sequence" => Sequence,
    "explore" => Explore, "draw_cards" => DrawCards, "keep_cards" => KeepCards, "hand_limit" => HandLimit,
    "repair" => Repair, "drive" => Drive, "enter_tile" => EnterTile, "damage" => Damage, "enter_city" => EnterCity,
    "funding" => Funding, "counter" => Counter, "maintenance" => Maintenance
);
