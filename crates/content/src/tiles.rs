//! `tiles/`: the terrain tiles of a continent (R2).

use std::collections::BTreeSet;

use race::ids::MAX_TILES;
use race::rules::Tile;

use crate::Content;
use crate::problem::Report;
use crate::reader::{Entry, slug_mark, twice};
use crate::span::Span;

/// Tile kinds in slug order, with copies.
pub(crate) fn read(content: &Content, slug: &str, report: &Report) -> Option<Vec<(String, Tile, u8)>> {
    let mut entry = content.open("tiles", slug, report)?;
    entry.slug_of_file();
    let tiles = entry.list("tile", "tile", slug_mark);
    entry.place.at_most("tile", tiles.len(), "kinds", MAX_TILES);
    let terrains = terrains(content);
    let mut slugs = BTreeSet::new();
    let kinds: Vec<_> = tiles.into_iter().map(|tile| read_tile(tile, &terrains, &mut slugs)).collect();
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
) -> Option<Vec<(String, String)>> {
    let tiles = content.open("tiles", slug, report)?.list("tile", "tile", slug_mark);
    let shown = tiles.into_iter().map(|mut tile| Some((tile.slug("slug")?, tile.slug("terrain")?)));
    let mut shown: Vec<(String, String)> = shown.collect::<Option<_>>()?;
    shown.sort();
    Some(shown)
}

/// The terrains that have a name: a misspelt one would be drawn as nothing.
fn terrains(content: &Content) -> Vec<&str> {
    let text = content.text("en", "terrain.ftl").unwrap_or_default();
    let keys =
        text.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(|line| line.split_once('='));
    keys.map(|(key, _)| key.trim()).collect()
}

fn read_tile(
    mut tile: Entry<'_>,
    terrains: &[&str],
    slugs: &mut BTreeSet<String>,
) -> Option<(String, Tile, u8)> {
    const NUMBERS: Span = Span::whole(0, 9);
    let slug = tile.slug("slug");
    if let Some(slug) = slug.as_ref().filter(|slug| !slugs.insert((*slug).clone())) {
        tile.tell("slug", &twice(slug), "a slug of its own");
    }
    match terrains {
        [] => tile.slug("terrain"),
        terrains => tile.reference("terrain", terrains),
    };
    let petrol = tile.number("petrol", Span::whole(1, 9)); // R45
    let damage = tile.number("damage", NUMBERS);
    let danger = tile.flag("danger");
    let stop = tile.flag("stop");
    let count = tile.number("count", Span::whole(1, 99));
    tile.close();
    Some((slug?, Tile { petrol: petrol?, damage: damage?, danger: danger?, stop: stop? }, count?))
}
