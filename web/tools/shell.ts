// The shell: static HTML of the screen's first lines, shown until the script draws the same lines in the same
// places. `tests/e2e/test_first_paint.py` compares both.
import { en } from "../src/locales/en";
import { fr } from "../src/locales/fr";

type Scope = (name: string) => string;
const SAID = { fr, en };

/** One line per language; the server keeps the one of the request (built.py). */
function said(line: (words: typeof fr, lang: string) => string): string {
  return Object.entries(SAID)
    .map(([lang, words]) => line(words, `data-lang="${lang}"`))
    .join("\n");
}

function logo(scope: Scope): string {
  const mark = scope("logo");
  const tiles = [..."PARLOTTE"].map((letter) => `<span class="tile ${mark}">${letter}</span>`);
  return `<div class="logo ${mark}">${tiles.join("")}</div>`;
}

function home(scope: Scope): string {
  const mark = scope("halves");
  return `<div class="page home ${mark}"><div class="body ${mark}">
<div class="row top ${mark}">${logo(scope)}<span class="row tools ${mark}"><span class="icon"></span>
${said(({ home }, lang) => `<span class="btn soft small lang ${mark}" ${lang}>${home.languageChip}</span>`)}
</span></div>
<div class="halves ${mark}"><div class="col half ${mark}">
${said(({ home }, lang) => `<p class="h title ${mark}" ${lang}>${home.title.replaceAll("\n", "&#10;")}</p>`)}
</div><div class="half ${mark}"></div></div>
</div></div>`;
}

function table(scope: Scope): string {
  return `<div class="page"><div class="body"><span class="sp"></span>
<div class="row center">${logo(scope)}</div>
${said(({ common }, lang) => `<p class="muted center" ${lang}>${common.calling}</p>`)}
<span class="sp"></span></div></div>`;
}

/** `scope`: gives the scoping class that the build adds to a component's class. */
export function shell(page: string, scope: Scope): string {
  const drawn = page === "index.html" ? home(scope) : table(scope);
  return `<div id="shell" class="shell" inert aria-hidden="true">\n${drawn}\n</div>`;
}
