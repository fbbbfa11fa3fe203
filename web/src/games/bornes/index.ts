// 1000 Bornes des Mots in the browser.
import type { GameTexts } from "../contract";
import { later } from "../later";
import Honours from "./Honours.svelte";
import { whatNow } from "./now";
import { replay } from "./replay";
import { asBornes, sideOfSeat } from "./view";
import { words } from "./words";

export const client: GameTexts = {
  Honours,
  headline: (view, names) => words.t.headline(asBornes(view), names),
  whatNow,
  // What all look at together. A hand, a vote or a grade needs a curtain.
  isOpen: (view) => {
    const { phase } = asBornes(view);
    return phase.name === "score" || phase.name === "ended";
  },
  // Whoever is silenced, and his partner; whether they hold the card is nobody's business.
  isAsked: (view, seat) => {
    const bornes = asBornes(view);
    return bornes.phase.name === "window" && sideOfSeat(bornes, seat).includes(bornes.phase.target);
  },
  scoreInWords: (score) => words.t.points(score),
  triumph: (winners) => words.t.triumph(winners),
  editors: { blanks: later(() => import("./own/Blanks.svelte")) },
  // Who ends his own turn, or votes last, closes the moment himself: only time tells.
  missed: (view, after, seat, _, late) => {
    if (!late) return "";
    const [before, now] = [asBornes(view), asBornes(after)];
    if (before.phase.name === "turn" && before.player === seat && now.player !== seat)
      return words.t.missed.turn;
    return before.phase.name === "vote" && now.phase.name !== "vote" && !before.phase.voted.includes(seat)
      ? words.t.missed.vote
      : "";
  },
  ...replay,
};
