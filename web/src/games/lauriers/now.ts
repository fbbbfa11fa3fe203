// The help text « Que faire ici ? » of Les Lauriers.
import { whatNowByRole } from "../../lib/play/now";
import { asLauriers, readsItself, type LauriersView } from "./view";
import { nowWords } from "./words";
import type { ByRole } from "./words/now.fr";

export const whatNow = whatNowByRole<LauriersView, keyof ByRole>(
  "lauriers",
  asLauriers,
  () => nowWords.t,
  ({ mdj, phase }, { seat }) => (seat === mdj && !readsItself(phase) ? "leads" : null),
  ["choosing-leads", "writing-plays", "preparing-leads", "voting-plays"],
);
