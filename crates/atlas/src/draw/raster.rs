//! SVG to PNG, with the fonts of the binary and no others, so that it looks the same on every machine.

use std::sync::Arc;

use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};

use super::fonts::TEXT_FONTS;
use super::palettize::{Rgb, palettize};

/// How many colours a PNG has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// As many as there are.
    All,
    /// At most 256, for a small file.
    Few,
}

/// The drawing as a PNG image of this width.
pub fn png(svg: &str, width: u32, colours: Colours) -> Result<Vec<u8>, String> {
    let image = paint(svg, width)?;
    match colours {
        Colours::All => image.encode_png().map_err(|error| error.to_string()),
        Colours::Few => encode_few(&image).map_err(|error| error.to_string()),
    }
}

fn paint(svg: &str, width: u32) -> Result<Pixmap, String> {
    let mut fonts = Database::new();
    for (_, _, bytes) in TEXT_FONTS {
        fonts.load_font_data(bytes.to_vec());
    }
    let options = Options { fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| error.to_string())?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil().max(1.0) as u32;
    let mut image = Pixmap::new(width, height).ok_or("an image needs a width")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut image.as_mut());
    Ok(image)
}

fn encode_few(image: &Pixmap) -> Result<Vec<u8>, png::EncodingError> {
    let picture: Vec<Rgb> =
        image.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    let small = palettize(&picture, 256);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, image.width(), image.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    // Numbers of colours have nothing to do with the numbers beside them.
    encoder.set_filter(Filter::NoFilter);
    encoder.set_palette(small.colours.concat());
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&small.pixels)?;
    writer.finish()?;
    Ok(bytes)
}
