//! What each viewer hears of a step.

use std::sync::Arc;

use tabletop::{Seat, Told, Viewer};

use super::{Typed, undoing::mark};
use crate::{Hosted, Message, ear::Heard, items::SightedByOthers, pages::Others, table::Telling};

/// What is new to a viewer after a step.
pub(super) enum News<G: Hosted> {
    /// They heard this.
    Heard(Heard<G>),
    /// They went back to what they knew before; this seat took something back.
    Back(Seat),
}

/// What is new, and the place of the ear that noticed it.
pub(super) type Noticed<G> = Vec<(usize, News<G>)>;

impl<G: Hosted> Typed<G> {
    /// Tells all ears of the deal.
    pub(super) fn hear_deal(&mut self, told: &[Told<G::Event>]) -> Noticed<G> {
        let Typed { game, ears, .. } = self;
        let mut pages = Others::new();
        let mut listen = |ear: &mut _| crate::ear::Ear::listen(ear, game, 0, None, told, &mut pages).map(News::Heard);
        let heard = ears.iter_mut().enumerate().filter_map(|(at, ear)| Some((at, listen(ear)?))).collect();
        self.note_place(0);
        heard
    }

    /// Tells all ears of the last step, which was an answer.
    pub(super) fn hear(&mut self, told: &[Told<G::Event>]) -> Noticed<G> {
        let Typed { game, record, ears, steps, .. } = self;
        let n = record.steps.len();
        let step = record.steps.last().expect("an answer was just recorded");
        let mut pages = Others::new();
        // Views are large: the list has room for all of them at once.
        let mut heard = Vec::with_capacity(ears.len());
        for (at, ear) in ears.iter_mut().enumerate() {
            heard.extend(ear.listen(game, n, Some(step.seat), told, &mut pages).map(|it| (at, News::Heard(it))));
        }
        let noticed: Vec<Viewer> = heard.iter().map(|(at, _)| ears[*at].viewer()).collect();
        steps.add(record, step.seat, mark::<G>(step, told, &noticed));
        self.note_place(n);
        heard
    }

    /// The message for a viewer to whom something is new. `by_order` is the seat whose order answered, and the key.
    pub(super) fn message(
        &mut self,
        place: usize,
        news: News<G>,
        by_order: Option<(Seat, &'static str)>,
        others: &mut SightedByOthers<G::View>,
    ) -> (Viewer, Arc<Message>) {
        let viewer = self.ears[place].viewer();
        let aside = self.aside(viewer, by_order.filter(|(seat, _)| viewer.is(*seat)).map(|(_, key)| key));
        let ear = &mut self.ears[place];
        let message = match news {
            News::Heard(heard) => ear.message(&self.game, heard, aside, others),
            News::Back(seat) => ear.message_back(&self.game, seat, aside),
        };
        (viewer, message)
    }

    /// Tells all viewers who are present what is new to them.
    pub(super) fn tell(&mut self, news: Noticed<G>, by_order: Option<(Seat, &'static str)>) -> Telling {
        self.cached.forget();
        if by_order.is_some() {
            self.steps.by_house(self.record.steps.len());
        }
        let mut telling = Telling::with_capacity(news.len());
        let mut others = SightedByOthers::with_capacity(news.len());
        for (place, news) in news {
            if self.present.includes(self.ears[place].viewer()) {
                telling.push(self.message(place, news, by_order, &mut others));
            } else {
                self.ears[place].miss();
            }
        }
        telling
    }
}
