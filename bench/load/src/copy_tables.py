"""Copies tables of a house, with everything that belongs to them: FILE ID COUNT [ID COUNT ...]"""
import sqlite3
import sys

file, *wanted = sys.argv[1:]
house = sqlite3.connect(file)
house.execute("PRAGMA synchronous = OFF")
for table, count in zip(wanted[::2], wanted[1::2]):
    house.execute("CREATE TEMP TABLE copies (copy TEXT)")
    house.executemany("INSERT INTO copies VALUES (?)", ((f"{table[:8]}-{n}",) for n in range(int(count) - 1)))
    for name, key in [("tables", "id"), ("chairs", "table_id"), ("steps", "table_id"), ("orders", "table_id")]:
        columns = [column[1] for column in house.execute(f"PRAGMA table_info({name})") if column[1] != key]
        rest = ", ".join(columns)
        house.execute(
            f"INSERT INTO {name} ({key}, {rest}) SELECT copy, {rest} FROM {name}, copies WHERE {key} = ?", (table,)
        )
    house.execute("DROP TABLE copies")
    house.commit()
