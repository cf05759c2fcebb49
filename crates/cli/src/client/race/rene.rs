//! René's card, objective and powers in words.

use super::{RaceTelling, colour_name, word};
use crate::client::Reader;
use session::race::kinds::RaceColour;
use session::race::rene::RaceReneCard;
use session::race::wire::{Dashboard, RaceView};

/// Powers as the wire lists them.
const COLOURS: [RaceColour; 4] = [RaceColour::Blue, RaceColour::Yellow, RaceColour::Green, RaceColour::Red];

impl RaceTelling {
    /// Is this the vehicle that nobody decides for?
    pub(super) fn is_torpedo(&self, seat: u8) -> bool {
        self.board.rene.is_some() && seat > self.board.seats
    }
    /// Two gauges, and how many assistants are left.
    pub(super) fn torpedo_gauges(&self, reader: &Reader, torpedo: &Dashboard) -> [String; 3] {
        let gauge = |name: String, [level, max]: [u8; 2]| format!("{name} {level}/{max}");
        let assistants: u32 = torpedo.assistants.iter().map(|&n| u32::from(n)).sum();
        [
            gauge(word(reader, "gauge_petrol"), torpedo.petrol),
            gauge(word(reader, "gauge_mechanics"), torpedo.engine),
            reader.labelled(&reader.word("assistants"), &assistants.to_string()),
        ]
    }
    /// His card with its numbers, his objective and his powers: a line each.
    pub(super) fn rene(&self, reader: &Reader, view: &RaceView) -> String {
        let (Some(rene), Some(board)) = (&view.rene, &self.board.rene) else { return String::new() };
        let mut out = String::new();
        if let Some(card) = rene.card.as_ref().and_then(|slug| board.deck.iter().find(|c| c.slug == *slug)) {
            out += &format!("{}\n", self.rene_card(reader, card));
        }
        let objective = rene.objective.and_then(|city| self.board.cities.get(city as usize));
        if let Some(city) = objective {
            let values = [
                ("city", self.space(reader, city.space).into()),
                ("n", (rene.course.len() as u32).into()),
                ("left", (rene.left.len() as u32).into()),
            ];
            out += &format!("{}\n", reader.say("rene_objective", &values));
        }
        if board.legacy {
            let power =
                |(colour, level): (RaceColour, &u8)| format!("{} {level}", colour_name(reader, colour));
            let powers: Vec<String> = COLOURS.into_iter().zip(&rene.powers).map(power).collect();
            out += &format!("{}\n", reader.labelled(&reader.word("rene_powers"), &powers.join(", ")));
        }
        out
    }
    /// What a card says.
    fn rene_card(&self, reader: &Reader, card: &RaceReneCard) -> String {
        let list = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("+");
        let values = [
            ("card", card.slug.to_uppercase().into()),
            ("colour", colour_name(reader, card.colour).into()),
            ("tiles", u32::from(card.tiles).into()),
            ("threshold", u32::from(card.threshold).into()),
            ("moves", list(&card.moves).into()),
            ("first", list(&card.first).into()),
            ("second", list(&card.second).into()),
            ("damage", u32::from(card.damage).into()),
            ("gauge", word(reader, &format!("gauge_{}", card.gauge)).into()),
            ("petrol", u32::from(card.petrol).into()),
            ("mechanics", u32::from(card.mechanics).into()),
        ];
        reader.say("rene_card", &values)
    }
}
