"""The laws. Each is a function of the rules and a seed that raises BrokenLaw where it does not hold."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any

import msgspec

from vabanque.conformance.scenes import scenes_are_complete, scenes_keep_secrets
from vabanque.conformance.walks import (
    BrokenLaw,
    Node,
    choose,
    first_seat,
    hold,
    recorded,
    result_of,
    sampled,
    title,
    viewers,
    walk,
)
from vabanque.core import Decide, IllegalMove, Impossible, Leave, Over, Refusal, Seat, frozen
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.games import find, scenes, variants, vocabulary
from vabanque.play.dealers import SeededDealer, stream
from vabanque.play.journal import encode_entry, from_plain
from vabanque.play.position import position_from_text, position_to_text
from vabanque.play.record import read_record
from vabanque.play.session import Session
from vabanque.play.text import read_position, state_hash, write_position
from vabanque.play.verify import check_record, hashes, replay, verify

MOST_OUTCOMES = 200_000
"""The most outcomes of one chance node that are checked: nobody can list all hands of 13 cards out of 52."""
FEW_OUTCOMES = 1_000
"""`check_game` lists at most MOST_OUTCOMES of a kind of chance in all variants together; after that, only so many of
each node, since the same kind of chance with another number of seats proves little more."""
Progress = Callable[[AnyRules, int, int], None]
"""(rules, number, count): variant `number` of `count`, counted from 1, is about to be checked."""


def chance_adds_up(rules: AnyRules, seed: object, listed: Counter[str] | None = None) -> None:
    """Probabilities sum to exactly 1, no outcome is listed twice, all can land, and what is dealt is listed.

    `listed` counts the outcomes listed so far for each kind of chance; without it, every node is listed at length.
    """
    below = uniform(stream("chance", seed))
    by_kind: dict[str, list[Node]] = {}
    for node in walk(rules, seed):
        if not isinstance(node.turn, Decide | Over):
            by_kind.setdefault(node.turn.kind, []).append(node)
    for kind, nodes in by_kind.items():
        for node in {id(n): n for n in (nodes[0], nodes[len(nodes) // 2], nodes[-1])}.values():
            chance = node.turn
            assert not isinstance(chance, Decide | Over)
            shares: Counter[int] = Counter()  # by denominator: much faster than adding fractions
            outcomes, count = set(), 0
            most = MOST_OUTCOMES if listed is None else max(FEW_OUTCOMES, MOST_OUTCOMES - listed[kind])
            for outcome, probability in islice(chance.outcomes(), most + 1):
                count += 1
                hold(outcome.kind == kind and outcome.by == "chance", "an outcome is a chance entry", outcome)
                hold(0 < probability <= 1, "an outcome is possible", outcome, probability)
                shares[probability.denominator] += probability.numerator
                outcomes.add(outcome)
                if below(1 + count // 20) == 0:
                    rules.land(node.state, outcome)
            total = sum(Fraction(parts, denominator) for denominator, parts in shares.items())
            complete = count <= most
            if listed is not None:
                listed[kind] += count
            hold(total == 1 if complete else total < 1, "probabilities sum to exactly 1", chance, total)
            hold(len(outcomes) == count, "an outcome is listed once", chance)
            for _ in range(20):
                dealt = chance.deal(below)
                hold(dealt in outcomes or not complete, "what is dealt is listed", chance, dealt)
                rules.land(node.state, dealt)


def legal_and_check_agree(rules: AnyRules, seed: object) -> None:
    """Moves are listed for the seats to move and no others; `check` accepts these moves and nothing else."""
    rng = stream("moves", seed)
    for node in walk(rules, seed):
        deciding = node.turn.seats if isinstance(node.turn, Decide) else ()
        for seat in range(rules.spec.seats):
            moves = rules.legal(node.state, seat)
            hold(bool(moves) == (seat in deciding), "legal is non-empty iff to move", seat, node.turn, moves)
            hold(len(set(map(repr, moves))) == len(moves), "a move is listed once", moves)
    for node in sampled(list(walk(rules, seed))):
        if not isinstance(node.turn, Decide):
            continue
        for seat in node.turn.seats:
            moves = rules.legal(node.state, seat)
            for move in moves:
                rules.check(node.state, move)
            near = [other for move in moves for other in neighbours(move, moves)]
            for other in rng.sample(near, min(60, len(near))):
                _agree(rules, node, seat, other)


def _agree(rules: AnyRules, node: Node, seat: Seat, other: Any) -> None:
    assert isinstance(node.turn, Decide)
    accepted = _accepts(rules, node.state, other)
    moves = rules.legal(node.state, other.seat)
    if other in moves:
        hold(accepted, "check accepts what is listed", other)
        return
    before = write_position(node.state)
    together = [other if mover == seat else rules.legal(node.state, mover)[0] for mover in node.turn.seats]
    try:
        step = rules.play(node.state, *together)
    except IllegalMove:
        hold(not accepted, "play takes what check accepts", other)
        hold(write_position(node.state) == before, "what is refused changes nothing", other)
        return
    # The same move may be given in another order; the journal has it as listed.
    hold(accepted and any(move in step.entries for move in moves), "check accepts only what is listed", other)


def _accepts(rules: AnyRules, state: Any, move: Any) -> bool:
    try:
        rules.check(state, move)
    except IllegalMove:
        return False
    return True


def neighbours(move: Any, moves: Sequence[Any]) -> Iterator[Any]:
    """Moves that differ slightly from `move` in one field: what a careless or devious player might try."""
    alike = [legal for legal in moves if type(legal) is type(move)]  # a bid has coins, a pass has none
    for name, value in frozen.asdict(move).items():
        for other in _near(value, [getattr(legal, name) for legal in alike]):
            if other != value:
                yield frozen.replace(move, **{name: other})


def _near(value: Any, values: Sequence[Any]) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, -1, 0, 7, 99)
    elif isinstance(value, str):
        yield from ("", "?", *values)
    elif isinstance(value, tuple):
        yield ()
        yield value[::-1]
        for place, item in enumerate(value):
            yield (*value[:place], *value[place + 1 :])
            yield (*value, item)
            for others in values:
                for another in others:
                    yield (*value[:place], another, *value[place + 1 :])
        for others in values:
            yield (*value, *others)


def notation_round_trips(rules: AnyRules, seed: object) -> None:
    """Moves, positions and records come back equal from their text."""
    record, nodes = recorded(rules, seed)
    for node in sampled(nodes):
        for seat in node.turn.seats if isinstance(node.turn, Decide) else ():
            for move in rules.legal(node.state, seat):
                hold(rules.read_move(seat, rules.write_move(move)) == move, "a move comes back from its text", move)
        text = write_position(node.state)
        again = read_position(rules, text)
        hold(again == node.state, "a position comes back from its text", text)
        hold(write_position(again) == text, "equal positions have equal texts", text)
        _position_round_trips(rules, node.state)
    line = record.to_json()
    again = read_record(line)
    hold(again.journal == record.journal and again.seats == record.seats, "a record comes back from its text")
    hold(again.to_json() == line, "equal records have equal texts")


def _position_round_trips(rules: AnyRules, state: Any) -> None:
    """A position comes back from its line, with the same rules, and from it the game can be played on."""
    line = position_to_text(rules, state)
    hold(line.isprintable(), "a position is one line", line)
    placed = position_from_text(line)
    hold(placed.state == state and placed.rules.spec == rules.spec, "a position comes back from its line", line)
    names = [f"Seat {seat}" for seat in range(rules.spec.seats)]
    begun = Session(rules, names, position=line)
    hold(begun.state == state and verify(begun.record()).ok, "a game can begin in a position", line)


def vocabulary_is_complete(rules: AnyRules, seed: object) -> None:
    """If the game has a vocabulary, every legal move is in it, and each of its moves only once."""
    if find(rules.spec.game).vocabulary is None:
        return
    known = Counter(vocabulary(rules))
    twice = [text for text, times in known.items() if times > 1]
    hold(not twice, "the vocabulary lists a move once", *twice[:1])
    for node in walk(rules, seed):
        for seat in node.turn.seats if isinstance(node.turn, Decide) else ():
            for move in rules.legal(node.state, seat):
                hold(rules.write_move(move) in known, "the vocabulary lists every legal move", move)


def states_are_frozen(rules: AnyRules, seed: object) -> None:
    """Equal states have equal hashes, different states different ones, and old states never change."""
    visited = []
    for node in walk(rules, seed):
        visited.append((node.state, hash(node.state), state_hash(node.state), write_position(node.state)))
        for viewer in viewers(rules):
            rules.view(node.state, viewer)
    for state, python_hash, text_hash, text in visited:
        hold(hash(state) == python_hash and state_hash(state) == text_hash, "old states never change", text)
        hold(write_position(state) == text, "old states never change", text)
        equal = read_position(rules, text)
        hold(equal is not state and equal == state, "a position comes back from its text", text)
        hold(hash(equal) == python_hash and state_hash(equal) == text_hash, "equal states hash equally", text)
    texts = {text for _, _, _, text in visited}
    hold(len({text_hash for _, _, text_hash, _ in visited}) == len(texts), "different states have different hashes")


def replay_reproduces(rules: AnyRules, seed: object) -> None:
    """Replaying a record leads through the same states, and `verify` accepts it, hashes and all."""
    record, nodes = recorded(rules, seed)
    states = [step.state for step in replay(record)]
    hold(states == [node.state for node in nodes], "replay leads through the same states")
    hold(hashes(record) == [state_hash(node.state) for node in nodes], "replay reproduces all hashes")
    verdict = verify(replace(record, extra={"hashes": hashes(record)}).to_json())
    hold(verdict.ok, "verify accepts what was played", verdict)


def views_keep_secrets(rules: AnyRules, seed: object) -> None:
    """States that differ only in what a viewer may not know have byte-identical views, and allow the same moves.

    What chance deals in secret looks the same to everybody else, whatever it is, and comes back from its text.
    """
    rng = stream("views", seed)
    for node in sampled(list(walk(rules, seed))):
        if not isinstance(node.turn, Decide | Over) and rules.kinds[node.turn.kind].secret:
            dealt = [node.turn.deal(rng.randrange) for _ in range(3)]
            for viewer in set(viewers(rules)) - {node.turn.seat}:
                shown = {encode_entry(outcome.seen_by(viewer)) for outcome in dealt}
                hold(len(shown) == 1, "others cannot tell what was dealt in secret", *shown)
                back = from_plain(rules, msgspec.json.decode(*shown))
                hold(back == dealt[0].seen_by(viewer), "what others see of an entry comes back from its text", *shown)
        for viewer in viewers(rules):
            view = rules.view(node.state, viewer)
            encoded = msgspec.json.encode(view)
            hold(msgspec.json.decode(encoded, type=rules.view_type) == view, "a view comes back from its text", encoded)
            for _ in range(2):
                guess = rules.fill(view, rng)
                hold(rules.view(guess, viewer) == view, "view(fill(view)) == view", encoded)
                hold(msgspec.json.encode(rules.view(guess, viewer)) == encoded, "views are equal to the byte", encoded)
                rules.audit(guess)
                if viewer is not None:
                    moves = rules.legal(node.state, viewer)
                    hold(rules.legal(guess, viewer) == moves, "a viewer knows its own moves", encoded)


def nothing_is_lost(rules: AnyRules, seed: object) -> None:
    """Money, dice and cards are all accounted for in every state."""
    for node in walk(rules, seed):
        rules.audit(node.state)


def games_end(rules: AnyRules, seed: object) -> None:
    """Every game ends, with a score for every seat; the winners have the best score; nothing can happen afterwards."""
    nodes = list(walk(rules, seed))
    last, result = nodes[-1], result_of(nodes)
    seats = range(rules.spec.seats)
    hold(len(result.score) == len(seats), "every seat has a score", result)
    hold(result.winners and set(result.winners) <= set(seats), "somebody wins", result)
    hold(result.winners == tuple(sorted(set(result.winners))), "winners are listed once, in order", result)
    hold(all(result.score[w] == max(result.score) for w in result.winners), "the winners have the best score", result)
    for node in nodes:
        for entry in node.entries:
            if entry.by == "chance":
                _refused(Impossible, rules.land, last.state, entry)
            elif entry.by == "player":
                _refused(IllegalMove, rules.play, last.state, entry)
    for seat in seats:
        _refused(IllegalMove, rules.leave, last.state, seat)


def _refused(kind: type[Refusal], act: Callable[[Any, Any], object], state: Any, what: object) -> None:
    try:
        act(state, what)
    except kind:
        return
    raise BrokenLaw(f"nothing happens after the end; {what}")


def a_session_plays_by_the_rules(rules: AnyRules, seed: object) -> None:
    """A session with the same luck and the same choices writes the same journal, and its record is byte-identical."""
    once, again = (_played(rules, seed) for _ in range(2))
    hold(once.record().to_json() == again.record().to_json(), "the same seed gives the same record")
    state = rules.start(once.first).state
    entries = list(rules.start(once.first).entries)
    for step in list(replay(once.record()))[1:]:
        turn = rules.turn(state)
        chosen = step.entries[: len(turn.seats)] if isinstance(turn, Decide) else step.entries[:1]
        moves = [entry for entry in step.entries if entry.by == "player"]
        result = rules.play(state, *moves) if isinstance(turn, Decide) else rules.land(state, chosen[0])
        state = result.state
        entries += result.entries
    hold(entries == once.journal and state == once.state, "a session plays by the rules")
    resumed = Session.resume(read_record(once.record().to_json()))
    hold(resumed.state == once.state and resumed.journal == once.journal, "a session goes on from its record")


def _played(rules: AnyRules, seed: object) -> Session:
    """A session with a seeded dealer in which every seat plays at random."""
    names = [f"Seat {seat}" for seat in range(rules.spec.seats)]
    session = Session(rules, names, SeededDealer("session", seed), first=first_seat(rules, seed))
    below = uniform(stream("choices", seed))
    while not session.over:
        session.submit(choose(session.legal(session.waiting_for[0]), below))
    return session


def leaving_is_safe(rules: AnyRules, seed: object) -> None:
    """Anyone may leave at any time: nothing gets lost, the others play on, the game ends and verifies (R11c)."""
    for number, leaving in enumerate((0.01, 0.05, 0.3)):
        record, nodes = recorded(rules, (seed, number), leaving)
        gone: set[Seat] = set()
        for node in nodes:
            rules.audit(node.state)
            if isinstance(node.turn, Decide):
                hold(not gone & set(node.turn.seats), "a player who left never decides again", node.turn)
            for seat in range(rules.spec.seats):
                moves = rules.legal(node.state, seat)
                deciding = isinstance(node.turn, Decide) and seat in node.turn.seats
                hold(bool(moves) == deciding, "legal is non-empty iff to move", seat, node.turn)
            for viewer in viewers(rules):
                view = rules.view(node.state, viewer)
                hold(rules.view(rules.fill(view, Random(1)), viewer) == view, "view(fill(view)) == view", view)
            gone |= {entry.seat for entry in node.entries if isinstance(entry, Leave)}
        for node in sampled(nodes):
            _position_round_trips(rules, node.state)
        check_record(read_record(record.to_json()))


def facts_are_true(rules: AnyRules, seed: object) -> None:
    """What the game states about itself (`core.Facts`) is so in play."""
    facts, shown = rules.spec.facts, scenes(rules)
    starts = [rules.start(seat) for seat in range(rules.spec.seats)]
    nodes = list(walk(rules, seed))
    entries = [*starts[0].entries, *(entry for node in nodes for entry in node.entries)]
    secret = any(kind.secret and kind.by == "chance" for kind in rules.kinds.values())
    hold(facts.secret_hands == secret, "secret_hands: chance deals what only its own seat may see")
    several = any(isinstance(node.turn, Decide) and len(node.turn.seats) > 1 for node in nodes)
    hold(facts.simultaneous or not several, "simultaneous: several seats decide at the same time")
    hold(facts.rounds == any(entry.begins_round for entry in entries), "rounds: an entry begins a round")
    if rules.spec.seats > 1:
        hold(facts.first_player == (starts[0] != starts[1]), "first_player: the start depends on who is first")
    scenes_shown = [shown.scene(node.state, shown.begin()) for node in sampled(nodes)[:-1]]
    hidden = any(player.score is None for scene in scenes_shown for player in scene.players)
    hold(facts.hidden_scores or not hidden, "hidden_scores: a scene hides a score before the end")
    hold(not facts.lowest_wins or max(result_of(nodes).score) <= 0, "lowest_wins: penalties count below zero")


LAWS: tuple[Callable[[AnyRules, object], None], ...] = (
    chance_adds_up,
    legal_and_check_agree,
    notation_round_trips,
    vocabulary_is_complete,
    states_are_frozen,
    replay_reproduces,
    views_keep_secrets,
    nothing_is_lost,
    games_end,
    a_session_plays_by_the_rules,
    leaving_is_safe,
    scenes_keep_secrets,
    scenes_are_complete,
    facts_are_true,
)
"""Every law."""


def check_game(game: str, seeds: Sequence[object] = (1, 2), progress: Progress | None = None) -> None:
    """Check every law on every variant of a registered game; raises BrokenLaw.

    `progress` is called before each variant; without it, a terminal shows a line.
    """
    listed: Counter[str] = Counter()
    every = list(variants(game))
    if progress is None and sys.stderr.isatty():
        progress = _show_progress
    for number, rules in enumerate(every, start=1):
        if progress is not None:
            progress(rules, number, len(every))
        for law in LAWS:
            for seed in seeds:
                try:
                    if law is chance_adds_up:
                        chance_adds_up(rules, seed, listed)
                    else:
                        law(rules, seed)
                except (BrokenLaw, Refusal) as broken:
                    raise BrokenLaw(f"{law.__name__}, {title(rules)}, seed {seed!r}: {broken}") from broken


def _show_progress(rules: AnyRules, number: int, count: int) -> None:
    """One line on the terminal, written over and over."""
    end = "\n" if number == count else ""
    print(f"\r\x1b[K{number}/{count} {title(rules)}", end=end, file=sys.stderr, flush=True)
