"""What a command would write, as far as the game is concerned. Nothing is changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from vabanque.core import Decide, Entry, IllegalMove, Move, Over, Seat
from vabanque.play.dealers import LiveDealer
from vabanque.play.journal import to_plain
from vabanque.play.session import Session
from vabanque.server import messages as m
from vabanque.server.table import MOST_ENTRIES, Draft, NotAllowed, ServerTable


def draft_start(table: ServerTable) -> Draft:
    """The game begins."""
    if table.status != "open":
        raise NotAllowed("already-started")
    open_seats = sum(seat.kind == "open" for seat in table.seats)
    if open_seats:
        raise NotAllowed("seats-open", seats=open_seats)
    if table.undecided:
        raise NotAllowed("not-accepted", seats=len(table.undecided))
    seeds = [table.seeds.get(seat, "") for seat in range(len(table.seats))]
    dealer = table.dealer(seeds)
    first = table.setup.first
    if not table.rules.spec.facts.first_player:
        first = 0
    elif first == "random":
        # From the same stream as the dice, so that it can be checked as well.
        first = LiveDealer(table.secret, tuple(seeds), table.id).starter(len(table.seats))
    names = [seat.name or f"{number + 1}" for number, seat in enumerate(table.seats)]
    session = table.begin(names, first, dealer)
    return Draft([m.Started(first=first, names=names, seat_seeds=seeds), *session.journal], session)


def draft_move(table: ServerTable, move: Move) -> Draft:
    """A seat decides. While other seats still have to choose, its choice is sealed."""
    session = _trial(table)
    entries: list[m.Event | Entry] = list(session.submit(move))
    if not entries:
        return Draft([m.Sealed(seat=move.seat, move=to_plain(move))], session)
    return _with_end(table, entries, session)


def draft_land(table: ServerTable, text: str | None, seats: Sequence[Seat], host: bool) -> Draft:
    """Enter what real dice show; without text, the server rolls or draws."""
    if table.setup.dice != "by-hand":
        raise NotAllowed("dice-not-by-hand")
    session = _trial(table)
    chance = session.turn
    if isinstance(chance, Decide | Over):
        raise IllegalMove("no-dice-to-roll")
    if session.rules.kinds[chance.kind].secret and chance.seat not in seats:
        raise NotAllowed("not-your-seat", seat=chance.seat or 0)  # only its owner may see a hand
    if not (seats or host):
        raise NotAllowed("spectator")
    if text is None:
        # Taking back only the roll brings the same roll, so nobody fishes for a better one. Taking back a decision
        # brings fresh ones, so nobody tries out what would follow from it.
        salt = (str(table.reconsidered),) if table.reconsidered else ()
        outcome = chance.deal(LiveDealer(table.secret, salt, table.id).numbers(table.entries))
    else:
        outcome = chance.read(text)
    by_itself = text is None and chance.seat is None
    return _with_end(table, [*([m.Drawn()] if by_itself else []), *session.land(outcome)], session)


def draft_take_back(table: ServerTable) -> Draft:
    """Take back what players entered or decided last. What the server rolls after a decision is then rolled anew."""
    if table.setup.dice != "by-hand":
        raise NotAllowed("dice-not-by-hand")
    if table.status != "running":
        raise NotAllowed("not-started" if table.status == "open" else "game-over")
    to = table.back_to()
    if to is None:
        raise IllegalMove("nothing-to-undo")
    return Draft([m.TakenBack(to=to)])


def draft_leave(table: ServerTable, seat: Seat, bot: str | None, why: Literal["left", "clock", "asked"]) -> Draft:
    """A bot stands in; at a table without stand-ins, the seat leaves for good (R11c)."""
    if bot is not None:
        return Draft([m.StoodIn(seat=seat, bot=bot, why=why)])
    session = _trial(table)
    return _with_end(table, list(session.leave(seat)), session)


def _trial(table: ServerTable) -> Session:
    """A copy of the game to try something out, with the table's dealer."""
    if table.status != "running" or table.session is None:
        raise NotAllowed("not-started" if table.status == "open" else "game-over")
    session = table.session.copy()
    session.dealer = table.dealer(table.seat_seeds)
    return session


def _with_end(table: ServerTable, entries: list[m.Event | Entry], session: Session) -> Draft:
    """If the game is over, add the end to the same draft, which reveals the server's seed. No game goes on for ever."""
    turn = session.turn
    if isinstance(turn, Over):
        proof = table.proof()
        entries.append(m.Ended(result=turn.result, fairness=None if proof is None else m.FairnessProof(**proof)))
    elif len(session.journal) >= MOST_ENTRIES:
        entries.append(m.Closed(why="too-long"))
    return Draft(entries, session)
