// Asks the server for advice on what a player is composing, debounced.
import { untrack } from "svelte";
import { granted } from "../attempt.svelte";
import type { Room } from "../room.svelte";
import { Refusal } from "../wire";

interface Question<D> {
  draft: D;
  /** What the answer depends on besides the draft. */
  about?: string;
}

export class Advised<D extends object, A> {
  #newest = $state.raw<{ of: string; draft: D; advice: A } | null>(null);
  /** The question as JSON; "" when there is nothing to ask. */
  readonly #of: string = $derived.by(() => {
    const question = this.question();
    return question ? JSON.stringify(question) : "";
  });

  /** Uses effects: construct it during component initialisation. `rest`: milliseconds of debounce. */
  constructor(
    private readonly room: Room,
    private readonly person: number | null,
    private readonly kind: string,
    rest: number,
    private readonly question: () => Question<D> | null,
  ) {
    $effect(() => {
      const of = this.#of;
      if (of === "" || room.link.state !== "open" || untrack(() => this.#newest?.of === of)) return;
      const timer = setTimeout(() => void this.#ask(of), rest);
      return () => clearTimeout(timer);
    });
  }

  /** The last answer, with the draft it is about. */
  protected get newest(): { draft: D; advice: A } | null {
    return this.#newest;
  }
  /** The answer to the current question; null until it arrives. */
  get verdict(): A | null {
    return this.#newest?.of === this.#of ? this.#newest.advice : null;
  }

  async #ask(of: string): Promise<void> {
    const { draft } = JSON.parse(of) as Question<D & Record<string, unknown>>;
    const { room, kind, person } = this;
    const advice = await granted(room.link.ask({ act: "advise", kind, draft }, person ?? undefined));
    if (advice instanceof Refusal || this.#of !== of) return; // the player can go on without advice
    this.#newest = { of, draft, advice: advice as A };
  }
}
