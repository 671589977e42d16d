"""Benchmarks, as ratios within one run: `python -m bench` runs all of them, `python -m bench.verify` just one."""
