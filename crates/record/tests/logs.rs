//! Logs: written, read, undone, branched, and refused when anything in them was changed.

mod support;

use game::{Luck, Node, Seat, SplitMix};
use race::GreatRace;
use race::notation::write_position;
use record::{Header, NoUndo, Problem, Seed, Tape};
use support::{Bench, play, step};

#[test]
fn thousands_of_random_logs_replay_to_the_same_state() {
    for (board, seats, games) in [("proving_tiny", 2, 300), ("proving", 3, 150), ("proving_usa", 5, 50)] {
        let bench = Bench::new(board);
        let rules = bench.rules(seats);
        for number in 0..games {
            let mut tape = bench.tape(&rules, number);
            // Whole races, and races cut short anywhere: five logs of each.
            play(&rules, &mut tape, number, u32::MAX);
            let whole = tape.text(true);
            let (_, back) = bench.read(&whole).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(back.state(), tape.state());
            assert_eq!(back.text(true), whole, "writing it again gives the same bytes");
            let mut luck = SplitMix(number);
            for _ in 0..4 {
                let n = luck.below(tape.last() + 1);
                let mut short = bench.tape(&rules, number);
                play(&rules, &mut short, number, n);
                let (_, back) = bench.read(&short.text(true)).unwrap_or_else(|e| panic!("{e}"));
                assert_eq!(Some(*back.state()), tape.state_at(&rules, n));
            }
        }
    }
}

#[test]
fn undo_and_redo_anywhere_give_the_same_state_and_the_same_luck() {
    let bench = Bench::new("proving_usa");
    let rules = bench.rules(3);
    for number in 0..6 {
        let mut straight = bench.tape(&rules, number);
        play(&rules, &mut straight, number, 260);
        let positions: Vec<String> = (0..=straight.last())
            .map(|n| write_position(&rules, &straight.state_at(&rules, n).expect("played")))
            .collect();
        // The same race, but before every step it goes back a random way and forth again.
        let mut winding = bench.tape(&rules, number);
        let mut luck = SplitMix(number + 77);
        let mut standing = vec![0u32];
        for n in 0..straight.last() as usize {
            let line = &straight.lines()[n];
            let back = luck.below(3).min(standing.len() as u32 - 1) as usize;
            let to = standing.len() - 1 - back;
            assert!(winding.undo(&rules, standing[to]));
            standing.truncate(to + 1);
            assert_eq!(write_position(&rules, winding.state()), positions[to]);
            for line in &straight.lines()[to..=n] {
                repeat(&rules, &mut winding, line);
                standing.push(winding.last());
            }
            assert_eq!(write_position(&rules, winding.state()), positions[n + 1], "after {line:?}");
        }
        let (_, read) = bench.read(&winding.text(true)).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(read.state(), straight.state());
        assert_eq!(read.effective().count(), straight.lines().len());
    }
}

/// Says the same again; luck must bring the same by itself.
fn repeat(rules: &race::Rules, tape: &mut Tape<GreatRace>, line: &record::Line) {
    match line.what().expect("a record") {
        record::What::Act(seat, act) => {
            let action = race::notation::read_action(rules, act).expect("notation");
            tape.act(rules, Seat(seat - 1), action, &mut ()).expect("legal again");
        }
        record::What::Luck(luck) => {
            let outcome = tape.roll(rules, &mut ()).expect("luck is awaited again");
            assert_eq!(race::notation::write_outcome(rules, outcome), luck, "the same luck");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_player_undoes_back_to_the_last_reveal_and_no_further() {
    let bench = Bench::new("proving");
    let rules = bench.rules(2);
    let mut seen = [0; 4];
    for number in 0..8 {
        let mut tape = bench.tape(&rules, number);
        assert_eq!(tape.undo_point(Seat(0)), Err(NoUndo::Nothing));
        let mut luck = SplitMix(number);
        while step(&rules, &mut tape, &mut luck) {
            let last = tape.lines().last().expect("a record").clone();
            let reveal = last.luck.is_some();
            for seat in [Seat(0), Seat(1)] {
                match tape.undo_point(seat) {
                    Err(NoUndo::Luck) => seen[0] += u32::from(reveal),
                    Err(NoUndo::Other) => seen[1] += 1,
                    Err(NoUndo::Reveal) => seen[2] += 1,
                    Err(NoUndo::Nothing) => panic!("something was done"),
                    Ok(to) => {
                        assert_eq!(last.seat, Some(seat.number()));
                        let before = tape.state_at(&rules, to).expect("there");
                        let mut copy = tape.clone();
                        assert!(copy.undo(&rules, to));
                        assert_eq!(*copy.state(), before);
                        seen[3] += 1;
                    }
                }
            }
        }
    }
    assert!(seen.iter().all(|&n| n > 10), "every case came up: {seen:?}");
}

#[test]
fn takeovers_positions_and_hints_are_records_too() {
    let bench = Bench::new("proving");
    let rules = bench.rules(2);
    let mut tape = bench.tape(&rules, 3);
    play(&rules, &mut tape, 3, 20);
    tape.take_over(&rules, Seat(1), "novice");
    let state = *tape.state();
    tape.set_position(&rules, state);
    tape.help(&rules, Seat(0));
    play(&rules, &mut tape, 4, 60);
    let (_, back) = bench.read(&tape.text(true)).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(back.state(), tape.state());
    assert_eq!(back.lines()[20].by.as_deref(), Some("novice"));
    assert_eq!((back.lines()[22].help, back.marks().helps), (Some(1), 1));
    let nobody = tape.text(true).replace("\"help\":1", "\"help\":3");
    assert!(bench.read(&nobody).is_err(), "there is no third seat");
    assert_eq!((back.marks().positions, back.marks().far_undos, back.marks().is_branch), (1, 0, false));
}

#[test]
fn a_branch_starts_from_a_position_with_fresh_luck() {
    let bench = Bench::new("proving_usa");
    let rules = bench.rules(3);
    let mut tape = bench.tape(&rules, 5);
    play(&rules, &mut tape, 5, 100);
    let state = tape.state_at(&rules, 70).expect("played");
    let seed = Seed::from_number(999);
    let header = tape.branch(&rules, &state, &seed, Header::nonces_from(999, 3));
    let mut branch = Tape::<GreatRace>::new(&rules, header, Some(seed)).expect("a good header");
    assert_eq!(*branch.state(), state);
    assert!(branch.marks().is_branch);
    play(&rules, &mut branch, 6, u32::MAX);
    assert_eq!(branch.state().node(), Node::Over);
    let (_, back) = bench.read(&branch.text(true)).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(back.state(), branch.state());
}

// ---- refusals ----------------------------------------------------------------------------------

fn small_log() -> (Bench, String) {
    let bench = Bench::new("proving");
    let rules = bench.rules(2);
    let mut tape = bench.tape(&rules, 8);
    play(&rules, &mut tape, 8, 30);
    (bench, tape.text(true))
}

#[test]
fn a_log_cut_anywhere_is_refused_with_the_place() {
    let (bench, text) = small_log();
    for end in 0..text.len() {
        let cut = &text[..end];
        let error = bench.read(cut).err().unwrap_or_else(|| panic!("cut at {end} was read"));
        let whole_records = (cut.matches('\n').count() as u32).saturating_sub(1);
        match (&error.what, error.record) {
            (Problem::Cut(n), _) => assert_eq!(*n, whole_records, "{error}"),
            (_, Some(n)) => assert!(n <= whole_records + 1, "{error}"),
            (what, None) => panic!("cut at {end}: {what}"),
        }
    }
}

#[test]
fn a_changed_byte_anywhere_is_refused_with_the_record() {
    let (bench, text) = small_log();
    for at in 0..text.len() {
        for change in [1u8, 2, 32] {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= change;
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            let error =
                bench.read(&changed).err().unwrap_or_else(|| panic!("byte {at} ^ {change} was not noticed"));
            let line = text[..at].matches('\n').count() as u32;
            if let Some(record) = error.record {
                // A broken line end joins two records, and the seed in the closing line belongs to the header;
                // else the record itself is named.
                let seed = error.what == Problem::Commitment;
                assert!(seed || record == line || record == line + 1, "byte {at} of record {line}: {error}");
            }
        }
    }
}

/// The log with one line changed by `edit`, hashes left as they are.
fn with_line(text: &str, n: usize, edit: impl Fn(&str) -> String) -> String {
    let lines: Vec<String> =
        text.lines().enumerate().map(|(i, line)| if i == n { edit(line) } else { line.into() }).collect();
    lines.join("\n") + "\n"
}

/// The first record that contains `word`.
fn find(text: &str, word: &str) -> usize {
    text.lines().position(|line| line.contains(word)).unwrap_or_else(|| panic!("no record with {word}"))
}

#[test]
fn a_word_of_luck_fits_its_seed_and_stands_alone() {
    let bench = Bench::new("proving_tiny");
    let rules = bench.rules(2);
    let seed = Seed::from_word("camel");
    let by_word = |word: &str, nonces: Vec<String>| {
        let header =
            Header { luck: Some(word.into()), drawn: None, nonces, ..bench.header(&rules, &seed, 1) };
        Tape::<GreatRace>::new(&rules, header, Some(seed))
    };
    let mut tape = by_word("camel", Header::no_nonces(2)).expect("a good header");
    play(&rules, &mut tape, 1, u32::MAX);
    let (_, back) = bench.read(&tape.text(true)).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(back.header().luck.as_deref(), Some("camel"));
    let refused = |made: Result<Tape<GreatRace>, Problem>| made.expect_err("refused").to_string();
    assert!(refused(by_word("dromedary", Header::no_nonces(2))).contains("does not come from the word"));
    assert!(refused(by_word("camel", Header::nonces_from(1, 2))).contains("a seat adds to it"));
}

#[test]
fn cheating_of_every_kind_is_named() {
    let (bench, text) = small_log();
    let refused = |text: &str| {
        let error = bench.read(text).expect_err("refused");
        (error.record, error.what)
    };
    // Another format, game, rules version, seed, nonce.
    let (record, what) = refused(&text.replacen("\"great_race_log\":2", "\"great_race_log\":3", 1));
    assert_eq!((record, what), (Some(0), Problem::Format(3)));
    let (record, what) = refused(&text.replacen("\"game\":\"race\"", "\"game\":\"chess\"", 1));
    assert_eq!((record, what), (Some(0), Problem::Game("chess".into())));
    let (record, what) = refused(&text.replacen("\"rules_version\":1", "\"rules_version\":7", 1));
    assert_eq!((record, what), (Some(0), Problem::RulesVersion { found: 7, ours: 1 }));
    let other_seed = Seed::from_number(9).reveal();
    let seed = Seed::from_number(8).reveal();
    assert_eq!(refused(&text.replace(&seed, &other_seed)), (Some(0), Problem::Commitment));
    // Bent luck: another card of the deck.
    let n = find(&text, "\"luck\":\"card");
    let old = text.lines().nth(n).expect("there").split('"').nth(5).expect("an outcome").to_owned();
    let other = if old == "card jerrycan" { "card militia" } else { "card jerrycan" };
    let (record, what) = refused(&with_line(&text, n, |line| line.replace(&old, other)));
    assert_eq!((record, what), (Some(n as u32), Problem::BentLuck { found: other.into(), fair: old }));
    // An illegal action.
    let n = find(&text, "\"act\":\"plan");
    let (record, what) = refused(&with_line(&text, n, |line| {
        let start = line.find("plan ").expect("a plan");
        let end = start + line[start..].find('"').expect("its end");
        format!("{}plan pp{}", &line[..start], &line[end..])
    }));
    assert_eq!(record, Some(n as u32));
    assert!(matches!(what, Problem::Illegal { .. }), "{what}");
    // A legal action that was not the one played: the hash tells.
    let (record, what) = refused(&with_line(&text, n, |line| {
        let start = line.find("plan ").expect("a plan");
        let end = start + line[start..].find('"').expect("its end");
        let other = if &line[start..end] == "plan ppppp" { "plan mmmmm" } else { "plan ppppp" };
        format!("{}{other}{}", &line[..start], &line[end..])
    }));
    assert_eq!((record, what), (Some(n as u32), Problem::Hash));
    // A wrong hash, a missing and a doubled record, an undo to nowhere, a stranger.
    let (record, what) = refused(&with_line(&text, 5, |line| line.replacen("\"h\":\"", "\"h\":\"0", 1)));
    assert_eq!((record, what), (Some(5), Problem::Hash));
    let without: String =
        text.lines().enumerate().filter(|(i, _)| *i != 4).map(|(_, l)| format!("{l}\n")).collect();
    assert_eq!(refused(&without), (Some(4), Problem::Number { expected: 4, found: 5 }));
    let doubled: String = text
        .lines()
        .enumerate()
        .map(|(i, l)| if i == 4 { format!("{l}\n{l}\n") } else { format!("{l}\n") })
        .collect();
    assert_eq!(refused(&doubled), (Some(5), Problem::Number { expected: 5, found: 4 }));
    let (record, what) = refused(&with_line(&text, 6, |_| "{\"n\":6,\"undo\":99}".into()));
    assert_eq!((record, what), (Some(6), Problem::Undo(99)));
    let (record, what) = refused(&with_line(&text, 6, |_| "{\"n\":6,\"seat\":9,\"act\":\"pass\"}".into()));
    assert_eq!((record, what), (Some(6), Problem::Seat(9)));
    let (record, what) =
        refused(&with_line(&text, 6, |_| "{\"n\":6,\"luck\":\"die 3\",\"act\":\"pass\"}".into()));
    assert_eq!((record, what), (Some(6), Problem::Shape));
    let (_, what) = refused(&format!("{text}{text}"));
    assert!(matches!(what, Problem::Json(_) | Problem::AfterClose), "{what}");
}

#[test]
fn without_the_seed_a_log_is_still_checked_move_by_move() {
    let bench = Bench::new("proving");
    let rules = bench.rules(2);
    let mut tape = bench.tape(&rules, 8);
    play(&rules, &mut tape, 8, 30);
    let sealed = tape.text(false);
    assert!(!sealed.contains(&Seed::from_number(8).reveal()), "the seed stays secret");
    let (_, back) = bench.read(&sealed).unwrap_or_else(|e| panic!("{e}"));
    assert!(!back.knows_luck() && back.state() == tape.state());
}

#[test]
fn any_bytes_are_refused_or_read_and_never_panic() {
    let (bench, text) = small_log();
    let mut luck = SplitMix(4);
    for _ in 0..1500 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=luck.below(4) {
            let at = luck.below(bytes.len() as u32) as usize;
            match luck.below(4) {
                0 => bytes[at] = b' ' + luck.below(95) as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, b' ' + luck.below(95) as u8),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let changed = String::from_utf8(bytes).expect("ascii");
        if let Ok((_, tape)) = bench.read(&changed) {
            assert_eq!(tape.text(true), changed, "only an unchanged log is read");
        }
    }
}
