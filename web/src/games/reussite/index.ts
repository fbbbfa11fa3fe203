// La Réussite in the browser.
import type { GameClient } from "../contract";
import Demo from "./Demo.svelte";
import End from "./End.svelte";
import Honours from "./Honours.svelte";
import Moment from "./Moment.svelte";
import Phone from "./Phone.svelte";
import Rules from "./Rules.svelte";
import Table from "./Table.svelte";
import { asReussite } from "./view";
import { words } from "./words";

export const client: GameClient = {
  Phone,
  Table,
  Honours,
  Rules,
  Demo,
  End,
  headline: (view, names) => words.t.headline(asReussite(view), names),
  isOpen: () => true, // everybody sees the same table
  endsAt: (view) => asReussite(view).ends_at,
  scoreInWords: (score) => words.t.count(score),
  triumph: () => words.t.triumph,
  Moment,
  unnamed: (view, before) => (before && asReussite(before).phase === "refilling" ? words.t.refilled : words.t.moment[asReussite(view).phase]),
  landmark: "reussite-plays",
  measure: (view) => words.t.count(asReussite(view).words.length),
};
