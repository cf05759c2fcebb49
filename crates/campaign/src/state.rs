//! How a campaign stands: race by race, from nothing but logs. The header of a race must hold the deck, the powers and the first
//! player that the races before it lead to.

use crate::deck::{self, Exchange};
use crate::deeds::{Deeds, Ending, Read};
use crate::passport::{self, Ink, NoStamp};
use content::Passport;
use race::rules::Direction;
use race::solo::{Deck, Powers, ReneId, Solo};
use record::SoloOptions;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What is agreed on for a whole campaign. The three are independent of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// René's cards get better.
    pub deck_building: bool,
    /// The Torpedo wins powers and keeps them.
    pub legacy: bool,
    /// Quests are stamped.
    pub passport: bool,
    /// Which cards are exchanged.
    pub upgrades: Upgrades,
    /// The level of all his cards at the start, from 1 to 3.
    pub level: u8,
}

impl Default for Rules {
    /// Everything, as the rule book begins.
    fn default() -> Rules {
        Rules { deck_building: true, legacy: true, passport: true, upgrades: Upgrades::Random, level: 1 }
    }
}

/// Which cards are exchanged (R166).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Upgrades {
    /// Luck decides.
    #[default]
    Random,
    /// The player names the letters.
    Letter,
}

/// How a campaign stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// René's eight cards, lowest level first.
    pub deck: Vec<String>,
    /// The Torpedo's powers: blue, yellow, green, red.
    pub powers: [u8; 4],
    /// Who begins the next race: 1 the player, 2 the Torpedo (R115).
    pub first: u8,
    /// Cards that the player still has to name before the next race.
    pub owed: u8,
    /// All races.
    pub history: Vec<Past>,
}

/// A race of the past.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Past {
    /// SHA-256 of its seed: no race counts twice.
    pub commitment: String,
    /// Where.
    pub board: String,
    /// `forward` or `reverse`.
    pub direction: String,
    /// With what.
    pub modules: Vec<String>,
    /// Without an opponent.
    pub alone: bool,
    /// How it ended.
    pub ending: Ending,
    /// Game turns.
    pub turns: u8,
    /// Points of the player and of the Torpedo.
    pub points: (u16, u16),
    /// Cards that left René's deck after it, and those that entered.
    pub exchanged: Vec<(String, String)>,
    /// Powers that the Torpedo won in it: colour and level.
    pub powers: Vec<(String, u8)>,
    /// The ink of its stamps.
    pub ink: Option<Ink>,
    /// Quests that it stamped for the first time in this ink.
    pub stamps: Vec<String>,
    /// Why there is none, whatever was done.
    pub no_stamp: Option<NoStamp>,
}

/// Why a race is none of this campaign.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotOurs {
    /// It was raced with other cards.
    #[error("it was raced against the deck {found}, in this campaign René has {ours}")]
    Deck {
        /// The log's.
        found: String,
        /// The campaign's.
        ours: String,
    },
    /// It was raced with other powers.
    #[error("the Torpedo began with the powers {found}, in this campaign it has {ours}")]
    Powers {
        /// The log's.
        found: String,
        /// The campaign's.
        ours: String,
    },
    /// Somebody else began.
    #[error("vehicle {found} began, in this campaign it was for vehicle {ours}")]
    First {
        /// The log's.
        found: u8,
        /// The campaign's.
        ours: u8,
    },
    /// It goes on from a position.
    #[error("it does not begin at the start but from a given position")]
    Branch,
    /// It is there already.
    #[error("the same race is in the campaign already")]
    Twice,
    /// Cards are to be named first.
    #[error("after the race before it {0} more of René's cards have to be named by letter")]
    Owed(u8),
    /// A letter that cannot leave.
    #[error("the card {0} cannot leave: only letters of the lowest level in his deck can")]
    Letter(String),
}

impl State {
    /// Before the first race: the player begins (003:92).
    pub fn new(rules: &Rules) -> State {
        let deck = Deck::of_level(rules.level.clamp(1, 3));
        State { deck: slugs(deck), powers: [0; 4], first: 1, owed: 0, history: Vec::new() }
    }
    /// René's cards.
    pub fn deck(&self) -> Deck {
        self.deck.iter().filter_map(|slug| ReneId::read(slug).ok()).collect()
    }
    /// What the next race against René is raced with.
    pub fn solo(&self, rules: &Rules) -> Solo {
        Solo { deck: self.deck(), legacy: rules.legacy.then_some(Powers(self.powers)) }
    }
    /// All stamps: quest and ink, and the race that earned it, from 1.
    pub fn stamps(&self) -> BTreeMap<(String, Ink), usize> {
        let mut stamps = BTreeMap::new();
        for (i, past) in self.history.iter().enumerate() {
            let Some(ink) = past.ink else { continue };
            for quest in &past.stamps {
                stamps.entry((quest.clone(), ink)).or_insert(i + 1);
            }
        }
        stamps
    }
    /// 003:21: every quest has its Legendary stamp.
    pub fn is_legendary(&self, passport: &Passport) -> bool {
        let stamps = self.stamps();
        let has = |slug: &String| stamps.contains_key(&(slug.clone(), Ink::Legendary));
        !passport.quests.is_empty() && passport.quests.iter().all(|quest| has(&quest.slug))
    }

    /// May this race follow on what was before?
    fn check(&self, rules: &Rules, read: &Read) -> Result<(), NotOurs> {
        if read.header.start.is_some() {
            return Err(NotOurs::Branch);
        }
        if self.history.iter().any(|past| past.commitment == read.header.commitment) {
            return Err(NotOurs::Twice);
        }
        if read.deeds.alone {
            return Ok(());
        }
        if self.owed > 0 {
            return Err(NotOurs::Owed(self.owed));
        }
        let ours = SoloOptions::new(&self.solo(rules));
        let found = read.options.solo.clone().unwrap_or_else(|| ours.clone());
        if found.deck != ours.deck {
            return Err(NotOurs::Deck { found: found.deck.join(" "), ours: ours.deck.join(" ") });
        }
        if found.legacy != ours.legacy {
            let told = |powers: Option<[u8; 4]>| powers.map_or("none".into(), |four| format!("{four:?}"));
            return Err(NotOurs::Powers { found: told(found.legacy), ours: told(ours.legacy) });
        }
        if read.options.first != self.first {
            return Err(NotOurs::First { found: read.options.first, ours: self.first });
        }
        Ok(())
    }
    /// A race was raced: everything that follows from it, but for cards that the player names.
    pub fn enter(&mut self, rules: &Rules, passport: &Passport, read: &Read) -> Result<(), NotOurs> {
        self.check(rules, read)?;
        let ending = passport::ending(passport, &read.deeds);
        let ink = passport::ink(rules, read);
        let stamps = ink.ok().map(|ink| self.new_stamps(passport, &read.deeds, ink)).unwrap_or_default();
        let exchanged =
            if read.deeds.alone { Vec::new() } else { self.go_on(rules, read, ending == Ending::Won) };
        let deeds = &read.deeds;
        self.history.push(Past {
            commitment: read.header.commitment.clone(),
            board: deeds.board.clone(),
            direction: direction(deeds.direction).into(),
            modules: deeds.modules.words(),
            alone: deeds.alone,
            ending,
            turns: deeds.turns,
            points: deeds.points,
            exchanged: exchanged.into_iter().map(told).collect(),
            powers: deeds.won_powers.clone(),
            ink: ink.ok(),
            stamps,
            no_stamp: ink.err(),
        });
        Ok(())
    }
    /// Powers stay (003:254), the loser begins (R115), and cards are exchanged (R126).
    fn go_on(&mut self, rules: &Rules, read: &Read, is_won: bool) -> Vec<Exchange> {
        if rules.legacy {
            self.powers = read.deeds.powers;
        }
        self.first = if is_won { 2 } else { 1 };
        let count = if rules.deck_building { deck::owed(is_won) } else { 0 };
        match rules.upgrades {
            Upgrades::Random => {
                let (deck, exchanged) = deck::drawn(self.deck(), count, &read.key);
                self.deck = slugs(deck);
                exchanged
            }
            Upgrades::Letter => {
                self.owed = deck::room(self.deck(), count);
                Vec::new()
            }
        }
    }
    fn new_stamps(&self, passport: &Passport, deeds: &Deeds, ink: Ink) -> Vec<String> {
        let stamps = self.stamps();
        let is_new = |slug: &String| !stamps.contains_key(&(slug.clone(), ink));
        let met = passport.quests.iter().filter(|quest| passport::is_met(quest, passport, deeds));
        met.map(|quest| quest.slug.clone()).filter(is_new).collect()
    }
    /// R166: the player names the card that leaves.
    pub fn name_letter(&mut self, letter: char) -> Result<(), NotOurs> {
        let wrong = || NotOurs::Letter(letter.to_string());
        let number = u8::try_from(letter.to_ascii_lowercase()).map_err(|_| wrong())?.wrapping_sub(b'a');
        if self.owed == 0 {
            return Err(wrong());
        }
        let (deck, exchange) = deck::by_letter(self.deck(), number).ok_or_else(wrong)?;
        self.deck = slugs(deck);
        self.owed -= 1;
        if let Some(past) = self.history.iter_mut().rfind(|past| !past.alone) {
            past.exchanged.push(told(exchange));
        }
        Ok(())
    }
    /// The letters that can leave now.
    pub fn letters(&self) -> Vec<char> {
        let letters = (0..race::solo::cards::LETTERS as u8).filter(|_| self.owed > 0);
        let can = |letter: &u8| deck::by_letter(self.deck(), *letter).is_some();
        letters.filter(can).map(|letter| char::from(b'a' + letter)).collect()
    }
    /// What was won where: board and direction, and the inks (none where there was no stamp to earn).
    pub fn won(&self) -> BTreeMap<(String, String), BTreeSet<Option<Ink>>> {
        let mut won: BTreeMap<_, BTreeSet<Option<Ink>>> = BTreeMap::new();
        for past in self.history.iter().filter(|past| past.ending == Ending::Won) {
            won.entry((past.board.clone(), past.direction.clone())).or_default().insert(past.ink);
        }
        won
    }
}

fn slugs(deck: Deck) -> Vec<String> {
    deck.iter().map(ReneId::slug).collect()
}

fn told((out, into): Exchange) -> (String, String) {
    (out.slug(), into.slug())
}

fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Forward => "forward",
        Direction::Reverse => "reverse",
    }
}
