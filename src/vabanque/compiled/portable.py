"""Compiled code where there is no compiler: in a browser, as WebAssembly (scripts/minds.py).

A mind is a piece of memory: the arrays that compiled functions work on, each at a fixed place. Whoever asks writes the
position into it, calls a function, and reads the answer. The memory begins anew with each call's own arrays, so nothing
has to be freed.
"""

from __future__ import annotations

import json
from array import array
from functools import cache
from importlib.resources import files
from struct import pack, unpack
from typing import Any

PAGE = 1 << 16
BLOCK = 64
"""How many weights of a network share a scale."""
ROOM = 16 << 20
"""Bytes for the arrays that functions make while they run: several times as many as any decision has needed."""
LIBRARY = {"exp": "exp", "expf": "exp", "log": "log", "logf": "log", "log10": "log10"}
"""What compiled functions call → how JavaScript calls it."""


class PortableMind:
    """The memory of one player, and the functions that work on it."""

    def __init__(self, package: str, code: str, game: str, seats: int) -> None:
        """The mind of a game for this many seats; `package` has the files in its folder `data`."""
        import js
        from pyodide.ffi import to_js

        described, filled = _image(package, f"{game}-{seats}.mind")
        self._places: dict[str, int] = described["places"]
        self._room = described["end"] + 8 * len(described["slots"]) + PAGE
        self._slots = described["end"]
        self._given = self._slots + 8 * len(described["slots"])

        def plain(**entries: Any) -> Any:
            return to_js(entries, dict_converter=js.Object.fromEntries)

        self._memory = js.WebAssembly.Memory.new(plain(initial=-(-(self._room + ROOM) // PAGE)))
        stack = js.WebAssembly.Global.new(plain(value="i32", mutable=True), described["stack"])
        library = {name: getattr(js.Math, function) for name, function in LIBRARY.items()}
        given = plain(env=plain(__linear_memory=self._memory, __stack_pointer=stack, **library))
        self._functions = js.WebAssembly.Instance.new(_module(package, code), given).exports
        self._bytes = js.Uint8Array.new(self._memory.buffer)
        for address, content in filled:
            self._write(address, content)
        self._write(self._slots, pack(f"<{len(described['slots'])}q", *described["slots"]))

    def put(self, place: str, content: bytes) -> None:
        """Write the beginning of an array, named by its path in the mind."""
        self._write(self._places[place], content)

    def answer(self, count: int) -> tuple[tuple[int, ...], tuple[float, ...]]:
        """The first moves on the workspace, and what they are worth."""
        return self._read("context.workspace.moves", "q", count), self._read("context.workspace.values", "d", count)

    def ask(self, function: str, *given: Any) -> int:
        """Call a function with the mind and these numbers, int or float. Raises ArithmeticError if it fails."""
        kinds = "".join("d" if isinstance(number, float) else "q" for number in given)
        self._write(self._given, pack(f"<{kinds}", *given))
        answer = int(getattr(self._functions, function)(self._slots, self._room))
        if answer < 0:
            raise ArithmeticError(function)
        return answer

    def _read(self, place: str, kind: str, count: int) -> tuple[Any, ...]:
        address = self._places[place]
        return unpack(f"<{count}{kind}", self._bytes.subarray(address, address + 8 * count).to_bytes())

    def _write(self, address: int, content: bytes) -> None:
        self._bytes.subarray(address, address + len(content)).assign(content)


def _file(package: str, name: str) -> bytes:
    return (files(package) / "data" / name).read_bytes()


@cache
def _image(package: str, name: str) -> tuple[dict[str, Any], list[tuple[int, bytes]]]:
    """How a mind is laid out, and what its memory begins with."""
    header, _, content = _file(package, name).partition(b"\n")
    described: dict[str, Any] = json.loads(header)
    filled = []
    for address, size, blocks in described["filled"]:
        part, content = content[:size], content[size:]
        filled.append((address, _weights(part, blocks) if blocks else part))
    return described, filled


def _weights(content: bytes, blocks: int) -> bytes:
    """The weights of a network, which are kept as a scale per block and whole numbers."""
    scales, steps = unpack(f"<{blocks}e", content[: 2 * blocks]), memoryview(content)[2 * blocks :].cast("b")
    weights = array("f")
    for block, scale in enumerate(scales):
        weights.extend(scale * step for step in steps[BLOCK * block : BLOCK * (block + 1)])
    return weights.tobytes()


@cache
def _module(package: str, code: str) -> Any:
    import js
    from pyodide.ffi import to_js

    return js.WebAssembly.Module.new(to_js(_file(package, code)))
