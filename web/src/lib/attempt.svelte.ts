// Requests to the server: queues quick taps, ignores double taps, keeps the refusal to show.
import type { AnyAction } from "../gen/actions";
import type { Room } from "./room.svelte";
import { play } from "./sounds";
import { Refusal } from "./wire";

/** The result, or the Refusal. Any other error is rethrown. */
export async function granted<T>(work: Promise<T>): Promise<T | Refusal> {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof Refusal) return fault;
    throw fault;
  }
}

export class Attempt {
  /** Number of pending requests. */
  #pending = $state(0);
  /** Refusal of the last request; cleared by the next attempt or success. */
  refusal = $state.raw<Refusal | null>(null);
  #line: Promise<unknown> = Promise.resolve();

  get busy(): boolean {
    return this.#pending > 0;
  }

  get say(): string {
    return this.refusal?.say ?? "";
  }

  /** Resolves to whether it was granted. Does nothing while a request is pending. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.refusal = null;
    this.#pending += 1;
    return this.#ask(work);
  }

  /** Queued behind pending requests. */
  queue(work: () => Promise<unknown>): Promise<boolean> {
    this.#pending += 1;
    const done = this.#line.then(() => this.#ask(work));
    this.#line = done.catch(() => undefined); // a failure does not block the queue
    return done;
  }

  async #ask(work: () => Promise<unknown>): Promise<boolean> {
    try {
      const answer = await granted(work());
      this.refusal = answer instanceof Refusal ? answer : null;
      return this.refusal === null;
    } finally {
      this.#pending -= 1;
    }
  }
}

/** A person's actions in a game. */
export class Doing<Action extends AnyAction> extends Attempt {
  constructor(
    private readonly room: Room,
    private readonly person: () => number | null,
  ) {
    super();
  }

  /** Queued behind pending requests. Resolves to whether all were accepted. */
  async do(...actions: Action[]): Promise<boolean> {
    const person = this.person();
    if (person === null) return false;
    const done = await this.queue(async () => {
      for (const action of actions) await this.room.link.do(action, person);
    });
    if (!done) play("refused");
    return done;
  }

  /** Does nothing while a request is pending: for actions that a second tap would repeat. */
  once(...actions: Action[]): Promise<boolean> {
    if (this.busy) return Promise.resolve(false);
    this.refusal = null;
    return this.do(...actions);
  }
}

/** Data fetched for a page: loading, refused or loaded. */
export class Fetching<T> {
  value = $state.raw<T | null>(null);
  say = $state("");

  constructor(private readonly work: () => Promise<T>) {}

  readonly load = async (): Promise<void> => {
    this.say = "";
    const answer = await granted(this.work());
    if (answer instanceof Refusal) this.say = answer.say;
    else this.value = answer;
  };
}
