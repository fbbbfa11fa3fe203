"""What is wrong with a pack, said so that whoever wrote it finds the place."""

from msgspec import Struct

from parlotte.core.contract import Param
from parlotte.i18n import Speaker


class Problem(Struct, frozen=True, omit_defaults=True):
    """A message key with parameters, and the file, line and field it is about."""

    key: str
    file: str = ""
    line: int | None = None
    field: str | None = None
    params: dict[str, Param] = {}


def problem_told(problem: Problem, say: Speaker) -> str:
    """File, line and field, then what is wrong."""
    place = [problem.file] if problem.file else []
    if problem.line is not None:
        place.append(say("problem-line", line=problem.line))
    if problem.field is not None:
        place.append(say("problem-field", field=problem.field))
    where = ", ".join(place)
    what = say(problem.key, **problem.params)
    return say("problem", where=where, what=what) if where else what
