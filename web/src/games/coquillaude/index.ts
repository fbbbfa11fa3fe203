// La Coquillaude in the browser.
import type { GameClient } from "../contract";
import { later } from "../later";
import { TONGUE } from "./aloud";
import Honours from "./Honours.svelte";
import { whatNow } from "./now";
import { replay } from "./replay";
import { asCoquillaude } from "./view";
import { words } from "./words";

export const client: GameClient = {
  Phone: later(() => import("./Phone.svelte")),
  Table: later(() => import("./Table.svelte")),
  Honours,
  Rules: later(() => import("./Rules.svelte")),
  Demo: later(() => import("./Demo.svelte")),
  headline: (view, names) => words.t.headline(asCoquillaude(view), names),
  whatNow,
  // What all look at together. A hand, a vote or a best play of one's own needs a curtain.
  isOpen: (view) => {
    const { phase, options } = asCoquillaude(view);
    if (phase.name === "announce") return phase.vote === null;
    return phase.name === "ended" || (phase.name === "placed" && !options.school);
  },
  endsAt: (view) => asCoquillaude(view).ends_at,
  scoreInWords: (score) => words.t.points(score),
  triumph: (winners) => words.t.triumph(winners),
  tongue: TONGUE,
  Moment: later(() => import("./Moment.svelte")),
  ...replay,
};
