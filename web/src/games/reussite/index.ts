// La Réussite in the browser.
import type { GameClient } from "../contract";
import { TONGUE } from "./aloud";
import Demo from "./Demo.svelte";
import End from "./End.svelte";
import Stopped from "./end/Stopped.svelte";
import Honours from "./Honours.svelte";
import Moment from "./Moment.svelte";
import Phone from "./Phone.svelte";
import Rules from "./Rules.svelte";
import Table from "./Table.svelte";
import { asReussite } from "./view";
import { words } from "./words";

const VOTES: ReadonlySet<string> = new Set(["voting", "judging", "yielding", "undoing"]);
const TURNS: ReadonlySet<string> = new Set(["covering", "refilling"]);

export const client: GameClient = {
  Phone,
  Table,
  Honours,
  Rules,
  Demo,
  End,
  Stopped,
  headline: (view, names) => words.t.headline(asReussite(view), names),
  isOpen: () => true, // everybody sees the same table
  endsAt: (view) => asReussite(view).ends_at,
  scoreInWords: (score) => words.t.count(score),
  triumph: () => words.t.triumph,
  tongue: TONGUE,
  Moment,
  open: true,
  unnamed: (view, before) => {
    const [now, then] = [asReussite(view), before && asReussite(before)];
    if (then?.phase === "refilling") return words.t.refilled;
    return then?.phase === now.phase && VOTES.has(now.phase) ? words.t.voted : words.t.moment[now.phase];
  },
  expired: (view, before) =>
    before &&
    asReussite(before).owner !== null &&
    asReussite(view).owner === null &&
    TURNS.has(asReussite(view).phase)
      ? words.t.takeOver
      : "",
  landmark: "reussite-plays",
  measure: (view) => words.t.count(asReussite(view).words.length),
};
