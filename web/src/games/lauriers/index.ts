// Registers Les Lauriers with the client.
import { settings } from "../../lib/settings.svelte";
import type { GameTexts, GameView } from "../contract";
import { WORDS_LANG } from "../../lib/voice/lines";
import Honours from "./Honours.svelte";
import { whatNow } from "./now";
import { asLauriers, asMine, readsItself, resultOf } from "./view";
import { silent } from "./table/reveal";
import { lasts } from "./table/script";
import { own, tv, words } from "./words";

const isVerdict = (view: GameView): boolean => asLauriers(view).phase.name === "revealing";
/** Whether the verdict is shown with a claim on which players vote. */
const isJudged = (view: GameView): boolean => {
  const { phase } = asLauriers(view);
  return phase.name === "revealing" && phase.claim !== undefined;
};

export const client: GameTexts = {
  Honours,
  headline: (view, names) => words.t.headline(asLauriers(view), names),
  whatNow,
  isOpen: (view) => ["revealing", "finished"].includes(asLauriers(view).phase.name),
  scoreInWords: (score) => words.t.leaves(score),
  triumph: (winners) => words.t.triumph(winners),
  voiceLang: WORDS_LANG,
  own: () => own.t,
  unnamed: (view, before) => {
    const { unnamed } = tv.t.moment;
    if (before !== null && readsItself(asLauriers(before).phase)) return unnamed.toVote;
    return [view, before].some((one) => one !== null && isJudged(one))
      ? unnamed.judging
      : unnamed[asLauriers(view).phase.name];
  },
  expired: (view, before) => {
    if (before !== null && readsItself(asLauriers(before).phase))
      return asLauriers(view).phase.name === "reading" ? tv.t.moment.unnamed.reading : tv.t.voting.title;
    return before !== null && isVerdict(view) && isVerdict(before) && !isJudged(before)
      ? tv.t.moment.claimsOver
      : "";
  },
  missed: (view, after, seat, mine) => {
    const { phase } = asLauriers(view);
    const now = asLauriers(after).phase;
    if (phase.name === "voting" && "result" in now)
      return silent(resultOf(now), asLauriers(after).holders).votes.includes(seat) ? words.t.vote.missed : "";
    if (phase.name !== "writing") return "";
    const { text, entry } = asMine(mine);
    const lies =
      now.name === "preparing" || now.name === "reading"
        ? text
        : now.name === "voting"
          ? entry !== null && entry !== undefined
          : true;
    return lies ? "" : words.t.write.missed;
  },
  measure: (view) => {
    const { phase } = asLauriers(view);
    return phase.name === "finished" ? tv.t.honours.rounds(phase.rounds) : "";
  },
  lastAct: (view) => {
    const { phase } = asLauriers(view);
    return phase.name === "finished" && phase.winners.length > 0 && !phase.shown
      ? lasts(resultOf(phase), settings.still)
      : 0;
  },
};
