//! What only the professional game has.

use morgenland::{Artifact, Field, Fields, Figures, Mark, Play, PlayerMagic, RoundMagic, Spell, Table, Target, View};
use tabletop::{Answered, Fate, Played, Seat};

use super::answers::card;
use crate::{
    Ink, NONE,
    encoded::{from_me, round_the_table},
};

/// How many pieces and plays are written one by one: more are hardly ever on the table.
const PIECES: usize = 48;
const PLAYS: usize = 16;

pub(super) fn observe(view: &View, table: &Table, me: Seat, ink: &mut impl Ink) {
    let seats = view.setup.players();
    pieces(view, me, ink);
    round(&table.round, me, seats, ink);
    ink.part("stacks: face up, then six artifacts from the bottom as far as I know them, for each room");
    for room in 0..5 {
        let stack = table.stacks.get(room);
        ink.flag(stack.is_some_and(|stack| stack.face_up));
        let known = |at: usize| stack.and_then(|stack| stack.artifacts.get(at).copied().flatten());
        (0..6).for_each(|at| ink.maybe(known(at).map(|artifact| artifact as u8)));
    }
    ink.part("spells face down, and how often they were shuffled");
    ink.row(&[table.spells, table.shuffles]);
    ink.part("spells in the discard: a cell each");
    for spell in Spell::ALL {
        ink.flag(table.discards.contains(spell));
    }
    for seat in round_the_table(me, seats) {
        if let Some(magic) = &view.players[seat.index()].magic {
            player(magic, ink);
        }
    }
    ink.part("plays of this window: player from me, card, figure, field, play aimed at, fate");
    for at in 0..PLAYS {
        match table.plays.get(at) {
            Some(played) => play(played, me, seats, ink),
            None => ink.blank(6),
        }
    }
    ink.part("my answer in this window: none, begun, pass, play; and its card");
    let (given, mine) = match table.mine {
        None => (0, None),
        Some(Answered::Begun(play)) => (1, Some(play)),
        Some(Answered::Pass) => (2, None),
        Some(Answered::Play(play)) => (3, Some(play)),
    };
    ink.small(given);
    ink.put(mine.map_or(NONE, |play| card(play.card)));
}

fn pieces(view: &View, me: Seat, ink: &mut impl Ink) {
    ink.part(
        "pieces in order of arrival: number, player from me, field, strength if I know it, face up, Carpet, Doubles",
    );
    for at in 0..PIECES {
        let Some(piece) = view.pieces.get(at) else {
            ink.blank(7);
            continue;
        };
        let magic = piece.magic.unwrap_or_default();
        let Mark(mark) = magic.mark;
        ink.row(&[mark, from_me(me, piece.owner, view.setup.players()), piece.field.index() as u8]);
        ink.maybe(piece.strength);
        ink.flag(piece.face_up);
        ink.flag(magic.carpet);
        ink.small(magic.doubles);
    }
}

#[rustfmt::skip]
fn round(magic: &RoundMagic, me: Seat, seats: u8, ink: &mut impl Ink) {
    let RoundMagic { djinn, spy, closed, emptied, reversed, empty, smuggler, smuggled, keys, abracadabra, taken_back, arrivals } = *magic;
    ink.part("Djinn, Spy, Smuggler and Abracadabra: whose, from me");
    for whose in [djinn, spy, smuggler, abracadabra] {
        ink.maybe(whose.map(|seat| from_me(me, seat, seats)));
    }
    ink.part("reversed ranking, and how many pieces have come");
    ink.flag(reversed);
    ink.small(arrivals.0);
    let mut fields = |name, set: Fields| {
        ink.part(name);
        for field in Field::ALL {
            ink.flag(set.contains(field));
        }
    };
    fields("closed fields", closed);
    fields("emptied caves", emptied);
    fields("city fields empty after placing", empty);
    fields("smuggled fields", smuggled);
    ink.part("Keys used, and Counterspells taken back, from me on");
    for seat in round_the_table(me, seats) {
        ink.flag(keys.contains(seat));
        ink.small(taken_back[seat.index()]);
    }
}

fn player(magic: &PlayerMagic, ink: &mut impl Ink) {
    ink.part("a player's artifacts that everybody knows, and those used, by kind; the lamp");
    for artifact in Artifact::ALL {
        ink.small(magic.shown.of(artifact));
    }
    for artifact in Artifact::ALL {
        ink.small(magic.used.of(artifact));
    }
    ink.flag(magic.lit);
    ink.part("what they paid last, by kind");
    ink.row(magic.paid.units());
    ink.part("how many spells they hold, and which as far as I know: a cell each");
    ink.small(magic.spells.len() as u8);
    let mut known = [0_u8; 21];
    magic.spells.iter().filter_map(|held| held.spell).for_each(|spell| known[spell.index()] += 1);
    ink.row(&known);
    ink.part("what everybody knows of their figures out: how often each was ruled out");
    let ruled_out = |figure: u8| magic.out.iter().filter(|never| never.contains(figure)).count() as u8;
    Figures::ALL.iter().for_each(|figure| ink.small(ruled_out(figure)));
}

fn play(played: &Played<Play>, me: Seat, seats: u8, ink: &mut impl Ink) {
    let Played { seat, play: Play { card: what, at }, fate } = *played;
    ink.small(from_me(me, seat, seats));
    ink.put(card(what));
    let (figure, field, aimed) = match at {
        Target::Nothing => (None, None, None),
        Target::Figure(mark) => (Some(mark.0), None, None),
        Target::Move(mark, field) => (Some(mark.0), Some(field), None),
        Target::Field(field) => (None, Some(field), None),
        Target::Play(at) => (None, None, Some(at)),
    };
    ink.maybe(figure);
    ink.maybe(field.map(|field| field.index() as u8));
    ink.maybe(aimed);
    ink.small(match fate {
        Fate::Stands => 0,
        Fate::Cancelled => 1,
        Fate::Resolved => 2,
    });
}
