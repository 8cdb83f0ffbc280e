//! The answers to choose from, narrowed down by what is typed.

use serde_json::Value;
use tabletop_host::Question;

use crate::{Entry, Render, Voice};

/// What choosing an item does.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Deed {
    /// This answer is given.
    Answer(String),
    /// Looks up the ends of a move that begins like this: its first answer, and how a study says it.
    Begin(String, Value),
    /// Looks up the way to this end of a move: the first answer of the move, and how a study says the end.
    End(String, Value),
}

/// One line of the menu.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) label: String,
    /// The answer in notation, which the search looks through, too.
    pub(crate) notation: String,
    pub(crate) place: Option<String>,
    pub(crate) is_final: bool,
    pub(crate) deed: Deed,
}

/// All items, those shown, and the one the cursor is on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Items {
    pub(crate) all: Vec<Item>,
    pub(crate) shown: Vec<usize>,
    pub(crate) at: usize,
    pub(crate) search: String,
    /// Only the items at this place are shown.
    pub(crate) narrowed: Option<String>,
    /// They are the ends of a move, not the answers to the question.
    pub(crate) are_ends: bool,
}

impl Items {
    /// The answers to a question; the one most people want is chosen first.
    pub(crate) fn of(voice: &Voice, renderer: &dyn Render, view: &Value, question: &Question) -> Items {
        let one = question.options.len() == 1;
        let item = |choice: &tabletop_host::Choice| {
            let Entry { heading, label, .. } =
                renderer.entry(choice).unwrap_or_else(|_| Entry::new(String::new(), choice.text.clone()));
            let label = if heading.is_empty() { label } else { format!("{heading}: {label}") };
            let then = choice.then.as_ref().map(|then| format!(" ({})", voice.tell(then)));
            let begins = renderer.begins(choice).filter(|what| what.get("from").is_some());
            Item {
                label: label + &then.unwrap_or_default(),
                notation: choice.text.clone(),
                place: renderer.place(view, choice),
                is_final: choice.is_final && !one,
                deed: match begins {
                    Some(what) => Deed::Begin(choice.text.clone(), what),
                    None => Deed::Answer(choice.text.clone()),
                },
            }
        };
        let mut items = Items { all: question.options.iter().map(item).collect(), ..Items::default() };
        items.refresh();
        items.at = question.options.iter().position(|choice| choice.main).unwrap_or(0);
        items
    }

    /// The ends of a move.
    pub(crate) fn ends(all: Vec<Item>) -> Items {
        let mut items = Items { all, are_ends: true, ..Items::default() };
        items.refresh();
        items
    }

    /// Shows what fits what was typed: every word of it somewhere in the label or the notation.
    pub(crate) fn refresh(&mut self) {
        let words: Vec<String> = self.search.split_whitespace().map(folded).collect();
        let fits = |item: &Item| {
            let text = folded(&format!("{} {}", item.label, item.notation));
            let here = self.narrowed.is_none() || item.place == self.narrowed;
            here && words.iter().all(|word| text.contains(word))
        };
        self.shown = (0..self.all.len()).filter(|&at| fits(&self.all[at])).collect();
        self.at = 0;
    }

    pub(crate) fn chosen(&self) -> Option<&Item> {
        self.shown.get(self.at).map(|&at| &self.all[at])
    }

    pub(crate) fn step(&mut self, by: isize) {
        let last = self.shown.len().saturating_sub(1);
        self.at = self.at.saturating_add_signed(by).min(last);
    }

    /// The items at this place.
    pub(crate) fn at_place<'a>(&'a self, place: &'a str) -> impl Iterator<Item = &'a Item> {
        self.all.iter().filter(move |item| item.place.as_deref() == Some(place))
    }

    /// Whether most of the answers are given on the board.
    pub(crate) fn are_placed(&self) -> bool {
        let placed = self.all.iter().filter(|item| item.place.is_some()).count();
        placed * 2 > self.all.len()
    }
}

/// Small letters without their marks, so that `hohle` finds `Höhle`.
fn folded(text: &str) -> String {
    let plain = |it: char| match it {
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        'é' | 'è' | 'ë' => 'e',
        'ï' => 'i',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(label: &str, place: &str) -> Item {
        let deed = Deed::Answer(label.into());
        Item { label: label.into(), notation: "x".into(), place: Some(place.into()), is_final: false, deed }
    }

    #[test]
    fn what_is_typed_narrows_the_list() {
        let mut items =
            Items::ends(vec![item("7: Höhle der Kronen", "a"), item("9: Markt", "b"), item("7: Markt", "b")]);
        items.search = "hohle 7".into();
        items.refresh();
        assert_eq!(items.shown, [0]);
        (items.search, items.narrowed) = (String::new(), Some("b".into()));
        items.refresh();
        assert_eq!(items.shown, [1, 2]);
        items.step(9);
        assert_eq!(items.chosen().unwrap().label, "7: Markt");
        assert_eq!(items.at_place("b").count(), 2);
        assert!(items.are_placed());
    }
}
