//! The time track, the question and the choices in words.

use super::MotorcarScreen;
use game::{Game, Seat};
use motorcar::notation::write_action;
use motorcar::rooms::Frame;
use motorcar::{Action, MotorcarRace, Predicament, State, Strain, View, score};

impl MotorcarScreen {
    /// Where everybody stands, slowest last.
    pub(super) fn show_position(&self, view: &View) -> String {
        let t = view.table();
        let n = |n: u32| fluent_bundle::FluentValue::from(n);
        let round = t.round.clamp(1, self.rules.rounds);
        let leg = &self.rules.names.legs[usize::from(self.rules.leg(round))];
        let values = [
            ("round", n(round.into())),
            ("rounds", n(self.rules.rounds.into())),
            ("leg", self.word(leg).into()),
            ("destination", self.word(self.rules.stage(round)).into()),
        ];
        let mut out = format!("{}\n", self.seating.bold(&self.say("heading_round", &values)));
        let order: Vec<String> = t.order(&self.rules).iter().map(|&s| self.who(s)).collect();
        out += &format!("{}\n", self.seating.labelled(&self.word("heading_order"), &order.join(", ")));
        let mut seats: Vec<Seat> = Seat::all(self.rules.seats).collect();
        seats.sort_by_key(|&seat| t.player(seat).day);
        let width = seats.iter().map(|&s| self.who(s).chars().count()).max().unwrap_or(0);
        let last = seats.last().map_or(0, |&s| t.player(s).day).max(1);
        for seat in seats {
            let p = t.player(seat);
            let mut parts = vec![
                self.say("figure_day", &[("day", n(p.day.into()))]),
                self.say("figure_tiles", &[("tiles", n(p.tiles.into()))]),
            ];
            if p.has_predicament() {
                let values = [("random", n(p.random.into())), ("inflicted", n(p.inflicted.into()))];
                parts.push(self.say("figure_predicaments", &values));
            }
            if let Some(by) = p.pledge {
                parts.push(self.say("figure_pledge", &[("who", self.who(by).into())]));
            }
            if t.bag[seat.index()] > 0 {
                parts.push(self.say("figure_bag", &[("tokens", n(t.bag[seat.index()].into()))]));
            }
            let bar = "▬".repeat(usize::from(p.day) * 30 / usize::from(last));
            out +=
                &format!("  {} {:<width$} {bar:<30} {}\n", seat.number(), self.who(seat), parts.join(" · "));
        }
        out
    }

    /// What is asked now.
    pub(super) fn ask_words(&self, view: &View) -> String {
        let t = view.table();
        let n = |n: u32| fluent_bundle::FluentValue::from(n);
        let me = view.me();
        match view.top() {
            Frame::Flick(_) => self.word("ask_flick"),
            Frame::ChooseStrain(_) => {
                let stage = self.word(self.rules.stage(t.round));
                self.say("ask_strain", &[("destination", stage.into())])
            }
            Frame::Inflict(_) => {
                let count = view.frames().iter().find_map(|frame| match frame {
                    Frame::Round(round) => Some(round.predicaments()),
                    _ => None,
                });
                self.say("ask_inflict", &[("count", n(count.unwrap_or(0).into()))])
            }
            Frame::Help(room) => {
                let rival = room.rival(&self.rules, t).map(|seat| self.who(seat)).unwrap_or_default();
                self.say("ask_help", &[("rival", rival.into())])
            }
            Frame::SlowestCancels(_) => self.word("ask_cancel"),
            Frame::PayTiles(_) => {
                let (random, tiles) = me.map_or((0, 0), |p| (p.random, p.tiles));
                self.say("ask_pay", &[("random", n(random.into())), ("tiles", n(tiles.into()))])
            }
            _ => self.word("waiting"),
        }
    }

    /// A choice: its notation, and what it is.
    pub(super) fn describe_choice(&self, view: &View, action: Action) -> String {
        let n = |n: u32| fluent_bundle::FluentValue::from(n);
        let rival = |seat| ("rival", self.who(seat).into());
        let words = match action {
            Action::Flick(pull) => self.say("choice_flick", &[("pull", n(pull.into()))]),
            Action::Strain(strain) => self.describe_strain(strain),
            Action::Withdraw => self.word("choice_withdraw"),
            Action::Inflict(seat) => self.say("choice_inflict", &[rival(seat)]),
            Action::Pledge(seat) => self.say("choice_pledge", &[rival(seat)]),
            Action::Complete(seat) => {
                let partner = view.table().player(seat).pledge.map(|s| self.who(s)).unwrap_or_default();
                self.say("choice_complete", &[rival(seat), ("partner", partner.into())])
            }
            Action::Done => self.word("choice_done"),
            Action::Help(seat, what) => {
                self.say("choice_help", &[rival(seat), ("predicament", self.predicament(what).into())])
            }
            Action::Cancel(what) => {
                self.say("choice_cancel", &[("predicament", self.predicament(what).into())])
            }
            Action::Decline => self.word("choice_decline"),
            Action::Pay(count) => self.say("choice_pay", &[("count", n(count.into()))]),
        };
        format!("{:<20} {words}", write_action(&self.rules, action))
    }
    fn describe_strain(&self, strain: Strain) -> String {
        let range = |odds: motorcar::odds::Odds| {
            let days: Vec<u8> = odds.days().map(|(day, _)| day).collect();
            (days.first().copied().unwrap_or(0), days.last().copied().unwrap_or(0))
        };
        let (from, to) = range(self.rules.stage_odds(strain));
        let (least, most) = range(self.rules.predicament_odds(strain));
        let n = |n: u8| fluent_bundle::FluentValue::from(u32::from(n));
        let values = [
            ("strain", self.strain(strain).into()),
            ("from", n(from)),
            ("to", n(to)),
            ("least", n(least)),
            ("most", n(most)),
        ];
        self.say("choice_strain", &values)
    }

    /// The final table.
    pub(super) fn final_table(&self, state: &State) -> String {
        let t = state.table();
        let places = MotorcarRace::ranking(&self.rules, state);
        let mut seats: Vec<Seat> = Seat::all(self.rules.seats).collect();
        seats.sort_by_key(|seat| places[seat.index()]);
        let mut out = format!("\n{}", self.seating.bold(&self.word("result")));
        for seat in seats {
            let values = [
                ("place", u32::from(places[seat.index()]).into()),
                ("who", self.who(seat).into()),
                ("days", score::days(t, seat).into()),
                ("tiles", u32::from(t.player(seat).tiles).into()),
            ];
            out += &format!("\n  {}", self.say("result_line", &values));
        }
        if let Some(seat) = Seat::all(self.rules.seats).find(|seat| places[seat.index()] == 1) {
            let key = if self.seating.viewer().is(seat) { "you_win" } else { "crew_wins" };
            let line = self.seating.words.say("cli", key, &[("who", self.who(seat).into())]);
            out += &format!("\n{}", self.seating.bold(&line));
        }
        out
    }

    pub(super) fn strain(&self, strain: Strain) -> String {
        self.word(&format!("strain_{}", strain.slug()))
    }
    pub(super) fn predicament(&self, what: Predicament) -> String {
        self.word(&format!("predicament_{}", what.slug()))
    }
}
