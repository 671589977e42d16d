"""`vabanque` alone: the table in the browser."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.request import urlopen

from tests.processes import started
from vabanque.cli.open import free_port
from vabanque.server.phones import network_address


def alone(folder: Path, *arguments: str, **environment: str) -> AbstractContextManager[subprocess.Popen[str]]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "LANG", "LC_ALL", "LANGUAGE"}
    return started(
        [sys.executable, "-c", "from vabanque.cli import main; main()", *arguments],
        text=True,
        env={
            **{name: value for name, value in os.environ.items() if name not in hidden},
            "VABANQUE_DATABASE": str(folder / "tables.db"),
            **environment,
        },
    )


def test_the_bare_command_serves_on_a_free_port_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    with socket.socket() as other_server:
        other_server.bind(("127.0.0.1", 0))
        other_server.listen()
        port = other_server.getsockname()[1]
        with alone(tmp_path, VABANQUE_PORT=str(port)) as process:
            assert process.stdout is not None
            printed = process.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:(\d+)", printed)
            assert address is not None, process.communicate()
            assert int(address[1]) > port
            with urlopen(address[0]) as page:
                assert "Vabanque" in page.read().decode()
            os.killpg(process.pid, signal.SIGINT)  # like a terminal: to the workers too, which are just starting
            _, complaints = process.communicate(timeout=20)
    assert (process.returncode, complaints) == (0, "")


def test_a_browser_is_opened_where_there_is_a_screen(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.part && mv {seen}.part {seen}\n', "utf-8")
    browser.chmod(0o755)
    with alone(tmp_path, VABANQUE_PORT="0", BROWSER=f"{browser} %s") as process:
        assert process.stdout is not None
        printed = process.stdout.readline()
        deadline = time.monotonic() + 20
        while not seen.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
    assert seen.read_text("utf-8").strip() in printed


def test_the_wanted_port_is_taken_if_it_is_free() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    assert free_port("127.0.0.1", port) == port


def test_phones_get_an_address_that_works_from_another_device(tmp_path: Path) -> None:
    with alone(tmp_path, "--phones", VABANQUE_PORT="0") as process:
        assert process.stdout is not None
        at_home, for_phones = process.stdout.readline(), process.stdout.readline()
        if network_address() is None:
            assert "this machine is not on a network" in for_phones
            return
        phone = re.search(r"http://[\d.]+:\d+", for_phones)
        assert phone is not None
        assert phone[0] not in at_home
        with urlopen(phone[0]) as page:
            assert "Vabanque" in page.read().decode()
        with urlopen(f"{phone[0]}/api/phones") as answer:  # nobody can lock phones out from another device
            assert json.load(answer) == {"possible": False, "address": phone[0]}
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)


def test_a_second_vabanque_opens_the_running_one(tmp_path: Path) -> None:
    with alone(tmp_path, VABANQUE_PORT="0") as first:
        assert first.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:\d+", first.stdout.readline())
        assert address is not None
        with alone(tmp_path, "--phones", VABANQUE_PORT="0") as second:
            printed, complaints = second.communicate(timeout=60)
        assert (second.returncode, complaints) == (0, "")
        assert printed.startswith(f"Vabanque is already running at {address[0]}\n")
        here = network_address()
        assert (f"http://{here}:" in printed) == (here is not None)  # the running one has let phones in
        first.send_signal(signal.SIGINT)
        first.communicate(timeout=20)
    assert not (tmp_path / "tables.db.address").exists()


def test_a_server_for_everybody_prints_an_address_that_works_elsewhere(tmp_path: Path) -> None:
    with alone(tmp_path, "serve", "--host", "0.0.0.0", "--port", "0", VABANQUE_LOG="error") as process:
        assert process.stdout is not None
        printed = process.stdout.readline()
        assert f"http://{network_address() or '127.0.0.1'}:" in printed
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
