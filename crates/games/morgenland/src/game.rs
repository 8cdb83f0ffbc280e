//! The chapters of the rules, joined: one match each, every arm one line.

use tabletop::{Bill, Chance, Game, Given, Ranking, Seat, Seats, Stage, Telling, Viewer};

use crate::{
    Action, Ask, Event, Illegal, Purse, Setup, State, View, ask::question, frame::Frame, m02_setup, state::Phase, view,
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
        self.frames.last().map_or(Seats::NONE, |frame| frame.waiting(|| self.window.waiting()))
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        self.frame_of(seat).map(|frame| question(self, seat, frame))
    }

    fn options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let Some(frame) = self.frame_of(seat) else { return };
        if self.begun(seat).is_some() {
            return self.where_options(seat, menu);
        }
        if self.is_pro() && matches!(frame, Frame::Window | Frame::Market(_) | Frame::Bribe(_) | Frame::Offer(_)) {
            self.play_options(seat, menu);
        }
        let take =
            |bill: Bill, menu: &mut Vec<Action>| bill.ways(|way| menu.push(Action::Take(Purse::from_slice(way))));
        match *frame {
            Frame::StartTreasure { .. } => m02_setup::start_options(menu),
            Frame::Goods(_) => take(self.goods_bill(), menu),
            Frame::Charity(_) => take(self.charity_bill(), menu),
            Frame::TradeGoods { given, .. } => take(self.trade_bill(given), menu),
            Frame::Place(_) => self.place_options(seat, menu),
            Frame::Market(_) => self.market_options(seat, menu),
            Frame::Bribe(_) => self.bribe_options(seat, menu),
            Frame::Offer(_) => self.offer_options(seat, menu),
            Frame::Window => menu.push(Action::Pass),
            Frame::Tent { drawn, .. } => menu.extend(drawn.map(Action::KeepSpell)),
            Frame::Camel(_) => menu.extend([Action::Claim, Action::Decline]),
            Frame::Stack(_) | Frame::Mirage { .. } => self.choice_options(menu),
            Frame::Apprentice { .. } => self.give_options(seat, menu),
            Frame::Eye { of, .. } => self.strike_options(of, menu),
            Frame::Trade { given, .. } => self.trade_options(seat, given, menu),
            Frame::Sacrifice { .. } | Frame::Fare(_) => self.pay_options(seat, menu),
            Frame::CityTax { .. } | Frame::SultansTax { .. } => {
                self.pay_options(seat, menu);
                menu.push(Action::TakeBack);
            }
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let frame = self.frame_of(seat).ok_or(Illegal::NotAsked)?;
        if self.begun(seat).is_some() {
            return if let Action::To(field) = *action {
                self.check_to(seat, field)
            } else {
                Err(Illegal::OtherQuestion)
            };
        }
        match (*frame, *action) {
            (Frame::StartTreasure { .. }, Action::Take(take)) => m02_setup::check_start_treasure(take),
            (Frame::Place(_), Action::Place { figure, field }) => self.check_place(seat, figure, field),
            (Frame::Market(_), Action::Swap(kind)) => self.check_swap(seat, kind),
            (Frame::Goods(_), Action::Take(take)) => self.check_goods(take),
            (Frame::Bribe(_), Action::Bribe(paid)) => self.check_bribe(seat, paid),
            (Frame::Offer(_), Action::Buy(paid)) => self.check_buy(seat, paid),
            (Frame::Window | Frame::Market(_) | Frame::Bribe(_) | Frame::Offer(_), Action::Play(play))
                if self.is_pro() =>
            {
                self.check_play(seat, play)
            }
            (Frame::Tent { drawn, .. }, Action::KeepSpell(spell)) => State::check_keep_spell(drawn, spell),
            (Frame::Stack(_) | Frame::Mirage { .. }, Action::Choose(at)) => self.check_choice(at),
            (Frame::Apprentice { .. }, Action::Give(artifact)) => self.check_give(seat, artifact),
            (Frame::Charity(_), Action::Take(take)) => State::check_taken(&self.charity_bill(), take),
            (Frame::TradeGoods { given, .. }, Action::Take(take)) => State::check_taken(&self.trade_bill(given), take),
            (Frame::Eye { of, .. }, Action::Strike(mark)) => self.check_strike(of, mark),
            (Frame::Trade { given, .. }, Action::Swap(kind)) => self.check_trade(seat, given, kind),
            (
                Frame::CityTax { .. } | Frame::SultansTax { .. } | Frame::Sacrifice { .. } | Frame::Fare(_),
                Action::Pay(paid),
            ) => self.check_pay(seat, paid),
            (Frame::Market(_) | Frame::Trade { .. }, Action::Keep)
            | (Frame::Bribe(_), Action::StayOut)
            | (Frame::Offer(_) | Frame::Camel(_), Action::Decline)
            | (Frame::Window | Frame::Eye { .. }, Action::Pass)
            | (Frame::Camel(_), Action::Claim)
            | (Frame::CityTax { .. } | Frame::SultansTax { .. }, Action::TakeBack) => Ok(()),
            _ => Err(Illegal::OtherQuestion),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, told: &mut Telling<Event>) {
        match *action {
            Action::Take(take) => match self.frames.last() {
                Some(Frame::Goods(_)) => self.take_goods(seat, take, told),
                Some(Frame::Charity(_) | Frame::TradeGoods { .. }) => self.take_units(seat, take, told),
                _ => self.choose_start_treasure(seat, take, told),
            },
            Action::Place { figure, field } => self.place(seat, figure, field, told),
            Action::Swap(kind) => match self.frames.last() {
                Some(&Frame::Trade { given, .. }) => self.give_unit(seat, given, kind, told),
                _ => self.swap(seat, kind, told),
            },
            Action::Keep => match self.frames.last() {
                Some(&Frame::Trade { given, .. }) => self.enough(seat, given, told),
                _ => self.keep(seat, told),
            },
            Action::Bribe(paid) => self.bribe(seat, paid, told),
            Action::StayOut => self.stay_out(seat, told),
            Action::Buy(paid) => self.buy(seat, paid, told),
            Action::Decline => match self.frames.last() {
                Some(Frame::Camel(_)) => self.decline_the_camel(seat, told),
                _ => self.decline(seat, told),
            },
            Action::Pass => match self.frames.last() {
                Some(Frame::Eye { .. }) => self.spare(seat, told),
                _ => self.give_answer(seat, Given::Pass, told),
            },
            Action::Play(play) => self.declare(seat, play, told),
            Action::To(field) => self.move_to(seat, field, told),
            Action::KeepSpell(spell) => self.keep_spell(seat, spell, told),
            Action::Claim => self.claim(seat, told),
            Action::Choose(at) => self.choose(seat, at, told),
            Action::Give(artifact) => self.give_artifact(seat, artifact, told),
            Action::Strike(mark) => self.strike(mark, told),
            Action::Pay(paid) => self.pay_demand(seat, paid, told),
            Action::TakeBack => self.take_back(seat, told),
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
    /// The question this seat faces.
    fn frame_of(&self, seat: Seat) -> Option<&Frame> {
        self.frames.last().filter(|frame| frame.waiting(|| self.window.waiting()).contains(seat))
    }

    /// Goes on until somebody is asked or the game is over. The longer steps are never inlined here, where a processor
    /// would get ready for all of them before it takes one.
    pub(crate) fn go_on(&mut self, chance: &mut Chance, told: &mut Telling<Event>) {
        while self.frames.is_empty() {
            if self.window.stage() != Stage::Shut {
                self.run_window(told);
                continue;
            }
            match self.phase {
                Phase::Preparing => self.prepare_round(chance, told),
                Phase::Placing(turn) => self.place_next(turn),
                Phase::Reaching(field) => self.reach(field, told),
                Phase::Evaluating(field) => self.evaluate(field, chance, told),
                Phase::Closing => self.end_round(told),
                Phase::Over => return self.show_down(told),
            }
        }
    }
}
