// Typing a word on a keyboard, anywhere on the page; the server picks the cheapest cards for it.
import type { Action } from "../view";
import type { Doing } from "../../../lib/attempt.svelte";
import { plain, typesElsewhere } from "../../../lib/play/typing";

const SETTLED = 200; // milliseconds from an answer until its view has arrived

interface Hands {
  may: () => boolean;
  word: () => string;
  propose: () => void;
  column: (n: number) => void;
}

export class Typing {
  /** The typed text for which cards are missing, else "". */
  missing = $state("");
  #text: string | null = null;
  #sent: string | null = null;
  #sending = false;

  constructor(
    private readonly doing: Doing<Action>,
    private readonly hands: Hands,
  ) {}

  /** Forgets the typed text after the cards were changed by hand. */
  forget(): void {
    this.#text = null;
    this.missing = "";
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || typesElsewhere(event.target))
      return;
    if (/^[1-7]$/.test(event.key)) this.hands.column(Number(event.key) - 1);
    else if (!this.hands.may()) return;
    else if (/^\p{L}$/u.test(event.key)) this.#write(this.#now + event.key);
    else if (event.key === "Backspace" && this.#now) this.#write(this.#now.slice(0, -1));
    else if (event.key === "Escape" && this.#now) this.#write("");
    else if (event.key === "Enter" && (this.#text !== null || !(event.target instanceof HTMLButtonElement))) {
      this.#text = null;
      this.hands.propose();
    } else return;
    event.preventDefault();
  }

  get #now(): string {
    return this.#text ?? this.hands.word().replaceAll("?", "");
  }

  #write(text: string): void {
    this.#text = plain(text);
    this.missing = "";
    if (!this.#sending) void this.#send();
  }

  /** Sends the latest text; letters typed during a request go together in the next one. */
  async #send(): Promise<void> {
    this.#sending = true;
    while (this.#text !== null && this.#text !== this.#sent) {
      const text = (this.#sent = this.#text);
      if (!(await this.doing.do(text ? { act: "spell", text } : { act: "clear" }))) break;
    }
    this.#sending = false;
    this.#sent = null;
    const text = this.#text;
    setTimeout(() => {
      if (this.#sending || text === null || this.#text !== text) return;
      // The text is kept: the next letter may free the missing card.
      if (this.hands.word().length < text.length) this.missing = text;
    }, SETTLED);
  }
}
