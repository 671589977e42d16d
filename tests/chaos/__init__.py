"""Long runs of what tests/server does briefly: `make chaos`."""
