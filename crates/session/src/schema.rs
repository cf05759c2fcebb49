//! Answers that depend on the game, for the document of an API: any of the games' own types.

use crate::motorcar::MotorcarPresenter;
use crate::motorcar::wire::{
    MotorcarBoard, MotorcarChoice, MotorcarEvent, MotorcarMacro, MotorcarQuestion, MotorcarView,
};
use crate::race::RacePresenter;
use crate::race::wire::{RaceBoard, RaceChoice, RaceEvent, RaceMacro, RaceQuestion, RaceView};
use crate::wire::Entry;
use crate::{ReplayStepsOf, ReplayedOf, ShownOf};
use race::solo::ReneId;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AnyOfBuilder, ArrayBuilder, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// An answer that depends on the game.
macro_rules! any {
    ($(#[$doc:meta])* $name:ident: $($type:ty),+) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub enum $name {}

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                RefOr::T(Schema::AnyOf(AnyOfBuilder::new()$(.item(<$type>::schema()))+.build()))
            }
        }
        impl ToSchema for $name {
            fn schemas(found: &mut Vec<(String, RefOr<Schema>)>) {
                $(<$type>::schemas(found);)+
            }
        }
    };
}

any!(/// The board of a game.
    AnyBoard: RaceBoard, MotorcarBoard);
any!(/// What a viewer is shown of a game.
    AnyShown: ShownOf<RacePresenter>, ShownOf<MotorcarPresenter>);
any!(/// Something that happened in a game.
    AnyEntry: Entry<RaceEvent>, Entry<MotorcarEvent>);
any!(/// The steps of a game, or what a viewer saw at one of them.
    AnyReplay: ReplayStepsOf<RacePresenter>, ReplayStepsOf<MotorcarPresenter>, ReplayedOf<RacePresenter>,
    ReplayedOf<MotorcarPresenter>);

/// The parts of views that stand under their own names in a document.
#[derive(Debug)]
pub enum AnyPart {}

macro_rules! parts {
    ($($type:ty),+) => {
        impl PartialSchema for AnyPart {
            fn schema() -> RefOr<Schema> {
                RefOr::T(Schema::AnyOf(AnyOfBuilder::new()$(.item(<$type>::schema()))+.build()))
            }
        }
        impl ToSchema for AnyPart {
            fn schemas(found: &mut Vec<(String, RefOr<Schema>)>) {
                $(
                    found.push((<$type>::name().into_owned(), <$type>::schema()));
                    <$type>::schemas(found);
                )+
            }
        }
    };
}

parts!(
    RaceView,
    RaceEvent,
    RaceQuestion,
    RaceChoice,
    RaceMacro,
    MotorcarView,
    MotorcarEvent,
    MotorcarQuestion,
    MotorcarChoice,
    MotorcarMacro
);

/// René's deck: eight different cards.
pub(crate) fn eight_cards() -> Schema {
    let card = words(ReneId::all().map(ReneId::slug));
    ArrayBuilder::new().items(card).min_items(Some(8)).max_items(Some(8)).unique_items(true).build().into()
}
/// How many powers of blue, yellow, green and red cities, or that none are won.
pub(crate) fn four_powers() -> Schema {
    let level = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).maximum(Some(4));
    let powers = ArrayBuilder::new().items(level).min_items(Some(4)).max_items(Some(4));
    powers.schema_type(SchemaType::from_iter([Type::Array, Type::Null])).build().into()
}
/// Words of these.
pub(crate) fn some_of(all: &[&str]) -> Schema {
    ArrayBuilder::new().items(words(all.iter().map(|&word| word.to_owned()))).build().into()
}
/// Different words of these.
pub(crate) fn each_once(all: &[&str]) -> Schema {
    let word = words(all.iter().map(|&word| word.to_owned()));
    ArrayBuilder::new().items(word).max_items(Some(all.len())).unique_items(true).build().into()
}
/// Texts of at most so many letters, at most so many.
pub(crate) fn texts(most: usize, longest: usize) -> Schema {
    let text = ObjectBuilder::new().schema_type(Type::String).max_length(Some(longest));
    ArrayBuilder::new().items(text).max_items(Some(most)).build().into()
}
fn words(all: impl Iterator<Item = String>) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(all))
}
