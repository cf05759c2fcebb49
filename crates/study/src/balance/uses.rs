//! The rules of The Great Race of which something is seen when they are used: a rule that no race uses is told of.

use race::event::{Event, Fact, Shield};
use race::ids::Work;
use race::modules::season::Weather;
use race::modules::{Module, ModuleSet};

macro_rules! uses {
    ($($use:ident = $slug:literal $(in $module:ident)?: $about:literal,)*) => {
        /// A rule that was used.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Use { $(#[doc = $about] $use),* }
        impl Use {
            /// All of them.
            pub const ALL: &'static [Use] = &[$(Use::$use),*];
            /// A word for it.
            pub const fn slug(self) -> &'static str {
                match self { $(Use::$use => $slug),* }
            }
            /// What happens.
            pub const fn about(self) -> &'static str {
                match self { $(Use::$use => $about),* }
            }
            /// The module that it is part of.
            const fn module(self) -> Option<Module> {
                match self { $(Use::$use => uses!(@module $($module)?)),* }
            }
        }
    };
    (@module) => { None };
    (@module $module:ident) => { Some(Module::$module) };
}
uses!(
    BuyPetrol = "buy_petrol": "Petrol is bought",
    BuyPart = "buy_part": "A part is bought",
    Explore = "explore": "A pathfinder lays tiles",
    DrawCard = "draw_card": "A pathfinder draws a card",
    Repair = "repair": "A mechanic repairs",
    NothingToRepair = "nothing_to_repair": "A repair finds nothing broken",
    Drive = "drive": "A mechanic drives",
    DroveNowhere = "drove_nowhere": "A drive ends before it begins",
    Clear = "clear": "A guard clears a tile",
    Fund = "fund": "Funds are raised",
    Ride = "ride": "A line is taken",
    EnterCity = "enter_city": "A city is entered",
    OutOfAssistants = "out_of_assistants": "A reaction takes the last assistant",
    TilesWasted = "tiles_wasted": "Drawn tiles find no place",
    BagRefilled = "bag_refilled": "The bag is filled again",
    DeckRefilled = "deck_refilled": "The discard pile becomes the deck",
    TurnedBack = "turned_back": "A crew turns back",
    GuardAvoids = "guard_avoids": "A guard avoids a danger",
    CardAvoids = "card_avoids": "A card avoids a danger",
    StopIgnored = "stop_ignored": "A stop is ignored",
    Damaged = "damaged": "A vehicle is damaged",
    BrokeDown = "broke_down": "A vehicle breaks down",
    PlayedAgainst = "played_against": "A card is played against a rival",
    GuardCounters = "guard_counters": "A guard counters a card",
    CardCounters = "card_counters": "A card counters a card",
    NotCountered = "not_countered": "Nobody counters, though some could",
    Stole = "stole" in Leaders: "A card changes hands",
    LostPetrol = "lost_petrol": "Petrol is lost to a rival",
    LostMoney = "lost_money": "Money is lost to a rival",
    TileRemoved = "tile_removed": "A tile leaves the board",
    TilesSwapped = "tiles_swapped": "Two tiles change places",
    Discarded = "discarded": "A card is discarded",
    Second = "second": "A second crew arrives",
    Third = "third": "A third crew arrives",
    CrewHired = "crew_hired" in Leaders: "The mercenary hires a crew",
    ActAvoids = "act_avoids" in Leaders: "A leader avoids a danger",
    TileReturned = "tile_returned" in Leaders: "A tile drawn blind is put back",
    Robbed = "robbed" in Leaders: "A rival is robbed of a card",
    SeasonBegan = "season_began" in Season: "A season begins",
    RoughWeather = "rough_weather" in Season: "The weather is rough",
    ClimateRolled = "climate_rolled" in Microclimate: "A die is rolled for a tile",
    VillageHelped = "village_helped" in Village: "A village helps",
    ParcelLaid = "parcel_laid" in Postal: "A parcel is laid in a city",
    ParcelLoaded = "parcel_loaded" in Postal: "A parcel is loaded",
    ParcelDelivered = "parcel_delivered" in Postal: "A parcel is delivered",
    BorderRolled = "border_rolled" in Diplomacy: "A die is rolled at a gate",
    Bribed = "bribed" in Diplomacy: "A bribe is paid",
    HeldInCity = "held_in_city" in Diplomacy: "A crew is held in a city",
    InfluenceRaised = "influence_raised" in Diplomacy: "Influence is bought",
    PatronMoved = "patron_moved" in Patronage: "A patron moves on",
    PatronPaid = "patron_paid" in Patronage: "A patron pays",
);

impl Use {
    /// Is it a rule of the base game, or of one of these modules?
    pub fn is_of(self, modules: ModuleSet) -> bool {
        self.module().is_none_or(|module| modules.has(module))
    }
    /// The rule that an event is the use of.
    pub fn of(event: Event) -> Option<Use> {
        match event {
            Event::Fact(fact) => Use::of_fact(fact),
            Event::Stole { .. } => Some(Use::Stole),
            Event::Planned(..)
            | Event::Drew(..)
            | Event::LookedAt(..)
            | Event::Kept(..)
            | Event::Answered(..) => None,
        }
    }
    fn of_fact(fact: Fact) -> Option<Use> {
        Some(match fact {
            Fact::DeckRefilled => Use::DeckRefilled,
            Fact::BoughtPetrol { .. } => Use::BuyPetrol,
            Fact::Played { against: Some(_), .. } => Use::PlayedAgainst,
            Fact::Used(_, work) => Use::of_work(work),
            Fact::DroveNowhere(_) => Use::DroveNowhere,
            Fact::NothingToRepair(_) => Use::NothingToRepair,
            Fact::OutOfAssistants(_) => Use::OutOfAssistants,
            Fact::TileRemoved(..) => Use::TileRemoved,
            Fact::TilesWasted(_) => Use::TilesWasted,
            Fact::TilesSwapped(..) => Use::TilesSwapped,
            Fact::BagRefilled => Use::BagRefilled,
            Fact::Discarded(..) => Use::Discarded,
            Fact::BoughtPart(..) => Use::BuyPart,
            Fact::Rode { .. } => Use::Ride,
            Fact::EnteredCity(..) => Use::EnterCity,
            Fact::TurnedBack(..) => Use::TurnedBack,
            Fact::DangerAvoided(_, Shield::Guard) => Use::GuardAvoids,
            Fact::DangerAvoided(_, Shield::Card(_)) => Use::CardAvoids,
            Fact::DangerAvoided(_, Shield::Act(_)) | Fact::Countered { with: Shield::Act(_), .. } => {
                Use::ActAvoids
            }
            Fact::Countered { with: Shield::Guard, .. } => Use::GuardCounters,
            Fact::Countered { with: Shield::Card(_), .. } => Use::CardCounters,
            Fact::StopIgnored(..) => Use::StopIgnored,
            Fact::Damaged { .. } => Use::Damaged,
            Fact::BrokeDown(_) => Use::BrokeDown,
            Fact::NotCountered => Use::NotCountered,
            Fact::LostPetrol(..) => Use::LostPetrol,
            Fact::LostMoney(..) => Use::LostMoney,
            Fact::Finished { place: 2, .. } => Use::Second,
            Fact::Finished { place: 3, .. } => Use::Third,
            Fact::CrewHired(..) => Use::CrewHired,
            Fact::TileReturned(..) => Use::TileReturned,
            Fact::Robbed { .. } => Use::Robbed,
            Fact::SeasonBegan(_) => Use::SeasonBegan,
            Fact::WeatherRolled(_, weather) if weather != Weather::Clear => Use::RoughWeather,
            Fact::ClimateRolled { .. } => Use::ClimateRolled,
            Fact::VillageHelped(..) => Use::VillageHelped,
            Fact::ParcelLaid(..) => Use::ParcelLaid,
            Fact::ParcelLoaded(..) => Use::ParcelLoaded,
            Fact::ParcelDelivered(..) => Use::ParcelDelivered,
            Fact::BorderRolled(..) => Use::BorderRolled,
            Fact::Bribed(..) => Use::Bribed,
            Fact::HeldInCity(_) => Use::HeldInCity,
            Fact::InfluenceRaised { .. } => Use::InfluenceRaised,
            Fact::PatronMoved(..) => Use::PatronMoved,
            Fact::PatronPaid(_) => Use::PatronPaid,
            // The course of every race, and what follows from something above.
            Fact::TurnBegan(_)
            | Fact::MarketShown(_)
            | Fact::Picked(..)
            | Fact::PlanWithdrawn(_)
            | Fact::PlanRevealed(..)
            | Fact::SequenceBegan(_)
            | Fact::Played { against: None, .. }
            | Fact::Passed(_)
            | Fact::Earned(..)
            | Fact::TileDrawn(..)
            | Fact::TileLaid(..)
            | Fact::Refuelled(..)
            | Fact::Repaired(..)
            | Fact::Drove { .. }
            | Fact::Finished { .. }
            | Fact::Ranked(_)
            | Fact::GameOver
            | Fact::LeaderJoined(..)
            | Fact::GaugeChanged { .. }
            | Fact::WeatherRolled(..)
            | Fact::Rene(_) => return None,
        })
    }
    fn of_work(work: Work) -> Use {
        match work {
            Work::Explore => Use::Explore,
            Work::DrawCard => Use::DrawCard,
            Work::Repair => Use::Repair,
            Work::Drive => Use::Drive,
            Work::Clear => Use::Clear,
            Work::Fund => Use::Fund,
        }
    }
}
