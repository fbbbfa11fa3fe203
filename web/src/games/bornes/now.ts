// « Que faire ici ? » in 1000 Bornes des Mots.
import type { WhatNow } from "../../lib/play/whatnow";
import type { Asking, GameView } from "../contract";
import { asBornes, sideOfSeat } from "./view";
import { nowWords as words } from "./words";
import type { ByRole } from "./words/now.fr";

/** Where there is something to be learnt before it is done. */
const TAUGHT: ReadonlySet<string> = new Set(["turn-plays"]);

export function whatNow(shown: GameView, { seat, awaited, may }: Asking): WhatNow {
  const view = asBornes(shown);
  const { phase } = view;
  const attacked = seat !== null && phase.name === "window" && sideOfSeat(view, phase.target).includes(seat);
  const silenced = seat !== null && phase.name === "turn" && awaited && Boolean(view.zones[seat]?.censure);
  const role: keyof ByRole =
    seat === null
      ? "couch"
      : silenced
        ? "silenced"
        : attacked
          ? may("coup-fourre")
            ? "plays"
            : "silenced"
          : awaited
            ? "plays"
            : "waits";
  const moment = `${phase.name}-${role}`;
  return { key: `bornes:${moment}`, say: words.t[phase.name][role], teach: TAUGHT.has(moment) };
}
