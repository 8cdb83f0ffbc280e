-- What a person at a table has ordered to be answered for them. Of those who have said nothing there is nothing.
CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    given    TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
