"""Benchmarks, as ratios within one run: `python -m bench` runs them all, `python -m bench.verify` just one."""
