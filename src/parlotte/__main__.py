"""Runs the command line: `python -m parlotte`."""

import sys

from parlotte.cli import main

sys.exit(main())
