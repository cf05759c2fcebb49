//! The Great Race told in JSON, for outside programs.

use crate::agent::Told;
use game::{Seat, Viewer};
use race::ids::{CardId, Skill};
use race::notation::write_view;
use race::table::Player;
use race::{GreatRace, Rules, View};
use serde_json::{Map, Value, json};

impl Told for GreatRace {
    fn tell_rules(rules: &Rules) -> Value {
        let names = &rules.names;
        let spaces: Vec<Value> = rules
            .spaces()
            .map(|s| {
                let near: Vec<&String> =
                    rules.neighbours(s).iter().map(|n| &names.spaces[n.index()]).collect();
                let city = rules.city_at(s).map(|c| {
                    let info = rules.city(c);
                    json!({"colour": format!("{:?}", info.colour).to_lowercase(), "cards": info.cards})
                });
                json!({
                    "name": names.spaces[s.index()], "hex": names.hexes[s.index()], "level": rules.level(s),
                    "risk": rules.risk.has(s), "distance": rules.distance(s), "city": city, "near": near,
                })
            })
            .collect();
        let lines: Vec<Value> = rules
            .lines
            .iter()
            .map(|l| {
                let ends = l.ends.map(|c| &names.cities[c.index()]);
                json!({"way": format!("{:?}", l.way).to_lowercase(), "ends": ends, "price": l.price})
            })
            .collect();
        let tiles: Map<String, Value> = rules
            .tile_ids()
            .map(|t| {
                let tile = rules.tile(t);
                let told = json!({
                    "petrol": tile.petrol, "damage": tile.damage, "danger": tile.danger, "stop": tile.stop,
                    "copies": rules.bag[t.index()],
                });
                (names.tiles[t.index()].clone(), told)
            })
            .collect();
        let cards: Map<String, Value> = rules
            .card_ids()
            .map(|c| (names.cards[c.index()].clone(), rules.deck[c.index()].into()))
            .collect();
        json!({
            "board": rules.board, "seats": rules.seats, "start": names.spaces[rules.start.index()],
            "finish": names.spaces[rules.finish.index()], "levels": rules.levels, "spaces": spaces, "lines": lines,
            "tiles": tiles, "cards": cards,
        })
    }

    fn tell_view(rules: &Rules, view: &View) -> Value {
        let t = view.table();
        let names = &rules.names;
        let numbers = |seats: &[Seat]| -> Vec<u8> { seats.iter().map(|s| s.number()).collect() };
        let cards = |cards: &mut dyn Iterator<Item = CardId>| -> Vec<String> {
            cards.map(|c| names.cards[c.index()].clone()).collect()
        };
        let seats: Vec<Value> = Seat::all(rules.seats).map(|s| dashboard(rules, t.player(s))).collect();
        let tiles: Map<String, Value> = t
            .explored
            .iter()
            .filter_map(|s| {
                Some((names.spaces[s.index()].clone(), names.tiles[t.tile_at(s)?.index()].clone().into()))
            })
            .collect();
        let counts = |counts: &[u8], names: &[String]| -> Map<String, Value> {
            counts
                .iter()
                .zip(names)
                .filter(|(n, _)| **n > 0)
                .map(|(n, name)| (name.clone(), (*n).into()))
                .collect()
        };
        let hand = view.me().map(|me| {
            let held: Vec<u8> = rules.card_ids().map(|c| me.holds(c)).collect();
            counts(&held, &names.cards)
        });
        json!({
            "turn": t.turn, "order": numbers(t.order(rules)), "standing": numbers(&t.standing[..seats.len()]),
            "seats": seats, "hand": hand, "tiles": tiles, "market": cards(&mut t.market()), "aside": cards(&mut t.aside()),
            "drawn": t.drawn().map(|d| names.tiles[d.index()].clone()).collect::<Vec<_>>(),
            "deck": t.deck_size, "unseen": counts(view.unseen(), &names.cards), "discard": counts(&t.discard, &names.cards),
            "bag": counts(&t.bag, &names.tiles), "position": write_view(rules, view),
        })
    }
    fn viewer(view: &View) -> Viewer {
        view.viewer()
    }
}

fn dashboard(rules: &Rules, p: &Player) -> Value {
    let at = |skill| p.assistants.on(skill);
    let seen: Map<String, Value> = rules
        .card_ids()
        .filter(|c| p.hand[c.index()].seen() > 0)
        .map(|c| (rules.names.cards[c.index()].clone(), p.hand[c.index()].seen().into()))
        .collect();
    json!({
        "at": rules.names.spaces[p.at.index()], "level": p.level, "money": p.money, "cards": p.cards, "seen": seen,
        "petrol": p.petrol, "engine": p.engine, "chassis": p.chassis, "max": [p.max.petrol, p.max.engine, p.max.chassis],
        "assistants": {
            "pathfinder": at(Skill::Pathfinder), "mechanics": at(Skill::Mechanics), "guard": at(Skill::Guard),
            "funding": at(Skill::Funding),
        },
        "passed": p.passed, "place": p.place,
    })
}
