"""An open data set: games of all levels with their reviews, puzzles with themes, and exact tables (docs/dataset.md)."""

from __future__ import annotations

from vabanque.dataset.making import DatasetPlan, make_dataset

__all__ = ["DatasetPlan", "make_dataset"]
