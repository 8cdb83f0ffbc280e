//! K15: windows: who is asked, what is revealed, and in which order it resolves.

use tabletop::{Chance, Countered, Fate, Given, Played, Seat, Seats, Stage, Telling};

use crate::{Artifact, Artifacts, Card, Event, Frame, Moment, Phase, Place, Play, Spell, Spells, State, state::Player};

impl State {
    /// K15.1: which moment it is.
    pub(crate) fn moment(&self) -> Moment {
        match self.phase {
            Phase::Preparing => Moment::A,
            Phase::Placing if self.heroes.is_empty() => Moment::A,
            Phase::Placing => Moment::B,
            Phase::Reaching(Place::Tent) => Moment::E,
            Phase::Reaching(Place::Room1) => Moment::F,
            Phase::Reaching(place) if place.room().is_some() => Moment::G,
            Phase::Reaching(_) => Moment::C,
            Phase::Revealed(_) => Moment::D,
            Phase::Settling(_) | Phase::Guarding | Phase::Closing | Phase::Over => Moment::O,
        }
    }

    /// K15.1: opens a window, unless nobody could play anything: that counts as all passes.
    pub(crate) fn open_window(&mut self) {
        let seats = self.who_may_play();
        if !seats.is_empty() {
            self.window.open();
            self.window.ask(seats);
            self.frame = Some(Frame::Window);
        }
    }

    /// Takes the window one step further, while nobody is asked.
    pub(crate) fn run_window(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        // K14.22: what resolved before has now had its effect.
        if let Some(spell) = self.casting.take() {
            self.spell_discard.add(spell);
        }
        if self.window.stage() == Stage::Asking {
            let seats = self.who_may_play();
            self.window.ask(seats);
            self.frame = (!seats.is_empty()).then_some(Frame::Window);
        } else if let Some((seat, play)) = self.window.resolve_next(self.player_order()) {
            told.all(Event::Resolved { seat, play });
            self.casting = play.card.spell();
            self.resolve(seat, play, chance, told);
        } else {
            self.window.finish();
        }
    }

    /// K15.9: who is asked, by what everybody knows.
    fn who_may_play(&self) -> Seats {
        let moment = self.moment();
        let timely = self.timely(moment);
        let armed = |player: &Player| !player.spells.is_empty() || player.unplayed().mask() & timely != 0;
        let armed: Seats = self.seated().filter(|(_, player)| armed(player)).map(|(seat, _)| seat).collect();
        if armed.is_empty() {
            return armed;
        }
        let unspent = self.unspent(moment);
        armed.iter().filter(|&seat| self.may_play_of(seat, moment, timely, unspent)).collect()
    }

    /// K15.9
    pub(crate) fn may_play(&self, seat: Seat, moment: Moment) -> bool {
        self.may_play_of(seat, moment, self.timely(moment), self.unspent(moment))
    }

    /// The same, given the artifacts for this moment and the spells that could be in the hand.
    fn may_play_of(&self, seat: Seat, moment: Moment, timely: u64, unspent: u64) -> bool {
        let player = self.player(seat);
        let usable = Artifacts::from_bits(player.unplayed().mask() & timely);
        if usable.kinds().any(|kind| self.could_use(seat, kind)) {
            return true;
        }
        if player.spells.is_empty() {
            return false;
        }
        #[cfg(feature = "leaks")]
        let unspent = if crate::Leak::AskedByHand.is_planted() { unspent & player.spells.mask() } else { unspent };
        Spells::from_bits(unspent).kinds().any(|spell| self.could_cast(seat, spell, moment))
    }

    /// The artifacts for this moment, as bits; a Counterspell needs a play to answer.
    fn timely(&self, moment: Moment) -> u64 {
        let counterspell =
            if self.window.plays().is_empty() { 0 } else { Artifacts::only(Artifact::Counterspell).bits() };
        self.setup.timetable().artifacts_at(moment) | counterspell
    }

    /// The spells for this moment of which a copy is left that is neither discarded nor declared, as bits.
    fn unspent(&self, moment: Moment) -> u64 {
        let mut spent = self.spell_discard;
        let declared = self.window.plays().iter().filter(|it| it.fate == Fate::Stands);
        for spell in declared.filter_map(|it| it.play.card.spell()).chain(self.casting) {
            spent.add(spell);
        }
        self.setup.all_spells().minus(spent).mask() & self.setup.timetable().spells_at(moment)
    }

    fn could_use(&self, seat: Seat, artifact: Artifact) -> bool {
        match artifact {
            Artifact::Counterspell => {
                (0..self.window.plays().len() as u8).any(|at| self.check_counter(seat, at).is_ok())
            }
            Artifact::Lamp | Artifact::Double | Artifact::Carpet | Artifact::Key => self.is_of_use(seat, artifact),
        }
    }

    fn could_cast(&self, seat: Seat, spell: Spell, moment: Moment) -> bool {
        if spell != Spell::Parasite {
            return self.is_castable(seat, spell);
        }
        let mut timely = Artifacts::from_bits(self.setup.timetable().artifacts_at(moment)).kinds();
        timely.any(|kind| self.check_copy(seat, kind).is_ok() && self.is_of_use(seat, kind))
    }

    /// K15.2: a whole answer; with the last one all are revealed.
    pub(crate) fn give_answer(&mut self, seat: Seat, given: Given<Play>, told: &mut Telling<Event>) {
        self.window.answer(seat, given);
        if self.window.waiting().is_empty() {
            self.frame = None;
            let plays = self.window.close(self.player_order());
            let count = plays.len() as u8;
            told.all(if count == 0 { Event::AllPass } else { Event::Revealed { plays: count } });
            if count > 0 {
                self.recent.clear();
            }
            for &(seat, play) in &plays {
                self.reveal(seat, play, told);
            }
        }
    }

    /// K15.12: the player with the offer opens a window by a play that everybody sees at once.
    pub(crate) fn open_with(&mut self, seat: Seat, play: Play, told: &mut Telling<Event>) {
        self.window.open();
        self.recent.clear();
        self.reveal(seat, play, told);
    }

    /// K15.3, K15.5
    fn reveal(&mut self, seat: Seat, play: Play, told: &mut Telling<Event>) {
        told.all(Event::Played { seat, play });
        self.recent.push(Played { seat, play, fate: Fate::Stands });
        let countered = self.window.reveal(seat, play);
        if countered == Some(Countered::TooLate) {
            return told.all(Event::TakenBack { seat });
        }
        match play.card {
            Card::Artifact(artifact) => {
                let player = self.player_mut(seat);
                player.played.add(artifact);
                player.fresh.add(artifact);
            }
            Card::Spell(spell) => self.lay_open(seat, spell),
            Card::Copy(_) => self.lay_open(seat, Spell::Parasite),
        }
        if let Some(Countered::Works(at)) = countered {
            told.all(Event::Cancelled { play: at });
            let cancelled = self.window.plays()[usize::from(at)].play.card.spell();
            self.spell_discard.add(cancelled.expect("only spells are countered"));
        }
    }

    /// A spell leaves the hand and lies open.
    fn lay_open(&mut self, seat: Seat, spell: Spell) {
        self.player_mut(seat).spells.take(spell);
        self.spells.show(seat.index(), spell);
        if let Some(at) = self.gifts.iter().position(|gift| gift.to == seat && gift.spell == spell) {
            self.gifts.remove(at);
        }
    }

    /// The first step of an answer in two, which only its player knows of.
    pub(crate) fn begun(&self, seat: Seat) -> Option<Play> {
        if let Given::Begun(play) = self.window.given(seat) { Some(play) } else { None }
    }

    /// K15.2: a play is chosen; a move is not complete yet.
    pub(crate) fn declare(&mut self, seat: Seat, play: Play, told: &mut Telling<Event>) {
        if play.card.moves() {
            self.window.answer(seat, Given::Begun(play));
        } else {
            self.give_answer(seat, Given::Play(play), told);
        }
    }
}
