//! What lies on the table, by names that people use: a hero by its owner and place, a play by its card.

use morgenland_cards::{Card, Event, HeroView, Play, State, Target, View};
use serde::Serialize;
use tabletop::Seat;

use crate::{Arg, Said, Spoken as _, say};

/// What heroes and plays are called, as one viewer knows them.
pub(super) struct Table {
    players: usize,
    heroes: Vec<HeroView>,
    plays: Vec<(Seat, Card)>,
}

/// A thing of the game.
pub(super) fn noun(thing: impl Serialize) -> Arg {
    Arg::Noun(say(&thing, &State::VOCABULARY).id)
}

/// The same with another argument of this name.
pub(super) fn put(mut said: Said, name: &str, arg: Arg) -> Said {
    said.args.retain(|(given, _)| given != name);
    said.with(name, arg)
}

/// A part of a sentence.
pub(super) fn part(said: Said) -> Arg {
    Arg::Said(Box::new(said))
}

/// A card by its name.
pub(super) fn card(card: Card) -> Arg {
    part(say(&card, &State::VOCABULARY))
}

impl Table {
    /// As it lies in this view.
    pub(super) fn seen(view: &View) -> Table {
        let plays = view.plays.iter().map(|it| (it.seat, it.play.card)).collect();
        Table { players: view.players.len(), heroes: view.heroes.to_vec(), plays }
    }

    /// As it lies after this event.
    pub(super) fn follow(&mut self, event: &Event) {
        if let Event::Placed { seat, place, .. } = *event {
            self.heroes.push(HeroView { owner: seat, place, ..HeroView::default() });
        } else if let Event::PlacedOpen { seat, place, hero, .. } = *event {
            let value = Some(hero);
            self.heroes.push(HeroView { owner: seat, place, value, face_up: true, ..HeroView::default() });
        } else if let Event::YouPlaced { number, hero } = *event {
            self.change(number, |it| it.value = Some(hero));
        } else if let Event::TurnedUp { number, hero, .. } = *event {
            self.change(number, |it| {
                it.value = Some(hero);
                it.face_up = true;
            });
        } else if let Event::Moved { number, place } = *event {
            self.change(number, |it| it.place = place);
        } else if let Event::RoundOver { .. } = *event {
            self.heroes.clear();
        } else if let Event::Played { seat, play } = *event {
            self.plays.push((seat, play.card));
        } else if let Event::TakenBack { .. } = *event {
            self.plays.pop();
        }
    }

    fn change(&mut self, number: u8, change: impl FnOnce(&mut HeroView)) {
        if let Some(hero) = usize::from(number).checked_sub(1).and_then(|at| self.heroes.get_mut(at)) {
            change(hero);
        }
    }

    fn lying(&self, number: u8) -> Option<&HeroView> {
        self.heroes.get(usize::from(number).checked_sub(1)?)
    }

    /// Where this hero lies.
    pub(super) fn place_of(&self, number: u8) -> Arg {
        self.lying(number).map_or(Arg::None, |hero| noun(hero.place))
    }

    /// A hero by its placement number: `the 4 of Bilal in cave 3`.
    pub(super) fn hero(&self, number: u8) -> Arg {
        let Some(hero) = self.lying(number) else {
            return part(Said::new("hero-number").with("number", Arg::Number(number.into())));
        };
        let id = match (hero.value, hero.face_up) {
            (None, _) => "hero-hidden",
            (Some(_), false) => "hero-down",
            (Some(_), true) => "hero-open",
        };
        let said = Said::new(id).with("owner", self.person(hero.owner)).with("place", noun(hero.place));
        let value = hero.value.map_or(Arg::None, |value| Arg::Number(value.into()));
        part(said.with("value", value).with("number", Arg::Number(number.into())))
    }

    /// A card and what it is aimed at.
    pub(super) fn play(&self, play: Play) -> Arg {
        part(Said::new("play").with("card", card(play.card)).with("at", self.target(play.at)))
    }

    fn target(&self, target: Target) -> Arg {
        let said = say(&target, &State::VOCABULARY);
        match target {
            Target::Nothing => Arg::None,
            Target::Hero(number) | Target::Move(number, _) => part(put(said, "it", self.hero(number))),
            Target::Play(at) => self.played(at).map_or(Arg::None, |played| part(Said { args: played, ..said })),
            Target::Place(_) | Target::For(..) | Target::Kind(_) | Target::Swap(..) | Target::Barter(..) => {
                part(self.seated(said))
            }
        }
    }

    /// Whose play this is, and which card, by its place in the window.
    pub(super) fn played(&self, at: u8) -> Option<Vec<(String, Arg)>> {
        let &(seat, it) = self.plays.get(usize::from(at))?;
        Some(vec![("seat".to_owned(), Arg::Seat(seat)), ("card".to_owned(), card(it))])
    }

    /// A player; or the dummy, who is a thing: with two players it has a seat, but nobody sits there.
    fn person(&self, seat: Seat) -> Arg {
        if seat.index() < self.players { Arg::Seat(seat) } else { Arg::Noun("dummy".to_owned()) }
    }

    /// The same, with the dummy at its seat.
    pub(super) fn seated(&self, said: Said) -> Said {
        let args = said.args.into_iter().map(|(name, arg)| (name, self.settled(arg))).collect();
        Said { args, ..said }
    }

    fn settled(&self, arg: Arg) -> Arg {
        match arg {
            Arg::Seat(seat) => self.person(seat),
            Arg::List(items) => Arg::List(items.into_iter().map(|item| self.settled(item)).collect()),
            Arg::Said(said) => part(self.seated(*said)),
            Arg::None | Arg::Noun(_) | Arg::Number(_) | Arg::Flag(_) | Arg::Text(_) | Arg::Amount(..) => arg,
        }
    }
}
