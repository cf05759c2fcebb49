//! Every quest, earned and not earned, and the title.

use crate::{begun, content, race_on};
use campaign::{Deeds, Ending, Ink, Past, Rules, State, is_met};
use content::{Passport, Quest, QuestResult};
use race::modules::{Module, ModuleSet};
use race::rules::Direction;

fn passport() -> Passport {
    content().passport().expect("quests")
}

/// A race that meets a quest and no more than it asks for.
fn meeting(quest: &Quest) -> Deeds {
    let is_won = quest.result == QuestResult::Win;
    Deeds {
        board: quest.board.clone().unwrap_or("africa".into()),
        direction: quest.direction.unwrap_or(Direction::Forward),
        modules: quest.modules,
        alone: false,
        is_first: is_won,
        is_over: true,
        home: true,
        turns: 9,
        parcels: quest.parcels,
        francs: quest.francs,
        level: quest.level.max(1),
        risk: quest.risk,
        is_hurt_at_risk: false,
        breakdowns: u8::from(!quest.sound),
        lines: u8::from(!quest.overland),
        points: (9, 8),
        powers: [0; 4],
        won_powers: Vec::new(),
    }
}

/// What a quest asks for, each left out in turn.
fn failing(quest: &Quest) -> Vec<Deeds> {
    let mut failed = Vec::new();
    let mut but = |change: &dyn Fn(&mut Deeds)| {
        let mut deeds = meeting(quest);
        change(&mut deeds);
        failed.push(deeds);
    };
    but(&|deeds| deeds.is_over = false);
    match quest.result {
        QuestResult::Win => but(&|deeds| deeds.is_first = false),
        QuestResult::Home => but(&|deeds| deeds.home = false),
    }
    if quest.board.is_some() {
        but(&|deeds| deeds.board = "elsewhere".into());
    }
    if quest.direction.is_some() {
        but(&|deeds| {
            deeds.direction = match deeds.direction {
                Direction::Forward => Direction::Reverse,
                Direction::Reverse => Direction::Forward,
            }
        });
    }
    for module in Module::ALL.iter().copied().filter(|&module| quest.modules.has(module)) {
        but(&|deeds| deeds.modules = deeds.modules.without(module));
        if quest.modules.is_hard(module) {
            but(&|deeds| deeds.modules = ModuleSet::NONE.with(module));
        }
    }
    if quest.parcels > 0 {
        but(&|deeds| deeds.parcels -= 1);
    }
    if quest.francs > 0 {
        but(&|deeds| deeds.francs -= 10);
    }
    if quest.level > 0 {
        but(&|deeds| deeds.level -= 1);
    }
    if quest.risk > 0 {
        but(&|deeds| deeds.risk -= 1);
        but(&|deeds| deeds.is_hurt_at_risk = true);
    }
    if quest.sound {
        but(&|deeds| deeds.breakdowns = 1);
    }
    if quest.overland {
        but(&|deeds| deeds.lines = 1);
    }
    if quest.rival {
        but(&|deeds| deeds.alone = true);
    }
    failed
}

#[test]
fn every_quest_is_earned_by_what_it_asks_for_and_by_nothing_less() {
    let passport = passport();
    assert!((20..=30).contains(&passport.quests.len()));
    for quest in &passport.quests {
        assert!(is_met(quest, &passport, &meeting(quest)), "{}", quest.slug);
        for deeds in failing(quest) {
            // A race that is not over has no finisher.
            let deeds = Deeds {
                home: deeds.home && deeds.is_over,
                is_first: deeds.is_first && deeds.is_over,
                ..deeds
            };
            assert!(!is_met(quest, &passport, &deeds), "{}: {deeds:?}", quest.slug);
        }
    }
}

#[test]
fn there_is_a_page_for_every_board_and_direction_and_a_limit_for_races_alone() {
    let passport = passport();
    for board in content().boards() {
        for direction in [Direction::Forward, Direction::Reverse] {
            let here =
                |quest: &&Quest| quest.board.as_ref() == Some(&board) && quest.direction == Some(direction);
            assert_eq!(passport.quests.iter().filter(here).count(), 1, "{board} {direction:?}");
            assert!(passport.limit(&board, direction).is_some());
        }
    }
}

#[test]
fn every_quest_has_its_words_in_every_language() {
    for language in content::LANGUAGES {
        let text = content();
        let text = text.text(language, "passport.ftl").expect("words");
        for quest in passport().quests {
            assert!(text.contains(&format!("\n{} = ", quest.slug)), "{language}: {}", quest.slug);
        }
    }
}

#[test]
fn r168_alone_a_quest_is_won_within_the_limit_and_not_a_turn_later() {
    let passport = passport();
    let quest = passport.quests.iter().find(|quest| quest.slug == "africa_forward").expect("a quest");
    let limit = passport.limit("africa", Direction::Forward).expect("a limit");
    let alone = |turns, home| Deeds { alone: true, turns, home, is_first: true, ..meeting(quest) };
    assert!(is_met(quest, &passport, &alone(limit, true)));
    assert!(!is_met(quest, &passport, &alone(limit + 1, true)));
    assert!(!is_met(quest, &passport, &alone(limit, false)));
}

#[test]
fn the_ink_follows_from_the_switches() {
    for (deck_building, legacy, ink) in [
        (true, false, Some(Ink::Prudent)),
        (true, true, Some(Ink::Legendary)),
        (false, true, None),
        (false, false, None),
    ] {
        let mut campaign = begun(Rules { deck_building, legacy, ..Rules::default() });
        race_on(&mut campaign, "africa", 30..31);
        assert_eq!(campaign.state().history[0].ink, ink);
    }
}

fn past(quest: &str, ink: Ink) -> Past {
    Past {
        commitment: format!("{quest}{ink:?}"),
        board: "africa".into(),
        direction: "forward".into(),
        modules: Vec::new(),
        alone: ink == Ink::Alone,
        ending: Ending::Won,
        turns: 7,
        points: (9, 8),
        exchanged: Vec::new(),
        powers: Vec::new(),
        ink: Some(ink),
        stamps: vec![quest.into()],
        no_stamp: None,
    }
}

#[test]
fn the_title_needs_every_quest_in_legendary_ink() {
    let passport = passport();
    let mut state = State::new(&Rules::default());
    let (last, others) = passport.quests.split_last().expect("quests");
    state.history.extend(others.iter().map(|quest| past(&quest.slug, Ink::Legendary)));
    state.history.push(past(&last.slug, Ink::Prudent));
    assert!(!state.is_legendary(&passport));
    state.history.push(past(&last.slug, Ink::Legendary));
    assert!(state.is_legendary(&passport));
    assert_eq!(state.won().len(), 1);
}
