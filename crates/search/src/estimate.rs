//! Numbers from playouts, with how sure they are.

/// A chance, from worlds that were played to the end.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Chance {
    /// In so many worlds.
    pub worlds: u32,
    /// So many of them were won; a shared win is a part of one.
    pub won: f64,
}

impl Chance {
    /// The share of the worlds that were won; one half where nothing is known.
    pub fn mean(&self) -> f64 {
        if self.worlds == 0 { 0.5 } else { self.won / f64::from(self.worlds) }
    }
    /// The 95 % interval of it, by Wilson's formula.
    pub fn interval(&self) -> [f64; 2] {
        if self.worlds == 0 {
            return [0.0, 1.0];
        }
        let (p, n, z) = (self.mean(), f64::from(self.worlds), 1.959_963_984_540_054);
        let z2 = z * z;
        let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
        // Rounding must not leave the mean outside where all was won or lost.
        [(centre - half).clamp(0.0, p), (centre + half).clamp(p, 1.0)]
    }
    /// One more world.
    pub(crate) fn add(&mut self, won: f64) {
        self.worlds += 1;
        self.won += won;
    }
}

/// How much more of something one choice brings than another, in the same worlds.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Difference {
    /// In so many worlds both could be held against each other.
    pub worlds: u32,
    mean: f64,
    /// The sum of the squares around the mean.
    spread: f64,
}

impl Difference {
    /// So much more on the average.
    pub fn mean(&self) -> f64 {
        self.mean
    }
    /// The standard error of the mean; endless where nothing can be said about it.
    pub fn error(&self) -> f64 {
        if self.worlds < 2 {
            return f64::INFINITY;
        }
        let n = f64::from(self.worlds);
        (self.spread / (n - 1.0) / n).sqrt()
    }
    /// Is it more or less than nothing, and not by chance?
    pub fn is_sure(&self) -> bool {
        self.mean.abs() > 2.0 * self.error()
    }
    /// One more world; what is no number cannot be held against anything.
    pub(crate) fn add(&mut self, more: f64) {
        if more.is_nan() {
            return;
        }
        self.worlds += 1;
        let apart = more - self.mean;
        self.mean += apart / f64::from(self.worlds);
        self.spread += apart * (more - self.mean);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_knows_how_sure_it_is() {
        // Newcombe 1998, table I: 15 of 148.
        let chance = Chance { worlds: 148, won: 15.0 };
        let [low, high] = chance.interval();
        assert!((low - 0.0624).abs() < 5e-5 && (high - 0.1605).abs() < 5e-5, "{low} {high}");
        assert_eq!(Chance::default().interval(), [0.0, 1.0]);
    }

    #[test]
    fn a_difference_is_sure_only_where_the_worlds_agree() {
        let of = |values: &[f64]| {
            let mut difference = Difference::default();
            values.iter().for_each(|&value| difference.add(value));
            difference
        };
        assert!(of(&[1.0, 1.0, 1.0, 2.0]).is_sure());
        assert!(!of(&[1.0, -1.0, 2.0, -2.0, 0.5]).is_sure());
        assert!(!of(&[5.0]).is_sure(), "one world shows nothing");
        let gaps = of(&[2.0, f64::NAN, 4.0]);
        assert_eq!((gaps.worlds, gaps.mean()), (2, 3.0));
        assert!((of(&[2.0, 4.0, 9.0]).error() - (13.0f64 / 3.0).sqrt()).abs() < 1e-12);
    }
}
