//! What a solo table agreed on, as it stands in a header: René's deck, and the legacy powers that the Torpedo has already.

use race::solo::{Deck, Powers, ReneId, Solo};
use serde::{Deserialize, Serialize};

/// René's deck and powers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloOptions {
    /// Eight cards by slug, lowest level first: `a1`, `b2`.
    pub deck: Vec<String>,
    /// Powers of blue, yellow, green and red cities at the start; left out where the race is played without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legacy: Option<[u8; 4]>,
}

impl SoloOptions {
    /// From the options of the rules.
    pub fn new(solo: &Solo) -> SoloOptions {
        SoloOptions {
            deck: solo.deck.iter().map(ReneId::slug).collect(),
            legacy: solo.legacy.map(|powers| powers.0),
        }
    }
    /// To the options of the rules, which look at the rest.
    pub fn to_solo(&self) -> Result<Solo, String> {
        let card = |word: &String| ReneId::read(word).map_err(|error| format!("options: {error}"));
        let deck = self.deck.iter().map(card).collect::<Result<Deck, String>>()?;
        if deck.len() != self.deck.len() {
            return Err("options: a card stands twice in René's deck".into());
        }
        Ok(Solo { deck, legacy: self.legacy.map(Powers) })
    }
}
