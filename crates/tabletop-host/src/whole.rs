use std::sync::Arc;

use tabletop::Viewer;
use words::Line;

use crate::{
    Hosted, Message,
    ear::Aside,
    pages::{Page, Pages},
    pen::text,
    table::Standing,
    write::{Change, Letter},
};

/// All that one viewer needs to start again. It is long, so it is not written at the table but wherever there is time.
pub(crate) struct Whole<G: Hosted> {
    pub(crate) viewer: Viewer,
    /// The number of their last message.
    pub(crate) v: u32,
    pub(crate) game: G,
    pub(crate) asked: Option<(Standing, G::Ask)>,
    pub(crate) log: Pages,
    /// A line for people to go with it.
    pub(crate) line: Option<Line>,
    pub(crate) aside: Aside,
}

impl<G: Hosted> Whole<G> {
    pub(crate) fn message(self) -> Message {
        let Whole { viewer, v, game, asked, log, line, aside } = self;
        let view = game.view(viewer);
        let mut letter = Letter::new(v);
        letter.tell(&Page::of(&[] as &[()], line.as_slice()));
        letter.change(Change::View(text(&view)));
        letter.asked(asked.as_ref().map(|(standing, _)| standing.asked));
        if let (Some(asked), Some(seat)) = (&asked, viewer.seat()) {
            letter.question(&game, seat, &view, asked, aside);
        }
        let log = log.all();
        letter.list("log", |out| log.write_events(out));
        letter.list("story", |out| log.write_lines(out));
        let status = if asked.is_none() { G::status(&view) } else { None };
        letter.end(status.as_ref(), aside)
    }
}

/// What brings a viewer up to date. The caller chooses when and where it is written.
pub struct Recap(pub(crate) Told);

pub(crate) enum Told {
    /// Messages that are written already.
    Known(Vec<Arc<Message>>),
    /// Everything at once.
    Whole(Box<dyn FnOnce() -> Message + Send>),
}

impl Recap {
    /// The messages, in order. A message with everything is written only now.
    pub fn messages(self) -> Vec<Arc<Message>> {
        match self.0 {
            Told::Known(messages) => messages,
            Told::Whole(write) => vec![Arc::new(write())],
        }
    }
}
