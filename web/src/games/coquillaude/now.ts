// « Que faire ici ? » in La Coquillaude.
import type { WhatNow } from "../../lib/play/whatnow";
import type { Asking, GameView } from "../contract";
import { asCoquillaude } from "./view";
import { nowWords as words } from "./words";
import type { ByRole } from "./words/now.fr";

/** Where there is something to be learnt before it is done. */
const TAUGHT: ReadonlySet<string> = new Set(["gifts-plays"]);

export function whatNow(shown: GameView, { seat, awaited, may }: Asking): WhatNow {
  const { phase } = asCoquillaude(shown);
  const role: keyof ByRole =
    seat === null ? "couch" : awaited ? "plays" : may("draft") || may("unlock") ? "composes" : "waits";
  const moment = `${phase.name}-${role}`;
  return { key: `coquillaude:${moment}`, say: words.t[phase.name][role], teach: TAUGHT.has(moment) };
}
