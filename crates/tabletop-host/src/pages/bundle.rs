use std::{fmt::Write as _, str::Lines, sync::Arc};

use lz4_flex::block::{compress_prepend_size, decompress_size_prepended};
use rustc_hash::FxHashMap;

use super::Page;

/// Compressed pages, as most of them are much alike.
#[derive(Clone, Debug)]
pub(super) struct Bundle(Arc<[u8]>);

/// Pages that are being packed, each once.
#[derive(Default)]
pub(super) struct Packing {
    text: String,
    places: FxHashMap<Arc<Page>, u32>,
}

impl Packing {
    /// The place of this page in the bundle.
    pub(super) fn add(&mut self, page: Arc<Page>) -> u32 {
        if let Some(place) = self.places.get(&page) {
            return *place;
        }
        write(&page, &mut self.text);
        let place = self.places.len() as u32;
        self.places.insert(page, place);
        place
    }

    pub(super) fn end(self) -> Bundle {
        Bundle(compress_prepend_size(self.text.as_bytes()).into())
    }
}

impl Bundle {
    /// All its pages, in the order of their places.
    pub(super) fn pages(&self) -> Vec<Arc<Page>> {
        let bytes = decompress_size_prepended(&self.0).expect("what was packed here is whole");
        let text = String::from_utf8(bytes).expect("what was packed here is text");
        let mut lines = text.lines();
        std::iter::from_fn(|| read(&mut lines)).map(Arc::new).collect()
    }
}

/// JSON has no line breaks of its own: a page is two numbers, the events, and its lines.
fn write(page: &Page, out: &mut String) {
    let Page { count, events, lines } = page;
    writeln!(out, "{count} {}\n{events}", lines.len()).expect("a text takes everything");
    for (upto, head) in lines {
        writeln!(out, "{upto} {head}").expect("a text takes everything");
    }
}

fn read(from: &mut Lines<'_>) -> Option<Page> {
    let (count, lines) = numbered(from.next()?)?;
    let events = from.next()?.into();
    let lines = (0..lines.parse().ok()?).map_while(|_| numbered(from.next()?));
    Some(Page { count, events, lines: lines.map(|(upto, head)| (upto, head.into())).collect() })
}

fn numbered(line: &str) -> Option<(u16, &str)> {
    let (number, rest) = line.split_once(' ')?;
    Some((number.parse().ok()?, rest))
}
