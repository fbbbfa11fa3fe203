// « Que faire ici ? » in La Réussite.
import type { WhatNow } from "../../lib/play/whatnow";
import type { Asking, GameView } from "../contract";
import { asReussite } from "./view";
import { nowWords as words } from "./words";
import type { ByRole } from "./words/now.fr";

export function whatNow(shown: GameView, { seat, awaited }: Asking): WhatNow {
  const { phase } = asReussite(shown);
  const role: keyof ByRole = seat === null ? "couch" : awaited ? "plays" : "waits";
  return { key: `reussite:${phase.name}-${role}`, say: words.t[phase.name][role] };
}
