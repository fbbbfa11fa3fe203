// What somebody may do now, as the server lists it. An act may be offered several times: once for each sentence.
import type { Prompt } from "../../../gen/wire";
import { May } from "../../../lib/play/may";

/** A card that may be taken out of a sentence, against one of mine. */
export interface Swap {
  act: "take" | "borrow";
  sentence: number;
  card: string;
  /** Cards of mine that may come in its place, with the side that is up. */
  mine: readonly string[];
  /** Where a joker may go; 0: into a new sentence. */
  into: readonly number[];
}

function picks<T extends number | string | boolean>(prompt: Prompt, field: string): T[] {
  const need = prompt.needs?.[field];
  return need?.kind === "pick" ? (need.of as T[]) : [];
}

export class Offers extends May {
  /** What a field may be, of all prompts of this act. */
  picks<T extends number | string | boolean>(act: string, field: string): T[] {
    return this.prompts(act).flatMap((one) => picks<T>(one, field));
  }

  /** How many cards the sentence must have to be laid so; Infinity: it can't be now. */
  least(act: "start" | "change" | "take", sentence: number): number {
    const prompts = this.prompts(act);
    const found =
      act === "change"
        ? prompts.find((one) => picks<number>(one, "sentence").includes(sentence))
        : prompts[0];
    const need = found?.needs?.cards;
    return need?.kind === "several" ? need.least : Infinity;
  }

  /** What may be done with a card of an open sentence. */
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
