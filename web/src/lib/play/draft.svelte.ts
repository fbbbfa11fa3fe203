// Saves drafts to the server: after a pause (debounced) and before the page is hidden, so that a reload, another
// device and the deadline find them. A text is also stored on this device at every keystroke.
import { untrack } from "svelte";
import type { AnyAction } from "../../gen/actions";
import type { Link } from "../link.svelte";
import { forget, keep, kept, recall } from "../storage";
import { granted } from "../attempt.svelte";
import { Refusal } from "../wire";

/** Debounce in milliseconds. `longest` limits it: a player who never pauses is saved before the deadline too. */
const PACE = { rest: 400, longest: 2000 };
/** Temporary refusals: the draft is sent again. */
const FOR_NOW = new Set(["not-saved", "our-fault", "slow-down", "table-busy", "table-paused"]);

/** Number of characters as the server counts them: trimmed, with repeated spaces collapsed. */
export const signs = (text: string): number => [...text.normalize("NFC").trim().replace(/\s+/g, " ")].length;

/** Storage key of one person's drafts for a round or question. Deletes the drafts of other rounds of the table. */
export function drawer(code: string, match: string, round: number, person: number): string {
  const table = `draft:${code}:`;
  const now = `${table}${match}:${round}:`;
  for (const old of kept(table)) if (!old.startsWith(now)) forget(old);
  return `${now}${person}`;
}

/**
 * Saves the newest draft only. While one is being sent, the next waits for the
 * answer, unless the page is being hidden.
 */
export class Saving {
  /** Key of the newest draft that the server has or is being sent; null: unknown. */
  told: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the first change the server does not have. */
  #since: number | null = null;
  #flying = 0;
  #held = false;

  /** Call during component initialisation. */
  constructor(
    private readonly link: Link,
    private readonly person: number,
    /** Key of the current value; equal values have the same key. */
    private readonly key: () => string,
    /** The action that saves it; null: not allowed now. */
    private readonly act: () => AnyAction | null,
    private readonly refused: (refusal: Refusal) => void = () => undefined,
    /**
     * The server has the current value. Told with the person: the screen may be
     * gone or show another person by then.
     */
    private readonly saved: (person: number) => void = () => undefined,
  ) {
    this.told = untrack(key);
    // After a reconnection, sends what changed meanwhile.
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
        leaves(); // this screen is closing
        this.hold(); // the next screen may belong to another person
      };
    });
  }

  /** A draft is being sent. */
  get busy(): boolean {
    return this.#flying > 0;
  }

  get held(): boolean {
    return this.#held;
  }

  /** After a change: saves after the debounce. */
  soon(rest = PACE.rest): void {
    const now = performance.now();
    this.#since ??= now;
    clearTimeout(this.#timer);
    const left = this.#since + PACE.longest - now;
    this.#timer = setTimeout(() => this.save(), Math.max(0, Math.min(rest, left)));
  }

  /** Saves now if the server has an older value. Offline it waits; the device keeps the value. */
  save(): void {
    if (!this.busy && this.link.state === "open") this.#post();
  }

  /** Stops saving: no draft may be sent after the submission. */
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
        this.refused(answer); // the phase may be over; the next change is sent again
      })
      .finally(() => {
        this.#flying -= 1;
        // A value submitted meanwhile must not become a draft again.
        if (!this.#held && this.key() !== this.told) this.soon(this.told === null ? PACE.longest : PACE.rest);
      });
  }
}

/** A typed text. */
export class Draft {
  text = $state("");
  readonly #saving: Saving;

  /** Call during component initialisation. */
  constructor(
    private readonly slot: string,
    link: Link,
    person: number,
    most: number,
    /** The action that saves the text. */
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

  /** On every keystroke. */
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

  /** The submission was refused: it is a draft again, and the server does not have it. */
  release(): void {
    this.#saving.release();
    this.#saving.told = null;
    this.#saving.save();
  }
}
