// What somebody is typing: kept on this device at every stroke, and on the server when the typing pauses,
// so that a reload, another device and the deadline all find it.
import type { Link } from "../../../lib/link.svelte";
import { forget, keep, kept, recall } from "../../../lib/storage";
import { Refusal } from "../../../lib/wire";

const PAUSE = 1500;

/** Characters as the server counts them: spaces at the edges and doubled ones are not written. */
export const signs = (text: string): number => [...text.normalize("NFC").trim().replace(/\s+/g, " ")].length;

/** The drawer of one player's drafts of a round. Those of other rounds of this table are thrown away. */
export function drawer(code: string, match: string, round: number, person: number): string {
  const table = `draft:${code}:`;
  const now = `${table}${match}:${round}:`;
  for (const old of kept(table)) if (!old.startsWith(now)) forget(old);
  return `${now}${person}`;
}

export class Draft {
  text = $state("");
  #saved: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flying = false;
  #held = false;

  constructor(private readonly slot: string, private readonly link: Link, private readonly person: number, private readonly most: number, onServer: string, handedIn: boolean) {
    this.#saved = onServer;
    this.text = handedIn && onServer ? onServer : recall(slot, "") || onServer;
  }

  /** Every stroke. */
  typed(): void {
    this.#held = false;
    keep(this.slot, this.text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.save(), PAUSE);
  }

  /** No draft must overtake what is being handed in. */
  hold(): void {
    this.#held = true;
    clearTimeout(this.#timer);
    this.#saved = this.text;
    keep(this.slot, this.text);
  }

  /** To the server, if it has something older. While the line is lost it waits: the device has it. */
  save(): void {
    clearTimeout(this.#timer);
    if (this.#held || this.#flying || this.text === this.#saved || this.link.state !== "open" || signs(this.text) > this.most) return;
    const text = this.text;
    this.#flying = true;
    this.link.do({ act: "write", text, done: false } as { act: string }, this.person).then(
      () => (this.#saved = text),
      (fault: unknown) => {
        this.#saved = text; // the phase may be over; the next stroke tries again
        if (!(fault instanceof Refusal)) throw fault;
      },
    ).finally(() => {
      this.#flying = false;
      if (this.text !== text) this.typed();
    });
  }
}
