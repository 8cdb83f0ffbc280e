//! Courses of a game that look the same to all but one player, found by playing two worlds side by side without a server.

use std::sync::Arc;

use tabletop::{Seat, Seats, Viewer};
use tabletop_host::{Intent, Key, Level, Luck, Message, Mind, Orders, Planned, Table, bot_key, setup_text};

/// The seed of every table of a house that is opened for tests with it.
pub(crate) const SEED: Key = [7; 32];
/// The bytes of seeds that are tried for one step of the other world, where luck is what differs.
const OTHERS: std::ops::Range<u8> = 8..24;
pub(crate) const TABLE: &str = "test000000000000";
pub(crate) const PLAYERS: u8 = 3;
/// How many steps spectators hear at least after the worlds have parted, and how many answers players give at most.
const AFTERWARDS: u32 = 12;
const LONGEST: usize = 120;
/// How many bots share the time to think, as in the server where nothing may hurry.
const AMONG: u32 = 8;

/// What the two worlds differ in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Parting {
    /// A player chooses differently in secret.
    Choice,
    /// A player draws differently in secret.
    Luck,
}

/// What is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course {
    pub(crate) game: &'static str,
    pub(crate) options: &'static str,
    pub(crate) parting: Parting,
    /// The default standing orders stay on.
    pub(crate) orders: bool,
    /// The last seat is a bot's.
    pub(crate) bot: bool,
}

/// One answer of a person: whose, what they say in either world, with which luck, how many steps are stored before it, the deal
/// among them, and how many messages each viewer has heard by then, spectators last.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) answers: [String; 2],
    pub(crate) seeds: [Key; 2],
    pub(crate) stored: i64,
    pub(crate) heard: Vec<u32>,
}

/// A course that looks the same to all but one player.
pub(crate) struct Script {
    pub(crate) turns: Vec<Turn>,
    /// The player whose secret differs.
    pub(crate) secretive: Seat,
    /// How many messages each viewer has heard at the end, spectators last.
    pub(crate) heard: Vec<u32>,
}

type Heard = Vec<(Viewer, Arc<Message>)>;

/// A table as the server keeps it, with what bots and orders do there.
#[derive(Clone)]
struct World {
    table: Table,
    intents: [Intent; Seat::MOST as usize],
}

impl Course {
    pub(crate) const fn of(game: &'static str, options: &'static str) -> Course {
        Course { game, options, parting: Parting::Choice, orders: false, bot: false }
    }

    pub(crate) const fn luck(self) -> Course {
        Course { parting: Parting::Luck, ..self }
    }

    pub(crate) const fn orders(self) -> Course {
        Course { orders: true, ..self }
    }

    pub(crate) const fn bot(self) -> Course {
        Course { bot: true, ..self }
    }

    pub(crate) fn persons(&self) -> Seats {
        Seats::first(PLAYERS - u8::from(self.bot))
    }

    /// Searches for a script, with other habits of the players until one is found.
    pub(crate) fn script(&self) -> Option<Script> {
        (0..24).find_map(|habit| self.follow(habit))
    }

    fn follow(&self, habit: usize) -> Option<Script> {
        let (mut world, mut turns) = (World::open(self), Vec::new());
        while turns.len() < LONGEST {
            let (seat, options) = world.asked(self, habit * 5 + turns.len() * 7)?;
            if let Some(script) = self.part(&world, &turns, seat, &options) {
                return Some(script);
            }
            let answered = options.iter().find_map(|answer| Some((answer, world.answer(self, seat, answer, &SEED)?)));
            let (answer, (next, _)) = answered?;
            turns.push(world.turn(seat, [answer; 2], [SEED; 2]));
            world = next;
        }
        None
    }

    /// Makes the worlds differ from here on, if that is possible and lasts.
    fn part(&self, world: &World, turns: &[Turn], seat: Seat, options: &[String]) -> Option<Script> {
        let first = options.first()?;
        let choices: Vec<(&String, Key)> = match self.parting {
            Parting::Choice => options[1..].iter().take(40).map(|answer| (answer, SEED)).collect(),
            Parting::Luck => OTHERS.map(|byte| (first, [byte; 32])).collect(),
        };
        let (one, heard) = world.answer(self, seat, first, &SEED)?;
        choices.into_iter().find_map(|(second, seed)| {
            let (other, heard_there) = world.answer(self, seat, second, &seed)?;
            let knows = |viewer: &Viewer| to(&heard, *viewer) != to(&heard_there, *viewer);
            let know: Vec<Viewer> = Viewer::all(PLAYERS).filter(knows).collect();
            let &[Viewer::Seat(secretive)] = know.as_slice() else { return None };
            let mut turns = turns.to_vec();
            turns.push(world.turn(seat, [first, second], [SEED, seed]));
            let worlds = [one.clone(), other];
            self.persons().contains(secretive).then(|| self.go_on(worlds, turns, secretive)).flatten()
        })
    }

    /// Plays on as long as both worlds look the same; `None` if that is not for long enough.
    fn go_on(&self, mut worlds: [World; 2], mut turns: Vec<Turn>, secretive: Seat) -> Option<Script> {
        let others = || Viewer::all(PLAYERS).filter(|viewer| !viewer.is(secretive));
        let parted = worlds[0].table.whole(Viewer::Spectator).v;
        let public = |world: &World| world.table.whole(Viewer::Spectator).v - parted;
        while public(&worlds[0]) < AFTERWARDS + 4 && turns.len() < 2 * LONGEST {
            if !worlds[0].stands_like(&worlds[1]) {
                break;
            }
            let Some((seat, options)) = worlds[0].asked(self, turns.len() * 7) else { break };
            let next = options.iter().take(20).find_map(|answer| {
                let (one, heard) = worlds[0].answer(self, seat, answer, &SEED)?;
                let (other, heard_there) = worlds[1].answer(self, seat, answer, &SEED)?;
                let alike = others().all(|viewer| to(&heard, viewer) == to(&heard_there, viewer));
                (alike && one.stands_like(&other)).then_some(([one, other], [answer; 2]))
            });
            let Some((next, answers)) = next else { break };
            turns.push(worlds[0].turn(seat, answers, [SEED; 2]));
            worlds = next;
        }
        let lasts = worlds[0].stands_like(&worlds[1]) && public(&worlds[0]) >= AFTERWARDS;
        lasts.then(|| Script { turns, secretive, heard: worlds[0].heard() })
    }
}

/// What one viewer hears.
fn to(heard: &Heard, viewer: Viewer) -> Vec<&Message> {
    heard.iter().filter(|(to, _)| *to == viewer).map(|(_, message)| &**message).collect()
}

impl World {
    fn open(course: &Course) -> World {
        let setup = setup_text(course.game, Some(PLAYERS), course.options, None).unwrap();
        let luck = Luck::new(SEED, &TABLE.parse().unwrap(), &[]);
        let mut table = Table::open(course.game, &setup, luck.step(0)).unwrap();
        table.set_persons(course.persons());
        for seat in course.persons().iter() {
            table.give_orders(seat, Orders::default());
        }
        for seat in course.persons().iter().filter(|_| !course.orders) {
            for order in table.orders(seat).iter().filter(|order| order.on) {
                table.order(seat, &order.key, false).unwrap();
            }
        }
        let mut world = World { table, intents: Default::default() };
        world.settle(course, &SEED);
        world
    }

    /// The first person who is asked something, and what they can answer, from a different one on each time.
    fn asked(&self, course: &Course, from: usize) -> Option<(Seat, Vec<String>)> {
        let seat = self.table.to_act().iter().find(|seat| course.persons().contains(*seat))?;
        let options = self.table.question(seat)?.options;
        let at = from % options.len();
        Some((seat, options[at..].iter().chain(&options[..at]).map(|option| option.text.clone()).collect()))
    }

    /// A person answers, and then bots and orders do. Returns what everybody hears of it.
    fn answer(&self, course: &Course, seat: Seat, answer: &str, seed: &Key) -> Option<(World, Heard)> {
        let mut next = self.clone();
        let asked = next.table.asked(seat)?;
        let luck = next.luck(seed);
        let mut heard = next.table.answer(seat, asked, answer, luck).ok()?.messages;
        next.table.lapse();
        heard.extend(next.settle(course, seed));
        Some((next, heard))
    }

    /// Bots and orders answer, until none is asked any more.
    fn settle(&mut self, course: &Course, seed: &Key) -> Heard {
        let mut heard = Heard::new();
        loop {
            let is_bot = |seat: Seat| !course.persons().contains(seat);
            let owing = self.table.to_act().iter().filter(|seat| is_bot(*seat) || self.table.obeys(*seat));
            let owing: Vec<(Seat, u32)> = owing.filter_map(|seat| Some((seat, self.table.asked(seat)?))).collect();
            let plans: Vec<_> =
                owing.iter().map(|(seat, asked)| is_bot(*seat).then(|| self.plan(*seat, *asked))).collect();
            let before = self.table.steps();
            for ((seat, asked), plan) in owing.into_iter().zip(plans) {
                let luck = self.luck(seed);
                let played = match plan {
                    Some(Planned { action, then, .. }) => {
                        self.intents[seat.index()] = then;
                        self.table.answer(seat, asked, &action, luck)
                    }
                    None => self.table.obey(seat, asked, luck),
                };
                let Ok(played) = played else { continue };
                self.table.by_house(played.step.n);
                self.table.lapse();
                heard.extend(played.messages);
            }
            if self.table.steps() == before {
                return heard;
            }
        }
    }

    fn plan(&mut self, seat: Seat, asked: u32) -> Planned<String> {
        let intent = &mut self.intents[seat.index()];
        if let Some(action) = self.table.intends(seat, intent) {
            return Planned { action, then: std::mem::take(intent), imagined: 0 };
        }
        let mut mind = Mind::from(Level::Easy);
        mind.timed = false;
        let key = bot_key(&SEED.map(|byte| !byte), &TABLE.parse().unwrap(), seat, asked.into());
        self.table.ponder(seat, mind, &key).expect("it has a choice").plan_among(AMONG)
    }

    fn luck(&self, seed: &Key) -> tabletop::Chance {
        Luck::new(*seed, &TABLE.parse().unwrap(), &[]).step(self.table.steps() as u64 + 1)
    }

    /// Whether the same seats are asked, after as many steps.
    fn stands_like(&self, other: &World) -> bool {
        (self.table.to_act(), self.table.steps()) == (other.table.to_act(), other.table.steps())
    }

    fn heard(&self) -> Vec<u32> {
        Viewer::all(PLAYERS).map(|viewer| self.table.whole(viewer).v).collect()
    }

    fn turn(&self, seat: Seat, answers: [&String; 2], seeds: [Key; 2]) -> Turn {
        let stored = i64::try_from(self.table.steps() + 1).expect("a game has fewer steps");
        Turn { seat, answers: answers.map(Clone::clone), seeds, stored, heard: self.heard() }
    }
}
