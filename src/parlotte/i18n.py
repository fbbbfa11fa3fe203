"""Messages by key: French is the source language, English a rewrite."""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")

Env = Mapping[str, str]


class Speaker(Protocol):
    def __call__(self, key: str, /, **params: float | str) -> str: ...


def language(env: Env | None = None) -> str:
    """The language of the user: English if the locale names a language other than French."""
    env = os.environ if env is None else env
    named = env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or ""
    code = re.split(r"[^a-z]", named.lower())[0]
    return "fr" if code in ("", "c", "posix", "fr") else "en"


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files("parlotte") / "locales" / lang
    for file in sorted(folder.iterdir(), key=lambda child: child.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def speaker(lang: str | None = None) -> Speaker:
    """A function that formats a message. A missing key or parameter raises."""
    return _speaker(lang or language())


@cache
def _speaker(lang: str) -> Speaker:
    bundle = _bundle(lang)

    plain: dict[str, str] = {}  # cache of messages without parameters

    def say(key: str, /, **params: float | str) -> str:
        if not params and key in plain:
            return plain[key]
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"no text for {key}")
        text, errors = bundle.format_pattern(pattern, params)
        if errors:
            raise LookupError(f"{key}: {errors}")
        if not params:
            plain[key] = str(text)
        return str(text)

    return say
