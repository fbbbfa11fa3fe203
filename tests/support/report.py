"""What a run of the tests shows: what runs, how far it is, what was not run and why, and at the end
the time of each part, the slowest tests of the long form, and how to repeat what failed."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

import balancer
import browser
import pytest
from tqdm import tqdm

from support.depth import DEEP

# The first folder that a test's path begins with says where it belongs; all else is unit.
PARTS = {
    "laws": ("tests/laws/",),
    "server": ("tests/server/", "tests/test_cli.py", "tests/test_cli_"),
    "browser": ("tests/e2e/",),
    "nodes": ("tests/nodes/",),
}
SLOWEST = 20  # so many are printed
SLOW_SECONDS = 20.0  # and those above are marked
HOW = {
    browser.MISSING: browser.HOW,
    **{program.missing: balancer.how(name) for name, program in balancer.PROGRAMS.items()},
}


def part_of(test: str) -> str:
    found = (name for name, paths in PARTS.items() if test.startswith(paths))
    return next(found, "unit")


class Report:
    """Only where tests are handed out; a worker shows nothing."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal
        self._known: set[str] = set()
        self._total: Counter[str] = Counter()
        self._done: Counter[str] = Counter()
        self._seconds: defaultdict[str, float] = defaultdict(float)  # by test
        self._bar: tqdm[Any] | None = None
        self._tenths = 0

    # Collected.

    @pytest.hookimpl(optionalhook=True)  # there are no workers without xdist
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self._expect(ids)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._expect(item.nodeid for item in session.items)

    def _expect(self, tests: Iterable[str]) -> None:
        for test in tests:
            if test not in self._known:
                self._known.add(test)
                self._total[part_of(test)] += 1
        if self._bar is None and self._known and self._terminal.isatty:
            shown = "{percentage:3.0f} % |{bar:24}| {elapsed} {postfix}"
            file = self._terminal._tw._file
            self._bar = tqdm(
                total=len(self._known), file=file, bar_format=shown, dynamic_ncols=True, leave=False
            )

    # Run.

    @pytest.hookimpl(wrapper=True)
    def pytest_report_teststatus(self) -> Iterator[None]:
        """No dots: a bar says how far it is, and a line what failed."""
        category, *_ = yield
        return category, "", ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration
        if report.failed:
            tqdm.write(f"FAILED {report.nodeid}", file=self._terminal._tw._file)
        if report.when == "teardown":
            self._done[part_of(report.nodeid)] += 1
            self._show()

    def _show(self) -> None:
        """A bar that moves where somebody watches; elsewhere a line for each tenth."""
        parts = (f"{name} {self._done[name]}/{count}" for name, count in self._total.items())
        if self._bar is not None:
            self._bar.set_postfix_str("  ".join(parts), refresh=False)
            self._bar.update()
            return
        tenths = 10 * self._done.total() // self._total.total()
        if tenths > self._tenths:
            self._tenths = tenths
            self._terminal.write_line(f"{10 * tenths:3} %  {'  '.join(parts)}")

    def pytest_sessionfinish(self) -> None:
        if self._bar is not None:
            self._bar.close()

    # Told at the end.

    def pytest_terminal_summary(self) -> None:
        self._tell_not_run()
        if len(self._seconds) > 1:
            self._tell_times()
        if DEEP:
            self._tell_slowest()
        self._tell_how_to_repeat()

    def _tell_not_run(self) -> None:
        skipped = self._terminal.stats.get("skipped", [])
        reasons = Counter(str(one.longrepr[-1]).removeprefix("Skipped: ") for one in skipped)
        for reason, count in reasons.items():
            how = f"; {HOW[reason]}" if reason in HOW else ""
            self._terminal.write_line(f"{count} tests were not run: {reason}{how}.", yellow=True)
        if self._done["nodes"] and balancer.find("haproxy") is None:
            missing = balancer.PROGRAMS["haproxy"].missing
            self._terminal.write_line(
                f"{missing}: the tests of several nodes ran without it, tables were hashed"
                f" by the phones themselves; {HOW[missing]}.",
                yellow=True,
            )

    def _tell_times(self) -> None:
        spent: defaultdict[str, float] = defaultdict(float)
        for test, seconds in self._seconds.items():
            spent[part_of(test)] += seconds
        for name, seconds in spent.items():
            self._terminal.write_line(f"{name:8} {self._done[name]:6} tests {seconds:7.1f} s")

    def _tell_slowest(self) -> None:
        slowest = sorted(self._seconds.items(), key=lambda one: -one[1])[:SLOWEST]
        for test, seconds in slowest:
            mark = "!" if seconds > SLOW_SECONDS else " "
            self._terminal.write_line(f"{seconds:7.1f} s {mark} {test}")

    def _tell_how_to_repeat(self) -> None:
        wrong = (*self._terminal.stats.get("failed", []), *self._terminal.stats.get("error", []))
        command = "make test-deep" if DEEP else "make test"
        for test in sorted({report.nodeid for report in wrong}):
            self._terminal.write_line(f"repeat: {command} T='{test}'", red=True)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Report(terminal), "report")
