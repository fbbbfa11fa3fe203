// Mélo Ego Duo in the browser.
import { settings } from "../../lib/settings.svelte";
import type { GameClient } from "../contract";
import { later } from "../later";
import Honours from "./Honours.svelte";
import { whatNow } from "./now";
import { replay } from "./replay";
import { LAST_ACT } from "./table/script";
import { asMelo, asMine, type PhaseName } from "./view";
import { own, tv, words } from "./words";

/** What all look at together, or two speak of before all. */
const OPEN: ReadonlySet<PhaseName> = new Set([
  "turning",
  "revealed",
  "debating",
  "passed",
  "test-turning",
  "tested",
  "finished",
]);

export const client: GameClient = {
  Phone: later(() => import("./Phone.svelte")),
  Table: later(() => import("./Table.svelte")),
  Honours,
  Finale: later(() => import("./Finale.svelte")),
  finaleName: () => tv.t.honours.title,
  Rules: later(() => import("./Rules.svelte")),
  Demo: later(() => import("./Demo.svelte")),
  headline: (view, names) => words.t.headline(asMelo(view), names),
  whatNow,
  isOpen: (view) => OPEN.has(asMelo(view).phase.name),
  endsAt: (view) => asMelo(view).ends_at,
  scoreInWords: (score) => words.t.standing(score),
  triumph: (winners) => words.t.triumph(winners),
  own: () => own.t,
  Moment: later(() => import("./Moment.svelte")),
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
