// What somebody has picked or typed and not confirmed. When its time passes he is told what became of it, once he looks at the screen again.

/** What to say of it, in either case. */
export interface OpenChoice {
  /** The server has it, and it counts although nobody confirmed it. */
  counts: boolean;
  counted: string;
  lost: string;
}

export class TimeUp {
  /** By person, what became of it. */
  news = $state.raw<Readonly<Record<number, string>>>({});
  readonly #open = new Map<number, OpenChoice>();

  /** What is on somebody's screen at present; null: nothing, or it is confirmed. */
  note(person: number, what: OpenChoice | null): void {
    if (what === null) this.#open.delete(person);
    else this.#open.set(person, what);
  }

  /** The server has what somebody left on his screen, though he looks at it no longer. */
  saved(person: number): void {
    const open = this.#open.get(person);
    if (open) this.#open.set(person, { ...open, counts: true });
  }

  /** The phase is over, and with it the news of the one before. `missed`: to those who had begun nothing. */
  close(missed: Readonly<Record<number, string>> = {}): void {
    const told = [...this.#open].map(([person, one]) => [person, one.counts ? one.counted : one.lost]);
    this.#open.clear();
    this.news = { ...missed, ...(Object.fromEntries(told) as Record<number, string>) };
  }

  dismiss(person: number): void {
    const { [person]: _, ...others } = this.news;
    this.news = others;
  }
}
