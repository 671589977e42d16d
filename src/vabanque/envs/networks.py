"""Networks from files as rivals: perceptrons over the environments' own observations, played in compiled code.

    save_network("mine.npz", [(weights, biases), …])
    gymnasium.make_vec("vabanque.envs:vabanque/LasVegas2012-v0", rivals="mine.npz")

So whoever trains a network can learn against it, against its older versions, or against a mixture of them, as fast as
against the simplest bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import below, compiled
from vabanque.core import Unreadable
from vabanque.envs.layout import Form

SUFFIX = ".npz"
BLOCK = 64
"""Units are computed this many at once. As a constant it lets the compiler unroll the loops and use vectors."""
MOST_UNITS = 16 * BLOCK
INPUTS, BLOCKS, DEEP, FULL, FIRST, SECOND, LAST = range(7)
"""Columns of `Brains.shapes`: the sizes of a network, whether it has two hidden layers and sees the full form, and
where the rows of its layers begin."""


class Network(NamedTuple):
    """A perceptron: an observation goes in, and how much it likes every move comes out."""

    layers: tuple[tuple[Any, Any], ...]
    """Weights[input, unit] and biases[unit], layer by layer, with max(0, x) between them: one or two hidden layers."""
    form: Form = "full"
    """The observation it sees."""
    temperature: float = 0.0
    """0 plays the move it likes best; 1 draws from the softmax, as in training."""


class Brains(NamedTuple):
    """All networks at the tables in few arrays, since every array that compiled code passes on takes time."""

    shapes: Any
    """[network, column]"""
    weights: Any
    """[row, unit of a block]: for every block of a hidden layer, its biases and then one row for each input; for the
    last layer, one row for each move and block."""
    biases: Any
    """[network, move]: those of the last layer."""
    temperatures: Any
    """[network]"""
    row: Any
    """Scratch: what a network sees, …"""
    nonzero: Any
    """… which of those numbers are not zero, …"""
    layers: Any
    """… [layer, block, unit], …"""
    likings: Any
    """… [move] how much it likes a move, …"""
    legal: Any
    """… and which moves are legal."""


def save_network(
    path: Path | str, layers: Sequence[tuple[Any, Any]], *, form: Form = "full", temperature: float = 0.0
) -> None:
    """Write a network that can sit at a table as a rival.

    `layers` are pairs of weights[input, unit] and biases[unit]; from PyTorch, for instance:

        [(one.weight.T.detach().numpy(), one.bias.detach().numpy()) for one in net if isinstance(one, nn.Linear)]
    """
    parts: dict[str, Any] = {
        f"{name}{n}": np.asarray(part, np.float32)
        for n, pair in enumerate(layers)
        for name, part in zip("wb", pair, strict=True)
    }
    np.savez_compressed(Path(path), form=np.array(form), temperature=np.array(temperature, np.float32), **parts)


def read_network(path: Path | str) -> Network:
    """A network from its file. Raises Unreadable if it is none, OSError if there is no such file."""
    try:
        with np.load(Path(path), allow_pickle=False) as file:
            count = sum(name.startswith("w") for name in file.files)
            layers = tuple((_floats(file[f"w{n}"], 2), _floats(file[f"b{n}"], 1)) for n in range(count))
            form, temperature = str(file["form"]), float(file["temperature"])
        fits = [len(layers[n][1]) == len(layers[n + 1][0]) for n in range(count - 1)]
        widest = max(len(biases) for _, biases in layers[:-1])
        if count not in (2, 3) or not all(fits) or widest > MOST_UNITS or form not in ("full", "compact"):
            raise ValueError
        if any(weights.shape[1] != len(biases) for weights, biases in layers) or not 0 <= temperature < np.inf:
            raise ValueError
    except OSError:
        raise
    except Exception:  # noqa: BLE001 - NumPy raises all kinds of things at what is no such file
        raise Unreadable("not-a-network", file=str(path)[-100:]) from None
    return Network(layers, "full" if form == "full" else "compact", temperature)


def _floats(array: Any, dimensions: int) -> Any:
    if array.ndim != dimensions or array.dtype.kind != "f" or not np.isfinite(array).all():
        raise ValueError
    return array.astype(np.float32)


def new_brains(networks: Sequence[Network], most_inputs: int, moves: int) -> Brains:
    """Networks for compiled code."""
    rows: list[Any] = [np.zeros((1, BLOCK), np.float32)]
    shapes = np.zeros((max(1, len(networks)), 7), np.int64)
    biases = np.zeros((max(1, len(networks)), moves), np.float32)
    for number, (network, shape) in enumerate(zip(networks, shapes, strict=False)):
        *hidden, (last, last_biases) = network.layers
        blocks = -(-max(len(units) for _, units in hidden) // BLOCK)
        shape[INPUTS], shape[BLOCKS] = len(hidden[0][0]), blocks
        shape[DEEP], shape[FULL] = len(hidden) - 1, network.form == "full"
        for layer, (weights, units) in enumerate(hidden):
            shape[SECOND if layer else FIRST] = sum(map(len, rows))
            inputs = blocks * BLOCK if layer else len(weights)
            padded = np.zeros((1 + inputs, blocks * BLOCK), np.float32)
            padded[0, : len(units)] = units
            padded[1 : 1 + len(weights), : len(units)] = weights
            rows += np.hsplit(padded, blocks)
        shape[LAST] = sum(map(len, rows))
        padded = np.zeros((moves, blocks * BLOCK), np.float32)
        padded[:, : len(last)] = last.T
        rows.append(padded.reshape(moves * blocks, BLOCK))
        biases[number] = last_biases
    return Brains(
        shapes=shapes,
        weights=np.ascontiguousarray(np.concatenate(rows)),
        biases=biases,
        temperatures=np.array([network.temperature for network in networks] or [0], np.float32),
        row=np.zeros(most_inputs, np.float32),
        nonzero=np.zeros(max(most_inputs, BLOCK), np.int64),
        layers=np.zeros((2, int(shapes[:, BLOCKS].max()) or 1, BLOCK), np.float32),
        likings=np.zeros(moves, np.float32),
        legal=np.zeros(moves, np.bool_),
    )


@compiled(fast=True)
def add_inputs(x: Any, count: int, weights: Any, at: int, layer: Any, nonzero: Any) -> None:
    """Add inputs times their rows of weights, from row `at` on, to a block of units."""
    found = 0
    for i in range(count):
        nonzero[found] = i  # most inputs are zero; without a branch, which the processor would have to predict
        found += x[i] != 0
    # Four at once: the block is read and written less often.
    done = 0
    while done + 4 <= found:
        i, k, m, n = nonzero[done], nonzero[done + 1], nonzero[done + 2], nonzero[done + 3]
        row, row_k, row_m, row_n = at + i, at + k, at + m, at + n
        part, part_k, part_m, part_n = x[i], x[k], x[m], x[n]
        for j in range(BLOCK):
            two = part * weights[row, j] + part_k * weights[row_k, j]
            layer[j] += two + (part_m * weights[row_m, j] + part_n * weights[row_n, j])
        done += 4
    while done < found:
        i = nonzero[done]
        row, part = at + i, x[i]
        for j in range(BLOCK):
            layer[j] += part * weights[row, j]
        done += 1


@compiled(fast=True)
def begin_block(weights: Any, at: int, layer: Any) -> None:
    """Begin a block of units with its biases."""
    for j in range(BLOCK):
        layer[j] = weights[at, j]


@compiled(fast=True)
def end_block(layer: Any) -> None:
    """max(0, x)"""
    for j in range(BLOCK):
        layer[j] = max(layer[j], np.float32(0))


@compiled(fast=True)
def network_move(brains: Brains, which: int, luck: Any) -> int:
    """The number of the move that a network makes, having seen `row` and `legal`."""
    weights, shapes = brains.weights, brains.shapes
    inputs, blocks = shapes[which, INPUTS], shapes[which, BLOCKS]
    for block in range(blocks):
        at = shapes[which, FIRST] + block * (1 + inputs)
        layer = brains.layers[0, block]
        begin_block(weights, at, layer)
        add_inputs(brains.row, inputs, weights, at + 1, layer, brains.nonzero)
        end_block(layer)
    if shapes[which, DEEP]:
        for block in range(blocks):
            at = shapes[which, SECOND] + block * (1 + blocks * BLOCK)
            layer = brains.layers[1, block]
            begin_block(weights, at, layer)
            for below_it in range(blocks):
                first = at + 1 + below_it * BLOCK
                add_inputs(brains.layers[0, below_it], BLOCK, weights, first, layer, brains.nonzero)
            end_block(layer)
    top = brains.layers[shapes[which, DEEP]]
    moves = len(brains.legal)
    best = -1
    for move in range(moves):
        if brains.legal[move]:
            liking = brains.biases[which, move]
            for block in range(blocks):
                at = shapes[which, LAST] + blocks * move + block
                for j in range(BLOCK):
                    liking += top[block, j] * weights[at, j]
            brains.likings[move] = liking
            if best < 0 or liking > brains.likings[best]:
                best = move
    temperature = brains.temperatures[which]
    if temperature == 0:
        return best
    total = np.float32(0)
    for move in range(moves):
        if brains.legal[move]:
            brains.likings[move] = np.exp((brains.likings[move] - brains.likings[best]) / temperature)
            total += brains.likings[move]
    point = total * np.float32(below(luck, 1 << 24)) / np.float32(1 << 24)
    for move in range(moves):
        if brains.legal[move]:
            point -= brains.likings[move]
            if point < 0:
                return move
    return best
