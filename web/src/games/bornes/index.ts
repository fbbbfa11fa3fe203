// Registers 1000 Bornes des Mots with the client.
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
  // Phases without secrets. A hand, a vote or a grade needs a curtain.
  isOpen: (view) => {
    const { phase } = asBornes(view);
    return phase.name === "score" || phase.name === "ended";
  },
  // The attacked player and his partner, whether or not they hold the answering card: that stays secret.
  isAsked: (view, seat) => {
    const bornes = asBornes(view);
    return bornes.phase.name === "window" && sideOfSeat(bornes, seat).includes(bornes.phase.target);
  },
  scoreInWords: (score) => words.t.points(score),
  triumph: (winners) => words.t.triumph(winners),
  editors: { blanks: later(() => import("./own/Blanks.svelte")) },
  // A player who ends his turn or casts the last vote ends the phase himself, so only a timeout counts as missed.
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
