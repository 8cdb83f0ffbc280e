//! M14.9: declaring a play: it needs its moment and a legal target now, by what its player knows.

use tabletop::{Given, Seat, Seats, Telling};

use crate::{
    Action, Artifact, Card, Event, Field, Illegal, Mark, Play, Spell, State, Target,
    frame::Frame,
    spell::{Aim, Timing},
    state::{Phase, Piece},
};

impl State {
    /// May he play this now? Of a move, its figure.
    pub(crate) fn check_play(&self, seat: Seat, play: Play) -> Result<(), Illegal> {
        if self.begun(seat).is_some() {
            return Err(Illegal::OtherQuestion);
        }
        self.check_card(seat, play.card)?;
        self.check_target(seat, play)
    }

    /// The card: is it his, may he use it, is this its moment?
    fn check_card(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let player = self.player(seat);
        match card {
            Card::Artifact(Artifact::Lamp | Artifact::Scroll) => return Err(Illegal::WrongMoment), // M13.1, M13.6
            Card::Artifact(artifact) => {
                if player.artifacts.of(artifact) <= player.used.of(artifact) {
                    return Err(Illegal::NoSuchArtifact);
                }
                if !self.has_use(seat) {
                    return Err(Illegal::NoUseLeft);
                }
            }
            Card::Spell(Spell::Parasite) => return Err(Illegal::WrongTarget), // M12.20: it names an artifact
            Card::Spell(spell) => self.check_spell(seat, spell)?,
            Card::Copy(artifact) => {
                self.check_spell(seat, Spell::Parasite)?;
                self.check_copy(seat, artifact)?;
            }
        }
        self.check_moment(seat, card)
    }

    /// M12.A
    fn check_spell(&self, seat: Seat, spell: Spell) -> Result<(), Illegal> {
        let player = self.player(seat);
        let lamps = player.artifacts.of(Artifact::Lamp) > player.used.of(Artifact::Lamp);
        if !player.spells.contains(spell) {
            return Err(Illegal::NoSuchSpell);
        }
        if !(player.lit || lamps && self.has_use(seat)) {
            return Err(Illegal::NoLamp);
        }
        Ok(())
    }

    /// M12.20, MR12: used by another player this round, and neither a Scroll nor a Lamp.
    fn check_copy(&self, seat: Seat, artifact: Artifact) -> Result<(), Illegal> {
        let mut others = Seats::first(self.players()).without(seat).iter();
        let used = others.any(|other| self.player(other).used.of(artifact) > 0);
        let copied = !matches!(artifact, Artifact::Lamp | Artifact::Scroll);
        if used && copied { Ok(()) } else { Err(Illegal::NothingToCopy) }
    }

    fn check_moment(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let fits = match card.timing() {
            Timing::Any => true,
            Timing::Offer => self.frames.last() == Some(&Frame::Offer(seat)),
            Timing::BeforeTheCity => self.phase == Phase::Reaching(Field::Tent) && !self.smuggled_fields().is_empty(),
            Timing::Cave => self.treasure_being_evaluated() > 0,
            Timing::Placing => {
                matches!(self.phase, Phase::Placing(_)) && self.others(seat).any(|it| !self.player(it).hand.is_empty())
            }
            Timing::AfterPlacing => self.is_placed(),
            Timing::Evaluating => self.evaluating().is_some(),
            Timing::Guard => self.needs_key(seat),
        };
        if fits && self.is_needed(seat, card) { Ok(()) } else { Err(Illegal::WrongMoment) }
    }

    /// M14.9: what plays without a target need.
    fn is_needed(&self, seat: Seat, card: Card) -> bool {
        match card {
            Card::Spell(Spell::CityTax) => self.others(seat).any(|it| self.has_piece(it, Field::is_city)),
            Card::Spell(Spell::SultansTax) => self.others(seat).any(|it| self.has_piece(it, |it| it.room().is_some())),
            Card::Spell(Spell::Trade) => self.player(seat).hoard.total() > 0,
            Card::Spell(Spell::LastWillBeFirst) => !self.magic.reversed,
            Card::Spell(Spell::Apprentice) => self.has_artifact_to_swap(seat),
            Card::Spell(_) | Card::Artifact(_) | Card::Copy(_) => true,
        }
    }

    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.player_order().filter(move |&other| other != seat)
    }

    pub(crate) fn has_piece(&self, seat: Seat, there: impl Fn(Field) -> bool) -> bool {
        self.pieces.iter().any(|piece| piece.owner == seat && there(piece.field))
    }

    /// M12.21: an artifact unused besides the Lamp that has to be lit for the spell.
    fn has_artifact_to_swap(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.artifacts.count() > player.used.count() + u8::from(!player.lit)
    }

    fn check_target(&self, seat: Seat, play: Play) -> Result<(), Illegal> {
        match (play.card.aim(), play.at) {
            (Aim::Nothing, Target::Nothing) => Ok(()),
            (Aim::Figure, Target::Figure(mark)) => match play.card {
                Card::Spell(_) => self.check_removal(mark, |owner| owner != seat),
                Card::Artifact(_) | Card::Copy(_) => self.check_double(seat, mark),
            },
            (Aim::Move, Target::Figure(mark)) => self.check_movable(seat, play.card, mark),
            (Aim::Field, Target::Field(field)) => self.check_field_target(seat, play.card, field),
            (Aim::Stack, Target::Field(field)) => self.check_stack(play.card, field),
            (Aim::Spell, Target::Play(at)) if self.may_counter(seat, at) => Ok(()),
            (Aim::Spell, Target::Play(_)) => Err(Illegal::NothingToCounter),
            _ => Err(Illegal::WrongTarget),
        }
    }

    pub(crate) fn piece(&self, mark: Mark) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.mark == mark)
    }

    /// M12.3: face up anywhere, or face down on an open field; never at the guard.
    pub(crate) fn check_removal(&self, mark: Mark, whose: impl Fn(Seat) -> bool) -> Result<(), Illegal> {
        let piece = self.piece(mark).filter(|piece| whose(piece.owner)).ok_or(Illegal::WrongTarget)?;
        if piece.field == Field::Guard {
            return Err(Illegal::AtTheGuard);
        }
        if piece.face_up || self.is_open(piece.field) { Ok(()) } else { Err(Illegal::WrongTarget) }
    }

    /// M13.2
    fn check_double(&self, seat: Seat, mark: Mark) -> Result<(), Illegal> {
        if self.may_be_doubled(seat, mark) { Ok(()) } else { Err(Illegal::WrongTarget) }
    }

    pub(crate) fn may_be_doubled(&self, seat: Seat, mark: Mark) -> bool {
        let there = |piece: &&Piece| piece.owner == seat && piece.face_up && self.evaluating() == Some(piece.field);
        self.piece(mark).is_some_and(|piece| there(&piece))
    }

    /// M12.10, M12.19: a figure that may be moved somewhere.
    fn check_movable(&self, seat: Seat, card: Card, mark: Mark) -> Result<(), Illegal> {
        let piece = self.piece(mark).ok_or(Illegal::WrongTarget)?;
        if card == Card::Spell(Spell::SecondChance) && piece.owner != seat {
            return Err(Illegal::WrongTarget);
        }
        if piece.field == Field::Guard {
            return Err(Illegal::AtTheGuard);
        }
        let somewhere = Field::ALL.into_iter().any(|field| self.check_move(mark, field).is_ok());
        if somewhere { Ok(()) } else { Err(Illegal::WrongTarget) }
    }

    /// M12.B, M12.C: may this figure be moved there?
    pub(crate) fn check_move(&self, mark: Mark, to: Field) -> Result<(), Illegal> {
        let piece = self.piece(mark).ok_or(Illegal::WrongTarget)?;
        if piece.field == Field::Guard || to == Field::Guard {
            return Err(Illegal::AtTheGuard);
        }
        if piece.field == to {
            return Err(Illegal::WrongTarget);
        }
        if !self.is_open(to) {
            return Err(Illegal::Evaluated);
        }
        self.check_entry(piece.owner, to, piece.carpet)
    }

    fn check_field_target(&self, seat: Seat, card: Card, field: Field) -> Result<(), Illegal> {
        let is = |fits: bool| if fits { Ok(()) } else { Err(Illegal::WrongTarget) };
        let Card::Spell(spell) = card else { return self.check_carpet(seat, field) };
        if field == Field::Guard {
            return Err(Illegal::AtTheGuard);
        }
        if spell == Spell::DragonLeaves {
            return self.check_dragon_leaves(field);
        }
        if matches!(spell, Spell::LunarEclipse | Spell::SolarEclipse) {
            return is(self.pieces.iter().any(|piece| piece.field == field && piece.face_up));
        }
        // M12.15: Taboo.
        if !self.is_open(field) {
            return Err(Illegal::Evaluated);
        }
        is(field.room().is_none_or(|room| room < usize::from(self.players())))
    }

    fn check_dragon_leaves(&self, field: Field) -> Result<(), Illegal> {
        let Some(kind) = field.cave() else { return Err(Illegal::WrongTarget) };
        if !self.is_open(field) {
            return Err(Illegal::Evaluated);
        }
        if self.caves[kind.index()] == [0; 4] { Ok(()) } else { Err(Illegal::WrongTarget) }
    }

    /// M13.3
    pub(crate) fn check_carpet(&self, seat: Seat, field: Field) -> Result<(), Illegal> {
        if self.is_open(field) { self.check_entry(seat, field, true) } else { Err(Illegal::Evaluated) }
    }

    /// M12.8, M12.21: a stack with a face-up artifact; for a Mirage one more at least.
    pub(crate) fn check_stack(&self, card: Card, field: Field) -> Result<(), Illegal> {
        let Some(room) = field.room() else { return Err(Illegal::WrongTarget) };
        let least = if card == Card::Spell(Spell::Mirage) { 2 } else { 1 };
        let fits = self.face_up & (1 << room) != 0 && self.stacks[room].len() >= least;
        if fits { Ok(()) } else { Err(Illegal::WrongTarget) }
    }

    /// Everything he may play now, each card with each of its targets.
    pub(crate) fn play_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let player = self.player(seat);
        for artifact in [Artifact::Double, Artifact::Carpet, Artifact::Counterspell, Artifact::Key] {
            self.card_options(seat, Card::Artifact(artifact), menu);
        }
        for spell in player.spells.iter().filter(|&spell| spell != Spell::Parasite) {
            self.card_options(seat, Card::Spell(spell), menu);
        }
        if player.spells.contains(Spell::Parasite) {
            for artifact in [Artifact::Double, Artifact::Carpet, Artifact::Counterspell, Artifact::Key] {
                self.card_options(seat, Card::Copy(artifact), menu);
            }
        }
    }

    fn card_options(&self, seat: Seat, card: Card, menu: &mut Vec<Action>) {
        if self.check_card(seat, card).is_err() {
            return;
        }
        let mut offer = |at: Target| {
            let play = Play { card, at };
            if self.check_target(seat, play).is_ok() {
                menu.push(Action::Play(play));
            }
        };
        match card.aim() {
            Aim::Nothing => offer(Target::Nothing),
            Aim::Figure | Aim::Move => self.pieces.iter().for_each(|piece| offer(Target::Figure(piece.mark))),
            Aim::Field | Aim::Stack => Field::ALL.into_iter().for_each(|field| offer(Target::Field(field))),
            Aim::Spell => (0..self.window.plays().len() as u8).for_each(|at| offer(Target::Play(at))),
        }
    }

    /// M14.2: an answer in a window, or M14.6 before a decision. A move is not complete yet.
    pub(crate) fn declare(&mut self, seat: Seat, play: Play, told: &mut Telling<Event>) {
        if play.card.aim() == Aim::Move {
            self.window.answer(seat, Given::Begun(play));
        } else {
            self.complete(seat, play, told);
        }
    }

    fn complete(&mut self, seat: Seat, play: Play, told: &mut Telling<Event>) {
        if self.frames.last() == Some(&Frame::Window) {
            self.give_answer(seat, Given::Play(play), told);
        } else {
            self.begin_with(seat, play, told);
        }
    }

    pub(crate) fn check_to(&self, seat: Seat, field: Field) -> Result<(), Illegal> {
        match self.begun(seat) {
            Some(Play { at: Target::Figure(mark), .. }) => self.check_move(mark, field),
            _ => Err(Illegal::OtherQuestion),
        }
    }

    pub(crate) fn where_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        menu.extend(Field::ALL.into_iter().filter(|&it| self.check_to(seat, it).is_ok()).map(Action::To));
    }

    pub(crate) fn move_to(&mut self, seat: Seat, field: Field, told: &mut Telling<Event>) {
        if let Some(Play { card, at: Target::Figure(mark) }) = self.begun(seat) {
            self.complete(seat, Play { card, at: Target::Move(mark, field) }, told);
        }
    }
}
