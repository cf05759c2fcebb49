//! What can be asked for where a table is opened, as the games on offer tell it: for every game its options with their values,
//! its seats and its bots. What depends on something else is told case by case, so that whatever fits the document is taken.

use serde_json::{Map, Value, json};
use session::{Offer, OptionKind, OptionOffer, Otherwise};

/// A table to be opened: for every game what it is played with here.
pub(super) fn complete(schemas: &mut Value, offers: &[Offer]) {
    let mut names = Vec::new();
    for offer in offers {
        for (number, table) in cases(schemas, offer).into_iter().enumerate() {
            let name = format!("NewTable_{}_{}", offer.game, number + 1);
            names.push(json!({ "$ref": format!("#/components/schemas/{name}") }));
            schemas[name] = table;
        }
    }
    schemas["NewTable"] = json!({ "oneOf": names });
}

/// What a game beside the cardboard is laid with: the options of the first game that it has too, and what needs another with that one
/// alone, where it must be said.
pub(super) fn complete_cardboard(schemas: &mut Value, offers: &[Offer]) {
    let Some(offer) = offers.first() else { return };
    let laid = |group: Vec<OptionOffer>| {
        let mut case = schemas["CardboardOptions"].clone();
        for option in offer.options.iter().filter(|option| option.kind == OptionKind::Word) {
            if case["properties"].get(&option.name).is_none() {
                continue;
            }
            match group.iter().find(|one| one.name == option.name) {
                None => _ = case["properties"].as_object_mut().and_then(|all| all.remove(&option.name)),
                Some(one) if one.values.iter().any(|value| value.only_with.is_some()) => {
                    let said = OptionOffer { otherwise: Otherwise::Refused, ..one.clone() };
                    case["properties"][&option.name] = said_with(&said, 1);
                    case["required"].as_array_mut().into_iter().for_each(|all| all.push(json!(option.name)));
                }
                Some(one) => case["properties"][&option.name] = said_with(one, 1),
            }
        }
        case["additionalProperties"] = false.into();
        case
    };
    let cases: Vec<Value> = groups(&offer.options).into_iter().map(laid).collect();
    schemas["CardboardOptions"] = json!({ "oneOf": cases });
}

/// The cases of a game: where an option is a seat, one for every number of seats; where the values of an option depend on
/// another, one for all values of that one which allow the same.
fn cases(schemas: &Value, offer: &Offer) -> Vec<Value> {
    let (least, most) = offer.seats;
    let counts_seats = offer.options.iter().any(|option| option.kind != OptionKind::Word);
    let seats: Vec<(u8, u8)> =
        if counts_seats { (least..=most).map(|n| (n, n)).collect() } else { vec![offer.seats] };
    let mut cases = Vec::new();
    for options in groups(&offer.options) {
        cases.extend(seats.iter().map(|&seats| new_table(schemas, offer, &options, seats)));
    }
    cases
}

/// The options as they are together: values that need another value only with that one.
fn groups(options: &[OptionOffer]) -> Vec<Vec<OptionOffer>> {
    let needed = options.iter().flat_map(|option| &option.values).find_map(|value| value.only_with.as_ref());
    let Some((ruling, _)) = needed else { return vec![options.to_vec()] };
    let mut groups: Vec<Vec<OptionOffer>> = Vec::new();
    let values = options.iter().filter(|option| option.name == *ruling).flat_map(|option| &option.values);
    for one in values {
        let fits =
            |with: &Option<(String, String)>| with.as_ref().is_none_or(|(_, value)| *value == one.value);
        let mut group = options.to_vec();
        for option in &mut group {
            option.values.retain(|value| match option.name == *ruling {
                true => value == one,
                false => fits(&value.only_with),
            });
        }
        group.retain(|option| option.kind == OptionKind::Seat || !option.values.is_empty());
        let others = |group: &[OptionOffer]| -> Vec<OptionOffer> {
            group.iter().filter(|option| option.name != *ruling).cloned().collect()
        };
        match groups.iter_mut().find(|known| others(known) == others(&group)) {
            Some(known) => {
                known
                    .iter_mut()
                    .filter(|option| option.name == *ruling)
                    .for_each(|option| option.values.push(one.clone()));
            }
            None => groups.push(group),
        }
    }
    groups
}

fn new_table(schemas: &Value, offer: &Offer, options: &[OptionOffer], (least, most): (u8, u8)) -> Value {
    let mut table = schemas["NewTable"].clone();
    let (mut fields, mut required) = (Map::new(), Vec::new());
    for option in options {
        fields.insert(option.name.clone(), said_with(option, most));
        if option.otherwise == Otherwise::Refused {
            required.push(&option.name);
        }
    }
    let mut needed = vec!["game"];
    if !required.is_empty() {
        needed.push("options");
    }
    let game = json!({ "type": "string", "enum": [offer.game] });
    let conflicts: Vec<Value> = options.iter().flat_map(|option| conflicts(option, options)).collect();
    let mut options = json!({ "type": "object", "properties": fields, "required": required, "additionalProperties": false });
    if !conflicts.is_empty() {
        options["allOf"] = conflicts.into();
    }
    let mut spec = json!({ "type": "object", "required": needed, "additionalProperties": false,
        "properties": { "game": game, "options": options } });
    for (name, field) in fields_of(&schemas["TableSpec"]) {
        spec["properties"][name] = field.clone();
    }
    table["properties"]["spec"] = spec;
    let mut place = schemas["PlaceWish"].clone();
    for kind in place["oneOf"].as_array_mut().into_iter().flatten() {
        if kind["properties"].get("level").is_some() {
            kind["properties"]["level"] = json!({ "type": "string", "enum": offer.bots });
        }
    }
    table["properties"]["seats"] =
        json!({ "type": "array", "items": place, "minItems": least, "maxItems": most });
    table
}

/// What cannot be said together: values of this option, and anything for another.
fn conflicts(option: &OptionOffer, all: &[OptionOffer]) -> Vec<Value> {
    let against = |other: &OptionOffer| {
        let values = option.values.iter().filter(|value| value.not_with.contains(&other.name));
        let words: Vec<&str> = values.map(|value| value.value.as_str()).collect();
        let other_said = match other.kind {
            OptionKind::Word => json!({ "type": "string" }),
            OptionKind::Seat => json!({ "type": "integer" }),
            OptionKind::Words => json!({ "type": "array", "minItems": 1 }),
            OptionKind::WordBySeat => json!({ "type": "array", "contains": { "type": "string" } }),
        };
        let both = json!({ "required": [option.name, other.name],
            "properties": { &option.name: { "enum": words }, &other.name: other_said } });
        (!words.is_empty()).then(|| json!({ "not": both }))
    };
    all.iter().filter_map(against).collect()
}

/// What every game has besides its options.
fn fields_of(spec: &Value) -> impl Iterator<Item = (&String, &Value)> {
    let parts = spec["allOf"].as_array().into_iter().flatten();
    parts.filter_map(|part| part.get("properties")?.as_object()).flatten()
}

fn said_with(option: &OptionOffer, seats: u8) -> Value {
    let words: Vec<&str> = option.values.iter().map(|value| value.value.as_str()).collect();
    let or_nothing = || words.iter().map(|word| json!(word)).chain([Value::Null]).collect::<Value>();
    match (option.kind, option.otherwise) {
        (OptionKind::Word, Otherwise::Lot | Otherwise::Nothing) => {
            json!({ "type": ["string", "null"], "enum": or_nothing() })
        }
        (OptionKind::Word, _) => json!({ "type": "string", "enum": words }),
        (OptionKind::Seat, _) => json!({ "type": ["integer", "null"], "minimum": 1, "maximum": seats }),
        (OptionKind::Words, _) => json!({ "type": "array", "items": { "type": "string", "enum": words } }),
        (OptionKind::WordBySeat, _) => json!({ "type": "array", "maxItems": seats,
            "items": { "type": ["string", "null"], "enum": or_nothing() } }),
    }
}
