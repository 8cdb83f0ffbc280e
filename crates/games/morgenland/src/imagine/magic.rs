//! Imagining spells, secret answers and questions behind a view.

use tabletop::{Chance, Pile, Seat, Seats, Viewer, Window};

use crate::{Asked, Purse, Spell, State, Table, View, frame::Frame, state::SpellDeck};

/// What only the professional game has.
pub(crate) fn imagine_magic(state: &mut State, view: &View, chance: &mut Chance) {
    let Some(table) = &view.magic else { return };
    state.face_up = table.stacks.iter().enumerate().map(|(room, stack)| u8::from(stack.face_up) << room).sum();
    state.magic = table.round.into();
    imagine_spells(state, view, table, chance);
    let asked = if let Some(Asked::Window { seats }) = view.asked { Some(seats) } else { None };
    state.window = Window::imagined(view.viewer, asked, table.plays, table.mine);
}

/// Deals the spells nobody has seen, shuffle by shuffle: to hands, to what is just drawn, and to the deck.
fn imagine_spells(state: &mut State, view: &View, table: &Table, chance: &mut Chance) {
    let mut lots = [0; 21];
    lots.copy_from_slice(&table.lots);
    state.spells = SpellDeck { discards: table.discards, lots, shuffles: table.shuffles, ..SpellDeck::default() };
    let mut hidden: Pile<Spell, 21> = Spell::ALL.into_iter().filter(|&spell| !table.discards.contains(spell)).collect();
    let hands = || (0..).zip(&view.players).filter_map(|(at, player)| Some((Seat::new(at)?, player.magic?)));
    let tent = view.asked.and_then(|asked| {
        let Asked::Tent { drawn, lot, other, .. } = asked else { return None };
        Some((drawn, [lot, other.unwrap_or(lot)]))
    });
    for (seat, magic) in hands() {
        for (spell, seen) in magic.spells.iter().filter_map(|it| Some((it.spell?, it.seen))) {
            state.player_mut(seat).spells.add(spell);
            state.spells.seen[spell.index()] = seen;
            hidden.retain(|&it| it != spell);
        }
    }
    let drawn = tent.and_then(|(drawn, _)| drawn);
    hidden.retain(|spell| drawn.is_none_or(|drawn| !drawn.contains(spell)));
    chance.shuffle(&mut hidden);
    let mut coins: Pile<bool, 10> = (0..10).map(|_| chance.below(2) == 0).collect();
    let mut deal = |lot: u8| {
        let at = hidden.iter().position(|spell| lots[spell.index()] == lot);
        hidden.remove(at.expect("a spell of that shuffle"))
    };
    let mut twins: Pile<(Spell, u8, u8), 10> = Pile::new();
    for (seat, magic) in hands() {
        for slot in magic.spells.iter().filter(|slot| slot.spell.is_none()) {
            let spell = match slot.other.map(|other| (other, twins.iter().position(|it| it.2 == other))) {
                None => deal(slot.lot),
                Some((other, None)) => {
                    // The first of two may be from either shuffle; its twin is from the other one.
                    let (mine, left) = if coins.pop() == Some(true) { (slot.lot, other) } else { (other, slot.lot) };
                    let spell = deal(mine);
                    twins.push((spell, left, other));
                    spell
                }
                Some((_, Some(at))) => {
                    let (twin, left, _) = twins.remove(at);
                    let spell = deal(left);
                    state.spells.twins.push([twin.min(spell), twin.max(spell)]);
                    spell
                }
            };
            state.player_mut(seat).spells.add(spell);
        }
    }
    if let (Some((None, lots)), Some(Frame::Tent { drawn, .. })) = (tent, state.frames.last_mut()) {
        *drawn = lots.map(&mut deal);
        drawn.sort_unstable();
    }
    state.spells.deck = hidden;
}

/// As if nobody else had answered yet.
pub(crate) fn imagine_frame(asked: Asked, viewer: Viewer, players: u8) -> Frame {
    match asked {
        Asked::StartTreasure { mine } => {
            let mut chosen = [Purse::EMPTY; 5];
            let mut waiting = Seats::first(players);
            if let (Some(mine), Viewer::Seat(seat)) = (mine, viewer) {
                chosen[seat.index()] = mine;
                waiting = waiting.without(seat);
            }
            Frame::StartTreasure { waiting, chosen }
        }
        Asked::Place { seat } => Frame::Place(seat),
        Asked::Market { seat } => Frame::Market(seat),
        Asked::Goods { seat } => Frame::Goods(seat),
        Asked::Bribe { seat } => Frame::Bribe(seat),
        Asked::Offer { seat } => Frame::Offer(seat),
        Asked::Window { .. } => Frame::Window,
        Asked::Tent { seat, drawn, .. } => Frame::Tent { seat, drawn: drawn.unwrap_or_default() },
        Asked::Camel { seat } => Frame::Camel(seat),
        Asked::Stack { seat } => Frame::Stack(seat),
        Asked::Mirage { seat, room } => Frame::Mirage { seat, room },
        Asked::Apprentice { seat, room } => Frame::Apprentice { seat, room },
        Asked::Charity { seat } => Frame::Charity(seat),
        Asked::Eye { seat, of } => Frame::Eye { seat, of },
        Asked::CityTax { caster, seat, field, kept } => Frame::CityTax { caster, seat, field, kept },
        Asked::SultansTax { caster, seat } => Frame::SultansTax { caster, seat },
        Asked::Sacrifice { seat, units } => Frame::Sacrifice { seat, units },
        Asked::Trade { seat, given } => Frame::Trade { seat, given },
        Asked::TradeGoods { seat, given } => Frame::TradeGoods { seat, given },
        Asked::Fare { seat } => Frame::Fare(seat),
    }
}
