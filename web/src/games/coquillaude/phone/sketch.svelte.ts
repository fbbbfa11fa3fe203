// The word being composed, as an optimistic value: it changes here at once and is saved as a draft; the server then
// returns its verdict.
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
  /** Those of the anagrams that are said to name somebody famous. */
  persons: readonly string[];
}
const NOTHING: Composed = { word: "", at: null, anagrams: [], person: false, persons: [] };
/** Cleans a text in the same way as the server. */
const clean = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ");
const key = (one: Composed): string =>
  JSON.stringify([
    clean(one.word),
    one.at && [one.at.column, one.at.row, one.at.direction],
    one.anagrams.map(plain),
    one.person,
    one.persons.map(plain),
  ]);

export class Sketch {
  #now = $state.raw<Composed>(NOTHING);
  /** The player chose the place by hand, so adding letters does not move the word. */
  byHand = $state(false);
  /** The tapped square. A word pushed back from the edge returns to it when its direction changes. */
  aim: At | null = null;
  readonly #saving: Saving;

  /** Must be called during component initialisation. */
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
    // Takes over the server's draft (after a reload, or from another device), unless there are local changes not yet
    // saved.
    $effect.pre(() => {
      const draft = this.draft();
      const onServer = draft ? composed(draft) : NOTHING;
      if (saving.busy || key(onServer) === saving.told || key(this.#now) !== saving.told) return;
      saving.told = key(onServer);
      this.#now = onServer;
      this.byHand = false; // a later change of the letters shows new places
    });
    // Saves changes made while drafts were not allowed.
    $effect(() => {
      if (may()) saving.soon();
    });
  }

  get word(): string {
    return this.#now.word;
  }
  /** The word in plain capitals, one per tile. */
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
  get persons(): readonly string[] {
    return this.#now.persons;
  }
  get all(): Composed {
    return this.#now;
  }

  /** The server's verdict on the current word; null while it is about an older version. */
  get verdict(): DraftView | null {
    const draft = this.draft();
    return draft && key(composed(draft)) === key(this.#now) ? draft : null;
  }

  /** Changes the word. A place not chosen by hand is dropped. */
  write(word: string): void {
    const at = this.byHand && word ? this.#now.at : null;
    if (!at) this.byHand = false;
    this.#change({ word, at, anagrams: [], persons: [], person: this.#now.person && word !== "" });
  }
  place(at: At | null, byHand = true, aim: At | null = null): void {
    this.aim = aim;
    this.byHand = byHand && at !== null;
    if (!sameAt(at, this.#now.at)) this.#change({ at });
  }
  /** Takes over the server's word and drops its place and anagrams. */
  lift(draft: DraftView): void {
    this.#saving.told = key(composed(draft));
    this.#change({ ...composed(draft), at: null, anagrams: [], persons: [] });
  }
  claim(anagrams: readonly string[]): void {
    this.#change({ anagrams, persons: anagrams.filter((one) => this.#now.persons.includes(one)) });
  }
  /** Says of one of the anagrams that it names somebody famous, or takes that back. */
  vouchFor(anagram: string, person: boolean): void {
    const { anagrams, persons } = this.#now;
    this.#change({ persons: anagrams.filter((one) => (one === anagram ? person : persons.includes(one))) });
  }
  vouch(person: boolean): void {
    this.#change({ person });
  }

  /** Stops saving drafts, so that none overtakes the lock request. */
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
  persons: draft.anagrams.filter((one) => one.claimed).map((one) => one.word),
});
