use serde_json::Value;
use tabletop::Viewer;

use crate::{Advice, Hosted, hosted::Seen};

/// A study to be worked out elsewhere: what its viewer sees and is asked, and what they want to know. The true state stays at
/// the table.
pub struct Studying(Box<dyn FnOnce(u32) -> Value + Send>);

impl Studying {
    pub(crate) fn of<G: Hosted>(game: &G, viewer: Viewer, what: Value, advice: Advice) -> Studying {
        let (seat, view) = (viewer.seat(), game.view(viewer));
        let mut options = Vec::new();
        if let Some(seat) = seat {
            game.options(seat, &mut options);
        }
        Studying(Box::new(move |among| {
            let seen = Seen { seat, view: &view, options: &options, advice, among };
            G::study(&seen, &what).unwrap_or(Value::Null)
        }))
    }

    /// Works it out; `null` if the game does not know what is meant.
    pub fn find(self) -> Value {
        self.find_among(1)
    }

    /// The same, while so many people want a bot's advice at once: each gets a part of its time.
    pub fn find_among(self, number: u32) -> Value {
        (self.0)(number)
    }
}
