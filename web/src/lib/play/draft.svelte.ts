// What somebody is typing: kept on this device at every stroke, and on the server when the typing pauses,
// so that a reload, another device and the deadline all find it.
import type { Link } from "../link.svelte";
import { forget, keep, kept, recall } from "../storage";
import { Refusal } from "../wire";

/** In milliseconds. Whoever types without a pause is saved too: the deadline does not wait for one. */
const CALM = { pause: 1500, longest: 4000 };

/** Characters as the server counts them: spaces at the edges and doubled ones are not written. */
export const signs = (text: string): number => [...text.normalize("NFC").trim().replace(/\s+/g, " ")].length;

/** The drawer of one player's drafts of a round, or of a question. Those of others of this table are thrown away. */
export function drawer(code: string, match: string, round: number, person: number): string {
  const table = `draft:${code}:`;
  const now = `${table}${match}:${round}:`;
  for (const old of kept(table)) if (!old.startsWith(now)) forget(old);
  return `${now}${person}`;
}

export class Draft {
  text = $state("");
  /** What the server has; null: who knows. */
  #saved: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first stroke was made that the server has not heard of. */
  #since: number | null = null;
  #flying = false;
  #held = false;

  constructor(
    private readonly slot: string,
    private readonly link: Link,
    private readonly person: number,
    private readonly most: number,
    /** The act that tells the server of it. */
    private readonly told: (text: string) => { act: string },
    onServer: string,
    handedIn: boolean,
    /** How soon the server hears of it: sooner where time is short. */
    private readonly pace = CALM,
  ) {
    this.#saved = onServer;
    this.text = handedIn && onServer ? onServer : recall(slot, "") || onServer;
  }

  /** Every stroke. */
  typed(): void {
    this.#held = false;
    keep(this.slot, this.text);
    this.#saveSoon();
  }

  #saveSoon(): void {
    const now = performance.now();
    this.#since ??= now;
    clearTimeout(this.#timer);
    const { pause, longest } = this.pace;
    this.#timer = setTimeout(() => this.save(), Math.max(0, Math.min(pause, this.#since + longest - now)));
  }

  /** No draft must overtake what is being handed in. */
  hold(): void {
    this.#held = true;
    clearTimeout(this.#timer);
    this.#saved = this.text;
    keep(this.slot, this.text);
  }

  /** It was not accepted: it is a draft again, and the server has it not. */
  release(): void {
    this.#held = false;
    this.#saved = null;
    this.save();
  }

  /** To the server, if it has something older. While the line is lost it waits, for the device has it;
   * not so the `last` time, when nobody looks at it any more: then the line takes it along. */
  save(last = false): void {
    clearTimeout(this.#timer);
    if (this.#held || this.#flying || this.text === this.#saved || signs(this.text) > this.most) return;
    if (!last && this.link.state !== "open") return;
    const text = this.text;
    this.#flying = true;
    this.#since = null;
    this.link
      .do(this.told(text), this.person)
      .catch((fault: unknown) => {
        if (!(fault instanceof Refusal)) throw fault; // the phase may be over; the next stroke tries again
      })
      .finally(() => {
        this.#flying = false;
        // What was handed in meanwhile must not become a draft again.
        if (this.#held) return;
        this.#saved = text;
        if (this.text !== text) this.#saveSoon();
      });
  }
}
