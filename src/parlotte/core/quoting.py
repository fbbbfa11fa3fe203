"""Shortens a player's text to one safe line, for quoting it in a message."""

MOST_QUOTED = 60  # characters
_SCAN_LIMIT = 4 * MOST_QUOTED  # characters examined, so that a huge text stays cheap


def quoted(text: str) -> str:
    """One line, without control or bidi characters, cut at a word boundary."""
    seen = "".join(one if one.isprintable() else " " for one in text[:_SCAN_LIMIT])
    words = " ".join(seen.split())
    if len(words) <= MOST_QUOTED and len(text) <= _SCAN_LIMIT:
        return words
    cut = words[: MOST_QUOTED - 1]
    whole, _, _ = cut.rpartition(" ")
    # Cut between two words, unless the last word makes up most of it.
    return (whole if len(whole) > MOST_QUOTED // 2 else cut) + "…"
