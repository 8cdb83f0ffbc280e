//! M12: spells about the artifacts on offer, and who knows what lies in a stack.

use tabletop::{Pile, Seat, Seats, Telling};

use crate::{Action, Artifact, Card, Event, Field, Illegal, Spell, State, frame::Frame, state::Token};

impl State {
    /// He sees the whole stack of this room.
    pub(crate) fn look_through(&mut self, seat: Seat, room: Field, told: &mut Telling<Event>) {
        let Some(stack) = room.room().map(|room| &mut self.stacks[room]) else { return };
        stack.iter_mut().for_each(|token| token.seen = token.seen.with(seat));
        told.all(Event::Looked { seat, room });
        told.only(seat, Event::YouLooked { room, artifacts: stack.iter().map(|token| token.kind).collect() });
    }

    /// M12.1: any artifact of the stack; M12.8: any but the one on top.
    pub(crate) fn check_choice(&self, at: u8) -> Result<(), Illegal> {
        let choices = match self.frames.last() {
            Some(Frame::Stack(_)) => self.stack_of(self.room()).len(),
            Some(Frame::Mirage { room, .. }) => self.stack_of(*room).len() - 1,
            _ => 0,
        };
        if usize::from(at) < choices { Ok(()) } else { Err(Illegal::NoSuchChoice) }
    }

    pub(crate) fn stack_of(&self, room: Field) -> &[Token] {
        room.room().map_or(&[], |room| &self.stacks[room])
    }

    pub(crate) fn choice_options(&self, menu: &mut Vec<Action>) {
        menu.extend((0..6).filter(|&at| self.check_choice(at).is_ok()).map(Action::Choose));
    }

    pub(crate) fn choose(&mut self, seat: Seat, at: u8, told: &mut Telling<Event>) {
        match self.frames.pop() {
            Some(Frame::Stack(_)) => self.take_from_stack(seat, at, told),
            Some(Frame::Mirage { room, .. }) => self.put_on_top(seat, room, at, told),
            _ => (),
        }
    }

    /// M12.1: a hidden one stays hidden from the others, unless everybody knows what it must be.
    fn take_from_stack(&mut self, seat: Seat, at: u8, told: &mut Telling<Event>) {
        let room = self.room();
        let Some(stack) = room.room().map(|room| &mut self.stacks[room]) else { return };
        let below = stack.len() - 1;
        let on_top = usize::from(at) == below;
        let kind = stack[usize::from(at)].kind;
        let sure = stack[..below].iter().all(|token| token.public && token.kind == kind);
        if on_top {
            stack.pop();
        } else {
            take_out(stack, below, at.into(), seat, |_| true);
        }
        self.player_mut(seat).artifacts.add(kind);
        if on_top {
            self.show_bought(seat, room, kind, told);
        } else {
            told.all(Event::TookHidden { seat, room });
            told.only(seat, Event::YouBought { artifact: kind });
            if sure {
                self.player_mut(seat).shown.add(kind);
            }
        }
        self.close_the_sale(room);
    }

    /// M12.8 **Mirage.** He looks through the stack and puts another artifact on top.
    pub(crate) fn mirage(&mut self, seat: Seat, room: Field, told: &mut Telling<Event>) {
        if self.check_stack(Card::Spell(Spell::Mirage), room).is_ok() {
            self.look_through(seat, room, told);
            self.frames.push(Frame::Mirage { seat, room });
        }
    }

    /// The former top goes face down to the bottom; the rest keeps its order.
    fn put_on_top(&mut self, seat: Seat, room: Field, at: u8, told: &mut Telling<Event>) {
        let Some(stack) = room.room().map(|room| &mut self.stacks[room]) else { return };
        let Some(former) = stack.pop() else { return };
        let kind = stack[usize::from(at)].kind;
        let below = stack.len();
        take_out(stack, below, at.into(), seat, |known| known.is_none_or(|known| known == kind));
        stack.insert(0, former);
        stack.push(Token { kind, seen: Seats::NONE, public: true });
        told.all(Event::TurnedUp { room, artifact: kind });
    }

    /// M12.21 **Mage's Apprentice.** He swaps an artifact of his for the one lying face up.
    pub(crate) fn apprentice(&mut self, seat: Seat, room: Field) {
        let player = self.player(seat);
        let unused = player.artifacts.count() > player.used.count();
        if unused && self.check_stack(Card::Spell(Spell::Apprentice), room).is_ok() {
            self.frames.push(Frame::Apprentice { seat, room });
        }
    }

    pub(crate) fn check_give(&self, seat: Seat, give: Artifact) -> Result<(), Illegal> {
        let player = self.player(seat);
        if player.artifacts.of(give) > player.used.of(give) { Ok(()) } else { Err(Illegal::NoSuchArtifact) }
    }

    pub(crate) fn give_options(&self, seat: Seat, menu: &mut Vec<Action>) {
        menu.extend(Artifact::ALL.into_iter().filter(|&it| self.check_give(seat, it).is_ok()).map(Action::Give));
    }

    pub(crate) fn give_artifact(&mut self, seat: Seat, give: Artifact, told: &mut Telling<Event>) {
        let Some(Frame::Apprentice { room, .. }) = self.frames.pop() else { return };
        let Some(top) = room.room().and_then(|room| self.stacks[room].last_mut()) else { return };
        let take = top.kind;
        *top = Token { kind: give, seen: Seats::NONE, public: true };
        let player = self.player_mut(seat);
        player.artifacts.remove(give);
        if player.shown.of(give) > player.used.of(give) {
            player.shown.remove(give);
        }
        player.artifacts.add(take);
        player.shown.add(take);
        told.all(Event::SwappedArtifact { seat, room, give, take });
    }
}

/// Takes out one of the `below` lowest tokens. Only `by` knows from where: another goes on knowing what lies in a place
/// only if it is the same wherever it was taken from. `possible` says from which places it can have been, by what one
/// knows of them.
fn take_out(
    stack: &mut Pile<Token, 6>,
    below: usize,
    at: usize,
    by: Seat,
    possible: impl Fn(Option<Artifact>) -> bool,
) {
    let before = *stack;
    stack.remove(at);
    let still_knows = |knows: &dyn Fn(&Token) -> bool, place: usize| {
        let known = |at: usize| knows(&before[at]).then_some(before[at].kind);
        let mut left =
            (0..below).filter(|&from| possible(known(from))).map(|from| known(place + usize::from(from <= place)));
        let first = left.next().flatten();
        first.is_some() && left.all(|it| it == first)
    };
    for place in 0..below - 1 {
        let others = Seats::first(Seat::MOST).without(by).iter();
        let knowing = others.filter(|&who| still_knows(&|token| token.public || token.seen.contains(who), place));
        let own = Some(by).filter(|&by| stack[place].seen.contains(by));
        let seen = knowing.chain(own).collect();
        let public = still_knows(&|token| token.public, place);
        stack[place] = Token { seen, public, ..stack[place] };
    }
}
