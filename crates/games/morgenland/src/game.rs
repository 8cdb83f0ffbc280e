//! The chapters of the rules, joined: one match each of question and answer, every arm one line.

use tabletop::{Bill, Chance, Game, Given, Ranking, Seat, Seats, Stage, Telling, Viewer};

use crate::{
    Action, Ask, Card, Event, Illegal, Purse, Setup, Spell, State, Topic, View, ask::question, frame::Frame, rules,
    state::Phase, view,
};

/// Every question by name, so that a new one does not compile until it is decided which answers it takes.
#[rustfmt::skip]
macro_rules! any_frame {
    () => {
        Frame::StartTreasure { .. } | Frame::Place(_) | Frame::Market(_) | Frame::Goods(_) | Frame::Bribe(_)
        | Frame::Offer(_) | Frame::Window | Frame::Tent { .. } | Frame::Camel(_) | Frame::Stack(_)
        | Frame::Mirage { .. } | Frame::Apprentice { .. } | Frame::Charity(_) | Frame::Eye { .. }
        | Frame::CityTax { .. } | Frame::SultansTax { .. } | Frame::Sacrifice { .. } | Frame::Trade { .. }
        | Frame::TradeGoods { .. } | Frame::Fare(_)
    };
}

/// Every answer by name, likewise.
#[rustfmt::skip]
macro_rules! any_action {
    () => {
        Action::Take(_) | Action::Place { .. } | Action::Swap(_) | Action::Keep | Action::Bribe(_) | Action::StayOut
        | Action::Buy(_) | Action::Decline | Action::Pass | Action::Play(_) | Action::To(_) | Action::KeepSpell(_)
        | Action::Claim | Action::Choose(_) | Action::Give(_) | Action::Strike(_) | Action::Pay(_) | Action::TakeBack
    };
}

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
        rules::set_up(setup, chance, told)
    }

    fn to_act(&self) -> Seats {
        self.frames.last().map_or(Seats::NONE, |frame| frame.waiting(|| self.window.waiting()))
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        self.frame_of(seat).map(|frame| question(self, seat, frame))
    }

    fn options(&self, seat: Seat, menu: &mut Vec<Action>) {
        let Some(frame) = self.frame_of(seat) else { return };
        if let Some((card, mark)) = self.begun(seat) {
            return self.where_options(card, mark, menu);
        }
        if self.is_pro() && matches!(frame, Frame::Window | Frame::Market(_) | Frame::Bribe(_) | Frame::Offer(_)) {
            self.play_options(seat, menu);
        }
        let take =
            |bill: Bill, menu: &mut Vec<Action>| bill.ways(|way| menu.push(Action::Take(Purse::from_slice(way))));
        let pay = |bill: Bill, menu: &mut Vec<Action>| bill.ways(|way| menu.push(Action::Pay(Purse::from_slice(way))));
        match *frame {
            Frame::StartTreasure { .. } => rules::start_options(menu),
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
            Frame::Stack(_) => self.choice_options(Spell::Abracadabra, self.room(), menu),
            Frame::Mirage { room, .. } => self.choice_options(Spell::Mirage, room, menu),
            Frame::Apprentice { .. } => self.give_options(seat, menu),
            Frame::Eye { of, .. } => self.strike_options(of, menu),
            Frame::Trade { given, .. } => self.trade_options(seat, given, menu),
            Frame::Sacrifice { units, .. } => pay(self.player(seat).hoard.bill(units), menu),
            Frame::Fare(_) => pay(self.fare(seat), menu),
            Frame::CityTax { .. } => pay(self.city_tax_bill(seat), menu),
            Frame::SultansTax { .. } => pay(self.sultans_tax_bill(seat), menu),
        }
        if matches!(frame, Frame::CityTax { .. } | Frame::SultansTax { .. }) {
            menu.push(Action::TakeBack);
        }
    }

    #[allow(clippy::unnested_or_patterns, reason = "a line for each pattern would hide the rest")]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Some(frame) = self.frame_of(seat) else { return Err(self.why_not_asked(seat, action)) };
        if let Some((card, mark)) = self.begun(seat) {
            let asked = if card == Card::Spell(Spell::Teleport) { Topic::Teleport } else { Topic::SecondChance };
            let Action::To(field) = *action else { return Err(Illegal::OtherQuestion { asked }) };
            return self.check_move(card, mark, field);
        }
        match (*frame, *action) {
            (Frame::StartTreasure { .. }, Action::Take(take)) => rules::check_start_treasure(take),
            (Frame::Place(_), Action::Place { figure, field }) => self.check_place(seat, figure, field),
            (Frame::Market(_), Action::Swap(kind)) => self.check_swap(seat, kind),
            (Frame::Goods(_), Action::Take(take)) => self.check_goods(take),
            (Frame::Bribe(_), Action::Bribe(paid)) => self.check_bribe(seat, paid),
            (Frame::Offer(_), Action::Buy(paid)) => self.check_buy(seat, paid),
            (Frame::Window | Frame::Market(_) | Frame::Bribe(_) | Frame::Offer(_), Action::Play(play)) => {
                self.check_play(seat, play)
            }
            (Frame::Tent { drawn, .. }, Action::KeepSpell(spell)) => State::check_keep_spell(drawn, spell),
            (Frame::Stack(_), Action::Choose(at)) => self.check_choice(Spell::Abracadabra, self.room(), at),
            (Frame::Mirage { room, .. }, Action::Choose(at)) => self.check_choice(Spell::Mirage, room, at),
            (Frame::Apprentice { .. }, Action::Give(artifact)) => self.check_give(seat, artifact),
            (Frame::Charity(_), Action::Take(take)) => self.check_charity(take),
            (Frame::TradeGoods { given, .. }, Action::Take(take)) => self.check_trade_goods(given, take),
            (Frame::Eye { of, .. }, Action::Strike(mark)) => self.check_strike(of, mark),
            (Frame::Trade { given, .. }, Action::Swap(kind)) => self.check_trade(seat, given, kind),
            (Frame::CityTax { .. }, Action::Pay(paid)) => self.check_city_tax(seat, paid),
            (Frame::SultansTax { .. }, Action::Pay(paid)) => self.check_sultans_tax(seat, paid),
            (Frame::Sacrifice { units, .. }, Action::Pay(paid)) => self.check_sacrifice(seat, units, paid),
            (Frame::Fare(_), Action::Pay(paid)) => self.check_fare(seat, paid),
            (Frame::Market(_) | Frame::Trade { .. }, Action::Keep)
            | (Frame::Bribe(_), Action::StayOut)
            | (Frame::Offer(_) | Frame::Camel(_), Action::Decline)
            | (Frame::Window | Frame::Eye { .. }, Action::Pass)
            | (Frame::Camel(_), Action::Claim)
            | (Frame::CityTax { .. } | Frame::SultansTax { .. }, Action::TakeBack) => Ok(()),
            (frame @ any_frame!(), any_action!()) => Err(Illegal::OtherQuestion { asked: frame.topic() }),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut Chance, told: &mut Telling<Event>) {
        self.answer(seat, *action, told);
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

    /// Why this seat has no question to answer.
    fn why_not_asked(&self, seat: Seat, action: &Action) -> Illegal {
        let plays = Seats::first(self.players()).contains(seat);
        match self.frames.last() {
            Some(Frame::Window) if self.window.asked().contains(seat) => Illegal::AlreadyAnswered,
            Some(Frame::Window) if plays => Illegal::NotInThisWindow,
            Some(frame) if plays && self.is_pro() && matches!(action, Action::Play(_)) => {
                Illegal::NoWindow { asked: frame.topic() }
            }
            Some(Frame::StartTreasure { .. }) if plays => Illegal::AlreadyChosen,
            Some(_) | None => Illegal::NotAsked,
        }
    }

    /// Carries out what was checked.
    fn answer(&mut self, seat: Seat, action: Action, told: &mut Telling<Event>) {
        let frame = *self.frames.last().expect("somebody is asked");
        match (frame, action) {
            (Frame::StartTreasure { waiting, chosen }, Action::Take(take)) => {
                self.choose_start_treasure(seat, take, waiting, chosen, told);
            }
            (Frame::Place(_), Action::Place { figure, field }) => self.place(seat, figure, field, told),
            (Frame::Market(_), Action::Swap(kind)) => self.swap(seat, kind, told),
            (Frame::Market(_), Action::Keep) => self.keep(seat, told),
            (Frame::Goods(_), Action::Take(take)) => self.take_goods(seat, take, told),
            (Frame::Bribe(_), Action::Bribe(paid)) => self.bribe(seat, paid, told),
            (Frame::Bribe(_), Action::StayOut) => self.stay_out(seat, told),
            (Frame::Offer(_), Action::Buy(paid)) => self.buy(seat, paid, told),
            (Frame::Offer(_), Action::Decline) => self.decline(seat, told),
            (Frame::Window, Action::Pass) => self.give_answer(seat, Given::Pass, told),
            (Frame::Window | Frame::Market(_) | Frame::Bribe(_) | Frame::Offer(_), Action::Play(play)) => {
                self.declare(seat, play, told);
            }
            (Frame::Window | Frame::Market(_) | Frame::Bribe(_) | Frame::Offer(_), Action::To(field)) => {
                self.move_to(seat, field, told);
            }
            (Frame::Tent { drawn, .. }, Action::KeepSpell(spell)) => self.keep_spell(seat, drawn, spell, told),
            (Frame::Camel(_), Action::Claim) => self.claim(seat, told),
            (Frame::Camel(_), Action::Decline) => self.decline_the_camel(seat, told),
            (Frame::Stack(_), Action::Choose(at)) => self.take_from_stack(seat, at, told),
            (Frame::Mirage { room, .. }, Action::Choose(at)) => self.turn_up_another(seat, room, at, told),
            (Frame::Apprentice { room, .. }, Action::Give(give)) => self.give_artifact(seat, room, give, told),
            (Frame::Charity(_) | Frame::TradeGoods { .. }, Action::Take(take)) => self.take_units(seat, take, told),
            (Frame::Eye { .. }, Action::Strike(mark)) => self.strike(mark, told),
            (Frame::Eye { .. }, Action::Pass) => self.spare(seat, told),
            (Frame::CityTax { caster, field, kept, .. }, Action::Pay(paid)) => {
                self.pay_city_tax(seat, (caster, field, kept), paid, told);
            }
            (Frame::CityTax { caster, field, kept, .. }, Action::TakeBack) => {
                self.take_back_from_city(seat, (caster, field, kept), told);
            }
            (Frame::SultansTax { caster, .. }, Action::Pay(paid)) => self.pay_sultans_tax(seat, caster, paid, told),
            (Frame::SultansTax { caster, .. }, Action::TakeBack) => self.take_back_from_rooms(seat, caster, told),
            (Frame::Sacrifice { units, .. }, Action::Pay(paid)) => self.pay_sacrifice(seat, units, paid, told),
            (Frame::Trade { given, .. }, Action::Swap(kind)) => self.give_unit(seat, given, kind, told),
            (Frame::Trade { given, .. }, Action::Keep) => self.enough(seat, given, told),
            (Frame::Fare(_), Action::Pay(paid)) => self.pay_demand(seat, paid, told),
            (any_frame!(), any_action!()) => unreachable!("{action} does not pass the check"),
        }
    }

    /// Goes on until somebody is asked or the game is over. The longer steps are never inlined here, as the function would
    /// then set up for all of them before it takes one.
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
