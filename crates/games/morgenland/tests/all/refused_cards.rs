//! What can be refused of cards that point at something, and while they resolve: a part of the table of refusals.

use morgenland::{
    Artifact, Field, Kind, Scene, Spell,
    scene::{DJINN, MARKET, ROOM, TENT, Table},
};

use crate::refusals::{Page, at_market, magician};

pub(crate) fn figures(page: &mut Page) {
    let moving = [Spell::EyeForAnEye, Spell::SecondChance, Spell::Teleport];
    let scene = magician(&moving, &[Artifact::Double]).figures(0, Field::Crowns, &[9]).figures(0, MARKET, &[8]);
    let scene = scene.figures(1, MARKET, &[4]).figures(1, Field::Guard, &[5]).figures(0, Field::Guard, &[7]);
    let scene = scene.figures(0, Field::Room3, &[6]).closed(Field::Caravanserai).stack(2, 0, 2);
    let market = scene.figures(2, ROOM, &[1, 2, 4, 5, 6]).figures(2, Field::Room3, &[7]).evaluating(MARKET);
    let eye = ["0: play eye-for-an-eye #99", "0: play eye-for-an-eye #2", "0: play eye-for-an-eye #4"];
    page.rows("eye-for-an-eye", "no such figure; an own one; at the guard", &market, &eye);
    let hidden = at_market(&[Spell::EyeForAnEye], &[]).figures(2, Field::Crowns, &[1]).evaluating(MARKET);
    page.rows("eye-for-an-eye", "face down on a field evaluated", &hidden, &["0: play eye-for-an-eye #2"]);
    let second = ["0: play second-chance #99", "0: play second-chance #3", "0: play second-chance #5"];
    page.rows("second-chance", "no such figure; another's; at the guard", &market, &second);
    let teleport = ["0: play teleport #99", "0: play teleport #4"];
    page.rows("teleport", "no such figure; at the guard", &market, &teleport);
    let double = ["0: play double #99", "0: play double #3", "0: play double #6"];
    page.rows("double", "no such figure; another's; elsewhere", &market, &double);
    for (name, mark) in [("second-chance", 2), ("teleport", 2)] {
        let mut t = Table::from(market);
        t.says(&format!("0: play {name} #{mark}"));
        for field in ["guard", "market", "crowns", "tent", "caravanserai", "room-2", "room-4"] {
            page.row(name, "naming the new field", &mut t, &format!("0: to {field}"));
        }
        page.row(name, "naming the new field", &mut t, "0: pass");
    }
    let mut t = Table::from(market);
    t.says("0: play teleport #12");
    page.row("teleport", "a room with five of its owner's figures", &mut t, "0: to room-1");
    let stuck = magician(&[Spell::Teleport, Spell::SecondChance], &[]).figures(0, Field::Room3, &[4]);
    let stuck = stuck.in_the_palace(&[0], Field::Room3);
    page.rows("second-chance", "the last room", &stuck, &["0: play second-chance #1"]);
    page.rows("teleport", "the last room", &stuck, &["0: play teleport #1"]);
    let cave = magician(&[Spell::SecondChance], &[]).cave(Kind::Crowns, &[2]).figures(0, Field::Crowns, &[4]);
    let mut t = Table::from(cave.evaluating(Field::Crowns));
    t.says("0: play second-chance #1");
    page.row("second-chance", "a cave without treasure", &mut t, "0: to gems");
    let out = magician(&[Spell::SecondChance], &[Artifact::Carpet]).figures(1, ROOM, &[4]).figures(0, MARKET, &[4]);
    let out = out.in_the_palace(&[1], ROOM);
    page.rows("carpet", "its player is not admitted", &out, &["0: play carpet room-2"]);
    page.rows("second-chance", "its player is not admitted", &out, &["0: play second-chance #2"]);
    let mut t = Table::from(
        at_market(&[Spell::EyeForAnEye], &[])
            .figures(0, MARKET, &[9])
            .figures(2, MARKET, &[1])
            .figures(0, Field::Guard, &[5])
            .evaluating(MARKET),
    );
    t.alone("0: eye-for-an-eye #1");
    let answers = ["1: strike #3", "1: strike #99", "1: strike #4", "1: keep"];
    page.each("eye-for-an-eye", "striking back", &mut t, &answers);
}

pub(crate) fn fields(page: &mut Page) {
    let spells = [Spell::DragonLeaves, Spell::Taboo, Spell::LunarEclipse, Spell::SolarEclipse];
    let scene = magician(&spells, &[Artifact::Carpet]).cave(Kind::Cups, &[3]).figures(1, Field::Cups, &[4]);
    let cups = scene.closed(TENT).stack(2, 0, 2).evaluating(Field::Cups);
    let leaves = ["market", "guard", "gems", "cups"].map(|it| format!("0: play dragon-leaves {it}"));
    for play in &leaves {
        page.rows("dragon-leaves", "the cave of cups is evaluated", &cups, &[play]);
    }
    let taboo = ["guard", "gems", "room-4"].map(|it| format!("0: play taboo {it}"));
    for play in &taboo {
        page.rows("taboo", "the cave of cups is evaluated", &cups, &[play]);
    }
    let eclipses = ["lunar-eclipse guard", "lunar-eclipse bars", "solar-eclipse guard", "solar-eclipse bars"];
    for play in eclipses {
        let name = play.split(' ').next().unwrap();
        page.rows(name, "the cave of cups is evaluated", &cups, &[&format!("0: play {play}")]);
    }
    let carpet = ["gems", "bars", "tent", "room-2", "room-4"].map(|it| format!("0: play carpet {it}"));
    for play in &carpet {
        page.rows("carpet", "the cave of cups is evaluated", &cups, &[play]);
    }
    let copied = magician(&[Spell::Parasite], &[]).artifacts(1, &[Artifact::Carpet]).used(1, Artifact::Carpet);
    let copied = copied.figures(1, MARKET, &[4]).evaluating(MARKET);
    page.rows("parasite", "copying a Carpet, on a field passed over", &copied, &["0: play parasite carpet djinn"]);
    let wrong = ["0: play parasite lamp", "0: play parasite scroll", "0: play parasite key"];
    page.rows("parasite", "only a Carpet was used", &copied, &wrong);
    let scene = magician(&[Spell::DragonsReturn, Spell::DragonLeaves], &[]).cave(Kind::Gems, &[3]);
    let mut t = Table::from(scene.figures(1, Field::Gems, &[4]).evaluating(Field::Gems));
    t.answers(&["0: dragons-return"]);
    t.pass_round();
    page.row("dragon-leaves", "emptied by Dragon's Return", &mut t, "0: play dragon-leaves gems");
}

pub(crate) fn stacks(page: &mut Page) {
    let scene = at_market(&[Spell::Mirage, Spell::Apprentice], &[Artifact::Key]).stack(1, 1, 2).stack(2, 0, 2);
    let market = scene.evaluating(MARKET);
    let mirage = ["0: play mirage market", "0: play mirage room-2", "0: play mirage room-1"];
    page.rows("mirage", "no room; sold out; only one left", &market, &mirage);
    let apprentice = ["0: play apprentice market", "0: play apprentice room-2"];
    page.rows("apprentice", "no room; sold out", &market, &apprentice);
    let mut t = Table::from(market);
    t.alone("0: mirage room-3");
    page.each("mirage", "choosing", &mut t, &["0: choose 4", "0: pass"]);
    let mut t = Table::from(market);
    t.alone("0: apprentice room-3");
    page.each("apprentice", "choosing", &mut t, &["0: give lamp", "0: give scroll", "0: pass"]);
    let scene = magician(&[Spell::Abracadabra], &[]).figures(0, ROOM, &[2]).hoard(0, [2, 0, 0, 0, 0]);
    let mut t = Table::from(scene.in_the_palace(&[0], ROOM));
    t.all_pass();
    t.says("0: play abracadabra");
    t.all_pass();
    t.says("0: buy 2 crowns");
    page.each("abracadabra", "choosing", &mut t, &["0: choose 5", "0: decline"]);
}

pub(crate) fn counters(page: &mut Page) {
    let scene = Scene::pro(4).lamp_lit(0).djinn(0).spells(0, &[Spell::Charity]).artifacts(0, &[Artifact::Counterspell]);
    let scene = scene
        .artifacts(1, &[Artifact::Counterspell, Artifact::Counterspell])
        .djinn(1)
        .artifacts(2, &[Artifact::Carpet]);
    let scene = scene.lamp_lit(3).spells(3, &[Spell::Trade]).hoard(3, [1, 0, 0, 0, 0]);
    let mut t = Table::from(scene.figures(2, MARKET, &[4]).evaluating(MARKET));
    t.answers(&["0: charity", "2: carpet market"]);
    page.row("counterspell", "no such play", &mut t, "1: play counterspell 7");
    page.row("counterspell", "an artifact", &mut t, "1: play counterspell 1");
    t.answers(&["3: trade", "1: counterspell 0"]);
    page.row("counterspell", "cancelled already", &mut t, "1: play counterspell 0");
    let own = Scene::pro(3).lamp_lit(0).djinn(0).spells(0, &[Spell::Charity, Spell::Trade]);
    let own = own.artifacts(0, &[Artifact::Counterspell]).hoard(0, [1, 0, 0, 0, 0]).figures(1, MARKET, &[4]);
    let mut t = Table::from(own.evaluating(MARKET));
    t.answers(&["0: charity"]);
    page.row("counterspell", "one's own spell", &mut t, "0: play counterspell 0");
}

pub(crate) fn resolving(page: &mut Page) {
    let cast = |spell: Spell, answers: &[&str], page: &mut Page| {
        let scene = at_market(&[spell], &[]).figures(1, Field::Room3, &[2]).figures(0, MARKET, &[1]);
        let scene = scene.hoard(0, [1, 0, 0, 0, 9]).hoard(1, [9, 0, 0, 0, 0]).hoard(2, [9, 0, 0, 0, 0]);
        let mut t = Table::from(scene.supply(Kind::Pearls, 0, 2).evaluating(MARKET));
        if spell == Spell::Teleport {
            t.plays("0: teleport #2 room-1");
        } else {
            t.says(&format!("0: play {spell}"));
        }
        t.all_pass();
        page.each(spell.name(), "resolving", &mut t, answers);
    };
    cast(Spell::Charity, &["0: take 2 cups", "0: take 3 pearls", "0: pass"], page);
    cast(Spell::CityTax, &["1: pay 1 crown", "1: pay 2 cups", "1: pass"], page);
    cast(Spell::SultansTax, &["1: pay 2 crowns", "1: pay 1 cup", "1: pass"], page);
    cast(Spell::Sacrifice, &["0: pay 6 bars", "0: pay 7 cups", "0: pass"], page);
    cast(Spell::Donation, &["0: pay 6 bars", "0: pay 5 cups", "0: take back"], page);
    cast(Spell::Teleport, &["0: pay 2 bars", "0: pay 3 cups", "0: keep"], page);
    cast(Spell::Trade, &["0: swap cups", "0: pass"], page);
    let scene = at_market(&[Spell::Trade], &[]).hoard(0, [0, 2, 1, 0, 0]).evaluating(MARKET);
    let mut t = Table::from(scene);
    t.alone("0: trade");
    t.says("0: swap gems");
    page.row("trade", "after a gem was given", &mut t, "0: swap pearls");
    t.says("0: keep");
    let answers = ["0: take 1 gem", "0: take 2 cups", "0: take 30 cups", "0: keep"];
    page.each("trade", "taking for a gem", &mut t, &answers);
    let mut scene = at_market(&[Spell::Trade], &[]).hoard(0, [1, 0, 0, 0, 0]);
    for kind in [Kind::Pearls, Kind::Gems, Kind::Cups, Kind::Bars] {
        scene = scene.supply(kind, 0, 2);
    }
    let mut t = Table::from(scene.evaluating(MARKET));
    t.alone("0: trade");
    page.row("trade", "the supply has no other kind", &mut t, "0: swap crowns");
    let mut t = Table::from(Scene::pro(3).figures(0, TENT, &[4]).figures(1, TENT, &[2]).evaluating(TENT));
    let deck = t.view(0).asked;
    assert!(deck.is_some());
    let last = t.state.spell_deck()[0];
    page.row("tent", "choosing a spell", &mut t, &format!("0: keep {last}"));
    page.row("tent", "choosing a spell", &mut t, "0: play charity");
    let scene = magician(&[Spell::Smuggler], &[]).closed(TENT).closed(DJINN).closed(MARKET).before_the_city();
    let mut t = Table::from(scene);
    t.alone("0: smuggler");
    page.row("caravanserai", "the smuggler is asked", &mut t, "0: pass");
}
