// Registers La Réussite with the client.
import type { GameTexts } from "../contract";
import { later } from "../later";
import { WORDS_LANG } from "../../lib/voice/lines";
import Honours from "./Honours.svelte";
import { whatNow } from "./now";
import { asReussite } from "./view";
import { words } from "./words";

const VOTES: ReadonlySet<string> = new Set(["voting", "judging", "yielding", "undoing"]);
const TURNS: ReadonlySet<string> = new Set(["covering", "refilling"]);

export const client: GameTexts = {
  Honours,
  End: later(() => import("./End.svelte")),
  Stopped: later(() => import("./end/Stopped.svelte")),
  headline: (view, names) => words.t.headline(asReussite(view), names),
  whatNow,
  isOpen: () => true, // no phase has secrets
  scoreInWords: (score) => words.t.count(score),
  triumph: () => words.t.triumph,
  voiceLang: WORDS_LANG,
  open: true,
  unnamed: (view, before) => {
    const [now, then] = [asReussite(view), before && asReussite(before)];
    if (then?.phase.name === "refilling") return words.t.refilled;
    return then?.phase.name === now.phase.name && VOTES.has(now.phase.name)
      ? words.t.voted
      : words.t.moment[now.phase.name];
  },
  expired: (view, before) =>
    before &&
    asReussite(before).owner !== null &&
    asReussite(view).owner === null &&
    TURNS.has(asReussite(view).phase.name)
      ? words.t.takeOver
      : "",
  landmark: "reussite-plays",
  measure: (view) => words.t.count(asReussite(view).words.length),
};
