//! Content files of somebody's own, laid over ours as `--content DIR` does. The input is a list of files, each behind a line
//! `== PATH`. What passes the check is made into rules and raced for a while.

use crate::played::{content, number_of, play_out};
use content::Content;
use game::{Seat, SplitMix};
use motorcar::MotorcarRace;
use race::modules::ModuleSet;
use race::rules::{Direction, Middle};
use race::{GreatRace, Options};

/// Long enough to see most of a game; content may make games as long as it likes.
const MOST_MOVES: usize = 600;
/// Boards raced for each input.
const MOST_BOARDS: usize = 2;

/// Lays the files over ours and plays with what comes out.
pub fn run(text: &str) {
    let files = files(text);
    let own = content().files().map(|(path, text)| (path.to_owned(), text.to_owned()));
    let whole = Content::from_files(own.chain(files.iter().cloned()));
    // As `great-race` does: all problems are told, and nothing is played with wrong content.
    let problems = whole.check();
    problems.iter().for_each(|problem| assert!(!problem.to_string().is_empty()));
    let mut luck = SplitMix(number_of(text));
    for board in boards_of(&files, &whole).into_iter().take(MOST_BOARDS) {
        let _ = (
            whole.names(&board),
            whole.picture(&board),
            whole.terrains(&board),
            whole.bundle(content::RaceFiles::plain(&board)),
        );
        race(&whole, &board, &mut luck);
    }
    let _ = whole.crews();
    if files.iter().any(|(path, _)| path.starts_with("motorcar/")) {
        motorcars(&whole, &mut luck);
    }
}

/// Path and text of each file of the input.
fn files(text: &str) -> Vec<(String, String)> {
    let parts = text.split("== ").filter_map(|part| part.split_once('\n'));
    parts.map(|(path, text)| (path.trim().to_owned(), text.to_owned())).collect()
}

/// The boards of the input; where it changes something else, one of ours.
fn boards_of(files: &[(String, String)], whole: &Content) -> Vec<String> {
    let board = |path: &str| Some(path.strip_prefix("boards/")?.strip_suffix(".toml")?.to_owned());
    let own: Vec<String> = files.iter().filter_map(|(path, _)| board(path)).collect();
    if own.is_empty() { whole.boards().into_iter().take(1).collect() } else { own }
}

fn race(whole: &Content, board: &str, luck: &mut SplitMix) {
    let Ok(sources) = whole.board(board) else { return };
    for (seats, direction) in [(2, Direction::Forward), (5, Direction::Reverse)] {
        let middle = Middle::random(&sources, luck);
        let options = Options {
            seats,
            first: Seat(0),
            direction,
            middle,
            modules: ModuleSet::NONE,
            leaders: [None; 5],
            solo: None,
        };
        let Ok(rules) = race::Rules::new(&sources, options) else { continue };
        play_out::<GreatRace>(&rules, &mut race::State::new(&rules), luck, MOST_MOVES);
    }
}

fn motorcars(whole: &Content, luck: &mut SplitMix) {
    use motorcar::sources::Flick;
    let Ok(sources) = whole.motorcar() else { return };
    for (seats, flick) in [(3, Flick::Skill), (6, Flick::Luck)] {
        let Ok(rules) = motorcar::Rules::new(&sources, motorcar::Options { seats, flick }) else { continue };
        let mut state = <MotorcarRace as game::Game>::start(&rules);
        play_out::<MotorcarRace>(&rules, &mut state, luck, MOST_MOVES);
    }
}
