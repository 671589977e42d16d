"""Bots for Las Vegas – the card game."""

from __future__ import annotations

from vabanque.bots.vegas import register_bots

register_bots(__name__, ["las-vegas-cards"])
