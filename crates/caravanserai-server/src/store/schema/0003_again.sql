-- The table where the same people play once more. A chair of the kind 'kept' is free, but for its person alone.
ALTER TABLE tables ADD COLUMN again TEXT REFERENCES tables (id);
