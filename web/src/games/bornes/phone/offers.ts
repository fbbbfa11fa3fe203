// What somebody may do now, as the server lists it. An act may be offered several times: once for each sentence.
import type { Prompt } from "../../../gen/wire";
import type { Room } from "../../../lib/room.svelte";

export interface Taking {
  sentence: number;
  /** The joker that may be taken, or the cards that may be borrowed. */
  cards: readonly string[];
  /** Cards of mine that may come in its place, with the side that is up. */
  mine: readonly string[];
  /** Where a joker may go; 0: into a new sentence. */
  into: readonly number[];
}

export class Offers {
  constructor(
    private readonly room: Room,
    private readonly person: () => number | null,
  ) {}

  all(act: string): Prompt[] {
    const person = this.person();
    return person === null ? [] : this.room.prompts(person).filter((one) => one.act === act);
  }

  has(act: string): boolean {
    return this.all(act).length > 0;
  }

  must(act: string): boolean {
    return this.all(act).some((one) => one.must);
  }

  /** What a field may be, of all prompts of this act. */
  picks<T extends number | string | boolean>(act: string, field: string): T[] {
    return this.all(act).flatMap((one) => {
      const need = one.needs?.[field];
      return need?.kind === "pick" ? (need.of as T[]) : [];
    });
  }

  /** This sentence may be changed, finished, attacked… */
  on(act: string, sentence: number): boolean {
    return this.picks<number>(act, "sentence").includes(sentence);
  }

  /** How many cards this sentence may have, and how many it must. */
  cards(act: "start" | "change", sentence: number): { least: number; most: number } | null {
    const found = this.all(act).find((one) => {
      const need = one.needs?.sentence;
      return act === "start" || (need?.kind === "pick" && need.of.includes(sentence));
    });
    const need = found?.needs?.cards;
    return need?.kind === "several" ? { least: need.least, most: need.most } : null;
  }

  /** It may be called finished although it has few cards: only as a proverb. */
  onlyProverb(sentence: number): boolean {
    return this.all("finish").some((one) => {
      const { sentence: ids, proverb } = one.needs ?? {};
      return (
        ids?.kind === "pick" &&
        ids.of.includes(sentence) &&
        proverb?.kind === "pick" &&
        !proverb.of.includes(false)
      );
    });
  }

  taking(act: "take" | "borrow"): Taking[] {
    const picked = (prompt: Prompt, field: string): (string | number | boolean)[] => {
      const need = prompt.needs?.[field];
      return need?.kind === "pick" ? need.of : [];
    };
    return this.all(act).map((one) => ({
      sentence: Number(picked(one, "sentence")[0]),
      cards: picked(one, act === "take" ? "joker" : "theirs") as string[],
      mine: picked(one, "card") as string[],
      into: picked(one, "into") as number[],
    }));
  }

  langs(): ("fr" | "en")[] {
    return [...this.picks<"fr" | "en">("draft", "lang")];
  }
}
