//! What a scenario of a motorcar race (004) begins with, turned into a position line.

use motorcar::notation::{read_position, read_strain};
use motorcar::sources::Flick;
use motorcar::{Rules, State, Strain};
use testkit::scenario::{Failure, number};

/// The table before the first move. What is not set is as at the start of a race.
pub struct Given {
    pub seats: u8,
    pub flick: Flick,
    round: u8,
    order: Option<Vec<u8>>,
    players: [Player; 6],
}

#[derive(Clone, Copy)]
struct Player {
    day: u16,
    tiles: u8,
    strain: Strain,
    random: u8,
    inflicted: u8,
}

impl Default for Given {
    fn default() -> Self {
        let player = Player { day: 0, tiles: 0, strain: Strain::Normal, random: 0, inflicted: 0 };
        Given { seats: 3, flick: Flick::Skill, round: 1, order: None, players: [player; 6] }
    }
}

impl Given {
    /// One `set` line.
    pub fn set(&mut self, line: &str) -> Result<(), Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["round", n] => self.round = number(n)?,
            ["order", ref rest @ ..] => {
                self.order = Some(rest.iter().map(|w| number(w)).collect::<Result<_, _>>()?);
            }
            ["all", ref rest @ ..] => self.players.iter_mut().try_for_each(|player| player.set(rest))?,
            [seat, ref rest @ ..] => {
                let index = number::<usize>(seat)?.checked_sub(1).ok_or("seats count from 1")?;
                self.players.get_mut(index).ok_or("no such seat")?.set(rest)?;
            }
            [] => return Err("set what?".into()),
        }
        Ok(())
    }

    /// The table at the beginning of a step of a round, where the first question is asked.
    pub fn state(&self, rules: &Rules, phase: &str) -> Result<State, Failure> {
        let (step, count) = phase.split_once(' ').unwrap_or((phase, "0"));
        let count = number::<u8>(count)? + self.players.iter().map(|p| p.random).sum::<u8>();
        let mut last = String::new();
        // Some rooms skip those who have nothing to say: the first place that asks is the beginning.
        for place in 0..=self.seats {
            let line = format!("{} rooms={}", self.table(rules, step), self.rooms(step, count, place)?);
            match read_position(rules, &line) {
                Ok(state) => return Ok(state),
                Err(error) => last = format!("{error}: {line}"),
            }
        }
        Err(last)
    }

    fn table(&self, rules: &Rules, step: &str) -> String {
        let order = self.order.clone().unwrap_or_else(|| (1..=self.seats).collect());
        let order: Vec<String> = order.iter().map(u8::to_string).collect();
        let mut out = format!("round={} order={}", self.round, order.join(","));
        let is_revealed = !matches!(step, "flick" | "strain");
        let bag_is_out = matches!(step, "dice" | "inflict" | "draw");
        for (i, p) in self.players.iter().take(self.seats.into()).enumerate() {
            let strain = if is_revealed { p.strain.slug() } else { "-" };
            let bag = if bag_is_out { rules.strain(p.strain).tokens.saturating_sub(p.random) } else { 0 };
            out += &format!(
                " seat{}=day={},tiles={},strain={strain},bag={bag},random={},inflicted={},pledge=-,sealed=-",
                i + 1,
                p.day,
                p.tiles,
                p.random,
                p.inflicted
            );
        }
        out
    }

    fn rooms(&self, step: &str, count: u8, place: u8) -> Result<String, Failure> {
        let seats: Vec<String> = (1..=self.seats).map(|s| s.to_string()).collect();
        let all = seats.join("+");
        let zeros = vec!["0"; self.seats.into()].join("+");
        if step == "flick" {
            let room = format!("flick(waiting={all},pulls={zeros},reaches={zeros},stage=let_go)");
            return Ok(format!("race(stage=run_round)/{room}"));
        }
        let seat = (place + 1).min(self.seats);
        let (stage, room) = match step {
            "strain" => ("roll_predicament_dice", format!("choose_strain(waiting={all})")),
            "dice" => ("inflict", "predicament_dice(rolled=0,total=0)".to_string()),
            "inflict" => ("draw_tokens", format!("inflict(place={place})")),
            "draw" => ("travel", format!("draw_tokens(left={count})")),
            "travel" => ("cancel_freely", "travel(place=0,rolled=0,lowest=0)".to_string()),
            "cancel" => ("pay_tiles", format!("slowest_cancels(seat={seat},stage=offer_cancel)")),
            "pay" => ("endure", format!("pay_tiles(place={place})")),
            "endure" => ("reward_slowest", format!("endure(place={place},rolled=0,highest=0)")),
            other => return Err(format!("\"{other}\" is no step of a round")),
        };
        Ok(format!("race(stage=close_round)/round(predicaments={count},stage={stage})/{room}"))
    }
}

impl Player {
    fn set(&mut self, words: &[&str]) -> Result<(), Failure> {
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} what?"))?;
            match word {
                "day" => self.day = number(value)?,
                "tiles" => self.tiles = number(value)?,
                "strain" => self.strain = read_strain(value).map_err(|e| e.to_string())?,
                "random" => self.random = number(value)?,
                "inflicted" => self.inflicted = number(value)?,
                other => return Err(format!("\"{other}\" cannot be set")),
            }
        }
        Ok(())
    }
}
