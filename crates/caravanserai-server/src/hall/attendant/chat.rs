//! The chat: lines are stored first, then told to everybody who may and wants to read them. The house itself never writes here.

use std::collections::HashMap;

use axum::body::Bytes;
use tabletop_host::{AnswerKey, PersonId};

use super::Attendant;
use crate::{
    api::{ChatLine, ChatRoom, FromServer, Uttered},
    hall::listeners::frame,
    names::visible,
    refusal::Refused,
    store::{Deed, Line, Manner, Unwelcome},
    time::millis,
};

/// The most characters a line may have.
const MOST: usize = 300;
/// How many lines are kept in memory for people who come later.
const KEPT: usize = 200;

impl Attendant {
    /// Takes a line of chat. A key that was taken before is not taken again.
    pub(super) async fn chat(&mut self, listener: u64, key: &AnswerKey, say: &Uttered) -> Result<(), Refused> {
        let speaker = self.listeners.get(listener).and_then(|it| it.person()).cloned();
        let person = speaker.ok_or(Refused::Unknown)?;
        if self.lines.iter().any(|line| line.person == person && line.key == *key) {
            return Ok(());
        }
        let seat = self.sheet.seat_of(Some(&person));
        if seat.is_none() && self.is_unwelcome(&person, Unwelcome::Silenced) {
            return Err(Refused::Silenced);
        }
        let said = match say {
            Uttered::Phrase(phrase) => Uttered::Phrase(*phrase),
            Uttered::Text(text) => {
                let text = visible(text);
                if text.is_empty() || text.chars().count() > MOST {
                    return Err(Refused::BadText);
                }
                Uttered::Text(text)
            }
        };
        let name = match self.sheet.name_of(&person) {
            Some(name) => name.to_owned(),
            None => self.store.name(&person).await.ok().flatten().ok_or(Refused::Unknown)?,
        };
        let room = if seat.is_some() { ChatRoom::Players } else { ChatRoom::Spectators };
        let n = self.lines.last().map_or(1, |line| line.n + 1);
        let line = Line { n, at: self.time.now(), person, seat, name, room, key: key.clone(), said };
        let deed = Manner::Chat { table: self.sheet.id.clone(), line: Box::new(line.clone()) };
        self.store(vec![Deed::Manner(deed)]).await.map_err(|_| Refused::NotStored)?;
        self.lines.push(line);
        if self.lines.len() > KEPT {
            self.lines.remove(0);
        }
        self.tell_lines(self.lines.len() - 1, false);
        Ok(())
    }

    /// Whether a person wants to read who wrote this line.
    pub(super) async fn mute(&mut self, listener: u64, line: u32, on: bool) -> Result<(), Refused> {
        let reader = self.listeners.get(listener).and_then(|it| it.person()).cloned().ok_or(Refused::Unknown)?;
        let other = self.writer_of(line).filter(|other| **other != reader).ok_or(Refused::NoLine)?.clone();
        if self.has_muted(&reader, &other) == on {
            return Ok(());
        }
        let deed = Manner::Mute { person: reader.clone(), other: other.clone(), on };
        self.store(vec![Deed::Manner(deed)]).await.map_err(|_| Refused::NotStored)?;
        let muted = self.muted.entry(reader.clone()).or_default();
        muted.retain(|person| *person != other);
        if on {
            muted.push(other);
        }
        let all = self.lines_for(Some(&reader), 0).map(|lines| frame(&FromServer::Chat { lines, whole: true }));
        self.listeners.tell_each(|it| all.clone().filter(|_| it.person() == Some(&reader)));
        Ok(())
    }

    /// The owner of the table decides whether a spectator may write.
    pub(super) async fn silence(&mut self, listener: u64, line: u32, on: bool) -> Result<(), Refused> {
        let by = self.listeners.get(listener).and_then(|it| it.person()).ok_or(Refused::Unknown)?;
        if self.sheet.owner.id != *by {
            return Err(Refused::NotOwner);
        }
        let watches = |person: &&PersonId| self.sheet.seat_of(Some(person)).is_none() && *person != by;
        let person = self.writer_of(line).filter(watches).ok_or(Refused::NoLine)?.clone();
        if self.is_unwelcome(&person, Unwelcome::Silenced) == on {
            return Ok(());
        }
        let (table, why) = (self.sheet.id.clone(), Unwelcome::Silenced);
        let deed = Manner::Unwelcome { table, person: person.clone(), why, on };
        self.store(vec![Deed::Manner(deed)]).await.map_err(|_| Refused::NotStored)?;
        self.unwelcome.retain(|(other, of)| *other != person || *of != why);
        if on {
            self.unwelcome.push((person, why));
        }
        self.tell_lines(0, true);
        Ok(())
    }

    fn writer_of(&self, line: u32) -> Option<&PersonId> {
        self.lines.iter().find(|it| it.n == line).map(|line| &line.person)
    }

    /// Loads whose lines this person has muted, when they come.
    pub(super) async fn learn_mutes(&mut self, person: Option<&PersonId>) {
        let Some(person) = person else { return };
        // If the store fails, they see all lines.
        let muted = self.store.mutes(person).await.unwrap_or_default();
        self.muted.insert(person.clone(), muted);
    }

    /// Tells each listener the lines from this one on that they may read. Those who read the same get the same bytes: a table
    /// has 300 spectators.
    pub(super) fn tell_lines(&mut self, from: usize, whole: bool) {
        let mut known: HashMap<_, Option<Bytes>> = HashMap::new();
        let mut all = Vec::new();
        for listener in self.listeners.iter() {
            let person = listener.person();
            let reads = (self.reads_players_only(person), person.filter(|it| self.reads_otherwise(it)));
            let lines = || Some(frame(&FromServer::Chat { lines: self.lines_for(person, from)?, whole }));
            all.push(known.entry(reads).or_insert_with(lines).clone());
        }
        let mut all = all.into_iter();
        self.listeners.tell_each(|_| all.next().flatten());
    }

    /// Whether this person sees something else in the lines than others: their own, or less for having muted somebody.
    fn reads_otherwise(&self, person: &PersonId) -> bool {
        self.muted.get(person).is_some_and(|muted| !muted.is_empty())
            || self.lines.iter().any(|it| it.person == *person)
    }

    fn has_muted(&self, reader: &PersonId, other: &PersonId) -> bool {
        self.muted.get(reader).is_some_and(|muted| muted.contains(other))
    }

    /// All lines that this person may read, once there are any.
    pub(super) fn chat_shown(&self, person: Option<&PersonId>) -> Option<FromServer> {
        Some(FromServer::Chat { lines: self.lines_for(person, 0)?, whole: true })
    }

    /// Players do not see the lines of spectators until the game is over: they could help them.
    fn reads_players_only(&self, person: Option<&PersonId>) -> bool {
        self.sheet.seat_of(person).is_some() && self.sheet.ranking.is_none()
    }

    fn lines_for(&self, person: Option<&PersonId>, from: usize) -> Option<Vec<ChatLine>> {
        let plays = self.reads_players_only(person);
        let reads = |line: &&Line| line.room == ChatRoom::Players || !plays;
        let lines = self.lines[from..].iter().filter(reads).map(|line| self.line_for(person, line));
        let lines: Vec<ChatLine> = lines.collect();
        (!lines.is_empty()).then_some(lines)
    }

    fn line_for(&self, person: Option<&PersonId>, line: &Line) -> ChatLine {
        let Line { n, at, person: by, seat, name, room, key: _, said } = line;
        let unread = |person: &PersonId| self.has_muted(person, by);
        ChatLine {
            n: *n,
            at: millis(*at),
            name: name.clone(),
            seat: *seat,
            you: person == Some(by),
            room: *room,
            said: (!person.is_some_and(unread)).then(|| said.clone()),
            silenced: self.is_unwelcome(by, Unwelcome::Silenced),
        }
    }
}
