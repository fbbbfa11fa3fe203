"""Says at the end of a run which tests could not be run for want of a browser."""

import browser
import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    count = sum(browser.MISSING in str(report.longrepr) for report in skipped)
    if count:
        terminalreporter.write_line(
            f"{count} browser tests were not run: {browser.MISSING}; {browser.HOW}.", yellow=True
        )
