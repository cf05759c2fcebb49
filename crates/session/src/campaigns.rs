//! Campaigns on the wire (rule book 003): how one stands, told so that a page can draw deck, powers, passport and history, and what the
//! next race of one is raced with. What a campaign *is* stands in the crate `campaign`.

use crate::catalog::{Catalog, CatalogError};
use crate::games::race::RaceWish;
use crate::kinds::kinds;
use crate::race::kinds::{RaceColour, RaceDirection};
use crate::race::rene::{RaceReneCard, card_of};
use crate::spec::{GameOptions, TableSpec};
use ::campaign::{Campaign, CampaignError, Ending, Ink, NoStamp, Past, Rules, Upgrades};
use content::{Passport, Quest, QuestResult};
use race::ids::Colour;
use record::SoloOptions;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

kinds!(
    /// How a race of a campaign ended; an abandoned one is the Torpedo's.
    CampaignEnding: Ending {
        Won = "won",
        Lost = "lost",
        Abandoned = "abandoned",
    }
);
kinds!(
    /// The inks of the passport.
    CampaignInk: Ink {
        Prudent = "prudent",
        Legendary = "legendary",
        Alone = "alone",
    }
);
kinds!(
    /// Why a race earns no stamp, whatever was done in it.
    CampaignNoStamp: NoStamp {
        NoPassport = "no_passport",
        Abandoned = "abandoned",
        WordLuck = "word_luck",
        Assisted = "assisted",
        Bot = "bot",
        NoDeckBuilding = "no_deck_building",
    }
);
kinds!(
    /// Which cards René exchanges: luck decides, or the player names the letters.
    CampaignUpgrades: Upgrades {
        Random = "random",
        Letter = "letter",
    }
);
kinds!(
    /// How a race must end for a quest: won, or only at the finish.
    CampaignGoal: QuestResult {
        Win = "win",
        Home = "home",
    }
);

/// What is agreed on for a whole campaign. The first three are independent of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CampaignRules {
    /// René's cards get better.
    pub deck_building: bool,
    /// The Torpedo wins powers and keeps them.
    pub legacy: bool,
    /// Quests are stamped.
    pub passport: bool,
    /// Which cards are exchanged.
    pub upgrades: CampaignUpgrades,
    /// The level of all his cards at the start.
    #[schema(minimum = 1, maximum = 3)]
    pub level: u8,
}

impl Default for CampaignRules {
    fn default() -> CampaignRules {
        Rules::default().into()
    }
}

impl From<Rules> for CampaignRules {
    fn from(rules: Rules) -> CampaignRules {
        let Rules { deck_building, legacy, passport, upgrades, level } = rules;
        CampaignRules { deck_building, legacy, passport, upgrades: upgrades.into(), level }
    }
}

impl From<CampaignRules> for Rules {
    fn from(rules: CampaignRules) -> Rules {
        let CampaignRules { deck_building, legacy, passport, upgrades, level } = rules;
        let upgrades = match upgrades {
            CampaignUpgrades::Random => Upgrades::Random,
            CampaignUpgrades::Letter => Upgrades::Letter,
        };
        Rules { deck_building, legacy, passport, upgrades, level }
    }
}

/// A campaign in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignLine {
    /// Its id.
    pub id: String,
    /// Whose.
    pub player: String,
    /// What is agreed on.
    pub rules: CampaignRules,
    /// Races so far.
    pub races: u32,
    /// Races won.
    pub won: u32,
    /// Stamps in the passport, in all inks.
    pub stamps: u32,
    /// The lowest level in René's deck.
    pub level: u8,
    /// Every quest has its Legendary stamp.
    pub legendary: bool,
    /// The table of the race that is running.
    pub running: Option<String>,
    /// When it last changed: milliseconds since the epoch.
    pub updated_at: i64,
}

/// How a campaign stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignShown {
    /// Its id.
    pub id: String,
    /// Whose.
    pub player: String,
    /// What is agreed on.
    pub rules: CampaignRules,
    /// René's eight cards, lowest level first.
    pub deck: Vec<RaceReneCard>,
    /// The Torpedo's powers, of blue, yellow, green and red cities.
    pub powers: [u8; 4],
    /// Who begins the next race against René: 1 the player, 2 the Torpedo.
    pub first: u8,
    /// Cards that have to be named by letter before the next race against René.
    pub owed: u8,
    /// The letters that can be named.
    pub letters: Vec<String>,
    /// All quests in the order of the book, with their stamps.
    pub quests: Vec<CampaignQuest>,
    /// The most turns of a race without an opponent, by board.
    pub limits: Vec<CampaignLimit>,
    /// Every quest has its Legendary stamp.
    pub legendary: bool,
    /// Where something was won.
    pub won: Vec<CampaignWon>,
    /// All races, oldest first.
    pub history: Vec<CampaignRace>,
    /// The table of the race that is running.
    pub running: Option<String>,
}

/// A quest of the passport. Its words stand in `passport.ftl` under its slug.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignQuest {
    /// Its slug.
    pub slug: String,
    /// Only on this board; quests without one are feats.
    pub board: Option<String>,
    /// Only this way.
    pub direction: Option<RaceDirection>,
    /// How the race must end.
    pub goal: CampaignGoal,
    /// Modules that must be in play.
    pub modules: Vec<String>,
    /// Parcels to deliver, or 0.
    pub parcels: u8,
    /// Francs to have at the end, or 0.
    pub francs: u16,
    /// The lowest level of René's cards, or 0.
    pub level: u8,
    /// Spaces of risk zones to enter without damage, or 0.
    pub risk: u8,
    /// The engine must never stand at 0.
    pub sound: bool,
    /// No line may be taken.
    pub overland: bool,
    /// Needs René: there is no stamp for it alone.
    pub rival: bool,
    /// Its stamps.
    pub stamps: Vec<CampaignStamp>,
}

/// A stamp.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignStamp {
    /// In this ink.
    pub ink: CampaignInk,
    /// The race that earned it, from 1.
    pub race: u32,
}

/// The most turns of a race without an opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignLimit {
    /// The board.
    pub board: String,
    /// Forward.
    pub forward: u8,
    /// Reverse.
    pub reverse: u8,
}

/// Where something was won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignWon {
    /// The board.
    pub board: String,
    /// Which way.
    pub direction: RaceDirection,
    /// In these inks; none where races earned no stamp.
    pub inks: Vec<CampaignInk>,
}

/// A race of a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignRace {
    /// From 1.
    pub race: u32,
    /// Where.
    pub board: String,
    /// Which way.
    pub direction: RaceDirection,
    /// With what.
    pub modules: Vec<String>,
    /// Without an opponent.
    pub alone: bool,
    /// How it ended.
    pub ending: CampaignEnding,
    /// Game turns.
    pub turns: u8,
    /// Points of the player.
    pub points: u16,
    /// Points of the Torpedo.
    pub torpedo: u16,
    /// Cards that left René's deck after it, with those that entered.
    pub exchanged: Vec<CampaignExchange>,
    /// Powers that the Torpedo won.
    pub powers: Vec<CampaignPower>,
    /// The ink of its stamps.
    pub ink: Option<CampaignInk>,
    /// Quests that it stamped.
    pub stamps: Vec<String>,
    /// Why there is none, whatever was done.
    pub no_stamp: Option<CampaignNoStamp>,
}

/// A card that left René's deck, and the one that entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignExchange {
    /// Left.
    pub out: String,
    /// Entered.
    pub into: String,
}

/// A power that the Torpedo won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CampaignPower {
    /// Of cities of this colour.
    pub colour: RaceColour,
    /// From 1 to 4.
    pub level: u8,
}

impl Catalog {
    /// A new campaign.
    pub fn new_campaign(
        &self,
        id: &str,
        player: &str,
        rules: CampaignRules,
    ) -> Result<Campaign, CampaignError> {
        Campaign::new(id, player, rules.into())
    }
    /// A campaign from a stranger's file, every log checked; `go_on` is asked before each of them.
    pub fn read_campaign(&self, text: &str, go_on: impl FnMut() -> bool) -> Result<Campaign, CampaignError> {
        let mut campaign = Campaign::read_while(text, self.content(), go_on)?;
        // A race that runs elsewhere cannot go on here: it was given up.
        if campaign.running().is_some() {
            campaign.close(self.content())?;
        }
        Ok(campaign)
    }
    /// A race that is over, or was given up, is entered.
    pub fn enter_race(&self, campaign: &mut Campaign, log: &str) -> Result<(), CampaignError> {
        campaign.enter(self.content(), log)
    }
    /// What the next race of a campaign is raced with: what the player wishes, and what the races before it lead to.
    pub fn next_of_campaign(&self, campaign: &Campaign, spec: TableSpec) -> Result<TableSpec, CatalogError> {
        let GameOptions::Race(wish) = spec.options else {
            return Err(CatalogError::Spec("a campaign is of The Great Race".into()));
        };
        let options = next_wish(campaign, wish)?;
        let spec = TableSpec { options: GameOptions::Race(options), ..spec };
        self.check(&spec, 1)?;
        Ok(spec)
    }
    /// A campaign in a list.
    pub fn campaign_line(
        &self,
        campaign: &Campaign,
        running: Option<String>,
        updated_at: i64,
    ) -> CampaignLine {
        let state = campaign.state();
        let count = |n: usize| n as u32;
        CampaignLine {
            id: campaign.id.clone(),
            player: campaign.player.clone(),
            rules: campaign.rules.into(),
            races: count(state.history.len()),
            won: count(state.history.iter().filter(|past| past.ending == Ending::Won).count()),
            stamps: count(state.stamps().len()),
            level: state.deck().iter().map(|card| card.level()).min().unwrap_or(0),
            legendary: state.is_legendary(&self.passport()),
            running,
            updated_at,
        }
    }
    /// How a campaign stands.
    pub fn show_campaign(&self, campaign: &Campaign, running: Option<String>) -> CampaignShown {
        let (state, passport) = (campaign.state(), self.passport());
        let cards = self.rene_cards();
        let card = |id: race::solo::ReneId| cards.get(id.index()).map(|card| card_of(id, card));
        let limit = |(board, forward, reverse): &(String, u8, u8)| CampaignLimit {
            board: board.clone(),
            forward: *forward,
            reverse: *reverse,
        };
        let won = state.won().into_iter().map(|((board, direction), inks)| CampaignWon {
            board,
            direction: direction_of(&direction),
            inks: inks.into_iter().flatten().map(Into::into).collect(),
        });
        let races = state.history.iter().zip(1..);
        CampaignShown {
            id: campaign.id.clone(),
            player: campaign.player.clone(),
            rules: campaign.rules.into(),
            deck: state.deck().iter().filter_map(card).collect(),
            powers: state.powers,
            first: state.first,
            owed: state.owed,
            letters: state.letters().into_iter().map(String::from).collect(),
            quests: quests(&passport, campaign),
            limits: passport.alone.iter().map(limit).collect(),
            legendary: state.is_legendary(&passport),
            won: won.collect(),
            history: races.map(|(past, race)| shown(past, race)).collect(),
            running,
        }
    }
    fn passport(&self) -> Passport {
        self.content().passport().unwrap_or_default()
    }
    /// All of René's cards.
    fn rene_cards(&self) -> Vec<race::solo::ReneCard> {
        let board = self.content().boards().into_iter().next();
        let sources = board.and_then(|board| self.content().board(&board).ok());
        sources.map(|sources| sources.solo.cards.to_vec()).unwrap_or_default()
    }
}

/// What the next race of a campaign is raced with. Deck, powers and who begins are not for the player to say.
pub fn next_wish(campaign: &Campaign, wish: RaceWish) -> Result<RaceWish, CatalogError> {
    let no = |kind, text: String| Err(CatalogError::Choice { kind, text });
    if wish.solo.is_some() || wish.first.is_some() {
        let words = "deck, powers and who begins follow from the campaign: leave them out";
        return no("campaign_settled", words.into());
    }
    if wish.alone {
        return Ok(wish);
    }
    let state = campaign.state();
    if state.owed > 0 {
        let words = format!("{} of René's cards have to be named by letter first", state.owed);
        return no("campaign_owes", words);
    }
    let solo = SoloOptions::new(&state.solo(&campaign.rules)).into();
    Ok(RaceWish { solo: Some(solo), first: Some(state.first), ..wish })
}

fn quests(passport: &Passport, campaign: &Campaign) -> Vec<CampaignQuest> {
    let stamps = campaign.state().stamps();
    let stamp = |slug: &str, ink: Ink| {
        let race = stamps.get(&(slug.to_owned(), ink))?;
        Some(CampaignStamp { ink: ink.into(), race: *race as u32 })
    };
    let shown = |quest: &Quest| CampaignQuest {
        slug: quest.slug.clone(),
        board: quest.board.clone(),
        direction: quest.direction.map(Into::into),
        goal: quest.result.into(),
        modules: quest.modules.words(),
        parcels: quest.parcels,
        francs: quest.francs,
        level: quest.level,
        risk: quest.risk,
        sound: quest.sound,
        overland: quest.overland,
        rival: quest.rival,
        stamps: Ink::ALL.into_iter().filter_map(|ink| stamp(&quest.slug, ink)).collect(),
    };
    passport.quests.iter().map(shown).collect()
}

/// A race of a file went one way or the other: it was read from its log.
fn direction_of(word: &str) -> RaceDirection {
    RaceDirection::ALL.iter().copied().find(|one| one.slug() == word).unwrap_or_default()
}

fn shown(past: &Past, race: u32) -> CampaignRace {
    let exchange = |(out, into): &(String, String)| CampaignExchange { out: out.clone(), into: into.clone() };
    let power = |(slug, level): &(String, u8)| {
        let colour = Colour::OF_CITIES.into_iter().find(|colour| colour.slug() == slug)?;
        Some(CampaignPower { colour: colour.into(), level: *level })
    };
    CampaignRace {
        race,
        board: past.board.clone(),
        direction: direction_of(&past.direction),
        modules: past.modules.clone(),
        alone: past.alone,
        ending: past.ending.into(),
        turns: past.turns,
        points: past.points.0,
        torpedo: past.points.1,
        exchanged: past.exchanged.iter().map(exchange).collect(),
        powers: past.powers.iter().filter_map(power).collect(),
        ink: past.ink.map(Into::into),
        stamps: past.stamps.clone(),
        no_stamp: past.no_stamp.map(Into::into),
    }
}
