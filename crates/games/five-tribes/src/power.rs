use tabletop::Chance;

use crate::{
    Action, Cost, Djinn, Djinns, Event, Frame, Growth, Land, Payment, Stage, State, Tile, Tiles, Tribe,
    start::populate, state::Told,
};

impl Cost {
    /// The ways to pay it with so many Elders and Fakirs.
    pub(crate) fn payments(self, elders: u8, fakirs: u8) -> impl Iterator<Item = Payment> {
        let ways: [Option<Payment>; 2] = match self {
            Cost::Either => [(elders > 0).then_some(Payment::Elder), (fakirs > 0).then_some(Payment::Fakir)],
            Cost::ElderAndEither => [
                (elders > 1).then_some(Payment::TwoElders),
                (elders > 0 && fakirs > 0).then_some(Payment::ElderAndFakir),
            ],
            Cost::Fakir => [(fakirs > 0).then_some(Payment::Fakir), None],
            Cost::Free | Cost::Fakirs => [None, None],
        };
        ways.into_iter().flatten()
    }
}

impl State {
    /// FT9.31, FT9.34: could this djinn be used in this window and have an effect, were the cost paid?
    pub(crate) fn has_effect(&self, djinn: Djinn, stage: Stage) -> bool {
        let table = &self.table;
        match djinn {
            Djinn::AnunNak => !table.bag.is_empty() && !self.bare_tiles().is_empty(),
            Djinn::Bouraq => table.palaces > 0,
            Djinn::Enki => table.palms > 0,
            Djinn::Leta => self.me().pieces() > 0 && !self.bare_tiles().is_empty(),
            Djinn::Utug => self.me().pieces() > 0 && !self.settled_tiles().is_empty(),
            Djinn::Sibittis => self.can_draw_djinn(),
            Djinn::Sloar => self.can_draw_card(),
            Djinn::Echidna => {
                let kandicha = table.turn.tribe == Tribe::Assassin && self.me().has(Djinn::Kandicha);
                stage == Stage::BeforeTribe && (table.turn.tribe == Tribe::Builder || kandicha)
            }
            Djinn::Iblis => stage == Stage::BeforeTribe && table.turn.tribe == Tribe::Assassin,
            Djinn::AlAmin
            | Djinn::Baal
            | Djinn::Boaz
            | Djinn::Hagis
            | Djinn::Haurvatat
            | Djinn::Jafaar
            | Djinn::Kandicha
            | Djinn::Kumarbi
            | Djinn::Lamia
            | Djinn::Marid
            | Djinn::Monkir
            | Djinn::Nekir
            | Djinn::Shamhat
            | Djinn::Ptah
            | Djinn::Geb => false,
        }
    }

    /// The tiles it can be aimed at; nothing if it is not aimed.
    pub(crate) fn targets(&self, djinn: Djinn) -> Option<Tiles> {
        match djinn {
            Djinn::AnunNak | Djinn::Leta => Some(self.bare_tiles()),
            Djinn::Utug => Some(self.settled_tiles()),
            Djinn::Bouraq => Some(self.table.board.of_land(Land::Village)),
            Djinn::Enki => Some(self.table.board.of_land(Land::Oasis)),
            Djinn::AlAmin
            | Djinn::Baal
            | Djinn::Boaz
            | Djinn::Echidna
            | Djinn::Hagis
            | Djinn::Haurvatat
            | Djinn::Iblis
            | Djinn::Jafaar
            | Djinn::Kandicha
            | Djinn::Kumarbi
            | Djinn::Lamia
            | Djinn::Marid
            | Djinn::Monkir
            | Djinn::Nekir
            | Djinn::Shamhat
            | Djinn::Sibittis
            | Djinn::Sloar
            | Djinn::Ptah
            | Djinn::Geb => None,
        }
    }

    /// FT9.2, FT9.15: tiles without camel, meeple, palm tree and palace; never the Chasm (FR20).
    fn bare_tiles(&self) -> Tiles {
        let board = &self.table.board;
        board.tiles().but(board.owned()).but(board.inhabited()).but(board.grown())
    }

    /// FT9.22: tiles with a meeple and without camel, palm tree and palace.
    fn settled_tiles(&self) -> Tiles {
        let board = &self.table.board;
        board.inhabited().but(board.owned()).but(board.grown())
    }

    /// FR71: may the active player have something to use here, as far as the table knows?
    pub(crate) fn window_opens(&self, stage: Stage) -> bool {
        #[cfg(feature = "leaks")]
        if crate::Leak::WindowByHidden.is_planted() {
            let mut usable = Vec::new();
            self.powers(stage, &mut usable);
            self.magic(&mut usable);
            return !usable.is_empty();
        }
        let me = self.me();
        let (elders, fakirs) = (me.elders(), me.possible_fakirs());
        let djinn = me
            .djinns
            .but(self.table.turn.used)
            .iter()
            .any(|djinn| djinn.cost().payments(elders, fakirs).next().is_some() && self.has_effect(djinn, stage));
        djinn || (!self.table.turn.item_used && me.possible_magic())
    }

    /// FD2: djinns that can be used now.
    pub(crate) fn powers(&self, stage: Stage, menu: &mut Vec<Action>) {
        let (elders, fakirs) = (self.me().elders(), self.fakirs(self.table.turn.seat));
        for djinn in self.me().djinns.but(self.table.turn.used).iter() {
            for payment in djinn.cost().payments(elders, fakirs) {
                if !self.has_effect(djinn, stage) {
                    break;
                }
                match self.targets(djinn) {
                    None => menu.push(Action::Use { djinn, payment, tile: None }),
                    Some(tiles) => {
                        menu.extend(tiles.iter().map(|tile| Action::Use { djinn, payment, tile: Some(tile) }));
                    }
                }
            }
        }
    }

    /// FT9.30, FT9.33: pays, and marks the djinn as used.
    pub(crate) fn call_upon(&mut self, djinn: Djinn, payment: Payment, tile: Option<Tile>, told: &mut Told) {
        self.spend(self.table.turn.seat, payment, told);
        self.table.turn.used = self.table.turn.used.with(djinn);
        told.all(Event::DjinnUsed { djinn, tile });
    }

    /// FT9.31: uses a djinn.
    pub(crate) fn use_djinn(
        &mut self,
        (djinn, payment, tile): (Djinn, Payment, Option<Tile>),
        chance: &mut Chance,
        told: &mut Told,
    ) {
        self.call_upon(djinn, payment, tile, told);
        match (djinn, tile) {
            (Djinn::AnunNak, Some(tile)) => self.anun_nak(tile, chance, told),
            (Djinn::Bouraq, Some(tile)) => self.ask_next(Frame::Place { growth: Growth::Palace, tile }),
            (Djinn::Enki, Some(tile)) => self.ask_next(Frame::Place { growth: Growth::Palm, tile }),
            (Djinn::Leta | Djinn::Utug, Some(tile)) => self.ask_next(Frame::Piece { tile }),
            (Djinn::Sibittis, _) => self.sibittis(chance, told),
            (Djinn::Sloar, _) => self.draw_cards(self.table.turn.seat, 1, chance, told),
            // Echidna and Iblis work through being marked as used; all others are never offered.
            _ => (),
        }
    }

    /// FT9.2, FR19: up to three meeples from the bag.
    fn anun_nak(&mut self, tile: Tile, chance: &mut Chance, told: &mut Told) {
        for _ in 0..3 {
            populate(&mut self.table.board, &mut self.table.bag, tile, chance);
        }
        told.all(Event::Arrived { meeples: self.table.board.at(tile).meeples, tile });
    }

    /// FT9.20: draws up to three djinns, of which one is kept.
    fn sibittis(&mut self, chance: &mut Chance, told: &mut Told) {
        let seat = self.table.turn.seat;
        self.table.past_djinns = Djinns::NONE;
        let mut drawn = 0;
        while drawn < 3 {
            let Some(djinn) = self.top_djinn(chance, told) else { break };
            self.drawn.djinns = self.drawn.djinns.with(djinn);
            drawn += 1;
        }
        told.only(seat, Event::YouSawDjinns { djinns: self.drawn.djinns });
        told.all(Event::DjinnsDrawn { seat, number: drawn });
        match (drawn, self.drawn.djinns.iter().next()) {
            (1, Some(only)) => self.keep_djinn(only, told),
            _ => self.ask_next(Frame::KeepDjinn { drawn }),
        }
    }

    /// FT9.20: keeps one openly and discards the others.
    pub(crate) fn keep_djinn(&mut self, djinn: Djinn, told: &mut Told) {
        let others = std::mem::replace(&mut self.drawn.djinns, Djinns::NONE).without(djinn);
        self.table.past_djinns = Djinns::NONE;
        self.get_djinn(self.table.turn.seat, djinn, told);
        others.iter().for_each(|djinn| told.all(Event::DjinnDiscarded { djinn }));
        self.table.djinn_discards = self.table.djinn_discards.plus(others);
    }
}
