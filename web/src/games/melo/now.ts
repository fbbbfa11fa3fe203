// The help text « Que faire ici ? » of Mélo Ego Duo.
import { whatNowByRole } from "../../lib/play/now";
import { asMelo, type MeloView } from "./view";
import { nowWords } from "./words";
import type { ByRole } from "./words/now.fr";

export const whatNow = whatNowByRole<MeloView, keyof ByRole>(
  "melo",
  asMelo,
  () => nowWords.t,
  ({ phase, turn }, { seat, may }) => {
    const asked = phase.name === "debating" || phase.name === "jury" ? [phase.by, phase.of] : [turn];
    if (asked.includes(seat)) return "asked";
    return may("contest") || may("vote") ? "plays" : null;
  },
  ["jury-plays"],
);
