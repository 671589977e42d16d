"""The value net, compiled: forward, backward, Adam.

Every casino goes through the same two layers, so casinos are interchangeable; their sum and what concerns the whole
table go through a head. The first half of the output are logits of every seat's win share. The second half is what
every seat will be paid in this round (in units of 50): the sum of what each casino will pay, which is learned casino by
casino.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import JIT, below, compiled

fast = compiled(fast=True)
"""Compile with floating-point shortcuts: sums may be taken in any order."""

PAYOFF = np.float32(0.25)
"""How much a wrong forecast of what a casino pays counts, beside a wrong win share."""


class Net(NamedTuple):
    """The weights: views into one flat array."""

    casino: Any
    table: Any
    first: Any
    second: Any
    second_bias: Any
    total: Any
    head: Any
    head_bias: Any
    out: Any
    out_bias: Any
    payoff: Any
    payoff_bias: Any


class Shape(NamedTuple):
    """Sizes of inputs and layers."""

    casino: int
    table: int
    head: int
    outputs: int
    hidden: int = 96
    summed: int = 32
    top: int = 64

    def parts(self) -> tuple[tuple[int, ...], ...]:
        return (
            (self.casino, self.hidden),
            (self.table, self.hidden),
            (self.hidden,),
            (self.hidden, self.summed),
            (self.summed,),
            (self.summed, self.top),
            (self.head, self.top),
            (self.top,),
            (self.top, self.outputs // 2),
            (self.outputs // 2,),
            (self.summed, self.outputs // 2),
            (self.outputs // 2,),
        )

    @property
    def size(self) -> int:
        """Number of weights."""
        return sum(int(np.prod(part)) for part in self.parts())

    def net(self, flat: Any) -> Net:
        """Views into `flat`."""
        parts, at = [], 0
        for part in self.parts():
            size = int(np.prod(part))
            parts.append(flat[at : at + size].reshape(part))
            at += size
        return Net(*parts)

    def fresh(self, seed: int) -> Any:
        """Random weights to start learning from."""
        rng = np.random.default_rng(seed)
        flat = np.zeros(self.size, np.float32)
        net = self.net(flat)
        for name in ("casino", "table", "second", "total", "head", "out", "payoff"):
            weights = getattr(net, name)
            scale = 0.1 if name in ("out", "payoff") else np.sqrt(2 / weights.shape[0])
            weights[:] = rng.normal(0, scale, weights.shape)
        return flat


class Work(NamedTuple):
    """Room for one pass through the net."""

    casinos: Any
    """[casino]: what the first layer makes of it alone; can be kept while other casinos change."""
    table: Any
    hidden: Any
    summed: Any
    total: Any
    top: Any
    out: Any
    share: Any
    """Win share of every seat, as the net has it."""
    back: Any
    back_summed: Any
    back_top: Any
    back_table: Any
    wrong: Any


def new_work(shape: Shape, casinos: int = 7) -> Work:
    def room(*size: int) -> Any:
        return np.zeros(size, np.float32)

    return Work(
        room(casinos, shape.hidden),
        room(shape.hidden),
        room(casinos, shape.hidden),
        room(casinos, shape.summed),
        room(shape.summed),
        room(shape.top),
        room(shape.outputs),
        room(shape.outputs // 2),
        room(shape.hidden),
        room(shape.summed),
        room(shape.top),
        room(shape.hidden),
        room(shape.outputs // 2),
    )


if JIT:

    @fast
    def add_product(x: Any, weights: Any, y: Any) -> None:
        """y += x · weights; most inputs are zero."""
        for i in range(x.shape[0]):
            if x[i] != 0:
                row = weights[i]
                factor = x[i]
                for j in range(y.shape[0]):
                    y[j] += factor * row[j]

    @fast
    def cut(x: Any, y: Any) -> None:
        """y = x where positive, else 0."""
        for j in range(x.shape[0]):
            y[j] = max(x[j], np.float32(0))

else:

    def add_product(x: Any, weights: Any, y: Any) -> None:
        """y += x · weights."""
        y += x @ weights

    def cut(x: Any, y: Any) -> None:
        """y = x where positive, else 0."""
        np.maximum(x, 0, out=y)


@fast
def new_inputs(net: Any, casinos: int) -> tuple[Any, Any, Any]:
    """Room for what the net sees: of every casino, of the table, of the standings."""
    return (
        np.zeros((casinos, net.casino.shape[0]), np.float32),
        np.zeros(net.table.shape[0], np.float32),
        np.zeros(net.head.shape[0], np.float32),
    )


@fast
def see_casino(net: Any, work: Any, casino: int, x: Any) -> None:
    """The first layer's part that depends on one casino alone."""
    row = work.casinos[casino]
    row[:] = 0
    add_product(x, net.casino, row)


@fast
def forward(net: Any, work: Any, casinos: int, table: Any, head: Any) -> None:
    """From casinos seen, table and head inputs to `work.out` and `work.share`."""
    work.total[:] = 0
    if casinos:
        work.table[:] = net.first
        add_product(table, net.table, work.table)
    for casino in range(casinos):
        hidden, summed = work.hidden[casino], work.summed[casino]
        hidden[:] = work.casinos[casino]
        hidden += work.table
        cut(hidden, hidden)
        summed[:] = net.second_bias
        add_product(hidden, net.second, summed)
        cut(summed, summed)
        work.total[:] += summed
    work.top[:] = net.head_bias
    add_product(work.total, net.total, work.top)
    add_product(head, net.head, work.top)
    cut(work.top, work.top)
    seats = work.share.shape[0]
    work.out[:seats] = net.out_bias
    add_product(work.top, net.out, work.out[:seats])
    for seat in range(seats):
        work.out[seats + seat] = casinos * net.payoff_bias[seat]
    if casinos:
        add_product(work.total, net.payoff, work.out[seats:])
    highest = work.out[0]
    for seat in range(1, seats):
        highest = max(highest, work.out[seat])
    total = np.float32(0)
    for seat in range(seats):
        work.share[seat] = np.exp(work.out[seat] - highest)
        total += work.share[seat]
    for seat in range(seats):
        work.share[seat] /= total


@fast
def backward(
    net: Any, grad: Any, work: Any, casinos: int, x: Any, table: Any, head: Any, error: Any, owed: Any
) -> None:
    """Add the gradient of the last forward pass: for `error` in the logits, and for what casinos pay instead.

    owed[casino, seat] is what each casino really paid, in units of 50.
    """
    top, total = work.top, work.total
    for j in range(error.shape[0]):
        grad.out_bias[j] += error[j]
    for i in range(top.shape[0]):
        work.back_top[i] = 0
        if top[i] > 0:
            weights, gradient = net.out[i], grad.out[i]
            dot = np.float32(0)
            for j in range(error.shape[0]):
                gradient[j] += top[i] * error[j]
                dot += weights[j] * error[j]
            work.back_top[i] = dot
    outer(head, work.back_top, grad.head)
    for i in range(top.shape[0]):
        grad.head_bias[i] += work.back_top[i]
    if casinos == 0:
        return
    outer(total, work.back_top, grad.total)
    work.back_table[:] = 0
    for casino in range(casinos):
        hidden, summed = work.hidden[casino], work.summed[casino]
        wrong = work.wrong
        wrong[:] = net.payoff_bias
        add_product(summed, net.payoff, wrong)
        for seat in range(wrong.shape[0]):
            wrong[seat] = PAYOFF * (wrong[seat] - owed[casino, seat])
            grad.payoff_bias[seat] += wrong[seat]
        for i in range(summed.shape[0]):
            work.back_summed[i] = 0
            if summed[i] > 0:
                weights, payoff, payoff_grad = net.total[i], net.payoff[i], grad.payoff[i]
                dot = np.float32(0)
                for seat in range(wrong.shape[0]):
                    dot += payoff[seat] * wrong[seat]
                    payoff_grad[seat] += summed[i] * wrong[seat]
                for j in range(top.shape[0]):
                    dot += weights[j] * work.back_top[j]
                work.back_summed[i] = dot
                grad.second_bias[i] += dot
        for i in range(hidden.shape[0]):
            work.back[i] = 0
            if hidden[i] > 0:
                weights, gradient = net.second[i], grad.second[i]
                dot = np.float32(0)
                for j in range(summed.shape[0]):
                    gradient[j] += hidden[i] * work.back_summed[j]
                    dot += weights[j] * work.back_summed[j]
                work.back[i] = dot
                work.back_table[i] += dot
        outer(x[casino], work.back, grad.casino)
    outer(table, work.back_table, grad.table)
    for i in range(work.back_table.shape[0]):
        grad.first[i] += work.back_table[i]


@fast
def outer(x: Any, y: Any, grad: Any) -> None:
    """grad += x ⊗ y."""
    for i in range(x.shape[0]):
        if x[i] != 0:
            row = grad[i]
            factor = x[i]
            for j in range(y.shape[0]):
                row[j] += factor * y[j]


@fast
def adam(flat: Any, grad: Any, mean: Any, square: Any, step: int, rate: float) -> None:
    """One step of Adam (Kingma and Ba); clears the gradient."""
    one = 1 - 0.9**step
    two = 1 - 0.999**step
    scale = np.float32(rate / one)
    root = np.float32(1 / two)
    for i in range(flat.shape[0]):
        g = grad[i]
        mean[i] += np.float32(0.1) * (g - mean[i])
        square[i] += np.float32(0.001) * (g * g - square[i])
        flat[i] -= scale * mean[i] / (np.sqrt(square[i] * root) + np.float32(1e-8))
        grad[i] = 0


@fast
def chance(luck: Any) -> float:
    """Uniform on [0, 1)."""
    return below(luck, 1 << 30) / (1 << 30)


@fast
def mixed(values: Any, count: int, heat: float, point: float) -> int:
    """One of the moves, better ones more often: `heat` is the loss at which a move is e times rarer; 0: the best.

    `point` is uniform on [0, 1).
    """
    best = 0
    for k in range(1, count):
        if values[k] > values[best]:
            best = k
    if heat == 0:
        return best
    total = 0.0
    for k in range(count):
        total += np.exp((values[k] - values[best]) / heat)
    point *= total
    for k in range(count):
        point -= np.exp((values[k] - values[best]) / heat)
        if point < 0:
            return k
    return best
