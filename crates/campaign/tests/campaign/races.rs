//! Which races are of a campaign, and which earn no stamp.

use crate::{begun, content, of_wish, play_on, raced};
use campaign::{CampaignError, Ink, NoStamp, NotOurs, NotReadable, Rules};
use game::Seat;
use race::GreatRace;
use race::solo::{Powers, Solo};
use record::{Header, Seed, SoloOptions, Tape};
use session::games::race::RaceWish;

fn not_ours(rules: Rules, log: &str) -> NotOurs {
    match begun(rules).enter(&content(), log).expect_err("not of this campaign") {
        CampaignError::NotOurs { why, .. } => why,
        other => panic!("{other}"),
    }
}

fn against(level: u8, legacy: Option<[u8; 4]>, first: u8) -> RaceWish {
    let solo = Solo { legacy: legacy.map(Powers), ..Solo::of_level(level) };
    RaceWish { solo: Some(SoloOptions::new(&solo).into()), first: Some(first), ..RaceWish::on("africa") }
}

#[test]
fn a_race_with_another_deck_other_powers_or_another_first_player_is_refused() {
    let rules = Rules::default();
    let log = |wish| of_wish(wish, 3, "novice", 10);
    assert!(matches!(not_ours(rules, &log(against(2, Some([0; 4]), 1))), NotOurs::Deck { .. }));
    assert!(matches!(not_ours(rules, &log(against(1, Some([1, 0, 0, 0]), 1))), NotOurs::Powers { .. }));
    assert!(matches!(not_ours(rules, &log(against(1, None, 1))), NotOurs::Powers { .. }));
    assert!(matches!(not_ours(rules, &log(against(1, Some([0; 4]), 2))), NotOurs::First { .. }));
    begun(rules).enter(&content(), &log(against(1, Some([0; 4]), 1))).expect("as the campaign stands");
}

#[test]
fn one_race_counts_once() {
    let mut campaign = begun(Rules { deck_building: false, ..Rules::default() });
    let log = raced(&campaign, RaceWish::on("africa"), 4, "novice", 5);
    campaign.enter(&content(), &log).expect("the first time");
    let error = campaign.enter(&content(), &log).expect_err("the second time");
    assert!(matches!(error, CampaignError::NotOurs { why: NotOurs::Twice, .. }), "{error}");
}

#[test]
fn a_race_with_rivals_a_branch_and_a_bent_log_are_refused() {
    let mut campaign = begun(Rules::default());
    let log = raced(&campaign, RaceWish::on("africa"), 5, "novice", 40);
    let bent = log.replacen("\"luck\":\"", "\"luck\":\"x", 1);
    assert!(matches!(campaign.enter(&content(), &bent), Err(CampaignError::Log { .. })));
    let sealed: String = {
        let (head, rest) = log.rsplit_once("{\"close\"").expect("a close");
        let seed = rest.find(",\"seed\"").expect("a seed");
        let sum = rest.find(",\"sum\"").expect("a sum");
        format!("{head}{{\"close\"{}{}", &rest[..seed], &rest[sum..])
    };
    let error = campaign.enter(&content(), &sealed).expect_err("no seed").to_string();
    assert!(error.contains("seed"), "{error}");
    // From a position, and with rivals.
    let (rules, tape) = read(&log);
    let position = |state| tape.branch(&rules, state, &Seed::from_number(1), Header::nonces_from(1, 1));
    let branch = Tape::<GreatRace>::new(&rules, position(tape.state()), Some(Seed::from_number(1)));
    let error = campaign.enter(&content(), &branch.expect("a branch").text(true)).expect_err("a branch");
    assert!(matches!(error, CampaignError::NotOurs { why: NotOurs::Branch, .. }), "{error}");
    let seats = ["you".to_owned(), "novice".to_owned()];
    let setup = study::RaceSetup::new(&content(), "africa", race::rules::Direction::Forward, &seats);
    let (rules, header, seed) = setup.expect("a board").race(1).expect("a race");
    let rivals = Tape::<GreatRace>::new(&rules, header, Some(seed)).expect("a tape").text(true);
    let error = campaign.enter(&content(), &rivals).expect_err("rivals");
    assert!(matches!(error, CampaignError::Log { why: NotReadable::NotSolo, .. }), "{error}");
    assert_eq!(campaign.state().history.len(), 0);
}

/// The log again, changed by hand where that is allowed.
fn changed(log: &str, change: impl FnOnce(&race::Rules, &mut Tape<GreatRace>)) -> String {
    let (rules, mut tape) = read(log);
    change(&rules, &mut tape);
    tape.text(true)
}

#[test]
fn there_is_no_stamp_for_luck_from_a_word_for_help_and_for_bots() {
    let rules = Rules { legacy: false, ..Rules::default() };
    let stamp = |log: &str| {
        let mut campaign = begun(rules);
        campaign.enter(&content(), log).expect("it counts");
        let past = campaign.state().history[0].clone();
        (past.ink, past.no_stamp, past.stamps)
    };
    let whole = raced(&begun(rules), RaceWish::on("africa"), 6, "racer", u32::MAX);
    let (ink, why, stamps) = stamp(&whole);
    assert_eq!((ink, why), (Some(Ink::Prudent), None));
    assert!(!stamps.is_empty());
    // Something that had come to light was taken back, and the race went on.
    let begun_only = raced(&begun(rules), RaceWish::on("africa"), 6, "racer", 8);
    let helped = changed(&begun_only, |rules, tape| {
        assert!(tape.undo(rules, 0));
        play_on(rules, tape, 6, "racer", u32::MAX);
    });
    assert_eq!(stamp(&helped), (None, Some(NoStamp::Assisted), Vec::new()));
    // A bot took the seat: from there on it is given up, however well the bot drives.
    let left = changed(&begun_only, |rules, tape| {
        tape.take_over(rules, Seat(0), "racer");
        play_on(rules, tape, 6, "racer", u32::MAX);
    });
    assert_eq!(stamp(&left), (None, Some(NoStamp::Abandoned), Vec::new()));
    // A bot sat there from the start.
    let by_bot = again(&whole, |header| Header { seats: vec!["racer".into()], ..header }, None);
    assert_eq!(stamp(&by_bot), (None, Some(NoStamp::Bot), Vec::new()));
    // A word can be known before.
    let seed = Seed::from_word("camel");
    let of_word = |header| Header {
        luck: Some("camel".into()),
        drawn: None,
        commitment: seed.commitment(),
        nonces: Header::no_nonces(1),
        ..header
    };
    let word = again(&whole, of_word, Some(seed));
    assert_eq!(stamp(&word), (None, Some(NoStamp::WordLuck), Vec::new()));
}

/// A race under another header, raced anew.
fn again(log: &str, header: impl FnOnce(Header) -> Header, seed: Option<Seed>) -> String {
    let (rules, tape) = read(log);
    let seed = seed.or(tape.seed().copied());
    let mut tape = Tape::<GreatRace>::new(&rules, header(tape.header().clone()), seed).expect("a tape");
    play_on(&rules, &mut tape, 6, "racer", u32::MAX);
    tape.text(true)
}

fn read(log: &str) -> (race::Rules, Tape<GreatRace>) {
    let rules = |header: &Header, seed: Option<&Seed>| study::rules_from_header(&content(), header, seed);
    Tape::<GreatRace>::read(log, rules).expect("a log")
}

#[test]
fn r168_alone_there_is_one_vehicle_two_cards_and_no_bonus_and_the_campaign_stays_as_it_was() {
    let mut campaign = begun(Rules { deck_building: false, ..Rules::default() });
    let wish = RaceWish { alone: true, ..RaceWish::on("africa") };
    let log = raced(&campaign, wish, 9, "racer", u32::MAX);
    campaign.enter(&content(), &log).expect("it counts");
    let past = &campaign.state().history[0];
    assert_eq!((past.alone, past.ink, past.exchanged.len()), (true, Some(Ink::Alone), 0));
    assert_eq!((campaign.state().first, campaign.state().powers), (1, [0; 4]));
    let (rules, tape) = read(&log);
    assert_eq!((rules.vehicles, rules.is_alone()), (1, true));
    let mut events = Vec::new();
    let mut again = Tape::<GreatRace>::new(&rules, tape.header().clone(), None).expect("a tape");
    for line in tape.lines() {
        again.follow(&rules, &record::Line { h: None, ..line.clone() }, &mut events).expect("a record");
    }
    let facts = |is: fn(&race::Fact) -> bool| {
        events.iter().filter(|event| matches!(event, race::Event::Fact(fact) if is(fact))).count()
    };
    let turns = usize::from(past.turns);
    assert_eq!(facts(|fact| matches!(fact, race::Fact::MarketShown(_))), 2 * turns);
    assert_eq!(facts(|fact| matches!(fact, race::Fact::Picked(..))), 2 * turns, "both are the player's");
    // Nothing is earned but by funding.
    let maintenance: Vec<usize> = events
        .iter()
        .enumerate()
        .filter_map(|(i, event)| matches!(event, race::Event::Fact(race::Fact::Ranked(_))).then_some(i))
        .collect();
    assert_eq!(maintenance.len(), turns - 1);
    for i in maintenance {
        assert!(!matches!(events.get(i + 1), Some(race::Event::Fact(race::Fact::Earned(..)))));
    }
    assert_eq!(race::State::new(&rules).table().player(Seat(0)).money, rules.numbers.start_money);
}
