use std::{sync::atomic::Ordering, time::Instant};

use tabletop::Chance;
use tabletop_host::{BotOf, Contestant, Hosted, contest};

use super::{Arena, Entrant, Outcome, STOPPED, outcome::Record, outside::Program};

/// Plays one deal with the seats rotated so far. `None` if it was stopped.
pub(super) fn play<G: Hosted>(
    arena: &Arena,
    setup: &G::Setup,
    bots: &[BotOf<G>],
    deal: u64,
    rotation: usize,
) -> anyhow::Result<Option<Outcome>> {
    let players = arena.entrants.len();
    // Who sits where: entrant `at(seat)`.
    let at = |seat: usize| (seat + players - rotation) % players;
    let mut programs: Vec<Option<Program>> = (0..players)
        .map(|seat| match &arena.entrants[at(seat)] {
            Entrant::Program(command) => Some(Program::new(command, arena.patience)),
            Entrant::Ours(_) => None,
        })
        .collect();
    let mut seats: Vec<Contestant<'_, G>> = programs
        .iter_mut()
        .enumerate()
        .map(|(seat, program)| match program {
            Some(program) => Contestant::Outside(program, bots[at(seat)].as_ref()),
            None => Contestant::Ours(bots[at(seat)].as_ref()),
        })
        .collect();
    let mut records = vec![Record::default(); players];
    let begun = Instant::now();
    // The same deal has the same luck in every rotation; the bots draw from another seed.
    let mut luck = luck(arena.seed, deal);
    let own = arena.seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ (deal * 8 + rotation as u64);
    let contested = contest::<G>(
        setup,
        &mut luck,
        &mut seats,
        own,
        || begun.elapsed().as_secs_f64(),
        |decision| records[at(decision.seat.index())].add(&decision),
        || !STOPPED.load(Ordering::Relaxed),
    );
    drop(seats);
    let Some(contested) = contested else {
        if STOPPED.load(Ordering::Relaxed) {
            return Ok(None);
        }
        anyhow::bail!("deal {deal} of this seed breaks off without a ranking: a fault in the rules");
    };
    for (seat, program) in programs.iter_mut().enumerate() {
        if let Some(program) = program {
            records[at(seat)].forfeits = program.end(&contested.ranking);
        }
    }
    for (seat, &place) in contested.ranking.places().iter().enumerate() {
        let record = &mut records[at(seat)];
        (record.seat, record.place) = (seat, place);
    }
    Ok(Some(Outcome { deal, rotation, steps: contested.steps, round: contested.round, records }))
}

fn luck(seed: u64, deal: u64) -> Chance {
    let mut key = [7; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&deal.to_le_bytes());
    Chance::keyed(key).forgetful()
}
