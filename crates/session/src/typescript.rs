//! `web/src/wire.ts`: all types on the wire, for the page, and the names of bots. A test compares the file and rewrites it under
//! `UPDATE_EXPECT=1`.

use crate::drivers::{DRIVERS, Driver};
use crate::games::motorcar::MotorcarWish;
use crate::games::race::{RaceLeaders, RaceSolo, RaceWish};
use crate::{
    Clock, Command, GameOptions, Hints, Offer, OptionKind, OptionOffer, OptionValue, Otherwise, Settings,
    StandingOrder, Status, TableSpec, advice, kinds, review, wire,
};
use ts_rs::{Config, TS};

/// Stands for what a game fills in.
type Any = ts_rs::Dummy;

/// The whole file.
pub fn file() -> String {
    let config = Config::new().with_large_int("number");
    let mut out = String::from(
        "// Made by crates/session/src/typescript.rs; do not edit. UPDATE_EXPECT=1 cargo test -p session\n",
    );
    let mut add = |declaration: String| {
        out += "\nexport ";
        out += &declaration;
        out.push('\n');
    };
    macro_rules! all {
        ($($type:ty),* $(,)?) => { $(add(<$type as TS>::decl(&config));)* };
    }
    all!(
        kinds::AdviceKind, advice::Because, advice::Likely, advice::Advised, advice::Hint, review::ReviewPoint, review::ReviewMove, review::TurningPoint, review::SeatReview, review::Review, kinds::HolderKind, kinds::ScorePart, kinds::ShareKind, kinds::TableKey, kinds::NoUndoKind,
        wire::AnyWhyNot, wire::UndoOffer, wire::SeatInfo, wire::WindowInfo, wire::FinalPlace, wire::PauseInfo,
        wire::TableInfo, wire::Mine, wire::Entry<Any>, wire::Shown<Any, Any, Any, Any, Any>, wire::StepKey<Any>,
        wire::ReplayStep<Any, Any>, wire::ReplaySteps<Any, Any>, wire::Replayed<Any, Any, Any, Any>, wire::Verified,
        wire::LuckMadeOf, wire::Unchecked, wire::SeatShare, wire::VerifyError, StandingOrder, Clock, Hints, Settings, Status, Command,
        RaceLeaders, RaceSolo, RaceWish, MotorcarWish, GameOptions, TableSpec, OptionKind, Otherwise, OptionValue, OptionOffer, Offer,
    );
    use crate::cardboard::{kinds::*, wire::*};
    all!(
        CardboardAsk,
        CardboardNo,
        CardboardOptions,
        CardboardStory,
        CardboardShown,
        CardboardTold,
        CardboardAsked,
        CardboardAnswer,
        CardboardRefused,
    );
    use crate::campaigns::*;
    all!(
        CampaignEnding,
        CampaignInk,
        CampaignNoStamp,
        CampaignUpgrades,
        CampaignGoal,
        CampaignRules,
        CampaignLine,
        CampaignShown,
        CampaignQuest,
        CampaignStamp,
        CampaignLimit,
        CampaignWon,
        CampaignRace,
        CampaignExchange,
        CampaignPower,
    );
    use crate::race::{kinds::*, modules::*, rene::*, tolls::*, wire::*};
    all!(
        RacePhase,
        RaceRoom,
        RaceAsk,
        RaceChoiceKind,
        RaceMacroKind,
        RaceEventKind,
        RaceNumber,
        RaceFigure,
        RaceLuck,
        RaceIdle,
        RaceReason,
        RaceRemedyKey,
        RaceGauge,
        RaceSkill,
        RaceWork,
        RaceDirection,
        RaceColour,
        RaceWay,
        RaceTiming,
        RaceTerrain,
        RaceWeather,
        RaceLeader,
        RaceModule,
        RaceModules,
        RaceParts,
        RaceCandidate,
        RaceSheet,
        RaceLed,
        RaceReneCard,
        RaceReneBoard,
        RaceRene,
        RaceBoard,
        RaceNumbers,
        RaceSpace,
        RaceCity,
        RaceLine,
        RaceCard,
        RaceTile,
        Count,
        Dashboard,
        RaceView,
        RaceEvent,
        RaceChange,
        RaceToll,
        RaceTarget,
        RaceChoice,
        RaceMacro,
        RaceQuestion,
        RaceRemedy,
        RaceRule,
        RaceWhyNot,
    );
    use crate::motorcar::{kinds::*, wire::*};
    all!(
        MotorcarPhase,
        MotorcarAsk,
        MotorcarChoiceKind,
        MotorcarEventKind,
        MotorcarNumber,
        MotorcarFigure,
        MotorcarLuck,
        MotorcarReason,
        MotorcarRemedyKey,
        MotorcarStrain,
        MotorcarPredicament,
        MotorcarDice,
        MotorcarReward,
        MotorcarFlick,
        MotorcarBoard,
        MotorcarLeg,
        MotorcarStage,
        MotorcarCar,
        MotorcarStrainRow,
        MotorcarDays,
        MotorcarTiles,
        MotorcarSlide,
        MotorcarPlayer,
        MotorcarMeeting,
        MotorcarView,
        MotorcarEvent,
        MotorcarChange,
        MotorcarTarget,
        MotorcarChoice,
        MotorcarMacro,
        MotorcarQuestion,
        MotorcarRemedy,
        MotorcarRule,
        MotorcarWhyNot,
    );
    out += "\nexport const DRIVERS: [slug: string, name: string, long: string][] = [\n";
    for Driver { slug, name, long } in DRIVERS {
        out += &format!("  [{slug:?}, {name:?}, {long:?}],\n");
    }
    out += "];\n";
    out
}
