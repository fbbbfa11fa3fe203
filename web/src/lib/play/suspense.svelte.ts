// The big screen plays a result; until it ends, phones of the table do not show it.
import type { Room } from "../room.svelte";

/** What the big screen plays now. */
export interface Act {
  /** Identity: an act that has ended is not withheld again. */
  of: string;
  /** Milliseconds from the start of the phase; 0: nothing is withheld. */
  lasts: number;
}

export class Suspense {
  /** The act that has ended, by time or because the player skipped it. */
  #ended = $state<string | null>(null);
  readonly #until = $derived.by(() => this.#endOf());

  /** Call while the game's screen is initialised. */
  constructor(
    private readonly room: Room,
    /** Null: nothing is played. */
    private readonly act: () => Act | null,
  ) {
    room.keepsBack = () => this.lasts;
    $effect(() => () => (room.keepsBack = () => false));
    $effect(() => {
      const until = this.#until;
      if (until === null) {
        // With nothing to wait for, the act counts as ended: a big screen that connects later withholds nothing.
        if (this.act() !== null) this.end();
        return;
      }
      const timer = setTimeout(() => this.end(), until - performance.now());
      return () => clearTimeout(timer);
    });
  }

  get lasts(): boolean {
    return this.#until !== null && this.#ended !== this.act()?.of;
  }

  end(): void {
    this.#ended = this.act()?.of ?? null;
  }

  /** When the wait ends, by the page's own clock; null: no wait. */
  #endOf(): number | null {
    const act = this.act();
    const { turnedAt } = this.room.link;
    if (act === null || turnedAt === null || this.room.table.screens === 0) return null;
    const end = turnedAt + act.lasts;
    return end > performance.now() ? end : null;
  }
}
