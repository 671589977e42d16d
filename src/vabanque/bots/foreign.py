"""Bots in any language: a program that reads questions and writes answers, one JSON value per line.

docs/bot-protocol.md describes the protocol. This module makes it safe: a program may crash, stall, talk nonsense or
flood its pipes, and the caller gets a `Fault` in time and nothing worse. Needs pipes that work with `select` (not on
Windows).
"""

from __future__ import annotations

import contextlib
import os
import select
import shlex
import shutil
import signal
import subprocess
import weakref
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

import msgspec

from vabanque.core import Misconfigured, Refusal, Seat
from vabanque.core.contract import AnyRules
from vabanque.play.guard import Fault
from vabanque.play.journal import to_plain

PROTOCOL = 1
LONGEST = 1 << 16
"""Longest answer in bytes."""


class _Noise(str):
    """A line that is not JSON, as opposed to a JSON string meant as a move."""

    __slots__ = ()


class Program:
    """A program and its pipes. Started when first needed, restarted after a failure, ended by `close`."""

    def __init__(self, command: str, *, think: float = 1.0) -> None:
        try:
            self._arguments = shlex.split(command)
        except ValueError as error:
            raise Misconfigured("bad-bot", bot=command[:60], reason=str(error)) from None
        if not self._arguments or shutil.which(self._arguments[0]) is None:
            name = (self._arguments or [""])[0]
            raise Misconfigured("bad-bot", bot=command[:60], reason=f"no such program: {name[:60]}")
        self.think = think
        """Seconds per move."""
        self.wake = 10 * think
        """Seconds to get ready for a game: some interpreters start slowly."""
        self.losses = 0
        """How often it had to be stopped after a failure."""
        self._process: subprocess.Popen[bytes] | None = None
        self._end: weakref.finalize[Any, Any] | None = None
        self._pipes = -1, -1, -1
        self._heard = b""
        self._said_aside = b""

    @property
    def running(self) -> bool:
        return self._process is not None

    def ask(self, question: Any, seconds: float) -> Any:
        """The answer to a question. Raises Fault and stops the program if there is no answer in time."""
        try:
            if self._process is None:
                self._start()
            deadline = monotonic() + seconds
            self._write(msgspec.json.encode(question) + b"\n", deadline)
            line = self._read_line(deadline)
        except Fault:
            self.give_up()
            raise
        try:
            return msgspec.json.decode(line)
        except msgspec.DecodeError:
            return _Noise(line[:80].decode(errors="replace"))

    def give_up(self) -> None:
        """Stop it after a failure; the next question starts it again."""
        self.losses += 1
        self.close()

    def close(self) -> None:
        """Stop the program and every process it has started."""
        if self._end is not None:
            self._end()
        self._process = self._end = None

    def _start(self) -> None:
        self._heard = self._said_aside = b""
        try:
            process = subprocess.Popen(
                self._arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that Ctrl-C does not reach it, and its children stop with it
            )
        except OSError as error:
            raise Fault("crash", str(error)) from None
        pipes = [pipe.fileno() for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]
        os.set_blocking(pipes[0], False)
        self._process = process
        self._pipes = pipes[0], pipes[1], pipes[2]
        self._end = weakref.finalize(self, _end, process)

    def _write(self, data: bytes, deadline: float) -> None:
        stdin, _, _ = self._pipes
        while data:
            _, ready, _ = select.select((), (stdin,), (), max(0.0, deadline - monotonic()))
            if not ready:
                raise Fault("stall", "does not read its input")
            try:
                data = data[os.write(stdin, data) :]
            except BlockingIOError:
                continue
            except OSError:
                raise Fault("crash", self._last_words(crashed=True)) from None

    def _read_line(self, deadline: float) -> bytes:
        _, stdout, stderr = self._pipes
        watched = [stdout, stderr]
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST:
                raise Fault("garbage", f"a line of more than {LONGEST} bytes")
            ready, _, _ = select.select(watched, (), (), max(0.0, deadline - monotonic()))
            if not ready:
                raise Fault("stall", self._last_words(crashed=False) or "no answer in time")
            if stderr in ready:
                aside = os.read(stderr, LONGEST)
                self._said_aside = (self._said_aside + aside)[-2000:]
                if not aside:
                    watched.remove(stderr)
                elif monotonic() > deadline:
                    raise Fault("stall", "writes only to the error stream")
            if stdout in ready:
                heard = os.read(stdout, LONGEST)
                self._heard += heard
                if not heard:
                    raise Fault("crash", self._last_words(crashed=True))
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _last_words(self, *, crashed: bool) -> str:
        """Its exit code and the last line it wrote to its error stream."""
        process, (_, _, stderr) = self._process, self._pipes
        assert process is not None
        with contextlib.suppress(OSError):
            for _ in range(8):  # it may have written a lot while nobody was reading
                if not select.select((stderr,), (), (), 0.05)[0] or not (aside := os.read(stderr, LONGEST)):
                    break
                self._said_aside = (self._said_aside + aside)[-2000:]
        if crashed:  # after closing its pipes, a process takes a moment to exit
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=1)
        lines = self._said_aside.decode(errors="replace").strip().splitlines()
        code = "" if process.poll() is None else f"exit code {process.returncode}"
        return ": ".join(part for part in (code, lines[-1] if lines else "") if part)


def _end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)  # it leads its own session
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
    process.wait()


class ForeignBot:
    """A program at a seat, for one game. `choose` raises Fault when there is no legal answer.

    The program is asked only if it has a choice: a single legal move is played for it. After a crash or a stall, it is
    lost for the rest of that game; the next game starts it again.
    """

    def __init__(self, program: Program, rules: AnyRules, seat: Seat, rng: Random) -> None:
        self.program = program
        self._rules = rules
        self._seat = seat
        self._seed = rng.getrandbits(32)
        self._lost: Fault | None = None
        self._greeted = False

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        if len(moves) == 1:
            return moves[0]
        if self._lost is not None:
            raise self._lost
        try:
            if not self._greeted:
                self._greet()
            answer = self.program.ask(
                {
                    "type": "turn",
                    "view": view,
                    "moves": [{"text": self._rules.write_move(move), **to_plain(move)} for move in moves],
                },
                self.program.think,
            )
        except Fault as fault:
            if not self.program.running:
                self._lost = fault
            raise
        return self._understand(answer, moves)

    def close(self) -> None:
        self.program.close()

    def _greet(self) -> None:
        spec = self._rules.spec
        answer = self.program.ask(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": spec.game,
                "rules": spec.version,
                "options": dict(spec.options),
                "seats": spec.seats,
                "seat": self._seat,
                "seed": self._seed,
            },
            self.program.wake,
        )
        if not (isinstance(answer, dict) and answer.get("type") == "ready"):
            self.program.give_up()  # from here on, answers would no longer match questions
            raise Fault("garbage", f"answered hello with {answer!r}")
        self._greeted = True

    def _understand(self, answer: Any, moves: Sequence[Any]) -> Any:
        if isinstance(answer, dict) and "move" in answer:
            answer = answer["move"]
        if isinstance(answer, int) and not isinstance(answer, bool):
            if 0 <= answer < len(moves):
                return moves[answer]
            raise Fault("illegal", f"move number {answer} of {len(moves)}")
        if isinstance(answer, str) and not isinstance(answer, _Noise):
            try:
                move = self._rules.read_move(self._seat, answer[:100])
            except Refusal:
                raise Fault("garbage", repr(answer)) from None
            if move in moves:
                return move
            raise Fault("illegal", repr(answer))
        raise Fault("garbage", repr(answer))
