use std::collections::HashSet;

use tabletop::{Chance, Game, Seat, Seats, Told};

use crate::{
    Law, LawBook,
    book::{ActionOf, EventOf},
    law::{Broken, Verdict},
    trial::Trial,
};

impl<B: LawBook> Trial<'_, B> {
    /// The cheap laws of a position. Returns the menus, by seat.
    pub(crate) fn standing_laws(&mut self, game: &B::Game) -> Result<Vec<Vec<ActionOf<B>>>, Box<Broken>> {
        let to_act = game.to_act();
        self.demand(to_act.is_empty() == game.result().is_some(), Law::OverOrAsked, || {
            format!("to act: {to_act:?}, result: {:?}", game.result())
        })?;
        let strangers = to_act.iter().any(|seat| !Seats::first(self.seats()).contains(seat));
        self.demand(!strangers, Law::OverOrAsked, || format!("{to_act:?} at a table of {}", self.seats()))?;
        B::conserved(game).map_err(|why| self.broken(Law::Conserved, None, why))?;
        let menus = self.menus(game)?;
        let forged = self.forgeries();
        let offered = menus.concat();
        for seat in Seats::first(self.seats()).iter() {
            let asked = to_act.contains(seat);
            for action in &menus[seat.index()] {
                game.check(seat, action).map_err(|why| {
                    self.broken(Law::OfferedIsLegal, None, format!("seat {seat} is offered `{action}`: {why}"))
                })?;
            }
            let some = self.whim.pick(&offered);
            for action in forged.iter().chain(&some) {
                self.refusals(game, seat, asked, *action)?;
            }
        }
        Ok(menus)
    }

    fn menus(&self, game: &B::Game) -> Result<Vec<Vec<ActionOf<B>>>, Box<Broken>> {
        let to_act = game.to_act();
        let mut menus = Vec::new();
        for seat in Seats::first(self.seats()).iter() {
            let asked = to_act.contains(seat);
            let mut menu = Vec::new();
            game.options(seat, &mut menu);
            self.demand(menu.is_empty() != asked, Law::Menus, || {
                format!("seat {seat} {} has {menu:?}", if asked { "must act and" } else { "need not act but" })
            })?;
            let distinct: HashSet<_> = menu.iter().collect();
            self.demand(distinct.len() == menu.len(), Law::Menus, || format!("seat {seat}: doubles in {menu:?}"))?;
            let ask = game.ask(seat);
            self.demand(ask.is_some() == asked, Law::AskedHaveQuestions, || {
                format!("seat {seat}, to act {to_act:?}: {ask:?}")
            })?;
            menus.push(menu);
        }
        Ok(menus)
    }

    /// A refusal leaves no trace, and a seat that is not asked is refused.
    fn refusals(&self, game: &B::Game, seat: Seat, asked: bool, action: ActionOf<B>) -> Verdict {
        let Err(why) = game.check(seat, &action) else {
            return self.demand(asked, Law::NotAskedIsRefused, || format!("seat {seat} may `{action}` unasked"));
        };
        let law = Law::RefusalChangesNothing;
        let mut same = game.clone();
        let mut luck = Chance::recorded([]);
        let refused = same.play(seat, &action, &mut luck);
        self.demand(refused.as_ref().err() == Some(&why), law, || {
            format!("seat {seat} `{action}`: check says {why:?}, play says {refused:?}")
        })?;
        self.demand(same == *game && luck.take_drawn().is_empty(), law, || {
            format!("seat {seat} `{action}` was refused ({why}) and yet changed something")
        })
    }

    /// The laws of one step that was taken.
    pub(crate) fn step_laws(
        &mut self,
        before: &B::Game,
        after: &B::Game,
        seat: Seat,
        action: ActionOf<B>,
        told: &[Told<EventOf<B>>],
        draws: &[u32],
    ) -> Verdict {
        self.count(before, &action)?;
        self.same_luck(before, after, (seat, action), told, draws)?;
        self.action_reads_back(&action)?;
        self.events_read_back(told)?;
        self.secret_until_closed(before, after, (seat, action), told)?;
        self.could_have_happened(before, after, (seat, action), told)
    }

    /// Counts a check of this kind.
    pub(crate) fn count(&mut self, game: &B::Game, action: &ActionOf<B>) -> Verdict {
        let kind = (B::frame(game), B::deed(action));
        if let Some(n) = self.tally.get_mut(&kind) {
            *n += 1;
            return Ok(());
        }
        self.demand(B::kinds().contains(&kind), Law::KnownKinds, || {
            format!("{}/{} is missing in the book's kinds", kind.0, kind.1)
        })?;
        self.tally.insert(kind, 1);
        Ok(())
    }
}
