//! What people may call themselves and their tables: letters that can be seen, and no two at a table that look the same.

use crate::error::ApiError;
use session::Refusal;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::skeleton;

/// A name has so many letters at most.
const LONGEST_NAME: usize = 24;
/// A title has so many.
const LONGEST_TITLE: usize = 60;

/// The name of a person, without blanks around it.
pub fn check_name(name: &str) -> Result<String, ApiError> {
    let name = one_line(name);
    let fits = name.chars().count() <= LONGEST_NAME && can_be_seen(&name);
    if fits {
        Ok(name)
    } else {
        Err(Refusal::Invalid("a name has 1 to 24 letters, and all of them can be seen").into())
    }
}

/// The title of a table; there may be none.
pub fn check_title(title: &str) -> Result<String, ApiError> {
    let title: String = one_line(title).chars().take(LONGEST_TITLE).collect();
    if title.is_empty() || can_be_seen(&title) {
        Ok(title)
    } else {
        Err(Refusal::Invalid("a title has letters that can be seen, and no others").into())
    }
}

/// A word of luck: everybody at the table reads it, so it can be read.
pub fn check_word(word: &str) -> Result<(), ApiError> {
    if can_be_seen(word) {
        Ok(())
    } else {
        Err(Refusal::Invalid("a word of luck has letters that can be seen, and no others").into())
    }
}

/// The name as it is shown among these others: with a number behind it where it looks like one of them, so that nobody
/// can sit down as somebody else.
pub fn told_apart(name: String, others: &[&str]) -> String {
    let taken = |name: &str| others.iter().any(|other| look_alike(name, other));
    if !taken(&name) {
        return name;
    }
    // Of so many numbers one is free: a table has few seats.
    let mut all = (2..).map(|n| numbered(&name, n)).take(others.len() + 1);
    all.find(|name| !taken(name)).unwrap_or(name)
}

/// The name with a number behind it.
pub fn numbered(name: &str, n: u32) -> String {
    let mark = format!(" ({n})");
    let room = LONGEST_NAME - mark.chars().count();
    let mut cut: String = name.chars().take(room).collect();
    cut.truncate(cut.trim_end().len());
    cut + &mark
}

/// What a name looks like: the same for names that can be taken for each other.
pub fn look(name: &str) -> String {
    skeleton(&name.to_lowercase()).collect()
}

/// Can the one be taken for the other?
fn look_alike(a: &str, b: &str) -> bool {
    skeleton(a).eq(skeleton(b)) || skeleton(&a.to_lowercase()).eq(skeleton(&b.to_lowercase()))
}

/// Blanks of every kind become one, as a browser shows them; none at the ends.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Something is there to be seen, and nothing that cannot be: no signs without a width, none that turn the direction of
/// letters, no letters that are drawn as nothing.
fn can_be_seen(text: &str) -> bool {
    let (mut before, mut seen) = (None, false);
    for letter in text.chars() {
        match kind(letter, before) {
            Kind::Hidden => return false,
            Kind::Blank => before = None,
            Kind::Joiner => {}
            Kind::Seen => (before, seen) = (Some(letter), true),
        }
    }
    seen
}

/// How a letter is drawn.
enum Kind {
    Seen,
    Blank,
    /// Part of how its neighbours are drawn.
    Joiner,
    /// As nothing.
    Hidden,
}

fn kind(letter: char, before: Option<char>) -> Kind {
    // Braille without a dot is drawn as nothing, although no property says so.
    if letter == '\u{2800}' {
        return Kind::Hidden;
    }
    // Persian, the scripts of India and pictures of families are written with joiners, pictures with selectors.
    let joins = matches!(letter, '\u{200c}' | '\u{200d}') && before.is_some_and(|before| !before.is_ascii());
    if joins || (matches!(letter, '\u{fe0e}' | '\u{fe0f}') && before.is_some()) {
        return Kind::Joiner;
    }
    let ignorable = skeleton(letter.encode_utf8(&mut [0; 4])).next().is_none();
    match letter.general_category_group() {
        _ if ignorable => Kind::Hidden,
        GeneralCategoryGroup::Other => Kind::Hidden,
        GeneralCategoryGroup::Separator if letter == ' ' => Kind::Blank,
        GeneralCategoryGroup::Separator => Kind::Hidden,
        GeneralCategoryGroup::Mark if before.is_none() => Kind::Hidden,
        _ => Kind::Seen,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f11_names_of_many_scripts_are_taken_as_they_are() {
        let long = "M".repeat(24);
        for name in [
            "Ann",
            "J. R.",
            "Zoë",
            "Zoe\u{308}",
            "Ольга",
            "李小龙",
            "محمد",
            "می\u{200c}روم",
            "क\u{94d}\u{200d}ष",
            "👩\u{200d}🚒",
            "❤\u{fe0f}",
            "1\u{fe0f}\u{20e3}",
            "7",
            &long,
        ] {
            assert_eq!(check_name(name).ok().as_deref(), Some(name));
        }
        assert_eq!(check_name("  Ann \u{a0} B ").ok().as_deref(), Some("Ann B"), "blanks become one");
    }
    #[test]
    fn f11_what_cannot_be_seen_is_refused_in_names_titles_and_words_of_luck() {
        let long = "M".repeat(25);
        let hidden = [
            "\u{200b}",
            "\u{2800}",
            "\u{3164}",
            "\u{115f}",
            "\u{ffa0}",
            "\u{ad}",
            "\u{feff}",
            "\u{2060}",
            "\u{180e}",
            "\u{e0041}",
            "\u{301}",
            "\u{fe0f}",
            "\u{200d}",
            "\u{e000}",
        ];
        for text in hidden {
            for text in [
                text.to_owned(),
                format!(" {text} "),
                format!("Ann{text}").replace("Ann\u{301}", "\u{301}").replace("Ann\u{fe0f}", "\u{fe0f}"),
            ] {
                assert!(check_name(&text).is_err(), "{text:?}");
                assert!(check_title(&text).is_err(), "{text:?}");
                assert!(check_word(&text).is_err(), "{text:?}");
            }
        }
        for text in ["A\u{202e}nn", "A\u{2066}nn", "A\u{200f}nn", "A\u{7}nn", "A\u{1b}[2Jnn"] {
            assert!(
                check_name(text).is_err() && check_title(text).is_err() && check_word(text).is_err(),
                "{text:?}"
            );
        }
        assert!(check_name("").is_err() && check_name("   ").is_err() && check_name(&long).is_err());
        assert!(check_word("").is_err() && check_word("  ").is_err());
        assert_eq!(check_title("  ").ok().as_deref(), Some(""), "there need not be one");
    }
    #[test]
    fn f11_names_that_look_alike_are_told_apart() {
        let shown = |name: &str, others: &[&str]| told_apart(name.into(), others);
        assert_eq!(shown("Ann", &["Bea", "Anne"]), "Ann");
        assert_eq!(shown("Ann", &["Ann"]), "Ann (2)");
        assert_eq!(shown("ann", &["Ann"]), "ann (2)", "only the case differs");
        assert_eq!(shown("\u{410}nn", &["Ann"]), "\u{410}nn (2)", "a Cyrillic letter");
        assert_eq!(shown("lan", &["Ian"]), "lan (2)", "a small l for a capital i");
        assert_eq!(shown("Ann", &["Ann", "Ann (2)"]), "Ann (3)");
        assert_eq!(shown("Ann", &["Ann", "\u{410}nn (2)"]), "Ann (3)");
        let long = "M".repeat(24);
        assert_eq!(shown(&long, &[&long]), format!("{} (2)", "M".repeat(20)));
    }
}
