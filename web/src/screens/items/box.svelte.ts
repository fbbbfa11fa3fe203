// State of the own-items screen: the box, the draft, and refusals.
import type { OwnTexts } from "../../games/contract";
import type { ItemField } from "../../gen/wire";
import { house } from "../../lib/house.svelte";
import { uiText } from "../../lib/i18n.svelte";
import type { Room } from "../../lib/room.svelte";
import { play } from "../../lib/sounds";
import { keep, recall } from "../../lib/storage";
import { toast } from "../../lib/toasts.svelte";
import { granted } from "../../lib/attempt.svelte";
import { Refusal } from "../../lib/wire";

interface Place {
  pack: string;
  at: number;
  check: string;
}
/** An item from the server: its place, and the values of the form's fields, possibly more. */
export interface OwnItem extends Place {
  [key: string]: unknown;
}
/** An unfinished item or list. Stored on the device, so that it survives closing the page. */
export interface Draft {
  said: Record<string, string>;
  editing: Place | null;
  several: boolean;
  pasted: string;
  packName: string;
  file: string;
}

const BLANK: Draft = { said: {}, editing: null, several: false, pasted: "", packName: "", file: "" };
const MOST_BYTES = 60_000; // out of the 64 KiB limit of a frame

export class ItemBox {
  items = $state.raw<OwnItem[] | null>(null);
  draft = $state<Draft>({ ...BLANK });
  /** Why the box is closed (it may hold the answer of a running match); "" while it is open. */
  shut = $state("");
  busy = $state(false);
  /** The refused field and the sentence; the field is "" where none is to blame. */
  refused = $state.raw<{ field: string; say: string; news?: boolean } | null>(null);
  #slot: string;

  constructor(
    readonly room: Room,
    readonly game: string,
    /** The game's words for them. */
    readonly texts: () => OwnTexts,
    /** The person of this device who writes. */
    readonly writer: number | undefined,
  ) {
    this.#slot = `items:${room.code}:${game}:${writer ?? ""}`;
    this.draft = { ...BLANK, ...recall<Partial<Draft>>(this.#slot, {}) };
  }

  /** Called in an effect: stores the draft on the device. */
  remember(): void {
    keep(this.#slot, { ...this.draft });
  }

  /** The fields of an item, name first; none until the server has answered. */
  get fields(): ItemField[] {
    return house.offer(this.game)?.own ?? [];
  }

  /** Items are readable only by their authors. */
  get secret(): boolean {
    return house.offer(this.game)?.own_secret ?? false;
  }

  /** How many each person may write; 0: no limit. */
  get most(): number {
    return house.offer(this.game)?.own_each ?? 0;
  }

  /** How many more the writer may add. */
  get left(): number {
    const mine = (this.items ?? []).filter((item) => item.mine).length;
    return Math.max(0, this.most - mine);
  }

  /** The limit is reached; editing is still possible. */
  get enough(): boolean {
    return this.most > 0 && this.left === 0 && this.draft.editing === null;
  }

  /** Number of items by others, unread. */
  get others(): number {
    return Math.max(0, this.count - (this.items?.length ?? 0));
  }

  /** The draft's value for a field. A choice always has one. */
  value(field: ItemField): string {
    return this.draft.said[field.key] ?? field.choices[0]?.value ?? "";
  }

  nameOf(item: OwnItem): string {
    return this.#said(item, this.fields[0]);
  }

  /** Short summary: the labels of the chosen choices. */
  kindsOf(item: OwnItem): string[] {
    return this.fields
      .filter((field) => field.kind === "choice")
      .map((field) => {
        const said = this.#said(item, field);
        return field.choices.find((choice) => choice.value === said)?.label ?? said;
      });
  }

  /** Values that stay covered before a game: the answer, the definition. */
  coveredOf(item: OwnItem): string[] {
    return this.fields
      .slice(1)
      .filter((field) => field.needed && field.kind !== "choice")
      .map((field) => this.#said(item, field));
  }

  #said(item: OwnItem, field: ItemField | undefined): string {
    const said = field && item[field.key];
    return typeof said === "string" ? said : "";
  }

  /** All required fields are filled. */
  get complete(): boolean {
    return (
      this.fields.length > 0 && this.fields.every((field) => !field.needed || this.value(field).trim() !== "")
    );
  }

  async load(): Promise<void> {
    const answer = await granted(this.room.link.ask({ act: "items", game: this.game }, this.writer));
    if (answer instanceof Refusal) {
      this.shut = answer.say;
      return;
    }
    this.items = (answer as { items: OwnItem[] }).items;
    this.shut = "";
  }

  edit(item: OwnItem): void {
    const { pack, at, check } = item;
    const said = Object.fromEntries(this.fields.map((field) => [field.key, this.#said(item, field)]));
    Object.assign(this.draft, { said, editing: { pack, at, check }, several: false });
    this.refused = null;
  }

  stopEditing(): void {
    Object.assign(this.draft, { said: {}, editing: null });
    this.refused = null;
  }

  /** Resolves to whether the item was stored. */
  async putItem(): Promise<boolean> {
    const { editing } = this.draft;
    const item = Object.fromEntries(this.fields.map((field) => [field.key, this.value(field)]));
    const name = this.fields[0] ? this.value(this.fields[0]) : "";
    const done = await this.#try({ act: "put-item", game: this.game, item, ...(editing ?? {}) });
    if (!done) return false;
    const { mended, slipped } = uiText.t.items;
    toast((editing ? mended : slipped)(name.trim()));
    this.stopEditing();
    await this.load();
    return true;
  }

  async putPack(): Promise<boolean> {
    const { pasted, file } = this.draft;
    if (new TextEncoder().encode(JSON.stringify(pasted)).length > MOST_BYTES) {
      this.refused = { field: "pasted", say: uiText.t.items.tooBig };
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
    toast(uiText.t.items.allSlipped);
    Object.assign(this.draft, { pasted: "", packName: "", file: "" });
    await this.load();
    return true;
  }

  /** The list's name: as typed, or a free default. */
  get packName(): string {
    if (this.draft.packName.trim()) return this.draft.packName.trim();
    const taken = this.packs.map((one) => one.name);
    const base = this.texts().packSample;
    for (let number = 1; ; number += 1) if (!taken.includes(`${base} ${number}`)) return `${base} ${number}`;
  }

  get packs() {
    return this.room.table.packs.filter((pack) => pack.game === this.game);
  }

  /** Number of items, known while the box is closed too. */
  get count(): number {
    return this.packs.reduce((sum, pack) => sum + pack.items, 0);
  }

  /** Reads a file into the draft, for review before sending. */
  async bring(file: File): Promise<void> {
    this.refused = null;
    if (file.size > 2 * MOST_BYTES) {
      this.refused = { field: "pasted", say: uiText.t.items.tooBig };
      return;
    }
    const text = decoded(await file.arrayBuffer());
    if (text === null) this.refused = { field: "pasted", say: uiText.t.items.unreadable };
    else
      Object.assign(this.draft, {
        pasted: text,
        file: file.name,
        packName: file.name.replace(/\.[^.]*$/, "").slice(0, 16),
      });
  }

  async dropItem(item: OwnItem): Promise<void> {
    const { pack, at, check } = item;
    if (await this.#try({ act: "drop-item", game: this.game, pack, at, check })) {
      if (this.draft.editing?.check === check) this.stopEditing();
    }
    await this.load();
  }

  async dropPack(name: string): Promise<void> {
    const as = this.secret ? (this.room.hostSelf ?? this.writer) : this.writer;
    await this.#try({ act: "drop-pack", game: this.game, name }, as);
    await this.load();
  }

  /** A pack as text for a spreadsheet. */
  async packText(name: string): Promise<{ file: string; text: string } | null> {
    const answer = await granted(
      this.room.link.ask({ act: "get-pack", game: this.game, name, as: "csv" }, this.writer),
    );
    if (!(answer instanceof Refusal)) return answer as { file: string; text: string };
    this.#tell(answer);
    return null;
  }

  async #try(command: Parameters<Room["link"]["ask"]>[0], as = this.writer): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = null;
    try {
      const answer = await granted(this.room.link.ask(command, as));
      if (answer instanceof Refusal) this.#tell(answer);
      else play("sent");
      return !(answer instanceof Refusal);
    } finally {
      this.busy = false;
    }
  }

  #tell(fault: Refusal): void {
    // A duplicate is a notice, not an error.
    this.refused = { field: this.#blamed(fault), say: fault.say, news: fault.key === "item-there" };
    // Another person changed this item: what was typed is kept as a new item.
    if (fault.key === "item-changed") {
      this.draft.editing = null;
      void this.load();
    }
  }

  #blamed({ key, params }: Refusal): string {
    if (
      (key === "item-refused" || key === "item-there") &&
      this.fields.some((field) => field.key === params.field)
    )
      return String(params.field);
    return key === "pack-refused" ? "pasted" : key.startsWith("name-") ? "packName" : "";
  }
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or the encoding of French spreadsheets; null for binary data. */
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
      // try the next encoding
    }
  }
  return null;
}
