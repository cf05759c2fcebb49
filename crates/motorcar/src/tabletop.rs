//! What lies on the table in rule book 004: tokens, tiles and the time track, as plain counts. What is
//! hidden lives in one zone: `sealed` of a player.

use crate::ids::{MAX_PLAYERS, Predicament, Strain};
use crate::rules::Rules;
use crate::sources::StrainNumbers;
use game::Seat;

/// What a player has decided and not yet shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sealed {
    /// Nothing, or not asked.
    #[default]
    Open,
    /// How far the toy car is pulled back.
    Pull(u8),
    /// The tokens in the closed hand (004:57).
    Strain(Strain),
}

/// One player's tokens and tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Days on the time track, all rounds together (M10).
    pub day: u16,
    /// Sportsmanship tiles.
    pub tiles: u8,
    /// Strain tokens at hand; the others are in the bag or on the logo.
    pub tokens: u8,
    /// The strain of this round, once revealed.
    pub strain: Option<Strain>,
    /// Tokens on the logo: random predicaments not yet resolved (004:86).
    pub random: u8,
    /// Stacks of two tiles beside the turn order token: inflicted predicaments (004:90).
    pub inflicted: u16,
    /// A single tile beside the turn order token, and whose it is (M6).
    pub pledge: Option<Seat>,
    /// What is decided and not yet shown. Hidden.
    pub sealed: Sealed,
}

impl Player {
    /// How many predicaments of a kind are not yet resolved.
    #[inline]
    pub fn predicaments(&self, what: Predicament) -> u16 {
        match what {
            Predicament::Random => self.random.into(),
            Predicament::Inflicted => self.inflicted,
        }
    }
    /// Is there anything to cancel or endure?
    #[inline]
    pub fn has_predicament(&self) -> bool {
        self.random > 0 || self.inflicted > 0
    }
    /// A predicament is cancelled or endured: its token goes back, its tiles to the stock (M14).
    pub fn resolve(&mut self, what: Predicament) {
        match what {
            Predicament::Random => {
                self.random -= 1;
                self.tokens += 1;
            }
            Predicament::Inflicted => self.inflicted -= 1,
        }
    }
}

/// What lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tabletop {
    /// The stage indicator: the round, from 1.
    pub round: u8,
    /// The turn order area, first player first.
    pub order: [Seat; MAX_PLAYERS],
    /// Players by seat.
    pub players: [Player; MAX_PLAYERS],
    /// Tokens in the predicament bag, by seat.
    pub bag: [u8; MAX_PLAYERS],
}

impl Tabletop {
    /// The table set for the first round (004:33).
    pub fn new(rules: &Rules) -> Self {
        let mut table = Tabletop {
            round: 1,
            order: [Seat(0); MAX_PLAYERS],
            players: [Player::default(); MAX_PLAYERS],
            bag: [0; MAX_PLAYERS],
        };
        for seat in Seat::all(rules.seats) {
            table.order[seat.index()] = seat;
            let player = table.player_mut(seat);
            player.tiles = rules.tiles.start;
            player.tokens = rules.strain_tokens();
        }
        table
    }
    /// A player's things.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
    /// A player's things, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The revealed strain of a seat.
    #[inline]
    pub fn strain_of(&self, seat: Seat) -> Strain {
        self.player(seat).strain.expect("revealed before anybody drives")
    }
    /// What the revealed strain of a seat does.
    #[inline]
    pub fn strain<'r>(&self, rules: &'r Rules, seat: Seat) -> &'r StrainNumbers {
        rules.strain(self.strain_of(seat))
    }

    // ---- turn order --------------------------------------------------------------------------

    /// Seats in turn order.
    #[inline]
    pub fn order(&self, rules: &Rules) -> &[Seat] {
        &self.order[..usize::from(rules.seats)]
    }
    /// Who stands at a place of the turn order, from 0; nobody behind the last.
    #[inline]
    pub fn seat_at(&self, rules: &Rules, place: u8) -> Option<Seat> {
        self.order(rules).get(usize::from(place)).copied()
    }
    /// The place of a seat in turn order, from 0.
    #[inline]
    pub fn place_of(&self, seat: Seat) -> u8 {
        self.order.iter().position(|&s| s == seat).expect("every seat has a token in the order") as u8
    }
    /// Puts a seat at a place; whoever stood there takes its old one.
    pub fn put_at_place(&mut self, seat: Seat, place: u8) {
        let from = self.place_of(seat);
        self.order.swap(from.into(), place.into());
    }
    /// M12: the player on the highest day; of several the last in turn order.
    pub fn slowest(&self, rules: &Rules) -> Seat {
        let order = self.order(rules).iter().copied();
        order.max_by_key(|&seat| self.player(seat).day).expect("somebody plays")
    }

    // ---- the predicament bag -----------------------------------------------------------------

    /// The tokens of a strain go into the bag (004:59).
    pub fn fill_bag(&mut self, seat: Seat, tokens: u8) {
        self.player_mut(seat).tokens -= tokens;
        self.bag[seat.index()] += tokens;
    }
    /// Tokens in the bag.
    #[inline]
    pub fn tokens_in_bag(&self) -> u8 {
        self.bag.iter().sum()
    }
    /// A token goes from the bag to the logo (004:86).
    pub fn draw_token(&mut self, seat: Seat) {
        self.bag[seat.index()] -= 1;
        self.player_mut(seat).random += 1;
    }
    /// What is left in the bag goes back to its owners (004:86).
    pub fn empty_bag(&mut self) {
        for (tokens, player) in self.bag.iter_mut().zip(&mut self.players) {
            player.tokens += std::mem::take(tokens);
        }
    }
}
