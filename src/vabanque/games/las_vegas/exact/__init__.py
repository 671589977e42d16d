"""Rounds of Las Vegas with dice for two, solved exactly: `duel.solve`.

So far for las-vegas-2012 without neutral dice and Jetons, and as a library only: bots and reviews do not use it yet.
"""
