use tabletop::Chance;

use crate::{Choice, Key, Question};

/// The answer of one who plays at random. He gets what his seat is asked and luck of his own, and nothing else.
pub fn random_answer(question: &Question, key: Key) -> Option<&Choice> {
    let at = Chance::keyed(key).below(question.options.len() as u32);
    question.options.get(at as usize)
}
