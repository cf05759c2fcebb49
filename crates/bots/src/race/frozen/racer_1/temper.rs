//! Temperaments: what a racer likes, as numbers that a player can feel.

/// What a racer likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Temper {
    /// How much way made counts, in hundredths of what it costs.
    pub hurry: i32,
    /// Francs added to every attack on a rival.
    pub spite: i32,
    /// Francs added to the first guard of a plan.
    pub caution: i32,
}

impl Default for Temper {
    fn default() -> Self {
        Temper { hurry: 125, spite: 15, caution: 16 }
    }
}

impl Temper {
    /// The names of all temperaments.
    pub const NAMES: [&'static str; 3] = ["bold", "thrifty", "spiteful"];

    /// A temperament by its name.
    pub fn by_name(name: &str) -> Option<Temper> {
        let plain = Temper::default();
        match name {
            // Drives where others wait, and takes what comes.
            "bold" => Some(Temper { hurry: 200, caution: -10, ..plain }),
            // Keeps petrol and francs together, with a guard at the door.
            "thrifty" => Some(Temper { hurry: 105, caution: 30, ..plain }),
            // Would rather see a rival stand than drive itself.
            "spiteful" => Some(Temper { spite: 55, ..plain }),
            _ => None,
        }
    }
}
