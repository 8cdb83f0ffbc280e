//! The table as one player sees it.

use morgenland_cards::{Artifact, Due, HeroView, Place, View, by_rank};
use tabletop::{Pile, Seat};

use super::hand::Hand;

/// Seats with the dummy.
pub(super) const COLOURS: usize = 6;
/// What a hidden hero counts.
const UNSEEN: u8 = 3;

pub(super) struct Table<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) me: usize,
    pub(super) players: usize,
    pub(super) hand: Hand,
    /// K13.3: what a Carpet counts.
    pub(super) carpet: u8,
    /// K9.1: the guard's strength; before it is seen, the mean of all.
    guard: u8,
}

/// What everybody has at one location; `None` is not there.
pub(super) type Totals = [Option<u8>; COLOURS];

impl<'a> Table<'a> {
    pub(super) fn of(seat: Seat, view: &'a View) -> Table<'a> {
        let me = seat.index();
        let hand = Hand::of(view.players[me].cards.expect("players see their own cards"));
        let (carpet, guards) = (view.setup.cards().carpet(), view.setup.cards().guards());
        let guard = view.strength.unwrap_or(u8::midpoint(*guards.start(), *guards.end()));
        Table { view, seat, me, players: view.players.len(), hand, carpet, guard }
    }

    /// The location in turn, if there is one.
    pub(super) fn in_turn(&self) -> Option<Place> {
        self.view.phase.in_turn()
    }

    /// The heroes at a location, each with its placement number.
    pub(super) fn heroes_at(&self, place: Place) -> impl Iterator<Item = (u8, &HeroView)> {
        (1..).zip(&self.view.heroes).filter(move |(_, hero)| !hero.out && hero.place == place)
    }

    /// What everybody has at a location by the heroes that `stay`; what a hidden one counts is guessed.
    pub(super) fn totals(&self, place: Place, stay: impl Fn(u8, &HeroView) -> bool, carpets: bool) -> Totals {
        let mut totals = [None; COLOURS];
        for (number, hero) in self.heroes_at(place) {
            if stay(number, hero) {
                let total = &mut totals[hero.owner.index()];
                *total = Some(total.unwrap_or(0) + hero.counts(hero.value.unwrap_or(UNSEEN)));
            }
        }
        for (total, &flown) in totals.iter_mut().zip(&self.view.carpets[place as usize]) {
            if carpets && flown > 0 {
                *total = Some(total.unwrap_or(0) + self.carpet * flown);
            }
        }
        totals
    }

    pub(super) fn mine_at(&self, place: Place) -> u8 {
        self.totals(place, |_, hero| hero.owner.index() == self.me, true)[self.me].unwrap_or(0)
    }

    /// K5.4, K5.5: who is there, in the order of rank.
    pub(super) fn rank(&self, totals: &Totals, reversed: bool) -> Pile<usize, COLOURS> {
        let there = self.view.order().filter(|seat| totals[seat.index()].is_some());
        by_rank(there, reversed, |seat| totals[seat.index()].unwrap_or(0)).iter().map(|seat| seat.index()).collect()
    }

    /// K5.5: does the first of these colours win a tie?
    pub(super) fn wins_tie(&self, one: usize, other: usize) -> bool {
        self.view.order().map(Seat::index).find(|&at| at == one || at == other) == Some(one)
    }

    /// K9.3: what this total would cost in a room.
    pub(super) fn due(&self, total: u8) -> Due {
        self.view.due(self.seat, total, self.guard)
    }

    /// What our rooms that are still to come would cost.
    pub(super) fn dues(&self) -> Pile<Due, 6> {
        let now = self.in_turn();
        let rooms = Place::ALL.into_iter().filter(|&place| place.room().is_some() && Some(place) != now);
        let totals = rooms.filter(|&place| self.view.is_open(place)).map(|place| self.mine_at(place));
        totals.filter(|&total| total > 0).map(|total| self.due(total)).collect()
    }

    /// Do we stand first there, as far as we know?
    pub(super) fn leads(&self, place: Place) -> bool {
        self.rank(&self.totals(place, |_, _| true, true), self.view.magic.reversed).first() == Some(&self.me)
    }

    /// What we get out of a location that is ranked like this, less what the others get, in artifacts.
    pub(super) fn yields(&self, place: Place, totals: &Totals, reversed: bool) -> f32 {
        let ranked = self.rank(totals, reversed);
        let (mut mine, mut theirs) = (0.0, 0.0);
        for (nth, &at) in ranked.iter().enumerate() {
            let total = totals[at].unwrap_or(0);
            if at == self.me {
                mine = self.yields_me(place, nth, total);
            } else if at < self.players {
                theirs += self.yields_other(place, nth, at);
            }
        }
        mine - 0.5 * theirs / f32::from((self.players - 1) as u8)
    }

    fn yields_me(&self, place: Place, nth: usize, total: u8) -> f32 {
        if let Some(cave) = place.cave() {
            let dues = self.dues();
            let before = self.hand.serves(&dues);
            let cards = self.view.caves[cave].kinds();
            let mut gains: Pile<f32, 25> = cards.map(|card| self.hand.with(card).serves(&dues) - before).collect();
            gains.sort_by(|a, b| b.total_cmp(a));
            return gains.get(nth).copied().unwrap_or(0.0);
        }
        if place.room().is_none() {
            return city(place, nth);
        }
        let due = self.due(total);
        if !self.hand.pays(due) {
            return 0.0;
        }
        let cost = 0.08 * f32::from(due.price + due.bribe);
        [1.0, 0.4, 0.2].get(nth).copied().unwrap_or(0.1) * (1.0 - cost)
    }

    fn yields_other(&self, place: Place, nth: usize, at: usize) -> f32 {
        if let Some(cave) = place.cave() {
            let mut values: Pile<u8, 50> =
                self.view.caves[cave].iter().map(morgenland_cards::Treasure::value).collect();
            values.sort_unstable_by(|a, b| b.cmp(a));
            return 0.08 * f32::from(values.get(nth).copied().unwrap_or(0));
        }
        if place.room().is_none() {
            return city(place, nth);
        }
        let player = &self.view.players[at];
        let cards = player.known.len() + player.unknown;
        let can = [0.0, 0.3, 0.5, 0.65].get(usize::from(cards)).copied().unwrap_or(0.75);
        [1.0, 0.4, 0.2].get(nth).copied().unwrap_or(0.1) * can * 0.7
    }
}

/// What an artifact is good for, beyond being one.
pub(super) fn power_of(artifact: Artifact) -> f32 {
    match artifact {
        Artifact::Lamp => 0.1,
        Artifact::Carpet | Artifact::Double => 0.06,
        Artifact::Counterspell | Artifact::Key => 0.03,
    }
}

/// K7, K8: what a rank is worth in the city.
fn city(place: Place, nth: usize) -> f32 {
    match (place, nth) {
        (Place::Tent, 0) => 0.16,
        (Place::Tent, 1) => 0.12,
        (Place::Caravanserai, 0) => 0.1,
        _ => 0.0,
    }
}
