//! The keys of a Fluent file. Enough of the format to compare languages; the full parser is the
//! business of whoever shows the words.

/// The languages every text exists in.
pub const LANGUAGES: [&str; 3] = ["en", "nl", "fr"];

/// A message (`saboteur`), a term (`-franc`) or an attribute (`saboteur.text`), and its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    pub name: String,
    pub line: usize,
}

/// The file of the given language, for example `text_path("nl", "cards.ftl")`.
pub fn text_path(language: &str, file: &str) -> String {
    format!("content/text/{language}/{file}")
}

/// The keys of a file, in its order.
pub fn keys(text: &str) -> Vec<Key> {
    let mut keys: Vec<Key> = Vec::new();
    let mut message = String::new();
    for (index, line) in text.lines().enumerate() {
        let Some((left, _)) = line.split_once('=') else { continue };
        let name = left.trim();
        let indented = line.starts_with([' ', '\t']);
        let name = match name.strip_prefix('.') {
            Some(attribute) if indented && is_identifier(attribute) => format!("{message}.{attribute}"),
            None if !indented && is_identifier(name.strip_prefix('-').unwrap_or(name)) => {
                message = name.to_owned();
                message.clone()
            }
            _ => continue,
        };
        keys.push(Key { name, line: index + 1 });
    }
    keys
}

fn is_identifier(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_terms_and_attributes_are_keys() {
        let text = "# a = comment\nsaboteur = Saboteur\n    .text = Two levels\n-franc = F\nlong =\n    a = b\n    { $n ->\n        [one] x = y\n       *[other] z\n    }\n";
        let found: Vec<_> = keys(text).into_iter().map(|key| (key.name, key.line)).collect();
        let expected = [("saboteur", 2), ("saboteur.text", 3), ("-franc", 4), ("long", 5)];
        assert_eq!(found, expected.map(|(name, line)| (name.to_owned(), line)));
    }
}
