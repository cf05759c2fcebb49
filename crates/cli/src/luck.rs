//! What `verify` may say about the luck of a log: exactly what was shown, and by what.

use anyhow::{Context, Result};
use game::text::plain;
use record::{Drawn, Header, OLDER_FORMAT, Receipt, Share};
use std::path::Path;

/// How the luck of a log came about, as `verify --json` names it.
pub fn kind(header: &Header) -> &'static str {
    match (&header.luck, &header.drawn) {
        (Some(_), _) => "word",
        (None, Some(Drawn::Table { .. })) => "table",
        (None, Some(Drawn::Program)) => "program",
        (None, Some(Drawn::Hand)) => "hand",
        (None, None) => "older",
    }
}

/// What was shown about the luck of a log whose every draw fits its seed and nonces.
pub fn shown(header: &Header) -> String {
    match (&header.luck, &header.drawn) {
        (Some(word), _) => format!("luck came from the word \"{}\"", plain(word)),
        (None, Some(Drawn::Program)) => {
            "every draw follows from the seed, which the program that ran it drew alone".into()
        }
        (None, Some(Drawn::Hand)) => {
            "luck came from a bag and a deck of cardboard and was typed in: nothing shows that it was fair"
                .into()
        }
        (None, Some(Drawn::Table { shares, .. })) => {
            let mut said = vec!["every draw follows from seed and nonces".to_owned()];
            let how = |word: &str| seats(shares, |share| share.how() == word);
            let words = [
                ("committed", "committed to a nonce and opened it"),
                ("withheld", "committed to a nonce and did not open it: a bot took the seat"),
                ("openly", "gave a nonce openly"),
                ("nothing", "added nothing"),
            ];
            said.extend(words.iter().filter_map(|(word, told)| Some(format!("{} {told}", how(word)?))));
            said.join("; ")
        }
        (None, None) => format!(
            "every draw follows from seed and nonces; a log of the older kind (format {OLDER_FORMAT}): nonces were given \
             openly, so whoever kept the server could choose the last one"
        ),
    }
}

/// The seats of which something holds, in words; nothing if there are none.
fn seats(shares: &[Share], is: impl Fn(&Share) -> bool) -> Option<String> {
    let found = shares.iter().zip(1..).filter(|(share, _)| is(share));
    let found: Vec<String> = found.map(|(_, seat): (_, u8)| seat.to_string()).collect();
    let (last, before) = found.split_last()?;
    Some(match before {
        [] => format!("seat {last}"),
        _ => format!("seats {} and {last}", before.join(", ")),
    })
}

/// What order of things was shown: by a receipt, or not at all.
pub fn order(header: &Header, is_kept: bool) -> &'static str {
    match (&header.drawn, is_kept) {
        (Some(Drawn::Table { .. }), true) => {
            "; by the receipt, seed and nonces were fixed before any nonce was opened"
        }
        (Some(Drawn::Table { shares, .. }), false)
            if shares.iter().any(|share| share.how() == "committed") =>
        {
            "; that they were fixed before any was opened, only a receipt can show (--receipt)"
        }
        _ => "",
    }
}

/// A receipt from its file.
pub fn read_receipt(file: &Path) -> Result<Receipt> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    Receipt::read(&text).with_context(|| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(drawn: Option<Drawn>, luck: Option<&str>) -> Header {
        let seed = record::Seed::from_number(1);
        let header = Header::new::<race::GreatRace>(
            String::new(),
            serde_json::Value::Null,
            Vec::new(),
            &seed,
            Vec::new(),
        );
        Header { drawn, luck: luck.map(str::to_owned), ..header }
    }

    #[test]
    fn no_more_is_said_than_was_shown() {
        let commitment = "00".repeat(32);
        let shares = vec![
            Share::Committed { commitment: commitment.clone() },
            Share::Nothing,
            Share::Withheld { commitment: commitment.clone() },
            Share::Bot,
            Share::Committed { commitment },
        ];
        let table = header(Some(Drawn::Table { table: "t".into(), shares }), None);
        assert_eq!(
            shown(&table),
            "every draw follows from seed and nonces; seats 1 and 5 committed to a nonce and opened it; seat 3 committed to \
             a nonce and did not open it: a bot took the seat; seat 2 added nothing"
        );
        assert!(order(&table, false).contains("only a receipt can show"));
        assert!(order(&table, true).contains("fixed before any nonce was opened"));
        let older = header(None, None);
        assert!(shown(&older).contains("older kind") && order(&older, false).is_empty());
        assert!(shown(&header(Some(Drawn::Program), None)).contains("drew alone"));
        assert_eq!(shown(&header(None, Some("camel"))), "luck came from the word \"camel\"");
        assert_eq!(kind(&older), "older");
    }
}
