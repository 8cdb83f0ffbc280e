//! What a desk does with news.

use serde_json::Value;

use super::{
    Desk, Focus, Items, Page, Shown,
    items::{Deed, Item},
};
use crate::{
    End, Room, Voice, number, renderer,
    scene::{News, Scene, Wish},
};

impl Desk {
    /// Takes in what a table tells. Returns the next step of a move that was chosen as a whole, if there is one.
    pub fn hear(&mut self, news: News) -> Vec<Wish> {
        let wishes = self.take_in(news);
        self.send(wishes)
    }

    fn take_in(&mut self, news: News) -> Vec<Wish> {
        match news {
            News::Scene(scene) => return self.show(*scene),
            News::Curtain { seat, names } => {
                self.shown = None;
                self.items = Items::default();
                self.overlay = None;
                self.curtain = Some((seat, self.house.clone().naming(names)));
            }
            News::Manners(manners) => {
                if let Some(shown) = &mut self.shown {
                    shown.scene.manners = Some(manners);
                }
                self.catch_up();
            }
            News::Note(said) => {
                self.queue.clear();
                self.sent = None;
                self.away = said.id == "screen-reconnecting";
                self.say(&self.voice(), &said);
            }
            News::Studied(found) => return self.found(&found),
            News::Gone(said) => self.gone = Some(self.house.tell(&said)),
        }
        Vec::new()
    }

    fn show(&mut self, scene: Scene) -> Vec<Wish> {
        self.curtain = None;
        self.gone = None;
        // A new scene means that the house is back.
        if std::mem::take(&mut self.away) {
            self.note = None;
        }
        let is_new = self.question() != scene.question.as_ref().map(|question| question.asked)
            || self.shown.as_ref().is_none_or(|shown| shown.scene.viewer != scene.viewer);
        let known = self.shown.take().filter(|shown| {
            let same = (&shown.scene.game, shown.scene.viewer, &shown.scene.names);
            same == (&scene.game, scene.viewer, &scene.names)
        });
        match Shown::of(&self.house, scene, known) {
            Ok(shown) => self.shown = Some(shown),
            Err(why) => self.gone = Some(why.to_string()),
        }
        self.catch_up();
        if !is_new {
            return Vec::new();
        }
        self.sent = None;
        self.face()
    }

    /// Shows a new question; a move that was chosen as a whole goes on automatically.
    fn face(&mut self) -> Vec<Wish> {
        self.items = Items::default();
        self.picker = None;
        let Some(shown) = &self.shown else { return Vec::new() };
        let Some(question) = &shown.scene.question else {
            if shown.scene.step.is_none() {
                self.focus = Focus::Menu;
            }
            return Vec::new();
        };
        if let Some(next) = self.queue.pop_front() {
            let wanted: Option<Value> = serde_json::from_str(&next).ok();
            let is_it = |choice: &tabletop_host::Choice| choice.text == next || Some(&choice.action) == wanted.as_ref();
            if question.options.iter().any(is_it) {
                return vec![Wish::Answer { asked: question.asked, action: next }];
            }
            self.queue.clear();
        }
        self.note = None;
        self.page = Page::Board;
        self.scroll = 0;
        self.items = Items::of(&shown.voice, shown.renderer.as_ref(), &shown.scene.view, question);
        self.picker = shown.renderer.picker(question);
        self.focus = match &self.picker {
            Some(_) => Focus::Picker,
            None if self.items.are_placed() => Focus::Board,
            None => Focus::Menu,
        };
        self.light();
        Vec::new()
    }

    /// Shows the question anew, as if nothing had been chosen.
    pub(super) fn face_again(&mut self) {
        self.queue.clear();
        self.face();
    }

    /// How far can be scrolled.
    pub(super) fn most_scroll(&self) -> usize {
        let lines = |shown: &Shown| shown.log.len().max(shown.roomy.board.len() + shown.roomy.rest.len());
        self.shown.as_ref().map_or(0, lines)
    }

    /// Puts the cursor of the board where the first choice is.
    pub(super) fn light(&mut self) {
        let chosen = self.items.chosen().and_then(|item| item.place.clone());
        let first = || self.items.all.iter().find_map(|item| item.place.clone());
        if let Some(place) = chosen.or_else(first) {
            self.cursor = Some(place);
        }
    }

    /// Handles the result of a study: the ends of a move, or the way to one.
    fn found(&mut self, found: &Value) -> Vec<Wish> {
        let (Some(shown), Some((begun, what))) = (&self.shown, self.begun.take()) else { return Vec::new() };
        if let Some(ends) = shown.renderer.ends(found) {
            let end = |end: End| Item {
                notation: String::new(),
                is_final: false,
                label: end.label,
                place: Some(end.place),
                deed: Deed::End(begun.clone(), merged(&what, &end.study)),
            };
            if !ends.is_empty() {
                self.items = Items::ends(ends.into_iter().map(end).collect());
                self.focus = Focus::Board;
                self.light();
            }
            return Vec::new();
        }
        let (Some(steps), Some(asked)) = (shown.renderer.way(found), self.asked()) else { return Vec::new() };
        self.queue = steps.iter().map(Value::to_string).collect();
        vec![Wish::Answer { asked, action: begun }]
    }
}

/// Both merged.
fn merged(one: &Value, other: &Value) -> Value {
    let mut all = one.clone();
    tabletop_host::merge(&mut all, other);
    all
}

impl Shown {
    fn of(house: &Voice, scene: Scene, known: Option<Shown>) -> anyhow::Result<Shown> {
        let (voice, renderer, mut log) = match known {
            Some(known) if known.scene.log.len() <= scene.log.len() => (known.voice, known.renderer, known.log),
            _ => {
                let locale = crate::locale(house.language(), Some(&scene.game))?;
                let voice = Voice::new(locale, scene.viewer).naming(scene.names.clone());
                let renderer = renderer(&scene.game, &voice);
                (voice, renderer, Vec::new())
            }
        };
        for said in scene.log.iter().skip(log.len()) {
            log.push(voice.tell(said));
        }
        let (mut roomy, mut dense) = Default::default();
        if !scene.view.is_null() {
            roomy = renderer.picture(&scene.view, Room::Plenty)?;
            dense = renderer.picture(&scene.view, Room::Little)?;
        }
        Ok(Shown { scene, voice, renderer, roomy, dense, log })
    }

    /// What a player is called.
    pub(super) fn name(&self, seat: tabletop::Seat) -> String {
        let number = || self.voice.say("seat-number", [("number", number(seat.index() + 1))]);
        self.scene.names.get(seat.index()).cloned().unwrap_or_else(number)
    }

    /// Where the person at the keyboard sits.
    pub(super) fn seat(&self) -> Option<tabletop::Seat> {
        self.scene.viewer.seat()
    }
}
