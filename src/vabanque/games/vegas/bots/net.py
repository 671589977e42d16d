"""The value network of the Las Vegas games.

Every casino goes through the same two layers, so it does not matter which casino is which. The sum of the results,
together with inputs about the whole table, goes through a head, which says how likely each seat is to win the game.
As an auxiliary target, the network forecasts what each casino will pay to each seat in this round, in units of 50
thousand.

    casino inputs ─┐
                   ├─ hidden (96) ─ summed (32) ─ added up over all casinos ─┐
    table inputs ──┘                    └─ payoff: what this casino pays     ├─ top (64) ─ win shares
    head inputs ─────────────────────────────────────────────────────────────┘

Seats are counted clockwise from the viewing seat. Between two rounds there are no casinos, only the head.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import JIT, compiled

MOST_CASINOS = 7
HIDDEN, SUMMED, TOP = 96, 32, 64
"""Sizes of the layers. As constants they let the compiler unroll every loop, which makes it three times as fast."""


class Net(NamedTuple):
    """The weights: views into one flat array, in the order of the weight files."""

    casino: Any
    table: Any
    hidden_bias: Any
    summed: Any
    summed_bias: Any
    total: Any
    """From the sum over all casinos to the top layer."""
    head: Any
    top_bias: Any
    out: Any
    out_bias: Any
    payoff: Any
    payoff_bias: Any


class Shape(NamedTuple):
    """How many inputs there are of each kind, and how many outputs."""

    casino: int
    table: int
    head: int
    seats: int

    def parts(self) -> tuple[tuple[int, ...], ...]:
        """The shape of every part of a Net."""
        return (
            (self.casino, HIDDEN),
            (self.table, HIDDEN),
            (HIDDEN,),
            (HIDDEN, SUMMED),
            (SUMMED,),
            (SUMMED, TOP),
            (self.head, TOP),
            (TOP,),
            (TOP, self.seats),
            (self.seats,),
            (SUMMED, self.seats),
            (self.seats,),
        )

    @property
    def size(self) -> int:
        """Number of weights."""
        return sum(int(np.prod(part)) for part in self.parts())

    def net(self, flat: Any) -> Net:
        """Views into `flat`."""
        parts, start = [], 0
        for part in self.parts():
            size = int(np.prod(part))
            parts.append(flat[start : start + size].reshape(part))
            start += size
        return Net(*parts)

    def fresh(self, seed: int) -> Any:
        """Random weights to start learning from: He initialisation, with outputs close to zero."""
        rng = np.random.default_rng(seed)
        flat = np.zeros(self.size, np.float32)
        net = self.net(flat)
        for name in ("casino", "table", "summed", "total", "head", "out", "payoff"):
            weights = getattr(net, name)
            scale = 0.1 if name in ("out", "payoff") else np.sqrt(2 / weights.shape[0])
            weights[:] = rng.normal(0, scale, weights.shape)
        return flat


class Inputs(NamedTuple):
    """What the network sees."""

    casinos: Any
    """[casino, input]"""
    table: Any
    """For every casino, and for the head."""
    head: Any
    """Begins with a copy of `table`."""


class Work(NamedTuple):
    """What every layer computes from the inputs, and room for gradients.

    Moves of one position change little (incremental evaluation): what they share stays in `casinos`, `table`, `head`
    and `summed`, and only the casinos that a move changes go through the layers again.
    """

    casinos: Any
    """[casino]: the first layer's sum over the casino inputs alone, before a move …"""
    changed: Any
    """… and after it, at the casinos that it has changed."""
    table: Any
    """The first layer's sum over the table inputs and the bias …"""
    head: Any
    """… and the top layer's."""
    second: Any
    """The second layer's weights, transposed, so that a sum stays in a register (`begin`)."""
    hidden: Any
    summed: Any
    """[casino]: the second layer, before a move …"""
    is_summed: Any
    """… if it has been computed for this `table`."""
    summed_after: Any
    total: Any
    whole: Any
    """The top layer's sum over `head` and all casinos: all that does not depend on anybody's money."""
    top: Any
    logits: Any
    """[seat]: win shares before the softmax."""
    payoff: Any
    """[seat]: what all casinos together will pay in this round, in units of 50 thousand."""
    share: Any
    """[seat]: win share."""
    hidden_gradient: Any
    summed_gradient: Any
    top_gradient: Any
    table_gradient: Any
    payoff_error: Any


def new_work(shape: Shape) -> Work:
    """Room for one pass through the network."""

    def room(*size: int) -> Any:
        return np.zeros(size, np.float32)

    return Work(
        casinos=room(MOST_CASINOS, HIDDEN),
        changed=room(MOST_CASINOS, HIDDEN),
        table=room(HIDDEN),
        head=room(TOP),
        second=room(SUMMED, HIDDEN),
        hidden=room(MOST_CASINOS, HIDDEN),
        summed=room(MOST_CASINOS, SUMMED),
        is_summed=np.zeros(MOST_CASINOS, np.bool_),
        summed_after=room(SUMMED),
        total=room(SUMMED),
        whole=room(TOP),
        top=room(TOP),
        logits=room(shape.seats),
        payoff=room(shape.seats),
        share=room(shape.seats),
        hidden_gradient=room(HIDDEN),
        summed_gradient=room(SUMMED),
        top_gradient=room(TOP),
        table_gradient=room(HIDDEN),
        payoff_error=room(shape.seats),
    )


def new_inputs(shape: Shape, *positions: int) -> Inputs:
    """Room for the inputs of one position, or of an array of positions."""
    sizes = ((MOST_CASINOS, shape.casino), (shape.table,), (shape.head,))
    return Inputs(*(np.zeros((*positions, *size), np.float32) for size in sizes))


if JIT:

    def adder(size: int) -> Any:
        """A function that adds inputs `first` … `end` − 1, times their weights, to a layer of this size."""

        @compiled(fast=True)
        def add_inputs(x: Any, weights: Any, first: int, end: int, layer: Any) -> None:
            for i in range(first, end):
                if x[i] != 0:  # most inputs are zero
                    for j in range(size):
                        layer[j] += x[i] * weights[i, j]

        return add_inputs

    @compiled(fast=True)
    def add_product(x: Any, weights: Any, y: Any) -> None:
        """y += x · weights, for outputs."""
        for i in range(x.shape[0]):
            if x[i] != 0:
                for j in range(y.shape[0]):
                    y[j] += x[i] * weights[i, j]

    @compiled(fast=True)
    def sum_casino(net: Net, work: Work, casino: int, embedded: Any, summed: Any) -> None:
        """What an embedded casino adds to the sum of all of them, at this table."""
        hidden = work.hidden[casino]
        for j in range(HIDDEN):
            hidden[j] = max(embedded[j] + work.table[j], np.float32(0))
        for i in range(SUMMED):
            unit = net.summed_bias[i]
            for j in range(HIDDEN):
                unit += hidden[j] * work.second[i, j]
            summed[i] = max(unit, np.float32(0))

else:

    def adder(_size: int) -> Any:
        """The same with arrays instead of loops."""

        def add_inputs(x: Any, weights: Any, first: int, end: int, layer: Any) -> None:
            layer += x[first:end] @ weights[first:end]

        return add_inputs

    def add_product(x: Any, weights: Any, y: Any) -> None:
        """y += x · weights."""
        y += x @ weights

    def sum_casino(net: Net, work: Work, casino: int, embedded: Any, summed: Any) -> None:
        """The same with arrays instead of loops."""
        np.maximum(embedded + work.table, 0, out=work.hidden[casino])
        np.maximum(net.summed_bias + work.second @ work.hidden[casino], 0, out=summed)


add_to_hidden, add_to_top = adder(HIDDEN), adder(TOP)


@compiled(fast=True)
def forward(net: Net, work: Work, casinos: int, table: Any, head: Any) -> None:
    """The plain forward pass: from embedded casinos and all other inputs to win shares and payoffs."""
    begin(net, work)
    work.table[:] = net.hidden_bias
    add_to_hidden(table, net.table, 0, table.shape[0], work.table)
    work.head[:] = net.top_bias
    work.is_summed[:] = False
    sum_casinos(net, work, casinos, 0)
    conclude(net, work, head, 0)
    forecast(net, work, casinos)


@compiled(fast=True)
def begin(net: Net, work: Work) -> None:
    """Prepare for passes with these weights."""
    work.second[:] = net.summed.T


@compiled(fast=True)
def embed_casino(net: Net, x: Any, row: Any) -> None:
    """The first layer's part that depends on one casino alone, from its inputs `x`."""
    row[:] = 0
    add_to_hidden(x, net.casino, 0, x.shape[0], row)


@compiled(fast=True)
def embed_table(net: Net, work: Work, table: Any) -> None:
    """The parts of the first and the top layer that depend on the table's inputs."""
    work.table[:] = net.hidden_bias
    add_to_hidden(table, net.table, 0, table.shape[0], work.table)
    work.head[:] = net.top_bias
    add_to_top(table, net.head, 0, table.shape[0], work.head)
    work.is_summed[:] = False


@compiled(fast=True)
def sum_casinos(net: Net, work: Work, casinos: int, changed: int) -> None:
    """Add up all embedded casinos, those in the set `changed` as a move has left them, and begin the top layer."""
    work.total[:] = 0
    for casino in range(casinos):
        if changed >> casino & 1:
            sum_casino(net, work, casino, work.changed[casino], work.summed_after)
            work.total[:] += work.summed_after
        else:
            if not work.is_summed[casino]:
                sum_casino(net, work, casino, work.casinos[casino], work.summed[casino])
                work.is_summed[casino] = True
            work.total[:] += work.summed[casino]
    work.whole[:] = work.head
    add_to_top(work.total, net.total, 0, SUMMED, work.whole)


@compiled(fast=True)
def conclude(net: Net, work: Work, head: Any, first: int) -> None:
    """From `whole` and the head's inputs from `first` on, which it does not contain yet, to win shares."""
    top, share = work.top, work.share
    top[:] = work.whole
    add_to_top(head, net.head, first, head.shape[0], top)
    for i in range(TOP):
        top[i] = max(top[i], np.float32(0))
    work.logits[:] = net.out_bias
    add_product(top, net.out, work.logits)
    # Softmax; the highest logit is subtracted so that no exponential overflows.
    highest = work.logits.max()
    total = np.float32(0)
    for seat in range(share.shape[0]):
        share[seat] = np.exp(work.logits[seat] - highest)
        total += share[seat]
    for seat in range(share.shape[0]):
        share[seat] /= total


@compiled(fast=True)
def forecast(net: Net, work: Work, casinos: int) -> None:
    """From the sum of all casinos to what they will pay."""
    work.payoff[:] = casinos * net.payoff_bias
    add_product(work.total, net.payoff, work.payoff)
