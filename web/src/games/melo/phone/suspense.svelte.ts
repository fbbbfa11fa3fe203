// The big screen turns the answer over: for that moment a phone gives nothing away, and its pawns stand.
import type { Room } from "../../../lib/room.svelte";
import { settings } from "../../../lib/settings.svelte";
import { ANSWER } from "../table/script";
import type { MeloView } from "../view";

export class Suspense {
  /** The answer of this question has been told. */
  #told = $state<number | null>(null);
  #stood: readonly number[] = [];
  readonly #until = $derived.by(() => this.#end());
  /** Where the pawns stand as far as it is told. */
  readonly squares = $derived.by(() => {
    if (!this.lasts) this.#stood = this.view().squares;
    return this.#stood.length > 0 ? this.#stood : this.view().squares;
  });

  /** To be made while the screen of the game is made. */
  constructor(
    private readonly room: Room,
    private readonly view: () => MeloView,
  ) {
    $effect(() => {
      const until = this.#until;
      if (until === null) {
        if (this.view().phase.name === "revealed") this.#told = this.view().phase.number;
        return;
      }
      const timer = setTimeout(() => (this.#told = this.view().phase.number), until - performance.now());
      return () => clearTimeout(timer);
    });
  }

  get lasts(): boolean {
    return this.#until !== null && this.#told !== this.view().phase.number;
  }

  /** When the big screen will have shown it; null: there is nothing to wait for. */
  #end(): number | null {
    const { phase } = this.view();
    const { turnedAt } = this.room.link;
    if (phase.name !== "revealed" || phase.verdict !== null || settings.still) return null;
    if (turnedAt === null || this.room.table.screens === 0) return null;
    const end = turnedAt + ANSWER;
    return end > performance.now() ? end : null;
  }
}
