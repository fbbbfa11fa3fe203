"""A page of all cards to look at: `python tools/bornes/page.py > cards.html`."""

import html
from pathlib import Path

from parlotte.games.bornes.content import Card
from parlotte.games.bornes.words import Noun, Word
from parlotte.packs.loader import DATA, builtin_packs

SPRITE = Path(str(DATA)) / "bornes" / "base" / "pictures.svg"
STYLE = """
body { margin: 16px; font: 14px/1.25 system-ui, sans-serif; background: #fdf3e7; color: #2a2140 }
main { display: grid; grid-template-columns: repeat(auto-fill, 176px); gap: 10px }
.card { background: #fffdf8; border: 1px solid #d8c8b4; border-radius: 10px; padding: 8px }
.side { display: grid; grid-template-columns: 52px 1fr; gap: 6px; align-items: center }
.side + .side { border-top: 1px dashed #d8c8b4; margin-top: 6px; padding-top: 6px }
.side svg { width: 52px; height: 52px }
.side b { font-size: 15px } .side i { color: #a8215f; font-style: normal; font-weight: 700 }
.side small { display: block; color: #665b7a } .n { color: #a79; font-size: 11px }
"""


def kind(word: Word) -> str:
    name = {"noun": "n.", "verb": "v.", "adjective": "adj.", "adverb": "adv."}
    short = name[str(word.__struct_config__.tag)]
    return f"{short} {word.gender}." if isinstance(word, Noun) else short


def side(word: Word) -> str:
    fr, en = html.escape(word.fr), html.escape(word.en)
    picture = f'<svg viewBox="0 0 32 32"><use href="#{word.picture}"/></svg>'
    return (
        f'<div class="side">{picture}<span><b>{fr}</b> <i>{word.value}</i>'
        f"<small>{en}</small><small>{kind(word)}</small></span></div>"
    )


def main() -> None:
    (pack,) = builtin_packs("bornes")
    cards = [item for item in pack.items if isinstance(item, Card)]
    faces = "\n".join(
        f'<div class="card"><span class="n">{card.card}</span>{side(first)}{side(second)}</div>'
        for card in cards
        for first, second in [card.words]
    )
    sprite = SPRITE.read_text(encoding="utf-8").replace("<svg ", '<svg width="0" height="0" ', 1)
    print(
        f"<!doctype html><meta charset=utf-8><title>Cartes</title><style>{STYLE}</style>"
        f"{sprite}<main>{faces}</main>"
    )


main()
