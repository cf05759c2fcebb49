//! Tables to try things on, and players who say anything legal.

use content::Content;
use game::{Luck, Seat, SplitMix, Viewer};
use race::Rules;
use record::{Header, Seed};
use session::games::race::{RaceWish, race_table};
use session::race::RacePresenter;
use session::{
    Command, GameOptions, Holder, Notes, Refusal, SeatNotes, Settings, ShownOf, Status, Table, TableSpec,
};
use std::path::Path;
use std::sync::Arc;

pub type RaceTable = Table<RacePresenter>;
pub type RaceShown = ShownOf<RacePresenter>;

/// The small boards of the rules' tests.
pub fn content() -> Content {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../race/tests/content");
    Content::overlaid(&folder).expect("test content")
}

pub fn person(name: &str) -> Holder {
    Holder::person(name)
}
pub fn bot() -> Holder {
    Holder::Bot { level: "novice".into() }
}

pub fn spec(board: &str) -> TableSpec {
    TableSpec { options: GameOptions::Race(RaceWish::on(board)), luck: None, settings: Settings::default() }
}

pub struct Made {
    pub presenter: Arc<RacePresenter>,
    pub rules: Arc<Rules>,
    pub header: Header,
    pub seed: Seed,
    pub notes: Notes,
}

impl Made {
    pub fn new(board: &str, holders: Vec<Holder>, settings: Settings, number: u64) -> Made {
        Made::wishing(&RaceWish::on(board), holders, settings, number)
    }
    pub fn wishing(wish: &RaceWish, holders: Vec<Holder>, settings: Settings, number: u64) -> Made {
        let content = content();
        let seed = Seed::from_number(number);
        let nonces = Header::nonces_from(number, holders.len());
        let names = holders.iter().map(Holder::in_log).collect();
        let made = race_table(&content, wish, names, &seed, nonces);
        let (rules, _, header) = made.expect("rules");
        let seats = holders.into_iter().map(|holder| SeatNotes::new(holder, &settings)).collect();
        let notes = Notes {
            settings,
            seats,
            host: Some(0),
            status: Status::Running,
            assisted: false,
            window_opened: None,
            pause: None,
            salt: number,
        };
        let presenter = Arc::new(RacePresenter::new(&content, &wish.board, Vec::new()).expect("names"));
        Made { presenter, rules: Arc::new(rules), header, seed, notes }
    }
    pub fn start(&self, now: u64) -> RaceTable {
        let (presenter, rules) = (self.presenter.clone(), self.rules.clone());
        Table::start(presenter, rules, self.header.clone(), self.seed, self.notes.clone(), now)
            .expect("starts")
    }
    /// The same table from its log and notes, as after a restart.
    pub fn restore(&self, table: &RaceTable, now: u64) -> RaceTable {
        let (presenter, rules) = (self.presenter.clone(), self.rules.clone());
        let notes = serde_json::to_string(table.notes()).expect("JSON");
        let notes = serde_json::from_str(&notes).expect("reads back");
        let header = table.tape().header().clone();
        Table::restore(presenter, rules, header, self.seed, notes, table.tape().lines(), now)
            .expect("restores")
    }
}

/// A table of so many people, without clocks.
pub fn people(count: usize, number: u64) -> Made {
    let holders = (0..count).map(|i| person(&format!("P{i}"))).collect();
    Made::new("proving", holders, Settings::default(), number)
}

pub fn see(table: &RaceTable, seat: Seat) -> RaceShown {
    table.show(Viewer::Seat(seat), 0)
}
pub fn act(text: &str) -> Command {
    Command::Act { act: text.into() }
}
/// A seat says something with its present version.
pub fn say(table: &mut RaceTable, seat: Seat, text: &str, now: u64) -> Result<(), Refusal> {
    let version = table.version(Viewer::Seat(seat));
    table.command(seat, Some(version), &act(text), now)
}
pub fn seats(table: &RaceTable) -> Vec<Seat> {
    Seat::all(table.notes().seats.len() as u8).collect()
}

/// Everybody who is asked says something; bots too. `false` when nobody could.
pub fn round(table: &mut RaceTable, luck: &mut SplitMix, now: u64) -> bool {
    let mut any = false;
    for seat in seats(table) {
        if let Some(text) = choice(table, seat, luck) {
            if table.notes().seats[seat.index()].holder.bot().is_some() {
                let asked = table.bots_to_move().into_iter().find(|(s, _)| *s == seat);
                any |= asked.is_some_and(|(_, asked)| table.bot_answers(seat, asked, &text, now));
            } else {
                any |= say(table, seat, &text, now).is_ok();
            }
        }
    }
    any
}

/// Something legal, but no withdrawing.
pub fn choice(table: &RaceTable, seat: Seat, luck: &mut SplitMix) -> Option<String> {
    let shown = see(table, seat);
    let acts: Vec<&String> = shown.choices.iter().map(|c| &c.act).filter(|act| *act != "withdraw").collect();
    (!acts.is_empty()).then(|| acts[luck.below(acts.len() as u32) as usize].clone())
}

/// Plays until something is so; `false` if the game ends before.
pub fn play_until(
    table: &mut RaceTable,
    luck: &mut SplitMix,
    mut now: u64,
    wanted: impl Fn(&RaceTable) -> bool,
) -> bool {
    for _ in 0..20_000 {
        if wanted(table) {
            return true;
        }
        if table.is_over() {
            return false;
        }
        for seat in seats(table) {
            let Some(text) = choice(table, seat, luck) else { continue };
            let _ = say(table, seat, &text, now);
            if wanted(table) {
                return true;
            }
        }
        if let Some(due) = table.deadline() {
            now = now.max(due);
            table.tick(now);
        }
    }
    false
}

/// Is a window for sealed answers open?
pub fn in_window(table: &RaceTable) -> bool {
    table.notes().window_opened.is_some()
}
/// Whom the spectators see being asked.
pub fn asked(table: &RaceTable) -> Vec<Seat> {
    let shown = table.show(Viewer::Spectator, 0);
    shown.view.waiting.iter().map(|n| Seat(n - 1)).collect()
}
/// A table of three people where a window has just opened, and the time.
pub fn with_window(settings: Settings) -> (Made, RaceTable) {
    for number in 0..50 {
        let holders = (0..3).map(|i| person(&format!("P{i}"))).collect();
        let made = Made::new("proving", holders, settings, number);
        let mut table = made.start(0);
        let wanted = |t: &RaceTable| in_window(t) && asked(t).len() >= 2;
        if play_until(&mut table, &mut SplitMix(number), 0, wanted) {
            return (made, table);
        }
    }
    panic!("no window in fifty games");
}
