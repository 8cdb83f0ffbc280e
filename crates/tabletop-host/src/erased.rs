use std::{sync::Arc, time::Duration};

use serde_json::Value;
use tabletop::{Broken, Chance, Ranking, Seat, Seats, Viewer};

use crate::{
    Advice, Considered, Course, Intent, Level, Lot, Message, Mind, Orders, Pondering, Present, Question, Refusal,
    StandingOrder, Studying, Tally,
    table::{Deal, Played, Standing, Telling},
    whole::Recap,
};

/// A game with its type erased: what a [`crate::Table`] is made of, which explains these methods.
pub(crate) trait Erased: Send + Sync {
    fn name(&self) -> &'static str;
    fn setup_text(&self) -> String;
    fn seats(&self) -> u8;
    fn steps(&self) -> usize;
    fn to_act(&self) -> Seats;
    fn ranking(&self) -> Option<Ranking>;
    fn record_text(&self) -> String;
    fn deal(&self) -> Deal;
    fn question(&self, seat: Seat) -> Option<Question>;
    fn told(&self, viewer: Viewer) -> u32;
    fn pass(&self, seat: Seat) -> Option<(String, bool)>;
    fn standing(&self, seat: Seat) -> Option<Standing>;
    fn takes(&self, level: Option<Level>, pace: Duration) -> Duration;
    fn intends(&self, seat: Seat, intent: &mut Intent) -> Option<String>;
    fn ponder(&self, seat: Seat, mind: Mind, seed: u64) -> Option<Pondering>;
    fn consider(&self, seat: Seat, mind: Mind, seed: u64) -> Vec<Considered<String>>;
    fn study(&self, viewer: Viewer, what: Value, advice: Advice) -> Studying;
    fn check(&self, seat: Seat, text: &str) -> Result<(), Refusal>;
    fn answer(&mut self, seat: Seat, asked: u32, text: &str, luck: Chance) -> Result<Played, Refusal>;
    fn view(&self, viewer: Viewer) -> Value;
    fn whole(&self, viewer: Viewer) -> Message;
    fn recap(&self, viewer: Viewer, since: u32) -> Recap;
    fn set_present(&mut self, present: Present);
    fn rest(&mut self);
    fn latest(&self) -> Telling;
    fn log(&self, viewer: Viewer) -> Vec<(usize, Arc<Message>)>;
    fn course(&self) -> Course;
    fn lots(&self) -> Vec<Vec<Lot>>;
    fn tally(&self) -> Tally;
    fn set_persons(&mut self, persons: Seats);
    fn by_house(&mut self, step: usize);
    fn can_undo(&self, seat: Seat) -> bool;
    fn may_take_back(&self, seat: Seat, consent: bool) -> Result<(), Refusal>;
    fn take_back(&mut self, seat: Seat, consent: bool) -> Result<Played, Refusal>;
    fn take_back_all(&mut self, seat: Seat) -> Result<Vec<Played>, Refusal>;
    fn orders(&self, seat: Seat) -> Vec<StandingOrder>;
    fn orders_stand(&self, seat: Seat, shown: &[StandingOrder]) -> bool;
    fn given_orders(&self, seat: Seat) -> Orders;
    fn give_orders(&mut self, seat: Seat, orders: Orders);
    fn order(&mut self, seat: Seat, key: &str, on: bool) -> Result<(), Refusal>;
    fn lapse(&mut self) -> Seats;
    fn obeys(&self, seat: Seat) -> bool;
    fn obey(&mut self, seat: Seat, asked: u32, luck: Chance) -> Result<Played, Refusal>;
    fn rewound(&self, steps: usize) -> Result<Box<dyn Erased>, Broken>;
    fn boxed(&self) -> Box<dyn Erased>;
}

impl Clone for Box<dyn Erased> {
    fn clone(&self) -> Box<dyn Erased> {
        self.as_ref().boxed()
    }
}
