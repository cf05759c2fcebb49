//! Bots that explain themselves: the best choices with their chances, and why the best is better than the others. A reason
//! is something that the best choice brings more of in the worlds that were played on, and not by chance. All of it
//! comes from the seat's own view.

use game::{Game, SplitMix};
pub use search::{Chance, Difference};
use search::{Compared, Comparison, MonteCarlo, Patience, Policy, Spending, Witness};
use std::fmt::Debug;

/// What a choice does better than another. `soon` is when the next game turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// Spaces nearer to the finish, soon.
    Way,
    /// More petrol, soon.
    Petrol,
    /// More levels of engine and chassis, soon.
    Body,
    /// More francs, soon.
    Money,
    /// More cards, soon.
    Cards,
    /// Stands in a risk zone less often, soon.
    Risk,
    /// Rivals are so many spaces farther from the finish, soon.
    RivalsWay,
    /// Arrives more often.
    Home,
    /// Arrives so many turns earlier.
    Sooner,
    /// More points at the finish.
    Points,
    /// Rivals arrive less often.
    RivalsHome,
    /// Fewer days on the road, soon.
    Days,
    /// Rivals have more days on the road, soon.
    RivalsDays,
    /// Fewer days in all.
    DaysInAll,
    /// Strains the car less in this round.
    Strain,
    /// Fewer predicaments in this round.
    Predicaments,
    /// More Sportsmanship tiles, soon.
    Tiles,
}

impl Reason {
    /// All of them.
    pub const ALL: [Reason; 17] = [
        Reason::Way,
        Reason::Petrol,
        Reason::Body,
        Reason::Money,
        Reason::Cards,
        Reason::Risk,
        Reason::RivalsWay,
        Reason::Home,
        Reason::Sooner,
        Reason::Points,
        Reason::RivalsHome,
        Reason::Days,
        Reason::RivalsDays,
        Reason::DaysInAll,
        Reason::Strain,
        Reason::Predicaments,
        Reason::Tiles,
    ];
    /// Is it told as so many times in a hundred races?
    pub fn is_share(self) -> bool {
        matches!(self, Reason::Risk | Reason::Home)
    }
}

/// What speaks for a choice, and how much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Because {
    /// What it brings.
    pub reason: Reason,
    /// How much of it; more than nothing.
    pub by: f64,
}

/// A choice, and how it stands against the best.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<A> {
    /// What may be said.
    pub action: A,
    /// The chance of winning.
    pub chance: Chance,
    /// How much likelier the best choice wins.
    pub behind: Difference,
    /// What speaks for the best and against this one, the weightiest first.
    pub worse: Vec<Because>,
    /// What speaks for this one all the same.
    pub better: Vec<Because>,
}

/// How thoroughly somebody thinks who explains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thoroughness {
    /// Playouts to find the best choices with.
    pub playouts: u32,
    /// So many of them are compared.
    pub finalists: usize,
    /// In so many worlds.
    pub worlds: u32,
}

impl Thoroughness {
    /// Of a hint at the table: about a second on one core.
    pub const OF_A_HINT: Thoroughness = Thoroughness { playouts: 600, finalists: 3, worlds: 200 };
}

/// Somebody who explains.
pub trait Adviser<G: Game>: Debug + Send + Sync {
    /// The best choices of the viewer's seat, best first, and `also` among them.
    fn advise(
        &self,
        rules: &G::Rules,
        view: &G::View,
        also: Option<G::Action>,
        luck: &mut SplitMix,
        patience: &dyn Patience,
    ) -> Vec<Advised<G::Action>>;
    /// The chance of winning of the viewer's seat as things stand.
    fn chance(
        &self,
        rules: &G::Rules,
        view: &G::View,
        luck: &mut SplitMix,
        patience: &dyn Patience,
    ) -> Chance;
}

/// A thing that is counted, and from how much on it is a reason.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counted {
    pub reason: Reason,
    /// What is less is better.
    pub is_burden: bool,
    /// Less of a difference is not worth a word.
    pub least: f64,
}

/// More of it is better.
pub(crate) const fn good(reason: Reason, least: f64) -> Counted {
    Counted { reason, is_burden: false, least }
}
/// Less of it is better.
pub(crate) const fn bad(reason: Reason, least: f64) -> Counted {
    Counted { reason, is_burden: true, least }
}

/// A witness that says what its counts mean.
pub(crate) trait Tells<G: Game>: Witness<G> {
    /// In the order of the counts.
    const COUNTED: &'static [Counted];
}

/// So many reasons are told.
const MOST: usize = 3;

/// A champion that says why.
pub(crate) fn adviser<P, W>(policy: P, witness: W, how: Thoroughness) -> Comparison<P, W> {
    let player = MonteCarlo { policy, playouts: how.playouts, spending: Spending::PLAIN };
    Comparison { player, witness, finalists: how.finalists, worlds: how.worlds }
}

impl<G: Game, P: Policy<G>, W: Tells<G>> Adviser<G> for Comparison<P, W> {
    fn advise(
        &self,
        rules: &G::Rules,
        view: &G::View,
        also: Option<G::Action>,
        luck: &mut SplitMix,
        patience: &dyn Patience,
    ) -> Vec<Advised<G::Action>> {
        let compared = self.compare::<G>(rules, view, also, luck, patience);
        compared.into_iter().map(|one| advised::<G, W>(one)).collect()
    }
    fn chance(
        &self,
        rules: &G::Rules,
        view: &G::View,
        luck: &mut SplitMix,
        patience: &dyn Patience,
    ) -> Chance {
        Comparison::chance::<G>(self, rules, view, luck, patience)
    }
}

fn advised<G: Game, W: Tells<G>>(one: Compared<G::Action>) -> Advised<G::Action> {
    let Compared { action, chance, behind, counts } = one;
    let (worse, better) = told(W::COUNTED, &counts);
    Advised { action, chance, behind, worse, better }
}

/// What speaks for the best, and what for the other.
fn told(counted: &[Counted], counts: &[Difference]) -> (Vec<Because>, Vec<Because>) {
    let (mut worse, mut better) = (Vec::new(), Vec::new());
    for (counted, count) in counted.iter().zip(counts) {
        let for_the_best = if counted.is_burden { -count.mean() } else { count.mean() };
        if !count.is_sure() || for_the_best.abs() < counted.least {
            continue;
        }
        let told =
            (for_the_best.abs() / counted.least, Because { reason: counted.reason, by: for_the_best.abs() });
        if for_the_best > 0.0 { worse.push(told) } else { better.push(told) }
    }
    (weightiest(worse), weightiest(better))
}

fn weightiest(mut told: Vec<(f64, Because)>) -> Vec<Because> {
    told.sort_by(|a, b| b.0.total_cmp(&a.0));
    told.into_iter().take(MOST).map(|(_, because)| because).collect()
}
