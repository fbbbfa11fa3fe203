// Plays each moment once on the big screen: bids turned over, a verdict, an answer.
// Other announcements wait until it ends.
import { onDestroy, untrack } from "svelte";
import type { Room } from "../room.svelte";
import { settings } from "../settings.svelte";
import type { Playback } from "./playback.svelte";

export class BigScreen {
  playback = $state.raw<Playback | null>(null);
  readonly #first: string | null;
  #last: string | null = null;

  /** Call while the game's big screen is initialised. */
  constructor(
    private readonly room: Room,
    /** Key of the moment; a new one starts its playback. Null: the last playback stays. */
    private readonly moment: () => string | null,
    /** `from`: milliseconds already elapsed; null: the end is shown at once. */
    begin: (from: number | null) => Playback | null,
  ) {
    this.#first = untrack(moment);
    $effect.pre(() => {
      const now = this.moment();
      untrack(() => {
        if (now === null || now === this.#last) return;
        this.#last = now;
        this.playback?.stop();
        // A screen that connects late starts in the middle.
        this.playback = begin(settings.still ? null : now === this.#first ? this.#since() : 0);
      });
    });
    room.keepsBack = () => this.playing;
    onDestroy(() => {
      this.playback?.stop();
      room.keepsBack = () => false;
    });
  }

  get playing(): boolean {
    return this.playback !== null && !this.playback.over;
  }

  /** The moment had begun before this screen connected. */
  get midway(): boolean {
    return this.moment() === this.#first;
  }

  #since(): number {
    const { turnedAt } = this.room.link;
    return turnedAt === null ? Infinity : performance.now() - turnedAt;
  }
}
