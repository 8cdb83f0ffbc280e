use morgenland_cards::{Place, View};
use tabletop::{Fate, Seat, Seats};
use words::{Arg, Vocabulary, say};

use super::{Voice, noun, nouns};
use crate::{
    Picture, Spot,
    menu::{fill, wide},
    voice::number,
};

/// How wide the names of locations are at most.
const NAMES: usize = 15;

/// The whole table: the round, the locations with what lies there, piles, and the players.
pub(super) fn picture(voice: &Voice, view: &View) -> Picture {
    let mut picture = Picture { head: heading(voice, view), ..Picture::default() };
    let lines = &mut picture.board;
    let used = |place: &Place| place.room().is_none_or(|room| room < view.row.len());
    for place in Place::ALL.into_iter().filter(used) {
        let there = row(voice, view, place);
        let (key, name) = (place.to_string(), voice.say("board-name", [("place", noun(place))]));
        let (at, width, height) = (lines.len() as u16, wide(&name) as u16, there.len() as u16);
        picture.spots.push(Spot { key, name, part: part(place), row: at, column: 0, width, height });
        lines.extend(there);
        if place == Place::Caravanserai {
            lines.push(format!("{:<NAMES$} {}", voice.say("guard", []), guard(voice, view)));
        }
    }
    let lines = &mut picture.rest;
    lines.extend(piles(voice, view));
    lines.push(String::new());
    lines.extend(Seats::first(view.players.len() as u8).iter().flat_map(|seat| player(voice, view, seat)));
    lines.extend(effects(voice, view));
    picture.mine.extend(mine(voice, view));
    picture
}

fn part(place: Place) -> &'static str {
    match (place.cave(), place.room()) {
        (Some(_), _) => "caves",
        (None, Some(_)) => "palace",
        (None, None) => "city",
    }
}

fn heading(voice: &Voice, view: &View) -> String {
    let round = Arg::Number(view.round.into());
    let phase = Arg::Said(Box::new(say(&view.phase, &Vocabulary::NONE)));
    voice.say("board-head", [("round", round), ("phase", phase), ("start", Arg::List(vec![Arg::Seat(view.start)]))])
}

fn guard(voice: &Voice, view: &View) -> String {
    let strength = |strength: u8| voice.say("panel-strength", [("strength", Arg::Number(strength.into()))]);
    match (view.guard, view.strength) {
        (Some(card), Some(known)) => format!("{}: {}", voice.tell(&say(&card, &Vocabulary::NONE)), strength(known)),
        (None, Some(known)) => strength(known),
        (_, None) if view.guarded => voice.say("panel-guarded", []),
        (_, None) => voice.say("panel-unguarded", []),
    }
}

/// A player, or the dummy, who has no seat.
fn person(view: &View, seat: Seat) -> Arg {
    if seat.index() < view.players.len() { Arg::Seat(seat) } else { Arg::Noun("dummy".into()) }
}

/// A location, what can be gained there, and the heroes by their owners: `#4` is the number, `?` a value you do not know.
fn row(voice: &Voice, view: &View, place: Place) -> Vec<String> {
    let gain = match (place.cave(), place.room()) {
        (Some(cave), _) if view.caves[cave].is_empty() => voice.say("panel-no-treasure", []),
        (Some(cave), _) => voice.say("board-gain", [("cards", nouns(view.caves[cave].iter()))]),
        (None, Some(room)) => view.row[room]
            .map_or_else(|| voice.say("panel-sold", []), |artifact| voice.tell(&say(&artifact, &Vocabulary::NONE))),
        (None, None) => "-".into(),
    };
    let closed = view.magic.closed.contains(place);
    let gain = if closed { voice.say("board-closed", [("gain", Arg::Text(gain))]) } else { gain };
    let heroes = (1..).zip(&view.heroes).filter(|(_, hero)| !hero.out && hero.place == place);
    let heroes = heroes.map(|(number, hero)| {
        let value = hero.value.map_or("?".into(), |value: u8| value.to_string());
        let value = Arg::Text(format!("{value}{}", "×2".repeat(usize::from(hero.doubles))));
        let owner = Arg::List(vec![person(view, hero.owner)]);
        voice.say("board-hero", [("owner", owner), ("number", Arg::Number(number)), ("value", value)])
    });
    let carpets = Seats::first(5).iter().zip(view.carpets[place as usize]);
    let carpets = carpets
        .flat_map(|(seat, count)| (0..count).map(move |_| voice.say("panel-carpet", [("seat", person(view, seat))])));
    let name = voice.say("board-name", [("place", noun(place))]);
    let mut there: Vec<String> = heroes.chain(carpets).map(|it| format!("{it},")).collect();
    there.last_mut().map(String::pop);
    let gap = (!there.is_empty()).then(String::new);
    fill(&format!("{name:<NAMES$} "), " ", gain.split(' ').map(str::to_owned).chain(gap).chain(there))
}

fn piles(voice: &Voice, view: &View) -> Vec<String> {
    let amount = |count: u8, thing: &'static str| Arg::Amount(count.into(), thing.into());
    let holds = voice.say(
        "panel-holds",
        [
            ("treasures", amount(view.deck, "thing-treasure")),
            ("spells", amount(view.spell_deck, "thing-spell")),
            ("artifacts", amount(view.stack.len(), "thing-artifact")),
        ],
    );
    let mut lines = vec![format!("{}: {holds}", voice.say("panel-decks", []))];
    if let Some(&top) = view.discard.last() {
        let count = number(view.discard.len());
        lines.push(voice.say("board-discards", [("count", count), ("top", noun(top))]));
    }
    if !view.spell_discard.is_empty() {
        let spells = voice.say("board-spells-discarded", [("spells", nouns(view.spell_discard.iter()))]);
        lines.extend(crate::menu::flow("", &spells));
    }
    lines
}

/// A player's cards as far as they are known, by the table's ledger or because they are the viewer's own.
fn player(voice: &Voice, view: &View, seat: Seat) -> Vec<String> {
    let player = view.players[seat.index()];
    let count = player.known.len() + player.unknown;
    let amount = |count: u8, thing: &'static str| Arg::Amount(count.into(), thing.into());
    let counted = |count: u8, thing: &'static str| voice.say("board-amount", [("amount", amount(count, thing))]);
    let listed = |id: &str, cards: Arg| voice.say(id, [("cards", cards)]);
    let treasures = match player.cards {
        Some(cards) => listed("board-treasures", nouns(cards.iter())),
        None if view.setup.ledger && !player.known.is_empty() => {
            let unknown = (player.unknown > 0).then(|| {
                let said = words::Said::new("board-unknown").with("count", Arg::Number(player.unknown.into()));
                Arg::Said(Box::new(said))
            });
            listed("board-treasures", Arg::List(player.known.iter().map(noun).chain(unknown).collect()))
        }
        None => counted(count, "thing-treasure"),
    };
    let spells = match player.spell_cards {
        Some(spells) => listed("board-spells", nouns(spells.iter())),
        None => counted(player.spells, "thing-spell"),
    };
    let heroes = amount(player.heroes, "thing-hero");
    let parts = [
        voice.say("panel-in-hand", [("heroes", heroes)]),
        treasures,
        spells,
        listed("board-artifacts", nouns(player.unplayed.iter())),
        listed("board-played", nouns(player.played.iter())),
    ];
    let name = voice.say("board-player", [("seat", Arg::Seat(seat))]);
    fill(&format!("{name}: "), "; ", parts.into_iter())
}

/// What cards have changed for the round, and what is played in the window that runs.
fn effects(voice: &Voice, view: &View) -> Vec<String> {
    let magic = &view.magic;
    let mut lines = Vec::new();
    if magic.reversed {
        lines.push(voice.say("force-reversed", []));
    }
    let seats = |seats: Seats| Arg::List(seats.iter().map(|seat| person(view, seat)).collect());
    for (id, whom) in [("force-open", magic.open), ("force-keys", magic.keys)] {
        if !whom.is_empty() {
            lines.push(voice.say(id, [("seats", seats(whom))]));
        }
    }
    if !magic.closed.is_empty() {
        lines.push(voice.say("force-closed", [("places", nouns(magic.closed.iter()))]));
    }
    for (place, seat) in Place::CITY.into_iter().zip(magic.smuggled) {
        lines.extend(seat.map(|seat| voice.say("force-smuggled", [("seat", Arg::Seat(seat)), ("place", noun(place))])));
    }
    lines.extend(magic.wish.map(|wish| voice.say("force-wish", [("artifact", noun(wish))])));
    for played in &view.plays {
        let card = Arg::Said(Box::new(say(&played.play.card, &Vocabulary::NONE)));
        let id = if played.fate == Fate::Cancelled { "board-cancelled" } else { "board-play" };
        lines.push(voice.say(id, [("seat", Arg::Seat(played.seat)), ("card", card)]));
    }
    lines
}

/// The viewer's own heroes, if they play.
fn mine(voice: &Voice, view: &View) -> Option<String> {
    let hand = view.players.get(voice.viewer().seat()?.index())?.hand?;
    let values: Vec<String> = hand.iter().map(u8::to_string).collect();
    let heroes = if values.is_empty() { "-".to_owned() } else { values.join(" ") };
    Some(voice.say("board-mine", [("heroes", Arg::Text(heroes))]))
}
