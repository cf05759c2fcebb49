//! Broken bytes and odd numbers: reading never panics, whatever is refused has a reason, and whatever is
//! accepted makes rules.

use content::Content;
use game::Seat;
use race::modules::ModuleSet;
use race::rules::{Direction, Options, Rules};

/// Small, fast and the same every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, faces: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % faces.max(1)
    }
    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.roll(from.len())]
    }
}

/// Flips, cuts or copies some bytes.
fn break_bytes(text: &str, dice: &mut Dice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.roll(3) {
        let from = dice.roll(bytes.len());
        let to = (from + dice.roll(40)).min(bytes.len());
        match dice.roll(4) {
            0 if !bytes.is_empty() => bytes[from] ^= 1 << dice.roll(8),
            1 => drop(bytes.drain(from..to)),
            2 => bytes.extend_from_within(from..to),
            _ => bytes.truncate(if dice.roll(20) == 0 { from } else { bytes.len() }),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Puts odd values in the place of some that stand after `=`.
fn change_values(text: &str, dice: &mut Dice) -> String {
    const VALUES: [&str; 18] = [
        "-1",
        "0",
        "1",
        "2",
        "3",
        "9",
        "10",
        "15",
        "16",
        "99",
        "255",
        "256",
        "65536",
        "9223372036854775807",
        "true",
        "\"\"",
        "[]",
        "{}",
    ];
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=dice.roll(2) {
        let index = dice.roll(lines.len());
        if let Some((field, _)) = lines[index].split_once(" = ").filter(|(field, _)| !field.contains('{')) {
            lines[index] = format!("{field} = {}", dice.pick(&VALUES));
        }
    }
    lines.join("\n")
}

/// Leaves lines out, or puts them in twice.
fn shuffle_lines(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    for _ in 0..=dice.roll(2) {
        let index = dice.roll(lines.len());
        match dice.roll(2) {
            0 => drop(lines.remove(index)),
            _ => lines.insert(dice.roll(lines.len()), lines[index]),
        }
    }
    lines.join("\n")
}

#[test]
fn broken_content_never_panics_and_what_is_accepted_makes_rules() {
    let embedded = Content::embedded();
    let files: Vec<(&str, &str)> = embedded.files().filter(|(path, _)| path.ends_with(".toml")).collect();
    let mut dice = Dice(0x5EED_0F0A_9E3B_71C5);
    let (mut accepted, mut refused) = (0, 0);
    for round in 0..800 {
        let (path, text) = *dice.pick(&files);
        let change = *dice.pick(&[break_bytes, change_values, shuffle_lines]);
        let text = change(text, &mut dice);
        let content = super::with_file(path, &text);
        match content.board("africa") {
            Ok(sources) => {
                accepted += 1;
                let options = Options {
                    seats: 2 + dice.roll(4) as u8,
                    first: Seat(0),
                    direction: *dice.pick(&[Direction::Forward, Direction::Reverse]),
                    middle: None,
                    modules: ModuleSet::NONE,
                    leaders: [None; 5],
                    solo: None,
                };
                Rules::new(&sources, options).expect("checked content makes rules");
            }
            Err(problems) => {
                refused += 1;
                assert!(!problems.is_empty(), "round {round}: {path} is refused without a reason:\n{text}");
                for problem in problems {
                    assert!(!problem.to_string().contains('\n'), "round {round}: {problem}");
                }
            }
        }
    }
    assert!(accepted > 50 && refused > 50, "{accepted} accepted, {refused} refused");
}

#[test]
fn a_file_cut_short_is_read_without_panic() {
    let embedded = Content::embedded();
    for path in ["race.toml", "cards/tracker.toml", "editions/base.toml"] {
        let (_, text) = embedded.files().find(|(known, _)| *known == path).expect("it is embedded");
        for end in (0..text.len()).step_by(7).filter(|&end| text.is_char_boundary(end)) {
            let content = super::with_file(path, &text[..end]);
            let problems = content.board("africa").err().unwrap_or_default();
            assert!(problems.iter().all(|problem| !problem.to_string().contains('\n')));
        }
    }
}
