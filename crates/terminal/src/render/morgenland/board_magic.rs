//! What only the professional game shows on the board.

use morgenland::{
    Action, Artifact, Artifacts, Ask, Asked, Field, Fields, PieceView, PlayerView, Question, Spell, StackView, State,
    Table, View,
};
use tabletop::{Fate, Seat, Seats};
use words::{Arg, Spoken};

use super::{
    Voice,
    board::{artifact, name_of, who},
    within,
};
use crate::{menu::fill, voice::number};

/// A figure: its strength or `?`, `~` for a Carpet, `x2` with a Double, and the number by which plays name it.
pub(super) fn piece(piece: &PieceView) -> String {
    let strength = piece.strength.map_or("?".into(), |strength| strength.to_string());
    let Some(magic) = piece.magic else { return strength };
    let carpet = if magic.carpet { "~" } else { "" };
    let doubles = if magic.doubles > 0 { format!("x{}", magic.doubles + 1) } else { String::new() };
    format!("{strength}{carpet}{doubles}#{}", magic.mark.0)
}

/// How many artifacts lie in a room, and which is on top.
pub(super) fn stack(voice: &Voice, count: u8, stack: &StackView) -> String {
    match stack.artifacts.last().copied().flatten().filter(|_| stack.face_up) {
        Some(top) => format!("{count}: {}", artifact(voice, top)),
        None => count.to_string(),
    }
}

/// Everything else: artifacts and spells, what is in force, stacks looked through, and the cards on the table.
pub(super) fn lines(voice: &Voice, view: &View, table: &Table) -> Vec<String> {
    let seats = Seats::first(view.players.len() as u8);
    let mut lines = vec![voice.say("board-legend", [])];
    lines.extend(seats.iter().flat_map(|seat| holdings(voice, view, seat)));
    lines.extend(seen(voice, table));
    lines.extend(in_force(voice, table));
    lines.extend(window(voice, view, table));
    lines
}

fn count(voice: &Voice, id: &str, count: usize) -> String {
    voice.say(id, [("n", number(count))])
}

/// `you: Lamp (used), Key, Taboo, 1 hidden spell, Lamp lit`.
fn holdings(voice: &Voice, view: &View, seat: Seat) -> Vec<String> {
    let PlayerView { artifacts, kinds, magic: Some(magic), .. } = view.players[seat.index()] else { return Vec::new() };
    let known = kinds.unwrap_or(magic.shown);
    let mut has = named(voice, &known, &magic.used);
    if artifacts > known.count() {
        has.push(count(voice, "count-unknown", usize::from(artifacts - known.count())));
    }
    let spells = magic.spells.iter().filter_map(|card| card.spell);
    has.extend(spells.map(|spell| voice.say(&format!("spell-{spell}"), [])));
    let hidden = magic.spells.iter().filter(|card| card.spell.is_none()).count();
    if hidden > 0 {
        has.push(count(voice, "count-hidden-spells", hidden));
    }
    if magic.lit {
        has.push(voice.say("panel-lamp-lit", []));
    }
    if view.magic.is_some_and(|table| table.round.djinn == Some(seat)) {
        has.push(voice.say("panel-two", []));
    }
    fill(&format!("{}: ", who(voice, seat)), ", ", has.into_iter())
}

/// One word for each artifact, those used this round last of their kind.
fn named(voice: &Voice, all: &Artifacts, used: &Artifacts) -> Vec<String> {
    let of = |kind: Artifact| {
        let unused = all.of(kind).saturating_sub(used.of(kind));
        let spent = move || voice.say("panel-used", [("it", Arg::Noun(format!("artifact-{kind}").into()))]);
        (0..all.of(kind)).map(move |n| if n < unused { artifact(voice, kind) } else { spent() })
    };
    Artifact::ALL.into_iter().flat_map(of).collect()
}

/// Stacks of which the viewer knows more than the top.
fn seen(voice: &Voice, table: &Table) -> Vec<String> {
    let rooms = Field::ALL.into_iter().filter(|field| field.room().is_some());
    let told = |(room, stack): (Field, &StackView)| {
        let below = stack.artifacts.len() - usize::from(stack.face_up);
        let unknown = || Arg::Noun("board-unknown".into());
        let names = stack.artifacts.iter().take(below);
        let names = names.map(|it| it.map_or_else(unknown, |it| Arg::Noun(format!("artifact-{it}").into()))).collect();
        let known = stack.artifacts.iter().take(below).any(Option::is_some);
        known.then(|| {
            format!("{}. {}", name_of(voice, room), voice.say("board-below", [("artifacts", Arg::List(names))]))
        })
    };
    rooms.zip(table.stacks.iter()).filter_map(told).collect()
}

/// What spells and artifacts have changed for the rest of the round.
fn in_force(voice: &Voice, table: &Table) -> Vec<String> {
    let round = &table.round;
    let fields = |fields: Fields| {
        let nouns = fields.iter().map(|field| Arg::Noun(format!("field-{field}").into()));
        ("fields", Arg::List(nouns.collect()))
    };
    let seat = |seat: Seat| ("seat", Arg::Seat(seat));
    let mut lines = Vec::new();
    if round.reversed {
        lines.push((voice.say("force-reversed", []), Spell::LastWillBeFirst.rule()));
    }
    if let Some(spy) = round.spy {
        lines.push((voice.say("force-spy", [seat(spy)]), Spell::Spy.rule()));
    }
    if round.closed != Fields::default() {
        lines.push((voice.say("force-closed", [fields(round.closed)]), Spell::Taboo.rule()));
    }
    if let Some(smuggler) = round.smuggler.filter(|_| round.smuggled != Fields::default()) {
        let said = voice.say("force-smuggled", [seat(smuggler), fields(round.smuggled)]);
        lines.push((said, Spell::Smuggler.rule()));
    }
    if !round.keys.is_empty() {
        lines.push((voice.say("force-keys", [("seats", people(round.keys))]), Artifact::Key.rule()));
    }
    if let Some(buyer) = round.abracadabra {
        lines.push((voice.say("force-abracadabra", [seat(buyer)]), Spell::Abracadabra.rule()));
    }
    lines.into_iter().map(|(said, rule)| format!("{said} ({rule})")).collect()
}

fn people(seats: Seats) -> Arg {
    Arg::List(seats.iter().map(Arg::Seat).collect())
}

/// Who is asked in secret, and which cards lie on the table.
fn window(voice: &Voice, view: &View, table: &Table) -> Vec<String> {
    let asked = match view.asked {
        Some(Asked::Window { seats }) => Some(voice.say("panel-asked", [("seats", people(seats))])),
        _ => None,
    };
    // A play is named as it would be among the answers.
    let ask = Ask { question: Question::Window, bill: None };
    let played = (0..).zip(table.plays.iter()).map(|(at, it): (u8, _)| {
        let fate = match it.fate {
            Fate::Stands => "fate-stands",
            Fate::Cancelled => "fate-cancelled",
            Fate::Resolved => "fate-resolved",
        };
        let option = State::option(&Action::Play(it.play), &ask, view);
        let play = within(&option, "it").map_or(Arg::None, |play| Arg::Said(Box::new(play.clone())));
        let args = [("seat", Arg::Seat(it.seat)), ("play", play), ("fate", Arg::Noun(fate.into()))];
        format!("  {at}. {}", voice.say("panel-play", args))
    });
    let played: Vec<String> = played.collect();
    let heading = (!played.is_empty()).then(|| voice.say("panel-played", []));
    asked.into_iter().chain(heading).chain(played).collect()
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
