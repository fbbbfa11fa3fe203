"""Records the frames that a page receives, from its first connection on.

`devices.hand(..., begins=LISTENS)` opens a page that remembers it.
"""

from playwright.sync_api import Page

from support.party import Party

LISTENS = """{
  const Line = window.WebSocket;
  window.heard = [];
  window.WebSocket = class extends Line {
    constructor(...told) {
      super(...told);
      this.addEventListener('message', ({ data }) => heard.push(data));
    }
  };
}"""
UNUSED = "ours"  # an animal that nobody has, at a table of less than ten


def heard(party: Party, *pages: Page) -> list[list[str]]:
    """Every frame of each up to now. The host changes his animal: who has heard of that has heard
    of all that was before."""
    party.ask("rename", name=party.host.name, animal=UNUSED)
    for page in pages:
        page.wait_for_function(
            "(last) => heard.some((one) => one.includes(last))", arg=f'"animal":"{UNUSED}"'
        )
    return [page.evaluate("() => heard") for page in pages]


def caught_up(page: Page, seq: int) -> None:
    """Once the page has been told of that, too."""
    page.wait_for_function("(seq) => heard.some((one) => JSON.parse(one).seq >= seq)", arg=seq)
