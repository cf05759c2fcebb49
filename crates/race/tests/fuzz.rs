//! Nonsense never breaks a race: broken notation is refused or means something, every position that is
//! accepted can be played to its end, and any bytes play a race. `LAWS_GAMES` sets how much is tried.

mod boards;
mod support;
mod varied;

use boards::rules;
use game::{Luck, Node, Seat, SplitMix};
use race::ids::{CardId, Line, Plan, Space, TileId};
use race::modules::ModuleSet;
use race::notation::{read_action, read_position, write_position};
use race::{Action, GreatRace, Rules, State};
use support::content;
use testkit::fuzz::{any_bytes_play, change_a_byte};
use testkit::{games, random_said, say};
use varied::{BOARDS, module_sets, solo_rules, varied_rules};

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
    (0..=luck.below(3)).for_each(|_| change_a_byte(&mut bytes, luck));
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
    testkit::in_every_state::<GreatRace>(rules, luck, |state, luck| {
        if luck.below(one_in) == 0 {
            lines.push(write_position(rules, state));
        }
    });
    lines
}

#[test]
fn every_position_that_is_accepted_can_be_played_to_its_end() {
    let (content, sets) = (content(), module_sets());
    let (mut accepted, mut changed) = (0, 0);
    for (round, board) in (0..games()).flat_map(|round| BOARDS.map(|board| (round, board))) {
        let seats = 2 + (round % 4) as u8;
        let modules = match round % 2 {
            0 => ModuleSet::NONE,
            _ => sets[(round as usize * 5 + board.len()) % sets.len()],
        };
        let rules = match round % 3 {
            2 => solo_rules(&content, board, round, modules),
            _ => varied_rules(&content, board, seats, round, modules),
        };
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
                let Some(said) = random_said::<GreatRace>(&rules, &state, &mut luck) else { break };
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
        let Some(said) = random_said::<GreatRace>(&rules, &state, &mut luck) else { break };
        say(&rules, &mut state, said, &mut ());
    }
}

#[test]
fn any_bytes_drive_a_race_to_its_end() {
    let rules = rules(&content(), "proving_usa", 4);
    any_bytes_play::<GreatRace>(&rules, 60 * games());
}
