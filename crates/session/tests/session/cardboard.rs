//! A race with the cardboard game (R177): what a whole race with its own luck was like is told entry by entry, and René comes to the
//! same end. And what is told wrongly is refused, and changes nothing.

use crate::scribe::{Scribe, laid, options};
use content::Content;
use game::{Game, Node};
use race::GreatRace;
use race::solo::{HUMAN, TORPEDO};
use record::Tape;
use session::cardboard::Cardboard;
use session::cardboard::kinds::{CardboardAsk, CardboardNo};
use session::cardboard::wire::CardboardOptions;

#[test]
fn r177_a_whole_race_that_is_told_comes_to_the_same_end() {
    let africa = options("africa", 1, None);
    let mut powers = options("europe", 3, Some([2, 1, 4, 4]));
    powers.first = 2;
    let mut weather = options("south_america", 2, Some([0; 4]));
    weather.modules = vec!["village".into()];
    for (options, seed) in [(africa, 1), (powers, 2), (weather, 3)] {
        let name = options.board.clone();
        let scribe = Scribe::new(options, seed).race();
        let (real, told) = (scribe.state().table(), scribe.told.view());
        assert_eq!(scribe.told.asked().kind, CardboardAsk::Over, "{name}");
        let torpedo = real.player(TORPEDO);
        let shown = &told.players[1];
        assert_eq!((torpedo.at.0.into(), torpedo.place), (shown.at, shown.place), "{name}");
        assert_eq!([torpedo.petrol, torpedo.engine], [shown.petrol[0], shown.engine[0]], "{name}");
        assert_eq!(told.turn, real.turn, "{name}");
        let rene = told.rene.expect("René");
        assert_eq!((rene.powers, rene.reveals), (real.rene.powers.0, real.rene.reveals), "{name}");
        let places = GreatRace::ranking(&scribe.rules, scribe.state());
        let results = scribe.told.results();
        for (seat, result) in [HUMAN, TORPEDO].into_iter().zip(&results) {
            assert_eq!(result.place, places[seat.index()], "{name}");
            let total = GreatRace::score(&scribe.rules, scribe.state(), seat);
            assert_eq!(result.part(session::kinds::ScorePart::Total), total, "{name}");
        }
        // The same list makes the same race again, and its log is one that can be read.
        let (again, refused) =
            Cardboard::with(&Content::embedded(), scribe.told.options().clone(), scribe.told.entries())
                .expect("a table");
        assert_eq!((refused, again.view()), (None, scribe.told.view()), "{name}");
        let log = again.log();
        assert_eq!(log, scribe.told.log());
        assert!(log.lines().next().is_some_and(|head| head.contains(r#""drawn":{"by":"hand"}"#)));
        let read = Tape::<GreatRace>::read(&log, |_, _| Ok(scribe.rules.clone()));
        let (_, tape) = read.unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(GreatRace::node(tape.state()), Node::Over);
    }
}

/// Tells a race of René's side alone, whatever comes: the first answer each time, and `next` in one's own turn.
fn go_on_to(race: &mut Cardboard, kind: CardboardAsk) {
    for _ in 0..500 {
        let asked = race.asked();
        if asked.kind == kind {
            return;
        }
        let entry = if asked.kind == CardboardAsk::Turn { "next" } else { &asked.answers[0].entry };
        race.enter(entry).unwrap_or_else(|no| panic!("{entry}: {no:?}"));
    }
    panic!("{kind} is never asked");
}

#[test]
fn r177_only_what_rene_reads_is_asked() {
    let mut race = laid(options("africa", 1, None));
    // In the opening Bivouac he takes nothing, and no danger hurts.
    assert_eq!(race.asked().kind, CardboardAsk::ReneCard);
    assert_eq!(race.asked().answers.len(), 8);
    assert!(race.told(0).iter().all(|told| told.event.seat != Some(1)), "{:?}", race.told(0));
    go_on_to(&mut race, CardboardAsk::MarketCard);
    assert_eq!(race.asked().slot, Some(1));
    let view = race.view();
    assert_eq!((view.hand, view.plan, view.players[0].cards), (None, None, 0));
    go_on_to(&mut race, CardboardAsk::Pick);
    assert!(race.asked().left.is_some_and(|left| left >= 1));
    // What the Torpedo draws in a city counts with Green 3 and 4 and Red 2 alone.
    let mut reads = options("africa", 1, Some([0, 0, 3, 0]));
    reads.first = 2;
    for (options, asks) in [(options("africa", 1, Some([0; 4])), false), (reads, true)] {
        let mut race = laid(options);
        let mut was_asked = false;
        while race.asked().kind != CardboardAsk::Over && race.view().turn < 12 {
            let asked = race.asked();
            was_asked |= asked.kind == CardboardAsk::CityCard;
            if asks == was_asked && asks {
                break;
            }
            let entry = if asked.kind == CardboardAsk::Turn { "pass" } else { &asked.answers[0].entry };
            race.enter(entry).unwrap_or_else(|no| panic!("{entry}: {no:?}"));
            if race.view().rene.is_some_and(|rene| rene.powers[2] >= 3 && !asks) {
                break;
            }
        }
        assert_eq!(was_asked, asks);
    }
}

#[test]
fn r177_what_cannot_be_is_refused_and_changes_nothing() {
    let mut race = laid(options("africa", 1, None));
    let why = |race: &mut Cardboard, entry: &str| {
        let before = (race.view(), race.entries().len(), race.log());
        let no = race.enter(entry).expect_err(entry);
        assert_eq!((race.view(), race.entries().len(), race.log()), before, "{entry}");
        assert_eq!(no.entry as usize, before.1);
        (no.why, no.limit)
    };
    for words in ["", "sing", "rene z9", "lay", "lay nothing a1", "at nowhere", "gauges 1 2", "next turn"] {
        assert_eq!(why(&mut race, words), (CardboardNo::Words, None), "{words}");
    }
    assert_eq!(why(&mut race, &"x".repeat(81)), (CardboardNo::TooMuch, None));
    let of_bag = race.view().bag.first().map(|one| (one.slug.clone(), one.count)).expect("a tile");
    assert_eq!(why(&mut race, &format!("tile {}", of_bag.0)), (CardboardNo::NoneLeft, None));
    assert_eq!(why(&mut race, "next"), (CardboardNo::NotAsked, None));
    assert_eq!(why(&mut race, "pick jerrycan"), (CardboardNo::NotAsked, None));
    go_on_to(&mut race, CardboardAsk::Turn);
    let hits: Vec<String> = race.asked().answers.into_iter().map(|answer| answer.entry).collect();
    assert_eq!(hits, ["hit saboteur"], "R124");
    assert_eq!(why(&mut race, "rene a1"), (CardboardNo::NotAsked, None));
    assert_eq!(why(&mut race, "gauges 6 5 5"), (CardboardNo::BeyondGauge, Some(5)));
    assert_eq!(why(&mut race, "torpedo 7 1"), (CardboardNo::BeyondGauge, Some(6)));
    assert_eq!(why(&mut race, "money 15"), (CardboardNo::Notes, None));
    assert_eq!(why(&mut race, "hit jerrycan"), (CardboardNo::Harmless, None));
    let board = race.board();
    let empty: Vec<&str> =
        board.spaces.iter().filter(|space| space.city.is_none()).map(|space| space.name.as_str()).collect();
    let city = board.cities[0].slug.clone();
    assert_eq!(why(&mut race, &format!("lay {} {city}", of_bag.0)), (CardboardNo::City, None));
    let bare = empty.iter().find(|name| {
        let at = board.spaces.iter().position(|space| space.name == **name).expect("a space");
        race.view().tiles.iter().all(|(space, _)| *space as usize != at)
    });
    let bare = bare.expect("a space without a tile").to_string();
    assert_eq!(why(&mut race, &format!("lift {bare}")), (CardboardNo::NothingThere, None));
    // Slips are put right with the same words, with or without `set`.
    let count =
        |race: &Cardboard| race.view().bag.iter().find(|one| one.slug == of_bag.0).map_or(0, |one| one.count);
    let left = count(&race);
    race.enter(&format!("set lay {} {bare}", of_bag.0)).expect("a tile");
    assert_eq!(count(&race), left - 1);
    race.enter(&format!("lift {bare}")).expect("taken off again");
    assert_eq!(count(&race), left);
    let mechanics = race.view().players[1].engine[0];
    race.enter("hit saboteur").expect("R124");
    assert_eq!(race.view().players[1].engine[0], mechanics.saturating_sub(2));
    race.enter("SET Torpedo 6 6").expect("put right");
    assert_eq!(race.view().players[1].engine[0], 6);
    race.enter("gauges 1 0 2").expect("an engine at 0");
    race.enter(&format!("at {}", board.spaces[board.finish as usize].name)).expect("home by any means");
    assert_eq!(race.view().players[0].place, 1);
    assert_eq!(why(&mut race, &format!("at {bare}")).0, CardboardNo::Finish);
}

#[test]
fn what_cannot_be_laid_is_refused_with_a_reason() {
    let refused = |change: fn(&mut CardboardOptions)| {
        let mut wrong = options("africa", 1, None);
        change(&mut wrong);
        Cardboard::new(&Content::embedded(), wrong).expect_err("refused").to_string()
    };
    assert!(refused(|o| o.board = "mars".into()).contains("there is no board"));
    assert!(refused(|o| o.modules = vec!["postal".into()]).contains("read nothing of postal"));
    assert!(refused(|o| o.board = "usa_west".into()).contains("which middle city"));
    assert!(refused(|o| o.solo.deck.truncate(7)).contains('7'));
    assert!(!refused(|o| o.first = 3).is_empty());
    assert!(!refused(|o| o.first = 0).is_empty());
    let mut half = options("usa_west", 1, None);
    half.middle = Some("memphis".into());
    assert_eq!(laid(half).asked().kind, CardboardAsk::ReneCard);
}

#[test]
fn no_campaign_takes_a_race_whose_luck_was_typed_in() {
    let mut race = laid(options("europe", 1, None));
    go_on_to(&mut race, CardboardAsk::Turn);
    let rules = campaign::Rules { deck_building: false, legacy: false, ..campaign::Rules::default() };
    let mut campaign = campaign::Campaign::new("1", "Ann", rules).expect("a campaign");
    let no = campaign.enter(&Content::embedded(), &race.log()).expect_err("refused");
    assert!(no.to_string().contains("typed in from a cardboard table"), "{no}");
    assert!(campaign.races().is_empty());
}
