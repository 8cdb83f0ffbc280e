"""Tables for scripts and notebooks."""

import doctest

import caravanserai
import caravanserai.table
import pytest
from caravanserai import Table

GAMES = ["morgenland", "morgenland-cards", "five-tribes"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_looked_at_and_replayed(game):
    table = Table(game, seed=7)
    for _ in range(40):
        seat = table.to_act[0]
        question = table.question(seat)
        assert question.words and question.options[0].words
        table.answer(seat, question.options[-1].action)
    assert table.view(0)["viewer"] != table.view()["viewer"]
    assert len(table.story(0)) > 5
    again = Table.replay(table.record())
    assert again.record() == table.record() and again.view(1) == table.view(1)
    assert Table.replay(table.record(), steps=10).steps == 10


@pytest.mark.parametrize("game", GAMES)
def test_boards_are_drawn_from_what_the_viewer_sees(game):
    table = Table(game, seed=2)
    table.let_bots_play("easy", steps=60)
    drawn = table._repr_svg_()
    assert drawn.startswith("<svg") and drawn.endswith("</svg>") and drawn.count("<rect") > 12
    assert drawn.count("<circle") >= table.seats


def test_bots_play_to_the_end():
    table = Table("morgenland", "players=3", seed=3)
    table.let_bots_play("easy")
    assert sorted(table.ranking)[0] == 1 and table.to_act == []
    with pytest.raises(RuntimeError, match="is over"):
        table.answer(0, "pass")


def test_a_bot_says_what_it_considered():
    table = Table("morgenland", "players=3", seed=3)
    table.let_bots_play("easy", steps=12)
    seat = table.to_act[0]
    considered = table.consider(seat, "search=200")
    assert len(considered) > 1 and considered[0].tried >= considered[-1].tried
    assert all(0 <= it.worth <= 1 for it in considered if it.worth is not None)
    table.answer(seat, considered[0].action)


def test_examples_in_the_documentation():
    for module in (caravanserai, caravanserai.table):
        assert doctest.testmod(module).failed == 0
