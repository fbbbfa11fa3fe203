// Match time, counted down locally from the server's last clock frame.

/** Ticks four times a second while a countdown is shown; stops otherwise. */
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
  /** Part of `hold` during which a shared phone changes hands; it is not counted as play time. */
  stands: number;
  heardAt: number;
  running: boolean;
}

/** Milliseconds left until `endsAt`, computed as docs/protocol.md says. */
export function left(endsAt: number, anchor: Anchor, at: number): number {
  const since = anchor.running ? Math.max(0, at - anchor.heardAt - anchor.stands) : 0;
  return Math.max(0, endsAt - anchor.now + anchor.hold - anchor.stands - since);
}

/** A shared phone is changing hands; match time waits for it. */
export const changesHands = (anchor: Anchor, at: number): boolean =>
  anchor.stands > 0 && (!anchor.running || at - anchor.heardAt < anchor.stands);

export function minutes(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
