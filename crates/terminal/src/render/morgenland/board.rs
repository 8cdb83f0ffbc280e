use morgenland::{Artifact, Artifacts, Field, Kind, PlayerView, Purse, Shelves, State, View};
use tabletop::{Seat, Seats};
use words::{Arg, Spoken, say};

use crate::{
    Picture, Spot,
    menu::{fill, wide},
};

use super::{Voice, board_magic};

/// The whole table: the round, the fields with what lies on them, the players with what is known of them.
pub(super) fn picture(voice: &Voice, view: &View) -> Picture {
    let mut picture = Picture { head: heading(voice, view), ..Picture::default() };
    let used = |field: &Field| match field.room() {
        Some(room) => room < view.stacks.len(),
        None => view.magic.is_some() || !matches!(field, Field::Tent | Field::Djinn),
    };
    let fields: Vec<Field> = Field::ALL.into_iter().filter(used).collect();
    let rows: Vec<[String; 2]> =
        fields.iter().map(|&field| [name_of(voice, field), gain(voice, view, field)]).collect();
    let [names, gains] = [0, 1].map(|column| rows.iter().map(|row| wide(&row[column])).max().unwrap_or(0));
    for (field, [name, gain]) in fields.into_iter().zip(rows) {
        let lines = fill(&format!("{name:<names$} {gain:<gains$} "), ", ", figures(voice, view, field));
        let (row, height) = (picture.board.len() as u16, lines.len() as u16);
        let (key, width) = (field.to_string(), wide(&name) as u16);
        picture.spots.push(Spot { key, name, part: part(field), row, column: 0, width, height });
        picture.board.extend(lines);
    }
    picture.rest = hoards(voice, view);
    if let Some(table) = &view.magic {
        picture.rest.push(String::new());
        picture.rest.extend(board_magic::lines(voice, view, table));
    }
    picture.mine.extend(mine(voice, view));
    picture
}

fn part(field: Field) -> &'static str {
    match (field.cave(), field.room()) {
        (Some(_), _) => "caves",
        (None, Some(_)) => "palace",
        (None, None) if field == Field::Guard => "palace",
        (None, None) => "city",
    }
}

fn heading(voice: &Voice, view: &View) -> String {
    let round = match view.round {
        0 => voice.say("panel-before", []),
        round => voice.say("log-round", [("round", Arg::Number(round.into()))]),
    };
    let phase = voice.tell(&say(&view.phase, &State::VOCABULARY));
    format!("{round}. {phase}. {}", voice.say("board-camel", [("seat", Arg::Seat(view.camel))]))
}

/// What a field is called.
pub(super) fn name_of(voice: &Voice, field: Field) -> String {
    voice.say(&format!("field-{field}"), [])
}

/// What an artifact is called.
pub(super) fn artifact(voice: &Voice, artifact: Artifact) -> String {
    voice.say(&format!("artifact-{artifact}"), [])
}

/// `you`, or a player's name.
pub(super) fn who(voice: &Voice, seat: Seat) -> String {
    voice.say("panel-who", [("seat", Arg::Seat(seat))])
}

/// What can be gained on a field.
fn gain(voice: &Voice, view: &View, field: Field) -> String {
    let gain = match (field.cave(), field.room()) {
        (Some(kind), _) => groups(&view.caves[kind.index()]),
        (None, Some(room)) => match view.stacks[room] {
            0 => voice.say("board-sold-out", []),
            count => {
                let stack = view.magic.as_ref().and_then(|table| table.stacks.get(room));
                let plain = || voice.say("count-artifacts", [("n", Arg::Number(count.into()))]);
                stack.map_or_else(plain, |stack| board_magic::stack(voice, count, stack))
            }
        },
        (None, None) if field == Field::Guard => view
            .guard
            .map_or("?".into(), |guard| voice.say("board-strength", [("strength", Arg::Number(guard.into()))])),
        (None, None) => String::new(),
    };
    if gain.is_empty() { "-".to_owned() } else { gain }
}

/// The figures on a field in order of arrival, `you 7 2, Bilal ? ?`: a question mark is a figure you may not know.
fn figures(voice: &Voice, view: &View, field: Field) -> impl Iterator<Item = String> {
    let there = move |seat: Seat| {
        let pieces = view.pieces.iter().filter(move |piece| piece.field == field && piece.owner == seat);
        pieces.map(board_magic::piece).collect::<Vec<_>>()
    };
    let seats = Seats::first(view.players.len() as u8).iter().map(move |seat| (seat, there(seat)));
    let present = seats.filter(|(_, pieces)| !pieces.is_empty());
    present.map(move |(seat, pieces)| format!("{} {}", who(voice, seat), pieces.join(" ")))
}

/// The treasures of all players and of the supply, kind by kind. A star is the camel.
fn hoards(voice: &Voice, view: &View) -> Vec<String> {
    let seats = Seats::first(view.players.len() as u8);
    let supply = voice.say("panel-supply", []);
    let names = seats.iter().map(|seat| (who(voice, seat) + if seat == view.camel { " *" } else { "" }, seat));
    let names: Vec<(String, Seat)> = names.collect();
    let widest = names.iter().map(|(name, _)| name).chain([&supply]).map(|name| wide(name)).max().unwrap_or(0);
    let heads = Kind::ALL.map(|kind| voice.say(&format!("short-{kind}"), []));
    let cells = |cell: &dyn Fn(Kind) -> String| {
        let cells = Kind::ALL.into_iter().zip(&heads);
        let cell = |(kind, head): (Kind, &String)| format!("  {:>width$}", cell(kind), width = wide(head));
        cells.map(cell).collect::<Vec<_>>().concat()
    };
    let ends = ["panel-secret", "panel-hand", "panel-artifacts-of-all"].map(|id| voice.say(id, []));
    let mut lines = vec![format!("{:widest$}{}  {}", "", cells(&|kind| heads[kind.index()].clone()), ends.join("  "))];
    for (name, seat) in names {
        let PlayerView { hand, hoard, artifacts, kinds, .. } = view.players[seat.index()];
        let noted = view.setup.ledger.then_some((hoard.known, hoard.unknown));
        let shown: Option<(Purse, u8)> = hoard.all.map(|all| (all, 0)).or(noted);
        let treasure = cells(&|kind| shown.map_or(".".into(), |(purse, _)| purse.get(kind).to_string()));
        let secret = shown.map_or(".".into(), |(_, unknown)| unknown.to_string());
        let (first, second) = (wide(&ends[0]), wide(&ends[1]));
        lines.push(format!("{name:<widest$}{treasure}  {secret:>first$}  {hand:>second$}  {artifacts}"));
        let owned = kinds.filter(|kinds| kinds.count() > 0 && view.magic.is_none());
        lines.extend(owned.into_iter().flat_map(|kinds| fill(&" ".repeat(widest + 2), ", ", listed(voice, &kinds))));
    }
    lines.push(format!("{supply:<widest$}{}", cells(&|kind| view.supply.get(kind).to_string())));
    lines
}

/// The viewer's own figures, if they play.
fn mine(voice: &Voice, view: &View) -> Option<String> {
    let player = view.players.get(voice.viewer().seat()?.index())?;
    let strengths: Vec<String> = player.figures?.iter().map(|strength| strength.to_string()).collect();
    let hand = if strengths.is_empty() { voice.say("panel-all-out", []) } else { strengths.join(" ") };
    Some(format!("{}: {hand}", voice.say("panel-figures", [])))
}

/// The groups of a cave, top shelf first.
fn groups(shelves: &Shelves) -> String {
    let groups: Vec<String> = shelves.iter().filter(|&&group| group > 0).map(u8::to_string).collect();
    groups.join(" ")
}

/// One word for each artifact.
fn listed(voice: &Voice, artifacts: &Artifacts) -> impl Iterator<Item = String> {
    artifacts.iter().map(|it| artifact(voice, it))
}
