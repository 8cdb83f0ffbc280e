//! Studies: what a viewer lets the rules work out before they answer.

use tabletop_host::{Advice, AnswerKey};

use super::Attendant;
use crate::{
    api::FromServer,
    hall::{Takes, listeners::frame, order::read_study},
    refusal::Refused,
};

impl Attendant {
    /// Lets another thread work on what this listener may see, so that the table does not wait. The result goes to this socket
    /// alone.
    pub(super) fn study(&self, listener: u64, key: &AnswerKey, what: &str) -> Result<(), Refused> {
        let Some(speaker) = self.listeners.get(listener) else { return Ok(()) };
        let table = self.table.as_ref().ok_or(Refused::NotPlaying)?;
        let what = read_study(what);
        let takes = Takes::of_study(&what);
        let viewer = self.sheet.viewer(speaker.person());
        let advice = match self.sheet.persons().len() {
            _ if self.sheet.stakes.is_strict() => Advice::Never,
            1 => Advice::Free,
            _ => Advice::AsAgreed,
        };
        let studying = table.study(viewer, what, advice);
        let (outlet, key) = (speaker.outlet(), key.to_string());
        let work = move |among: u32| {
            if !outlet.is_closed() {
                // A socket that cannot take it is dropped with its next message.
                outlet.say(&[frame(&FromServer::Studied { key, answer: studying.find_among(among) })]);
            }
        };
        let added = self.thinkers.aside.study(takes, speaker.person(), work);
        if added { Ok(()) } else { Err(Refused::TooMany) }
    }
}
