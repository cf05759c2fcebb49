//! A race with the cardboard game on the table and the program as René (R177, docs/decisions/0017): a solo race whose luck and
//! whose player's doings are told by a person. The rules are the same as ever. What René's rules do not read is not asked: the program plans
//! for the player, lets dangers happen and puts cards aside, and shows none of it.
//!
//! A race is what was agreed on and what was told, in order; everything else follows from these. So nothing is kept for it here: whoever
//! plays keeps the list, takes the last thing back by leaving it out, and goes on in a terminal where a phone stopped.
//!
//! | file | what |
//! |---|---|
//! | `options` | what is agreed on, and the rules and header that it makes |
//! | `entry` | what can be told, as text |
//! | `wire` | what is sent |
//! | `kinds` | closed lists of words |

mod entry;
pub mod kinds;
mod options;
pub mod wire;

use crate::catalog::CatalogError;
use crate::presenter::Presenter;
use crate::race::RacePresenter;
use crate::race::kinds::RaceEventKind;
use crate::race::wire::{RaceBoard, RaceEvent, RaceView};
use crate::wire::FinalPlace;
use content::Content;
use entry::Entry;
use game::{Actions, Game, Node, Outcomes, Seat, Viewer, Weighted};
use kinds::{CardboardAsk, CardboardNo};
use race::cards::takes_from_torpedo;
use race::ids::Skill;
use race::outcome::Chance;
use race::rooms::Frame;
use race::solo::cardboard::{self, NotSo, Told};
use race::solo::{HUMAN, TORPEDO};
use race::{Action, GreatRace, Outcome, Rules, State};
use record::Tape;
use std::collections::BTreeMap;
use wire::{CardboardAnswer, CardboardAsked, CardboardOptions, CardboardRefused, CardboardTold};

/// The most that is told of one race.
pub const MOST_ENTRIES: usize = 2000;
/// The longest that one thing told is.
pub const LONGEST_ENTRY: usize = 80;

/// A race with the cardboard game.
#[derive(Debug)]
pub struct Cardboard {
    presenter: RacePresenter,
    rules: Rules,
    tape: Tape<GreatRace>,
    /// The content, for a log that can be read anywhere.
    files: BTreeMap<String, String>,
    options: CardboardOptions,
    entries: Vec<String>,
    told: Vec<CardboardTold>,
}

impl Cardboard {
    /// The table is laid.
    pub fn new(content: &Content, options: CardboardOptions) -> Result<Cardboard, CatalogError> {
        let (rules, header, files) = options::begin(content, &options)?;
        let stored = |problem: record::Problem| CatalogError::Spec(problem.to_string());
        let presenter = RacePresenter::new(content, &options.board, Vec::new());
        let presenter = presenter.map_err(|problems| CatalogError::Spec(crate::games::first(&problems)))?;
        let tape = Tape::new(&rules, header, None).map_err(stored)?;
        let mut race =
            Cardboard { presenter, rules, tape, files, options, entries: Vec::new(), told: Vec::new() };
        race.go_on();
        Ok(race)
    }
    /// The table is laid, and these things are told one after the other, as far as they can be.
    pub fn with(
        content: &Content,
        options: CardboardOptions,
        entries: &[String],
    ) -> Result<(Cardboard, Option<CardboardRefused>), CatalogError> {
        let mut race = Cardboard::new(content, options)?;
        for entry in entries {
            if let Err(refused) = race.enter(entry) {
                return Ok((race, Some(refused)));
            }
        }
        Ok((race, None))
    }

    /// What was agreed on.
    pub fn options(&self) -> &CardboardOptions {
        &self.options
    }
    /// What was told so far.
    pub fn entries(&self) -> &[String] {
        &self.entries
    }
    /// What happened, and after which of the entries, from 0 for the start.
    pub fn told(&self, since: usize) -> Vec<CardboardTold> {
        self.told.iter().filter(|told| told.entry as usize >= since).cloned().collect()
    }
    /// What never changes.
    pub fn board(&self) -> RaceBoard {
        self.presenter.board(&self.rules)
    }
    /// The table. Nothing of a hand or a plan is in it that anybody has told.
    pub fn view(&self) -> RaceView {
        let view = GreatRace::view(&self.rules, self.tape.state(), Viewer::Seat(HUMAN));
        let mut view = RaceView { hand: None, plan: None, ..self.presenter.view(&self.rules, &view) };
        // What the program holds and plans for the player is nothing that lies on the table.
        if let Some(player) = view.players.first_mut() {
            (player.cards, player.assistants) = (0, [0; 4]);
            player.seen.clear();
        }
        view
    }
    /// The result, once the race is over.
    pub fn results(&self) -> Vec<FinalPlace> {
        if self.state().node() != Node::Over {
            return Vec::new();
        }
        let places = GreatRace::ranking(&self.rules, self.state());
        let place = |seat: Seat| FinalPlace {
            seat: seat.number(),
            place: places[seat.index()],
            points: self.presenter.points(&self.rules, self.state(), seat),
        };
        vec![place(HUMAN), place(TORPEDO)]
    }
    /// The whole log, to be read anywhere. It says that its luck was typed in.
    pub fn log(&self) -> String {
        self.tape.text_with(self.files.clone(), false)
    }
    fn state(&self) -> &State {
        self.tape.state()
    }

    // ---- what is asked ---------------------------------------------------------------------------

    /// What the program waits for.
    pub fn asked(&self) -> CardboardAsked {
        let mut asked = CardboardAsked::of(self.ask());
        asked.answers = match asked.kind {
            CardboardAsk::Over => Vec::new(),
            CardboardAsk::Turn => self.hits(),
            CardboardAsk::Pick => self.picks().into_iter().map(|action| self.pick(action)).collect(),
            _ => self.luck(),
        };
        match self.state().top() {
            Frame::Camp(_) if asked.kind == CardboardAsk::MarketCard => {
                asked.slot = Some(self.state().table().market().count() as u8 + 1);
            }
            Frame::Camp(room) => asked.left = Some(room.picks()),
            Frame::Advance(room) => asked.space = Some(room.to().0.into()),
            _ => {}
        }
        asked
    }
    fn ask(&self) -> CardboardAsk {
        let top = self.state().top();
        match self.state().node() {
            Node::Over => CardboardAsk::Over,
            Node::Chance(Chance::Rene) => CardboardAsk::ReneCard,
            Node::Chance(Chance::Tile) if matches!(top, Frame::Advance(_)) => CardboardAsk::BlindTile,
            Node::Chance(Chance::Tile) => CardboardAsk::Tile,
            Node::Chance(Chance::Card | Chance::CardOf(_)) if matches!(top, Frame::Camp(_)) => {
                CardboardAsk::MarketCard
            }
            Node::Chance(Chance::Card | Chance::CardOf(_)) => CardboardAsk::CityCard,
            Node::Chance(Chance::Die(_) | Chance::Parcel) => CardboardAsk::Die,
            Node::Decide(_) if matches!(top, Frame::Camp(_)) => CardboardAsk::Pick,
            Node::Decide(_) => CardboardAsk::Turn,
        }
    }
    /// Cards may come that the program thinks discarded: it was not told when the deck was shuffled.
    fn open(&self) -> State {
        let mut state = *self.state();
        if matches!(state.node(), Node::Chance(Chance::Card)) {
            cardboard::gather(&self.rules, &mut state);
        }
        state
    }
    fn luck(&self) -> Vec<CardboardAnswer> {
        let mut outcomes = Outcomes::new(Weighted { outcome: GreatRace::NO_OUTCOME, weight: 0 });
        self.open().outcomes(&mut outcomes);
        let answer = |one: &Weighted<Outcome>| {
            CardboardAnswer::new(GreatRace::write_outcome(&self.rules, one.outcome), one.weight)
        };
        outcomes.iter().map(answer).collect()
    }
    fn picks(&self) -> Vec<Action> {
        let mut actions = Actions::new(GreatRace::NO_ACTION);
        self.state().legal(&self.rules, HUMAN, &mut actions);
        actions.iter().copied().filter(|action| matches!(action, Action::Pick(_))).collect()
    }
    /// Cards that take something from the Torpedo, and how much.
    fn hits(&self) -> Vec<CardboardAnswer> {
        let hit = |card| {
            let (_, levels) = takes_from_torpedo(self.rules.card(card).effect)?;
            let entry = Entry::Told(Told::Hit(card)).write(&self.rules);
            Some(CardboardAnswer::new(entry, levels.into()))
        };
        self.rules.card_ids().filter_map(hit).collect()
    }
    fn pick(&self, action: Action) -> CardboardAnswer {
        CardboardAnswer::new(GreatRace::write_action(&self.rules, action), 1)
    }

    // ---- what is told ----------------------------------------------------------------------------

    /// Something is told. Where it cannot be, nothing has changed.
    pub fn enter(&mut self, text: &str) -> Result<(), CardboardRefused> {
        let number = self.entries.len() as u32;
        let no = |why: CardboardNo| CardboardRefused { entry: number, why, limit: None, text: String::new() };
        if text.chars().count() > LONGEST_ENTRY || self.entries.len() >= MOST_ENTRIES {
            return Err(no(CardboardNo::TooMuch));
        }
        let entry = Entry::read(&self.rules, text)
            .map_err(|error| CardboardRefused { text: error.to_string(), ..no(CardboardNo::Words) })?;
        self.entries.push(entry.write(&self.rules));
        if let Err(why) = self.take(entry) {
            self.entries.pop();
            let limit = if let No::Told(NotSo::BeyondGauge(most)) = why { Some(most) } else { None };
            return Err(CardboardRefused { limit, ..no(why.into()) });
        }
        self.go_on();
        Ok(())
    }
    fn take(&mut self, entry: Entry) -> Result<(), No> {
        match entry {
            Entry::Luck(outcome) => self.settle(outcome),
            Entry::Pick(action) => {
                let is_asked = self.ask() == CardboardAsk::Pick && self.picks().contains(&action);
                if is_asked { self.act(action) } else { Err(No::NotAsked) }
            }
            Entry::Told(Told::At(space)) if space == self.rules.finish => self.arrive(),
            Entry::Told(told) => self.tell(told),
            Entry::Next => self.in_turn(Action::Repair),
            Entry::Pass => self.in_turn(Action::Pass),
        }
    }
    fn settle(&mut self, outcome: Outcome) -> Result<(), No> {
        if !matches!(self.state().node(), Node::Chance(_)) {
            return Err(No::NotAsked);
        }
        if !self.state().can_happen(outcome) {
            let gathered = self.open();
            if !gathered.can_happen(outcome) {
                return Err(No::NoneLeft);
            }
            self.tape.set_position(&self.rules, gathered);
        }
        let mut events = Vec::new();
        if !self.tape.settle(&self.rules, outcome, &mut events) {
            return Err(No::NoneLeft);
        }
        self.note(events);
        Ok(())
    }
    fn tell(&mut self, told: Told) -> Result<(), No> {
        let mut state = *self.state();
        cardboard::tell(&self.rules, &mut state, told).map_err(No::Told)?;
        self.tape.set_position(&self.rules, state);
        Ok(())
    }
    /// Own sequences: one assistant is used, whatever it did, or no more are.
    fn in_turn(&mut self, action: Action) -> Result<(), No> {
        if self.ask() == CardboardAsk::Turn { self.act(action) } else { Err(No::NotAsked) }
    }
    /// The player is home: the last step is driven by the rules.
    fn arrive(&mut self) -> Result<(), No> {
        if self.ask() != CardboardAsk::Turn {
            return Err(No::NotAsked);
        }
        let mut state = *self.state();
        cardboard::approach(&self.rules, &mut state).map_err(No::Told)?;
        // Tried on a copy: half of an arrival is none.
        let mut driving = state;
        let last = [Action::Drive, Action::To(self.rules.finish)];
        last.iter()
            .try_for_each(|&action| driving.act(&self.rules, HUMAN, action, &mut ()))
            .map_err(|_| No::Told(NotSo::NotNow))?;
        self.tape.set_position(&self.rules, state);
        last.into_iter().try_for_each(|action| self.act(action))
    }
    fn act(&mut self, action: Action) -> Result<(), No> {
        let mut events = Vec::new();
        self.tape.act(&self.rules, HUMAN, action, &mut events).map_err(|_| No::NotAsked)?;
        self.note(events);
        Ok(())
    }

    // ---- what the program does by itself ---------------------------------------------------------

    /// Settles whatever nobody has to tell.
    fn go_on(&mut self) {
        while self.settle_unread() || self.answer_unread() {}
    }
    /// Cards that nothing reads: any will do, and none is shown.
    fn settle_unread(&mut self) -> bool {
        let state = self.open();
        let is_card = matches!(state.node(), Node::Chance(Chance::Card));
        if !is_card || cardboard::reads_cards(&self.rules, &state) {
            return false;
        }
        let mut outcomes = Outcomes::new(Weighted { outcome: GreatRace::NO_OUTCOME, weight: 0 });
        state.outcomes(&mut outcomes);
        outcomes.first().is_some_and(|any| {
            let mut events = Vec::new();
            if !self.state().can_happen(any.outcome) {
                self.tape.set_position(&self.rules, state);
            }
            let done = self.tape.settle(&self.rules, any.outcome, &mut events);
            self.note(events.into_iter().filter(|event| !self.shows_a_card(*event)).collect());
            done
        })
    }
    /// Questions to the player that René's rules do not read the answers of.
    fn answer_unread(&mut self) -> bool {
        if !matches!(self.state().node(), Node::Decide(_)) {
            return false;
        }
        let mut actions = Actions::new(GreatRace::NO_ACTION);
        self.state().legal(&self.rules, HUMAN, &mut actions);
        let wanted = |action: &&Action| match (self.state().top(), action) {
            (Frame::Sequence(_), _) => false,
            (Frame::Camp(_), Action::Pick(_)) => !cardboard::reads_cards(&self.rules, self.state()),
            // All drive, so that one after the other can be used for nothing in particular.
            (Frame::Planning(_), Action::Plan(plan)) => plan.on(Skill::Mechanics) == plan.total(),
            (Frame::Planning(_) | Frame::Camp(_), _) => false,
            // What an averted danger did not take is put back by whoever averted it.
            (Frame::Peril(_), action) => matches!(action, Action::Let),
            (Frame::Repair(_), action) => matches!(action, Action::Done),
            _ => true,
        };
        let Some(&action) = actions.iter().find(wanted) else { return false };
        self.act(action).is_ok()
    }

    // ---- what is shown ---------------------------------------------------------------------------

    fn shows_a_card(&self, event: race::Event) -> bool {
        let seen = GreatRace::see(event, Viewer::Seat(HUMAN));
        let kind = seen.map(|seen| self.presenter.event(&self.rules, seen).kind);
        matches!(kind, Some(RaceEventKind::MarketShown | RaceEventKind::ReneDraws))
    }
    /// What the player's own seat did is what the program answered for it: only what a player reads is kept.
    fn note(&mut self, events: Vec<race::Event>) {
        let entry = self.entries.len() as u32;
        for event in events {
            let Some(seen) = GreatRace::see(event, Viewer::Seat(HUMAN)) else { continue };
            let event = self.presenter.event(&self.rules, seen);
            if is_told(&event) {
                self.told.push(CardboardTold { entry, event });
            }
        }
    }
}

/// Does it tell something that the player has not just told?
fn is_told(event: &RaceEvent) -> bool {
    use RaceEventKind as Kind;
    match event.seat {
        Some(seat) if seat == HUMAN.number() => {
            matches!(event.kind, Kind::Finished | Kind::Earned | Kind::Ranked | Kind::BrokeDown)
        }
        // It was told a moment ago, and where a tile of his goes René says himself.
        Some(_) => !matches!(event.kind, Kind::TileDrawn | Kind::TileLaid),
        None => event.kind != Kind::MarketShown,
    }
}

/// Why something told is not taken.
#[derive(Clone, Copy, Debug)]
enum No {
    NotAsked,
    NoneLeft,
    Told(NotSo),
}

impl From<No> for CardboardNo {
    fn from(no: No) -> CardboardNo {
        match no {
            No::NotAsked => CardboardNo::NotAsked,
            No::NoneLeft => CardboardNo::NoneLeft,
            No::Told(why) => match why {
                NotSo::City => CardboardNo::City,
                NotSo::NoTileLeft => CardboardNo::NoneLeft,
                NotSo::NothingThere => CardboardNo::NothingThere,
                NotSo::BeyondGauge(_) => CardboardNo::BeyondGauge,
                NotSo::Notes => CardboardNo::Notes,
                NotSo::Finish => CardboardNo::Finish,
                NotSo::Harmless => CardboardNo::Harmless,
                NotSo::NotNow => CardboardNo::NotNow,
            },
        }
    }
}
