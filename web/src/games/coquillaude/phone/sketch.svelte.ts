// The word that somebody is composing: it lies here at once, and on the server a moment later, which says what it is worth.
import { Saving } from "../../../lib/play/draft.svelte";
import type { Room } from "../../../lib/room.svelte";
import type { Grid } from "../parts/grid";
import { plain } from "../../../lib/play/typing";
import { sameAt, type At, type DraftView } from "../view";

interface Composed {
  word: string;
  at: At | null;
  anagrams: readonly string[];
  person: boolean;
}
const NOTHING: Composed = { word: "", at: null, anagrams: [], person: false };
/** As the server cleans a text. */
const clean = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");
const key = (one: Composed): string =>
  JSON.stringify([
    clean(one.word),
    one.at && [one.at.column, one.at.row, one.at.direction],
    one.anagrams.map(plain),
    one.person,
  ]);

export class Sketch {
  #now = $state.raw<Composed>(NOTHING);
  /** The place was chosen by hand: another letter does not move it. */
  byHand = $state(false);
  /** The square that was touched: a word that was pushed back from the edge returns to it when it is turned. */
  aim: At | null = null;
  readonly #saving: Saving;

  /** To be made while a component is. */
  constructor(
    room: Room,
    person: number,
    readonly grid: Grid,
    private readonly draft: () => DraftView | null,
    may: () => boolean,
  ) {
    const saving = new Saving(
      room.link,
      person,
      () => key(this.#now),
      () => (may() ? { act: "draft", ...this.#now } : null),
    );
    this.#saving = saving;
    // What the server has is what lies here, unless a finger was quicker: after a reload, from another device.
    $effect.pre(() => {
      const draft = this.draft();
      const onServer = draft ? composed(draft) : NOTHING;
      if (saving.busy || key(onServer) === saving.told || key(this.#now) !== saving.told) return;
      saving.told = key(onServer);
      this.#now = onServer;
      this.byHand = false; // whoever changes its letters now is shown new places
    });
    // What was done while it could not be told.
    $effect(() => {
      if (may()) saving.soon();
    });
  }

  get word(): string {
    return this.#now.word;
  }
  /** Its letters as tiles. */
  get letters(): string {
    return plain(this.#now.word);
  }
  get at(): At | null {
    return this.#now.at;
  }
  get anagrams(): readonly string[] {
    return this.#now.anagrams;
  }
  get isPerson(): boolean {
    return this.#now.person;
  }
  get all(): Composed {
    return this.#now;
  }

  /** What is to be said of it, once the server has; null while it thinks of something older. */
  get verdict(): DraftView | null {
    const draft = this.draft();
    return draft && key(composed(draft)) === key(this.#now) ? draft : null;
  }

  /** Another word. A place that nobody chose by hand goes with the word it was for. */
  write(word: string): void {
    const at = this.byHand && word ? this.#now.at : null;
    if (!at) this.byHand = false;
    this.#change({ word, at, anagrams: [], person: this.#now.person && word !== "" });
  }
  place(at: At | null, byHand = true, aim: At | null = null): void {
    this.aim = aim;
    this.byHand = byHand && at !== null;
    if (!sameAt(at, this.#now.at)) this.#change({ at });
  }
  /** What the server kept, without its place. */
  lift(draft: DraftView): void {
    this.#saving.told = key(composed(draft));
    this.#change({ ...composed(draft), at: null, anagrams: [] });
  }
  claim(anagrams: readonly string[]): void {
    this.#change({ anagrams });
  }
  vouch(person: boolean): void {
    this.#change({ person });
  }

  /** No draft overtakes what is being locked. */
  hold(): void {
    this.#saving.hold();
  }
  release(): void {
    this.#saving.release();
    this.#saving.soon();
  }

  #change(some: Partial<Composed>): void {
    this.#now = { ...this.#now, ...some };
    this.#saving.soon();
  }
}

const composed = (draft: DraftView): Composed => ({
  word: draft.typed,
  at: draft.at,
  anagrams: draft.anagrams.map((one) => one.word),
  person: draft.claimed,
});
