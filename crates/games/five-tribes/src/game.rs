use tabletop::{Chance, Game, Ranking, Seat, Seats, Telling, Viewer};

use crate::{Action, Ask, Event, Frame, Illegal, Setup, State, View, check::check, start::start, state::Told};

impl Game for State {
    const NAME: &'static str = "five-tribes";

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
        start(setup, chance, told)
    }

    fn to_act(&self) -> Seats {
        self.asked().map_or(Seats::NONE, Seats::only)
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        let question = *self.table.frames.last()?;
        (self.asked() == Some(seat)).then_some(Ask { question })
    }

    fn options(&self, seat: Seat, menu: &mut Vec<Action>) {
        if self.asked() == Some(seat) {
            self.menu(menu);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        check(self, seat, action)
    }

    fn apply(&mut self, _: Seat, action: &Action, chance: &mut Chance, told: &mut Telling<Event>) {
        self.answer(*action, chance, told);
        self.settle(chance, told);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn result(&self) -> Option<Ranking> {
        let points: Vec<i32> = self.scores().iter().map(|score| score.total().into()).collect();
        self.table.is_over().then(|| Ranking::by_points(&points))
    }
}

impl State {
    /// Carries out an answer: the question is closed, unless it is a window that stays open.
    fn answer(&mut self, action: Action, chance: &mut Chance, told: &mut Told) {
        let Some(&frame) = self.table.frames.last() else { return };
        let stays = matches!(action, Action::Use { .. } | Action::Item(_) | Action::Offer(_) | Action::Sell);
        if !stays {
            self.table.frames.pop();
        }
        match (frame, action) {
            (_, Action::Use { djinn, payment, tile }) => self.use_djinn((djinn, payment, tile), chance, told),
            (_, Action::Item(item)) => self.use_item(item, chance, told),
            (_, Action::Offer(card)) => self.offer(card),
            (_, Action::Sell) => self.sell(told),
            (_, Action::Bid { spot, fakirs }) => self.bid(spot, fakirs, told),
            (_, Action::PickUp { tile, ride }) => self.pick_up(tile, ride, told),
            (_, Action::Drop { tribe, tile }) => self.drop(frame, tribe, tile, told),
            (_, Action::NoMove) => self.declare_no_move(told),
            (Frame::Piece { tile }, Action::Place(piece)) => self.place_piece(tile, piece, told),
            (_, Action::Builders { fakirs }) => self.build(fakirs, told),
            (_, Action::Kill { tile, victims }) => self.kill(tile, victims, chance, told),
            (_, Action::Murder { seat, victims }) => self.murder(seat, victims, chance, told),
            (_, Action::Spare) => self.spare(told),
            (_, Action::KeepItem(item)) => self.keep_drawn_item(Some(item), told),
            (_, Action::KeepDjinn(djinn)) => self.keep_djinn(djinn, told),
            (_, Action::Buy { first, second }) => self.buy(first, second, told),
            (_, Action::Summon { djinn, payment }) => self.summon(djinn, payment, told),
            (_, Action::Craft(payment)) => self.craft(payment, chance, told),
            (Frame::Place { growth, tile }, Action::Here) => self.place(growth, tile, told),
            (Frame::Place { growth, .. }, Action::There { tile, payment }) => {
                self.place_there(growth, tile, payment, told);
            }
            (_, Action::Wish(djinn)) => self.wish(Some(djinn), chance, told),
            (_, Action::WishUnseen) => self.wish(None, chance, told),
            (_, Action::Fetch(item)) => self.fetch(item, told),
            (_, Action::Strike(tile)) => self.strike_at(tile, told),
            (Frame::Strike { tile }, Action::Remove(victims)) => self.remove(tile, victims, told),
            (_, Action::Lift(from)) => self.lift(from, told),
            (Frame::Settle { from }, Action::Settle(to)) => self.resettle(from, to, told),
            (_, Action::Charm(target)) => self.charm(target, told),
            (Frame::Lure { target, moved, .. }, Action::Lure { tile, tribe }) => {
                self.lure(target, moved, (tile, tribe), told);
            }
            (Frame::Sort { sorted }, Action::Next(card)) => self.sort(sorted, card, told),
            (_, Action::EndTurn) => self.end_turn(told),
            // Decline, Continue and Enough only close their question.
            _ => told.all(Event::Passed { seat: self.table.turn.seat }),
        }
    }
}
