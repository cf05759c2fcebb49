//! What `racer-2` goes by, as it was measured.

/// What a racer goes by; days unless said otherwise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Weights {
    /// What a tile is worth that will be used, while many rounds are to come.
    pub(super) tile: f64,
    /// Tiles that a car can use in each round to come.
    pub(super) tile_need: f64,
    /// What each tile beyond that is worth, in parts of the one before.
    pub(super) tile_more: f64,
    /// Rounds before the end from which tiles are worth less and less.
    pub(super) tile_fade: f64,
    /// What is left of a tile's worth when one round is to come, in parts.
    pub(super) tile_end: f64,
    /// How far apart cars with the same chance may be when nothing is to come.
    pub(super) spread: f64,
    /// How many times as far for each round to come.
    pub(super) spread_round: f64,
    /// The farthest.
    pub(super) spread_most: f64,
    /// Tokens that a rival without tiles is expected to put in the bag.
    pub(super) rival_tokens: f64,
    /// How many more for each of his first two tiles.
    pub(super) tokens_per_tile: f64,
    /// How many fewer for each tile beyond: whoever sits on his tiles drives gently.
    pub(super) tokens_hoarded: f64,
    /// Days that each tile in a rival's hand costs a car that is sure to win: sooner or later it falls on the leader.
    pub(super) threat: f64,
    /// Rounds before the end from which that is feared.
    pub(super) threat_fade: f64,
    /// Predicaments that the leader must fear in this very round for each tile in a rival's hand, if delays at his
    /// strain are worth it.
    pub(super) hit: f64,
    /// How many times the days count that help saves a rival.
    pub(super) help: f64,
    /// How much of a predicament each rival behind in turn order is expected to take off a car.
    pub(super) spared: f64,
    /// How likely the slowest is still slowest when predicaments may be cancelled.
    pub(super) slowest: f64,
    /// How often it flicks for the last place in turn order, in parts; else for the first.
    pub(super) late: f64,
}

impl Weights {
    /// The set for so many cars. With more of them tiles are kept longer, and a lead is worth less while many rounds
    /// are to come.
    pub(super) fn for_cars(cars: u8) -> Weights {
        let few = Weights {
            tile: 12.0,
            tile_need: 1.0,
            tile_more: 0.7,
            tile_fade: 4.0,
            tile_end: 0.4,
            spread: 5.0,
            spread_round: 0.9,
            spread_most: 60.0,
            rival_tokens: 1.2,
            tokens_per_tile: 0.4,
            tokens_hoarded: 0.3,
            threat: 1.5,
            threat_fade: 6.0,
            hit: 0.2,
            help: 4.0,
            spared: 0.1,
            slowest: 0.6,
            late: 1.0,
        };
        if cars <= 3 {
            return few;
        }
        Weights {
            tile: 13.0,
            tile_need: 1.3,
            tile_fade: 9.0,
            tile_end: 0.15,
            spread_round: 1.5,
            threat: 1.0,
            threat_fade: 7.5,
            help: 5.0,
            ..few
        }
    }
}
