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
AFTER = MOST_CASINOS
"""A casino's row after a move comes this far behind its row before the move."""
MOST_SEATS = 6
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


class Layers(NamedTuple):
    """What every layer computes from the inputs.

    Moves of one position change little (incremental evaluation): what they share stays in `casinos`, `table`, `head`
    and `summed`, and only the casinos that a move changes go through the layers again. All arrays are in one tuple and
    are read by index, since tuples in tuples and views of rows cost compiled code time (reference counting).
    """

    casino_inputs: Any
    """Of one casino."""
    table_inputs: Any
    head_inputs: Any
    casinos: Any
    """[row]: the first layer's sum over the casino inputs alone. Casinos before a move, and from AFTER on after it."""
    table: Any
    """The first layer's sum over the table inputs and the bias …"""
    head: Any
    """… and the top layer's."""
    second: Any
    """The second layer's weights, transposed, so that a sum stays in a register (`begin`)."""
    hidden: Any
    summed: Any
    """[row]: the second layer …"""
    is_summed: Any
    """… if it has been computed for this `table`."""
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
    paid: Any
    """[row, seat]: what a casino would pay."""
    payable: Any
    """[seat]: what all casinos together would pay."""
    seat_tables: Any
    """[seat]: the first layer's sum over the bias and those inputs that stay the same during a viewer's search …"""
    seat_heads: Any
    """… the top layer's …"""
    between: Any
    """… and the top layer's between two rounds."""
    seen_table: Any
    """One viewer's row of `seat_tables` and what else no move of a position changes …"""
    seen_head: Any
    """… and the same for `seat_heads`."""
    hand: Any
    """[0]: the viewer's own hand in `table` and `head`, as a number; −1 if there is none."""


def new_layers(shape: Shape) -> Layers:
    """Room for one pass through the network."""

    def room(*size: int) -> Any:
        return np.zeros(size, np.float32)

    return Layers(
        casino_inputs=room(shape.casino),
        table_inputs=room(shape.table),
        head_inputs=room(shape.head),
        casinos=room(2 * AFTER, HIDDEN),
        table=room(HIDDEN),
        head=room(TOP),
        second=room(SUMMED, HIDDEN),
        hidden=room(2 * AFTER, HIDDEN),
        summed=room(2 * AFTER, SUMMED),
        is_summed=np.zeros(2 * AFTER, np.bool_),
        total=room(SUMMED),
        whole=room(TOP),
        top=room(TOP),
        logits=room(shape.seats),
        payoff=room(shape.seats),
        share=room(shape.seats),
        paid=np.zeros((2 * AFTER, MOST_SEATS), np.int64),
        payable=np.zeros(MOST_SEATS, np.int64),
        seat_tables=room(MOST_SEATS, HIDDEN),
        seat_heads=room(MOST_SEATS, TOP),
        between=room(MOST_SEATS, TOP),
        seen_table=room(HIDDEN),
        seen_head=room(TOP),
        hand=np.zeros(1, np.int64),
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
                part = x[i]
                if part != 0:  # most inputs are zero
                    for j in range(size):
                        layer[j] += part * weights[i, j]

        return add_inputs

    @compiled(fast=True)
    def sum_casino(net: Net, layers: Layers, row: int) -> None:
        """An embedded casino's second layer, at this table."""
        hidden, summed = layers.hidden, layers.summed
        for j in range(HIDDEN):
            hidden[row, j] = max(layers.casinos[row, j] + layers.table[j], np.float32(0))
        for i in range(SUMMED):
            unit = net.summed_bias[i]
            for j in range(HIDDEN):
                unit += hidden[row, j] * layers.second[i, j]
            summed[row, i] = max(unit, np.float32(0))

    @compiled(fast=True)
    def add_output(x: Any, weights: Any, y: Any) -> None:
        """y += x · weights, for one number per seat."""
        for j in range(y.shape[0]):
            unit = y[j]
            for i in range(x.shape[0]):
                unit += x[i] * weights[i, j]
            y[j] = unit

else:

    def adder(size: int) -> Any:  # noqa: ARG001
        """The same with arrays instead of loops."""

        def add_inputs(x: Any, weights: Any, first: int, end: int, layer: Any) -> None:
            layer += x[first:end] @ weights[first:end]

        return add_inputs

    def sum_casino(net: Net, layers: Layers, row: int) -> None:
        """The same with arrays instead of loops."""
        np.maximum(layers.casinos[row] + layers.table, 0, out=layers.hidden[row])
        np.maximum(net.summed_bias + layers.second @ layers.hidden[row], 0, out=layers.summed[row])

    def add_output(x: Any, weights: Any, y: Any) -> None:
        """The same with arrays instead of loops."""
        y += x @ weights


add_to_hidden, add_to_top = adder(HIDDEN), adder(TOP)


@compiled(fast=True)
def forward(net: Net, layers: Layers, casinos: int, table: Any, head: Any) -> None:
    """The plain forward pass: from embedded casinos and all other inputs to win shares and payoffs."""
    begin(net, layers)
    layers.table[:] = net.hidden_bias
    add_to_hidden(table, net.table, 0, table.shape[0], layers.table)
    layers.head[:] = net.top_bias
    layers.is_summed[:] = False
    sum_casinos(net, layers, casinos, 0)
    conclude(net, layers, head, 0)
    forecast(net, layers, casinos)


@compiled(fast=True)
def begin(net: Net, layers: Layers) -> None:
    """Prepare for passes with these weights."""
    layers.second[:] = net.summed.T


@compiled(fast=True)
def embed_casino(net: Net, layers: Layers, row: int, x: Any) -> None:
    """The first layer's part that depends on one casino alone, from its inputs `x`."""
    embedded = layers.casinos[row]
    embedded[:] = 0
    add_to_hidden(x, net.casino, 0, x.shape[0], embedded)
    layers.is_summed[row] = False


@compiled(fast=True)
def embed_table(net: Net, layers: Layers, table: Any) -> None:
    """The parts of the first and the top layer that depend on the table's inputs."""
    layers.table[:] = net.hidden_bias
    add_to_hidden(table, net.table, 0, table.shape[0], layers.table)
    layers.head[:] = net.top_bias
    add_to_top(table, net.head, 0, table.shape[0], layers.head)
    layers.is_summed[:] = False


@compiled(fast=True, inline=True)
def sum_casinos(net: Net, layers: Layers, casinos: int, changed: int) -> None:
    """Add up all embedded casinos and what they would pay, those in the set `changed` as a move has left them."""
    total, summed, whole, payable = layers.total, layers.summed, layers.whole, layers.payable
    for i in range(SUMMED):
        total[i] = 0
    for owner in range(MOST_SEATS):
        payable[owner] = 0
    for casino in range(casinos):
        row = casino + AFTER * (changed >> casino & 1)
        if not layers.is_summed[row]:
            sum_casino(net, layers, row)
            layers.is_summed[row] = True
        for i in range(SUMMED):
            total[i] += summed[row, i]
        for owner in range(MOST_SEATS):
            payable[owner] += layers.paid[row, owner]
    for i in range(TOP):
        whole[i] = layers.head[i]
    add_to_top(total, net.total, 0, SUMMED, whole)


@compiled(fast=True, inline=True)
def conclude(net: Net, layers: Layers, head: Any, first: int) -> None:
    """From `whole` and the head's inputs from `first` on, which it does not contain yet, to win shares."""
    top, logits, share = layers.top, layers.logits, layers.share
    for i in range(TOP):
        top[i] = layers.whole[i]
    add_to_top(head, net.head, first, head.shape[0], top)
    for i in range(TOP):
        top[i] = max(top[i], np.float32(0))
    seats = share.shape[0]
    for seat in range(seats):
        logits[seat] = net.out_bias[seat]
    add_output(top, net.out, logits)
    # Softmax; the highest logit is subtracted so that no exponential overflows.
    highest = logits[0]
    for seat in range(1, seats):
        highest = max(highest, logits[seat])
    total = np.float32(0)
    for seat in range(seats):
        share[seat] = np.exp(logits[seat] - highest)
        total += share[seat]
    for seat in range(seats):
        share[seat] /= total


@compiled(fast=True)
def forecast(net: Net, layers: Layers, casinos: int) -> None:
    """From the sum of all casinos to what they will pay."""
    for seat in range(layers.payoff.shape[0]):
        layers.payoff[seat] = casinos * net.payoff_bias[seat]
    add_output(layers.total, net.payoff, layers.payoff)
