//! What players choose before a race, and what is drawn where they do not (R1, R5, R147).

use crate::support::Bench;
use game::{Seat, SplitMix};
use race::modules::{Module, ModuleSet};
use record::{ChoiceError, Drawn, Header, RaceOptions, RacePicks, RaceSetup, Seed};
use std::collections::{BTreeMap, BTreeSet};

fn choice(first: Option<u8>, middle: Option<&str>, crews: &[Option<&str>]) -> RacePicks {
    let crews = crews.iter().map(|crew| crew.map(str::to_owned)).collect();
    RacePicks { first, middle: middle.map(str::to_owned), crews, ..RacePicks::default() }
}

#[test]
fn what_cannot_be_had_is_told_with_what_can() {
    let (middle, whole) = (Bench::new("proving_middle"), Bench::new("proving_tiny"));
    let told = |bench: &Bench, choice: RacePicks| {
        choice.check(&bench.sources, ModuleSet::NONE, 4).map_err(|error| error.to_string())
    };
    let cities = record::middle_cities(&middle.sources);
    assert!(cities.len() > 1 && record::middle_cities(&whole.sources).is_empty());
    let all = choice(Some(4), Some(cities[1]), &[Some("french"), None, Some("english")]);
    assert_eq!(told(&middle, all), Ok(()));
    let cases = [
        (&middle, choice(Some(5), None, &[]), "seat 5 cannot begin: the seats are 1 to 4".to_owned()),
        (&middle, choice(Some(0), None, &[]), "seat 0 cannot begin: the seats are 1 to 4".into()),
        (
            &middle,
            choice(None, Some("paris"), &[]),
            format!("\"paris\" is no middle city of proving_middle; there are: {}", cities.join(", ")),
        ),
        (
            &whole,
            choice(None, Some("paris"), &[]),
            "the board \"proving_tiny\" has no middle city to choose".into(),
        ),
        (
            &whole,
            choice(None, None, &[Some("martian")]),
            "there is no crew \"martian\"; there are: french, belgian, italian, english, american, russian, german, chinese, \
             red_kate, swiss, suffragettes"
                .into(),
        ),
        (&whole, choice(None, None, &[None; 5]), "5 crews for 4 seats".into()),
    ];
    for (bench, choice, words) in cases {
        assert_eq!(told(bench, choice), Err(words));
    }
    let twice = choice(None, None, &[Some("french"), None, Some("french")]);
    assert_eq!(twice.check(&whole.sources, ModuleSet::NONE, 4), Err(ChoiceError::Twice("french".into())));
}

#[test]
fn a_choice_changes_nothing_but_what_was_chosen() {
    let bench = Bench::new("proving_middle");
    let cities = record::middle_cities(&bench.sources);
    let drawn = |choice: &RacePicks, number: u64| {
        RaceSetup::drawn(&bench.sources, ModuleSet::NONE, choice, 4, &mut SplitMix(number))
    };
    for number in 0..40 {
        let lots = drawn(&RacePicks::default(), number);
        let each: BTreeSet<&String> = lots.crews.iter().collect();
        assert_eq!(
            (lots.crews.len(), each.len()),
            (4, 4),
            "R147: nobody chose, so all draw: {:?}",
            lots.crews
        );
        let begins = drawn(&choice(Some(3), None, &[]), number);
        assert_eq!((begins.first, &begins.middle), (Seat(2), &lots.middle));
        let ends = drawn(&choice(None, Some(cities[1]), &[]), number);
        assert_eq!(ends.first, lots.first);
        let (ends, lots_lie) = (ends.middle.expect("slots"), lots.middle.clone().expect("slots"));
        assert_eq!((ends.end, ends.tokens), (Some(1), lots_lie.tokens));
        let raced = drawn(&choice(None, None, &[None, Some("french")]), number);
        assert_eq!((raced.first, &raced.middle), (lots.first, &lots.middle));
        assert_eq!((raced.crews.len(), raced.crews[1].as_str()), (4, "french"));
        let each: BTreeSet<&String> = raced.crews.iter().collect();
        assert_eq!(each.len(), 4, "no crew twice: {:?}", raced.crews);
    }
}

/// R147: every crew may come to every seat, as often as any other; leaders bring their own.
#[test]
fn crews_are_drawn_fairly() {
    let bench = Bench::new("proving_tiny");
    let drawn = |modules: ModuleSet, choice: &RacePicks, number: u64| {
        RaceSetup::drawn(&bench.sources, modules, choice, 4, &mut SplitMix(number)).crews
    };
    let some = choice(None, None, &[None, Some("french")]);
    let (mut of_all, mut of_rest) = ([(); 4].map(|()| BTreeMap::new()), BTreeMap::new());
    for number in 0..1100 {
        for (count, crew) in of_all.iter_mut().zip(drawn(ModuleSet::NONE, &RacePicks::default(), number)) {
            *count.entry(crew).or_insert(0) += 1;
        }
        *of_rest.entry(drawn(ModuleSet::NONE, &some, number).swap_remove(0)).or_insert(0) += 1;
    }
    for count in &of_all {
        assert!(count.len() == 11 && count.values().all(|n| (60..=140).contains(n)), "{count:?}");
    }
    assert!(of_rest.len() == 10 && of_rest.values().all(|n| (66..=154).contains(n)), "{of_rest:?}");
    assert!(drawn(ModuleSet::NONE.with(Module::Leaders), &RacePicks::default(), 1).is_empty());
}

/// The header of a table with this choice.
fn header(bench: &Bench, choice: &RacePicks, seed: &Seed) -> Header {
    let rules = bench.rules(4);
    let header = bench.header(&rules, seed, 7);
    let setup = RaceSetup::fair(&bench.sources, ModuleSet::NONE, choice, seed, &header.nonces);
    let options = race::Options { first: setup.first, ..rules.options.clone() };
    let drawn = Some(Drawn::Table { table: "t".into(), shares: Vec::new() });
    let options = RaceOptions::of_new("proving_tiny", &options, &setup, choice).to_value();
    Header { options, drawn, ..header }
}

#[test]
fn a_header_tells_choice_from_luck_and_keeps_both() {
    let (bench, seed) = (Bench::new("proving_tiny"), Seed::from_number(7));
    let check = |header: &Header, seed: Option<&Seed>| record::check_race_setup(header, &bench.sources, seed);
    let by_lot = header(&bench, &RacePicks::default(), &seed);
    let said = by_lot.options.as_object().expect("an object");
    assert!(!said.contains_key("chosen"), "nothing was chosen: {said:?}");
    assert_eq!(
        said["crews"].as_array().map(Vec::len),
        Some(4),
        "R147: crews are drawn, and everybody can read which"
    );
    assert_eq!(check(&by_lot, Some(&seed)), Ok(()));
    let mut older = by_lot.clone();
    older.options.as_object_mut().expect("an object").remove("crews");
    assert_eq!(check(&older, Some(&seed)), Ok(()), "earlier no crew was drawn where none was chosen");
    let lot = by_lot.options["first"].as_u64().expect("a seat") as u8;
    let other = lot % 4 + 1;
    let chosen = header(&bench, &choice(Some(other), None, &[None, Some("belgian")]), &seed);
    assert_eq!(check(&chosen, Some(&seed)), Ok(()), "chosen, not bent");
    assert_eq!(chosen.options["first"], other);
    let bend = |field: &str, value: serde_json::Value| {
        let mut bent = chosen.clone();
        bent.options[field] = value;
        bent
    };
    let lied = bend("first", lot.into());
    assert!(
        check(&lied, None)
            .expect_err("seen without the seed")
            .contains("the first player is not as it was chosen")
    );
    let mut crews = chosen.options["crews"].as_array().expect("crews").clone();
    crews.swap(0, 1);
    assert!(
        check(&bend("crews", crews.into()), None)
            .expect_err("swapped")
            .contains("a crew is not as it was chosen")
    );
    let mut unsaid = chosen.clone();
    unsaid.options.as_object_mut().expect("an object").remove("chosen");
    assert!(check(&unsaid, Some(&seed)).expect_err("no choice, so luck").contains("luck was bent"));
    for evil in [
        serde_json::json!(["a"]),
        serde_json::json!(["a", "b", "c", "a"]),
        serde_json::json!(["a", "b", "c", "\u{1b}[2J"]),
        serde_json::json!(["a", "b", "c", "x".repeat(99)]),
    ] {
        let mut bent = bend("crews", evil);
        bent.options.as_object_mut().expect("an object").remove("chosen");
        let options = RaceOptions::from_value(&bent.options).expect("JSON").to_options(&bench.sources);
        assert!(options.expect_err("refused").contains("one for every seat"));
    }
}

/// R147, R152: options that contradict each other are refused with what would work.
#[test]
fn what_does_not_go_together_is_told() {
    let bench = Bench::new("proving_tiny");
    let told = |agreed: &[&str], choice: RacePicks| {
        let agreed = ModuleSet::read(agreed.iter().copied()).expect("modules");
        choice.check(&bench.sources, agreed, 3).map_err(|error| error.to_string())
    };
    let mode = |slug: &str| RacePicks { mode: Some(slug.into()), ..RacePicks::default() };
    assert_eq!(told(&[], mode("grand_tour")), Ok(()));
    assert_eq!(told(&[], mode("draw")), Ok(()));
    assert!(told(&["village"], mode("borders")).expect_err("two sets").contains("brings its own modules"));
    let unknown = told(&[], mode("sunday")).expect_err("no such card");
    assert!(unknown.contains("first_light") && unknown.ends_with("or draw"), "{unknown}");
    let dealt = |mode: &str| RacePicks { mode: Some(mode.into()), dealt: true, ..RacePicks::default() };
    assert_eq!(told(&[], dealt("the_captains")), Ok(()));
    assert!(told(&[], dealt("village_road")).expect_err("none to deal").contains("no leaders to deal"));
    let crew = choice(None, None, &[Some("french")]);
    assert!(told(&["leaders"], crew.clone()).expect_err("the draft decides").contains("R147"));
    assert_eq!(told(&["village"], crew), Ok(()));
    let mut lean = Bench::new("proving_tiny");
    lean.sources.leaders.offered.truncate(2);
    let few = RacePicks::default().check(&lean.sources, ModuleSet::NONE.with(Module::Leaders), 3);
    assert!(few.expect_err("too few").to_string().contains("draft:all"));
}

/// R152: what is drawn follows from seed and nonces, and a log that says otherwise is refused.
#[test]
fn a_drawn_play_mode_dealt_leaders_and_crews_that_count_are_proved() {
    let bench = Bench::new("proving_tiny");
    let setup = |agreed: ModuleSet, choice: &RacePicks, number: u64| {
        RaceSetup::drawn(&bench.sources, agreed, choice, 4, &mut SplitMix(number))
    };
    let draw = RacePicks { mode: Some("draw".into()), dealt: true, ..RacePicks::default() };
    let drawn: BTreeSet<Vec<String>> =
        (0..200).map(|number| setup(ModuleSet::NONE, &draw, number).modules.words()).collect();
    assert_eq!(drawn.len(), 12, "every card is drawn now and then");
    let paddock = ModuleSet::NONE.with(Module::Paddock);
    let drives = setup(paddock, &RacePicks::default(), 3);
    assert!(
        drives.crews.len() == 4 && drives.leaders[..4].iter().all(Option::is_some),
        "R106: everybody has a sheet"
    );
    for (agreed, choice) in [(ModuleSet::NONE, draw), (paddock, RacePicks::default())] {
        let (mut proved, mut bent) = (0, 0);
        for number in 0..12 {
            let seed = Seed::from_number(number);
            let mut header = bench.header(&bench.rules(4), &seed, 7);
            let fair = RaceSetup::fair(&bench.sources, agreed, &choice, &seed, &header.nonces);
            let options = fair.options(4, race::rules::Direction::Forward);
            header.drawn = Some(Drawn::Table { table: "t".into(), shares: Vec::new() });
            header.options = RaceOptions::of_new("proving_tiny", &options, &fair, &choice).to_value();
            let check = |header: &Header| record::check_race_setup(header, &bench.sources, Some(&seed));
            assert_eq!(check(&header), Ok(()));
            proved += 1;
            let drives = fair.modules.has(Module::Paddock) && !fair.modules.is_hard(Module::Paddock);
            for field in ["leaders", "crews"].into_iter().filter(|field| *field == "leaders" || drives) {
                let mut lied = header.clone();
                if let Some(words) = lied.options.get_mut(field).and_then(|words| words.as_array_mut()) {
                    words.swap(0, 1);
                    assert!(check(&lied).expect_err("swapped").contains("luck was bent"));
                    bent += 1;
                }
            }
            if choice.mode.is_some() {
                header.options["modules"] = serde_json::json!(["village", "postal"]);
                header.options.as_object_mut().expect("an object").remove("leaders");
                assert!(check(&header).is_err(), "no card has these");
            }
        }
        assert!(proved == 12 && bent > 2, "{bent}");
    }
}
