"""Reviewing Las Vegas with dice, both editions."""

from vabanque.analyse.registry import register_evaluator

for game in ("las-vegas-2012", "las-vegas-biggy"):
    register_evaluator(game, f"{__name__}.evaluator:DiceEvaluator", compiled=True)
