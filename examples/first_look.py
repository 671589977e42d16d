# %% [markdown]
# # A first look at the environments
# Open this file in Jupyter, VS Code or Spyder and run it cell by cell, or run it as a script:
#
#     pip install 'vabanque[envs]'
#     python examples/first_look.py pictures

# %% What an observation is
import sys
from collections import Counter
from pathlib import Path

import gymnasium
import matplotlib.pyplot as plt
import numpy as np

from vabanque.envs import aec_env, vector_env

folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
folder.mkdir(exist_ok=True)

env = vector_env("las-vegas-2012", num_envs=256, seats=5, seed=1, reward="score", when="round")
print(env.describe())

# %% Does it help to start? Five players who choose at random
batch = env.reset()
games, money = 0, []
starters: Counter[int] = Counter()
wins = vector_env("las-vegas-2012", num_envs=256, seats=5, seed=1)
batch = wins.reset()
numbers = np.arange(256)  # seat n mod 5 starts game number n
while games < 4000:
    batch = wins.step(wins.sample())
    for table in np.flatnonzero(batch.dones):
        for seat in np.flatnonzero(batch.rewards[table]):
            starters[(seat - numbers[table]) % 5] += batch.rewards[table, seat]
        numbers[table] += 256
        games += 1
shares = [100 * starters[place] / games for place in range(5)]

figure, axes = plt.subplots(figsize=(6, 3.2), layout="constrained")
axes.bar(range(1, 6), shares)
axes.axhline(20, color="grey", linewidth=1, linestyle="--")
axes.set(xlabel="place in the order of the first round", ylabel="wins, %", title=f"{games:,} games of random players")
figure.savefig(folder / "starters.svg")

# %% Money per round
env.reset(seed=2)
for _ in range(600):
    batch = env.step(env.sample())
    money += batch.rewards[batch.rewards.any(axis=1)].ravel().tolist()

figure, axes = plt.subplots(figsize=(6, 3.2), layout="constrained")
axes.hist(money, bins=np.arange(-5, 300, 10))
axes.set(xlabel="thousands of dollars", ylabel="rounds of one seat", title="What a round brings")
figure.savefig(folder / "money.svg")

# %% A learner that knows one rule: place as few dice as you can
learners = gymnasium.make_vec("vabanque/LasVegas2012-v0", num_envs=256, seats=3, rivals="random")
seen, info = learners.reset(seed=1)
roll = learners.unwrapped.tables.layout["roll"]
results: list[float] = []
while len(results) < 3000:
    few = np.where(info["action_mask"], seen[:, roll], np.inf).argmin(axis=1)
    seen, rewards, over, _, info = learners.step(few)
    results += rewards[over].tolist()
error = 1.96 * np.std(results) / len(results) ** 0.5
print(f"As few dice as possible wins {100 * np.mean(results):.1f} ±{100 * error:.1f} % against two random players.")

# %% The table as a picture
table = aec_env("las-vegas-2012", seats=3, render_mode="rgb_array")
table.reset(seed=3)
for _ in range(20):
    table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
plt.imsave(folder / "table.png", table.render())
