//! The words of The Great Race on the wire: kinds of events, choices and questions, reasons, rooms and what else is a closed
//! list. Where the rules have the list, it follows theirs. The things themselves (gauges, colours, leaders, modules) stand in
//! `thing_kinds.rs`.

use crate::kinds::kinds;
use race::choice::Idle;
use race::why_not::{Reason, Remedy};
use race::{Action, Chance, leaders, modules};

pub use super::thing_kinds::{
    RaceColour, RaceDirection, RaceGauge, RaceLeader, RaceModule, RaceSkill, RaceTerrain, RaceTiming,
    RaceWay, RaceWeather, RaceWork,
};

kinds!(
    /// The phase of the game turn.
    RacePhase {
        Bivouac = "bivouac",
        Planning = "planning",
        Convoy = "convoy",
        Maintenance = "maintenance",
        Over = "over",
    }
);

kinds!(
    /// A suspended rule.
    RaceRoom {
        Race = "race",
        Bivouac = "bivouac",
        Planning = "planning",
        Convoy = "convoy",
        Sequence = "sequence",
        Explore = "explore",
        DrawCards = "draw_cards",
        KeepCards = "keep_cards",
        HandLimit = "hand_limit",
        Repair = "repair",
        Drive = "drive",
        EnterTile = "enter_tile",
        Damage = "damage",
        EnterCity = "enter_city",
        Funding = "funding",
        Counter = "counter",
        Maintenance = "maintenance",
        TrailHunter = "trail_hunter",
        ConArtist = "con_artist",
        Saboteur = "saboteur",
        Ransom = "ransom",
        Siphoner = "siphoner",
        Customs = "customs",
        Draft = "draft",
        SecondLook = "second_look",
        Heist = "heist",
        Workshop = "workshop",
        Garage = "garage",
        Forecast = "forecast",
        Gust = "gust",
        Sorting = "sorting",
        Depot = "depot",
        Checkpoint = "checkpoint",
        Reception = "reception",
        Solo = "solo",
        Camp = "camp",
        Survey = "survey",
        Advance = "advance",
        Peril = "peril",
    }
);

kinds!(
    /// What a seat is asked.
    RaceAsk {
        Bivouac = "ask_bivouac",
        Planning = "ask_planning",
        SequencePetrol = "ask_sequence_petrol",
        SequenceCards = "ask_sequence_cards",
        ExploreTake = "ask_explore_take",
        ExplorePlace = "ask_explore_place",
        KeepCards = "ask_keep_cards",
        HandLimit = "ask_hand_limit",
        Repair = "ask_repair",
        Drive = "ask_drive",
        EnterTile = "ask_enter_tile",
        Damage = "ask_damage",
        Counter = "ask_counter",
        Choose = "ask_choose",
        Customs = "ask_customs",
        Leader = "ask_leader",
        Crew = "ask_crew",
        SecondLook = "ask_second_look",
        Heist = "ask_heist",
        Workshop = "ask_workshop",
        Garage = "ask_garage",
        Depot = "ask_depot",
        Visa = "ask_visa",
        Bribe = "ask_bribe",
        Reception = "ask_reception",
        Camp = "ask_camp",
        Peril = "ask_peril",
        Other = "ask_other",
    }
);

kinds!(
    /// What kind of action a choice is.
    RaceChoiceKind: Action {
        Pick = "pick",
        Plan = "plan",
        Withdraw = "withdraw",
        BuyPetrol = "buy_petrol",
        Play = "play",
        PlayAgainst = "play_against",
        Explore = "explore",
        DrawCard = "draw_card",
        Repair = "repair",
        Drive = "drive",
        Clear = "clear",
        Fund = "fund",
        Pass = "pass",
        Take = "take",
        Place = "place",
        Fix = "fix",
        BuyPart = "buy_part",
        To = "to",
        Ride = "ride",
        Done = "done",
        Guard = "guard",
        Go = "go",
        Back = "back",
        Split = "split",
        Discard = "discard",
        Choose = "choose",
        Let = "let",
    } and Act(act_kind) {
        LeaderPick = "leader_pick",
        LeaderHire = "leader_hire",
        DelatourExplore = "delatour_explore",
        MartinettiRepair = "martinetti_repair",
        CookGuard = "cook_guard",
        CookClear = "cook_clear",
        RedburnRob = "redburn_rob",
        RedburnPay = "redburn_pay",
        RedburnYield = "redburn_yield",
        ChapmanRedraw = "chapman_redraw",
        ChapmanKeep = "chapman_keep",
        ChevyCollect = "chevy_collect",
        PaddockRaise = "paddock_raise",
        PaddockLower = "paddock_lower",
        PaddockPass = "paddock_pass",
        PostalLoad = "postal_load",
        PostalLeave = "postal_leave",
        PostalExpress = "postal_express",
        DiplomacyRoll = "diplomacy_roll",
        DiplomacyBribe = "diplomacy_bribe",
        DiplomacyStay = "diplomacy_stay",
        DiplomacyRaise = "diplomacy_raise",
        PatronageCollect = "patronage_collect",
    }
);

/// The kind of what a module or a leader offers: one for each act.
pub(super) fn act_kind(act: modules::Act) -> RaceChoiceKind {
    use RaceChoiceKind as Kind;
    use leaders::{chapman, chevy, cook, delatour, martinetti, redburn};
    use modules::{Act, diplomacy, paddock, patronage, postal};
    match act {
        Act::Leaders(act) => match act {
            leaders::Act::Pick(_) => Kind::LeaderPick,
            leaders::Act::Hire(_) => Kind::LeaderHire,
            leaders::Act::Delatour(delatour::Act::Explore) => Kind::DelatourExplore,
            leaders::Act::Martinetti(martinetti::Act::Repair) => Kind::MartinettiRepair,
            leaders::Act::Cook(cook::Act::Guard) => Kind::CookGuard,
            leaders::Act::Cook(cook::Act::Clear(_)) => Kind::CookClear,
            leaders::Act::Redburn(redburn::Act::Rob(_)) => Kind::RedburnRob,
            leaders::Act::Redburn(redburn::Act::Pay) => Kind::RedburnPay,
            leaders::Act::Redburn(redburn::Act::Yield) => Kind::RedburnYield,
            leaders::Act::Chapman(chapman::Act::Redraw) => Kind::ChapmanRedraw,
            leaders::Act::Chapman(chapman::Act::Keep) => Kind::ChapmanKeep,
            leaders::Act::Chevy(chevy::Act::Collect) => Kind::ChevyCollect,
        },
        Act::Paddock(paddock::Act::Raise(_)) => Kind::PaddockRaise,
        Act::Paddock(paddock::Act::Lower(_)) => Kind::PaddockLower,
        Act::Paddock(paddock::Act::Pass) => Kind::PaddockPass,
        Act::Postal(postal::Act::Load) => Kind::PostalLoad,
        Act::Postal(postal::Act::Leave) => Kind::PostalLeave,
        Act::Postal(postal::Act::Express(_)) => Kind::PostalExpress,
        Act::Diplomacy(diplomacy::Act::Roll) => Kind::DiplomacyRoll,
        Act::Diplomacy(diplomacy::Act::Bribe) => Kind::DiplomacyBribe,
        Act::Diplomacy(diplomacy::Act::Stay) => Kind::DiplomacyStay,
        Act::Diplomacy(diplomacy::Act::Raise(_)) => Kind::DiplomacyRaise,
        Act::Patronage(patronage::Act::CashOut) => Kind::PatronageCollect,
    }
}

kinds!(
    /// What several own actions in a row come to.
    RaceMacroKind {
        DriveTo = "drive_to",
        Ride = "ride",
    }
);

kinds!(
    /// What happened.
    RaceEventKind {
        TurnBegan = "turn_began",
        MarketShown = "market_shown",
        Picked = "picked",
        DeckRefilled = "deck_refilled",
        Planned = "planned",
        PlannedOwn = "planned_own",
        PlanWithdrawn = "plan_withdrawn",
        PlanRevealed = "plan_revealed",
        SequenceBegan = "sequence_began",
        BoughtPetrol = "bought_petrol",
        Played = "played",
        PlayedAgainst = "played_against",
        Used = "used",
        DroveNowhere = "drove_nowhere",
        NothingToRepair = "nothing_to_repair",
        Passed = "passed",
        OutOfAssistants = "out_of_assistants",
        Earned = "earned",
        TileDrawn = "tile_drawn",
        TileLaid = "tile_laid",
        TileRemoved = "tile_removed",
        TilesWasted = "tiles_wasted",
        TilesSwapped = "tiles_swapped",
        BagRefilled = "bag_refilled",
        Drew = "drew",
        DrewOwn = "drew_own",
        LookedAt = "looked_at",
        LookedAtOwn = "looked_at_own",
        Kept = "kept",
        KeptOwn = "kept_own",
        Discarded = "discarded",
        Refuelled = "refuelled",
        Repaired = "repaired",
        BoughtPart = "bought_part",
        Drove = "drove",
        Rode = "rode",
        EnteredCity = "entered_city",
        TurnedBack = "turned_back",
        DangerAvoidedGuard = "danger_avoided_guard",
        DangerAvoidedCard = "danger_avoided_card",
        DangerAvoidedAct = "danger_avoided_act",
        StopIgnored = "stop_ignored",
        Damaged = "damaged",
        BrokeDown = "broke_down",
        AnsweredOwn = "answered_own",
        CounteredGuard = "countered_guard",
        CounteredCard = "countered_card",
        CounteredAct = "countered_act",
        NotCountered = "not_countered",
        LostPetrol = "lost_petrol",
        LostMoney = "lost_money",
        Finished = "finished",
        Ranked = "ranked",
        Over = "over",
        LeaderJoined = "leader_joined",
        CrewHired = "crew_hired",
        GaugeChanged = "gauge_changed",
        TileReturned = "tile_returned",
        Robbed = "robbed",
        Stole = "stole",
        StoleOwn = "stole_own",
        SeasonBegan = "season_began",
        WeatherRolled = "weather_rolled",
        ClimateRolled = "climate_rolled",
        VillageHelped = "village_helped",
        ParcelLaid = "parcel_laid",
        ParcelLoaded = "parcel_loaded",
        ParcelDelivered = "parcel_delivered",
        BorderRolled = "border_rolled",
        Bribed = "bribed",
        HeldInCity = "held_in_city",
        InfluenceRaised = "influence_raised",
        PatronMoved = "patron_moved",
        PatronPaid = "patron_paid",
        ReneReshuffled = "rene_reshuffled",
        ReneRevealed = "rene_revealed",
        ReneAimsNearest = "rene_aims_nearest",
        ReneAimsFinishNearer = "rene_aims_finish_nearer",
        ReneAimsNoneLeft = "rene_aims_none_left",
        ReneSurveys = "rene_surveys",
        ReneJudgedEasy = "rene_judged_easy",
        ReneJudgedHard = "rene_judged_hard",
        ReneLaysCourse = "rene_lays_course",
        ReneLaysPath = "rene_lays_path",
        ReneLaysAround = "rene_lays_around",
        ReneLaysBeside = "rene_lays_beside",
        ReneWastesCourse = "rene_wastes_course",
        ReneWastesPath = "rene_wastes_path",
        ReneDrives = "rene_drives",
        ReneSteersCity = "rene_steers_city",
        ReneSteersEasiest = "rene_steers_easiest",
        ReneSteersBlind = "rene_steers_blind",
        ReneSails = "rene_sails",
        ReneStandsNoMove = "rene_stands_no_move",
        ReneStandsNoMechanics = "rene_stands_no_mechanics",
        ReneStandsNoPetrol = "rene_stands_no_petrol",
        ReneStandsPetrol = "rene_stands_petrol",
        ReneStandsMechanics = "rene_stands_mechanics",
        ReneStandsNoWay = "rene_stands_no_way",
        ReneStandsStop = "rene_stands_stop",
        ReneStandsCity = "rene_stands_city",
        ReneIgnoresStop = "rene_ignores_stop",
        ReneDraws = "rene_draws",
        ReneTakes = "rene_takes",
        ReneProfited = "rene_profited",
        ReneThreatensLeft = "rene_threatens_left",
        ReneThreatensTaken = "rene_threatens_taken",
        ReneThreatensDrawn = "rene_threatens_drawn",
        ReneStrikes = "rene_strikes",
        ReneFirstBonus = "rene_first_bonus",
        ReneRecovers = "rene_recovers",
        RenePowerWon = "rene_power_won",
    }
);

kinds!(
    /// A number that words mention.
    RaceNumber {
        Amount = "amount",
        Assistants = "assistants",
        Cards = "cards",
        Chassis = "chassis",
        Damage = "damage",
        Danger = "danger",
        Die = "die",
        Engine = "engine",
        Francs = "francs",
        Levels = "levels",
        Limit = "limit",
        Mechanics = "mechanics",
        Moves = "moves",
        Paid = "paid",
        Petrol = "petrol",
        Place = "place",
        Season = "season",
        Stop = "stop",
        Turn = "turn",
    }
);

kinds!(
    /// A number of a seat that a choice changes.
    RaceFigure {
        Petrol = "petrol",
        Engine = "engine",
        Chassis = "chassis",
        Money = "money",
        Cards = "cards",
    }
);

kinds!(
    /// What luck decides.
    RaceLuck: Chance {
        Card = "card",
        Tile = "tile",
        Die = "die",
        Parcel = "parcel",
        CardOf = "card_of",
        Rene = "rene",
    }
);

kinds!(
    /// Why something that may be done would come to nothing.
    RaceIdle: Idle {
        GaugesFull = "gauges_full",
        NoParts = "no_parts",
        BrokenDown = "broken_down",
        NoPetrol = "no_petrol",
        NoWay = "no_way",
    }
);

kinds!(
    /// The condition that failed.
    RaceReason: Reason {
        GameOver = "game_over",
        NotYourTurn = "not_your_turn",
        NotAskedNow = "not_asked_now",
        NotInHand = "not_in_hand",
        NotOnMarket = "not_on_market",
        WrongTiming = "wrong_timing",
        NoAssistant = "no_assistant",
        NobodyOn = "nobody_on",
        PlanSize = "plan_size",
        FundingFull = "funding_full",
        Money = "money",
        GaugeFull = "gauge_full",
        PetrolAlreadyDone = "petrol_already_done",
        NoPetrol = "no_petrol",
        Petrol = "petrol",
        Damage = "damage",
        NotAdjacent = "not_adjacent",
        NoLineHere = "no_line_here",
        LineClosed = "line_closed",
        PowerUsed = "power_used",
        TooManyDiscounts = "too_many_discounts",
        JustTakenBack = "just_taken_back",
        CitySpace = "city_space",
        SpaceTaken = "space_taken",
        NotConnected = "not_connected",
        NoTileThere = "no_tile_there",
        Occupied = "occupied",
        TileNotDrawn = "tile_not_drawn",
        ChosenTwice = "chosen_twice",
        SameTile = "same_tile",
        NoEffect = "no_effect",
        NoSuchVictim = "no_such_victim",
        WrongTarget = "wrong_target",
        Split = "split",
        WrongFix = "wrong_fix",
        NoDanger = "no_danger",
        NoStop = "no_stop",
        MustEnter = "must_enter",
        TooLateToTurnBack = "too_late_to_turn_back",
        ChooseFirst = "choose_first",
        PetrolNotShort = "petrol_not_short",
        NoPatron = "no_patron",
        HighestInfluence = "highest_influence",
        GaugeBound = "gauge_bound",
        SoldEnough = "sold_enough",
        ChangedBefore = "changed_before",
    }
);

kinds!(
    /// What would help.
    RaceRemedyKey: Remedy {
        PlayCard = "remedy_play_card",
        UseGuard = "remedy_use_guard",
        BuyPetrol = "remedy_buy_petrol",
        Repair = "remedy_repair",
        RaiseFunds = "remedy_raise_funds",
        DriveToCity = "remedy_drive_to_city",
    }
);
