//! One player's dashboard and hand, with its hidden zones `hand`, `plan` and `sealed`.

use crate::ids::{CardId, CardSet, Gauge, Gauges, MAX_CARDS, Plan, Space};
use crate::modules::Act;
use crate::rules::Rules;

/// Cards of one kind in a hand: how many, and how many of them everybody knows of (R146).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held(u8);

impl Held {
    /// `count` cards, `seen` of them known to all.
    pub const fn new(count: u8, seen: u8) -> Self {
        Held(count << 4 | seen)
    }
    /// How many are held. Hidden.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0 >> 4
    }
    /// How many are known to be held. Public.
    #[inline]
    pub const fn seen(self) -> u8 {
        self.0 & 15
    }
}

/// More than any race brings; there are no coins below 10F.
pub const MOST_MONEY: u16 = 65_530;

/// A sealed answer to a danger card (R137).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sealed {
    /// Not answered, or not asked.
    #[default]
    Open,
    /// Let it happen.
    Let,
    /// Counter with a guard.
    Guard,
    /// Counter with a card.
    Card(CardId),
    /// Counter with what a module or a leader offers.
    Act(Act),
}

game::text_of! { for Rules;
    enum Sealed {
        Open = "open", Let = "let", Guard = "guard", Card(card) = "card", Act(act) = "act",
    }
}

/// One player's dashboard and hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Where the vehicle stands.
    pub at: Space,
    /// Petrol left.
    pub petrol: u8,
    /// Engine levels left.
    pub engine: u8,
    /// Chassis levels left.
    pub chassis: u8,
    /// How far each gauge goes.
    pub max: Gauges,
    /// The value of the progress token.
    pub level: u8,
    /// Francs.
    pub money: u16,
    /// Assistants on the dashboard.
    pub assistants: Plan,
    /// No more sequences this turn.
    pub passed: bool,
    /// 0 while racing, else the order of arrival.
    pub place: u8,
    /// How many cards are in hand. Public.
    pub cards: u8,
    /// The hand by kind. Hidden but for what is seen.
    pub hand: [Held; MAX_CARDS],
    /// The plan behind the screen. Hidden.
    pub plan: Plan,
    /// The answer not yet revealed. Hidden.
    pub sealed: Sealed,
}

impl Player {
    /// Has the vehicle reached the finish?
    #[inline]
    pub fn is_finished(&self) -> bool {
        self.place > 0
    }
    /// Does it stand with a dead engine (000:251)?
    pub fn is_broken_down(&self) -> bool {
        self.engine == 0
    }
    /// Cards of this kind in hand.
    #[inline]
    pub fn holds(&self, card: CardId) -> u8 {
        self.hand[card.index()].count()
    }
    /// The level of a gauge.
    pub fn gauge(&self, gauge: Gauge) -> u8 {
        match gauge {
            Gauge::Petrol => self.petrol,
            Gauge::Engine => self.engine,
            Gauge::Chassis => self.chassis,
        }
    }
    /// How many levels a gauge can still take.
    #[inline]
    pub fn room(&self, gauge: Gauge) -> u8 {
        self.max[gauge] - self.gauge(gauge)
    }
    /// Raises a gauge; what goes over the maximum is lost (R73). Returns the levels gained.
    pub fn raise(&mut self, gauge: Gauge, levels: u8) -> u8 {
        let gained = levels.min(self.room(gauge));
        *self.gauge_mut(gauge) += gained;
        gained
    }
    fn gauge_mut(&mut self, gauge: Gauge) -> &mut u8 {
        match gauge {
            Gauge::Petrol => &mut self.petrol,
            Gauge::Engine => &mut self.engine,
            Gauge::Chassis => &mut self.chassis,
        }
    }
    /// A gauge goes farther or less far: what is won is there at once, what is lost is cut off (R104, R164).
    /// The hand limit must be looked at afterwards.
    pub fn set_max(&mut self, gauge: Gauge, max: u8) {
        let won = max.saturating_sub(self.max[gauge]);
        self.max[gauge] = max;
        let level = self.gauge_mut(gauge);
        *level = (*level + won).min(max);
    }
    /// Money comes in.
    pub fn earn(&mut self, francs: u16) {
        self.money = self.money.saturating_add(francs).min(MOST_MONEY);
    }
    /// R10: does this player still get sequences?
    #[inline]
    pub fn is_entitled(&self) -> bool {
        !self.passed && !self.is_finished() && self.assistants.total() > 0
    }
    /// Cards in hand that need not be of a kind everybody knows to be in `known`.
    pub fn cards_not_known_in(&self, known: CardSet) -> u8 {
        self.cards - known.iter().map(|card| self.hand[card.index()].seen()).sum::<u8>()
    }
    pub(crate) fn add_card(&mut self, card: CardId, seen: bool) {
        let held = self.hand[card.index()];
        self.hand[card.index()] = Held::new(held.count() + 1, held.seen() + u8::from(seen));
        self.cards += 1;
    }
    /// R146: a card leaves the hand unseen, so of every kind one less is known to be there.
    pub(crate) fn lose_card_unseen(&mut self, card: CardId) {
        let lost = self.hand[card.index()];
        self.hand[card.index()] = Held::new(lost.count() - 1, lost.seen());
        for held in &mut self.hand {
            *held = Held::new(held.count(), held.seen().saturating_sub(1));
        }
        self.cards -= 1;
    }
    /// R146: a card leaves the hand in the open, so one less of it is known to be there.
    pub(crate) fn remove_card(&mut self, card: CardId) {
        let held = self.hand[card.index()];
        self.hand[card.index()] = Held::new(held.count() - 1, held.seen().saturating_sub(1));
        self.cards -= 1;
    }
}
