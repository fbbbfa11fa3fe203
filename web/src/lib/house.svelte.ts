// What this house offers: the games that can be played, as the server tells them in the reader's language.
import type { Field, GameAbout } from "../gen/wire";
import { settings, type Lang } from "./settings.svelte";

/** The schema's pairs come out of the generator without their numbers. */
export interface Offer extends Omit<GameAbout, "seats" | "levels" | "defaults"> {
  seats: [number, number];
  levels: [number, number];
  defaults: Record<string, unknown>;
}
export type { Field };

const AGAIN = 4000;

class House {
  #told = $state.raw<Partial<Record<Lang, Offer[]>>>({});
  /** The server did not answer; we go on asking. */
  silent = $state(false);
  #asking = new Set<Lang>();

  /** Null until the server has told. */
  get games(): Offer[] | null {
    return this.#told[settings.lang] ?? null;
  }

  /** The house has told what it offers, in whatever language, or does not answer: nothing need wait for it any more. */
  get settled(): boolean {
    return Object.keys(this.#told).length > 0 || this.silent;
  }

  offer(key: string): Offer | undefined {
    return this.games?.find((one) => one.key === key);
  }

  /** To be called in an effect: follows the language, and asks once for each. */
  visit(): void {
    const { lang } = settings;
    if (this.#told[lang] || this.#asking.has(lang)) return;
    this.#asking.add(lang);
    void this.#ask(lang);
  }

  async #ask(lang: Lang): Promise<void> {
    try {
      const answer = await fetch(`/api/games?lang=${lang}`);
      if (!answer.ok) throw new Error(String(answer.status));
      this.#told = { ...this.#told, [lang]: (await answer.json()) as Offer[] };
      this.silent = false;
      this.#asking.delete(lang);
    } catch {
      this.silent = true;
      setTimeout(() => void this.#ask(lang), AGAIN);
    }
  }
}

export const house = new House();
