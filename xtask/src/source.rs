//! Reading Rust source without a parser: which bytes are code, which are literals, which are
//! comments; and whole words in any text.

/// What a byte of a source file belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Code,
    Literal,
    Comment,
}

/// A source file taken apart. Every part keeps the length and the lines of the whole: what does
/// not belong to it is blank.
#[derive(Debug)]
pub struct Source {
    /// Code with its string and character literals, without comments.
    pub code: String,
    /// Code without literals and comments.
    pub bare: String,
    /// Comments only.
    pub comments: String,
}

impl Source {
    pub fn parse(text: &str) -> Source {
        let kinds = kinds(text.as_bytes());
        let keep = |wanted: &[Kind]| -> String {
            let bytes = text.bytes().zip(&kinds);
            let kept =
                bytes.map(|(byte, kind)| if byte == b'\n' || wanted.contains(kind) { byte } else { b' ' });
            // A part begins and ends at ASCII marks, so no character is cut in two.
            String::from_utf8(kept.collect()).expect("parts end at ASCII marks")
        };
        Source {
            code: keep(&[Kind::Code, Kind::Literal]),
            bare: keep(&[Kind::Code]),
            comments: keep(&[Kind::Comment]),
        }
    }
}

fn kinds(text: &[u8]) -> Vec<Kind> {
    let mut kinds = Vec::with_capacity(text.len());
    while kinds.len() < text.len() {
        let at = kinds.len();
        let (kind, length) = next_part(text, at);
        kinds.resize((at + length).min(text.len()), kind);
    }
    kinds
}

/// The kind and length of the part that begins at `at`.
fn next_part(text: &[u8], at: usize) -> (Kind, usize) {
    let rest = &text[at..];
    match rest {
        [b'/', b'/', ..] => (Kind::Comment, rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len())),
        [b'/', b'*', ..] => (Kind::Comment, block_comment(rest)),
        [b'"', ..] => (Kind::Literal, quoted(rest, b'"')),
        [b'\'', ..] => match character(rest) {
            Some(length) => (Kind::Literal, length),
            None => (Kind::Code, 1),
        },
        [b'r', ..] if !is_raw_identifier_tail(text, at) => match raw_string(rest) {
            Some(length) => (Kind::Literal, length),
            None => (Kind::Code, 1),
        },
        _ => (Kind::Code, 1),
    }
}

fn block_comment(rest: &[u8]) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        match &rest[at..] {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length of a literal that opens and closes with `mark` and knows backslashes.
fn quoted(rest: &[u8], mark: u8) -> usize {
    let mut at = 1;
    while at < rest.len() {
        match rest[at] {
            b'\\' => at += 2,
            byte if byte == mark => return at + 1,
            _ => at += 1,
        }
    }
    rest.len()
}

/// The length of a character literal, or nothing where the quote opens a lifetime.
fn character(rest: &[u8]) -> Option<usize> {
    let first = *rest.get(1)?;
    if first == b'\\' {
        return Some(quoted(rest, b'\''));
    }
    let width = match first {
        0x00..0x80 => 1,
        0x80..0xE0 => 2,
        0xE0..0xF0 => 3,
        _ => 4,
    };
    (rest.get(1 + width) == Some(&b'\'')).then_some(width + 2)
}

/// The length of a raw string at its `r`, or nothing where it is a plain letter.
fn raw_string(rest: &[u8]) -> Option<usize> {
    let hashes = rest[1..].iter().take_while(|&&b| b == b'#').count();
    if rest.get(1 + hashes) != Some(&b'"') {
        return None;
    }
    let open = hashes + 2;
    let closes = |tail: &[u8]| {
        tail[0] == b'"' && tail[1..].iter().take(hashes).filter(|&&b| b == b'#').count() == hashes
    };
    let body = (open..rest.len()).find(|&at| closes(&rest[at..]));
    Some(body.map_or(rest.len(), |at| at + 1 + hashes))
}

/// Whether the `r` at `at` is the end of a longer name (`for`), and not of the prefixes `br`, `cr`.
fn is_raw_identifier_tail(text: &[u8], at: usize) -> bool {
    let name = text[..at].iter().rev().take_while(|&&b| is_word_byte(b)).count();
    match name {
        0 => false,
        1 => !matches!(text[at - 1], b'b' | b'c'),
        _ => true,
    }
}

fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

/// Where `word` stands in `text` as a whole word, as byte offsets.
pub fn find_word<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    let bytes = text.as_bytes();
    text.match_indices(word).map(|(at, _)| at).filter(move |&at| {
        let before = at.checked_sub(1).is_none_or(|before| !is_word_byte(bytes[before]));
        let after = bytes.get(at + word.len()).is_none_or(|&byte| !is_word_byte(byte));
        before && after
    })
}

/// The whole words of a text with their offsets.
pub fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    text.split(move |c| !is_word(c))
        .filter(|word| !word.is_empty())
        .map(move |word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// The line number, from 1, of a byte offset.
pub fn line_of(text: &str, offset: usize) -> usize {
    text[..offset].bytes().filter(|&b| b == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_leave_the_code_and_keep_its_lines() {
        let source = Source::parse("let a = 1; // one\n/* two\nthree */ let b;\n");
        assert_eq!(source.code, "let a = 1;       \n      \n         let b;\n");
        assert_eq!(source.comments.trim_start(), "// one\n/* two\nthree */       \n");
    }

    #[test]
    fn block_comments_nest() {
        let source = Source::parse("a /* x /* y */ z */ b");
        assert_eq!(source.bare.split_whitespace().collect::<Vec<_>>(), ["a", "b"]);
    }

    #[test]
    fn comment_marks_inside_literals_are_text() {
        let source = Source::parse(r#"f("http://x \" // no", 'y'); // yes"#);
        assert!(source.code.contains("// no"));
        assert!(!source.bare.contains("no"));
        assert_eq!(source.comments.trim(), "// yes");
    }

    #[test]
    fn raw_strings_end_at_their_own_mark() {
        let source = Source::parse("let s = br##\"a \"# // b\"##; c(for_r\"x\")");
        assert!(!source.bare.contains("// b"));
        assert!(source.bare.contains("; c(for_r"));
        assert_eq!(source.comments.trim(), "");
    }

    #[test]
    fn a_lifetime_is_no_character() {
        let source = Source::parse("fn f<'a>(x: &'a str) { g('\"', 'é', '\\'') } // end");
        assert!(source.bare.contains("fn f<'a>(x: &'a str) { g("));
        assert_eq!(source.comments.trim(), "// end");
    }

    #[test]
    fn an_unclosed_literal_runs_to_the_end() {
        for text in ["\"abc", "r#\"abc\"", "/* abc", "'\\", "b'"] {
            assert_eq!(Source::parse(text).code.len(), text.len());
        }
    }

    #[test]
    fn a_word_is_found_whole() {
        let text = "guide guides a_guide (guide)\nguide_ Guide éguide";
        assert_eq!(find_word(text, "guide").collect::<Vec<_>>(), [0, 22]);
    }

    #[test]
    fn words_know_their_place() {
        assert_eq!(words("// R29-R31, x_1").collect::<Vec<_>>(), [(3, "R29"), (7, "R31"), (12, "x_1")]);
    }

    #[test]
    fn lines_count_from_one() {
        assert_eq!([line_of("a\nb\n", 0), line_of("a\nb\n", 2)], [1, 2]);
    }
}
