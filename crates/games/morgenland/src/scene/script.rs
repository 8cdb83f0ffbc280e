//! Shorthand for scenarios of the professional game.

use super::Table;
use crate::{Field, Illegal, Scene, Spell, Unplayable};

/// The Tent.
pub const TENT: Field = Field::Tent;
/// The Djinn's House.
pub const DJINN: Field = Field::Djinn;
/// The Market.
pub const MARKET: Field = Field::Market;
/// The first room.
pub const ROOM: Field = Field::Room1;

/// A scene in which players 0, 1 … have a lit Lamp and one of these spells each.
pub fn casters(players: u8, spells: &[Spell]) -> Scene {
    let scene = Scene::pro(players);
    (0..).zip(spells).fold(scene, |scene, (player, &spell)| scene.lamp_lit(player).spells(player, &[spell]))
}

#[allow(clippy::missing_panics_doc, reason = "tests want to know where it went wrong")]
impl Table {
    /// Everybody who is asked passes, until no window is open.
    pub fn all_pass(&mut self) {
        while self.state.asked() == "window" {
            self.pass_round();
        }
    }

    /// One round of answers, all passes.
    pub fn pass_round(&mut self) {
        let (_, asked) = self.asked();
        for player in asked {
            self.says(&format!("{player}: pass"));
        }
    }

    /// This player plays, all others who are asked pass; then all pass until something else is asked.
    pub fn alone(&mut self, play: &str) {
        self.answers(&[play]);
        self.all_pass();
    }

    /// Everybody who is asked answers: with one of these, or a pass. `1: second-chance #3 market` is a move in two steps.
    pub fn answers(&mut self, plays: &[&str]) {
        let (_, asked) = self.asked();
        for player in asked {
            let mine = format!("{player}: ");
            match plays.iter().find(|play| play.starts_with(&mine)) {
                Some(play) => self.plays(play),
                None => self.says(&format!("{player}: pass")),
            }
        }
    }

    /// Declares a play, in a window or before a decision.
    pub fn plays(&mut self, play: &str) {
        let words: Vec<&str> = play.split(' ').collect();
        match words[..] {
            [player, card @ ("second-chance" | "teleport"), mark, field] => {
                self.says(&format!("{player} play {card} {mark}"));
                self.says(&format!("{player} to {field}"));
            }
            _ => self.says(&play.replacen(": ", ": play ", 1)),
        }
    }

    /// Why this play is refused.
    pub fn refuses_play(&mut self, play: &str) -> Illegal {
        self.refuses(&play.replacen(": ", ": play ", 1))
    }

    /// Why the card of this play cannot be played like this.
    pub fn why_not(&mut self, play: &str) -> Unplayable {
        self.why_not_said(&play.replacen(": ", ": play ", 1))
    }

    /// The same for an answer that is written out.
    pub fn why_not_said(&mut self, answer: &str) -> Unplayable {
        let refused = self.refuses(answer);
        let Illegal::Unplayable { why, .. } = refused else { panic!("`{answer}` was refused otherwise: {refused}") };
        why
    }

    /// How many units a player has.
    pub fn hoard(&self, player: u8) -> u32 {
        self.state.hoard_of(player).total()
    }
}
