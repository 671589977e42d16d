"""A program that misbehaves as its argument says. Standard library only: it has to start fast."""

import json
import os
import sys


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


how = sys.argv[1]
if how == "dies at once":
    sys.exit("no licence found")
if how == "floods":
    while True:
        os.write(1, b"x" * 65536)
if how == "answers unasked":
    while True:
        say('{"type": "ready"}')
if how == "floods stderr":
    while True:
        os.write(2, b"help! " * 1000)

turns = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"talks nonsense": "Good evening", "greets wrongly": "[]"}.get(how, '{"type": "ready"}'))
    elif message["type"] == "turn":
        turns += 1
        last = message["moves"][-1]["text"]
        if how == "crashes":
            raise RuntimeError("I lost count")
        if how == "crashes once" and turns == 5:
            raise RuntimeError("just this once")
        if how == "stalls":
            sys.stdin.read()
        say(
            {
                "garbles": "}{",
                "counts wrong": "99",
                "places what it has not": json.dumps("9"),
                "writes poetry": json.dumps("roses are red"),
                "says yes": "true",
                "says it in text": json.dumps(last),
                "says it in an object": json.dumps({"move": len(message["moves"]) - 1, "because": "why not"}),
            }.get(how, "0")
        )
