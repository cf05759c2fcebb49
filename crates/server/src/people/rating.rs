//! Ratings of players by the order in which they came in: the Plackett-Luce model of Weng and Lin, "A Bayesian Approximation Method for
//! Online Ranking", Journal of Machine Learning Research 12 (2011), algorithm 4, in the form and with the numbers of OpenSkill. A
//! rating is how strong somebody is thought to be and how sure that is; nothing but orders enters.

/// How strong somebody is thought to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The best guess.
    pub mu: f64,
    /// How unsure it is: the standard deviation of the guess.
    pub sigma: f64,
}

/// Where everybody begins.
pub const START: Rating = Rating { mu: 25.0, sigma: 25.0 / 3.0 };
/// How much one and the same player differs from day to day.
const BETA: f64 = 25.0 / 6.0;
/// How much players change between two games.
const TAU: f64 = 25.0 / 300.0;
/// The smallest part of the uncertainty that is left after one game.
const KAPPA: f64 = 0.0001;

impl Rating {
    /// What somebody is worth at least, nearly for sure: lists are sorted by it.
    pub fn at_least(self) -> f64 {
        self.mu - 3.0 * self.sigma
    }
}

/// The ratings after a game in which these players came in at these places; equal places are shared. The fewest places win.
pub fn after(before: &[(Rating, u32)]) -> Vec<Rating> {
    let variances: Vec<f64> = before.iter().map(|(rating, _)| rating.sigma.powi(2) + TAU.powi(2)).collect();
    let c = variances.iter().map(|variance| variance + BETA.powi(2)).sum::<f64>().sqrt();
    let strengths: Vec<f64> = before.iter().map(|(rating, _)| (rating.mu / c).exp()).collect();
    // Of each place: whoever came in there or later, and how many share it.
    let rest = |place: u32| -> f64 {
        let later = before.iter().zip(&strengths).filter(|((_, other), _)| *other >= place);
        later.map(|(_, strength)| strength).sum()
    };
    let sharers = |place: u32| before.iter().filter(|(_, other)| *other == place).count() as f64;
    let rated = |(i, (rating, place)): (usize, &(Rating, u32))| {
        let (mut omega, mut delta) = (0.0, 0.0);
        for (q, (_, other)) in before.iter().enumerate().filter(|(_, (_, other))| other <= place) {
            let chance = strengths[i] / rest(*other);
            let won = if q == i { 1.0 } else { 0.0 };
            omega += (won - chance) / sharers(*other);
            delta += chance * (1.0 - chance) / sharers(*other);
        }
        let (variance, sigma) = (variances[i], variances[i].sqrt());
        let left = 1.0 - delta * variance / c.powi(2) * (sigma / c);
        Rating { mu: rating.mu + omega * variance / c, sigma: sigma * left.max(KAPPA).sqrt() }
    };
    before.iter().enumerate().map(rated).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `PlackettLuce().rate(..)` of the Python package openskill 6.2.0 says: `pip install openskill==6.2.0`, then for the line
    /// "mixed" `m = PlackettLuce(); m.rate([[m.rating(mu=29.182, sigma=4.782)], ..], ranks=[2, 1, 4, 3])`.
    #[test]
    fn the_figures_are_those_of_openskill() {
        type Case<'a> = (&'a str, &'a [(f64, f64, u32)], &'a [(f64, f64)]);
        let start = |place| (START.mu, START.sigma, place);
        let cases: [Case<'_>; 5] = [
            (
                "two",
                &[start(1), start(2)],
                &[(27.635389493140497, 8.06590141354368), (22.364610506859503, 8.06590141354368)],
            ),
            (
                "five",
                &[start(1), start(2), start(3), start(4), start(5)],
                &[
                    (27.66682666240021, 8.290970108063354),
                    (26.833443330400147, 8.240554815393708),
                    (25.722265554400057, 8.180401026155035),
                    (24.055498890399925, 8.112194856654364),
                    (20.72196556239966, 8.112194856654364),
                ],
            ),
            (
                "two share the first place",
                &[start(1), start(1), start(2)],
                &[
                    (25.717262170187357, 8.205243377397993),
                    (25.717262170187357, 8.205243377397993),
                    (23.565475659625285, 8.205243377397993),
                ],
            ),
            (
                "mixed",
                &[(29.182, 4.782, 2), (27.174, 4.922, 1), (16.672, 6.217, 4), start(3)],
                &[
                    (29.513552713948286, 4.746233156253067),
                    (28.329429203870784, 4.9048922436095745),
                    (14.855503544358465, 6.102868719496578),
                    (23.94534379044178, 7.85926228764076),
                ],
            ),
            (
                "a draw",
                &[(30.0, 3.0, 1), (20.0, 5.0, 1)],
                &[(29.70708794962114, 2.988510269919514), (20.81324309438263, 4.902446743892868)],
            ),
        ];
        for (name, before, expected) in cases {
            let before: Vec<_> =
                before.iter().map(|&(mu, sigma, place)| (Rating { mu, sigma }, place)).collect();
            for (found, (mu, sigma)) in after(&before).into_iter().zip(expected) {
                let is_near = (found.mu - mu).abs() < 1e-9 && (found.sigma - sigma).abs() < 1e-9;
                assert!(is_near, "{name}: {found:?}, not {mu} {sigma}");
            }
        }
    }
    #[test]
    fn who_wins_is_thought_stronger_and_everybody_is_known_better() {
        let [winner, loser] = after(&[(START, 1), (START, 2)])[..] else { panic!("two") };
        assert!(winner.mu > START.mu && loser.mu < START.mu);
        assert!(winner.sigma < START.sigma && winner.at_least() > START.at_least());
    }
}
