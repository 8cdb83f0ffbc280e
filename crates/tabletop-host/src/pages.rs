//! What viewers were told so far, as JSON that is written once.

mod bundle;

use std::{ptr, sync::Arc};

use bundle::{Bundle, Packing};
use serde::Serialize;
use tabletop::Seat;
use words::{Line, Said};

use crate::{
    pen::{add, add_number, text},
    write::comma,
};

/// What one step told a viewer. Most steps tell several viewers the same, who then share the page.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Page {
    /// How many events it tells.
    count: u16,
    /// The events, with commas between them.
    events: Box<str>,
    /// The lines for people, each without its end, and how many of the events are told with it.
    lines: Box<[(u16, Box<str>)]>,
}

/// A line without the count of its events, which differs between the message and the whole story.
#[derive(Serialize)]
struct LineHead<'a> {
    said: &'a Said,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<&'a str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    heading: bool,
}

impl Page {
    pub(crate) fn of(events: &[impl Serialize], lines: &[Line]) -> Page {
        let mut told = String::new();
        for (n, event) in events.iter().enumerate() {
            comma(&mut told, n == 0);
            add(&mut told, event);
        }
        let head = |line: &Line| {
            let Line { said, by, at, upto, heading } = line;
            let mut head = text(&LineHead { said, by: *by, at: at.as_deref(), heading: *heading });
            head.truncate(head.len() - 1);
            (*upto, head.into_boxed_str())
        };
        Page { count: events.len() as u16, events: told.into(), lines: lines.iter().map(head).collect() }
    }

    pub(crate) fn events(&self) -> &str {
        &self.events
    }

    pub(crate) fn has_lines(&self) -> bool {
        !self.lines.is_empty()
    }

    /// Writes the lines, given how many events were told before.
    pub(crate) fn write_lines(&self, out: &mut String, told: u16, mut first: bool) -> bool {
        for (upto, head) in &self.lines {
            comma(out, first);
            first = false;
            out.push_str(head);
            out.push_str(",\"upto\":");
            add_number(out, (told + upto).into());
            out.push('}');
        }
        first
    }
}

/// The pages written so far for the same step, so that viewers who are told the same share one.
pub(crate) struct Others<'a, E>(Vec<Alike<'a, E>>);

struct Alike<'a, E> {
    heard: Vec<&'a E>,
    lines: Vec<Line>,
    page: Arc<Page>,
}

impl<'a, E: Serialize> Others<'a, E> {
    pub(crate) fn new() -> Others<'a, E> {
        Others(Vec::new())
    }

    /// The page of a viewer who heard these events of the step and reads these lines.
    pub(crate) fn page(&mut self, heard: Vec<&'a E>, lines: Vec<Line>) -> Arc<Page> {
        let same =
            |one: &[&E], other: &[&E]| one.len() == other.len() && one.iter().zip(other).all(|(a, b)| ptr::eq(*a, *b));
        if let Some(alike) = self.0.iter().find(|it| same(&it.heard, &heard) && it.lines == lines) {
            return alike.page.clone();
        }
        let page = Arc::new(Page::of(&heard, &lines));
        self.0.push(Alike { heard, lines, page: page.clone() });
        page
    }
}

/// All pages of one viewer, in order. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pages {
    /// What was told before the table last rested: a bundle, and which of its pages these are.
    packed: Option<(Bundle, Arc<[u32]>)>,
    since: Arc<Vec<Arc<Page>>>,
}

impl Pages {
    pub(crate) fn add(&mut self, page: Arc<Page>) {
        if page.count > 0 || page.has_lines() {
            Arc::make_mut(&mut self.since).push(page);
        }
    }

    /// Packs what viewers were told into one bundle, when nothing has happened for a while.
    pub(crate) fn pack<'a>(viewers: impl IntoIterator<Item = &'a mut Pages>) {
        let mut viewers: Vec<&mut Pages> = viewers.into_iter().collect();
        if viewers.iter().all(|pages| pages.since.is_empty()) {
            return;
        }
        let mut packing = Packing::default();
        let places: Vec<Arc<[u32]>> =
            viewers.iter().map(|pages| pages.all().0.into_iter().map(|page| packing.add(page)).collect()).collect();
        let bundle = packing.end();
        for (pages, places) in viewers.iter_mut().zip(places) {
            **pages = Pages { packed: Some((bundle.clone(), places)), since: Arc::default() };
        }
    }

    pub(crate) fn all(&self) -> Story {
        let mut all = Vec::new();
        if let Some((bundle, places)) = &self.packed {
            let pages = bundle.pages();
            all.extend(places.iter().map(|at| pages[*at as usize].clone()));
        }
        all.extend(self.since.iter().cloned());
        Story(all)
    }

    pub(crate) fn len(&self) -> usize {
        self.packed.as_ref().map_or(0, |(_, places)| places.len()) + self.since.len()
    }

    /// The first so many of them.
    pub(crate) fn first(&self, pages: usize) -> Pages {
        let packed = self.packed.as_ref().map_or(0, |(_, places)| places.len());
        if pages >= packed {
            let since = Arc::new(self.since[..pages - packed].to_vec());
            return Pages { packed: self.packed.clone(), since };
        }
        let packed = self.packed.as_ref().map(|(bundle, places)| (bundle.clone(), places[..pages].into()));
        Pages { packed, since: Arc::default() }
    }

    /// Were the same events told after so many pages?
    pub(crate) fn told_the_same(&self, other: &Pages, after: usize) -> bool {
        self.after(after).told().eq(other.after(after).told())
    }

    /// The pages after the first so many.
    fn after(&self, pages: usize) -> Story {
        let packed = self.packed.as_ref().map_or(0, |(_, places)| places.len());
        match pages.checked_sub(packed) {
            Some(since) => Story(self.since[since..].to_vec()),
            None => Story(self.all().0.split_off(pages)),
        }
    }
}

/// All pages of one viewer, to be read.
pub(crate) struct Story(Vec<Arc<Page>>);

impl Story {
    fn told(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|page| page.events()).filter(|events| !events.is_empty())
    }

    /// Writes all events, with commas between them.
    pub(crate) fn write_events(&self, out: &mut String) {
        for (n, events) in self.told().enumerate() {
            comma(out, n == 0);
            out.push_str(events);
        }
    }

    /// Writes all lines, with commas between them.
    pub(crate) fn write_lines(&self, out: &mut String) {
        let (mut told, mut first) = (0, true);
        for page in &self.0 {
            first = page.write_lines(out, told, first);
            told += page.count;
        }
    }
}
