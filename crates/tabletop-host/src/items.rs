//! Writes what several viewers see alike after a step only once. Copies members of views that have changed in the same way,
//! and items of lists, since viewers see the same items of most lists, except for their own.

use std::{ops::Range, sync::Arc};

use serde::Serialize;

use crate::{
    parts::{Compared, New},
    pen::add,
    write::comma,
};

/// What was written of one viewer's view in a step.
pub struct Sighted<V> {
    /// Before the step and after it.
    views: (Arc<V>, Arc<V>),
    text: String,
    /// Where the items of its lists stand in the text, by the names of the lists.
    lists: Vec<(&'static str, Vec<Range<usize>>)>,
    patch: String,
    /// Where the members of the view stand in the patch.
    members: Vec<(&'static str, Range<usize>)>,
}

/// What was written for all viewers of a step so far.
pub(crate) type SightedByOthers<V> = Vec<Sighted<V>>;

/// Where the items of lists stand that are being written.
#[derive(Default)]
pub struct Items {
    lists: Vec<(&'static str, Vec<Range<usize>>)>,
}

impl<V> Sighted<V> {
    pub(crate) fn new(
        views: (Arc<V>, Arc<V>),
        (text, items): (String, Items),
        (patch, members): (String, Vec<(&'static str, Range<usize>)>),
    ) -> Sighted<V> {
        Sighted { views, text, lists: items.lists, patch, members }
    }

    /// What this viewer sees.
    pub fn view(&self) -> &V {
        &self.views.1
    }

    /// For each of these members of another viewer's view: its text in the patch, if both viewers saw it alike before the
    /// step and see it alike after it.
    pub(crate) fn shared(&self, before: &V, now: &V, new: &[(&'static str, New)]) -> Vec<Option<&str>>
    where
        V: Compared,
    {
        let (was, is) = (before.since(&self.views.0), now.since(&self.views.1));
        let same = |name: &str| !was.is_in(name) && !is.is_in(name);
        let said = |name: &str| self.members.iter().find(|(it, _)| *it == name).map(|(_, range)| range.clone());
        new.iter().map(|(name, _)| said(name).filter(|_| same(name)).map(|range| &self.patch[range])).collect()
    }

    /// Item `at` of this list, as JSON.
    fn item(&self, list: &str, at: usize) -> Option<&str> {
        let (_, items) = self.lists.iter().find(|(name, _)| *name == list)?;
        items.get(at).map(|range| &self.text[range.clone()])
    }
}

impl Items {
    /// Writes a list. `of` finds the same list in another viewer's view.
    pub fn write<V, T: Serialize + PartialEq>(
        &mut self,
        (name, now): (&'static str, &[T]),
        others: &[Sighted<V>],
        of: impl Fn(&V) -> &[T],
        out: &mut String,
    ) {
        let mut items = Vec::with_capacity(now.len());
        out.push('[');
        for (at, item) in now.iter().enumerate() {
            comma(out, at == 0);
            let begin = out.len();
            let mut same = others.iter().filter(|other| of(other.view()).get(at) == Some(item));
            match same.find_map(|other| other.item(name, at)) {
                Some(written) => out.push_str(written),
                None => add(out, item),
            }
            items.push(begin..out.len());
        }
        out.push(']');
        self.lists.push((name, items));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::patch;

    #[derive(Clone, PartialEq, Serialize)]
    struct Sight {
        cards: Vec<Card>,
        turn: u8,
    }

    #[derive(Clone, PartialEq, Serialize)]
    struct Card {
        owner: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        value: Option<u8>,
    }

    crate::compared!(Sight: cards, turn; within:; each: cards);

    /// Viewers know the values of their own cards alone, and each is told what they see, whichever of them is told first.
    #[test]
    fn what_others_see_is_copied_only_where_it_is_the_same() {
        let card = |owner: u8, seen_by: u8| Card { owner, value: (owner == seen_by).then_some(owner + 7) };
        let view = |viewer: u8, count: u8| Sight { cards: (0..count).map(|n| card(n % 3, viewer)).collect(), turn: 1 };
        let mut others = Vec::new();
        for viewer in [0, 1, 2, 3, 1] {
            let (before, now) = (view(viewer, 4), Sight { turn: 2, ..view(viewer, 6) });
            let wanted = format!("{{\"cards\":{},\"turn\":2}}", serde_json::to_string(&now.cards).unwrap());
            assert_eq!(patch(Arc::new(before), &Arc::new(now), &mut others), Some(wanted), "{viewer}");
        }
        assert_eq!(others.len(), 5);
    }
}
