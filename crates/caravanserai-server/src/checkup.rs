//! Checks what a house needs from its surroundings before it opens: enough open files for its connections, and the bus.

use words::{Arg, Said};

use crate::{
    bus::Bus,
    config::Config,
    door::{Door, OTHER_FILES, files},
    store::{Finding, Node, ill, well},
};

/// Looks at what these settings ask for outside the store. A server may be running.
pub async fn look_around(config: &Config) -> Vec<Finding> {
    let mut findings = vec![room_for_connections(config)];
    if let Some(address) = &config.bus {
        let place = |id| Said::new(id).with("place", Arg::Text(address.to_string()));
        findings.push(match Bus::connect(address, &Node::fresh()).await {
            Ok(_) => well(place("doctor-bus")),
            Err(why) => ill(place("doctor-bus-away").with("why", Arg::Text(why.why))),
        });
    }
    findings
}

fn room_for_connections(config: &Config) -> Finding {
    let number = |it: usize| Arg::Number(i64::try_from(it).unwrap_or(i64::MAX));
    let most = Door::new(config).most().of_all;
    let enough = most >= config.connections;
    let said = Said::new(if enough { "doctor-files" } else { "doctor-few-files" });
    let said = said.with("connections", number(most)).with("wanted", number(config.connections));
    let said = said.with("needed", number(config.connections.saturating_add(OTHER_FILES)));
    let said = said.with("files", number(files()));
    if enough { well(said) } else { ill(said) }
}
