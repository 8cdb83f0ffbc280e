//! Positions of the professional game built by hand, for tests. Only with the feature `scene`.

use tabletop::Seats;

use super::seat;
use crate::{
    Artifact, Field, Scene, Setup, Spell, State,
    state::{Phase, Piece},
    view::memory::{Token, Witnesses},
};

impl Scene {
    /// The professional game for this many players. Everybody has a Lamp, the stacks lie as dealt with their tops face up.
    ///
    /// # Panics
    ///
    /// If there is no such game.
    pub fn pro(players: u8) -> Scene {
        let setup: Setup = format!("players={players} version=pro").parse().expect("three to five players");
        Scene::of(&setup)
    }

    /// M3.3
    pub(crate) fn turn_up(&mut self) {
        if self.state.is_pro() {
            for (room, stack) in self.state.stacks.iter_mut().enumerate() {
                if let Some(top) = stack.last_mut() {
                    top.seen = Witnesses::EVERYBODY;
                    self.state.face_up |= 1 << room;
                }
            }
        }
    }

    pub(crate) fn note_empty_fields(&mut self) {
        let empty = Field::ALL.into_iter().filter(|&it| it.is_city() && self.state.present(it).is_empty());
        self.state.magic.empty = empty.collect();
    }

    /// Spells in hand, taken from the deck.
    ///
    /// # Panics
    ///
    /// If one of them is not there.
    #[must_use]
    pub fn spells(mut self, player: u8, spells: &[Spell]) -> Scene {
        for &spell in spells {
            let at = self.state.spells.deck.iter().position(|&it| it == spell).expect("in the deck");
            self.state.spells.deck.remove(at);
            self.state.player_mut(seat(player)).spells.add(spell);
        }
        self
    }

    /// Leaves these spells in the deck, the next one last; the others are discarded.
    #[must_use]
    pub fn spell_deck(mut self, spells: &[Spell]) -> Scene {
        let pile = &mut self.state.spells;
        pile.deck.iter().filter(|spell| !spells.contains(spell)).for_each(|&spell| pile.discards.add(spell));
        pile.deck = spells.iter().copied().collect();
        self
    }

    /// The Lamp is lit, and used.
    #[must_use]
    pub fn lamp_lit(self, player: u8) -> Scene {
        let mut scene = self.used(player, Artifact::Lamp);
        scene.state.player_mut(seat(player)).lit = true;
        scene
    }

    /// The player has used this artifact.
    #[must_use]
    pub fn used(mut self, player: u8, artifact: Artifact) -> Scene {
        self.state.player_mut(seat(player)).used.add(artifact);
        self
    }

    /// The player may use two artifacts this round.
    #[must_use]
    pub fn djinn(mut self, player: u8) -> Scene {
        self.state.magic.djinn = Some(seat(player));
        self
    }

    /// Nobody else knows the kind of these artifacts of the player.
    #[must_use]
    pub fn unknown(mut self, player: u8, artifacts: &[Artifact]) -> Scene {
        for &artifact in artifacts {
            self.state.player_mut(seat(player)).shown.remove(artifact);
        }
        self
    }

    /// An artifact of the player that nobody else has seen. Wherever it comes from, the last room's stack is one lower for it.
    ///
    /// # Panics
    ///
    /// If there is none left face down.
    #[must_use]
    pub fn unseen(mut self, player: u8, artifact: Artifact) -> Scene {
        let last = usize::from(self.state.players()) - 1;
        let hidden = |stack: &[Token]| stack.iter().position(|it| it.kind == artifact && !it.seen.is_everybody());
        let mut stacks = self.state.stacks.iter().enumerate();
        let (room, at) = stacks.find_map(|(room, stack)| Some((room, hidden(stack)?))).expect("one face down");
        self.state.stacks[room][at] = self.state.stacks[last][0];
        self.state.stacks[last].remove(0);
        self.state.player_mut(seat(player)).artifacts.add(artifact);
        self
    }

    /// A room's stack, bottom first; what it had before goes to a player who keeps it hidden, and what it has now comes
    /// from other stacks or from that player.
    ///
    /// # Panics
    ///
    /// If there are too few of them.
    #[must_use]
    pub fn stacked(mut self, room: usize, artifacts: &[Artifact], to: u8) -> Scene {
        let owner = usize::from(to);
        while let Some(token) = self.state.stacks[room - 1].pop() {
            self.state.players[owner].artifacts.add(token.kind);
        }
        for &artifact in artifacts {
            let own = self.state.players[owner].artifacts.of(artifact) > self.state.players[owner].shown.of(artifact);
            if own {
                self.state.players[owner].artifacts.remove(artifact);
            } else {
                let mut others = self.state.stacks.iter_mut().enumerate().filter(|(at, _)| *at != room - 1);
                let found =
                    others.find_map(|(_, stack)| Some((stack.iter().position(|it| it.kind == artifact)?, stack)));
                let (at, stack) = found.expect("such an artifact");
                stack.remove(at);
            }
            self.state.stacks[room - 1].push(Token::unseen(artifact));
        }
        self.state.face_up = 0;
        self.turn_up();
        self
    }

    /// Figures from hand to a field, face up.
    #[must_use]
    pub fn open_figures(self, player: u8, field: Field, strengths: &[u8]) -> Scene {
        let mut scene = self.figures(player, field, strengths);
        let count = scene.state.pieces.len();
        scene.state.pieces[count - strengths.len()..].iter_mut().for_each(|piece| piece.face_up = true);
        scene
    }

    /// A Carpet of the player that lies there, used.
    #[must_use]
    pub fn carpet(self, player: u8, field: Field) -> Scene {
        let mut scene = self.artifacts(player, &[Artifact::Carpet]).used(player, Artifact::Carpet);
        let owner = seat(player);
        scene.state.arrive(Piece { owner, field, strength: 3, face_up: true, carpet: true, ..Piece::default() });
        scene
    }

    /// M12.5 is in force.
    #[must_use]
    pub fn reversed(mut self) -> Scene {
        self.state.magic.reversed = true;
        self
    }

    /// M12.15: this field is closed.
    #[must_use]
    pub fn closed(mut self, field: Field) -> Scene {
        self.state.magic.closed.add(field);
        self
    }

    /// At a room: this player was not admitted.
    #[must_use]
    pub fn turned_away(mut self, player: u8) -> Scene {
        self.state.admitted = self.state.admitted.without(seat(player));
        self
    }

    /// M14.1 (a): the round is prepared.
    pub fn prepared(mut self) -> State {
        self.state.phase = Phase::Placing(self.state.camel);
        self.state.open_window();
        self.go().0
    }

    /// M14.1 (b): the window before this player's placement.
    pub fn before_placing(mut self, player: u8) -> State {
        self.state.phase = Phase::Placing(seat(player));
        self.state.open_window();
        self.go().0
    }

    /// M14.1 (c): all figures are placed.
    pub fn placed(mut self) -> State {
        self.empty_hands();
        self.note_empty_fields();
        self.state.phase = Phase::Reaching(Field::Crowns);
        self.state.open_window();
        self.go().0
    }

    /// M14.1 (e): the caves are evaluated, the city is not.
    pub fn before_the_city(mut self) -> State {
        self.empty_hands();
        self.note_empty_fields();
        self.state.phase = Phase::Reaching(Field::Tent);
        self.state.open_window();
        self.go().0
    }

    /// These players are admitted, the others are not; the room is turned up.
    pub fn in_the_palace(mut self, admitted: &[u8], room: Field) -> State {
        self.empty_hands();
        self.note_empty_fields();
        self.state.settled = Seats::first(self.state.players());
        self.state.admitted = admitted.iter().map(|&player| seat(player)).collect();
        self.state.guard.face_up = true;
        self.state.phase = Phase::Reaching(room);
        self.go().0
    }
}
