"""A review that is worked out piece by piece is the same review."""

from __future__ import annotations

import pytest

from tests.analyse.recorded import recorded
from vabanque.analyse import review
from vabanque.analyse.plain import drawn_event, drawn_seats
from vabanque.server.reviews import ReviewSlice, review_part


def test_pieces_make_up_the_whole_review() -> None:
    record = recorded("top-10000", "greedy stop-600", 1, target=1500)
    text = record.to_json().encode()
    parts: list[ReviewSlice] = []
    while not parts or not parts[-1].seats:
        part = review_part(text, parts[-1].mark if parts else None, 0)
        assert isinstance(part, ReviewSlice)
        assert part.done > (parts[-1].done if parts else 0)
        parts.append(part)
    assert len(parts) > 3
    full = review(record)
    assert [event for part in parts for event in part.events] == list(map(drawn_event, full.events))
    for account, expected in zip(parts[-1].seats, drawn_seats(full), strict=True):
        assert account.pop("families") == pytest.approx(expected.pop("families"))
        assert account == pytest.approx(expected)


def test_what_is_not_a_record_is_refused_with_a_code() -> None:
    for text in (b"{}", b"nonsense"):
        refused = review_part(text, None, 1)
        assert not isinstance(refused, ReviewSlice)
        assert refused[0] in ("missing-key", "not-json")
