//! What a scenario of a motorcar race (004) expects: the round, its dice, and what lies before a player.

use super::Running;
use game::Node;
use motorcar::rooms::Frame;
use motorcar::{Chance, Dice};
use testkit::scenario::{Failure, number, same};

/// One `expect` line.
pub fn expect(running: &Running, words: &[&str]) -> Result<(), Failure> {
    let Running { rules, state, .. } = running;
    let luck = |chance| running.expect_node(Node::Chance(chance));
    match *words {
        ["luck", "predicament", "die"] => luck(Chance::Die(Dice::Predicaments)),
        ["luck", "stage", "die"] => luck(Chance::Die(Dice::Stage)),
        ["luck", "delay", "die"] => luck(Chance::Die(Dice::Delay)),
        ["luck", "token"] => luck(Chance::Token),
        ["luck", "slip"] => luck(Chance::Slip),
        ["luck", "lot", ref seats @ ..] => luck(Chance::Lot(running.seats(seats)?)),
        ["round", n] => same(state.table().round, number(n)?),
        ["destination", stage] => same(rules.stage(state.table().round), stage),
        ["predicaments", n] => expect_predicaments(running, number(n)?),
        ["order", ref seats @ ..] => running.expect_order(state.table().order(rules), seats),
        [seat, ref facts @ ..] => expect_player(running, seat, facts),
        [] => Err("expect what?".into()),
    }
}

fn expect_predicaments(running: &Running, want: u8) -> Result<(), Failure> {
    let have = running.state.frames().iter().find_map(|frame| match frame {
        Frame::Round(room) => Some(room.predicaments()),
        _ => None,
    });
    same(have, Some(want))
}

fn expect_player(running: &Running, seat: &str, facts: &[&str]) -> Result<(), Failure> {
    let seat = running.seat(seat)?;
    let table = running.state.table();
    let player = table.player(seat);
    let mut facts = facts.iter();
    while let Some(&fact) = facts.next() {
        let mut value = || facts.next().copied().ok_or_else(|| format!("{fact} what?"));
        let result = match fact {
            "day" => same(player.day, number(value()?)?),
            "tiles" => same(player.tiles, number(value()?)?),
            "tokens" => same(player.tokens, number(value()?)?),
            "strain" => same(player.strain.map_or("-", |s| s.slug()), value()?),
            "bag" => same(table.bag[seat.index()], number(value()?)?),
            "random" => same(player.random, number(value()?)?),
            "inflicted" => same(player.inflicted, number(value()?)?),
            "pledge" => same(player.pledge.map_or("-".into(), |s| s.number().to_string()), value()?.into()),
            other => return Err(format!("\"{other}\" is not on the table")),
        };
        result.map_err(|error| format!("{fact}: {error}"))?;
    }
    Ok(())
}
