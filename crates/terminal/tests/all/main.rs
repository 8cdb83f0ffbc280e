//! The screen, drawn into memory and played with keys.

mod companies;
mod house;
mod looks;
mod questions;
mod screens;

use std::sync::Arc;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::{Terminal, backend::TestBackend};
use tabletop::{Chance, Seat, Viewer};
use tabletop_host::{Advice, BOT_NAMES, Table, setup_text};
use terminal::{Desk, News, Scene, Theme, Voice, Wish, locale};
use words::Language;

/// A desk at a table, on a screen in memory.
struct Trial {
    table: Table,
    desk: Desk,
    screen: Terminal<TestBackend>,
}

const FULL: Theme = Theme { colour: true, unicode: true };

fn desk(language: Language, theme: Theme) -> Desk {
    Desk::new(theme, Voice::new(locale(language, None).unwrap(), Viewer::Spectator))
}

impl Trial {
    fn new(game: &str, setup: &str, seed: u64, (width, height): (u16, u16)) -> Trial {
        let setup = setup_text(game, None, setup, None).unwrap();
        let table = Table::open(game, &setup, Chance::seeded(seed)).unwrap();
        let screen = Terminal::new(TestBackend::new(width, height)).unwrap();
        Trial { table, desk: desk(Language::English, FULL), screen }
    }

    /// Shows the table as this seat sees it.
    fn show(&mut self, seat: Seat) {
        let viewer = Viewer::Seat(seat);
        let heard = self.table.log(viewer);
        let log = heard.iter().flat_map(|(_, message)| message.lines.iter().map(|line| line.said.clone())).collect();
        let scene = Scene {
            game: self.table.game().to_owned(),
            viewer,
            names: BOT_NAMES.iter().take(self.table.seats().into()).map(|name| (*name).to_owned()).collect(),
            view: self.table.view(viewer),
            question: self.table.question(seat),
            log: Arc::new(log),
            status: None,
            ranking: self.table.ranking(),
            undo: false,
            orders: Vec::new(),
            step: None,
            manners: None,
        };
        let wishes = self.desk.hear(News::Scene(Box::new(scene)));
        assert!(wishes.is_empty(), "nobody has chosen anything yet: {wishes:?}");
    }

    /// The text on the screen.
    fn drawn(&mut self) -> String {
        self.screen.draw(|frame| self.desk.draw(frame)).unwrap();
        let buffer = self.screen.backend().buffer();
        let row = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..buffer.area.height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }

    fn press(&mut self, code: KeyCode) -> Vec<Wish> {
        self.desk.press(KeyEvent::new(code, KeyModifiers::NONE))
    }

    /// Presses Enter until there is an answer; studies on the way are answered by the table.
    fn enter(&mut self, seat: Seat) -> String {
        for _ in 0..6 {
            let mut wishes = self.press(KeyCode::Enter);
            while let Some(wish) = wishes.pop() {
                match wish {
                    Wish::Answer { action, .. } => return action,
                    Wish::Study(what) => {
                        let found = self.table.study(Viewer::Seat(seat), what, Advice::Free).find();
                        wishes = self.desk.hear(News::Studied(found));
                    }
                    other => panic!("{other:?}"),
                }
            }
        }
        panic!("no answer after six keys\n{}", self.drawn());
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}
