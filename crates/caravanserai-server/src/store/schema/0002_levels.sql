-- How well the bots of a table play: 'easy', 'medium', 'hard', 'expert'.
ALTER TABLE tables ADD COLUMN level TEXT NOT NULL DEFAULT 'easy';
