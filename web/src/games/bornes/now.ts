// The texts of « Que faire ici ? » for 1000 Bornes des Mots.
import { toldByRole } from "../../lib/play/now";
import { asBornes, sideOfSeat, type BornesView } from "./view";
import { nowWords } from "./words";
import type { ByRole } from "./words/now.fr";

export const whatNow = toldByRole<BornesView, keyof ByRole>(
  "bornes",
  asBornes,
  () => nowWords.t,
  (view, { seat, awaited, may }) => {
    const { phase } = view;
    if (phase.name === "turn" && awaited && view.zones[seat]?.censure) return "silenced";
    if (phase.name === "window" && sideOfSeat(view, phase.target).includes(seat))
      return may("coup-fourre") ? "plays" : "silenced";
    return null;
  },
  ["turn-plays"],
);
