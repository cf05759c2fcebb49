//! Hidden plans and sealed answers: what others could ask for, or watch, to learn of them.

use super::twins::{at_a_window_in, log_from, same_entropy, search};
use crate::support::socket::Socket;
use crate::support::{Bench, Hands, Player, config, fresh_key};
use game::{Actions, Game, Node, Seat, SeatSet, Viewer};
use race::{Action, GreatRace, Rules, State, View};
use serde_json::{Value, json};
use server::admin::Admin;
use std::collections::BTreeSet;
use tempfile::TempDir;

const ATTACK: &str = "play saboteur against 2";

fn plans(rules: &Rules, state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Actions::new(GreatRace::NO_ACTION);
    View::new(rules, state, Viewer::Seat(seat)).legal(rules, &mut actions);
    actions.iter().copied().filter(|action| matches!(action, Action::Plan(_))).collect()
}

/// Two are about to plan, and the first could use the saboteur afterwards: the position, the first's plan, the rival's plans.
fn before_planning(rules: &Rules, state: &State) -> Option<(State, String, Vec<String>)> {
    if state.node() != Node::Decide(SeatSet::all(2)) {
        return None;
    }
    let theirs = plans(rules, state, Seat(1));
    let attack = GreatRace::read_action(rules, ATTACK).ok()?;
    let mine = plans(rules, state, Seat(0)).into_iter().find(|&mine| {
        let mut tried = *state;
        let planned = [(Seat(1), theirs[0]), (Seat(0), mine)]
            .into_iter()
            .all(|(seat, plan)| tried.act(rules, seat, plan, &mut ()).is_ok());
        planned && tried.why_not(rules, Seat(0), attack).is_ok()
    })?;
    let write = |action| GreatRace::write_action(rules, action);
    Some((*state, write(mine), theirs.into_iter().map(write).collect()))
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_16_no_sequence_of_moves_tells_which_plan_a_rival_hides() {
    let (rules, header, seed, (state, mine, theirs)) = search(16, 2, before_planning);
    let log = log_from(&rules, &header, seed, &state);
    let dir = TempDir::new().expect("a folder");
    let admin = Admin::with_config(config(dir.path())).await.expect("opens");
    let mut opened = Vec::new();
    for plan in theirs.iter().step_by(5) {
        opened.push((plan, admin.import(log.clone()).await.expect("imported")));
    }
    admin.end().await;
    let server = server::start(config(dir.path())).await.expect("starts");
    let base = format!("http://{}", server.address);
    let bench = Bench { dir, server: Some(server), base, http: reqwest::Client::new() };
    let ends = ["split e1 c1", "guard", "let", "pass"].map(|third| vec![&*mine, ATTACK, third, "withdraw"]);
    let mut answers = BTreeSet::new();
    for (plan, opened) in &opened {
        let granted = opened.seats.iter().map(|seat| serde_json::to_value(seat).expect("JSON"));
        let players: Vec<Player> =
            granted.map(|granted| Player::new(&bench, &opened.table, &granted)).collect();
        let version = players[1].view().await["version"].as_u64().expect("version");
        assert!(players[1].act(version, plan).await.0.is_success());
        let before = players[0].view().await;
        let mut told = String::new();
        for acts in ends.iter().chain([&vec![&*mine, ATTACK], &vec![&*mine, "withdraw"]]) {
            let command = json!({ "type": "acts", "acts": acts });
            let (status, body) = players[0].send(&fresh_key(), before["version"].as_u64(), command).await;
            assert!(status.is_client_error(), "{acts:?}: {body}");
            told += &format!("{status} {body}\n");
        }
        assert_eq!(players[0].view().await, before, "nothing was done");
        answers.insert(told);
    }
    assert!(opened.len() > 10, "{}", opened.len());
    assert_eq!(answers.len(), 1, "the same bytes whatever is hidden: {answers:#?}");
}

/// Everything that a seat which is not asked, and a spectator, are shown and sent while one who is asked has closed the page,
/// after answering under seal or without.
async fn watched(answers: bool) -> Vec<String> {
    let hands = Hands::new();
    let clock = hands.clock();
    let bench = Bench::start_with(|config| {
        config.now = Some(clock);
        config.entropy = same_entropy();
    })
    .await;
    let (players, asked) = at_a_window_in(&bench, json!({ "window_ms": 60_000, "stand_in_after": 5 })).await;
    let quiet = (0..players.len()).find(|i| !asked.contains(i)).expect("somebody attacks");
    let mut sockets =
        [Socket::of(&players[quiet], 0).await, Socket::open(&bench.base, &players[0].table, None, 0).await];
    // Who has just come is told of once more: what is watched begins when that is over.
    let me = format!("/table/seats/{quiet}/present");
    while players[quiet].view().await.pointer(&me) != Some(&json!(true)) {
        tokio::task::yield_now().await;
    }
    players[quiet].post("chat", json!({ "body": "all are here" })).await;
    for socket in &mut sockets {
        while !socket.text().await.expect("open").contains("all are here") {}
    }
    let mut seen = Vec::new();
    if answers {
        let version = players[asked[0]].view().await["version"].as_u64().expect("version");
        assert!(players[asked[0]].act(version, "let").await.0.is_success());
    }
    for step in 0..4 {
        hands.move_on(2000);
        // A command lets time pass for the table, whoever sends it; a line of chat marks the end of what was pushed.
        let order = json!({ "type": "order", "order": "ask" });
        assert!(players[quiet].command(None, order).await.0.is_success());
        players[quiet].post("chat", json!({ "body": format!("mark {step}") })).await;
        for socket in &mut sockets {
            loop {
                let text = socket.text().await.expect("open");
                let is_mark = text.contains(&format!("mark {step}"));
                seen.push(text);
                if is_mark {
                    break;
                }
            }
        }
        seen.push(players[quiet].bytes("view").await);
        seen.push(players[quiet].bytes("").await);
    }
    let last: Value = players[quiet].view().await;
    assert_eq!(last["table"]["seats"][asked[0]]["stand_in"], "novice", "answered: {answers}");
    assert!(last["table"]["window"].is_object(), "still under seal");
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn leak_18_a_stand_in_comes_whether_or_not_somebody_has_answered_under_seal() {
    let (answered, silent) = (watched(true).await, watched(false).await);
    assert_eq!(answered, silent);
}
