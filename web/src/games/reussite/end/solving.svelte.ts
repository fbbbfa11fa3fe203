// The solution of a deal that is over: asked for once, then looked at as often as one likes.
import type { Room } from "../../../lib/room.svelte";
import { granted } from "../../../lib/attempt.svelte";
import { Refusal } from "../../../lib/wire";
import { advise, type Solved } from "../phone/advice";

const NOT_FOUND = "search-not-found"; // it was looked for, for as long as anybody would wait
const UNATTENDED = 15_000; // milliseconds, and twice that the next time: nobody taps a television

export class Solving {
  /** Null while the house is looking for it, or has yet to; empty where nothing was found. */
  steps = $state.raw<readonly Solved[] | null>(null);
  /** Why the house has not even begun to look; it may be asked again. */
  later = $state("");
  #asked = $state(0);

  /** To be made while a component is; `unattended`: it asks again by itself. */
  constructor(room: Room, unattended: boolean) {
    $effect(() => {
      const times = this.#asked; // whenever somebody asks again
      let gone = false;
      let again: ReturnType<typeof setTimeout> | undefined;
      const found = (steps: readonly Solved[]): void => void (gone || (this.steps = steps));
      void granted(advise(room, "solution", room.speaker)).then((advice) => {
        if (!(advice instanceof Refusal)) return found(advice.found ? (advice.words ?? []) : []);
        if (advice.key === NOT_FOUND) return found([]);
        if (gone) return;
        this.later = advice.say;
        if (unattended) again = setTimeout(this.again, UNATTENDED * 2 ** Math.min(times, 4));
      });
      return () => {
        gone = true;
        clearTimeout(again);
      };
    });
  }

  again = (): void => {
    this.later = "";
    this.#asked += 1;
  };
}
