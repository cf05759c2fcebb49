//! Luck by commitment: vectors of an independent program, headers whose shares do not fit, and receipts held against logs
//! that a dishonest server made up.

mod choices;
mod support;

use race::GreatRace;
use race::modules::ModuleSet;
use record::{
    Drawn, Header, Key, OLDER_FORMAT, Problem, RaceOptions, RacePicks, RaceSetup, Receipt, Seed, Share, Tape,
    Unkept, nonce_commitment, read_nonce, read_open_nonce, write_nonce,
};
use support::{Bench, play};

const TABLE: &str = "0123456789abcdef0123";

fn seed() -> Seed {
    Seed(std::array::from_fn(|i| i as u8))
}

#[test]
fn commitments_bot_nonces_and_keys_agree_with_an_independent_program() {
    // Python: sha = lambda b: hashlib.sha256(b).hexdigest(); seed = bytes(range(32)); one = bytes([1] * 32)
    // sha(b"great-race nonce\n0123456789abcdef0123\n1\n" + one), and with seat 2
    let first = "0d7277e74828b2296b674be2f2730217b3e69f84545b6e828e1cb88cc9328bad";
    let second = "d2af779b2688341296077fd771f650a67e3512d33a8e321164aa67dee26951db";
    assert_eq!(nonce_commitment(TABLE, 1, &[1; 32]), first);
    assert_eq!(nonce_commitment(TABLE, 2, &[1; 32]), second, "a commitment is good for one seat");
    // bot = sha(b"great-race bot nonce\n3\n" + seed); sha(seed + one + bytes(32) + bytes.fromhex(bot))
    let bot = seed().bot_nonce(3);
    assert_eq!(write_nonce(&bot), "effb2ce6fc03ba6e13eb9274cbaedcea3bf606d5e89619e2e809020d88101c0e");
    let key = Key::new(&seed(), &[[1; 32], [0; 32], bot]);
    assert_eq!(key.reveal(), "7d02eff5f7ffce828899e25b808845f68433dfa9b5fd5b81b40d0c23e4fc43a2");
}

#[test]
fn nonces_are_read_strictly_and_short_ones_only_where_they_are_given_openly() {
    let long = "0a".repeat(32);
    assert_eq!(read_nonce(&long), Some([10; 32]));
    assert_eq!(
        read_open_nonce(&"0a".repeat(16)).map(|nonce| write_nonce(&nonce)),
        Some("0a".repeat(16) + &"00".repeat(16))
    );
    for wrong in [long[1..].to_owned(), long.to_uppercase(), "0a".repeat(16), String::new()] {
        assert_eq!(read_nonce(&wrong), None, "{wrong}");
    }
}

/// A table of four: one who committed, one who gave openly, one who added nothing, a bot.
struct Race {
    bench: Bench,
    header: Header,
}

const NONCE: [u8; 32] = [7; 32];

fn shares() -> Vec<Share> {
    vec![
        Share::Committed { commitment: nonce_commitment(TABLE, 1, &NONCE) },
        Share::Openly { nonce: write_nonce(&[8; 32]) },
        Share::Nothing,
        Share::Bot,
    ]
}
fn nonces(shares: &[Share]) -> Vec<String> {
    let opened = write_nonce(&NONCE);
    let each = shares.iter().zip(1..);
    each.map(|(share, seat)| share.nonce(seat, Some(&opened), &seed()).expect("a nonce")).collect()
}

impl Race {
    fn new(shares: Vec<Share>, nonces: Vec<String>) -> Race {
        let bench = Bench::new("proving_tiny");
        let setup = RaceSetup::fair(&bench.sources, ModuleSet::NONE, &RacePicks::default(), &seed(), &nonces);
        let rules = bench.rules(4);
        let options = race::Options { first: setup.first, middle: setup.middle, ..rules.options.clone() };
        let drawn = Some(Drawn::Table { table: TABLE.into(), shares });
        let header = Header {
            options: RaceOptions::new("proving_tiny", &options).to_value(),
            nonces,
            drawn,
            ..bench.header(&rules, &seed(), 1)
        };
        Race { bench, header }
    }
    fn rules(&self) -> race::Rules {
        let options =
            RaceOptions::from_value(&self.header.options).and_then(|o| o.to_options(&self.bench.sources));
        race::Rules::new(&self.bench.sources, options.expect("options")).expect("rules")
    }
    fn tape(&self) -> Result<Tape<GreatRace>, Problem> {
        Tape::new(&self.rules(), self.header.clone(), Some(seed()))
    }
}

fn fair() -> Race {
    Race::new(shares(), nonces(&shares()))
}

#[test]
fn a_log_says_how_every_seat_shares_in_the_luck_and_reads_back() {
    let race = fair();
    let rules = race.rules();
    let mut tape = race.tape().expect("a good header");
    play(&rules, &mut tape, 1, 20);
    let text = tape.text(true);
    assert!(
        text.starts_with(r#"{"great_race_log":2,"#) && text.contains(r#""how":"committed","commitment":"#),
        "{text}"
    );
    let (_, back) = race.bench.read(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((back.state(), &back.header().drawn), (tape.state(), &race.header.drawn));
    let simulated = race.bench.tape(&rules, 1);
    assert_eq!(simulated.header().drawn, Some(Drawn::Program), "one program drew it all, and says so");
}

#[test]
fn a_header_whose_shares_do_not_fit_its_nonces_is_refused() {
    let other = write_nonce(&[9; 32]);
    for seat in 0..4 {
        let mut nonces = nonces(&shares());
        nonces[seat].clone_from(&other);
        let refused = Race::new(shares(), nonces).tape().expect_err("refused");
        assert!(
            matches!(refused, Problem::Share { seat: named, .. } if usize::from(named) == seat + 1),
            "{refused}"
        );
    }
    let mut fewer = fair();
    fewer.header.drawn = Some(Drawn::Table { table: TABLE.into(), shares: shares()[..3].to_vec() });
    assert!(fewer.tape().is_err(), "every seat has a share");
    let mut elsewhere = fair();
    elsewhere.header.drawn = Some(Drawn::Table { table: "another".into(), shares: shares() });
    assert!(elsewhere.tape().is_err(), "a commitment is good for one table");
    let mut unsaid = fair();
    unsaid.header.drawn = None;
    assert!(unsaid.tape().is_err(), "a log of this format says how luck came about");
    unsaid.header.drawn.clone_from(&fair().header.drawn);
    unsaid.header.great_race_log = OLDER_FORMAT;
    assert!(unsaid.tape().is_err(), "and an older one does not");
}

#[test]
fn first_player_and_middle_city_follow_from_seed_and_nonces() {
    let race = fair();
    let check = |header: &Header| record::check_race_setup(header, &race.bench.sources, Some(&seed()));
    assert_eq!(check(&race.header), Ok(()));
    let mut bent = race.header.clone();
    let first = bent.options["first"].as_u64().expect("a seat");
    bent.options["first"] = (first % 4 + 1).into();
    assert!(check(&bent).expect_err("bent").contains("luck was bent"));
    bent.drawn = Some(Drawn::Program);
    assert_eq!(check(&bent), Ok(()), "a simulation promises nothing about it");
    let firsts: std::collections::BTreeSet<u8> = (0..40u8)
        .map(|n| {
            let nonces = vec![write_nonce(&[n; 32]); 4];
            RaceSetup::fair(&race.bench.sources, ModuleSet::NONE, &RacePicks::default(), &seed(), &nonces)
                .first
                .number()
        })
        .collect();
    assert_eq!(firsts.len(), 4, "every seat may begin, by the nonces");
}

fn receipt() -> Receipt {
    let text = serde_json::json!({
        "great_race_receipt": 1, "table": TABLE, "commitment": seed().commitment(), "shares": shares(),
        "own": [{ "seat": 1, "nonce": write_nonce(&NONCE) }],
    });
    Receipt::read(&text.to_string()).expect("a receipt")
}

#[test]
fn a_receipt_keeps_its_form_and_passes_an_honest_log() {
    assert_eq!(Receipt::read(&receipt().write()), Ok(receipt()));
    let kept = receipt().check(&fair().header).expect("kept");
    assert_eq!((kept.own, kept.withheld), (vec![1], vec![]));
    for wrong in ["", "{}", r#"{"great_race_receipt":2}"#] {
        assert!(matches!(Receipt::read(wrong), Err(Unkept::Unreadable(_))), "{wrong}");
    }
}

#[test]
fn a_server_that_swaps_seed_nonce_or_commitment_is_caught_by_the_receipt() {
    // Each of these headers is sound in itself: only the receipt tells.
    let caught = |header: &Header| receipt().check(header).expect_err("caught");
    let mut other_seed = fair().header;
    other_seed.commitment = Seed::from_number(1).commitment();
    assert_eq!(caught(&other_seed), Unkept::Seed);

    let ground = |seat: u8, share: Share, nonce: [u8; 32]| {
        let mut shares = shares();
        let mut nonces = nonces(&shares);
        shares[usize::from(seat) - 1] = share;
        nonces[usize::from(seat) - 1] = write_nonce(&nonce);
        let race = Race::new(shares, nonces);
        race.tape().expect("sound in itself");
        race.header
    };
    let swapped = ground(1, Share::Committed { commitment: nonce_commitment(TABLE, 1, &[9; 32]) }, [9; 32]);
    assert_eq!(caught(&swapped), Unkept::Share(1));
    let chosen_last = ground(2, Share::Openly { nonce: write_nonce(&[9; 32]) }, [9; 32]);
    assert_eq!(caught(&chosen_last), Unkept::Share(2));
    let out_of_nothing =
        ground(3, Share::Committed { commitment: nonce_commitment(TABLE, 3, &[9; 32]) }, [9; 32]);
    assert_eq!(caught(&out_of_nothing), Unkept::Share(3));
    let a_bot_that_chooses = ground(4, Share::Openly { nonce: write_nonce(&[9; 32]) }, [9; 32]);
    assert_eq!(caught(&a_bot_that_chooses), Unkept::Share(4));
    let left_out = ground(1, Share::Withheld { commitment: nonce_commitment(TABLE, 1, &NONCE) }, [0; 32]);
    assert_eq!(caught(&left_out), Unkept::LeftOut(1));
    let mut older = fair().header;
    older.drawn = None;
    assert_eq!(caught(&older), Unkept::Kind);

    // A seat of somebody else that withholds is named, and no more: that is the choice it has.
    let watcher = Receipt { own: Vec::new(), ..receipt() };
    assert_eq!(watcher.check(&left_out).expect("kept").withheld, [1]);
    assert_eq!(left_out.drawn.expect("drawn").withheld(), [1]);
}
