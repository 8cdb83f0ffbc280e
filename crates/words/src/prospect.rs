use crate::Said;

/// What a question means for the seat that is asked, by what it sees and never more: for people, beside the question and on
/// its answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prospect {
    /// What has just happened, with totals.
    pub happened: Option<Said>,
    /// How it ends if nobody plays anything.
    pub unless: Option<Said>,
    /// What the answers lead to, in the order of the menu; shorter than it, where nothing is known of the rest.
    pub then: Vec<Option<Said>>,
    /// The answer that most people want, by its place in the menu. None where that is not clear.
    pub main: Option<usize>,
}

impl Prospect {
    /// The prospect of this menu: `then` says what an answer leads to, `main` whether most people want it.
    pub fn of<A>(menu: &[A], then: impl Fn(&A) -> Option<Said>, main: impl Fn(&A) -> bool) -> Prospect {
        let (then, main) = (menu.iter().map(then).collect(), menu.iter().position(main));
        Prospect { happened: None, unless: None, then, main }
    }
}
