//! Laws that hold in every state of every race: random games over boards, player counts and both
//! editions. `LAWS_GAMES` sets how many games each table plays (`cargo xtask deep` plays many more).

mod boards;
mod random;
mod support;
mod varied;

use boards::rules;
use game::{Luck, Node, Seat, SplitMix};
use race::ids::{CardId, Gauge, Line, Plan, Space, TileId};
use race::notation::{read_action, read_outcome, read_position, write_action, write_outcome, write_position};
use race::rooms::Frame;
use race::{Action, Rules, State};
use random::{Said, outcome_list, random_said, say};
use support::{action_list, content};
use varied::varied_rules;

/// Boards of both editions, large and small, one that runs out of cards and tiles, and one whose end is
/// a middle city.
const BOARDS: [&str; 5] = ["africa", "proving", "proving_usa", "proving_tiny", "proving_middle"];

fn games() -> u64 {
    std::env::var("LAWS_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(6)
}

/// Plays random games everywhere, also reversed and with every first player, and shows every state to
/// `law`.
fn in_every_state(mut law: impl FnMut(&Rules, &State, &mut SplitMix)) {
    let content = content();
    for board in BOARDS {
        for seats in 2..=5 {
            for seed in 0..games() {
                let rules = varied_rules(&content, board, seats, seed);
                let mut luck = SplitMix(seed * 1000 + u64::from(seats));
                let mut state = State::new(&rules);
                law(&rules, &state, &mut luck);
                while let Some(said) = random_said(&rules, &state, &mut luck) {
                    say(&rules, &mut state, said, &mut Vec::new());
                    law(&rules, &state, &mut luck);
                }
            }
        }
    }
}

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
            let held: u8 = Seat::all(rules.seats).map(|s| t.player(s).holds(card)).sum();
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
        for seat in Seat::all(rules.seats) {
            let p = t.player(seat);
            for gauge in [Gauge::Petrol, Gauge::Engine, Gauge::Chassis] {
                assert!(p.gauge(gauge) <= p.max[gauge as usize]);
            }
            assert_eq!(u32::from(p.cards), p.hand.iter().map(|h| u32::from(h.count())).sum::<u32>());
            assert!(p.hand.iter().all(|h| h.seen() <= h.count()), "what is seen is there");
            assert!(
                !p.is_finished() || (p.at == rules.finish && p.cards == 0 && p.assistants == Plan::EMPTY)
            );
            assert_eq!(p.money % 10, 0, "there are no coins below 10F");
        }
        let standing = &t.standing[..usize::from(rules.seats)];
        assert!(standing.is_sorted_by_key(|&s| std::cmp::Reverse(t.player(s).level)));
        let places: Vec<u8> = Seat::all(rules.seats).map(|s| t.player(s).place).filter(|&p| p > 0).collect();
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
    let (mut longest_list, mut deepest) = (0, 0);
    in_every_state(|rules, state, _| {
        deepest = deepest.max(state.frames().len());
        let mut outcomes = outcome_list();
        state.outcomes(&mut outcomes);
        let mut actions = action_list();
        match state.node() {
            Node::Decide(seats) => {
                assert!(!seats.is_empty() && outcomes.is_empty());
                for seat in seats.iter() {
                    state.legal(rules, seat, &mut actions);
                    assert!(!actions.is_empty());
                    longest_list = longest_list.max(actions.len());
                }
            }
            Node::Chance(_) => assert!(outcomes.iter().all(|o| o.weight > 0) && !outcomes.is_empty()),
            Node::Over => {
                for seat in Seat::all(rules.seats) {
                    state.legal(rules, seat, &mut actions);
                    assert!(actions.is_empty() && outcomes.is_empty());
                }
                let t = state.table();
                assert!(t.finishers(rules) > 0 || t.turn == rules.numbers.turn_cap);
            }
        }
    });
    println!("longest list {longest_list} of 256, deepest stack {deepest} of {}", race::engine::MAX_DEPTH);
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
    for p in 0..=5 {
        for m in 0..=5 {
            for g in 0..=5 {
                all.extend((0..=5).map(|f| Action::Plan(Plan([p, m, g, f]))));
            }
        }
    }
    all
}

#[test]
fn what_is_not_offered_is_refused_with_a_reason_and_changes_nothing() {
    let mut universe = Vec::new();
    let mut board = String::new();
    in_every_state(|rules, state, luck| {
        if luck.below(40) > 0 {
            return;
        }
        if board != rules.board {
            board.clone_from(&rules.board);
            universe = all_actions(rules);
        }
        for seat in Seat::all(rules.seats) {
            let mut offered = action_list();
            state.legal(rules, seat, &mut offered);
            for action in offered.iter() {
                assert!(universe.contains(action), "{action:?} is missing in the universe of this test");
            }
            for &action in &universe {
                let possible = state.why_not(rules, seat, action).is_ok();
                assert_eq!(possible, offered.contains(&action), "{seat:?} {action:?} in {:?}", state.top());
                if !possible && luck.below(50) == 0 {
                    let mut copy = *state;
                    assert!(copy.act(rules, seat, action, &mut Vec::new()).is_err());
                    assert_eq!(copy, *state);
                }
            }
        }
    });
}

#[test]
fn everything_offered_can_be_said() {
    in_every_state(|rules, state, luck| {
        if luck.below(10) > 0 {
            return;
        }
        for seat in state.node().waiting().iter() {
            let mut offered = action_list();
            state.legal(rules, seat, &mut offered);
            for (i, &action) in offered.iter().enumerate() {
                assert!(!offered[..i].contains(&action), "{action:?} is offered twice");
                let mut copy = *state;
                copy.act(rules, seat, action, &mut ()).expect("offered");
                assert_ne!(copy, *state, "{action:?} changes something");
            }
        }
    });
}

#[test]
fn positions_read_back_exactly() {
    in_every_state(|rules, state, luck| {
        if luck.below(4) == 0 {
            let line = write_position(rules, state);
            assert!(!line.contains('\n'));
            let back = read_position(rules, &line).unwrap_or_else(|e| panic!("{e}: {line}"));
            assert_eq!(back, *state, "{line}");
        }
    });
}

#[test]
fn actions_and_outcomes_read_back_exactly() {
    let content = content();
    for board in BOARDS {
        let rules = rules(&content, board, 5);
        for action in all_actions(&rules) {
            let line = write_action(&rules, action);
            assert_eq!(read_action(&rules, &line), Ok(action), "{line}");
        }
    }
    in_every_state(|rules, state, _| {
        let mut outcomes = outcome_list();
        state.outcomes(&mut outcomes);
        for o in outcomes.iter() {
            let line = write_outcome(rules, o.outcome);
            assert_eq!(read_outcome(rules, &line), Ok(o.outcome), "{line}");
        }
    });
}

#[test]
fn a_log_replays_to_the_same_state_and_events() {
    let content = content();
    for board in BOARDS {
        let rules = rules(&content, board, 3);
        for seed in 0..games() {
            let mut luck = SplitMix(seed);
            let (mut state, mut log, mut told) = (State::new(&rules), Vec::new(), Vec::new());
            while let Some(said) = random_said(&rules, &state, &mut luck) {
                say(&rules, &mut state, said, &mut told);
                log.push(said);
            }
            let (mut again, mut told_again) = (State::new(&rules), Vec::new());
            log.iter().for_each(|&said| say(&rules, &mut again, said, &mut told_again));
            assert_eq!((state, told), (again, told_again));
        }
    }
}

#[test]
fn the_order_of_simultaneous_answers_does_not_matter() {
    in_every_state(|rules, state, luck| {
        let waiting = state.node().waiting();
        if waiting.len() < 2 {
            return;
        }
        let mut said = Vec::new();
        for seat in waiting.iter() {
            let mut offered = action_list();
            state.legal(rules, seat, &mut offered);
            said.push(Said::Seat(seat, offered[luck.below(offered.len() as u32) as usize]));
        }
        let play = |order: &mut dyn Iterator<Item = &Said>| {
            let mut copy = *state;
            order.for_each(|&said| say(rules, &mut copy, said, &mut Vec::new()));
            copy
        };
        assert_eq!(play(&mut said.iter()), play(&mut said.iter().rev()));
    });
}

#[test]
fn a_plan_can_be_withdrawn_until_the_screens_are_lifted() {
    let content = content();
    let rules = rules(&content, "africa", 3);
    let mut luck = SplitMix(7);
    let mut state = State::new(&rules);
    while state.node().waiting().len() < 3 {
        let said = random_said(&rules, &state, &mut luck).expect("planning comes");
        say(&rules, &mut state, said, &mut Vec::new());
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
fn nonsense_notation_is_refused_and_never_panics() {
    let content = content();
    let rules = rules(&content, "africa", 4);
    for line in
        ["", "drive now", "to Z99", "buy petrol -1", "buy petrol 300", "plan pmx", "play nothing", "ride a-b"]
    {
        let error = read_action(&rules, line).expect_err(line).to_string();
        assert!(!error.is_empty(), "{line}");
    }
    let mut luck = SplitMix(99);
    let start = write_position(&rules, &State::new(&rules));
    for _ in 0..20_000 {
        let line = with_other_bytes(&start, &mut luck);
        if let Ok(state) = read_position(&rules, &line) {
            let again = write_position(&rules, &state);
            assert_eq!(read_position(&rules, &again).expect("canonical"), state);
        }
        let _ = read_action(&rules, &line[..line.len().min(40)]);
    }
}

/// Some bytes are changed, removed or added.
fn with_other_bytes(line: &str, luck: &mut SplitMix) -> String {
    let mut bytes = line.to_owned().into_bytes();
    for _ in 0..=luck.below(3) {
        let at = luck.below(bytes.len() as u32) as usize;
        match luck.below(3) {
            0 => bytes[at] = b' ' + luck.below(95) as u8,
            1 => drop(bytes.remove(at)),
            _ => bytes.insert(at, b' ' + luck.below(95) as u8),
        }
    }
    String::from_utf8(bytes).expect("ascii")
}

/// The pieces between marks, and the marks.
fn pieces(line: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    for c in line.chars() {
        if c.is_ascii_alphanumeric() || c == '_' {
            all.last_mut().expect("never empty").push(c);
        } else {
            all.extend([c.to_string(), String::new()]);
        }
    }
    all
}

/// A position with something else in some places: numbers, names and whole fields of its own or of
/// another position, rooms dropped, doubled or taken from elsewhere.
fn mutated(line: &str, other: &str, luck: &mut SplitMix) -> String {
    let mut below = |n: usize| luck.below(n.max(1) as u32) as usize;
    let (Some((body, rooms)), Some((other_body, other_rooms))) =
        (line.split_once(" rooms="), other.split_once(" rooms="))
    else {
        return line.into();
    };
    match below(6) {
        0 | 1 => {
            // Numbers and words change places or become others.
            let mut words = pieces(line);
            let donors = pieces(other);
            for _ in 0..=below(2) {
                let numbers = below(2) == 0;
                let is_like = |w: &String| !w.is_empty() && w.parse::<u32>().is_ok() == numbers;
                let at: Vec<usize> = (0..words.len()).filter(|&i| is_like(&words[i])).collect();
                let from: Vec<&String> = donors.iter().filter(|w| is_like(w)).collect();
                let i = at[below(at.len())];
                words[i] = match below(4) {
                    0 if numbers => [0, 1, 2, 3, 5, 6, 7, 9, 16, 99, 200, 255][below(12)].to_string(),
                    1 => words[at[below(at.len())]].clone(),
                    _ => from[below(from.len())].clone(),
                };
            }
            words.concat()
        }
        2 => {
            // A whole field of another position.
            let mut fields: Vec<&str> = body.split(' ').collect();
            let donors: Vec<&str> = other_body.split(' ').collect();
            let i = below(fields.len());
            fields[i] = donors[i.min(donors.len() - 1)];
            format!("{} rooms={rooms}", fields.join(" "))
        }
        3 => format!("{body} rooms={other_rooms}"),
        _ => {
            let split = |rooms| str::split(str::strip_suffix(rooms, ")").unwrap_or(rooms), ")/");
            let (mut stack, donors): (Vec<&str>, Vec<&str>) =
                (split(rooms).collect(), split(other_rooms).collect());
            let i = below(stack.len());
            match below(3) {
                0 => drop(stack.remove(i)),
                1 => stack.insert(i, donors[below(donors.len())]),
                _ => stack[i] = donors[below(donors.len())],
            }
            format!("{body} rooms={})", stack.join(")/"))
        }
    }
}

/// Positions of a random race, one in so many.
fn some_positions(rules: &Rules, luck: &mut SplitMix, one_in: u32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut state = State::new(rules);
    while let Some(said) = random_said(rules, &state, luck) {
        say(rules, &mut state, said, &mut ());
        if luck.below(one_in) == 0 {
            lines.push(write_position(rules, &state));
        }
    }
    lines
}

#[test]
fn every_position_that_is_accepted_can_be_played_to_its_end() {
    let content = content();
    let (mut accepted, mut changed) = (0, 0);
    for (round, board) in (0..games()).flat_map(|round| BOARDS.map(|board| (round, board))) {
        let seats = 2 + (round % 4) as u8;
        let rules = varied_rules(&content, board, seats, round);
        let mut luck = SplitMix(round * 31 + u64::from(seats));
        let lines: Vec<String> = (0..2).flat_map(|_| some_positions(&rules, &mut luck, 12)).collect();
        for _ in 0..400 {
            let mut any = || &lines[luck.below(lines.len() as u32) as usize];
            let (line, other) = (any(), any());
            let mut text = mutated(line, other, &mut luck);
            if luck.below(3) == 0 {
                text = mutated(&text, other, &mut luck);
            }
            let Ok(mut state) = read_position(&rules, &text) else { continue };
            accepted += 1;
            changed += u32::from(text != *line);
            let again = write_position(&rules, &state);
            assert_eq!(read_position(&rules, &again).as_ref(), Ok(&state), "{again}");
            for _ in 0..20_000 {
                let Some(said) = random_said(&rules, &state, &mut luck) else { break };
                say(&rules, &mut state, said, &mut ());
            }
            assert_eq!(state.node(), Node::Over, "{text}");
        }
    }
    println!("{accepted} positions accepted, {changed} of them changed");
    assert!(changed > 50, "{changed} changed positions were played");
}

#[test]
fn ids_out_of_range_are_refused_and_never_panic() {
    let content = content();
    let rules = rules(&content, "proving", 2);
    let mut state = State::new(&rules);
    let far = [
        Action::Pick(CardId(200)),
        Action::To(Space(250)),
        Action::Place(Space(223)),
        Action::Take(TileId(255)),
        Action::Ride { line: Line(255), cards: 255 },
        Action::PlayAgainst(CardId(0), Seat(7)),
        Action::Split { engine: 255, chassis: 255 },
        Action::Plan(Plan([255; 4])),
        Action::BuyPetrol(255),
    ];
    let mut luck = SplitMix(5);
    for _ in 0..400 {
        for action in far {
            assert!((0..8).all(|s| state.why_not(&rules, Seat(s), action).is_err()), "{action:?}");
        }
        let Some(said) = random_said(&rules, &state, &mut luck) else { break };
        say(&rules, &mut state, said, &mut Vec::new());
    }
}

#[test]
fn any_bytes_drive_a_race_to_its_end() {
    let content = content();
    let rules = rules(&content, "proving_usa", 4);
    let mut luck = SplitMix(17);
    for round in 0..60 * games() {
        // Random bytes, and runs of the same byte, which random play hardly ever meets.
        let (fixed, run) = (luck.bits() as u8, luck.below(40) + 1);
        let mut byte = || if round % 2 == 0 && luck.below(run) > 0 { fixed } else { luck.bits() as u8 };
        let mut state = State::new(&rules);
        let mut outcomes = outcome_list();
        let mut actions = action_list();
        for _ in 0..20_000 {
            match state.node() {
                Node::Over => break,
                Node::Chance(_) => {
                    state.outcomes(&mut outcomes);
                    let outcome = outcomes[usize::from(byte()) % outcomes.len()].outcome;
                    assert!(state.settle(&rules, outcome, &mut ()));
                }
                Node::Decide(waiting) => {
                    // Any seat may speak: those who are asked, and those who think again.
                    let any = Seat(byte() % rules.seats);
                    state.legal(&rules, any, &mut actions);
                    let seat = if actions.is_empty() { waiting.first().expect("somebody") } else { any };
                    state.legal(&rules, seat, &mut actions);
                    let action = actions[usize::from(byte()) % actions.len()];
                    state.act(&rules, seat, action, &mut ()).expect("offered");
                }
            }
        }
    }
}
