//! What happened, for gazettes, animations and logs. [`Event`] may carry secrets and stays inside;
//! [`Seen`] is what one viewer may know of it, and a type of its own.

use crate::ids::{CardId, City, Colour, Gauge, Line, Plan, Space, TileId, Work};
use crate::leaders::Leader;
use crate::modules::Act;
use crate::modules::season::Weather;
use crate::solo::Rene;
use crate::tabletop::Sealed;
use game::{Seat, Viewer};

/// What happened, with its secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Open to all.
    Fact(Fact),
    /// A plan was made behind the screen.
    Planned(Seat, Plan),
    /// A card went from the deck to the hand.
    Drew(Seat, CardId),
    /// A card went from the deck before the player's eyes.
    LookedAt(Seat, CardId),
    /// A card looked at was kept.
    Kept(Seat, CardId),
    /// A sealed answer to a danger card.
    Answered(Seat, Sealed),
    /// A card went from one hand to another.
    Stole {
        /// Who has it now.
        thief: Seat,
        /// Who had it.
        victim: Seat,
        /// Which.
        card: CardId,
    },
}

/// What one viewer may know of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Open to all.
    Fact(Fact),
    /// A plan was made; which one only its owner sees.
    Planned(Seat, Option<Plan>),
    /// A card was drawn; which one only its owner sees.
    Drew(Seat, Option<CardId>),
    /// A card is looked at; which one only who looks sees.
    LookedAt(Seat, Option<CardId>),
    /// A card looked at was kept; which one only its owner sees.
    Kept(Seat, Option<CardId>),
    /// A card went from one hand to another; which one only those two see.
    Stole {
        /// Who has it now.
        thief: Seat,
        /// Who had it.
        victim: Seat,
        /// Which.
        card: Option<CardId>,
    },
    /// One's own sealed answer. Of the others' nothing is seen, not even that it was given (R137).
    Answered(Sealed),
}

impl Event {
    /// What `viewer` may know of it.
    pub fn seen_by(self, viewer: Viewer) -> Option<Seen> {
        Some(match self {
            Event::Fact(fact) => Seen::Fact(fact),
            Event::Planned(seat, plan) => Seen::Planned(seat, viewer.is(seat).then_some(plan)),
            Event::Drew(seat, card) => Seen::Drew(seat, viewer.is(seat).then_some(card)),
            Event::LookedAt(seat, card) => Seen::LookedAt(seat, viewer.is(seat).then_some(card)),
            Event::Kept(seat, card) => Seen::Kept(seat, viewer.is(seat).then_some(card)),
            Event::Stole { thief, victim, card } => {
                let knows = viewer.is(thief) || viewer.is(victim);
                Seen::Stole { thief, victim, card: knows.then_some(card) }
            }
            Event::Answered(seat, answer) => return viewer.is(seat).then_some(Seen::Answered(answer)),
        })
    }
}

/// With what a danger was avoided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shield {
    /// A guard from the dashboard.
    Guard,
    /// A card.
    Card(CardId),
    /// Something a module or a leader offers.
    Act(Act),
}

/// What happened in the open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A game turn began.
    TurnBegan(u8),
    /// A card was laid on the market.
    MarketShown(CardId),
    /// A card was taken from the market.
    Picked(Seat, CardId),
    /// The discard pile became the deck.
    DeckRefilled,
    /// A plan was taken back.
    PlanWithdrawn(Seat),
    /// The screens were lifted: one for each player.
    PlanRevealed(Seat, Plan),
    /// A sequence began.
    SequenceBegan(Seat),
    /// Petrol was bought.
    BoughtPetrol {
        /// Who.
        seat: Seat,
        /// Levels bought.
        levels: u8,
        /// Francs paid.
        paid: u16,
    },
    /// A card was played.
    Played {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
        /// Against whom.
        against: Option<Seat>,
    },
    /// An assistant (all of them, in funding) left the dashboard for this work.
    Used(Seat, Work),
    /// A drive was over before it began: the engine or the tank is at 0 (R145).
    DroveNowhere(Seat),
    /// A repair was over before it began: nothing is broken (R145).
    NothingToRepair(Seat),
    /// A player passed.
    Passed(Seat),
    /// A player was out of assistants after a reaction (R136).
    OutOfAssistants(Seat),
    /// Money came in.
    Earned(Seat, u16),
    /// A tile was drawn from the bag.
    TileDrawn(Seat, TileId),
    /// A tile was laid.
    TileLaid(Seat, TileId, Space),
    /// A tile was removed from the board and the game.
    TileRemoved(TileId, Space),
    /// Drawn tiles found no place (R31).
    TilesWasted(Seat),
    /// Two tiles changed places.
    TilesSwapped(Space, Space),
    /// The removed tiles went back into the bag (R32).
    BagRefilled,
    /// A card was discarded.
    Discarded(Seat, CardId),
    /// Petrol came in.
    Refuelled(Seat, u8),
    /// A gauge rose.
    Repaired(Seat, Gauge, u8),
    /// A part was bought.
    BoughtPart(Seat, Gauge, u16),
    /// The vehicle moved over land.
    Drove {
        /// Who.
        seat: Seat,
        /// To where.
        to: Space,
        /// Petrol it cost.
        petrol: u8,
    },
    /// The vehicle took a line.
    Rode {
        /// Who.
        seat: Seat,
        /// Which line.
        line: Line,
        /// Francs paid.
        paid: u16,
    },
    /// The vehicle came into a city.
    EnteredCity(Seat, City),
    /// The vehicle could not pay and came back (R41).
    TurnedBack(Seat, Space),
    /// A danger was avoided.
    DangerAvoided(Seat, Shield),
    /// A stop was ignored.
    StopIgnored(Seat, CardId),
    /// The vehicle was damaged.
    Damaged {
        /// Who.
        seat: Seat,
        /// Engine levels lost.
        engine: u8,
        /// Chassis levels lost.
        chassis: u8,
    },
    /// The engine is at 0.
    BrokeDown(Seat),
    /// A danger card was cancelled.
    Countered {
        /// Who paid for it.
        by: Seat,
        /// With what.
        with: Shield,
    },
    /// All who were asked have answered, and nobody countered.
    NotCountered,
    /// Petrol was lost.
    LostPetrol(Seat, u8),
    /// Money was lost.
    LostMoney(Seat, u16),
    /// A vehicle reached the finish.
    Finished {
        /// Who.
        seat: Seat,
        /// Order of arrival, from 1.
        place: u8,
    },
    /// The new turn order: one for each place, first to last.
    Ranked(Seat),
    /// The race is over.
    GameOver,
    /// A leader joined a crew.
    LeaderJoined(Seat, Leader),
    /// The mercenary hired the crew of this leader.
    CrewHired(Seat, Leader),
    /// A gauge goes farther or less far now.
    GaugeChanged {
        /// Who.
        seat: Seat,
        /// Which.
        gauge: Gauge,
        /// Its maximum now.
        max: u8,
    },
    /// A tile drawn blind went back into the bag.
    TileReturned(Seat, TileId, Space),
    /// A rival is robbed of a card.
    Robbed {
        /// Who robs.
        thief: Seat,
        /// Whom.
        victim: Seat,
    },
    /// A season began, from 1 for January and February.
    SeasonBegan(u8),
    /// The die for the weather showed this.
    WeatherRolled(u8, Weather),
    /// The die for a microclimate showed this.
    ClimateRolled {
        /// Who drives.
        seat: Seat,
        /// To where.
        at: Space,
        /// The die.
        face: u8,
    },
    /// A village helped; what it gave follows.
    VillageHelped(Seat, Space),
    /// A parcel was laid in a city.
    ParcelLaid(City, Colour),
    /// A parcel was loaded.
    ParcelLoaded(Seat, Colour),
    /// A parcel was delivered.
    ParcelDelivered(Seat, Colour),
    /// The die at a city's gate showed this.
    BorderRolled(Seat, u8),
    /// A bribe was paid.
    Bribed(Seat, u16),
    /// The vehicle was held in the city.
    HeldInCity(Seat),
    /// Influence was bought.
    InfluenceRaised {
        /// Who.
        seat: Seat,
        /// In cities of this colour.
        colour: Colour,
        /// The level now.
        level: u8,
        /// Francs paid.
        paid: u16,
    },
    /// A patron moved to this space.
    PatronMoved(Seat, u8),
    /// A patron paid and began anew.
    PatronPaid(Seat),
    /// What René does in a solo race, and why.
    Rene(Rene),
}

impl Fact {
    /// Did this show something that was hidden before?
    pub fn is_reveal(self) -> bool {
        matches!(
            self,
            Fact::PlanRevealed(..) | Fact::Countered { .. } | Fact::NotCountered | Fact::Finished { .. }
        )
    }
}
