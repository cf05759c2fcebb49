//! Resource cards (000:324; R68-R75, R145). Numbers, timing and copies are content; a card whose text
//! needs code has a file of its slug here. No file outside this folder names a card: base rules ask
//! for a role, such as a shield against dangers.

mod attack;
mod brought;
mod con_artist;
mod customs;
mod plays;
mod ransom;
mod roles;
mod saboteur;
mod siphoner;
mod tracker;
mod trail_hunter;

pub use attack::{Attack, Hit, takes_from_torpedo};
pub use brought::Brought;
pub use con_artist::ConArtist;
pub(crate) use plays::opens;
pub use plays::{can_play, offer_plays, resolve};
pub use roles::{
    Roles, any_time_petrol, discount, discount_card, discount_cards, most_petrol_of_a_card, offer_any_time,
    offer_fixes, offer_guides, offer_shields, petrol_in_hand, pour, refuse_any_time, shield, spend_discounts,
};
pub use trail_hunter::TrailHunter;

use crate::rooms::rooms;

/// When a card may be played (R69).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// In the card step of a sequence.
    BeforeAssistant,
    /// While driving.
    WithDriver,
    /// While repairing.
    WithRepairman,
    /// In the windows of R134.
    AnyTime,
}

/// What a card does. The numbers are content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Francs from the bank.
    Money {
        /// How many.
        francs: u16,
    },
    /// Petrol into the tank.
    Petrol {
        /// How many levels.
        levels: u8,
    },
    /// Repairs.
    Fix {
        /// Levels for the engine only.
        engine: u8,
        /// Levels for the chassis only.
        chassis: u8,
        /// Levels split freely.
        either: u8,
    },
    /// A transport line costs less.
    Discount {
        /// How much less.
        francs: u16,
    },
    /// A stop symbol is ignored.
    IgnoreStop,
    /// A danger is avoided.
    IgnoreDanger,
    /// A drive.
    Drive,
    /// A repair.
    Repair,
    /// Tiles are drawn and laid.
    Explore {
        /// Tiles drawn.
        draw: u8,
        /// Tiles laid.
        place: u8,
    },
    /// `tracker.rs`
    Tracker {
        /// Cards looked at.
        draw: u8,
        /// Cards kept.
        keep: u8,
    },
    /// `trail_hunter.rs`
    TrailHunter {
        /// Tiles removed at most.
        tiles: u8,
    },
    /// `con_artist.rs`
    ConArtist,
    /// `saboteur.rs`
    Saboteur {
        /// Levels lost.
        levels: u8,
    },
    /// `ransom.rs`
    Ransom {
        /// Francs lost.
        francs: u16,
    },
    /// `siphoner.rs`
    Siphoner {
        /// Levels lost.
        levels: u8,
    },
    /// `customs.rs`
    Customs {
        /// Cards lost.
        cards: u8,
    },
    /// What a card of a module does.
    Brought(Brought),
}

/// Sequences begin with them.
const BEFORE_ASSISTANT: &[Timing] = &[Timing::BeforeAssistant];

impl Effect {
    /// R69: when it may be played. The rules know each effect in these moments only.
    pub const fn moments(self) -> &'static [Timing] {
        match self {
            Effect::Petrol { .. } => &[Timing::BeforeAssistant, Timing::AnyTime],
            Effect::Fix { .. } => &[Timing::WithRepairman],
            Effect::Discount { .. } | Effect::IgnoreStop => &[Timing::WithDriver],
            Effect::IgnoreDanger => &[Timing::AnyTime],
            Effect::Money { .. }
            | Effect::Drive
            | Effect::Repair
            | Effect::Explore { .. }
            | Effect::Tracker { .. }
            | Effect::TrailHunter { .. }
            | Effect::ConArtist
            | Effect::Saboteur { .. }
            | Effect::Ransom { .. }
            | Effect::Siphoner { .. }
            | Effect::Customs { .. } => BEFORE_ASSISTANT,
            Effect::Brought(brought) => brought.moments(),
        }
    }
    /// R64: can it be countered? It bears the danger symbol then.
    pub const fn is_danger(self) -> bool {
        matches!(
            self,
            Effect::TrailHunter { .. }
                | Effect::ConArtist
                | Effect::Saboteur { .. }
                | Effect::Ransom { .. }
                | Effect::Siphoner { .. }
                | Effect::Customs { .. }
        )
    }
}

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// When it may be played.
    pub timing: Timing,
    /// Shows the danger symbol: it can be countered (R64).
    pub danger: bool,
    /// What it does.
    pub effect: Effect,
}

impl Card {
    /// What unused places of a deck hold.
    pub(crate) const BLANK: Card =
        Card { timing: Timing::BeforeAssistant, danger: false, effect: Effect::Money { francs: 0 } };

    /// Is it played against one rival?
    pub fn has_victim(&self) -> bool {
        Hit::of(self.effect).is_some()
    }
}

rooms!(
    /// The rooms of single cards.
    CardRoom { TrailHunter, ConArtist, Attack }
);
