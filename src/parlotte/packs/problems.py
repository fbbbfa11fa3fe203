"""What is wrong with a pack, said so that whoever wrote it finds the place."""

from msgspec import Struct

from parlotte.core.contract import Param
from parlotte.core.quoting import quoted
from parlotte.i18n import Speaker


class Problem(Struct, frozen=True, omit_defaults=True):
    """A message key with parameters, and the file, line and field it is about."""

    key: str
    file: str = ""
    line: int | None = None
    field: str | None = None
    params: dict[str, Param] = {}


OURS = frozenset({"known"})  # a list of ours: told whole


def what_is_wrong(problem: Problem, say: Speaker) -> str:
    """The sentence by itself. Of what a file says a few words are told."""
    params = {
        name: quoted(value) if isinstance(value, str) and name not in OURS else value
        for name, value in problem.params.items()
    }
    return say(problem.key, **params)


def problem_told(problem: Problem, say: Speaker) -> str:
    """File, line and field, then what is wrong."""
    place = [quoted(problem.file)] if problem.file else []
    if problem.line is not None:
        place.append(say("problem-line", line=problem.line))
    if problem.field is not None:
        place.append(say("problem-field", field=quoted(problem.field)))
    where = ", ".join(place)
    what = what_is_wrong(problem, say)
    return say("problem", where=where, what=what) if where else what
