//! A refusal in words: the reason, the rule, and what would help. The same for moves that were tried and moves that were asked about.

use super::Reader;
use fluent_bundle::FluentValue;
use session::wire::AnyWhyNot;

/// A refusal in words.
pub fn say_why(reader: &Reader, why: &AnyWhyNot) -> String {
    let words = reader.words;
    let (file, need, have) = match why {
        AnyWhyNot::Race(why) => ("reasons", why.need, why.have),
        AnyWhyNot::Motorcar(why) => ("motorcar", why.need, why.have),
    };
    let number = |number: Option<u32>| FluentValue::from(number.unwrap_or(0));
    let reason = words.say(file, why.reason(), &[("need", number(need)), ("have", number(have))]);
    let (key, place) = match why.rule().strip_prefix(['R', 'M']) {
        Some(number) => ("rule_ruling", number),
        None => ("rule_book", why.rule()),
    };
    let rule = words.say(file, key, &[("number", place.to_owned().into())]);
    let mut text = reader.say("not_possible", &[("reason", reason.into()), ("rule", rule.into())]);
    let remedies: Vec<String> = match why {
        AnyWhyNot::Race(why) => {
            let card = |slug: &Option<String>| slug.as_ref().map(|slug| words.word("cards", slug));
            let each = why.remedies.iter();
            each.map(|r| words.say(file, r.key.slug(), &[("card", card(&r.card).unwrap_or_default().into())]))
                .collect()
        }
        AnyWhyNot::Motorcar(why) => why.remedies.iter().map(|r| words.word(file, r.key.slug())).collect(),
    };
    for remedy in remedies {
        text += " ";
        text += &remedy;
    }
    text
}
