//! M14.9: declaring a play: it needs its moment and a legal target now, by what its player knows.

use tabletop::{Fate, Given, Seat, Telling};

use crate::{
    Action, Artifact, Card, Event, Field, Illegal, Mark, Play, Spell, State, Target, Unplayable,
    components::{Aim, Timing},
    frame::Frame,
    state::{Phase, Piece},
};

/// The artifacts that can be played on their own.
const PLAYED: [Artifact; 4] = [Artifact::Double, Artifact::Carpet, Artifact::Counterspell, Artifact::Key];

type Checked = Result<(), Unplayable>;

fn only_if(fits: bool, why: Unplayable) -> Checked {
    if fits { Ok(()) } else { Err(why) }
}

impl State {
    /// May this be played now? Of a move, only its figure is checked.
    pub(crate) fn check_play(&self, seat: Seat, play: Play) -> Result<(), Illegal> {
        let card = play.card;
        self.check_card(seat, card).map_err(|why| Illegal::Unplayable { card, why })?;
        self.check_target(seat, play)
    }

    /// The card: does the player have it, may they use it, is this its moment?
    fn check_card(&self, seat: Seat, card: Card) -> Checked {
        only_if(self.is_pro(), Unplayable::BasicGame)?;
        match card {
            Card::Artifact(Artifact::Lamp) => return Err(Unplayable::NeverAlone),
            Card::Artifact(Artifact::Scroll) => return Err(Unplayable::NeverUsed),
            Card::Artifact(artifact) => {
                let player = self.player(seat);
                only_if(player.artifacts.of(artifact) > 0, Unplayable::NotYours)?;
                only_if(player.artifacts.of(artifact) > player.used.of(artifact), Unplayable::Used)?;
                only_if(self.has_use(seat), Unplayable::NoUseLeft)?;
            }
            Card::Spell(Spell::Parasite) => {
                self.check_spell(seat, Spell::Parasite)?;
                return Err(Unplayable::NamesNoArtifact);
            }
            Card::Spell(spell) => self.check_spell(seat, spell)?,
            Card::Copy(artifact) => {
                self.check_spell(seat, Spell::Parasite)?;
                only_if(artifact.is_played(), Unplayable::NeverCopied)?;
                let used = self.others(seat).any(|other| self.player(other).used.of(artifact) > 0);
                only_if(used, Unplayable::NothingToCopy)?; // M12.20
            }
        }
        self.check_moment(seat, card)
    }

    /// M12.A
    fn check_spell(&self, seat: Seat, spell: Spell) -> Checked {
        let player = self.player(seat);
        only_if(player.spells.contains(spell), Unplayable::NotYours)?;
        if player.lit {
            return Ok(());
        }
        only_if(player.artifacts.of(Artifact::Lamp) > player.used.of(Artifact::Lamp), Unplayable::NoLamp)?;
        only_if(self.has_use(seat), Unplayable::NoUseForALamp)
    }

    fn check_moment(&self, seat: Seat, card: Card) -> Checked {
        let fits = match card.timing() {
            Timing::Any => true,
            Timing::Offer => self.frames.last() == Some(&Frame::Offer(seat)),
            Timing::BeforeTheCity => matches!(self.phase, Phase::Reaching(Field::Tent | Field::Market)),
            Timing::Cave => self.evaluating().is_some_and(|field| field.cave().is_some()),
            Timing::Placing => matches!(self.phase, Phase::Placing(_)),
            Timing::AfterPlacing => self.is_placed(),
            Timing::Evaluating => self.evaluating().is_some(),
            Timing::Guard => self.evaluating() == Some(Field::Guard),
        };
        only_if(fits, Unplayable::WrongMoment)?;
        match card {
            Card::Spell(spell) => only_if(self.is_needed(seat, spell), Unplayable::NothingToDo),
            Card::Artifact(Artifact::Key) | Card::Copy(Artifact::Key) => self.check_key(seat),
            Card::Artifact(_) | Card::Copy(_) => Ok(()),
        }
    }

    /// M13.5
    fn check_key(&self, seat: Seat) -> Checked {
        only_if(!self.settled.contains(seat), Unplayable::Settled)?;
        only_if(!self.magic.keys.contains(seat), Unplayable::HasKey)?;
        only_if(self.needs_key(seat), Unplayable::StrongEnough)
    }

    /// M14.9: what plays without a target need.
    fn is_needed(&self, seat: Seat, spell: Spell) -> bool {
        match spell {
            Spell::CityTax => self.others(seat).any(|it| self.has_piece(it, Field::is_city)),
            Spell::SultansTax => self.others(seat).any(|it| self.has_piece(it, |it| it.room().is_some())),
            Spell::Trade => self.player(seat).hoard.total() > 0,
            Spell::LastWillBeFirst => !self.magic.reversed,
            Spell::Apprentice => self.has_artifact_to_swap(seat),
            Spell::Smuggler => !self.smuggled_fields().is_empty(),
            Spell::Spy => self.others(seat).any(|it| !self.player(it).hand.is_empty()),
            Spell::DragonsReturn => self.treasure_being_evaluated() > 0,
            Spell::Abracadabra
            | Spell::Charity
            | Spell::EyeForAnEye
            | Spell::DragonLeaves
            | Spell::Mirage
            | Spell::LunarEclipse
            | Spell::SecondChance
            | Spell::Sacrifice
            | Spell::Donation
            | Spell::Taboo
            | Spell::SolarEclipse
            | Spell::Teleport
            | Spell::Parasite => true,
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
        let Play { card, at } = play;
        let checked = match (card.aim(), at) {
            (Aim::Nothing, Target::Nothing) => Ok(()),
            (Aim::Figure, Target::Figure(mark)) => match card {
                Card::Spell(_) => self.check_removal(mark, |owner| owner != seat),
                Card::Artifact(_) | Card::Copy(_) => self.check_double(seat, mark),
            },
            (Aim::Move, Target::Figure(mark)) => self.check_movable(seat, card, mark),
            (Aim::Field, Target::Field(field)) => return self.check_field_target(seat, card, field),
            (Aim::Stack, Target::Field(field)) => self.check_stack(card, field),
            (Aim::Spell, Target::Play(at)) => self.check_counter(seat, at),
            (Aim::Nothing | Aim::Figure | Aim::Move | Aim::Field | Aim::Stack | Aim::Spell, _) => {
                Err(Unplayable::WrongTarget)
            }
        };
        checked.map_err(|why| Illegal::Unplayable { card, why })
    }

    pub(crate) fn piece(&self, mark: Mark) -> Option<&Piece> {
        self.pieces.iter().find(|piece| piece.mark == mark)
    }

    /// M12.3: face up anywhere, or face down on an open field; never at the guard.
    pub(crate) fn check_removal(&self, mark: Mark, whose: impl Fn(Seat) -> bool) -> Checked {
        let piece = self.piece(mark).ok_or(Unplayable::NoSuchPiece)?;
        only_if(whose(piece.owner), Unplayable::WrongOwner)?;
        only_if(piece.field != Field::Guard, Unplayable::AtTheGuard)?;
        only_if(piece.face_up || self.is_open(piece.field), Unplayable::FaceDown)
    }

    /// M13.2: an own figure, face up where it is evaluated.
    pub(crate) fn check_double(&self, seat: Seat, mark: Mark) -> Checked {
        let piece = self.piece(mark).ok_or(Unplayable::NoSuchPiece)?;
        only_if(piece.owner == seat, Unplayable::WrongOwner)?;
        only_if(piece.face_up && self.evaluating() == Some(piece.field), Unplayable::NotThere)
    }

    /// M12.10, M12.19: a figure that may be moved somewhere.
    fn check_movable(&self, seat: Seat, card: Card, mark: Mark) -> Checked {
        let piece = self.piece(mark).ok_or(Unplayable::NoSuchPiece)?;
        only_if(card != Card::Spell(Spell::SecondChance) || piece.owner == seat, Unplayable::WrongOwner)?;
        only_if(piece.field != Field::Guard, Unplayable::AtTheGuard)?;
        let somewhere = Field::ALL.into_iter().any(|field| self.check_move(card, mark, field).is_ok());
        only_if(somewhere, Unplayable::NowhereToGo)
    }

    /// M12.B, M12.C: may this figure be moved there?
    pub(crate) fn check_move(&self, card: Card, mark: Mark, to: Field) -> Result<(), Illegal> {
        let refused = |why| Err(Illegal::Unplayable { card, why });
        let Some(piece) = self.piece(mark) else { return refused(Unplayable::NoSuchPiece) };
        if piece.field == Field::Guard || to == Field::Guard {
            return refused(Unplayable::AtTheGuard);
        }
        if piece.field == to {
            return refused(Unplayable::SameField);
        }
        if !self.is_open(to) {
            return refused(Unplayable::Evaluated);
        }
        self.check_entry(piece.owner, to, piece.carpet)
    }

    fn check_field_target(&self, seat: Seat, card: Card, field: Field) -> Result<(), Illegal> {
        let Card::Spell(spell) = card else { return self.check_carpet(seat, card, field) };
        if spell == Spell::Taboo && !self.is_in_use(field) {
            return Err(Illegal::RoomNotInUse);
        }
        let checked = if spell == Spell::DragonLeaves {
            self.check_dragon_leaves(field)
        } else if field == Field::Guard {
            Err(Unplayable::AtTheGuard)
        } else if spell == Spell::Taboo {
            only_if(self.is_open(field), Unplayable::Evaluated)
        } else {
            let face_up = self.pieces.iter().any(|piece| piece.field == field && piece.face_up);
            only_if(face_up, Unplayable::NothingFaceUp) // M12.9, M12.16
        };
        checked.map_err(|why| Illegal::Unplayable { card, why })
    }

    /// M1.9
    fn is_in_use(&self, field: Field) -> bool {
        field.room().is_none_or(|room| room < usize::from(self.setup.rooms()))
    }

    /// M12.6
    pub(crate) fn check_dragon_leaves(&self, field: Field) -> Checked {
        let kind = field.cave().ok_or(Unplayable::WrongTarget)?;
        only_if(self.is_open(field), Unplayable::Evaluated)?;
        only_if(self.caves[kind.index()] == [0; 4], Unplayable::HasTreasure)?;
        only_if(!self.magic.emptied.contains(field), Unplayable::EmptiedThisRound) // MR31
    }

    /// M13.3
    pub(crate) fn check_carpet(&self, seat: Seat, card: Card, field: Field) -> Result<(), Illegal> {
        if !self.is_open(field) {
            return Err(Illegal::Unplayable { card, why: Unplayable::Evaluated });
        }
        self.check_entry(seat, field, true)
    }

    /// M12.8, M12.21: a stack with a face-up artifact; for a Mirage one more at least.
    pub(crate) fn check_stack(&self, card: Card, field: Field) -> Checked {
        let room = field.room().ok_or(Unplayable::WrongTarget)?;
        only_if(self.face_up & (1 << room) != 0, Unplayable::NothingOnOffer)?;
        only_if(card != Card::Spell(Spell::Mirage) || self.stacks[room].len() > 1, Unplayable::OnlyOne)
    }

    /// M13.4, M14.3: a spell of another player that stands.
    fn check_counter(&self, seat: Seat, at: u8) -> Checked {
        let revealed = self.window.plays().get(usize::from(at)).ok_or(Unplayable::NoSuchPlay)?;
        only_if(revealed.play.card.spell().is_some(), Unplayable::NotASpell)?;
        only_if(revealed.seat != seat, Unplayable::OwnSpell)?;
        only_if(revealed.fate == Fate::Stands, Unplayable::Cancelled)
    }

    pub(crate) fn is_spell_to_counter(&self, seat: Seat) -> bool {
        (0..self.window.plays().len()).any(|at| self.check_counter(seat, at as u8).is_ok())
    }

    /// Everything that may be played now, each card with each of its targets.
    pub(crate) fn play_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let spells = self.player(seat).spells;
        for artifact in PLAYED {
            self.card_options(seat, Card::Artifact(artifact), menu);
        }
        for spell in spells.without(Spell::Parasite).iter() {
            self.card_options(seat, Card::Spell(spell), menu);
        }
        if spells.contains(Spell::Parasite) {
            for artifact in PLAYED {
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

    /// The first step of an answer in two, which only its player knows of: a card and the figure it moves.
    pub(crate) fn begun(&self, seat: Seat) -> Option<(Card, Mark)> {
        let Given::Begun(Play { card, at }) = self.window.given(seat) else { return None };
        let Target::Figure(mark) = at else { unreachable!("a move begins with its figure") };
        Some((card, mark))
    }

    pub(crate) fn where_options(&self, card: Card, mark: Mark, menu: &mut Vec<Action>) {
        menu.extend(Field::ALL.into_iter().filter(|&it| self.check_move(card, mark, it).is_ok()).map(Action::To));
    }

    pub(crate) fn move_to(&mut self, seat: Seat, field: Field, told: &mut Telling<Event>) {
        let (card, mark) = self.begun(seat).expect("a figure was named before");
        self.complete(seat, Play { card, at: Target::Move(mark, field) }, told);
    }
}
