// The client of a game, loaded when its key is known. It is null while another game's client is loading: a
// view is never drawn by the wrong client.
import { clientWith } from ".";
import type { GameClient, Part } from "./contract";

const AGAIN = 4000;

export class Fetched {
  #got = $state.raw<{ key: string; client: GameClient } | null>(null);
  #tries = $state(0);

  /** Call during component initialisation. */
  constructor(
    private readonly key: () => string,
    /** Null until this part is loaded too. */
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
