//! Games, boards and bots on offer, and the way from a wish or a stored game to a table. With `games`, which says what each
//! game brings, the only place that knows all games.

use crate::any_table::AnyTable;
use crate::games::motorcar::MotorcarHouse;
use crate::games::race::RaceHouse;
use crate::games::{Files, House, Lots, Unplayed};
use crate::notes::{Notes, Settings};
use crate::offer::{Offer, OptionKind};
use crate::opening::AgreedLuck;
use crate::presenter::{Presenter, Rules};
use crate::spec::{GameOptions, Outline, TableSpec, no_such_game};
use crate::table::Table;
use crate::{Gathering, Millis};
use ::motorcar::MotorcarRace;
use content::{Bundle, Content};
use game::{Game, Scoring, Seat};
use race::GreatRace;
use record::{Header, Line, Problem, Seed, Tape, rules_at_the_end};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

fn is_luck_word(word: &str) -> bool {
    (1..=40).contains(&word.chars().count()) && !word.chars().any(char::is_control)
}

/// Why a table could not be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CatalogError {
    /// No such game.
    #[error("{}", no_such_game(.0))]
    Game(String),
    /// Something about the wish.
    #[error("{0}")]
    Spec(String),
    /// Two seats want what only one can have.
    #[error("{0}")]
    Twice(String),
    /// Choices that contradict each other or cannot be had together.
    #[error("{text}")]
    Choice {
        /// A word for it that does not change.
        kind: &'static str,
        /// The reason in English, and what would work.
        text: String,
    },
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

/// Does something with the house of a game, by its slug: the one list of all games.
macro_rules! of_game {
    ($game:expr, $house:ident => $work:expr) => {
        match $game {
            GreatRace::SLUG => {
                type $house = RaceHouse;
                $work
            }
            MotorcarRace::SLUG => {
                type $house = MotorcarHouse;
                $work
            }
            other => Err(CatalogError::Game(other.into())),
        }
    };
}

impl Catalog {
    /// What is played with.
    pub fn content(&self) -> &Content {
        &self.content
    }
    /// Everything this content offers.
    pub fn new(content: Content) -> Catalog {
        Catalog { content }
    }
    /// What can be played.
    pub fn offers(&self) -> Vec<Offer> {
        vec![RaceHouse::offer(&self.content), MotorcarHouse::offer(&self.content)]
    }
    /// What the place of a table is called in every language; nothing where a game has but one.
    pub fn place_names(&self, outline: &Outline) -> BTreeMap<String, String> {
        let offer = self.offers().into_iter().find(|offer| offer.game == outline.game);
        let option = offer.and_then(|offer| offer.options.into_iter().find(|option| option.name == "board"));
        let named =
            option.and_then(|option| option.values.into_iter().find(|value| value.value == outline.board));
        named.map(|value| value.names).unwrap_or_default()
    }
    /// The game that is meant where none is said.
    pub fn first_game(&self) -> &'static str {
        GreatRace::SLUG
    }
    /// What is wrong with a wish.
    pub fn check(&self, spec: &TableSpec, seats: usize) -> Result<(), CatalogError> {
        spec.settings.problem().map_or(Ok(()), |problem| Err(CatalogError::Spec(problem.into())))?;
        if spec.luck.as_ref().is_some_and(|word| !is_luck_word(word)) {
            return Err(CatalogError::Spec("a word of luck has 1 to 40 letters".into()));
        }
        match &spec.options {
            GameOptions::Race(wish) => RaceHouse::check(&self.content, wish, seats),
            GameOptions::Motorcar(wish) => MotorcarHouse::check(&self.content, wish, seats),
        }
    }
    /// What is wrong with the name of a bot.
    pub fn check_bot(&self, game: &str, level: &str) -> Result<(), CatalogError> {
        of_game!(game, Here => Here::check_bot(level).map_err(CatalogError::Spec))
    }
    /// Changes one thing that a table before the start agreed on; `null` leaves it open. With a seat, for that seat alone. What
    /// is said for the whole table holds against what was said before: what does not go with it is left open. Whether
    /// the caller may is for [`Gathering::may_choose`] to say.
    pub fn choose(
        &self,
        gathering: &mut Gathering,
        name: &str,
        seat: Option<Seat>,
        value: Value,
    ) -> Result<(), CatalogError> {
        let game = gathering.spec.options.game();
        let offers = self.offers();
        let offered = offers.iter().filter(|offer| offer.game == game).flat_map(|offer| &offer.options);
        let Some(option) = offered.clone().find(|option| option.name == name) else {
            let names: Vec<&str> = offered.map(|option| option.name.as_str()).collect();
            let text = format!("there is no option \"{name}\"; there are: {}", names.join(", "));
            return Err(CatalogError::Spec(text));
        };
        if (option.kind == OptionKind::WordBySeat) != seat.is_some() {
            let whose =
                if seat.is_some() { "holds for the whole table: name no seat" } else { "wants a seat" };
            return Err(CatalogError::Spec(format!("\"{name}\" {whose}")));
        }
        let against =
            if seat.is_none() { self.against(&gathering.spec.options, name, &value) } else { Vec::new() };
        let mut options = gathering.spec.options.clone();
        for other in against {
            options = options.with(&other, None, Value::Null)?;
        }
        let options = options.with(name, seat, value)?;
        let spec = TableSpec { options, ..gathering.spec.clone() };
        self.check(&spec, gathering.places.len())?;
        gathering.spec = spec;
        Ok(())
    }
    /// The options that do not go with this one, as it is to be said: by its own word, or by theirs.
    fn against(&self, said: &GameOptions, name: &str, value: &Value) -> Vec<String> {
        if value.is_null() || value.as_array().is_some_and(Vec::is_empty) {
            return Vec::new();
        }
        let offers = self.offers();
        let options =
            || offers.iter().filter(|offer| offer.game == said.game()).flat_map(|offer| &offer.options);
        let not_with = |option: &str, word: &Value| -> Vec<String> {
            let values = options().filter(|one| one.name == option).flat_map(|one| &one.values);
            values.filter(|one| *word == one.value).flat_map(|one| one.not_with.clone()).collect()
        };
        let mut against = not_with(name, value);
        let theirs =
            options().filter(|one| not_with(&one.name, &said.said(&one.name)).iter().any(|it| it == name));
        against.extend(theirs.map(|one| one.name.clone()));
        against
    }
    /// What a game was begun with, so that it can be begun again: the one way from a header back to a wish. Luck is fresh.
    pub fn spec_of(&self, header: &Header, settings: Settings) -> Result<TableSpec, CatalogError> {
        Ok(TableSpec { options: options_of(header)?, luck: None, settings })
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
        match &spec.options {
            GameOptions::Race(wish) => self.begin::<RaceHouse>(wish, spec, seed, luck, notes, now),
            GameOptions::Motorcar(wish) => self.begin::<MotorcarHouse>(wish, spec, seed, luck, notes, now),
        }
    }
    fn begin<H: House>(
        &self,
        wish: &H::Wish,
        spec: &TableSpec,
        seed: Seed,
        luck: AgreedLuck,
        notes: Notes,
        now: Millis,
    ) -> Result<Fresh, CatalogError> {
        let names = notes.seats.iter().map(|seat| seat.holder.in_log()).collect();
        let lots = Lots { names, seed, nonces: luck.nonces };
        let begun = H::begin(&self.content, wish, lots).map_err(CatalogError::Spec)?;
        let header = Header { luck: spec.luck.clone(), drawn: luck.drawn, ..begun.header };
        let presenter = H::presenter(&self.content, &header).map_err(CatalogError::Spec)?;
        let table = Table::start(Arc::new(presenter), Arc::new(begun.rules), header, seed, notes, now)
            .map_err(|problem| CatalogError::Spec(problem.to_string()))?;
        Ok(Fresh { table: Box::new(table), bundle: begun.bundle })
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
        let game = header.game.clone();
        of_game!(game.as_str(), Here => {
            // What was settled before the start was settled by the older rules.
            let is_moved = rules_at_the_end(&header, lines) != header.rules_version;
            let (presenter, rules) = self.told::<Here>(&header, files, (!is_moved).then_some(&seed))?;
            in_a_box(Table::restore(presenter, rules, header, seed, notes, lines, now))
        })
    }
    /// A stored game that another server plays on at this moment: see [`Table::join_in`].
    pub fn join_in(
        &self,
        header: Header,
        files: &BTreeMap<String, String>,
        seed: Seed,
        notes: Notes,
        lines: &[Line],
    ) -> Result<Box<dyn AnyTable>, CatalogError> {
        let game = header.game.clone();
        of_game!(game.as_str(), Here => {
            let is_moved = rules_at_the_end(&header, lines) != header.rules_version;
            let (presenter, rules) = self.told::<Here>(&header, files, (!is_moved).then_some(&seed))?;
            in_a_box(Table::join_in(presenter, rules, header, seed, notes, lines))
        })
    }
    /// A stored game of older rules goes on under those of this program, from the position stored with its last record.
    #[expect(clippy::too_many_arguments, reason = "what is stored of a table, and what it goes on with")]
    pub fn move_on(
        &self,
        header: Header,
        files: &BTreeMap<String, String>,
        seed: Seed,
        notes: Notes,
        lines: &[Line],
        position: &str,
        now: Millis,
    ) -> Result<Box<dyn AnyTable>, CatalogError> {
        let game = header.game.clone();
        of_game!(game.as_str(), Here => {
            let (presenter, rules) = self.told::<Here>(&header, files, None)?;
            in_a_box(Table::move_on(presenter, rules, header, seed, notes, lines, position, now))
        })
    }
    /// How a stored game is told, and its rules, under the content it was begun with. With the seed, what luck settled before the
    /// start is checked too.
    fn told<H: House>(
        &self,
        header: &Header,
        files: &BTreeMap<String, String>,
        seed: Option<&Seed>,
    ) -> Result<Told<H::Presenter>, CatalogError> {
        let stored = CatalogError::Stored;
        let played = H::played(&self.content, Files::Stored(files), header);
        let content = played.map_err(|why| stored(why.told()))?.content;
        let rules = H::rules_of(&content, header, seed).map_err(stored)?;
        let presenter = H::presenter(&content, header).map_err(stored)?;
        Ok((Arc::new(presenter), Arc::new(rules)))
    }
    /// The content a game was begun with, of these stored files or of what is at hand here. Nothing if neither has the game's
    /// hash.
    pub fn bundle_of(&self, header: &Header, files: &BTreeMap<String, String>) -> Option<Bundle> {
        let bundle = Bundle(files.clone());
        if bundle.hash() == header.content {
            return Some(bundle);
        }
        let files = Files::Stored(files);
        let found: Result<_, CatalogError> =
            of_game!(header.game.as_str(), Here => Ok(Here::played(&self.content, files, header)));
        found.ok()?.ok().map(|played| played.bundle)
    }
    /// The version of a game's rules that is played here.
    pub fn rules_version(&self, game: &str) -> Option<u32> {
        of_game!(game, Here => Ok::<_, CatalogError>(version::<Here>())).ok()
    }
    /// How results of a game compare.
    pub fn scoring(&self, game: &str) -> Option<Scoring> {
        of_game!(game, Here => Ok::<_, CatalogError>(<<Here as House>::Presenter as Presenter>::Game::SCORING)).ok()
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
        let header = text.lines().next().and_then(|line| serde_json::from_str::<Header>(line).ok());
        // What has no header, or one of no game of ours, is told so by the reader.
        match header {
            Some(header) if header.game == MotorcarRace::SLUG => self.read::<MotorcarHouse>(text, go_on),
            _ => self.read::<RaceHouse>(text, go_on),
        }
    }
    /// A whole log file, under the rules of what it was played with.
    fn read<H: House>(&self, text: &str, go_on: impl FnMut(u32) -> bool) -> Result<ReadLog, CatalogError> {
        let mut bundle = None;
        let rules_for = |header: &Header, seed: Option<&Seed>| {
            let played = H::played(&self.content, Files::OfLog(&header.files), header);
            let played = played.map_err(Unplayed::told)?;
            bundle = Some(played.bundle);
            H::rules_of(&played.content, header, seed)
        };
        let read = Tape::<<H::Presenter as Presenter>::Game>::read_while(text, rules_for, go_on);
        let (_, tape) = read.map_err(|error| CatalogError::Stored(error.to_string()))?;
        let header = Header { files: BTreeMap::new(), ..tape.header().clone() };
        let bundle = bundle.ok_or(CatalogError::Stored("it has no content".into()))?;
        Ok(ReadLog { header, bundle, seed: seed_of(text), lines: tape.lines().to_vec() })
    }
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
    let value: Value = serde_json::from_str(last).ok()?;
    Seed::parse(value.get("seed")?.as_str()?)
}

/// How a game is told, and its rules.
type Told<P> = (Arc<P>, Arc<Rules<P>>);

fn in_a_box<P: Presenter>(table: Result<Table<P>, Problem>) -> Result<Box<dyn AnyTable>, CatalogError> {
    Ok(Box::new(table.map_err(|problem| CatalogError::Stored(problem.to_string()))?))
}

fn version<H: House>() -> u32 {
    <<H::Presenter as Presenter>::Game as Game>::RULES_VERSION
}

/// What was agreed on, from the first line of a log.
fn options_of(header: &Header) -> Result<GameOptions, CatalogError> {
    of_game!(header.game.as_str(), Here => Here::options_of(header).map_err(CatalogError::Stored))
}

/// What a lobby says of a game, from the first line of its log.
pub(crate) fn outline_of(header: &Header) -> Outline {
    let told = of_game!(header.game.as_str(), Here => Here::outline(header).map_err(CatalogError::Stored));
    told.unwrap_or_else(|_| Outline { game: header.game.clone(), ..Outline::default() })
}
