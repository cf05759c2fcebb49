//! The numbers of actions of The Great Race: one block for each kind, in the order below. Blocks over cards, tiles, spaces and
//! lines are as long as the set-up has such things; acts of modules come last.

use game::Seat;
use race::ids::{CardId, Gauge, Line, MAX_CARDS, MAX_SPACES, MAX_TILES, Plan, Space, TileId};
use race::modules::{Act, postal};
use race::{Action, Rules};
use std::collections::HashMap;

/// Assistants that can stand in one box: five, and a sixth of a leader.
const BOX: usize = 7;
/// Levels that can be split off one gauge.
const SPLIT: usize = 7;
/// Levels that a card can raise one gauge, and discount cards of one ride.
const FEW: usize = 4;
/// Levels of petrol that can be bought.
const PETROL: usize = 10;

/// What needs no number of its own beside it, from 1.
const SINGLE: [Action; 14] = [
    Action::Done,
    Action::Pass,
    Action::Withdraw,
    Action::Explore,
    Action::DrawCard,
    Action::Repair,
    Action::Drive,
    Action::Fund,
    Action::Guard,
    Action::Go,
    Action::Back,
    Action::Let,
    Action::BuyPart(Gauge::Engine),
    Action::BuyPart(Gauge::Chassis),
];

/// Where the blocks begin.
#[derive(Debug)]
pub struct RaceActions {
    all: Vec<Option<Action>>,
    petrol: usize,
    plans: Box<[u16; BOX * BOX * BOX * BOX]>,
    split: usize,
    fix: usize,
    pick: usize,
    play: usize,
    discard: usize,
    against: usize,
    take: usize,
    clear: usize,
    place: usize,
    to: usize,
    choose: usize,
    ride: usize,
    vehicles: usize,
    acts: HashMap<Act, usize>,
}

impl RaceActions {
    pub(crate) fn new(widest: &Rules) -> Self {
        let vehicles = usize::from(widest.vehicles);
        let cards = || widest.card_ids();
        let mut all = Blocks(vec![None]);
        all.block(SINGLE);
        let petrol = all.block((0..PETROL as u8).map(Action::BuyPetrol));
        let mut plans = Box::new([0; BOX * BOX * BOX * BOX]);
        for plan in plans_there_are() {
            plans[plan_place(plan).expect("it is small")] = all.block([Action::Plan(plan)]) as u16;
        }
        let pairs = |most: usize| (0..most as u8).flat_map(move |a| (0..most as u8).map(move |b| (a, b)));
        let split = all.block(pairs(SPLIT).map(|(engine, chassis)| Action::Split { engine, chassis }));
        let fix = |card| move |(engine, chassis)| Action::Fix { card, engine, chassis };
        let fix = all.block(cards().flat_map(|card| pairs(FEW).map(fix(card))));
        let pick = all.block(cards().map(Action::Pick));
        let play = all.block(cards().map(Action::Play));
        let discard = all.block(cards().map(Action::Discard));
        let rivals = || Seat::all(widest.vehicles);
        let against = all.block(cards().flat_map(|c| rivals().map(move |s| Action::PlayAgainst(c, s))));
        let take = all.block(widest.tile_ids().map(Action::Take));
        let clear = all.block(widest.spaces().map(Action::Clear));
        let place = all.block(widest.spaces().map(Action::Place));
        let to = all.block(widest.spaces().map(Action::To));
        let choose = all.block(widest.spaces().map(Action::Choose));
        let lines = (0..widest.lines.len() as u8).map(Line);
        let ride = |line| (0..FEW as u8).map(move |cards| Action::Ride { line, cards });
        let ride = all.block(lines.flat_map(ride));
        let first = all.0.len();
        let acts: HashMap<Act, usize> = Act::every(widest).into_iter().zip(first..).collect();
        all.block(Act::every(widest).into_iter().map(Action::Act));
        let all = all.0;
        RaceActions {
            all,
            petrol,
            plans,
            split,
            fix,
            pick,
            play,
            discard,
            against,
            take,
            clear,
            place,
            to,
            choose,
            ride,
            vehicles,
            acts,
        }
    }
    pub(crate) fn count(&self) -> usize {
        self.all.len()
    }
    pub(crate) fn action(&self, number: usize) -> Option<Action> {
        self.all.get(number).copied().flatten()
    }
    /// The number of an action that is said in the words of the widest rules.
    pub(crate) fn number(&self, action: Action) -> Option<usize> {
        let few = |a: u8, b: u8, most: usize| {
            let (a, b) = (usize::from(a), usize::from(b));
            (a < most && b < most).then_some(a * most + b)
        };
        Some(match action {
            Action::BuyPetrol(levels) if usize::from(levels) < PETROL => self.petrol + usize::from(levels),
            Action::Plan(plan) => usize::from(self.plans[plan_place(plan)?]),
            Action::Split { engine, chassis } => self.split + few(engine, chassis, SPLIT)?,
            Action::Fix { card, engine, chassis } => {
                self.fix + card.index() * FEW * FEW + few(engine, chassis, FEW)?
            }
            Action::Pick(card) => self.pick + card.index(),
            Action::Play(card) => self.play + card.index(),
            Action::Discard(card) => self.discard + card.index(),
            Action::PlayAgainst(card, seat) => self.against + card.index() * self.vehicles + seat.index(),
            Action::Take(tile) => self.take + tile.index(),
            Action::Clear(space) => self.clear + space.index(),
            Action::Place(space) => self.place + space.index(),
            Action::To(space) => self.to + space.index(),
            Action::Choose(space) => self.choose + space.index(),
            Action::Ride { line, cards } if usize::from(cards) < FEW => {
                self.ride + line.index() * FEW + usize::from(cards)
            }
            Action::Act(act) => *self.acts.get(&act)?,
            single => 1 + SINGLE.iter().position(|&known| known == single)?,
        })
    }
}

/// Actions behind each other.
struct Blocks(Vec<Option<Action>>);

impl Blocks {
    /// Where a block begins.
    fn block(&mut self, actions: impl IntoIterator<Item = Action>) -> usize {
        let first = self.0.len();
        self.0.extend(actions.into_iter().map(Some));
        first
    }
}

fn plans_there_are() -> impl Iterator<Item = Plan> {
    let all = (0..BOX.pow(4)).map(|n| Plan([3, 2, 1, 0].map(|box_| (n / BOX.pow(box_) % BOX) as u8)));
    all.filter(|plan| (1..BOX).contains(&usize::from(plan.total())))
}

fn plan_place(Plan(boxes): Plan) -> Option<usize> {
    let small = boxes.iter().all(|&n| usize::from(n) < BOX);
    small.then(|| boxes.iter().fold(0, |place, &n| place * BOX + usize::from(n)))
}

/// What one race of a set-up fixes: its kinds of card and tile among those of the set-up, and the way to its finish.
#[derive(Clone, Copy, Debug)]
pub struct RaceNames {
    cards: [u8; MAX_CARDS],
    tiles: [u8; MAX_TILES],
    distances: [u8; MAX_SPACES],
}

impl RaceNames {
    pub(crate) fn new(widest: &Rules, rules: &Rules) -> Self {
        fn places<const N: usize>(widest: &[String], names: &[String]) -> [u8; N] {
            let mut places = [0; N];
            for (place, name) in places.iter_mut().zip(names) {
                let found = widest.iter().position(|known| known == name);
                *place = found.expect("the widest rules have every kind") as u8;
            }
            places
        }
        RaceNames {
            cards: places(&widest.names.cards, &rules.names.cards),
            tiles: places(&widest.names.tiles, &rules.names.tiles),
            distances: std::array::from_fn(|place| match place < rules.space_count {
                true => rules.distance(Space(place as u8)).unwrap_or(u8::MAX),
                false => 0,
            }),
        }
    }
    /// Spaces on the way over land to the finish, by space; 255 on an island.
    #[inline]
    pub(crate) fn distances(&self, rules: &Rules) -> &[u8] {
        &self.distances[..rules.space_count]
    }
    /// A kind of card of the race as the set-up calls it.
    #[inline]
    pub(crate) fn card(&self, card: CardId) -> CardId {
        CardId(self.cards[card.index()])
    }
    /// A kind of tile of the race as the set-up calls it.
    #[inline]
    pub(crate) fn tile(&self, tile: TileId) -> TileId {
        TileId(self.tiles[tile.index()])
    }
    /// An action of the race in the words of the set-up.
    pub(crate) fn outward(&self, action: Action) -> Action {
        renamed(action, |card| Some(self.card(card)), |tile| Some(self.tile(tile)))
            .expect("every kind has a place")
    }
    /// An action of the set-up in the words of the race, if the race has such a card or tile.
    pub(crate) fn inward(&self, rules: &Rules, action: Action) -> Option<Action> {
        let card = |wanted| rules.card_ids().find(|&card| self.card(card) == wanted);
        let tile = |wanted| rules.tile_ids().find(|&tile| self.tile(tile) == wanted);
        renamed(action, card, tile)
    }
}

/// The same action with another card or tile.
fn renamed(
    action: Action,
    other: impl Fn(CardId) -> Option<CardId>,
    tile: impl Fn(TileId) -> Option<TileId>,
) -> Option<Action> {
    Some(match action {
        Action::Pick(card) => Action::Pick(other(card)?),
        Action::Play(card) => Action::Play(other(card)?),
        Action::PlayAgainst(card, seat) => Action::PlayAgainst(other(card)?, seat),
        Action::Fix { card, engine, chassis } => Action::Fix { card: other(card)?, engine, chassis },
        Action::Discard(card) => Action::Discard(other(card)?),
        Action::Take(kind) => Action::Take(tile(kind)?),
        Action::Act(Act::Postal(postal::Act::Express(card))) => {
            Action::Act(Act::Postal(postal::Act::Express(other(card)?)))
        }
        rest => rest,
    })
}
