// « Que faire ici ? » in Les Lauriers.
import type { WhatNow } from "../../lib/play/whatnow";
import type { Asking, GameView } from "../contract";
import { asLauriers } from "./view";
import { nowWords as words } from "./words";
import type { ByRole } from "./words/now.fr";

/** Where there is something to be learnt before it is done. */
const TAUGHT: ReadonlySet<string> = new Set([
  "choosing-leads",
  "writing-plays",
  "preparing-leads",
  "voting-plays",
]);

export function whatNow(shown: GameView, { seat, awaited }: Asking): WhatNow {
  const view = asLauriers(shown);
  const role: keyof ByRole =
    seat === null ? "couch" : seat === view.mdj ? "leads" : awaited ? "plays" : "waits";
  const moment = `${view.phase.name}-${role}`;
  return { key: `lauriers:${moment}`, say: words.t[view.phase.name][role], teach: TAUGHT.has(moment) };
}
