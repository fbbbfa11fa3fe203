// Reads the acts that the server's prompts allow. An act may be offered several times, once per sentence.
import type { Prompt } from "../../../gen/wire";
import { May } from "../../../lib/play/may";

/** Exchanging a card of a sentence for one of mine. */
export interface Swap {
  act: "take" | "borrow";
  sentence: number;
  card: string;
  /** My cards that can replace it, each with the side that is up. */
  mine: readonly string[];
  /** Sentences that may receive a joker; 0 is a new one. */
  into: readonly number[];
}

function picks<T extends number | string | boolean>(prompt: Prompt, field: string): T[] {
  const need = prompt.needs?.[field];
  return need?.kind === "pick" ? (need.of as T[]) : [];
}

export class Offers extends May {
  /** The possible values of a field, over all prompts of the act. */
  picks<T extends number | string | boolean>(act: string, field: string): T[] {
    return this.prompts(act).flatMap((one) => picks<T>(one, field));
  }

  /** The least number of cards for this act; Infinity when the act is not allowed now. */
  least(act: "start" | "change" | "take", sentence: number): number {
    const prompts = this.prompts(act);
    const found =
      act === "change"
        ? prompts.find((one) => picks<number>(one, "sentence").includes(sentence))
        : prompts[0];
    const need = found?.needs?.cards;
    return need?.kind === "several" ? need.least : Infinity;
  }

  /** The exchanges possible with one card of an open sentence. */
  swaps(sentence: number, card: string): Swap[] {
    return (["take", "borrow"] as const).flatMap((act) =>
      this.prompts(act)
        .filter((one) => picks(one, "sentence").includes(sentence))
        .filter((one) => picks(one, act === "take" ? "joker" : "theirs").includes(card))
        .map((one) => ({
          act,
          sentence,
          card,
          mine: picks<string>(one, "card"),
          into: picks<number>(one, "into"),
        })),
    );
  }
}
