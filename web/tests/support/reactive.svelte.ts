// What a component gives to a class that is "to be made while a component is", and a value that can change.
import { flushSync } from "svelte";

/** Makes something as a component would. Call the second value to take it off the page. */
export function mounted<T>(make: () => T): [made: T, unmount: () => void] {
  let made!: T;
  const unmount = $effect.root(() => {
    made = make();
  });
  flushSync();
  return [made, unmount];
}

export class Changing<T> {
  #now: T = $state.raw()!;

  constructor(first: T) {
    this.#now = first;
  }

  get now(): T {
    return this.#now;
  }

  /** With all that follows from it. */
  set now(next: T) {
    this.#now = next;
    flushSync();
  }
}
