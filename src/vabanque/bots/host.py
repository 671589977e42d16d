"""`python -m vabanque.bots.host NAME`: run any Python bot as a separate program that speaks the line protocol.

`cmd:python -m vabanque.bots.host my_module:MyBot` keeps a bot that may stall or crash out of the main process.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any, BinaryIO

import msgspec

from vabanque.bots import make_bot
from vabanque.core import Bot
from vabanque.games import make


def serve(name: str, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    rules: Any = None
    bot: Bot | None = None
    seat = 0
    for line in questions:
        message = msgspec.json.decode(line)
        if message["type"] == "hello":
            rules, seat = make(message["game"], message["seats"], message["options"]), message["seat"]
            bot = make_bot(name, rules, seat, Random(message["seed"]))
            answers.write(b'{"type":"ready"}\n')
        elif message["type"] == "turn":
            assert bot is not None
            view = msgspec.convert(message["view"], rules.view_type)
            moves = [rules.read_move(seat, move["text"]) for move in message["moves"]]
            answers.write(b"%d\n" % moves.index(bot.choose(view, moves)))
        answers.flush()


if __name__ == "__main__":
    serve(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)
