//! What a scenario of this game expects: tracks, tiles, cards, cities and dashboards.

use super::Running;
use super::given::{many, parts};
use game::Node;
use race::Chance;
use race::notation::{read_space, write_plan};
use testkit::scenario::{Failure, number, same, same_lists};

/// One `expect` line.
pub fn expect(running: &Running, words: &[&str]) -> Result<(), Failure> {
    let Running { rules, state, .. } = running;
    let table = state.table();
    match *words {
        ["luck", "card"] => running.expect_node(Node::Chance(Chance::Card)),
        ["luck", "tile"] => running.expect_node(Node::Chance(Chance::Tile)),
        ["luck", "die"] => match running.state.node() {
            Node::Chance(Chance::Die(_)) => Ok(()),
            other => Err(format!("is {other:?}, not a die")),
        },
        ["luck", "rene"] => running.expect_node(Node::Chance(Chance::Rene)),
        ["luck", "parcel"] => running.expect_node(Node::Chance(Chance::Parcel)),
        ["part", module, want] => {
            let parts = parts(rules, state);
            let part = parts.iter().find(|(name, _)| name == module).map(|(_, part)| part.as_str());
            same(part, Some(want))
        }
        ["objective", city] => {
            let goal = table.rene.objective.map(|goal| rules.names.cities[goal.index()].as_str());
            same(goal, Some(city))
        }
        ["turn", n] => same(table.turn, number(n)?),
        ["order", ref seats @ ..] => running.expect_order(table.order(rules), seats),
        ["standing", ref seats @ ..] => {
            running.expect_order(&table.standing[..usize::from(rules.vehicles)], seats)
        }
        ["tile", space, tile] => expect_tile(running, space, Some(tile)),
        ["empty", space] => expect_tile(running, space, None),
        ["market", ref cards @ ..] => {
            let market = table.market().map(|c| rules.names.cards[c.index()].clone());
            same_lists(market.collect(), many(cards)?)
        }
        ["discard", card, n] => expect_count(&table.discard, &rules.names.cards, card, n),
        ["deck", "size", n] => same(table.deck_size, number(n)?),
        ["bag", tile, n] => expect_count(&table.bag, &rules.names.tiles, tile, n),
        ["removed", tile, n] => expect_count(&table.removed, &rules.names.tiles, tile, n),
        ["city", city, colour, cards] => expect_city(running, city, colour, number(cards)?),
        [seat, ref facts @ ..] => expect_player(running, seat, facts),
        [] => Err("expect what?".into()),
    }
}

fn expect_tile(running: &Running, space: &str, want: Option<&str>) -> Result<(), Failure> {
    let space = read_space(&running.rules, space).map_err(|e| e.to_string())?;
    let have = running.state.table().tile_at(space).map(|t| running.rules.names.tiles[t.index()].as_str());
    same(have, want)
}

fn expect_count(counts: &[u8], names: &[String], name: &str, n: &str) -> Result<(), Failure> {
    let i = names.iter().position(|x| x == name).ok_or_else(|| format!("no {name} in this race"))?;
    same(counts[i], number(n)?)
}

fn expect_city(running: &Running, city: &str, colour: &str, cards: u8) -> Result<(), Failure> {
    let i = running.rules.names.cities.iter().position(|c| c == city).ok_or("no such city")?;
    let info = running.rules.cities[i];
    same((format!("{:?}", info.colour).to_lowercase(), info.cards), (colour.to_string(), cards))
}

fn expect_player(running: &Running, seat: &str, facts: &[&str]) -> Result<(), Failure> {
    let seat = running.seat(seat)?;
    let player = running.state.table().player(seat);
    let mut facts = facts.iter();
    while let Some(&fact) = facts.next() {
        let mut value = || facts.next().copied().ok_or_else(|| format!("{fact} what?"));
        let result = match fact {
            "at" => {
                same(running.rules.names.spaces[player.at.index()].to_lowercase(), value()?.to_lowercase())
            }
            "petrol" => same(player.petrol, number(value()?)?),
            "engine" | "mechanics" => same(player.engine, number(value()?)?),
            "chassis" => same(player.chassis, number(value()?)?),
            "money" => same(player.money, number(value()?)?),
            "cards" => same(player.cards, number(value()?)?),
            "level" => same(player.level, number(value()?)?),
            "place" => same(player.place, number(value()?)?),
            "assistants" => same(write_plan(player.assistants).as_str(), value()?),
            "plan" => same(write_plan(player.plan).as_str(), value()?),
            "passed" => same(player.passed, true),
            "hand" => {
                let names = &running.rules.names.cards;
                let held = running.rules.card_ids().flat_map(|card| {
                    std::iter::repeat_n(names[card.index()].clone(), player.holds(card).into())
                });
                same_lists(held.collect(), many(&[value()?])?)
            }
            "seen" => {
                let names = &running.rules.names.cards;
                let seen = running.rules.card_ids().flat_map(|card| {
                    let seen = player.hand[card.index()].seen();
                    std::iter::repeat_n(names[card.index()].clone(), seen.into())
                });
                same_lists(seen.collect(), many(&[value()?])?)
            }
            other => return Err(format!("\"{other}\" is not on a dashboard")),
        };
        result.map_err(|error| format!("{fact}: {error}"))?;
    }
    Ok(())
}
