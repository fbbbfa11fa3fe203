"""A question names the neighbours, with the pronouns they chose."""

from playwright.sync_api import expect

from e2e.devices import Devices
from games.melo.party import Evening

EGO = {"kind": "ego", "choice1": "un", "choice2": "deux", "choice3": "trois"}
# Questions of the table's own. The first is asked on the start, the second on a red square.
OWN = (
    {"question": "Le dimanche, vous préférez…", **EGO},
    {"question": "Qui rit le plus fort ?", "kind": "melo"},
    {
        "question": "{droite:Ravi|Ravie|Aux anges}, plus {que droite} ou {que gauche}, "
        "loin {de droite} et {de gauche} ({gauche:net|nette|simple}).",
        "kind": "duo",
    },
)


def test_a_question_names_the_neighbours_as_they_want(devices: Devices) -> None:
    table = Evening.gather(devices.house, 5)
    camille, *_, ines = table.players
    table.ask("rename", of=ines, name=ines.name, animal="poulpe", spoken="elle")
    for item in OWN:
        table.ask("put-item", game="melo", item=item)
    table.ask("set-options", options={**table.table["options"], "packs": ["Nos questions"]})
    with table.on_squares({0: 7}):
        table.start()
    page = devices.hand(table, camille)
    # On the right of the first sits the last; on the left, who has not said how to speak of him.
    told = "Ravie, plus qu’Inès ou que Papi Jo, loin d’Inès et de Papi Jo (simple)."
    expect(page.get_by_role("heading", level=1)).to_have_text(told)
    expect(devices.screen(table).locator("main").get_by_text(told)).to_be_visible()
