use std::{fs, path::Path};

use anyhow::Context as _;

use super::{
    Arena,
    chart::{bars, plain},
    verdict::{Estimate, Verdict},
};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;\
overflow-wrap:anywhere;color:#2b2118;background:#fbf6ec}figure{margin:1.5rem 0}figcaption{font-weight:600}\
svg{width:100%;font-size:14px}\
.bar{fill:#c58b3b}.interval{stroke:#2b2118;stroke-width:1.5;fill:none}.fair{stroke:#7a1f1f;stroke-dasharray:4 4}\
pre{overflow-x:auto;background:#f1e7d3;padding:1rem}@media(prefers-color-scheme:dark){body{color:#f1e7d3;\
background:#1d1712}text{fill:#f1e7d3}.interval{stroke:#f1e7d3}pre{background:#2b2118}}";

/// Writes a page with plots, and the same numbers as JSON beside it.
pub(super) fn write(arena: &Arena, verdict: &Verdict, folder: &Path) -> anyhow::Result<()> {
    let put = |name: &str, text: &str| {
        let file = folder.join(name);
        fs::write(&file, text).with_context(|| format!("{} cannot be written", file.display()))
    };
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    put("arena.json", &(serde_json::to_string_pretty(verdict)? + "\n"))?;
    put("arena.html", &page(arena, verdict))
}

fn page(arena: &Arena, verdict: &Verdict) -> String {
    let percent = |it: Estimate| Estimate { mean: 100.0 * it.mean, margin: 100.0 * it.margin };
    let by = |of: &dyn Fn(&super::verdict::Standing) -> Estimate| -> Vec<(String, Estimate)> {
        verdict.entrants.iter().map(|it| (it.name.clone(), of(it))).collect()
    };
    let wins = by(&|it| percent(it.win_share));
    let ranks = by(&|it| it.mean_rank);
    let ratings = by(&|it| Estimate { mean: it.rating, margin: 2.0 * it.rating_doubt });
    let slowest = verdict.entrants.iter().map(|it| it.median_s).fold(1e-6, f64::max);
    let (parts, time, unit) = if slowest < 1e-3 { (1e6, "microseconds", " µs") } else { (1e3, "milliseconds", " ms") };
    let times = by(&|it| Estimate { mean: parts * it.median_s, margin: 0.0 });
    let seats: Vec<(String, Estimate)> =
        verdict.seat_shares.iter().enumerate().map(|(seat, share)| (format!("seat {seat}"), percent(*share))).collect();
    let fair = Some(100.0 * verdict.fair_share);
    let players = f64::from(arena.entrants.len() as u32);
    let plots = [
        bars("Games won, of those played, in percent", &wins, fair, 100.0, " %"),
        bars("Mean rank, 1 is best", &ranks, Some(f64::midpoint(players, 1.0)), players, ""),
        bars("Rating (Weng and Lin), with twice its doubt", &ratings, Some(25.0), 50.0, ""),
        bars("Games won by seat, whoever sat there, in percent", &seats, fair, 100.0, " %"),
        bars(&format!("Median time of a decision, in {time}"), &times, None, parts * slowest * 1.1, unit),
    ];
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Arena: {game}</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><style>{STYLE}</style></head><body>\
         <h1>Arena: {game}</h1><p>{setup}</p>{plots}<pre>{text}</pre></body></html>\n",
        game = plain(&verdict.game),
        setup = plain(&verdict.setup),
        plots = plots.concat(),
        text = plain(&verdict.text()),
    )
}
