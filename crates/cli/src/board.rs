//! `great-race board`: makes a board from a description, checks boards, draws them.

use crate::options::{self, GameArg};
use crate::words::Lang;
use anyhow::{Context, Result, anyhow, bail};
use atlas::draw::{BoardPicture, Colours, Position};
use clap::{Args, Subcommand};
use content::{Bundle, Content, Problem};
use game::Viewer;
use race::View;
use std::fs;
use std::path::{Path, PathBuf};

/// Boards: make one from geography, check how it plays, draw it.
#[derive(Args, Debug)]
pub struct BoardArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Make a board file from a description (docs/HOWTO/add-a-board.md).
    Make {
        /// The description, a TOML file.
        description: PathBuf,
        /// Where to write the board; without it, it is printed.
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Check what every board must satisfy.
    Check {
        /// Boards by slug, or board files; without any, all boards.
        boards: Vec<String>,
    },
    /// Draw a board as a map, or a position of a race on its map.
    Draw {
        /// A board by slug, or a board file; with --log, the board of the log.
        #[arg(required_unless_present = "log")]
        board: Option<String>,
        /// Where to write the picture: a .svg or .png file.
        #[arg(long)]
        out: PathBuf,
        /// The language of the names.
        #[arg(long, value_enum, default_value_t)]
        lang: Lang,
        /// How many pixels wide a PNG is.
        #[arg(long, default_value_t = 1600, value_parser = clap::value_parser!(u32).range(100..=8000))]
        width: u32,
        /// Draw a position of this log on the board, as everybody may see it.
        #[arg(long, value_name = "GAME")]
        log: Option<PathBuf>,
        /// The position after this record (0: the start); the last one unless said otherwise.
        #[arg(long, value_name = "N", requires = "log")]
        at: Option<u32>,
        /// Give a PNG at most 256 colours, for a small file.
        #[arg(long)]
        small: bool,
    },
}

/// Runs the command.
pub fn run(args: &BoardArgs) -> Result<()> {
    match &args.command {
        Command::Make { description, out } => make(description, out.as_deref()),
        Command::Check { boards } => check(boards),
        Command::Draw { board, out, lang, width, log, at, small } => {
            let colours = if *small { Colours::Few } else { Colours::All };
            let canvas = Canvas { out, lang: *lang, width: *width, colours };
            match log {
                Some(log) => draw_position(board.as_deref(), log, *at, &canvas),
                None => draw(board.as_deref().unwrap_or_default(), &canvas),
            }
        }
    }
}

fn make(description: &Path, out: Option<&Path>) -> Result<()> {
    let text = read(description)?;
    let folder = description.parent().unwrap_or(Path::new(""));
    let open =
        |name: &str| fs::read_to_string(folder.join(name)).map_err(|error| format!("{name:?} ({error})"));
    let name = description.display().to_string().replace('\\', "/");
    let board = atlas::make(&name, &text, open).or_else(|problems| refuse("the description", &problems))?;
    match out {
        None => print!("{board}"),
        Some(out) => fs::write(out, board).with_context(|| format!("cannot write {}", out.display()))?,
    }
    Ok(())
}

fn check(boards: &[String]) -> Result<()> {
    let mut content = Content::embedded();
    let slugs = if boards.is_empty() { content.boards() } else { Vec::new() };
    let named: Result<Vec<String>> = boards.iter().map(|board| find(&mut content, board)).collect();
    let mut problems = Vec::new();
    for slug in slugs.into_iter().chain(named?) {
        match content.board(&slug) {
            Err(found) => problems.extend(found),
            Ok(sources) => {
                let found = atlas::check(&sources);
                println!("{}", verdict(&slug, &atlas::facts(&sources), found.len()));
                problems.extend(found);
            }
        }
    }
    if problems.is_empty() { Ok(()) } else { refuse("what is checked", &problems) }
}

/// What to draw on.
struct Canvas<'a> {
    out: &'a Path,
    lang: Lang,
    width: u32,
    colours: Colours,
}

impl Canvas<'_> {
    /// The kind of file, or what is wrong with its name.
    fn ending(&self) -> Result<&str> {
        let ending = self.out.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if !["svg", "png"].contains(&ending) {
            bail!("cannot draw {}: the name must end in .svg or .png", self.out.display());
        }
        Ok(ending)
    }
    fn draw(&self, content: &Content, slug: &str, position: Option<Position<'_>>) -> Result<()> {
        let picture = BoardPicture::read(content, slug, self.lang.code())
            .or_else(|problems| refuse("the board", &problems))?;
        let svg = atlas::draw::draw(&picture, position);
        let bytes = match self.ending()? {
            "png" => atlas::draw::png(&svg, self.width, self.colours)
                .map_err(|error| anyhow!("cannot draw {slug}: {error}"))?,
            _ => atlas::draw::with_fonts(&svg).into_bytes(),
        };
        fs::write(self.out, bytes).with_context(|| format!("cannot write {}", self.out.display()))
    }
}

fn draw(board: &str, canvas: &Canvas<'_>) -> Result<()> {
    canvas.ending()?;
    let mut content = Content::embedded();
    let slug = find(&mut content, board)?;
    canvas.draw(&content, &slug, None)
}

/// A position of a log. Like a replay, it shows what a spectator may know.
fn draw_position(board: Option<&str>, log: &Path, at: Option<u32>, canvas: &Canvas<'_>) -> Result<()> {
    canvas.ending()?;
    let text = options::read_file(log)?;
    if options::game_of(&text) != GameArg::Race {
        bail!("{}: only a log of The Great Race has a board", log.display());
    }
    let mut content = Content::embedded();
    let named = board.map(|board| find(&mut content, board)).transpose()?;
    let (rules, tape) =
        options::read_race_log(&content, &text).map_err(|error| anyhow!("{}: {error}", log.display()))?;
    if let Some(named) = named.filter(|named| *named != rules.board) {
        bail!("{} is a race on {:?}, not on {named:?}", log.display(), rules.board);
    }
    let n = at.unwrap_or(tape.last());
    let Some(state) = tape.state_at(&rules, n) else {
        bail!("--at {n}: the log has records 1 to {}", tape.last());
    };
    let files = &tape.header().files;
    if !files.is_empty() {
        content = Content::embedded().with_bundle(&Bundle(files.clone()));
    }
    let view = View::new(&rules, &state, Viewer::Spectator);
    canvas.draw(&content, &rules.board, Some(Position { rules: &rules, table: view.table() }))
}

/// A board by slug or file; a file is laid over the content.
fn find(content: &mut Content, board: &str) -> Result<String> {
    let path = Path::new(board);
    let Some(stem) = path.extension().filter(|end| *end == "toml").and_then(|_| path.file_stem()) else {
        let known = content.boards();
        if known.iter().any(|slug| slug == board) {
            return Ok(board.to_owned());
        }
        bail!("there is no board {board:?}; there are: {}, or name a .toml file", known.join(", "));
    };
    let slug = stem.to_string_lossy().into_owned();
    let text = read(path)?;
    if text.lines().any(|line| line.starts_with("outline =")) {
        bail!(
            "{board} is a description: make a board of it first (great-race board make {board} --out FILE)"
        );
    }
    let file = (format!("boards/{slug}.toml"), text);
    let files = content.files().map(|(path, text)| (path.to_owned(), text.to_owned()));
    *content = Content::from_files(files.chain([file]).collect::<Vec<_>>());
    Ok(slug)
}

fn verdict(slug: &str, facts: &atlas::Facts, problems: usize) -> String {
    let span = |way: Option<(u32, u32)>| match way {
        None => "no way".to_owned(),
        Some((fewest, most)) if fewest == most => fewest.to_string(),
        Some((fewest, most)) => format!("{fewest}-{most}"),
    };
    let mark = if problems == 0 { "ok  " } else { "FAIL" };
    let [blue, yellow, green, red] = facts.colours;
    let [sea, air] = facts.lines;
    format!(
        "{mark}  {slug}: {} spaces, {} of them risk; {} from end to end, {} without risk; {} levels; {} cities \
         ({blue} blue, {yellow} yellow, {green} green, {red} red printed); {sea} sea lines, {air} air lines",
        facts.spaces,
        facts.risk,
        span(facts.way),
        span(facts.way_around),
        facts.levels,
        facts.cities,
    )
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn refuse<T>(what: &str, problems: &[Problem]) -> Result<T> {
    let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
    let places = if lines.len() == 1 { "1 place".to_owned() } else { format!("{} places", lines.len()) };
    bail!("{what} is wrong in {places}:\n{}", lines.join("\n"))
}
