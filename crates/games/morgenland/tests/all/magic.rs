//! Shorthand for scenarios of the professional game.

use morgenland::{Field, Scene, Spell};

use crate::table::Table;

pub(crate) const TENT: Field = Field::Tent;
pub(crate) const DJINN: Field = Field::Djinn;
pub(crate) const MARKET: Field = Field::Market;
pub(crate) const ROOM: Field = Field::Room1;

/// A scene in which players 0, 1 … have a lit Lamp and one of these spells each.
pub(crate) fn casters(players: u8, spells: &[Spell]) -> Scene {
    let scene = Scene::pro(players);
    (0..).zip(spells).fold(scene, |scene, (player, &spell)| scene.lamp_lit(player).spells(player, &[spell]))
}

impl Table {
    /// Everybody who is asked passes, until no window is open.
    pub(crate) fn all_pass(&mut self) {
        while self.state.asked() == "window" {
            self.pass_round();
        }
    }

    /// One round of answers, all passes.
    pub(crate) fn pass_round(&mut self) {
        let (_, asked) = self.asked();
        for player in asked {
            self.says(&format!("{player}: pass"));
        }
    }

    /// This player plays, all others who are asked pass; then all pass until something else is asked.
    pub(crate) fn alone(&mut self, play: &str) {
        self.answers(&[play]);
        self.all_pass();
    }

    /// Everybody who is asked answers: with one of these, or a pass. `1: second-chance #3 market` is a move in two steps.
    pub(crate) fn answers(&mut self, plays: &[&str]) {
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
    pub(crate) fn plays(&mut self, play: &str) {
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
    pub(crate) fn refuses_play(&mut self, play: &str) -> morgenland::Illegal {
        self.refuses(&play.replacen(": ", ": play ", 1))
    }

    pub(crate) fn hoard(&self, player: u8) -> u32 {
        self.state.hoard_of(player).total()
    }
}
