use tabletop_batch::{FEATURES, Sheets, open, play_alone};
use tabletop_host::Table;

use crate::TABLES;

/// Room for what a batch shows.
struct Room {
    observation: Vec<i16>,
    mask: Vec<u8>,
    seat: Vec<i8>,
    reward: Vec<f32>,
    done: Vec<bool>,
}

impl Room {
    fn of(shape: tabletop_batch::Shape) -> Room {
        Room {
            observation: vec![0; shape.lanes * shape.cells],
            mask: vec![0; shape.lanes * shape.numbers],
            seat: vec![0; shape.lanes],
            reward: vec![0.0; shape.lanes * shape.seats],
            done: vec![false; shape.lanes],
        }
    }

    fn sheets(&mut self) -> Sheets<'_> {
        Sheets {
            observation: &mut self.observation,
            mask: &mut self.mask,
            seat: &mut self.seat,
            reward: &mut self.reward,
            done: &mut self.done,
        }
    }
}

#[test]
fn games_are_played_to_the_end_and_dealt_anew() {
    for (game, setup) in TABLES {
        let mut batch = open(game, setup, 3, 7, &[], "win").unwrap();
        let shape = batch.shape();
        let mut room = Room::of(shape);
        batch.show(room.sheets());
        let (mut numbers, mut ended) = ([0; 3], 0);
        for _ in 0..3_000 {
            batch.sample(&mut numbers);
            batch.step(&numbers, room.sheets(), 1).unwrap();
            for lane in 0..3 {
                let options: u32 =
                    room.mask[lane * shape.numbers..][..shape.numbers].iter().map(|&it| u32::from(it)).sum();
                assert_eq!(options as usize, batch.texts(lane).len(), "{game} {setup}: numbers are not doubled");
                let sum: f32 = room.reward[lane * shape.seats..][..shape.seats].iter().sum();
                assert!(sum.abs() < 1e-6);
                ended += u32::from(room.done[lane]);
            }
        }
        assert!(ended > 0, "{game} {setup}");
        let (mut features, mut starts) = (Vec::new(), Vec::new());
        batch.options(&mut features, &mut starts);
        assert_eq!(i64::try_from(features.len() / FEATURES), Ok(starts[3]));
    }
}

#[test]
fn records_are_those_of_the_house() {
    for (game, setup) in TABLES.iter().filter(|(game, _)| *game != "two-caves") {
        let mut batch = open(game, setup, 1, 3, &[Some("easy".to_owned())], "place").unwrap();
        let mut room = Room::of(batch.shape());
        let mut numbers = [0];
        for _ in 0..25 {
            batch.sample(&mut numbers);
            batch.step(&numbers, room.sheets(), 1).unwrap();
        }
        let record = batch.record(0);
        let table = Table::from_record(&record).unwrap_or_else(|why| panic!("{game} {setup}: {why}\n{record}"));
        assert_eq!(table.record_text(), record);
    }
}

#[test]
fn threads_play_the_same_games() {
    let shown = |threads: usize| {
        let mut batch = open("morgenland", "players=4", 10, 5, &[], "win").unwrap();
        let mut room = Room::of(batch.shape());
        let mut numbers = [0; 10];
        for _ in 0..200 {
            batch.sample(&mut numbers);
            batch.step(&numbers, room.sheets(), threads).unwrap();
        }
        (room.observation, room.mask, room.reward)
    };
    assert_eq!(shown(1), shown(3));
}

#[test]
fn what_is_no_option_changes_nothing() {
    let mut batch = open("morgenland", "players=3", 2, 5, &[], "win").unwrap();
    let mut room = Room::of(batch.shape());
    let mut numbers = [0; 2];
    batch.sample(&mut numbers);
    let before = batch.record(0);
    for wrong in [-1, 299, 1 << 40, 0] {
        let misplaced = batch.step(&[numbers[0], wrong], room.sheets(), 1).unwrap_err();
        assert_eq!((misplaced.lane, misplaced.number), (1, wrong));
    }
    assert_eq!(batch.record(0), before);
}

#[test]
fn what_cannot_be_opened_says_why() {
    let ids = |game: &str, setup: &str, lanes, bots: &[Option<String>], reward: &str| {
        open(game, setup, lanes, 0, bots, reward).err().map(|unopened| unopened.said.id).unwrap_or_default()
    };
    let bot = |name: &str| Some(name.to_owned());
    assert_eq!(ids("goose", "", 1, &[], "win"), "open-unknown-game");
    assert_eq!(ids("morgenland", "players=9", 1, &[], "win"), "open-setup");
    assert_eq!(ids("two-caves", "players=9", 1, &[], "win"), "open-setup");
    assert_eq!(ids("morgenland", "", 0, &[], "win"), "batch-lanes");
    assert_eq!(ids("morgenland", "", 1, &[bot("clever")], "win"), "batch-bot");
    assert_eq!(ids("morgenland", "players=3", 1, &[bot("easy"), bot("easy"), bot("easy")], "win"), "batch-opponents");
    assert_eq!(ids("morgenland", "", 1, &[], "fame"), "batch-reward");
}

#[test]
fn rules_alone_play_whole_games() {
    for (game, setup) in TABLES {
        let made = play_alone(game, setup, 3, 100).unwrap();
        assert!((100..5_000).contains(&made), "{game} {setup}: {made}");
    }
    assert!(play_alone("goose", "", 1, 1).is_err());
}
