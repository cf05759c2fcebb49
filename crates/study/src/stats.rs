//! Small statistics.

/// Mean and standard deviation (of the sample).
pub fn mean_sd(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut n, mut mean, mut square) = (0.0, 0.0, 0.0);
    for value in values {
        n += 1.0;
        let apart = value - mean;
        mean += apart / n;
        square += apart * (value - mean);
    }
    (mean, if n > 1.0 { (square / (n - 1.0)).sqrt() } else { 0.0 })
}

/// The 95 % interval of a share by Wilson's formula; `wins` may be fractional (shared wins).
pub fn wilson95(wins: f64, n: f64) -> [f64; 2] {
    if n == 0.0 {
        return [0.0, 1.0];
    }
    let z = 1.959_963_984_540_054;
    let (p, z2) = (wins / n, z * z);
    let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    [(centre - half).max(0.0), (centre + half).min(1.0)]
}

/// Student's 97.5 % quantile for so many degrees of freedom, at least 1: his table for few, Cornish and Fisher's
/// expansion beyond.
pub fn t95(freedom: f64) -> f64 {
    const FEW: [f64; 10] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
    if let Some(&known) = FEW.get(freedom.max(1.0) as usize - 1) {
        return known;
    }
    let z = 1.959_963_984_540_054_f64;
    let [z3, z5, z7] = [3, 5, 7].map(|n| z.powi(n));
    z + (z3 + z) / (4.0 * freedom)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * freedom.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * freedom.powi(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation_of_a_known_sample() {
        let (mean, sd) = mean_sd([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter());
        assert!((mean - 5.0).abs() < 1e-12 && (sd - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn the_quantile_of_student_agrees_with_his_table() {
        for (freedom, t) in [(1.0, 12.706), (3.0, 3.182), (10.0, 2.228), (11.0, 2.201), (30.0, 2.042)] {
            assert!((t95(freedom) - t).abs() < 1e-3, "{freedom}: {}", t95(freedom));
        }
        assert!((t95(1e9) - 1.96).abs() < 1e-4);
    }

    #[test]
    fn the_interval_agrees_with_published_values() {
        // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (wins, n, lo, hi) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let [a, b] = wilson95(wins, n);
            assert!((a - lo).abs() < 5e-5 && (b - hi).abs() < 5e-5, "{wins}/{n}: {a} {b}");
        }
    }
}
