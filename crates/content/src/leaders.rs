//! `leaders/`: the crew that a leader comes with, on which boards, and the numbers of the power.

use race::leaders::{Leader, Sources};

use crate::Content;
use crate::problem::Report;
use crate::span::Span;

/// Whom the boards of an edition with these crews offer, and all numbers.
pub(crate) fn read(content: &Content, crews: &[String], report: &Report) -> Option<Sources> {
    const COUNT: Span = Span::whole(1, 4);
    let mut sources = Sources::default();
    let mut is_whole = true;
    for &leader in Leader::ALL.iter().filter(|leader| !leader.is_toy()) {
        let Some(mut entry) = content.open("leaders", leader.slug(), report) else {
            is_whole = false;
            continue;
        };
        entry.slug_of_file();
        let crew = if entry.has("crew") { entry.slug("crew") } else { None };
        let is_extra = entry.flag_if_any("extra").unwrap_or_default();
        if is_extra || crew.as_ref().is_some_and(|crew| crews.contains(crew)) {
            sources.offered.push(leader);
        }
        sources.everybody.push(leader);
        sources.crews.extend(crew.map(|crew| (crew, leader)));
        let read = match leader {
            Leader::Delatour => entry.number("tiles", COUNT).map(|n| sources.delatour_tiles = n),
            Leader::VanHotten => entry.number("cards", COUNT).map(|n| sources.van_hotten_cards = n),
            Leader::Walledgrave => {
                entry.number("francs", Span::francs()).map(|n| sources.walledgrave_francs = n)
            }
            Leader::Obroutchev => entry.number("levels", COUNT).map(|n| sources.obroutchev_levels = n),
            Leader::VonDorfpeld => entry.number("cards", COUNT).map(|n| sources.von_dorfpeld_cards = n),
            Leader::Redburn => entry.number("francs", Span::francs()).map(|n| sources.redburn_francs = n),
            Leader::Chevy => entry.number("francs", Span::francs()).map(|n| sources.chevy_francs = n),
            // Their powers have no numbers.
            Leader::Martinetti | Leader::Cook | Leader::LiJiaxiang | Leader::Chapman | Leader::Deforet => {
                Some(())
            }
            #[cfg(feature = "toys")]
            Leader::Scout => Some(()),
        };
        is_whole &= read.is_some();
        entry.close();
    }
    is_whole.then_some(sources)
}
