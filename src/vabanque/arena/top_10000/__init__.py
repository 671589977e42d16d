"""Contests of Die oberen 10 000."""

from vabanque.arena.registry import register_contests

register_contests("top-10000", dealer=f"{__name__}.dealer:ThrowDealer", control=f"{__name__}.control:PointMeter")
