"""The pictures that a blank card may have, with the words one finds them by, for the client:
`PYTHONPATH=src python tools/bornes/picture_words.py`."""

import json
from pathlib import Path

from parlotte.games import registered
from parlotte.games.bornes.content import Content
from parlotte.packs.loader import load_content

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "bornes" / "own" / "pictures.json"


def text(content: Content) -> str:
    """The French and English words of each picture, in the order of the cards."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    for card in content.cards:
        for word in card.words:
            french, english = found.setdefault(word.picture, ([], []))
            french.append(word.fr)
            english.append(word.en)
    lines = []
    for name, (fr, en) in found.items():
        french, english = (json.dumps(one, ensure_ascii=False) for one in (fr, en))
        lines.append(f'  {json.dumps(name)}: {{ "fr": {french}, "en": {english} }}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(load_content(registered()["bornes"])), encoding="utf-8")
