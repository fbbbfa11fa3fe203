// What the big screen plays once: bids turned over, a verdict, an answer. A phone keeps quiet about it until it is told.
import { onDestroy, untrack } from "svelte";
import type { Room } from "../room.svelte";
import { settings } from "../settings.svelte";
import type { Playback } from "./playback.svelte";

export class BigScreen {
  playback = $state.raw<Playback | null>(null);
  readonly #first: string | null;
  #last: string | null = null;

  /** To be made while the big screen of a game is made. */
  constructor(
    private readonly room: Room,
    /** What is played: begun when it changes. Null: what was played before stays as it is. */
    private readonly moment: () => string | null,
    /** `from`: how far it is already, in milliseconds; null: all is shown at once. */
    begin: (from: number | null) => Playback | null,
  ) {
    this.#first = untrack(moment);
    $effect.pre(() => {
      const now = this.moment();
      untrack(() => {
        if (now === null || now === this.#last) return;
        this.#last = now;
        this.playback?.stop();
        // A screen that comes later is as far as the others.
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

  /** What is shown was there before this screen. */
  get midway(): boolean {
    return this.moment() === this.#first;
  }

  #since(): number {
    const { turnedAt } = this.room.link;
    return turnedAt === null ? Infinity : performance.now() - turnedAt;
  }
}
