// Registers La Coquillaude with the client.
import type { GameTexts } from "../contract";
import { WORDS_LANG } from "../../lib/voice/lines";
import Honours from "./Honours.svelte";
import { whatNow } from "./now";
import { replay } from "./replay";
import { asCoquillaude } from "./view";
import { words } from "./words";

export const client: GameTexts = {
  Honours,
  headline: (view, names) => words.t.headline(asCoquillaude(view), names),
  whatNow,
  // Phases in which nothing on the phone is private; a rack, a vote or a player's own best play needs a curtain.
  isOpen: (view) => {
    const { phase, options } = asCoquillaude(view);
    if (phase.name === "announce") return phase.vote === null;
    return phase.name === "ended" || (phase.name === "placed" && !options.school);
  },
  scoreInWords: (score) => words.t.points(score),
  triumph: (winners) => words.t.triumph(winners),
  voiceLang: WORDS_LANG,
  ...replay,
};
