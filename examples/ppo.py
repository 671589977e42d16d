"""Self-play PPO in one file: a small network learns Las Vegas and beats `gain` within minutes on two cores.

    pip install 'vabanque[envs]' torch==2.13.0
    python examples/ppo.py --minutes 4

writes the network (`examples/learned.npz`, which `learned.py` plays) and its learning curve.

One network plays all seats of many tables (`vector_env`). Each round is an episode: the reward is the money won in it,
less the rivals' mean. From time to time the network is evaluated by its wins against two `greedy` bots, which play like
`gain`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from learned import WEIGHTS, split
from torch import nn
from torch.distributions import Categorical

from vabanque.envs import LearnerVectorEnv, vector_env

GAME, SEATS = "las-vegas-2012", 3
TABLES, STEPS = 512, 96  # per iteration: about four rounds at every table
EPOCHS, MINIBATCH = 3, 4096
RATE, CLIP, ENTROPY, VALUE, TRACE = 1e-3, 0.2, 0.01, 0.5, 0.95
MONEY = 100.0
"""Rewards are in hundreds of thousands of dollars, so that they are around 1."""
UNITS = 64
GAMES = 2048
"""Games against `greedy` for each point of the learning curve."""


class Net(nn.Module):
    """All casinos share the same layers; between the two, each also gets the mean over all. See learned.forward."""

    def __init__(self, casino: int, other: int) -> None:
        super().__init__()
        self.first = nn.Linear(casino + other, UNITS)
        self.second = nn.Linear(2 * UNITS, UNITS)
        self.policy = nn.Linear(UNITS, 1)
        self.value = nn.Linear(UNITS, 1)

    def forward(self, casinos: torch.Tensor, others: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        table = others[:, None].expand(-1, casinos.shape[1], -1)
        first = torch.relu(self.first(torch.cat([casinos, table], 2)))
        mean = first.mean(1, keepdim=True).expand_as(first)
        second = torch.relu(self.second(torch.cat([first, mean], 2)))
        return self.policy(second)[:, :, 0], self.value(second.mean(1))[:, 0]

    def masked(self, numbers: tuple[np.ndarray[Any, Any], ...], masks: np.ndarray[Any, Any]) -> tuple[Any, Any]:
        """Logits of legal moves, and values, from NumPy."""
        logits, values = self(*map(torch.from_numpy, numbers))
        return logits.masked_fill(~torch.from_numpy(masks), -1e9), values


class Rollout(NamedTuple):
    """What happened: [step, table, …]."""

    casinos: np.ndarray[Any, Any]
    others: np.ndarray[Any, Any]
    masks: np.ndarray[Any, Any]
    seats: np.ndarray[Any, Any]
    actions: np.ndarray[Any, Any]
    logs: np.ndarray[Any, Any]
    values: np.ndarray[Any, Any]
    rewards: np.ndarray[Any, Any]
    """[step, table, seat]"""


def play(env: Any, batch: Any, net: Net) -> tuple[Any, Rollout]:
    """Let the network play all seats."""
    steps = []
    for _ in range(STEPS):
        numbers, masks, seats = split(batch.observations, env.layout), batch.masks.copy(), batch.seats.copy()
        with torch.no_grad():
            logits, values = net.masked(numbers, masks)
            choice = Categorical(logits=logits)
            actions = choice.sample()
            logs = choice.log_prob(actions)
        batch = env.step(actions.numpy())
        steps.append((*numbers, masks, seats, actions.numpy(), logs.numpy(), values.numpy(), batch.rewards.copy()))
    return batch, Rollout(*map(np.stack, zip(*steps, strict=True)))


def advantages(rollout: Rollout) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Generalised advantage estimates (GAE), seat by seat, and which of them are known.

    A seat's decision is followed by its own next one, or by the payout. What comes after the last step is unknown.
    """
    money = rollout.rewards / MONEY
    margins = (money - money.mean(2, keepdims=True)) * SEATS / (SEATS - 1)
    paid = rollout.rewards.any(2)
    tables = np.arange(paid.shape[1])
    following = np.zeros(margins.shape[1:], np.float32)  # [table, seat]: the value of its next decision, or its payout
    trace = np.zeros_like(following)
    known = np.zeros(following.shape, bool)
    result, valid = np.zeros(paid.shape, np.float32), np.zeros(paid.shape, bool)
    for step in reversed(range(len(paid))):
        over, seats = paid[step], rollout.seats[step]
        following[over], trace[over], known[over] = margins[step, over], 0, True
        change = following[tables, seats] - rollout.values[step]
        result[step] = change + TRACE * trace[tables, seats]
        valid[step] = known[tables, seats]
        following[tables, seats], trace[tables, seats] = rollout.values[step], result[step]
    return result, valid


def learn(net: Net, optimizer: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Train on the rollout for several epochs."""
    advantage, valid = advantages(rollout)
    returns = torch.from_numpy((advantage + rollout.values)[valid])
    casinos, others, masks, _, actions, logs, _, _ = (torch.from_numpy(part[valid]) for part in rollout)
    gains = torch.from_numpy(advantage[valid])
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).split(MINIBATCH):
            logits, values = net(casinos[part], others[part])
            choice = Categorical(logits=logits.masked_fill(~masks[part], -1e9))
            ratio = (choice.log_prob(actions[part]) - logs[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy_loss = -torch.minimum(ratio * gains[part], clipped * gains[part]).mean()
            value_loss = (values - returns[part]).square().mean()
            loss = policy_loss + VALUE * value_loss - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def win_share(net: Net, seed: int) -> tuple[float, float]:
    """Win share against two `greedy` bots, one game per table, and the half-width of its 95 % confidence interval."""
    env = LearnerVectorEnv(GAME, GAMES, SEATS, rivals="greedy", seed=seed)
    seen, info = env.reset(seed=seed)
    won = np.full(GAMES, np.nan)
    while np.isnan(won).any():
        with torch.no_grad():
            logits, _ = net.masked(split(seen, env.tables.layout), info["action_mask"])
        seen, rewards, over, _, info = env.step(logits.argmax(1).numpy())
        won = np.where(np.isnan(won) & over, rewards, won)
    return float(won.mean()), float(1.96 * won.std() / GAMES**0.5)


def draw(curve: list[tuple[float, float, float]], path: Path) -> None:
    """Plot the learning curve."""
    import matplotlib.pyplot as plt

    minutes, shares, widths = (np.array(column) for column in zip(*curve, strict=True))
    figure, axes = plt.subplots(figsize=(7, 3.6), layout="constrained")
    axes.fill_between(minutes, 100 * (shares - widths), 100 * (shares + widths), alpha=0.25, linewidth=0)
    axes.plot(minutes, 100 * shares, marker="o", markersize=3)
    axes.axhline(100 / SEATS, color="grey", linewidth=1, linestyle="--")
    axes.annotate("as good as gain", (minutes[-1], 100 / SEATS), xytext=(0, 4), textcoords="offset points", ha="right")
    axes.set(xlabel="minutes of training on one core", ylabel="wins against two gain, %", ylim=(0, None))
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4, help="how long to train, in minutes of one core")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="where the net goes")
    parser.add_argument("--plot", type=Path, default=Path("learning.svg"), help="where the learning curve goes")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    env = vector_env(GAME, TABLES, SEATS, seed=args.seed, form="full", reward="score", when="round")
    batch = env.reset()
    net = Net(*(part.shape[-1] for part in split(batch.observations, env.layout)))
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    curve = []
    trained, iteration = 0.0, 0
    while True:
        done = trained / 60 / args.minutes
        if iteration % 10 == 0 or done >= 1:
            share, width = win_share(net, seed=0)
            curve.append((trained / 60, share, width))
            decisions = iteration * TABLES * STEPS
            print(
                f"{trained / 60:5.1f} min  {decisions:>9,} decisions  {100 * share:.1f} ±{100 * width:.1f} % wins",
                flush=True,
            )
        if done >= 1:
            break
        began = time.process_time()
        optimizer.param_groups[0]["lr"] = RATE * max(0.05, 1 - done)
        batch, rollout = play(env, batch, net)
        learn(net, optimizer, rollout)
        trained += time.process_time() - began
        iteration += 1
    np.savez_compressed(args.out, **{name: part.numpy().astype(np.float16) for name, part in net.state_dict().items()})
    draw(curve, args.plot)


if __name__ == "__main__":
    main()
