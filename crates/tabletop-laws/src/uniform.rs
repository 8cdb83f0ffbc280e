//! Is luck distributed as it should be? Pearson's test, with fixed seeds, so that it never fails by chance.

/// Chi-square of what was counted against what was expected. The expected may be any weights; they are scaled to the sum.
///
/// # Panics
///
/// If there are not as many weights as counts, or a weight is not positive.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2 to the 52")]
pub fn chi_square(observed: &[u64], weights: &[f64]) -> f64 {
    assert_eq!(observed.len(), weights.len(), "as many weights as counts");
    assert!(weights.iter().all(|&weight| weight > 0.0), "every weight must be positive");
    let scale = observed.iter().sum::<u64>() as f64 / weights.iter().sum::<f64>();
    observed.iter().zip(weights).map(|(&n, weight)| (n as f64 - weight * scale).powi(2) / (weight * scale)).sum()
}

/// The chi-square that is exceeded once in a thousand times, with this many degrees of freedom (one fewer than classes).
#[expect(clippy::cast_precision_loss, reason = "degrees of freedom are few")]
pub fn critical(freedom: usize) -> f64 {
    const EXACT: [f64; 11] = [0.0, 10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322, 26.124, 27.877, 29.588];
    // Beyond the table Wilson and Hilferty's approximation, a third of a percent too large at most.
    EXACT.get(freedom).copied().unwrap_or_else(|| {
        let part = 2.0 / (9.0 * freedom as f64);
        freedom as f64 * (1.0 - part + 3.0902 * part.sqrt()).powi(3)
    })
}

/// Does what was counted fit these weights?
///
/// # Errors
///
/// Says by how much it does not, or that there are too few counts to tell.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2 to the 52")]
pub fn fits(observed: &[u64], weights: &[f64]) -> Result<(), String> {
    let least = weights.iter().copied().fold(f64::INFINITY, f64::min) / weights.iter().sum::<f64>();
    let sum: u64 = observed.iter().sum();
    if least * (sum as f64) < 5.0 {
        return Err(format!("{sum} samples are too few: at least 5 are needed in every class"));
    }
    let (chi, limit) = (chi_square(observed, weights), critical(observed.len() - 1));
    if chi < limit {
        Ok(())
    } else {
        Err(format!("{observed:?}: chi-square {chi:.1}, the limit for 0.1 % is {limit:.1}"))
    }
}

/// Does every class come up equally often?
///
/// # Errors
///
/// As [`fits`].
pub fn even(observed: &[u64]) -> Result<(), String> {
    fits(observed, &vec![1.0; observed.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chi_square_of_a_textbook_die() {
        let chi = chi_square(&[5, 8, 9, 8, 10, 20], &[1.0; 6]);
        assert!((chi - 13.4).abs() < 1e-9, "{chi}");
    }

    #[test]
    fn critical_values_are_those_of_the_tables() {
        for (freedom, value) in [(1, 10.828), (5, 20.515), (20, 45.315), (30, 59.703), (100, 149.449)] {
            assert!((critical(freedom) / value - 1.0).abs() < 0.0035, "{freedom}: {}", critical(freedom));
        }
    }

    #[test]
    fn a_loaded_die_does_not_fit() {
        assert!(even(&[100, 104, 96, 99, 101, 100]).is_ok());
        assert!(even(&[100, 104, 96, 99, 50, 151]).unwrap_err().contains("chi-square"));
        assert!(even(&[1, 2, 1]).unwrap_err().contains("too few"));
        assert!(fits(&[100, 201], &[1.0, 2.0]).is_ok());
    }
}
