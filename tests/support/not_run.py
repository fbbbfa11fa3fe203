"""Says at the end of a run what could not be run for want of a program of the system."""

import balancer
import browser
import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    count = sum(browser.MISSING in str(report.longrepr) for report in skipped)
    if count:
        terminalreporter.write_line(
            f"{count} browser tests were not run: {browser.MISSING}; {browser.HOW}.", yellow=True
        )
    ran = terminalreporter.stats.get("passed", [])
    if any("tests/nodes/" in report.nodeid for report in ran) and balancer.find() is None:
        terminalreporter.write_line(
            f"{balancer.MISSING}: the tests of several nodes ran without it, tables were hashed "
            f"by the phones themselves; {balancer.HOW}.",
            yellow=True,
        )
