"""Problems of a pack, worded so that the author finds the place."""

from msgspec import Struct

from parlotte.core.contract import Param
from parlotte.core.quoting import quoted
from parlotte.i18n import Speaker


class Problem(Struct, frozen=True, omit_defaults=True):
    key: str
    file: str = ""
    line: int | None = None
    field: str | None = None
    params: dict[str, Param] = {}


def about(word: str, key: str, field: str, **params: Param) -> Problem:
    """A problem of built-in content: names the item, as a linter knows no line."""
    return Problem(key, field=field, params={"word": word, **params})


def about_all(key: str, field: str | None = None, **params: Param) -> Problem:
    """A problem of built-in content as a whole."""
    return Problem(key, field=field, params=params)


OURS = frozenset({"known"})  # our own lists, not shortened


def what_is_wrong(problem: Problem, say: Speaker) -> str:
    """The message alone. Texts from the file are shortened."""
    params = {
        name: quoted(value) if isinstance(value, str) and name not in OURS else value
        for name, value in problem.params.items()
    }
    return say(problem.key, **params)


def problem_text(problem: Problem, say: Speaker) -> str:
    place = [quoted(problem.file)] if problem.file else []
    if problem.line is not None:
        place.append(say("problem-line", line=problem.line))
    if problem.field is not None:
        place.append(say("problem-field", field=quoted(problem.field)))
    where = ", ".join(place)
    what = what_is_wrong(problem, say)
    return say("problem", where=where, what=what) if where else what
