// The big screen turns the cards: until its pawns walk, a phone that saw the vote close gives nothing away.
import type { Room } from "../../../lib/room.svelte";
import { settings } from "../../../lib/settings.svelte";
import { leavesBefore } from "../table/reveal";
import { walksAfter } from "../table/script";
import type { LauriersView } from "../view";

export class Suspense {
  /** The verdict of this round has been told: the time is over, or somebody did not want to wait. */
  #told = $state<number | null>(null);
  readonly #until = $derived.by(() => this.#end());

  /** To be made while the screen of the game is made. */
  constructor(
    private readonly room: Room,
    private readonly view: () => LauriersView,
  ) {
    $effect(() => {
      const until = this.#until;
      if (until === null) {
        // Where there was nothing to wait for, a big screen that comes now changes nothing.
        if (this.view().phase.name === "revealing") this.tell();
        return;
      }
      const timer = setTimeout(() => this.tell(), until - performance.now());
      return () => clearTimeout(timer);
    });
  }

  get lasts(): boolean {
    return this.#until !== null && this.#told !== this.view().round;
  }

  /** The view as the big screen has told it so far. */
  get shown(): LauriersView {
    const view = this.view();
    return this.lasts && view.phase.name === "revealing"
      ? { ...view, leaves: leavesBefore(view.phase.result, view.leaves) }
      : view;
  }

  tell(): void {
    this.#told = this.view().round;
  }

  /** When there will be nothing left to wait for; null: there is nothing. */
  #end(): number | null {
    const { phase } = this.view();
    const { turnedAt } = this.room.link;
    if (phase.name !== "revealing" || turnedAt === null || this.room.table.screens === 0) return null;
    // A claim is made by who has seen it all: nobody judges what he has not been told.
    if (phase.claim !== null || phase.result.claims.length > 0) return null;
    const end = turnedAt + walksAfter(phase.result, settings.still);
    return end > performance.now() ? end : null;
  }
}
