//! Everything about one table that changes, in memory: what it was agreed on or how the game stands, what opens its seats, who is
//! connected, and what spectators will see later. Taken through [`DeskGuard`](crate::parlour::DeskGuard) alone.

use crate::error::ApiError;
use crate::hub::Hub;
use crate::secrets::{self, Secret};
use crate::store::{ChatRow, GameRow, Op, Stored};
use crate::summary::Summary;
use game::{Seat, Viewer};
use serde::Serialize;
use session::{AnyTable, Gathering, Notes, Place, Settings, Status};
use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

/// How far a table has come.
#[derive(Debug)]
pub enum Life {
    /// Seats fill.
    Gathering(Box<Gathering>),
    /// Played, or over.
    Playing(Box<dyn AnyTable>),
}

/// What opens a seat, as hashes.
#[derive(Clone, Debug)]
pub struct SeatKey {
    /// Of the token.
    pub token: String,
    /// Of the recovery code.
    pub recovery: String,
}

/// Where those who watch stand among the seats of the chat, from 0. All of them: nobody knows who they are.
pub const WATCHER: u8 = u8::MAX;

/// Something said beside the game.
#[derive(Clone, Debug)]
pub enum Talk {
    /// A line of chat.
    Chat(ChatRow),
    /// Somebody would like these seats (from 0) to go on.
    Nudge(u8, BTreeSet<u8>),
}

/// What spectators with a delay will be shown, and when.
#[derive(Debug)]
pub struct Later {
    /// In milliseconds since the epoch.
    pub due: u64,
    /// What they will see or hear.
    pub what: Delayed,
}

/// What reaches spectators late.
#[derive(Debug)]
pub enum Delayed {
    /// A view.
    Shown(Arc<str>),
    /// Something said.
    Said(Talk),
}

/// Everything about one table that changes.
#[derive(Debug)]
pub struct Desk {
    /// As it is stored.
    pub row: GameRow,
    /// Lobby or game.
    pub life: Life,
    /// By seat.
    pub keys: Vec<Option<SeatKey>>,
    /// Sockets by seat.
    pub sockets: Vec<u32>,
    /// Those of them that are the secret hand of a seat: a phone beside a screen that all look at.
    pub hands: Vec<u32>,
    /// Seats to which somebody is connected by way of another server.
    elsewhere: BTreeSet<u8>,
    /// Those of them whose secret hand lies there.
    hands_elsewhere: BTreeSet<u8>,
    /// How often the whole table was read anew: its marks count from there.
    pub generation: u32,
    /// Whom each seat does not want to hear.
    pub mutes: Vec<BTreeSet<u8>>,
    /// The number of the last line of chat.
    pub last_chat: i64,
    /// What spectators with a delay will be shown.
    pub later: VecDeque<Later>,
    /// What spectators with a delay are shown now.
    pub published: Option<Arc<str>>,
    /// Records that are durable.
    stored_lines: u32,
    /// The spectators' version that is already under way to them.
    queued: Option<(u32, u32)>,
}

impl Desk {
    /// A table before the start.
    pub fn gathering(row: GameRow, gathering: Gathering) -> Desk {
        let seats = gathering.places.len();
        Desk::new(row, Life::Gathering(Box::new(gathering)), seats)
    }
    /// A table that plays.
    pub fn playing(row: GameRow, table: Box<dyn AnyTable>) -> Desk {
        let seats = table.notes().seats.len();
        Desk::new(row, Life::Playing(table), seats)
    }
    fn new(row: GameRow, life: Life, seats: usize) -> Desk {
        Desk {
            row,
            life,
            keys: vec![None; seats],
            sockets: vec![0; seats],
            hands: vec![0; seats],
            elsewhere: BTreeSet::new(),
            hands_elsewhere: BTreeSet::new(),
            generation: 0,
            mutes: vec![BTreeSet::new(); seats],
            last_chat: 0,
            later: VecDeque::new(),
            published: None,
            stored_lines: 0,
            queued: None,
        }
    }
    /// What is stored already counts as stored; nobody is connected yet.
    pub fn loaded(mut self, stored: &Stored, now: u64) -> Desk {
        self = self.joined(stored);
        self.note_who_is_here(now);
        self
    }
    /// The same where others play on: who is connected is known there.
    pub fn joined(mut self, stored: &Stored) -> Desk {
        self.stored_lines = stored.lines.len() as u32;
        self.read_beside(stored);
        self
    }
    /// What stands beside the game.
    fn read_beside(&mut self, stored: &Stored) {
        self.last_chat = stored.last_chat;
        self.keys.fill(None);
        for (seat, token, recovery) in &stored.keys {
            if let Some(key) = self.keys.get_mut(usize::from(*seat)) {
                *key = Some(SeatKey { token: token.clone(), recovery: recovery.clone() });
            }
        }
        self.mutes.fill(BTreeSet::new());
        for (seat, muted) in &stored.mutes {
            if let Some(mutes) = self.mutes.get_mut(usize::from(*seat)) {
                mutes.insert(*muted);
            }
        }
    }
    /// Somebody is connected to the seats that have a socket, here or elsewhere, and nobody to the others.
    pub fn note_who_is_here(&mut self, now: u64) {
        let here: Vec<bool> = (0..self.sockets.len()).map(|seat| self.is_here(seat)).collect();
        if let Life::Playing(table) = &mut self.life {
            for (seat, is_here) in here.into_iter().enumerate() {
                table.set_present(Seat(seat as u8), is_here, now);
            }
        }
    }
    /// Is somebody connected to a seat, by way of this server or another?
    pub fn is_here(&self, seat: usize) -> bool {
        self.sockets[seat] > 0 || self.elsewhere.contains(&(seat as u8))
    }
    /// Does the secret hand of a seat lie on a screen, by way of this server or another?
    pub fn has_hand_out(&self, seat: usize) -> bool {
        self.hands[seat] > 0 || self.hands_elsewhere.contains(&(seat as u8))
    }
    /// Who is connected by way of other servers: seat, and whether that is the secret hand.
    pub fn note_elsewhere(&mut self, elsewhere: &[(u8, bool)]) {
        self.elsewhere = elsewhere.iter().map(|(seat, _)| *seat).collect();
        self.hands_elsewhere = elsewhere.iter().filter(|(_, hand)| *hand).map(|(seat, _)| *seat).collect();
    }
    /// How many records are durable, and the number of the last line of chat.
    pub fn known(&self) -> (u32, i64) {
        (self.stored_lines, self.last_chat)
    }
    /// Another server has gone on: what it stored after what is known here. `None` where the whole table must be read anew.
    pub fn follow(&mut self, stored: &Stored, now: u64) -> Option<()> {
        // What was changed here and is not stored has been overtaken; or a database that was behind has taken the place of ours.
        if self.last() != self.stored_lines || stored.row.version < self.row.version {
            return None;
        }
        match &mut self.life {
            Life::Gathering(gathering) if stored.row.header.is_empty() => {
                let now_agreed: Gathering = serde_json::from_str(&stored.row.notes).ok()?;
                **gathering = now_agreed.stored();
            }
            Life::Playing(table) if stored.row.header == self.row.header => {
                let notes: Notes = serde_json::from_str(&stored.row.notes).ok()?;
                let running = serde_json::from_str(&stored.row.clocks).unwrap_or_default();
                table.follow(&stored.lines, notes.with_running(&running)).ok()?;
            }
            _ => return None,
        }
        self.row = stored.row.clone();
        self.read_beside(stored);
        self.stored(now);
        Some(())
    }
    /// The whole table was read anew, after a change that another server has overtaken. Whoever is connected stays so.
    pub fn begin_again(&mut self, fresh: Desk) {
        self.generation += 1;
        (self.row, self.life, self.keys, self.mutes) = (fresh.row, fresh.life, fresh.keys, fresh.mutes);
        (self.stored_lines, self.last_chat) = (fresh.stored_lines, fresh.last_chat);
    }
    /// The game, if it has begun.
    pub fn table(&self) -> Result<&dyn AnyTable, ApiError> {
        match &self.life {
            Life::Playing(table) => Ok(&**table),
            Life::Gathering(_) => Err(ApiError::NotBegun),
        }
    }
    /// The game, if it has begun, to change it.
    pub fn table_mut(&mut self) -> Result<&mut Box<dyn AnyTable>, ApiError> {
        match &mut self.life {
            Life::Playing(table) => Ok(table),
            Life::Gathering(_) => Err(ApiError::NotBegun),
        }
    }
    /// The table before the start.
    pub fn gathering_mut(&mut self) -> Result<&mut Gathering, ApiError> {
        match &mut self.life {
            Life::Gathering(gathering) => Ok(gathering),
            Life::Playing(_) => Err(ApiError::Begun),
        }
    }
    /// There are records that are not stored, such as the one that moves a game to newer rules when it is loaded.
    pub fn has_news(&self) -> bool {
        self.last() > self.stored_lines
    }
    /// A row from before positions were stored.
    pub fn lacks_position(&self) -> bool {
        self.table().is_ok() && self.row.position.is_empty()
    }
    fn last(&self) -> u32 {
        match &self.life {
            Life::Playing(table) => table.last(),
            Life::Gathering(_) => 0,
        }
    }

    // ---- keys ----------------------------------------------------------------------------------

    /// The seat a token opens.
    pub fn seat_of(&self, token: &str) -> Result<Seat, ApiError> {
        let hash = secrets::hash(token.as_bytes());
        let found = self.keys.iter().position(|key| key.as_ref().is_some_and(|key| key.token == hash));
        found.map(|i| Seat(i as u8)).ok_or(ApiError::BadToken)
    }
    /// The seat a recovery code opens.
    pub fn seat_of_code(&self, code: &str) -> Result<Seat, ApiError> {
        let hash = secrets::hash(code.trim().to_lowercase().as_bytes());
        let found = self.keys.iter().position(|key| key.as_ref().is_some_and(|key| key.recovery == hash));
        found.map(|i| Seat(i as u8)).ok_or(ApiError::BadCode)
    }
    /// New secrets for a seat; what opened it before is worth nothing.
    pub fn mint(&mut self, hub: &Hub, seat: Seat) -> (Secret, Secret, Op) {
        let (token, recovery) = (Secret::token(&hub.config.entropy), Secret::recovery(&hub.config.entropy));
        let key = SeatKey { token: token.hash(), recovery: recovery.hash() };
        self.keys[seat.index()] = Some(key.clone());
        let game = self.row.id.clone();
        (token, recovery, Op::Key { game, seat: seat.0, token: key.token, recovery: key.recovery })
    }
    /// Nothing opens this seat any more; whom its person did not want to hear is forgotten too.
    pub fn revoke(&mut self, seat: Seat) -> [Op; 2] {
        self.keys[seat.index()] = None;
        self.mutes[seat.index()].clear();
        let (game, seat) = (self.row.id.clone(), seat.0);
        [Op::NoKey { game: game.clone(), seat }, Op::NoMute { game, seat, muted: None }]
    }
    /// Seats whose person is gone although something still opens them.
    pub fn revoke_the_gone(&mut self) -> Vec<Op> {
        let gone = |i: &usize| self.keys[*i].is_some() && !self.is_person(*i);
        let gone: Vec<usize> = (0..self.keys.len()).filter(gone).collect();
        gone.into_iter().flat_map(|i| self.revoke(Seat(i as u8))).collect()
    }
    /// Does this seat belong to a person?
    pub fn is_person(&self, seat: usize) -> bool {
        match &self.life {
            Life::Gathering(gathering) => matches!(gathering.places.get(seat), Some(Place::Person { .. })),
            Life::Playing(table) => table.notes().seats[seat].holder.is_person(),
        }
    }

    // ---- storing -------------------------------------------------------------------------------

    /// Everything that is not stored yet.
    pub(crate) fn collect(&mut self, now: u64, ops: &mut Vec<Op>) {
        let mut row = self.row.clone();
        row.summary = json(&Summary::of(&self.life));
        match &self.life {
            Life::Gathering(gathering) => {
                row.notes = json(gathering);
                row.status = if gathering.opening.is_some() { "opening" } else { "gathering" }.into();
            }
            Life::Playing(table) => {
                let lines = table.lines_after(self.stored_lines).into_iter();
                let game = &self.row.id;
                ops.extend(lines.map(|(seq, line)| Op::Line { game: game.clone(), seq, line }));
                row.header = json(table.header());
                row.notes = json(table.notes());
                row.status = status(table.notes().status).into();
                row.position = table.position();
                if !row.keeper.is_empty() {
                    row.clocks = json(&table.notes().running());
                }
            }
        }
        let same = row.notes == self.row.notes
            && row.summary == self.row.summary
            && row.status == self.row.status
            && row.header == self.row.header
            && row.position == self.row.position;
        let is_new = ops.iter().any(|op| matches!(op, Op::NewGame(_)));
        if !same || is_new || !ops.is_empty() {
            row.updated_at = now as i64;
            self.row = row;
            let row = Box::new(self.row.clone());
            match ops.iter_mut().find(|op| matches!(op, Op::NewGame(_) | Op::Game(_))) {
                Some(Op::NewGame(new)) => *new = row,
                Some(op) => *op = Op::Game(row),
                None => ops.push(Op::Game(row)),
            }
        }
    }

    /// What was collected is durable now.
    pub(crate) fn stored(&mut self, now: u64) {
        self.stored_lines = self.last();
        self.queue_for_spectators(now);
    }

    // ---- spectators ----------------------------------------------------------------------------

    /// How much later spectators see things, in milliseconds.
    pub fn delay(&self) -> u64 {
        match &self.life {
            Life::Playing(table) => u64::from(table.notes().settings.spectator_delay) * 1000,
            Life::Gathering(_) => 0,
        }
    }
    /// What was agreed on.
    pub fn settings(&self) -> Settings {
        match &self.life {
            Life::Playing(table) => table.notes().settings,
            Life::Gathering(gathering) => gathering.spec.settings,
        }
    }
    /// What has changed for spectators with a delay is put aside for them.
    fn queue_for_spectators(&mut self, now: u64) {
        let delay = self.delay();
        let Life::Playing(table) = &self.life else { return };
        let at = (table.version(Viewer::Spectator), table.mark(Viewer::Spectator));
        if delay == 0 || self.queued == Some(at) {
            return;
        }
        let since = self.queued.map_or(at.0, |(version, _)| version);
        let shown = Arc::from(table.shown_json(Viewer::Spectator, since));
        self.queued = Some(at);
        self.later.push_back(Later { due: now + delay, what: Delayed::Shown(shown) });
    }
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data has a JSON form")
}

/// How a status is stored.
pub fn status(status: Status) -> &'static str {
    match status {
        Status::Running => "running",
        Status::Paused => "paused",
        Status::Over => "over",
        Status::Abandoned => "abandoned",
    }
}
