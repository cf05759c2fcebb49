//! Targets and numbers as they are typed, and the difference of two numbers with known answers.

use super::trial::known::{difference, measured};
use super::{Target, Trials, Vary, grid};
use crate::balance::Run;
use content::Content;

fn names() -> Vec<String> {
    ["length.all", "length.africa", "line.dakar-lagos"].map(str::to_owned).to_vec()
}

#[test]
fn a_target_is_a_number_of_the_study_and_a_range() {
    let target = Target::read("length=6..10", &names()).expect("a target");
    assert_eq!((target.name.as_str(), target.least, target.most), ("length.all", Some(6.0), Some(10.0)));
    let target = Target::read("line.dakar-lagos=5%..", &names()).expect("a target");
    assert_eq!((target.least, target.most), (Some(0.05), None));
    assert!(target.misses(0.06) == 0.0 && (target.misses(0.04) - 0.2).abs() < 1e-12);
}

#[test]
fn a_target_that_means_nothing_is_refused_with_what_would_do() {
    let said = |text: &str| Target::read(text, &names()).expect_err("refused");
    assert!(said("lenght=6..10").contains("they begin with: length, line"), "{}", said("lenght=6..10"));
    assert!(said("line.dakar-rome=1..").contains("there are: line.dakar-lagos"));
    for wrong in ["length", "length=6", "length=six..", "length=..", "length=10..6", "length=NaN.."] {
        assert!(said(wrong).starts_with(&format!("--target {wrong}: ")), "{}", said(wrong));
    }
}

#[test]
fn what_is_varied_is_a_number_of_the_content_that_stays_sound() {
    let content = Content::embedded();
    let vary = Vary::read("africa.line.casablanca-dakar.price=40,60", &content).expect("a line of Africa");
    assert_eq!(vary.values, [40, 60]);
    let said = |text: &str| Vary::read(text, &content).expect_err("refused");
    assert!(said("africa.line.casablanca-rome.price=1").contains("casablanca-dakar"));
    assert!(said("africa.line.casablanca-dakar.fare=1").contains("one of from, kind, price, to"));
    assert!(said("africa.line.casablanca-dakar.price=forty").contains("\"forty\" is no whole number"));
    assert!(said("africa.line.casablanca-dakar.price=-10").contains("-10 will not do"));
    assert!(said("race.start_money=80,80").contains("80 stands there twice"));
    assert!(said("nowhere.price=1").contains("there is no file"));
}

#[test]
fn a_grid_has_every_choice_but_that_of_today_and_is_never_too_large() {
    let vary =
        |address: &str, now, values: &[i64]| Vary { address: address.into(), now, values: values.into() };
    let two = [vary("a", 2, &[1, 2]), vary("b", 5, &[5, 6])];
    assert_eq!(grid(&two), Ok(vec![vec![1, 5], vec![1, 6], vec![2, 6]]));
    let many = vec![vary("a", 0, &[1, 2, 3, 4, 5]); 3];
    assert!(grid(&many).is_err_and(|error| error.contains("125 variants")));
}

#[test]
fn games_with_the_same_luck_are_compared_one_by_one() {
    // Every game takes exactly one turn more: there is no doubt, however far games differ among each other.
    let (effect, ci95) = difference(&[4.0, 9.0, 20.0], &[5.0, 10.0, 21.0]);
    let [lo, hi] = ci95.expect("three pairs");
    assert!((effect - 1.0).abs() < 1e-9 && (lo - 1.0).abs() < 1e-6 && (hi - 1.0).abs() < 1e-6);
    // Differences 0, 1, 2: mean 1, deviation 1; Student's quantile for two degrees of freedom is 4.303.
    let [lo, hi] = difference(&[4.0, 9.0, 20.0], &[4.0, 10.0, 22.0]).1.expect("three pairs");
    assert!(
        (hi - (1.0 + 4.303 / 3f64.sqrt())).abs() < 1e-6 && (lo - (1.0 - 4.303 / 3f64.sqrt())).abs() < 1e-6
    );
}

#[test]
fn of_variants_that_come_equally_near_the_one_that_changes_least_is_best() {
    let run = Run { games: 2, seed: 1, threads: 1, progress: &|| () };
    let varied = vec![Vary { address: "a".into(), now: 10, values: vec![20, 30, 40] }];
    let targets = vec![Target { name: "length.all".into(), least: Some(6.0), most: Some(8.0) }];
    let mut trials = Trials::new(String::new(), &run, varied, targets, measured(&[4.0, 4.0]).into_one());
    assert_eq!((trials.best, trials.nearest().aimed[0].verdict), (0, "missed"));
    trials.add(vec![40], &measured(&[7.0, 7.0]).into_one());
    trials.add(vec![30], &measured(&[6.0, 8.0]).into_one());
    trials.add(vec![20], &measured(&[5.0, 5.0]).into_one());
    assert_eq!(trials.nearest().values, [30]);
    assert_eq!(trials.trials[1].aimed[0].verdict, "met");
    assert!(trials.has(&[20]) && !trials.has(&[50]));
}
