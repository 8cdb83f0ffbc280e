//! The chapters of the rules, joined: one match each, every arm one line.

use tabletop::{Chance, Game, Given, Ranking, Seat, Seats, Stage, Telling, Viewer};

use crate::{
    Action, Ask, Event, Illegal, Setup, State, View, ask::question, frame::Frame, k02_setup, state::Phase, view,
};

impl Game for State {
    const NAME: &'static str = "morgenland-cards";
    const FORMER_NAMES: &'static [&'static str] = &["kartenspiel"];

    type Action = Action;
    type Ask = Ask;
    type Event = Event;
    type Illegal = Illegal;
    type Setup = Setup;
    type View = View;

    fn result(&self) -> Option<Ranking> {
        self.ranking()
    }

    fn seats(setup: &Setup) -> u8 {
        setup.players()
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn start(setup: &Setup, chance: &mut Chance, told: &mut Telling<Event>) -> State {
        k02_setup::set_up(setup, chance, told)
    }

    fn to_act(&self) -> Seats {
        self.frame.map_or(Seats::NONE, |frame| frame.waiting(|| self.window.waiting()))
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        self.frame_of(seat).map(|frame| Ask { question: question(self, seat, &frame) })
    }

    fn options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let Some(frame) = self.frame_of(seat) else { return };
        match frame {
            Frame::Window if self.begun(seat).is_some() => self.move_options(seat, menu),
            Frame::Window => {
                self.play_options(seat, menu);
                menu.push(Action::Pass);
            }
            Frame::Place { .. } => self.place_options(seat, menu),
            Frame::Pick { .. } => self.pick_options(menu),
            Frame::Tent { .. } => self.keep_options(menu),
            Frame::NameStart { .. } => self.name_options(menu),
            Frame::Offer { .. } => {
                self.play_options(seat, menu);
                self.buy_options(seat, menu);
                menu.push(Action::Pass);
            }
            Frame::Charity { .. } => self.keep_card_options(menu),
            Frame::Give { given, .. } => self.give_options(seat, given, menu),
            Frame::Take { given, taken, .. } => self.take_options(given, taken, menu),
            Frame::Eye { of, .. } => self.strike_options(of, menu),
            Frame::SultansTax { .. } | Frame::CityTax { .. } => {
                self.pay_options(seat, menu);
                menu.push(Action::TakeBack);
            }
            Frame::Sacrifice { amount, .. } => self.discard_options(seat, amount, menu),
            Frame::Fare { .. } => self.pay_options(seat, menu),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let frame = self.frame_of(seat).ok_or(Illegal::NotAsked)?;
        if self.begun(seat).is_some() {
            return if let Action::To(place) = *action {
                self.check_to(seat, place)
            } else {
                Err(Illegal::OtherQuestion)
            };
        }
        match (frame, *action) {
            (Frame::Window | Frame::Offer { .. } | Frame::Eye { .. }, Action::Pass)
            | (Frame::Give { .. }, Action::Enough)
            | (Frame::SultansTax { .. } | Frame::CityTax { .. }, Action::TakeBack) => Ok(()),
            (Frame::Window | Frame::Offer { .. }, Action::Play(play)) => self.check_play(seat, play),
            (Frame::Place { .. }, Action::Place { hero, place }) => self.check_place(seat, hero, place),
            (Frame::Pick { .. }, Action::Pick(card)) => self.check_pick(card),
            (Frame::Tent { .. }, Action::Keep(spell)) => self.check_keep(spell),
            (Frame::NameStart { .. }, Action::Name(named)) => self.check_name(named),
            (Frame::Offer { .. }, Action::Buy(payment)) => self.check_buy(seat, payment),
            (Frame::Charity { .. }, Action::KeepCard(card)) => self.check_keep_card(card),
            (Frame::Give { given, .. }, Action::Give(card)) => self.check_give(seat, given, card),
            (Frame::Take { given, taken, .. }, Action::Take(card)) => self.check_take(given, taken, card),
            (Frame::Eye { of, .. }, Action::Strike(number)) => self.check_strike(of, number),
            (Frame::SultansTax { .. } | Frame::CityTax { .. } | Frame::Fare { .. }, Action::Pay(card)) => {
                self.check_pay(seat, card)
            }
            (Frame::Sacrifice { amount, .. }, Action::Discard(cards)) => self.check_discard(seat, amount, cards),
            _ => Err(Illegal::OtherQuestion),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, told: &mut Telling<Event>) {
        match *action {
            Action::Place { hero, place } => self.place(seat, hero, place, told),
            Action::Pick(card) => self.pick(seat, card, told),
            Action::Keep(spell) => self.keep(seat, spell, told),
            Action::Name(named) => self.name_start(named, told),
            Action::Buy(payment) => self.buy(seat, payment, chance, told),
            Action::Pass => match self.frame {
                Some(Frame::Eye { .. }) => self.spare(seat, told),
                Some(Frame::Offer { .. }) => self.pass_offer(seat, told),
                _ => self.give_answer(seat, Given::Pass, told),
            },
            Action::Play(play) => self.declare(seat, play, told),
            Action::To(place) => self.move_to(seat, place, told),
            Action::KeepCard(card) => self.keep_card(seat, card, told),
            Action::Give(card) => self.give_card(seat, card, told),
            Action::Enough => self.enough(seat, told),
            Action::Take(card) => self.take_card(seat, card, told),
            Action::Strike(number) => self.strike(number, told),
            Action::Pay(card) => self.pay(seat, card, told),
            Action::TakeBack => self.take_back_taxed(seat, told),
            Action::Discard(cards) => self.discard(seat, cards, told),
        }
        self.go_on(chance, told);
    }
}

impl State {
    /// The question this seat faces.
    fn frame_of(&self, seat: Seat) -> Option<Frame> {
        self.frame.filter(|frame| frame.waiting(|| self.window.waiting()).contains(seat))
    }

    /// K17.6, K14.1: who looks at cards just drawn.
    pub(crate) fn looker(&self) -> Option<Seat> {
        match self.frame {
            Some(Frame::Tent { seat } | Frame::Charity { seat }) => Some(seat),
            _ => None,
        }
    }

    /// Goes on until somebody is asked or the game is over.
    pub(crate) fn go_on(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        while self.frame.is_none() {
            if self.window.stage() != Stage::Shut {
                self.run_window(chance, told);
                continue;
            }
            match self.phase {
                Phase::Preparing => self.prepare_round(chance, told),
                Phase::Placing => self.place_next(chance, told),
                Phase::Reaching(place) => self.reach(place, chance, told),
                Phase::Revealed(place) => self.rank(place),
                Phase::Settling(place) => self.settle(place, chance, told),
                Phase::Guarding => self.reveal_guard(told),
                Phase::Closing => self.end_round(told),
                Phase::Over => return,
            }
        }
    }
}
