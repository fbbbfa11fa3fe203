// While the big screen turns the answer over, the phone withholds it and keeps its pawns still.
import { Suspense as Any } from "../../../lib/play/suspense.svelte";
import type { Room } from "../../../lib/room.svelte";
import { settings } from "../../../lib/settings.svelte";
import { ANSWER } from "../table/script";
import type { MeloView } from "../view";

export class Suspense extends Any {
  #stood: readonly number[] = [];
  /** The squares of the pawns as told so far. */
  readonly squares = $derived.by(() => {
    if (!this.lasts) this.#stood = this.shown().squares;
    return this.#stood.length > 0 ? this.#stood : this.shown().squares;
  });

  constructor(
    room: Room,
    private readonly shown: () => MeloView,
  ) {
    super(room, () => {
      const { phase } = shown();
      const turns = phase.name === "revealed" && phase.verdict === null && !settings.still;
      return turns ? { of: `${phase.number}`, lasts: ANSWER } : null;
    });
  }
}
