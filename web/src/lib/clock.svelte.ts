// Match time, counted down here from what the server last said of it.

/** Ticks four times a second for whoever shows a countdown; stands still when nobody does. */
class Ticker {
  now = $state(performance.now());
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  watch(): () => void {
    this.#watchers += 1;
    this.#timer ??= setInterval(() => (this.now = performance.now()), 250);
    this.now = performance.now();
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    };
  }
}

export const ticker = new Ticker();

export interface Anchor {
  now: number;
  hold: number;
  /** Of that, how long a shared phone is between two pairs of hands: nobody's time. */
  stands: number;
  heardAt: number;
  running: boolean;
}

/** Milliseconds left until `endsAt`, as docs/protocol.md counts them. */
export function left(endsAt: number, anchor: Anchor, at: number): number {
  const since = anchor.running ? Math.max(0, at - anchor.heardAt - anchor.stands) : 0;
  return Math.max(0, endsAt - anchor.now + anchor.hold - anchor.stands - since);
}

/** A shared phone changes hands, and time waits for it. */
export const changesHands = (anchor: Anchor, at: number): boolean =>
  anchor.stands > 0 && (!anchor.running || at - anchor.heardAt < anchor.stands);

export function minutes(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
