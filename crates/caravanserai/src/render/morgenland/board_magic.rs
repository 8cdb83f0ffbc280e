//! What only the professional game shows on the board.

use morgenland::{Artifact, Artifacts, Asked, Field, Fields, PieceView, PlayerView, StackView, Table, View};
use tabletop::{Fate, Seat, Seats};

use super::{Voice, place};
use crate::{menu::fill, render::and};

/// A figure: its strength or `?`, `~` for a Carpet, `x2` with a Double, and the number by which plays name it.
pub(super) fn piece(piece: &PieceView) -> String {
    let strength = piece.strength.map_or("?".into(), |strength| strength.to_string());
    let Some(magic) = piece.magic else { return strength };
    let carpet = if magic.carpet { "~" } else { "" };
    let doubles = if magic.doubles > 0 { format!("x{}", magic.doubles + 1) } else { String::new() };
    format!("{strength}{carpet}{doubles}#{}", magic.mark.0)
}

/// How many artifacts lie in a room, and which is on top.
pub(super) fn stack(count: u8, stack: &StackView) -> String {
    match stack.artifacts.last().copied().flatten().filter(|_| stack.face_up) {
        Some(top) => format!("{count}: {top}"),
        None => count.to_string(),
    }
}

/// Everything else: artifacts and spells, what is in force, stacks looked through, and the window that runs.
pub(super) fn lines(voice: &Voice, view: &View, table: &Table) -> Vec<String> {
    let seats = Seats::first(view.players.len() as u8);
    let mut lines = vec!["\nFigures: ? is hidden, ~ a Carpet, x2 with a Double; # is the number plays use.".to_owned()];
    lines.extend(seats.iter().flat_map(|seat| holdings(voice, view, seat)));
    lines.extend(seen(table));
    lines.extend(in_force(voice, table));
    lines.extend(window(voice, view, table));
    lines
}

/// `you       lamp (used), key; spells: taboo, 1 hidden; Lamp lit`.
fn holdings(voice: &Voice, view: &View, seat: Seat) -> Vec<String> {
    let PlayerView { artifacts, kinds, magic: Some(magic), .. } = view.players[seat.index()] else { return Vec::new() };
    let known = kinds.unwrap_or(magic.shown);
    let mut has = named(&known, &magic.used);
    if artifacts > known.count() {
        has.push(format!("{} unknown", artifacts - known.count()));
    }
    has.extend(magic.spells.iter().filter_map(|card| card.spell).map(|spell| format!("spell {spell}")));
    let hidden = magic.spells.iter().filter(|card| card.spell.is_none()).count();
    if hidden > 0 {
        has.push(format!("{hidden} hidden spell{}", if hidden == 1 { "" } else { "s" }));
    }
    if magic.lit {
        has.push("the Lamp is lit".into());
    }
    if view.magic.is_some_and(|table| table.round.djinn == Some(seat)) {
        has.push("may use two".into());
    }
    fill(&format!("{:<10}", voice.name(seat)), ", ", has.into_iter())
}

/// One word for each artifact, those used this round last of their kind.
fn named(all: &Artifacts, used: &Artifacts) -> Vec<String> {
    let of = |kind: Artifact| {
        let unused = all.of(kind).saturating_sub(used.of(kind));
        (0..all.of(kind)).map(move |n| if n < unused { kind.to_string() } else { format!("{kind} (used)") })
    };
    Artifact::ALL.into_iter().flat_map(of).collect()
}

/// Stacks of which the viewer knows more than the top.
fn seen(table: &Table) -> Vec<String> {
    let told = |(room, stack): (usize, &StackView)| {
        let below = stack.artifacts.len() - usize::from(stack.face_up);
        let known = stack.artifacts.iter().take(below).any(Option::is_some);
        let names = stack.artifacts.iter().map(|artifact| artifact.map_or("?".into(), |it| it.to_string()));
        known.then(|| fill(&format!("Room {}, bottom first: ", room + 1), ", ", names))
    };
    table.stacks.iter().enumerate().filter_map(told).flatten().collect()
}

/// What spells and artifacts have changed for the rest of the round.
fn in_force(voice: &Voice, table: &Table) -> Vec<String> {
    let round = &table.round;
    let places = |fields: Fields| and(&fields.iter().map(place).collect::<Vec<_>>());
    let mut lines = Vec::new();
    if round.reversed {
        lines.push("The lowest strength counts as the strongest (M12.5).".to_owned());
    }
    if let Some(spy) = round.spy {
        lines.push(format!("All but {} place face up (M12.11).", voice.name(spy)));
    }
    if round.closed != Fields::default() {
        lines.push(format!("Nothing more may come to {} (M12.15).", places(round.closed)));
    }
    if let Some(smuggler) = round.smuggler.filter(|_| round.smuggled != Fields::default()) {
        lines.push(format!("{} smuggled in: {} (M12.7).", voice.does(smuggler, "are", "is"), places(round.smuggled)));
    }
    if !round.keys.is_empty() {
        lines.push(format!("With a Key: {} (M13.5).", voice.names(round.keys)));
    }
    if let Some(seat) = round.abracadabra {
        lines.push(format!("{} any artifact here after buying (M12.1).", voice.does(seat, "may take", "may take")));
    }
    lines
}

/// Who is asked in a window, and what has been played in it.
fn window(voice: &Voice, view: &View, table: &Table) -> Vec<String> {
    let asked = match view.asked {
        Some(Asked::Window { seats }) => Some(format!("A window is open; asked: {}.", voice.names(seats))),
        _ => None,
    };
    let played = (0..).zip(table.plays.iter()).map(|(at, it): (u8, _)| {
        let fate = match it.fate {
            Fate::Stands => "stands",
            Fate::Cancelled => "cancelled",
            Fate::Resolved => "done",
        };
        format!("  {at}. {} {} ({fate})", voice.name(it.seat), it.play)
    });
    let played: Vec<String> = played.collect();
    let heading = (!played.is_empty()).then(|| "Played in this window:".to_owned());
    asked.into_iter().chain(heading).chain(played).collect()
}

/// Whether the viewer knows what lies on a field's stack.
pub(super) fn stack_of(view: &View, field: Field) -> Option<&StackView> {
    view.magic.as_ref()?.stacks.get(field.room()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use morgenland::{Mark, PieceMagic};

    fn lying(strength: Option<u8>, carpet: bool, doubles: u8) -> PieceView {
        let magic = PieceMagic { mark: Mark(12), carpet, doubles, ..PieceMagic::default() };
        PieceView { strength, magic: Some(magic), ..PieceView::default() }
    }

    #[test]
    fn a_figure_shows_what_lies_on_it_and_its_number() {
        assert_eq!(piece(&lying(Some(7), false, 0)), "7#12");
        assert_eq!(piece(&lying(None, false, 0)), "?#12");
        assert_eq!(piece(&lying(Some(3), true, 0)), "3~#12");
        assert_eq!(piece(&lying(Some(7), false, 1)), "7x2#12");
        assert_eq!(piece(&PieceView { strength: Some(7), ..PieceView::default() }), "7");
    }
}
