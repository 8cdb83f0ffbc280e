//! Standing orders and taking back, line by line.

use super::plain::Session;
use crate::{
    out::Out,
    tongue::{say, text},
};

impl Session {
    /// Lists this person's orders.
    pub(super) fn list_orders(&self, out: &mut Out) -> anyhow::Result<()> {
        out.tell(&say("term-orders", []))?;
        for order in self.sitting.table.orders(self.me) {
            let mark = if order.on { "[x]" } else { "[ ]" };
            out.tell(&format!("  {mark} {:<8} {}", order.key, self.teller.voice.tell(&order.said)))?;
        }
        Ok(())
    }

    /// `KEY on` or `KEY off`; true if it was done.
    pub(super) fn give_order(&mut self, words: &str, out: &mut Out) -> anyhow::Result<bool> {
        let given = match words.split_once(' ').map(|(key, on)| (key, on.trim())) {
            Some((key, "on")) => self.sitting.table.order(self.me, key, true),
            Some((key, "off")) => self.sitting.table.order(self.me, key, false),
            Some(_) | None => {
                out.tell(&say("term-order-how", []))?;
                return Ok(false);
            }
        };
        match &given {
            Ok(()) => self.list_orders(out)?,
            Err(refusal) => {
                out.tell(&say("term-refused", [("why", text(self.teller.voice.cited(&refusal.said())))]))?;
            }
        }
        Ok(given.is_ok())
    }

    /// Takes back the last answer, or all of the turn; true if it was done.
    pub(super) fn take_back(&mut self, all: bool, out: &mut Out) -> anyhow::Result<bool> {
        match self.sitting.take_back(self.me, all)? {
            Ok(played) => {
                for played in played {
                    self.told(&played, out)?;
                }
                Ok(true)
            }
            Err(refusal) => {
                out.tell(&say("term-refused", [("why", text(self.teller.voice.cited(&refusal.said())))]))?;
                Ok(false)
            }
        }
    }
}
