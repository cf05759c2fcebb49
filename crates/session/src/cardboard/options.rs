//! What is agreed on before a race with the cardboard game, and the rules and the header that it makes. Nothing is drawn by lot:
//! the table has been laid by people.

use super::wire::CardboardOptions;
use crate::catalog::CatalogError;
use crate::games::race::{RaceHouse, RaceWish, race_files};
use crate::games::{House, first};
use crate::race::kinds::RaceColour;
use content::Content;
use game::Seat;
use race::ids::Colour;
use race::modules::{Module, ModuleSet};
use race::rules::Sources;
use race::sources::Middle;
use race::{GreatRace, Rules};
use record::{Header, RaceOptions, RacePicks, RaceSetup, Seed, SoloOptions};
use std::collections::{BTreeMap, BTreeSet};

/// R112, R177: what René's rules read of modules; the others are played on the table and not told.
const READ: [Module; 3] = [Module::Season, Module::Microclimate, Module::Village];

/// Content by path.
type Files = BTreeMap<String, String>;

pub(super) fn begin(
    content: &Content,
    options: &CardboardOptions,
) -> Result<(Rules, Header, Files), CatalogError> {
    let wish = RaceWish {
        board: options.board.clone(),
        direction: options.direction,
        middle: options.middle.clone(),
        first: Some(options.first),
        modules: options.modules.clone(),
        solo: Some(options.solo.clone()),
        ..RaceWish::default()
    };
    if !(1..=2).contains(&options.first) {
        return Err(CatalogError::Spec("first is 1, the player, or 2, the Torpedo".into()));
    }
    RaceHouse::check(content, &wish, 1)?;
    let modules = wish.modules()?;
    refuse_unread(modules)?;
    let spec = CatalogError::Spec;
    let sources = content.board(&wish.board).map_err(|problems| spec(first(&problems)))?;
    let picks = wish.choice();
    let solo = SoloOptions::from(options.solo.clone());
    let setup = RaceSetup {
        first: Seat(options.first - 1),
        middle: middle(&sources, options)?,
        crews: Vec::new(),
        modules,
        leaders: Default::default(),
        solo: Some(solo.to_solo().map_err(spec)?),
    };
    make(content, &sources, &wish, &picks, &setup).map_err(spec)
}

fn make(
    content: &Content,
    sources: &Sources,
    wish: &RaceWish,
    picks: &RacePicks,
    setup: &RaceSetup,
) -> Result<(Rules, Header, Files), String> {
    let rules =
        Rules::new(sources, setup.options(1, wish.direction.into())).map_err(|error| error.to_string())?;
    let options = RaceOptions::of_new(&rules.board, &rules.options, setup, picks);
    let bundle = content.bundle(race_files(&options)?).map_err(|problems| first(&problems))?;
    // The seed is taken out again: none is drawn.
    let (seed, nonces) = (Seed::from_number(0), Header::no_nonces(1));
    let header =
        Header::new::<GreatRace>(bundle.hash(), options.to_value(), vec!["person".into()], &seed, nonces);
    Ok((rules, header.by_hand(), bundle.0))
}

fn refuse_unread(modules: ModuleSet) -> Result<(), CatalogError> {
    let unread = READ.iter().fold(modules, |set, &module| set.without(module));
    if unread.is_empty() {
        return Ok(());
    }
    let text = format!(
        "René's rules read nothing of {}: play with it on the table and leave it out here (R177); told are {}",
        unread.words().join(", "),
        READ.map(Module::slug).join(", "),
    );
    Err(CatalogError::Choice { kind: "cardboard_unread", text })
}

/// R5: the end of half a board, and the tokens as they lie.
fn middle(sources: &Sources, options: &CardboardOptions) -> Result<Option<Middle>, CatalogError> {
    let no = |text: String| CatalogError::Choice { kind: "cardboard_middle", text };
    let is_token = |one: &RaceColour| Colour::OF_CITIES.iter().any(|colour| colour.slug() == one.slug());
    let different: BTreeSet<&RaceColour> = options.tokens.iter().filter(|one| is_token(one)).collect();
    if different.len() != options.tokens.len() {
        return Err(no("the tokens have four colours, and each lies once: blue, yellow, green, red".into()));
    }
    if sources.slots.is_empty() {
        return Ok(None);
    }
    let names = record::middle_cities(sources);
    let end = match &options.middle {
        None if names.is_empty() => None,
        None => return Err(no(format!("say which middle city is the other end: {}", names.join(", ")))),
        // It was looked at that there is such a city.
        Some(city) => names.iter().position(|name| name == city).map(|slot| slot as u8),
    };
    let mut left: Vec<u8> = (0..sources.tokens.len() as u8).collect();
    let colour = |token: u8| sources.tokens[usize::from(token)].0.slug();
    let mut tokens = Vec::new();
    for wanted in &options.tokens {
        let found = left.iter().position(|&token| colour(token) == wanted.slug());
        let found = found.ok_or_else(|| no(format!("there is no other token of the colour {wanted}")))?;
        tokens.push(left.remove(found));
    }
    tokens.extend(left);
    if tokens.len() != sources.slots.len() {
        return Err(no(format!("{} tokens lie on this board", sources.slots.len())));
    }
    Ok(Some(Middle { end, tokens }))
}
