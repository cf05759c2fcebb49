//! The way to the terminal. Whatever a file or a network says is only text by the time it is shown: of all that a terminal
//! obeys nothing passes but new lines and our own colours.

use game::text::is_plain;
use std::io::{self, IsTerminal, Write};

/// What takes everything off the screen. It passes alone only, never inside a text.
pub const WIPE: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Lines fit to be shown: new lines stay, and where `colours` says so our own colours; blanks for tabs, `�` for all
/// else that is not plain.
pub fn fit(text: &str, colours: bool) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if let Some(length) = own_colour(rest).filter(|_| colours) {
            shown.push_str(&rest[..length]);
            rest = &rest[length..];
            continue;
        }
        shown.push(match letter {
            '\t' => ' ',
            '\n' => '\n',
            letter if is_plain(letter) => letter,
            _ => char::REPLACEMENT_CHARACTER,
        });
        rest = &rest[letter.len_utf8()..];
    }
    shown
}

/// How long the colour or weight is that a text begins with: ESC, `[`, one or two digits, `m`.
fn own_colour(text: &str) -> Option<usize> {
    let digits = text.strip_prefix("\x1b[")?;
    let length = digits.bytes().take_while(u8::is_ascii_digit).count();
    ((1..=2).contains(&length) && digits[length..].starts_with('m')).then_some(length + 3)
}

/// JSON fit to be shown and still the same JSON: what is not plain stands inside its texts, and is written as `\u....`.
pub fn fit_json(json: &str) -> String {
    let mut shown = String::with_capacity(json.len());
    for letter in json.chars() {
        if is_plain(letter) {
            shown.push(letter);
        } else {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                shown.push_str(&format!("\\u{unit:04x}"));
            }
        }
    }
    shown
}

/// Prints lines; unlike `println!` it does not panic when nobody listens any more.
pub fn say(lines: impl std::fmt::Display) -> anyhow::Result<()> {
    let mut out = io::stdout();
    let text = fit(&lines.to_string(), out.is_terminal());
    Ok(writeln!(out, "{text}")?)
}

/// Prints one line of JSON.
pub fn say_json(json: impl std::fmt::Display) -> anyhow::Result<()> {
    Ok(writeln!(io::stdout(), "{}", fit_json(&json.to_string()))?)
}

/// A terminal that is shown nothing but what is fit to be shown.
#[derive(Debug)]
pub struct Terminal<W> {
    out: W,
    is_terminal: bool,
}

impl Terminal<io::Stdout> {
    /// The one this program was started in.
    pub fn new() -> Self {
        Terminal { is_terminal: io::stdout().is_terminal(), out: io::stdout() }
    }
}

impl<W: Write> Write for Terminal<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_terminal && bytes == WIPE.as_bytes() {
            self.out.write_all(bytes)?;
        } else {
            self.out.write_all(fit(&String::from_utf8_lossy(bytes), self.is_terminal).as_bytes())?;
        }
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Luck, SplitMix};

    /// Bytes that terminals like, and any others.
    fn odd_text(luck: &mut SplitMix) -> String {
        const PARTS: [&str; 12] = [
            "\x1b",
            "[",
            "2J",
            "1m",
            "31m",
            "]0;title\x07",
            "\u{9b}",
            "\u{202e}",
            "\r",
            "\n",
            "m",
            "\x1b[0m",
        ];
        let part = |luck: &mut SplitMix| match luck.below(3) {
            0 => char::from_u32(luck.below(0x11_0000)).unwrap_or('x').to_string(),
            _ => PARTS[luck.below(PARTS.len() as u32) as usize].to_owned(),
        };
        (0..luck.below(20)).map(|_| part(luck)).collect()
    }

    #[test]
    fn f2_whatever_is_said_a_terminal_only_shows_it() {
        let mut luck = SplitMix(4);
        for _ in 0..20_000 {
            let text = odd_text(&mut luck);
            let strict = fit(&text, false);
            assert!(strict.chars().all(|letter| letter == '\n' || is_plain(letter)), "{text:?}: {strict:?}");
            let mut rest = fit(&text, true);
            for colour in (0..100).flat_map(|n| [format!("\x1b[{n}m"), format!("\x1b[{n:02}m")]) {
                rest = rest.replace(&colour, "");
            }
            assert!(rest.chars().all(|letter| letter == '\n' || is_plain(letter)), "{text:?}: {rest:?}");
            let json = serde_json::Value::String(text.clone()).to_string();
            let shown = fit_json(&json);
            assert!(shown.chars().all(is_plain), "{shown:?}");
            assert_eq!(serde_json::from_str::<String>(&shown).expect("still JSON"), text);
        }
    }

    #[test]
    fn our_own_colours_and_the_wiped_screen_pass() {
        let mut screen = Terminal { out: Vec::new(), is_terminal: true };
        write!(screen, "{WIPE}").expect("written");
        let inside = format!("\x1b[1mbold\x1b[0m {WIPE}x\r");
        write!(screen, "{inside}").expect("written");
        let shown = String::from_utf8(screen.out).expect("text");
        assert_eq!(shown, format!("{WIPE}\x1b[1mbold\x1b[0m �[2J�[3J�[Hx�"));
    }
}
