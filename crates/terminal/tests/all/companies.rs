//! Tables in this program and records, played without a screen.

use tabletop::{Chance, Seats, Viewer};
use tabletop_host::{Table, setup_text};
use terminal::{Ear, News, Save, Seeds, Sitting, Wish, local, replay};

use crate::seat;

fn sitting(persons: Seats, save: Option<Save>) -> Sitting {
    let setup = setup_text("morgenland", Some(3), "", None).unwrap();
    let table = Table::open("morgenland", &setup, Chance::seeded(4)).unwrap();
    let seeds = Seeds { table: [1; 32], bots: [2; 32] };
    Sitting::new(table, seeds, persons, "random".parse().unwrap(), save).unwrap()
}

#[test]
fn a_game_with_bots_is_played_to_its_end_and_saved_after_every_step() {
    let folder = tempfile::tempdir().unwrap();
    let save = Save::to(folder.path().join("game.record"));
    let (ear, hearing) = Ear::pair();
    let wishes = local(sitting(Seats::only(seat(0)), Some(save.clone())), seat(0), ear);
    let mut answers = 0;
    while let Some(news) = hearing.next() {
        let News::Scene(scene) = news else { panic!("{news:?}") };
        assert_eq!(scene.viewer, Viewer::Seat(seat(0)));
        if scene.ranking.is_some() {
            assert!(scene.log.len() > 20);
            break;
        }
        if let Some(question) = scene.question {
            let record = std::fs::read_to_string(&save.file).unwrap();
            assert!(Table::from_record(&record).is_ok(), "what is shown is on disk, whole");
            let action = question.options[0].text.clone();
            wishes.send(Wish::Answer { asked: question.asked, action }).unwrap();
            answers += 1;
        }
    }
    assert!(answers > 5, "{answers}");
    assert!(Table::from_record(&std::fs::read_to_string(&save.file).unwrap()).unwrap().is_over());
    assert_eq!(save.saved().unwrap().persons, Seats::only(seat(0)));
}

/// Two people at one keyboard: whenever the other one is asked, the curtain falls first, and nothing is shown until it is lifted.
#[test]
fn a_curtain_falls_between_two_people() {
    let (ear, hearing) = Ear::pair();
    let persons = Seats::only(seat(0)).with(seat(1));
    let wishes = local(sitting(persons, None), seat(0), ear);
    let (mut curtains, mut there) = (0, None);
    while let Some(news) = hearing.next() {
        match news {
            News::Curtain { seat, .. } => {
                curtains += 1;
                there = Some(seat);
                wishes.send(Wish::Ready).unwrap();
            }
            News::Scene(scene) => {
                assert_eq!(scene.viewer.seat(), there, "only those who lifted the curtain see anything");
                if let Some(question) = scene.question {
                    let action = question.options[0].text.clone();
                    wishes.send(Wish::Answer { asked: question.asked, action }).unwrap();
                }
            }
            other => panic!("{other:?}"),
        }
        if curtains == 6 {
            return;
        }
    }
}

#[test]
fn a_record_is_stepped_through_with_other_eyes_and_the_bots_opinion() {
    let mut game = sitting(Seats::default(), None);
    while game.house().unwrap().is_some() {}
    let steps = game.table.steps();
    let (ear, hearing) = Ear::pair();
    let wishes = replay(game.table.clone(), Viewer::Spectator, 0, ear);
    let next = || match hearing.next() {
        Some(News::Scene(scene)) => *scene,
        other => panic!("{other:?}"),
    };
    let deal = next();
    let step = deal.step.unwrap();
    assert_eq!((step.at, step.of), (0, steps));
    let (first, _) = step.next.unwrap();
    wishes.send(Wish::Watch(Viewer::Seat(first))).unwrap();
    assert_eq!(next().viewer, Viewer::Seat(first));
    wishes.send(Wish::Opinion).unwrap();
    let Some(News::Note(opinion)) = hearing.next() else { panic!("no opinion") };
    assert_eq!(opinion.id, "screen-opinion");
    next();
    wishes.send(Wish::Step(steps + 5)).unwrap();
    let end = next();
    assert!(end.ranking.is_some() && end.log.len() > deal.log.len());
}
