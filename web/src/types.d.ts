/** Two generated types, `Spells` and `Fields`, name these without importing them. */
type Spell = import('./types/morgenland/Spell').Spell
type Field = import('./types/morgenland/Field').Field
