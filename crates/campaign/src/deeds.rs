//! What a log shows that was done in a race. Undone records do not count, and what a bot did in the player's seat does not either:
//! from there on the race is abandoned.

use content::{Content, RaceFiles};
use game::{Game, Node};
use race::event::{Event, Fact};
use race::modules::ModuleSet;
use race::rules::Direction;
use race::solo::cards::ReneId;
use race::solo::{HUMAN, Rene, TORPEDO};
use race::{GreatRace, Rules, State};
use record::{Header, Key, RaceOptions, Seed, Tape, What};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How a race ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The player beat the Torpedo; alone: the finish within the limit.
    Won,
    /// The Torpedo won; alone: too late, or never.
    Lost,
    /// It was not played to the end: the Torpedo's win.
    Abandoned,
}

/// What was done in a race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deeds {
    /// Where.
    pub board: String,
    /// Which way.
    pub direction: Direction,
    /// With what.
    pub modules: ModuleSet,
    /// Without an opponent (R168).
    pub alone: bool,
    /// Over, and the player first; not yet looked at a limit.
    pub is_first: bool,
    /// Played to the end by the player.
    pub is_over: bool,
    /// The player reached the finish.
    pub home: bool,
    /// Game turns begun.
    pub turns: u8,
    /// Parcels delivered.
    pub parcels: u8,
    /// Money at the end.
    pub francs: u16,
    /// The lowest level among René's cards.
    pub level: u8,
    /// Spaces of risk zones entered.
    pub risk: u8,
    /// Damage was taken on one of them.
    pub is_hurt_at_risk: bool,
    /// How often the engine stood at 0.
    pub breakdowns: u8,
    /// Lines taken.
    pub lines: u8,
    /// Points of the player, and of the Torpedo.
    pub points: (u16, u16),
    /// The Torpedo's powers in the end.
    pub powers: [u8; 4],
    /// Powers that it won, colour and level in the order of winning.
    pub won_powers: Vec<(String, u8)>,
}

/// A log as a campaign reads it.
#[derive(Clone, Debug)]
pub struct Read {
    /// Its first line, without the content.
    pub header: Header,
    /// What it says was agreed on.
    pub options: RaceOptions,
    /// What was done.
    pub deeds: Deeds,
    /// The key of its luck.
    pub key: Key,
    /// It goes on from a position, or one was set, or something was taken back that had come to light.
    pub is_helped: bool,
    /// Somebody else than a person sat on the seat from the start.
    pub is_by_bot: bool,
}

/// A log that no campaign can be made of.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotReadable {
    /// The log is wrong.
    #[error("{0}")]
    Log(String),
    /// It keeps its seed to itself.
    #[error("the log does not hold its seed")]
    Sealed,
    /// Somebody typed in what luck brought (R177).
    #[error(
        "its luck was typed in from a cardboard table: a campaign takes races whose luck nobody could choose"
    )]
    ByHand,
    /// It has rivals.
    #[error("this is not a solo race")]
    NotSolo,
}

/// Reads and checks a log; its content comes from these files, or from the log, or is that of the program.
pub fn read_log(
    content: &Content,
    text: &str,
    files: Option<&BTreeMap<String, String>>,
) -> Result<Read, NotReadable> {
    let rules_for = |header: &Header, seed: Option<&Seed>| rules_of(content, header, files, seed);
    let (rules, tape) =
        Tape::<GreatRace>::read(text, rules_for).map_err(|error| NotReadable::Log(error.to_string()))?;
    if tape.header().is_by_hand() {
        return Err(NotReadable::ByHand);
    }
    let key = tape.key().ok_or(NotReadable::Sealed)?;
    let header = Header { files: BTreeMap::new(), ..tape.header().clone() };
    let options = RaceOptions::from_value(&header.options).map_err(NotReadable::Log)?;
    if rules.seats != 1 {
        return Err(NotReadable::NotSolo);
    }
    let marks = tape.marks();
    let deeds = deeds(&rules, &tape, &options)?;
    Ok(Read {
        is_by_bot: header.seats.iter().any(|name| !is_person(name)),
        is_helped: marks.is_branch
            || marks.positions > 0
            || marks.far_undos > 0
            || marks.helps > 0
            || marks.moved.is_some(),
        header,
        options,
        deeds,
        key,
    })
}

/// How people are called in logs.
fn is_person(name: &str) -> bool {
    ["you", "person"].contains(&name)
}

/// The rules of a log, if its content has the right hash.
fn rules_of(
    content: &Content,
    header: &Header,
    files: Option<&BTreeMap<String, String>>,
    seed: Option<&Seed>,
) -> Result<Rules, String> {
    if header.game != GreatRace::SLUG {
        return Err(format!("this is a log of the game \"{}\"", header.game));
    }
    let options = RaceOptions::from_value(&header.options)?;
    let race = RaceFiles {
        board: &options.board,
        modules: options.module_set()?,
        mode_drawn: options.chosen.is_mode_drawn(),
        solo: options.solo.is_some(),
    };
    let played = match files.filter(|_| header.files.is_empty()) {
        Some(files) => content.of_stored_race(files, race, &header.content),
        None => content.of_race_log(&header.files, race, &header.content),
    };
    let content = played.map_err(|why| why.to_string())?.content;
    let first = |problems: Vec<content::Problem>| problems.first().map_or(String::new(), ToString::to_string);
    let sources = content.board(&options.board).map_err(first)?;
    record::check_race_setup(header, &sources, seed)?;
    Rules::new(&sources, options.to_options(&sources)?).map_err(|error| error.to_string())
}

fn deeds(rules: &Rules, tape: &Tape<GreatRace>, options: &RaceOptions) -> Result<Deeds, NotReadable> {
    let wrong = |what: String| NotReadable::Log(what);
    let mut state = *tape.first().1;
    let level = rules.solo.as_ref().and_then(|solo| solo.deck.iter().map(ReneId::level).min());
    let mut deeds = Deeds {
        board: options.board.clone(),
        direction: rules.options.direction,
        modules: rules.modules,
        alone: rules.solo.is_none(),
        is_first: false,
        is_over: false,
        home: false,
        turns: 0,
        parcels: 0,
        francs: 0,
        level: level.unwrap_or(0),
        risk: 0,
        is_hurt_at_risk: false,
        breakdowns: 0,
        lines: 0,
        points: (0, 0),
        powers: [0; 4],
        won_powers: Vec::new(),
    };
    let last = taken_over(tape).unwrap_or(u32::MAX);
    for line in tape.effective().filter(|line| line.n < last) {
        let mut events = Vec::new();
        match line.what().map_err(|error| wrong(error.to_string()))? {
            What::Act(_, text) => {
                let action = GreatRace::read_action(rules, text).map_err(|error| wrong(error.to_string()))?;
                GreatRace::act(rules, &mut state, HUMAN, action, &mut events)
                    .map_err(|why| wrong(format!("{why:?}")))?;
            }
            What::Luck(text) => {
                let outcome =
                    GreatRace::read_outcome(rules, text).map_err(|error| wrong(error.to_string()))?;
                if !GreatRace::settle(rules, &mut state, outcome, &mut events) {
                    return Err(wrong(format!("luck could not bring \"{text}\" there")));
                }
            }
            What::Position(text) => {
                state = GreatRace::read_position(rules, text).map_err(|error| wrong(error.to_string()))?;
            }
            What::Undo(_) | What::Takeover(..) | What::Help(_) | What::Moved(..) => {}
        }
        events.into_iter().for_each(|event| note(rules, &state, event, &mut deeds));
    }
    close(rules, &state, last == u32::MAX, &mut deeds);
    Ok(deeds)
}

/// The record with which the seat passed to somebody who is no person.
fn taken_over(tape: &Tape<GreatRace>) -> Option<u32> {
    let away = |line: &&record::Line| line.by.as_ref().is_some_and(|by| !is_person(by));
    tape.lines().iter().find(away).map(|line| line.n)
}

/// One thing that happened.
fn note(rules: &Rules, state: &State, event: Event, deeds: &mut Deeds) {
    let Event::Fact(fact) = event else { return };
    match fact {
        Fact::ParcelDelivered(HUMAN, _) => deeds.parcels += 1,
        Fact::Drove { seat: HUMAN, to, .. } if rules.risk.has(to) => {
            deeds.risk = deeds.risk.saturating_add(1);
        }
        Fact::Damaged { seat: HUMAN, engine, chassis } => {
            let at = state.table().player(HUMAN).at;
            deeds.is_hurt_at_risk |= engine + chassis > 0 && rules.risk.has(at);
        }
        Fact::BrokeDown(HUMAN) => deeds.breakdowns = deeds.breakdowns.saturating_add(1),
        Fact::Rode { seat: HUMAN, .. } => deeds.lines = deeds.lines.saturating_add(1),
        Fact::Rene(Rene::PowerWon { colour, level }) => {
            deeds.won_powers.push((colour.slug().to_owned(), level));
        }
        _ => {}
    }
}

/// How things stand in the end.
fn close(rules: &Rules, state: &State, is_own: bool, deeds: &mut Deeds) {
    let table = state.table();
    deeds.is_over = is_own && GreatRace::node(state) == Node::Over;
    deeds.is_first = deeds.is_over && GreatRace::ranking(rules, state)[HUMAN.index()] == 1;
    deeds.home = deeds.is_over && table.player(HUMAN).is_finished();
    deeds.turns = table.turn;
    deeds.francs = table.player(HUMAN).money;
    deeds.powers = table.rene.powers.0;
    let torpedo = rules.torpedo().map_or(0, |_| race::score::score(rules, table, TORPEDO).total);
    deeds.points = (race::score::score(rules, table, HUMAN).total, torpedo);
}
