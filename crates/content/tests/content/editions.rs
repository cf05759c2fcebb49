//! Mistakes in `editions/`.

use super::{assert_problems, edited, with_file};
use content::Content;

/// The embedded content with so many more cards, and all of them in one deck.
fn with_deck(kinds: usize, copies: usize) -> Content {
    let card = |i: usize| {
        let text = "timing = \"before_assistant\"\ndanger = false\n[effect]\nkind = \"drive\"\n";
        (format!("cards/extra_{i}.toml"), format!("slug = \"extra_{i}\"\n{text}"))
    };
    let deck: String = (0..kinds).map(|i| format!("extra_{i} = {copies}\n")).collect();
    let edition = format!("slug = \"test\"\nguard_reach = \"adjacent\"\ncrews = []\n[deck]\n{deck}");
    let cards: Vec<_> = (0..kinds).map(card).chain([("editions/test.toml".into(), edition)]).collect();
    let embedded = Content::embedded();
    let files = embedded.files().map(|(path, text)| (path.to_owned(), text.to_owned()));
    Content::from_files(files.chain(cards))
}

#[test]
fn a_card_that_does_not_exist_is_told_with_those_that_do() {
    assert_problems(
        &edited("editions/base.toml", "saboteur = 3", "sabotuer = 3"),
        &[
            "editions/base.toml: deck: sabotuer: found no such card, expected one of cartographer, chassis_parts, \
           con_artist, customs, dandy, driver, engine_parts, express_delivery, financial, guide, jerrycan, militia, \
           paddock, ransom, refuelling_station, repairman, saboteur, siphoner, spare_parts, toolbox, topographer, tracker, \
           trail_hunter, transport, visa, weather_station",
        ],
    );
}

#[test]
fn a_kind_has_1_to_15_copies() {
    for count in ["0", "16", "-1", "true"] {
        let line = format!(
            "editions/base.toml: deck: saboteur: found {count}, expected a whole number from 1 to 15"
        );
        assert_problems(
            &edited("editions/base.toml", "saboteur = 3", &format!("saboteur = {count}")),
            &[&line],
        );
    }
}

#[test]
fn a_deck_has_28_kinds_at_most() {
    assert_problems(&with_deck(28, 1), &[]);
    assert_problems(&with_deck(29, 1), &["editions/test.toml: deck: found 29 kinds, expected at most 28"]);
}

#[test]
fn a_deck_has_255_cards_at_most() {
    assert_problems(&with_deck(17, 15), &[]);
    assert_problems(&with_deck(18, 15), &["editions/test.toml: deck: found 270 cards, expected at most 255"]);
}

#[test]
fn a_deck_is_not_empty() {
    assert_problems(
        &with_deck(0, 1),
        &["editions/test.toml: deck: found no cards, expected at least one kind"],
    );
}

#[test]
fn a_kind_is_named_once() {
    assert_problems(
        &edited("editions/base.toml", "saboteur = 3", "saboteur = 3\nsaboteur = 2"),
        &["editions/base.toml: line 9: found \"saboteur = 2\", expected TOML (duplicate key)"],
    );
}

#[test]
fn a_deck_has_one_kind_of_discount_at_most() {
    let voucher = "slug = \"voucher\"\ntiming = \"with_driver\"\ndanger = false\n\
                   [effect]\nkind = \"discount\"\nfrancs = 20\n";
    let base = edited("editions/base.toml", "transport = 2", "transport = 2\nvoucher = 1");
    let content = Content::from_files(base.files().chain([("cards/voucher.toml", voucher)]));
    assert_problems(
        &content,
        &["editions/base.toml: deck: found 2 kinds of discount (transport, voucher), expected at most 1"],
    );
}

#[test]
fn an_unknown_reach_is_told() {
    assert_problems(
        &edited("editions/base.toml", "\"adjacent\"", "\"far\""),
        &["editions/base.toml: guard_reach: found \"far\", expected one of adjacent, connected"],
    );
}

#[test]
fn a_crew_is_named_once() {
    assert_problems(
        &edited("editions/base.toml", "\"belgian\"", "\"french\", 7"),
        &[
            "editions/base.toml: crews: found \"french\" a second time, expected each slug once",
            "editions/base.toml: crews: found 7, expected a slug of lower-case letters, digits and _, starting with a \
             letter",
        ],
    );
}

#[test]
fn a_broken_card_is_told_once_however_many_decks_hold_it() {
    assert_problems(
        &edited("cards/driver.toml", "kind = \"drive\"", "kind = \"drive\"\nfast = true"),
        &["cards/driver.toml: effect: fast: found an unknown field, expected kind"],
    );
}

#[test]
fn a_deck_is_a_table() {
    assert_problems(
        &with_file(
            "editions/test.toml",
            "slug = \"test\"\nguard_reach = \"adjacent\"\ncrews = []\ndeck = 46",
        ),
        &["editions/test.toml: deck: found 46, expected a table"],
    );
}
