//! What somebody wants of notices: which, in which language, and when not.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A language that letters are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English
    #[default]
    En,
    /// Dutch
    Nl,
    /// French
    Fr,
}

impl Language {
    /// The folder of its texts.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Nl => "nl",
            Language::Fr => "fr",
        }
    }
}

/// Hours in which nothing is sent. From the evening to the morning they go over midnight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// Minutes after midnight, by the person's own clock.
    #[schema(maximum = 1439)]
    pub from: u16,
    /// The first minute that is not quiet.
    #[schema(maximum = 1439)]
    pub until: u16,
}

/// Mail about several tables together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Digest {
    /// So many hours apart; 24 is once a day.
    #[schema(minimum = 1, maximum = 24)]
    pub every_hours: u8,
    /// The hour of the day they are counted from, by the person's own clock.
    #[schema(maximum = 23)]
    pub at_hour: u8,
}

/// What somebody wants of notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Wishes {
    /// The language of letters.
    pub language: Language,
    /// So many minutes ahead of Greenwich.
    #[schema(minimum = -720, maximum = 840)]
    pub utc_offset: i16,
    /// When nothing is sent.
    pub quiet: Option<Quiet>,
    /// Mail about several tables together; at once where nothing is said. That the time ends is mailed at once all the same.
    pub digest: Option<Digest>,
    /// Is it my move?
    pub moves: bool,
    /// Is my time nearly up?
    pub soon: bool,
    /// Is a game over?
    pub over: bool,
    /// Is my table in a tournament open?
    pub opened: bool,
}

impl Default for Wishes {
    fn default() -> Wishes {
        Wishes {
            language: Language::En,
            utc_offset: 0,
            quiet: None,
            digest: None,
            moves: true,
            soon: true,
            over: true,
            opened: true,
        }
    }
}

impl Wishes {
    /// As they are stored. What cannot be read is as if nothing was said.
    pub fn read(text: &str) -> Wishes {
        serde_json::from_str(text).unwrap_or_default()
    }
    /// To be stored.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("plain data has a JSON form")
    }
    /// What is wrong with them, if anything.
    pub fn problem(&self) -> Option<&'static str> {
        if !(-720..=840).contains(&self.utc_offset) {
            return Some("people live 720 minutes behind Greenwich to 840 ahead");
        }
        if self.quiet.is_some_and(|quiet| quiet.from > 1439 || quiet.until > 1439) {
            return Some("a day has the minutes 0 to 1439");
        }
        if self.digest.is_some_and(|digest| !(1..=24).contains(&digest.every_hours) || digest.at_hour > 23) {
            return Some("a digest comes every 1 to 24 hours, counted from an hour of 0 to 23");
        }
        None
    }
}
