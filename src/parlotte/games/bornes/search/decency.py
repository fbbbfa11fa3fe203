"""Sentences that the app never proposes by itself. A player may still compose them."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from parlotte.games.bornes.grammar.shape import Clause, Deed, Thing, Things
from parlotte.games.bornes.words import Adjective, Noun, Verb


def is_decent(clause: Clause) -> bool:
    """Whether nobody in it marries a child or is insulted."""
    return not any(_faults(clause.subject, clause.deed))


def _faults(subject: Things, deed: Deed) -> Iterator[bool]:
    verb = deed.verb
    for thing in subject:
        yield from _named(thing)
        yield isinstance(verb, Verb) and thing.noun.id in verb.barred
    for one in deed.complements:
        yield any(_misnamed(thing, one.adjectives) for thing in subject)
        for thing in one.things:
            yield any(noun.id in one.slot.barred for noun in _held(thing))
            yield one.slot.whose and thing.noun.kind == "body" and not thing.owner
            yield from _named(thing)
        if one.deed:
            yield getattr(one.deed.verb, "id", "") in one.slot.barred
            yield from _faults(one.things if one.slot.role == "made" else subject, one.deed)
        if one.clause:
            yield from _faults(one.clause.subject, one.clause.deed)
    if deed.then:
        yield from _faults(subject, deed.then)


def _held(thing: Thing) -> Iterator[Noun]:
    """The noun and its owners: laughing at the prophet's belly is laughing at him."""
    yield thing.noun
    for owner in thing.owner or ():
        # A material is no owner: a gold thing may be broken, though gold is not.
        yield from (noun for noun in _held(owner) if not noun.stuff)


def _named(thing: Thing) -> Iterator[bool]:
    yield _misnamed(thing, thing.adjectives)
    for owner in thing.owner or ():
        yield from _named(owner)
    if thing.doing:
        yield from _faults((replace(thing, doing=None),), thing.doing)


def _misnamed(thing: Thing, adjectives: Sequence[Adjective]) -> bool:
    return any(thing.noun.id in one.barred for one in adjectives)
