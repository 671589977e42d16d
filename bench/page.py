"""What the browser table weighs and how smoothly it pays: bytes of a first visit, frames during a payout.

Chromium runs with a CPU that is four times slower. A frame is late if it comes after 1.5 times the usual interval; a
machine that does other things meanwhile makes more of them late, so run this on an idle one.

    python -m bench.page
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.harness import Server
from tests.web.conftest import open_browser
from tests.web.people import PHONE, Person
from tests.web.test_payout import referee, roll_and_place

WANTED_KB, SLOWER, FRAME = 110, 4, 1000 / 60

FRAMES = """() => new Promise((done) => {
  const gaps = [];
  let last = performance.now();
  const look = (now) => {
    gaps.push(now - last);
    last = now;
    if (document.querySelector('.payout') && !document.querySelector('.payout .winner')) requestAnimationFrame(look);
    else done(gaps.slice(1));
  };
  requestAnimationFrame(look);
})"""


def first_visit(browser: Browser, url: str) -> tuple[int, int]:
    """Bytes and requests until the home page is there, over the network, without the pages kept for later."""
    anna = Person(browser, url)
    wire = anna.context.new_cdp_session(anna.page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    anna.go().locator(".game").first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    anna.context.close()
    return round(sum(sizes)), len(sizes)


def payout(browser: Browser, url: str) -> list[float]:
    """Milliseconds between the frames of a payout on a slow phone."""
    anna = Person(browser, url, size=PHONE, still=False, pace="normal")
    page = referee(anna)
    for face in (3, 3, 5):
        roll_and_place(page, face)
    anna.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.set_default_timeout(120_000)
    page.locator(".payout").wait_for()
    gaps: list[float] = page.evaluate(FRAMES)
    anna.context.close()
    return gaps


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        server = Server(Path(folder), log="warning").start()
        size, requests = first_visit(browser, server.url)
        print(f"first visit: {size / 1000:.1f} kB in {requests} requests (wanted: {WANTED_KB} kB)")
        gaps = payout(browser, server.url)
        late = sum(gap > 1.5 * FRAME for gap in gaps)
        rate = 1000 * len(gaps) / sum(gaps)
        print(f"payout, CPU {SLOWER}x slower: {rate:.1f} frames per second, {late} of {len(gaps)} late,")
        print(f"    the longest took {max(gaps):.0f} ms")
        server.stop()


if __name__ == "__main__":
    main()
