//! FT9: djinns.

use tabletop::Chance;

use super::setting_up::populate;
use crate::{
    Action, Card, Cost, Djinn, Djinns, Event, Frame, Growth, Illegal, Item, Land, Obstacle, Payment, Stage, State,
    Tile, Tiles, Tribe, state::Told,
};

/// Every djinn that is not used in windows (FT9.31).
#[rustfmt::skip]
macro_rules! never_used {
    () => {
        Djinn::AlAmin | Djinn::Baal | Djinn::Boaz | Djinn::Hagis | Djinn::Haurvatat | Djinn::Jafaar | Djinn::Kandicha
            | Djinn::Kumarbi | Djinn::Lamia | Djinn::Marid | Djinn::Monkir | Djinn::Nekir | Djinn::Shamhat
            | Djinn::Ptah | Djinn::Geb
    };
}

impl Cost {
    /// The ways to pay it with this many Elders and Fakirs.
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
            never_used!() => false,
        }
    }

    /// The tiles it can be aimed at; `None` if it is not aimed.
    pub(crate) fn targets(&self, djinn: Djinn) -> Option<Tiles> {
        if matches!(djinn, Djinn::AnunNak | Djinn::Leta) {
            Some(self.bare_tiles())
        } else if djinn == Djinn::Utug {
            Some(self.settled_tiles())
        } else if djinn == Djinn::Bouraq {
            Some(self.table.board.of_land(Land::Village))
        } else {
            (djinn == Djinn::Enki).then(|| self.table.board.of_land(Land::Oasis))
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

    /// Why this djinn cannot be used like this.
    pub(crate) fn why_no_djinn(&self, djinn: Djinn, payment: Payment, tile: Option<Tile>) -> Illegal {
        if !self.drawn.sale.is_empty() {
            return Illegal::SaleOpen;
        }
        if !self.me().has(djinn) {
            return Illegal::NotYourDjinn { djinn };
        }
        if let Some(why) = self.why_never(djinn).or_else(|| self.why_no_effect(djinn)) {
            return why;
        }
        if !djinn.cost().payments(u8::MAX, u8::MAX).any(|way| way == payment) {
            return Illegal::WrongPrice { djinn };
        }
        if !self.can_spend(payment, self.my_fakirs()) {
            return Illegal::CannotPay { djinn, payment };
        }
        match (self.targets(djinn), tile) {
            (Some(_), Some(tile)) => self.why_no_target(tile).unwrap_or_else(|| self.why_not_at(djinn, tile)),
            (Some(_), None) => Illegal::NeedsTile { djinn },
            (None, Some(_) | None) => Illegal::TakesNoTile { djinn },
        }
    }

    /// FT9.30, FT9.31: it is never used in a window, or was used in this turn.
    fn why_never(&self, djinn: Djinn) -> Option<Illegal> {
        match djinn.cost() {
            Cost::Free => Some(Illegal::WorksByItself { djinn, revised: self.table.setup.has_expansion() }),
            Cost::Fakirs => Some(Illegal::WhileBidding),
            Cost::Either if matches!(djinn, Djinn::Hagis | Djinn::Lamia) => Some(Illegal::AtPlacing { djinn }),
            Cost::Either | Cost::ElderAndEither | Cost::Fakir => {
                self.table.turn.used.contains(djinn).then_some(Illegal::DjinnUsed { djinn })
            }
        }
    }

    /// FT9.34: it could have no effect now.
    fn why_no_effect(&self, djinn: Djinn) -> Option<Illegal> {
        let stage = self.stage().expect("djinns are used in windows");
        if self.has_effect(djinn, stage) {
            return None;
        }
        let early = stage != Stage::BeforeTribe;
        let why = if djinn == Djinn::Bouraq {
            Illegal::NoPalaceLeft
        } else if djinn == Djinn::Enki {
            Illegal::NoPalmLeft
        } else if djinn == Djinn::Sibittis {
            Illegal::NoDjinnLeft
        } else if djinn == Djinn::Sloar {
            Illegal::NoCardLeft
        } else if matches!(djinn, Djinn::Echidna | Djinn::Iblis) && early {
            Illegal::WrongWindow { djinn }
        } else if djinn == Djinn::Echidna {
            Illegal::NoBuilders
        } else if djinn == Djinn::Iblis {
            Illegal::NoAssassins
        } else if djinn == Djinn::AnunNak && self.table.bag.is_empty() {
            Illegal::BagEmpty
        } else if djinn != Djinn::AnunNak && self.me().pieces() == 0 {
            Illegal::NoPieceLeft { djinn }
        } else {
            Illegal::NoTileLeft { djinn }
        };
        Some(why)
    }

    /// Why it cannot be aimed at this tile.
    fn why_not_at(&self, djinn: Djinn, tile: Tile) -> Illegal {
        let square = self.table.board.at(tile);
        if djinn == Djinn::Bouraq {
            return Illegal::NotAVillage;
        }
        if djinn == Djinn::Enki {
            return Illegal::NotAnOasis;
        }
        let what = if square.owner.is_some() {
            Obstacle::Owner
        } else if square.palms > 0 {
            Obstacle::PalmTree
        } else if square.palaces > 0 {
            Obstacle::Palace
        } else if djinn == Djinn::Utug {
            return Illegal::NobodyToCover;
        } else {
            Obstacle::Meeple
        };
        Illegal::TileHas { djinn, what }
    }

    /// FT2.2, FX7.2: why this tile is no target of any power or item.
    pub(crate) fn why_no_target(&self, tile: Tile) -> Option<Illegal> {
        let square = self.table.board.get(tile);
        square.map_or(Some(Illegal::NoSuchTile), |square| (square.land == Land::Chasm).then_some(Illegal::ChasmTarget))
    }

    /// FR71, FR77: may the active player have something to use here, as far as the table knows?
    pub(crate) fn window_opens(&self, stage: Stage) -> bool {
        #[cfg(feature = "leaks")]
        if crate::laws::Leak::WindowByHidden.is_planted() {
            let mut usable = Vec::new();
            self.powers(stage, &mut usable);
            self.magic(&mut usable);
            return !usable.is_empty();
        }
        let me = self.me();
        let (elders, fakirs) = (me.elders(), self.possible_fakirs());
        let djinn = me
            .djinns
            .but(self.table.turn.used)
            .iter()
            .any(|djinn| djinn.cost().payments(elders, fakirs).next().is_some() && self.has_effect(djinn, stage));
        djinn || (!self.table.turn.item_used && self.may_use_item())
    }

    /// FR71: with rules 1 every item that may be magic opens a window; FR77: later only one that could have an effect.
    fn may_use_item(&self) -> bool {
        let me = self.me();
        if self.table.setup.rules() < 2 {
            return me.unknown_items > 0 || me.known_items.kinds().any(Item::is_magic);
        }
        self.table.possible_items(me).kinds().any(|item| self.item_has_effect(item))
    }

    /// FR71: the most Fakirs the active player can hold, as far as the table knows.
    pub(crate) fn possible_fakirs(&self) -> u8 {
        let me = self.me();
        if self.table.setup.rules() < 2 {
            return me.known.count(Card::Fakir) + me.unknown;
        }
        self.table.possible_fakirs(me)
    }

    /// FD2: djinns that can be used now.
    pub(crate) fn powers(&self, stage: Stage, menu: &mut Vec<Action>) {
        let (elders, fakirs) = (self.me().elders(), self.my_fakirs());
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
        let aimed = || tile.expect("it is aimed at a tile");
        match djinn {
            Djinn::AnunNak => self.anun_nak(aimed(), chance, told),
            Djinn::Bouraq => self.ask_next(Frame::Place { growth: Growth::Palace, tile: aimed() }),
            Djinn::Enki => self.ask_next(Frame::Place { growth: Growth::Palm, tile: aimed() }),
            Djinn::Leta | Djinn::Utug => self.ask_next(Frame::Piece { tile: aimed() }),
            Djinn::Sibittis => self.sibittis(chance, told),
            Djinn::Sloar => self.draw_cards(self.table.turn.seat, 1, chance, told),
            // Their whole effect is that they are marked as used.
            Djinn::Echidna | Djinn::Iblis => (),
            never_used!() => unreachable!("check refuses to use {djinn} in a window"),
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
        if drawn == 1 {
            self.keep_djinn(self.drawn.djinns.first().expect("one was drawn"), told);
        } else {
            self.ask_next(Frame::KeepDjinn { drawn });
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
