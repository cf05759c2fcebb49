//! The Great Motorcar Race told in JSON, for outside programs.

use crate::agent::Told;
use game::{Seat, Viewer};
use motorcar::notation::write_view;
use motorcar::{MotorcarRace, Rules, View};
use serde_json::{Value, json};

impl Told for MotorcarRace {
    fn tell_rules(rules: &Rules) -> Value {
        json!({"seats": rules.seats, "rounds": rules.rounds})
    }
    fn tell_view(rules: &Rules, view: &View) -> Value {
        let t = view.table();
        let seats: Vec<Value> = Seat::all(rules.seats)
            .map(|seat| {
                let p = t.player(seat);
                json!({
                    "day": p.day, "tiles": p.tiles, "random": p.random, "inflicted": p.inflicted,
                    "strain": p.strain.map(|s| format!("{s:?}").to_lowercase()),
                    "pledge": p.pledge.map(|s| s.number()), "in_bag": t.bag[seat.index()],
                })
            })
            .collect();
        let order: Vec<u8> = t.order(rules).iter().map(|s| s.number()).collect();
        json!({"round": t.round, "order": order, "seats": seats, "position": write_view(rules, view)})
    }
    fn viewer(view: &View) -> Viewer {
        view.viewer()
    }
}
