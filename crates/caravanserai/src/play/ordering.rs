//! Standing orders and taking back at the terminal.

use super::Session;
use crate::{
    out::Out,
    tongue::{say, text},
};

impl Session<'_> {
    /// Answers by my orders, if they answer what I am asked. Each that is at work is told once.
    pub(super) fn obeys(&mut self, out: &mut Out) -> anyhow::Result<bool> {
        let Some(question) = self.table.question(self.me) else { return Ok(false) };
        let Some(key) = question.order else {
            self.at_work.clear();
            return Ok(false);
        };
        if !self.at_work.contains(&key) {
            let said = self.table.orders(self.me).into_iter().find(|order| order.key == key).map(|order| order.said);
            let order = said.map_or_else(|| key.clone(), |said| self.voice.tell(&said));
            out.tell(&say("term-by-order", [("order", text(order))]))?;
            self.at_work.push(key);
        }
        let luck = self.luck.step(self.table.steps() as u64 + 1);
        let played = self.table.obey(self.me, question.asked, luck)?;
        self.told(played, out)?;
        Ok(true)
    }

    /// Lists my orders.
    pub(super) fn list_orders(&self, out: &mut Out) -> anyhow::Result<()> {
        out.tell(&say("term-orders", []))?;
        for order in self.table.orders(self.me) {
            let mark = if order.on { "[x]" } else { "[ ]" };
            out.tell(&format!("  {mark} {:<8} {}", order.key, self.voice.tell(&order.said)))?;
        }
        Ok(())
    }

    /// `KEY on` or `KEY off`; true if it was done.
    pub(super) fn give_order(&mut self, words: &str, out: &mut Out) -> anyhow::Result<bool> {
        let given = match words.split_once(' ').map(|(key, on)| (key, on.trim())) {
            Some((key, "on")) => self.table.order(self.me, key, true),
            Some((key, "off")) => self.table.order(self.me, key, false),
            Some(_) | None => {
                out.tell(&say("term-order-how", []))?;
                return Ok(false);
            }
        };
        match &given {
            Ok(()) => self.list_orders(out)?,
            Err(refusal) => out.tell(&say("term-refused", [("why", text(self.voice.cited(&refusal.said())))]))?,
        }
        Ok(given.is_ok())
    }

    /// Takes back my last answer, or all of my turn; true if it was done. What has been seen goes back too: I am the only
    /// person here who could mind.
    pub(super) fn take_back(&mut self, all: bool, out: &mut Out) -> anyhow::Result<bool> {
        let played = if all && self.table.can_undo(self.me) {
            self.table.take_back_all(self.me)
        } else {
            self.table.take_back(self.me, true).map(|played| vec![played])
        };
        match played {
            Ok(played) => {
                for played in played {
                    self.told(played, out)?;
                }
                Ok(true)
            }
            Err(refusal) => {
                out.tell(&say("term-refused", [("why", text(self.voice.cited(&refusal.said())))]))?;
                Ok(false)
            }
        }
    }
}
