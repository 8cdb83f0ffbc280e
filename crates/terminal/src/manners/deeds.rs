//! What a person can do at a table of a house besides playing and writing.

use tabletop::Seat;
use words::Arg;

use super::{ChairKind, Manner, Manners, Status};
use crate::{Voice, number};

/// One thing to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// What it is called.
    pub label: String,
    /// What comes of it.
    pub why: Option<String>,
    /// The question before it is done, where it is hard to undo.
    pub sure: Option<String>,
    /// The deed.
    pub does: Manner,
}

const DAY: i64 = 86_400_000;

impl Manners {
    /// All that can be done now, first of all what others wait for.
    pub fn deeds(&self, voice: &Voice) -> Vec<Deed> {
        let mut deeds = self.answers(voice);
        let deed = |id: &str, why: Option<String>, does| Deed { label: voice.say(id, []), why, sure: None, does };
        if self.plays() && self.clocks.is_some() && !self.is_paused() && self.table.pause.is_none() {
            deeds.push(deed("pause-ask", Some(voice.say("pause-why", [])), Manner::Pause(true)));
        }
        let hands = self.me().and_then(|me| self.clocks.as_ref()?.seats.get(me.index()));
        if let Some(hands) = hands.filter(|it| self.plays() && (it.holidays > 0 || it.holiday.is_some())) {
            let (days, hours) = (hands.holidays / DAY, hands.holidays % DAY / 3_600_000);
            let why = voice.say("holiday-left", [("days", number(days)), ("hours", number(hours))]);
            let take = hands.holiday.is_none();
            deeds.push(deed(if take { "holiday-take" } else { "holiday-end" }, Some(why), Manner::Holiday(take)));
        }
        deeds.extend(self.calls(voice));
        if self.plays() || self.mine().is_some() && self.table.status == Status::Waiting {
            let leaves = deed("manners-leave", Some(voice.say("manners-leave-why", [])), Manner::Leave);
            deeds.push(Deed { sure: Some(voice.say("manners-leave-sure", [])), ..leaves });
        }
        if self.plays() {
            let resigns = deed("manners-resign", Some(voice.say("manners-resign-why", [])), Manner::Resign);
            deeds.push(Deed { sure: Some(voice.say("manners-resign-sure", [])), ..resigns });
        }
        deeds
    }

    /// What the others, or the house, wait for.
    fn answers(&self, voice: &Voice) -> Vec<Deed> {
        let mut deeds = Vec::new();
        let mut add = |id: &str, why: Option<String>, does| {
            deeds.push(Deed { label: voice.say(id, []), why, sure: None, does });
        };
        let me = self.me();
        let playing = self.table.status == Status::Playing;
        let absence = self.mine().and_then(|chair| chair.absence.as_deref());
        if playing && absence.is_some_and(|why| why != "resigned") {
            add("manners-back", None, Manner::Back);
        }
        if self.plays() && self.is_paused() {
            add("pause-end", None, Manner::Resume);
        }
        let asked = |wish: &super::Agreement, absent| me.is_some_and(|me| self.missing(wish, absent).contains(&me));
        if let Some(pause) = self.table.pause.as_ref().filter(|pause| playing && asked(pause, false)) {
            let why = voice.say("pause-wish", [("seat", Arg::Seat(pause.by))]);
            add("wish-yes", Some(why.clone()), Manner::Pause(true));
            add("wish-no", Some(why), Manner::Pause(false));
        }
        if let Some(wish) = self.table.wish.as_ref().filter(|wish| playing && asked(wish, true)) {
            let why = voice.say("wish-title", [("seat", Arg::Seat(wish.by))]);
            add("wish-yes", Some(why.clone()), Manner::Agree(true));
            add("wish-no", Some(why), Manner::Agree(false));
        }
        if self.table.wish.as_ref().is_some_and(|wish| Some(wish.by) == me) {
            add("wish-drop", None, Manner::Agree(false));
        }
        deeds
    }

    /// For whom a bot can be called: persons who are gone, where no clock runs.
    fn calls(&self, voice: &Voice) -> Vec<Deed> {
        let may = self.table.status == Status::Playing && self.clocks.is_none() && (self.plays() || self.table.owner);
        let me = self.me();
        let chairs = self.table.seats.iter().enumerate().filter(|_| may);
        let gone =
            chairs.filter(|(_, it)| it.kind == ChairKind::Person && !it.you && !it.online && it.absence.is_none());
        let called = |seat: Seat| {
            self.table.calls.iter().any(|call| call.seat == seat && me.is_some_and(|me| call.agreed.contains(me)))
        };
        let deed = |seat: Seat| Deed {
            label: voice.say("manners-call", [("seat", Arg::Seat(seat))]),
            why: Some(voice.say(if self.table.owner { "manners-call-owner" } else { "manners-call-why" }, [])),
            sure: None,
            does: Manner::CallBot(seat),
        };
        gone.filter_map(|(at, _)| Seat::new(at as u8)).filter(|seat| !called(*seat)).map(deed).collect()
    }
}
