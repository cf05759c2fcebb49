//! What lies on the table: dashboards, tiles, deck and bag, as plain counts. Everything hidden lives in
//! a zone: `hand`, `plan` and `sealed` of a player, `aside`, and the composition of `deck`.

use crate::ids::{
    CardId, Gauges, MAX_CARDS, MAX_PLAYERS, MAX_SPACES, MAX_TILES, Plan, Skill, Space, SpaceSet, TileId,
};
use crate::modules::Parts;
pub use crate::player::{Held, Player, Sealed};
use crate::rules::Rules;
use crate::solo;
use game::{Seat, SeatSet};

const NONE: u8 = u8::MAX;
/// The most cards on the market (R28: five players and the Suffragettes).
pub const MAX_MARKET: usize = 7;
/// The most cards anybody looks at.
pub const MAX_ASIDE: usize = 4;
/// The most tiles drawn by one action.
pub const MAX_DRAWN: usize = 4;

/// What lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tabletop {
    /// The game turn, from 1.
    pub turn: u8,
    /// The turn order track, first player first.
    pub order: [Seat; MAX_PLAYERS],
    /// The progression track: farthest first, and who arrived first before who came later (R54).
    pub standing: [Seat; MAX_PLAYERS],
    /// Dashboards by seat.
    pub players: [Player; MAX_PLAYERS],
    /// Whose sequence runs, or `NONE`.
    pub(crate) active: u8,
    /// The tile on each space, or `NONE`.
    pub(crate) tiles: [u8; MAX_SPACES],
    /// Spaces that hold a tile.
    pub explored: SpaceSet,
    /// Tiles in the bag, by kind.
    pub bag: [u8; MAX_TILES],
    /// Tiles removed from the game, by kind.
    pub removed: [u8; MAX_TILES],
    /// Tiles drawn and not yet laid.
    pub(crate) drawn: [u8; MAX_DRAWN],
    /// Cards in the deck, by kind. Hidden as far as hands are.
    pub deck: [u8; MAX_CARDS],
    /// How many cards the deck holds. Public.
    pub deck_size: u8,
    /// Cards in the discard pile, by kind.
    pub discard: [u8; MAX_CARDS],
    /// Cards laid open in a bivouac.
    pub(crate) market: [u8; MAX_MARKET],
    /// Cards being looked at. Hidden from all but the player who looks.
    pub(crate) aside: [u8; MAX_ASIDE],
    /// How many cards are being looked at. Public.
    pub aside_count: u8,
    /// The card being resolved, or `NONE`.
    pub(crate) in_play: u8,
    /// What modules keep on the table.
    pub parts: Parts,
    /// What the solo race keeps on the table.
    pub rene: solo::Part,
}

impl Tabletop {
    /// The table set for the first turn (000:48).
    pub fn new(rules: &Rules) -> Self {
        let n = &rules.numbers;
        let blank = Player {
            at: rules.start,
            petrol: n.gauge_max,
            engine: n.gauge_max,
            chassis: n.gauge_max,
            max: Gauges::all(n.gauge_max),
            level: rules.level(rules.start),
            money: n.start_money,
            assistants: Plan::EMPTY,
            passed: false,
            place: 0,
            cards: 0, // R3
            hand: [Held::default(); MAX_CARDS],
            plan: Plan::EMPTY,
            sealed: Sealed::Open,
        };
        let mut order = [Seat(0); MAX_PLAYERS];
        for (i, slot) in order.iter_mut().enumerate().take(rules.vehicles.into()) {
            *slot = Seat((rules.options.first.0 + i as u8) % rules.vehicles);
        }
        let mut table = Tabletop {
            turn: 1,
            order,
            standing: order, // 000:52: stacked in order, the first player's token at the bottom
            players: [blank; MAX_PLAYERS],
            active: NONE,
            tiles: [NONE; MAX_SPACES],
            explored: SpaceSet::EMPTY,
            bag: rules.bag,
            removed: [0; MAX_TILES],
            drawn: [NONE; MAX_DRAWN],
            deck: rules.deck,
            deck_size: rules.deck.iter().sum(),
            discard: [0; MAX_CARDS],
            market: [NONE; MAX_MARKET],
            aside: [NONE; MAX_ASIDE],
            aside_count: 0,
            in_play: NONE,
            parts: Parts::new(rules),
            rene: solo::Part::new(rules),
        };
        let last = table.order(rules)[usize::from(rules.vehicles) - 1];
        // R4; R168: alone there is no order, and nobody is last.
        if !rules.is_alone() {
            table.player_mut(last).money = n.last_player_money;
        }
        solo::set_up(rules, &mut table);
        table
    }

    // ---- players -----------------------------------------------------------------------------

    /// A player's dashboard.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
    /// A player's dashboard, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
    /// Assistants that stand in a box.
    pub fn assistants(&self, seat: Seat, skill: Skill) -> u8 {
        self.player(seat).assistants.on(skill)
    }
    /// Seats in turn order.
    #[inline]
    pub fn order(&self, rules: &Rules) -> &[Seat] {
        &self.order[..usize::from(rules.vehicles)]
    }
    /// Whose sequence runs.
    #[inline]
    pub fn active(&self) -> Option<Seat> {
        (self.active != NONE).then_some(Seat(self.active))
    }
    /// A sequence begins or ends.
    pub fn set_active(&mut self, seat: Option<Seat>) {
        self.active = seat.map_or(NONE, |s| s.0);
    }
    /// Everybody else who is still racing.
    pub fn rivals(&self, rules: &Rules, seat: Seat) -> SeatSet {
        Seat::all(rules.vehicles).filter(|&s| s != seat && !self.player(s).is_finished()).collect()
    }
    /// How many have reached the finish.
    pub fn finishers(&self, rules: &Rules) -> u8 {
        Seat::all(rules.vehicles).filter(|&s| self.player(s).is_finished()).count() as u8
    }
    /// R54: the token moves only when its value has changed; then it goes on top of the stack there.
    pub fn move_token(&mut self, rules: &Rules, seat: Seat) {
        let level = rules.level(self.player(seat).at);
        if level == self.player(seat).level {
            return;
        }
        self.player_mut(seat).level = level;
        let n = usize::from(rules.vehicles);
        let from = self.standing[..n].iter().position(|&s| s == seat).expect("every seat has a token");
        self.standing.copy_within(from + 1..n, from);
        let to = self.standing[..n - 1].iter().position(|&s| self.player(s).level < level).unwrap_or(n - 1);
        self.standing.copy_within(to..n - 1, to + 1);
        self.standing[to] = seat;
    }

    // ---- cards -------------------------------------------------------------------------------

    /// R26: when a card is needed and the deck is empty, the discard pile becomes the deck.
    /// `false` if there is no card anywhere (R25).
    pub fn deck_ready(&mut self) -> bool {
        if self.deck_size == 0 {
            self.deck = self.discard;
            self.deck_size = self.discard.iter().sum();
            self.discard = [0; MAX_CARDS];
        }
        self.deck_size > 0
    }
    fn take_from_deck(&mut self, card: CardId) {
        self.deck[card.index()] -= 1;
        self.deck_size -= 1;
    }
    /// From the deck to a hand, unseen by others.
    pub fn draw_to_hand(&mut self, seat: Seat, card: CardId) {
        self.take_from_deck(card);
        self.player_mut(seat).add_card(card, false);
    }
    /// From the deck to the market, for all to see.
    pub fn draw_to_market(&mut self, card: CardId) {
        self.take_from_deck(card);
        push(&mut self.market, card.0);
    }
    /// From the deck to the cards being looked at.
    pub fn draw_aside(&mut self, card: CardId) {
        self.take_from_deck(card);
        push(&mut self.aside, card.0);
        self.aside_count += 1;
    }
    /// R167: from the deck to the next slot of the market; slots keep their order.
    pub fn draw_to_slot(&mut self, card: CardId) {
        self.take_from_deck(card);
        append(&mut self.market, card.0);
    }
    /// A card that a position says lies on the market: in slots where they are numbered (R167), sorted otherwise.
    pub(crate) fn put_on_market(&mut self, rules: &Rules, card: CardId) {
        if rules.solo.is_some() {
            append(&mut self.market, card.0);
        } else {
            push(&mut self.market, card.0);
        }
    }
    /// The card of a slot, from 1, is discarded; what lies to the right moves up.
    pub fn take_slot(&mut self, slot: u8) {
        let at = usize::from(slot) - 1;
        self.discard[usize::from(self.market[at])] += 1;
        self.market.copy_within(at + 1.., at);
        self.market[MAX_MARKET - 1] = NONE;
    }
    /// From the deck to the discard pile, for all to see.
    pub fn draw_to_discard(&mut self, card: CardId) {
        self.take_from_deck(card);
        self.discard[card.index()] += 1;
    }
    /// Cards on the market.
    pub fn market(&self) -> impl Iterator<Item = CardId> + '_ {
        items(&self.market).map(CardId)
    }
    /// From the market to a hand, for all to see.
    pub fn pick(&mut self, seat: Seat, card: CardId) {
        pull(&mut self.market, card.0);
        self.player_mut(seat).add_card(card, true);
    }
    /// What was left on the market is discarded (R27).
    pub fn clear_market(&mut self) {
        for card in std::mem::replace(&mut self.market, [NONE; MAX_MARKET]) {
            if card != NONE {
                self.discard[usize::from(card)] += 1;
            }
        }
    }
    /// Cards being looked at. Hidden from all but who looks.
    pub fn aside(&self) -> impl Iterator<Item = CardId> + '_ {
        items(&self.aside).map(CardId)
    }
    /// The first of the cards being looked at.
    pub fn first_aside(&self) -> Option<CardId> {
        self.aside().next()
    }
    /// A card looked at is discarded.
    pub fn discard_aside(&mut self, card: CardId) {
        pull(&mut self.aside, card.0);
        self.aside_count -= 1;
        self.discard[card.index()] += 1;
    }
    /// A card looked at goes to the hand, unseen by others.
    pub fn keep_aside(&mut self, seat: Seat, card: CardId) {
        pull(&mut self.aside, card.0);
        self.aside_count -= 1;
        self.player_mut(seat).add_card(card, false);
    }
    /// From a hand to the discard pile.
    pub fn discard_card(&mut self, seat: Seat, card: CardId) {
        self.player_mut(seat).remove_card(card);
        self.discard[card.index()] += 1;
    }
    /// From a hand onto the table, where it stays until it is resolved (R26).
    pub fn put_in_play(&mut self, seat: Seat, card: CardId) {
        self.player_mut(seat).remove_card(card);
        self.in_play = card.0;
    }
    /// The card being resolved.
    pub fn in_play(&self) -> Option<CardId> {
        (self.in_play != NONE).then_some(CardId(self.in_play))
    }
    /// The card was resolved.
    pub fn discard_in_play(&mut self) {
        if let Some(card) = self.in_play() {
            self.discard[card.index()] += 1;
            self.in_play = NONE;
        }
    }

    // ---- tiles -------------------------------------------------------------------------------

    /// The tile on a space.
    #[inline]
    pub fn tile_at(&self, space: Space) -> Option<TileId> {
        let tile = self.tiles[space.index()];
        (tile != NONE).then_some(TileId(tile))
    }
    /// What lies on every space: where two tables look alike in this, the same tiles lie.
    #[inline]
    pub fn laid(&self) -> &[u8; MAX_SPACES] {
        &self.tiles
    }
    /// Lays a tile that was taken out of the bag or from the drawn ones.
    pub fn lay_tile(&mut self, space: Space, tile: TileId) {
        self.tiles[space.index()] = tile.0;
        self.explored.insert(space);
    }
    /// Takes the tile off a space.
    pub fn lift_tile(&mut self, space: Space) -> TileId {
        self.explored.remove(space);
        TileId(std::mem::replace(&mut self.tiles[space.index()], NONE))
    }
    /// A tile goes back into the bag; its space is unexplored again (R85).
    pub fn return_tile(&mut self, space: Space) {
        let tile = self.lift_tile(space);
        self.bag[tile.index()] += 1;
    }
    /// A tile leaves the board and the game (000:564); its space is unexplored again (R36).
    pub fn remove_tile(&mut self, space: Space) {
        let tile = self.lift_tile(space);
        self.removed[tile.index()] += 1;
    }
    /// Two tiles change places.
    pub fn swap_tiles(&mut self, a: Space, b: Space) {
        self.tiles.swap(a.index(), b.index());
    }
    /// Is there a tile in the bag?
    pub fn has_tile_in_bag(&self) -> bool {
        self.bag.iter().any(|&n| n > 0)
    }
    /// R32: when a tile is needed and the bag is empty, the removed tiles go back into it.
    /// `false` if there is no tile anywhere.
    pub fn refill_bag(&mut self) -> bool {
        std::mem::swap(&mut self.bag, &mut self.removed);
        self.has_tile_in_bag()
    }
    /// A drawn tile waits to be laid.
    pub fn draw_tile(&mut self, tile: TileId) {
        self.bag[tile.index()] -= 1;
        push(&mut self.drawn, tile.0);
    }
    /// Tiles drawn and not yet laid.
    pub fn drawn(&self) -> impl Iterator<Item = TileId> + '_ {
        items(&self.drawn).map(TileId)
    }
    /// A drawn tile is about to be laid.
    pub fn take_drawn(&mut self, tile: TileId) {
        pull(&mut self.drawn, tile.0);
    }
    /// Drawn tiles that cannot or need not be laid leave the game (R31).
    pub fn remove_drawn(&mut self) {
        for tile in std::mem::replace(&mut self.drawn, [NONE; MAX_DRAWN]) {
            if tile != NONE {
                self.removed[usize::from(tile)] += 1;
            }
        }
    }
    /// R29: every space joined to `from` by a chain of placed tiles and cities, `from` included; and
    /// every space next to one of them.
    #[inline]
    fn flood(&self, rules: &Rules, from: Space) -> (SpaceSet, SpaceSet) {
        let open = self.explored.or(rules.city_spaces);
        let mut joined: SpaceSet = [from].into_iter().collect();
        let (mut todo, mut around) = (joined, joined);
        while let Some(space) = todo.pop() {
            let near = rules.near[space.index()];
            around = around.or(near);
            let new = near.and(open).minus(joined);
            joined = joined.or(new);
            todo = todo.or(new);
        }
        (joined, around)
    }
    /// R29: every space joined to `from` by a chain of placed tiles and cities, `from` included.
    pub fn connected(&self, rules: &Rules, from: Space) -> SpaceSet {
        self.flood(rules, from).0
    }
    /// R29, R38: empty land spaces where a tile joins the way of a vehicle at `from`.
    pub fn slots(&self, rules: &Rules, from: Space) -> SpaceSet {
        self.flood(rules, from).1.minus(self.explored).minus(rules.city_spaces)
    }
    /// Is there any such space? Most often there is one beside the vehicle.
    pub fn has_slot(&self, rules: &Rules, from: Space) -> bool {
        let beside = rules.near[from.index()].minus(self.explored).minus(rules.city_spaces);
        !beside.is_empty() || !self.slots(rules, from).is_empty()
    }
    /// Does a vehicle stand there?
    pub fn is_occupied(&self, rules: &Rules, space: Space) -> bool {
        self.players[..usize::from(rules.vehicles)].iter().any(|p| p.at == space)
    }
}

/// Adds to a small zone of cards or tiles: sorted bytes, unused entries last.
pub(crate) fn push(zone: &mut [u8], item: u8) {
    let len = zone.iter().position(|&x| x == NONE).expect("zones are as long as the rules need");
    let at = zone[..len].iter().position(|&x| x > item).unwrap_or(len);
    zone.copy_within(at..len, at + 1);
    zone[at] = item;
}

/// Adds to the end of a small zone.
fn append(zone: &mut [u8], item: u8) {
    let len = zone.iter().position(|&x| x == NONE).expect("zones are as long as the rules need");
    zone[len] = item;
}

fn pull(zone: &mut [u8], item: u8) {
    let at = zone.iter().position(|&x| x == item).expect("taken from where it lies");
    zone.copy_within(at + 1.., at);
    *zone.last_mut().expect("zones are not empty") = NONE;
}

fn items(zone: &[u8]) -> impl Iterator<Item = u8> + '_ {
    zone.iter().copied().take_while(|&x| x != NONE)
}

/// Blanks a zone.
pub(crate) fn blank(zone: &mut [u8]) {
    zone.fill(NONE);
}
