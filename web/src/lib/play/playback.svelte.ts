// Plays a script on the big screen. Begun once: what comes in meanwhile does not begin it again, and a screen that comes late is as far as the others.

export interface Script {
  /** When each beat begins, in milliseconds from the beginning of the phase. */
  at: readonly number[];
  lasts: number;
}

export class Playback {
  /** How many of its beats have begun. */
  begun = $state(0);
  over = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    { at, lasts }: Script,
    /** How far it is already, in milliseconds; null: it is not played. */
    from: number | null,
    private readonly onbeat: (nth: number) => void,
    private readonly onend: () => void,
  ) {
    if (from === null || from >= lasts) {
      this.begun = at.length;
      this.over = true;
      return;
    }
    this.begun = at.filter((one) => one <= from).length;
    at.forEach((one, nth) => {
      if (one > from) this.#later(one - from, () => this.#show(nth));
    });
    this.#later(lasts - from, () => this.end());
  }

  /** At once: whatever is left of it counts as begun. */
  end(): void {
    this.stop();
    if (this.over) return;
    this.over = true;
    this.onend();
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  #later(after: number, then: () => void): void {
    this.#timers.push(setTimeout(then, after));
  }

  #show(nth: number): void {
    this.begun = nth + 1;
    this.onbeat(nth);
  }
}
