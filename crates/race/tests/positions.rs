//! Position text that could not stand in a real race is refused with a message, and never panics.

mod boards;
mod support;

use race::notation::{read_action, read_position, write_view};
use race::{Action, GreatRace, Rules, State, View};
use support::content;
use testkit::legal;

fn rules(board: &str) -> Rules {
    boards::rules(&content(), board, 2)
}

const BIVOUAC: &str = "turn=2 order=1,2 standing=1,2 active=- \
    seat1=at=alpha,petrol=5/5,engine=5/5,chassis=5/5,level=1,money=80,assistants=-,passed=no,place=0,hand=-,plan=-,sealed=open \
    seat2=at=alpha,petrol=5/5,engine=5/5,chassis=5/5,level=1,money=80,assistants=-,passed=no,place=0,hand=-,plan=-,sealed=open \
    tiles=- removed=- drawn=- discard=- market=- aside=- in_play=- \
    rooms=race(stage=after_bivouac(0))/bivouac(stage=lay_out(3))";

const CONVOY: &str = "turn=2 order=1,2 standing=1,2 active=1 \
    seat1=at=B3,petrol=4/5,engine=5/5,chassis=5/5,level=2,money=80,assistants=pm,passed=no,place=0,hand=jerrycan:1:0,plan=-,sealed=open \
    seat2=at=B3,petrol=5/5,engine=5/5,chassis=5/5,level=2,money=80,assistants=g,passed=no,place=0,hand=guide:1:1,plan=-,sealed=open \
    tiles=B3:p1,B4:p2_d1_danger,C3:p1 removed=p2:1 drawn=- discard=financial:1 market=- aside=- in_play=- \
    rooms=race(stage=close_turn)/convoy(next=1)/sequence(seat=1,stage=buy_petrol)";

/// A position with some of its text exchanged.
fn with(base: &str, changes: &[(&str, &str)]) -> String {
    changes.iter().fold(base.to_string(), |line, (from, to)| {
        assert!(line.contains(from), "{from} does not stand in {line}");
        line.replacen(from, to, 1)
    })
}

/// The convoy with other rooms in the place of the question, after an assistant or a card.
fn inside(stage: &str, rooms: &str, changes: &[(&str, &str)]) -> String {
    with(&with(CONVOY, &[("stage=buy_petrol)", &format!("stage={stage})/{rooms}"))]), changes)
}

const TRACKER: &[(&str, &str)] = &[("in_play=-", "in_play=tracker")];
const HUNTER: &[(&str, &str)] =
    &[("in_play=-", "in_play=trail_hunter"), ("tiles=B3:p1", "tiles=B3:p1,F2:p1,F3:p1")];
const SABOTEUR: &[(&str, &str)] = &[("in_play=-", "in_play=saboteur")];
const COUNTER: &str = "saboteur(attacker=1,victim=2,levels=2,stage=split_damage)/counter(attacker=1,asked=2)";
const HELP: &str = "drive(driver=1,moves=4,declined=0,stage=await_step(1))/enter_tile(driver=1,to=B4,moves=4,\
    blind=no,spent=no,cost=cost(petrol=2,damage=1,danger=yes,stop=no),stage=ask_for_help)";
const SPLIT: &str = "drive(driver=1,moves=4,declined=0,stage=await_step(1))/enter_tile(driver=1,to=B4,moves=4,\
    blind=no,spent=no,cost=cost(petrol=2,damage=1,danger=yes,stop=no),stage=check_hand)/\
    damage(seat=1,chooser=1,amount=3)";

/// Positions that are all right: what the refused ones below are made of.
fn sound() -> Vec<String> {
    let explore = "explore(seat=1,draw=0,place=2,held=p3)";
    vec![
        BIVOUAC.into(),
        with(BIVOUAC, &[("lay_out(3)", "pick(2)"), ("market=-", "market=guide,militia,tracker")]),
        CONVOY.into(),
        with(CONVOY, &[("stage=buy_petrol", "stage=play_cards")]),
        inside("end", explore, &[("drawn=-", "drawn=p3,p5")]),
        inside("end", "explore(seat=1,draw=1,place=2,held=-)", &[("drawn=-", "drawn=p3")]),
        inside("end", "draw_cards(seat=1,left=1)", &[]),
        inside("end", "drive(driver=1,moves=5,declined=0,stage=choose_step)", &[]),
        inside("end", HELP, &[]),
        inside("end", SPLIT, &[("seat1=at=B3", "seat1=at=B4"), ("petrol=4", "petrol=2")]),
        inside("finish_card", "keep_cards(seat=1,draw=3,keep=2)", TRACKER),
        inside("finish_card", "trail_hunter(seat=1,left=1,chosen=F2/-,stage=choose_tiles)", HUNTER),
        inside("finish_card", COUNTER, SABOTEUR),
    ]
}

#[test]
fn what_the_refused_positions_are_made_of_is_sound() {
    let rules = rules("proving");
    for line in sound() {
        let state = read_position(&rules, &line).unwrap_or_else(|error| panic!("{error}: {line}"));
        for seat in state.node().waiting().iter() {
            assert!(!legal::<GreatRace>(&rules, &state, seat).is_empty(), "somebody can speak: {line}");
        }
    }
}

#[test]
fn positions_that_could_not_stand_in_a_race_are_refused() {
    let rules = rules("proving");
    let biv = |stage: &str| with(BIVOUAC, &[("lay_out(3)", stage)]);
    let picking = |stage: &str| with(&biv(stage), &[("market=-", "market=guide,militia,tracker")]);
    let seq = |stage: &str| with(CONVOY, &[("buy_petrol", stage)]);
    let drive = |moves: &str, stage: &str| {
        inside("end", &format!("drive(driver=1,moves={moves},declined=0,stage={stage})"), &[])
    };
    let help = |from: &str, to: &str| with(&inside("end", HELP, &[]), &[(from, to)]);
    let split = |from: &str, to: &str| {
        with(
            &inside("end", SPLIT, &[("seat1=at=B3", "seat1=at=B4"), ("petrol=4", "petrol=2")]),
            &[(from, to)],
        )
    };
    let hunter = |room: &str| inside("finish_card", &format!("trail_hunter(seat=1,{room})"), HUNTER);
    let counter = |from: &str, to: &str| with(&inside("finish_card", COUNTER, SABOTEUR), &[(from, to)]);
    let convoy = |from: &str, to: &str| with(CONVOY, &[(from, to)]);
    let city = "drive(driver=1,moves=4,declined=0,stage=await_step(0))/enter_city(driver=1,city=bravo,stage=pay_petrol)";
    let deep = format!("rooms=race(stage=close_turn){}", "/convoy(next=1)".repeat(9));
    let deeper = format!("rooms=race(stage=close_turn){}", "/convoy(next=1)".repeat(12));
    let tail = "rooms=race(stage=close_turn)/convoy(next=1)/sequence(seat=1,stage=buy_petrol)";
    let refused = [
        // Bivouac.
        picking("pick(9)"),
        picking("pick(0)"),
        picking("check_hand(9)"),
        picking("check_hand(1)"),
        picking("take_rest"),
        biv("pick(2)"),
        biv("lay_out(9)"),
        biv("lay_out(0)"),
        biv("lay_out(2)"),
        picking("lay_out(3)"),
        with(BIVOUAC, &[("market=-", "market=guide,guide,militia,militia,tracker,tracker,driver,driver")]),
        with(BIVOUAC, &[("plan=-", "plan=ppppp")]),
        with(BIVOUAC, &[("passed=no", "passed=yes")]),
        with(BIVOUAC, &[("rooms=race(stage=after_bivouac(0))", "rooms=race(stage=after_bivouac(1))")]),
        with(BIVOUAC, &[("rooms=race(stage=after_bivouac(0))/", "rooms=")]),
        with(
            BIVOUAC,
            &[("rooms=race(stage=after_bivouac(0))/bivouac(stage=lay_out(3))", "rooms=race(stage=over)")],
        ),
        with(
            BIVOUAC,
            &[(
                "race(stage=after_bivouac(0))/bivouac(stage=lay_out(3))",
                "race(stage=drive_convoy)/planning(waiting=-)",
            )],
        ),
        with(
            BIVOUAC,
            &[(
                "race(stage=after_bivouac(0))/bivouac(stage=lay_out(3))",
                "race(stage=drive_convoy)/planning(waiting=1)",
            )],
        ),
        // Sequence.
        seq("use_assistant(fund)"),
        seq("use_assistant(drive)"),
        with(&seq("use_assistant(drive)"), &[("assistants=pm", "assistants=p")]),
        seq("use_assistant(clear(F7))"),
        seq("resolve_card(transport,-)"),
        seq("finish_card"),
        seq("end"),
        seq("begin(0)"),
        seq("begin(1)"),
        convoy("assistants=pm", "assistants=-"),
        convoy("passed=no", "passed=yes"),
        convoy("convoy(next=1)", "convoy(next=0)"),
        convoy("convoy(next=1)", "convoy(next=9)"),
        convoy("sequence(seat=1", "sequence(seat=2"),
        // Driving.
        drive("4", "await_step(0)"),
        drive("0", "take_step(land(B4))"),
        drive("5", "take_step(land(G7))"),
        drive("5", "take_step(line(alpha-bravo,9))"),
        drive("5", "leave_city(land(B4),1)"),
        drive("5", "move_token"),
        drive("0", "choose_step"),
        drive("99", "choose_step"),
        inside("end", "drive(driver=2,moves=5,declined=0,stage=choose_step)", &[]),
        inside("end", "drive(driver=1,moves=5,declined=255,stage=choose_step)", &[]),
        inside("end", city, &[("petrol=4", "petrol=0")]),
        inside("end", city, &[]),
        help("stage=ask_for_help", "stage=pay"),
        with(&help("stage=ask_for_help", "stage=pay"), &[("cost(petrol=2", "cost(petrol=200")]),
        help("cost(petrol=2", "cost(petrol=200"),
        help("damage=1", "damage=255"),
        help("damage=1", "damage=0"),
        help("danger=yes", "danger=no"),
        help("stop=no", "stop=yes"),
        help("to=B4", "to=G7"),
        help("to=B4", "to=bravo"),
        help("await_step(1)", "await_step(5)"),
        help("to=B4,moves=4", "to=B4,moves=3"),
        help("petrol=4/5", "petrol=0/5"),
        help("stage=ask_for_help", "stage=draw_tile"),
        split("amount=3", "amount=200"),
        split("amount=3", "amount=2"),
        split("amount=3", "amount=0"),
        split("chooser=1", "chooser=2"),
        split("chassis=5/5", "chassis=1/5,").replace("engine=5/5", "engine=1/5").replace("5,,", "5,"),
        split("seat1=at=B4", "seat1=at=B3"),
        // Tiles and cards that are drawn.
        inside("end", "explore(seat=1,draw=9,place=2,held=-)", &[]),
        inside("end", "explore(seat=1,draw=0,place=9,held=p3)", &[("drawn=-", "drawn=p3")]),
        inside("end", "explore(seat=1,draw=0,place=2,held=p1_d5)", &[("drawn=-", "drawn=p3,p5")]),
        inside("end", "explore(seat=1,draw=1,place=2,held=-)", &[("drawn=-", "drawn=p3,p5")]),
        inside("end", "explore(seat=1,draw=0,place=2,held=-)", &[("drawn=-", "drawn=p3,p5,p5,p5,p5")]),
        inside("end", "draw_cards(seat=1,left=9)", &[]),
        inside("end", "draw_cards(seat=2,left=1)", &[]),
        inside("end", "hand_limit(seat=1)", &[]),
        inside("end", "repair(seat=1,done=yes)", &[]),
        inside("end", "funding(seat=1,stage=pay_out)", &[]),
        inside("finish_card", "keep_cards(seat=1,draw=9,keep=2)", TRACKER),
        inside("finish_card", "keep_cards(seat=1,draw=3,keep=9)", TRACKER),
        inside("finish_card", "keep_cards(seat=1,draw=3,keep=2)", &[]),
        with(
            &inside("finish_card", "keep_cards(seat=1,draw=0,keep=2)", TRACKER),
            &[("aside=-", "aside=guide,guide")],
        ),
        // Cards against others.
        hunter("left=1,chosen=F2/F3,stage=choose_tiles"),
        hunter("left=0,chosen=F2/F3,stage=choose_tiles"),
        hunter("left=1,chosen=F7/-,stage=choose_tiles"),
        hunter("left=1,chosen=B3/-,stage=choose_tiles"),
        hunter("left=1,chosen=-/F2,stage=choose_tiles"),
        hunter("left=2,chosen=-/-,stage=remove_tiles"),
        hunter("left=0,chosen=F2/F2,stage=remove_tiles"),
        inside(
            "finish_card",
            "con_artist(seat=1,first=F7,second=-,stage=choose_tiles)",
            &[("in_play=-", "in_play=con_artist")],
        ),
        inside("finish_card", "con_artist(seat=1,first=-,second=-,stage=choose_tiles)", SABOTEUR),
        counter("asked=2", "asked=1"),
        counter("asked=2", "asked=-"),
        counter("attacker=1,asked", "attacker=2,asked"),
        counter("victim=2", "victim=1"),
        counter("levels=2", "levels=99"),
        counter("assistants=g", "assistants=-"),
        with(&counter("asked=2", "asked=2"), &[("sealed=open seat2", "sealed=let seat2")]),
        counter("hand=guide:1:1,plan=-,sealed=open", "hand=guide:1:1,plan=-,sealed=card(militia)"),
        counter("hand=guide:1:1,plan=-,sealed=open", "hand=guide:1:1,plan=-,sealed=card(guide)"),
        counter("hand=guide:1:1,plan=-,sealed=open", "hand=guide:1:1,plan=-,sealed=guard"),
        // The table.
        convoy("turn=2", "turn=255"),
        convoy("turn=2", "turn=0"),
        with(
            &convoy("turn=2", "turn=255"),
            &[(tail, "rooms=race(stage=hold_bivouac)/maintenance(stage=set_order)")],
        ),
        convoy("turn=2", "turn=41"),
        convoy("order=1,2", "order=1,1"),
        convoy("standing=1,2", "standing=2,2"),
        convoy("active=1", "active=-"),
        convoy("active=1", "active=2"),
        convoy("assistants=pm", "assistants=ffffff"),
        convoy("assistants=pm", &format!("assistants={}", "pmf".repeat(99))),
        convoy("assistants=pm", &format!("assistants={}", "p".repeat(300))),
        convoy("assistants=g,passed=no", "assistants=gm,passed=yes"),
        convoy("level=2", "level=9"),
        convoy("level=2", "level=0"),
        convoy("money=80", "money=85"),
        convoy("money=80", "money=65535"),
        convoy("money=80", "money=99999"),
        convoy("petrol=4/5", "petrol=6/5"),
        convoy("petrol=4/5", "petrol=4/12"),
        convoy("place=0", "place=1"),
        convoy("seat1=at=B3", "seat1=at=omega"),
        convoy("hand=jerrycan:1:0", "hand=jerrycan:1:2"),
        convoy("hand=jerrycan:1:0", "hand=jerrycan:0:0"),
        convoy("hand=jerrycan:1:0", "hand=jerrycan:1:0+jerrycan:1:0"),
        convoy("hand=jerrycan:1:0", "hand=jerrycan:6:0"),
        convoy("hand=jerrycan:1:0", "hand=militia:9:0"),
        convoy("hand=jerrycan:1:0", "hand=?:2"),
        convoy("plan=-", "plan=ppppp"),
        convoy("sealed=open", "sealed=let"),
        convoy("tiles=B3:p1", "tiles=B3:p1,B3:p2"),
        convoy("removed=p2:1", "removed=p2:1,p2:1"),
        convoy("removed=p2:1", "removed=p2:200"),
        convoy("discard=financial:1", "discard=financial:1,financial:1"),
        convoy("drawn=-", "drawn=p3"),
        convoy("market=-", "market=guide"),
        convoy("aside=-", "aside=guide"),
        convoy("in_play=-", "in_play=guide"),
        convoy(tail, &deep),
        convoy(tail, &deeper),
        convoy(tail, "rooms=race(stage=over)"),
        convoy(tail, "rooms=race(stage=close_turn)"),
        convoy(tail, "rooms=convoy(next=1)/sequence(seat=1,stage=buy_petrol)"),
        format!("{CONVOY}/hand_limit(seat=1)"),
    ];
    for line in refused {
        match read_position(&rules, &line) {
            Ok(state) => panic!("accepted, and waits for {:?}: {line}", state.node()),
            Err(error) => assert!(error.to_string().len() > 10, "{error}: {line}"),
        }
    }
}

#[test]
fn a_view_says_so_and_does_not_read_back() {
    let rules = rules("proving");
    let state = read_position(&rules, &CONVOY.replace("hand=guide:1:1", "hand=guide:1:1+militia:2:0"));
    let state: State = state.expect("sound");
    for (viewer, begins, hidden) in [
        (game::Viewer::Seat(game::Seat(0)), "view=1 turn=2", "hand=guide:1:1+?:2"),
        (game::Viewer::Spectator, "view=all turn=2", "hand=?:1"),
    ] {
        let line = write_view(&rules, &View::new(&rules, &state, viewer));
        assert!(line.starts_with(begins) && line.contains(hidden), "{line}");
        let error = read_position(&rules, &line).expect_err("a view").to_string();
        assert!(error.starts_with("\"view=") && error.contains("a whole position"), "{error}");
    }
}

#[test]
fn capital_letters_do_not_matter_in_moves() {
    let rules = rules("proving");
    for (typed, meant) in [
        ("PLAY Saboteur AGAINST 2", "play saboteur against 2"),
        ("Ride Bravo-ALPHA With 1", "ride alpha-bravo with 1"),
        ("split E2 C1", "split e2 c1"),
        ("buy PETROL 3", "buy petrol 3"),
        ("Buy Engine", "buy engine"),
        ("plan PMMGF", "plan pmmgf"),
        ("to b4", "to B4"),
    ] {
        let action: Action = read_action(&rules, meant).expect(meant);
        assert_eq!(read_action(&rules, typed), Ok(action), "{typed}");
    }
}
