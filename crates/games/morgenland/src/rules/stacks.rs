//! M12: spells about the artifacts on offer, and who knows what lies in a stack.

use tabletop::{Seat, Telling, Viewer};

use crate::{
    Action, Artifact, Card, Event, Field, Illegal, Spell, State,
    frame::Frame,
    state::Player,
    view::memory::{Note, Place, Token},
};

impl State {
    /// A player sees the whole stack of this room.
    pub(crate) fn look_through(&mut self, seat: Seat, room: Field, told: &mut Telling<Event>) {
        let number = room.number();
        self.note_look(seat, number);
        told.all(Event::Looked { seat, room });
        let artifacts = self.stacks[number].iter().map(|token| token.kind).collect();
        told.only(seat, Event::YouLooked { room, artifacts });
    }

    /// M12.1: any artifact of the stack; M12.8: any but the one on top.
    pub(crate) fn check_choice(&self, spell: Spell, room: Field, at: u8) -> Result<(), Illegal> {
        let choices = self.stack_of(room).len() - usize::from(spell == Spell::Mirage);
        if usize::from(at) < choices { Ok(()) } else { Err(Illegal::NotInTheStack { spell }) }
    }

    pub(crate) fn stack_of(&self, room: Field) -> &[Token] {
        &self.stacks[room.number()]
    }

    pub(crate) fn choice_options(&self, spell: Spell, room: Field, menu: &mut Vec<Action>) {
        menu.extend((0..6).filter(|&at| self.check_choice(spell, room, at).is_ok()).map(Action::Choose));
    }

    pub(crate) fn take_from_stack(&mut self, seat: Seat, at: u8, told: &mut Telling<Event>) {
        self.frames.pop();
        let room = self.room();
        let number = room.number();
        if usize::from(at) + 1 < self.stacks[number].len() {
            told.all(Event::TookHidden { seat, room });
            self.take_hidden(seat, Place::new(number, at), told);
        } else {
            self.note_sale(room);
            let kind = self.stacks[number].pop().expect("it was looked through").kind;
            self.player_mut(seat).artifacts.add(kind);
            self.show_bought(seat, room, kind, told);
        }
        self.close_the_sale(room);
    }

    /// M12.1: the artifact stays hidden from the others, unless everybody knows what it must be.
    pub(crate) fn take_hidden(&mut self, seat: Seat, from: Place, told: &mut Telling<Event>) {
        let (room, at) = (from.room(), usize::from(from.at()));
        let kind = self.stacks[room][at].kind;
        let hidden = self.stacks[room].len() - 1;
        let sure = self.sure(Viewer::Spectator)[room][..hidden].iter().all(|&it| it == Some(kind));
        self.note_unseen(seat, room, Note::Took { seat, from });
        self.stacks[room].remove(at);
        self.player_mut(seat).artifacts.add(kind);
        told.only(seat, Event::YouBought { artifact: kind });
        if sure {
            self.note_shown(seat, kind);
            self.player_mut(seat).shown.add(kind);
        }
    }

    /// M12.8 **Mirage.** Its caster looks through the stack and puts another artifact on top.
    pub(crate) fn mirage(&mut self, seat: Seat, room: Field, told: &mut Telling<Event>) {
        if self.check_stack(Card::Spell(Spell::Mirage), room).is_ok() {
            self.look_through(seat, room, told);
            self.frames.push(Frame::Mirage { seat, room });
        }
    }

    pub(crate) fn turn_up_another(&mut self, seat: Seat, room: Field, at: u8, told: &mut Telling<Event>) {
        self.frames.pop();
        self.put_on_top(seat, room, at, told);
    }

    /// The former top goes face down to the bottom; the rest keeps its order.
    pub(crate) fn put_on_top(&mut self, seat: Seat, room: Field, at: u8, told: &mut Telling<Event>) {
        let number = room.number();
        self.note_unseen(seat, number, Note::Turned { seat, from: Place::new(number, at) });
        let stack = &mut self.stacks[number];
        let former = stack.pop().expect("it was looked through");
        let kind = stack.remove(at.into()).kind;
        stack.insert(0, former);
        stack.push(Token::public(kind));
        told.all(Event::TurnedUp { room, artifact: kind });
    }

    /// M12.21 **Mage's Apprentice.** Its caster swaps an own artifact for the one lying face up.
    pub(crate) fn apprentice(&mut self, seat: Seat, room: Field) {
        let player = self.player(seat);
        let unused = player.artifacts.count() > player.used.count();
        if unused && self.check_stack(Card::Spell(Spell::Apprentice), room).is_ok() {
            self.frames.push(Frame::Apprentice { seat, room });
        }
    }

    pub(crate) fn check_give(&self, seat: Seat, give: Artifact) -> Result<(), Illegal> {
        let player = self.player(seat);
        if player.artifacts.of(give) > player.used.of(give) { Ok(()) } else { Err(Illegal::NothingToGive) }
    }

    pub(crate) fn give_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        menu.extend(Artifact::ALL.into_iter().filter(|&it| self.check_give(seat, it).is_ok()).map(Action::Give));
    }

    pub(crate) fn give_artifact(&mut self, seat: Seat, room: Field, give: Artifact, told: &mut Telling<Event>) {
        self.frames.pop();
        let number = room.number();
        let take = self.stacks[number].last().expect("an artifact lies face up there").kind;
        let Player { shown, used, .. } = self.player(seat);
        let known = shown.of(give) > used.of(give);
        if !known {
            self.note_shown(seat, give);
        }
        let player = self.player_mut(seat);
        player.artifacts.remove(give);
        if known {
            player.shown.remove(give);
        }
        player.artifacts.add(take);
        player.shown.add(take);
        self.note_swap(number, give);
        self.stacks[number].pop();
        self.stacks[number].push(Token::public(give));
        told.all(Event::SwappedArtifact { seat, room, give, take });
    }
}
