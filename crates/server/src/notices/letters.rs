//! What a letter says, in the language of whoever reads it. It says what that seat sees itself, and of others their names alone.

use super::wishes::Language;
use content::Content;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::json;

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A kind of news.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Is this the right address? Sent to an address that was just given, and to no other.
    Confirm,
    /// The time for a question ends.
    Soon,
    /// A question is put.
    Move,
    /// A table of a tournament is open.
    Opened,
    /// A game is over.
    Over,
}

impl Kind {
    /// Its word in the storage, and the end of its messages.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Confirm => "confirm",
            Kind::Soon => "soon",
            Kind::Move => "move",
            Kind::Opened => "opened",
            Kind::Over => "over",
        }
    }
    /// By its word.
    pub fn of(word: &str) -> Option<Kind> {
        let all = [Kind::Confirm, Kind::Soon, Kind::Move, Kind::Opened, Kind::Over];
        all.into_iter().find(|kind| kind.word() == word)
    }
}

/// Something that is told about one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// What kind.
    pub kind: Kind,
    /// Its id.
    pub table: String,
    /// What the lobby calls it; nothing where it has no name.
    pub title: String,
    /// Which game.
    pub game: String,
    /// Where, in the language of the letter; nothing where a game has but one place.
    pub place: String,
    /// Who else sits there.
    pub names: Vec<String>,
    /// How long is left.
    pub left: Option<i64>,
    /// The place at the end.
    pub rank: Option<u8>,
    /// Where it is looked at, from the first stroke.
    pub path: String,
}

/// A letter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// Tells it from all others; the same when it must be sent again.
    pub id: String,
    /// In one line.
    pub subject: String,
    /// Plain text.
    pub body: String,
    /// Where a mail program stops all mail by itself.
    pub stop: Option<String>,
}

/// The words of one language.
pub struct Words(FluentBundle<FluentResource>);

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Words(..)")
    }
}

type Value<'a> = (&'static str, FluentValue<'a>);

impl Words {
    /// Those of letters.
    pub fn of(content: &Content, language: Language) -> Words {
        let text = content.text(language.code(), "letters.ftl").unwrap_or_default();
        // What cannot be read is left out; `tidy` compares the languages.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
        let mut bundle = FluentBundle::new_concurrent(language.code().parse().into_iter().collect());
        bundle.set_use_isolating(false); // mail does not need the marks
        bundle.add_resource_overriding(resource);
        Words(bundle)
    }
    /// A sentence with its values.
    pub fn say(&self, key: &str, values: &[Value<'_>]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        let pattern = self.0.get_message(key).and_then(|message| message.value());
        let said = pattern.map(|pattern| self.0.format_pattern(pattern, Some(&args), &mut Vec::new()));
        said.map_or_else(|| key.replace('_', " "), |said| said.into_owned())
    }
    /// So long, in days, hours or minutes.
    fn left(&self, ms: i64) -> String {
        let (key, n) = match ms {
            ms if ms >= 2 * DAY => ("left_days", ms / DAY),
            ms if ms >= 2 * HOUR => ("left_hours", ms / HOUR),
            ms => ("left_minutes", (ms / MINUTE).max(1)),
        };
        self.say(key, &[("n", n.into())])
    }
    fn game(&self, news: &News) -> String {
        self.say(&format!("game_{}", news.game), &[])
    }
    /// What a table is called: by its name, else by the game.
    fn called(&self, news: &News) -> String {
        if news.title.is_empty() { self.game(news) } else { news.title.clone() }
    }
    fn whereabouts(&self, news: &News) -> String {
        if news.place.is_empty() { self.game(news) } else { news.place.clone() }
    }
    /// The news in one line.
    pub fn headline(&self, news: &News) -> String {
        self.say(&format!("subject_{}", news.kind.word()), &[("table", self.called(news).into())])
    }
    /// The news in a few lines.
    fn paragraph(&self, news: &News) -> Vec<String> {
        let values = [("table", self.called(news).into()), ("place", self.whereabouts(news).into())];
        let mut lines = vec![self.say(&format!("line_{}", news.kind.word()), &values)];
        lines.extend(self.details(news));
        lines
    }
    fn details(&self, news: &News) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(rank) = news.rank {
            lines.push(self.say("rank", &[("n", i64::from(rank).into())]));
        }
        if let Some(left) = news.left {
            lines.push(self.say("left", &[("left", self.left(left).into())]));
        }
        if !news.names.is_empty() {
            lines.push(self.say("with", &[("names", news.names.join(", ").into())]));
        }
        lines
    }
    /// A letter about all of these tables.
    pub fn letter(&self, id: String, name: &str, news: &[News], address: &str, stop: (&str, &str)) -> Letter {
        let subject = match news {
            [one] => self.headline(one),
            many => self.say("subject_many", &[("n", many.len().into())]),
        };
        let mut lines = vec![self.say("hello", &[("name", name.into())]), String::new()];
        for one in news {
            lines.extend(self.paragraph(one));
            lines.extend([format!("{address}{}", one.path), String::new()]);
        }
        let (by_program, by_hand) = stop;
        lines.push("-- ".into());
        lines.push(self.say("why", &[("address", address.into())]));
        lines.push(self.say("change", &[("link", format!("{address}/me").into())]));
        lines.push(self.say("stop", &[("link", by_hand.into())]));
        Letter { id, subject, body: lines.join("\n") + "\n", stop: Some(by_program.into()) }
    }
    /// The first letter to an address: nothing else is sent before it was answered.
    pub fn confirmation(&self, id: String, name: &str, address: &str, link: &str) -> Letter {
        let lines = [
            self.say("hello", &[("name", name.into())]),
            String::new(),
            self.say("confirm", &[("address", address.into())]),
            link.to_owned(),
            String::new(),
            self.say("confirm_not", &[]),
        ];
        Letter { id, subject: self.say("subject_confirm", &[]), body: lines.join("\n") + "\n", stop: None }
    }
    /// What a browser is sent: what it shows, and which table it opens.
    pub fn message(&self, news: &News) -> String {
        let mut lines = vec![self.whereabouts(news)];
        lines.extend(self.details(news));
        let body = lines.join("\n");
        json!({ "title": self.headline(news), "body": body, "tag": news.table, "path": news.path })
            .to_string()
    }
}
