"""Tests of Vabanque. A package, so that tests can share fixtures by `from tests... import`."""
