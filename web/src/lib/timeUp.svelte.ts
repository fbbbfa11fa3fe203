// Choices picked or typed but not confirmed. When time is up, the player is told what became
// of theirs, on next looking at the screen.

/** The messages for both outcomes. */
export interface OpenChoice {
  /** The server has the choice, and it counts although unconfirmed. */
  counts: boolean;
  counted: string;
  lost: string;
}

export class TimeUp {
  /** Outcome messages by person. */
  news = $state.raw<Readonly<Record<number, string>>>({});
  readonly #open = new Map<number, OpenChoice>();

  /** Records the open choice on a person's screen; null: none, or confirmed. */
  note(person: number, what: OpenChoice | null): void {
    if (what === null) this.#open.delete(person);
    else this.#open.set(person, what);
  }

  /** The server has saved a person's open choice, even if its screen is gone. */
  saved(person: number): void {
    const open = this.#open.get(person);
    if (open) this.#open.set(person, { ...open, counts: true });
  }

  /**
   * The phase is over; its messages replace those of the phase before. `missed`:
   * messages for people who had begun nothing.
   */
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
