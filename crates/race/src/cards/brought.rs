//! What the cards of modules do. Each effect is said once, with the module that brings it and the moments of R69; what it
//! comes to stands in `modules/brought.rs`, whose matches name a new one.

use super::{BEFORE_ASSISTANT, Timing};
use crate::modules::Module;

/// What a card of a module does. The numbers are content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brought {
    /// A drive that the weather does not touch (R97).
    ShelteredDrive,
    /// A parcel is delivered in any city (R101).
    Express,
    /// A city is left without a roll (R108): played in the room at its gate.
    PassGate,
    /// A gauge goes a level farther or less far (R104).
    Paddock,
    /// The patron moves (R110).
    Patron {
        /// So many free spaces.
        spaces: u8,
    },
}

impl Brought {
    /// The module that brings it, and when it may be played (R69).
    const fn origin(self) -> (Module, &'static [Timing]) {
        match self {
            Brought::ShelteredDrive => (Module::Season, BEFORE_ASSISTANT),
            Brought::Express => (Module::Postal, BEFORE_ASSISTANT),
            Brought::PassGate => (Module::Diplomacy, &[Timing::WithDriver]),
            Brought::Paddock => (Module::Paddock, BEFORE_ASSISTANT),
            Brought::Patron { .. } => (Module::Patronage, BEFORE_ASSISTANT),
        }
    }
    /// The module that brings it.
    pub const fn module(self) -> Module {
        self.origin().0
    }
    pub(super) const fn moments(self) -> &'static [Timing] {
        self.origin().1
    }
}
