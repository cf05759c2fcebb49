//! Closed lists of words on the wire. Each is an enum here, a union in `web/src/wire.ts` and an `enum` in the OpenAPI
//! document, so that a word without an icon, a sentence or a drawing is an error of somebody's compiler.

/// Declares such a list: each thing with its word. `Name: Source { .. }` follows a list of the rules, and a thing of the
/// rules that is missing here does not compile; `.. and Thing(map) { .. }` adds what stands behind one of its things.
// A word is a `tt`: inside a `literal` fragment utoipa does not see it, and the document would name the variants.
macro_rules! kinds {
    ($(#[doc = $doc:literal])* $name:ident { $($thing:ident = $word:tt,)+ }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[derive(serde::Serialize, serde::Deserialize, ts_rs::TS)]
        pub enum $name {
            $(#[doc = $word] #[serde(rename = $word)] $thing,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$thing),+];

            /// Its word on the wire, and its key in the words for people.
            pub const fn slug(self) -> &'static str {
                match self { $($name::$thing => $word),+ }
            }
        }
        // Written out: what derives a schema does not see words that a macro hands on.
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                let words = utoipa::openapi::ObjectBuilder::new().schema_type(utoipa::openapi::Type::String);
                let words = words.enum_values(Some([$($word),+]));
                words.description(Some(concat!($($doc),*).trim_start())).into()
            }
        }
        impl utoipa::ToSchema for $name {}
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.slug())
            }
        }
    };
    ($(#[doc = $doc:literal])* $name:ident: $source:ident { $($thing:ident = $word:tt,)+ }) => {
        $crate::kinds::kinds!($(#[doc = $doc])* $name { $($thing = $word,)+ });

        impl From<$source> for $name {
            fn from(source: $source) -> $name {
                match source { $($source::$thing { .. } => $name::$thing),+ }
            }
        }
    };
    (
        $(#[doc = $doc:literal])* $name:ident: $source:ident { $($thing:ident = $word:tt,)+ }
        and $inner:ident($map:path) { $($more:ident = $more_word:tt,)+ }
    ) => {
        $crate::kinds::kinds!($(#[doc = $doc])* $name { $($thing = $word,)+ $($more = $more_word,)+ });

        impl From<$source> for $name {
            fn from(source: $source) -> $name {
                match source {
                    $($source::$thing { .. } => $name::$thing,)+
                    $source::$inner(inner) => $map(inner),
                }
            }
        }
    };
}
pub(crate) use kinds;

use bots::advice::Reason;
use record::Share;

kinds!(
    /// Who holds a seat.
    HolderKind {
        Person = "person",
        Bot = "bot",
        Vacant = "vacant",
    }
);

impl HolderKind {
    /// Who it is that a log names so.
    pub fn in_log(name: &str) -> HolderKind {
        match name {
            "person" | "you" => HolderKind::Person,
            "nobody" => HolderKind::Vacant,
            _ => HolderKind::Bot,
        }
    }
}

kinds!(
    /// How a seat shares in the luck.
    ShareKind {
        Committed = "committed",
        Withheld = "withheld",
        Openly = "openly",
        Nothing = "nothing",
        Bot = "bot",
    }
);

impl From<&Share> for ShareKind {
    fn from(share: &Share) -> ShareKind {
        match share {
            Share::Committed { .. } => ShareKind::Committed,
            Share::Withheld { .. } => ShareKind::Withheld,
            Share::Openly { .. } => ShareKind::Openly,
            Share::Nothing => ShareKind::Nothing,
            Share::Bot => ShareKind::Bot,
        }
    }
}

kinds!(
    /// What happens to a table besides what happens in the game.
    TableKey {
        Undone = "undone",
        TakenOver = "taken_over",
        NewRules = "new_rules",
        Helped = "helped",
    }
);

kinds!(
    /// What a result is made of. `total` counts; days, where the fewest win. The other parts are those of its game.
    ScorePart {
        Total = "total",
        Place = "place",
        Engine = "engine",
        Chassis = "chassis",
        Money = "money",
        Tiles = "tiles",
        Reveals = "reveals",
    }
);

kinds!(
    /// Why the last action cannot be taken back.
    NoUndoKind {
        Over = "over",
        Sealed = "sealed",
        Nothing = "nothing",
        Luck = "luck",
        Reveal = "reveal",
        Other = "other",
    }
);

kinds!(
    /// What a choice does better than another: `soon` is when the next game turn begins.
    AdviceKind: Reason {
        Way = "way",
        Petrol = "petrol",
        Body = "body",
        Money = "money",
        Cards = "cards",
        Risk = "risk",
        RivalsWay = "rivals_way",
        Home = "home",
        Sooner = "sooner",
        Points = "points",
        RivalsHome = "rivals_home",
        Days = "days",
        RivalsDays = "rivals_days",
        DaysInAll = "days_in_all",
        Strain = "strain",
        Predicaments = "predicaments",
        Tiles = "tiles",
    }
);

#[cfg(test)]
mod tests {
    use super::HolderKind;
    use utoipa::PartialSchema;

    #[test]
    fn the_words_are_the_same_on_the_wire_and_in_the_document() {
        let words: Vec<_> = HolderKind::ALL.iter().map(|kind| kind.slug()).collect();
        assert_eq!(serde_json::to_value(HolderKind::ALL).expect("JSON"), serde_json::json!(words));
        let schema = serde_json::to_value(HolderKind::schema()).expect("JSON");
        assert_eq!(schema["enum"], serde_json::json!(words));
    }
}
