//! The colours of the maps: printed paper, enamel and brass on a deep sea.

use race::ids::Colour;

pub const INK: &str = "#17252B";
pub const SECOND_INK: &str = "#4A4030";
pub const PAPER: &str = "#F5EACF";
pub const TILE_PAPER: &str = "#F8EFD6";
pub const AGED_PAPER: &str = "#EAD9B2";
pub const OLD_PAPER: &str = "#D6BC86";
pub const BRASS: &str = "#C9A24B";
pub const BRASS_LOW: &str = "#7A571C";
pub const GOLD: &str = "#B98C2C";
pub const ENAMEL: &str = "#16211F";
pub const VERMILION: &str = "#A42A14";
pub const RISK: &str = "#32271F";
pub const LAND: &str = "#F0CC82";
pub const OTHER_LAND: &str = "#7C9A8C";
pub const WATER: &str = "#3C8A98";
pub const RIVER: &str = "#2F7F93";

/// The colour of a city, and of the number on it.
pub fn city(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Blue => ("#1F5A9E", "#fff"),
        Colour::Yellow => ("#E3AC17", "#2A2003"),
        Colour::Green => ("#2C7443", "#fff"),
        Colour::Red => ("#B3301D", "#fff"),
        Colour::Purple => ("#5B3680", "#fff"),
    }
}

/// The colour of a seat, and of the number on it.
pub fn seat(index: usize) -> (&'static str, &'static str) {
    const SEATS: [(&str, &str); 5] = [
        ("#E2781C", "#1B1206"),
        ("#F1E9D4", "#17252B"),
        ("#272B31", "#F5EACF"),
        ("#0E7C76", "#FFFFFF"),
        ("#BE3F78", "#FFFFFF"),
    ];
    SEATS[index % SEATS.len()]
}

/// The tint of a kind of ground.
pub fn ground(kind: &str) -> &'static str {
    match kind {
        "desert" => "#F0A43C",
        "farmland" => "#C9C869",
        "forest" => "#6C9A50",
        "jungle" => "#4C8C46",
        "mountain" => "#B57C48",
        "prairie" => "#C2BC58",
        "savanna" => "#E3C052",
        "snow" => "#F6EFE2",
        "steppe" => "#D6B968",
        "swamp" => "#6E9A6B",
        _ => LAND,
    }
}
