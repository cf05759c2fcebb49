//! Laws that hold in every state of every race: random games over boards, player counts and both
//! editions. `LAWS_GAMES` sets how many games each table plays (`cargo xtask deep` plays many more).
//! What holds for every game is written in `testkit::laws`; what holds for nonsense, in `fuzz.rs`.

mod boards;
mod everywhere;
mod support;
mod varied;

use boards::rules;
use everywhere::in_every_state;
use game::{Luck, Node, Seat, SplitMix};
use race::ids::{City, Gauge, Line, MAX_PLAYERS, Plan};
use race::leaders::Leader;
use race::modules::{Act, Module, ModuleSet};
use race::rooms::Frame;
use race::solo::course;
use race::{Action, GreatRace, Rules, State};
use support::content;
use testkit::{games, laws, random_said, say};
use varied::BOARDS;

#[test]
fn a_state_is_small_and_an_action_smaller() {
    assert!(size_of::<State>() <= 1024, "State has {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "Action has {} bytes", size_of::<Action>());
    println!("State {} bytes, Action {} bytes", size_of::<State>(), size_of::<Action>());
}

#[test]
fn no_card_and_no_tile_is_ever_lost() {
    in_every_state(|rules, state, _| {
        let t = state.table();
        for card in rules.card_ids() {
            let held: u8 = Seat::all(rules.vehicles).map(|s| t.player(s).holds(card)).sum();
            let loose = t.market().chain(t.aside()).chain(t.in_play()).filter(|&c| c == card).count() as u8;
            let all = held + loose + t.deck[card.index()] + t.discard[card.index()];
            assert_eq!(all, rules.deck[card.index()], "{}", rules.names.cards[card.index()]);
        }
        for tile in rules.tile_ids() {
            let laid = rules.spaces().filter(|&s| t.tile_at(s) == Some(tile)).count() as u8;
            let loose = t.drawn().filter(|&d| d == tile).count() as u8;
            let all = laid + loose + t.bag[tile.index()] + t.removed[tile.index()];
            assert_eq!(all, rules.bag[tile.index()], "{}", rules.names.tiles[tile.index()]);
        }
    });
}

#[test]
fn dashboards_and_tracks_stay_in_order() {
    in_every_state(|rules, state, _| {
        let t = state.table();
        assert_eq!(u32::from(t.deck_size), t.deck.iter().map(|&n| u32::from(n)).sum::<u32>());
        assert!(rules.spaces().all(|s| t.explored.has(s) == t.tile_at(s).is_some()));
        assert!(t.explored.and(rules.city_spaces).is_empty(), "no tile lies on a city");
        for seat in Seat::all(rules.vehicles) {
            let p = t.player(seat);
            for gauge in [Gauge::Petrol, Gauge::Engine, Gauge::Chassis] {
                assert!(p.gauge(gauge) <= p.max[gauge]);
            }
            assert_eq!(u32::from(p.cards), p.hand.iter().map(|h| u32::from(h.count())).sum::<u32>());
            assert!(p.hand.iter().all(|h| h.seen() <= h.count()), "what is seen is there");
            assert!(
                !p.is_finished() || (p.at == rules.finish && p.cards == 0 && p.assistants == Plan::EMPTY)
            );
            assert_eq!(p.money % 10, 0, "there are no coins below 10F");
        }
        let standing = &t.standing[..usize::from(rules.vehicles)];
        assert!(standing.is_sorted_by_key(|&s| std::cmp::Reverse(t.player(s).level)));
        let places: Vec<u8> =
            Seat::all(rules.vehicles).map(|s| t.player(s).place).filter(|&p| p > 0).collect();
        assert!((1..=places.len() as u8).all(|p| places.contains(&p)));
    });
}

#[test]
fn nobody_holds_more_cards_than_the_chassis_has_levels_but_at_the_hand_limit() {
    in_every_state(|rules, state, _| {
        let Node::Decide(asked) = state.node() else { return };
        for seat in Seat::all(rules.seats) {
            let p = state.table().player(seat);
            let at_limit = matches!(state.top(), Frame::HandLimit(_)) && asked.has(seat);
            assert!(p.cards <= p.chassis || at_limit, "{seat:?} in {:?}", state.top());
        }
    });
}

#[test]
fn somebody_can_always_speak_until_the_race_is_over() {
    let (mut fullest, mut deepest) = (laws::Fullest::default(), 0);
    in_every_state(|rules, state, _| {
        laws::somebody_can_speak::<GreatRace>(rules, state, &mut fullest);
        deepest = deepest.max(state.frames().len());
        if state.node() == Node::Over {
            let t = state.table();
            assert!(t.finishers(rules) > 0 || t.turn == rules.numbers.turn_cap);
        }
    });
    println!("{fullest:?}, deepest stack {deepest} of {}", race::engine::MAX_DEPTH);
    assert!(fullest.actions * 2 <= game::MAX_ACTIONS, "{fullest:?}");
    assert!(
        deepest + 3 <= race::engine::MAX_DEPTH,
        "rooms of modules need places on the stack too: {deepest}"
    );
}

#[test]
fn the_longest_list_that_a_board_allows_fits_with_room_to_spare() {
    let content = content::Content::embedded();
    for board in content.boards() {
        let sources = content.board(&board).expect("a sound board");
        // A sequence with every tile laid and joined: a guard and a leader may each clear any of them (R80).
        let tiles: usize = sources.tiles.iter().map(|(_, _, copies)| usize::from(*copies)).sum();
        let (rivals, petrol, assistants_and_pass) = (MAX_PLAYERS - 1, 9, 7);
        let plays: usize =
            sources.cards.iter().map(|(_, card, _)| if card.has_victim() { rivals } else { 1 }).sum();
        let most = 2 * tiles.min(sources.spaces.len()) + plays + petrol + assistants_and_pass;
        assert!(most + 32 <= game::MAX_ACTIONS, "{board}: {most}");
    }
}

/// Every action there is on this board, possible or not.
fn all_actions(rules: &Rules) -> Vec<Action> {
    let cards = || rules.card_ids();
    let spaces = || rules.spaces();
    let few = || 0..4u8;
    let levels = || 0..7u8;
    let mut all = vec![
        Action::Withdraw,
        Action::Explore,
        Action::DrawCard,
        Action::Repair,
        Action::Drive,
        Action::Fund,
        Action::Pass,
        Action::Done,
        Action::Guard,
        Action::Go,
        Action::Back,
        Action::Let,
        Action::BuyPart(Gauge::Engine),
        Action::BuyPart(Gauge::Chassis),
    ];
    all.extend(cards().flat_map(|c| [Action::Pick(c), Action::Play(c), Action::Discard(c)]));
    all.extend(cards().flat_map(|c| (0..5).map(move |s| Action::PlayAgainst(c, Seat(s)))));
    all.extend(spaces().flat_map(|s| [Action::Clear(s), Action::Place(s), Action::To(s), Action::Choose(s)]));
    all.extend(rules.tile_ids().map(Action::Take));
    all.extend((0..=9).map(Action::BuyPetrol));
    for (engine, chassis) in levels().flat_map(|e| levels().map(move |c| (e, c))) {
        all.push(Action::Split { engine, chassis });
    }
    for (engine, chassis) in few().flat_map(|e| few().map(move |c| (e, c))) {
        all.extend(cards().map(|card| Action::Fix { card, engine, chassis }));
    }
    for line in 0..rules.lines.len() as u8 {
        all.extend(few().map(|cards| Action::Ride { line: Line(line), cards }));
    }
    // A leader may bring a sixth assistant; funding has five places.
    for p in 0..=6 {
        for m in 0..=6 {
            for g in 0..=6 {
                all.extend((0..=5).map(|f| Action::Plan(Plan([p, m, g, f]))));
            }
        }
    }
    all.extend(Act::every(rules).into_iter().map(Action::Act));
    all
}

#[test]
fn no_parcel_is_ever_lost_and_no_two_patrons_share_a_space() {
    in_every_state(|rules, state, _| {
        let parts = &state.table().parts;
        if rules.modules.has(Module::Postal) {
            let cities = (0..rules.cities.len() as u8).map(City);
            let lying: Vec<_> = cities.filter_map(|city| parts.postal.lying(city)).collect();
            let carried = Seat::all(rules.seats).filter_map(|seat| parts.postal.carried(seat));
            let out = lying.into_iter().chain(carried).count();
            let left: usize = parts.postal.bag().iter().map(|&n| usize::from(n)).sum();
            assert_eq!(out + left, 4 * usize::from(rules.extras.postal.copies));
        }
        let mut at: Vec<u8> = Seat::all(rules.seats).map(|seat| parts.patronage.at(seat)).collect();
        at.retain(|&space| space > 0);
        at.sort_unstable();
        assert!(at.windows(2).all(|pair| pair[0] < pair[1]), "{at:?}");
    });
}

#[test]
fn what_is_not_offered_is_refused_with_a_reason_and_changes_nothing() {
    let mut every_action = Vec::new();
    let mut table = None;
    in_every_state(|rules, state, luck| {
        if luck.below(40) > 0 {
            return;
        }
        let this = Some((rules.board.clone(), rules.modules));
        if table != this {
            table = this;
            every_action = all_actions(rules);
        }
        laws::the_rest_is_refused::<GreatRace>(rules, state, &every_action, luck, 50);
    });
}

#[test]
fn everything_offered_can_be_said() {
    in_every_state(|rules, state, luck| {
        if luck.below(10) == 0 {
            laws::offers_can_be_said::<GreatRace>(rules, state);
        }
    });
}

#[test]
fn positions_read_back_exactly() {
    in_every_state(|rules, state, luck| {
        if luck.below(4) == 0 {
            laws::position_reads_back::<GreatRace>(rules, state);
        }
    });
}

#[test]
fn actions_and_outcomes_read_back_exactly() {
    let content = content();
    for board in BOARDS {
        let rules = rules(&content, board, 5);
        laws::actions_read_back::<GreatRace>(&rules, &all_actions(&rules));
    }
    in_every_state(|rules, state, _| laws::outcomes_read_back::<GreatRace>(rules, state));
}

#[test]
fn a_log_replays_to_the_same_state_and_events() {
    let content = content();
    for board in BOARDS {
        let rules = rules(&content, board, 3);
        (0..games()).for_each(|seed| laws::a_log_replays::<GreatRace>(&rules, seed));
    }
    for (seed, modules) in (0..).zip(varied::module_sets()) {
        let board = BOARDS[(seed % BOARDS.len() as u64) as usize];
        let race = varied::varied_rules(&content, board, 2 + (seed % 4) as u8, seed, modules);
        laws::a_log_replays::<GreatRace>(&race, seed);
        laws::a_log_replays::<GreatRace>(&varied::solo_rules(&content, board, seed, modules), seed);
    }
}

#[test]
fn the_order_of_simultaneous_answers_does_not_matter() {
    let mut tried = 0;
    in_every_state(|rules, state, luck| {
        tried += u32::from(laws::order_of_answers_does_not_matter::<GreatRace>(rules, state, luck));
    });
    assert!(tried > 100, "{tried} simultaneous questions");
}

#[test]
fn a_plan_can_be_withdrawn_until_the_screens_are_lifted() {
    let content = content();
    let rules = rules(&content, "africa", 3);
    let mut luck = SplitMix(7);
    let mut state = State::new(&rules);
    while state.node().waiting().len() < 3 {
        let said = random_said::<GreatRace>(&rules, &state, &mut luck).expect("planning comes");
        say(&rules, &mut state, said, &mut ());
    }
    let before = state;
    let plan = Action::Plan(Plan([1, 2, 1, 1]));
    state.act(&rules, Seat(1), plan, &mut ()).expect("a legal plan");
    assert!(state.act(&rules, Seat(1), plan, &mut ()).is_err(), "committed once");
    state.act(&rules, Seat(1), Action::Withdraw, &mut ()).expect("others still think");
    assert_eq!(state, before);
    for seat in [Seat(0), Seat(1), Seat(2)] {
        state.act(&rules, seat, plan, &mut ()).expect("a legal plan");
    }
    assert!(state.act(&rules, Seat(1), Action::Withdraw, &mut ()).is_err(), "the screens are up");
}

#[test]
fn r118_rene_has_a_way_from_every_space_over_land_and_no_island_is_his_objective() {
    let content = content();
    let mut islands = 0;
    for (board, variant) in BOARDS.into_iter().flat_map(|board| [(board, 0), (board, 1)]) {
        let rules = varied::solo_rules(&content, board, variant, ModuleSet::NONE);
        let (solo, state) = (rules.solo.as_ref().expect("against René"), State::new(&rules));
        islands += rules.cities.iter().filter(|city| rules.distance(city.space).is_none()).count();
        for at in rules.spaces().filter(|&at| at != rules.finish && rules.distance(at).is_some()) {
            for card in &solo.cards {
                let mut part = state.table().rene;
                let (city, ..) = course::objective(&rules, solo, &part, at, card);
                assert!(solo.distance(at, rules.city(city).space).is_some(), "{board} {at:?} {city:?}");
                part.objective = Some(city);
                assert!(
                    course::next_step(&rules, state.table(), &part, at).is_some(),
                    "{board} {at:?} {city:?}"
                );
            }
        }
    }
    assert!(islands > 0, "a board has an island");
}

#[test]
fn a_choice_tells_of_its_own_luck_and_not_of_what_rene_draws_after_it() {
    let content = content();
    let rules = varied::solo_rules(&content, "africa", 1, ModuleSet::NONE);
    let (mut his, mut own) = (0, 0);
    testkit::in_every_state::<GreatRace>(&rules, &mut SplitMix(5), |state, _| {
        let actions = testkit::legal::<GreatRace>(&rules, state, Seat(0));
        let view = race::View::new(&rules, state, game::Viewer::Seat(Seat(0)));
        for &action in actions.iter() {
            let mut after = *state;
            let told = view.preview(&rules, action).and_then(|preview| preview.luck);
            if matches!(action, Action::Plan(_)) || after.act(&rules, Seat(0), action, &mut ()).is_err() {
                continue;
            }
            let is_his = matches!(after.top(), Frame::Survey(_) | Frame::Advance(_));
            let is_next_turns = after.table().turn > state.table().turn;
            match after.node() {
                Node::Chance(_) if is_his || is_next_turns => {
                    his += 1;
                    assert_eq!(told, None, "{action:?}");
                }
                Node::Chance(chance) => {
                    own += 1;
                    assert_eq!(told, Some(chance), "{action:?}");
                }
                _ => {}
            }
        }
    });
    assert!(his > 0 && own > 0, "{his} of his, {own} of one's own");
}

#[test]
fn the_last_choice_of_a_turn_tells_nothing_of_the_bonus_and_the_market_that_follow() {
    let content = content();
    let rules = varied::varied_rules(&content, "africa", 4, 0, ModuleSet::NONE);
    let (mut last, mut with_bonus) = (0, 0);
    testkit::in_every_state::<GreatRace>(&rules, &mut SplitMix(11), |state, _| {
        let Node::Decide(asked) = state.node() else { return };
        for seat in asked.iter() {
            let view = race::View::new(&rules, state, game::Viewer::Seat(seat));
            for &action in testkit::legal::<GreatRace>(&rules, state, seat).iter() {
                let mut after = *state;
                let is_plan = matches!(action, Action::Plan(_));
                if is_plan || after.act(&rules, seat, action, &mut ()).is_err() {
                    continue;
                }
                if after.table().turn == state.table().turn || after.node() == Node::Over {
                    continue;
                }
                let told = view.preview(&rules, action).expect("a legal action");
                let (now, then) = (state.table().player(seat).money, after.table().player(seat).money);
                let bonus = match after.table().order.iter().position(|&one| one == seat) {
                    Some(place) => rules.numbers.progress_bonus.get(place).copied().unwrap_or(0),
                    None => 0,
                };
                last += 1;
                with_bonus += usize::from(bonus > 0);
                assert_eq!(told.luck, None, "{action:?}");
                assert_eq!(
                    told.after.money,
                    then - bonus,
                    "{action:?}: {now} F before, {then} F with the bonus"
                );
            }
        }
    });
    assert!(last > 0 && with_bonus > 0, "{last} last choices, {with_bonus} with a bonus");
}

#[test]
fn r144_without_the_module_a_crew_has_no_power_of_its_leader() {
    let content = content();
    let sources = content.board("africa").expect("a sound board");
    let race = |leader: Option<Leader>| {
        let options = support::options(&sources, 3);
        let leaders = [leader, None, None, None, None];
        let rules = Rules::new(&sources, race::Options { leaders, ..options }).expect("options fit");
        let mut states = Vec::new();
        testkit::in_every_state::<GreatRace>(&rules, &mut SplitMix(144), |state, _| states.push(*state));
        states
    };
    let plain = race(None);
    assert!(plain.iter().any(|state| state.table().market().count() == 4), "three pick among four");
    for &leader in Leader::ALL.iter().filter(|leader| !leader.is_toy()) {
        assert!(race(Some(leader)) == plain, "{}", leader.slug());
    }
}

#[test]
fn r168_alone_nobody_can_be_a_victim() {
    let content = content();
    let mut cards = 0;
    for board in BOARDS {
        let rules = varied::varied_rules(&content, board, race::ALONE, 2, ModuleSet::NONE);
        testkit::in_every_state::<GreatRace>(&rules, &mut SplitMix(3), |state, _| {
            for action in testkit::legal::<GreatRace>(&rules, state, Seat(0)).iter() {
                assert!(!matches!(action, Action::PlayAgainst(..)), "{action:?}");
                cards += u32::from(matches!(action, Action::Play(_)));
            }
        });
    }
    assert!(cards > 0, "other cards are played");
}
