//! F6, leak 16: a sequence of moves is tried on what the seat knows, so it cannot be used to ask what rivals hide.

use crate::support::{Made, RaceTable, act, content, people, play_until, say, seats, see, spec};
use game::{Game, Seat, SplitMix, Viewer};
use race::GreatRace;
use record::{Header, Seed};
use session::games::motorcar::MotorcarWish;
use session::{AnyTable, Catalog, Command, GameOptions, TableSpec};
use std::collections::BTreeSet;

const ATTACK: &str = "play saboteur against 2";

fn acts(texts: &[&str]) -> Command {
    Command::Acts { acts: texts.iter().map(|&text| text.to_owned()).collect() }
}
fn choices(table: &RaceTable, seat: Seat) -> Vec<String> {
    see(table, seat).choices.into_iter().map(|choice| choice.act).collect()
}
fn plans(table: &RaceTable, seat: Seat) -> Vec<String> {
    choices(table, seat).into_iter().filter(|act| act.starts_with("plan ")).collect()
}
/// The same table, set anew where it stands.
fn again(made: &Made, table: &RaceTable) -> RaceTable {
    let mut header = made.header.clone();
    header.start = Some(GreatRace::write_position(&made.rules, table.tape().state()));
    let (presenter, rules, notes) = (made.presenter.clone(), made.rules.clone(), made.notes.clone());
    Made { header, presenter, rules, notes, ..*made }.start(0)
}
/// Two people are about to plan; the first moves first and holds the saboteur. And a plan of the first's.
fn before_planning() -> (Made, RaceTable, String) {
    for number in 0..400 {
        let made = people(2, number);
        let mut table = made.start(0);
        let ready = |t: &RaceTable| {
            let shown = see(t, Seat(0));
            let saboteur = serde_json::to_string(&shown.view.hand).expect("JSON").contains("saboteur");
            saboteur && seats(t).into_iter().all(|seat| !plans(t, seat).is_empty())
        };
        if !play_until(&mut table, &mut SplitMix(number), 0, ready) {
            continue;
        }
        for plan in plans(&table, Seat(0)) {
            let mut tried = again(&made, &table);
            let rival = plans(&tried, Seat(1))[0].clone();
            say(&mut tried, Seat(1), &rival, 0).expect("legal");
            say(&mut tried, Seat(0), &plan, 0).expect("legal");
            if choices(&tried, Seat(0)).iter().any(|act| act == ATTACK) {
                return (made, table, plan);
            }
        }
    }
    panic!("no saboteur in four hundred games");
}

#[test]
fn f6_no_sequence_tells_which_plan_a_rival_hides() {
    let (made, table, mine) = before_planning();
    let rivals = plans(&table, Seat(1));
    assert!(rivals.len() > 20, "all plans of the rival: {}", rivals.len());
    let split = ["split e1 c1", "split e1", "split c1", "guard", "let", "pass"];
    let mut sequences: Vec<Vec<&str>> =
        vec![vec![&mine, "withdraw"], vec![&mine, &mine], vec![&mine, ATTACK]];
    sequences.extend(split.iter().map(|&third| vec![&*mine, ATTACK, third, "withdraw"]));
    sequences
        .extend(["drive", "pass", "explore", "repair", "fund"].map(|second| vec![&*mine, second, "done"]));
    let mut answers: BTreeSet<Vec<String>> = BTreeSet::new();
    for rival in &rivals {
        let mut one = again(&made, &table);
        say(&mut one, Seat(1), rival, 0).expect("legal");
        let before = (serde_json::to_string(&see(&one, Seat(0))).expect("JSON"), one.tape().last());
        let version = one.version(Viewer::Seat(Seat(0)));
        let mut ask = |texts: &[&str]| match one.command(Seat(0), Some(version), &acts(texts), 0) {
            Err(refusal) => format!("{} {refusal}", refusal.code()),
            Ok(()) => "done".into(),
        };
        let told: Vec<String> = sequences.iter().map(|texts| ask(texts)).collect();
        assert!(told.iter().all(|told| told.contains("move 2")), "it ends where plans are shown: {told:?}");
        answers.insert(told);
        let after = (serde_json::to_string(&see(&one, Seat(0))).expect("JSON"), one.tape().last());
        assert_eq!(before, after, "and nothing was done");
        // Alone the plan is a move like any other.
        one.command(Seat(0), Some(version), &acts(&[&mine]), 0).expect("legal");
    }
    assert_eq!(answers.len(), 1, "the same words whatever is hidden");
}

#[test]
fn f6_why_not_says_the_same_whatever_plan_a_rival_hides() {
    let (made, table, mine) = before_planning();
    let words = ["withdraw", ATTACK, "split e1 c1", "guard", "let", "drive", "pass", &mine];
    let mut answers = BTreeSet::new();
    for rival in plans(&table, Seat(1)) {
        let mut one = again(&made, &table);
        say(&mut one, Seat(1), &rival, 0).expect("legal");
        let told: Vec<String> =
            words.iter().map(|word| format!("{:?}", one.why_not(Seat(0), word))).collect();
        answers.insert(format!("{told:?} {:?}", see(&one, Seat(0)).undo));
    }
    assert_eq!(answers.len(), 1);
}

#[test]
fn f6_every_sequence_that_is_offered_is_taken_to_its_end() {
    let (mut taken, mut luck) = (0, SplitMix(60));
    for number in 60..64 {
        let made = people(2, number);
        let mut table = made.start(0);
        for _ in 0..60 {
            let offered = |t: &RaceTable| seats(t).into_iter().any(|seat| !see(t, seat).macros.is_empty());
            if !play_until(&mut table, &mut luck, 0, offered) {
                break;
            }
            for seat in seats(&table) {
                for offer in see(&table, seat).macros {
                    let mut one = again(&made, &table);
                    let version = one.version(Viewer::Seat(seat));
                    let command = Command::Acts { acts: offer.acts.clone() };
                    one.command(seat, Some(version), &command, 0).expect("what is offered is taken");
                    assert_eq!(one.tape().effective().filter(|l| l.act.is_some()).count(), offer.acts.len());
                    taken += 1;
                }
            }
            let seat = seats(&table).into_iter().find(|seat| !choices(&table, *seat).is_empty());
            let seat = seat.expect("somebody is asked");
            let text = crate::support::choice(&table, seat, &mut luck).expect("asked");
            say(&mut table, seat, &text, 0).expect("legal");
        }
    }
    assert!(taken > 50, "{taken}");
}

/// A motorcar race of three people, a minute in: always the same one.
fn motorcar() -> Box<dyn AnyTable> {
    let spec = TableSpec { options: GameOptions::Motorcar(MotorcarWish::default()), ..spec("") };
    let made = people(3, 70);
    let nonces = Header::nonces_from(70, 3);
    let luck = session::AgreedLuck { nonces, drawn: Some(record::Drawn::Program) };
    let fresh = Catalog::new(content()).start(&spec, Seed::from_number(70), luck, made.notes, 0);
    fresh.expect("a race").table
}
fn offered(table: &dyn AnyTable, seat: Seat) -> Vec<String> {
    let shown = table.shown_json(Viewer::Seat(seat), 0);
    let shown: serde_json::Value = serde_json::from_str(&shown).expect("JSON");
    let choices = shown["choices"].as_array().into_iter().flatten();
    choices.filter_map(|choice| choice["act"].as_str().map(str::to_owned)).collect()
}
fn tell(table: &mut dyn AnyTable, seat: Seat, text: &str) {
    let version = table.version(Viewer::Seat(seat));
    table.command(seat, Some(version), &act(text), 0).expect("legal");
}

#[test]
fn f6_no_motorcar_sequence_tells_which_strain_a_rival_hides() {
    let strains = |table: &dyn AnyTable, seat| -> Vec<String> {
        offered(table, seat).into_iter().filter(|text| text.starts_with("strain")).collect()
    };
    // The moves up to the first time all three choose a strain.
    let (mut table, mut moves) = (motorcar(), Vec::new());
    while strains(&*table, Seat(0)).is_empty() {
        let asked = Seat::all(3).find(|seat| !offered(&*table, *seat).is_empty()).expect("asked");
        let text = offered(&*table, asked)[0].clone();
        tell(&mut *table, asked, &text);
        moves.push((asked, text));
    }
    let (mine, theirs) = (strains(&*table, Seat(0)), strains(&*table, Seat(1)));
    let mut answers = BTreeSet::new();
    for first in &theirs {
        for second in &theirs {
            let mut one = motorcar();
            moves.iter().for_each(|(seat, text)| tell(&mut *one, *seat, text));
            tell(&mut *one, Seat(1), first);
            tell(&mut *one, Seat(2), second);
            let (version, before) = (one.version(Viewer::Seat(Seat(0))), one.last());
            let mut told = Vec::new();
            for mine in &mine {
                for then in ["done", "decline", "inflict 2", "pledge 3", "withdraw", "pay 0", mine] {
                    let refused = one.command(Seat(0), Some(version), &acts(&[mine, then, "done"]), 0);
                    told.push(format!("{refused:?}"));
                }
            }
            assert!(told.iter().all(|told| told.contains("number: 2")), "{told:?}");
            assert_eq!(one.last(), before);
            answers.insert(told);
        }
    }
    assert_eq!(answers.len(), 1, "the same words whatever is hidden");
}
