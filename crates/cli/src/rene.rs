//! `great-race rene`: for people with the cardboard game (R177). What came from deck and bag, and what they did, is typed in; what
//! René does is told. The same list of entries goes on on the page, and the other way round.

use crate::client::race::RaceTelling;
use crate::client::{Looks, Reader, Telling};
use crate::options::{self, DirectionArg, RaceArgs, SoloArgs};
use crate::play::keep::{self, NotKept};
use crate::terminal::say;
use crate::words::{Arg, Lang, Words};
use anyhow::{Result, anyhow, bail};
use clap::Args;
use content::Content;
use game::{Luck, SplitMix};
use race::rules::Direction;
use session::cardboard::Cardboard;
use session::cardboard::kinds::CardboardAsk;
use session::cardboard::wire::{
    CardboardAnswer, CardboardAsked, CardboardFile, CardboardOptions, CardboardRefused,
};
use session::race::kinds::RaceColour;
use std::io::BufRead;
use std::path::{Path, PathBuf};

/// How the cardboard table is laid.
#[derive(Args, Clone, Debug)]
pub struct ReneArgs {
    /// The board.
    #[arg(long, default_value = "africa")]
    board: String,
    /// Which way the race goes.
    #[arg(long, value_enum, default_value_t)]
    direction: DirectionArg,
    /// The middle city at the end of half a board, such as memphis on usa_west.
    #[arg(long, value_name = "CITY")]
    middle: Option<String>,
    /// The colours of the tokens on the middle cities, such as blue,red,green,yellow.
    #[arg(long, value_name = "COLOURS")]
    tokens: Option<String>,
    /// Who begins: 1 is you, 2 the Torpedo.
    #[arg(long, default_value_t = 1)]
    first: u8,
    /// Modules that René's rules read: season, microclimate, village.
    #[arg(long, value_name = "MODULES")]
    modules: Option<String>,
    /// René's deck: a level from 1 to 3 for all his cards, or eight cards, such as a1,b1,c2,..
    #[arg(long, value_name = "LEVEL")]
    rene: Option<String>,
    /// The Torpedo wins legacy powers; with numbers, it has some already, of blue, yellow, green and red cities.
    #[arg(long, value_name = "0,0,0,0", num_args = 0..=1, default_missing_value = "0,0,0,0")]
    legacy: Option<String>,
    /// The language.
    #[arg(long, value_enum, default_value_t)]
    lang: Lang,
    /// Keep the race in this file after every entry.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Write over whatever the file of --save holds.
    #[arg(long, requires = "save")]
    force: bool,
    /// Go on with the race in this file, from here or from the page, and keep it there.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["board", "direction", "middle", "tokens", "first", "modules", "rene", "legacy", "save"])]
    resume: Option<PathBuf>,
    /// Write the log into this file at the end, for `verify` and `replay`.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// A folder of content to lay over the embedded one: printed cards with other numbers are content.
    #[arg(long, value_name = "DIR")]
    content: Option<PathBuf>,
}

/// Asks and tells until the race is over, the player leaves or the input ends.
pub fn run(args: &ReneArgs) -> Result<()> {
    let content = options::load(args.content.as_deref())?;
    let words = Words::new(&content, args.lang)?;
    let (options, entries) = match &args.resume {
        None => (args.options()?, Vec::new()),
        Some(file) => {
            let read = CardboardFile::read(&options::read_file(file)?);
            let read = read.map_err(|why| anyhow!("{}: {why}", file.display()))?;
            (read.options, read.entries)
        }
    };
    let (race, refused) = Cardboard::with(&content, options, &entries)?;
    if let Some(no) = refused {
        let file = args.resume.as_deref().unwrap_or(Path::new("")).display();
        bail!("{file}: entry {} is not one that can be told there: {}", no.entry + 1, no.why);
    }
    let mut beside = Beside {
        teller: RaceTelling::new(race.board()),
        race,
        content,
        words: &words,
        file: args.save.clone().or_else(|| args.resume.clone()),
        log: args.log.clone(),
        colour: Looks::of_this_terminal().colour,
    };
    if let Some(file) = args.save.as_deref().filter(|_| !args.force) {
        keep::may_begin(file, &beside.text()).map_err(|why| anyhow!(why.told(&words)))?;
    }
    beside.keep().map_err(|why| anyhow!(why.told(&words)))?;
    beside.sit(&mut std::io::stdin().lock())
}

impl ReneArgs {
    fn options(&self) -> Result<CardboardOptions> {
        let solo =
            SoloArgs { solo: true, alone: false, rene: self.rene.clone(), legacy: self.legacy.clone() };
        let race = RaceArgs { modules: self.modules.clone(), solo, ..RaceArgs::on(&self.board) };
        let wish = race.wish()?;
        let colour = |word: &str| {
            let found = RaceColour::ALL.iter().find(|colour| colour.slug() == word);
            found.copied().ok_or_else(|| anyhow!("--tokens {word}: a token is blue, yellow, green or red"))
        };
        let tokens = self.tokens.iter().flat_map(|tokens| tokens.split(','));
        Ok(CardboardOptions {
            board: wish.board,
            direction: Direction::from(self.direction).into(),
            middle: self.middle.clone(),
            tokens: tokens.map(|word| colour(word.trim())).collect::<Result<_>>()?,
            first: self.first,
            modules: wish.modules,
            solo: wish.solo.ok_or_else(|| anyhow!("René has no deck"))?,
        })
    }
}

/// The program beside the board.
struct Beside<'a> {
    race: Cardboard,
    teller: RaceTelling,
    content: Content,
    words: &'a Words,
    file: Option<PathBuf>,
    log: Option<PathBuf>,
    colour: bool,
}

impl Beside<'_> {
    fn sit(&mut self, input: &mut impl BufRead) -> Result<()> {
        let board = self.race.board();
        let reader = self.reader();
        let values = [
            ("from", self.teller.place(&reader, board.start).into()),
            ("to", self.teller.place(&reader, board.finish).into()),
        ];
        say(reader.bold(&self.word("welcome", &values)))?;
        self.tell(0)?;
        self.ask()?;
        let mut line = String::new();
        loop {
            line.clear();
            let mut bytes = Vec::new();
            if input.read_until(b'\n', &mut bytes)? == 0 {
                break;
            }
            line.push_str(&String::from_utf8_lossy(&bytes));
            if matches!(line.trim().to_lowercase().as_str(), "quit" | "exit" | "q") {
                break;
            }
            self.obey(line.trim())?;
        }
        self.close()
    }
    fn close(&mut self) -> Result<()> {
        if let Some(file) = &self.log {
            keep::write(file, &self.race.log()).map_err(|why| anyhow!(why.told(self.words)))?;
            say(self.word("log_kept", &[("file", file.display().to_string().into())]))?;
        }
        match &self.file {
            Some(file) => say(self.word("again", &[("file", file.display().to_string().into())])),
            None => Ok(()),
        }
    }
    fn obey(&mut self, typed: &str) -> Result<()> {
        let line = typed.to_lowercase();
        let (verb, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        match line.as_str() {
            "" => self.ask(),
            "help" | "h" | "?" => say(self.word("help", &[])),
            "list" | "l" => self.list(),
            "map" => say(self.teller.position(&self.reader(), &self.race.view())),
            "undo" | "u" => self.undo(),
            "draw" if self.race.asked().kind == CardboardAsk::ReneCard => {
                let asked = self.race.asked();
                let any = SplitMix(crate::campaign::lot()).below(asked.answers.len() as u32) as usize;
                self.enter(&asked.answers[any].entry)
            }
            _ if verb.eq_ignore_ascii_case("save") && !rest.trim().is_empty() => self.save(rest.trim()),
            _ => {
                let entry = self.meant(&line).unwrap_or(line);
                self.enter(&entry)
            }
        }
    }
    /// A number of the list, or what an answer names.
    fn meant(&self, line: &str) -> Option<String> {
        let answers = self.race.asked().answers;
        let number = line.parse::<usize>().ok().and_then(|n| answers.get(n.checked_sub(1)?));
        let named = || answers.iter().find(|answer| answer.slug == line);
        number.or_else(named).map(|answer| answer.entry.clone())
    }
    fn enter(&mut self, entry: &str) -> Result<()> {
        let (told, before) = (self.race.entries().len() + 1, self.race.asked());
        match self.race.enter(entry) {
            Err(no) => say(self.no(&no)),
            Ok(()) => {
                self.keep().map_err(|why| anyhow!(why.told(self.words)))?;
                self.tell(told)?;
                // What was put right between question and answer changes neither.
                if self.race.asked() == before { self.question(&before) } else { self.ask() }
            }
        }
    }
    /// The race without its last entry.
    fn undo(&mut self) -> Result<()> {
        let Some((last, before)) = self.race.entries().split_last() else {
            return say(self.word("undo_none", &[]));
        };
        let last = last.clone();
        self.race = Cardboard::with(&self.content, self.race.options().clone(), before)?.0;
        self.keep().map_err(|why| anyhow!(why.told(self.words)))?;
        say(self.word("undone", &[("entry", last.into())]))?;
        self.ask()
    }

    fn text(&self) -> String {
        CardboardFile::of(&self.race).write()
    }
    fn keep(&self) -> Result<(), NotKept> {
        self.file.as_deref().map_or(Ok(()), |file| keep::write(file, &self.text()))
    }
    fn save(&mut self, file: &str) -> Result<()> {
        let text = self.text();
        let kept = keep::may_keep(Path::new(file), &text).and_then(|()| keep::write(Path::new(file), &text));
        match kept {
            Err(why) => say(why.told(self.words)),
            Ok(()) => {
                self.file = Some(file.into());
                say(self.word("kept", &[("file", file.to_owned().into())]))
            }
        }
    }

    // ---- what is said ----------------------------------------------------------------------------

    fn reader(&self) -> Reader<'_> {
        Reader { words: self.words, seat: Some(1), names: &[], colour: self.colour }
    }
    fn word(&self, key: &str, values: &[Arg]) -> String {
        self.words.say("cardboard", key, values)
    }
    /// What happened after so many entries.
    fn tell(&self, since: usize) -> Result<()> {
        let (reader, told) = (self.reader(), self.race.told(since));
        let events: Vec<_> = told.iter().map(|told| &told.event).collect();
        self.teller.events(&reader, &events).iter().try_for_each(|line| say(format!("  {line}")))
    }
    fn no(&self, no: &CardboardRefused) -> String {
        let values = [("text", no.text.clone().into()), ("limit", u32::from(no.limit.unwrap_or(0)).into())];
        self.word(&format!("no_{}", no.why), &values)
    }
    fn question(&self, asked: &CardboardAsked) -> Result<()> {
        let reader = self.reader();
        let space = asked.space.map(|space| self.teller.place(&reader, space)).unwrap_or_default();
        let values = [
            ("slot", u32::from(asked.slot.unwrap_or(0)).into()),
            ("left", u32::from(asked.left.unwrap_or(0)).into()),
            ("space", space.into()),
        ];
        say(reader.bold(&self.word(&format!("ask_{}", asked.kind), &values)))
    }
    fn ask(&self) -> Result<()> {
        let (asked, reader) = (self.race.asked(), self.reader());
        if asked.kind != CardboardAsk::Over {
            self.question(&asked)?;
        }
        if asked.kind == CardboardAsk::Turn {
            return say(self.word("turn_orders", &[]));
        }
        if asked.kind == CardboardAsk::Over {
            let result = self.teller.result(&reader, &self.race.view(), &self.race.results());
            return say(result).and_then(|()| say(self.word("result_text", &[])));
        }
        self.list()
    }
    fn list(&self) -> Result<()> {
        let asked = self.race.asked();
        let line = |(i, answer): (usize, &CardboardAnswer)| {
            format!("  {:>2}  {}", i + 1, self.answer(&asked, answer))
        };
        asked.answers.iter().enumerate().map(line).try_for_each(say)
    }
    fn answer(&self, asked: &CardboardAsked, answer: &CardboardAnswer) -> String {
        let reader = self.reader();
        let name = match asked.kind {
            CardboardAsk::Tile | CardboardAsk::BlindTile => self.teller.tile_name(&reader, &answer.slug),
            CardboardAsk::ReneCard => answer.slug.to_uppercase(),
            CardboardAsk::Die => answer.slug.clone(),
            _ => self.words.word("cards", &answer.slug),
        };
        format!("{:<24} {name}", answer.entry)
    }
}
