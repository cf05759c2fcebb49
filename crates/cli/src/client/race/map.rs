//! The board as text: a hex a cell, odd rows half a cell to the right.

use super::RaceTelling;
use crate::client::Reader;
use session::race::kinds::RaceColour;
use session::race::wire::{RaceSpace, RaceView};

const CELL: usize = 5;

impl RaceTelling {
    /// The whole board, with letters and numbers at the edges for notation.
    pub(super) fn map(&self, reader: &Reader, view: &RaceView) -> String {
        let spaces = &self.board.spaces;
        let columns = spaces.iter().map(|space| space.col).max().unwrap_or(0) + 1;
        let rows = spaces.iter().map(|space| space.row).max().unwrap_or(0) + 1;
        let mut out = String::from("    ");
        for column in 0..columns {
            out += &format!("{:^CELL$}", letter(column));
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
        for row in 0..rows {
            let mut line = format!("{:>3} ", row + 1);
            line += if row % 2 == 1 { "  " } else { "" };
            let last = spaces.iter().filter(|space| space.row == row).map(|space| space.col).max();
            for column in 0..=last.unwrap_or(-1) {
                let width = if Some(column) == last { 0 } else { CELL };
                let place = spaces.iter().position(|space| (space.col, space.row) == (column, row));
                line += &place.map_or(" ".repeat(width), |i| self.cell(reader, view, i, width));
            }
            out += line.trim_end();
            out.push('\n');
        }
        out
    }

    /// One space, filled up to this width behind its middle.
    fn cell(&self, reader: &Reader, view: &RaceView, place: usize, width: usize) -> String {
        let space = &self.board.spaces[place];
        let fill = |text: &str| {
            let centred = format!("{text:^CELL$}");
            format!("{:<width$}", centred.trim_end())
        };
        let crews = view.players.iter().filter(|crew| crew.at as usize == place);
        let here: String = crews.map(|crew| crew.seat.to_string()).collect();
        let tile = view.tiles.iter().find(|(at, _)| *at as usize == place).map(|(_, slug)| slug.as_str());
        if here.is_empty() {
            return reader.painted(self.tint(space, tile.is_some()), &fill(&self.ground_code(space, tile)));
        }
        // More than three crews would not fit: the first of them, and how many stand beside.
        let crews = if here.len() > 3 { format!("{}+{}", &here[..1], here.len() - 1) } else { here };
        reader.bold(&fill(&format!("[{crews}]")))
    }
    /// A city in three letters, or what the tile costs here.
    fn ground_code(&self, space: &RaceSpace, tile: Option<&str>) -> String {
        if let Some(city) = space.city {
            return self.map_code(city);
        }
        let Some(tile) = tile.and_then(|slug| self.kind_of_tile(slug)) else {
            return if space.risk { "#" } else { "." }.into();
        };
        let risk = if space.risk { self.board.numbers.risk_petrol } else { 0 };
        let mut text = (i32::from(tile.petrol) + risk).to_string();
        text += &"'".repeat(tile.damage.into());
        text += if tile.danger { "!" } else { "" };
        text + if tile.stop { "|" } else { "" }
    }
    /// The three letters that stand for a city on the map.
    pub(super) fn map_code(&self, city: u32) -> String {
        let slug = self.board.cities.get(city as usize).map_or("", |city| &city.slug);
        slug.chars().take(3).collect::<String>().to_uppercase()
    }
    fn tint(&self, space: &RaceSpace, is_known: bool) -> &'static str {
        let city = space.city.and_then(|city| self.board.cities.get(city as usize));
        match city.map(|city| city.colour) {
            Some(RaceColour::Blue) => "34",
            Some(RaceColour::Yellow) => "33",
            Some(RaceColour::Green) => "32",
            Some(RaceColour::Red) => "31",
            Some(RaceColour::Purple) => "35",
            None if is_known => "0",
            None => "2",
        }
    }
}

/// The letter of a column.
fn letter(column: i16) -> String {
    let first = column / 26;
    let one = |n: i16| char::from(b'A' + u8::try_from(n).unwrap_or(0));
    if first == 0 { one(column).into() } else { format!("{}{}", one(first - 1), one(column % 26)) }
}
