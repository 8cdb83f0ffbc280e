//! The chapters of the rules, joined: every question with every answer to it.

use tabletop::{Chance, Game, Given, Ranking, Seat, Seats, Stage, Telling, Viewer};

use crate::{
    Action, Ask, Event, Frame, Illegal, Phase, Setup, Spending, State, View, Why, ask::question, rules::set_up, view,
};

/// Every question, named one by one, so that a new one does not compile until it is matched.
macro_rules! any_frame {
    () => {
        Frame::Window
            | Frame::Place { .. }
            | Frame::Pick { .. }
            | Frame::Tent { .. }
            | Frame::NameStart { .. }
            | Frame::Offer { .. }
            | Frame::Charity { .. }
            | Frame::Give { .. }
            | Frame::Take { .. }
            | Frame::Eye { .. }
            | Frame::SultansTax { .. }
            | Frame::CityTax { .. }
            | Frame::Sacrifice { .. }
            | Frame::Fare { .. }
    };
}

/// Every answer, likewise.
macro_rules! any_action {
    () => {
        Action::Place { .. }
            | Action::Pick(_)
            | Action::Keep(_)
            | Action::Name(_)
            | Action::Buy(_)
            | Action::Pass
            | Action::Play(_)
            | Action::To(_)
            | Action::KeepCard(_)
            | Action::Give(_)
            | Action::Enough
            | Action::Take(_)
            | Action::Strike(_)
            | Action::Pay(_)
            | Action::TakeBack
            | Action::Discard(_)
    };
}

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
        set_up(setup, chance, told)
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
            Frame::Window => {
                if let Some(play) = self.begun(seat) {
                    return self.move_options(play, menu);
                }
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
            Frame::SultansTax { paid, .. } => self.tax_options(seat, Spending::SultansTax, paid, menu),
            Frame::CityTax { paid, .. } => self.tax_options(seat, Spending::CityTax, paid, menu),
            Frame::Sacrifice { amount, .. } => self.discard_options(seat, amount, menu),
            Frame::Fare { paid, .. } => self.pay_options(seat, Spending::Teleport, paid, menu),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let frame = self.frame_of(seat).ok_or(Illegal::NotAsked)?;
        if let Some(play) = self.begun(seat) {
            let Action::To(place) = *action else { return Err(Illegal::Play { card: play.card, why: Why::WhereTo }) };
            return self.check_to(play, place);
        }
        match (frame, *action) {
            (Frame::Window | Frame::Offer { .. } | Frame::Eye { .. }, Action::Pass)
            | (Frame::Give { .. }, Action::Enough) => Ok(()),
            (Frame::SultansTax { paid, .. } | Frame::CityTax { paid, .. }, Action::TakeBack) if paid.is_empty() => {
                Ok(())
            }
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
            (Frame::SultansTax { paid, .. }, Action::Pay(card)) => {
                self.check_pay(seat, Spending::SultansTax, paid, card)
            }
            (Frame::CityTax { paid, .. }, Action::Pay(card)) => self.check_pay(seat, Spending::CityTax, paid, card),
            (Frame::Fare { paid, .. }, Action::Pay(card)) => self.check_pay(seat, Spending::Teleport, paid, card),
            (Frame::Sacrifice { spell, amount, .. }, Action::Discard(cards)) => {
                self.check_discard(seat, spell, amount, cards)
            }
            (any_frame!(), any_action!()) => Err(Illegal::OtherQuestion { asked: frame }),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, told: &mut Telling<Event>) {
        let frame = self.frame.expect("somebody is asked");
        if frame != Frame::Window {
            self.frame = None;
        }
        match (frame, *action) {
            (Frame::Window, Action::Pass) => self.give_answer(seat, Given::Pass, told),
            (Frame::Window, Action::Play(play)) => self.declare(seat, play, told),
            (Frame::Window, Action::To(place)) => self.move_to(seat, place, told),
            (Frame::Place { .. }, Action::Place { hero, place }) => self.place(seat, hero, place, told),
            (Frame::Pick { .. }, Action::Pick(card)) => self.pick(seat, card, told),
            (Frame::Tent { .. }, Action::Keep(spell)) => self.keep(seat, spell, told),
            (Frame::NameStart { .. }, Action::Name(named)) => self.name_start(named, told),
            (Frame::Offer { .. }, Action::Buy(payment)) => self.buy(seat, payment, chance, told),
            (Frame::Offer { .. }, Action::Pass) => self.pass_offer(seat, told),
            (Frame::Offer { .. }, Action::Play(play)) => self.open_with(seat, play, told),
            (Frame::Charity { .. }, Action::KeepCard(card)) => self.keep_card(seat, card, told),
            (Frame::Give { given, .. }, Action::Give(card)) => self.give_card(seat, given, card, told),
            (Frame::Give { given, .. }, Action::Enough) => self.enough(seat, given, told),
            (Frame::Take { given, taken, .. }, Action::Take(card)) => self.take_card(seat, given, taken, card, told),
            (Frame::Eye { .. }, Action::Pass) => told.all(Event::Spared { seat }),
            (Frame::Eye { .. }, Action::Strike(number)) => self.take_back(number, told),
            (Frame::SultansTax { caster, paid, .. }, Action::Pay(card)) => {
                self.pay_tax(caster, seat, paid, card, told);
            }
            (Frame::SultansTax { caster, .. }, Action::TakeBack) => self.leave_rooms(caster, seat, told),
            (Frame::CityTax { caster, hero, paid, .. }, Action::Pay(card)) => {
                self.pay_city_tax(caster, seat, hero, paid, card, told);
            }
            (Frame::CityTax { caster, hero, .. }, Action::TakeBack) => {
                self.take_back(hero, told);
                self.city_tax_next(caster, Some((seat, hero)), told);
            }
            (Frame::Sacrifice { spell, .. }, Action::Discard(cards)) => {
                self.discard_from(seat, cards, told);
                self.sacrifice_next(Some(seat), spell, told);
            }
            (Frame::Fare { hero, to, paid, .. }, Action::Pay(card)) => self.pay_fare(seat, hero, to, paid, card, told),
            (any_frame!(), any_action!()) => unreachable!("`check` refuses {action} as an answer to {frame:?}"),
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
        if let Some(Frame::Tent { seat } | Frame::Charity { seat }) = self.frame { Some(seat) } else { None }
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
