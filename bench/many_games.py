"""How long do the list and the statistics of 10,000 games take in the browser?

Thread CPU time, so that a busy machine matters little; the last line is the ratio to the one second allowed.

    python -m bench.many_games [--games 10000]
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path

from tests.server.harness import Server
from tests.web.conftest import open_browser
from tests.web.people import Person
from tests.web.test_my_games import fill

ALLOWED = 1.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    count = parser.parse_args().games
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        server = Server(Path(folder)).start()
        try:
            anna = Person(browser, server.url, "Anna")
            page = anna.go()
            fill(anna, count)
            line = anna.context.new_cdp_session(page)
            line.send("Performance.enable", {"timeDomain": "threadTicks"})

            def spent() -> float:
                metrics = line.send("Performance.getMetrics")["metrics"]
                return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))

            for name, place, sign in (("list", "games", ".pages"), ("statistics", "games/statistics", ".facts")):
                page.evaluate("() => (location.hash = '#/')")
                page.locator(".hero").wait_for()
                before = spent()
                page.evaluate(f"() => (location.hash = '#/{place}')")
                page.locator(sign).wait_for()
                seconds = spent() - before
                worst = max(worst, seconds)
                print(json.dumps({"what": name, "games": count, "cpu_seconds": round(seconds, 3)}))
        finally:
            server.stop()
    print(json.dumps({"of_the_allowed_second": round(worst / ALLOWED, 2)}))


if __name__ == "__main__":
    main()
