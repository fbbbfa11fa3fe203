// The games this server offers, in the reader's language.
import type { Field, GameAbout } from "../gen/wire";
import { settings, type Lang } from "./settings.svelte";

/** The generated types lose the length of the schema's pairs; this restores it. */
export interface Offer extends Omit<GameAbout, "seats" | "levels" | "defaults"> {
  seats: [number, number];
  levels: [number, number];
  defaults: Record<string, unknown>;
}
export type { Field };

const AGAIN = 4000;

class House {
  #told = $state.raw<Partial<Record<Lang, Offer[]>>>({});
  /** The server did not answer; requests go on. */
  silent = $state(false);
  #asking = new Set<Lang>();

  /** Null until the server has answered. */
  get games(): Offer[] | null {
    return this.#told[settings.lang] ?? null;
  }

  /** The server has answered in some language, or does not answer: nothing needs to wait any more. */
  get settled(): boolean {
    return Object.keys(this.#told).length > 0 || this.silent;
  }

  offer(key: string): Offer | undefined {
    return this.games?.find((one) => one.key === key);
  }

  /** Call in an effect: follows the language and fetches once per language. */
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
