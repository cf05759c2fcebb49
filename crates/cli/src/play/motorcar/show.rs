//! The time track, the question and the choices in words.

use super::MotorcarScreen;
use crate::words::Arg;
use game::{Game, Seat};
use motorcar::ids::LAP;
use motorcar::notation::write_action;
use motorcar::rooms::{Frame, INFLICT_PRICE};
use motorcar::rules::MAX_PULL;
use motorcar::table::Player;
use motorcar::{Action, MotorcarRace, State, Strain, View, score};

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
            let (fifties, space) = (p.day / LAP * LAP, p.day % LAP);
            let numbers = [("day", p.day), ("fifties", fifties), ("space", space), ("tiles", p.tiles.into())];
            let numbers = numbers.map(|(name, number)| (name, n(number.into())));
            let mut parts = vec![self.say("figure_day", &numbers), self.say("figure_tiles", &numbers)];
            if let Some(strain) = p.strain {
                parts.push(self.say("figure_strain", &[("strain", strain.slug().into())]));
            }
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
        let trouble = |p: &Player| -> Vec<Arg> {
            let odds = p.strain.map(|strain| self.rules.predicament_odds(strain));
            vec![
                ("strain", p.strain.map_or("normal", Strain::slug).into()),
                ("random", n(p.random.into())),
                ("inflicted", n(p.inflicted.into())),
                ("tiles", n(p.tiles.into())),
                ("day", n(p.day.into())),
                ("delay_least", n(odds.map_or(0, |odds| odds.least()).into())),
                ("delay_most", n(odds.map_or(0, |odds| odds.most()).into())),
            ]
        };
        let Some((seat, me)) = view.viewer().seat().zip(view.me()) else { return self.word("waiting") };
        let who = ("who", self.who(seat).into());
        match view.top() {
            Frame::Flick(_) => {
                let length = n(self.rules.flick.length.into());
                self.say("ask_flick", &[who, ("most_pull", n(MAX_PULL.into())), ("length", length)])
            }
            Frame::ChooseStrain(_) => {
                let stage = self.word(self.rules.stage(t.round));
                self.say("ask_strain", &[who, ("destination", stage.into())])
            }
            Frame::Inflict(_) => {
                let count = view.frames().iter().find_map(|frame| match frame {
                    Frame::Round(round) => Some(round.predicaments()),
                    _ => None,
                });
                let numbers = [("count", count.unwrap_or(0)), ("tiles", me.tiles), ("price", INFLICT_PRICE)];
                self.say("ask_inflict", &numbers.map(|(name, number)| (name, n(number.into()))))
            }
            Frame::Help(room) => {
                let Some(rival) = room.rival(&self.rules, t) else { return self.word("waiting") };
                let mut values = trouble(t.player(rival));
                values.push(("rival", self.who(rival).into()));
                values.push(("earned", n(self.rules.tiles.help.into())));
                self.say("ask_help", &values)
            }
            Frame::SlowestCancels(_) => self.say("ask_cancel", &trouble(me)),
            Frame::PayTiles(_) => self.say("ask_pay", &trouble(me)),
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
            Action::Complete(seat) => match view.table().player(seat).pledge {
                Some(partner) if !view.viewer().is(partner) => {
                    self.say("choice_complete", &[rival(seat), ("partner", self.who(partner).into())])
                }
                _ => self.say("choice_complete_own", &[rival(seat)]),
            },
            Action::Done => self.word("choice_done"),
            Action::Help(seat, what) => {
                let earned = ("earned", n(self.rules.tiles.help.into()));
                self.say("choice_help", &[rival(seat), ("predicament", what.slug().into()), earned])
            }
            Action::Cancel(what) => self.say("choice_cancel", &[("predicament", what.slug().into())]),
            Action::Decline if matches!(view.top(), Frame::Help(_)) => self.word("choice_drive_by"),
            Action::Decline => self.word("choice_keep"),
            Action::Pay(count) => self.say("choice_pay", &[("count", n(count.into()))]),
        };
        format!("{:<20} {words}", write_action(&self.rules, action))
    }
    fn describe_strain(&self, strain: Strain) -> String {
        let (stage, delay) = (self.rules.stage_odds(strain), self.rules.predicament_odds(strain));
        let n = |n: u8| fluent_bundle::FluentValue::from(u32::from(n));
        let values = [
            ("strain", strain.slug().into()),
            ("tokens", n(self.rules.strain(strain).tokens)),
            ("stage_least", n(stage.least())),
            ("stage_most", n(stage.most())),
            ("delay_least", n(delay.least())),
            ("delay_most", n(delay.most())),
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
        let winners = Seat::all(self.rules.seats).filter(|seat| places[seat.index()] == 1);
        let winners: Vec<String> = winners.map(|seat| self.who(seat)).collect();
        let (key, name) = if winners.len() == 1 { ("result_won", "who") } else { ("result_shared", "cars") };
        out += &format!("\n{}", self.seating.bold(&self.say(key, &[(name, winners.join(", ").into())])));
        out
    }
}
