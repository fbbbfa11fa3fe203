// Reconnection backoff: exponential, with jitter so that the devices of one house do not all reconnect at once.

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 15_000;
const STEADY = 10_000; // a connection that lasts this long resets the backoff
const LEAST_PAUSE = 1000; // lower limit for reconnections forced by a tap

export class Backoff {
  #tries = 0;
  #steady: ReturnType<typeof setTimeout> | undefined;

  /** Delay before the next call. The first is almost immediate: most connections drop only once. */
  pause(): number {
    this.lost();
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries);
    const least = this.#tries === 0 ? 0 : longest / 2;
    this.#tries += 1;
    return least + Math.random() * (longest - least);
  }

  /** A connection that opens and closes at once must not reset the backoff; only its duration does. */
  welcomed(): void {
    this.lost();
    this.#steady = setTimeout(() => (this.#tries = 0), STEADY);
  }

  /**
   * The server closed a good connection on purpose (restart, hand-over): the
   * backoff starts again from its first step.
   */
  sentOn(): void {
    this.lost();
    this.#tries = 0;
  }

  lost(): void {
    clearTimeout(this.#steady);
  }

  /** Whether a tap may force a call now. */
  mayHurry(calledAt: number): boolean {
    return performance.now() - calledAt >= LEAST_PAUSE;
  }
}
