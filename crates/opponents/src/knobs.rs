use std::{fmt, str::FromStr};

use tabletop_bots::{Opponents, Settings};

use super::UnknownMind;

/// Settings of a search that replace those of its game, to compare them in the arena: `horizon=2:explore=0.3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Knobs([Option<u16>; NAMES.len()]);

/// Their names, in the order in which they are kept.
pub(super) const NAMES: [&str; 10] =
    ["horizon", "depth", "explore", "bias", "widen", "keen", "reimagine", "knowing", "halve", "expert"];
/// They are kept in hundredths, so that they can be compared.
const PARTS: f32 = 100.0;

impl Knobs {
    pub(super) const NONE: Knobs = Knobs([None; NAMES.len()]);

    /// Whether to use the expert's judge, if that is set.
    pub(super) fn expert(self) -> Option<bool> {
        let [.., expert] = self.0;
        expert.map(|expert| expert > 0)
    }

    /// The settings with these changes.
    pub(super) fn turn(self, mut settings: Settings) -> Settings {
        let [horizon, depth, explore, bias, widen, keen, reimagine, knowing, halve, _] = self.0;
        let whole = |number: u16| u32::from(number) / 100;
        // 0 is no limit.
        let limit = |number: u16| Some(whole(number)).filter(|&number| number > 0);
        settings.horizon = horizon.map_or(settings.horizon, limit);
        settings.depth = depth.map_or(settings.depth, limit);
        settings.reimagine = reimagine.map_or(settings.reimagine, whole);
        let parts = [
            (explore, &mut settings.explore),
            (bias, &mut settings.bias),
            (widen, &mut settings.widen),
            (keen, &mut settings.keen),
        ];
        for (knob, setting) in parts {
            *setting = knob.map_or(*setting, |number| f32::from(number) / PARTS);
        }
        settings.halve = halve.map_or(settings.halve, |halve| halve > 0);
        if let Some(knowing) = knowing {
            settings.opponents = if knowing > 0 { Opponents::Knowing } else { Opponents::Public };
        }
        settings
    }
}

impl fmt::Display for Knobs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, knob) in NAMES.iter().zip(self.0) {
            if let Some(number) = knob {
                write!(f, ":{name}={}", f32::from(number) / PARTS)?;
            }
        }
        Ok(())
    }
}

impl FromStr for Knobs {
    type Err = UnknownMind;

    fn from_str(text: &str) -> Result<Knobs, UnknownMind> {
        let mut knobs = Knobs::NONE;
        for part in text.split(':').filter(|part| !part.is_empty()) {
            let turned = part.split_once('=').and_then(|(name, number)| {
                let at = NAMES.iter().position(|known| *known == name)?;
                let number: f32 = number.parse().ok()?;
                (0.0..=600.0).contains(&number).then_some((at, (number * PARTS).round()))
            });
            let (at, number) = turned.ok_or_else(|| UnknownMind::Setting { text: part.to_owned(), known: &NAMES })?;
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 60,000")]
            let number = number as u16;
            knobs.0[at] = Some(number);
        }
        Ok(knobs)
    }
}
