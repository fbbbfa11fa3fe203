// What is done in a game: quick fingers are not lost, a second tap does not do it twice, and a refusal is told.
import type { Room } from "../room.svelte";
import { play } from "../sounds";
import { Refusal } from "../wire";

export class Doing<Action extends { act: string }> {
  /** How many things are on their way. */
  #pending = $state(0);
  /** Of the last one, until another is accepted. */
  refusal = $state.raw<Refusal | null>(null);
  #line: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly room: Room,
    private readonly person: () => number | null,
  ) {}

  get busy(): boolean {
    return this.#pending > 0;
  }

  get say(): string {
    return this.refusal?.say ?? "";
  }

  /** Behind what is on its way already, one after the other. Says whether all were accepted. */
  do(...actions: Action[]): Promise<boolean> {
    const person = this.person();
    if (person === null) return Promise.resolve(false);
    this.#pending += 1;
    const done = this.#line.then(() => this.#make(actions, person));
    this.#line = done.catch(() => undefined); // what broke one does not hold up the next
    return done;
  }

  /** Nothing while something is on its way: for what a second tap would do twice. */
  once(...actions: Action[]): Promise<boolean> {
    if (this.busy) return Promise.resolve(false);
    this.refusal = null;
    return this.do(...actions);
  }

  async #make(actions: readonly Action[], person: number): Promise<boolean> {
    try {
      for (const action of actions) await this.room.link.do(action, person);
      this.refusal = null;
      return true;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.refusal = fault;
      play("refused");
      return false;
    } finally {
      this.#pending -= 1;
    }
  }
}
