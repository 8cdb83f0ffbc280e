"""Plain pictures of boards, from what a viewer may see: as text, as SVG, and as an array of pixels."""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple

import numpy as np

View = dict[str, Any]
SEATS = ["#b5482f", "#2f6f8f", "#5c8a3a", "#c7962c", "#6b4a86", "#777777"]
PAPER, INK, FRAME = "#f4ead6", "#2b2118", "#c9b48f"
WIDTH = 720


class Cell(NamedTuple):
    """A box of the picture: where it is, its heading, its lines, and counters with their colours."""

    x: int
    y: int
    w: int
    h: int
    name: str
    lines: list[str]
    counters: list[tuple[str, str]]


def board(game: str, view: View) -> list[Cell]:
    """The boxes of a board."""
    drawers = {"morgenland": _morgenland, "morgenland-cards": _cards, "five-tribes": _tribes}
    return drawers[game](view)


def _grid(boxes: list[tuple[str, list[str], list[tuple[str, str]]]], columns: int, top: int, height: int) -> list[Cell]:
    width = WIDTH // columns
    return [
        Cell(n % columns * width, top + n // columns * height, width - 6, height - 6, *box) for n, box in enumerate(boxes)
    ]


FIELDS = "crowns pearls gems cups bars tent djinn market caravanserai guard room-1 room-2 room-3 room-4 room-5".split()


def _morgenland(view: View) -> list[Cell]:
    boxes = []
    for n, field in enumerate(FIELDS):
        pieces = [it for it in view["pieces"] if it["field"] == field]
        counters = [(SEATS[it["owner"]], str(it.get("strength", "?"))) for it in pieces]
        lines = []
        if n < 5:
            lines = [" ".join(str(group) for group in view["caves"][n] if group)]
        elif field == "guard":
            lines = [f"strength {view.get('guard', '?')}"]
        elif n > 9 and n - 10 < len(view["stacks"]):
            lines = [f"{view['stacks'][n - 10]} artifacts"]
        boxes.append((field, lines, counters))
    return _grid(boxes, 5, 0, 84) + _grid(_players(view, lambda it: [f"{it['artifacts']} artifacts"]), 5, 256, 60)


PLACES = "cave-4 cave-3 cave-2 cave-1 tent caravanserai room-1 room-2 room-3 room-4 room-5 room-6".split()


def _cards(view: View) -> list[Cell]:
    boxes = []
    for n, place in enumerate(PLACES):
        heroes = [it for it in view["heroes"] if it["place"] == place and not it["out"]]
        counters = [(SEATS[it["owner"]], str(it.get("value", "?"))) for it in heroes]
        row = view["row"]
        if n < 4:
            lines = [" ".join(view["caves"][n])]
        else:
            lines = [row[n - 6]] if n > 5 and n - 6 < len(row) and row[n - 6] else []
        boxes.append((place, lines, counters))
    return _grid(boxes, 4, 0, 84) + _grid(_players(view, lambda it: [f"{it['spells']} spells"]), 5, 256, 60)


TRIBES = [("V", "#e0b93b"), ("E", "#f2efe6"), ("M", "#5c8a3a"), ("B", "#2f6f8f"), ("A", "#b5482f"), ("R", "#6b4a86")]


def _tribes(view: View) -> list[Cell]:
    table = view["table"]
    boxes = []
    for square in table["board"]:
        land = square["land"] if isinstance(square["land"], str) else next(iter(square["land"]))
        owner = [] if square.get("owner") is None else [(SEATS[square["owner"]], "C")]
        crowd = [(colour, letter) for (letter, colour), n in zip(TRIBES, square["meeples"]) for _ in range(n)]
        grown = [f"{square['palms']} palms {square['palaces']} palaces"] if square["palms"] or square["palaces"] else []
        boxes.append((land, grown, owner + crowd))
    rows = -(-len(boxes) // 6)
    return _grid(boxes, 6, 0, 66) + _grid(_players(table, lambda it: [f"{it['gold']} gold"]), 5, rows * 66 + 4, 60)


def _players(view: View, lines: Any) -> list[tuple[str, list[str], list[tuple[str, str]]]]:
    return [(f"seat {n}", lines(it), [(SEATS[n], str(n))]) for n, it in enumerate(view["players"])]


def svg(cells: list[Cell]) -> str:
    """The boxes as an SVG."""
    height = max((cell.y + cell.h for cell in cells), default=20) + 6
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" font-family="sans-serif">']
    for x, y, w, h, name, lines, counters in cells:
        out.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="6" fill="{PAPER}" stroke="{FRAME}"/>')
        for n, line in enumerate([name, *lines]):
            size = 12 if n == 0 else 10
            out.append(f'<text x="{x + 6}" y="{y + 15 + 13 * n}" font-size="{size}" fill="{INK}">{escape(line)}</text>')
        for n, (colour, label) in enumerate(counters):
            cx, cy = _counter_at(x, y, w, h, n)
            out.append(f'<circle cx="{cx}" cy="{cy}" r="8" fill="{colour}" stroke="{INK}" stroke-width="0.6"/>')
            dark = "#000" if colour in ("#e0b93b", "#f2efe6", "#c7962c") else "#fff"
            out.append(
                f'<text x="{cx}" y="{cy + 3.5}" font-size="10" text-anchor="middle" fill="{dark}">{escape(label)}</text>'
            )
    return "\n".join([*out, "</svg>"])


def _counter_at(x: int, y: int, w: int, h: int, n: int) -> tuple[int, int]:
    row = max(1, (w - 8) // 18)
    return x + 14 + n % row * 18, y + h - 12 - n // row * 17


def text(cells: list[Cell]) -> str:
    """The boxes as lines of text."""
    lines = []
    for cell in cells:
        counters = " ".join(f"{SEATS.index(colour) if colour in SEATS else ''}:{label}" for colour, label in cell.counters)
        lines.append(f"{cell.name:<14}{', '.join(cell.lines):<28}{counters}".rstrip())
    return "\n".join(lines) + "\n"


def picture(cells: list[Cell]) -> np.ndarray:
    """The boxes as an array of pixels, height by width by red, green and blue. Boxes and counters only: words are for SVG and
    text."""
    height = max((cell.y + cell.h for cell in cells), default=20) + 6
    pixels = np.full((height, WIDTH, 3), 255, np.uint8)
    rows, columns = np.ogrid[:height, :WIDTH]
    for x, y, w, h, _, _, counters in cells:
        pixels[y : y + h, x : x + w] = _rgb(FRAME)
        pixels[y + 2 : y + h - 2, x + 2 : x + w - 2] = _rgb(PAPER)
        for n, (colour, _) in enumerate(counters):
            cx, cy = _counter_at(x, y, w, h, n)
            pixels[(columns - cx) ** 2 + (rows - cy) ** 2 <= 64] = _rgb(colour)
    return pixels


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
