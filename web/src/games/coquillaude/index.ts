// La Coquillaude in the browser.
import type { GameTexts } from "../contract";
import { TONGUE } from "../../lib/voice/lines";
import Honours from "./Honours.svelte";
import { whatNow } from "./now";
import { replay } from "./replay";
import { asCoquillaude } from "./view";
import { words } from "./words";

export const client: GameTexts = {
  Honours,
  headline: (view, names) => words.t.headline(asCoquillaude(view), names),
  whatNow,
  // What all look at together. A hand, a vote or a best play of one's own needs a curtain.
  isOpen: (view) => {
    const { phase, options } = asCoquillaude(view);
    if (phase.name === "announce") return phase.vote === null;
    return phase.name === "ended" || (phase.name === "placed" && !options.school);
  },
  scoreInWords: (score) => words.t.points(score),
  triumph: (winners) => words.t.triumph(winners),
  tongue: TONGUE,
  ...replay,
};
