// « Que faire ici ? » in 1000 Bornes des Mots.
import { spoken } from "../../lib/i18n.svelte";
import type { WhatNow } from "../../lib/play/whatnow";
import type { Asking, GameView } from "../contract";
import { asBornes, sideOfSeat } from "./view";
import type { ByRole } from "./words.now.fr";

const words = spoken({
  fr: async () => (await import("./words.now.fr")).fr,
  en: async () => (await import("./words.now.en")).en,
});
/** Where there is something to be learnt before it is done. */
const TAUGHT: ReadonlySet<string> = new Set(["turn-plays"]);

export function whatNow(shown: GameView, { seat, awaited, may }: Asking): WhatNow {
  const view = asBornes(shown);
  const { phase } = view;
  const attacked = seat !== null && phase.phase === "window" && sideOfSeat(view, phase.target).includes(seat);
  const silenced = seat !== null && phase.phase === "turn" && awaited && Boolean(view.zones[seat]?.censure);
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
  const moment = `${phase.phase}-${role}`;
  return { key: `bornes:${moment}`, say: words.t[phase.phase][role], teach: TAUGHT.has(moment) };
}
