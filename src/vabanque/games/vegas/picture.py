"""Tables of the Las Vegas games as pictures: casinos with their bills and dice, the roll, and everybody's money."""

from __future__ import annotations

from vabanque.games.vegas.scene import Casino, VegasPlayer, VegasScene
from vabanque.games.vegas.signs import BILL, NEON, casino_name, ink, is_bandit, sign
from vabanque.narration.palette import GOLD, QUIET
from vabanque.pictures.canvas import HEIGHT, MARGIN, WIDTH, Canvas, paint

TOP, PANEL_HEIGHT = 64, 320
BILL_HEIGHT = 25
DIE, BIGGY, GAP = 20, 28, 3
"""Dice at casinos."""
SIGN = 16
"""Room for the sign of the dice's owner, on paper."""
ROLLED = 52
"""Dice of the roll."""


def draw(canvas: Canvas, scene: VegasScene) -> None:
    """Everything that lies on the table."""
    round_ = canvas.words("terminal-round", round=scene.round, rounds=scene.rounds).rstrip(".")
    canvas.write((WIDTH / 2, MARGIN + 6), round_, 15, QUIET, anchor="ma")
    width = (WIDTH - 2 * MARGIN) / len(scene.casinos)
    below = TOP + 56 + BILL_HEIGHT * max(2, *(len(casino.bills) for casino in scene.casinos))
    for number, casino in enumerate(scene.casinos):
        _casino(canvas, casino, MARGIN + number * width, width - 8, below)
    _roll(canvas, scene)
    canvas.players(
        [
            f"{_money(canvas, player)}, {canvas.narrator.in_hand(scene, seat)}"
            for seat, player in enumerate(scene.players)
        ],
        HEIGHT - MARGIN - 64,
    )


def _casino(canvas: Canvas, casino: Casino, left: float, width: float, dice_top: float) -> None:
    colour = NEON[casino.casino - 1]
    canvas.box((left, TOP), (width, PANEL_HEIGHT), colour)
    title = casino_name(casino.casino, canvas.words) if not is_bandit(casino) else canvas.words("terminal-bandit")
    canvas.write((left + 10, TOP + 8), f"{casino.casino}", 20, colour)
    canvas.write((left + 30, TOP + 14), title, 12, colour)
    top = TOP + 42.0
    for bill in casino.bills:
        canvas.block((left + 10, top), (72, 20), BILL, 3)
        canvas.write((left + 46, top + 10), canvas.words.money(bill.value), 12, "#0b2a14", anchor="mm")
        if bill.goes_to is not None:
            canvas.write((left + 90, top + 10), sign(bill.goes_to), 15, ink(bill.goes_to), anchor="lm")
        top += BILL_HEIGHT
    if casino.jeton:
        canvas.disc((left + width - 22, TOP + 54), 10, GOLD)
    # Dice, a row or two for each owner; a line strikes out what a tie cancels.
    top, first = dice_top, left + 10
    if canvas.paper:
        first += SIGN
    in_a_row = int((left + width - 6 - first) // (DIE + GAP))
    for stack in casino.stacks:
        dice, pips = paint(stack.owner)
        faces = [(face, DIE) for face in stack.faces] + ([(stack.biggy, BIGGY)] if stack.biggy else [])
        begin = top
        if canvas.paper and not isinstance(stack.owner, str):
            canvas.write((left + 8, top + DIE / 2), sign(stack.owner), 13, anchor="lm")
        for number, (face, size) in enumerate(faces):
            if number and number % in_a_row == 0:
                top += DIE + GAP
            canvas.die((first + number % in_a_row * (DIE + GAP), top), size, face, dice, pips)
        if stack.tied:
            end = first + min(len(faces), in_a_row) * (DIE + GAP)
            canvas.line(first - 4, end, begin + DIE / 2)
        top += (BIGGY if stack.biggy else DIE) + 2 * GAP


def _roll(canvas: Canvas, scene: VegasScene) -> None:
    """The dice to place from, if the game has a roll."""
    roll = getattr(scene, "roll", None)
    if roll is None:
        return
    dice = [(face, roll.seat) for face in roll.own] + [(face, "neutral") for face in roll.neutral]
    left = WIDTH / 2 - (len(dice) + (roll.biggy is not None)) * (ROLLED + 10) / 2
    for face, owner in sorted(dice, key=lambda die: die[0]):
        canvas.die((left, TOP + PANEL_HEIGHT + 36), ROLLED, face, *paint(owner))
        left += ROLLED + 10
    if roll.biggy is not None:
        canvas.die((left + 6, TOP + PANEL_HEIGHT + 28), ROLLED + 16, roll.biggy, *paint(roll.seat))


def _money(canvas: Canvas, player: VegasPlayer) -> str:
    if player.score is None:
        return str(canvas.words("terminal-bills", bills=player.bills))
    return str(canvas.words.money(player.score))
