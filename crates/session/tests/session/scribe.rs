//! Somebody who sits at a table of cardboard, where a race with its own luck takes place, and tells the program what it must know (R177).
//! The tests of the terminal read this file too.

use content::Content;
use game::{Game, Node, SplitMix, Viewer};
use race::rooms::Frame;
use race::solo::cardboard::reads_cards;
use race::solo::{Deck, HUMAN, Powers, Solo, TORPEDO};
use race::{Action, Chance, Event, Fact, GreatRace, Rules, State};
use record::{Header, Seed, SoloOptions, Tape};
use session::cardboard::Cardboard;
use session::cardboard::kinds::CardboardAsk;
use session::cardboard::wire::CardboardOptions;
use session::games::race::{RaceWish, race_table};
use session::race::kinds::RaceDirection;

pub fn options(board: &str, level: u8, legacy: Option<[u8; 4]>) -> CardboardOptions {
    let solo = Solo { deck: Deck::of_level(level), legacy: legacy.map(Powers) };
    CardboardOptions {
        board: board.into(),
        direction: RaceDirection::Forward,
        middle: None,
        tokens: Vec::new(),
        first: 1,
        modules: Vec::new(),
        solo: SoloOptions::new(&solo).into(),
    }
}

pub fn laid(options: CardboardOptions) -> Cardboard {
    Cardboard::new(&Content::embedded(), options).expect("a table")
}

/// Somebody who sits at the cardboard table, where a race with its own luck takes place, and tells the program.
pub struct Scribe {
    pub rules: Rules,
    tape: Tape<GreatRace>,
    pub told: Cardboard,
    /// The Torpedo's gauges as they were told last, in this sequence.
    hit: Option<[u8; 2]>,
}

impl Scribe {
    pub fn new(options: CardboardOptions, seed: u64) -> Scribe {
        let wish = RaceWish {
            direction: options.direction,
            first: Some(options.first),
            modules: options.modules.clone(),
            solo: Some(options.solo.clone()),
            ..RaceWish::on(&options.board)
        };
        let (seed, nonces) = (Seed::from_number(seed), Header::nonces_from(seed, 1));
        let table = race_table(&Content::embedded(), &wish, vec!["you".into()], &seed, nonces);
        let (rules, _, header) = table.expect("a race");
        let tape = Tape::new(&rules, header, Some(seed)).expect("a tape");
        Scribe { rules, tape, told: laid(options), hit: None }
    }
    pub fn state(&self) -> &State {
        self.tape.state()
    }
    fn tell(&mut self, entry: &str) {
        let asked = self.told.asked().kind;
        self.told.enter(entry).unwrap_or_else(|no| panic!("{entry} at {asked:?}: {no:?}"));
    }
    /// What lies and stands otherwise than the program was told.
    fn catch_up(&mut self) {
        let (table, view) = (*self.state().table(), self.told.view());
        let space = |at: usize| self.rules.names.spaces[at].clone();
        let mut news = Vec::new();
        for at in 0..self.rules.names.spaces.len() {
            let real = table.tile_at(race::ids::Space(at as u8));
            let real = real.map(|tile| self.rules.names.tiles[tile.index()].clone());
            let known =
                view.tiles.iter().find(|(space, _)| *space as usize == at).map(|(_, tile)| tile.clone());
            match real {
                Some(tile) if known.as_ref() != Some(&tile) => {
                    // What lay there may be wanted elsewhere.
                    news.extend(known.map(|_| (0, format!("lift {}", space(at)))));
                    news.push((1, format!("lay {tile} {}", space(at))));
                }
                None if known.is_some() => news.push((0, format!("lift {}", space(at)))),
                _ => {}
            }
        }
        // What was lifted may have been laid elsewhere.
        news.sort();
        let (player, shown) = (table.player(HUMAN), &view.players[0]);
        let gauges = [player.petrol, player.engine, player.chassis];
        if gauges != [shown.petrol[0], shown.engine[0], shown.chassis[0]] {
            news.push((2, format!("gauges {} {} {}", gauges[0], gauges[1], gauges[2])));
        }
        if player.money != shown.money {
            news.push((2, format!("money {}", player.money)));
        }
        if u32::from(player.at.0) != shown.at && !player.is_finished() {
            news.push((2, format!("at {}", space(player.at.index()))));
        }
        news.into_iter().for_each(|(_, entry)| self.tell(&entry));
    }
    /// The player is out of assistants, and the program cannot know.
    fn is_out(&mut self) {
        if self.told.asked().kind == CardboardAsk::Turn {
            self.catch_up();
            self.tell("pass");
        }
    }

    fn luck(&mut self) {
        let before = *self.state();
        let is_card = before.node() == Node::Chance(Chance::Card);
        let is_renes = match before.top() {
            Frame::Camp(_) | Frame::Advance(_) => reads_cards(&self.rules, &before) || !is_card,
            Frame::Survey(_) | Frame::SoloRace(_) => true,
            _ => false,
        };
        if is_renes {
            self.is_out();
        }
        if is_renes && matches!(before.top(), Frame::Camp(_) | Frame::SoloRace(_)) {
            self.catch_up();
        }
        let mut events = Vec::new();
        let outcome = self.tape.roll(&self.rules, &mut events).expect("luck");
        if is_renes {
            self.tell(&GreatRace::write_outcome(&self.rules, outcome));
        }
        self.sequence(&before, &events);
    }
    fn act(&mut self, action: Action) {
        let before = *self.state();
        let mut events = Vec::new();
        self.tape.act(&self.rules, HUMAN, action, &mut events).expect("legal");
        if matches!(before.top(), Frame::Camp(_)) && reads_cards(&self.rules, &before) {
            self.tell(&GreatRace::write_action(&self.rules, action));
        }
        self.sequence(&before, &events);
    }
    /// Tells how a sequence of the player has ended.
    fn sequence(&mut self, before: &State, events: &[Event]) {
        let is_in = |state: &State| state.frames().iter().any(|frame| matches!(frame, Frame::Sequence(_)));
        let is = |fact: Fact| events.contains(&Event::Fact(fact));
        if !is_in(before) {
            return;
        }
        if is_in(self.state()) && !is(Fact::SequenceBegan(HUMAN)) {
            let torpedo = self.state().table().player(TORPEDO);
            self.hit = Some([torpedo.petrol, torpedo.engine]);
            return;
        }
        let shown = self.told.view().players[1].clone();
        if let Some([petrol, mechanics]) = self.hit.take()
            && [petrol, mechanics] != [shown.petrol[0], shown.engine[0]]
        {
            self.tell(&format!("torpedo {petrol} {mechanics}"));
        }
        self.catch_up();
        let home = self.state().table().player(HUMAN).is_finished();
        let finish = self.rules.names.spaces[self.rules.finish.index()].clone();
        match () {
            () if home => self.tell(&format!("at {finish}")),
            () if is(Fact::Passed(HUMAN)) => self.tell("pass"),
            () => self.tell("next"),
        }
    }

    /// Races to the end.
    pub fn race(mut self) -> Scribe {
        let bot = bots::race::by_name("racer").expect("a bot");
        let mut luck = SplitMix(7);
        loop {
            match self.state().node() {
                Node::Over => break,
                Node::Chance(_) => self.luck(),
                Node::Decide(_) => {
                    let view = GreatRace::view(&self.rules, self.state(), Viewer::Seat(HUMAN));
                    let action = bot.choose(&self.rules, &view, &mut luck);
                    self.act(action);
                }
            }
        }
        self.is_out();
        self.catch_up();
        self
    }
}
