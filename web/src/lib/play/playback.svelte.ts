// Plays a script on the big screen. Later frames do not restart it, and a screen
// that connects late starts in the middle.

export interface Script {
  /** Start of each beat, in milliseconds from the start of the phase. */
  at: readonly number[];
  lasts: number;
}

export class Playback {
  /** Number of beats that have begun. */
  begun = $state(0);
  over = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    { at, lasts }: Script,
    /** Milliseconds already elapsed; null: not played, the end is shown. */
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

  /** Ends at once. */
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
