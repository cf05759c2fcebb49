//! The board file as text. Spaces stand by row and column, cities by their spaces, lines as described.

use std::fmt::Write;

use content::{Course, LANGUAGES, Picture, Words};
use race::ids::Colour;
use race::rules::Level;

use super::Made;
use crate::description::{COLOURS, Face, Route, Town, WAYS};

/// Courses are broken at about this width.
const WIDTH: usize = 112;

fn shown_level(level: &Level) -> String {
    match level {
        Level::Fixed(level) => level.to_string(),
        Level::BySlot(levels) => format!("{levels:?}"),
    }
}

impl Made<'_, '_> {
    /// The file, if nothing was wrong with the description.
    pub fn text(&self) -> Option<String> {
        let d = self.description;
        let [first, second] = d.ends.as_ref()?;
        let slug = d.slug.as_ref()?;
        let mut out = format!(
            "# Made by `great-race board make content/atlas/{slug}.toml`: change that file, never this one.\n\
             slug = {slug:?}\nedition = {:?}\ntiles = {:?}\nends = [{first:?}, {second:?}]\nlevels = {}\nname = {}\n",
            d.edition.as_ref()?,
            d.tiles.as_ref()?,
            d.levels?,
            words(d.name.as_ref()?),
        );
        out += "spaces = [\n";
        for space in &self.spaces {
            let (column, row) = space.at;
            let risk = if space.risk { ", risk = true" } else { "" };
            add(
                &mut out,
                format_args!(
                    "  {{ at = [{column}, {row}], level = {}{risk} }},\n",
                    shown_level(&space.level)
                ),
            );
        }
        out += "]\n";
        let mut cities: Vec<&Town<'_>> = d.cities.iter().collect();
        cities.sort_by_key(|city| {
            let hex = city.slug.as_ref().and_then(|slug| self.cities.get(slug));
            hex.map(|(column, row)| (*row, *column))
        });
        for city in cities {
            self.write_city(&mut out, city)?;
        }
        for line in &d.lines {
            write_line(&mut out, line)?;
        }
        write_picture(&mut out, &self.picture);
        Some(out)
    }

    fn write_city(&self, out: &mut String, city: &Town<'_>) -> Option<()> {
        let slug = city.slug.as_ref()?;
        let (column, row) = self.cities.get(slug)?;
        let face = match city.face? {
            Face::Slot => "slot = true".to_owned(),
            Face::Printed(colour, cards) => format!("colour = {:?}\ncards = {cards}", colour_word(colour)),
        };
        let name = words(city.name.as_ref()?);
        add(
            out,
            format_args!("\n[[city]]\nslug = {slug:?}\nat = [{column}, {row}]\n{face}\nname = {name}\n"),
        );
        Some(())
    }
}

fn write_line(out: &mut String, line: &Route<'_>) -> Option<()> {
    let way = line.way?;
    let way = WAYS.iter().find(|(_, known)| *known == way).map(|(word, _)| *word)?;
    let [from, to] = line.ends.each_ref().map(Option::as_ref);
    let (from, to, price) = (from?, to?, line.price?);
    add(out, format_args!("\n[[line]]\nkind = {way:?}\nfrom = {from:?}\nto = {to:?}\nprice = {price}\n"));
    Some(())
}

fn write_picture(out: &mut String, picture: &Picture) {
    *out += "\n# For drawing only. 100 is the radius of a hex, 0 0 the centre of hex [0, 0]; x to the east, y to the south.\n";
    add(
        out,
        format_args!("[picture]\nsubtitle = {}\nframe = {:?}\n", words(&picture.subtitle), picture.frame),
    );
    let paths = [
        ("land", &picture.land),
        ("around", &picture.around),
        ("lakes", &picture.lakes),
        ("rivers", &picture.rivers),
        ("ranges", &picture.ranges),
        ("graticule", &picture.graticule),
        ("circles", &picture.circles),
    ];
    for (field, courses) in paths {
        add(out, format_args!("{field} = [\n"));
        for course in courses {
            add(out, format_args!("  {},\n", course_text(course)));
        }
        *out += "]\n";
    }
    for ground in &picture.grounds {
        add(
            out,
            format_args!(
                "\n[[picture.ground]]\nkind = {:?}\nat = {:?}\nreach = {:?}\nturn = {}\n",
                ground.kind, ground.at, ground.reach, ground.turn
            ),
        );
    }
    for name in &picture.names {
        add(
            out,
            format_args!(
                "\n[[picture.lettering]]\ntext = {}\nat = {:?}\nturn = {}\nsize = {}\n",
                words(&name.text),
                name.at,
                name.turn,
                name.size
            ),
        );
    }
    *out += "\n[picture.courses]\n";
    for (line, course) in &picture.courses {
        add(out, format_args!("{line} = {}\n", course_text(course)));
    }
    *out += "\n[picture.sights]\n";
    for (city, sight) in &picture.sights {
        add(out, format_args!("{city} = {sight:?}\n"));
    }
}

/// A course as a text, broken where a line would be long.
fn course_text(course: &Course) -> String {
    let mut lines: Vec<String> = vec![String::new()];
    for [x, y] in course {
        let point = format!("{x} {y}");
        match lines.last_mut() {
            Some(line) if line.is_empty() => *line = point,
            Some(line) if line.len() + point.len() < WIDTH => {
                line.push(' ');
                *line += &point;
            }
            _ => lines.push(point),
        }
    }
    match lines.as_slice() {
        [line] => format!("\"{line}\""),
        lines => format!("\"\"\"\n    {}\"\"\"", lines.join("\n    ")),
    }
}

fn words(words: &Words) -> String {
    let names: Vec<String> =
        LANGUAGES.iter().map(|language| format!("{language} = {:?}", words.in_language(language))).collect();
    format!("{{ {} }}", names.join(", "))
}

fn colour_word(colour: Colour) -> &'static str {
    COLOURS.iter().find(|(_, known)| *known == colour).map_or("", |(word, _)| word)
}

/// Text can always be added to a text.
fn add(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("a String takes any text");
}
