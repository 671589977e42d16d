"""A decision, put to a bot in a worker process."""

from __future__ import annotations

from vabanque.bots.worker import Question
from vabanque.core import Seat
from vabanque.play.dealers import LiveDealer
from vabanque.server.table import ServerTable


def question_of(table: ServerTable, seat: Seat) -> Question:
    """What `seat` has to decide, as it may know it."""
    session = table.session
    assert session is not None
    spec = session.rules.spec
    return Question(
        spec.game,
        spec.seats,
        tuple(sorted(spec.options.items())),
        table.setup.open_money,
        seat,
        session.view(seat),
        session.legal(seat),
        LiveDealer(table.secret, (), table.id).bot_seed(seat, table.turn),
        # Bots follow a journal from the start of the game; of one that began elsewhere they know only the view.
        session.seen_by(seat) if table.setup.position is None else (),
        tuple(table.series.memory) if table.series is not None else (),
    )
