//! Plays games at random and tells what happens.

use std::{
    collections::{BTreeMap, BTreeSet, HashSet},
    marker::PhantomData,
};

use serde::Serialize;
use tabletop::{Chance, Game, Seat, Telling, Told, Viewer};
use words::{Language, Locale, Said};

use crate::book::{locale, messages, told};

/// A game that can be told.
pub(crate) trait Spoken: Game<Event: Serialize, Action: Serialize> {
    /// What is said of a value of this game.
    fn said(value: &impl Serialize) -> Said;

    /// What this player is asked.
    fn question(&self, seat: Seat) -> Said;

    /// What this viewer sees of the round and of what others are asked.
    fn seen(&self, viewer: Viewer) -> Vec<Said>;
}

/// Tells what it has not told before, in all languages.
pub(crate) struct Teller<G> {
    locales: [Locale; 3],
    told: HashSet<(String, Option<Seat>)>,
    samples: BTreeMap<String, Vec<String>>,
    game: PhantomData<G>,
}

impl<G: Spoken> Teller<G> {
    pub(crate) fn new() -> Teller<G> {
        let locales = Language::ALL.map(|language| locale(G::NAME, language));
        Teller { locales, told: HashSet::new(), samples: BTreeMap::new(), game: PhantomData }
    }

    fn tell(&mut self, said: &Said, me: Option<Seat>) {
        if !self.told.insert((format!("{said:?}"), me)) {
            return;
        }
        let why = Said { id: format!("{}-why", said.id), ..said.clone() };
        for locale in &self.locales {
            let mut text = told(locale, said, me);
            if said.id.starts_with("question-") {
                text = format!("{text} {}", told(locale, &why, me));
            }
            self.samples.entry(said.id.clone()).or_default().push(text);
        }
    }

    fn hear(&mut self, heard: &[Told<G::Event>], players: u8) {
        for viewer in Viewer::all(players) {
            for Told { event, .. } in heard.iter().filter(|it| it.to.includes(viewer)) {
                self.tell(&G::said(event), viewer.seat());
            }
        }
    }

    /// Plays a game to its end and tells everything to everybody.
    pub(crate) fn play(&mut self, setup: &str, seed: u64) {
        let setup: G::Setup = setup.parse().unwrap_or_else(|_| panic!("{setup}: this is no setup"));
        let players = G::seats(&setup);
        let mut chance = Chance::seeded(seed);
        let mut telling = Telling::new();
        let mut state = G::start(&setup, &mut chance, &mut telling);
        self.hear(&telling.take(), players);
        while let Some(seat) = state.to_act().iter().last() {
            self.tell(&state.question(seat), Some(seat));
            for viewer in [Viewer::Seat(seat), Viewer::Seat(Seat::default()), Viewer::Spectator] {
                for said in state.seen(viewer) {
                    self.tell(&said, viewer.seat());
                }
            }
            let mut menu = Vec::new();
            state.options(seat, &mut menu);
            for action in &menu {
                self.tell(&G::said(action), Some(seat));
            }
            let action = chance.pick(&menu).expect("there is always an answer");
            let heard = state.play(seat, &action, &mut chance).expect("what is offered is legal");
            self.hear(&heard, players);
        }
    }

    /// Everything was told but these, which say more than a value does, or are rare.
    pub(crate) fn has_told_all_but(&self, more: &[&str]) {
        // One of each, for `--nocapture` and whoever reads it.
        for (id, texts) in &self.samples {
            let (first, last) = (&texts[..3], &texts[texts.len() - 3..]);
            println!("{id}\n  {}\n  {}", first.join("\n  "), last.join("\n  "));
        }
        let is_told = |id: &&String| ["event-", "question-", "asked-", "action-"].iter().any(|it| id.starts_with(it));
        let all = messages(G::NAME, Language::English);
        let unseen: BTreeSet<&str> =
            all.keys().filter(is_told).filter(|id| !self.samples.contains_key(*id)).map(String::as_str).collect();
        assert_eq!(unseen, more.iter().copied().collect(), "said by the value alone");
    }
}
