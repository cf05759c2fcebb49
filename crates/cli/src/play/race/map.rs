//! The board as text: a hex a cell, odd rows half a cell to the right.

use super::RaceScreen;
use game::Seat;
use race::View;
use race::ids::{City, Space};
use race::rooms::tile_cost;

const CELL: usize = 5;

impl RaceScreen {
    /// The whole board, with letters and numbers at the edges for notation.
    pub(super) fn map(&self, view: &View) -> String {
        let spots: Vec<(usize, usize)> = self.rules.names.hexes.iter().map(|hex| place(hex)).collect();
        let columns = spots.iter().map(|s| s.0).max().unwrap_or(0) + 1;
        let rows = spots.iter().map(|s| s.1).max().unwrap_or(0) + 1;
        let mut out = String::from("    ");
        for column in 0..columns {
            out += &format!("{:^CELL$}", race::rules::hex_name((column as i16, 0)).trim_end_matches('1'));
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
        for row in 0..rows {
            let mut line = format!("{:>3} ", row + 1);
            line += if row % 2 == 1 { "  " } else { "" };
            let last = spots.iter().filter(|s| s.1 == row).map(|s| s.0).max().unwrap_or(0);
            for column in 0..=last {
                let space = spots.iter().position(|&s| s == (column, row));
                let width = if column == last { 0 } else { CELL };
                line += &space.map_or(" ".repeat(width), |i| self.cell(view, Space(i as u8), width));
            }
            out += line.trim_end();
            out.push('\n');
        }
        out
    }

    /// One space, filled up to this width behind its middle.
    fn cell(&self, view: &View, space: Space, width: usize) -> String {
        let fill = |text: &str| {
            let centred = format!("{text:^CELL$}");
            format!("{:<width$}", centred.trim_end())
        };
        let table = view.table();
        let here: String = Seat::all(self.rules.seats)
            .filter(|&seat| table.player(seat).at == space)
            .map(|seat| seat.number().to_string())
            .collect();
        let ground = match (self.rules.city_at(space), table.tile_at(space)) {
            (Some(city), _) => self.map_code(city),
            (None, Some(_)) => {
                let driver = view.viewer().seat().unwrap_or(Seat(0)); // spectators look with the first crew
                let cost = tile_cost(&self.rules, table, driver, space);
                let mut text = cost.petrol.to_string();
                text += &"'".repeat(cost.damage.into());
                text += if cost.danger { "!" } else { "" };
                text + if cost.stop { "|" } else { "" }
            }
            (None, None) => if self.rules.risk.has(space) { "#" } else { "." }.into(),
        };
        if here.is_empty() {
            return self.tint(&fill(&ground), space, view);
        }
        // More than three crews would not fit: the first of them, and how many stand beside.
        let crews = if here.len() > 3 { format!("{}+{}", &here[..1], here.len() - 1) } else { here };
        self.seating.bold(&fill(&format!("[{crews}]")))
    }

    /// The three letters that stand for a city on the map.
    pub(super) fn map_code(&self, city: City) -> String {
        self.rules.names.cities[city.index()].chars().take(3).collect::<String>().to_uppercase()
    }

    fn tint(&self, cell: &str, space: Space, view: &View) -> String {
        if !self.seating.colour {
            return cell.into();
        }
        let code = match self.rules.city_at(space).map(|city| self.rules.city(city).colour) {
            Some(race::ids::Colour::Blue) => "34;1",
            Some(race::ids::Colour::Yellow) => "33;1",
            Some(race::ids::Colour::Green) => "32;1",
            Some(race::ids::Colour::Red) => "31;1",
            Some(race::ids::Colour::Purple) => "35;1",
            None if view.table().tile_at(space).is_some() => "0",
            None => "2",
        };
        format!("\x1b[{code}m{cell}\x1b[0m")
    }
}

/// Column and row of a hex name such as `C7`.
fn place(hex: &str) -> (usize, usize) {
    let digits = hex.find(|c: char| c.is_ascii_digit()).unwrap_or(hex.len());
    let (letters, row) = hex.split_at(digits);
    let column = letters.bytes().fold(0, |n, b| n * 26 + usize::from(b - b'A') + 1);
    (column - 1, row.parse::<usize>().map_or(0, |r| r - 1))
}
