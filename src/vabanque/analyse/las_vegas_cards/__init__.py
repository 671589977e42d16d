"""Reviewing the card game."""

from vabanque.analyse.registry import register_evaluator

register_evaluator("las-vegas-cards", f"{__name__}.evaluator:CardEvaluator", compiled=True)
