// Asks the server for the best places of a word, debounced.
import { Advised } from "../../../lib/play/advised.svelte";
import { plain } from "../../../lib/play/typing";
import type { Room } from "../../../lib/room.svelte";
import type { Place } from "../view";

const REST = 400; // debounce, in milliseconds

export class Places extends Advised<{ word: string; person: boolean }, { places?: readonly Place[] }> {
  /**
   * Must be called during component initialisation. `least`: minimum length of a word; `about`: what the answer depends
   * on besides the word.
   */
  constructor(
    room: Room,
    person: number,
    least: () => number,
    asked: () => { word: string; person: boolean; about: string } | null,
  ) {
    super(room, person, "places", REST, () => {
      const now = asked();
      if (!now || plain(now.word).length < least()) return null;
      const { about, ...draft } = now;
      return { draft, about };
    });
  }

  /** Null until the answer for the current word has arrived. */
  get found(): readonly Place[] | null {
    return this.verdict && (this.verdict.places ?? []);
  }
}
