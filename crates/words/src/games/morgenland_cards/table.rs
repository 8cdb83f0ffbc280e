//! What lies on the table, by names that people use: a hero by its owner and place, a play by its card.

use morgenland_cards::{Card, Event, HeroView, Play, State, Target, View};
use tabletop::Seat;

use crate::{Arg, Name, Said, Spoken as _, say};

/// What heroes and plays are called, as one viewer knows them.
pub(super) struct Table {
    players: usize,
    heroes: Vec<HeroView>,
    plays: Vec<(Seat, Card)>,
}

/// A card by its name.
pub(super) fn card(card: Card) -> Arg {
    Arg::part(say(&card, &State::VOCABULARY))
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
        self.lying(number).map_or(Arg::None, |hero| Arg::noun(&hero.place))
    }

    /// A hero by its placement number: `the 4 of Bilal in cave 3`.
    pub(super) fn hero(&self, number: u8) -> Arg {
        let Some(hero) = self.lying(number) else {
            return Arg::part(Said::new("hero-gone"));
        };
        let id = match (hero.value, hero.face_up) {
            (None, _) => "hero-hidden",
            (Some(_), false) => "hero-down",
            (Some(_), true) => "hero-open",
        };
        let said = Said::new(id).with("owner", self.person(hero.owner)).with("place", Arg::noun(&hero.place));
        let value = hero.value.map_or(Arg::None, Arg::number);
        Arg::part(said.with("value", value).with("nth", self.nth(number, hero)))
    }

    /// The place of a hero among several that nobody can tell apart, in the order in which they came.
    fn nth(&self, number: u8, hero: &HeroView) -> Arg {
        let alike = |(_, it): &(u8, &HeroView)| {
            (it.owner, it.place, it.value, it.out) == (hero.owner, hero.place, None, hero.out)
        };
        let mut numbers = (1..).zip(&self.heroes).filter(alike).map(|(number, _)| number);
        let (count, at) = (numbers.clone().count(), numbers.position(|it| it == number));
        at.filter(|_| count > 1).map_or(Arg::None, |at| Arg::number(at as u8 + 1))
    }

    /// A card and what it is aimed at.
    pub(super) fn play(&self, play: Play) -> Arg {
        Arg::part(Said::new("play").with("card", card(play.card)).with("at", self.target(play.at)))
    }

    fn target(&self, target: Target) -> Arg {
        let said = say(&target, &State::VOCABULARY);
        match target {
            Target::Nothing => Arg::None,
            Target::Hero(number) | Target::Move(number, _) => Arg::part(said.put("it", self.hero(number))),
            Target::Play(at) => self.played(at).map_or(Arg::None, |played| Arg::part(Said { args: played, ..said })),
            Target::Place(_) | Target::For(..) | Target::Kind(_) | Target::Swap(..) | Target::Barter(..) => {
                Arg::part(self.seated(said))
            }
        }
    }

    /// Whose play this is, and which card, by its place in the window.
    pub(super) fn played(&self, at: u8) -> Option<Vec<(Name, Arg)>> {
        let &(seat, it) = self.plays.get(usize::from(at))?;
        Some(vec![("seat".into(), Arg::Seat(seat)), ("card".into(), card(it))])
    }

    /// A player; or the dummy, who is a thing: with two players it has a seat, but nobody sits there.
    fn person(&self, seat: Seat) -> Arg {
        if seat.index() < self.players { Arg::Seat(seat) } else { Arg::Noun("dummy".into()) }
    }

    /// The same message, with the dummy named where its seat is meant.
    pub(super) fn seated(&self, said: Said) -> Said {
        let args = said.args.into_iter().map(|(name, arg)| (name, self.settled(arg))).collect();
        Said { args, ..said }
    }

    fn settled(&self, arg: Arg) -> Arg {
        match arg {
            Arg::Seat(seat) => self.person(seat),
            Arg::List(items) => Arg::List(items.into_iter().map(|item| self.settled(item)).collect()),
            Arg::Said(said) => Arg::part(self.seated(*said)),
            Arg::None | Arg::Noun(_) | Arg::Number(_) | Arg::Flag(_) | Arg::Text(_) | Arg::Amount(..) => arg,
        }
    }
}
