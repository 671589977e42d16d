"""My turn, everywhere: Web Push and webhooks, with a local push service and a local receiver."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.hosts import Bell, Open, a_move, ask, code_of, until, wanted
from tests.server.letters import Receiver, Subscriber, receiving
from vabanque.i18n import LANGUAGES, Words
from vabanque.server import messages as m
from vabanque.server.host import Host
from vabanque.server.notices import BACKOFF
from vabanque.server.outside import BadAddress, Unreached, check_url, post
from vabanque.server.rooms import Connection
from vabanque.server.webpush import new_key, public_key, read_b64, signature

HERE = {"hooks_anywhere": True, "notice_after": 0}


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as one:
        yield one


def check_signature(header: str, url: str) -> None:
    token, key = header.removeprefix("vapid t=").split(", k=")
    text, _, signed = token.rpartition(".")
    raw = read_b64(signed)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read_b64(key))
    public.verify(der, text.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(read_b64(text.partition(".")[2]))
    assert url.startswith(claims["aud"] + "/")


async def waiting_table(host: Host, *wishes: m.AnyNotice, page: str | None = "https://games.example") -> m.TableMade:
    """A table with my seat and a bot's at which it is my turn, and I have asked to be told."""
    made = await host.seats.create(wanted("me bot"))
    for wish in wishes:
        await host.notices.ask(made.table, made.token, wish, page)
    await ask(host, made, m.Start(id="start-001"))
    return made


async def test_a_browser_is_told_once_for_each_turn_and_can_read_it(host_here: Host, receiver: Receiver) -> None:
    host, browser = host_here, Subscriber(receiver.url)
    made = await waiting_table(host, browser.wish("de"))
    await host.notices.look()
    await until(lambda: len(receiver.letters) == 1)
    path, headers, body = receiver.letters[0]
    assert path == "/inbox?a=1"
    assert (headers["content-encoding"], int(headers["ttl"]) > 3600) == ("aes128gcm", True)
    check_signature(headers["authorization"], receiver.url)
    assert headers["authorization"].endswith(await host.notices.key())
    assert browser.read(body) == {
        "title": "Du bist dran",
        "body": Words("de").game("las-vegas-2012"),
        "table": made.table,
        "place": f"#/table/{made.table}",
    }
    await until(lambda: host.counts["notices_told"] == 1)
    await host.notices.look()
    assert len(receiver.letters) == 1, "the same turn"
    await ask(host, made, a_move(await host.rooms.find(made.table)))
    room = await host.rooms.find(made.table)
    await until(lambda: room.table.waiting_for == (0,))
    await host.notices.look()
    await until(lambda: len(receiver.letters) == 2)


@pytest.fixture
async def host_here(new_host: Open) -> Host:
    return await new_host(**HERE)


async def test_notices_survive_a_restart_and_are_sent_by_one_host(new_host: Open, receiver: Receiver) -> None:
    first = await new_host(**HERE)
    browser = Subscriber(receiver.url)
    made = await waiting_table(first, browser.wish())
    key = await first.notices.key()
    again, other = await new_host(**HERE), await new_host(**HERE)
    assert await again.notices.key() == await other.notices.key() == key
    await asyncio.gather(*(host.notices.look() for host in (again, other) for _ in range(3)))
    await until(lambda: again.counts["notices_told"] + other.counts["notices_told"] == 1)
    assert browser.read(receiver.letters[0].body)["table"] == made.table
    for host in (again, other):
        await host.notices.look()
    assert len(receiver.letters) == 1
    assert await other.notices.kinds(made.table, made.token) == ["push"]


@pytest.mark.parametrize(
    ("template", "key"), [("matrix", "text"), ("slack", "text"), ("discord", "content"), ("telegram", "text")]
)
async def test_webhooks_get_what_their_service_expects(
    host_here: Host, receiver: Receiver, template: Any, key: str
) -> None:
    wish = m.HookNotice(url=receiver.url, template=template, chat="@anna", language="fr")
    made = await waiting_table(host_here, wish)
    await host_here.notices.look()
    await until(lambda: bool(receiver.letters))
    letter = receiver.letters[0]
    body = json.loads(letter.body)
    text = f"C’est à toi de jouer – {Words('fr').game('las-vegas-2012')} https://games.example/#/table/{made.table}"
    assert body == ({"chat_id": "@anna"} if template == "telegram" else {}) | {key: text}
    assert letter.headers["content-type"] == "application/json"
    assert made.token not in letter.body.decode() + str(letter.headers)


async def test_nobody_is_notified_while_connected_or_before_the_delay_is_over(
    new_host: Open, receiver: Receiver
) -> None:
    host = await new_host(hooks_anywhere=True, notice_after=3600)
    made = await waiting_table(host, m.HookNotice(url=receiver.url, template="plain"))
    await host.notices.look()
    host = await new_host(**HERE)
    room = await host.rooms.find(made.table)
    connection = Connection(room.table.devices[0].token_hash)
    host.presence.enter(room, connection)
    await host.notices.look()
    assert receiver.letters == []
    room.connections.discard(connection)
    await host.store.seen(made.table, [room.table.devices[0].token_hash], 0)
    host = await new_host(**HERE)
    await host.notices.look()
    await until(lambda: len(receiver.letters) == 1)


async def test_failures_are_tried_again_later_and_dead_subscriptions_are_removed(
    new_host: Open, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await new_host(**HERE)
    made = await waiting_table(host, m.HookNotice(url=receiver.url, template="plain"))
    now = host.rooms.calendar.at_most()
    receiver.status = 302  # redirects lead nowhere
    await host.notices.look()
    await until(lambda: host.counts["notices_failed"] == 1)
    await host.notices.look()
    assert len(receiver.letters) == 1, "not yet"
    receiver.status = 410
    monkeypatch.setattr("vabanque.server.notices.now_ms", lambda: now + 2000 * BACKOFF[0])
    host = await new_host(**HERE)  # after a restart
    await host.notices.look()
    await until(lambda: len(receiver.letters) == 2)
    async with asyncio.timeout(20):
        while await host.notices.kinds(made.table, made.token):
            pass


async def test_tables_where_nobody_need_be_told_yet_do_not_crowd_out_the_others(
    new_host: Open, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger's tables are always about to be told, since their turn has only just begun."""
    monkeypatch.setattr("vabanque.server.notices.PAGE", 4)
    host = await new_host(hooks_anywhere=True, notice_after=3600)
    wish = m.HookNotice(url=receiver.url, template="plain")
    tables = {(await waiting_table(host, wish)).table for _ in range(9)}
    for told in tables:
        room = await host.rooms.find(told)
        monkeypatch.setattr(room, "now", lambda room=room: room.table.turn_at + 3_600_000)
        await host.notices.look()
        await until(lambda: bool(receiver.letters))
        assert json.loads(receiver.letters.pop().body)["table"] == told


async def test_slow_addresses_keep_nobody_waiting_for_ever(
    host_here: Host, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vabanque.server.notices.AT_ONCE", 2)
    answers, asked = asyncio.Event(), []

    async def slow(url: str, *_: Any, **__: Any) -> int:
        asked.append(url)
        await answers.wait()
        return 200

    monkeypatch.setattr("vabanque.server.notices.post", slow)
    for number in range(5):
        await waiting_table(host_here, m.HookNotice(url=f"{receiver.url}{number}", template="plain"))
    for _ in range(3):
        await host_here.notices.look()
    await until(lambda: len(asked) == 2)
    assert host_here.notices._telling == 2, "the others are not promised anything yet"
    answers.set()
    await until(lambda: host_here.notices._telling == 0)
    while len(asked) < 5:
        await host_here.notices.look()
        await until(lambda: host_here.notices._telling == 0)
    assert len(set(asked)) == 5


async def test_one_of_two_ways_can_be_stopped(host_here: Host, receiver: Receiver) -> None:
    hook = m.HookNotice(url=receiver.url, template="plain")
    made = await waiting_table(host_here, Subscriber(receiver.url).wish(), hook)
    await host_here.notices.stop(made.table, made.token, "hook")
    assert await host_here.notices.kinds(made.table, made.token) == ["push"]


async def test_whoever_was_there_when_a_lone_server_was_killed_is_told_at_once(
    new_host: Open, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bell, "alone", True)
    host = await new_host(**HERE)
    made = await waiting_table(host, m.HookNotice(url=receiver.url, template="plain"))
    device = (await host.rooms.find(made.table)).table.devices[0]
    await host.store.seen(made.table, [device.token_hash], host.rooms.calendar.at_most())
    host = await new_host(**HERE)
    await host.notices.look()
    await until(lambda: len(receiver.letters) == 1)


async def test_only_subscribed_devices_are_notified(host_here: Host, receiver: Receiver) -> None:
    host = host_here
    made = await waiting_table(host, m.HookNotice(url=receiver.url, template="plain"))
    await host.notices.stop(made.table, made.token)
    assert await host.notices.kinds(made.table, made.token) == []
    await waiting_table(host)
    await host.notices.look()
    assert receiver.letters == []
    wish = m.HookNotice(url=receiver.url, template="plain")
    assert await code_of(host.notices.ask(made.table, None, wish, None)) == "spectator"
    assert await code_of(host.notices.ask(made.table, "wrong", wish, None)) == "bad-token"
    bad = m.PushNotice(url=receiver.url, p256dh="AAAA", auth="AAAA")
    assert await code_of(host.notices.ask(made.table, made.token, bad, None)) == "bad-notice-address"


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/x",
        "https://127.0.0.1/x",
        "https://10.0.0.8/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://169.254.169.254/latest",
        "https://localhost/",
        "https://intranet/",
        "https://db.internal/",
        "https://user:secret@example.com/",
        "https://example.com:8443/",
        "https://example.com/ x",
        "https://exämple.com/",
        "ftp://example.com/",
        "https://[",
        "",
    ],
)
def test_webhooks_need_https_and_a_public_address(url: str) -> None:
    with pytest.raises(BadAddress):
        check_url(url, anywhere=False)


async def test_a_hostname_resolving_to_a_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def lead_inside(*_: Any, **__: Any) -> Any:
        return [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]

    check_url("https://example.com/hook", anywhere=False)
    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lead_inside)
    with pytest.raises(BadAddress):
        await post("https://example.com/hook", {}, b"", anywhere=False)
    monkeypatch.undo()
    with pytest.raises(Unreached):
        await post("http://127.0.0.1:1/", {}, b"", anywhere=True)


def test_messages_exist_in_every_language() -> None:
    assert len({Words(language)("notice-your-turn") for language in LANGUAGES}) == len(LANGUAGES)


def test_signatures_name_one_service_only() -> None:
    key = new_key()
    header = signature(key, "https://push.example/send/abc", "https://games.example")
    check_signature(header, "https://push.example/send/abc")
    assert header.endswith(public_key(key))
