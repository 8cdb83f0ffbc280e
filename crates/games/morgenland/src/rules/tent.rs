//! M7: the Tent, where spells are had, and the Djinn's House.

use tabletop::{Chance, Seat, Seats, Telling};

use crate::{Event, Field, Illegal, Spell, Spells, State, frame::Frame, state::SpellDeck};

impl State {
    /// M7.1: the strongest draws two, keeps one and gives the other away.
    pub(crate) fn draw_spells(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        let Some(&seat) = self.ranked(Field::Tent).first() else { return self.leave(Field::Tent) };
        let first = self.draw_a_spell(chance, told);
        let second = self.draw_a_spell(chance, told);
        let drawn: Spells = first.into_iter().chain(second).collect();
        if !drawn.is_empty() {
            told.all(Event::Drew { seat, count: drawn.len() });
            told.only(seat, Event::YouDrew { spells: drawn });
        }
        let mut drawn = drawn.iter();
        match (drawn.next(), drawn.next()) {
            (Some(one), Some(other)) => self.frames.push(Frame::Tent { seat, drawn: [one, other] }),
            (Some(only), None) => {
                self.hand_over(only, seat, Seats::NONE);
                self.leave(Field::Tent);
            }
            (None, _) => self.leave(Field::Tent),
        }
    }

    /// M7.2
    fn draw_a_spell(&mut self, chance: &mut Chance, told: &mut Telling<Event>) -> Option<Spell> {
        let pile = &mut self.spells;
        if pile.deck.is_empty() && !pile.discards.is_empty() {
            pile.shuffles += 1;
            for spell in pile.discards.iter() {
                pile.lots[spell.index()] = pile.shuffles;
                pile.deck.push(spell);
            }
            pile.discards = Spells::NONE;
            chance.shuffle(&mut pile.deck);
            told.all(Event::SpellsReshuffled);
        }
        pile.deck.pop()
    }

    fn hand_over(&mut self, spell: Spell, to: Seat, seen: Seats) {
        self.player_mut(to).spells.add(spell);
        self.spells.seen[spell.index()] = seen;
    }

    /// A spell of a pair drawn from two decks is played. If its player still holds another from the same deck, nobody can
    /// tell which of them is of the pair, so that one takes its place; else everybody now knows the deck of the other spell.
    pub(crate) fn part_twins(&mut self, seat: Seat, played: Spell) {
        let SpellDeck { lots, seen, twins, .. } = &self.spells;
        let Some(at) = twins.iter().position(|twins| twins.contains(&played)) else { return };
        let like =
            |it: &Spell| lots[it.index()] == lots[played.index()] && !twins.iter().any(|twins| twins.contains(it));
        let heir = self.player(seat).spells.iter().filter(like).min_by_key(|it| seen[it.index()].len());
        match heir {
            Some(heir) => self.spells.twins[at] = twins[at].map(|it| if it == played { heir } else { it }),
            None => {
                self.spells.twins.remove(at);
            }
        }
    }

    pub(crate) fn check_keep_spell(drawn: [Spell; 2], spell: Spell) -> Result<(), Illegal> {
        if drawn.contains(&spell) { Ok(()) } else { Err(Illegal::NotDrawn) }
    }

    /// M7.1: the first knows both, the second only their own; without a second the other is discarded for all to see.
    pub(crate) fn keep_spell(&mut self, seat: Seat, drawn: [Spell; 2], keep: Spell, told: &mut Telling<Event>) {
        self.frames.pop();
        let other = if drawn[0] == keep { drawn[1] } else { drawn[0] };
        self.hand_over(keep, seat, Seats::NONE);
        if let Some(&second) = self.ranked(Field::Tent).get(1) {
            self.hand_over(other, second, Seats::only(seat));
            // If the discards were shuffled between the two draws, the others cannot tell which is from which deck.
            if self.spells.lots[keep.index()] != self.spells.lots[other.index()] {
                self.spells.twins.push(drawn);
            }
            told.all(Event::Gave { seat, to: second });
            told.only(second, Event::YouGot { spell: other });
            #[cfg(feature = "leaks")]
            if crate::laws::Leak::GiftToAll.is_planted() {
                told.all(Event::YouGot { spell: other });
            }
        } else {
            self.spells.discards.add(other);
            told.all(Event::Discarded { spell: other });
        }
        self.leave(Field::Tent);
    }

    /// M7.3
    pub(crate) fn call_the_djinn(&mut self, told: &mut Telling<Event>) {
        if let Some(&seat) = self.ranked(Field::Djinn).first() {
            self.magic.djinn = Some(seat);
            told.all(Event::Djinn { seat });
        }
        self.leave(Field::Djinn);
    }
}
