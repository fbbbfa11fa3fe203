"""Small disks for a test, to be filled or made read-only. Only root may mount one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

MOUNT, UMOUNT = shutil.which("mount"), shutil.which("umount")


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    if sys.platform != "linux" or os.geteuid() != 0 or not (MOUNT and UMOUNT):
        pytest.skip("only root lays out a disk")
    folder.mkdir()
    command = [MOUNT, "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("no disk can be laid out here")
    try:
        yield folder
    finally:
        subprocess.run([UMOUNT, "-l", str(folder)], check=True)


def fill(disk: Path) -> Path:
    """To the last byte; without the file that is returned there is room again."""
    ballast = disk / "ballast"
    with suppress(OSError), ballast.open("wb", buffering=0) as taking:
        while taking.write(b"x" * 4096):
            pass
    assert shutil.disk_usage(disk).free == 0
    return ballast


def close_to_writes(disk: Path) -> None:
    assert MOUNT
    subprocess.run([MOUNT, "-o", "remount,ro", str(disk)], check=True)
