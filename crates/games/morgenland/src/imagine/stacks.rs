//! Imagining which artifacts lie in the stacks and hidden behind screens, by all that the viewer has noted of them.

use tabletop::{Chance, Pile};

use super::ENOUGH;
use crate::{
    Artifact, Artifacts, Field, Noted, PlayerView, StackView, State, View,
    view::{
        memory::{Memory, Note, Place, Token, Witnesses},
        story::{Known, Story},
    },
};

/// The notes, and what everybody has shown when the game is over.
type Notes = Pile<Noted, 42>;

/// What may have happened to the stacks. Every deal of the artifacts that the viewer cannot place is equally likely, and
/// so is every choice that the viewer did not see.
pub(crate) fn imagine_story(view: &View, chance: &mut Chance) -> Story {
    let notes = all_notes(view);
    let begin = Story::begin(&before(view), unknown(view), &notes);
    if notes.is_empty() {
        return begin;
    }
    let mut told = 0;
    let mut all = 0;
    each_story(view, begin, &notes, &mut |_, ways| {
        told += 1;
        all += ways;
    });
    let mut skip = if told > 1 { below(all, chance) } else { 0 };
    let mut imagined = None;
    each_story(view, begin, &notes, &mut |story, ways| {
        if skip < ways {
            imagined.get_or_insert(story);
        }
        skip = skip.saturating_sub(ways);
    });
    imagined.expect("what happened is one story")
}

fn all_notes(view: &View) -> Notes {
    let mut notes: Notes = view.magic.iter().flat_map(|table| table.notes.iter().copied()).collect();
    if notes.is_empty() {
        return notes;
    }
    for (seat, player) in tabletop::Seats::first(view.setup.players()).iter().zip(&view.players) {
        let took = notes.iter().any(|note| matches!(*note, Noted::Took { seat: by, .. } if by == seat));
        if let Some(kinds) = player.kinds.filter(|_| took && !view.viewer.is(seat)) {
            let hidden = |&it: &Artifact| kinds.of(it) - shown(player).of(it);
            let all = Artifact::ALL.into_iter().flat_map(|it| std::iter::repeat_n(it, hidden(&it).into()));
            notes.extend(all.map(|artifact| Noted::Showed { seat, artifact }));
        }
    }
    notes
}

/// What the viewer knew of the stacks before the notes, or knows of them now.
fn before(view: &View) -> Known {
    let mut known = Known::default();
    for (room, &height) in view.stacks.iter().enumerate() {
        known[room] = match view.magic.as_ref().map(|table| &table.stacks[room]) {
            Some(stack) if !stack.before.is_empty() => stack.before.iter().map(|token| token.artifact).collect(),
            Some(stack) => stack.artifacts,
            None => std::iter::repeat_n(None, height.into()).collect(),
        };
    }
    known
}

/// How many artifacts each player has of which the viewer does not know the kind.
fn unknown(view: &View) -> [u8; 5] {
    let mut unknown = [0; 5];
    for (unknown, player) in unknown.iter_mut().zip(&view.players) {
        *unknown = if player.kinds.is_some() { 0 } else { player.artifacts - shown(player).count() };
    }
    unknown
}

fn shown(player: &PlayerView) -> Artifacts {
    player.magic.map_or(Artifacts::default(), |magic| magic.shown)
}

/// Calls `end` with every story that fits, and with the number of ways to tell it and to deal the rest.
fn each_story(view: &View, begin: Story, notes: &Notes, end: &mut dyn FnMut(Story, u128)) {
    let Some(table) = &view.magic else { return };
    begin.tell(view.viewer, notes, &mut |mut story| {
        let mut fits = |(room, stack): (usize, &StackView)| {
            let mut known = stack.artifacts.iter().enumerate().filter_map(|(at, &kind)| Some((at, kind?)));
            known.all(|(at, kind)| story.lies(room, at, kind))
        };
        if table.stacks.iter().enumerate().all(&mut fits)
            && let Some(pool) = pool(view, &story)
        {
            end(story, story.ways * deals(pool));
        }
    });
}

/// How many artifacts of each kind are left for the places that the story leaves open; `None` if it uses too many.
fn pool(view: &View, story: &Story) -> Option<[u8; 6]> {
    let mut pool = [view.setup.artifacts_of_each(); 6];
    let known = view.players.iter().flat_map(|player| player.kinds.unwrap_or(shown(player)).iter());
    let lying = (0..5).flat_map(|room| story.kinds_in(room)).flatten();
    let others = story.hidden.iter().filter(|(seat, _)| !view.viewer.is(*seat));
    let hidden = others.filter_map(|&(_, token)| story.kinds[usize::from(token)]);
    for artifact in known.chain(lying).chain(hidden) {
        pool[artifact as usize] = pool[artifact as usize].checked_sub(1)?;
    }
    Some(pool)
}

/// In how many orders these artifacts can be dealt, if those of a kind are alike.
fn deals(pool: [u8; 6]) -> u128 {
    let mut dealt = 0;
    let mut ways = 1;
    for n in pool.into_iter().flat_map(|count| 1..=u128::from(count)) {
        dealt += 1;
        ways = ways * dealt / n;
    }
    ways
}

/// A number below `n`, all equally likely.
fn below(n: u128, chance: &mut Chance) -> u128 {
    let bits = 128 - n.leading_zeros();
    loop {
        let words = (0..bits.div_ceil(16)).fold(0, |words, _| words << 16 | u128::from(chance.below(1 << 16)));
        let number = words & ((1 << bits) - 1);
        if number < n {
            return number;
        }
    }
}

/// The artifacts that the viewer cannot place.
pub(crate) fn unseen_artifacts(view: &View, story: &Story) -> Pile<Artifact, 30> {
    let pool = pool(view, story).expect("the story fits");
    Artifact::ALL.into_iter().flat_map(|it| std::iter::repeat_n(it, pool[it as usize].into())).collect()
}

/// Deals what was taken unseen.
pub(crate) fn imagine_hidden(story: &mut Story, lots: &mut Pile<Artifact, 30>) {
    for (_, token) in &story.hidden {
        story.kinds[usize::from(*token)].get_or_insert_with(|| lots.pop().expect(ENOUGH));
    }
}

/// Deals what the viewer does not know of the stacks, and keeps who knows what of them.
pub(crate) fn imagine_stacks(state: &mut State, view: &View, story: &mut Story, lots: &mut Pile<Artifact, 30>) {
    let Story { stacks, kinds, .. } = story;
    for (room, stack) in stacks.iter().enumerate() {
        let seen = |at: usize| view.magic.map_or(Witnesses::default(), |table| witnesses(&table.stacks[room], at));
        let tokens = stack.iter().enumerate().map(|(at, &token)| {
            let kind = *kinds[usize::from(token)].get_or_insert_with(|| lots.pop().expect(ENOUGH));
            Token { kind, seen: seen(at) }
        });
        state.stacks[room] = tokens.collect();
    }
    state.rest = lots.iter().copied().collect();
    state.memory = imagine_memory(view, story);
}

/// Who knows what lies there, as long as everybody sees what becomes of it.
fn witnesses(stack: &StackView, at: usize) -> Witnesses {
    let public = stack.public.get(at) == Some(&true);
    let seen = stack.before.get(at).map_or(tabletop::Seats::NONE, |token| token.seen);
    if public { Witnesses::EVERYBODY } else { Witnesses::players(seen) }
}

fn imagine_memory(view: &View, story: &Story) -> Memory {
    let mut memory = Memory::default();
    let Some(table) = &view.magic else { return memory };
    let mut places = story.places.iter().copied();
    memory.notes = table.notes.iter().map(|&noted| imagine_note(noted, &mut places)).collect();
    for (room, stack) in table.stacks.iter().enumerate() {
        let is_noted = table.notes.iter().any(|noted| noted.room().map(Field::number) == Some(room));
        for (at, token) in stack.before.iter().enumerate().filter(|_| is_noted) {
            let kind = story.kinds[room * 6 + at].expect("it is dealt");
            let seen = if token.public { Witnesses::EVERYBODY } else { Witnesses::players(token.seen) };
            memory.before[room].push(Token { kind, seen });
        }
    }
    memory
}

fn imagine_note(noted: Noted, places: &mut impl Iterator<Item = u8>) -> Note {
    let mut from = |room: Field| Place::new(room.number(), places.next().expect("one for each choice"));
    match noted {
        Noted::Looked { seat, room, .. } => Note::Looked { seat, room: room.number() as u8 },
        Noted::Sold { room, .. } => Note::Sold { room: room.number() as u8 },
        Noted::Swapped { room, into, .. } => Note::Swapped { room: room.number() as u8, into },
        Noted::Took { seat, room, .. } => Note::Took { seat, from: from(room) },
        Noted::Turned { seat, room, .. } => Note::Turned { seat, from: from(room) },
        Noted::Showed { seat, artifact } => Note::Showed { seat, kind: artifact },
    }
}
