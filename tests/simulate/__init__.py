"""Faults that can be replayed: hosts, their database, bus, bots and sockets in one process, under one seeded scheduler.

Time is virtual. Everything that waits for something outside (a commit, a message, a bot) takes a time drawn from the
seed, and a host can die at any of these moments. A seed always gives the same run: a failing one becomes a test.
`make chaos` breaks real processes instead, and cannot repeat what it finds.
"""
