//! Content as it was read and checked ([`Sources`]), and what a table agreed on before the start
//! ([`Options`]).

use crate::cards::Card;
use crate::ids::{Colour, MAX_PLAYERS, Way};
use crate::leaders::{self, Leader};
use crate::modules::village::Benefit;
use crate::modules::{Module, ModuleSet, ModuleSources};
use crate::solo::{self, Solo};
use game::{Luck, Seat};

/// The numbers of the base game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Every gauge starts full (R133).
    pub gauge_max: u8,
    /// Assistants a crew has (000:118).
    pub assistants: u8,
    /// Francs at the start (000:56).
    pub start_money: u16,
    /// Francs at the start for the last player (000:56).
    pub last_player_money: u16,
    /// A level of petrol (000:126).
    pub petrol_price: Price,
    /// A level of engine or chassis (000:172).
    pub part_price: Price,
    /// Francs for 1, 2, .. assistants in funding (000:207).
    pub funding: Vec<u16>,
    /// Francs for the first, second, .. in the new order (000:281).
    pub progress_bonus: Vec<u16>,
    /// Points for the first, second, .. home (000:311).
    pub place_points: Vec<u8>,
    /// Francs that are worth a point (000:313).
    pub francs_per_point: u16,
    /// Damage of a danger that is not avoided (000:238).
    pub danger_damage: u8,
    /// Petrol to enter a city (000:267).
    pub city_petrol: u8,
    /// Petrol on top in a risk zone (000:271).
    pub risk_petrol: u8,
    /// Tiles a pathfinder draws (000:152).
    pub pathfinder_tiles: u8,
    /// Cards a pathfinder draws (000:163).
    pub pathfinder_cards: u8,
    /// Turns after which the race is called off (R93).
    pub turn_cap: u8,
}

/// What something costs in a city and outside (R16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// On a city space.
    pub city: u16,
    /// Anywhere else.
    pub wilderness: u16,
}

/// How far a guard reaches to clear a tile (R33).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuardReach {
    /// Next to the vehicle.
    Adjacent,
    /// Anywhere joined to the vehicle.
    Connected,
}

/// A kind of terrain tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tile {
    /// Petrol it costs.
    pub petrol: u8,
    /// Damage it does.
    pub damage: u8,
    /// Shows the danger symbol.
    pub danger: bool,
    /// Shows the stop symbol.
    pub stop: bool,
    /// What a module sees in it.
    pub feature: Feature,
}

/// What a module sees in a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Feature {
    /// Plain terrain.
    #[default]
    Plain,
    /// A village; its stop does not bind (R99).
    Village(Benefit),
    /// A die is rolled for it (R98).
    Microclimate,
}

/// Content as read: one board with its deck and bag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sources {
    /// The board's slug.
    pub board: String,
    /// Numbers of the base game.
    pub numbers: Numbers,
    /// The edition's guard reach.
    pub guard_reach: GuardReach,
    /// All land hexes and cities.
    pub spaces: Vec<SpaceSource>,
    /// All cities.
    pub cities: Vec<CitySource>,
    /// All transport lines.
    pub lines: Vec<LineSource>,
    /// The two ends: cities by index; `None` stands for the chosen middle city (R5).
    pub ends: [Option<usize>; 2],
    /// Cities (by index) that are middle-city slots.
    pub slots: Vec<usize>,
    /// Colour faces of the middle-city tokens.
    pub tokens: Vec<(Colour, u8)>,
    /// The number of progress levels.
    pub levels: u8,
    /// Card kinds in slug order, with copies.
    pub cards: Vec<(String, Card, u8)>,
    /// Tile kinds in slug order, with copies.
    pub tiles: Vec<(String, Tile, u8)>,
    /// What modules bring.
    pub modules: ModuleSources,
    /// Leaders on offer, and the numbers of their powers.
    pub leaders: leaders::Sources,
    /// Play-mode cards by slug, and the modules of each (R111).
    pub modes: Vec<(String, ModuleSet)>,
    /// René's cards, for the solo race.
    pub solo: solo::Sources,
}

impl Sources {
    /// The deck with the cards of these modules, in slug order.
    pub(crate) fn deck(&self, modules: ModuleSet) -> Vec<(String, Card, u8)> {
        let more = self.modules.cards.iter().filter(|(module, ..)| modules.has(*module));
        with_more(&self.cards, more.map(|(_, slug, card, copies)| (slug.clone(), *card, *copies)))
    }
    /// R147: the leaders on offer; in the second form of their module, everybody.
    pub fn leaders_of(&self, modules: ModuleSet) -> leaders::Sources {
        let mut leaders = self.leaders.clone();
        if modules.is_hard(Module::Leaders) {
            leaders.offered.clone_from(&leaders.everybody);
        }
        leaders
    }
    /// The bag with the tiles of these modules, in slug order.
    pub(crate) fn bag(&self, modules: ModuleSet) -> Vec<(String, Tile, u8)> {
        let more = self.modules.tiles.iter().filter(|(module, ..)| modules.has(*module));
        with_more(&self.tiles, more.map(|(_, slug, tile, copies)| (slug.clone(), *tile, *copies)))
    }
}

fn with_more<T: Clone>(
    kinds: &[(String, T, u8)],
    more: impl Iterator<Item = (String, T, u8)>,
) -> Vec<(String, T, u8)> {
    let mut all: Vec<_> = kinds.iter().cloned().chain(more).collect();
    all.sort_by(|(a, ..), (b, ..)| a.cmp(b));
    all
}

/// A hex of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceSource {
    /// Column and row, pointy-top hexes, odd rows half a hex to the right.
    pub at: (i16, i16),
    /// Progress in the forward race.
    pub level: Level,
    /// Dark space (000:271).
    pub risk: bool,
}

/// Progress of a space in the forward race (R8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// Between two printed ends.
    Fixed(u8),
    /// Where one end is in the middle: on the way to or from each slot, in the order of the slots.
    BySlot(Vec<u8>),
}

impl Level {
    /// Progress once the middle city is chosen.
    pub fn of(&self, slot: Option<u8>) -> u8 {
        match self {
            Level::Fixed(level) => *level,
            Level::BySlot(levels) => {
                let chosen = slot.and_then(|slot| levels.get(usize::from(slot)));
                *chosen.expect("content has a level for every slot, and options name one")
            }
        }
    }
}

/// A city of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CitySource {
    /// Its slug, also its notation.
    pub slug: String,
    /// Index into the spaces.
    pub space: usize,
    /// Its colour; a slot's is replaced by a token.
    pub colour: Colour,
    /// Cards drawn on entering.
    pub cards: u8,
}

/// A transport line of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineSource {
    /// Sea or air.
    pub way: Way,
    /// The cities it joins, by index.
    pub ends: [usize; 2],
    /// Francs.
    pub price: u16,
}

/// Which way the race goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// From the first end to the second.
    Forward,
    /// From the second end to the first.
    Reverse,
}

/// What a table agreed on before the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// 2 to 5; 1 in a solo race.
    pub seats: u8,
    /// Who is first in the first turn; the others follow in seat order (R1). In a solo race the Torpedo is behind the seat (R115).
    pub first: Seat,
    /// Which way the race goes.
    pub direction: Direction,
    /// How the middle-city tokens lie, on boards that have slots for them.
    pub middle: Option<Middle>,
    /// Modules in play.
    pub modules: ModuleSet,
    /// Who leads the crew of each seat: with leaders those that were dealt, and the draft decides where there is none; without
    /// leaders it says whose vehicle is driven (R147, R106).
    pub leaders: [Option<Leader>; MAX_PLAYERS],
    /// René's deck and powers, in a solo race.
    pub solo: Option<Solo>,
}

/// R5: how the middle-city tokens lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Middle {
    /// The slot that shows the purple side; none on a joined map.
    pub end: Option<u8>,
    /// Which token lies on each slot.
    pub tokens: Vec<u8>,
}

impl Middle {
    /// Tokens in random order, and a random slot for the end where one is needed; nothing where a board has no slots.
    pub fn random(sources: &Sources, luck: &mut impl Luck) -> Option<Middle> {
        (!sources.slots.is_empty()).then(|| {
            let mut tokens: Vec<u8> = (0..sources.slots.len() as u8).collect();
            for i in (1..tokens.len()).rev() {
                tokens.swap(i, luck.below(i as u32 + 1) as usize);
            }
            let end = sources.ends.contains(&None).then(|| luck.below(tokens.len() as u32) as u8);
            Middle { end, tokens }
        })
    }
}

/// Fewest and most seats of a race.
pub const SEATS: (usize, usize) = (2, MAX_PLAYERS);

/// R168: seats of a race without an opponent. Who agrees on one says so: it is not meant by a race with too few seats.
pub const ALONE: u8 = 1;

/// Can so many race against each other? Everybody who asks asks here.
pub fn check_seats(seats: usize) -> Result<(), OptionsError> {
    if (SEATS.0..=SEATS.1).contains(&seats) { Ok(()) } else { Err(OptionsError::Seats(seats)) }
}

/// Options that do not fit the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// Too few or too many seats.
    Seats(usize),
    /// The first player has no seat.
    First(Seat),
    /// The board needs a choice of middle city and tokens.
    MiddleMissing,
    /// The board has no middle cities.
    MiddleUnknown,
    /// The tokens do not fit the slots, or the purple one is missing or one too many.
    MiddleTokens,
    /// Leaders for some seats only, one twice, or one whom the race does not offer.
    Leaders,
    /// More or less than one seat against René.
    SoloSeats(usize),
    /// A deck of so many cards.
    SoloDeck(usize),
    /// Legacy powers that do not exist.
    SoloPowers,
}

impl std::fmt::Display for OptionsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionsError::Seats(n) => write!(f, "a race has {} to {} seats, not {n}", SEATS.0, SEATS.1),
            OptionsError::First(seat) => {
                write!(f, "seat {} cannot be first: it is not in the race", seat.number())
            }
            OptionsError::MiddleMissing => {
                write!(
                    f,
                    "this board has middle cities: say which one is the end and how the tokens lie (R5)"
                )
            }
            OptionsError::MiddleUnknown => write!(f, "this board has no middle cities to choose"),
            OptionsError::MiddleTokens => {
                write!(
                    f,
                    "the middle-city tokens must lie one on each slot, one purple if an end is in the middle (R5)"
                )
            }
            OptionsError::SoloSeats(n) => write!(f, "a solo race has one seat, not {n}"),
            OptionsError::SoloDeck(n) => write!(f, "René's deck has eight different cards, not {n} (003:84)"),
            OptionsError::SoloPowers => write!(f, "legacy powers go from 0 to 4 in each colour"),
            OptionsError::Leaders => {
                write!(
                    f,
                    "leaders are dealt to every seat or to none, each once and of those on offer (R147)"
                )
            }
        }
    }
}
impl std::error::Error for OptionsError {}

/// R147: leaders that were dealt are on offer.
pub(crate) fn check_leaders(offered: &[Leader], options: &Options) -> Result<(), OptionsError> {
    if !options.modules.has(Module::Leaders) {
        return Ok(());
    }
    let seats = usize::from(options.seats);
    let dealt: Vec<Leader> = options.leaders.iter().flatten().copied().collect();
    let is_once = |leader| dealt.iter().filter(|&&other| other == leader).count() == 1;
    let all_or_none = dealt.is_empty() || options.leaders[..seats].iter().all(Option::is_some);
    let fit = all_or_none && dealt.iter().all(|&leader| offered.contains(&leader) && is_once(leader));
    if fit { Ok(()) } else { Err(OptionsError::Leaders) }
}

/// R5: lays the middle-city tokens and says which cities are the ends.
pub(crate) fn settle_middle(
    sources: &Sources,
    options: &Options,
    cities: &mut [CitySource],
) -> Result<[usize; 2], OptionsError> {
    let wants_end = sources.ends.iter().any(Option::is_none);
    let Some(middle) = &options.middle else {
        return match sources.ends {
            [Some(a), Some(b)] if sources.slots.is_empty() => Ok([a, b]),
            _ => Err(OptionsError::MiddleMissing),
        };
    };
    if sources.slots.is_empty() {
        return Err(OptionsError::MiddleUnknown);
    }
    let mut sorted = middle.tokens.clone();
    sorted.sort_unstable();
    let one_each = sorted.iter().copied().eq(0..sources.slots.len() as u8);
    let end_fits =
        middle.end.is_some() == wants_end && middle.end.is_none_or(|e| usize::from(e) < sources.slots.len());
    if !one_each || !end_fits {
        return Err(OptionsError::MiddleTokens);
    }
    for (slot, (&city, &token)) in sources.slots.iter().zip(&middle.tokens).enumerate() {
        let (colour, cards) = sources.tokens[usize::from(token)];
        let purple = middle.end == Some(slot as u8);
        cities[city].colour = if purple { Colour::Purple } else { colour };
        cities[city].cards = if purple { 0 } else { cards };
    }
    let chosen = middle.end.map(|e| sources.slots[usize::from(e)]);
    Ok(sources.ends.map(|end| end.or(chosen).expect("one end is in the middle")))
}
