//! `tiles/`: the terrain tiles of a continent (R2).

use std::collections::BTreeSet;

use race::ids::{Gauge, MAX_TILES};
use race::modules::Module;
use race::modules::village::Benefit;
use race::rules::{Feature, Tile};

use crate::Content;
use crate::modules::has_file;
use crate::problem::Report;
use crate::reader::{Entry, slug_mark, twice};
use crate::span::Span;

/// What a tile shows: the landscapes that can be drawn and have a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Terrain {
    Desert,
    Savanna,
    Jungle,
    Mountain,
    Steppe,
    Prairie,
    Swamp,
    River,
    Village,
    Microclimate,
}

impl Terrain {
    /// All of them.
    pub const ALL: [Terrain; 10] = [
        Terrain::Desert,
        Terrain::Savanna,
        Terrain::Jungle,
        Terrain::Mountain,
        Terrain::Steppe,
        Terrain::Prairie,
        Terrain::Swamp,
        Terrain::River,
        Terrain::Village,
        Terrain::Microclimate,
    ];

    /// Its word in content, and its key in `text/*/terrain.ftl`.
    pub const fn slug(self) -> &'static str {
        match self {
            Terrain::Desert => "desert",
            Terrain::Savanna => "savanna",
            Terrain::Jungle => "jungle",
            Terrain::Mountain => "mountain",
            Terrain::Steppe => "steppe",
            Terrain::Prairie => "prairie",
            Terrain::Swamp => "swamp",
            Terrain::River => "river",
            Terrain::Village => "village",
            Terrain::Microclimate => "microclimate",
        }
    }
    fn read(tile: &mut Entry<'_>) -> Option<Terrain> {
        tile.choice("terrain", &Terrain::ALL.map(|terrain| (terrain.slug(), terrain)))
    }
}

/// Tile kinds in slug order, with copies.
pub(crate) fn read(content: &Content, slug: &str, report: &Report) -> Option<Vec<(String, Tile, u8)>> {
    let mut entry = content.open("tiles", slug, report)?;
    entry.slug_of_file();
    let tiles = entry.list("tile", "tile", slug_mark);
    entry.place.at_most("tile", tiles.len(), "kinds", MAX_TILES);
    let mut slugs = BTreeSet::new();
    let kinds: Vec<_> = tiles.into_iter().map(|tile| read_tile(tile, &mut slugs)).collect();
    entry.close();
    let mut kinds: Vec<(String, Tile, u8)> = kinds.into_iter().collect::<Option<_>>()?;
    kinds.sort_by(|(a, ..), (b, ..)| a.cmp(b));
    Some(kinds)
}

/// Tile kinds and their terrains, in slug order.
pub(crate) fn terrains_shown(
    content: &Content,
    slug: &str,
    report: &Report,
) -> Option<Vec<(String, Terrain)>> {
    let mut tiles = content.open("tiles", slug, report)?.list("tile", "tile", slug_mark);
    for module in Module::ALL.iter().filter(|&&module| has_file(module)) {
        tiles.extend(content.open("modules", module.slug(), report)?.list_if_any("tile", "tile", slug_mark));
    }
    let shown = tiles.into_iter().map(|mut tile| Some((tile.slug("slug")?, Terrain::read(&mut tile)?)));
    let mut shown: Vec<(String, Terrain)> = shown.collect::<Option<_>>()?;
    shown.sort();
    Some(shown)
}

pub(crate) fn read_tile(mut tile: Entry<'_>, slugs: &mut BTreeSet<String>) -> Option<(String, Tile, u8)> {
    const NUMBERS: Span = Span::whole(0, 9);
    let slug = tile.slug("slug");
    if let Some(slug) = slug.as_ref().filter(|slug| !slugs.insert((*slug).clone())) {
        tile.tell("slug", &twice(slug), "a slug of its own");
    }
    Terrain::read(&mut tile);
    let petrol = tile.number("petrol", Span::whole(1, 9)); // R45
    let damage = tile.number("damage", NUMBERS);
    let danger = tile.flag("danger");
    let stop = tile.flag("stop");
    let count = tile.number("count", Span::whole(1, 99));
    let feature = match (tile.table_if_any("benefit"), tile.flag_if_any("rolls")) {
        (Some(benefit), _) => read_benefit(benefit).map(Feature::Village),
        (None, Some(true)) => Some(Feature::Microclimate),
        (None, _) => Some(Feature::Plain),
    };
    tile.close();
    let (petrol, damage, danger, stop) = (petrol?, damage?, danger?, stop?);
    Some((slug?, Tile { petrol, damage, danger, stop, feature: feature? }, count?))
}

/// What a village gives: one of these.
fn read_benefit(mut entry: Entry<'_>) -> Option<Benefit> {
    const LEVELS: Span = Span::whole(1, 9);
    let benefit = if entry.has("engine") {
        entry.number("engine", LEVELS).map(|levels| Benefit::Levels(Gauge::Engine, levels))
    } else if entry.has("chassis") {
        entry.number("chassis", LEVELS).map(|levels| Benefit::Levels(Gauge::Chassis, levels))
    } else if entry.has("petrol") {
        entry.number("petrol", LEVELS).map(|levels| Benefit::Levels(Gauge::Petrol, levels))
    } else if entry.has("francs") {
        entry.number("francs", Span::francs()).map(Benefit::Money)
    } else {
        entry.number("cards", LEVELS).map(Benefit::Cards)
    };
    entry.close();
    benefit
}
