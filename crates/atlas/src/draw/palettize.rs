//! A picture in few colours, for small files: boxes in the space of colours are halved until there are
//! enough of them, and every pixel takes the mean of its box (Heckbert's median cut).

use std::collections::BTreeMap;

/// Red, green, blue.
pub type Rgb = [u8; 3];

/// A picture by the numbers of its colours.
#[derive(Debug)]
pub struct Palettized {
    /// The colours, at most 256.
    pub colours: Vec<Rgb>,
    /// The colour of each pixel.
    pub pixels: Vec<u8>,
}

/// Colours that differ less than this are one colour from the beginning.
const COARSE: u32 = 2;

/// The picture with at most `most` colours (2 to 256).
pub fn palettize(picture: &[Rgb], most: usize) -> Palettized {
    let mut counts: BTreeMap<Rgb, u64> = BTreeMap::new();
    for pixel in picture {
        *counts.entry(pixel.map(|part| part >> COARSE)).or_default() += 1;
    }
    let mut boxes = vec![counts.into_iter().collect::<Vec<(Rgb, u64)>>()];
    while boxes.len() < most {
        let Some(widest) = (0..boxes.len()).max_by_key(|index| spread(&boxes[*index]).1) else { break };
        if boxes[widest].len() < 2 {
            break;
        }
        let upper = halve(&mut boxes[widest]);
        boxes.push(upper);
    }
    let mut number: BTreeMap<Rgb, u8> = BTreeMap::new();
    for (index, colours) in boxes.iter().enumerate() {
        number.extend(colours.iter().map(|(colour, _)| (*colour, index as u8)));
    }
    let pixels: Vec<u8> = picture.iter().map(|pixel| number[&pixel.map(|part| part >> COARSE)]).collect();
    Palettized { colours: means(picture, &pixels, boxes.len()), pixels }
}

/// The part in which the colours of a box differ most, and how much that matters.
fn spread(colours: &[(Rgb, u64)]) -> (usize, u64) {
    // The eye sees green best and blue worst.
    const WEIGHTS: [u64; 3] = [3, 4, 2];
    let pixels: u64 = colours.iter().map(|(_, count)| count).sum();
    let width = |part: usize| {
        let values = || colours.iter().map(|(colour, _)| u64::from(colour[part]));
        (values().max().unwrap_or(0) - values().min().unwrap_or(0)) * WEIGHTS[part]
    };
    let part = (0..3).max_by_key(|part| width(*part)).unwrap_or(0);
    // Large even areas show steps most, but small bright marks need their colours too.
    let weight = (pixels as f64).powf(0.68) as u64 + 1;
    (part, if colours.len() < 2 { 0 } else { width(part) * weight })
}

/// Keeps the lower half of the pixels of a box and returns the upper.
fn halve(colours: &mut Vec<(Rgb, u64)>) -> Vec<(Rgb, u64)> {
    let (part, _) = spread(colours);
    colours.sort_by_key(|(colour, _)| (colour[part], *colour));
    let half = colours.iter().map(|(_, count)| count).sum::<u64>() / 2;
    let mut below = 0;
    let middle = colours.iter().position(|(_, count)| {
        below += count;
        below >= half
    });
    let at = middle.map_or(1, |index| index + 1).clamp(1, colours.len() - 1);
    colours.split_off(at)
}

fn means(picture: &[Rgb], pixels: &[u8], boxes: usize) -> Vec<Rgb> {
    let mut sums = vec![([0_u64; 3], 0_u64); boxes];
    for (pixel, number) in picture.iter().zip(pixels) {
        let (sum, count) = &mut sums[usize::from(*number)];
        *count += 1;
        for (sum, part) in sum.iter_mut().zip(pixel) {
            *sum += u64::from(*part);
        }
    }
    sums.into_iter().map(|(sum, count)| sum.map(|sum| (sum / count.max(1)) as u8)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_stay_as_they_are() {
        let picture = [[0, 0, 0], [200, 10, 10], [0, 0, 0], [10, 10, 240]];
        let small = palettize(&picture, 256);
        let back: Vec<Rgb> = small.pixels.iter().map(|number| small.colours[usize::from(*number)]).collect();
        assert_eq!(back, picture);
    }

    #[test]
    fn many_colours_become_few_and_stay_near() {
        let picture: Vec<Rgb> = (0..=255).flat_map(|i| (0..4).map(move |j| [i, 255 - i, j * 60])).collect();
        let small = palettize(&picture, 64);
        assert!(small.colours.len() <= 64);
        for (pixel, number) in picture.iter().zip(&small.pixels) {
            let colour = small.colours[usize::from(*number)];
            assert!(pixel.iter().zip(colour).all(|(a, b)| a.abs_diff(b) < 40), "{pixel:?} {colour:?}");
        }
    }
}
