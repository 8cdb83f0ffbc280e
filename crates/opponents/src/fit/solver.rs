/// The most steps it takes; a few dozen are usual.
const STEPS: usize = 500;

/// The numbers for which `loss` is least, found from `start` downhill: BFGS with central differences.
pub(crate) fn minimise<const N: usize>(start: [f64; N], loss: impl Fn(&[f64; N]) -> f64) -> [f64; N] {
    let (mut at, mut least, mut slope) = (start, loss(&start), slope(&start, &loss));
    // What is known of the inverse of the curvature.
    let mut inverse: [[f64; N]; N] = std::array::from_fn(|i| std::array::from_fn(|j| f64::from(u8::from(i == j))));
    for _ in 0..STEPS {
        let down: [f64; N] = std::array::from_fn(|i| -dot(&inverse[i], &slope));
        let steepness = dot(&down, &slope);
        let mut length = 1.0;
        let (next, now) = loop {
            let next: [f64; N] = std::array::from_fn(|i| at[i] + length * down[i]);
            let now = loss(&next);
            if now <= least + 1e-4 * length * steepness {
                break (next, now);
            }
            length /= 2.0;
            if length < 1e-9 {
                return at;
            }
        };
        let next_slope = self::slope(&next, &loss);
        let step: [f64; N] = std::array::from_fn(|i| next[i] - at[i]);
        let turn: [f64; N] = std::array::from_fn(|i| next_slope[i] - slope[i]);
        let gained = least - now;
        (at, least, slope) = (next, now, next_slope);
        if gained < 1e-13 * (1.0 + least.abs()) {
            break;
        }
        learn(&mut inverse, &step, &turn);
    }
    at
}

fn slope<const N: usize>(at: &[f64; N], loss: impl Fn(&[f64; N]) -> f64) -> [f64; N] {
    std::array::from_fn(|i| {
        let near = |by: f64| {
            let mut near = *at;
            near[i] += by;
            loss(&near)
        };
        (near(1e-4) - near(-1e-4)) / 2e-4
    })
}

/// The update of Broyden, Fletcher, Goldfarb and Shanno, after a step that changed the slope by `turn`.
fn learn<const N: usize>(inverse: &mut [[f64; N]; N], step: &[f64; N], turn: &[f64; N]) {
    let along = dot(step, turn);
    if along <= 1e-14 {
        return;
    }
    let turned: [f64; N] = std::array::from_fn(|i| dot(&inverse[i], turn));
    let grows = (1.0 + dot(turn, &turned) / along) / along;
    for i in 0..N {
        for j in 0..N {
            inverse[i][j] += grows * step[i] * step[j] - (turned[i] * step[j] + step[i] * turned[j]) / along;
        }
    }
}

fn dot<const N: usize>(a: &[f64; N], b: &[f64; N]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bottom_of_a_bent_valley_is_found() {
        let valley = |[x, y]: &[f64; 2]| (1.0 - x).powi(2) + 100.0 * (y - x * x).powi(2);
        let [x, y] = minimise([-1.2, 1.0], valley);
        assert!((x - 1.0).abs() < 1e-4 && (y - 1.0).abs() < 1e-4, "{x} {y}");
    }
}
