"""Every game, in every size and version."""

import os

THOROUGH = os.environ.get("THOROUGH") == "1"
TABLES = [
    *(("morgenland", f"players={n}") for n in (3, 4, 5)),
    *(("morgenland", f"players={n} version=pro") for n in (3, 4, 5)),
    *(("morgenland-cards", f"players={n}") for n in (2, 3, 4, 5)),
    *(("five-tribes", f"players={n}") for n in (2, 3, 4)),
    *(("five-tribes", f"players={n} expansion=on") for n in (2, 3, 4)),
    ("two-caves", ""),
]
