//! Games, boards and bots on offer, and the way from a wish or a stored game to a table. The only place that
//! knows all games.

use crate::Millis;
use crate::any_table::AnyTable;
use crate::motorcar::{MotorcarPresenter, motorcar_table};
use crate::notes::{Notes, Settings};
use crate::opening::AgreedLuck;
use crate::presenter::{Presenter, Rules};
use crate::race::{RacePresenter, race_header, race_rules};
use crate::table::Table;
use ::motorcar::MotorcarRace;
use content::{Bundle, Content, LANGUAGES, NotPlayed, Played};
use game::{Game, Scoring};
use race::GreatRace;
use record::{Header, Line, Seed, Tape};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use ts_rs::TS;
use utoipa::ToSchema;

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableSpec {
    /// Which game: `race` or `motorcar`.
    pub game: String,
    /// Which board of The Great Race.
    #[serde(default)]
    pub board: String,
    /// `forward` or `reverse`.
    #[serde(default = "forward")]
    pub direction: String,
    /// How motorcars find their turn order: `skill` or `luck`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub flick: Option<String>,
    /// A word that all luck comes from; without one it is drawn afresh. For the lesson, for duels over several tables
    /// with the same luck, and for tests: who knows the word can work out the luck, so everybody is told of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(
        min_length = 1,
        max_length = 40,
        pattern = r"^[^\u0000-\u001f\u007f-\u009f]*[^\u0000-\u001f\u007f-\u009f\s][^\u0000-\u001f\u007f-\u009f]*$"
    )]
    pub luck: Option<String>,
    /// How long people may think, and the like.
    #[serde(default)]
    pub settings: Settings,
}

fn is_luck_word(word: &str) -> bool {
    (1..=40).contains(&word.chars().count()) && !word.chars().any(char::is_control)
}

fn forward() -> String {
    "forward".into()
}

/// What can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Offer {
    /// Which game.
    pub game: String,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Boards by slug, with names in every language.
    pub boards: Vec<(String, BTreeMap<String, String>)>,
    /// Names of bots, weakest first.
    pub bots: Vec<String>,
}

/// Why a table could not be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CatalogError {
    /// No such game.
    #[error("there is no game \"{0}\" here; there are: race, motorcar")]
    Game(String),
    /// Something about the wish.
    #[error("{0}")]
    Spec(String),
    /// A stored game that does not hold together.
    #[error("{0}")]
    Stored(String),
}

/// A new game, ready to be stored: the table and the content it is played with.
#[derive(Debug)]
pub struct Fresh {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// Its content.
    pub bundle: Bundle,
}

/// Everything on offer.
#[derive(Clone, Debug)]
pub struct Catalog {
    content: Content,
}

impl Catalog {
    /// Everything this content offers.
    pub fn new(content: Content) -> Catalog {
        Catalog { content }
    }
    /// What can be played.
    pub fn offers(&self) -> Vec<Offer> {
        let board = |slug: String| {
            let names = self.content.names(&slug).ok()?;
            let names = LANGUAGES.map(|lang| (lang.to_owned(), names.board.in_language(lang).to_owned()));
            Some((slug, names.into_iter().collect()))
        };
        let names = |levels: &[&str]| levels.iter().map(|&level| level.to_owned()).collect();
        vec![
            Offer {
                game: "race".into(),
                seats: (2, 5),
                boards: self.content.boards().into_iter().filter_map(board).collect(),
                bots: names(&bots::race::LEVELS),
            },
            Offer {
                game: "motorcar".into(),
                seats: (3, 6),
                boards: Vec::new(),
                bots: names(&bots::motorcar::LEVELS),
            },
        ]
    }
    /// What is wrong with a wish.
    pub fn check(&self, spec: &TableSpec, seats: usize) -> Result<(), CatalogError> {
        spec.settings.problem().map_or(Ok(()), |problem| Err(CatalogError::Spec(problem.into())))?;
        if spec.luck.as_ref().is_some_and(|word| !is_luck_word(word)) {
            return Err(CatalogError::Spec("a word of luck has 1 to 40 letters".into()));
        }
        match spec.game.as_str() {
            "race" => self.check_race(spec, seats),
            "motorcar" if !(3..=6).contains(&seats) => {
                Err(CatalogError::Spec(format!("{seats} seats: a motorcar race has 3 to 6")))
            }
            "motorcar" if !matches!(spec.flick.as_deref(), None | Some("skill" | "luck")) => {
                Err(CatalogError::Spec("the flick is skill or luck".into()))
            }
            "motorcar" => Ok(()),
            other => Err(CatalogError::Game(other.into())),
        }
    }
    fn check_race(&self, spec: &TableSpec, seats: usize) -> Result<(), CatalogError> {
        let boards = self.content.boards();
        if !boards.contains(&spec.board) {
            let text = format!("there is no board \"{}\"; there are: {}", spec.board, boards.join(", "));
            return Err(CatalogError::Spec(text));
        }
        if !(2..=5).contains(&seats) {
            return Err(CatalogError::Spec(format!("{seats} seats: a race has 2 to 5")));
        }
        if !["forward", "reverse"].contains(&spec.direction.as_str()) {
            return Err(CatalogError::Spec("the direction is forward or reverse".into()));
        }
        Ok(())
    }
    /// What is wrong with the name of a bot.
    pub fn check_bot(&self, game: &str, level: &str) -> Result<(), CatalogError> {
        match game {
            "race" => bots::race::by_name(level).map(|_| ()).map_err(CatalogError::Spec),
            "motorcar" => bots::motorcar::by_name(level).map(|_| ()).map_err(CatalogError::Spec),
            other => Err(CatalogError::Game(other.into())),
        }
    }
    /// A new game: the seed was committed to before, and so was what the seats add.
    pub fn start(
        &self,
        spec: &TableSpec,
        seed: Seed,
        luck: AgreedLuck,
        notes: Notes,
        now: Millis,
    ) -> Result<Fresh, CatalogError> {
        self.check(spec, notes.seats.len())?;
        let names: Vec<String> = notes.seats.iter().map(|seat| seat.holder.in_log()).collect();
        let AgreedLuck { nonces, drawn } = luck;
        if spec.game == "motorcar" {
            let made = motorcar_table(&self.content, spec, names, &seed, nonces);
            let (rules, bundle, header) = made.map_err(CatalogError::Spec)?;
            let header = Header { luck: spec.luck.clone(), drawn, ..header };
            return begin(self.motorcar_presenter()?, rules, bundle, header, seed, notes, now);
        }
        let (rules, bundle) = race_rules(&self.content, spec, &seed, &nonces).map_err(CatalogError::Spec)?;
        let header = race_header(&rules, bundle.hash(), names, &seed, nonces);
        let header = Header { luck: spec.luck.clone(), drawn, ..header };
        begin(self.race_presenter(&spec.board)?, rules, bundle, header, seed, notes, now)
    }
    /// A stored game goes on, with the content it was begun with. What is stored as its content is not taken on anybody's
    /// word: only what has the hash in the header is played with.
    pub fn restore(
        &self,
        header: Header,
        files: &BTreeMap<String, String>,
        seed: Seed,
        notes: Notes,
        lines: &[Line],
        now: Millis,
    ) -> Result<Box<dyn AnyTable>, CatalogError> {
        let stored = |error: String| CatalogError::Stored(error);
        let table = if header.game == MotorcarRace::SLUG {
            let played = self.content.of_stored_motorcar(files, &header.content);
            let Played { content, .. } = played.map_err(|why| stored(other_content(&why)))?;
            let rules = motorcar_rules_of(&content, &header, Some(&seed)).map_err(stored)?;
            let presenter = Catalog { content }.motorcar_presenter()?;
            let table = Table::restore(presenter, Arc::new(rules), header, seed, notes, lines, now);
            table.map(|table| Box::new(table) as Box<dyn AnyTable>)
        } else {
            let board = race_board(&header).map_err(stored)?;
            let played = self.content.of_stored_race(files, &board, &header.content);
            let Played { content, .. } = played.map_err(|why| stored(other_content(&why)))?;
            let rules = race_rules_of(&content, &header, Some(&seed)).map_err(stored)?;
            let presenter = Catalog { content }.race_presenter(&board)?;
            let table = Table::restore(presenter, Arc::new(rules), header, seed, notes, lines, now);
            table.map(|table| Box::new(table) as Box<dyn AnyTable>)
        };
        table.map_err(|problem| stored(problem.to_string()))
    }
    /// The content a game was begun with, of these stored files or of what is at hand here. Nothing if neither has the game's
    /// hash.
    pub fn bundle_of(&self, header: &Header, files: &BTreeMap<String, String>) -> Option<Bundle> {
        let bundle = Bundle(files.clone());
        if bundle.hash() == header.content {
            return Some(bundle);
        }
        let played = if header.game == MotorcarRace::SLUG {
            self.content.of_stored_motorcar(files, &header.content)
        } else {
            self.content.of_stored_race(files, &race_board(header).ok()?, &header.content)
        };
        played.ok().map(|played| played.bundle)
    }
    /// The version of a game's rules that is played here.
    pub fn rules_version(&self, game: &str) -> Option<u32> {
        match game {
            GreatRace::SLUG => Some(GreatRace::RULES_VERSION),
            MotorcarRace::SLUG => Some(MotorcarRace::RULES_VERSION),
            _ => None,
        }
    }
    /// How results of a game compare.
    pub fn scoring(&self, game: &str) -> Option<Scoring> {
        match game {
            GreatRace::SLUG => Some(GreatRace::SCORING),
            MotorcarRace::SLUG => Some(MotorcarRace::SCORING),
            _ => None,
        }
    }
    /// Reads and checks a whole log file; gives its header, content, seed and records.
    pub fn read_log(&self, text: &str) -> Result<ReadLog, CatalogError> {
        self.read_log_while(text, |_| true)
    }
    /// As `read_log`, of a stranger's file: `go_on` is asked before every record, by its number.
    pub fn read_log_while(
        &self,
        text: &str,
        go_on: impl FnMut(u32) -> bool,
    ) -> Result<ReadLog, CatalogError> {
        let game = text.lines().next().and_then(|line| serde_json::from_str::<Header>(line).ok());
        if game.is_some_and(|header| header.game == MotorcarRace::SLUG) {
            let played = |header: &Header| self.content.of_motorcar_log(&header.files, &header.content);
            return read::<MotorcarRace>(text, go_on, |header| Ok(played(header)), motorcar_rules_of);
        }
        let played = |header: &Header| {
            Ok(self.content.of_race_log(&header.files, &race_board(header)?, &header.content))
        };
        read::<GreatRace>(text, go_on, played, race_rules_of)
    }
    fn motorcar_presenter(&self) -> Result<Arc<MotorcarPresenter>, CatalogError> {
        MotorcarPresenter::new(&self.content).map(Arc::new).map_err(|p| CatalogError::Spec(first(&p)))
    }
    fn race_presenter(&self, board: &str) -> Result<Arc<RacePresenter>, CatalogError> {
        RacePresenter::new(&self.content, board).map(Arc::new).map_err(|p| CatalogError::Spec(first(&p)))
    }
}

/// A whole log file, under the rules of what it was played with.
fn read<G: Game>(
    text: &str,
    go_on: impl FnMut(u32) -> bool,
    played: impl Fn(&Header) -> Result<Result<Played, NotPlayed>, String>,
    rules_of: impl Fn(&Content, &Header, Option<&Seed>) -> Result<G::Rules, String>,
) -> Result<ReadLog, CatalogError> {
    let mut bundle = None;
    let rules_for = |header: &Header, seed: Option<&Seed>| {
        let played = played(header)?.map_err(|why| other_content(&why))?;
        bundle = Some(played.bundle);
        rules_of(&played.content, header, seed)
    };
    let read = Tape::<G>::read_while(text, rules_for, go_on);
    let (_, tape) = read.map_err(|error| CatalogError::Stored(error.to_string()))?;
    let header = Header { files: BTreeMap::new(), ..tape.header().clone() };
    let bundle = bundle.ok_or(CatalogError::Stored("it has no content".into()))?;
    Ok(ReadLog { header, bundle, seed: seed_of(text), lines: tape.lines().to_vec() })
}

fn motorcar_rules_of(
    content: &Content,
    header: &Header,
    _: Option<&Seed>,
) -> Result<::motorcar::Rules, String> {
    let options = record::MotorcarOptions::from_value(&header.options)?.to_options()?;
    let sources = content.motorcar().map_err(|p| first(&p))?;
    ::motorcar::Rules::new(&sources, options).map_err(|e| e.to_string())
}

fn race_rules_of(content: &Content, header: &Header, seed: Option<&Seed>) -> Result<race::Rules, String> {
    let options = record::RaceOptions::from_value(&header.options)?;
    let sources = content.board(&options.board).map_err(|p| first(&p))?;
    seed.map_or(Ok(()), |seed| record::check_race_setup(header, &sources, seed))?;
    race::Rules::new(&sources, options.to_options()?).map_err(|e| e.to_string())
}

/// The board of a race, from its header.
fn race_board(header: &Header) -> Result<String, String> {
    if header.game != GreatRace::SLUG {
        return Err(format!("this is a log of the game \"{}\"", header.game));
    }
    Ok(record::RaceOptions::from_value(&header.options)?.board)
}

fn other_content(why: &NotPlayed) -> String {
    match why {
        NotPlayed::OtherHash { .. } => "it was played with other content than is at hand here".into(),
        why => why.to_string(),
    }
}

fn begin<P: Presenter>(
    presenter: Arc<P>,
    rules: Rules<P>,
    bundle: Bundle,
    header: Header,
    seed: Seed,
    notes: Notes,
    now: Millis,
) -> Result<Fresh, CatalogError> {
    let table = Table::start(presenter, Arc::new(rules), header, seed, notes, now)
        .map_err(|problem| CatalogError::Spec(problem.to_string()))?;
    Ok(Fresh { table: Box::new(table), bundle })
}

/// A log file that was read and checked.
#[derive(Clone, Debug)]
pub struct ReadLog {
    /// Its first line, without the content.
    pub header: Header,
    /// The content it was played with: exactly that of its board.
    pub bundle: Bundle,
    /// The seed, where the file holds it.
    pub seed: Option<Seed>,
    /// All records.
    pub lines: Vec<Line>,
}

/// The seed in the closing line of a file that was already checked.
fn seed_of(text: &str) -> Option<Seed> {
    let last = text.lines().last()?;
    let value: serde_json::Value = serde_json::from_str(last).ok()?;
    Seed::parse(value.get("seed")?.as_str()?)
}

fn first(problems: &[content::Problem]) -> String {
    problems.first().map_or(String::new(), ToString::to_string)
}
