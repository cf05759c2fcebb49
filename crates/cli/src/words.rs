//! Words in the player's language, from the Fluent files of the content. Every file is a bundle of its
//! own, so that keys need to be unique only within a file.

use anyhow::{Result, anyhow};
use clap::ValueEnum;
use content::Content;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::collections::BTreeMap;
use unic_langid::LanguageIdentifier;

/// The languages of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Lang {
    /// English
    #[default]
    En,
    /// Dutch
    Nl,
    /// French
    Fr,
}

impl Lang {
    /// The folder of its texts.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Nl => "nl",
            Lang::Fr => "fr",
        }
    }
}

const FILES: [&str; 15] = [
    "advice",
    "cardboard",
    "cards",
    "cli",
    "colours",
    "crews",
    "events",
    "leaders",
    "modules",
    "motorcar",
    "page",
    "passport",
    "reasons",
    "table",
    "terrain",
];

/// All words of one language.
pub struct Words {
    bundles: BTreeMap<&'static str, FluentBundle<FluentResource>>,
    /// The language.
    pub lang: Lang,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({})", self.lang.code())
    }
}

/// One value that a sentence mentions.
pub type Arg<'a> = (&'static str, FluentValue<'a>);

impl Words {
    /// Reads the words of a language.
    pub fn new(content: &Content, lang: Lang) -> Result<Words> {
        let id: LanguageIdentifier = lang.code().parse()?;
        let mut bundles = BTreeMap::new();
        for file in FILES {
            let name = format!("{file}.ftl");
            let text = content.text(lang.code(), &name);
            let text =
                text.ok_or_else(|| anyhow!("text/{}/{name} is missing in the content", lang.code()))?;
            let resource = FluentResource::try_new(text.to_owned())
                .map_err(|(_, errors)| anyhow!("text/{}/{name}: {}", lang.code(), errors[0]))?;
            let mut bundle = FluentBundle::new(vec![id.clone()]);
            bundle.set_use_isolating(false); // terminals do not need the marks
            bundle
                .add_resource(resource)
                .map_err(|errors| anyhow!("text/{}/{name}: {}", lang.code(), errors[0]))?;
            bundles.insert(file, bundle);
        }
        Ok(Words { bundles, lang })
    }
    /// A sentence with its values.
    pub fn say(&self, file: &str, key: &str, values: &[Arg]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        self.find(file, key, None, &args)
    }
    /// A sentence without values.
    pub fn word(&self, file: &str, key: &str) -> String {
        self.say(file, key, &[])
    }
    /// What a card, a module or a leader does.
    pub fn text(&self, file: &str, slug: &str) -> String {
        self.find(file, slug, Some("text"), &FluentArgs::new())
    }
    fn find(&self, file: &str, key: &str, attribute: Option<&str>, args: &FluentArgs) -> String {
        let found = self.bundles.get(file).and_then(|bundle| {
            let message = bundle.get_message(key)?;
            let pattern = match attribute {
                Some(name) => message.get_attribute(name)?.value(),
                None => message.value()?,
            };
            Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
        });
        found.unwrap_or_else(|| key.replace('_', " "))
    }
}
