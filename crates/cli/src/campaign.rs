//! `great-race campaign`: solo races in a row, kept in a file; and `play --campaign`, which races the next of them.

use crate::options;
use crate::say;
use crate::terminal::say_json;
use crate::words::{Lang, Words};
use ::campaign::{Campaign, CampaignError, Ending, Ink, Kept, NotKept, Past, Rules, Upgrades};
use anyhow::{Result, anyhow, bail};
use clap::{Args, Subcommand, ValueEnum};
use content::Content;
use session::Catalog;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::path::{Path, PathBuf};

/// Solo races in a row.
#[derive(Args, Clone, Debug)]
pub struct CampaignArgs {
    #[command(subcommand)]
    what: What,
    /// The language.
    #[arg(long, value_enum, default_value_t, global = true)]
    lang: Lang,
    /// A folder of content to lay over the embedded one.
    #[arg(long, value_name = "DIR", global = true)]
    content: Option<PathBuf>,
}

#[derive(Subcommand, Clone, Debug)]
enum What {
    /// Begin a campaign in a new file. Then: great-race play --campaign FILE.
    New(NewArgs),
    /// Show how a campaign stands: deck, powers, passport, history.
    Show {
        /// The file of the campaign.
        file: PathBuf,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// List the campaigns of a folder.
    List {
        /// The folder; this one if not said.
        #[arg(default_value = ".")]
        folder: PathBuf,
    },
    /// Name the cards that leave René's deck, where they are exchanged by letter.
    Letters {
        /// The file of the campaign.
        file: PathBuf,
        /// Letters from a to h, such as ac.
        letters: String,
    },
    /// Give the running race up: the Torpedo has won it.
    Abandon {
        /// The file of the campaign.
        file: PathBuf,
    },
    /// Print the log of a race, to be kept, replayed or verified.
    Log {
        /// The file of the campaign.
        file: PathBuf,
        /// Which race, from 1.
        race: usize,
    },
}

/// What is agreed on for a whole campaign.
#[derive(Args, Clone, Debug)]
struct NewArgs {
    /// The file, which must not exist yet.
    file: PathBuf,
    /// Whose campaign it is.
    #[arg(long, default_value = "Player")]
    player: String,
    /// René's cards stay as they are; no Prudent or Legendary stamps then.
    #[arg(long)]
    no_deck_building: bool,
    /// The Torpedo wins no powers.
    #[arg(long)]
    no_legacy: bool,
    /// No passport.
    #[arg(long)]
    no_passport: bool,
    /// Which cards René exchanges after a race.
    #[arg(long, value_enum, default_value_t)]
    upgrades: UpgradesArg,
    /// The level of all his cards at the start, from 1 to 3.
    #[arg(long, value_name = "LEVEL", default_value_t = 1)]
    rene: u8,
}

/// Which cards René exchanges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum UpgradesArg {
    /// Luck decides.
    #[default]
    Random,
    /// You name the letters.
    Letter,
}

/// Does what is asked.
pub fn run(args: &CampaignArgs) -> Result<()> {
    let content = options::load(args.content.as_deref())?;
    let words = Words::new(&content, args.lang)?;
    match &args.what {
        What::New(new) => {
            let kept = Kept::create(&new.file, begun(new)?)?;
            say(words.say("cli", "campaign_begun", &[("file", kept.file().display().to_string().into())]))
        }
        What::Show { file, json } => {
            let campaign = Kept::look(file, &content)?;
            if *json {
                let shown = Catalog::new(content).show_campaign(&campaign, None);
                return say_json(serde_json::to_string(&shown)?);
            }
            show(&words, &content, &campaign)
        }
        What::List { folder } => list(&words, &content, folder),
        What::Letters { file, letters } => {
            let mut kept = Kept::open(file, &content)?;
            kept.change(|campaign| campaign.name_letters(letters))?;
            say(deck_line(&words, &kept))
        }
        What::Abandon { file } => {
            let mut seat = InCampaign::open(file, &content)?;
            say(seat.close(&words)?)
        }
        What::Log { file, race } => {
            let campaign = Kept::look(file, &content)?;
            let races = campaign.races().len();
            let log =
                campaign.log(*race).ok_or_else(|| anyhow!("race {race}: the campaign has {races} races"))?;
            say(log.trim_end())
        }
    }
}

fn begun(new: &NewArgs) -> Result<Campaign> {
    let rules = Rules {
        deck_building: !new.no_deck_building,
        legacy: !new.no_legacy,
        passport: !new.no_passport,
        upgrades: match new.upgrades {
            UpgradesArg::Random => Upgrades::Random,
            UpgradesArg::Letter => Upgrades::Letter,
        },
        level: new.rene,
    };
    Ok(Campaign::new(&format!("{:016x}", lot()), &new.player, rules)?)
}

/// A number that nobody knows before: the luck of a campaign is not chosen.
pub fn lot() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// A race of a campaign, which is kept in the campaign's file after every move.
#[derive(Debug)]
pub struct InCampaign {
    kept: Kept,
    content: Content,
}

impl InCampaign {
    /// The campaign of a file, which is nobody else's from now on.
    pub fn open(file: &Path, content: &Content) -> Result<InCampaign> {
        Ok(InCampaign { kept: Kept::open(file, content)?, content: content.clone() })
    }
    /// The campaign.
    pub fn campaign(&self) -> &Campaign {
        &self.kept
    }
    /// A race begins: from now on it counts.
    pub fn begin(&mut self, log: &str) -> Result<()> {
        let content = &self.content;
        Ok(self.kept.change(|campaign| campaign.begin(content, log))?)
    }
    /// It has gone on.
    pub fn go_on(&mut self, log: &str) -> Result<()> {
        Ok(self.kept.change(|campaign| campaign.go_on(log))?)
    }
    /// It is over, or given up; what that changes.
    pub fn close(&mut self, words: &Words) -> Result<String> {
        let content = &self.content;
        self.kept.change(|campaign| campaign.close(content))?;
        let state = self.kept.state();
        let number = state.history.len();
        let mut lines = vec![words.word("cli", "campaign_entered")];
        lines.extend(state.history.last().map(|past| past_line(words, number, past)));
        lines.push(deck_line(words, &self.kept));
        lines.push(next_line(words, &self.kept));
        Ok(lines.join("\n"))
    }
}

fn list(words: &Words, content: &Content, folder: &Path) -> Result<()> {
    let entries = std::fs::read_dir(folder).map_err(|error| anyhow!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.is_file() && file.extension().is_some_and(|end| end == "json"));
    files.sort();
    let mut count = 0;
    for file in files {
        let name = file.display().to_string();
        match Kept::look(&file, content) {
            Ok(campaign) => say(format!("{name}: {}", head(words, &campaign)))?,
            // Other files are not our concern; a campaign that cannot be read is.
            Err(NotKept::Unfit { why: CampaignError::Foreign(_), .. }) => continue,
            Err(error) => say(error)?,
        }
        count += 1;
    }
    if count == 0 {
        bail!("{}: there is no campaign here; great-race campaign new FILE begins one", folder.display());
    }
    Ok(())
}

/// One line about a campaign.
fn head(words: &Words, campaign: &Campaign) -> String {
    let state = campaign.state();
    let won = state.history.iter().filter(|past| past.ending == Ending::Won).count();
    words.say(
        "cli",
        "campaign_head",
        &[
            ("player", campaign.player.clone().into()),
            ("races", state.history.len().into()),
            ("won", won.into()),
            ("stamps", state.stamps().len().into()),
        ],
    )
}

fn show(words: &Words, content: &Content, campaign: &Campaign) -> Result<()> {
    let (state, rules) = (campaign.state(), &campaign.rules);
    say(head(words, campaign))?;
    let switch = |on: bool, key: &str| {
        let mark = if on { "+" } else { "-" };
        format!("{mark} {}", words.word("cli", key))
    };
    let switches = [
        switch(rules.deck_building, "campaign_deck_building"),
        switch(rules.legacy, "campaign_legacy"),
        switch(rules.passport, "campaign_passport"),
    ];
    say(switches.join("   "))?;
    say(deck_line(words, campaign))?;
    say(next_line(words, campaign))?;
    if rules.passport {
        let passport = content.passport().map_err(|problems| anyhow!("{}", problems[0]))?;
        if state.is_legendary(&passport) {
            say(words.word("passport", "legendary_player"))?;
        }
        let stamps = state.stamps();
        for quest in &passport.quests {
            let has = |ink: &Ink| stamps.contains_key(&(quest.slug.clone(), *ink));
            let inks: Vec<String> =
                Ink::ALL.iter().filter(|ink| has(ink)).map(|&ink| ink_word(words, ink)).collect();
            let mark = if inks.is_empty() { "[ ]".to_owned() } else { format!("[{}]", inks.join(", ")) };
            let (name, asks) = (words.word("passport", &quest.slug), words.text("passport", &quest.slug));
            say(format!("  {mark} {name}: {asks}"))?;
        }
    }
    for (i, past) in state.history.iter().enumerate() {
        say(past_line(words, i + 1, past))?;
    }
    Ok(())
}

fn ink_word(words: &Words, ink: Ink) -> String {
    words.word("passport", &format!("ink_{}", ink.slug()))
}

/// René's deck and the Torpedo's powers.
fn deck_line(words: &Words, campaign: &Campaign) -> String {
    let state = campaign.state();
    let mut line = words.say("cli", "campaign_deck", &[("cards", state.deck.join(" ").into())]);
    if campaign.rules.legacy {
        let colours = ["blue", "yellow", "green", "red"].map(|colour| words.word("colours", colour));
        let powers = colours.iter().zip(state.powers).map(|(colour, level)| format!("{colour} {level}"));
        let powers = powers.collect::<Vec<_>>().join(", ");
        line = format!("{line} · {}: {powers}", words.word("cli", "rene_powers"));
    }
    line
}

/// What comes next.
fn next_line(words: &Words, campaign: &Campaign) -> String {
    let state = campaign.state();
    if campaign.running().is_some() {
        return words.word("cli", "campaign_running");
    }
    if state.owed > 0 {
        let letters: Vec<String> = state.letters().into_iter().map(String::from).collect();
        let values = [("n", state.owed.into()), ("letters", letters.join(" ").into())];
        return words.say("cli", "campaign_owes", &values);
    }
    words.word("cli", if state.first == 1 { "campaign_you_begin" } else { "campaign_torpedo_begins" })
}

/// A race of the past.
fn past_line(words: &Words, number: usize, past: &Past) -> String {
    let ending = match past.ending {
        Ending::Won => "ending_won",
        Ending::Lost => "ending_lost",
        Ending::Abandoned => "ending_abandoned",
    };
    let mut parts = vec![words.say(
        "cli",
        "campaign_race",
        &[
            ("n", number.into()),
            ("board", past.board.clone().into()),
            ("direction", past.direction.clone().into()),
            ("ending", words.word("passport", ending).into()),
            ("turns", past.turns.into()),
        ],
    )];
    parts.extend(past.exchanged.iter().map(|(out, into)| format!("{out} → {into}")));
    let power = |(colour, level): &(String, u8)| format!("{} {level}", words.word("colours", colour));
    parts.extend(past.powers.iter().map(power));
    if let Some(ink) = past.ink {
        let stamp = |quest: &String| format!("{} ({})", words.word("passport", quest), ink_word(words, ink));
        parts.extend(past.stamps.iter().map(stamp));
    }
    if let Some(why) = past.no_stamp {
        parts.push(words.word("passport", &format!("no_stamp_{}", why.slug())));
    }
    parts.join(" · ")
}

/// `verify --passport`: every log that a stamp rests on is replayed, and what the file tells follows from them.
pub fn verify(content: &Content, file: &Path, is_json: bool) -> Result<()> {
    let campaign = Kept::look(file, content).map_err(|error| {
        if is_json {
            let _ = say_json(serde_json::json!({ "ok": false, "error": error.to_string() }));
        }
        anyhow!("{error}")
    })?;
    let state = campaign.state();
    let stamped = state.history.iter().filter(|past| !past.stamps.is_empty()).count();
    let (races, stamps) = (state.history.len(), state.stamps().len());
    if is_json {
        return say_json(serde_json::json!({
            "ok": true, "races": races, "stamps": stamps, "races_with_stamps": stamped, "error": null,
        }));
    }
    say(format!(
        "{}: races replayed: {races}, every move legal, luck not bent; stamps: {stamps}, earned in so many races: {stamped}",
        file.display()
    ))
}
