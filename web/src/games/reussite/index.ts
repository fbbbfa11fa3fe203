// La Réussite in the browser.
import type { GameClient } from "../contract";
import { later } from "../later";
import { TONGUE } from "./aloud";
import Honours from "./Honours.svelte";
import { whatNow } from "./now";
import { asReussite } from "./view";
import { words } from "./words";

const VOTES: ReadonlySet<string> = new Set(["voting", "judging", "yielding", "undoing"]);
const TURNS: ReadonlySet<string> = new Set(["covering", "refilling"]);

export const client: GameClient = {
  Phone: later(() => import("./Phone.svelte")),
  Table: later(() => import("./Table.svelte")),
  Honours,
  Rules: later(() => import("./Rules.svelte")),
  Demo: later(() => import("./Demo.svelte")),
  End: later(() => import("./End.svelte")),
  Stopped: later(() => import("./end/Stopped.svelte")),
  headline: (view, names) => words.t.headline(asReussite(view), names),
  whatNow,
  isOpen: () => true, // everybody sees the same table
  endsAt: (view) => asReussite(view).ends_at,
  scoreInWords: (score) => words.t.count(score),
  triumph: () => words.t.triumph,
  tongue: TONGUE,
  Moment: later(() => import("./Moment.svelte")),
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
