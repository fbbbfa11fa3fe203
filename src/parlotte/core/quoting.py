"""What somebody wrote, as a sentence of ours quotes it: a few words, in one line."""

MOST_QUOTED = 60  # characters
_SEEN = 4 * MOST_QUOTED  # of a text that is too long anyway, no more is looked at


def quoted(text: str) -> str:
    """Without control or direction marks, which would turn our own sentence around."""
    seen = "".join(one if one.isprintable() else " " for one in text[:_SEEN])
    words = " ".join(seen.split())
    if len(words) <= MOST_QUOTED and len(text) <= _SEEN:
        return words
    cut = words[: MOST_QUOTED - 1]
    whole, _, _ = cut.rpartition(" ")
    # Between two words, unless the last of them is most of it.
    return (whole if len(whole) > MOST_QUOTED // 2 else cut) + "…"
