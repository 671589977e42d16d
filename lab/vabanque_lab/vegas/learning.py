"""How a value network learns from a finished game: TD(λ), backpropagation and Adam."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled
from vabanque.games.vegas.bots.net import (
    HIDDEN,
    MOST_CASINOS,
    MOST_SEATS,
    SUMMED,
    TOP,
    Inputs,
    Layers,
    Net,
    Shape,
    add_output,
    embed_casino,
    forward,
    new_inputs,
    new_layers,
)

PAYOFF = np.float32(0.25)
"""Weight of the auxiliary target (what casinos pay) beside the win share. Chosen by hand."""
ROUNDS = 4


class Learner(NamedTuple):
    """A network in training, with everything that takes."""

    net: Net
    gradient: Net
    flat: Any
    """All weights in one array; `net` has views into it."""
    flat_gradient: Any
    mean: Any
    """Adam's running mean of the gradient …"""
    square: Any
    """… and of its square."""
    layers: Layers
    target: Any
    """[seat]: the target win share of the position being learned."""
    value: Any
    """[seat]: the win share that the network predicted for the next position."""
    error: Any
    paid: Any
    """[casino, seat]: what casinos really paid, seats counted from the viewer."""
    hidden_gradient: Any
    summed_gradient: Any
    top_gradient: Any
    table_gradient: Any
    payoff_error: Any
    loss: Any
    """Sum of squared errors, and number of positions."""


def new_learner(shape: Shape, flat: Any) -> Learner:
    """A learner that starts from the weights `flat` and changes them."""
    gradient = np.zeros_like(flat)
    return Learner(
        net=shape.net(flat),
        gradient=shape.net(gradient),
        flat=flat,
        flat_gradient=gradient,
        mean=np.zeros_like(flat),
        square=np.zeros_like(flat),
        layers=new_layers(shape),
        target=np.zeros(MOST_SEATS),
        value=np.zeros(MOST_SEATS),
        error=np.zeros(shape.seats, np.float32),
        paid=np.zeros((MOST_CASINOS, MOST_SEATS), np.float32),
        hidden_gradient=np.zeros(HIDDEN, np.float32),
        summed_gradient=np.zeros(SUMMED, np.float32),
        top_gradient=np.zeros(TOP, np.float32),
        table_gradient=np.zeros(HIDDEN, np.float32),
        payoff_error=np.zeros(shape.seats, np.float32),
        loss=np.zeros(2),
    )


class Memory(NamedTuple):
    """The positions of a game, in order, as the network saw them."""

    inputs: Inputs
    """Arrays with one more dimension in front: the position."""
    casinos: Any
    """[position]: how many casinos there were; 0 between two rounds."""
    viewer: Any
    """[position]: the seat it was seen from."""
    round_number: Any
    """[position]: which round's payout it forecast; 0 for none."""


def new_memory(shape: Shape, *positions: int) -> Memory:
    """Arrays for this many positions."""
    return Memory(new_inputs(shape, *positions), *(np.zeros(positions, np.int64) for _ in range(3)))


def new_payouts() -> Any:
    """An array for what casinos paid: [round, casino, seat], in units of 50 thousand. Rounds count from 1."""
    return np.zeros((1 + ROUNDS, MOST_CASINOS, MOST_SEATS), np.float32)


@compiled(fast=True)
def learn_from(learner: Learner, memory: Memory, length: int, result: Any, payouts: Any, decay: float) -> None:
    """Add the gradient of a game's positions, the last one first.

    result[seat] is the final share of the victory; `decay` is the λ of TD(λ).
    """
    net, layers = learner.net, learner.layers
    target, value, error, paid = learner.target, learner.value, learner.error, learner.paid
    seats = error.shape[0]
    for seat in range(seats):
        target[seat] = result[seat]
    for k in range(length - 1, -1, -1):
        # A position's target: partly the network's prediction for the next one, partly that one's target.
        if k < length - 1:
            for seat in range(seats):
                target[seat] = (1 - decay) * value[seat] + decay * target[seat]
        # The network's prediction.
        casinos = memory.casinos[k]
        x, table, head = memory.inputs.casinos[k], memory.inputs.table[k], memory.inputs.head[k]
        for casino in range(casinos):
            embed_casino(net, layers, casino, x[casino])
        forward(net, layers, casinos, table, head)
        # Its error.
        for i in range(seats):
            seat = (memory.viewer[k] + i) % seats
            value[seat] = layers.share[i]
            error[i] = layers.share[i] - target[seat]
            learner.loss[0] += error[i] * error[i]
            for casino in range(casinos):
                paid[casino, i] = payouts[memory.round_number[k], casino, seat]
        learner.loss[1] += 1
        backward(learner, casinos, x, table, head)


@compiled(fast=True)
def backward(learner: Learner, casinos: int, x: Any, table: Any, head: Any) -> None:
    """Add the gradient of the last forward pass: for the `error` in the logits, and for what casinos `paid`."""
    net, grad, layers = learner.net, learner.gradient, learner.layers
    error, top, total = learner.error, layers.top, layers.total
    # Win shares and the top layer.
    for j in range(error.shape[0]):
        grad.out_bias[j] += error[j]
    back_through(top, net.out, error, grad.out, learner.top_gradient)
    add_outer(head, learner.top_gradient, grad.head)
    for i in range(top.shape[0]):
        grad.top_bias[i] += learner.top_gradient[i]
    if casinos == 0:
        return
    add_outer(total, learner.top_gradient, grad.total)
    learner.table_gradient[:] = 0
    for casino in range(casinos):
        hidden, summed = layers.hidden[casino], layers.summed[casino]
        # The forecast of what this casino pays.
        wrong = learner.payoff_error
        wrong[:] = net.payoff_bias
        add_output(summed, net.payoff, wrong)
        for seat in range(wrong.shape[0]):
            wrong[seat] = PAYOFF * (wrong[seat] - learner.paid[casino, seat])
            grad.payoff_bias[seat] += wrong[seat]
        # The second layer gets both gradients.
        for i in range(summed.shape[0]):
            learner.summed_gradient[i] = 0
            if summed[i] > 0:
                weights, payoff, payoff_grad = net.total[i], net.payoff[i], grad.payoff[i]
                dot = np.float32(0)
                for seat in range(wrong.shape[0]):
                    dot += payoff[seat] * wrong[seat]
                    payoff_grad[seat] += summed[i] * wrong[seat]
                for j in range(top.shape[0]):
                    dot += weights[j] * learner.top_gradient[j]
                learner.summed_gradient[i] = dot
                grad.summed_bias[i] += dot
        # The first layer.
        back_through(hidden, net.summed, learner.summed_gradient, grad.summed, learner.hidden_gradient)
        for i in range(hidden.shape[0]):
            learner.table_gradient[i] += learner.hidden_gradient[i]
        add_outer(x[casino], learner.hidden_gradient, grad.casino)
    add_outer(table, learner.table_gradient, grad.table)
    for i in range(learner.table_gradient.shape[0]):
        grad.hidden_bias[i] += learner.table_gradient[i]


@compiled(fast=True)
def back_through(x: Any, weights: Any, error: Any, grad: Any, below: Any) -> None:
    """Backpropagate through y = x · weights, where x was rectified: below = the error in x, grad += x ⊗ error."""
    for i in range(x.shape[0]):
        below[i] = 0
        if x[i] > 0:
            row, gradient = weights[i], grad[i]
            dot = np.float32(0)
            for j in range(error.shape[0]):
                gradient[j] += x[i] * error[j]
                dot += row[j] * error[j]
            below[i] = dot


@compiled(fast=True)
def add_outer(x: Any, y: Any, grad: Any) -> None:
    """grad += x ⊗ y."""
    for i in range(x.shape[0]):
        if x[i] != 0:
            row = grad[i]
            for j in range(y.shape[0]):
                row[j] += x[i] * y[j]


@compiled(fast=True)
def adam(learner: Learner, step: int, rate: float) -> None:
    """One step of Adam (Kingma and Ba, with their constants); clears the gradient."""
    flat, grad, mean, square = learner.flat, learner.flat_gradient, learner.mean, learner.square
    scale = np.float32(rate / (1 - 0.9**step))
    root = np.float32(1 / (1 - 0.999**step))
    for i in range(flat.shape[0]):
        g = grad[i]
        mean[i] += np.float32(0.1) * (g - mean[i])
        square[i] += np.float32(0.001) * (g * g - square[i])
        flat[i] -= scale * mean[i] / (np.sqrt(square[i] * root) + np.float32(1e-8))
        grad[i] = 0
