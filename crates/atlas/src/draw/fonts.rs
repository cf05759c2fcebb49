//! The fonts of the maps, carried in the binary (content/fonts, SIL Open Font License): how wide words are,
//! and display letters as outlines.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use ttf_parser::{Face, OutlineBuilder};

use super::svg::n;

/// Labels, numbers, captions.
pub const LABEL: &str = "Jost SemiBold";
/// The names of seas.
pub const SEA: &str = "Old Standard TT";

/// The fonts that texts name, with their style.
pub const TEXT_FONTS: [(&str, &str, &[u8]); 2] = [
    (LABEL, "normal", include_bytes!("../../../../content/fonts/jost/Jost-SemiBold.ttf")),
    (SEA, "italic", include_bytes!("../../../../content/fonts/old_standard/OldStandard-Italic.ttf")),
];
const DISPLAY: &[u8] = include_bytes!("../../../../content/fonts/limelight/Limelight-Regular.ttf");

/// The fonts, opened.
#[derive(Debug)]
pub struct Fonts {
    label: Face<'static>,
    display: Face<'static>,
}

impl Fonts {
    /// Opens the fonts.
    pub fn open() -> Fonts {
        let open = |bytes| Face::parse(bytes, 0).expect("the fonts of the binary are fonts");
        Fonts { label: open(TEXT_FONTS[0].2), display: open(DISPLAY) }
    }

    /// How wide a label is.
    pub fn label_width(&self, text: &str, size: f64) -> f64 {
        width(&self.label, text, size, 0.0)
    }

    /// How wide display letters are, with this space between them.
    pub fn display_width(&self, text: &str, size: f64, spacing: f64) -> f64 {
        width(&self.display, text, size, spacing)
    }

    /// Display letters as a path, beginning at the left of the base line.
    pub fn display_path(&self, text: &str, size: f64, spacing: f64) -> String {
        let scale = size / f64::from(self.display.units_per_em());
        let mut pen = Pen { path: String::new(), x: 0.0, scale };
        for c in text.chars() {
            if let Some(glyph) = self.display.glyph_index(c) {
                self.display.outline_glyph(glyph, &mut pen);
            }
            pen.x += advance(&self.display, c) * scale + spacing;
        }
        pen.path
    }
}

/// A style sheet that brings the fonts of the texts along.
pub fn style_sheet() -> String {
    let face = |(family, style, bytes): &(&str, &str, &[u8])| {
        let data = STANDARD.encode(bytes);
        format!(
            "@font-face{{font-family:'{family}';font-style:{style};src:url(data:font/ttf;base64,{data}) format('truetype')}}"
        )
    };
    format!("<style>{}</style>", TEXT_FONTS.iter().map(face).collect::<Vec<_>>().join("\n"))
}

fn advance(face: &Face<'_>, c: char) -> f64 {
    let glyph = face.glyph_index(c).and_then(|glyph| face.glyph_hor_advance(glyph));
    glyph.map_or(f64::from(face.units_per_em()) * 0.55, f64::from)
}

fn width(face: &Face<'_>, text: &str, size: f64, spacing: f64) -> f64 {
    let units: f64 = text.chars().map(|c| advance(face, c)).sum();
    let gaps = text.chars().count().saturating_sub(1) as f64;
    units * size / f64::from(face.units_per_em()) + gaps * spacing
}

/// Draws outlines of glyphs, one beside the other.
struct Pen {
    path: String,
    x: f64,
    scale: f64,
}

impl Pen {
    fn add(&mut self, command: char, numbers: &[f32]) {
        self.path.push(command);
        let (pairs, _) = numbers.as_chunks::<2>();
        let shown: Vec<String> = pairs
            .iter()
            .map(|[x, y]| {
                format!("{} {}", n(self.x + f64::from(*x) * self.scale), n(-f64::from(*y) * self.scale))
            })
            .collect();
        self.path += &shown.join(" ");
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[x, y]);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[x, y]);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[x1, y1, x, y]);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[x1, y1, x2, y2, x, y]);
    }
    fn close(&mut self) {
        self.path.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_words_are_wider() {
        let fonts = Fonts::open();
        assert!(fonts.label_width("Mmmm", 30.0) > 2.0 * fonts.label_width("illi", 30.0));
        assert!(fonts.label_width("Élisabethville", 30.0) > fonts.label_width("Elis", 30.0));
        assert_eq!(fonts.label_width("Rio", 60.0), 2.0 * fonts.label_width("Rio", 30.0));
    }

    #[test]
    fn display_letters_become_outlines() {
        let fonts = Fonts::open();
        let path = fonts.display_path("Ü!", 40.0, 3.0);
        assert!(path.starts_with('M') && path.ends_with('Z') && path.len() > 100);
        assert_eq!(fonts.display_path("", 40.0, 3.0), "");
    }
}
