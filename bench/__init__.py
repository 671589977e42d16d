"""Measurements, as ratios side by side in one run: `python -m bench` runs them all, `python -m bench.verify` one."""
