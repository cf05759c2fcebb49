//! What modules bring to a race, as content has it: cards for the deck, tiles for the bag, numbers for their rules.

use super::{Module, diplomacy, microclimate, paddock, patronage, postal, season};
use crate::cards::Card;
use crate::sources::Tile;

/// What modules bring, whether they are in play or not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ModuleSources {
    /// Cards that join the deck with a module, with copies.
    pub cards: Vec<(Module, String, Card, u8)>,
    /// Tiles that join the bag with a module, with copies.
    pub tiles: Vec<(Module, String, Tile, u8)>,
    /// The numbers of their rules.
    pub numbers: ModuleNumbers,
}

/// The numbers of all modules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ModuleNumbers {
    /// Weather by season and die.
    pub season: season::Numbers,
    /// What the die adds.
    pub microclimate: microclimate::Numbers,
    /// Prices, bounds and vehicle sheets.
    pub paddock: paddock::Numbers,
    /// Rewards and parcels.
    pub postal: postal::Numbers,
    /// Levels and prices.
    pub diplomacy: diplomacy::Numbers,
    /// What patrons pay.
    pub patronage: patronage::Numbers,
}
