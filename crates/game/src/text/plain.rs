//! Text from elsewhere, made fit to be shown: files and networks are strangers, and a terminal obeys what it is
//! shown. The one place that says which characters are only read and which also do something.

use std::borrow::Cow;

/// The longest name of a seat.
pub const LONGEST_NAME: usize = 64;

/// Is the character only read? Control characters (ESC, CR, C1 and the rest) move cursors and rewrite titles, marks of
/// direction make a line read otherwise than it is, and others of these are seen by nobody.
pub fn is_plain(letter: char) -> bool {
    !(letter.is_control()
        || matches!(letter,
            '\u{AD}' // a hyphen that is not there
            | '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' // directions
            | '\u{180E}' | '\u{200B}' | '\u{2060}'..='\u{2065}' | '\u{206A}'..='\u{206F}' | '\u{FEFF}' // nothing at all
            | '\u{2028}' | '\u{2029}' // new lines
            | '\u{FDD0}'..='\u{FDEF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
        || letter as u32 & 0xFFFE == 0xFFFE)
}

/// A text on one line that does nothing but be read: blanks for new lines and tabs, `�` for all else that is not plain.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let shown = |letter: char| match letter {
        '\n' | '\t' | '\u{2028}' | '\u{2029}' => ' ',
        letter if is_plain(letter) => letter,
        _ => char::REPLACEMENT_CHARACTER,
    };
    Cow::Owned(text.chars().map(shown).collect())
}

/// A name and nothing more: not empty, not long, all of it plain, and no command to be run.
pub fn is_plain_name(name: &str) -> bool {
    let length = name.chars().take(LONGEST_NAME + 1).count();
    (1..=LONGEST_NAME).contains(&length)
        && name.chars().all(is_plain)
        && !name.trim_start().to_lowercase().starts_with("agent:")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Luck, SplitMix};

    #[test]
    fn whatever_comes_in_nothing_but_letters_comes_out() {
        let mut luck = SplitMix(9);
        for _ in 0..20_000 {
            let text: String = (0..luck.below(40))
                .map(|_| match luck.below(3) {
                    0 => char::from(luck.below(256) as u8),
                    1 => char::from_u32(0x2000 + luck.below(0x100)).unwrap_or('x'),
                    _ => char::from_u32(luck.below(0x11_0000)).unwrap_or('\u{9B}'),
                })
                .collect();
            let shown = plain(&text);
            assert!(shown.chars().all(is_plain), "{text:?} is shown as {shown:?}");
            assert_eq!(shown.chars().count(), text.chars().count());
            assert_eq!(plain(&shown), shown, "it stays so");
        }
    }

    #[test]
    fn every_control_character_is_caught() {
        for letter in (0..=0x1F).chain(0x7F..=0x9F).filter_map(char::from_u32) {
            assert!(!is_plain(letter), "{letter:?}");
        }
        assert_eq!(plain("a\u{1b}[2Jb\rc\u{202E}d\ne"), "a�[2Jb�c�d e");
    }

    #[test]
    fn honest_text_stays_as_it_is() {
        for text in
            ["Colomb-Béchar", "70\u{a0}F · 1 → 2", "小林", "नमस्ते", "👩\u{200D}🔧", "العربية", "\u{202F}!"]
        {
            assert_eq!(plain(text), text);
        }
    }

    #[test]
    fn a_name_is_no_command() {
        for name in ["novice", "racer:15", "racer@bold", "you", "person", "agent", "Agnès de la Tour"] {
            assert!(is_plain_name(name), "{name}");
        }
        let long = "x".repeat(65);
        for name in ["", "agent:touch x", " Agent:x", "a\u{1b}]0;b\u{7}", "a\nb", "a\u{202E}b", long.as_str()]
        {
            assert!(!is_plain_name(name), "{name:?}");
        }
    }
}
