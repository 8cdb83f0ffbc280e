//! What should be reached, and what was.

use std::fmt;

/// One goal, and whether it was reached.
pub(crate) struct Goal {
    what: String,
    wanted: String,
    reached: String,
    is_met: bool,
}

impl Goal {
    pub(crate) fn new(
        what: impl Into<String>,
        wanted: impl Into<String>,
        reached: impl Into<String>,
        is_met: bool,
    ) -> Goal {
        Goal { what: what.into(), wanted: wanted.into(), reached: reached.into(), is_met }
    }

    /// The ratio must be at least this.
    pub(crate) fn times(what: impl Into<String>, least: f64, reached: f64) -> Goal {
        Goal::new(what, format!("{least} times"), format!("{reached:.2} times"), reached >= least)
    }

    /// It must be at most this, in this unit.
    pub(crate) fn at_most(what: impl Into<String>, most: f64, reached: f64, unit: &str) -> Goal {
        Goal::new(what, format!("{most} {unit} at most"), format!("{reached:.1} {unit}"), reached <= most)
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Goal { what, wanted, reached, is_met } = self;
        write!(f, "{what:<68} {wanted:<24} {:<4} {reached}", if *is_met { "yes" } else { "NO" })
    }
}

/// Prints all goals, and fails if one was not reached.
pub(crate) fn judge(goals: &[Goal]) -> anyhow::Result<()> {
    println!("\n{:<68} {:<24} reached", "what", "goal");
    for goal in goals {
        println!("{goal}");
    }
    let missed = goals.iter().filter(|goal| !goal.is_met).count();
    anyhow::ensure!(missed == 0, "{missed} of {} goals were not reached", goals.len());
    println!("all {} goals were reached", goals.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_says_whether_it_was_reached() {
        let goals = [Goal::times("moves", 1.6, 1.6), Goal::at_most("p99", 50.0, 50.1, "ms")];
        assert!(goals[0].is_met && !goals[1].is_met);
        assert!(goals[1].to_string().contains("NO   50.1 ms"), "{}", goals[1]);
        assert!(judge(&goals[..1]).is_ok() && judge(&goals).is_err());
    }
}
