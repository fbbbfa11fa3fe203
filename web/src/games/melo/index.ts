// Registers Mélo Ego Duo with the client.
import { settings } from "../../lib/settings.svelte";
import type { GameTexts } from "../contract";
import { later } from "../later";
import Honours from "./Honours.svelte";
import { whatNow } from "./now";
import { replay } from "./replay";
import { LAST_ACT } from "./table/script";
import { asMelo, asMine, type PhaseName } from "./view";
import { own, tv, words } from "./words";

/** Phases in which nothing on the phone is private, so that it needs no curtain. */
const OPEN: ReadonlySet<PhaseName> = new Set([
  "turning",
  "revealed",
  "debating",
  "passed",
  "test-turning",
  "tested",
  "finished",
]);

export const client: GameTexts = {
  Honours,
  Finale: later(() => import("./Finale.svelte")),
  finaleName: () => tv.t.honours.title,
  headline: (view, names) => words.t.headline(asMelo(view), names),
  whatNow,
  isOpen: (view) => OPEN.has(asMelo(view).phase.name),
  scoreInWords: (score) => words.t.standing(score),
  triumph: (winners) => words.t.triumph(winners),
  own: () => own.t,
  ...replay,
  missed: (view, after, seat, mine) => {
    const { phase } = asMelo(view);
    if (phase.name !== "asking" || asMelo(after).phase.name === "asking") return "";
    const { how } = asMine(mine);
    if (how !== null && how !== undefined && how !== "silent") return "";
    return phase.seat === seat ? words.t.reply.missedAnswer : words.t.reply.missedGuess;
  },
  lastAct: (view) => (asMelo(view).phase.name === "finished" ? LAST_ACT / (settings.still ? 2 : 1) : 0),
};
