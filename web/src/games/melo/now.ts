// « Que faire ici ? » in Mélo Ego Duo.
import type { WhatNow } from "../../lib/play/whatnow";
import type { Asking, GameView } from "../contract";
import { asMelo } from "./view";
import { nowWords as words } from "./words";
import type { ByRole } from "./words/now.fr";

/** Where there is something to be learnt before it is done. */
const TAUGHT: ReadonlySet<string> = new Set(["jury-plays"]);

export function whatNow(shown: GameView, { seat, awaited, may }: Asking): WhatNow {
  const { phase, turn } = asMelo(shown);
  const debaters = phase.name === "debating" || phase.name === "jury" ? [phase.by, phase.of] : [];
  const role: keyof ByRole =
    seat === null
      ? "couch"
      : (debaters.length > 0 ? debaters.includes(seat) : seat === turn)
        ? "asked"
        : awaited || may("contest") || may("vote")
          ? "plays"
          : "waits";
  const moment = `${phase.name}-${role}`;
  return { key: `melo:${moment}`, say: words.t[phase.name][role], teach: TAUGHT.has(moment) };
}
