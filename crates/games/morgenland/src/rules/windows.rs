//! M14: windows: who is asked, what is revealed, and in which order it resolves.

use tabletop::{Countered, Given, Seat, Seats, Stage, Telling};

#[cfg(feature = "leaks")]
use crate::laws::Leak;
use crate::{Artifact, Card, Event, Field, Play, State, frame::Frame, state::Phase};

impl State {
    /// M14.1
    pub(crate) fn open_window(&mut self) {
        self.window.open();
    }

    /// Takes the window one step further, while nobody is asked.
    #[inline(never)]
    pub(crate) fn run_window(&mut self, told: &mut Telling<Event>) {
        match self.window.stage() {
            Stage::Asking => {
                self.window.ask(self.who_may_play());
                if !self.window.asked().is_empty() {
                    self.frames.push(Frame::Window);
                }
            }
            Stage::Resolving => match self.window.resolve_next(self.player_order()) {
                Some((seat, play)) => {
                    told.all(Event::Resolved { seat, play });
                    self.resolve(seat, play, told);
                }
                None => self.window.finish(),
            },
            Stage::Shut => (),
        }
    }

    /// M14.8: who is asked, by what everybody knows.
    fn who_may_play(&self) -> Seats {
        Seats::first(self.players()).iter().filter(|&seat| self.may_play(seat)).collect()
    }

    /// M14.8
    pub(crate) fn may_play(&self, seat: Seat) -> bool {
        self.may_cast(seat) || self.may_use(seat)
    }

    /// M14.8 (1)
    fn may_cast(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        #[cfg(feature = "leaks")]
        if Leak::AskedByHand.is_planted() && player.spells.len() == 1 {
            return player.spells.iter().any(|it| it.index() > 6) && player.lit;
        }
        !player.spells.is_empty() && (player.lit || (self.has_use(seat) && self.could_have(seat, Artifact::Lamp)))
    }

    /// M14.8 (2)
    fn may_use(&self, seat: Seat) -> bool {
        if !self.has_use(seat) {
            return false;
        }
        let could = |artifact| self.could_have(seat, artifact);
        (could(Artifact::Counterspell) && self.is_spell_to_counter(seat))
            || (could(Artifact::Carpet) && self.is_placed() && self.is_field_for_a_carpet(seat))
            || (could(Artifact::Double) && self.has_figure_to_double(seat))
            || (could(Artifact::Key) && self.needs_key(seat))
    }

    /// M13.A, M7.3
    pub(crate) fn has_use(&self, seat: Seat) -> bool {
        let most = if self.magic.djinn == Some(seat) { 2 } else { 1 };
        self.player(seat).used.count() < most
    }

    /// Could the player have an unused artifact of this kind, by what everybody knows?
    fn could_have(&self, seat: Seat, artifact: Artifact) -> bool {
        let player = self.player(seat);
        player.shown.of(artifact) > player.used.of(artifact) || player.artifacts.count() > player.shown.count()
    }

    /// Is placing over?
    pub(crate) fn is_placed(&self) -> bool {
        matches!(self.phase, Phase::Reaching(_) | Phase::Evaluating(_))
    }

    fn is_field_for_a_carpet(&self, seat: Seat) -> bool {
        self.entries(seat, true).iter().any(|field| self.is_open(field))
    }

    fn has_figure_to_double(&self, seat: Seat) -> bool {
        let Some(field) = self.evaluating() else { return false };
        self.pieces.iter().any(|piece| piece.owner == seat && piece.field == field)
    }

    /// M13.5: at the guard, not settled, and too weak or not there.
    pub(crate) fn needs_key(&self, seat: Seat) -> bool {
        self.evaluating() == Some(Field::Guard)
            && !self.settled.contains(seat)
            && !self.magic.keys.contains(seat)
            && self.strength(seat, Field::Guard) < self.guard.strength
    }

    /// The field being evaluated.
    pub(crate) fn evaluating(&self) -> Option<Field> {
        if let Phase::Evaluating(field) = self.phase { Some(field) } else { None }
    }

    /// M12.E: neither evaluated nor passed over.
    pub(crate) fn is_open(&self, field: Field) -> bool {
        match self.phase {
            Phase::Preparing | Phase::Placing(_) => true,
            Phase::Reaching(next) | Phase::Evaluating(next) => field >= next,
            Phase::Closing | Phase::Over => false,
        }
    }

    /// M14.2: a whole answer; with the last one all are revealed.
    pub(crate) fn give_answer(&mut self, seat: Seat, given: Given<Play>, told: &mut Telling<Event>) {
        self.window.answer(seat, given);
        if !self.window.waiting().is_empty() {
            return;
        }
        self.frames.pop();
        let plays = self.window.close(self.player_order());
        told.all(if plays.is_empty() { Event::AllPass } else { Event::Revealed { plays: plays.len() as u8 } });
        plays.iter().for_each(|&(seat, play)| self.reveal(seat, play, told));
    }

    /// M14.6: the player about to decide begins a window with a play that everybody sees at once.
    pub(crate) fn begin_with(&mut self, seat: Seat, play: Play, told: &mut Telling<Event>) {
        self.frames.pop();
        self.window.open();
        self.reveal(seat, play, told);
    }

    /// M14.2, M14.3
    fn reveal(&mut self, seat: Seat, play: Play, told: &mut Telling<Event>) {
        told.all(Event::Played { seat, play });
        if let Some(spell) = play.card.spell() {
            self.light_a_lamp(seat, told);
            self.player_mut(seat).spells.remove(spell);
            self.spells.discards.add(spell);
            self.part_twins(seat, spell);
        }
        let countered = self.window.reveal(seat, play);
        if let Card::Artifact(artifact) = play.card {
            self.show_artifact(seat, artifact);
            if countered != Some(Countered::TooLate) {
                self.player_mut(seat).used.add(artifact);
            }
        }
        match countered {
            Some(Countered::Works(at)) => told.all(Event::Cancelled { play: at }),
            // A Parasite that comes too late is spent like any other spell.
            Some(Countered::TooLate) if play.card.spell().is_none() => {
                self.magic.taken_back[seat.index()] += 1;
                told.all(Event::TakenBack { seat });
            }
            Some(Countered::TooLate) | None => (),
        }
    }

    /// M13.1: it stays lit whatever becomes of the spell.
    fn light_a_lamp(&mut self, seat: Seat, told: &mut Telling<Event>) {
        if self.player(seat).lit {
            return;
        }
        self.show_artifact(seat, Artifact::Lamp);
        let player = self.player_mut(seat);
        player.used.add(Artifact::Lamp);
        player.lit = true;
        told.all(Event::Lit { seat });
    }

    /// Unless everybody knows of an unused one of this kind, it was among the player's unknown ones.
    pub(crate) fn show_artifact(&mut self, seat: Seat, artifact: Artifact) {
        let player = self.player(seat);
        if player.shown.of(artifact) == player.used.of(artifact) {
            self.note_shown(seat, artifact);
            self.player_mut(seat).shown.add(artifact);
        }
    }
}
