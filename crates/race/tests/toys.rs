//! The toys: modules and a leader that exist only here (feature `toys`). They prove that every point where a
//! module may speak works, that acts have words, that what a module opens is a sound position, and that a
//! vehicle needs nobody who decides for it.

mod support;

use game::{Node, Seat, SplitMix, Viewer};
use race::leaders::{self, Leader, scout};
use race::modules::{Act, Cursor, Module, ModuleSet, Target, hooks, probe, probe::Point};
use race::notation::{read_action, read_position, write_action, write_position};
use race::outcome::Dice;
use race::rooms::Frame;
use race::tabletop::Tabletop;
use race::why_not::Reason;
use race::{Action, Chance, GreatRace, Rules, State, View};
use support::{content, options};
use testkit::{Said, legal, random_said, say};

const PROBE: ModuleSet = ModuleSet::NONE.with(Module::Probe);
const LEADERS: ModuleSet = ModuleSet::NONE.with(Module::Leaders);
const ALL: ModuleSet = PROBE.with(Module::Echo).with(Module::Leaders);

fn rules_on(board: &str, modules: ModuleSet, seats: u8) -> Rules {
    let sources = content().board(board).expect("a sound board");
    let options = race::Options { modules, ..options(&sources, seats) };
    let mut rules = Rules::new(&sources, options).expect("options fit");
    // The toy alone: whoever is first takes it, and the others race without a leader.
    rules.leaders.offered = vec![Leader::Scout];
    rules
}

fn rules(modules: ModuleSet, seats: u8) -> Rules {
    rules_on("proving", modules, seats)
}

/// Plays a random race and shows every state and every action said.
fn play(rules: &Rules, seed: u64, mut show: impl FnMut(&State, Option<Action>)) -> State {
    let (mut state, mut luck) = (State::new(rules), SplitMix(seed));
    while let Some(said) = random_said::<GreatRace>(rules, &state, &mut luck) {
        let action = match said {
            Said::Seat(_, action) => Some(action),
            Said::Luck(_) => None,
        };
        show(&state, action);
        say(rules, &mut state, said, &mut ());
    }
    state
}

fn probed(act: probe::Act) -> Option<Action> {
    Some(Action::Act(Act::Probe(act)))
}

fn scouted(act: scout::Act) -> Action {
    Action::Act(Act::Leaders(leaders::Act::Scout(act)))
}

#[test]
fn every_point_interrupts_or_offers_in_random_races() {
    let rules = rules(PROBE, 3);
    let (mut heard, mut dice) = (Vec::new(), 0);
    for seed in 0..40 {
        play(&rules, seed, |state, action| {
            dice += u32::from(state.node() == Node::Chance(Chance::Die(Dice::Weather)));
            if let Some(Action::Act(Act::Probe(probe::Act::Nod(point)))) = action
                && !heard.contains(&point)
            {
                heard.push(point);
            }
        });
    }
    for (point, word) in probe::POINTS {
        assert!(heard.contains(&point) || (point == Point::TileCost && dice > 0), "{word} was not heard");
    }
}

#[test]
fn numbers_are_adjusted() {
    let (plain, probed) = (rules(ModuleSet::NONE, 3), rules(PROBE, 3));
    let market = |rules: &Rules| {
        let mut most = 0;
        play(rules, 1, |state, _| most = most.max(state.table().market().count()));
        most
    };
    assert_eq!((market(&plain), market(&probed)), (4, 5));
    let plan = |rules: &Rules, seat| race::rooms::plan_size(rules, &Tabletop::new(rules), seat);
    assert_eq!((plan(&plain, Seat(0)), plan(&probed, Seat(0)), plan(&probed, Seat(1))), (5, 6, 5));
    let mut table = Tabletop::new(&probed);
    let space = plain.spaces().find(|&space| plain.city_at(space).is_none()).expect("land");
    table.lay_tile(space, race::ids::TileId(1));
    let cost = |rules: &Rules| race::rooms::tile_cost(rules, &table, Seat(0), space).petrol;
    assert_eq!(cost(&probed), cost(&plain) + 1);
    let city = race::ids::City(0);
    let draw = |rules: &Rules| hooks::adjust_city_draw(rules, &table, Seat(0), city, (1, 1));
    assert_eq!((draw(&plain), draw(&probed)), ((1, 1), (2, 1)));
    let line = race::ids::Line(0);
    let fare = |rules: &Rules| hooks::adjust_fare(rules, &table, Seat(0), line, 40);
    assert_eq!((fare(&plain), fare(&probed)), (40, 50));
    table.player_mut(Seat(0)).place = 1;
    let points = |rules: &Rules| race::score::score(rules, &table, Seat(0)).total;
    assert_eq!(points(&probed), points(&plain) + 1);
    table.turn = 2;
    assert!(hooks::adjust_line(&plain, &table, Seat(0), line).is_ok());
    assert!(hooks::adjust_line(&probed, &table, Seat(0), line).is_err(), "closed in the second turn");
}

#[test]
fn positions_views_and_acts_read_back_whatever_modules_have_opened() {
    let mut luck = SplitMix(3);
    let (mut explored, mut repaired) = (0, 0);
    for (modules, board, seats) in
        [(ALL, "proving", 3), (ALL, "proving_usa", 5), (LEADERS, "proving_tiny", 2)]
    {
        let rules = rules_on(board, modules, seats);
        for seed in 0..8 {
            play(&rules, seed, |state, action| {
                let line = write_position(&rules, state);
                assert_eq!(read_position(&rules, &line).as_ref(), Ok(state), "{line}");
                if let Some(action @ Action::Act(act)) = action {
                    let words = write_action(&rules, action);
                    assert_eq!(read_action(&rules, &words), Ok(action), "{words}");
                    assert!(rules.modules.has(act.module()));
                }
                let sequence = state.frames().iter().rposition(|frame| matches!(frame, Frame::Sequence(_)));
                let opened = sequence.and_then(|place| state.frames().get(place + 1));
                if state.table().in_play().is_none() && line.contains("stage=finish_card") {
                    explored += u32::from(matches!(opened, Some(Frame::Explore(_))));
                    repaired += u32::from(matches!(opened, Some(Frame::Repair(_))));
                }
                for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let view = View::new(&rules, state, viewer);
                    assert_eq!(View::new(&rules, &view.sample(&rules, &mut luck), viewer), view);
                }
            });
        }
    }
    assert!(explored > 0, "a leader has opened the room of the pathfinders");
    assert!(repaired > 0, "a module has opened the room of the repairs");
}

#[test]
fn what_a_module_could_not_have_opened_is_no_sound_position() {
    let rules = rules(LEADERS, 2);
    let mut tried = 0;
    for seed in 0..20 {
        play(&rules, seed, |state, _| {
            let line = write_position(&rules, state);
            if line.contains("leaders=-") || !line.contains("finish_card)/explore(") {
                return;
            }
            if state.table().in_play().is_none() && line.contains("draw=1,place=1") {
                let more = line.replace("draw=1,place=1", "draw=3,place=3");
                assert!(read_position(&rules, &more).is_err(), "{more}");
                let nobody = line.replace("leaders=scout,", "leaders=-,").replace(",scout/", ",-/");
                assert!(read_position(&rules, &nobody).is_err(), "{nobody}");
                tried += 1;
            }
        });
    }
    assert!(tried > 0);
}

#[test]
fn what_a_part_hides_is_blanked_in_a_view_and_guessed_in_a_sample() {
    let rules = rules(PROBE, 3);
    let mut most = 0;
    play(&rules, 4, |state, _| {
        let rides = |viewer| {
            let view = View::new(&rules, state, viewer);
            let guessed = view.sample(&rules, &mut SplitMix(1));
            (view.table().parts.probe.rides, guessed.table().parts.probe.rides)
        };
        let truth = state.table().parts.probe.rides;
        most = most.max(truth);
        assert_eq!(rides(Viewer::Seat(Seat(0))), (truth, truth), "whoever knows it needs no guess");
        for other in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let (known, guessed) = rides(other);
            assert!(known == 0 && guessed > 0, "{other:?}: {known} {guessed}");
        }
    });
    assert!(most > 0, "nobody rode");
}

#[test]
fn every_act_of_a_module_in_play_has_words_that_read_back() {
    let rules = rules(ALL, 3);
    let every = Act::every(&rules);
    for act in &every {
        let words = write_action(&rules, Action::Act(*act));
        assert_eq!(read_action(&rules, &words), Ok(Action::Act(*act)), "{words}");
    }
    let declined = |module: Module| every.iter().any(|act| act.module() == module && act.declines());
    assert!(declined(Module::Probe) && declined(Module::Echo) && declined(Module::Leaders));
    assert!(every.contains(&Act::Leaders(leaders::Act::Pick(Leader::Scout))));
}

#[test]
fn races_without_modules_show_nothing_of_them() {
    let rules = rules(ModuleSet::NONE, 2);
    let line = write_position(&rules, &State::new(&rules));
    assert!(!line.contains("leaders") && !line.contains("probe"), "{line}");
    let refused = read_action(&rules, "scout explore").expect_err("not in play").to_string();
    assert!(refused.contains("moves begin with") && !refused.contains("scout,"), "{refused}");
}

#[test]
fn a_module_can_hold_a_vehicle_in_its_city() {
    let rules = rules(PROBE, 2);
    let mut held = 0;
    for seed in 0..60 {
        let mut before = None;
        play(&rules, seed, |state, action| {
            if let Some((seat, at)) = before.take() {
                assert_eq!(state.table().player(seat).at, at, "held where it stood");
                held += 1;
            }
            if action == probed(probe::Act::Hold) {
                let seat = state.table().active().expect("driving");
                before = Some((seat, state.table().player(seat).at));
            }
        });
    }
    assert!(held > 0);
}

#[test]
fn a_tile_put_back_is_in_the_bag_again_and_another_is_drawn() {
    let rules = rules(PROBE, 2);
    let (mut again, mut before) = (0, None);
    for seed in 0..20 {
        play(&rules, seed, |state, action| {
            let count = |t: &Tabletop| t.bag.iter().map(|&n| u32::from(n)).sum::<u32>();
            if let Some(bag) = before.take() {
                assert_eq!(state.node(), Node::Chance(Chance::Tile));
                assert_eq!(count(state.table()), bag + 1);
                again += 1;
            }
            if action == probed(probe::Act::Redraw) {
                before = Some(count(state.table()));
            }
        });
    }
    assert!(again > 0);
}

#[test]
fn the_last_player_chooses_and_a_module_gives_away_what_is_left() {
    let rules = rules(PROBE, 3);
    let mut chosen = 0;
    play(&rules, 5, |state, _| {
        let line = write_position(&rules, state);
        if line.contains("bivouac(stage=pick_rest)") {
            assert_eq!(state.table().market().count(), 2);
            let last = state.table().order(&rules)[2];
            assert_eq!(state.node().waiting(), game::SeatSet::only(last));
            chosen += 1;
        }
    });
    assert!(chosen > 0);
}

#[test]
fn two_modules_speak_one_after_the_other() {
    let both = PROBE.with(Module::Echo);
    let [probe, echo] = [Module::Probe, Module::Echo].map(|module| Cursor(module as u8 + 1));
    let order = [(Module::Probe, probe), (Module::Echo, echo)];
    assert_eq!(both.after(Cursor::START).collect::<Vec<_>>(), order);
    assert_eq!(both.after(probe).collect::<Vec<_>>(), order[1..]);
    assert_eq!((both.after(echo).count(), both.after(Cursor(200)).count()), (0, 0));
    assert_eq!((both.behind(probe), both.behind(Cursor(1))), (Some(Module::Probe), None));
    assert!(both.has(Module::Echo) && !both.has(Module::Leaders));
    assert!(both.with_hard(Module::Leaders).is_hard(Module::Leaders) && !both.is_hard(Module::Echo));

    let rules = rules(both, 2);
    assert_eq!(hooks::adjust_score(&rules, &Tabletop::new(&rules), Seat(0), 3), (3 + 1) * 2);
    let (mut began, mut offered) = (Vec::new(), 0);
    play(&rules, 4, |state, action| {
        match action {
            Some(Action::Act(act @ Act::Probe(probe::Act::Nod(Point::SequenceStart))))
            | Some(Action::Act(act @ Act::Echo(race::modules::echo::Act::Nod(Point::SequenceStart)))) => {
                began.push(act.module());
            }
            _ => {}
        }
        if let (Node::Decide(seats), Frame::Sequence(room)) = (state.node(), state.top())
            && room.may_buy_petrol()
        {
            let actions = legal::<GreatRace>(&rules, state, seats.first().expect("somebody is asked"));
            let module = |action: &Action| match *action {
                Action::Act(act) => Some(act.module()),
                _ => None,
            };
            let offers: Vec<Module> = actions.iter().filter_map(module).collect();
            assert!(offers.starts_with(&[Module::Probe, Module::Echo]), "{offers:?}");
            offered += 1;
        }
    });
    assert!(began.len() >= 4 && offered > 0);
    assert!(began.chunks(2).all(|pair| pair == [Module::Probe, Module::Echo]), "{began:?}");
}

#[test]
fn modules_in_play_are_told_by_slug_and_form() {
    let set = ALL.with_hard(Module::Probe);
    assert_eq!(set.words(), ["leaders", "probe:hard", "echo"]);
    assert_eq!(ModuleSet::read(["echo", "probe:hard", "leaders"]), Ok(set));
    let refused = |word| ModuleSet::read([word]).expect_err(word).to_string();
    assert_eq!(refused("rain"), "\"rain\" is not a module");
    assert_eq!(refused("probe:soft"), "\"probe:soft\" is not probe or probe:hard");
    assert_eq!(refused("echo:hard"), "\"echo:hard\" is not echo, which has one form only");
}

#[test]
fn a_leader_is_drafted_and_has_its_power_once_a_turn() {
    let rules = rules(LEADERS, 3);
    let (mut uses, mut targets) = (Vec::new(), 0);
    for seed in 0..30 {
        play(&rules, seed, |state, action| {
            let leaders = &state.table().parts.leaders;
            match action {
                Some(Action::Act(Act::Leaders(leaders::Act::Pick(leader)))) => {
                    assert_eq!((leader, state.table().turn), (Leader::Scout, 1));
                }
                Some(Action::Act(Act::Leaders(leaders::Act::Scout(act)))) => {
                    assert!(!leaders.is_spent(Seat(0)), "once a turn");
                    let target = Act::Leaders(leaders::Act::Scout(act)).target();
                    targets += u32::from(matches!(target, Some(Target::Space(_))));
                    uses.push(std::mem::discriminant(&act));
                }
                _ => {}
            }
            let crews: Vec<Seat> = Seat::all(3).filter(|&seat| leaders.of(seat).is_some()).collect();
            if state.table().active().is_some() {
                assert_eq!(crews, [Seat(0)], "one leader, taken by the first player");
                assert_eq!(state.table().player(crews[0]).max.petrol, rules.numbers.gauge_max + 1);
            }
        });
    }
    for act in [scout::Act::Explore, scout::Act::Guard, scout::Act::Clear(race::ids::Space(0))] {
        assert!(uses.contains(&std::mem::discriminant(&act)), "{act:?} was used");
    }
    assert!(targets > 0, "an act on a space says which");
}

#[test]
fn a_power_that_is_spent_is_refused_with_its_ruling() {
    let rules = rules(LEADERS, 2);
    let mut refused = 0;
    play(&rules, 2, |state, _| {
        let Some(seat) = state.table().active() else { return };
        if state.table().parts.leaders.is_spent(seat) && matches!(state.top(), Frame::Sequence(_)) {
            let why = state.why_not(&rules, seat, scouted(scout::Act::Explore)).expect_err("spent");
            assert_eq!((why.reason, why.rule.to_string().as_str()), (Reason::PowerUsed, "R78"));
            refused += 1;
        }
    });
    assert!(refused > 0);
}

#[test]
fn a_choice_of_a_module_is_previewed_like_every_other() {
    let rules = rules(LEADERS, 2);
    let mut shown = 0;
    play(&rules, 1, |state, action| {
        if let (Some(action @ Action::Act(_)), Some(seat)) = (action, state.node().waiting().first()) {
            let view = View::new(&rules, state, Viewer::Seat(seat));
            assert!(view.preview(&rules, action).is_some(), "{action:?}");
            shown += 1;
        }
    });
    assert!(shown > 0);
}

#[test]
fn a_vehicle_needs_nobody_who_decides_for_it() {
    let mut rules = rules(ModuleSet::NONE, 2);
    rules.vehicles = 3;
    let torpedo = Seat(2);
    for seed in 0..20 {
        let end = play(&rules, seed, |state, _| {
            assert!(!state.node().waiting().has(torpedo), "nobody sits there");
            assert!(legal::<GreatRace>(&rules, state, torpedo).is_empty());
            assert_eq!(state.table().player(torpedo).at, rules.start);
            let line = write_position(&rules, state);
            assert_eq!(read_position(&rules, &line).as_ref(), Ok(state), "{line}");
        });
        let arrived = end.table().finishers(&rules);
        assert!(arrived > 0 || end.table().turn == rules.numbers.turn_cap);
        let place = race::score::ranking(&rules, end.table())[torpedo.index()];
        assert!(place > arrived, "it did not arrive, and is ranked behind those who did");
    }
}
