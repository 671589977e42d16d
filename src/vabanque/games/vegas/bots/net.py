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
    """Sizes of inputs and layers."""

    casino: int
    table: int
    head: int
    seats: int
    hidden: int = 96
    summed: int = 32
    top: int = 64

    def parts(self) -> tuple[tuple[int, ...], ...]:
        """The shape of every part of a Net."""
        return (
            (self.casino, self.hidden),
            (self.table, self.hidden),
            (self.hidden,),
            (self.hidden, self.summed),
            (self.summed,),
            (self.summed, self.top),
            (self.head, self.top),
            (self.top,),
            (self.top, self.seats),
            (self.seats,),
            (self.summed, self.seats),
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
    """What every layer computes from the inputs, and room for gradients."""

    casinos: Any
    """[casino]: the first layer's sum over the casino inputs alone; kept while other casinos change."""
    kept: Any
    """A copy of `casinos`, to put back what a move has changed."""
    table: Any
    """The first layer's sum over the table inputs and the bias."""
    hidden: Any
    summed: Any
    total: Any
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
        casinos=room(MOST_CASINOS, shape.hidden),
        kept=room(MOST_CASINOS, shape.hidden),
        table=room(shape.hidden),
        hidden=room(MOST_CASINOS, shape.hidden),
        summed=room(MOST_CASINOS, shape.summed),
        total=room(shape.summed),
        top=room(shape.top),
        logits=room(shape.seats),
        payoff=room(shape.seats),
        share=room(shape.seats),
        hidden_gradient=room(shape.hidden),
        summed_gradient=room(shape.summed),
        top_gradient=room(shape.top),
        table_gradient=room(shape.hidden),
        payoff_error=room(shape.seats),
    )


def new_inputs(shape: Shape, *positions: int) -> Inputs:
    """Room for the inputs of one position, or of an array of positions."""
    sizes = ((MOST_CASINOS, shape.casino), (shape.table,), (shape.head,))
    return Inputs(*(np.zeros((*positions, *size), np.float32) for size in sizes))


if JIT:

    @compiled(fast=True)
    def add_product(x: Any, weights: Any, y: Any) -> None:
        """y += x · weights; most inputs are zero."""
        for i in range(x.shape[0]):
            if x[i] != 0:
                row = weights[i]
                factor = x[i]
                for j in range(y.shape[0]):
                    y[j] += factor * row[j]

    @compiled(fast=True)
    def rectify(x: Any) -> None:
        """x = x where positive, else 0."""
        for j in range(x.shape[0]):
            x[j] = max(x[j], np.float32(0))

else:

    def add_product(x: Any, weights: Any, y: Any) -> None:
        """y += x · weights."""
        y += x @ weights

    def rectify(x: Any) -> None:
        """x = x where positive, else 0."""
        np.maximum(x, 0, out=x)


@compiled(fast=True)
def embed_casino(net: Net, work: Work, casino: int, x: Any) -> None:
    """The first layer's part that depends on one casino alone, from its inputs `x`."""
    row = work.casinos[casino]
    row[:] = 0
    add_product(x, net.casino, row)


@compiled(fast=True)
def forward(net: Net, work: Work, casinos: int, table: Any, head: Any) -> None:
    """From embedded casinos and the other inputs to win shares and payoffs."""
    sum_up(net, work, casinos, table)
    conclude(net, work, casinos, head)


@compiled(fast=True)
def sum_up(net: Net, work: Work, casinos: int, table: Any) -> None:
    """From embedded casinos to their sum, which does not depend on anybody's money."""
    work.total[:] = 0
    if casinos:
        embed_table(net, work, table)
    for casino in range(casinos):
        sum_casino(net, work, casino, work.casinos[casino], work.summed[casino])
        work.total[:] += work.summed[casino]


@compiled(fast=True)
def embed_table(net: Net, work: Work, table: Any) -> None:
    """The first layer's part that depends on the table alone."""
    work.table[:] = net.hidden_bias
    add_product(table, net.table, work.table)


@compiled(fast=True)
def sum_casino(net: Net, work: Work, casino: int, embedded: Any, summed: Any) -> None:
    """What an embedded casino adds to the sum of all of them, at the table embedded last."""
    hidden = work.hidden[casino]
    hidden[:] = embedded
    hidden += work.table
    rectify(hidden)
    summed[:] = net.summed_bias
    add_product(hidden, net.summed, summed)
    rectify(summed)


@compiled(fast=True)
def conclude(net: Net, work: Work, casinos: int, head: Any) -> None:
    """From the sum of all casinos and the head's inputs to win shares and payoffs."""
    work.top[:] = net.top_bias
    add_product(work.total, net.total, work.top)
    add_product(head, net.head, work.top)
    read_out(net, work)
    for seat in range(work.share.shape[0]):
        work.payoff[seat] = casinos * net.payoff_bias[seat]
    if casinos:
        add_product(work.total, net.payoff, work.payoff)


@compiled(fast=True)
def read_out(net: Net, work: Work) -> None:
    """From the top layer, before it is rectified, to win shares."""
    rectify(work.top)
    work.logits[:] = net.out_bias
    add_product(work.top, net.out, work.logits)
    # Softmax; the highest logit is subtracted so that no exponential overflows.
    seats = work.share.shape[0]
    highest = work.logits[0]
    for seat in range(1, seats):
        highest = max(highest, work.logits[seat])
    total = np.float32(0)
    for seat in range(seats):
        work.share[seat] = np.exp(work.logits[seat] - highest)
        total += work.share[seat]
    for seat in range(seats):
        work.share[seat] /= total
