//! The way back: what taking back needs, so that it does not play the game from the deal.

use std::collections::VecDeque;

/// What was after each of the last answers that count; 0 is the deal. Older ones are forgotten, and can be played again.
#[derive(Clone, Debug)]
pub struct Trail<S>(VecDeque<(usize, S)>);

/// How many are remembered: more than most players take back in a row.
const REMEMBERED: usize = 16;

impl<S> Default for Trail<S> {
    fn default() -> Trail<S> {
        Trail(VecDeque::new())
    }
}

impl<S> Trail<S> {
    /// Notes what is after this answer, which is the last that counts.
    pub fn add(&mut self, step: usize, after: S) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((step, after));
    }

    /// What was after this answer, if it is still remembered.
    pub fn after(&self, step: usize) -> Option<&S> {
        self.0.iter().rfind(|(it, _)| *it == step).map(|(_, after)| after)
    }

    /// Forgets all that came after this answer.
    pub fn go_back(&mut self, step: usize) {
        self.0.retain(|(it, _)| *it <= step);
    }

    /// Forgets all but what was after these answers.
    pub fn keep(&mut self, steps: &[usize]) {
        self.0.retain(|(it, _)| steps.contains(it));
        self.0.shrink_to_fit();
    }
}
