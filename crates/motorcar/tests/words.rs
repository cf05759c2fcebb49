//! Everything that happens in a motorcar race (004), and every reason, has words in every language.

mod support;

use content::{Content, LANGUAGES};
use game::{Luck, Seat, SplitMix, Viewer};
use motorcar::sources::Flick;
use motorcar::why_not::{Reason, Remedy};
use motorcar::{Action, MotorcarRace, State};
use std::collections::BTreeSet;
use support::rules;
use testkit::{random_said, say};

fn keys(language: &str) -> BTreeSet<String> {
    let content = Content::embedded();
    let text = content.text(language, "motorcar.ftl").expect("its words");
    let key = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    text.lines().filter(|line| !line.starts_with([' ', '#', '}'])).filter_map(key).collect()
}

fn assert_known(used: &BTreeSet<&'static str>) {
    for language in LANGUAGES {
        let known = keys(language);
        let missing: Vec<_> = used.iter().filter(|key| !known.contains(**key)).collect();
        assert!(missing.is_empty(), "{language}: no words for {missing:?}");
    }
}

#[test]
fn what_happens_in_random_races_has_words() {
    let mut used = BTreeSet::new();
    for seed in 0..30 {
        let flick = if seed % 2 == 0 { Flick::Skill } else { Flick::Luck };
        let rules = rules(3 + (seed % 4) as u8, flick);
        let (mut state, mut luck) = (State::new(&rules), SplitMix(seed));
        while let Some(said) = random_said::<MotorcarRace>(&rules, &state, &mut luck) {
            let mut told = Vec::new();
            say(&rules, &mut state, said, &mut told);
            for event in told {
                let seen = [Viewer::Spectator, Viewer::Seat(Seat(0))].map(|viewer| event.seen_by(viewer));
                used.extend(seen.into_iter().flatten().map(|seen| seen.slug()));
            }
            let undecided = state.node().waiting().len() > 1;
            let closed = |seat: &Seat| state.why_not(&rules, *seat, Action::Withdraw).is_ok();
            if let Some(seat) =
                Seat::all(rules.seats).find(closed).filter(|_| undecided && luck.below(9) == 0)
            {
                let mut told = Vec::new();
                state.act(&rules, seat, Action::Withdraw, &mut told).expect("others still think");
                used.extend(told.iter().filter_map(|e| e.seen_by(Viewer::Spectator)).map(|seen| seen.slug()));
            }
        }
    }
    assert_eq!(used.len(), 30, "every kind of event has happened: {used:?}");
    assert_known(&used);
}

#[test]
fn reasons_and_remedies_have_words() {
    let reasons = [
        Reason::GameOver,
        Reason::NotYourTurn,
        Reason::NotAskedNow,
        Reason::PullTooFar { most: 100 },
        Reason::OwnCar,
        Reason::Tiles { need: 2, have: 1 },
        Reason::PledgeOpen,
        Reason::NoPledge,
        Reason::NoPartner,
        Reason::NotAhead,
        Reason::NotMet { from: 1, to: 2 },
        Reason::NoPredicament,
        Reason::OneAtATime,
        Reason::TooMany { need: 2, have: 1 },
    ];
    let remedies =
        [Remedy::Inflict, Remedy::Pledge, Remedy::Complete, Remedy::HelpOthers, Remedy::HopeForHelp];
    let slugs = reasons.map(Reason::slug).into_iter().chain(remedies.map(Remedy::slug));
    assert_known(&slugs.collect());
}
