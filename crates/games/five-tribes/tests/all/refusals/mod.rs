//! Everything that can be refused, with rule and reason: `tests/golden/refusals.txt`, to be read by people. Written anew
//! with `UPDATE_GOLDEN=1 cargo test -p five-tribes refusals`.

mod djinns;
mod items;

use std::collections::BTreeSet;

use five_tribes::{Action, Card, Djinn, Illegal, Item, Land, Played, Scene, State, View, play, seat};
use tabletop::{Cited as _, Game as _, Viewer};
use words::{Language, Locale, Reader, Spoken as _, say};

/// Rules about windows, powers and payments in general: where a card or place is concerned, its own rule is cited.
const GENERAL: [&str; 9] = ["FD20", "FT4.10", "FT7.4", "FT9.31", "FT9.33", "FT9.34", "FR49", "FX9.10", "FX9.12"];

/// What is refused, row by row.
struct Sheet {
    english: Locale,
    rows: Vec<[String; 5]>,
    met: Vec<Illegal>,
}

impl Sheet {
    /// The seat that is asked tries this.
    #[track_caller]
    fn row(&mut self, thing: &str, situation: &str, t: &Played, attempt: &str) {
        self.by(t.asked().map_or(0, u8::from), thing, situation, t, attempt);
    }

    #[track_caller]
    fn by(&mut self, number: u8, thing: &str, situation: &str, t: &Played, attempt: &str) {
        let action: Action = attempt.parse().unwrap_or_else(|why| panic!("{why}"));
        let Err(why) = t.state.check(seat(number), &action) else {
            panic!("{thing}, {situation}: `{attempt}` is legal")
        };
        let reason = self.reason(&why, &t.state.view(Viewer::Seat(seat(number))));
        self.rows.push([thing, situation, attempt, why.rule(), &reason].map(str::to_owned));
        self.met.push(why);
    }

    fn new() -> Sheet {
        let english = Locale::shipped(Language::English, &["common", State::NAME]).unwrap();
        Sheet { english, rows: Vec::new(), met: Vec::new() }
    }

    /// What a thing is called.
    fn called(&self, thing: &impl serde::Serialize) -> String {
        self.english.sentence(&say(thing, &State::VOCABULARY), &Reader { me: None, names: &[] })
    }

    /// What stands in the way, as people read it.
    #[track_caller]
    fn reason(&self, why: &Illegal, view: &View) -> String {
        let reader = Reader { me: None, names: &["Amira", "Bilal", "Chadi", "Dunya"] };
        let (reason, faults) = self.english.faults(&State::refusal(why, view), &reader);
        assert!(faults.is_empty(), "{why}: {faults:?}");
        reason.replace('*', "")
    }

    fn text(&self) -> String {
        let mut text = String::from("card or place · situation · attempted answer · rule · reason\n");
        for row in &self.rows {
            text += &row.join(" · ");
            text.push('\n');
        }
        text
    }
}

/// Two meeples of a tribe are taken on r2c2.
fn taking(scene: Scene, letter: &str, tribe: &str) -> Played {
    let mut t = play(scene.meeples("r2c1", letter).meeples("r2c2", letter).camel(1, "r2c2").turn(0));
    t.does(&["pick r2c1", &format!("drop {tribe} r2c2")]);
    t
}

/// Two Viziers are taken on r2c2, which is of this land.
fn ending(scene: Scene, land: Land) -> Played {
    taking(scene.land("r2c2", land), "Y", "vizier")
}

fn bidding(sheet: &mut Sheet) {
    let mut t = play(Scene::base(4).gold(1, 2).gold(3, 0).meeples("r1c1", "RR").bidding(&[0, 1, 2, 3]));
    sheet.by(1, "turn order", "another marker bids", &t, "bid 0");
    t.does(&["bid 5"]);
    sheet.row("spot", "taken", &t, "bid 5");
    sheet.row("spot", "too little gold", &t, "bid 8");
    sheet.row("Kumarbi", "not owned", &t, "bid 3 fakirs 1");
    let mut t = play(Scene::base(4).gold(3, 0).meeples("r1c1", "RR").bidding(&[0, 1, 2, 3]));
    t.does(&["bid 0", "bid 0", "bid 0"]);
    sheet.row("spot", "three markers on 0", &t, "bid 0");
    sheet.row("spot", "no gold at all", &t, "bid 3");
    let scene = Scene::base(2).djinns(0, &[Djinn::Kumarbi]).gold(0, 3).meeples("r1c1", "RR");
    let t = play(scene.cards(0, &[Card::Fakir]).bidding(&[0, 1, 0, 1]));
    sheet.row("Kumarbi", "on a spot of 0", &t, "bid 0 fakirs 1");
    sheet.row("Kumarbi", "one Fakir held", &t, "bid 12 fakirs 2");
    sheet.row("Kumarbi", "too dear all the same", &t, "bid 12 fakirs 1");
    sheet.row("question", "a bid is asked", &t, "end-turn");
}

fn moving(sheet: &mut Sheet) {
    let scene = Scene::base(2).meeples("r1c1", "RWW").meeples("r1c2", "Y").meeples("r1c3", "B").meeples("r2c3", "W");
    let mut t = play(scene.turn(0));
    sheet.by(1, "turn", "of another player", &t, "pick r1c1");
    sheet.row("pick-up", "beyond the board", &t, "pick r6c1");
    sheet.row("pick-up", "nobody there", &t, "pick r3c3");
    sheet.row("pick-up", "no move from there", &t, "pick r1c2");
    sheet.row("no move", "a move exists", &t, "no-move");
    sheet.row("Flying Carpet", "not held", &t, "pick r1c1 carpet");
    sheet.row("question", "a pick-up is asked", &t, "end-turn");
    t.does(&["pick r1c1"]);
    sheet.row("drop", "no such meeple in hand", &t, "drop builder r1c2");
    sheet.row("drop", "two steps away", &t, "drop elder r1c3");
    sheet.row("question", "in the middle of a move", &t, "use enki elder r3c1");
    let mut other = play(t.state);
    other.does(&["drop elder r1c2"]);
    sheet.row("drop", "no finish after it", &other, "drop elder r1c3");
    t.does(&["drop assassin r1c2"]);
    sheet.row("drop", "back again", &t, "drop elder r1c1");
    t.does(&["drop elder r1c3"]);
    sheet.row("drop", "the last meeple matches nobody", &t, "drop elder r1c4");
    let scene = Scene::naqala(2).land("r3c3", Land::Workshop("es".parse().unwrap())).land("r2c2", Land::Chasm);
    let mut t = play(scene.meeples("r3c3", "R").meeples("r3c4", "R").meeples("r2c3", "R").turn(0));
    sheet.row("Chasm", "pick-up", &t, "pick r2c2");
    t.does(&["pick r3c3"]);
    sheet.row("mountain", "between the tiles", &t, "drop assassin r3c4");
    sheet.row("Chasm", "drop", &t, "drop assassin r2c2");
    let scene = Scene::naqala(2).meeples("r1c1", "RRW").meeples("r1c2", "G").meeples("r1c3", "R").row(&[Card::Fish]);
    let mut t = play(scene.meeples("r5c6", "WR").items(0, &[Item::Carpet, Item::Horn]).turn(0));
    let mut used = play(t.state);
    used.does(&["item horn"]);
    while used.menu()[0].starts_with("next") {
        let first = used.menu()[0].clone();
        used.does(&[&first]);
    }
    sheet.row("Flying Carpet", "another item was used", &used, "pick r1c1 carpet");
    sheet.row("Flying Carpet", "not with the pick-up", &t, "item carpet");
    t.does(&["pick r1c1 carpet", "drop assassin r1c2", "drop elder r1c3"]);
    sheet.row("Flying Carpet", "back to the last but one", &t, "drop assassin r1c3");
    sheet.row("Flying Carpet", "matches nobody", &t, "drop assassin r2c2");
}

fn tribes(sheet: &mut Sheet) {
    let t = taking(Scene::base(3).cards(0, &[Card::Fakir]), "B", "builder");
    sheet.row("Builders", "one Fakir held", &t, "builders fakirs 2");
    sheet.row("question", "the Builders act", &t, "spare");
    let scene = Scene::base(3).meeples("r2c4", "WW").meeples("r4c3", "W").meeples("r4c4", "W").meeples("r1c3", "YW");
    let scene = scene.front(0, "WWY").front(1, "W").front(2, "Y").djinns(2, &[Djinn::Boaz]).djinns(0, &[Djinn::Iblis]);
    let mut t = taking(scene.cards(0, &[Card::Fakir]), "R", "assassin");
    let mut iblis = play(t.state);
    t.does(&["continue"]);
    sheet.row("question", "the Assassins act", &t, "continue");
    sheet.row("Assassins", "too far", &t, "kill r4c4 elder");
    sheet.row("Assassins", "the Fakir is not named", &t, "kill r4c3 elder");
    sheet.row("Assassins", "nobody of that tribe", &t, "kill r2c4 vizier");
    sheet.row("Assassins", "two victims without Iblis", &t, "kill r2c4 elder+elder");
    sheet.row("Assassins", "beyond the board", &t, "kill r6c1 elder");
    sheet.row("Assassins", "own meeples", &t, "murder 0 vizier");
    sheet.row("Assassins", "nobody sits there", &t, "murder 3 vizier");
    sheet.row("Assassins", "nobody of that tribe in front", &t, "murder 1 vizier");
    sheet.row("Assassins", "somebody in reach", &t, "spare");
    sheet.row("Boaz", "base game", &t, "murder 2 vizier");
    iblis.does(&["use iblis elder"]);
    sheet.row("Iblis", "one of two", &iblis, "kill r2c4 elder");
    sheet.row("Iblis", "in the wrong order", &iblis, "kill r1c3 elder+vizier");
    let scene = Scene::naqala(3).land("r2c3", Land::Chasm).djinns(1, &[Djinn::Boaz]).front(1, "P").meeples("r2c4", "W");
    let t = taking(scene, "R", "assassin");
    sheet.row("Boaz", "with the expansion", &t, "murder 1 artisan");
    sheet.row("Chasm", "kill", &t, "kill r2c3 elder");
    let t = taking(Scene::naqala(2), "P", "artisan");
    let missing = Item::ALL.into_iter().find(|item| !t.offers(&format!("keep-item {item}"))).unwrap();
    sheet.row("Artisans", "an item that was not drawn", &t, &format!("keep-item {missing}"));
    sheet.row("question", "an item is to be kept", &t, "decline");
}

fn tiles(sheet: &mut Sheet) {
    let row = [Card::Fish, Card::Silk, Card::Ivory, Card::Wheat, Card::Fakir, Card::Fish, Card::Fakir];
    let workshop = Land::Workshop("es".parse().unwrap());
    let t = ending(Scene::base(2).row(&row), Land::SmallMarket);
    sheet.row("Small market", "beyond the first 3", &t, "buy 4");
    sheet.row("Small market", "two cards", &t, "buy 1 2");
    sheet.row("Small market", "a djinn", &t, "summon enki elder+elder");
    sheet.row("Small market", "an item", &t, "craft artisan");
    let t = ending(Scene::base(2).row(&row), Land::LargeMarket);
    sheet.row("Large market", "beyond the first 6", &t, "buy 7");
    sheet.row("Large market", "the front card second", &t, "buy 5 2");
    sheet.row("Large market", "another question", &t, "end-turn");
    let t = ending(Scene::naqala(2).row(&row), Land::SpecializedMarket);
    sheet.row("Specialized market", "beyond the row", &t, "buy 8");
    sheet.row("Specialized market", "two cards", &t, "buy 1 2");
    sheet.row("Specialized market", "another question", &t, "end-turn");
    let scene = Scene::base(2).front(0, "W").cards(0, &[Card::Fakir]).djinn_row(&[Djinn::Enki]);
    let t = ending(scene, Land::Sacred(6));
    sheet.row("Sacred place", "not in the row", &t, "summon boaz elder+fakir");
    sheet.row("Sacred place", "another payment", &t, "summon enki elder");
    sheet.row("Sacred place", "one Elder only", &t, "summon enki elder+elder");
    sheet.row("Sacred place", "a card", &t, "buy 1");
    let t = ending(Scene::naqala(2).cards(0, &[Card::Fakir; 2]), workshop);
    sheet.row("Workshop", "no Artisan", &t, "craft artisan");
    sheet.row("Workshop", "another payment", &t, "craft elder");
    sheet.row("Workshop", "another question", &t, "end-turn");
    let scene = Scene::naqala(2).front(0, "W").land("r2c3", Land::Chasm);
    for (land, djinn, name) in [(Land::Village, Djinn::Hagis, "Hagis"), (Land::Oasis, Djinn::Lamia, "Lamia")] {
        let t = ending(scene.djinns(0, &[djinn]), land);
        sheet.row(name, "too far", &t, "there r4c4 elder");
        sheet.row(name, "another payment", &t, "there r1c1 elder+elder");
        sheet.row(name, "no Fakir", &t, "there r1c1 fakir");
        sheet.row(name, "the Chasm", &t, "there r2c3 elder");
        sheet.row(name, "another question", &t, "end-turn");
    }
    let t = play(taking(Scene::naqala(2).meeples("r1c1", "R"), "B", "builder").state);
    sheet.row("closing window", "another question", &t, "continue");
    let mut t = taking(Scene::naqala(2).camel(0, "r5c5").front(0, "WW").djinns(0, &[Djinn::Leta]), "B", "builder");
    t.does(&["use leta elder+elder r4c4"]);
    sheet.row("question", "camel or tent", &t, "continue");
    let scene = Scene::base(2).cards(0, &[Card::Fish, Card::Fish, Card::Wheat, Card::Fakir]).djinns(0, &[Djinn::Sloar]);
    let mut t = ending(scene, Land::SmallMarket);
    t.does(&["continue", "continue"]);
    sheet.row("sale", "a Fakir", &t, "offer fakir");
    sheet.row("sale", "a card that is not held", &t, "offer silk");
    sheet.row("sale", "no card yet", &t, "sell");
    t.does(&["offer wheat"]);
    sheet.row("sale", "in the wrong order", &t, "offer fish");
    sheet.row("sale", "the same kind again", &t, "offer wheat");
    sheet.row("sale", "begun, end of turn", &t, "end-turn");
    sheet.row("sale", "begun, djinn", &t, "use sloar fakir");
    sheet.row("sale", "begun, item", &t, "item horn");
    let mut t = play(Scene::base(2).meeples("r1c1", "R").turn(0));
    t.does(&["no-move"]);
    sheet.row("no move", "declared before", &t, "pick r1c1");
    t.does(&["end-turn", "end-turn", "end-turn", "end-turn"]);
    sheet.row("game", "over", &t, "end-turn");
}

/// Every refusal by its name; a new one does not compile before it is listed.
macro_rules! named {
    ($($variant:ident)+) => {
        const NAMES: [&str; 98] = [$(stringify!($variant)),+];

        fn name(refusal: &Illegal) -> &'static str {
            match refusal {
                $(Illegal::$variant { .. } => stringify!($variant),)+
            }
        }
    };
}

#[test]
fn every_refusal_names_the_rule_concerned() {
    let mut sheet = Sheet::new();
    for chapter in [bidding, moving, tribes, tiles, djinns::uses, djinns::without_effect, items::uses] {
        chapter(&mut sheet);
    }
    let book = include_str!("../../../RULES.md");
    for [thing, _, attempt, rule, reason] in &sheet.rows {
        assert!(book.contains(&format!("**{rule}")), "{rule} is no rule");
        let move_on = thing == "question" || ["turn", "turn order"].contains(&thing.as_str());
        assert!(move_on || !GENERAL.contains(&rule.as_str()), "{thing}: `{attempt}` cites {rule}");
        assert!(!reason.is_empty() && !reason.contains(['|', '·']));
    }
    let path = format!("{}/tests/golden/refusals.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, sheet.text()).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), sheet.text());
    named! {
        GameOver NotYourBid NotYourTurn OtherQuestion NobodyMoves SpotTaken ZeroFull TooDear CheapestOnly NoKumarbi
        TooManyFakirs KumarbiFakirs NoSuchTile Chasm EmptyTile NoFinish MustMove NoCarpet NotInHand NotAdjacent Backtrack
        Mountain NoMatch BarredByCarpet BuilderFakirs OutOfRange KillCosts NobodyThere OneVictim TwoVictims VictimsInOrder
        OwnMeeples NoSuchPlayer Protected NotInFront MustKill ItemNotDrawn NotForSale OneCardOnly SecondBehindFirst
        DjinnNotInRow WrongPriceHere CannotPayHere NotMerchandise CardNotHeld SameKindTwice OutOfOrder NothingOffered
        SaleOpen NotYourDjinn DjinnUsed WorksByItself WhileBidding AtPlacing WrongWindow NoBuilders NoAssassins BagEmpty
        NoPalaceLeft NoPalmLeft NoDjinnLeft NoCardLeft NoPieceLeft NoTileLeft WrongPrice CannotPay NeedsTile TakesNoTile
        ChasmTarget NotAVillage NotAnOasis TileHas NobodyToCover NotANeighbour DjinnNotDrawn ItemNotHeld ItemUsed NotMagic
        CarpetWithPickUp NoEffect AllTilesOwned NobodyToStrike NotOnStruckTile StrikesTwo StruckInOrder NotForLamp NoUnseenDjinn
        NobodyNear NotNextToFlute MountainBeforeFlute NobodyToFollow FollowInOrder OneAtLeast NotInDiscards RingItself
        NotYourPiece TileOwned NotInRow
    }
    let met: BTreeSet<&str> = sheet.met.iter().map(name).collect();
    let missing: Vec<&str> = NAMES.into_iter().filter(|name| !met.contains(name)).collect();
    assert!(missing.is_empty(), "no row shows {missing:?}");
}
