//! Closed lists of words of a race with the cardboard game.

use crate::kinds::kinds;

kinds!(
    /// What the program waits for.
    CardboardAsk {
        MarketCard = "market_card",
        Pick = "pick",
        ReneCard = "rene_card",
        Tile = "tile",
        BlindTile = "blind_tile",
        CityCard = "city_card",
        Die = "die",
        Turn = "turn",
        Over = "over",
    }
);

kinds!(
    /// Why something that was told is not taken.
    CardboardNo {
        Words = "words",
        NotAsked = "not_asked",
        NoneLeft = "none_left",
        City = "city",
        NothingThere = "nothing_there",
        BeyondGauge = "beyond_gauge",
        Notes = "notes",
        Finish = "finish",
        Harmless = "harmless",
        NotNow = "not_now",
        TooMuch = "too_much",
    }
);
