// What somebody is still at: on the server when his fingers rest and before the page is hidden, so that a reload,
// another device and the deadline all find it. A text is kept on this device too, at every stroke.
import { untrack } from "svelte";
import type { AnyAction } from "../../gen/actions";
import type { Link } from "../link.svelte";
import { forget, keep, kept, recall } from "../storage";
import { granted } from "../attempt.svelte";
import { Refusal } from "../wire";

/** In milliseconds. Whoever never rests is heard of too: the deadline does not wait for a pause. */
const PACE = { rest: 400, longest: 2000 };
/** Refusals that pass: the server has not got it, and is told again. */
const FOR_NOW = new Set(["not-saved", "our-fault", "slow-down", "table-busy", "table-paused"]);

/** Characters as the server counts them: spaces at the edges and doubled ones are not written. */
export const signs = (text: string): number => [...text.normalize("NFC").trim().replace(/\s+/g, " ")].length;

/** The drawer of one player's drafts of a round, or of a question. Those of others of this table are thrown away. */
export function drawer(code: string, match: string, round: number, person: number): string {
  const table = `draft:${code}:`;
  const now = `${table}${match}:${round}:`;
  for (const old of kept(table)) if (!old.startsWith(now)) forget(old);
  return `${now}${person}`;
}

/** Tells the server what somebody is at. Only the newest counts: while one is on its way the next waits for its answer,
 * unless the page is about to be hidden. */
export class Saving {
  /** The newest that the server has, or that is on its way there; null: who knows. */
  told: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first thing was done that the server has not heard of. */
  #since: number | null = null;
  #flying = 0;
  #held = false;

  /** To be made while a component is. */
  constructor(
    private readonly link: Link,
    private readonly person: number,
    /** As it is now: two that are alike have the same key. */
    private readonly key: () => string,
    /** The act that tells the server of it; null: not now. */
    private readonly act: () => AnyAction | null,
    private readonly refused: (refusal: Refusal) => void = () => undefined,
    /** The server has it as it is now. The screen may be gone, or somebody else's: hence the person. */
    private readonly saved: (person: number) => void = () => undefined,
  ) {
    this.told = untrack(key);
    // A line that comes back brings what was done meanwhile.
    $effect(() => {
      if (this.link.state === "open") untrack(() => this.save());
    });
    $effect(() => {
      const leaves = (): void => untrack(() => this.#post());
      const hides = (): void => void (document.visibilityState === "hidden" && leaves());
      document.addEventListener("visibilitychange", hides);
      addEventListener("pagehide", leaves);
      return () => {
        document.removeEventListener("visibilitychange", hides);
        removeEventListener("pagehide", leaves);
        leaves(); // nobody looks at it any more
        this.hold(); // what is on the screen next is another's
      };
    });
  }

  /** Something is on its way. */
  get busy(): boolean {
    return this.#flying > 0;
  }

  get held(): boolean {
    return this.#held;
  }

  /** Something was done: it is told when the fingers rest. */
  soon(rest = PACE.rest): void {
    const now = performance.now();
    this.#since ??= now;
    clearTimeout(this.#timer);
    const left = this.#since + PACE.longest - now;
    this.#timer = setTimeout(() => this.save(), Math.max(0, Math.min(rest, left)));
  }

  /** Now, if the server has something older. While the line is lost it waits, for the device has it. */
  save(): void {
    if (!this.busy && this.link.state === "open") this.#post();
  }

  /** No draft overtakes what is being handed in. */
  hold(): void {
    this.#held = true;
    clearTimeout(this.#timer);
  }

  release(): void {
    this.#held = false;
  }

  #post(): void {
    clearTimeout(this.#timer);
    const key = this.key();
    const act = this.#held || key === this.told ? null : this.act();
    if (act === null) return;
    this.told = key;
    this.#since = null;
    this.#flying += 1;
    void granted(this.link.do(act, this.person))
      .then((answer) => {
        if (!(answer instanceof Refusal)) {
          if (this.told === key) this.saved(this.person);
          return;
        }
        if (this.told === key && FOR_NOW.has(answer.key)) this.told = null;
        this.refused(answer); // the moment may be over; what is done next is told again
      })
      .finally(() => {
        this.#flying -= 1;
        // What was handed in meanwhile must not become a draft again.
        if (!this.#held && this.key() !== this.told) this.soon(this.told === null ? PACE.longest : PACE.rest);
      });
  }
}

/** A text that is typed. */
export class Draft {
  text = $state("");
  readonly #saving: Saving;

  /** To be made while a component is. */
  constructor(
    private readonly slot: string,
    link: Link,
    person: number,
    most: number,
    /** The act that tells the server of it. */
    told: (text: string) => AnyAction,
    onServer: string,
    handedIn: boolean,
    may: () => boolean = () => true,
  ) {
    this.text = handedIn && onServer ? onServer : recall(slot, "") || onServer;
    this.#saving = new Saving(
      link,
      person,
      () => this.text,
      () => (may() && signs(this.text) <= most ? told(this.text) : null),
    );
    this.#saving.told = onServer;
  }

  /** Every stroke. */
  typed(): void {
    this.#saving.release();
    keep(this.slot, this.text);
    this.#saving.soon();
  }

  save(): void {
    this.#saving.save();
  }

  hold(): void {
    this.#saving.hold();
    this.#saving.told = this.text;
    keep(this.slot, this.text);
  }

  /** It was not accepted: it is a draft again, and the server has it not. */
  release(): void {
    this.#saving.release();
    this.#saving.told = null;
    this.#saving.save();
  }
}
