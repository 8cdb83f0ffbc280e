//! Who may listen to a table: anybody while there is room, and people who have a chair somewhere even when there is none.

use std::sync::Arc;

use tokio::sync::OwnedSemaphorePermit;

use crate::{
    failure::Failure,
    house::House,
    limits::Act,
    places::{Most, Place, Places},
    store::Person,
    visitor::Address,
};

/// One place in so many is kept for people who have a chair.
const KEPT: usize = 8;
/// How many of these one person may take: for a page on each of their devices.
const KEPT_FOR_ONE: usize = 4;

/// What a listener holds as long as the socket or stream is open.
pub(crate) type Held = (OwnedSemaphorePermit, Place);

/// Places for listeners: ordinary ones by the client's network (behind trusted proxies), kept ones by person.
pub(crate) struct Listening {
    all: Arc<Places>,
    kept: Arc<Places>,
}

impl Listening {
    pub(crate) fn new(places: usize, of_network: usize) -> Listening {
        let kept = (places / KEPT).max(1);
        let all = Most { of_all: places.saturating_sub(kept), of_network };
        Listening { all: Places::new(all), kept: Places::new(Most { of_all: kept, of_network: KEPT_FOR_ONE }) }
    }
}

impl Address {
    /// A place to listen from here.
    pub(crate) async fn listens(&self, house: &House, person: Option<&Person>) -> Result<Held, Failure> {
        let place = match self.listens_like_all(house, person) {
            Some(place) => place,
            None => self.listens_as_player(house, person.ok_or(Failure::ManySockets)?).await?,
        };
        // There are as many permits as places, so this fails only while the house closes, which takes all permits.
        Ok((house.sockets.clone().try_acquire_owned().map_err(|_| Failure::Closing)?, place))
    }

    /// Whether somebody who has a chair may go on although their network has asked or said too much.
    pub(crate) async fn insists(&self, house: &House, person: Option<&Person>) -> Result<bool, Failure> {
        let Some(person) = person else { return Ok(false) };
        Ok(self.may(house, Act::Insist, Some(person)) && house.store.sits(&person.id).await?)
    }

    fn listens_like_all(&self, house: &House, person: Option<&Person>) -> Option<Place> {
        if self.may(house, Act::Join, person) { house.listening.all.take(&self.0) } else { None }
    }

    /// People who have a chair get a kept place: neither a full house nor a busy network keeps them out.
    async fn listens_as_player(&self, house: &House, person: &Person) -> Result<Place, Failure> {
        if !self.may(house, Act::Return, Some(person)) || !house.store.sits(&person.id).await? {
            return Err(Failure::ManySockets);
        }
        house.listening.kept.take(person.id.as_str()).ok_or(Failure::ManySockets)
    }
}
