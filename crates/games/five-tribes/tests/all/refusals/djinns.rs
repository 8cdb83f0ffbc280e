use five_tribes::{Card, Cost, Djinn, Scene, play};

use super::{Sheet, taking};

pub(super) fn uses(sheet: &mut Sheet) {
    let poor = |djinn: Djinn| Scene::naqala(2).meeples("r4c1", "Y").meeples("r4c2", "Y").djinns(0, &[djinn]);
    let rich = |djinn: Djinn| poor(djinn).front(0, "WWW").cards(0, &[Card::Fakir; 2]);
    for djinn in Djinn::ALL {
        let (name, t) = (&sheet.called(&djinn), play(rich(djinn).turn(0)));
        let other = if djinn == Djinn::Marid { Djinn::Nekir } else { Djinn::Marid };
        sheet.row(name, "not owned", &play(rich(other).turn(0)), &format!("use {djinn} elder"));
        let aimed = match djinn {
            Djinn::AnunNak | Djinn::Leta => " r5c5",
            Djinn::Utug => " r4c1",
            Djinn::Bouraq => " r1c1",
            Djinn::Enki => " r3c1",
            _ => "",
        };
        let pays = match djinn.cost() {
            Cost::Free | Cost::Fakirs => {
                sheet.row(name, "in a window", &t, &format!("use {djinn} fakir"));
                continue;
            }
            Cost::Either | Cost::Fakir => "fakir",
            Cost::ElderAndEither => "elder+fakir",
        };
        if matches!(djinn, Djinn::Hagis | Djinn::Lamia | Djinn::Echidna | Djinn::Iblis) {
            sheet.row(name, "in a window", &t, &format!("use {djinn} {pays}"));
            continue;
        }
        sheet.row(name, "another payment", &t, &format!("use {djinn} artisan{aimed}"));
        sheet.row(name, "nothing to pay with", &play(poor(djinn).turn(0)), &format!("use {djinn} {pays}{aimed}"));
        let wrongly = if aimed.is_empty() { " r5c5" } else { "" };
        sheet.row(name, "aimed wrongly", &t, &format!("use {djinn} {pays}{wrongly}"));
        let mut t = t;
        t.does(&[&format!("use {djinn} {pays}{aimed}")]);
        let first = t.menu()[0].clone();
        if !first.starts_with("pick") {
            t.does(&[&first]);
        }
        sheet.row(name, "for the second time", &t, &format!("use {djinn} {pays}{aimed}"));
    }
}

pub(super) fn without_effect(sheet: &mut Sheet) {
    let scene = |djinn: Djinn| Scene::base(2).meeples("r4c1", "Y").meeples("r4c2", "Y").djinns(0, &[djinn]);
    let rich = |djinn: Djinn| scene(djinn).front(0, "WWW").cards(0, &[Card::Fakir; 2]);
    let t = play(rich(Djinn::Bouraq).turn(0));
    sheet.row("Bouraq", "no Village", &t, "use bouraq elder r3c1");
    sheet.row("Bouraq", "beyond the board", &t, "use bouraq elder r6c1");
    sheet.row("Bouraq", "empty supply", &play(rich(Djinn::Bouraq).supply(1, 0).turn(0)), "use bouraq elder r1c1");
    sheet.row("Enki", "a Village", &play(rich(Djinn::Enki).turn(0)), "use enki elder r1c1");
    sheet.row("Enki", "empty supply", &play(rich(Djinn::Enki).supply(0, 1).turn(0)), "use enki elder r3c1");
    for djinn in [Djinn::AnunNak, Djinn::Leta, Djinn::Utug] {
        let (name, pays) = (&sheet.called(&djinn), if djinn == Djinn::AnunNak { "elder" } else { "elder+elder" });
        let t = play(rich(djinn).camel(1, "r5c1").grown("r5c2", 1, 0).grown("r5c3", 0, 1).turn(0));
        sheet.row(name, "an owned tile", &t, &format!("use {djinn} {pays} r5c1"));
        sheet.row(name, "a tile with a palm tree", &t, &format!("use {djinn} {pays} r5c2"));
        sheet.row(name, "a tile with a palace", &t, &format!("use {djinn} {pays} r5c3"));
        let (what, tile) = if djinn == Djinn::Utug { ("an empty tile", "r5c4") } else { ("a settled tile", "r4c1") };
        sheet.row(name, what, &t, &format!("use {djinn} {pays} {tile}"));
        let chasm = Scene::naqala(2).meeples("r4c1", "Y").djinns(0, &[djinn]).front(0, "WW").turn(0);
        sheet.row(name, "the Chasm", &play(chasm), &format!("use {djinn} {pays} r6c6"));
        if djinn != Djinn::AnunNak {
            let t = play(rich(djinn).camels(0, 0).turn(0));
            sheet.row(name, "no camel left", &t, &format!("use {djinn} {pays} r4c1"));
        }
    }
    let covered = rich(Djinn::Utug).camel(1, "r4c1").camel(1, "r4c2");
    sheet.row("Utug", "no tile left", &play(covered.turn(0)), "use utug elder+elder r4c1");
    let all = "YYYYYYYYYYYYYYWWWWWWWWWWWWWWWWWGGGGGGGGGGGGGGGGGGBBBBBBBBBBBBBBBBBBRRRRRRRRRRRRRRRRRR";
    sheet.row("Anun-Nak", "empty bag", &play(rich(Djinn::AnunNak).front(1, all).turn(0)), "use anun-nak fakir r5c5");
    let none = rich(Djinn::Sloar).all_cards_to(1);
    sheet.row("Sloar", "no card left", &play(none.turn(0)), "use sloar fakir");
    let others: Vec<Djinn> = Djinn::ALL[..22].iter().copied().filter(|&djinn| djinn != Djinn::Sibittis).collect();
    let none = play(rich(Djinn::Sibittis).djinns(1, &others).turn(0));
    sheet.row("Sibittis", "no djinn left", &none, "use sibittis elder+elder");
    let mut t = play(rich(Djinn::Sibittis).turn(0));
    t.does(&["use sibittis elder+elder"]);
    sheet.row("Sibittis", "not among those drawn", &t, "keep-djinn sibittis");
    sheet.row("Sibittis", "another question", &t, "continue");
    let scene = Scene::base(2).front(0, "WWWW").djinns(0, &[Djinn::Echidna, Djinn::Iblis, Djinn::Sloar]);
    let t = taking(scene.cards(0, &[Card::Fakir]), "Y", "vizier");
    sheet.row("Echidna", "Viziers were taken", &t, "use echidna elder+elder");
    sheet.row("Iblis", "Viziers were taken", &t, "use iblis elder");
    sheet.row("question", "a window", &t, "end-turn");
}
