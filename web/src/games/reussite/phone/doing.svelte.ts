// What is done in the game, one thing after the other: quick fingers are not lost, and a refusal is told.
import type { Room } from "../../../lib/room.svelte";
import { play } from "../../../lib/sounds";
import { Refusal } from "../../../lib/wire";
import { passOn } from "../parts/passing.svelte";
import type { Action } from "../view";
import { restBetween } from "./asleep.svelte";

export class Doing {
  /** How many things are on their way. */
  pending = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  #line: Promise<unknown> = Promise.resolve();

  /** To be made while a component is. */
  constructor(
    private readonly room: Room,
    private readonly person: () => number | null,
  ) {
    restBetween(room, person);
    passOn(room);
  }

  get say(): string {
    return this.refusal?.say ?? "";
  }

  /** Behind what is on its way already. Says whether it was accepted. */
  do(action: Action): Promise<boolean> {
    const person = this.person();
    if (person === null) return Promise.resolve(false);
    this.pending += 1;
    const done = this.#line.then(() => this.#make(action, person));
    this.#line = done;
    return done;
  }

  /** Nothing while something is on its way: for what a second tap would do twice. */
  once(action: Action): Promise<boolean> {
    return this.pending > 0 ? Promise.resolve(false) : this.do(action);
  }

  async #make(action: Action, person: number): Promise<boolean> {
    try {
      await this.room.link.do(action, person);
      this.refusal = null;
      return true;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
      play("refused");
      return false;
    } finally {
      this.pending -= 1;
    }
  }
}
