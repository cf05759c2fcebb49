//! Deck building across many races (R115, R126, R142, R165, R166).

use crate::{begun, content, race_on, raced};
use campaign::{Campaign, CampaignError, Ending, NotOurs, Rules, Upgrades, by_letter, drawn};
use game::{Luck, SplitMix};
use race::solo::{Deck, ReneId};
use record::{Key, Seed};
use session::games::race::RaceWish;

fn key(number: u64) -> Key {
    Key::new(&Seed::from_number(number), &[[0u8; 16]])
}

fn levels(deck: Deck) -> [usize; 3] {
    [1, 2, 3].map(|level| deck.iter().filter(|card| card.level() == level).count())
}

#[test]
fn r126_twelve_races_take_a_deck_as_far_as_wins_and_losses_say() {
    let mut luck = SplitMix(7);
    for game in 0..200 {
        let mut deck = Deck::of_level(1);
        let mut steps = 0;
        for race in 0..12 {
            let count = campaign::owed(luck.below(2) == 0);
            let (next, exchanged) = drawn(deck, count, &key(game * 12 + race));
            for (out, into) in &exchanged {
                assert_eq!(into.level(), out.level() + 1);
                assert!(deck.has(*out) || exchanged.iter().any(|(_, other)| other == out));
            }
            steps = (steps + usize::from(count)).min(16);
            deck = next;
            assert!(deck.is_whole());
            // R165: never two levels apart before the lowest is gone.
            let done = levels(deck);
            assert_eq!(done[1] + 2 * done[2], steps, "{done:?}");
            assert!(done[0] == 0 || done[2] == 0);
        }
    }
}

#[test]
fn r165_the_last_card_of_a_level_leaves_first_and_the_second_upgrade_takes_from_the_next() {
    let mut deck = Deck::of_level(2).without(ReneId::new(0, 2).expect("a2"));
    deck = deck.with(ReneId::new(3, 1).expect("d1"));
    let (after, exchanged) = drawn(deck, 2, &key(1));
    assert_eq!((exchanged[0].0.slug(), exchanged[0].1.slug()), ("d1".into(), "a2".into()));
    assert_eq!((exchanged[1].0.level(), exchanged[1].1.level()), (2, 3));
    assert_eq!(levels(after), [0, 7, 1]);
}

#[test]
fn r142_a_deck_of_level_3_is_not_upgraded() {
    let deck = Deck::of_level(3);
    assert_eq!(drawn(deck, 2, &key(1)), (deck, Vec::new()));
    assert_eq!(by_letter(deck, 0), None);
}

#[test]
fn r166_by_letter_the_same_letter_of_the_next_level_enters_and_only_the_lowest_level_leaves() {
    let (deck, (out, into)) = by_letter(Deck::of_level(1), 2).expect("c1 leaves");
    assert_eq!((out.slug(), into.slug()), ("c1".into(), "c2".into()));
    assert_eq!(by_letter(deck, 2), None, "c2 is not of the lowest level");
    assert_eq!(by_letter(deck, 8), None);
}

#[test]
fn upgrades_come_from_the_luck_of_the_race_and_no_other() {
    let deck = Deck::of_level(1);
    assert_eq!(drawn(deck, 2, &key(5)), drawn(deck, 2, &key(5)));
    let different = (0..20).filter(|&n| drawn(deck, 2, &key(n)) != drawn(deck, 2, &key(n + 1))).count();
    assert!(different > 15);
}

/// The measure: from the first stamp to a deck of level 2.
#[test]
fn a_campaign_of_ten_races_goes_from_the_first_stamp_to_a_deck_of_level_2() {
    let mut campaign = begun(Rules::default());
    race_on(&mut campaign, "africa", 100..110);
    let state = campaign.state();
    assert_eq!(state.history.len(), 10);
    let first = state.history.iter().position(|past| !past.stamps.is_empty()).expect("a stamp");
    assert!(first < 5);
    let won = state.history.iter().filter(|past| past.ending == Ending::Won).count();
    let steps = (10 + won).min(16);
    let done = levels(state.deck());
    assert_eq!(done[1] + 2 * done[2], steps);
    assert_eq!(done[0], 0, "all eight are of level 2 or better: {won} won");
    // R115: the loser of the race before begins.
    for pair in campaign.races().windows(2).zip(&state.history) {
        let ([_, next], past) = pair else { unreachable!("two of them") };
        let header: record::Header =
            serde_json::from_str(next.log.lines().next().expect("a header")).expect("JSON");
        let first = record::RaceOptions::from_value(&header.options).expect("options").first;
        assert_eq!(first, if past.ending == Ending::Won { 2 } else { 1 });
    }
    // 003:254: powers stay and only grow.
    let won_powers: usize = state.history.iter().map(|past| past.powers.len()).sum();
    assert_eq!(usize::from(state.powers.iter().sum::<u8>()), won_powers);
    assert!(won_powers > 0);
    // All of it follows from the logs.
    let again = Campaign::read(&campaign.write(), &content()).expect("a whole file");
    assert_eq!(again.state(), campaign.state());
}

#[test]
fn by_letter_the_next_race_waits_for_the_letters() {
    let mut campaign = begun(Rules { upgrades: Upgrades::Letter, legacy: false, ..Rules::default() });
    race_on(&mut campaign, "africa", 7..8);
    let owed = campaign.state().owed;
    assert!(owed > 0);
    let wish = session::campaigns::next_wish(&campaign, RaceWish::on("africa"));
    assert!(wish.expect_err("letters first").to_string().contains("named by letter first"));
    let error = campaign.name_letters("z").expect_err("no such letter");
    assert!(matches!(error, CampaignError::NotOurs { why: NotOurs::Letter(_), .. }));
    campaign.name_letters(&"bd"[..usize::from(owed)]).expect("letters of level 1");
    assert_eq!(campaign.state().owed, 0);
    assert!(campaign.name_letters("a").is_err(), "no more than are owed");
    assert!(campaign.state().deck.contains(&"b2".to_owned()));
    race_on(&mut campaign, "africa", 8..9);
    let again = Campaign::read(&campaign.write(), &content()).expect("a whole file");
    assert_eq!(again.state(), campaign.state());
}

#[test]
fn the_switches_are_independent() {
    let off = Rules { deck_building: false, legacy: false, passport: false, ..Rules::default() };
    let mut campaign = begun(Rules { level: 2, ..off });
    race_on(&mut campaign, "africa", 20..22);
    let state = campaign.state();
    assert_eq!(state.deck(), Deck::of_level(2));
    assert_eq!((state.powers, state.stamps().len()), ([0; 4], 0));
    let mut with_powers = begun(Rules { legacy: true, ..off });
    race_on(&mut with_powers, "africa", 20..24);
    assert_eq!(with_powers.state().deck(), Deck::of_level(1));
    assert!(with_powers.state().powers.iter().sum::<u8>() > 0);
}

#[test]
fn an_abandoned_race_is_the_torpedos_win() {
    let mut campaign = begun(Rules::default());
    let log = raced(&campaign, RaceWish::on("africa"), 1, "racer", 30);
    campaign.enter(&content(), &log).expect("given up");
    let past = &campaign.state().history[0];
    assert_eq!((past.ending, past.exchanged.len(), past.stamps.len()), (Ending::Abandoned, 1, 0));
    assert_eq!(campaign.state().first, 1);
}
