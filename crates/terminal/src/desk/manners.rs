//! Time and manners on the screen: a line of clocks, the notices, the chat, and what can be done besides playing.

mod drawing;

use crossterm::event::KeyCode;

use super::Desk;
use crate::{ChatLine, Manner, Manners, PHRASES, Uttered, scene::Wish};

pub(super) use drawing::{draw, lines};

/// The longest text that a house takes.
const MOST: usize = 300;

/// What covers the table while people talk.
pub(super) enum Talk {
    /// The chat: what is being written, or the phrase or the line the cursor is on.
    Chat {
        text: String,
        phrase: Option<usize>,
        /// Counted from the last line.
        line: Option<usize>,
    },
    /// The list of deeds: where the cursor is, and whether the deed there awaits its confirmation.
    Table { at: usize, sure: bool },
}

impl Talk {
    pub(super) fn chat() -> Talk {
        Talk::Chat { text: String::new(), phrase: None, line: None }
    }

    pub(super) fn table() -> Talk {
        Talk::Table { at: 0, sure: false }
    }
}

impl Desk {
    /// Time and manners, at a table of a house.
    pub(super) fn manners(&self) -> Option<&Manners> {
        self.shown.as_ref()?.scene.manners.as_deref()
    }

    /// Opens the chat, or the list of deeds.
    pub(super) fn open_talk(&mut self, talk: Talk) {
        if self.manners().is_some() {
            self.note = None;
            self.overlay = None;
            self.talk = Some(talk);
            self.catch_up();
        }
    }

    /// Lines from before this person came count as read, and so do all lines while the chat is open.
    pub(super) fn catch_up(&mut self) {
        let Some(manners) = self.manners() else { return };
        let last = manners.lines.last().map_or(0, |line| line.n);
        if self.read.is_none() || matches!(self.talk, Some(Talk::Chat { .. })) {
            self.read = Some(last);
        }
    }

    /// The lines of others that were not read yet.
    pub(super) fn unread(&self) -> Vec<&ChatLine> {
        let known = self.read.unwrap_or(0);
        let lines = self.manners().map(|manners| manners.lines.iter());
        lines.into_iter().flatten().filter(|line| line.n > known && !line.you && line.said.is_some()).collect()
    }

    pub(super) fn press_talk(&mut self, code: KeyCode, control: bool) -> Vec<Wish> {
        let again = match (&self.talk, code) {
            (Some(Talk::Chat { .. }), KeyCode::F(6))
            | (Some(Talk::Table { .. }), KeyCode::F(7))
            | (_, KeyCode::Esc) => true,
            (Some(Talk::Chat { .. }), KeyCode::Char('t')) | (Some(Talk::Table { .. }), KeyCode::Char('w')) => control,
            _ => false,
        };
        if again {
            self.talk = None;
            self.note = None;
            return Vec::new();
        }
        match self.talk {
            Some(Talk::Chat { .. }) if !control => self.press_chat(code),
            Some(Talk::Table { .. }) => self.press_table(code),
            _ => Vec::new(),
        }
    }

    fn press_chat(&mut self, code: KeyCode) -> Vec<Wish> {
        let all = self.manners().map_or(0, |manners| manners.lines.len());
        let chosen = self.manner();
        let Some(Talk::Chat { text, phrase, line }) = &mut self.talk else { return Vec::new() };
        match code {
            KeyCode::Enter => {
                (*phrase, *line) = (None, None);
                text.clear();
                self.note = None;
                return chosen.map(Wish::Manner).into_iter().collect();
            }
            KeyCode::Tab => (*phrase, *line) = (Some(phrase.map_or(0, |at| (at + 1) % PHRASES.len())), None),
            KeyCode::BackTab => {
                (*phrase, *line) = (Some(phrase.map_or(0, |at| (at + PHRASES.len() - 1) % PHRASES.len())), None);
            }
            KeyCode::Up => (*line, *phrase) = (Some(line.map_or(0, |at| at + 1).min(all.saturating_sub(1))), None),
            KeyCode::Down => (*line, *phrase) = (line.and_then(|at| at.checked_sub(1)), None),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(letter) if text.chars().count() < MOST => {
                (*phrase, *line) = (None, None);
                text.push(letter);
            }
            _ => {}
        }
        Vec::new()
    }

    /// The line the cursor is on.
    fn chosen_line(&self) -> Option<&ChatLine> {
        let Some(Talk::Chat { line: Some(line), .. }) = &self.talk else { return None };
        self.manners()?.lines.iter().rev().nth(*line)
    }

    /// What Enter says in the chat.
    fn manner(&self) -> Option<Manner> {
        let Some(Talk::Chat { text, phrase, .. }) = &self.talk else { return None };
        if let Some(phrase) = phrase {
            return Some(Manner::Chat(Uttered::Phrase(PHRASES[*phrase].to_owned())));
        }
        if let Some(line) = self.chosen_line() {
            return (!line.you).then_some(Manner::Mute(line.n, line.said.is_some()));
        }
        let text = text.trim();
        (!text.is_empty()).then(|| Manner::Chat(Uttered::Text(text.to_owned())))
    }

    fn press_table(&mut self, code: KeyCode) -> Vec<Wish> {
        let voice = self.voice();
        let deeds = self.manners().map(|manners| manners.deeds(&voice)).unwrap_or_default();
        let last = deeds.len().saturating_sub(1);
        let Some(Talk::Table { at, sure }) = &mut self.talk else { return Vec::new() };
        match code {
            KeyCode::Up => (*at, *sure) = (at.saturating_sub(1).min(last), false),
            KeyCode::Down => (*at, *sure) = ((*at + 1).min(last), false),
            KeyCode::Enter => {
                let Some(deed) = deeds.get((*at).min(last)) else { return Vec::new() };
                if deed.sure.is_some() && !*sure {
                    *sure = true;
                    return Vec::new();
                }
                self.talk = None;
                return vec![Wish::Manner(deed.does.clone())];
            }
            _ => {}
        }
        Vec::new()
    }
}
