// Asks the server for the best places of a word, debounced.
import { untrack } from "svelte";
import type { Room } from "../../../lib/room.svelte";
import { granted } from "../../../lib/attempt.svelte";
import { plain } from "../../../lib/play/typing";
import { Refusal } from "../../../lib/wire";
import type { Place } from "../view";

const REST = 400; // debounce, in milliseconds

export class Places {
  #found = $state.raw<{ of: string; places: readonly Place[] } | null>(null);
  #of = "";

  /**
   * Must be called during component initialisation. `least`: minimum length of a word; `about`: what the answer depends
   * on besides the word.
   */
  constructor(
    private readonly room: Room,
    private readonly person: number,
    private readonly least: () => number,
    private readonly asked: () => { word: string; person: boolean; about: string } | null,
  ) {
    const of = $derived.by(() => {
      const asked = this.asked();
      return asked && plain(asked.word).length >= this.least() ? JSON.stringify(asked) : "";
    });
    $effect(() => {
      this.#of = of;
      if (of === "" || this.room.link.state !== "open" || untrack(() => this.#found?.of === of)) return;
      const timer = setTimeout(() => void this.#ask(of), REST);
      return () => clearTimeout(timer);
    });
    this.#key = () => of;
  }
  readonly #key: () => string;

  /** Null until the answer for the current word has arrived. */
  get found(): readonly Place[] | null {
    return this.#found?.of === this.#key() ? this.#found.places : null;
  }

  async #ask(of: string): Promise<void> {
    const { word, person } = JSON.parse(of) as { word: string; person: boolean };
    const answer = await granted(
      this.room.link.ask({ act: "advise", kind: "places", draft: { word, person } }, this.person),
    );
    if (answer instanceof Refusal || this.#of !== of) return; // after a refusal the word can still be placed by hand
    this.#found = { of, places: (answer as { places?: Place[] }).places ?? [] };
  }
}
