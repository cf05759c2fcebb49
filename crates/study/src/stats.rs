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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation_of_a_known_sample() {
        let (mean, sd) = mean_sd([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter());
        assert!((mean - 5.0).abs() < 1e-12 && (sd - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
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
