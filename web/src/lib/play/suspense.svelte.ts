// The big screen plays what has happened: until it has told it, a phone that saw it happen gives nothing away.
import type { Room } from "../room.svelte";

/** What the big screen plays now. */
export interface Act {
  /** By which it is known: what was told is not kept back again. */
  of: string;
  /** In milliseconds from the beginning of the phase; 0: all is told at once. */
  lasts: number;
}

export class Suspense {
  /** This one has been told: the time is over, or somebody did not want to wait. */
  #ended = $state<string | null>(null);
  readonly #until = $derived.by(() => this.#endOf());

  /** To be made while the screen of the game is made. */
  constructor(
    private readonly room: Room,
    /** Null: nothing that is played. */
    private readonly act: () => Act | null,
  ) {
    room.keepsBack = () => this.lasts;
    $effect(() => () => (room.keepsBack = () => false));
    $effect(() => {
      const until = this.#until;
      if (until === null) {
        // Where there was nothing to wait for, a big screen that comes now changes nothing.
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

  /** When there will be nothing left to wait for; null: there is nothing. */
  #endOf(): number | null {
    const act = this.act();
    const { turnedAt } = this.room.link;
    if (act === null || turnedAt === null || this.room.table.screens === 0) return null;
    const end = turnedAt + act.lasts;
    return end > performance.now() ? end : null;
  }
}
