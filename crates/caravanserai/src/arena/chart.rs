//! Plots as SVG, drawn by hand: a page with nothing to load.

use std::fmt::Write as _;

use super::verdict::Estimate;

const WIDTH: f64 = 640.0;
const ROW: f64 = 34.0;
const LEFT: f64 = 170.0;

/// One bar a line with its interval, and a mark where all would be equal. Values and mark are parts of `full`.
pub(super) fn bars(title: &str, lines: &[(String, Estimate)], mark: Option<f64>, full: f64, unit: &str) -> String {
    let height = ROW * (f64::from(lines.len() as u32) + 0.8);
    let x = |value: f64| LEFT + (WIDTH - LEFT - 90.0) * (value / full).clamp(0.0, 1.0);
    let mut svg = format!(
        "<figure><figcaption>{}</figcaption><svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">",
        plain(title),
        plain(title)
    );
    for (nth, (name, estimate)) in lines.iter().enumerate() {
        let y = ROW * (f64::from(nth as u32) + 0.4);
        let (from, to) = (x(estimate.mean - estimate.margin), x(estimate.mean + estimate.margin));
        let (end, middle) = (x(estimate.mean), y + ROW * 0.3);
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\
             <rect x=\"{LEFT}\" y=\"{y}\" width=\"{:.1}\" height=\"{}\" class=\"bar\"/>\
             <path d=\"M{from:.1} {middle}H{to:.1}M{from:.1} {y}v{h}M{to:.1} {y}v{h}\" class=\"interval\"/>\
             <text x=\"{:.1}\" y=\"{}\">{:.1}{unit}</text>",
            LEFT - 8.0,
            middle + 5.0,
            plain(&short(name)),
            end - LEFT,
            ROW * 0.6,
            to + 8.0,
            middle + 5.0,
            estimate.mean,
            h = ROW * 0.6,
        );
    }
    if let Some(mark) = mark {
        let at = x(mark);
        let _ = write!(svg, "<path d=\"M{at:.1} 0V{height}\" class=\"fair\"/>");
    }
    svg + "</svg></figure>"
}

/// The end of a name, where a program's file name stands, cut to fit.
fn short(name: &str) -> String {
    const MOST: usize = 19;
    let length = name.chars().count();
    if length <= MOST { name.into() } else { ['…'].into_iter().chain(name.chars().skip(length + 1 - MOST)).collect() }
}

/// Text with the characters of markup escaped.
pub(super) fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
