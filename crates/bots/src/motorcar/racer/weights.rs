//! What the racer goes by, found by hand: a change counts only if it holds among copies of the racer and among the frozen levels. The example
//! `tune_motorcar` of the crate `study` looks for better ones in the same way.

/// What a racer goes by; days unless said otherwise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// What a tile is worth that will be used, while many rounds are to come.
    pub tile: f64,
    /// Tiles that a car can use in each round to come.
    pub tile_need: f64,
    /// What each tile beyond that is worth, in parts of the one before.
    pub tile_more: f64,
    /// Rounds before the end from which tiles are worth less and less.
    pub tile_fade: f64,
    /// What is left of a tile's worth when one round is to come, in parts.
    pub tile_end: f64,
    /// How far apart cars with the same chance may be when nothing is to come.
    pub spread: f64,
    /// How many times as far for each round to come.
    pub spread_round: f64,
    /// The farthest.
    pub spread_most: f64,
    /// Tokens that a rival without tiles is expected to put in the bag.
    pub rival_tokens: f64,
    /// How many more for each of his first two tiles.
    pub tokens_per_tile: f64,
    /// How many fewer for each tile beyond: whoever sits on his tiles drives gently.
    pub tokens_hoarded: f64,
    /// Days that each tile in a rival's hand costs a car that is sure to win: sooner or later it falls on the leader.
    pub threat: f64,
    /// Rounds before the end from which that is feared.
    pub threat_fade: f64,
    /// Predicaments that the leader must fear in this very round for each tile in a rival's hand, if delays at his
    /// strain are worth it.
    pub hit: f64,
    /// How many times the days count that help saves a rival.
    pub help: f64,
    /// How much of a predicament each rival behind in turn order is expected to take off a car.
    pub spared: f64,
    /// How likely the slowest is still slowest when predicaments may be cancelled.
    pub slowest: f64,
    /// How often it flicks for the last place in turn order, in parts; else for the first.
    pub late: f64,
}

impl Weights {
    /// The set for so many cars. With more of them tiles are kept longer, and a lead is worth less while many rounds
    /// are to come.
    pub fn for_cars(cars: u8) -> Weights {
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
