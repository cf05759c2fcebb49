//! Changes by line and word. All inputs are text; single bytes seldom lead from one sound text to another.

use game::{Luck, SplitMix};

/// Numbers at which things tend to break.
const NUMBERS: [&str; 14] =
    ["0", "1", "2", "3", "7", "9", "16", "99", "127", "255", "256", "65535", "4294967295", "-1"];

/// The text changed in one to three places, or `None` where libFuzzer's own changes shall be made: bytes, its dictionary,
/// parts of other inputs.
pub fn by_words(data: &[u8], most: usize, seed: u32) -> Option<Vec<u8>> {
    let mut luck = SplitMix(seed.into());
    if luck.below(2) == 0 || data.is_empty() {
        return None;
    }
    let mut text = String::from_utf8_lossy(data).into_owned();
    for _ in 0..=luck.below(3) {
        text =
            if luck.below(3) == 0 { lines_moved(&text, &mut luck) } else { word_changed(&text, &mut luck) };
    }
    (!text.is_empty() && text.len() <= most).then(|| text.into_bytes())
}

/// A line is doubled, taken out, moved, or cut off with all that follow.
fn lines_moved(text: &str, luck: &mut SplitMix) -> String {
    let mut lines: Vec<&str> = text.split('\n').collect();
    let mut any = |n: usize| luck.below(n as u32) as usize;
    let (from, to) = (any(lines.len()), any(lines.len()));
    match any(5) {
        0 => lines.insert(to, lines[from]),
        1 => drop(lines.remove(from)),
        2 => lines.swap(from, to),
        3 => lines[to] = lines[from],
        _ => lines.truncate(from.max(1)),
    }
    lines.join("\n")
}

/// A word or a number becomes another one of the same text, or a number at which things tend to break.
fn word_changed(text: &str, luck: &mut SplitMix) -> String {
    let mut pieces = pieces(text);
    let is_word = |piece: &&str| piece.starts_with(|c: char| c.is_alphanumeric());
    let is_number = |piece: &str| piece.bytes().all(|b| b.is_ascii_digit());
    let words: Vec<usize> = (0..pieces.len()).filter(|&i| is_word(&pieces[i])).collect();
    if words.is_empty() {
        return text.to_owned();
    }
    let mut any = |n: usize| luck.below(n as u32) as usize;
    let place = words[any(words.len())];
    let like: Vec<usize> =
        words.iter().copied().filter(|&i| is_number(pieces[i]) == is_number(pieces[place])).collect();
    pieces[place] = match any(4) {
        0 if is_number(pieces[place]) => NUMBERS[any(NUMBERS.len())],
        1 => pieces[words[any(words.len())]],
        2 => "",
        _ => pieces[like[any(like.len())]],
    };
    pieces.concat()
}

/// Words, and the single marks between them.
fn pieces(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_inside = |c: char| c.is_alphanumeric() || c == '_';
        let end = if is_inside(first) {
            rest.find(|c| !is_inside(c)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (piece, after) = rest.split_at(end);
        all.push(piece);
        rest = after;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_make_up_the_whole_text() {
        assert_eq!(pieces("to B8, é_1!"), ["to", " ", "B8", ",", " ", "é_1", "!"]);
    }

    #[test]
    fn changed_texts_are_texts_of_the_allowed_length() {
        let text = "play guide\nto B8\n{\"n\":12}\n";
        let changed: Vec<_> = (0..500).filter_map(|seed| by_words(text.as_bytes(), 40, seed)).collect();
        assert!(changed.len() > 100 && changed.iter().any(|bytes| bytes != text.as_bytes()));
        assert!(changed.iter().all(|bytes| bytes.len() <= 40 && String::from_utf8(bytes.clone()).is_ok()));
    }
}
