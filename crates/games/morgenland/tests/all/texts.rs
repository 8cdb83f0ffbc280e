//! What is written is read back, and what is not meant is refused.

use morgenland::{
    Action, Artifact, Cards, Field, Illegal, Kind, Length, Payment, Purse, Scene, Setup, Spell, Topic, Unplayable,
    Version,
};

use crate::bad_input::told;
use morgenland::scene::{MARKET, Table, casters};

#[test]
fn setups_read_back_with_all_their_options() {
    for text in [
        "players=3 version=basic payment=split length=first-to-three rooms=five start=random ledger=on",
        "players=4 version=basic payment=match length=full rooms=players start=3 ledger=off",
        "players=5 version=pro payment=match start=random ledger=on",
    ] {
        let setup: Setup = text.parse().unwrap();
        let full = setup.to_string();
        assert!(full.starts_with(&format!("rules={} {text} cards=", Setup::RULES)), "{full}");
        assert_eq!(full.parse(), Ok(setup), "cards and all");
    }
    let pro: Setup = "version=pro".parse().unwrap();
    assert_eq!((pro.players(), pro.version, pro.length), (4, Version::Pro, Length::Full));
    let basic: Setup = "version=basic payment=match length=full".parse().unwrap();
    assert_eq!((basic.version, basic.payment, basic.length), (Version::Basic, Payment::Match, Length::Full));
}

#[test]
fn setups_that_cannot_be_played_are_refused() {
    for (text, why) in [
        ("version=mystic", "Possible are basic and pro"),
        ("version=pro length=first-to-three", "M11.1"),
        ("length=short", "first-to-three"),
        ("payment=cash", "Possible are split and match"),
        ("rules=99", "rules number"),
        ("rules=x", "write a number"),
        ("players=two", "write a number"),
        ("spells=21", "no setting “spells”"),
        ("pro", "KEY=VALUE"),
    ] {
        let refused = text.parse::<Setup>().unwrap_err();
        assert!(told(&refused).contains(why), "{text}: {refused}");
    }
}

/// M1.6: a file of cards with four groups for five players, and none with five.
#[test]
fn m1_6_a_cave_has_four_shelves() {
    let file = |groups: &str| -> String {
        (3..=5).flat_map(|n| vec![format!("{n}: crowns {}\n", if n == 5 { groups } else { "3 1" }); 15]).collect()
    };
    let cards = Cards::from_file(&file("5 4 3 2"), 5).unwrap();
    assert_eq!(cards.card(0)[Kind::Crowns.index()], [5, 4, 3, 2]);
    assert_eq!(cards.to_string().parse(), Ok(cards));
    let refused = Cards::from_file(&file("5 4 3 2 1"), 5).unwrap_err();
    assert!(told(&refused).contains("4 shelves"), "{refused}");
    assert!("0,,,,".parse::<Cards>().is_err());
}

#[test]
fn purses_are_read_as_pairs() {
    assert_eq!("2 crowns 1 cup".parse::<Purse>().unwrap().units(), &[2, 0, 0, 1, 0]);
    for wrong in ["2", "2 crowns 1", "", "0 cups", "1 cup 1 cup", "crowns 2", "3 camels", "1 s"] {
        assert!(wrong.parse::<Purse>().is_err(), "{wrong}");
    }
}

#[test]
fn cards_are_called_as_they_are_written() {
    for artifact in Artifact::ALL {
        assert_eq!((artifact.name(), artifact.to_string().parse()), (&*artifact.to_string(), Ok(artifact)));
        assert_eq!(artifact.rule(), format!("M13.{}", artifact as u8 + 1));
    }
    for spell in Spell::ALL {
        assert_eq!((spell.name(), spell.to_string().parse()), (&*spell.to_string(), Ok(spell)));
        assert_eq!(spell.rule(), format!("M12.{}", spell.index() + 1));
    }
}

#[test]
fn plays_read_back() {
    for text in [
        "play charity",
        "play eye-for-an-eye #12",
        "play taboo room-1",
        "play second-chance #3",
        "play counterspell 2",
        "play parasite key",
        "play parasite carpet market",
        "play parasite counterspell 0",
        "play double #7",
        "to caravanserai",
        "keep dragons-return",
        "strike #4",
        "give scroll",
        "choose 3",
        "pay 2 crowns",
        "take back",
        "claim",
        "pass",
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
    }
    for wrong in ["play", "play dance", "play double seven", "to nowhere", "strike 4", "keep dance"] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

/// M2.6: the basic game has no plays.
#[test]
fn the_basic_game_knows_no_plays() {
    let mut t = Table::from(Scene::basic(3).figures(0, MARKET, &[4]).hoard(0, [1, 0, 0, 0, 0]).evaluating(MARKET));
    assert_eq!(t.why_not("0: charity"), Unplayable::BasicGame);
    assert_eq!(t.refuses("0: pass"), Illegal::OtherQuestion { asked: Topic::Market });
}

/// M12.8: one of the others, not the one on top.
#[test]
fn m12_8_the_top_artifact_is_no_choice() {
    let stack = [Artifact::Key, Artifact::Scroll, Artifact::Carpet];
    let mut t =
        Table::from(casters(3, &[Spell::Mirage]).stacked(1, &stack, 2).figures(1, MARKET, &[4]).evaluating(MARKET));
    t.alone("0: mirage room-1");
    assert_eq!(t.refuses("0: choose 2"), Illegal::NotInTheStack { spell: Spell::Mirage });
    assert_eq!(t.options(0), ["choose 0", "choose 1"]);
    t.says("0: choose 1");
    assert_eq!(t.state.stack(1).to_vec(), [Artifact::Carpet, Artifact::Key, Artifact::Scroll]);
}

/// M14.1 (g): after the sale in the last room that has anything, no window opens.
#[test]
fn m14_1_no_window_after_the_last_sale() {
    let scene = casters(3, &[Spell::Charity]).hoard(1, [4, 0, 0, 0, 0]).figures(1, Field::Room3, &[4]);
    let mut t = Table::from(scene.in_the_palace(&[1], Field::Room3));
    t.all_pass();
    t.says("1: buy 4 crowns");
    assert_eq!((t.spectator().round, t.asked()), (2, ("window", vec![0])), "the next one is that of a new round");
    assert!(t.public().contains(&"round-over 1".to_owned()));
}

/// Whatever JSON can say is written and read back, a card with a target that is not its own, too.
#[test]
fn every_card_with_every_kind_of_target_reads_back() {
    use morgenland::{Artifact, Card, Field, Mark, Play, Spell, Target};
    let spells = Spell::ALL.map(Card::Spell).into_iter();
    let cards = spells.chain(Artifact::ALL.map(Card::Artifact)).chain(Artifact::ALL.map(Card::Copy));
    let targets = [
        Target::Nothing,
        Target::Figure(Mark(7)),
        Target::Move(Mark(7), Field::Room1),
        Target::Field(Field::Pearls),
        Target::Play(3),
    ];
    for card in cards {
        for at in targets {
            let play = Play { card, at };
            assert_eq!(play.to_string().parse(), Ok(play), "`{play}`");
        }
    }
}
