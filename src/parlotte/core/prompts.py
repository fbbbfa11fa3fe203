"""What a seat may do now, in a form that a screen draws and that any player can answer.

A prompt names an action and what it needs. Every choice listed is accepted by the rules, whatever
the other fields: where two fields depend on each other, a game lists several prompts.
"""

from collections.abc import Mapping

from msgspec import Struct

Choice = bool | int | str


class Pick(Struct, frozen=True, tag="pick", tag_field="kind"):
    """One of the listed values."""

    of: tuple[Choice, ...]


class Text(Struct, frozen=True, tag="text", tag_field="kind"):
    """Free words, judged when they come in; counted in characters once cleaned."""

    least: int
    most: int


Need = Pick | Text


class Prompt(Struct, frozen=True):
    act: str  # the tag of the action
    must: bool  # the table waits for this seat
    needs: Mapping[str, Need] = {}
