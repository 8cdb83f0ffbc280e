//! The chapters of the rules, joined: one match each, every arm one line.

use tabletop::{Chance, Game, Ranking, Seat, Seats, Telling, Viewer};

use crate::{
    Action, Ask, Event, Field, Illegal, Purse, Question, Setup, State, View, frame::Frame, m02_setup, state::Phase,
    view,
};

impl Game for State {
    const NAME: &'static str = "morgenland";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Ask = Ask;
    type Illegal = Illegal;

    fn seats(setup: &Setup) -> u8 {
        setup.players()
    }

    fn start(setup: &Setup, chance: &mut Chance, told: &mut Telling<Event>) -> State {
        m02_setup::set_up(setup, chance, told)
    }

    fn to_act(&self) -> Seats {
        self.frames.last().map_or(Seats::NONE, Frame::waiting)
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        let frame = self.frames.last().filter(|frame| frame.waiting().contains(seat))?;
        Some(match frame {
            Frame::StartTreasure { .. } => {
                Ask { question: Question::StartTreasure, bill: Some(m02_setup::start_bill()) }
            }
            Frame::Place(_) => Ask { question: Question::Place, bill: None },
            Frame::Market(_) => Ask { question: Question::Market, bill: None },
            Frame::Goods(_) => Ask { question: Question::Goods, bill: Some(self.goods_bill()) },
            Frame::Bribe(_) => {
                let strength = self.strength(seat, Field::Guard);
                let question = Question::Bribe { guard: self.guard.strength, strength };
                Ask { question, bill: Some(self.bribe_bill(seat)) }
            }
            Frame::Offer(_) => {
                let (bill, room) = (self.price(seat), self.room());
                let figures = self.figures(seat, room).len() as u8;
                Ask { question: Question::Offer { room, price: bill.total, figures }, bill: Some(bill) }
            }
        })
    }

    fn options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let Some(frame) = self.frames.last().filter(|frame| frame.waiting().contains(seat)) else { return };
        let take = |way: &[u8]| Action::Take(Purse::from_slice(way));
        match frame {
            Frame::StartTreasure { .. } => m02_setup::start_options(menu),
            Frame::Place(_) => self.place_options(seat, menu),
            Frame::Market(_) => self.market_options(seat, menu),
            Frame::Goods(_) => self.goods_bill().ways(|way| menu.push(take(way))),
            Frame::Bribe(_) => self.bribe_options(seat, menu),
            Frame::Offer(_) => self.offer_options(seat, menu),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let asked = self.frames.last().filter(|frame| frame.waiting().contains(seat));
        match (asked.ok_or(Illegal::NotAsked)?, *action) {
            (Frame::StartTreasure { .. }, Action::Take(take)) => m02_setup::check_start_treasure(take),
            (Frame::Place(_), Action::Place { figure, field }) => self.check_place(seat, figure, field),
            (Frame::Market(_), Action::Swap(kind)) => self.check_swap(seat, kind),
            (Frame::Goods(_), Action::Take(take)) => self.check_goods(take),
            (Frame::Bribe(_), Action::Bribe(paid)) => self.check_bribe(seat, paid),
            (Frame::Offer(_), Action::Buy(paid)) => self.check_buy(seat, paid),
            (Frame::Market(_), Action::Keep)
            | (Frame::Bribe(_), Action::StayOut)
            | (Frame::Offer(_), Action::Decline) => Ok(()),
            _ => Err(Illegal::OtherQuestion),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, told: &mut Telling<Event>) {
        match *action {
            Action::Take(take) => match self.frames.last() {
                Some(Frame::Goods(_)) => self.take_goods(seat, take, told),
                _ => self.choose_start_treasure(seat, take, told),
            },
            Action::Place { figure, field } => self.place(seat, figure, field, told),
            Action::Swap(kind) => self.swap(seat, kind, told),
            Action::Keep => self.keep(seat, told),
            Action::Bribe(paid) => self.bribe(seat, paid, told),
            Action::StayOut => self.stay_out(seat, told),
            Action::Buy(paid) => self.buy(seat, paid, told),
            Action::Decline => self.decline(seat, told),
        }
        self.go_on(chance, told);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn result(&self) -> Option<Ranking> {
        self.ranking()
    }
}

impl State {
    /// Goes on until somebody is asked or the game is over.
    pub(crate) fn go_on(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        while self.frames.is_empty() {
            match self.phase {
                Phase::Preparing => self.prepare_round(chance, told),
                Phase::Placing(turn) => self.place_next(turn),
                Phase::Reaching(field) => self.reach(field, told),
                Phase::Evaluating(field) => self.evaluate(field, told),
                Phase::Closing => self.end_round(told),
                Phase::Over => return self.show_down(told),
            }
        }
    }
}
