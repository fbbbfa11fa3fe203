// Something asked of the server: quick fingers are not lost, a second tap does not do it twice, and a refusal is told.
import type { AnyAction } from "../gen/actions";
import type { Room } from "./room.svelte";
import { play } from "./sounds";
import { Refusal } from "./wire";

/** What was granted, or why not. Any other fault goes on. */
export async function granted<T>(work: Promise<T>): Promise<T | Refusal> {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof Refusal) return fault;
    throw fault;
  }
}

export class Attempt {
  /** How many things are on their way. */
  #pending = $state(0);
  /** Of the last one, until another is tried or accepted. */
  refusal = $state.raw<Refusal | null>(null);
  #line: Promise<unknown> = Promise.resolve();

  get busy(): boolean {
    return this.#pending > 0;
  }

  get say(): string {
    return this.refusal?.say ?? "";
  }

  /** Says whether it was granted. A second tap meanwhile does nothing. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.refusal = null;
    this.#pending += 1;
    return this.#ask(work);
  }

  /** Behind what is on its way already, one after the other. */
  queue(work: () => Promise<unknown>): Promise<boolean> {
    this.#pending += 1;
    const done = this.#line.then(() => this.#ask(work));
    this.#line = done.catch(() => undefined); // what broke one does not hold up the next
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

/** What somebody does in a game. */
export class Doing<Action extends AnyAction> extends Attempt {
  constructor(
    private readonly room: Room,
    private readonly person: () => number | null,
  ) {
    super();
  }

  /** Behind what is on its way already. Says whether all were accepted. */
  async do(...actions: Action[]): Promise<boolean> {
    const person = this.person();
    if (person === null) return false;
    const done = await this.queue(async () => {
      for (const action of actions) await this.room.link.do(action, person);
    });
    if (!done) play("refused");
    return done;
  }

  /** Nothing while something is on its way: for what a second tap would do twice. */
  once(...actions: Action[]): Promise<boolean> {
    if (this.busy) return Promise.resolve(false);
    this.refusal = null;
    return this.do(...actions);
  }
}

/** Something that is fetched for a page: it may be on its way, refused, or here. */
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
