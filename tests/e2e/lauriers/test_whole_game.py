"""A whole match with three phones and a big screen, on real pages only."""

from playwright.sync_api import Page, expect

from e2e.devices import Devices, whispers
from e2e.lauriers.hands import Hands
from support.catalogue import fr

ROUNDS = 12


def a_round(leader: Hands, others: list[Hands], star: Hands, screen: Page, staking: bool) -> None:
    """Everybody is taken in by the star's sheet, and the star sees through everything."""
    leader.chooses()
    truth = leader.knows()
    sheets = {one.name: f"Sorte de bonnet que portait {one.name}." for one in others}
    for one in others:
        one.writes(sheets[one.name])
    # Whoever looks at another's device, or at the screen, learns nothing.
    expect(leader.button("lauriers:prepare.ready")).to_be_visible()
    assert whispers(screen, truth, *sheets.values()) == []
    assert whispers(others[0].page, truth, sheets[others[1].name]) == []
    leader.prepares()
    leader.reads_aloud()
    for one in others:
        if one is star:
            one.votes(truth, staking=staking)
        else:
            bluffs = [sheets[other.name] for other in others if other is not one]
            one.votes(sheets.get(star.name, bluffs[0]))


def test_three_phones_and_a_big_screen_play_a_whole_game(devices: Devices) -> None:
    camille = Hands.opens_a_table(devices, "Camille")
    lucas = Hands.joins_by_code(devices, "Lucas", camille.code)
    mamie = Hands.joins_by_code(devices, "Mamie", camille.code, size="small")
    screen = devices.open(f"/{camille.code}/ecran", size="tv")
    for name in ("Camille", "Lucas", "Mamie"):
        expect(screen.get_by_text(name).first).to_be_visible()
    camille.page.locator(".dock").get_by_role("button", name=fr.within("lobby.options")).click()
    camille.page.get_by_role("radio", name="15").click()
    camille.press("options.keep")
    camille.press("lobby.start")
    phones = [camille, lucas, mamie]
    for number in range(ROUNDS):
        leader = phones[number % 3]
        others = [one for one in phones if one is not leader]
        expect(screen.get_by_text(fr.within("lauriers/tv:choosing.title")).first).to_be_visible()
        a_round(leader, others, lucas, screen, staking=number < 3)
        winner = lucas.page.get_by_text(fr.within("lauriers:triumph")).first
        going_on = lucas.button("lauriers:reveal.next")
        expect(winner.or_(going_on)).to_be_visible()
        if winner.is_visible():
            break
        for one in phones:
            one.goes_on()
    for page in (camille.page, lucas.page, mamie.page, screen):
        expect(page.get_by_role("heading", name="Lucas").first).to_be_visible()
    camille.press("end.startAgain")
    expect(camille.page.get_by_role("radiogroup", name=fr["lauriers:choose.words"])).to_be_visible()
