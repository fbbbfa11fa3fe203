// How long to wait before the next call: longer each time, and unevenly, so that a whole house does not call at once.

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 15_000;
const STEADY = 10_000; // a welcome that lasted so long: the line is good again
const LEAST_PAUSE = 1000; // however often somebody taps

export class Backoff {
  #tries = 0;
  #steady: ReturnType<typeof setTimeout> | undefined;

  /** Before the next call. The first one comes almost at once: most lines are lost only once. */
  pause(): number {
    this.lost();
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries);
    const least = this.#tries === 0 ? 0 : longest / 2;
    this.#tries += 1;
    return least + Math.random() * (longest - least);
  }

  /** A line that opens and dies at once is no better than none: only time shows that it holds. */
  welcomed(): void {
    this.lost();
    this.#steady = setTimeout(() => (this.#tries = 0), STEADY);
  }

  /** A good line that the server itself ended: we are expected, here or at the next server. */
  sentOn(): void {
    this.lost();
    this.#tries = 0;
  }

  lost(): void {
    clearTimeout(this.#steady);
  }

  /** Somebody taps, and does not want to wait. */
  mayHurry(calledAt: number): boolean {
    return performance.now() - calledAt >= LEAST_PAUSE;
  }
}
