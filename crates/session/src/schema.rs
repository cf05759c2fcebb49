//! Answers that depend on the game, for the document of an API: any of the games' own types.

use crate::motorcar::MotorcarPresenter;
use crate::motorcar::wire::{
    MotorcarBoard, MotorcarChoice, MotorcarEvent, MotorcarMacro, MotorcarQuestion, MotorcarView,
};
use crate::race::RacePresenter;
use crate::race::wire::{RaceBoard, RaceChoice, RaceEvent, RaceMacro, RaceQuestion, RaceView};
use crate::wire::Entry;
use crate::{ReplayStepsOf, ReplayedOf, ShownOf};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AnyOfBuilder, Schema};
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
