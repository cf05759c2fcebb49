//! What is noted of a race of The Great Race while it is run.

use super::uses::Use;
use crate::runner::Witness;
use game::{Events, Seat};
use race::event::{Event, Fact, Shield};
use race::ids::{CardId, Line, Plan, SpaceSet, Work};
use race::leaders::Leader;
use race::{GreatRace, Rules, State};

/// What a crew does that is counted for each crew and race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    Explore,
    DrawCard,
    Repair,
    Drive,
    Clear,
    Fund,
    Ride,
    Draw,
    Play,
    Attack,
    BuyPetrol,
    BuyParts,
    LayTiles,
    TakeDamage,
}

impl Doing {
    /// All of them, with a word and what they are called.
    pub const ALL: [(Doing, &'static str, &'static str); 14] = [
        (Doing::Drive, "drive", "Drives with an assistant"),
        (Doing::Explore, "explore", "Explores"),
        (Doing::LayTiles, "tiles", "Tiles laid, blind ones too"),
        (Doing::DrawCard, "draw_card", "Draws with a pathfinder"),
        (Doing::Repair, "repair", "Repairs"),
        (Doing::Clear, "clear", "Clears a tile"),
        (Doing::Fund, "fund", "Raises funds"),
        (Doing::Ride, "ride", "Lines taken"),
        (Doing::Draw, "cards", "Cards got"),
        (Doing::Play, "play", "Cards played"),
        (Doing::Attack, "attack", "Danger cards played"),
        (Doing::BuyPetrol, "petrol", "Petrol bought, levels"),
        (Doing::BuyParts, "parts", "Parts bought, levels"),
        (Doing::TakeDamage, "damage", "Damage taken, levels"),
    ];
}

/// What is noted of a crew.
#[derive(Clone, Debug)]
pub struct Crew {
    /// Cards that came into its hand from deck or market, by kind.
    pub got: Vec<u32>,
    /// Cards it used, by kind.
    pub used: Vec<u32>,
    /// Assistants it placed, by box, all turns together.
    pub placed: [u32; 4],
    /// How often it did what, in the order of [`Doing`].
    pub did: [u32; Doing::ALL.len()],
    /// Who leads it.
    pub leader: Option<Leader>,
}

impl Crew {
    /// How often it did this.
    pub fn did(&self, what: Doing) -> u32 {
        self.did[what as usize]
    }
}

/// What is noted of a race.
#[derive(Clone, Debug)]
pub struct RaceNotes<'r> {
    rules: &'r Rules,
    /// By seat.
    pub crews: Vec<Crew>,
    /// Who was first in turn order at the start, second, ..
    pub order: Vec<Seat>,
    /// Rides, by line.
    pub rides: Vec<u32>,
    /// How often a vehicle came to each city.
    pub visits: Vec<u32>,
    /// Spaces that a vehicle came to.
    pub spaces: SpaceSet,
    /// How often each rule was used, in the order of [`Use`].
    pub uses: Vec<u32>,
    /// Who led when a turn was over.
    pub ahead: Vec<Seat>,
    turn: u8,
}

impl<'r> RaceNotes<'r> {
    /// Nothing noted yet.
    pub fn new(rules: &'r Rules) -> RaceNotes<'r> {
        let crew = |leader: &Option<Leader>| Crew {
            got: vec![0; rules.card_count],
            used: vec![0; rules.card_count],
            placed: [0; 4],
            did: [0; Doing::ALL.len()],
            leader: *leader,
        };
        let seats = rules.seats;
        RaceNotes {
            rules,
            crews: rules.options.leaders[..usize::from(seats)].iter().map(crew).collect(),
            order: (0..seats).map(|i| Seat((rules.options.first.0 + i) % seats)).collect(),
            rides: vec![0; rules.lines.len()],
            visits: vec![0; rules.cities.len()],
            spaces: SpaceSet::EMPTY,
            uses: vec![0; Use::ALL.len()],
            ahead: Vec::new(),
            turn: 1,
        }
    }
    /// How often a rule was used.
    pub fn used(&self, what: Use) -> u32 {
        self.uses[what as usize]
    }
    /// How often the lead passed from one crew to another, from the end of the first turn to the end of the race.
    pub fn lead_changes(&self, winner: Seat) -> u32 {
        let leaders: Vec<Seat> = self.ahead.iter().copied().chain([winner]).collect();
        leaders.windows(2).filter(|pair| pair[0] != pair[1]).count() as u32
    }
    fn did(&mut self, seat: Seat, what: Doing, times: u8) {
        // A vehicle that nobody decides for is not studied.
        if let Some(crew) = self.crews.get_mut(seat.index()) {
            crew.did[what as usize] += u32::from(times);
        }
    }
    fn got(&mut self, seat: Seat, card: CardId) {
        self.did(seat, Doing::Draw, 1);
        if let Some(crew) = self.crews.get_mut(seat.index()) {
            crew.got[card.index()] += 1;
        }
    }
    fn used_card(&mut self, seat: Seat, card: CardId) {
        self.did(seat, Doing::Play, 1);
        if self.rules.card(card).danger {
            self.did(seat, Doing::Attack, 1);
        }
        if let Some(crew) = self.crews.get_mut(seat.index()) {
            crew.used[card.index()] += 1;
        }
    }
    fn planned(&mut self, seat: Seat, plan: Plan) {
        if let Some(crew) = self.crews.get_mut(seat.index()) {
            crew.placed.iter_mut().zip(plan.0).for_each(|(sum, n)| *sum += u32::from(n));
        }
    }
    fn rode(&mut self, seat: Seat, line: Line) {
        self.did(seat, Doing::Ride, 1);
        self.rides[line.index()] += 1;
    }
    fn note(&mut self, fact: Fact) {
        match fact {
            Fact::PlanRevealed(seat, plan) => self.planned(seat, plan),
            Fact::Picked(seat, card) => self.got(seat, card),
            Fact::Played { seat, card, .. }
            | Fact::StopIgnored(seat, card)
            | Fact::DangerAvoided(seat, Shield::Card(card))
            | Fact::Countered { by: seat, with: Shield::Card(card) } => self.used_card(seat, card),
            Fact::Used(seat, work) => self.did(seat, doing(work), 1),
            Fact::Rode { seat, line, .. } => self.rode(seat, line),
            Fact::BoughtPetrol { seat, levels, .. } => self.did(seat, Doing::BuyPetrol, levels),
            Fact::BoughtPart(seat, ..) => self.did(seat, Doing::BuyParts, 1),
            Fact::TileLaid(seat, ..) => self.did(seat, Doing::LayTiles, 1),
            Fact::Damaged { seat, engine, chassis } => {
                self.did(seat, Doing::TakeDamage, engine + chassis);
            }
            Fact::Drove { to, .. } => self.spaces.insert(to),
            Fact::EnteredCity(_, city) => {
                self.visits[city.index()] += 1;
                self.spaces.insert(self.rules.city(city).space);
            }
            Fact::LeaderJoined(seat, leader) => self.crews[seat.index()].leader = Some(leader),
            _ => {}
        }
    }
}

fn doing(work: Work) -> Doing {
    match work {
        Work::Explore => Doing::Explore,
        Work::DrawCard => Doing::DrawCard,
        Work::Repair => Doing::Repair,
        Work::Drive => Doing::Drive,
        Work::Clear => Doing::Clear,
        Work::Fund => Doing::Fund,
    }
}

impl Events<Event> for RaceNotes<'_> {
    fn on(&mut self, event: Event) {
        if let Some(what) = Use::of(event) {
            self.uses[what as usize] += 1;
        }
        match event {
            Event::Fact(fact) => self.note(fact),
            Event::Drew(seat, card) | Event::Kept(seat, card) => self.got(seat, card),
            _ => {}
        }
    }
}

impl Witness<GreatRace> for RaceNotes<'_> {
    fn look(&mut self, state: &State) {
        let table = state.table();
        if table.turn != self.turn {
            self.turn = table.turn;
            self.ahead.push(table.standing[0]);
        }
    }
}
