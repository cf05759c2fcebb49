//! `solo/passport.toml`: the quests of the passport, and the limits of races without an opponent (003:241-249; R168).

use std::collections::BTreeSet;

use race::modules::{Module, ModuleSet};
use race::rules::Direction;

use crate::Content;
use crate::problem::Report;
use crate::reader::{Entry, slug_mark, twice};
use crate::span::Span;

/// All quests in the order of the book, and what counts as won where nobody is beaten.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Passport {
    /// The quests.
    pub quests: Vec<Quest>,
    /// The most turns of a race without an opponent: board, forward, reverse.
    pub alone: Vec<(String, u8, u8)>,
}

impl Passport {
    /// The most turns that a race without an opponent may take here.
    pub fn limit(&self, board: &str, direction: Direction) -> Option<u8> {
        let (_, forward, reverse) = self.alone.iter().find(|(slug, ..)| slug == board)?;
        Some(match direction {
            Direction::Forward => *forward,
            Direction::Reverse => *reverse,
        })
    }
}

/// What a quest asks for; its words stand in `text/*/passport.ftl` under its slug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quest {
    /// Its slug.
    pub slug: String,
    /// Only on this board.
    pub board: Option<String>,
    /// Only this way.
    pub direction: Option<Direction>,
    /// How the race must end.
    pub result: QuestResult,
    /// These are in play, in this form or the harder one.
    pub modules: ModuleSet,
    /// Parcels delivered at least.
    pub parcels: u8,
    /// Money at the end, at least.
    pub francs: u16,
    /// Every card of René's is at least of this level.
    pub level: u8,
    /// Spaces of risk zones entered, without damage on any of them.
    pub risk: u8,
    /// The engine never stood at 0.
    pub sound: bool,
    /// No line was taken.
    pub overland: bool,
    /// Needs an opponent.
    pub rival: bool,
}

/// How a race must end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum QuestResult {
    /// René is beaten; where there is no opponent, the limit is kept.
    Win,
    /// The finish is reached.
    Home,
}

const DIRECTIONS: [(&str, Direction); 2] = [("forward", Direction::Forward), ("reverse", Direction::Reverse)];
const RESULTS: [(&str, QuestResult); 2] = [("win", QuestResult::Win), ("home", QuestResult::Home)];
const TURNS: Span = Span::whole(1, 40);

/// All of it.
pub(crate) fn read(content: &Content, report: &Report) -> Option<Passport> {
    let mut entry = content.open("solo", "passport", report)?;
    entry.slug_of_file();
    let boards = content.slugs("boards");
    let (mut slugs, mut quests, mut is_whole) = (BTreeSet::new(), Vec::new(), true);
    for quest in entry.list("quest", "quest", slug_mark) {
        match read_quest(quest, &boards, &mut slugs) {
            Some(quest) => quests.push(quest),
            None => is_whole = false,
        }
    }
    let (mut seen, mut alone) = (BTreeSet::new(), Vec::new());
    let mark = |table: &toml::Table| Some(format!("{:?}", table.get("board")?.as_str()?));
    for mut limit in entry.list("alone", "alone", mark) {
        let board = limit.reference("board", &boards);
        if let Some(board) = board.as_ref().filter(|board| !seen.insert((*board).clone())) {
            limit.tell("board", &twice(board), "each board once");
        }
        let (forward, reverse) = (limit.number("forward", TURNS), limit.number("reverse", TURNS));
        limit.close();
        match (board, forward, reverse) {
            (Some(board), Some(forward), Some(reverse)) => alone.push((board, forward, reverse)),
            _ => is_whole = false,
        }
    }
    entry.close();
    is_whole.then_some(Passport { quests, alone })
}

fn read_quest(mut quest: Entry<'_>, boards: &[&str], slugs: &mut BTreeSet<String>) -> Option<Quest> {
    let slug = quest.slug("slug");
    if let Some(slug) = slug.as_ref().filter(|slug| !slugs.insert((*slug).clone())) {
        quest.tell("slug", &twice(slug), "each slug once");
    }
    let board = if quest.has("board") { Some(quest.reference("board", boards)) } else { None };
    let direction = if quest.has("direction") { Some(quest.choice("direction", &DIRECTIONS)) } else { None };
    let result = quest.choice("result", &RESULTS);
    let modules = match quest.has("modules") {
        false => Some(ModuleSet::NONE),
        true => quest.need("modules", "a list of modules, such as [\"season:hard\", \"village\"]", |value| {
            let words = value.as_array()?.iter().map(|word| word.as_str()).collect::<Option<Vec<_>>>()?;
            ModuleSet::read(words).ok()
        }),
    };
    let parcels = quest.number_if_any("parcels", Span::whole(1, 20));
    let francs = quest.number_if_any("francs", Span::francs());
    let level = quest.number_if_any("level", Span::whole(1, 3));
    let risk = quest.number_if_any("risk", Span::whole(1, 30));
    let (sound, overland) = (quest.flag_if_any("sound"), quest.flag_if_any("overland"));
    let rival = quest.flag_if_any("rival");
    if level.is_some_and(|level: u8| level > 0) && rival == Some(false) {
        quest.tell("rival", "no rival", "rival = true with a level: only René has cards");
        return None;
    }
    let posts = modules.is_none_or(|modules| modules.has(Module::Postal));
    if parcels.is_some_and(|parcels: u8| parcels > 0) && !posts {
        quest.tell("modules", "no postal", "postal among the modules where parcels are to be delivered");
        return None;
    }
    quest.close();
    Some(Quest {
        slug: slug?,
        board: board.map_or(Some(None), |board| board.map(Some))?,
        direction: direction.map_or(Some(None), |direction| direction.map(Some))?,
        result: result?,
        modules: modules?,
        parcels: parcels?,
        francs: francs?,
        level: level?,
        risk: risk?,
        sound: sound?,
        overland: overland?,
        rival: rival?,
    })
}
