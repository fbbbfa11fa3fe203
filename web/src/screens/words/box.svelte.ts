// The table's box of words as its screen uses it: what is in it, what is being typed, and why something was refused.
import { tongue } from "../../lib/i18n.svelte";
import type { Room } from "../../lib/room.svelte";
import { play } from "../../lib/sounds";
import { keep, recall } from "../../lib/storage";
import { toast } from "../../lib/toasts.svelte";
import { Refusal } from "../../lib/wire";

export type Kind = keyof typeof tongue.t.words.kinds;
/** A word as the server tells it. */
export interface OwnWord {
  pack: string;
  at: number;
  check: string;
  spelling: string;
  class: Kind;
  definition: string;
  note: string;
}
interface Place {
  pack: string;
  at: number;
  check: string;
}
/** A half-typed word or list. It survives closing the page and loading it anew. */
export interface Draft {
  spelling: string;
  class: Kind;
  definition: string;
  note: string;
  editing: Place | null;
  several: boolean;
  pasted: string;
  packName: string;
  file: string;
}

const BLANK: Draft = {
  spelling: "",
  class: "n.m.",
  definition: "",
  note: "",
  editing: null,
  several: false,
  pasted: "",
  packName: "",
  file: "",
};
const MOST_BYTES = 60_000; // of the 64 KiB that a frame may hold

export class WordBox {
  words = $state.raw<OwnWord[] | null>(null);
  draft = $state<Draft>({ ...BLANK });
  busy = $state(false);
  /** What was refused: the field, and the sentence. The field is "" where no single one is to blame. */
  refused = $state.raw<{ field: string; say: string } | null>(null);
  #slot: string;

  constructor(
    readonly room: Room,
    readonly game: string,
  ) {
    this.#slot = `words:${room.code}:${game}`;
    this.draft = { ...BLANK, ...recall<Partial<Draft>>(this.#slot, {}) };
  }

  /** Called in an effect: whatever is typed is kept on the device. */
  remember(): void {
    keep(this.#slot, { ...this.draft });
  }

  async load(): Promise<void> {
    try {
      const answer = (await this.room.link.ask({ act: "words", game: this.game }, this.room.speaker)) as {
        words: OwnWord[];
      };
      this.words = answer.words;
    } catch (fault) {
      this.#tell(fault);
    }
  }

  edit(word: OwnWord): void {
    const { spelling, definition, note, pack, at, check } = word;
    Object.assign(this.draft, {
      spelling,
      class: word.class,
      definition,
      note,
      editing: { pack, at, check },
      several: false,
    });
    this.refused = null;
  }

  stopEditing(): void {
    const { several, pasted, packName, file } = this.draft;
    Object.assign(this.draft, BLANK, { several, pasted, packName, file });
    this.refused = null;
  }

  /** Says whether the word is in the box. */
  async putWord(): Promise<boolean> {
    const { spelling, definition, note, editing } = this.draft;
    const word = { spelling, class: this.draft.class, definition, note };
    const done = await this.#try({ act: "put-word", game: this.game, word, ...(editing ?? {}) });
    if (!done) return false;
    const { mended, slipped } = tongue.t.words;
    toast((editing ? mended : slipped)(spelling.trim()));
    this.stopEditing();
    await this.load();
    return true;
  }

  async putPack(): Promise<boolean> {
    const { pasted, file } = this.draft;
    if (new TextEncoder().encode(JSON.stringify(pasted)).length > MOST_BYTES) {
      this.refused = { field: "pasted", say: tongue.t.words.tooBig };
      return false;
    }
    const done = await this.#try({
      act: "put-pack",
      game: this.game,
      name: this.packName,
      file: file || `${this.packName}.txt`,
      text: pasted,
    });
    if (!done) return false;
    toast(tongue.t.words.allSlipped);
    Object.assign(this.draft, { pasted: "", packName: "", file: "" });
    await this.load();
    return true;
  }

  /** The name the list will have: as typed, or one that is still free. */
  get packName(): string {
    if (this.draft.packName.trim()) return this.draft.packName.trim();
    const taken = this.packs.map((one) => one.name);
    const base = tongue.t.words.packSample;
    for (let number = 1; ; number += 1) if (!taken.includes(`${base} ${number}`)) return `${base} ${number}`;
  }

  get packs() {
    return this.room.table.packs.filter((pack) => pack.game === this.game);
  }

  /** Reads a file into the draft, to be looked at before it is sent. */
  async bring(file: File): Promise<void> {
    this.refused = null;
    if (file.size > 2 * MOST_BYTES) {
      this.refused = { field: "pasted", say: tongue.t.words.tooBig };
      return;
    }
    const text = decoded(await file.arrayBuffer());
    if (text === null) this.refused = { field: "pasted", say: tongue.t.words.unreadable };
    else
      Object.assign(this.draft, {
        pasted: text,
        file: file.name,
        packName: file.name.replace(/\.[^.]*$/, "").slice(0, 16),
      });
  }

  async dropWord(word: OwnWord): Promise<void> {
    const { pack, at, check } = word;
    if (await this.#try({ act: "drop-word", game: this.game, pack, at, check })) {
      if (this.draft.editing?.check === check) this.stopEditing();
    }
    await this.load();
  }

  async dropPack(name: string): Promise<void> {
    await this.#try({ act: "drop-pack", game: this.game, name });
    await this.load();
  }

  /** The text of a pack, for a spreadsheet. */
  async packText(name: string): Promise<{ file: string; text: string } | null> {
    try {
      return (await this.room.link.ask(
        { act: "get-pack", game: this.game, name, as: "csv" },
        this.room.speaker,
      )) as { file: string; text: string };
    } catch (fault) {
      this.#tell(fault);
      return null;
    }
  }

  async #try(command: Parameters<Room["link"]["ask"]>[0]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = null;
    try {
      await this.room.link.ask(command, this.room.speaker);
      play("sent");
      return true;
    } catch (fault) {
      this.#tell(fault);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #tell(fault: unknown): void {
    if (!(fault instanceof Refusal)) throw fault;
    const field =
      fault.key === "word-refused"
        ? String(fault.params.field)
        : fault.key === "pack-refused"
          ? "pasted"
          : fault.key.startsWith("name-")
            ? "packName"
            : "";
    this.refused = { field, say: fault.say };
    // Somebody else changed this word: keep what was typed, as a word of its own.
    if (fault.key === "word-changed") {
      this.draft.editing = null;
      void this.load();
    }
  }
}

/** UTF-8, UTF-16 where it says so, or what French spreadsheets write; null for what is no text. */
function decoded(bytes: ArrayBuffer): string | null {
  const start = new Uint8Array(bytes.slice(0, 2));
  const marked =
    start[0] === 0xff && start[1] === 0xfe
      ? "utf-16le"
      : start[0] === 0xfe && start[1] === 0xff
        ? "utf-16be"
        : null;
  for (const encoding of marked ? [marked] : ["utf-8", "windows-1252"]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes("\0") ? null : text;
    } catch {
      // the next one, then
    }
  }
  return null;
}
