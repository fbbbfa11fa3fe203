// Fetches the solution of a finished deal once.
import type { Room } from "../../../lib/room.svelte";
import { granted } from "../../../lib/attempt.svelte";
import { Refusal } from "../../../lib/wire";
import { advise, type Solved } from "../phone/advice";

const NOT_FOUND = "search-not-found"; // the search ran to its time limit without a result
const UNATTENDED = 15_000; // milliseconds before a big screen retries, with exponential backoff

export class Solving {
  /** Null until the answer arrives; empty if no solution was found. */
  steps = $state.raw<readonly Solved[] | null>(null);
  /** Why the server refused to search for now; the request may be repeated. */
  later = $state("");
  #asked = $state(0);

  /** Uses effects: construct it during component initialisation. `unattended`: retries by itself. */
  constructor(room: Room, unattended: boolean) {
    $effect(() => {
      const times = this.#asked; // a dependency: each request runs the effect again
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
