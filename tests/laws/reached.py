"""The places of a game that walks have reached, and those they should reach."""

from typing import Any, get_args

from msgspec.structs import asdict, fields

from laws.moment import Moment
from laws.subject import Subject, values_of
from parlotte.core.contract import Closed, Expired, SeatChanged

# A phase, an act, an act in a phase, an option's value, or something rare.
Place = tuple[str, str]


class Reached:
    """Watches a walk like a law, and records every place."""

    def __init__(self, options: Any) -> None:
        self.places: set[Place] = {
            (f"option {name}", repr(value)) for name, value in asdict(options).items()
        }
        self._phase = ""

    def see(self, moment: Moment) -> None:
        log = moment.match.log
        if log:
            act = log[-1].what.__struct_config__.tag
            self.places |= {("act", act), (f"act in {self._phase}", act)}
        self._phase = moment.match.state.phase.__struct_config__.tag
        self.places.add(("phase", self._phase))
        self.places |= {("rare", one) for one in moment.subject.meets(moment)}


def all_places(subject: Subject) -> set[Place]:
    """Every phase, act and option value, and everything rare."""
    registration = subject.registration
    (phases,) = (one.type for one in fields(registration.state) if one.name == "phase")
    places = {("phase", kind.__struct_config__.tag) for kind in get_args(phases)}
    acts = {kind.__struct_config__.tag for kind in get_args(registration.action)}
    acts |= {kind.__struct_config__.tag for kind in (Expired, Closed, SeatChanged)}
    places |= {("act", act) for act in acts - subject.unprompted}
    for name, values in values_of(subject).items():
        places |= {(f"option {name}", repr(value)) for value in values}
    return places | {("rare", one) for one in subject.rare}
