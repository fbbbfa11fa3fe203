// The client of a game, fetched when its key is known. A view is never drawn by the client of another game:
// while the right one is on its way there is none.
import { clientWith } from ".";
import type { GameClient, Part } from "./contract";

const AGAIN = 4000;

export class Fetched {
  #got = $state.raw<{ key: string; client: GameClient } | null>(null);
  #tries = $state(0);

  /** To be made while a component is. */
  constructor(
    private readonly key: () => string,
    /** Null until this part of it is there as well. */
    part?: Part,
  ) {
    const wanted = $derived(this.key());
    $effect(() => {
      void this.#tries;
      const key = wanted;
      let gone = false;
      let again: ReturnType<typeof setTimeout> | undefined;
      clientWith(key, part).then(
        (client) => gone || (this.#got = { key, client }),
        () => gone || (again = setTimeout(() => (this.#tries += 1), AGAIN)),
      );
      return () => {
        gone = true;
        clearTimeout(again);
      };
    });
  }

  get client(): GameClient | null {
    return this.#got?.key === this.key() ? this.#got.client : null;
  }
}
