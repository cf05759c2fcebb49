//! What a table agrees on before the start belongs to its game: on the wire, in offers, in headers and back.

use crate::support::{content, person, spec};
use game::Seat;
use record::{Header, Seed};
use serde_json::{Value, json};
use session::games::motorcar::MotorcarWish;
use session::games::race::{RaceLeaders, RaceWish};
use session::motorcar::kinds::MotorcarFlick;
use session::race::kinds::RaceDirection;
use session::{
    AgreedLuck, AnyTable, Catalog, CatalogError, GameOptions, Gathering, Notes, OptionKind, Place, Refusal,
    SeatNotes, Settings, Status, TableSpec,
};

fn read(spec: Value) -> Result<TableSpec, String> {
    serde_json::from_value(spec).map_err(|error| error.to_string())
}
fn catalog() -> Catalog {
    Catalog::new(content())
}
fn notes(seats: usize) -> Notes {
    let settings = Settings::default();
    Notes {
        settings,
        seats: (0..seats).map(|_| SeatNotes::new(person("P"), &settings)).collect(),
        host: Some(0),
        status: Status::Running,
        assisted: false,
        window_opened: None,
        pause: None,
        salt: 1,
    }
}
fn start(options: GameOptions, seats: usize) -> Box<dyn AnyTable> {
    let spec = TableSpec { options, ..spec("proving") };
    let luck = AgreedLuck { nonces: Header::nonces_from(3, seats), drawn: Some(record::Drawn::Program) };
    catalog().start(&spec, Seed::from_number(3), luck, notes(seats), 0).expect("starts").table
}
fn chosen() -> RaceWish {
    RaceWish {
        direction: RaceDirection::Reverse,
        middle: Some("slot_b".into()),
        first: Some(3),
        crews: vec![None, Some("belgian".into())],
        ..RaceWish::on("proving_middle")
    }
}

#[test]
fn a_spec_is_a_game_with_its_own_options_and_older_ones_mean_what_they_meant() {
    let new = json!({ "game": "race", "options": { "board": "africa", "direction": "reverse" } });
    let old = json!({ "game": "race", "board": "africa", "direction": "reverse" });
    let wish = RaceWish { direction: RaceDirection::Reverse, ..RaceWish::on("africa") };
    let race = TableSpec { options: GameOptions::Race(wish), ..spec("africa") };
    assert_eq!((read(new.clone()), read(old)), (Ok(race.clone()), Ok(race.clone())));
    let written = serde_json::to_value(&race).expect("JSON");
    assert_eq!((&written["game"], &written["options"]), (&new["game"], &new["options"]));
    assert_eq!(read(written), Ok(race));
    let wish = MotorcarWish { flick: MotorcarFlick::Luck, ..MotorcarWish::default() };
    let cars = TableSpec { options: GameOptions::Motorcar(wish), ..spec("") };
    assert_eq!(read(json!({ "game": "motorcar", "options": { "flick": "luck" } })), Ok(cars.clone()));
    // As an older server stored it.
    let stored = json!({ "game": "motorcar", "board": "", "direction": "forward", "flick": "luck" });
    assert_eq!(read(stored), Ok(cars));
}

#[test]
fn what_is_no_spec_is_told_why() {
    for (wrong, words) in [
        (json!({ "game": "chess" }), "there is no game \"chess\" here; there are: race, motorcar"),
        (json!({ "game": "race" }), "missing field `board`"),
        (json!({ "game": "motorcar", "options": null }), "invalid type: null"),
        (
            json!({ "game": "race", "options": { "board": "africa", "flick": "luck" } }),
            "unknown field `flick`",
        ),
        (json!({ "game": "race", "options": { "board": "africa" }, "board": "asia" }), "not beside it too"),
        (
            json!({ "game": "race", "options": { "board": "africa", "direction": "up" } }),
            "expected `forward` or `reverse`",
        ),
        (json!({ "game": "race", "options": { "board": "africa" }, "stakes": 1 }), "unknown field `stakes`"),
        (json!({ "game": "motorcar", "options": { "flick": "finger" } }), "expected `skill` or `luck`"),
    ] {
        let told = read(wrong).expect_err("refused");
        assert!(told.contains(words), "{told}");
    }
    let check = |wish: RaceWish| {
        let spec = TableSpec { options: GameOptions::Race(wish), ..spec("africa") };
        catalog().check(&spec, 3).map_err(|error| error.to_string())
    };
    for (wish, words) in [
        (RaceWish::on("atlantis"), "there is no board \"atlantis\""),
        (RaceWish { first: Some(4), ..chosen() }, "seat 4 cannot begin: the seats are 1 to 3"),
        (RaceWish { board: "africa".into(), ..chosen() }, "no middle city to choose"),
        (RaceWish { middle: Some("paris".into()), ..chosen() }, "\"paris\" is no middle city"),
        (RaceWish { crews: vec![Some("martian".into())], ..chosen() }, "there is no crew \"martian\""),
        (RaceWish { modules: vec!["dragons".into()], ..chosen() }, "dragons"),
    ] {
        let told = check(wish).expect_err("refused");
        assert!(told.contains(words), "{told}");
    }
    let twice = RaceWish { crews: vec![Some("german".into()); 2], ..RaceWish::on("africa") };
    let spec = TableSpec { options: GameOptions::Race(twice), ..spec("africa") };
    assert!(matches!(catalog().check(&spec, 3), Err(CatalogError::Twice(_))));
    assert!(catalog().check(&spec, 6).is_err(), "six do not race");
}

/// The page has words in every language for these: `web/tests/refusals.test.ts` looks.
#[test]
fn choices_that_contradict_each_other_are_told_by_a_word() {
    let kind = |wish: RaceWish, seats: usize| {
        let spec = TableSpec { options: GameOptions::Race(wish), ..spec("africa") };
        match catalog().check(&spec, seats) {
            Err(CatalogError::Choice { kind, .. }) => kind,
            other => panic!("{other:?}"),
        }
    };
    let (africa, drafted) = (RaceWish::on("africa"), Some(RaceLeaders::Draft));
    let mode = |slug: &str| RaceWish { mode: Some(slug.into()), ..africa.clone() };
    let modules = |slug: &str| RaceWish { modules: vec![slug.into()], ..africa.clone() };
    let led = RaceWish { leaders: drafted, ..africa.clone() };
    for (wish, seats, word) in [
        (RaceWish::on("atlantis"), 3, "no_board"),
        (africa.clone(), 1, "bad_seats"),
        (africa.clone(), 6, "bad_seats"),
        (RaceWish { crews: vec![Some("swiss".into())], ..led }, 3, "crew_and_leaders"),
        (RaceWish { modules: vec!["village".into()], ..mode("the_captains") }, 3, "mode_and_modules"),
        (
            RaceWish { leaders: Some(RaceLeaders::DraftAll), ..mode("the_captains") },
            3,
            "mode_and_all_leaders",
        ),
        (RaceWish { leaders: Some(RaceLeaders::Random), ..mode("first_light") }, 3, "nothing_to_deal"),
        (mode("horses"), 3, "no_mode"),
        (modules("horses"), 3, "no_module"),
        (modules("leaders"), 3, "leaders_apart"),
    ] {
        assert_eq!(kind(wish.clone(), seats), word, "{wish:?}");
    }
    let cars = TableSpec { options: GameOptions::Motorcar(MotorcarWish::default()), ..spec("") };
    assert!(matches!(
        catalog().check(&cars, 2),
        Err(CatalogError::Choice { kind: "bad_motorcar_seats", .. })
    ));
    let none = None::<&str>;
    for wrong in
        [&[Some("zust"), none, Some("zust")][..], &[Some("torpedo")], &[none, none, none, Some("zust")]]
    {
        let cars = TableSpec { options: GameOptions::Motorcar(driving(wrong)), ..spec("") };
        let refused = catalog().check(&cars, 3);
        assert!(
            matches!(refused, Err(CatalogError::Choice { kind: "bad_motorcar_cars", .. })),
            "{wrong:?}: {refused:?}"
        );
    }
}

/// A motorcar race in which seats have chosen these cars.
fn driving(cars: &[Option<&str>]) -> MotorcarWish {
    let cars = cars.iter().map(|car| car.map(str::to_owned)).collect();
    MotorcarWish { cars, ..MotorcarWish::default() }
}

#[test]
fn cars_are_driven_by_those_who_chose_them_and_a_race_without_a_choice_says_nothing_of_it() {
    let cars = |table: &dyn AnyTable| -> Vec<String> {
        let board: Value = serde_json::from_str(&table.board_json()).expect("JSON");
        let cars = board["cars"].as_array().expect("cars").iter();
        cars.map(|car| car["slug"].as_str().expect("a slug").to_owned()).collect()
    };
    let chosen = GameOptions::Motorcar(driving(&[None, Some("sizaire_naudin"), Some("thomas_flyer")]));
    let table = start(chosen.clone(), 4);
    assert_eq!(cars(&*table), ["protos", "sizaire_naudin", "thomas_flyer", "zust"]);
    assert_eq!(catalog().spec_of(table.header(), Settings::default()).expect("a spec").options, chosen);
    let plain = start(GameOptions::Motorcar(MotorcarWish::default()), 3);
    assert_eq!(cars(&*plain), ["thomas_flyer", "protos", "zust"]);
    assert_eq!(plain.header().options, json!({ "seats": 3, "flick": "skill" }));
}

#[test]
fn a_header_gives_back_all_that_was_agreed_on() {
    let motorcar =
        GameOptions::Motorcar(MotorcarWish { flick: MotorcarFlick::Luck, ..MotorcarWish::default() });
    for options in [GameOptions::Race(chosen()), GameOptions::Race(RaceWish::on("proving")), motorcar] {
        let table = start(options.clone(), 3);
        let back = catalog().spec_of(table.header(), Settings::default()).expect("a spec");
        assert_eq!(back.options, options);
        assert_eq!(table.outline(), options.outline());
        let mut strange = table.header().clone();
        strange.game = "chess".into();
        assert_eq!(catalog().spec_of(&strange, Settings::default()), Err(CatalogError::Game("chess".into())));
    }
}

#[test]
fn what_was_chosen_is_raced_and_shown() {
    let table = start(GameOptions::Race(chosen()), 3);
    assert_eq!(table.header().options["first"], 3);
    let board: Value = serde_json::from_str(&table.board_json()).expect("JSON");
    assert_eq!((&board["crews"][1], board["crews"].as_array().map(Vec::len)), (&json!("belgian"), Some(3)));
    let start_city = |board: &Value| {
        let at = board["start"].as_u64().expect("a space") as usize;
        board["spaces"][at]["name"].clone()
    };
    assert_eq!(start_city(&board), "slot_b", "reversed, it begins in the middle");
    let plain = start(GameOptions::Race(RaceWish::on("proving")), 3);
    let board: Value = serde_json::from_str(&plain.board_json()).expect("JSON");
    let drawn: Vec<&Value> = board["crews"].as_array().expect("crews").iter().collect();
    assert!(drawn.len() == 3 && drawn[0] != drawn[1] && drawn[1] != drawn[2] && drawn[0] != drawn[2]);
    assert_eq!(
        board["crews"],
        plain.header().options["crews"],
        "R147: drawn, kept in the log and shown to everybody"
    );
    let led = RaceWish { leaders: Some(RaceLeaders::Random), ..RaceWish::on("proving") };
    let board: Value = serde_json::from_str(&start(GameOptions::Race(led), 3).board_json()).expect("JSON");
    assert_eq!(board["crews"], json!([]), "leaders bring their crews");
}

#[test]
fn offers_tell_every_option_with_its_values() {
    let offers = catalog().offers();
    let values = |game: &str, name: &str| -> Vec<(String, Option<String>)> {
        let offer = offers.iter().find(|offer| offer.game == game).expect("on offer");
        let option = offer.options.iter().find(|option| option.name == name).expect("an option");
        let one = |value: &session::OptionValue| {
            (value.value.clone(), value.only_with.as_ref().map(|(_, board)| board.clone()))
        };
        option.values.iter().map(one).collect()
    };
    assert!(values("race", "board").contains(&("usa_west".into(), None)));
    let memphis = |board: &str| ("memphis".to_owned(), Some(board.to_owned()));
    let middles = values("race", "middle");
    assert!(middles.contains(&memphis("usa_west")) && !middles.contains(&memphis("africa")));
    assert!(values("race", "crews").contains(&("belgian".into(), None)));
    assert_eq!(values("motorcar", "flick"), [("skill".into(), None), ("luck".into(), None)]);
    let race = &offers[0];
    assert_eq!((race.seats, offers[1].seats), ((2, 5), (3, 6)));
    let boards = &race.options[0].values;
    assert!(boards.iter().all(|board| board.names.len() == 3), "in three languages");
    // Whatever is offered is taken.
    for option in &race.options {
        for value in &option.values {
            let board = value.only_with.as_ref().map_or("proving", |(_, board)| board.as_str());
            let said = match option.kind {
                OptionKind::WordBySeat | OptionKind::Words => json!([value.value]),
                _ => json!(value.value),
            };
            let mut options = json!({ "board": board });
            options[&option.name] = said;
            let spec = read(json!({ "game": "race", "options": options })).expect("reads");
            assert_eq!(catalog().check(&spec, 2), Ok(()), "{} {}", option.name, value.value);
        }
    }
}

#[test]
fn before_the_start_everybody_chooses_a_free_crew_and_the_host_the_rest() {
    let (host, guest, bot) = (Seat(0), Seat(1), Seat(2));
    let people = ["Ann", "Bob"].map(|name| Place::Person { name: name.into() });
    let places = people.into_iter().chain([Place::Bot { level: "novice".into() }]).collect();
    let mut table = Gathering::new(spec("proving_middle"), places);
    table.host = Some(0);
    assert_eq!(table.may_choose(guest, Some(guest)), Ok(()));
    assert_eq!(table.may_choose(guest, Some(bot)), Err(Refusal::NotHost));
    assert_eq!(table.may_choose(host, Some(guest)), Err(Refusal::SeatTaken));
    assert_eq!(table.may_choose(host, Some(Seat(7))), Err(Refusal::NoSuchSeat));
    assert_eq!(table.may_choose(guest, None), Err(Refusal::NotHost));
    assert_eq!((table.may_choose(host, Some(bot)), table.may_choose(host, None)), (Ok(()), Ok(())));
    let choose = |table: &mut Gathering, name: &str, seat: Option<Seat>, value: Value| {
        catalog().choose(table, name, seat, value).map_err(|error| error.to_string())
    };
    let crews = |table: &Gathering| match &table.spec.options {
        GameOptions::Race(wish) => wish.crews.clone(),
        GameOptions::Motorcar(_) => Vec::new(),
    };
    assert_eq!(choose(&mut table, "crews", Some(guest), json!("belgian")), Ok(()));
    let told = choose(&mut table, "crews", Some(bot), json!("belgian")).expect_err("taken");
    assert_eq!(told, "two seats cannot both have the crew \"belgian\"");
    assert_eq!(crews(&table), [None, Some("belgian".into())], "a refusal changes nothing");
    assert_eq!(choose(&mut table, "first", None, json!(2)), Ok(()));
    assert_eq!(choose(&mut table, "direction", None, json!("reverse")), Ok(()));
    assert_eq!(choose(&mut table, "direction", None, Value::Null), Ok(()), "back to the usual");
    for (name, seat, value, words) in [
        ("weather", None, json!("rain"), "there is no option \"weather\"; there are: board, direction"),
        ("crews", None, json!("german"), "\"crews\" wants a seat"),
        ("first", Some(host), json!(1), "holds for the whole table"),
        ("first", None, json!(9), "seat 9 cannot begin"),
        ("first", None, json!("me"), "invalid type"),
        ("board", None, Value::Null, "missing field `board`"),
        ("board", None, json!("atlantis"), "there is no board"),
    ] {
        let told = choose(&mut table, name, seat, value).expect_err("refused");
        assert!(told.contains(words), "{told}");
    }
    table.leave(guest);
    assert!(crews(&table).is_empty(), "whoever goes takes the crew along");
}
