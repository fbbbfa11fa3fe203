// Who of this device has answered whether a private match is kept. Only that they have, not what, and only while the page is open: whoever
// gets the phone next learns nothing, and nothing of it stays on the device.
import { SvelteSet } from "svelte/reactivity";

class Answers {
  readonly #given = new SvelteSet<string>();

  has(match: string, person: number): boolean {
    return this.#given.has(`${match}:${person}`);
  }

  given(match: string, person: number): void {
    this.#given.add(`${match}:${person}`);
  }

  /** They think again. */
  again(match: string, person: number): void {
    this.#given.delete(`${match}:${person}`);
  }
}

export const answers = new Answers();
