// Which text of « Que faire ici ? » a player of 1000 Bornes des Mots sees: by the phase, and the role in it.
import { whatNowByRole } from "../../lib/play/now";
import { asBornes, sideOfSeat, type BornesView } from "./view";
import { nowWords } from "./words";
import type { ByRole } from "./words/now.fr";

export const whatNow = whatNowByRole<BornesView, keyof ByRole>(
  "bornes",
  asBornes,
  () => nowWords.t,
  // Null: the usual role, "plays" or "waits". "silenced": censored, or attacked without an answer.
  (view, { seat, awaited, may }) => {
    const { phase } = view;
    if (phase.name === "turn" && awaited && view.zones[seat]?.censure) return "silenced";
    if (phase.name === "window" && sideOfSeat(view, phase.target).includes(seat))
      return may("coup-fourre") ? "plays" : "silenced";
    return null;
  },
  ["turn-plays"], // opens by itself on the first turn
);
