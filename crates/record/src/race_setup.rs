//! First player, middle city, crews, leaders and play mode of a race are luck too, where nobody chose them (R1, R5, R147, R152): they follow from seed
//! and nonces, and a log of a table whose first player or middle city lies otherwise is refused.

use crate::race_picks::seat;
use crate::{Drawn, Header, OLDER_FORMAT, RaceOptions, RacePicks, Seed};
use game::{Luck, Seat, SplitMix};
use race::Options;
use race::ids::MAX_PLAYERS;
use race::leaders::Leader;
use race::modules::{Module, ModuleSet};
use race::rules::{Direction, Middle, Sources};
use race::solo::Solo;
use sha2::{Digest, Sha256};

/// What is settled before a race begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RaceSetup {
    /// Who begins.
    pub first: Seat,
    /// Where the middle city lies.
    pub middle: Option<Middle>,
    /// The crew of every seat; none where leaders bring theirs.
    pub crews: Vec<String>,
    /// The modules in play: as agreed, or of the play-mode card.
    pub modules: ModuleSet,
    /// Who leads each seat, where it is settled before the race.
    pub leaders: [Option<Leader>; MAX_PLAYERS],
    /// René's deck and powers, in a solo race; nothing of them is luck.
    pub solo: Option<Solo>,
}

impl RaceSetup {
    /// The one fair setup: the first eight bytes of SHA-256 over a name, the seed and the nonces seed a SplitMix64.
    pub fn fair(
        sources: &Sources,
        agreed: ModuleSet,
        choice: &RacePicks,
        seed: &Seed,
        nonces: &[String],
    ) -> RaceSetup {
        let mut hash = Sha256::new();
        hash.update(b"great-race setup");
        hash.update(seed.0);
        nonces.iter().for_each(|nonce| hash.update(nonce.as_bytes()));
        let digest: [u8; 32] = hash.finalize().into();
        let mut luck = SplitMix(u64::from_le_bytes(digest[..8].try_into().expect("eight bytes")));
        RaceSetup::drawn(sources, agreed, choice, nonces.len(), &mut luck)
    }
    /// What was chosen, and lots for the rest. Lots are drawn for what was chosen too: a choice changes nothing else. The
    /// choice has been checked.
    pub fn drawn(
        sources: &Sources,
        agreed: ModuleSet,
        choice: &RacePicks,
        seats: usize,
        luck: &mut impl Luck,
    ) -> RaceSetup {
        // 003:92: alone at the table, the player is first where nothing else is said.
        let first = Seat(luck.below(seats.max(1) as u32) as u8);
        let solo = choice.solo.as_ref().and_then(|solo| solo.to_solo().ok());
        let mut middle = Middle::random(sources, luck);
        if let (Some(middle), Ok(Some(slot))) = (&mut middle, choice.slot(sources)) {
            middle.end = Some(slot);
        }
        let modules = modules_of(sources, agreed, choice, luck);
        let crews = crews_of(sources, modules, choice, seats, luck);
        let leaders = match modules.has(Module::Leaders) {
            true if choice.dealt => dealt(&sources.leaders_of(modules).offered, seats, luck),
            true => [None; MAX_PLAYERS],
            false => led(sources, &crews),
        };
        RaceSetup { first: choice.first.map_or(first, seat), middle, crews, modules, leaders, solo }
    }
    /// As the rules want it.
    pub fn options(&self, seats: usize, direction: Direction) -> Options {
        Options {
            seats: seats as u8,
            first: self.first,
            direction,
            middle: self.middle.clone(),
            modules: self.modules,
            leaders: self.leaders,
            solo: self.solo,
        }
    }
}

/// R152: what the play-mode card says, or what was agreed on.
fn modules_of(sources: &Sources, agreed: ModuleSet, choice: &RacePicks, luck: &mut impl Luck) -> ModuleSet {
    let card = match &choice.mode {
        None => return agreed,
        Some(_) if choice.is_mode_drawn() => {
            sources.modes.get(luck.below(sources.modes.len().max(1) as u32) as usize)
        }
        Some(mode) => sources.modes.iter().find(|(slug, _)| slug == mode),
    };
    card.map_or(ModuleSet::NONE, |&(_, modules)| modules)
}

/// R147: whoever chose no crew draws one of those left. Leaders bring theirs.
fn crews_of(
    sources: &Sources,
    modules: ModuleSet,
    choice: &RacePicks,
    seats: usize,
    luck: &mut impl Luck,
) -> Vec<String> {
    let all = sources.leaders.crews.iter().map(|(crew, _)| crew);
    if modules.has(Module::Leaders) || all.len() < seats {
        return Vec::new();
    }
    let mut free: Vec<&String> = all.filter(|crew| !choice.crews().any(|one| one == *crew)).collect();
    let mut lot = || take_lot(&mut free, luck).cloned().unwrap_or_default();
    (0..seats).map(|i| choice.crews.get(i).cloned().flatten().unwrap_or_else(&mut lot)).collect()
}

/// R106: does it matter who drives for whom?
fn crews_count(modules: ModuleSet) -> bool {
    modules.has(Module::Paddock) && !modules.is_hard(Module::Paddock) && !modules.has(Module::Leaders)
}

/// R106: whose vehicle a crew drives.
pub(crate) fn led(sources: &Sources, crews: &[String]) -> [Option<Leader>; MAX_PLAYERS] {
    let mut leaders = [None; MAX_PLAYERS];
    for (leader, crew) in leaders.iter_mut().zip(crews) {
        *leader = sources.leaders.crews.iter().find(|(slug, _)| slug == crew).map(|&(_, leader)| leader);
    }
    leaders
}

/// A leader for every seat, none twice.
fn dealt(offered: &[Leader], seats: usize, luck: &mut impl Luck) -> [Option<Leader>; MAX_PLAYERS] {
    let mut free = offered.to_vec();
    let mut leaders = [None; MAX_PLAYERS];
    leaders.iter_mut().take(seats).for_each(|leader| *leader = take_lot(&mut free, luck));
    leaders
}

fn take_lot<T>(free: &mut Vec<T>, luck: &mut impl Luck) -> Option<T> {
    let i = luck.below(free.len().max(1) as u32) as usize;
    (i < free.len()).then(|| free.remove(i))
}

/// Does a header keep what it says was chosen? And where the seed is known: do first player and middle city follow from it
/// and the nonces, as far as nobody chose them? That is asked of tables of a server only: in a simulation they are part of the
/// number, a branch takes them over, and older logs promised nothing about them. Play modes, leaders and crews are proved where
/// they were drawn and count; crews that change no rule are not, for a log of such a race does not carry those it drew from.
pub fn check_race_setup(header: &Header, sources: &Sources, seed: Option<&Seed>) -> Result<(), String> {
    let said = RaceOptions::from_value(&header.options)?;
    said.chosen.check_kept(sources, &said)?;
    let by_program = header.drawn == Some(Drawn::Program);
    let Some(seed) =
        seed.filter(|_| header.great_race_log != OLDER_FORMAT && !by_program && header.start.is_none())
    else {
        return Ok(());
    };
    let options = said.to_options(sources)?;
    let agreed = if said.chosen.mode.is_some() { ModuleSet::NONE } else { options.modules };
    let fair = RaceSetup::fair(sources, agreed, &said.chosen, seed, &header.nonces);
    if options.first != fair.first {
        return Err(format!(
            "luck was bent: seat {} begins, by luck it is seat {}",
            options.first.number(),
            fair.first.number()
        ));
    }
    if options.middle != fair.middle {
        return Err("luck was bent: the middle city does not lie where luck put it".into());
    }
    if options.modules != fair.modules {
        return Err("luck was bent: this is not the play mode that was drawn".into());
    }
    let count = options.modules.has(Module::Leaders) || crews_count(options.modules);
    if count && options.leaders != fair.leaders {
        return Err("luck was bent: leaders and crews are not those that were drawn".into());
    }
    Ok(())
}
