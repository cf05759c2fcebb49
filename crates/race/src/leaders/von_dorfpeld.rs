//! Von Dörfpeld (000:495; R82, R138): draws more cards in a city, and keeps as many as the city gives.

use crate::rules::Rules;

pub(super) fn city_draw(rules: &Rules, (draw, keep): (u8, u8)) -> (u8, u8) {
    (draw.max(rules.leaders.von_dorfpeld_cards), keep)
}
