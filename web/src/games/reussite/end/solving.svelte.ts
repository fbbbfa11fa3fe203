// The solution of a deal that is over: asked for once, then looked at as often as one likes.
import type { Room } from "../../../lib/room.svelte";
import { Refusal } from "../../../lib/wire";
import { advise, type Solved } from "../phone/advice";

export class Solving {
  /** Null while the house is looking for it; empty where nothing was found. */
  steps = $state.raw<readonly Solved[] | null>(null);

  /** To be made while a component is. */
  constructor(room: Room) {
    $effect(() => {
      let gone = false;
      const found = (steps: readonly Solved[]): void => void (gone || (this.steps = steps));
      advise(room, "solution", room.speaker).then(
        (advice) => found(advice.found ? (advice.words ?? []) : []),
        (fault: unknown) => {
          if (!(fault instanceof Refusal)) throw fault;
          found([]);
        },
      );
      return () => {
        gone = true;
      };
    });
  }
}
