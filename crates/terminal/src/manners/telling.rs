//! Time and manners in words.

use tabletop::Seat;
use words::Arg;

use super::{ChairKind, ChatLine, Manners, Status, Uttered, clock::hour};
use crate::{Voice, number, text};

impl Manners {
    /// Seats with their clocks, or with who plays for them, in few letters; with each, whether it is asked now.
    pub fn clocks_line(&self, voice: &Voice, now: i64) -> Vec<(String, bool)> {
        if self.table.status != Status::Playing {
            return Vec::new();
        }
        let seats = self.table.seats.iter().enumerate().filter_map(|(at, chair)| Some((Seat::new(at as u8)?, chair)));
        let part = |(seat, chair): (Seat, &super::Chair)| {
            let name = chair.name.clone().unwrap_or_default();
            if let Some(absence) = &chair.absence {
                return Some((format!("{name} {}", voice.say(&format!("absence-{absence}"), [])), false));
            }
            let face = self.face(voice, seat, now)?;
            let sign = if face.runs { "► " } else { "" };
            Some((format!("{sign}{name} {}", face.short(voice)), face.runs))
        };
        seats.filter_map(part).collect()
    }

    /// The notices for everybody at the table, besides the game; with each, whether it waits for the reader.
    pub fn notices(&self, voice: &Voice) -> Vec<(String, bool)> {
        let mut notices = Vec::new();
        if self.table.frozen {
            let over = self.table.status == Status::Over;
            let why = voice.say(if over { "frozen-over" } else { "frozen-playing" }, []);
            notices.push((format!("{} {why}", voice.say("frozen", [])), false));
        }
        if self.table.status != Status::Playing {
            return notices;
        }
        if let Some(absence) = self.mine().and_then(|chair| chair.absence.as_ref()) {
            notices.push((voice.say(&format!("absence-mine-{absence}"), []), absence != "resigned"));
        }
        if self.is_paused() {
            notices.push((voice.say("pause-is", []), self.plays()));
        } else if let Some(pause) = &self.table.pause {
            notices.push(self.wished(voice, "pause-wish", pause, false));
        }
        if let Some(wish) = &self.table.wish {
            notices.push(self.wished(voice, "wish-title", wish, true));
        }
        notices
    }

    fn wished(&self, voice: &Voice, id: &str, wish: &super::Agreement, absent: bool) -> (String, bool) {
        let missing = self.missing(wish, absent);
        let asked = self.me().is_some_and(|me| missing.contains(&me));
        let said = voice.say(id, [("seat", Arg::Seat(wish.by))]);
        if asked || missing.is_empty() {
            return (said, asked);
        }
        let seats = Arg::List(missing.into_iter().map(Arg::Seat).collect());
        (format!("{said} {}", voice.say("wish-waits", [("seats", seats)])), false)
    }

    /// Everybody at the table, a line each: who they are, their clock, and who plays for them.
    pub fn roll(&self, voice: &Voice, now: i64) -> Vec<String> {
        let line = |(at, chair): (usize, &super::Chair)| {
            let seat = ("number", number(at + 1));
            let name = ("name", text(chair.name.as_deref().unwrap_or_default()));
            let level = format!("level-{}", self.table.level);
            let level = if voice.has(&level) { Arg::Noun(level.into()) } else { text(&self.table.level) };
            let mut parts = vec![match chair.kind {
                ChairKind::Open => voice.say("who-open", [seat]),
                ChairKind::Bot => voice.say("who-bot", [name, seat, ("level", level)]),
                ChairKind::Person if chair.you => voice.say("who-you", [name, seat]),
                ChairKind::Person => voice.say("who-person", [name, seat]),
            }];
            if chair.kind == ChairKind::Person && !chair.online && chair.absence.is_none() {
                parts.push(voice.say("who-away", []));
            }
            parts.extend(chair.absence.as_ref().map(|it| voice.say(&format!("absence-{it}"), [])));
            let face = Seat::new(at as u8).and_then(|seat| self.face(voice, seat, now));
            parts.extend(face.map(|face| face.long(voice)));
            parts.join("; ")
        };
        let mut lines: Vec<String> = self.table.seats.iter().enumerate().map(line).collect();
        lines.push(voice.say("manners-watching", [("number", number(self.table.watching))]));
        lines
    }

    /// What has changed since: what was written, who is played for, wishes and pauses.
    pub fn since(&self, before: &Manners, voice: &Voice) -> Vec<String> {
        let mut news = Vec::new();
        let known = before.lines.last().map_or(0, |line| line.n);
        let fresh = self.lines.iter().filter(|line| line.n > known && line.said.is_some());
        news.extend(fresh.map(|line| written(voice, line)));
        news.extend(self.muted(before, voice));
        for (at, chair) in self.table.seats.iter().enumerate().filter(|(_, chair)| !chair.you) {
            let was = before.table.seats.get(at).and_then(|chair| chair.absence.as_ref());
            let name = ("name", text(chair.name.as_deref().unwrap_or_default()));
            match &chair.absence {
                Some(now) if was != Some(now) => {
                    let why = text(voice.say(&format!("absence-{now}"), []));
                    news.push(voice.say("screen-absent", [name, ("why", why)]));
                }
                None if was.is_some() && chair.kind == ChairKind::Person => {
                    news.push(voice.say("screen-back", [name]));
                }
                _ => {}
            }
        }
        let old = before.notices(voice);
        news.extend(self.notices(voice).into_iter().filter(|it| !old.contains(it)).map(|(said, _)| said));
        if before.is_paused() && !self.is_paused() && self.table.status == Status::Playing {
            news.push(voice.say("screen-pause-over", []));
        }
        news
    }

    /// Who was muted, or unmuted.
    fn muted(&self, before: &Manners, voice: &Voice) -> Option<String> {
        let was = |line: &ChatLine| before.lines.iter().find(|old| old.n == line.n).map(|old| old.said.is_some());
        let changed = self.lines.iter().find(|line| was(line).is_some_and(|was| was != line.said.is_some()))?;
        let id = if changed.said.is_some() { "screen-unmuted" } else { "screen-muted" };
        Some(voice.say(id, [("name", text(&changed.name))]))
    }
}

/// A line of the chat.
pub fn written(voice: &Voice, line: &ChatLine) -> String {
    let words = match &line.said {
        None => voice.say("chat-muted", []),
        Some(Uttered::Text(words)) => words.clone(),
        Some(Uttered::Phrase(name)) => voice.say(&format!("chat-{name}"), []),
    };
    let watches = if line.seat.is_none() { format!(" ({})", voice.say("chat-watches", [])) } else { String::new() };
    format!("{} {}{watches}: {words}", hour(line.at), line.name)
}
