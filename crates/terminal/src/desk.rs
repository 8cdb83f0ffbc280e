//! A desk: what one person at a keyboard sees of a table, and how their keys become answers. It knows no socket, no thread
//! and no rule: a table tells it [`News`], and it has [`Wish`]es.

mod draw;
mod hearing;
mod items;
mod keys;
mod manners;
mod overlay;
mod panes;

use std::{collections::VecDeque, time::Duration};

use crossterm::event::KeyEvent;
use ratatui::Frame;
use serde_json::Value;
use tabletop::Seat;
use words::Said;

use crate::{Picker, Picture, Render, Scene, Theme, Voice, scene::Wish};
use items::Items;
use manners::Talk;
use overlay::Overlay;

/// What the arrow keys move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    Menu,
    Board,
    Picker,
}

/// What is shown where there is no room for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Page {
    Board,
    Rest,
    Log,
}

/// Something said to the person at the keyboard, until the next key.
#[derive(Clone, Debug)]
pub(crate) struct Note {
    pub(crate) text: String,
    /// The rule it rests on.
    pub(crate) rule: Option<String>,
}

/// One person's side of a table.
pub struct Desk {
    theme: Theme,
    /// Speaks where there is no scene; a scene has a voice of its own.
    house: Voice,
    shown: Option<Shown>,
    /// Who is to come to the keyboard, before anything is shown.
    curtain: Option<(Seat, Voice)>,
    gone: Option<String>,
    items: Items,
    focus: Focus,
    picker: Option<Picker>,
    /// The place of the board the cursor is on.
    cursor: Option<String>,
    /// Answers that follow one another: the steps of a move that was chosen as a whole.
    queue: VecDeque<String>,
    /// The answer that a move being looked up begins with, and how a study says it.
    begun: Option<(String, Value)>,
    page: Page,
    /// How far the page, and the log, are scrolled.
    scroll: usize,
    overlay: Option<Overlay>,
    /// The chat, or the list of what can be done at the table, if either is open.
    talk: Option<Talk>,
    /// The number of the last line that was read; `None` before any has come.
    read: Option<u32>,
    /// What time it is, in milliseconds of UTC.
    now: i64,
    note: Option<Note>,
    /// The question that was answered last: its answer may still be on its way.
    sent: Option<u32>,
    /// The note says that the house is away.
    away: bool,
    /// The person wants to go.
    leaves: bool,
}

/// A scene with its voice and renderer, and their output.
struct Shown {
    scene: Scene,
    voice: Voice,
    renderer: Box<dyn Render>,
    roomy: Picture,
    dense: Picture,
    log: Vec<String>,
}

impl Desk {
    /// An empty desk that speaks with this voice until there is a table.
    pub fn new(theme: Theme, house: Voice) -> Desk {
        Desk {
            theme,
            house,
            shown: None,
            curtain: None,
            gone: None,
            items: Items::default(),
            focus: Focus::Menu,
            picker: None,
            cursor: None,
            queue: VecDeque::new(),
            begun: None,
            page: Page::Board,
            scroll: 0,
            overlay: None,
            talk: None,
            read: None,
            now: 0,
            note: None,
            sent: None,
            away: false,
            leaves: false,
        }
    }

    /// Does the person want to go?
    pub fn leaves(&self) -> bool {
        self.leaves
    }

    /// The wishes a key leads to.
    pub fn press(&mut self, key: KeyEvent) -> Vec<Wish> {
        let wishes = keys::press(self, key);
        self.send(wishes)
    }

    /// A question is answered once: a key that is pressed twice does not answer again.
    fn send(&mut self, wishes: Vec<Wish>) -> Vec<Wish> {
        for wish in &wishes {
            if let Wish::Answer { asked, .. } = wish {
                self.sent = Some(*asked);
            }
        }
        wishes
    }

    /// Draws everything.
    pub fn draw(&self, frame: &mut Frame<'_>) {
        draw::draw(self, frame.buffer_mut());
        self.theme.plain(frame.buffer_mut());
    }

    /// Notes what time it is, so that clocks are drawn as they stand.
    pub fn look_at_clock(&mut self, now: i64) {
        self.now = now;
    }

    /// After what time the screen is redrawn even if nothing happens; `None` where no clock runs.
    pub(crate) fn pulse(&self) -> Option<Duration> {
        let ticks = self.manners().is_some_and(crate::Manners::ticks);
        ticks.then_some(Duration::from_millis(250))
    }

    /// Is something being asked?
    pub fn is_asked(&self) -> bool {
        self.curtain.is_none() && self.asked().is_some()
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.shown.as_ref().is_some_and(|shown| shown.scene.ranking.is_some())
    }

    /// The question that waits for an answer.
    fn asked(&self) -> Option<u32> {
        self.question().filter(|asked| self.sent != Some(*asked))
    }

    fn question(&self) -> Option<u32> {
        self.shown.as_ref()?.scene.question.as_ref().map(|question| question.asked)
    }

    fn say(&mut self, voice: &Voice, said: &Said) {
        self.note = Some(Note { text: voice.cited(said), rule: said.rule.as_ref().map(ToString::to_string) });
    }

    /// The voice of the scene, or of the house.
    fn voice(&self) -> Voice {
        self.shown.as_ref().map_or_else(|| self.house.clone(), |shown| shown.voice.clone())
    }
}
