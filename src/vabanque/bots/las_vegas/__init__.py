"""Bots for Las Vegas with dice, both editions."""

from __future__ import annotations

from vabanque.bots.vegas import register_bots

register_bots(__name__, ["las-vegas-2012", "las-vegas-biggy"])
