//! Entering a city (000:265, 000:295; R46, R48, R57, R89, R143): 1 petrol, then modules, cards and the
//! hand limit. At the finish the race is over for the vehicle.

use super::{Around, DrawCards, KeepCards, Returned, Room};
use crate::engine::{Cx, Step};
use crate::event::{Event, Fact};
use crate::ids::{City, Plan};
use crate::modules::{Cursor, hooks};
use crate::rules::Rules;
use crate::tabletop::Tabletop;
use game::{Events, Seat};

/// A vehicle comes into a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnterCity {
    /// Whose vehicle.
    pub(crate) driver: Seat,
    /// The city.
    pub(crate) city: City,
    /// What happens next.
    pub(crate) stage: Stage,
}

/// The order of R143.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    PayPetrol,
    AskModules(Cursor),
    DrawCards,
    Leave,
    /// Modules speak once more before the drive is over.
    AskAgain(Cursor),
}

game::text_of! { for Rules;
    struct EnterCity = "enter_city" { driver, city, stage }
    enum Stage {
        PayPetrol = "pay_petrol", AskModules(cursor) = "ask_modules", DrawCards = "draw_cards", Leave = "leave",
        AskAgain(cursor) = "ask_again",
    }
}

impl EnterCity {
    /// The vehicle enters `city`.
    pub fn new(driver: Seat, city: City) -> Self {
        EnterCity { driver, city, stage: Stage::PayPetrol }
    }
}

impl Room for EnterCity {
    fn step<E: Events<Event>>(&mut self, cx: &mut Cx<E>) -> Step {
        loop {
            match self.stage {
                Stage::PayPetrol => {
                    let space = cx.rules.city(self.city).space;
                    let player = cx.table.player_mut(self.driver);
                    player.petrol -= cx.rules.numbers.city_petrol;
                    player.at = space;
                    cx.fact(Fact::EnteredCity(self.driver, self.city));
                    self.stage = Stage::AskModules(Cursor::START);
                    if space == cx.rules.finish {
                        finish(cx, self.driver);
                        self.stage = Stage::Leave;
                    }
                }
                Stage::AskModules(cursor) => {
                    self.stage = Stage::DrawCards;
                    if let Some((room, next)) =
                        hooks::interrupt_city_entered(cx, self.driver, self.city, cursor)
                    {
                        self.stage = Stage::AskModules(next);
                        return Step::Call(room);
                    }
                }
                Stage::DrawCards => {
                    self.stage = Stage::Leave;
                    let (draw, keep) = city_draw(cx.rules, cx.table, self.driver, self.city);
                    if draw > keep {
                        return Step::Call(KeepCards::new(self.driver, draw, keep).into());
                    }
                    if draw > 0 {
                        return Step::Call(DrawCards::new(self.driver, draw).into());
                    }
                }
                Stage::Leave if cx.table.player(self.driver).is_finished() => {
                    return Step::Done(Returned::DriveOver);
                }
                Stage::Leave => self.stage = Stage::AskAgain(Cursor::START),
                Stage::AskAgain(cursor) => {
                    let interrupt = hooks::interrupt_city_done(cx, self.driver, self.city, cursor);
                    let Some((room, next)) = interrupt else { return Step::Done(Returned::DriveOver) };
                    self.stage = Stage::AskAgain(next);
                    return Step::Call(room);
                }
            }
        }
    }
    fn fits(&self, around: &Around) -> bool {
        let space = around.rules.city(self.city).space;
        let stage = match self.stage {
            Stage::AskModules(cursor) | Stage::AskAgain(cursor) => around.asks_module(cursor),
            Stage::Leave => {
                let (draw, keep) = city_draw(around.rules, around.table, self.driver, self.city);
                around.draws(self.driver, draw, (draw > keep).then_some(keep))
            }
            Stage::PayPetrol | Stage::DrawCards => false,
        };
        let is_there = around.table.player(self.driver).at == space && space != around.rules.finish;
        around.is_active(self.driver) && is_there && stage
    }
}

/// How many cards a vehicle draws in a city, and how many of them it keeps.
pub fn city_draw(rules: &Rules, table: &Tabletop, seat: Seat, city: City) -> (u8, u8) {
    let printed = rules.city(city).cards;
    hooks::adjust_city_draw(rules, table, seat, city, (printed, printed))
}

/// 000:297, R89: cards and assistants go at once, gauges and money are frozen.
pub(crate) fn finish<E: Events<Event>>(cx: &mut Cx<E>, seat: Seat) {
    let place = cx.table.finishers(cx.rules) + 1;
    for card in cx.rules.card_ids() {
        for _ in 0..cx.table.player(seat).holds(card) {
            cx.table.discard_card(seat, card);
            cx.fact(Fact::Discarded(seat, card));
        }
    }
    let player = cx.table.player_mut(seat);
    player.assistants = Plan::EMPTY;
    player.passed = true;
    player.place = place;
    cx.fact(Fact::Finished { seat, place });
}
