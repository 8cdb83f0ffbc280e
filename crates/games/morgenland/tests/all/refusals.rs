//! What can be refused, card by card and place by place, with the rule and the reason that are given. The table is kept in
//! `tests/golden/refusals.txt`, to be read; `UPDATE_GOLDEN=1` writes it anew.

use std::{collections::BTreeSet, fmt::Write as _, sync::LazyLock};

use morgenland::{
    Artifact, Card, Field, Illegal, Kind, Payment, Scene, Setup, Spell, State, Topic, Unplayable,
    scene::{DJINN, MARKET, ROOM, TENT, Table},
};
use tabletop::{Cited, Game, Viewer};
use words::{Language, Locale, Reader, Spoken};

use crate::refused_cards::{counters, fields, figures, resolving, stacks};

/// Rules that say only "not now" or "not this": no card and no place may be refused by one of them.
const GENERAL: [&str; 6] = ["M14.1", "M14.2", "M14.8", "M14.9", "M14.10", "MR27"];

/// Rows of these are about who is asked and what, where those rules are the particular ones.
const ABOUT_ASKING: [&str; 2] = ["asked", "window"];

/// The refusal as the refused player reads it.
fn in_english(why: &Illegal, t: &Table) -> String {
    static ENGLISH: LazyLock<Locale> =
        LazyLock::new(|| Locale::shipped(Language::English, &["common", State::NAME]).expect("the words are there"));
    let said = State::refusal(why, &t.state.view(Viewer::Spectator));
    ENGLISH.sentence(&said, &Reader { me: None, names: &[] })
}

#[derive(Default)]
pub(crate) struct Page {
    text: String,
    seen: Vec<Illegal>,
}

impl Page {
    /// One row: of this card or place, in this situation, this answer is refused.
    pub(crate) fn row(&mut self, what: &str, situation: &str, t: &mut Table, answer: &str) {
        let why = t.refuses(answer);
        let rule = why.rule();
        let reason = in_english(&why, t);
        let general = GENERAL.contains(&rule) && !ABOUT_ASKING.contains(&what);
        assert!(!general, "{what}, {situation}, `{answer}` cites a general rule: {reason}");
        let _ = writeln!(self.text, "{what} · {situation} · {answer} · {rule} · {reason}");
        self.seen.push(why);
    }

    /// Several answers in the same situation.
    pub(crate) fn rows(&mut self, what: &str, situation: &str, state: &State, answers: &[&str]) {
        self.each(what, situation, &mut Table::from(*state), answers);
    }

    /// Several answers at a table.
    pub(crate) fn each(&mut self, what: &str, situation: &str, t: &mut Table, answers: &[&str]) {
        for answer in answers {
            self.row(what, situation, t, answer);
        }
    }
}

/// Seat 0 with a lit Lamp, these spells and artifacts, and two artifacts to use besides it.
pub(crate) fn magician(spells: &[Spell], artifacts: &[Artifact]) -> Scene {
    Scene::pro(3).lamp_lit(0).djinn(0).spells(0, spells).artifacts(0, artifacts)
}

/// As above, at the Market, where seat 1 has a figure.
pub(crate) fn at_market(spells: &[Spell], artifacts: &[Artifact]) -> Scene {
    magician(spells, artifacts).figures(1, MARKET, &[4])
}

fn basic(page: &mut Page) {
    let mut t = Table::start(3, 1);
    page.row("start treasure", "everybody chooses", &mut t, "0: take 2 crowns");
    page.row("start treasure", "everybody chooses", &mut t, "0: place 9 market");
    t.says("0: take 3 crowns");
    page.row("start treasure", "the choice is made", &mut t, "0: take 3 crowns");
    let setup: Setup = "players=3 rooms=players".parse().unwrap();
    let scene = Scene::of(&setup).cave(Kind::Crowns, &[2]).stack(2, 0, 1).figures(0, ROOM, &[1, 2, 4, 5, 6]);
    let placing = scene.placing(0);
    page.rows("figures", "placing", &placing, &["0: place 3 market", "0: place 6 market"]);
    page.rows("cave", "placing, without treasure", &placing, &["0: place 9 pearls"]);
    page.rows("tent", "placing in the basic game", &placing, &["0: place 9 tent"]);
    page.rows("djinn's house", "placing in the basic game", &placing, &["0: place 9 djinn"]);
    page.rows("room", "placing, one room a player", &placing, &["0: place 9 room-4"]);
    page.rows("room", "placing, sold out", &placing, &["0: place 9 room-2"]);
    page.rows("room", "placing, with five figures there", &placing, &["0: place 9 room-1"]);
    page.rows("placing", "it is one's turn", &placing, &["0: pass", "0: play charity", "0: play carpet market"]);
    page.rows("asked", "somebody else is to place", &placing, &["1: place 9 market", "7: place 9 market"]);
    let market = Scene::basic(3).figures(0, MARKET, &[4]).hoard(0, [1, 0, 0, 0, 0]).evaluating(MARKET);
    page.rows("market", "give a unit?", &market, &["0: swap cups", "0: decline"]);
    page.rows("spells", "basic game", &market, &["0: play charity", "0: play parasite carpet market"]);
    page.rows("artifacts", "basic game", &market, &["0: play carpet market", "0: play lamp"]);
    let mut t = Table::from(Scene::basic(3).figures(0, MARKET, &[4]).hoard(0, [1, 0, 0, 0, 0]).evaluating(MARKET));
    t.says("0: swap crowns");
    page.each("market", "take three", &mut t, &["0: take 2 cups", "0: take 30 cups", "0: keep"]);
    let guard = Scene::basic(3).guard(8).figures(0, Field::Guard, &[5]).hoard(0, [2, 3, 0, 0, 0]);
    let answers = ["0: bribe 2 crowns", "0: bribe 3 crowns", "0: pass"];
    page.rows("guard", "too weak by 3", &guard.evaluating(Field::Guard), &answers);
}

fn rooms(page: &mut Page) {
    let offer = |payment: Payment| {
        let scene = Scene::basic(3).payment(payment).figures(0, ROOM, &[7, 1]).hoard(0, [7, 4, 1, 0, 0]);
        scene.evaluating(ROOM)
    };
    let split = ["0: buy 5 crowns 2 pearls", "0: buy 8 crowns", "0: buy 7 cups 1 gem", "0: keep"];
    page.rows("room", "offered for 7+1, split", &offer(Payment::Split), &split);
    page.rows("room", "offered for 7+1, match", &offer(Payment::Match), &["0: buy 4 crowns 4 pearls"]);
    let scene = magician(&[], &[Artifact::Carpet]).figures(0, ROOM, &[1, 2, 4, 5, 6]).hoard(0, [9, 9, 9, 9, 9]);
    let mut t = Table::from(scene.in_the_palace(&[0], ROOM));
    t.alone("0: carpet room-1");
    page.row("room", "offered for five figures and a Carpet", &mut t, "0: buy 5 crowns 5 pearls 5 gems 3 cups 3 bars");
}

fn asking(page: &mut Page) {
    let scene = at_market(&[Spell::Charity], &[]).lamp_lit(1).spells(1, &[Spell::Trade]);
    let mut t = Table::from(scene.hoard(1, [1, 0, 0, 0, 0]).evaluating(MARKET));
    page.row("window", "asked", &mut t, "0: keep");
    page.row("window", "nothing to play", &mut t, "2: pass");
    t.says("0: play charity");
    page.row("window", "answered", &mut t, "0: pass");
    t.answers(&[]);
    t.pass_round();
    page.row("window", "a play resolves", &mut t, "1: play trade");
    t.says("0: take 3 cups");
    t.all_pass();
    page.row("window", "another is at the Market", &mut t, "2: play carpet market");
    t.says("1: keep");
    t.all_pass();
    page.row("window", "another is to place", &mut t, "1: play trade");
    let mut t = Table::from(Scene::pro(3).figures(0, TENT, &[4]).figures(1, TENT, &[2]).evaluating(TENT));
    page.row("window", "the Tent's cards are shared", &mut t, "1: play charity");
}

/// Having the card, the Lamp and a use for it.
fn holding(page: &mut Page) {
    for spell in Spell::ALL {
        let held = if spell == Spell::Charity { Spell::Donation } else { Spell::Charity };
        let text = if spell == Spell::Parasite { "0: play parasite key".into() } else { format!("0: play {spell}") };
        page.rows(spell.name(), "not in hand", &at_market(&[held], &[]).evaluating(MARKET), &[&text]);
    }
    let spells = |scene: Scene| scene.spells(0, &[Spell::Charity]).figures(1, MARKET, &[4]).unseen(0, Artifact::Key);
    let no_lamp = spells(Scene::pro(3).swapped(0, 1, Artifact::Lamp)).evaluating(MARKET);
    page.rows("any spell", "the Lamp was swapped away", &no_lamp, &["0: play charity"]);
    let no_use = Scene::pro(3).artifacts(0, &[Artifact::Carpet, Artifact::Key]).used(0, Artifact::Carpet);
    let no_use = no_use.spells(0, &[Spell::Charity]).lamp_lit(1).spells(1, &[Spell::Trade]).figures(0, MARKET, &[4]);
    let mut t = Table::from(no_use.evaluating(MARKET));
    t.all_pass();
    page.row("any spell", "the Lamp unlit, another artifact used", &mut t, "0: play charity");
    page.row("any artifact", "the only use is spent", &mut t, "0: play key");
    page.row("any artifact", "used this round", &mut t, "0: play carpet market");
    let none = at_market(&[Spell::Charity], &[]).evaluating(MARKET);
    for artifact in ["double #1", "carpet market", "counterspell 0", "key", "lamp", "scroll"] {
        let name = artifact.split(' ').next().unwrap();
        page.rows(name, "in a window, not owned", &none, &[&format!("0: play {artifact}")]);
    }
}

/// A target of the wrong shape.
fn shapes(page: &mut Page) {
    let offered = |spell: Spell| {
        let scene = magician(&[spell], &[Artifact::Key]).figures(0, ROOM, &[4]).figures(1, ROOM, &[2]);
        let mut t = Table::from(scene.hoard(0, [9, 0, 0, 0, 0]).figures(1, MARKET, &[5]).in_the_palace(&[0, 1], ROOM));
        t.all_pass();
        t
    };
    for spell in Spell::ALL {
        let text = match spell {
            Spell::DragonLeaves | Spell::Mirage | Spell::LunarEclipse => format!("0: play {spell} #1"),
            Spell::SolarEclipse | Spell::Taboo | Spell::Apprentice => format!("0: play {spell}"),
            Spell::Parasite => "0: play parasite".into(),
            Spell::Smuggler | Spell::Spy | Spell::DragonsReturn => continue,
            _ => format!("0: play {spell} market"),
        };
        page.row(spell.name(), "wrong kind of target", &mut offered(spell), &text);
    }
    let city = magician(&[Spell::Smuggler], &[]).figures(1, TENT, &[4]).before_the_city();
    page.rows("smuggler", "wrong kind of target", &city, &["0: play smuggler market"]);
    let placing = magician(&[Spell::Spy], &[]).before_placing(1);
    page.rows("spy", "wrong kind of target", &placing, &["0: play spy #1"]);
    let cave = magician(&[Spell::DragonsReturn], &[]).cave(Kind::Gems, &[3]).figures(1, Field::Gems, &[4]);
    page.rows(
        "dragons-return",
        "wrong kind of target",
        &cave.evaluating(Field::Gems),
        &["0: play dragons-return gems"],
    );
    let all = [Artifact::Double, Artifact::Carpet, Artifact::Counterspell];
    let market = at_market(&[], &all).evaluating(MARKET);
    for play in ["double market", "carpet #1", "counterspell market"] {
        page.rows(play.split(' ').next().unwrap(), "wrong kind of target", &market, &[&format!("0: play {play}")]);
    }
    let guard = magician(&[], &[Artifact::Key]).figures(1, Field::Guard, &[4]).evaluating(Field::Guard);
    page.rows("key", "wrong kind of target", &guard, &["0: play key guard"]);
}

fn moments(page: &mut Page) {
    let timed = [Spell::Abracadabra, Spell::Smuggler, Spell::Spy, Spell::DragonsReturn, Spell::Parasite];
    let market = at_market(&timed, &[Artifact::Key]).artifacts(2, &[Artifact::Key]).used(2, Artifact::Key);
    let market = market.evaluating(MARKET);
    for play in ["abracadabra", "smuggler", "spy", "dragons-return", "key"] {
        page.rows(play, "at the Market", &market, &[&format!("0: play {play}")]);
    }
    page.rows("parasite", "copying a Key at the Market", &market, &["0: play parasite key"]);
    let placing = magician(&[], &[Artifact::Carpet, Artifact::Double]).spells(0, &[Spell::Charity]);
    let placing = placing.figures(0, MARKET, &[4]).before_placing(1);
    page.rows("carpet", "while figures are placed", &placing, &["0: play carpet market"]);
    page.rows("double", "while figures are placed", &placing, &["0: play double #1"]);
    let needing = [Spell::CityTax, Spell::SultansTax, Spell::Trade, Spell::LastWillBeFirst, Spell::Apprentice];
    let idle = magician(&needing, &[]).reversed().figures(1, Field::Crowns, &[4]).cave(Kind::Crowns, &[2]);
    let idle = idle.evaluating(Field::Crowns);
    for play in ["city-tax", "sultans-tax", "trade", "last-will-be-first", "apprentice room-1"] {
        let name = play.split(' ').next().unwrap();
        page.rows(name, "nothing for it to do", &idle, &[&format!("0: play {play}")]);
    }
    let mut full = magician(&[Spell::Smuggler], &[]);
    for field in [TENT, DJINN, MARKET, Field::Caravanserai] {
        full = full.closed(field);
    }
    page.rows("smuggler", "every city field is closed", &full.before_the_city(), &["0: play smuggler"]);
    let placed = magician(&[Spell::Spy], &[]);
    let all = [1, 2, 4, 5, 6, 7, 8, 9];
    let placed = placed.figures(1, MARKET, &all).figures(2, MARKET, &all).before_placing(0);
    page.rows("spy", "all others have placed", &placed, &["0: play spy"]);
    let empty = magician(&[Spell::DragonsReturn], &[]).figures(1, Field::Gems, &[4]).evaluating(Field::Gems);
    page.rows("dragons-return", "the cave is empty", &empty, &["0: play dragons-return"]);
}

fn keys(page: &mut Page) {
    let strong = magician(&[], &[Artifact::Key]).guard(5).figures(0, Field::Guard, &[9]).figures(1, Field::Guard, &[4]);
    let strong = strong.spells(0, &[Spell::Charity]).evaluating(Field::Guard);
    page.rows("key", "strong enough", &strong, &["0: play key"]);
    let held = Scene::pro(3).lamp_lit(0).djinn(0).spells(0, &[Spell::Parasite]).artifacts(0, &[Artifact::Key]);
    let held = held.artifacts(1, &[Artifact::Key]).used(1, Artifact::Key).guard(9).figures(0, Field::Guard, &[4]);
    let mut t = Table::from(held.evaluating(Field::Guard));
    t.answers(&["0: key"]);
    t.pass_round();
    page.row("key", "one is used already", &mut t, "0: play parasite key");
    let settled = magician(&[Spell::Charity], &[Artifact::Key]).guard(5).figures(0, Field::Guard, &[9]);
    let settled = settled.lamp_lit(1).spells(1, &[Spell::Trade]).hoard(1, [1, 0, 0, 0, 0]);
    let mut t = Table::from(settled.figures(1, Field::Guard, &[4]).evaluating(Field::Guard));
    t.all_pass();
    t.says("1: play trade");
    page.row("key", "its owner is settled", &mut t, "0: play key");
}

/// Every reason there is.
const REASONS: [Unplayable; 34] = [
    Unplayable::BasicGame,
    Unplayable::NotYours,
    Unplayable::NoLamp,
    Unplayable::NoUseForALamp,
    Unplayable::Used,
    Unplayable::NoUseLeft,
    Unplayable::NeverAlone,
    Unplayable::NeverUsed,
    Unplayable::NamesNoArtifact,
    Unplayable::NeverCopied,
    Unplayable::NothingToCopy,
    Unplayable::WrongMoment,
    Unplayable::NothingToDo,
    Unplayable::Settled,
    Unplayable::HasKey,
    Unplayable::StrongEnough,
    Unplayable::WrongTarget,
    Unplayable::NoSuchPiece,
    Unplayable::WrongOwner,
    Unplayable::FaceDown,
    Unplayable::NotThere,
    Unplayable::NowhereToGo,
    Unplayable::SameField,
    Unplayable::AtTheGuard,
    Unplayable::Evaluated,
    Unplayable::HasTreasure,
    Unplayable::EmptiedThisRound,
    Unplayable::NothingFaceUp,
    Unplayable::NothingOnOffer,
    Unplayable::OnlyOne,
    Unplayable::NoSuchPlay,
    Unplayable::OwnSpell,
    Unplayable::NotASpell,
    Unplayable::Cancelled,
];

fn kind(why: &Illegal) -> String {
    serde_json::to_value(why).unwrap()["type"].as_str().unwrap().to_owned()
}

#[test]
fn every_refusal_names_the_rule_of_the_card_or_place() {
    let mut page = Page::default();
    let parts = [basic, rooms, asking, holding, shapes, moments, keys, figures, fields, stacks, counters, resolving];
    for part in parts {
        part(&mut page);
    }
    let unnamed = |why: &&Unplayable| {
        !page.seen.iter().any(|it| matches!(it, Illegal::Unplayable { why: seen, .. } if seen == *why))
    };
    assert_eq!(REASONS.iter().filter(unnamed).collect::<Vec<_>>(), Vec::<&Unplayable>::new());
    let seen: BTreeSet<String> = page.seen.iter().map(kind).collect();
    let (spell, card) = (Spell::Charity, Card::default());
    let all = [
        Illegal::NotAsked,
        Illegal::AlreadyChosen,
        Illegal::AlreadyAnswered,
        Illegal::NotInThisWindow,
        Illegal::NoWindow { asked: Topic::Place },
        Illegal::OtherQuestion { asked: Topic::Place },
        Illegal::NotThreeUnits,
        Illegal::SupplyShort,
        Illegal::NoSuchFigure,
        Illegal::EmptyCave,
        Illegal::ClosedInBasic,
        Illegal::RoomNotInUse,
        Illegal::SoldOut,
        Illegal::RoomFull,
        Illegal::Closed,
        Illegal::NotAdmitted,
        Illegal::NothingToSwap,
        Illegal::WrongGoods,
        Illegal::WrongBribe,
        Illegal::TooPoorToBribe,
        Illegal::WrongPrice,
        Illegal::WrongKinds,
        Illegal::WrongParts,
        Illegal::TooManyFigures,
        Illegal::TooPoor,
        Illegal::NotDrawn,
        Illegal::Unplayable { card, why: Unplayable::NotYours },
        Illegal::NotInTheStack { spell },
        Illegal::NothingToGive,
        Illegal::NotTheCasters,
        Illegal::WrongUnits { spell, units: 3 },
        Illegal::TooPoorFor { spell },
        Illegal::NothingToTrade,
        Illegal::TradeOrder,
        Illegal::NoExchange,
        Illegal::SameKind,
    ];
    assert_eq!(seen, all.iter().map(kind).collect::<BTreeSet<_>>(), "every refusal stands in the table");
    let path = "tests/golden/refusals.txt";
    if std::env::var("UPDATE_GOLDEN").is_ok_and(|it| it == "1") {
        std::fs::write(path, &page.text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap_or_default(), page.text, "{path}: UPDATE_GOLDEN=1 writes it anew");
}
