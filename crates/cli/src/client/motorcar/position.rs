//! The time track and the final table in words.

use super::events::sentence;
use super::{MotorcarTelling, say};
use crate::client::{Reader, Telling};
use session::kinds::ScorePart;
use session::motorcar::wire::{MotorcarPlayer, MotorcarView};
use session::wire::FinalPlace;

/// The longest bar.
const BAR: u16 = 30;

impl MotorcarTelling {
    /// Where everybody stands, the fewest days first.
    pub(super) fn show(&self, reader: &Reader, view: &MotorcarView) -> String {
        let round = usize::from(view.turn).clamp(1, self.board.stages.len());
        let stage = self.board.stages.get(round - 1);
        let leg = stage.and_then(|stage| self.board.legs.get(usize::from(stage.leg)));
        let leg = leg.and_then(|leg| leg.names.get(reader.words.lang.code())).cloned();
        let values = [
            ("round", (round as i64).into()),
            ("rounds", (self.board.stages.len() as i64).into()),
            ("leg", leg.unwrap_or_default().into()),
            ("destination", stage.map(|stage| self.stage(reader, &stage.slug)).unwrap_or_default().into()),
        ];
        let mut out = format!("{}\n", reader.bold(&say(reader, "heading_round", &values)));
        let order: Vec<String> = view.order.iter().map(|&seat| self.who(reader, seat)).collect();
        let order = if order.is_empty() { say(reader, "order_unknown", &[]) } else { order.join(", ") };
        out += &format!("{}\n", reader.labelled(&say(reader, "heading_order", &[]), &order));
        out += &format!("{}\n", say(reader, "heading_days", &[]));
        let name = |player: &MotorcarPlayer| sentence(&self.who(reader, player.seat));
        let width = view.players.iter().map(|player| name(player).chars().count()).max().unwrap_or(0);
        let last = view.players.iter().map(|player| player.day).max().unwrap_or(0).max(1);
        let standing = view.standing.iter();
        for player in standing.filter_map(|seat| view.players.iter().find(|player| player.seat == *seat)) {
            let bar = "▬".repeat(usize::from(player.day * BAR / last));
            let figures = self.figures(reader, view, player).join(" · ");
            out += &format!("  {} {:<width$} {bar:<30} {figures}\n", player.seat, name(player));
        }
        out
    }
    fn figures(&self, reader: &Reader, view: &MotorcarView, player: &MotorcarPlayer) -> Vec<String> {
        let n = |n: u16| u32::from(n).into();
        let values = [
            ("day", n(player.day)),
            ("fifties", n(player.fifties)),
            ("space", n(player.space)),
            ("tiles", n(player.tiles.into())),
            ("random", n(player.random.into())),
            ("inflicted", n(player.inflicted)),
            ("tokens", n(player.in_bag.into())),
            ("strain", player.strain.map(|strain| strain.to_string()).unwrap_or_default().into()),
            ("who", player.pledge.map(|seat| self.who(reader, seat)).unwrap_or_default().into()),
        ];
        let figures = [
            ("figure_day", true),
            ("figure_tiles", true),
            ("figure_strain", player.strain.is_some()),
            ("figure_decided", player.decided),
            ("figure_predicaments", u16::from(player.random) + player.inflicted > 0),
            ("figure_pledge", player.pledge.is_some()),
            ("figure_bag", player.in_bag > 0),
            ("figure_slowest", view.slowest == Some(player.seat)),
        ];
        figures.into_iter().filter(|(_, is)| *is).map(|(key, _)| say(reader, key, &values)).collect()
    }

    /// The final table.
    pub(super) fn final_table(&self, reader: &Reader, results: &[FinalPlace]) -> String {
        let mut results: Vec<&FinalPlace> = results.iter().collect();
        results.sort_by_key(|result| result.place);
        let mut out = format!("\n{}", reader.bold(&say(reader, "result", &[])));
        for result in &results {
            let values = [
                ("place", u32::from(result.place).into()),
                ("who", sentence(&self.who(reader, result.seat)).into()),
                ("days", result.part(ScorePart::Total).abs().into()),
                ("tiles", result.part(ScorePart::Tiles).into()),
            ];
            out += &format!("\n  {}", say(reader, "result_line", &values));
        }
        let winners = results.iter().filter(|result| result.place == 1);
        let winners: Vec<String> = winners.map(|result| self.who(reader, result.seat)).collect();
        let (key, name) = if winners.len() == 1 { ("result_won", "who") } else { ("result_shared", "cars") };
        let line = say(reader, key, &[(name, winners.join(", ").into())]);
        out + &format!("\n{}", reader.bold(&sentence(&line)))
    }
}
