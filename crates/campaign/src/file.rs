//! A campaign as a file: JSON, versioned, with a sum over all of it. What it tells of deck, powers and passport is for readers: it is
//! recomputed from the logs whenever the file is read, and a log that does not fit is refused with its number.

use crate::deeds::{NotReadable, Read, read_log};
use crate::state::{NotOurs, Rules, State};
use content::{Content, Passport};
use game::text::{LONGEST_NAME, is_plain_name};
use record::Header;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The version of the form.
pub const FORMAT: u32 = 1;
/// The most bytes that a campaign may have.
pub const LONGEST: usize = 16 * 1024 * 1024;
/// The most races of one campaign.
pub const MOST_RACES: usize = 500;

/// A campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// The version of this form; also marks the file as ours.
    great_race_campaign: u32,
    /// Which campaign: no two files of one player are taken for each other.
    pub id: String,
    /// Whose.
    pub player: String,
    /// What is agreed on.
    pub rules: Rules,
    /// All races, oldest first.
    races: Vec<Raced>,
    /// A race that is not over, as far as it was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    running: Option<String>,
    /// What the races were played with, by hash: path and text.
    contents: BTreeMap<String, BTreeMap<String, String>>,
    /// How it stands, for readers.
    state: State,
    /// SHA-256 of all this with an empty sum.
    sum: String,
}

/// A race of a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raced {
    /// Its log, without the content.
    pub log: String,
    /// Letters that were named after it (R166).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub letters: String,
}

/// Why a campaign is not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CampaignError {
    /// No campaign at all.
    #[error("this is not the file of a campaign: {0}")]
    Foreign(String),
    /// Written by a later program.
    #[error("this campaign has the form {0}; this program knows form {FORMAT}: a newer one may read it")]
    Newer(u32),
    /// Cut, or changed by hand.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// Too long.
    #[error("the file is longer than {LONGEST} bytes, or holds more than {MOST_RACES} races")]
    TooLong,
    /// A log is wrong.
    #[error("race {race}: {why}")]
    Log {
        /// From 1.
        race: usize,
        /// Why.
        why: NotReadable,
    },
    /// A race that does not belong there.
    #[error("race {race}: {why}")]
    NotOurs {
        /// From 1.
        race: usize,
        /// Why.
        why: NotOurs,
    },
    /// A race is running.
    #[error("a race of this campaign is still running: finish it, or give it up")]
    Running,
    /// No race is running.
    #[error("no race of this campaign is running")]
    NotRunning,
    /// A player or level that cannot be.
    #[error("{0}")]
    Wish(String),
    /// The content.
    #[error("{0}")]
    Content(String),
}

/// What any version of the form begins with.
#[derive(Deserialize)]
struct Mark {
    great_race_campaign: u32,
}

impl Campaign {
    /// A new one; `id` is somebody's lot.
    pub fn new(id: &str, player: &str, rules: Rules) -> Result<Campaign, CampaignError> {
        if !is_plain_name(player) {
            let words =
                format!("a player's name has 1 to {LONGEST_NAME} letters, digits, blanks or - _ . ' ( )");
            return Err(CampaignError::Wish(words));
        }
        if !(1..=3).contains(&rules.level) {
            return Err(CampaignError::Wish("René's cards have levels from 1 to 3".into()));
        }
        Ok(Campaign {
            great_race_campaign: FORMAT,
            id: id.into(),
            player: player.into(),
            rules,
            races: Vec::new(),
            running: None,
            contents: BTreeMap::new(),
            state: State::new(&rules),
            sum: String::new(),
        })
    }
    /// From a file; every log is read and checked, and how the campaign stands follows from them.
    pub fn read(text: &str, content: &Content) -> Result<Campaign, CampaignError> {
        Campaign::read_while(text, content, || true)
    }
    /// As `read`, of a stranger's file: `go_on` is asked before every log.
    pub fn read_while(
        text: &str,
        content: &Content,
        go_on: impl FnMut() -> bool,
    ) -> Result<Campaign, CampaignError> {
        let mut campaign = Campaign::parse(text)?;
        campaign.recompute(content, go_on)?;
        Ok(campaign)
    }
    /// From a file of one's own keeping: form and sum are looked at, the logs are not.
    pub fn parse(text: &str) -> Result<Campaign, CampaignError> {
        if text.len() > LONGEST {
            return Err(CampaignError::TooLong);
        }
        let mark: Mark = serde_json::from_str(text).map_err(|error| {
            match serde_json::from_str::<serde_json::Value>(text) {
                Ok(_) => CampaignError::Foreign("it has no mark of ours".into()),
                Err(_) if text.contains("\"great_race_campaign\"") => {
                    CampaignError::Damaged(format!("it was cut or changed ({error})"))
                }
                Err(_) => CampaignError::Foreign(error.to_string()),
            }
        })?;
        if mark.great_race_campaign != FORMAT {
            return Err(CampaignError::Newer(mark.great_race_campaign));
        }
        let mut campaign: Campaign =
            serde_json::from_str(text).map_err(|error| CampaignError::Damaged(error.to_string()))?;
        if campaign.races.len() > MOST_RACES {
            return Err(CampaignError::TooLong);
        }
        let sum = std::mem::take(&mut campaign.sum);
        if campaign.made_sum() != sum {
            return Err(CampaignError::Damaged("its sum does not fit".into()));
        }
        // Names and levels are strangers' too.
        Campaign::new(&campaign.id, &campaign.player, campaign.rules)?;
        Ok(campaign)
    }
    /// As a file.
    pub fn write(&self) -> String {
        let whole = Campaign { sum: self.made_sum(), ..self.clone() };
        serde_json::to_string_pretty(&whole).expect("plain data has a JSON form") + "\n"
    }
    fn made_sum(&self) -> String {
        let bare = Campaign { sum: String::new(), ..self.clone() };
        let text = serde_json::to_string(&bare).expect("plain data has a JSON form");
        Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// How it stands.
    pub fn state(&self) -> &State {
        &self.state
    }
    /// All races, oldest first.
    pub fn races(&self) -> &[Raced] {
        &self.races
    }
    /// The log of the race that is running, as far as it was played.
    pub fn running(&self) -> Option<String> {
        self.running.as_ref().map(|log| self.with_content(log))
    }
    /// The log of a race, from 1, with its content, to be read anywhere.
    pub fn log(&self, race: usize) -> Option<String> {
        Some(self.with_content(&self.races.get(race.checked_sub(1)?)?.log))
    }
    /// How it stands by its logs alone, and every log checked.
    fn recompute(&mut self, content: &Content, mut go_on: impl FnMut() -> bool) -> Result<(), CampaignError> {
        let passport = quests(content)?;
        let mut state = State::new(&self.rules);
        for (i, raced) in self.races.iter().enumerate() {
            let race = i + 1;
            if !go_on() {
                return Err(CampaignError::TooLong);
            }
            let read = self.read_race(content, &raced.log);
            let read = read.map_err(|why| CampaignError::Log { race, why })?;
            let not_ours = |why| CampaignError::NotOurs { race, why };
            state.enter(&self.rules, &passport, &read).map_err(not_ours)?;
            for letter in raced.letters.chars() {
                state.name_letter(letter).map_err(not_ours)?;
            }
        }
        if let Some(log) = &self.running {
            let race = self.races.len() + 1;
            self.read_race(content, log).map_err(|why| CampaignError::Log { race, why })?;
        }
        self.state = state;
        Ok(())
    }
    fn read_race(&self, content: &Content, log: &str) -> Result<Read, NotReadable> {
        let header = log.lines().next().and_then(|line| serde_json::from_str::<Header>(line).ok());
        let files = header.and_then(|header| self.contents.get(&header.content));
        read_log(content, log, files)
    }

    /// A race begins: from now on it counts, and whoever stops has lost it.
    pub fn begin(&mut self, content: &Content, log: &str) -> Result<(), CampaignError> {
        if self.running.is_some() {
            return Err(CampaignError::Running);
        }
        if self.races.len() >= MOST_RACES {
            return Err(CampaignError::TooLong);
        }
        // Tried on a copy: what cannot be entered one day is not begun.
        let mut trial = self.clone();
        trial.enter(content, log)?;
        self.running = Some(self.take_content(log));
        Ok(())
    }
    /// The running race has gone on.
    pub fn go_on(&mut self, log: &str) -> Result<(), CampaignError> {
        let Some(running) = &self.running else { return Err(CampaignError::NotRunning) };
        let (bare, _) = without_content(log);
        if running.lines().next() != bare.lines().next() {
            return Err(CampaignError::Running);
        }
        self.running = Some(bare);
        Ok(())
    }
    /// The running race is entered as it stands: finished, or given up.
    pub fn close(&mut self, content: &Content) -> Result<(), CampaignError> {
        let log = self.running().ok_or(CampaignError::NotRunning)?;
        let mut closed = Campaign { running: None, ..self.clone() };
        closed.enter(content, &log)?;
        *self = closed;
        Ok(())
    }
    /// A race is entered: finished, or given up where its log ends.
    pub fn enter(&mut self, content: &Content, log: &str) -> Result<(), CampaignError> {
        let race = self.races.len() + 1;
        if race > MOST_RACES {
            return Err(CampaignError::TooLong);
        }
        let read = read_log(content, log, None).map_err(|why| CampaignError::Log { race, why })?;
        let passport = quests(content)?;
        let entered = self.state.enter(&self.rules, &passport, &read);
        entered.map_err(|why| CampaignError::NotOurs { race, why })?;
        let log = self.take_content(log);
        self.races.push(Raced { log, letters: String::new() });
        Ok(())
    }
    /// R166: the player names cards that leave.
    pub fn name_letters(&mut self, letters: &str) -> Result<(), CampaignError> {
        let race = self.races.len();
        let mut state = self.state.clone();
        for letter in letters.chars() {
            state.name_letter(letter).map_err(|why| CampaignError::NotOurs { race, why })?;
        }
        // Races without an opponent may have come between.
        let last = state.history.iter().rposition(|past| !past.alone);
        let Some(raced) = last.and_then(|i| self.races.get_mut(i)) else { return Ok(()) };
        raced.letters += &letters.to_ascii_lowercase();
        self.state = state;
        Ok(())
    }

    /// The log without its content, which is kept once for all races.
    fn take_content(&mut self, log: &str) -> String {
        let (bare, header) = without_content(log);
        if let Some(header) = header.filter(|header| !header.files.is_empty()) {
            self.contents.entry(header.content).or_insert(header.files);
        }
        bare
    }
    fn with_content(&self, log: &str) -> String {
        let files = |header: &Header| self.contents.get(&header.content).cloned().unwrap_or_default();
        changed(log, |header| Header { files: files(&header), ..header }).unwrap_or_else(|| log.to_owned())
    }
}

fn quests(content: &Content) -> Result<Passport, CampaignError> {
    let first = |problems: Vec<content::Problem>| problems.first().map_or(String::new(), ToString::to_string);
    content.passport().map_err(|problems| CampaignError::Content(first(problems)))
}

/// A log without the files in its header, and that header with them.
fn without_content(log: &str) -> (String, Option<Header>) {
    let header = log.lines().next().and_then(|line| serde_json::from_str::<Header>(line).ok());
    let bare = changed(log, |header| Header { files: BTreeMap::new(), ..header });
    (bare.unwrap_or_else(|| log.to_owned()), header)
}

/// The same log under another header: the sum of its closing line is made anew.
fn changed(log: &str, header: impl FnOnce(Header) -> Header) -> Option<String> {
    let mut lines = log.lines();
    let head: Header = serde_json::from_str(lines.next()?).ok()?;
    let mut records: Vec<&str> = lines.collect();
    let close: serde_json::Value = serde_json::from_str(records.pop()?).ok()?;
    let lines = records.into_iter().map(serde_json::from_str).collect::<Result<Vec<_>, _>>().ok()?;
    let seed = close["seed"].as_str().and_then(record::Seed::parse);
    Some(record::write_log(&header(head), &lines, seed.as_ref()))
}
