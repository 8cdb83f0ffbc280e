use tabletop::{Chance, Determinize, Game, Viewer};

use crate::{
    Law, LawBook,
    book::ViewOf,
    difference::{differing, unlike},
    law::{Broken, Verdict},
    trial::Trial,
};

impl<B: LawBook> Trial<'_, B> {
    /// Checks the position for one viewer: the worlds imagined from its view, and what it may come to see.
    pub(crate) fn looks(&mut self, game: &B::Game, viewer: Viewer) -> Verdict {
        let mut worlds = self.imagined(game, viewer, 2)?;
        self.catch_up(&mut worlds[1], game, viewer);
        self.secrecy(game, viewer, &worlds)?;
        if self.whim.below(64) == 0 && !game.to_act().is_empty() {
            self.plays_on(worlds[0].clone(), viewer)?;
        }
        Ok(())
    }

    /// Imagines `n` worlds behind a view, and compares what must be the same in all of them. The first is also written out,
    /// if `n` is more than one: writing is slow.
    pub(crate) fn imagined(&mut self, game: &B::Game, viewer: Viewer, n: usize) -> Result<Vec<B::Game>, Box<Broken>> {
        let view = game.view(viewer);
        let forged = self.forgeries();
        let mut menu = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.ask_reads_back(game, seat)?;
            game.options(seat, &mut menu);
        }
        for action in menu.iter().take(2).chain(&forged[..2]) {
            self.action_reads_back(action)?;
        }
        let offered = menu.len();
        let mut worlds = Vec::new();
        for _ in 0..n {
            let world = self.imagine(&view, viewer)?;
            self.looks_the_same(&world, &view, viewer)?;
            menu.truncate(offered);
            self.follows(game, &world, viewer, &mut menu, &forged)?;
            worlds.push(world);
        }
        if n > 1 {
            self.reads_the_same(&worlds[0], &view, viewer)?;
        }
        Ok(worlds)
    }

    /// The same view and the same luck imagine the same world, and a consistent one.
    fn imagine(&mut self, view: &ViewOf<B>, viewer: Viewer) -> Result<B::Game, Box<Broken>> {
        let law = Law::HonestImagination;
        let mut luck = self.whim.clone();
        let world = B::Game::determinize(view, &mut self.whim);
        let again = B::Game::determinize(view, &mut luck);
        if again != world {
            let detail = format!("the same view and luck imagine two worlds, {}", differing(&world, &again));
            return Err(self.broken(law, Some(viewer), detail));
        }
        B::conserved(&world).map_err(|why| self.broken(law, Some(viewer), format!("an imagined world: {why}")))?;
        Ok(world)
    }

    fn looks_the_same(&self, world: &B::Game, view: &ViewOf<B>, viewer: Viewer) -> Verdict {
        let same = world.view(viewer);
        if same == *view {
            return Ok(());
        }
        let detail = format!("an imagined world looks different, {}", unlike(view, &same));
        Err(self.broken(Law::HonestImagination, Some(viewer), detail))
    }

    fn reads_the_same(&self, world: &B::Game, view: &ViewOf<B>, viewer: Viewer) -> Verdict {
        let json = self.json_reads_back(view)?;
        let other = serde_json::to_string(&world.view(viewer)).unwrap_or_default();
        if other == json {
            return Ok(());
        }
        let detail = format!("equal views are written differently:\n{json}\n{other}");
        Err(self.broken(Law::HonestImagination, Some(viewer), detail))
    }

    /// What a viewer may do, may not do and why, and whether it is over, are the same in a world it cannot tell apart.
    /// `menu` holds what is offered in truth; the imagined menu is appended to it.
    fn follows(
        &self,
        game: &B::Game,
        world: &B::Game,
        viewer: Viewer,
        menu: &mut Vec<crate::book::ActionOf<B>>,
        forged: &[crate::book::ActionOf<B>],
    ) -> Verdict {
        let broken = |detail| Err(self.broken(Law::FollowsFromView, Some(viewer), detail));
        if game.result() != world.result() {
            return broken(format!("the end: {:?} in truth, {:?} imagined", game.result(), world.result()));
        }
        let Some(seat) = viewer.seat() else { return Ok(()) };
        if game.ask(seat) != world.ask(seat) {
            return broken(format!("the question: {:?} in truth, {:?} imagined", game.ask(seat), world.ask(seat)));
        }
        let offered = menu.len();
        world.options(seat, menu);
        if menu[..offered] != menu[offered..] {
            return broken(format!("the menu: {:?} in truth, {:?} imagined", &menu[..offered], &menu[offered..]));
        }
        for action in menu[..offered].iter().chain(forged) {
            let (truth, imagined) = (game.check(seat, action), world.check(seat, action));
            if truth != imagined {
                return broken(format!("`{action}`: {truth:?} in truth, {imagined:?} imagined"));
            }
        }
        Ok(())
    }

    /// An imagined world can be played to its end.
    fn plays_on(&mut self, mut world: B::Game, viewer: Viewer) -> Verdict {
        let law = Law::HonestImagination;
        let mut menu = Vec::new();
        let mut luck = Chance::seeded(self.seed).forgetful();
        for _ in 0..=B::bound(self.setup) {
            let acting: Vec<_> = world.to_act().iter().collect();
            let Some(seat) = self.whim.pick(&acting) else { return Ok(()) };
            menu.clear();
            world.options(seat, &mut menu);
            let Some(action) = self.whim.pick(&menu) else {
                return Err(self.broken(law, Some(viewer), "an imagined world comes to a seat without options"));
            };
            if let Err(why) = world.play(seat, &action, &mut luck) {
                return Err(self.broken(law, Some(viewer), format!("played on, it offers `{action}`: {why}")));
            }
            B::conserved(&world).map_err(|why| self.broken(law, Some(viewer), format!("played on: {why}")))?;
        }
        Err(self.broken(law, Some(viewer), "an imagined world does not end within the bound"))
    }
}
