"""Reviewing Die oberen 10 000."""

from vabanque.analyse.registry import register_evaluator

register_evaluator("top-10000", f"{__name__}.evaluator:SolvedEvaluator")
