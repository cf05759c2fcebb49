//! Van Hotten (001:775; R77, R138): at least two cards in every city.

use crate::rules::Rules;

pub(super) fn city_draw(rules: &Rules, (draw, keep): (u8, u8)) -> (u8, u8) {
    let most = rules.leaders.van_hotten_cards;
    (draw.max(most), keep.max(most))
}
