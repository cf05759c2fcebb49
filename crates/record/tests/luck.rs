//! Fair luck: golden vectors made by an independent program, and the shape of the range function.

use record::{Key, Seed, draw};

fn key() -> Key {
    let seed = Seed(std::array::from_fn(|i| i as u8));
    Key::new(&seed, &[[1; 16], [2; 16], [3; 16]])
}

#[test]
fn draws_agree_with_an_independent_program() {
    // SHA-256 and ChaCha12 written anew in Python; stream, k, total, outcome.
    let vectors = [
        (0, 0, 46, 36),
        (0, 1, 46, 9),
        (0, 2, 45, 19),
        (1, 0, 60, 21),
        (1, 5, 59, 18),
        (2, 0, 6, 1),
        (2, 1_000_000, 6, 1),
        (0, 0, 1, 0),
        (0, 7, 4_000_000_000, 1_823_451_761),
    ];
    for (stream, k, total, outcome) in vectors {
        assert_eq!(draw(&key(), stream, k, total), outcome, "stream {stream}, k {k}, total {total}");
    }
}

#[test]
fn commitments_and_numbered_seeds_agree_with_an_independent_program() {
    let seed = Seed(std::array::from_fn(|i| i as u8));
    assert_eq!(seed.commitment(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    let seven = "77f111c06427c1ab178a8b212aefc1bcf095590eea42a122f47cb3205f985183";
    assert_eq!(Seed::from_number(7).reveal(), seven);
    assert_eq!(Seed::parse(seven), Some(Seed::from_number(7)));
    assert_eq!(Seed::parse("77f1"), None);
    let camel = "1b5806b7758dd89b6a5a3ad8a96f6b7a8b85f65943d5ac8a47f98ab6ed938636";
    assert_eq!(Seed::from_word("camel").reveal(), camel);
}

#[test]
fn secrets_do_not_show_in_debug_text() {
    assert_eq!(format!("{:?} {:?}", Seed::from_number(7), key()), "Seed(..) Key(..)");
}

/// Chi-square of the draws below `total`.
fn chi_square(total: u32, draws: u32) -> f64 {
    let mut counts = vec![0u32; total as usize];
    (0..draws).for_each(|k| counts[draw(&key(), 0, k, total) as usize] += 1);
    let expected = f64::from(draws) / f64::from(total);
    counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum()
}

#[test]
fn every_number_below_the_total_is_equally_likely() {
    // 99.9 % points of the chi-square distribution; the draws are fixed, so this cannot flake.
    for (total, limit) in [(2, 10.83), (6, 20.52), (7, 22.46), (46, 80.08), (60, 98.32)] {
        let value = chi_square(total, 20_000);
        assert!(value < limit, "total {total}: {value}");
    }
}

#[test]
fn streams_and_keys_are_independent() {
    let other = Key::new(&Seed::from_number(1), &[[1; 16], [2; 16], [3; 16]]);
    let row = |key: &Key, stream| (0..200).map(|k| draw(key, stream, k, 1000)).collect::<Vec<_>>();
    let rows = [row(&key(), 0), row(&key(), 1), row(&key(), 2), row(&other, 0)];
    for (i, a) in rows.iter().enumerate() {
        for b in &rows[i + 1..] {
            let same = a.iter().zip(b).filter(|(x, y)| x == y).count();
            assert!(same < 5, "{same} of 200 agree");
        }
    }
}
