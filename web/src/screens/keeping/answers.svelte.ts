// Which people of this device have answered the vote on a private match. It holds that they answered, not what, and
// only in memory: the next holder of the phone learns nothing.
import { SvelteSet } from "svelte/reactivity";

class Answers {
  readonly #given = new SvelteSet<string>();

  has(match: string, person: number): boolean {
    return this.#given.has(`${match}:${person}`);
  }

  given(match: string, person: number): void {
    this.#given.add(`${match}:${person}`);
  }

  /** The person wants to answer again. */
  again(match: string, person: number): void {
    this.#given.delete(`${match}:${person}`);
  }
}

export const answers = new Answers();
